//! What a request changes, so that two who act at once never overwrite each other without knowing.

use std::collections::VecDeque;

use competition::{Event, Fact as Happened, PersonId, TeamId};
use competition::{No as Number, entry, panel, protest, round, schedule, team};
use serde::Serialize;

use super::Fact;

/// Changes that are remembered; who has seen less has to look again.
const REMEMBERED: usize = 5_000;

/// A thing that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    /// Everything: something was undone, or another stage began.
    Everything,
    /// Who has which number.
    Numbers,
    /// The pairs of a round.
    Round(u16),
    /// The result of a pair, by who has White.
    Board(u16, Number),
    /// The moves of a game of a board.
    Moves(u16, u16, u8),
    /// Whether somebody plays.
    Player(Number),
    /// Somebody of the register.
    Person(PersonId),
    /// The papers of the register as a whole.
    Entries,
    /// A team.
    Team(TeamId),
    /// The line-up of a team in a round.
    Sheet(TeamId, u16),
    /// A board of a team match, by the team that has White on board one.
    TeamBoard(u16, TeamId, u8),
    /// The panel.
    Panel,
    /// Decisions, the committee, the approval.
    Cases,
    /// A protest or an appeal.
    Case(u32),
    /// When and where a round is played.
    Slot(u16),
    /// The schedule and the programme.
    Schedule,
    /// Seats and invitations.
    Seats,
    /// A request that two have to agree on.
    Request(u32),
    /// The regulation and what the house does.
    Terms,
}

/// What an entry of the journal changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Change {
    /// The version it made.
    pub version: u64,
    /// What he who did it is called.
    pub by: String,
    /// What was changed.
    pub touched: Vec<Touch>,
}

/// The last changes.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes(VecDeque<Change>);

impl Touch {
    /// Whether who changes the one has to know of the other.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        let one_way = |one: Self, other: Self| match (one, other) {
            (Self::Everything, _) => true,
            (Self::Numbers, Self::Round(_) | Self::Board(..) | Self::Player(_)) => true,
            (Self::Round(round), Self::Board(of, _) | Self::TeamBoard(of, ..) | Self::Sheet(_, of)) => {
                round == of
            }
            (Self::Team(team), Self::Sheet(of, _)) => team == of,
            (one, other) => one == other,
        };
        one_way(self, other) || one_way(other, self)
    }
}

impl Change {
    /// What facts change.
    #[must_use]
    pub fn of(version: u64, facts: &[Fact]) -> Self {
        let mut change = Self { version, by: String::new(), touched: Vec::new() };
        for fact in facts {
            change.add(fact);
        }
        change
    }

    fn add(&mut self, fact: &Fact) {
        let touched = match fact {
            Fact::Conducted { by, events, .. } => {
                self.by.clone_from(by);
                events.iter().for_each(|event| self.put(of_event(event)));
                return;
            }
            Fact::Published { round, .. } | Fact::BoardOpened { round, .. } => Touch::Round(*round),
            Fact::Seated(_) | Fact::Unseated { .. } | Fact::Invited(_) | Fact::Recalled { .. } => {
                Touch::Seats
            }
            Fact::Asked(request) => Touch::Request(request.no),
            Fact::Answered { no, .. } => Touch::Request(*no),
            Fact::Erased { .. } => Touch::Entries,
            Fact::Done { .. } => return,
            Fact::Opened(_) | Fact::Regulated(_) | Fact::Arranged(_) => Touch::Terms,
        };
        self.put(Some(touched));
    }

    fn put(&mut self, touched: Option<Touch>) {
        self.touched.extend(touched.filter(|touched| !self.touched.contains(touched)));
    }
}

impl Changes {
    pub(super) fn push(&mut self, change: Change) {
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(change);
    }

    /// What was changed after a version; nothing if that is not remembered.
    pub(super) fn since(&self, version: u64) -> Option<Vec<Change>> {
        let known = self.0.front().is_none_or(|first| first.version <= version + 1);
        known.then(|| self.0.iter().filter(|change| change.version > version).cloned().collect())
    }
}

