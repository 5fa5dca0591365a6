//! Entries, pairings, rounds, results and standings of an event.

mod actor;
mod coefficient;
mod command;
pub mod duel;
pub mod entry;
mod event;
mod exact;
mod id;
pub mod knockout;
pub mod mixed;
pub mod panel;
mod places;
pub mod protest;
pub mod rating;
pub mod regulation;
pub mod round;
pub mod round_robin;
pub mod schedule;
pub mod scheveningen;
pub mod standing;
mod state;
pub mod swiss;
mod table;
pub mod team;
pub mod trf;

pub use actor::{Actor, Role};
pub use coefficient::Coefficients;
pub use command::Command;
pub use event::{Event, Fact};
pub use exact::Exact;
pub use id::{PersonId, TeamId};
pub use regulation::{Draft, Regulation};
pub use round_robin::{round_robin, rounds};
pub use state::Competition;
pub use table::{Cell, Line, No, Table};
