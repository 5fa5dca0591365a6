//! TRF, the text form in which programs hand events to each other: the FIDE's of 2016 and 2026, with the lines JaVaFo
//! and bbpPairings add.
//!
//! Nothing a file says is lost: lines nobody knows stay in their places, and a line that was not changed is written as
//! it was read, down to the blanks.
//!
//! ```
//! use competition::trf::Document;
//! let text = "012 Кубок Дамки\nXXR 5\n001    1 m    Їжак Остап                       2100\n";
//! let document = Document::read(text.as_bytes()).unwrap();
//! assert_eq!(document.players().next().map(|(_, player)| player.name.as_str()), Some("Їжак Остап"));
//! assert_eq!(document.rounds(), Some(5));
//! assert_eq!(document.write(), text);
//! ```

mod check;
mod columns;
mod export;
mod fault;
mod header;
mod import;
mod list;
mod person;
mod player;
mod record;
mod score;
mod scoring;
mod slot;
mod team;

use draughts::Colour;

pub use export::Export;
pub use fault::{Fault, Weight};
pub use header::Header;
pub use import::Import;
pub use list::{Abnormal, Accelerated, Acceleration, Byes, Forbidden};
pub use player::Player;
pub use record::Record;
pub use score::{NoScore, Score};
pub use scoring::{Scoring, ScoringLine, ScoringTag};
pub use slot::{Outcome, Slot};
pub use team::{Forfeit, LineUp, Team, TeamByes};

/// A file, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Whether the file begins with the mark of Unicode.
    pub byte_order_mark: bool,
    lines: Vec<Line>,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    record: Record,
    ending: Ending,
    /// How it was spelled, if otherwise than it would be written.
    spelled: Option<Box<str>>,
}

/// How a line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Lf,
    CrLf,
    Cr,
    /// The file ends here.
    None,
}

/// Longer lines are no lines of a TRF: this is room for 6,500 rounds.
const LONGEST: usize = 1 << 16;
const BYTE_ORDER_MARK: &str = "\u{feff}";

