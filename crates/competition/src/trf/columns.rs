//! Lines in fixed columns: reading them with every fault noted, and writing them.
//!
//! A column holds one character, whatever number of bytes it takes. Between two fields there is a blank; a field that
//! is too long for its columns may use it, as long as nothing stands on the other side.

use core::ops::RangeInclusive;
use core::str::FromStr;

use super::fault::Fault;

/// A line being read.
pub(crate) struct Columns {
    line: usize,
    signs: Vec<char>,
    faults: Vec<Fault>,
}

/// A line being written.
#[derive(Default)]
pub(crate) struct Row(Vec<char>);

/// A field: its columns, from 1, and what it is called.
pub(crate) type Field = (RangeInclusive<usize>, &'static str);

impl Columns {
    /// The line with this number.
    pub(crate) fn new(line: usize, text: &str) -> Self {
        Self { line, signs: text.trim_end().chars().collect(), faults: Vec::new() }
    }

    /// How many columns are filled.
    pub(crate) fn width(&self) -> usize {
        self.signs.len()
    }

    /// What is wrong, each place once.
    pub(crate) fn faults(mut self) -> Vec<Fault> {
        self.faults.sort();
        self.faults.dedup_by_key(|fault| fault.column);
        self.faults
    }

    /// Notes something wrong.
    pub(crate) fn fault(&mut self, column: usize, what: impl Into<String>) {
        self.faults.push(Fault::error(self.line, column, what));
    }

    /// Every tab: nobody knows how many columns it stands for.
    pub(crate) fn tabs(&self) -> Vec<Fault> {
        let tabs = (1..=self.width()).filter(|&column| self.sign(column) == '\t');
        let what = "a tab stands in a line of fixed columns; expected blanks";
        tabs.map(|tab| Fault::error(self.line, tab, what)).collect()
    }

    /// One column; a blank beyond the end.
    pub(crate) fn sign(&self, column: usize) -> char {
        column.checked_sub(1).and_then(|at| self.signs.get(at)).copied().unwrap_or(' ')
    }

    /// A field without the blanks around it, and the column it begins in.
    pub(crate) fn text(&mut self, (columns, what): Field) -> (String, usize) {
        let (mut from, mut to) = columns.into_inner();
        let filled = |column: usize| !self.sign(column).is_whitespace();
        // The tag itself, columns 1 to 3, is no neighbour to run into.
        let before = from.saturating_sub(1);
        if before > 3 && filled(before) && filled(from) {
            if before > 4 && filled(before - 1) {
                self.fault(
                    before,
                    format!("a blank was expected before the {what}: the columns are shifted"),
                );
            } else {
                from = before;
            }
        }
        let filled = |column: usize| !self.sign(column).is_whitespace();
        if filled(to) && filled(to + 1) {
            if filled(to + 2) {
                self.fault(to + 1, format!("a blank was expected after the {what}: the columns are shifted"));
            } else {
                to += 1;
            }
        }
        let end = to.min(self.signs.len());
        let field = self.signs.get(from - 1..end).unwrap_or_default();
        let lead = field.iter().take_while(|sign| sign.is_whitespace()).count();
        let text: String = field.iter().collect();
        (text.trim().to_owned(), from + lead)
    }

    /// A field that is a value of some kind, if it is filled.
    pub(crate) fn value<T: FromStr>(&mut self, field: Field, expected: &str) -> Option<T> {
        let what = field.1;
        let (text, column) = self.text(field);
        if text.is_empty() {
            return None;
        }
        let value = text.parse().ok();
        if value.is_none() {
            self.fault(column, format!("the {what} is {text}; expected {expected}"));
        }
        value
    }

    /// A number, if the field is filled.
    pub(crate) fn number(&mut self, field: Field) -> Option<u16> {
        self.value(field, "a number from 0 to 65535")
    }

    /// The numbers from a column to the end, blanks between them.
    pub(crate) fn numbers(&mut self, from: usize, what: &str) -> Vec<u16> {
        self.values(from, what, "numbers from 0 to 65535 with blanks between them")
    }

    /// The values from a column to the end, blanks between them.
    pub(crate) fn values<T: FromStr>(&mut self, from: usize, what: &str, expected: &str) -> Vec<T> {
        let mut values = Vec::new();
        for (column, word) in self.words(from) {
            match word.parse() {
                Ok(value) => values.push(value),
                Err(_) => self.fault(column, format!("{word} stands among the {what}; expected {expected}")),
            }
        }
        values
    }

    /// The signs of one kind at a column, after blanks and signs to be passed over; the column moves on behind them.
    pub(crate) fn take(
        &self,
        at: &mut usize,
        kind: impl Fn(char) -> bool,
        passed: &[char],
    ) -> Option<(usize, String)> {
        while *at <= self.width() && (self.sign(*at).is_whitespace() || passed.contains(&self.sign(*at))) {
            *at += 1;
        }
        let from = *at;
        let taken: String =
            (from..=self.width()).map(|at| self.sign(at)).take_while(|sign| kind(*sign)).collect();
        *at += taken.chars().count();
        (!taken.is_empty()).then_some((from, taken))
    }

    /// The words from a column to the end, each with the column it begins in.
    pub(crate) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for (at, &sign) in self.signs.iter().enumerate().skip(from.saturating_sub(1)) {
            if sign.is_whitespace() {
                inside = false;
                continue;
            }
            match words.last_mut().filter(|_| inside) {
                Some((_, word)) => word.push(sign),
                None => words.push((at + 1, sign.to_string())),
            }
            inside = true;
        }
        words
    }
}

