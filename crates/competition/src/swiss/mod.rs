//! Swiss systems: every system of every edition, paired exactly and explained article by article.
//!
//! What a system does is a page of the edition's law; the engine walks the groups of equal points as the page says.
//! Of all complete pairings it takes the first in the article's order in which the fewest players leave each group.
//!
//! ```
//! use competition::swiss::{Request, System, pair};
//! use competition::{Line, Table};
//! use rulebook::Scale;
//!
//! let table = Table::new(Scale::TwoOneZero, vec![Line::default(); 8]);
//! let paired = pair(&Request::new(&table, System::BlindLot)).unwrap();
//! let pairs: Vec<String> = paired.pairs.iter().map(|pair| format!("{}:{}", pair.white, pair.black)).collect();
//! assert_eq!(pairs, ["1:2", "3:4", "5:6", "7:8"]);
//! assert_eq!(paired.pairs[0].because[0].by.name(), "RU22:5.4.10.4");
//! ```

mod check;
mod colour;
mod complete;
mod engine;
mod explain;
mod field;
mod float;
mod group;
mod inside;
mod matching;
mod numbers;
mod pairing;
mod repair;
mod request;
mod rounds;
mod weighted;

pub use check::{Fault, FaultKind, check};
pub use engine::pair;
pub use numbers::{Entrant, numbers};
pub use pairing::{Bye, Pair, Pairing, Reason, Unpairable, Why};
pub use repair::{Repair, repair};
pub use request::Request;
pub use rounds::{Doubt, may_run_out, recommended_rounds};
pub use rulebook::law::event::{SwissSystem as System, UnknownSwissSystem as UnknownSystem};
