//! Entries, pairings, rounds, results and standings of an event.

mod coefficient;
mod exact;
mod round_robin;
mod table;

pub use coefficient::{Coefficient, UnknownCoefficient};
pub use exact::Exact;
pub use round_robin::{round_robin, rounds};
pub use table::{Cell, Line, No, Table};
