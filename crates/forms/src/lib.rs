//! The printed papers of an event: applications, protocols, cards, tables, score sheets, slips and reports.
//!
//! A [`Form`] is filled from a [`competition::Competition`] and becomes a [`Paper`], which says what stands where. A paper is
//! written as a page that a browser prints ([`Paper::html`] with [`PRINT_CSS`]) or as a PDF file ([`Paper::pdf`]). The samples
//! of RU22 (14.1.1 to 14.1.4, Appendices 3 to 11) give the labels and the order of the columns; other editions have no
//! samples and use the same forms.
//!
//! ```
//! use competition::{Competition, Draft};
//! use forms::{Asked, Form};
//! use language::Language;
//! let draft = Draft::usual("RU22".parse().unwrap(), "russian".parse().unwrap());
//! let event = Competition::new(draft.check().unwrap().0);
//! let no = Form::RoundProtocol.of(&event, &Asked::new(Language::Russian)).unwrap_err();
//! assert_eq!((no.by.name(), no.why), ("RU22:14.1.1", "this round is not paired"));
//! let paper = Form::PreliminaryApplication.of(&event, &Asked::new(Language::Russian)).unwrap();
//! assert!(paper.text().starts_with("Приложение № 3\nПРЕДВАРИТЕЛЬНАЯ ЗАЯВКА НА УЧАСТИЕ\n"));
//! ```

mod clerk;
mod discipline;
mod form;
mod html;
mod paper;
mod pdf;
mod zone;

pub use discipline::Discipline;
pub use form::{Asked, Chart, Form, Members, Personal, Played, Reply, UnknownForm, papers};
pub use html::PRINT_CSS;
pub use paper::{
    Align, Blank, Block, Cell, Column, Diagram, Line, Paper, Piece, Row, Shade, Sheet, Stone, Style, Table,
    Width,
};
pub use zone::Zone;
