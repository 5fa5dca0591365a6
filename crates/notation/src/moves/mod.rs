//! Moves as text: read in every form the rulebooks and old files use, written in the one that is asked for.
//!
//! ```
//! use draughts::{Position, Russian};
//! use notation::moves::{self, Form, Style};
//! let start = Position::<Russian>::start();
//! let played = moves::read(&start, "cd4!").unwrap();
//! assert_eq!(moves::read(&start, "c3-d4"), Ok(played));
//! assert_eq!(moves::read(&start, "22-18"), Ok(played));
//! assert_eq!(moves::write(&start, &played, Style::of::<Russian>(Form::Full)), "c3-d4");
//!
//! let why = moves::read(&start, "c3-c4").unwrap_err();
//! assert_eq!(why.to_string(), "c4: this square is light: only the dark ones are played on (RU22:6.1.1)");
//! ```

mod door;
mod engine;
mod error;
mod plain;
mod read;
mod write;
mod written;

pub use door::{read_any, read_any_as, write_any};
pub use engine::{read_hub, write_dxp, write_hub};
pub use error::{Expected, MoveError};
pub(crate) use read::read_plain;
pub use read::{Annotated, Forms, Gaps, Reading, Signs, read, read_annotated, read_as};
pub use write::{Form, Style, write, write_to};
