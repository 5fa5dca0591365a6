//! Text to and from moves, positions, games and diagrams.

pub mod diagram;
pub mod fen;
pub mod game;
pub mod list;
pub mod moves;
pub mod pdn;
pub mod record;
pub mod renju;
pub mod replay;
pub mod sign;
pub mod solution;
pub mod square;

mod track;
