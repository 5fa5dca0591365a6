//! Text to and from moves, positions, games and diagrams.

pub mod diagram;
pub mod fen;
pub mod list;
pub mod moves;
pub mod pdn;
pub mod sign;
pub mod square;
