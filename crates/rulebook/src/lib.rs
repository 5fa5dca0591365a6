//! The editions article by article, and what a valid regulation is.

mod area;
mod ballot;
mod book;
mod check;
mod diff;
mod discipline;
mod draft;
mod edition;
mod entry;
mod evidence;
pub mod law;
mod lots;
mod objection;
mod points;
mod preset;
mod refusal;
mod regulation;
mod search;
mod status;
mod totals;
#[cfg(feature = "serde")]
mod wire;

pub use area::{Area, UnknownArea};
pub use ballot::{BallotTable, Cell, Draw, Entry as BallotEntry, System, UnknownTable, start_position};
pub use book::Book;
pub use diff::{Difference, How};
pub use discipline::{Asked, Discipline, Kind, Tempo, UnknownDiscipline};
pub use draft::{Connection, Draft, Enforcement, Form, Irregularities, LateCost, LateStep, Record, Venue};
pub use edition::{Edition, UnknownEdition, event_law, law};
pub use entry::{Disposition, Entry, Weight};
pub use evidence::{Evidence, Found, Lack};
pub use law::Preset;
pub use lots::Lots;
pub use objection::{Gravity, Objection};
pub use points::{Mark, Points, Scale, places};
pub use preset::presets;
pub use refusal::Refusal;
pub use regulation::{Regulation, Term};
pub use status::{Status, UnknownStatus};
pub use totals::{Share, Totals};
