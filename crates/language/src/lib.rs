//! What Damka says to people, in English, Ukrainian and Russian.
//!
//! The sources are `text/{en,uk,ru}/*.ftl` ([Fluent](https://projectfluent.org)), one file a topic. The build reads them once and refuses to go
//! on when a language lacks a message or a variable of another; each message is a method of [`Text`], so that a message
//! that does not exist does not compile. Variables are arguments in the order of the alphabet:
//!
//! ```
//! use language::Language;
//! let t = Language::Ukrainian.text();
//! assert_eq!(t.offer_draw(), "Запропонувати нічию");
//! assert_eq!(t.moves(3_u32), "3 ходи");
//! assert_eq!(t.named("cause", "resignation"), Some("здача партії"));
//! ```

mod article;
#[cfg(test)]
mod cases;
mod choose;
mod language;
mod message;
mod module;
mod said;
mod slug;
mod text;

pub use language::{Language, UnknownLanguage};
pub use message::Number;
pub use module::module;
pub use slug::slug;
pub use text::{Text, Topic};
