//! The places of an event: of players, of teams, of both, each with its reason.

use core::ops::RangeInclusive;
use std::collections::BTreeMap;

use rulebook::law::event::{TeamTiebreak, Tiebreak};

use crate::entry::Group;
use crate::regulation::System;
use crate::round::{Competitor, Outcome, with_play_off};
use crate::standing::{
    Encounter, Ended, ExtraMatch, Final, Meeting, Place, Rules, Settled, TeamRules, TeamTable, extra_match,
    finals, joint, play_extra_match, settle, standings, team_standings,
};
use crate::{Competition, Exact, No, TeamId};

impl Competition {
    /// The table with the games of those who left settled as the edition says.
    #[must_use]
    pub fn settled(&self) -> Settled {
        let players = self.stage().len() as u16;
        let games = match self.system() {
            System::RoundRobin { cycles, .. } => players.saturating_sub(1) * u16::from(*cycles),
            system => system.rounds(players).unwrap_or(0),
        };
        settle(self.table(), &self.law.withdrawal, self.system().format(), games)
    }

    /// By what places of the stage that is being played are found; those of a play-off by its points alone.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::of(&self.regulation, self.system());
        if self.play_off().is_some() {
            rules.tiebreaks.clear();
            return rules;
        }
        rules.play_offs.clone_from(&self.rounds.play_offs);
        if rules.play_offs.is_empty() { rules } else { with_play_off(rules) }
    }

    /// The places of the stage that is being played, as they stand now, the first first.
    #[must_use]
    pub fn standings(&self) -> Vec<Place> {
        let settled = self.settled();
        let mut rules = self.rules();
        rules.out = settled.out().collect();
        self.by_bracket(standings(&settled.places, &rules), Tiebreak::PlayOff)
    }

    /// One table for each group of a joint event: everybody is paired together, coefficients come from all games, and
    /// places are among the group. None, if the event has fewer than two groups or is one of teams.
    #[must_use]
    pub fn group_standings(&self) -> Vec<(Group, Vec<Place>)> {
        let groups = &self.regulation.entries.groups;
        let persons = self.stage().numbers().all(|(_, who)| matches!(who, Competitor::Person(_)));
        if groups.len() < 2 || !persons || self.play_off().is_some() {
            return Vec::new();
        }
        let settled = self.settled();
        let rules = Rules { out: settled.out().collect(), ..self.rules() };
        let members = |group: Group| {
            let is_in = |who| matches!(who, Competitor::Person(id) if self.age_group(id) == Some(group));
            self.stage().numbers().filter(|(_, who)| is_in(*who)).map(|(no, _)| no).collect::<Vec<_>>()
        };
        let groups = groups.iter().map(|group| (*group, members(*group)));
        if !self.system().has_bracket() {
            return joint(&settled.places, &rules, groups);
        }
        let all = self.standings();
        groups.map(|(group, members)| (group, among(&all, &members))).collect()
    }

    /// The places of teams that play matches.
    #[must_use]
    pub fn team_standings(&self) -> Option<Vec<Place<TeamTiebreak>>> {
        let (table, rules) = (self.team_table()?, self.team_rules()?);
        let places = team_standings(&table, &rules);
        let offer = extra_match(&table, &places, &rules).filter(|_| !self.system().has_bracket());
        Some(match (offer, self.rounds.decider) {
            (Some(offer), Some(played))
                if (offer.leader, offer.challenger) == (played.leader, played.challenger) =>
            {
                let [leader, challenger] = played.points.map(Exact::from);
                play_extra_match(places, offer, Meeting { leader, challenger })
            }
            _ => self.by_bracket(places, TeamTiebreak::PlayOff),
        })
    }

    /// By what places of teams are found in the stage that is being played.
    #[must_use]
    pub fn team_rules(&self) -> Option<TeamRules> {
        let mut rules = TeamRules::of(&self.regulation, self.system())?;
        if self.play_off().is_some() {
            rules.tiebreaks.clear();
        } else {
            rules.play_offs.clone_from(&self.rounds.play_offs);
        }
        Some(rules)
    }

    /// The team that may play for the first place, having won everything and being only second.
    #[must_use]
    pub fn extra_match_due(&self) -> Option<ExtraMatch> {
        let played = self.is_over() && !self.system().has_bracket();
        let open = played && self.play_off().is_none() && self.rounds.decider.is_none();
        let (table, rules) = (self.team_table().filter(|_| open)?, self.team_rules()?);
        extra_match(&table, &team_standings(&table, &rules), &rules)
    }

    /// The matches of teams as a table; nothing if players play for themselves.
    #[must_use]
    pub fn team_table(&self) -> Option<TeamTable> {
        let stage = self.stage();
        let names: Vec<String> = stage.numbers().map(|(_, who)| self.name_of(who)).collect();
        let is_team = |(_, who): (No, Competitor)| matches!(who, Competitor::Team(_));
        if stage.is_empty() || !stage.numbers().all(is_team) {
            return None;
        }
        let mut table = TeamTable::new(self.regulation.scale, names);
        let boards = usize::from(self.regulation.teams.boards);
        for round in stage.rounds() {
            for board in &round.boards {
                let Some(Competitor::Team(white)) = stage.competitor(board.white) else { continue };
                let Some(played) = self.team_match(round.round, white) else { continue };
                if !(self.teams.counts(played.white) && self.teams.counts(played.black)) {
                    continue;
                }
                let marks: Vec<_> = (1..=played.seats.len() as u8)
                    .filter_map(|at| played.marks(at))
                    .map(|[one, other]| (one, other))
                    .collect();
                if marks.len() == played.seats.len() {
                    table.add_match(board.white, board.black, &marks);
                }
            }
            if let Some(no) = round.bye {
                table.add(no, Encounter::bye(boards));
            }
        }
        Some(table)
    }

    /// The tables the event ends with, by its character.
    #[must_use]
    pub fn finals(&self) -> Vec<Final> {
        let settled = self.settled();
        let mut rules = self.rules();
        rules.out = settled.out().collect();
        let (teams, team_rules) = (self.team_table(), TeamRules::of(&self.regulation, self.system()));
        let mut members: BTreeMap<TeamId, Vec<No>> = BTreeMap::new();
        for (no, who) in self.stage().numbers() {
            if let Competitor::Person(person) = who {
                if let Some(team) = self.teams.of(person) {
                    members.entry(team).or_default().push(no);
                }
            }
        }
        let members: Vec<(TeamId, Vec<No>)> = members.into_iter().collect();
        let ended = Ended {
            persons: teams.is_none().then_some((&*settled.places, &rules)),
            teams: teams.as_ref().zip(team_rules.as_ref()),
            members: &members,
            counting: &self.regulation.standing.counting,
        };
        let mut tables = Vec::new();
        for table in finals(self.regulation.organisation.character(), ended) {
            match table {
                // The tables of the groups follow the joint one.
                Final::Persons(_) => {
                    tables.push(Final::Persons(self.standings()));
                    let groups = self.group_standings().into_iter();
                    tables.extend(groups.map(|(group, places)| Final::Group(group, places)));
                }
                Final::Teams(places) => tables.push(Final::Teams(self.team_standings().unwrap_or(places))),
                other => tables.push(other),
            }
        }
        tables
    }

    /// The first place each may have, the best first; those who share places have the same.
    #[must_use]
    pub fn places(&self) -> Vec<(No, u16)> {
        match self.team_standings() {
            Some(teams) => teams.iter().map(|place| (place.no, place.first as u16)).collect(),
            None => self.standings().iter().map(|place| (place.no, place.first as u16)).collect(),
        }
    }

    /// Places as the bracket has them, those that were shared and then played for in order.
    fn by_bracket<T: Copy>(&self, mut places: Vec<Place<T>>, play_off: T) -> Vec<Place<T>> {
        let known = match self.system() {
            System::Knockout { losers, .. } => self.bracket_so_far(*losers).places(),
            System::Lives { points } => self.lives(*points).places(),
            _ => return places,
        };
        places = by_rank(&known, places);
        for played in &self.rounds.play_offs {
            for tied in places.chunk_by_mut(|one, other| one.first == other.first) {
                played.part(tied, play_off, self.law.standing.play_off.by);
            }
        }
        places
    }

    /// Puts down the results of team matches whose boards are all known.
    pub(crate) fn refresh_matches(&mut self) {
        let scale = self.regulation.scale;
        let stage = self.stage();
        let mut known: Vec<(u16, No, Option<Outcome>)> = Vec::new();
        for round in stage.rounds() {
            for board in &round.boards {
                let Some(Competitor::Team(white)) = stage.competitor(board.white) else { return };
                let outcome = self.team_match(round.round, white).and_then(|played| played.outcome(scale));
                known.push((round.round, board.white, outcome));
            }
        }
        for (round, white, outcome) in known {
            self.rounds.stage.set_outcome(round, white, outcome);
        }
    }
}

