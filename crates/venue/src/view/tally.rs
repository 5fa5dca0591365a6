//! How many games a round has, and how many of them have no result.

use competition::Competition;
use competition::round::{Board, Competitor, Round};
use competition::team::Match;

/// The games of a round; of a match between teams each board is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All of them.
    pub games: usize,
    /// Those without a result.
    pub open: usize,
}

impl Tally {
    /// The games of a round of the stage that is being played.
    #[must_use]
    pub fn of(event: &Competition, round: &Round) -> Self {
        let mut tally = Self::default();
        for board in &round.boards {
            match match_of(event, round.round, board) {
                Some(played) => {
                    tally.games += played.seats.len();
                    let open = played.seats.iter().filter(|seat| seat.outcome.is_none());
                    tally.open += if board.outcome.is_none() { open.count() } else { 0 };
                }
                None => {
                    tally.games += 1;
                    tally.open += usize::from(board.outcome.is_none());
                }
            }
        }
        tally
    }

    /// Those of the last round that was paired.
    #[must_use]
    pub fn now(event: &Competition) -> Self {
        event.stage().rounds().last().map_or_else(Self::default, |round| Self::of(event, round))
    }
}

fn match_of(event: &Competition, round: u16, board: &Board) -> Option<Match> {
    match event.stage().competitor(board.white)? {
        Competitor::Team(team) => event.team_match(round, team),
        Competitor::Person(_) => None,
    }
}
