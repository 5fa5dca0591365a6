//! Ballot tables: the first moves and start positions that are drawn by lot, as the appendices of UA24 print them.
//!
//! The cells are data (`law/ballots/*.tsv`), numbered down the columns; what stands on the board after one of
//! them is found by playing it.
//!
//! ```
//! use draughts::AnyVariant;
//! use rulebook::{BallotTable, Cell};
//! let table = BallotTable::Draughts64;
//! let second = table.entry(2).unwrap();
//! assert_eq!((second.cell, second.text), (Cell::Moves, "ab4 ba5"));
//! assert_eq!(table.place(24), "II-1");
//! let draw = table.draw(2024);
//! assert_eq!(draw, table.draw(2024));
//! assert!(draw.entry().start(AnyVariant::Russian).is_some());
//! ```

use core::fmt;
use core::str::FromStr;

use article::Article;
use draughts::{AnyPosition, AnyVariant, Colour, Move, Piece, Setup, Square};

use crate::law::Law;
use crate::{Draft, Gravity, Kind, Lots, Objection};

/// A table first moves or positions are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum BallotTable {
    /// 745 openings and transfers of draughts-64.
    Draughts64,
    /// 150 openings of draughts-64.
    Draughts64Short,
    /// 745 cells of the Brazilian version.
    Brazilian,
    /// 156 three-move openings of checkers.
    Checkers,
}

/// One cell of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, counted down the columns from 1. In checkers it is the rank of difficulty.
    pub number: u16,
    /// What kind of cell it is.
    pub cell: Cell,
    /// What it says.
    pub text: &'static str,
    /// Checkers: how the opening is judged, with the sign the table prints.
    pub score: Option<i16>,
}

/// What a cell of a table asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Cell {
    /// Half-moves from the usual start: `ab4 ba5`, `9-14 23-18 14-23`.
    Moves,
    /// A man of each side put on another square: `a3-d4 h8-a3`, `---` for none. White then begins.
    Transfer,
    /// Draw again.
    NewDraw,
    /// Nothing: the players choose freely.
    Free,
}

/// A drawing of lots from a table, with everything needed to do it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The table.
    pub table: BallotTable,
    /// What the lots began with.
    pub seed: u64,
    /// The cells drawn that say to draw again.
    pub again: Vec<u16>,
    /// The cell drawn at last.
    pub number: u16,
}

/// How the games of a meeting start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum System {
    /// From the usual position, or after first moves if the regulation names a table.
    #[default]
    Ordinary,
    /// Draughts-64: micromatches from a start that is drawn.
    Drawn,
}

/// A name that is no table's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTable(String);

impl BallotTable {
    /// Every table.
    pub const ALL: [Self; 4] = [Self::Draughts64, Self::Draughts64Short, Self::Brazilian, Self::Checkers];

    /// Its name in regulations and protocols, with the edition it is printed in.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draughts64 => "UA24-App.2",
            Self::Draughts64Short => "UA24-App.3",
            Self::Brazilian => "UA24-App.4",
            Self::Checkers => "UA24-App.5",
        }
    }

    /// Where it is printed.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Draughts64 => const { Article::new("UA24:App.2") },
            Self::Draughts64Short => const { Article::new("UA24:App.3") },
            Self::Brazilian => const { Article::new("UA24:App.4") },
            Self::Checkers => const { Article::new("UA24:App.5") },
        }
    }

    /// The game it is made for.
    #[must_use]
    pub const fn variant(self) -> AnyVariant {
        match self {
            Self::Draughts64 | Self::Draughts64Short => AnyVariant::Russian,
            Self::Brazilian => AnyVariant::Brazilian,
            Self::Checkers => AnyVariant::Checkers,
        }
    }

    /// Whether it is made for a game.
    #[must_use]
    pub fn fits(self, kind: Kind) -> bool {
        kind == Kind::Draughts(self.variant())
    }

    /// How many cells it has.
    #[must_use]
    pub fn size(self) -> u16 {
        u16::try_from(self.entries().count()).unwrap_or(u16::MAX)
    }

    /// The cells in their order.
    pub fn entries(self) -> impl Iterator<Item = Entry> {
        self.data().lines().skip(1).filter_map(Entry::read)
    }

    /// The cell of a number.
    #[must_use]
    pub fn entry(self, number: u16) -> Option<Entry> {
        self.entries().find(|entry| entry.number == number)
    }

    /// Where a cell is printed: column and row, `XXIII-5`; in checkers its rank.
    #[must_use]
    pub fn place(self, number: u16) -> String {
        let rows = match self {
            Self::Draughts64 | Self::Brazilian => 23,
            Self::Draughts64Short => 15,
            Self::Checkers => return number.to_string(),
        };
        let from_zero = number.saturating_sub(1);
        format!("{}-{}", roman(from_zero / rows + 1), from_zero % rows + 1)
    }

    /// Draws a cell by the lots of a seed, and again as long as the table says so.
    #[must_use]
    pub fn draw(self, seed: u64) -> Draw {
        let mut lots = Lots::new(seed);
        let size = u64::from(self.size());
        let mut again = Vec::new();
        loop {
            let number = u16::try_from(lots.below(size) + 1).unwrap_or(1);
            match self.entry(number) {
                Some(entry) if entry.cell == Cell::NewDraw => again.push(number),
                _ => return Draw { table: self, seed, again, number },
            }
        }
    }

    const fn data(self) -> &'static str {
        match self {
            Self::Draughts64 => include_str!("../../../law/ballots/draughts64.tsv"),
            Self::Draughts64Short => include_str!("../../../law/ballots/draughts64-short.tsv"),
            Self::Brazilian => include_str!("../../../law/ballots/brazilian.tsv"),
            Self::Checkers => include_str!("../../../law/ballots/checkers.tsv"),
        }
    }
}

