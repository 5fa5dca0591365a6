//! Damka in a browser: HTTP, WebSocket, pages and live tables. It holds no rule; it asks the rooms.
//!
//! ```no_run
//! # async fn run() -> Result<(), server::Stopped> {
//! let options = server::Options { place: store::Place::Folder("damka-data".into()), ..server::Options::default() };
//! server::serve(options, |address| println!("{address}"), std::future::pending::<()>()).await
//! # }
//! ```

mod address;
mod api;
mod app;
mod asset;
mod caller;
mod console;
mod follow;
mod json;
mod listen;
mod online;
mod packed;
mod page;
mod people;
mod qr;
mod replay;
mod router;
mod serve;
mod site;
mod tongue;
mod words;

pub mod office;

pub use hall::{Allowance, Limits, Local};
pub use replay::Replay;
pub use router::{pages, papers};
pub use serve::{Options, Serving, Stopped, serve};
