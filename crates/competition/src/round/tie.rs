//! Drawn ties of a knockout, broken in the ways of the regulation.

use rulebook::law::event::{TieWay, Whom};
use rulebook::{Lots, Refusal, Scale};

use super::{Board, Competitor, Extra, Fact, Outcome, must_lead};
use crate::knockout::{self, Broken, Played, break_tie};
use crate::regulation::System;
use crate::{Actor, Competition, No};

/// Breaks a tie in the next way the regulation names.
pub(super) fn resolve(
    event: &Competition,
    by: Actor,
    (round, no): (u16, No),
    outcome: Option<Outcome>,
    seed: u64,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.systems.knockout;
    must_lead(event, by, law.lost)?;
    let System::Knockout { ways, .. } = event.system() else {
        return Err(Refusal::new(law.lost, "there are no ties here", "in a knockout"));
    };
    let board = super::result::board(event, round, no)?;
    if board.outcome != Some(Outcome::Draw) || board.tie().is_some() {
        return Err(Refusal::new(
            law.lost,
            "this tie is not drawn",
            "a tie that was drawn and is not broken",
        ));
    }
    let whom = match event.rounds.stage.competitor(no) {
        Some(Competitor::Team(_)) => Whom::Teams,
        Some(Competitor::Person(_)) | None => Whom::Players,
    };
    let mut played = games(board, event.regulation.scale);
    let teams = match event.rounds.stage.competitor(board.white) {
        Some(Competitor::Team(team)) => event.team_match(round, team),
        Some(Competitor::Person(_)) | None => None,
    };
    // Of a match between teams every board is told, so that higher ones can decide.
    if let (Some(first), Some(teams)) = (played.first_mut(), teams) {
        first.boards = teams.board_points(event.regulation.scale).collect();
    }
    let extra = match break_tie(law, whom, ways, &played, &mut Lots::new(seed))? {
        Broken::Won { winner, how, by } => {
            Extra { how: how.unwrap_or(TieWay::Lot), by, outcome: None, winner: Some(winner) }
        }
        Broken::Play(encounter) => {
            let Some(outcome) = outcome else {
                let instead = format!("its result; the next way is {:?}", encounter.how);
                return Err(Refusal::new(encounter.by, "something more is played", instead));
            };
            let mut extra =
                Extra { how: encounter.how, by: encounter.by, outcome: Some(outcome), winner: None };
            extra.winner = turned(board, board.extra.len(), &extra, event.regulation.scale).winner();
            extra
        }
    };
    Ok(vec![Fact::Broken { round, white: board.white, extra }])
}

/// Everything that was played in a tie, the tie itself first.
fn games(board: &Board, scale: Scale) -> Vec<Played> {
    let tie = Outcome::Draw.marks();
    let points = [scale.points(tie.0), scale.points(tie.1)];
    let first = Played { white: board.white, black: board.black, boards: vec![points], by: None };
    let extra = board.extra.iter().enumerate().map(|(at, extra)| turned(board, at, extra, scale));
    core::iter::once(first).chain(extra).collect()
}

/// An extra game: colours change each time.
fn turned(board: &Board, at: usize, extra: &Extra, scale: Scale) -> Played {
    let (white, black) = if at % 2 == 0 { (board.black, board.white) } else { (board.white, board.black) };
    let (one, other) = extra.outcome.unwrap_or(Outcome::Draw).marks();
    let boards = vec![[scale.points(one), scale.points(other)]];
    Played { white, black, boards, by: Some(extra.how) }
}

impl Competition {
    /// The bracket of a knockout after the rounds that were played.
    ///
    /// # Errors
    /// If this is no knockout, or a tie is not decided.
    pub fn bracket(&self) -> Result<knockout::Knockout, Refusal> {
        match self.system() {
            System::Knockout { losers, .. } => super::maker::bracket(self, *losers),
            _ => Err(Refusal::new(self.law.systems.knockout.lost, "this is no knockout", "")),
        }
    }
}
