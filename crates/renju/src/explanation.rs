//! Why a point is forbidden to Black, or why it is not.
//!
//! ```
//! use renju::{Board, Explanation, Foul, Point, Points, Row, ThreeClause, Verdict};
//! let points = |names: &str| names.split(' ').filter_map(Point::named).collect::<Points>();
//! let board = Board::new(points("h8 d7 e7 f7 g4 g5 g6"), points("a1"));
//! let why = Explanation::of(&board, Point::named("g7").unwrap(), ThreeClause::Literal);
//! assert_eq!(why.verdict, Verdict::Foul(Foul::DoubleFour));
//! assert_eq!(why.rows.iter().filter(|row| matches!(row, Row::Four { .. })).count(), 2);
//! ```

use alloc::vec::Vec;
use core::fmt;

use crate::{Board, Colour, Direction, Foul, Point, Points, ThreeClause, Verdict};

/// What a black stone on a point is, and the rows that make it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The point.
    pub point: Point,
    /// What a stone there is.
    pub verdict: Verdict,
    /// All rows it makes, those included that look like threes and do not count.
    pub rows: Vec<Row>,
}

/// A row through the point in question; its stones include that point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Exactly five stones unbroken.
    Five {
        /// Where it lies.
        direction: Direction,
        /// Its stones.
        stones: Points,
    },
    /// Six or more stones unbroken.
    Overline {
        /// Where it lies.
        direction: Direction,
        /// Its stones.
        stones: Points,
    },
    /// Four stones that one more completes to a five.
    Four {
        /// Where it lies.
        direction: Direction,
        /// Its stones.
        stones: Points,
        /// The points that complete it: one, or two if it is open.
        completions: Points,
    },
    /// Three stones that one more makes an open four, if that move counts.
    Three {
        /// Where it lies.
        direction: Direction,
        /// Its stones.
        stones: Points,
        /// The moves that make the open four, and whether they count.
        extensions: Vec<Extension>,
    },
}

/// A move that would make an open four of a three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extension {
    /// The point.
    pub point: Point,
    /// Whether it counts.
    pub effect: Effect,
}

/// Whether a move that would make an open four counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It is permitted and makes the open four.
    OpenFour,
    /// It makes a five at the same time; whether that counts is the contested clause.
    Five(ThreeClause),
    /// It is a foul itself, for this reason.
    Forbidden(Explanation),
}

impl Explanation {
    /// Explains a black stone on a free point. On a point that is not free the answer has no meaning.
    #[must_use]
    pub fn of(board: &Board, point: Point, clause: ThreeClause) -> Self {
        let verdict = Verdict::of(board, point, clause);
        let mut after = *board;
        after.put(point, Colour::Black);
        let mut rows = Vec::new();
        for direction in Direction::ALL {
            let stones = unbroken(&after, point, direction);
            match stones.len() {
                5 => rows.push(Row::Five { direction, stones }),
                6.. => rows.push(Row::Overline { direction, stones }),
                _ => {
                    fours(&after, point, direction, &mut rows);
                    threes(&after, point, direction, clause, &mut rows);
                }
            }
        }
        Self { point, verdict, rows }
    }

    /// The rows that decide: those of the foul or the five, none for a permitted move.
    pub fn reasons(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| match (self.verdict, row) {
            (Verdict::Five, Row::Five { .. })
            | (Verdict::Foul(Foul::Overline), Row::Overline { .. })
            | (Verdict::Foul(Foul::DoubleFour), Row::Four { .. }) => true,
            (Verdict::Foul(Foul::DoubleThree), Row::Three { .. }) => row.counts(),
            _ => false,
        })
    }
}

impl Row {
    /// Whether the row is what its name says: a three counts only if one of its extensions does.
    #[must_use]
    pub fn counts(&self) -> bool {
        match self {
            Self::Three { extensions, .. } => extensions.iter().any(|extension| extension.effect.counts()),
            Self::Five { .. } | Self::Overline { .. } | Self::Four { .. } => true,
        }
    }

    /// Where the row lies.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        match *self {
            Self::Five { direction, .. }
            | Self::Overline { direction, .. }
            | Self::Four { direction, .. }
            | Self::Three { direction, .. } => direction,
        }
    }

    /// The stones of the row.
    #[must_use]
    pub const fn stones(&self) -> Points {
        match *self {
            Self::Five { stones, .. }
            | Self::Overline { stones, .. }
            | Self::Four { stones, .. }
            | Self::Three { stones, .. } => stones,
        }
    }
}

