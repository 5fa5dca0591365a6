//! What a legal position and a legal move are, in every draughts variant of the rulebooks.
//!
//! ```
//! use draughts::{Position, Russian};
//! let start = Position::<Russian>::start();
//! let moves = start.moves();
//! assert_eq!(moves.len(), 7);
//! let next = start.play(&moves[0]);
//! assert_eq!(next.moves().len(), 7);
//! ```
#![no_std]

extern crate alloc;

mod any;
mod board;
mod chain;
mod colour;
mod count;
mod diagonal;
mod geometry;
mod hash;
mod jumps;
mod moves;
mod perft;
mod piece;
mod position;
mod quiet;
mod refusal;
mod replies;
mod route;
mod setup;
mod show;
mod side;
mod squares;
mod view;
#[cfg(feature = "serde")]
mod wire;

pub mod rules;
pub mod variant;

pub use any::{AnyPosition, AnyVariant, UnknownVariant};
pub use article::{Article, Stated};
pub use board::{Board, Coordinates, Direction, Square};
pub use colour::Colour;
pub use diagonal::{Diagonal, DiagonalName, Slope};
pub use hash::Key;
pub use moves::Move;
pub use perft::Leaves;
pub use piece::{Piece, Rank};
pub use position::{Ending, EndingReason, Position};
pub use refusal::{Reason, Refusal};
pub use route::Route;
pub use setup::{Fault, IllegalSetup, Setup};
pub use squares::Squares;
pub use variant::{Brazilian, Checkers, Giveaway, International, Russian, Spantsireti, Variant};
