//! PDN 3.0, the portable draughts notation: a streaming [`Reader`], its tags, and a writer.
//!
//! The reader knows syntax only and shows a [`Visitor`] what it reads; the rules join in
//! [`replay`](crate::replay) and [`game`](crate::game). It accepts what the standard asks a reader to accept
//! and what files of the last decades contain besides: results as ends of games, missing tags, moves with
//! blanks inside or without a sign, dashes for unknown moves, other encodings ([`decode`]).

mod clock;
mod error;
mod game_type;
mod input;
mod place;
mod reader;
mod score;
mod tags;
mod text;
mod time_control;
mod token;
mod visitor;
mod writer;

pub use clock::{Clock, ClockTime, Face, State, clocks};
pub use error::{Problem, SyntaxError};
pub use game_type::{GameType, GameTypeError, Number, game_type};
pub use place::Place;
pub use reader::{DEPTH_MAX, LONG_MAX, Reader, SETUP_MAX};
pub use score::{Score, ScoreStyle};
pub use tags::{escape, unescape, value};
pub use text::{Text, decode};
pub use time_control::{Period, TimeControl, TimeControlError};
pub use visitor::{Interest, Visitor};
pub(crate) use writer::roster_rank;
pub use writer::write;