impl Entry {
    /// The half-moves of the cell and the position after them; none if it asks for something else.
    #[must_use]
    pub fn replay(&self, variant: AnyVariant) -> Option<(Vec<Move>, AnyPosition)> {
        if self.cell != Cell::Moves {
            return None;
        }
        let mut position = variant.start();
        let mut played = Vec::new();
        for word in self.text.split(' ') {
            let half_move = half_move(&position, word)?;
            position = position.play(&half_move);
            played.push(half_move);
        }
        Some((played, position))
    }

    /// The position from which the players begin; none if they are to draw again, or if the cell is not for
    /// this game.
    #[must_use]
    pub fn start(&self, variant: AnyVariant) -> Option<AnyPosition> {
        match self.cell {
            Cell::Moves => self.replay(variant).map(|(_, position)| position),
            Cell::Transfer => start_position(variant, transferred(variant, self.text)?),
            Cell::NewDraw => None,
            Cell::Free => Some(variant.start()),
        }
    }

    fn read(row: &'static str) -> Option<Self> {
        let mut cells = row.split('\t');
        let number = cells.next()?.parse().ok()?;
        let cell = match cells.next()? {
            "moves" => Cell::Moves,
            "transfer" => Cell::Transfer,
            "newdraw" => Cell::NewDraw,
            "free" => Cell::Free,
            _ => return None,
        };
        let text = cells.next()?;
        let score = cells.next().and_then(|score| score.parse().ok());
        Some(Self { number, cell, text, score })
    }
}

impl Draw {
    /// The cell that was drawn.
    #[must_use]
    pub fn entry(&self) -> Entry {
        let none = Entry { number: self.number, cell: Cell::Free, text: "", score: None };
        self.table.entry(self.number).unwrap_or(none)
    }
}

/// What an edition has against the system, the table and the number of micromatches of a draft.
pub(crate) fn objections(draft: &Draft, law: &Law) -> Vec<Objection> {
    let mut found = Vec::new();
    let mut refuse = |by, what: &str, allowed: &str| {
        let (what, allowed) = (what.to_owned(), allowed.to_owned());
        found.push(Objection { by, weight: Gravity::Refusal, what, allowed });
    };
    let ballot = law.start.ballot;
    if draft.system == System::Drawn {
        let by = ballot.map_or(law.start.signal, |ballot| ballot.system.unwrap_or(ballot.table));
        if draft.games < 2 {
            refuse(by, "a drawn start in a single game", "a micromatch");
        }
        match ballot {
            Some(ballot) if draft.ballot.is_none() => {
                refuse(ballot.table, "no table is named", "a table that the federation has approved");
            }
            Some(_) => {}
            None => refuse(by, "no start is drawn in this game", "the usual start"),
        }
    }
    match law.micromatch.additional {
        _ if draft.additional == 0 => {}
        None => refuse(law.micromatch.sum, "additional micromatches", "none in this edition"),
        Some(by) if draft.games < 2 => {
            refuse(by, "additional micromatches after a game", "after a micromatch");
        }
        Some(_) => {}
    }
    found
}

/// A start position that may be drawn: each side has all its men and nothing else (RU22:6.2.1).
#[must_use]
pub fn start_position(variant: AnyVariant, setup: Setup) -> Option<AnyPosition> {
    let men = usize::from(variant.rules().men());
    let complete = Colour::ALL
        .into_iter()
        .all(|colour| setup.squares(Piece::man(colour)).len() == men && setup.side(colour).len() == men);
    if complete { variant.position(setup).ok() } else { None }
}

