//! Stones set up by hand, in the manner of a draughts FEN.
//!
//! `B:Bh8,i7:Wh9` is Black to move with black stones on h8 and i7 and a white one on h9.
//!
//! ```
//! use notation::renju::{Dialect, Setup};
//! let setup = Setup::read("W:Bh8:W", Dialect::World).unwrap();
//! assert_eq!(setup.turn, renju::Colour::White);
//! assert_eq!(setup.write(Dialect::Rulebook), "W:BH8:W");
//! ```

use renju::{Board, Colour, Position, Rules};

use super::{Dialect, Problem, ReadError};

/// Stones and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The stones.
    pub board: Board,
    /// Who is to move.
    pub turn: Colour,
}

impl Setup {
    /// Whether a text looks like a setup and not like a list of moves.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        matches!(text.trim_start().as_bytes(), [b'B' | b'b' | b'W' | b'w', b':', ..])
    }

    /// The setup of a text. Blanks and commas separate points; they may also touch.
    ///
    /// # Errors
    /// With the place of what cannot be read, or of a second stone on a point.
    pub fn read(text: &str, dialect: Dialect) -> Result<Self, ReadError> {
        let fail = |at: usize, problem| ReadError::in_text(text, at, problem);
        let mut next = 0;
        let mut fields = text.split(':').map(|field| {
            let at = next;
            next += field.len() + 1;
            (at, field)
        });
        let (at, first) = fields.next().unwrap_or((0, ""));
        let turn =
            side(first.trim()).ok_or_else(|| fail(at, Problem::Expected("B or W, the side to move")))?;
        let mut board = Board::EMPTY;
        for (at, field) in fields {
            let stones = field.trim_start();
            let start = at + field.len() - stones.len();
            let colour = stones.get(..1).and_then(side);
            let colour = colour
                .ok_or_else(|| fail(start, Problem::Expected("B or W and the points of its stones")))?;
            for (offset, name) in names(stones.get(1..).unwrap_or_default()) {
                let at = start + 1 + offset;
                let point = dialect.read(name).map_err(|error| fail(at, error.into()))?;
                if board.stone(point).is_some() {
                    return Err(fail(at, Problem::Occupied(dialect.write(point))));
                }
                board.put(point, colour);
            }
        }
        Ok(Self { board, turn })
    }

    /// The setup as text.
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let stones = |colour| {
            let names: Vec<_> = self.board.stones(colour).map(|point| dialect.write(point)).collect();
            names.join(",")
        };
        let turn = if self.turn == Colour::Black { 'B' } else { 'W' };
        format!("{turn}:B{}:W{}", stones(Colour::Black), stones(Colour::White))
    }

    /// The position under the rules of an event.
    #[must_use]
    pub fn position(&self, rules: Rules) -> Position {
        Position::of(self.board, self.turn, rules)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self { board: *position.board(), turn: position.turn() }
    }
}

fn side(text: &str) -> Option<Colour> {
    match text {
        "B" | "b" => Some(Colour::Black),
        "W" | "w" => Some(Colour::White),
        _ => None,
    }
}

/// The names of points in a text, each with its offset: a letter and the digits after it.
fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_blank = |sign: char| sign.is_whitespace() || sign == ',';
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(is_blank);
        let at = text.len() - rest.len();
        let head = rest.chars().next()?.len_utf8();
        let tail = rest.get(head..)?;
        let digits = tail.len() - tail.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let (name, after) = rest.split_at_checked(head + digits)?;
        rest = after;
        Some((at, name))
    })
}
