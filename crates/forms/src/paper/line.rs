//! A line of a paper: words, and blanks to be filled in.
//!
//! A line is written as the rulebook prints it. Four underscores or more are a blank, a longer run a wider one, and twenty
//! or more take whatever is left of the line; brackets that follow without a space are the small words below it.
//!
//! ```
//! use forms::{Line, Piece, Width};
//! let line = Line::filled("____________________(организация)", &["Самарская область"]);
//! let Piece::Blank(blank) = &line.pieces[0] else { panic!() };
//! assert_eq!((blank.filled.as_str(), blank.caption.as_str()), ("Самарская область", "организация"));
//! assert_eq!(blank.width, Width::Rest);
//! assert_eq!(line.text(), "Самарская область (организация)");
//! ```

use super::Align;

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How it looks.
    pub style: Style,
    /// To which side it leans.
    pub align: Align,
    /// What it consists of.
    pub pieces: Vec<Piece>,
}

/// How a line looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// The title of a paper.
    Title,
    /// A title inside it.
    Heading,
    /// As usual.
    #[default]
    Plain,
    /// Small.
    Small,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Words(String),
    /// A blank.
    Blank(Blank),
}

/// A blank to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blank {
    /// What it is filled with; nothing where a hand has to do it.
    pub filled: String,
    /// The small words below it.
    pub caption: String,
    /// How wide it is.
    pub width: Width,
}

/// How wide a blank is; what it is filled with may need more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// So many millimetres.
    Millimetres(u16),
    /// Whatever is left of the line.
    Rest,
}

/// The shortest run of underscores that is a blank.
const SHORTEST: usize = 4;
/// The run that takes the rest of a line.
const REST: usize = 20;
/// What an underscore is worth.
const MILLIMETRES: u16 = 4;

impl Line {
    /// Words as usual.
    #[must_use]
    pub fn words(text: impl Into<String>) -> Self {
        Self { style: Style::Plain, align: Align::Left, pieces: vec![Piece::Words(text.into())] }
    }

    /// The title of a paper.
    #[must_use]
    pub fn title(text: impl Into<String>) -> Self {
        Self::words(text).style(Style::Title).align(Align::Centre)
    }

    /// A title inside it.
    #[must_use]
    pub fn heading(text: impl Into<String>) -> Self {
        Self::words(text).style(Style::Heading)
    }

    /// A line with blanks, filled in their order; empty ones and those beyond the list stay blank.
    #[must_use]
    pub fn filled(template: &str, fills: &[&str]) -> Self {
        let (mut pieces, mut rest, mut fills) = (Vec::new(), template, fills.iter());
        while let Some((before, run, after)) = next_blank(rest) {
            if !before.is_empty() {
                pieces.push(Piece::Words(before.to_owned()));
            }
            let (caption, after) = caption(after);
            let width = match run {
                REST.. => Width::Rest,
                run => Width::Millimetres(MILLIMETRES * u16::try_from(run).unwrap_or(0)),
            };
            let filled = fills.next().copied().unwrap_or_default().to_owned();
            pieces.push(Piece::Blank(Blank { filled, caption: caption.to_owned(), width }));
            rest = after;
        }
        if !rest.is_empty() {
            pieces.push(Piece::Words(rest.to_owned()));
        }
        Self { style: Style::Plain, align: Align::Left, pieces }
    }

    /// The same in another style.
    #[must_use]
    pub fn style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The same leaning to another side.
    #[must_use]
    pub fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// What can be read.
    #[must_use]
    pub fn text(&self) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Words(words) => words.clone(),
            Piece::Blank(blank) => {
                let filled = if blank.filled.is_empty() { "____" } else { &blank.filled };
                if blank.caption.is_empty() {
                    filled.to_owned()
                } else {
                    format!("{filled} ({})", blank.caption)
                }
            }
        };
        self.pieces.iter().map(piece).collect()
    }

    /// Its blanks.
    pub fn blanks(&self) -> impl Iterator<Item = &Blank> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Blank(blank) => Some(blank),
            Piece::Words(_) => None,
        })
    }
}

/// The next blank: what stands before it, how long it is, what follows.
fn next_blank(text: &str) -> Option<(&str, usize, &str)> {
    let mut from = 0;
    loop {
        let at = from + text.get(from..)?.find('_')?;
        let tail = text.get(at..)?;
        let run = tail.len() - tail.trim_start_matches('_').len();
        if run >= SHORTEST {
            return Some((text.get(..at)?, run, text.get(at + run..)?));
        }
        from = at + run;
    }
}

/// The words in brackets right behind a blank, and what follows them.
fn caption(text: &str) -> (&str, &str) {
    text.strip_prefix('(').and_then(|text| text.split_once(')')).unwrap_or(("", text))
}

#[cfg(test)]
mod tests {
    use super::{Line, Width};

    #[test]
    fn short_runs_are_words_and_long_ones_blanks() {
        let line = Line::filled("a__b ____ c________(d) e", &["one"]);
        assert_eq!(line.text(), "a__b one c____ (d) e");
        let widths: Vec<Width> = line.blanks().map(|blank| blank.width).collect();
        assert_eq!(widths, [Width::Millimetres(16), Width::Millimetres(32)]);
    }
}
