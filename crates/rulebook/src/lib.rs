//! The editions article by article, and what a valid regulation is.

mod area;
mod book;
mod diff;
mod discipline;
mod edition;
mod entry;
mod evidence;
pub mod law;
mod regulation;
mod search;
mod totals;

pub use area::{Area, UnknownArea};
pub use book::Book;
pub use diff::{Difference, How};
pub use discipline::{Discipline, Kind, Tempo, UnknownDiscipline};
pub use edition::{Edition, UnknownEdition, law};
pub use entry::{Disposition, Entry, Weight};
pub use evidence::{Evidence, Found, Lack};
pub use regulation::{
    BallotTable, Connection, Draft, Enforcement, Form, Gravity, Irregularities, LateCost, LateStep, Objection, Record,
    Regulation, Venue,
};
pub use totals::{Share, Totals};
