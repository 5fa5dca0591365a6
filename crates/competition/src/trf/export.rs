//! From the table of an event to a file.
//!
//! ```
//! use competition::trf::{Document, Export};
//! use competition::{Cell, Line, No, Table};
//! use draughts::Colour;
//! use rulebook::{Mark, Scale};
//! let line = |name: &str, cell| Line { name: name.to_owned(), cells: vec![cell], ..Line::default() };
//! let table = Table::new(Scale::TwoOneZero, vec![
//!     line("One", Cell::game(No(2), Colour::White, Mark::Win)),
//!     line("Two", Cell::game(No(1), Colour::Black, Mark::Loss)),
//!     line("Three", Cell::BYE),
//! ]);
//! let document = Export::new("Cup", &table).document();
//! assert_eq!(document.import(None).unwrap().table, table);
//! ```

use draughts::Colour;
use rulebook::{Mark, Points, Scale};

use super::scoring::{ScoringLine, ScoringTag};
use super::slot::{Outcome, Slot};
use super::{Document, Header, Player, Record, Score};
use crate::{Cell, Line, Table};

/// What goes into a file.
#[derive(Clone, Copy, Debug)]
pub struct Export<'a> {
    /// The name of the event.
    pub name: &'a str,
    /// The table.
    pub table: &'a Table,
    /// How many rounds there will be.
    pub rounds: Option<u16>,
    /// The colour of the first player in the first round.
    pub first: Option<Colour>,
}

impl<'a> Export<'a> {
    /// A table under a name.
    #[must_use]
    pub const fn new(name: &'a str, table: &'a Table) -> Self {
        Self { name, table, rounds: None, first: None }
    }

    /// The file.
    #[must_use]
    pub fn document(&self) -> Document {
        let mut document = Document::default();
        let mut header = |header, text: String| document.push(Record::Header(header, text));
        let players = self.table.numbers().filter(|no| self.table.line(*no).is_some_and(came)).count();
        let rated = self.table.numbers().filter_map(|no| self.table.line(no)?.rating).count();
        header(Header::Name, self.name.trim().to_owned());
        header(Header::Players, players.to_string());
        header(Header::RatedPlayers, rated.to_string());
        if let Some(rounds) = self.rounds {
            header(Header::Rounds, rounds.to_string());
            header(Header::JaVaFoRounds, rounds.to_string());
        }
        match self.first {
            Some(Colour::White) => header(Header::FirstColour, "W".to_owned()),
            Some(Colour::Black) => header(Header::FirstColour, "B".to_owned()),
            None => {}
        }
        if self.table.scale == Scale::TwoOneZero {
            let values = [("W", 2), ("D", 1), ("L", 0)];
            let values = values.map(|(code, points)| (code.to_owned(), Score::whole(points))).to_vec();
            document.push(Record::Scoring(ScoringLine { tag: ScoringTag::Games, values }));
        }
        let mut all: Vec<Points> = self.table.numbers().map(|no| self.table.points(no)).collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        for no in self.table.numbers() {
            let Some(line) = self.table.line(no).filter(|line| came(line)) else { continue };
            let points = self.table.points(no);
            let above = all.partition_point(|other| *other > points);
            document.push(Record::Player(Box::new(Player {
                number: no.0,
                name: line.name.trim().to_owned(),
                rating: line.rating,
                points: Some(points.into()),
                rank: u16::try_from(above + 1).ok(),
                rounds: line.cells.iter().map(slot).collect(),
                ..Player::default()
            })));
        }
        document
    }
}

/// Whether there is anybody behind a number: not who left before the first round and did nothing.
fn came(line: &Line) -> bool {
    line.withdrawn_after != Some(0) || !line.cells.is_empty()
}

/// A round as a file says it.
fn slot(cell: &Cell) -> Option<Slot> {
    let outcome = match (cell.opponent, cell.mark) {
        (None, None) => return None,
        (Some(_), None) => Outcome::Open,
        (Some(_), Some(Mark::Win)) => Outcome::Win,
        (Some(_), Some(Mark::Draw)) => Outcome::Draw,
        (Some(_), Some(Mark::Loss)) => Outcome::Loss,
        (Some(_), Some(Mark::Plus)) => Outcome::ForfeitWin,
        (Some(_), Some(Mark::Minus)) => Outcome::ForfeitLoss,
        (None, Some(Mark::Plus)) => Outcome::PairingBye,
        (None, Some(Mark::Win)) => Outcome::FullBye,
        (None, Some(Mark::Draw)) => Outcome::HalfBye,
        (None, Some(Mark::Loss | Mark::Minus)) => Outcome::ZeroBye,
    };
    let opponent = cell.opponent.map(|no| no.0);
    Some(Slot { opponent, colour: cell.colour, outcome })
}