/// What an event of the competition changes; a note changes nothing.
fn of_event(event: &Event) -> Option<Touch> {
    Some(match &event.fact {
        Happened::Entry(fact) => of_entry(fact),
        Happened::Panel(panel::Fact::Recorded(record)) => {
            Touch::Moves(record.round, record.board, record.game)
        }
        Happened::Panel(_) => Touch::Panel,
        Happened::Protest(fact) => match fact {
            protest::Fact::Filed(case) => Touch::Case(case.no),
            protest::Fact::Heard { case, .. } | protest::Fact::Replaced { case, .. } => Touch::Case(*case),
            protest::Fact::Ruled { ruling, .. } => Touch::Case(ruling.case),
            _ => Touch::Cases,
        },
        Happened::Schedule(fact) => match fact {
            schedule::Fact::Set { round, .. } => Touch::Slot(*round),
            schedule::Fact::Began(round) | schedule::Fact::Ended(round) => Touch::Slot(*round),
            schedule::Fact::Notice(_) | schedule::Fact::Received { .. } => return None,
            _ => Touch::Schedule,
        },
        Happened::Team(fact) => of_team(fact),
        Happened::Round(fact) => of_round(fact),
        Happened::Noted { .. } => return None,
        Happened::Undone { .. } => Touch::Everything,
    })
}

fn of_entry(fact: &entry::Fact) -> Touch {
    use entry::Fact as F;
    match fact {
        F::Registered { id, .. }
        | F::Amended { id, .. }
        | F::Shown { id, .. }
        | F::Hidden { id, .. }
        | F::Paid { id, .. }
        | F::Checked { id, .. }
        | F::Examined { id, .. }
        | F::Decided { id, .. }
        | F::Withdrawn { id, .. } => Touch::Person(*id),
        F::Applied(_) | F::Banned(_) | F::Opened | F::Signed { .. } => Touch::Entries,
    }
}

fn of_team(fact: &team::Fact) -> Touch {
    use team::Fact as F;
    match fact {
        F::Entered { team, .. } | F::Changed { team, .. } | F::Settled { team, .. } => Touch::Team(*team),
        F::LinedUp { team, round, .. } | F::Arrived { team, round, .. } | F::Admitted { team, round, .. } => {
            Touch::Sheet(*team, *round)
        }
        F::Scored { round, white, board, .. } => Touch::TeamBoard(*round, *white, *board),
        F::WrongBoard { round, .. } => Touch::Round(*round),
    }
}

fn of_round(fact: &round::Fact) -> Touch {
    use round::Fact as F;
    match fact {
        F::Scored { round, white, .. }
        | F::GameScored { round, white, .. }
        | F::Corrected { round, white, .. }
        | F::Suspended { round, white }
        | F::Broken { round, white, .. } => Touch::Board(*round, *white),
        F::Paired(paired) => Touch::Round(paired.round),
        F::Unpaired { round, .. } => Touch::Round(*round),
        F::Absent { no, .. } | F::Present { no, .. } | F::Left { no, .. } | F::Returned { no, .. } => {
            Touch::Player(*no)
        }
        F::StageBegun { .. } | F::PlayOffBegun { .. } | F::PlayedOff { .. } => Touch::Everything,
        F::Committed(_)
        | F::Drawn { .. }
        | F::Entered { .. }
        | F::Replaced { .. }
        | F::Reordered { .. }
        | F::ExtraPlayed(_) => Touch::Numbers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_boards_are_two_things_and_a_round_is_all_its_boards() {
        let [one, other] = [1, 2].map(|no| Touch::Board(3, Number(no)));
        assert!(one.meets(one) && !one.meets(other));
        assert!(Touch::Round(3).meets(one) && one.meets(Touch::Round(3)) && !Touch::Round(2).meets(one));
        assert!(Touch::Everything.meets(one) && one.meets(Touch::Everything));
        assert!(!Touch::Person(PersonId(1)).meets(one));
    }

    #[test]
    fn what_is_too_long_ago_is_not_known() {
        let mut changes = Changes::default();
        for version in 2..=REMEMBERED as u64 + 3 {
            changes.push(Change { version, by: String::new(), touched: Vec::new() });
        }
        assert_eq!(changes.since(1), None);
        assert_eq!(changes.since(3).map(|since| since.len()), Some(REMEMBERED));
        assert_eq!(Changes::default().since(1), Some(Vec::new()));
    }
}
