//! Tables for people: columns as wide as what stands in them.

use std::io::{self, Write};

use crate::printable::printable;

/// A table being filled.
pub(crate) struct Columns {
    sides: Vec<Side>,
    rows: Vec<Vec<String>>,
}

/// On which side of its column a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

impl Columns {
    /// A table with its heads.
    pub(crate) fn new(heads: &[(&str, Side)]) -> Self {
        let (heads, sides) = heads.iter().map(|(head, side)| ((*head).to_owned(), *side)).unzip();
        Self { sides, rows: vec![heads] }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, row: Vec<String>) {
        self.rows.push(row.iter().map(|text| printable(text).into_owned()).collect());
    }

    /// Writes everything; what is said after a row follows it, by the number of the row from 0.
    pub(crate) fn write(
        &self,
        out: &mut dyn Write,
        after: impl Fn(usize) -> Option<String>,
    ) -> io::Result<()> {
        let width = |at: usize| {
            let texts = self.rows.iter().filter_map(|row| row.get(at));
            texts.map(|text| text.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.sides.len()).map(width).collect();
        for (at, row) in self.rows.iter().enumerate() {
            let mut line = String::new();
            for ((text, side), width) in row.iter().zip(&self.sides).zip(&widths) {
                match side {
                    Side::Left => line.push_str(&format!("{text:<width$}  ")),
                    Side::Right => line.push_str(&format!("{text:>width$}  ")),
                }
            }
            writeln!(out, "{}", line.trim_end())?;
            if let Some(words) = at.checked_sub(1).and_then(&after) {
                writeln!(out, "    {}", printable(&words))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Columns, Side};

    #[test]
    fn columns_are_as_wide_as_their_widest_text() {
        let mut columns = Columns::new(&[("No", Side::Right), ("Name", Side::Left)]);
        columns.row(vec!["1".to_owned(), "Їжак".to_owned()]);
        columns.row(vec!["100".to_owned(), "Ґ\u{1b}".to_owned()]);
        let mut out = Vec::new();
        columns.write(&mut out, |row| (row == 1).then(|| "why".to_owned())).expect("memory");
        let text = String::from_utf8(out).expect("text");
        assert_eq!(text, " No  Name\n  1  Їжак\n100  Ґ\u{fffd}\n    why\n");
    }
}
