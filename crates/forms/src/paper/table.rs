//! A table of a paper.
//!
//! ```
//! use forms::{Column, Row, Table};
//! let mut table = Table::new([Column::fit("№"), Column::wide("Белые"), Column::fit("Результат")]);
//! table.row(["1", "Орлова", "½"]);
//! table.group(vec![Row::new(["2", "Ким", "1"]), Row::new(["", "Петров", "0"])]);
//! assert_eq!(table.text(), "№ | Белые | Результат\n1 | Орлова | ½\n2 | Ким | 1\n | Петров | 0\n");
//! assert_eq!(table.rows().count(), 3);
//! ```

use super::Align;

/// A table. Its head stands on every page it reaches; the rows of a group stay on one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// The rows of its head.
    pub head: Vec<Row>,
    /// Its rows, by groups.
    pub groups: Vec<Vec<Row>>,
    /// The least height of a row, in millimetres.
    pub row_height: u8,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands above it.
    pub label: String,
    /// Its part of what narrow columns leave; a narrow one if there is none.
    pub share: u8,
    /// To which side its cells lean.
    pub align: Align,
}

/// A row. Cells from rows above that reach down into it are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row(pub Vec<Cell>);

/// A cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What stands in it.
    pub text: String,
    /// How many columns it takes.
    pub columns: u8,
    /// How many rows it takes; those below leave it out.
    pub rows: u8,
    /// How it looks.
    pub shade: Shade,
}

/// How a cell looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shade {
    /// As usual.
    #[default]
    Plain,
    /// Bold.
    Bold,
    /// Nothing can stand in it.
    Blocked,
}

impl Column {
    /// A column as narrow as its words.
    #[must_use]
    pub fn fit(label: &str) -> Self {
        Self { label: label.to_owned(), share: 0, align: Align::Centre }
    }

    /// A column that takes what is left.
    #[must_use]
    pub fn wide(label: &str) -> Self {
        Self::share(label, 3)
    }

    /// A column that takes this part of what is left.
    #[must_use]
    pub fn share(label: &str, share: u8) -> Self {
        Self { label: label.to_owned(), share, align: Align::Left }
    }

    /// The same leaning to another side.
    #[must_use]
    pub fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }
}

impl Row {
    /// A row of plain cells.
    #[must_use]
    pub fn new<T: Into<Cell>>(cells: impl IntoIterator<Item = T>) -> Self {
        Self(cells.into_iter().map(Into::into).collect())
    }

    /// The texts of its cells.
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        self.0.iter().map(|cell| cell.text.as_str()).collect()
    }
}

impl Cell {
    /// A cell.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), columns: 1, rows: 1, shade: Shade::Plain }
    }

    /// A cell nothing can stand in.
    #[must_use]
    pub fn blocked() -> Self {
        Self { shade: Shade::Blocked, ..Self::new("") }
    }

    /// The same over so many columns.
    #[must_use]
    pub fn over_columns(self, columns: usize) -> Self {
        Self { columns: u8::try_from(columns.max(1)).unwrap_or(u8::MAX), ..self }
    }

    /// The same over so many rows.
    #[must_use]
    pub fn over_rows(self, rows: usize) -> Self {
        Self { rows: u8::try_from(rows.max(1)).unwrap_or(u8::MAX), ..self }
    }

    /// The same in bold.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { shade: Shade::Bold, ..self }
    }
}

impl Table {
    /// A table with these columns and their labels as its head.
    #[must_use]
    pub fn new(columns: impl IntoIterator<Item = Column>) -> Self {
        let columns: Vec<Column> = columns.into_iter().collect();
        let head = Row(columns.iter().map(|column| Cell::new(column.label.as_str()).bold()).collect());
        Self { columns, head: vec![head], groups: Vec::new(), row_height: 0 }
    }

    /// The same with rows of this least height.
    #[must_use]
    pub fn row_height(self, millimetres: u8) -> Self {
        Self { row_height: millimetres, ..self }
    }

    /// Adds a row.
    pub fn row<T: Into<Cell>>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.groups.push(vec![Row::new(cells)]);
    }

    /// Adds rows that stay on one page.
    pub fn group(&mut self, rows: Vec<Row>) {
        self.groups.push(rows);
    }

    /// Its rows.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.groups.iter().flatten()
    }

    /// The labels of its columns.
    #[must_use]
    pub fn labels(&self) -> Vec<&str> {
        self.columns.iter().map(|column| column.label.as_str()).collect()
    }

    /// What can be read.
    #[must_use]
    pub fn text(&self) -> String {
        let line = |row: &Row| row.texts().join(" | ") + "\n";
        self.head.iter().chain(self.rows()).map(line).collect()
    }
}

/// The column each cell of some rows begins in: those that reach down from rows above take their columns first.
pub(crate) fn places(rows: &[Row], columns: usize) -> Vec<Vec<usize>> {
    let mut reach = vec![0_u8; columns];
    let mut all = Vec::with_capacity(rows.len());
    for row in rows {
        let (mut at, mut places) = (0, Vec::with_capacity(row.0.len()));
        for cell in &row.0 {
            while reach.get(at).is_some_and(|down| *down > 0) {
                at += 1;
            }
            places.push(at);
            let end = at + usize::from(cell.columns);
            reach.iter_mut().take(end).skip(at).for_each(|down| *down = cell.rows);
            at = end;
        }
        reach.iter_mut().for_each(|down| *down = down.saturating_sub(1));
        all.push(places);
    }
    all
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Row, places};

    #[test]
    fn cells_stand_beside_those_that_reach_down() {
        let rows = [
            Row(vec![Cell::new("a").over_rows(2), Cell::new("b").over_columns(2), Cell::new("c")]),
            Row::new(["d", "e", "f"]),
            Row::new(["g", "h"]),
        ];
        assert_eq!(places(&rows, 4), [vec![0, 1, 3], vec![1, 2, 3], vec![0, 1]]);
    }
}
