//! What is wrong with a file, and where.
//!
//! ```
//! use competition::trf::Document;
//! let faults = Document::read(b"012 Cup\n001    x").unwrap_err();
//! assert_eq!(faults[0].to_string(), "line 2, column 8: the start number is x; expected a number from 1 to 65535");
//! ```

use core::fmt;

/// Something wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The line, from 1; 0 if it is about the whole file.
    pub line: usize,
    /// The column, from 1; 0 if it is about the whole line.
    pub column: usize,
    /// How much it matters.
    pub weight: Weight,
    /// What is wrong, and what was expected.
    pub what: String,
}

/// How much a fault matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// The file cannot be relied on.
    Error,
    /// The file can be used; somebody should look at it.
    Warning,
}

impl Fault {
    /// Something that makes the file unusable.
    pub(crate) fn error(line: usize, column: usize, what: impl Into<String>) -> Self {
        Self { line, column, weight: Weight::Error, what: what.into() }
    }

    /// Something somebody should look at.
    pub(crate) fn warning(line: usize, column: usize, what: impl Into<String>) -> Self {
        Self { line, column, weight: Weight::Warning, what: what.into() }
    }

    /// Whether the file cannot be relied on.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.weight == Weight::Error
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => {}
            (line, 0) => write!(f, "line {line}: ")?,
            (line, column) => write!(f, "line {line}, column {column}: ")?,
        }
        f.write_str(&self.what)
    }
}

impl core::error::Error for Fault {}
