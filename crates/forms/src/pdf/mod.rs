//! A paper as a PDF file: laid out on pages here, with the font inside. The same paper gives the same bytes.
//!
//! ```
//! use forms::{Line, Paper, Sheet};
//! use language::Language;
//! let mut paper = Paper::new(Language::Ukrainian, Sheet::Portrait, "Протокол");
//! paper.put(Line::title("ПРОТОКОЛ"));
//! assert!(paper.pdf().starts_with(b"%PDF-1.7"));
//! assert_eq!(paper.pdf(), paper.pdf());
//! ```

mod board;
mod face;
mod flow;
mod grid;
mod page;
mod row;
mod write;

use crate::paper::Paper;
use face::Faces;
use flow::Flow;

impl Paper {
    /// The paper as a PDF file.
    #[must_use]
    pub fn pdf(&self) -> Vec<u8> {
        let Some(faces) = Faces::open() else { return Vec::new() };
        let pages = Flow::pages(&faces, self);
        write::file(&faces, self, &pages)
    }

    /// How many pages it takes.
    #[must_use]
    pub fn pages(&self) -> usize {
        Faces::open().map_or(0, |faces| Flow::pages(&faces, self).len())
    }
}
