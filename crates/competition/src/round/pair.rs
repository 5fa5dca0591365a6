//! Those who play each other in a round, board by board, be it for themselves or for their teams.

use super::{Command as Round, Competitor, Outcome, Stage};
use crate::{Command, Competition, No, PersonId, TeamId, team};

/// A pair at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The board, from 1; in a team event counted through all matches.
    pub board: u16,
    /// The pair of the round it is, from 1: itself, or the match of its teams.
    pub meeting: u16,
    /// Who has White; of a micromatch in its first game.
    pub white: PersonId,
    /// Who has Black.
    pub black: PersonId,
    /// What came of it.
    pub outcome: Option<Outcome>,
    /// Whether there is nothing to be played: the result is known, or the game was suspended.
    pub known: bool,
    at: At,
}

/// Where the event keeps what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Board(No),
    Match { team: TeamId, board: u8 },
}

impl Competition {
    /// The pairs of a round, in the order of the boards. A board of a match at which somebody is missing has a number and no pair.
    #[must_use]
    pub fn pairs(&self, round: u16) -> Vec<Pair> {
        self.pairs_of(self.stage(), round)
    }

    /// Those of a stage. Matches of teams are known in the one that is on.
    #[must_use]
    pub fn pairs_of(&self, stage: &Stage, round: u16) -> Vec<Pair> {
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
                    let seats = self.team_match(round, team).map(|played| played.seats).unwrap_or_default();
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
}

impl Pair {
    /// The number of who has White, where both play for themselves.
    #[must_use]
    pub const fn no(&self) -> Option<No> {
        match self.at {
            At::Board(no) => Some(no),
            At::Match { .. } => None,
        }
    }

    /// The command that keeps what came of it, and of each game of a micromatch where all are known.
    #[must_use]
    pub fn score(&self, round: u16, outcome: Outcome, games: Option<&[Outcome]>) -> Command {
        match (self.at, games) {
            (At::Board(no), Some(games)) => {
                Command::Round(Round::ScoreGames { round, no, games: games.to_vec() })
            }
            (At::Board(no), None) => Command::Round(Round::Score { round, no, outcome }),
            (At::Match { team, board }, _) => {
                Command::Team(team::Command::Score { round, team, board, outcome })
            }
        }
    }
}
