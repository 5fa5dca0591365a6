//! Time controls and a two-faced clock as pure functions of a given now.
//!
//! The clock knows nothing of moves on a board, of people or of articles: what an edition limits comes in as an
//! argument, and so does the time.
//!
//! ```
//! use clock::{Clock, Control, Face, Kind, Millis, Moment};
//! let control: Control = "8m+4s".parse().unwrap();
//! let noon = Moment(0);
//! let mut clock = Clock::new(control, Kind::Electronic);
//! clock.start(Face::First, noon);
//! clock.press(noon + Millis::seconds(10));
//! assert_eq!(clock.running(), Some(Face::Second));
//! assert_eq!(clock.remaining(Face::First, noon + Millis::minutes(3)).to_string(), "7:54");
//! assert_eq!(clock.next_flag(noon + Millis::minutes(3)), Some(noon + Millis::seconds(490)));
//! ```
#![no_std]

extern crate alloc;

mod clock;
mod control;
mod day;
mod face;
mod flags;
mod kind;
mod millis;
mod moment;
mod pace;
mod pause;
mod reading;
mod refused;
mod stage;
mod text;

pub use clock::Clock;
pub use control::Control;
pub use day::{Budget, Dates, Day, Leave, days_used, start_day};
pub use face::Face;
pub use flags::{Flags, Lift};
pub use kind::Kind;
pub use millis::Millis;
pub use moment::Moment;
pub use pace::Pace;
pub use pause::Break;
pub use reading::{Press, Reading, Register};
pub use refused::{Fault, Refused};
pub use stage::Stage;
