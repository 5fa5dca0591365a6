//! One game conducted under a regulation, from arrival to signed result.
//!
//! ```text
//! game.decide(actor, &command, now) -> Result<Vec<Event>, Refusal>    pure: no clock, no randomness
//! game.apply(&event)                                                  total: a recorded event always applies
//! ```
//!
//! Every refusal, verdict and right names its article. The state answers at any time whose turn it is, what the
//! clocks show, which rights each player has and which counts run.

mod actor;
mod apply;
mod ballot;
mod board;
mod command;
mod decide;
mod draw;
mod duties;
mod event;
mod outcome;
mod play;
mod rights;
mod state;

pub mod adjourn;
pub mod form;
pub mod irregularity;
pub mod micromatch;
pub mod record;
pub mod remote;
pub mod sanction;
pub mod start;

pub use actor::{Actor, Each, PLAYERS, Player, Role, face, owner};
pub use ballot::{Ballot, Lot};
pub use board::{Board, Played, Stones};
pub use command::{Claim, Command, StopReason};
pub use draw::{Aloud, Count, Counters, Offers, OpenClaim, Pending};
pub use duties::Duty;
pub use event::{Event, Fact};
pub use outcome::{Cause, Outcome, Score};
pub use rights::{Right, What};
pub use rulebook::Refusal;
pub use state::{Game, Phase, Ply, Request, replay};
