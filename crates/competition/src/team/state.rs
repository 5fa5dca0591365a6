//! What is known about teams, and what follows from it: who plays, and how matches stand.

use std::collections::{BTreeMap, BTreeSet};

use article::Stated;
use clock::Moment;
use rulebook::Mark;
use rulebook::law::event::{Missing, Total};

use super::{Choice, Forfeit, LineUp, Match, Meeting, Roster, Seat, Variant, compare, encounter, roster};
use crate::round::{Competitor, Outcome};
use crate::{Competition, PersonId, TeamId};

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub(super) teams: BTreeMap<TeamId, Roster>,
    pub(super) sheets: Sheets,
    pub(super) settled: BTreeMap<TeamId, Choice>,
}

/// What was handed in and written down round by round; each stage has its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheets {
    pub(super) filed: BTreeMap<(TeamId, u16), LineUp>,
    pub(super) present: BTreeMap<(TeamId, u16), BTreeSet<PersonId>>,
    pub(super) refused: BTreeSet<(TeamId, u16)>,
    pub(super) wrong: BTreeSet<(TeamId, u16, u8)>,
    pub(super) results: BTreeMap<(TeamId, u16, u8), Outcome>,
}

impl State {
    /// A team.
    #[must_use]
    pub fn team(&self, team: TeamId) -> Option<&Roster> {
        self.teams.get(&team)
    }

    /// Every team.
    pub fn teams(&self) -> impl Iterator<Item = (TeamId, &Roster)> {
        self.teams.iter().map(|(id, roster)| (*id, roster))
    }

    /// The team of somebody.
    #[must_use]
    pub fn of(&self, person: PersonId) -> Option<TeamId> {
        self.teams().find(|(_, roster)| roster.has(person)).map(|(id, _)| id)
    }

    /// What the panel decided about a team that left.
    #[must_use]
    pub fn settled(&self, team: TeamId) -> Option<Choice> {
        self.settled.get(&team).copied()
    }

    /// Lays the sheets of another stage on the table and takes those that lie there.
    pub(crate) fn change_sheets(&mut self, sheets: Sheets) -> Sheets {
        core::mem::replace(&mut self.sheets, sheets)
    }

    /// A round was annulled: none of its boards has a result.
    pub(crate) fn forget(&mut self, round: u16) {
        self.sheets.results.retain(|(_, of, _), _| *of != round);
        self.sheets.wrong.retain(|(_, of, _)| *of != round);
    }

    /// Whether a board has a result.
    pub(super) fn has_results(&self) -> bool {
        !self.sheets.results.is_empty()
    }

    /// Whether the matches of a team count: not if the panel annulled them.
    #[must_use]
    pub fn counts(&self, team: TeamId) -> bool {
        self.settled(team) != Some(Choice::Annulled)
    }

    /// Why a team forfeits a board, if it does.
    #[must_use]
    pub fn forfeits(&self, team: TeamId, round: u16, board: u8, sits: Option<PersonId>) -> Option<Forfeit> {
        let is_there =
            |person| self.sheets.present.get(&(team, round)).is_none_or(|there| there.contains(&person));
        if self.sheets.refused.contains(&(team, round)) {
            Some(Forfeit::NotAdmitted)
        } else if self.sheets.wrong.contains(&(team, round, board)) {
            Some(Forfeit::WrongBoard)
        } else if !sits.is_some_and(is_there) {
            Some(Forfeit::Nobody)
        } else {
            None
        }
    }
}

impl Competition {
    /// The teams.
    #[must_use]
    pub const fn teams(&self) -> &State {
        &self.teams
    }

