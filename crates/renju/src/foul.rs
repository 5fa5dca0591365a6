//! The judge of fouls: which points are forbidden to Black.
//!
//! ```
//! use renju::{Board, Colour, Foul, Point, Points, ThreeClause, Verdict};
//! let points = |names: &str| names.split(' ').filter_map(Point::named).collect::<Points>();
//! let board = Board::new(points("h8 e7 f7 g5 g6"), points("a1 a15 o1 o15 a8"));
//! let g7 = Point::named("g7").unwrap();
//! assert_eq!(Verdict::of(&board, g7, ThreeClause::Literal), Verdict::Foul(Foul::DoubleThree));
//! ```

use core::fmt;

use crate::line::{bits_through, lane};
use crate::row::{Neighbours, Rows, Sheet};
use crate::rules::ThreeClause;
use crate::{Article, Board, Colour, Direction, Point, Points};

/// A move forbidden to Black throughout the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Foul {
    /// At least two threes at once.
    DoubleThree,
    /// At least two fours at once, also on one line.
    DoubleFour,
    /// An unbroken row of six or more.
    Overline,
}

impl Foul {
    /// All fouls in the order of the article.
    pub const ALL: [Self; 3] = [Self::DoubleThree, Self::DoubleFour, Self::Overline];

    /// The article that forbids it.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::DoubleThree => Article::new("RU22:9.2.4.2.a"),
            Self::DoubleFour => Article::new("RU22:9.2.4.2.b"),
            Self::Overline => Article::new("RU22:9.2.4.2.c"),
        }
    }

    /// `33`, `44` or `6`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::DoubleThree => "33",
            Self::DoubleFour => "44",
            Self::Overline => "6",
        }
    }
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::DoubleThree => "double three",
            Self::DoubleFour => "double four",
            Self::Overline => "overline",
        })
    }
}

/// What a black stone on a point is. A move that is several fouls at once is named by the first
/// of overline, double four, double three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// A five, which wins whatever else arises.
    Five,
    /// Neither a five nor a foul.
    Permitted,
    /// A foul.
    Foul(Foul),
}

impl Verdict {
    /// Judges a black stone on a free point. On a point that is not free the answer has no meaning.
    #[must_use]
    pub fn of(board: &Board, point: Point, clause: ThreeClause) -> Self {
        let rows = Stone::new(board, point);
        match rows.without_threes() {
            Some(verdict) => verdict,
            None => rows.by_threes(&mut board.clone(), clause),
        }
    }

    /// The foul, if it is one.
    #[must_use]
    pub const fn foul(self) -> Option<Foul> {
        match self {
            Self::Foul(foul) => Some(foul),
            Self::Five | Self::Permitted => None,
        }
    }
}

/// All points forbidden to Black, each under the foul that names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fouls {
    /// Double threes.
    pub double_three: Points,
    /// Double fours.
    pub double_four: Points,
    /// Overlines.
    pub overline: Points,
}

impl Fouls {
    /// Judges every free point.
    #[must_use]
    pub fn of(board: &Board, clause: ThreeClause) -> Self {
        let sheet = Sheet::new(board, Colour::Black);
        let (mut overline, mut double_four, mut two_threes) = ([0; 4], [0; 4], [0; 4]);
        for word in 0..4 {
            let mut all = Together::default();
            all.add(Neighbours::on_sheet(&sheet, Direction::Horizontal, word).rows(Colour::Black));
            all.add(Neighbours::on_sheet(&sheet, Direction::Vertical, word).rows(Colour::Black));
            all.add(Neighbours::on_sheet(&sheet, Direction::Rising, word).rows(Colour::Black));
            all.add(Neighbours::on_sheet(&sheet, Direction::Falling, word).rows(Colour::Black));
            let free = sheet.empty(word) & !all.five;
            overline[word] = all.overline & free;
            double_four[word] = all.two_fours & free & !all.overline;
            two_threes[word] = all.two_threes & free & !all.overline & !all.two_fours;
        }
        Self {
            double_three: Stone::double_threes(board, Points::from_words(two_threes), clause),
            double_four: Points::from_words(double_four),
            overline: Points::from_words(overline),
        }
    }

    /// All forbidden points.
    #[must_use]
    pub fn all(&self) -> Points {
        self.double_three | self.double_four | self.overline
    }