/// The places of some, counted among themselves.
fn among(all: &[Place], some: &[No]) -> Vec<Place> {
    let mut places: Vec<Place> = all.iter().filter(|place| some.contains(&place.no)).cloned().collect();
    let firsts: Vec<u32> = places.iter().map(|place| place.first).collect();
    for place in &mut places {
        let own = place.first;
        let above = firsts.iter().filter(|first| **first < own).count() as u32;
        let level = firsts.iter().filter(|first| **first == own).count() as u32;
        (place.first, place.last, place.above_next) = (above + 1, above + level, None);
    }
    places
}

/// Places that follow from a system, and before them those who still play for theirs.
fn by_rank<T>(known: &[(No, RangeInclusive<u16>)], places: Vec<Place<T>>) -> Vec<Place<T>> {
    let known: BTreeMap<No, (u32, u32)> =
        known.iter().map(|(no, range)| (*no, (u32::from(*range.start()), u32::from(*range.end())))).collect();
    let playing = places.iter().filter(|place| !known.contains_key(&place.no)).count() as u32;
    let mut ranked: Vec<Place<T>> = places
        .into_iter()
        .map(|mut place| {
            (place.first, place.last) = known.get(&place.no).copied().unwrap_or((1, playing.max(1)));
            place.above_next = None;
            place
        })
        .collect();
    ranked.sort_by_key(|place| (place.first, place.last, core::cmp::Reverse(place.points), place.no));
    ranked
}
