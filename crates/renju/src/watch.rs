//! Fouls kept up to date stone by stone, for a search.
//!
//! A stone changes what others would make only on the four lines through it. Their rows are read again as one word, and
//! only points where something changed are judged anew. Double threes hang on moves far away, so those
//! that look like one are judged when they are asked for.
//!
//! ```
//! use renju::{Board, Colour, Fouls, Point, ThreeClause, Watch};
//! let mut watch = Watch::new(&Board::EMPTY);
//! for name in ["d7", "e7", "f7", "h7", "i7"] {
//!     watch.put(Point::named(name).unwrap(), Colour::Black);
//! }
//! assert_eq!(watch.fouls(ThreeClause::Literal).overline.to_string(), "g7");
//! watch.take(Point::named("d7").unwrap());
//! assert_eq!(watch.fouls(ThreeClause::Literal), Fouls::of(watch.board(), ThreeClause::Literal));
//! ```

use crate::foul::Stone;
use crate::line::{Lines, points_through};
use crate::row::{Neighbours, Rows};
use crate::{Board, Colour, Foul, Fouls, Point, Points, ThreeClause, Verdict};

/// A board that knows at every moment which points are forbidden to Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    board: Board,
    made: Made,
    overline: Points,
    double_four: Points,
    /// Points where two threes would arise, if both count.
    two_threes: Points,
}

/// What a black stone would make, line by line; only free points.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Made {
    five: Lines,
    overline: Lines,
    four: Lines,
    two_fours: Lines,
    three: Lines,
}

impl Watch {
    /// Watches these stones.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let none = Lines::EMPTY;
        let made = Made { five: none, overline: none, four: none, two_fours: none, three: none };
        let mut watch = Self {
            board: Board::EMPTY,
            made,
            overline: Points::EMPTY,
            double_four: Points::EMPTY,
            two_threes: Points::EMPTY,
        };
        for colour in Colour::ALL {
            board.stones(colour).for_each(|point| watch.put(point, colour));
        }
        watch
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// All points forbidden to Black.
    #[must_use]
    pub fn fouls(&self, clause: ThreeClause) -> Fouls {
        let (double_four, overline) = (self.double_four, self.overline);
        Fouls {
            double_three: Stone::double_threes(&self.board, self.two_threes, clause),
            double_four,
            overline,
        }
    }

    /// Puts a stone; one that lies there is taken first.
    pub fn put(&mut self, point: Point, colour: Colour) {
        self.board.put(point, colour);
        self.look_again(point);
    }

    /// Takes the stone of a point away and gives its colour.
    pub fn take(&mut self, point: Point) -> Option<Colour> {
        let colour = self.board.take(point)?;
        self.look_again(point);
        Some(colour)
    }

    /// Reads the four lines through a point, and judges the points where they have changed.
    fn look_again(&mut self, point: Point) {
        let rows = Neighbours::through(&self.board, point, Colour::Black).rows(Colour::Black);
        let changed = self.made.replace(point, &rows, self.board.empty_through(point));
        for other in points_through(point, changed) {
            let verdict = Stone::with_rows(other, self.made.through(other)).without_threes();
            self.overline.set(other, verdict == Some(Verdict::Foul(Foul::Overline)));
            self.double_four.set(other, verdict == Some(Verdict::Foul(Foul::DoubleFour)));
            self.two_threes.set(other, verdict.is_none());
        }
    }
}

impl Made {
    /// Takes over what stones make on the four lines through a point; gives the bits that changed.
    fn replace(&mut self, point: Point, rows: &Rows, empty: u64) -> u64 {
        let Self { five, overline, four, two_fours, three } = self;
        let kinds = [
            (five, rows.five),
            (overline, rows.overline),
            (four, rows.four),
            (two_fours, rows.two_fours),
            (three, rows.three),
        ];
        let mut changed = 0;
        for (lines, word) in kinds {
            changed |= lines.through(point) ^ word & empty;
            lines.replace(point, word & empty);
        }
        changed
    }

    fn through(&self, point: Point) -> Rows {
        Rows {
            five: self.five.through(point),
            overline: self.overline.through(point),
            four: self.four.through(point),
            two_fours: self.two_fours.through(point),
            three: self.three.through(point),
            open_four: [0; 4],
        }
    }
}
