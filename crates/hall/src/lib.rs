//! The hall: tables where people meet, kept in memory while somebody plays or watches, and written down before anybody is told;
//! and the talk with each of those who sit at them.
//!
//! ```
//! use hall::{Hall, Nodes, time::Time};
//! # async fn open(journal: std::sync::Arc<dyn store::Journal>) -> Hall {
//! Hall::new(journal, Nodes::One, Time::start(), None)
//! # }
//! ```

mod desk;
mod hall;
mod limits;
mod load;
mod place;
mod talk;
#[cfg(test)]
mod tests;
mod timer;

pub mod index;
pub mod json;
pub mod metrics;
pub mod table;
pub mod time;
pub mod token;
pub mod turnstile;

pub use desk::{Desk, Hello, Mark, News, Present, Told, text};
pub use hall::{Hall, KIND, Nodes, Trouble};
pub use limits::{Allowance, Limits, Local};
pub use place::Place;
pub use talk::{Permit, Talk};
pub use timer::Timer;

/// A server gives and takes small pieces of memory from many threads all the time. It stands here because this is built for speed.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
