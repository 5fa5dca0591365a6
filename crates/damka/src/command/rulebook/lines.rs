//! Long texts in lines that fit the terminal.

use std::io::{self, Write};

use terminal_size::{Width, terminal_size};

/// What labels of fields are padded to.
const LABEL: usize = 12;

/// Writes texts no wider than the terminal.
pub(crate) struct Lines<'a> {
    out: &'a mut dyn Write,
    width: usize,
}

impl<'a> Lines<'a> {
    /// For the terminal; where there is none, lines have a hundred columns.
    pub(crate) fn new(out: &'a mut dyn Write) -> Self {
        let width = terminal_size().map_or(100, |(Width(width), _)| usize::from(width));
        Self { out, width: width.clamp(40, 120) }
    }

    /// A line as it is.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    /// An empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A text of several lines, all moved in by so many columns.
    pub(crate) fn text(&mut self, indent: usize, text: &str) -> io::Result<()> {
        self.hanging(&" ".repeat(indent), text)
    }

    /// A label with a text beside it; nothing if the text is empty.
    pub(crate) fn field(&mut self, label: &str, text: &str) -> io::Result<()> {
        if text.is_empty() { Ok(()) } else { self.hanging(&format!("  {label:<LABEL$} "), text) }
    }

    /// A text after a beginning; the lines that follow start below it.
    pub(crate) fn hanging(&mut self, begin: &str, text: &str) -> io::Result<()> {
        let indent = begin.chars().count();
        let mut lines = wrapped(text, self.width.saturating_sub(indent)).into_iter();
        writeln!(self.out, "{}", format!("{begin}{}", lines.next().unwrap_or_default()).trim_end())?;
        lines.try_for_each(|line| writeln!(self.out, "{:indent$}{line}", ""))
    }
}

/// The text in lines of so many signs; a longer word has a line of its own.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn no_line_is_too_long_and_no_word_is_lost() {
        let text = "Пара дамок против одной  and an-exceedingly-long-word here";
        for width in 1..40 {
            let lines = wrapped(text, width);
            assert!(
                lines.iter().all(|line| line.chars().count() <= width || !line.contains(' ')),
                "{lines:?}"
            );
            assert_eq!(lines.join(" ").split(' ').count(), text.split_whitespace().count());
        }
        assert!(wrapped("", 10).is_empty());
    }
}
