//! Rows for a spreadsheet.

/// Rows of a table, as RFC 4180 writes them.
#[derive(Default)]
pub struct Rows(pub String);

impl Rows {
    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        for (at, cell) in cells.into_iter().enumerate() {
            if at > 0 {
                self.0.push(',');
            }
            let text = if is_formula(&cell) { format!("'{cell}") } else { cell };
            if text.contains(['"', ',', '\n', '\r', ';']) {
                self.0.push('"');
                self.0.push_str(&text.replace('"', "\"\""));
                self.0.push('"');
            } else {
                self.0.push_str(&text);
            }
        }
        self.0.push_str("\r\n");
    }
}

/// Whether a spreadsheet would compute something instead of showing what somebody has called himself.
fn is_formula(cell: &str) -> bool {
    match cell.chars().next() {
        Some('=' | '@' | '\t') => true,
        Some('+' | '-') => cell.len() > 1 && cell.parse::<f64>().is_err(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_would_be_two_are_quoted() {
        let mut rows = Rows::default();
        rows.row(["a", "b, c", "say \"d\"", ""].map(str::to_owned));
        assert_eq!(rows.0, "a,\"b, c\",\"say \"\"d\"\"\",\r\n");
    }

    #[test]
    fn a_name_is_never_a_formula() {
        let mut rows = Rows::default();
        rows.row(["=1+2", "@now", "+SUM(A1)", "-2", "+", "-"].map(str::to_owned));
        assert_eq!(rows.0, "'=1+2,'@now,'+SUM(A1),-2,+,-\r\n");
    }
}
