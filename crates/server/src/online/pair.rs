//! Those who play each other in a round, board by board, be it for themselves or for their teams.

use competition::round::{self, Competitor, Outcome, Stage};
use competition::{Command, Competition, No, PersonId, TeamId, team};

use super::result::Told;

/// A pair at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    /// The board, from 1; in a team event counted through all matches.
    pub(crate) board: u16,
    /// The pair of the round it is, from 1: itself, or the match of its teams.
    pub(crate) meeting: u16,
    pub(crate) white: PersonId,
    pub(crate) black: PersonId,
    pub(crate) outcome: Option<Outcome>,
    /// Whether there is nothing to be played: the result is known, or the game was suspended.
    pub(crate) known: bool,
    at: At,
}

/// Where the event keeps what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Board(No),
    Match { team: TeamId, board: u8 },
}

/// The pairs of a round, in the order of the boards. A board of a match at which somebody is missing has a number and no pair.
pub(crate) fn pairs(event: &Competition, round: u16) -> Vec<Pair> {
    pairs_of(event, event.stage(), round)
}

/// Those of a stage. Matches of teams are known in the one that is on.
pub(crate) fn pairs_of(event: &Competition, stage: &Stage, round: u16) -> Vec<Pair> {
    let Some(paired) = stage.round(round) else { return Vec::new() };
    let (mut pairs, mut board) = (Vec::new(), 0_u16);
    for (meeting, pair) in (1_u16..).zip(&paired.boards) {
        let both = stage.competitor(pair.white).zip(stage.competitor(pair.black));
        match both {
            Some((Competitor::Person(white), Competitor::Person(black))) => {
                board = board.saturating_add(1);
                let known = pair.outcome.is_some() || pair.suspended;
                let (outcome, at) = (pair.outcome, At::Board(pair.white));
                pairs.push(Pair { board, meeting, white, black, outcome, known, at });
            }
            Some((Competitor::Team(team), _)) => {
                let seats = event.team_match(round, team).map(|played| played.seats).unwrap_or_default();
                for (number, seat) in (1..=u8::MAX).zip(&seats) {
                    board = board.saturating_add(1);
                    let (outcome, at) = (seat.outcome, At::Match { team, board: number });
                    if let (Some(white), Some(black)) = (seat.white, seat.black) {
                        let known = outcome.is_some();
                        pairs.push(Pair { board, meeting, white, black, outcome, known, at });
                    }
                }
            }
            _ => board = board.saturating_add(1),
        }
    }
    pairs
}

impl Pair {
    /// The number of who has White, where both play for themselves.
    pub(crate) const fn no(&self) -> Option<No> {
        match self.at {
            At::Board(no) => Some(no),
            At::Match { .. } => None,
        }
    }

    /// The command that keeps what came of it.
    pub(crate) fn score(&self, round: u16, told: &Told) -> Command {
        match (self.at, &told.games) {
            (At::Board(no), Some(games)) => {
                Command::Round(round::Command::ScoreGames { round, no, games: games.clone() })
            }
            (At::Board(no), None) => {
                Command::Round(round::Command::Score { round, no, outcome: told.outcome })
            }
            (At::Match { team, board }, _) => {
                Command::Team(team::Command::Score { round, team, board, outcome: told.outcome })
            }
        }
    }
}