impl Effect {
    /// Whether the move makes the open four.
    #[must_use]
    pub fn counts(&self) -> bool {
        matches!(self, Self::OpenFour | Self::Five(ThreeClause::FiveExtends))
    }
}

/// The black stones without a gap around a point, the point included.
fn unbroken(board: &Board, point: Point, direction: Direction) -> Points {
    let side = |sign: i8| {
        (1..15)
            .map_while(move |k| point.step(direction, sign * k))
            .take_while(|&next| board.stone(next) == Some(Colour::Black))
    };
    side(-1).chain([point]).chain(side(1)).collect()
}

/// The free points where a five through the stone could be completed.
fn near(board: &Board, point: Point, direction: Direction) -> impl Iterator<Item = Point> {
    (-4..=4).filter_map(move |k| point.step(direction, k)).filter(|&next| board.stone(next).is_none())
}

fn fours(board: &Board, point: Point, direction: Direction, rows: &mut Vec<Row>) {
    let first = rows.len();
    for next in near(board, point, direction) {
        let five = unbroken(board, next, direction);
        if five.len() != 5 || !five.contains(point) {
            continue;
        }
        let four = five - next.into();
        let known = rows.iter_mut().skip(first).find_map(|row| match row {
            Row::Four { stones, completions, .. } if *stones == four => Some(completions),
            _ => None,
        });
        match known {
            Some(completions) => completions.insert(next),
            None => rows.push(Row::Four { direction, stones: four, completions: next.into() }),
        }
    }
}

fn threes(board: &Board, point: Point, direction: Direction, clause: ThreeClause, rows: &mut Vec<Row>) {
    let first = rows.len();
    for next in near(board, point, direction) {
        let four = unbroken(board, next, direction);
        if four.len() != 4 || !four.contains(point) || !is_open(board, four, direction) {
            continue;
        }
        let effect = match Verdict::of(board, next, clause) {
            Verdict::Permitted => Effect::OpenFour,
            Verdict::Five => Effect::Five(clause),
            Verdict::Foul(_) => Effect::Forbidden(Explanation::of(board, next, clause)),
        };
        let extension = Extension { point: next, effect };
        let three = four - next.into();
        let known = rows.iter_mut().skip(first).find_map(|row| match row {
            Row::Three { stones, extensions, .. } if *stones == three => Some(extensions),
            _ => None,
        });
        match known {
            Some(extensions) => extensions.push(extension),
            None => rows.push(Row::Three { direction, stones: three, extensions: [extension].into() }),
        }
    }
}

/// Whether four unbroken stones, one of them not yet on the board, can become a five at both ends.
fn is_open(board: &Board, four: Points, direction: Direction) -> bool {
    let ends = |step: i8| {
        four.filter_map(move |stone| stone.step(direction, step)).filter(move |&end| !four.contains(end))
    };
    [-1, 1].into_iter().all(|sign| {
        ends(sign).any(|end| {
            board.stone(end).is_none()
                && end.step(direction, sign).and_then(|beyond| board.stone(beyond)) != Some(Colour::Black)
        })
    })
}

/// One line a row: its stones, what completes it, and, set in, why an extension does not count.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}

impl Explanation {
    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let indent = 2 * depth;
        match self.verdict {
            Verdict::Five => write!(f, "{:indent$}{}: five", "", self.point)?,
            Verdict::Permitted => write!(f, "{:indent$}{}: permitted", "", self.point)?,
            Verdict::Foul(foul) => write!(f, "{:indent$}{}: {foul} ({})", "", self.point, foul.article())?,
        }
        for row in &self.rows {
            write!(f, "\n{:indent$}  ", "")?;
            match row {
                Row::Five { stones, .. } => write!(f, "five {stones}")?,
                Row::Overline { stones, .. } => write!(f, "overline {stones}")?,
                Row::Four { stones, completions, .. } => {
                    write!(f, "four {stones}, completed at {completions}")?;
                }
                Row::Three { stones, extensions, .. } => {
                    let name = if row.counts() { "three" } else { "no three" };
                    write!(f, "{name} {stones}")?;
                    for Extension { point, effect } in extensions {
                        match effect {
                            Effect::OpenFour => write!(f, ", open four at {point}")?,
                            Effect::Five(ThreeClause::Literal) => {
                                write!(f, ", at {point} a five, not an open four")?;
                            }
                            Effect::Five(ThreeClause::FiveExtends) => {
                                write!(f, ", open four and five at {point}")?;
                            }
                            Effect::Forbidden(why) => {
                                write!(f, ", forbidden at {point}:")?;
                                writeln!(f)?;
                                why.write(f, depth + 2)?;
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }
}
