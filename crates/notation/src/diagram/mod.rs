//! Pictures of positions: text for terminals and messages, SVG for pages and print.
//!
//! A [`Diagram`] is a setup with what shall be shown around and on it; [`Diagram::text`] and
//! [`Diagram::svg`] draw the same diagram. [`read`] reads a text diagram back.
//!
//! ```
//! use draughts::AnyVariant;
//! use notation::diagram::{self, Diagram, Mark, Signs};
//! let start = AnyVariant::Russian.start();
//! let first = start.moves()[0];
//! let diagram = Diagram::of(&start).played(&start, &first).title("The first move");
//! assert!(diagram.svg().starts_with("<svg "));
//! let text = diagram.text(Signs::Ascii);
//! assert_eq!(diagram::read(AnyVariant::Russian, &text), Ok(start.setup()));
//! ```

mod read;
pub(crate) mod svg;
mod text;
mod theme;
mod words;
pub(crate) mod xml;

pub use read::{Trouble, read};
pub use text::Signs;
pub(crate) use theme::Palette;
pub use theme::{Theme, UnknownTheme};
pub use words::Tongue;

use draughts::rules::SquareNames;
use draughts::{AnyPosition, AnyVariant, Board, Colour, Coordinates, Move, Setup, Square};

/// A picture of a position: the pieces and everything shown with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    variant: AnyVariant,
    setup: Setup,
    seen_from: Colour,
    labels: Labels,
    turn_sign: TurnSign,
    theme: Theme,
    title: Option<String>,
    caption: Option<String>,
    marks: Vec<(Square, Mark)>,
    arrows: Vec<Vec<Square>>,
}

/// Where the names of squares are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Labels {
    /// Nowhere.
    None,
    /// Around the board: letters and digits, or the numbers of the edge squares.
    Around,
    /// On every playable square.
    Squares,
}

/// Whether the side to move is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnSign {
    /// Beside the board, on that side's edge; in text as a line below.
    Shown,
    /// Not at all.
    Hidden,
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The whole square stands out, as those of the last move or of a diagonal.
    Highlight,
    /// The square's outline.
    Outline,
    /// A ring around the piece or the centre.
    Circle,
    /// A cross over the piece, as over captured ones.
    Cross,
}

impl Diagram {
    /// A diagram of a setup as this variant shows it: seen by White, with square names around the board where
    /// squares are named by letter and digit, on the squares where they are numbered.
    #[must_use]
    pub fn new(variant: AnyVariant, setup: &Setup) -> Self {
        Self {
            variant,
            setup: *setup,
            seen_from: Colour::White,
            labels: match variant.rules().names.value {
                SquareNames::Algebraic => Labels::Around,
                SquareNames::Numeric => Labels::Squares,
            },
            turn_sign: TurnSign::Shown,
            theme: Theme::Print,
            title: None,
            caption: None,
            marks: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// A diagram of a position.
    #[must_use]
    pub fn of(position: &AnyPosition) -> Self {
        Self::new(position.variant(), &position.setup())
    }

    /// This side at the bottom.
    #[must_use]
    pub fn seen_from(mut self, side: Colour) -> Self {
        self.seen_from = side;
        self
    }

    /// Square names here.
    #[must_use]
    pub fn labels(mut self, labels: Labels) -> Self {
        self.labels = labels;
        self
    }

    /// The side to move shown or not.
    #[must_use]
    pub fn turn_sign(mut self, sign: TurnSign) -> Self {
        self.turn_sign = sign;
        self
    }

    /// In these colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Words above the board.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Words below the board.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<String>) -> Self {
        self.caption = Some(caption.into());
        self
    }

    /// These squares marked. Squares off the board are left out.
    #[must_use]
    pub fn mark(mut self, mark: Mark, squares: impl IntoIterator<Item = Square>) -> Self {
        let board = self.board();
        self.marks.extend(squares.into_iter().filter(|&at| board.has(at)).map(|at| (at, mark)));
        self
    }

    /// An arrow along these squares. A square off the board or repeated at once is left out, and an arrow of less than two
    /// squares is not drawn.
    #[must_use]
    pub fn arrow(mut self, route: impl IntoIterator<Item = Square>) -> Self {
        let board = self.board();
        let mut route: Vec<_> = route.into_iter().filter(|&at| board.has(at)).collect();
        route.dedup();
        if route.len() > 1 {
            self.arrows.push(turns(board, &route));
        }
        self
    }

    /// A move of the position shown: origin and destination highlighted, an arrow along its route, the captured
    /// pieces crossed.
    #[must_use]
    pub fn played(self, position: &AnyPosition, played: &Move) -> Self {
        self.mark(Mark::Highlight, [played.from(), played.to()])
            .mark(Mark::Cross, played.captured())
            .arrow(position.route(played).squares().iter().copied())
    }

    fn board(&self) -> Board {
        self.setup.board()
    }

    fn names(&self) -> SquareNames {
        self.variant.rules().names.value
    }

    fn marked(&self, square: Square, mark: Mark) -> bool {
        self.marks.contains(&(square, mark))
    }

    /// The column and row of a place on the diagram, both counted from its upper left corner, and the way back.
    fn turned(&self, column: u8, row: u8) -> (u8, u8) {
        turned(self.board(), self.seen_from, column, row)
    }

    fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        let (column, row) = self.turned(column, row);
        self.board().square_at(Coordinates { column, row })
    }

    fn place(&self, square: Square) -> (u8, u8) {
        let at = self.board().coordinates(square);
        self.turned(at.column, at.row)
    }

    fn name(&self, square: Square) -> String {
        let mut name = String::new();
        // Writing to a string cannot fail.
        let _ = self.names().write(&mut name, self.board(), square);
        name
    }
}

/// Exchanges the coordinates of a board and the places of a diagram, counted from its upper left corner.
fn turned(board: Board, seen_from: Colour, column: u8, row: u8) -> (u8, u8) {
    match seen_from {
        Colour::White => (column, board.rows() - 1 - row),
        Colour::Black => (board.columns() - 1 - column, row),
    }
}

/// The squares of a route at which it starts, turns or ends.
fn turns(board: Board, route: &[Square]) -> Vec<Square> {
    let step = |from: Square, to: Square| {
        let [a, b] = [from, to].map(|at| board.coordinates(at));
        [(a.column, b.column), (a.row, b.row)].map(|(a, b)| i16::from(b) - i16::from(a))
    };
    let goes_straight = |a, b, c| {
        let ([x, y], [u, v]) = (step(a, b), step(b, c));
        x * v == y * u && x * u + y * v > 0
    };
    let mut turns: Vec<Square> = Vec::new();
    for &next in route {
        if let [.., a, b] = turns[..] {
            if goes_straight(a, b, next) {
                turns.pop();
            }
        }
        turns.push(next);
    }
    turns
}
