//! A board as a player sees it: places in columns and rows, each free or with a piece.
//!
//! ```
//! use draughts::AnyVariant;
//! use testkit::diagram::{Diagram, Place};
//! let diagram = Diagram::of(&AnyVariant::Russian.start().setup());
//! let c3 = Place { column: 2, row: 2 };
//! assert!(!diagram.is_free(c3));
//! assert!(diagram.is_free(c3.beyond((1, 1))));
//! assert!(!diagram.is_free(Place { column: -1, row: 3 }), "there is nothing beside the board");
//! ```

use std::collections::BTreeMap;

use draughts::{Board, Colour, Coordinates, Piece, Rank, Setup, Square};

/// A column and a row, `a1` is (0, 0). It may lie beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// 0 is column `a`.
    pub column: i8,
    /// 0 is White's back row.
    pub row: i8,
}

/// A diagonal direction: a step sideways and a step up or down the diagram, each 1 or -1.
pub type Diagonal = (i8, i8);

/// The four diagonal directions.
pub const DIAGONALS: [Diagonal; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

/// The pieces on a board and the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    board: Board,
    /// Who is to move.
    pub turn: Colour,
    /// The pieces by place.
    pub pieces: BTreeMap<Place, Piece>,
}

impl Place {
    /// The place of a square.
    #[must_use]
    pub fn of(board: Board, square: Square) -> Self {
        let at = board.coordinates(square);
        Self { column: at.column as i8, row: at.row as i8 }
    }

    /// The square of this place; `None` beside the board and on a light square.
    #[must_use]
    pub fn square(self, board: Board) -> Option<Square> {
        let column = u8::try_from(self.column).ok()?;
        let row = u8::try_from(self.row).ok()?;
        board.square_at(Coordinates { column, row })
    }

    /// The next place in a direction.
    #[must_use]
    pub fn beyond(self, (sideways, upwards): Diagonal) -> Self {
        Self { column: self.column + sideways, row: self.row + upwards }
    }

    /// The direction in which another place of the same diagonal lies.
    #[must_use]
    pub fn towards(self, other: Self) -> Diagonal {
        ((other.column - self.column).signum(), (other.row - self.row).signum())
    }
}

impl Diagram {
    /// A board without pieces.
    #[must_use]
    pub fn empty(board: Board, turn: Colour) -> Self {
        Self { board, turn, pieces: BTreeMap::new() }
    }

    /// What a setup shows.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        let board = setup.board();
        let piece_on = |square| Some((Place::of(board, square), setup.piece(square)?));
        let pieces = board.squares().filter_map(piece_on).collect();
        Self { board, turn: setup.turn, pieces }
    }

    /// The diagram as a setup.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty(self.board, self.turn);
        for (&place, &piece) in &self.pieces {
            if let Some(square) = place.square(self.board) {
                setup.put(square, piece);
            }
        }
        setup
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Every playable place, in a fixed order.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        self.board.squares().map(|square| Place::of(self.board, square)).collect()
    }

    /// Whether a place is a playable square without a piece.
    #[must_use]
    pub fn is_free(&self, place: Place) -> bool {
        place.square(self.board).is_some() && !self.pieces.contains_key(&place)
    }

    /// How many pieces a side has.
    #[must_use]
    pub fn count(&self, colour: Colour) -> usize {
        self.pieces.values().filter(|piece| piece.colour == colour).count()
    }

    /// Whether a side's men become kings here.
    #[must_use]
    pub fn is_king_row(&self, colour: Colour, place: Place) -> bool {
        place.row
            == match colour {
                Colour::White => self.board.rows() as i8 - 1,
                Colour::Black => 0,
            }
    }

    /// Whether a man of this colour may stand here.
    #[must_use]
    pub fn suits(&self, piece: Piece, place: Place) -> bool {
        piece.rank == Rank::King || !self.is_king_row(piece.colour, place)
    }
}

/// Whether a direction leads a side's men forward.
#[must_use]
pub fn is_forward(colour: Colour, (_, upwards): Diagonal) -> bool {
    match colour {
        Colour::White => upwards > 0,
        Colour::Black => upwards < 0,
    }
}
