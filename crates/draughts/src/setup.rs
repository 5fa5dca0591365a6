//! An arrangement of pieces that nobody has checked yet.
//!
//! A [`Setup`] may be any nonsense a text or an editor can produce; a
//! [`Position`] cannot. Only [`Setup::into_position`] crosses over, and what it refuses
//! it gives back together with every fault by name.
//!
//! ```
//! use draughts::{Fault, Setup, Position, Piece, Colour, Russian, Variant};
//! let board = Russian::RULES.board.value;
//! let mut setup = Setup::empty(board, Colour::White);
//! setup.put(board.square_named("d8").unwrap(), Piece::man(Colour::White));
//! let refused = setup.into_position::<Russian>().unwrap_err();
//! assert_eq!(refused.faults.len(), 1);
//! assert!(matches!(refused.faults[0], Fault::ManOnKingRow { .. }));
//! assert_eq!(refused.faults[0].to_string(), "a white man stands on the king row: d8");
//! assert_eq!(refused.faults[0].by(&Russian::RULES).unwrap().name(), "RU22:6.1.4.4");
//! ```

use alloc::vec::Vec;
use core::fmt;

use crate::rules::{RuleSet, SquareNames};
use crate::{Article, Board, Colour, Piece, Position, Rank, Square, Squares, Variant};

/// An unchecked arrangement of pieces and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    board: Board,
    /// Who is to move.
    pub turn: Colour,
    men: [Squares; 2],
    kings: [Squares; 2],
}

/// Something wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no piece at all.
    EmptyBoard,
    /// The setup was made for a board of another size.
    OtherBoard {
        /// The board of the setup.
        given: Board,
        /// The board of the variant.
        needed: Board,
    },
    /// More pieces than a side starts with.
    TooManyPieces {
        /// Whose.
        colour: Colour,
        /// How many there are.
        count: u8,
        /// How many there may be.
        limit: u8,
    },
    /// A man on the row where it would be a king.
    ManOnKingRow {
        /// Whose man.
        colour: Colour,
        /// Where.
        at: Squares,
        /// The board, to name the squares.
        board: Board,
        /// How to name the squares.
        names: SquareNames,
    },
    /// Several pieces on one square.
    Crowded {
        /// Where.
        at: Squares,
        /// The board, to name the squares.
        board: Board,
        /// How to name the squares.
        names: SquareNames,
    },
}

/// A refused setup with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalSetup {
    /// What was refused.
    pub setup: Setup,
    /// Why, at least one.
    pub faults: Vec<Fault>,
}

impl Setup {
    /// An empty board.
    #[must_use]
    pub const fn empty(board: Board, turn: Colour) -> Self {
        Self { board, turn, men: [Squares::EMPTY; 2], kings: [Squares::EMPTY; 2] }
    }

    /// The board the setup is made on.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The squares on which this kind of piece stands.
    #[must_use]
    pub const fn squares(&self, piece: Piece) -> Squares {
        match piece.rank {
            Rank::Man => self.men[piece.colour as usize],
            Rank::King => self.kings[piece.colour as usize],
        }
    }

    /// All squares of one side.
    #[must_use]
    pub fn side(&self, colour: Colour) -> Squares {
        self.men[colour as usize] | self.kings[colour as usize]
    }