    /// Who plays for a team in a round, and by which article where none was handed in.
    #[must_use]
    pub fn line_up(&self, team: TeamId, round: u16) -> Option<Stated<LineUp>> {
        let (law, terms) = (&self.law.team, &self.regulation.teams);
        let (roster, filed) = (self.teams.team(team)?, &self.teams.sheets.filed);
        let main = || roster.main_line_up(terms);
        let of = |round: u16| filed.get(&(team, round)).cloned();
        let line_ups = roster::line_ups(law, terms);
        if let (Some(line_ups), Some(value)) = (line_ups, of(round)) {
            return Some(Stated { value, by: line_ups.before.by });
        }
        let earlier = || filed.range((team, 0)..(team, round)).next_back().map(|(_, boards)| boards.clone());
        Some(match line_ups.map(|line_ups| line_ups.missing) {
            None => Stated { value: of(1).unwrap_or_else(main), by: law.fixed.unwrap_or(law.order) },
            Some(Stated { value: Missing::FirstRound, by }) => {
                Stated { value: of(1).unwrap_or_else(main), by }
            }
            Some(Stated { value: Missing::Main, by }) => Stated { value: main(), by },
            Some(Stated { value: Missing::PreviousRound, by }) => {
                Stated { value: earlier().unwrap_or_else(main), by }
            }
        })
    }

    /// Until when line-ups of a round are handed in, if boards may change and the hour of the round is known.
    #[must_use]
    pub fn line_ups_close(&self, round: u16) -> Option<Moment> {
        let before = roster::line_ups(&self.law.team, &self.regulation.teams)?.before.value;
        let starts = self.hours().starts_at(round)?;
        Some(Moment(starts.0.saturating_sub_unsigned(before.as_millis())))
    }

    /// The match of a team in a round: who sits where, and what came of it.
    #[must_use]
    pub fn team_match(&self, round: u16, team: TeamId) -> Option<Match> {
        let (white, black) = met(self, round, team)?;
        let (one, other) = (self.line_up(white, round)?.value, self.line_up(black, round)?.value);
        let mut played = Match { round, white, black, seats: Vec::new() };
        for ((board, mine), yours) in (1..=u8::MAX).zip(one).zip(other) {
            let lost = |team, sits| self.teams.forfeits(team, round, board, sits).is_some();
            let gone = |team| self.teams.settled(team) == Some(Choice::Lost);
            let outcome = |[white, black]: [(TeamId, Option<PersonId>); 2]| {
                let kept = self.teams.sheets.results.get(&(played.white, round, board)).copied();
                let forfeited = encounter::forfeited(lost(white.0, white.1), lost(black.0, black.1));
                forfeited.or(kept).or(encounter::forfeited(gone(white.0), gone(black.0)))
            };
            let seats = if played.has_white(board) == white {
                [(white, mine), (black, yours)]
            } else {
                [(black, yours), (white, mine)]
            };
            let seat = Seat { white: seats[0].1, black: seats[1].1, outcome: outcome(seats) };
            played.seats.push(seat);
        }
        Some(played)
    }

    /// Both tables the panel chooses between when a team leaves or misses the last round.
    #[must_use]
    pub fn without(&self, team: TeamId, total: Total, prizes: usize) -> [Variant; 2] {
        let scale = self.regulation.scale;
        let mut meetings = Vec::new();
        for round in self.rounds.stage.rounds() {
            for board in &round.boards {
                let Some(Competitor::Team(white)) = self.rounds.stage.competitor(board.white) else {
                    continue;
                };
                let Some(played) = self.team_match(round.round, white) else { continue };
                let points = played.outcome(scale).map(|_| played.points(scale));
                meetings.push(Meeting { teams: [played.white, played.black], points });
            }
        }
        let boards = usize::from(self.regulation.teams.boards);
        let full = scale.sum(core::iter::repeat_n(Mark::Win, boards));
        compare(&meetings, team, full, total, prizes)
    }
}

/// The two teams of a match, the one with White on board one first.
fn met(event: &Competition, round: u16, team: TeamId) -> Option<(TeamId, TeamId)> {
    let stage = &event.rounds.stage;
    let board = stage.round(round)?.board_of(stage.no_of(Competitor::Team(team))?)?;
    match (stage.competitor(board.white)?, stage.competitor(board.black)?) {
        (Competitor::Team(white), Competitor::Team(black)) => Some((white, black)),
        _ => None,
    }
}
