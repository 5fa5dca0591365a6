//! The board of a renju game, with numbered stones.
//!
//! ```
//! use forms::Diagram;
//! let mut diagram = Diagram::default();
//! assert!(diagram.place("h8") && diagram.place("i9") && !diagram.place("p16"));
//! assert_eq!(diagram.stones.len(), 2);
//! assert_eq!(diagram.text(), "1. h8 2. i9\n");
//! ```

use draughts::Colour;

/// The board of a renju game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The stones in the order in which they were placed.
    pub stones: Vec<Stone>,
}

/// A stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// The column, from 0.
    pub column: u8,
    /// The line, from 0 at the bottom.
    pub line: u8,
    /// The number of its move.
    pub number: u16,
    /// Its colour.
    pub colour: Colour,
}

impl Diagram {
    /// How many lines the board has.
    pub const LINES: u8 = 15;
    /// The points that are marked: the centre and those of the corners.
    pub const STARS: [(u8, u8); 5] = [(3, 3), (3, 11), (7, 7), (11, 3), (11, 11)];

    /// Places the next stone on a point such as `h8`; whether there is such a point.
    pub fn place(&mut self, point: &str) -> bool {
        let number = self.stones.last().map_or(0, |stone| stone.number).saturating_add(1);
        self.place_as(point, number)
    }

    /// Places the stone of a move, whose number tells its colour; whether there is such a point.
    pub fn place_as(&mut self, point: &str, number: u16) -> bool {
        let Some((column, line)) = read(point) else { return false };
        let colour = if number % 2 == 1 { Colour::Black } else { Colour::White };
        self.stones.push(Stone { column, line, number, colour });
        true
    }

    /// The letter of a column.
    #[must_use]
    pub fn letter(column: u8) -> char {
        char::from(b'a'.saturating_add(column))
    }

    /// What can be read.
    #[must_use]
    pub fn text(&self) -> String {
        if self.stones.is_empty() {
            return String::new();
        }
        let stone = |stone: &Stone| {
            format!("{}. {}{}", stone.number, Self::letter(stone.column), u16::from(stone.line) + 1)
        };
        self.stones.iter().map(stone).collect::<Vec<_>>().join(" ") + "\n"
    }
}

fn read(point: &str) -> Option<(u8, u8)> {
    let point = point.trim();
    let letter = point.chars().next().filter(char::is_ascii_alphabetic)?;
    let column = (letter.to_ascii_lowercase() as u8).checked_sub(b'a')?;
    let line = point.get(1..)?.parse::<u8>().ok()?.checked_sub(1)?;
    (column < Diagram::LINES && line < Diagram::LINES).then_some((column, line))
}
