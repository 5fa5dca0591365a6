//! The articles RU22 9.2.3 and 9.2.4.2 read aloud: slow, obvious, and sharing nothing with the crate but points and names.

use std::collections::BTreeSet;

use ::renju::{Colour, Foul, Point, Points, ThreeClause, Verdict};

/// The board as a player sees it, and the oracle of fouls.
#[derive(Clone)]
pub struct Grid {
    points: [[Option<Colour>; 15]; 15],
}

/// A point by column and row.
type At = (i32, i32);

/// Stones of one row, in order: the first one, the step to the next, how many.
#[derive(Clone, Copy)]
struct Row {
    first: At,
    step: At,
    length: i32,
}

impl Row {
    fn stone(&self, i: i32) -> At {
        (self.first.0 + i * self.step.0, self.first.1 + i * self.step.1)
    }

    fn contains(&self, at: At) -> bool {
        (0..self.length).any(|i| self.stone(i) == at)
    }

    /// The stones of the row but one; rows of the same stones are the same row.
    fn without<const N: usize>(&self, left_out: At) -> [At; N] {
        let mut stones = (0..self.length).map(|i| self.stone(i)).filter(|&stone| stone != left_out);
        std::array::from_fn(|_| stones.next().unwrap())
    }
}

impl Grid {
    /// The board with these stones.
    #[must_use]
    pub fn new(black: Points, white: Points) -> Self {
        let mut grid = Self { points: [[None; 15]; 15] };
        for point in white {
            grid.points[usize::from(point.row())][usize::from(point.column())] = Some(Colour::White);
        }
        for point in black {
            grid.points[usize::from(point.row())][usize::from(point.column())] = Some(Colour::Black);
        }
        grid
    }

    /// What a black stone put on a free point is.
    pub fn verdict(&mut self, point: Point, clause: ThreeClause) -> Verdict {
        self.judge((i32::from(point.column()), i32::from(point.row())), clause)
    }

    /// Whether a white stone on a free point makes five or more.
    #[must_use]
    pub fn white_wins(&self, point: Point) -> bool {
        let at = (i32::from(point.column()), i32::from(point.row()));
        DIRECTIONS.into_iter().any(|(dx, dy)| {
            let side = |sign: i32| {
                (1..5)
                    .take_while(|k| {
                        self.get((at.0 + sign * k * dx, at.1 + sign * k * dy)) == Some(&Some(Colour::White))
                    })
                    .count()
            };
            side(1) + side(-1) >= 4
        })
    }

    /// Puts a stone or, with none, takes it away.
    pub fn set(&mut self, point: Point, stone: Option<Colour>) {
        self.put((i32::from(point.column()), i32::from(point.row())), stone);
    }

    /// Whether no stone lies on a point.
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.is_free((i32::from(point.column()), i32::from(point.row())))
    }

    fn judge(&mut self, at: At, clause: ThreeClause) -> Verdict {
        self.put(at, Some(Colour::Black));
        let lengths = DIRECTIONS.map(|step| self.unbroken_row(at, step).length);
        // 9.2.4.2: a five made at the same time excuses every foul.
        let verdict = if lengths.contains(&5) {
            Verdict::Five
        } else if lengths.iter().any(|&length| length >= 6) {
            Verdict::Foul(Foul::Overline)
        } else if self.fours(at) >= 2 {
            Verdict::Foul(Foul::DoubleFour)
        } else if self.threes(at, clause) >= 2 {
            Verdict::Foul(Foul::DoubleThree)
        } else {
            Verdict::Permitted
        };
        self.put(at, None);
        verdict
    }

    /// 9.2.3.e: the rows of four through a stone that the next move can complete to a five.
    fn fours(&mut self, at: At) -> usize {
        let mut fours = BTreeSet::new();
        for step in DIRECTIONS {
            if self.stones_near(at, step) < 4 {
                continue;
            }
            for next in near(at, step) {
                if !self.is_free(next) {
                    continue;
                }
                self.put(next, Some(Colour::Black));
                let row = self.unbroken_row(next, step);
                self.put(next, None);
                if row.length == 5 && row.contains(at) {
                    fours.insert(row.without::<4>(next));
                }
            }
        }
        fours.len()
    }

    /// 9.2.3.g: the rows of three through a stone that a permitted move can build to an open four.
    fn threes(&mut self, at: At, clause: ThreeClause) -> usize {
        let mut threes = BTreeSet::new();
        for step in DIRECTIONS {
            if self.stones_near(at, step) < 3 {
                continue;
            }
            for next in near(at, step) {
                if !self.is_free(next) {
                    continue;
                }
                self.put(next, Some(Colour::Black));
                let row = self.unbroken_row(next, step);
                let open = row.contains(at) && self.is_open_four(row);
                self.put(next, None);
                if !open {
                    continue;
                }
                let permitted = match self.judge(next, clause) {
                    Verdict::Five => clause == ThreeClause::FiveExtends,
                    Verdict::Permitted => true,
                    Verdict::Foul(_) => false,
                };
                if permitted {
                    threes.insert(row.without::<3>(next));
                }
            }
        }
        threes.len()
    }

    /// 9.2.3.f: an unbroken row of four that the next move can complete to a five in two different ways.
    fn is_open_four(&mut self, row: Row) -> bool {
        row.length == 4
            && [row.stone(-1), row.stone(4)].into_iter().all(|end| {
                if !self.is_free(end) {
                    return false;
                }
                self.put(end, Some(Colour::Black));
                let longer = self.unbroken_row(end, row.step);
                self.put(end, None);
                longer.length == 5
            })
    }

    /// 9.2.3.b: the row without free points between its stones that a black stone belongs to.
    fn unbroken_row(&self, at: At, step: At) -> Row {
        let mut row = Row { first: at, step, length: 0 };
        while self.is_black(row.stone(-1)) {
            row.first = row.stone(-1);
        }
        while self.is_black(row.stone(row.length)) {
            row.length += 1;
        }
        row
    }

    /// The black stones that can share a five with this one.
    fn stones_near(&self, at: At, step: At) -> usize {
        near(at, step).filter(|&other| self.is_black(other)).count()
    }

    fn get(&self, (x, y): At) -> Option<&Option<Colour>> {
        self.points.get(usize::try_from(y).ok()?)?.get(usize::try_from(x).ok()?)
    }

    fn is_free(&self, at: At) -> bool {
        self.get(at) == Some(&None)
    }

    fn is_black(&self, at: At) -> bool {
        self.get(at) == Some(&Some(Colour::Black))
    }

    fn put(&mut self, (x, y): At, stone: Option<Colour>) {
        self.points[y as usize][x as usize] = stone;
    }
}

const DIRECTIONS: [At; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The points at most four steps away, where the stones of a five through this one lie.
fn near(at: At, step: At) -> impl Iterator<Item = At> {
    (-4..=4).map(move |k| (at.0 + k * step.0, at.1 + k * step.1))
}
