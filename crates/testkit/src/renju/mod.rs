//! Renju: the slow oracle of fouls and random crowds of stones.

mod oracle;
mod positions;

pub use oracle::Grid;
pub use positions::Crowd;