/// The usual start with one man of each side lifted, and then put down elsewhere.
fn transferred(variant: AnyVariant, text: &str) -> Option<Setup> {
    let mut setup = variant.start().setup();
    let board = setup.board();
    let mut placed = Vec::with_capacity(2);
    for (colour, word) in [Colour::White, Colour::Black].into_iter().zip(text.split(' ')) {
        if word == "---" {
            continue;
        }
        let (from, to) = word.split_once('-')?;
        let (from, to) = (board.square_named(from)?, board.square_named(to)?);
        let man = setup.piece(from).filter(|piece| piece.colour == colour)?;
        setup.clear(from);
        placed.push((to, man));
    }
    for (to, man) in placed {
        setup.put(to, man);
    }
    Some(setup)
}

/// The only legal move that a word of a table can mean: `ab4` from a file, `9-14` between two numbers.
fn half_move(position: &AnyPosition, word: &str) -> Option<Move> {
    let board = position.rules().board.value;
    let (from, to) = match word.split_once('-') {
        Some((from, to)) => {
            let from = board.square(from.parse().ok()?)?;
            (From::Square(from), board.square(to.parse().ok()?)?)
        }
        None => {
            let (file, to) = word.split_at_checked(1)?;
            let column = file.bytes().next()?.checked_sub(b'a')?;
            (From::Column(column), board.square_named(to)?)
        }
    };
    let moves = position.moves();
    let mut meant = moves.iter().filter(|played| {
        let origin = match from {
            From::Square(square) => played.from() == square,
            From::Column(column) => board.coordinates(played.from()).column == column,
        };
        origin && played.to() == to
    });
    let only = meant.next()?;
    meant.next().is_none().then_some(*only)
}

/// Where a word of a table says that a move begins.
enum From {
    Square(Square),
    Column(u8),
}

fn roman(number: u16) -> String {
    let mut left = number;
    let mut text = String::new();
    for (worth, sign) in [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
        while left >= worth {
            text.push_str(sign);
            left -= worth;
        }
    }
    text
}

impl FromStr for BallotTable {
    type Err = UnknownTable;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|table| table.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownTable(text.to_owned()))
    }
}

impl fmt::Display for BallotTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no ballot table is called {:?}; there are", self.0)?;
        for table in BallotTable::ALL {
            write!(f, " {table}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownTable {}

#[cfg(test)]
mod tests {
    use draughts::{AnyVariant, Colour};

    use super::{BallotTable, Cell, roman, start_position};

    #[test]
    fn every_table_reads_back_by_its_name() {
        for table in BallotTable::ALL {
            assert_eq!(table.name().parse(), Ok(table));
        }
        let told = "App.9".parse::<BallotTable>().unwrap_err().to_string();
        assert!(told.contains("App.9") && told.contains("UA24-App.5"), "{told}");
    }

    #[test]
    fn cells_are_numbered_without_gaps() {
        for table in BallotTable::ALL {
            let numbers: Vec<u16> = table.entries().map(|entry| entry.number).collect();
            assert_eq!(numbers, (1..=table.size()).collect::<Vec<_>>(), "{table}");
            assert_eq!((table.entry(0), table.entry(table.size() + 1)), (None, None));
        }
    }

    #[test]
    fn columns_are_written_as_printed() {
        let written: Vec<String> = [1, 4, 9, 14, 19, 23, 33].into_iter().map(roman).collect();
        assert_eq!(written, ["I", "IV", "IX", "XIV", "XIX", "XXIII", "XXXIII"]);
        assert_eq!(BallotTable::Draughts64.place(745), "XXXIII-9");
        assert_eq!(BallotTable::Draughts64Short.place(95), "VII-5");
    }

    /// Of 9 cells in 745 one draws again; some seed below a thousand meets one.
    #[test]
    fn a_cell_that_says_so_is_drawn_again() {
        let table = BallotTable::Brazilian;
        let draws: Vec<_> = (0..1000).map(|seed| table.draw(seed)).collect();
        assert!(draws.iter().any(|draw| !draw.again.is_empty()));
        for draw in draws {
            assert_ne!(draw.entry().cell, Cell::NewDraw);
            let again = |number: &u16| table.entry(*number).is_some_and(|entry| entry.cell == Cell::NewDraw);
            assert!(draw.again.iter().all(again));
        }
    }

    #[test]
    fn a_start_position_has_all_men() {
        let mut setup = AnyVariant::Russian.start().setup();
        assert!(start_position(AnyVariant::Russian, setup).is_some());
        let some = setup.side(Colour::White).first().unwrap();
        setup.clear(some);
        assert_eq!(start_position(AnyVariant::Russian, setup), None);
    }
}
