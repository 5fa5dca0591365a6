//! The places of an event: of players, of teams, of both, each with its reason.

use std::collections::BTreeMap;

use rulebook::law::event::TeamTiebreak;

use crate::regulation::System;
use crate::round::{Competitor, Outcome};
use crate::standing::{
    Encounter, Ended, Final, Place, Rules, Settled, TeamRules, TeamTable, finals, settle, standings,
    team_standings,
};
use crate::{Competition, No, TeamId};

impl Competition {
    /// The table with the games of those who left settled as the edition says.
    #[must_use]
    pub fn settled(&self) -> Settled {
        let players = self.stage().len() as u16;
        let games = match self.system() {
            System::RoundRobin { cycles, .. } => players.saturating_sub(1) * u16::from(*cycles),
            system => system.rounds(players).unwrap_or(0),
        };
        settle(&self.table(), &self.law.withdrawal, self.system().format(), games)
    }

    /// By what places of the stage that is being played are found.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::of(&self.regulation, self.system());
        rules.play_offs.clone_from(&self.rounds.play_offs);
        rules
    }

    /// The places of the stage that is being played, as they stand now, the first first.
    #[must_use]
    pub fn standings(&self) -> Vec<Place> {
        let settled = self.settled();
        let mut rules = self.rules();
        rules.out = settled.out().collect();
        let places = standings(&settled.places, &rules);
        match self.system() {
            System::Knockout { losers, .. } => by_rank(&self.bracket_so_far(*losers).places(), places),
            System::Lives { points } => by_rank(&self.lives(*points).places(), places),
            _ => places,
        }
    }

    /// The places of teams that play matches.
    #[must_use]
    pub fn team_standings(&self) -> Option<Vec<Place<TeamTiebreak>>> {
        let rules = TeamRules::of(&self.regulation, self.system())?;
        Some(team_standings(&self.team_table()?, &rules))
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
            persons: teams.is_none().then_some((&settled.places, &rules)),
            teams: teams.as_ref().zip(team_rules.as_ref()),
            members: &members,
            counting: &self.regulation.standing.counting,
        };
        finals(self.regulation.organisation.character(), ended)
    }

    /// The first place each may have, the best first; those who share places have the same.
    #[must_use]
    pub fn places(&self) -> Vec<(No, u16)> {
        match self.team_standings() {
            Some(teams) => teams.iter().map(|place| (place.no, place.first as u16)).collect(),
            None => self.standings().iter().map(|place| (place.no, place.first as u16)).collect(),
        }
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

/// Places that follow from a system, and before them those who still play for theirs.
fn by_rank(known: &[(No, core::ops::RangeInclusive<u16>)], places: Vec<Place>) -> Vec<Place> {
    let known: BTreeMap<No, (u32, u32)> =
        known.iter().map(|(no, range)| (*no, (u32::from(*range.start()), u32::from(*range.end())))).collect();
    let playing = places.iter().filter(|place| !known.contains_key(&place.no)).count() as u32;
    let mut ranked: Vec<Place> = places
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