impl Row {
    /// A line that begins with a tag.
    pub(crate) fn new(tag: &str) -> Self {
        Self(tag.chars().collect())
    }

    /// Puts text to the left of its columns; what is too long is cut.
    pub(crate) fn left(&mut self, columns: RangeInclusive<usize>, text: &str) {
        let width = columns.end() + 1 - columns.start();
        self.put(*columns.start(), text.chars().take(width));
    }

    /// Puts text to the right of its columns; what is too long uses the columns before.
    pub(crate) fn right(&mut self, columns: RangeInclusive<usize>, text: &str) {
        let start = (columns.end() + 1).saturating_sub(text.chars().count()).max(1);
        self.put(start, text.chars());
    }

    /// Puts numbers one after the other, to the right of columns that repeat.
    pub(crate) fn numbers(&mut self, first: RangeInclusive<usize>, step: usize, numbers: &[u16]) {
        let (from, to) = first.into_inner();
        for (i, number) in numbers.iter().enumerate() {
            self.right(from + i * step..=to + i * step, &number.to_string());
        }
    }

    /// The whole line, without blanks at its end.
    pub(crate) fn finish(self) -> String {
        let text: String = self.0.into_iter().collect();
        text.trim_end().to_owned()
    }

    fn put(&mut self, column: usize, text: impl Iterator<Item = char>) {
        for (at, sign) in (column.saturating_sub(1)..).zip(text) {
            if self.0.len() <= at {
                self.0.resize(at + 1, ' ');
            }
            if let Some(place) = self.0.get_mut(at) {
                *place = if sign.is_control() { ' ' } else { sign };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Columns, Row};

    #[test]
    fn columns_count_characters_and_not_bytes() {
        let mut columns = Columns::new(1, "001    7 m    Їжак Ґудзь                        2100");
        assert_eq!(columns.text((15..=47, "name")), ("Їжак Ґудзь".to_owned(), 15));
        assert_eq!(columns.number((49..=52, "rating")), Some(2100));
        assert!(columns.faults().is_empty());
    }

    #[test]
    fn a_field_may_use_the_blank_beside_it_and_no_more() {
        let mut columns = Columns::new(1, "00112345");
        assert_eq!(columns.number((5..=8, "start number")), Some(12345));
        let mut columns = Columns::new(1, "xxx  abcdef 12");
        assert_eq!(columns.text((6..=10, "name")).0, "abcdef");
        assert!(columns.faults().is_empty());
        let mut columns = Columns::new(4, "xxx  abcdefg12");
        columns.text((6..=10, "name"));
        let faults = columns.faults();
        assert_eq!((faults[0].line, faults[0].column), (4, 11));
    }

    #[test]
    fn rows_are_cut_on_the_right_and_grow_to_the_left() {
        let mut row = Row::new("001");
        row.right(5..=8, "12345");
        row.left(10..=12, "Їжак");
        assert_eq!(row.finish(), "00112345 Їжа");
    }
}
