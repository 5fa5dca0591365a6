//! Renju as text, files and pictures.
//!
//! Points have two spellings, and which one is meant is always said: [`Dialect`]. A [`Game`] is a tree of moves
//! with tags and comments; [`record`], [`sgf`], [`psq`], [`pos`] and [`renlib`] read it from files, [`moves`]
//! from position strings, [`acts`] what players do under an opening regulation. Readers know syntax only: whether a move is allowed is asked with [`Game::end`].
//!
//! ```
//! use notation::renju::{Dialect, Diagram, moves};
//! let played = moves::read("h8 i9 65 -", Dialect::World).unwrap_err();
//! assert_eq!(played.to_string(), "line 1, column 7: move number 65 where move 3 comes next");
//! let played = moves::read("h8i9h9", Dialect::World).unwrap();
//! assert!(Diagram::of_moves(&played).text().contains("(1)"));
//! ```

mod diagram;
mod dialect;
mod error;
mod game;
mod lexer;
mod setup;
mod svg;
mod words;

pub mod acts;
pub mod moves;
pub mod pos;
pub mod psq;
pub mod record;
pub mod renlib;
pub mod sgf;

pub use diagram::{Diagram, Look, Tongue};
pub use dialect::{Dialect, PointError, UnknownDialect};
pub use error::{At, Problem, ReadError, Unwritable};
pub use game::{Game, NodeId, Trouble};
pub use setup::Setup;
pub use words::{explain, opening_refusal, points, refusal, turn};
