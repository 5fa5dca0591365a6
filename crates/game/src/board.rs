//! The board of a game: a draughts position, or renju with its opening regulation.

use draughts::{AnyPosition, Colour};
use notation::moves::{self, Form, Style};
use renju::opening::{Act, Opening};
use rulebook::law::{Law, Results};
use rulebook::{Kind, Regulation};

use crate::outcome::{Cause, Outcome, Score};
use crate::{Player, Refusal};

/// What lies on the board, and whose turn it is.
#[derive(Clone, Debug)]
pub enum Board {
    /// Draughts of some variant.
    Draughts(AnyPosition),
    /// Renju.
    Renju(Box<Stones>),
}

/// A renju board, in its opening or after it.
#[derive(Clone, Debug)]
pub struct Stones {
    opening: Opening,
    position: renju::Position,
}

/// What a player does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// A move of draughts.
    Move(draughts::Move),
    /// A stone or a pass.
    Stone(renju::Move),
    /// An act of an opening regulation.
    Act(Act),
}

impl Board {
    /// The board at the start of a game.
    #[must_use]
    pub fn start(regulation: &Regulation) -> Self {
        match regulation.discipline.kind {
            Kind::Draughts(variant) => Self::Draughts(variant.start()),
            Kind::Renju => {
                let opening = Opening::new(regulation.opening);
                let position = opening.position(regulation.fouls);
                Self::Renju(Box::new(Stones { opening, position }))
            }
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Player {
        match self {
            Self::Draughts(position) => draughts_player(position, position.turn()),
            Self::Renju(stones) => stones.turn(),
        }
    }

    /// The colour a player holds now.
    #[must_use]
    pub fn colour(&self, player: Player) -> Colour {
        match self {
            Self::Draughts(position) => {
                let first = position.rules().first.value;
                if player == Player::First { first } else { first.other() }
            }
            Self::Renju(stones) => match stones.opening.holder(renju::Colour::Black) == player {
                true => Colour::Black,
                false => Colour::White,
            },
        }
    }

    /// The draughts position.
    #[must_use]
    pub const fn position(&self) -> Option<&AnyPosition> {
        match self {
            Self::Draughts(position) => Some(position),
            Self::Renju(_) => None,
        }
    }

    /// The renju board.
    #[must_use]
    pub fn stones(&self) -> Option<&Stones> {
        match self {
            Self::Draughts(_) => None,
            Self::Renju(stones) => Some(stones),
        }
    }

    /// How many pieces a player has; stones are not counted.
    #[must_use]
    pub fn pieces(&self, player: Player) -> u8 {
        match self {
            Self::Draughts(position) => {
                u8::try_from(position.side(self.colour(player)).len()).unwrap_or(u8::MAX)
            }
            Self::Renju(_) => 0,
        }
    }

    /// The board after a move of the player whose turn it is.
    ///
    /// # Errors
    /// A refusal that says which article forbids it and what is allowed.
    pub fn after(&self, played: &Played, law: &Law) -> Result<Self, Refusal> {
        match (self, played) {
            (Self::Draughts(position), Played::Move(played)) => {
                if position.is_legal(played) {
                    Ok(Self::Draughts(position.play(played)))
                } else {
                    Err(illegal(position, played, law))
                }
            }
            (Self::Renju(stones), Played::Stone(_) | Played::Act(_)) => {
                let mut stones = stones.clone();
                stones.play(played, law)?;
                Ok(Self::Renju(stones))
            }
            _ => Err(Refusal::new(
                law.clock.press_after_move,
                "not a move of this game",
                "a move of the game that is played",
            )),
        }
    }

    /// How the game has ended on the board, judged by the edition.
    #[must_use]
    pub fn ending(&self, results: &Results) -> Option<Outcome> {
        match self {
            Self::Draughts(position) => {
                let ending = position.ending()?;
                let winner = draughts_player(position, ending.winner);
                let (cause, by) = match ending.reason {
                    draughts::EndingReason::NoPieces => (Cause::NoPieces, results.no_pieces),
                    draughts::EndingReason::Blocked => (Cause::Blocked, results.blocked),
                };
                Some(Outcome::win(winner, cause, by.unwrap_or(ending.by)))
            }
            Self::Renju(stones) => stones.ending(results),
        }
    }
}

impl Stones {
    /// The first moves.
    #[must_use]
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The position; before the opening is over, the stones put so far.
    #[must_use]
    pub const fn position(&self) -> &renju::Position {
        &self.position
    }

    /// Whether the opening regulation still asks for something.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        self.opening.turn().is_some()
    }

    fn turn(&self) -> Player {
        match self.opening.turn() {
            Some(turn) => turn.player,
            None => self.opening.holder(self.position.turn()),
        }
    }

    /// What the board says against it is told without its article: the edition has its own.
    fn play(&mut self, played: &Played, law: &Law) -> Result<(), Refusal> {
        if let Some(turn) = self.opening.turn() {
            let act = match *played {
                Played::Act(act) => act,
                Played::Stone(renju::Move::Stone(point)) => Act::Place(point),
                Played::Stone(renju::Move::Pass) | Played::Move(_) => Act::Press,
            };
            self.opening.act(turn.player, act).map_err(|refused| {
                Refusal::new(
                    law.cite(refused.by),
                    "not allowed by the opening regulation",
                    refused.why.to_string(),
                )
            })?;
            self.position = self.opening.position(self.position.rules());
            return Ok(());
        }
        let played = match *played {
            Played::Stone(played) => played,
            Played::Act(Act::Place(point)) => renju::Move::Stone(point),
            Played::Act(_) | Played::Move(_) => renju::Move::Pass,
        };
        self.position = self.position.play(played).map_err(|refused| {
            Refusal::new(law.cite(refused.by), "not a legal move", refused.why.to_string())
        })?;
        Ok(())
    }

    fn ending(&self, results: &Results) -> Option<Outcome> {
        if self.is_opening() {
            return None;
        }
        let ending = self.position.ending()?;
        let (cause, by) = match ending.reason {
            renju::EndingReason::Five => (Cause::Five, results.five),
            renju::EndingReason::Overline => (Cause::Overline, results.overline),
            renju::EndingReason::Foul(_) => (Cause::Foul, None),
            renju::EndingReason::TwoPasses => (Cause::TwoPasses, results.two_passes),
            renju::EndingReason::NoFivePossible => (Cause::NoFivePossible, results.no_five),
        };
        let result = match ending.winner {
            Some(colour) => Score::Win(self.opening.holder(colour)),
            None => Score::Draw,
        };
        Some(Outcome::new(result, cause, by.unwrap_or(ending.by)))
    }
}

fn draughts_player(position: &AnyPosition, colour: Colour) -> Player {
    if colour == position.rules().first.value { Player::First } else { Player::Second }
}

/// Why a move of draughts is illegal, in the words of the board.
fn illegal(position: &AnyPosition, played: &draughts::Move, law: &Law) -> Refusal {
    let origin = played.from();
    let refusal = position.refuse(origin.into(), &[], played.to());
    let by = law.cite(refusal.by);
    let style = Style::of_rules(position.rules(), Form::Full);
    let write = |allowed| moves::write_any(position, allowed, style);
    let instead = refusal.allowed.iter().map(write).collect::<Vec<_>>().join(" ");
    Refusal::new(by, "not a legal move", format!("allowed: {instead}"))
}