impl Document {
    /// Reads a file.
    ///
    /// # Errors
    /// Everything that is wrong with its lines, in their order.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let text = core::str::from_utf8(bytes).map_err(|error| vec![no_text(bytes, error.valid_up_to())])?;
        let rest = text.strip_prefix(BYTE_ORDER_MARK);
        let mut document = Self { byte_order_mark: rest.is_some(), lines: Vec::new() };
        let mut faults = Vec::new();
        for (number, (text, ending)) in (1..).zip(split(rest.unwrap_or(text))) {
            if text.len() > LONGEST {
                faults.push(Fault::error(number, LONGEST, "the line is too long for a TRF"));
                continue;
            }
            match Record::read(number, text) {
                Ok(record) => document.lines.push(Line::read(record, text, ending)),
                Err(wrong) => faults.extend(wrong),
            }
        }
        if faults.is_empty() { Ok(document) } else { Err(faults) }
    }

    /// The whole file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        if self.byte_order_mark {
            text.push_str(BYTE_ORDER_MARK);
        }
        for line in &self.lines {
            match &line.spelled {
                Some(spelled) => text.push_str(spelled),
                None => text.push_str(&line.record.write()),
            }
            text.push_str(match line.ending {
                Ending::None => "",
                Ending::Lf => "\n",
                Ending::CrLf => "\r\n",
                Ending::Cr => "\r",
            });
        }
        text
    }

    /// Its lines; the first is line 1.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Its lines, to be changed.
    pub fn lines_mut(&mut self) -> &mut [Line] {
        &mut self.lines
    }

    /// Adds a line at the end.
    pub fn push(&mut self, record: Record) {
        // As the first line ends, so do the others.
        let ending = match self.lines.first() {
            Some(line) if line.ending != Ending::None => line.ending,
            _ => Ending::Lf,
        };
        if let Some(last) = self.lines.last_mut().filter(|last| last.ending == Ending::None) {
            last.ending = ending;
        }
        self.lines.push(Line { record, ending, spelled: None });
    }

    /// The records, each with the number of its line.
    pub fn records(&self) -> impl Iterator<Item = (usize, &Record)> {
        (1..).zip(self.lines.iter().map(|line| &line.record))
    }

    /// The players, each with the number of his line.
    pub fn players(&self) -> impl Iterator<Item = (usize, &Player)> {
        self.records().filter_map(|(line, record)| match record {
            Record::Player(player) => Some((line, &**player)),
            _ => None,
        })
    }

    /// What the file says about the event in a line of this kind; the first, if there are several.
    #[must_use]
    pub fn header(&self, header: Header) -> Option<&str> {
        self.records().find_map(|(_, record)| match record {
            Record::Header(kind, text) if *kind == header && !text.is_empty() => Some(text.as_str()),
            _ => None,
        })
    }

    /// How many rounds there are, if it is said.
    #[must_use]
    pub fn rounds(&self) -> Option<u16> {
        let said = self.header(Header::Rounds).or_else(|| self.header(Header::JaVaFoRounds));
        said.and_then(|text| text.parse().ok())
    }

    /// The colour of the first player in the first round, if it is said.
    #[must_use]
    pub fn first_colour(&self) -> Option<Colour> {
        match self.header(Header::FirstColour) {
            Some("W" | "w") => return Some(Colour::White),
            Some("B" | "b") => return Some(Colour::Black),
            _ => {}
        }
        self.settings().find_map(|word| match word {
            "white1" => Some(Colour::White),
            "black1" => Some(Colour::Black),
            _ => None,
        })
    }

    /// Whether players are numbered by their ranks and not by their start numbers.
    #[must_use]
    pub fn is_by_rank(&self) -> bool {
        self.settings().any(|word| word == "rank")
    }

    /// What results count.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        let mut scoring = Scoring::default();
        for (_, record) in self.records() {
            if let Record::Scoring(line) = record {
                scoring.apply(line);
            }
        }
        scoring
    }

    fn settings(&self) -> impl Iterator<Item = &str> {
        self.records().flat_map(|(_, record)| match record {
            Record::Header(Header::JaVaFoSettings, text) => text.split_whitespace(),
            _ => "".split_whitespace(),
        })
    }
}

impl Line {
    fn read(record: Record, text: &str, ending: Ending) -> Self {
        let spelled = (record.write() != text).then(|| text.into());
        Self { record, ending, spelled }
    }

    /// What it says.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What it says, to be changed; how it was spelled is forgotten.
    pub fn change(&mut self) -> &mut Record {
        self.spelled = None;
        &mut self.record
    }
}

/// The lines of a text, however they end.
fn split(text: &str) -> impl Iterator<Item = (&str, Ending)> {
    let mut rest = text;
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let at = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let (line, tail) = rest.split_at(at);
        let endings = [("\r\n", Ending::CrLf), ("\n", Ending::Lf), ("\r", Ending::Cr)];
        let found = endings.into_iter().find_map(|(mark, ending)| Some((tail.strip_prefix(mark)?, ending)));
        let (next, ending) = found.unwrap_or((tail, Ending::None));
        rest = next;
        Some((line, ending))
    })
}

/// Where bytes cease to be text.
fn no_text(bytes: &[u8], at: usize) -> Fault {
    let before = String::from_utf8_lossy(bytes.get(..at).unwrap_or_default());
    let line = split(&before).filter(|(_, ending)| *ending != Ending::None).count() + 1;
    let column = before.rsplit(['\n', '\r']).next().unwrap_or_default().chars().count() + 1;
    let byte = bytes.get(at).copied().unwrap_or_default();
    Fault::error(line, column, format!("the byte {byte:#04x} is no UTF-8; expected a file saved as UTF-8"))
}