    /// The piece on a square (the first of several).
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| [Piece::man(colour), Piece::king(colour)])
            .find(|&piece| self.squares(piece).contains(square))
    }

    /// Adds a piece, whatever else stands there. Squares off the board are ignored.
    pub fn put(&mut self, square: Square, piece: Piece) {
        if self.board.has(square) {
            self.set_mut(piece).insert(square);
        }
    }

    /// Empties a square.
    pub fn clear(&mut self, square: Square) {
        for colour in Colour::ALL {
            self.set_mut(Piece::man(colour)).remove(square);
            self.set_mut(Piece::king(colour)).remove(square);
        }
    }

    /// Everything that is wrong with the setup in this variant.
    #[must_use]
    pub fn faults<V: Variant>(&self) -> Vec<Fault> {
        let rules = V::RULES;
        let (board, names) = (rules.board.value, rules.names.value);
        let mut faults = Vec::new();
        if self.board != board {
            faults.push(Fault::OtherBoard { given: self.board, needed: board });
            return faults;
        }
        if (self.side(Colour::White) | self.side(Colour::Black)).is_empty() {
            faults.push(Fault::EmptyBoard);
        }
        let crowded = self.crowded();
        if !crowded.is_empty() {
            faults.push(Fault::Crowded { at: crowded, board, names });
        }
        for colour in Colour::ALL {
            let count = self.side(colour).len() as u8;
            if count > rules.men() {
                faults.push(Fault::TooManyPieces { colour, count, limit: rules.men() });
            }
            let at = self.squares(Piece::man(colour)) & board.king_row(colour);
            if !at.is_empty() {
                faults.push(Fault::ManOnKingRow { colour, at, board, names });
            }
        }
        faults
    }

    /// The position this setup describes.
    ///
    /// # Errors
    /// With the setup and its faults, if there are any.
    pub fn into_position<V: Variant>(self) -> Result<Position<V>, IllegalSetup> {
        self.into_position_forgiving(|_| false)
    }

    /// The position this setup describes, forgiving the faults named: an editor of compositions
    /// may let [`Fault::TooManyPieces`] or [`Fault::ManOnKingRow`] pass. The others are never forgiven.
    ///
    /// # Errors
    /// With the setup and the faults that were not forgiven.
    pub fn into_position_forgiving<V: Variant>(
        self,
        forgive: impl Fn(&Fault) -> bool,
    ) -> Result<Position<V>, IllegalSetup> {
        let mut faults = self.faults::<V>();
        faults.retain(|fault| !(fault.is_forgivable() && forgive(fault)));
        if faults.is_empty() {
            Ok(Position::from_setup(&self))
        } else {
            Err(IllegalSetup { setup: self, faults })
        }
    }

    fn crowded(&self) -> Squares {
        let mut seen = Squares::EMPTY;
        let mut twice = Squares::EMPTY;
        for set in [self.men[0], self.kings[0], self.men[1], self.kings[1]] {
            twice |= seen & set;
            seen |= set;
        }
        twice
    }

    fn set_mut(&mut self, piece: Piece) -> &mut Squares {
        match piece.rank {
            Rank::Man => &mut self.men[piece.colour as usize],
            Rank::King => &mut self.kings[piece.colour as usize],
        }
    }
}

impl Fault {
    /// Whether a position with this fault can still be played on.
    #[must_use]
    pub const fn is_forgivable(&self) -> bool {
        matches!(self, Self::TooManyPieces { .. } | Self::ManOnKingRow { .. })
    }

    /// The article behind the fault, if a rule is broken and not only sense.
    #[must_use]
    pub const fn by(&self, rules: &RuleSet) -> Option<Article> {
        match self {
            Self::OtherBoard { .. } => Some(rules.board.by),
            Self::TooManyPieces { .. } => Some(rules.men_rows.by),
            Self::ManOnKingRow { .. } => Some(rules.crowning.by),
            Self::EmptyBoard | Self::Crowded { .. } => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EmptyBoard => f.write_str("the board is empty"),
            Self::OtherBoard { given, needed } => write!(
                f,
                "the board has {} x {} squares, {} x {} are needed",
                given.columns(),
                given.rows(),
                needed.columns(),
                needed.rows()
            ),
            Self::TooManyPieces { colour, count, limit } => {
                write!(f, "{colour} has {count} pieces, at most {limit} are possible")
            }
            Self::ManOnKingRow { colour, at, board, names } => {
                write!(f, "a {colour} man stands on the king row: ")?;
                write_squares(f, at, board, names)
            }
            Self::Crowded { at, board, names } => {
                f.write_str("more than one piece stands on ")?;
                write_squares(f, at, board, names)
            }
        }
    }
}

impl fmt::Display for IllegalSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for IllegalSetup {}

fn write_squares(f: &mut fmt::Formatter<'_>, at: Squares, board: Board, names: SquareNames) -> fmt::Result {
    for (i, square) in at.enumerate() {
        f.write_str(if i == 0 { "" } else { ", " })?;
        names.write(f, board, square)?;
    }
    Ok(())
}
