//! Teams: rosters, line-ups and matches.

mod absence;
mod conduct;
mod encounter;
mod roster;
mod state;
mod terms;

use article::Article;
use clock::Moment;
use rulebook::Refusal;
use serde::{Deserialize, Serialize};

pub use absence::{Choice, Line, Meeting, Variant, compare};
pub use encounter::{Forfeit, Match, Seat, admitted, colour_on};
pub use roster::{LineUp, Roster};
pub(crate) use state::Sheets;
pub use state::State;
pub(crate) use terms::object;
pub use terms::{Fewest, Order, Terms};

use crate::round::{Outcome, Round};
use crate::{Actor, Competition, PersonId, TeamId};
use conduct::{admit, arrive, known, line_up, may_enter, must_judge, must_write, said, score, wrong_board};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Enter a team.
    Enter(Roster),
    /// Change its players before the event begins.
    Change {
        /// Which team.
        team: TeamId,
        /// Its players.
        roster: Roster,
    },
    /// Say who plays on which board in a round.
    LineUp {
        /// Which team.
        team: TeamId,
        /// In which round.
        round: u16,
        /// Who plays.
        boards: LineUp,
    },
    /// Say who of a team is there for a round.
    Arrive {
        /// Which team.
        team: TeamId,
        /// In which round.
        round: u16,
        /// Who is there.
        present: Vec<PersonId>,
    },
    /// Admit a team that is not complete all the same.
    Admit {
        /// Which team.
        team: TeamId,
        /// In which round.
        round: u16,
        /// Why.
        reason: String,
    },
    /// Keep the result of a board.
    Score {
        /// In which round.
        round: u16,
        /// Of one of the two teams.
        team: TeamId,
        /// On which board, from 1.
        board: u8,
        /// The result, White first.
        outcome: Outcome,
    },
    /// Put the result of a board right.
    Correct {
        /// In which round.
        round: u16,
        /// Of one of the two teams.
        team: TeamId,
        /// On which board, from 1.
        board: u8,
        /// The result, White first.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Keep that somebody played on a board he had no right to.
    WrongBoard {
        /// In which round.
        round: u16,
        /// His team.
        team: TeamId,
        /// On which board.
        board: u8,
        /// Who.
        person: PersonId,
    },
    /// Decide about a team that left or missed the last round.
    Settle {
        /// Which team.
        team: TeamId,
        /// How.
        choice: Choice,
        /// Why.
        reason: String,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A team was entered.
    Entered {
        /// Which.
        team: TeamId,
        /// Its players.
        roster: Roster,
    },
    /// Its players were changed.
    Changed {
        /// Which.
        team: TeamId,
        /// Its players.
        roster: Roster,
    },
    /// A line-up was handed in.
    LinedUp {
        /// Which team.
        team: TeamId,
        /// For which round.
        round: u16,
        /// Who plays.
        boards: LineUp,
    },
    /// Some of a team were there for a round.
    Arrived {
        /// Which team.
        team: TeamId,
        /// For which round.
        round: u16,
        /// Who.
        present: Vec<PersonId>,
        /// The article by which they were too few, if they were.
        refused: Option<Article>,
    },
    /// A team that was not complete was admitted all the same.
    Admitted {
        /// Which team.
        team: TeamId,
        /// In which round.
        round: u16,
        /// Why.
        reason: String,
    },
    /// The result of a board was kept.
    Scored {
        /// In which round.
        round: u16,
        /// The team that has White on board one.
        white: TeamId,
        /// On which board.
        board: u8,
        /// The result, White first.
        outcome: Outcome,
        /// Why it was put right, if it was.
        #[serde(default)]
        corrected: Option<String>,
    },
    /// Somebody played on a board he had no right to: the game does not count, and his team loses the board.
    WrongBoard {
        /// In which round.
        round: u16,
        /// His team.
        team: TeamId,
        /// On which board.
        board: u8,
        /// Who.
        person: PersonId,
    },
    /// The panel decided about a team that left or missed the last round.
    Settled {
        /// Which team.
        team: TeamId,
        /// How.
        choice: Choice,
        /// Why.
        reason: String,
    },
}

/// What follows from a command.
pub(crate) fn decide(
    event: &Competition,
    by: Actor,
    command: &Command,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.team;
    match command {
        Command::Enter(roster) => {
            must_write(event, by, law.several)?;
            may_enter(event, roster, None)?;
            let team = event.teams.teams.keys().next_back().map_or(1, |last| last.0.saturating_add(1));
            Ok(vec![Fact::Entered { team: TeamId(team), roster: roster.clone() }])
        }
        Command::Change { team, roster } => {
            must_write(event, by, law.order)?;
            known(event, *team)?;
            let played = event.rounds.stage.rounds().iter().any(Round::has_begun);
            if played || event.hours().begun() > 0 || !event.is_in_first_stage() || event.teams.has_results()
            {
                let article = law.fixed.unwrap_or(law.order);
                return Err(Refusal::new(article, "the event has begun", "before the first round"));
            }
            may_enter(event, roster, Some(*team))?;
            Ok(vec![Fact::Changed { team: *team, roster: roster.clone() }])
        }
        Command::LineUp { team, round, boards } => line_up(event, by, (*team, *round), boards, now),
        Command::Arrive { team, round, present } => arrive(event, by, (*team, *round), present),
        Command::Admit { team, round, reason } => admit(event, by, (*team, *round), reason),
        Command::Score { round, team, board, outcome } => {
            score(event, by, (*round, *team, *board), *outcome, None)
        }
        Command::Correct { round, team, board, outcome, reason } => {
            score(event, by, (*round, *team, *board), *outcome, Some(reason))
        }
        Command::WrongBoard { round, team, board, person } => {
            must_judge(event, by, law.wrong_board)?;
            wrong_board(event, (*round, *team, *board), *person)
        }
        Command::Settle { team, choice, reason } => {
            let Some(article) = law.missing else {
                let instead = "what it did not play is lost";
                return Err(Refusal::new(law.order, "no panel decides this", instead));
            };
            must_judge(event, by, article)?;
            known(event, *team)?;
            said(reason, article)?;
            Ok(vec![Fact::Settled { team: *team, choice: *choice, reason: reason.clone() }])
        }
    }
}

/// Takes in what happened.
pub(crate) fn apply(event: &mut Competition, fact: &Fact, _at: Moment) {
    let state = &mut event.teams;
    match fact.clone() {
        Fact::Entered { team, roster } | Fact::Changed { team, roster } => {
            state.teams.insert(team, roster);
        }
        Fact::LinedUp { team, round, boards } => {
            state.sheets.filed.insert((team, round), boards);
        }
        Fact::Arrived { team, round, present, refused } => {
            state.sheets.present.insert((team, round), present.into_iter().collect());
            if refused.is_some() {
                state.sheets.refused.insert((team, round));
            } else {
                state.sheets.refused.remove(&(team, round));
            }
        }
        Fact::Admitted { team, round, .. } => {
            state.sheets.refused.remove(&(team, round));
        }
        Fact::Scored { round, white, board, outcome, .. } => {
            state.sheets.results.insert((white, round, board), outcome);
        }
        Fact::WrongBoard { round, team, board, .. } => {
            state.sheets.wrong.insert((team, round, board));
        }
        Fact::Settled { team, choice, .. } => {
            state.settled.insert(team, choice);
        }
    }
}
