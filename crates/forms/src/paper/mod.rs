//! A paper: what stands on it, and in which order. How it is drawn is known to the writers alone.
//!
//! ```
//! use forms::{Block, Line, Paper, Sheet};
//! use language::Language;
//! let mut paper = Paper::new(Language::Russian, Sheet::Portrait, "Протокол");
//! paper.put(Line::filled("ПРОТОКОЛ № ____", &["7"]));
//! paper.put(Line::filled("Главный судья: ____ /____/", &["", "Орлова А."]));
//! assert_eq!(paper.text(), "ПРОТОКОЛ № 7\nГлавный судья: ____ /Орлова А./\n");
//! assert!(matches!(paper.blocks[0], Block::Line(_)));
//! ```

mod diagram;
mod line;
mod table;

use language::Language;

pub use diagram::{Diagram, Stone};
pub use line::{Blank, Line, Piece, Style, Width};
pub(crate) use table::places;
pub use table::{Cell, Column, Row, Shade, Table};

/// A paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// In which language it is written.
    pub language: Language,
    /// How its pages lie.
    pub sheet: Sheet,
    /// What the document is called.
    pub title: String,
    /// What stands on it.
    pub blocks: Vec<Block>,
}

/// How a page of A4 lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// Upright.
    Portrait,
    /// Sideways.
    Landscape,
}

/// Something on a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Words and blanks.
    Line(Line),
    /// A table.
    Table(Table),
    /// A board.
    Diagram(Diagram),
    /// What is not parted by the end of a page.
    Together(Vec<Block>),
    /// So many millimetres of nothing.
    Gap(u8),
    /// Where the paper is cut.
    Cut,
    /// The end of a page.
    Page,
}

/// To which side words lean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Align {
    /// To the left.
    #[default]
    Left,
    /// To neither.
    Centre,
    /// To the right.
    Right,
}

impl Sheet {
    /// Width and height in millimetres.
    #[must_use]
    pub const fn millimetres(self) -> (u16, u16) {
        match self {
            Self::Portrait => (210, 297),
            Self::Landscape => (297, 210),
        }
    }
}

impl Paper {
    /// A paper with nothing on it.
    #[must_use]
    pub fn new(language: Language, sheet: Sheet, title: &str) -> Self {
        Self { language, sheet, title: title.to_owned(), blocks: Vec::new() }
    }

    /// Puts something below the rest.
    pub fn put(&mut self, block: impl Into<Block>) {
        self.blocks.push(block.into());
    }

    /// Puts blocks below the rest that the end of a page does not part.
    pub fn put_together(&mut self, blocks: impl IntoIterator<Item = Block>) {
        self.blocks.push(Block::Together(blocks.into_iter().collect()));
    }

    /// What can be read on it, a line a line; columns of tables are parted by ` | `, blanks nobody filled are `____`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.blocks.iter().for_each(|block| block.write(&mut text));
        text
    }

    /// Its tables in their order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().flat_map(Block::tables)
    }
}

impl Block {
    fn write(&self, text: &mut String) {
        match self {
            Self::Line(line) => {
                text.push_str(&line.text());
                text.push('\n');
            }
            Self::Table(table) => text.push_str(&table.text()),
            Self::Diagram(diagram) => text.push_str(&diagram.text()),
            Self::Together(blocks) => blocks.iter().for_each(|block| block.write(text)),
            Self::Gap(_) | Self::Cut | Self::Page => {}
        }
    }

    fn tables(&self) -> Vec<&Table> {
        match self {
            Self::Table(table) => vec![table],
            Self::Together(blocks) => blocks.iter().flat_map(Self::tables).collect(),
            _ => Vec::new(),
        }
    }
}

impl From<Line> for Block {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}

impl From<Table> for Block {
    fn from(table: Table) -> Self {
        Self::Table(table)
    }
}

impl From<Diagram> for Block {
    fn from(diagram: Diagram) -> Self {
        Self::Diagram(diagram)
    }
}