    /// The foul of a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Foul> {
        Foul::ALL.into_iter().find(|&foul| self.points(foul).contains(point))
    }

    /// The points of one foul.
    #[must_use]
    pub const fn points(&self, foul: Foul) -> Points {
        match foul {
            Foul::DoubleThree => self.double_three,
            Foul::DoubleFour => self.double_four,
            Foul::Overline => self.overline,
        }
    }
}

/// What stones make in the four directions together.
#[derive(Clone, Copy, Default)]
struct Together {
    five: u64,
    overline: u64,
    four: u64,
    two_fours: u64,
    three: u64,
    two_threes: u64,
}

impl Together {
    #[inline(always)]
    fn add(&mut self, rows: Rows) {
        self.five |= rows.five;
        self.overline |= rows.overline;
        self.two_fours |= rows.two_fours | self.four & rows.four;
        self.four |= rows.four;
        self.two_threes |= self.three & rows.three;
        self.three |= rows.three;
    }
}

/// One black stone about to be put, and the rows it would make.
pub(crate) struct Stone {
    point: Point,
    bits: u64,
    rows: Rows,
}

impl Stone {
    #[inline(always)]
    fn new(board: &Board, point: Point) -> Self {
        Self::with_rows(point, Neighbours::through(board, point, Colour::Black).rows(Colour::Black))
    }

    #[inline(always)]
    pub(crate) const fn with_rows(point: Point, rows: Rows) -> Self {
        Self { point, bits: bits_through(point), rows }
    }

    /// Those of the points where two threes would arise, and neither a five nor another foul, that are double threes.
    pub(crate) fn double_threes(board: &Board, two_threes: Points, clause: ThreeClause) -> Points {
        if two_threes.is_empty() {
            return Points::EMPTY;
        }
        let mut board = *board;
        two_threes
            .filter(|&point| Self::new(&board, point).by_threes(&mut board, clause) != Verdict::Permitted)
            .collect()
    }

    /// The verdict, unless it depends on which threes count.
    #[inline(always)]
    pub(crate) fn without_threes(&self) -> Option<Verdict> {
        let Self { bits, rows, .. } = self;
        if rows.five & bits != 0 {
            Some(Verdict::Five)
        } else if rows.overline & bits != 0 {
            Some(Verdict::Foul(Foul::Overline))
        } else if rows.two_fours & bits != 0 || (rows.four & bits).count_ones() > 1 {
            Some(Verdict::Foul(Foul::DoubleFour))
        } else if (rows.three & bits).count_ones() < 2 {
            Some(Verdict::Permitted)
        } else {
            None
        }
    }

    /// The verdict by the threes alone: one counts if a permitted move makes an open four of it.
    fn by_threes(&self, board: &mut Board, clause: ThreeClause) -> Verdict {
        board.toggle(self.point, Colour::Black);
        let mut needed = 2;
        let mut left = (self.rows.three & self.bits).count_ones();
        for direction in Direction::ALL {
            if self.rows.three & self.bits & lane(direction) == 0 {
                continue;
            }
            if self.extensions(board, direction).any(|point| extends(board, point, clause)) {
                needed -= 1;
            }
            left -= 1;
            if needed == 0 || left < needed {
                break;
            }
        }
        board.toggle(self.point, Colour::Black);
        if needed == 0 { Verdict::Foul(Foul::DoubleThree) } else { Verdict::Permitted }
    }

    /// The points that would make an open four of the three in this direction; the stone is on the board.
    fn extensions(&self, board: &Board, direction: Direction) -> impl Iterator<Item = Point> + use<> {
        let at = self.bits & lane(direction);
        let (open_four, point, board) = (self.rows.open_four, self.point, *board);
        (0..4).filter(move |&i| open_four[i] & at != 0).filter_map(move |i| {
            (0..4)
                .filter_map(|k| point.step(direction, i as i8 - 3 + k))
                .find(|&point| board.stone(point).is_none())
        })
    }
}

/// Whether Black may play here to make an open four of a three.
fn extends(board: &mut Board, point: Point, clause: ThreeClause) -> bool {
    let stone = Stone::new(board, point);
    match stone.without_threes() {
        Some(Verdict::Five) => clause == ThreeClause::FiveExtends,
        Some(verdict) => verdict == Verdict::Permitted,
        None => stone.by_threes(board, clause) == Verdict::Permitted,
    }
}
