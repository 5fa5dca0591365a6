//! The editions article by article, and what a valid regulation is.

mod discipline;
mod edition;
pub mod law;
mod regulation;

pub use discipline::{Discipline, Kind, Tempo, UnknownDiscipline};
pub use edition::{Edition, UnknownEdition, law};
pub use regulation::{
    BallotTable, Connection, Draft, Enforcement, Form, Gravity, Irregularities, LateCost, LateStep, Objection, Record,
    Regulation, Venue,
};
