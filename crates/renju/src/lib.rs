//! Renju as RU22 chapter IX defines it: stones, passes, fouls and opening regulations.
//!
//! ```
//! use renju::{Board, Colour, Fouls, Point, ThreeClause};
//! let mut board = Board::EMPTY;
//! for name in ["d7", "e7", "f7", "h7", "i7"] {
//!     board.put(name.parse().unwrap(), Colour::Black);
//! }
//! let fouls = Fouls::of(&board, ThreeClause::Literal);
//! assert_eq!(fouls.overline.to_string(), "g7");
//! ```
#![no_std]

extern crate alloc;

mod board;
mod colour;
mod drawn;
mod explanation;
mod foul;
mod line;
mod point;
mod points;
mod position;
mod row;
mod symmetry;
mod watch;
#[cfg(feature = "serde")]
mod wire;

pub mod opening;
pub mod rules;
pub mod threat;

pub use article::{Article, Stated};
pub use board::Board;
pub use colour::Colour;
pub use drawn::is_drawn;
pub use explanation::{Effect, Explanation, Extension, Row};
pub use foul::{Foul, Fouls, Verdict};
pub use line::Direction;
pub use point::{OffBoard, Point, SIDE};
pub use points::Points;
pub use position::{Ending, EndingReason, Move, Position, Refusal, Refused};
pub use rules::{FoulConsequence, Rules, ThreeClause};
pub use symmetry::{Congruence, Symmetry};
pub use watch::Watch;
