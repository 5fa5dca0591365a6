//! The diagonals of a board and the names players give them.
//!
//! On the board of 64 squares every diagonal of two or more squares has a name (RU22:6.1.2); on every
//! square board the one that joins two corners is the main road.
//!
//! ```
//! use draughts::{Board, DiagonalName};
//! let board = Board::new(8, 8);
//! let [c1, h6] = ["c1", "h6"].map(|name| board.square_named(name).unwrap());
//! let diagonal = board.diagonal(c1, h6).unwrap();
//! let name = diagonal.name().unwrap();
//! assert_eq!(name.value, DiagonalName::LowerTriple);
//! assert_eq!(name.value.russian(), "нижний тройник");
//! assert_eq!(name.by.to_string(), "RU22:6.1.2.b");
//! assert_eq!(diagonal.len(), 6);
//! ```

use alloc::vec::Vec;
use core::fmt;

use article::{Stated, stated};

use crate::{Board, Coordinates, Direction, Square, Squares};

/// A slanting row of two or more squares from one edge of a board to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagonal {
    board: Board,
    left: Square,
    slope: Slope,
}

/// Which way a diagonal runs, seen by White from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slope {
    /// Away from White, as the main road does.
    Rising,
    /// Towards White, across the main road.
    Falling,
}

/// The name of a diagonal. Lower ones end at White's edge of the board, upper ones at Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiagonalName {
    /// большая дорога: a1-h8, on ten columns 46-5
    MainRoad,
    /// нижний тройник: c1-h6
    LowerTriple,
    /// верхний тройник: a3-f8
    UpperTriple,
    /// нижний тройничок: a3-c1
    LowerLittleTriple,
    /// верхний тройничок: f8-h6
    UpperLittleTriple,
    /// нижний двойник: a7-g1
    LowerDouble,
    /// верхний двойник: b8-h2
    UpperDouble,
    /// нижний двойничок: g1-h2
    LowerLittleDouble,
    /// верхний двойничок: a7-b8
    UpperLittleDouble,
    /// нижний косяк: a5-e1
    LowerOblique,
    /// верхний косяк: d8-h4
    UpperOblique,
    /// нижний косячок: e1-h4
    LowerLittleOblique,
    /// верхний косячок: a5-d8
    UpperLittleOblique,
}

/// The named diagonals of the 8 x 8 board with their ends, left to right.
const NAMES_8X8: [(Stated<DiagonalName>, [&str; 2]); 13] = {
    use DiagonalName::*;
    [
        (stated(MainRoad, "RU22:6.1.2.a"), ["a1", "h8"]),
        (stated(LowerTriple, "RU22:6.1.2.b"), ["c1", "h6"]),
        (stated(UpperTriple, "RU22:6.1.2.b"), ["a3", "f8"]),
        (stated(LowerLittleTriple, "RU22:6.1.2.b"), ["a3", "c1"]),
        (stated(UpperLittleTriple, "RU22:6.1.2.b"), ["f8", "h6"]),
        (stated(LowerDouble, "RU22:6.1.2.c"), ["a7", "g1"]),
        (stated(UpperDouble, "RU22:6.1.2.c"), ["b8", "h2"]),
        (stated(LowerLittleDouble, "RU22:6.1.2.c"), ["g1", "h2"]),
        (stated(UpperLittleDouble, "RU22:6.1.2.c"), ["a7", "b8"]),
        (stated(LowerOblique, "RU22:6.1.2.d"), ["a5", "e1"]),
        (stated(UpperOblique, "RU22:6.1.2.d"), ["d8", "h4"]),
        (stated(LowerLittleOblique, "RU22:6.1.2.d"), ["e1", "h4"]),
        (stated(UpperLittleOblique, "RU22:6.1.2.d"), ["a5", "d8"]),
    ]
};

/// The one named diagonal of the 10 x 10 board.
const NAMES_10X10: [(Stated<DiagonalName>, [&str; 2]); 1] =
    [(stated(DiagonalName::MainRoad, "RU22:7.1"), ["a1", "j10"])];

impl Board {
    /// All diagonals of two or more squares: first those that rise, then those that fall.
    #[must_use]
    pub fn diagonals(self) -> Vec<Diagonal> {
        let beginning = |slope: Slope| {
            let is_left_end = move |&left: &Square| self.neighbour(left, slope.rightward().back()).is_none();
            self.squares().filter(is_left_end).map(move |left| Diagonal { board: self, left, slope })
        };
        Slope::ALL.into_iter().flat_map(beginning).filter(|diagonal| diagonal.len() > 1).collect()
    }

    /// The diagonal through two different squares, if they lie on one.
    #[must_use]
    pub fn diagonal(self, one: Square, other: Square) -> Option<Diagonal> {
        let runs = |diagonal: &Diagonal| diagonal.contains(one) && diagonal.contains(other);
        if one == other { None } else { self.diagonals().into_iter().find(runs) }
    }

    /// The diagonal of this name, if the board has one.
    #[must_use]
    pub fn diagonal_named(self, name: DiagonalName) -> Option<Diagonal> {
        self.diagonals().into_iter().find(|diagonal| diagonal.name().is_some_and(|it| it.value == name))
    }

    /// The diagonal that joins two corners; a board with more columns than rows has none.
    #[must_use]
    pub fn main_road(self) -> Option<Diagonal> {
        let corner = self.square_at(Coordinates { column: 0, row: 0 })?;
        let joins_corners = self.columns() == self.rows();
        joins_corners.then_some(Diagonal { board: self, left: corner, slope: Slope::Rising })
    }

    /// Whether a square lies on the main road.
    #[must_use]
    pub const fn is_main_road(self, square: Square) -> bool {
        let at = self.coordinates(square);
        self.has(square) && self.columns() == self.rows() && at.column == at.row
    }

    const fn diagonal_names(self) -> &'static [(Stated<DiagonalName>, [&'static str; 2])] {
        match (self.columns(), self.rows()) {
            (8, 8) => &NAMES_8X8,
            (10, 10) => &NAMES_10X10,
            _ => &[],
        }
    }
}

impl Diagonal {
    /// The squares from left to right, as White sees them.
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        core::iter::once(self.left).chain(self.board.ray(self.left, self.slope.rightward()))
    }

    /// The squares as a set.
    #[must_use]
    pub fn squares(&self) -> Squares {
        self.iter().collect()
    }

    /// Whether a square lies on the diagonal.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        self.squares().contains(square)
    }

    /// The left and the right end.
    #[must_use]
    pub fn ends(&self) -> [Square; 2] {
        [self.left, self.iter().last().unwrap_or(self.left)]
    }

    /// How many squares, at least two.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a diagonal has at least two squares")]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Which way it runs.
    #[must_use]
    pub const fn slope(&self) -> Slope {
        self.slope
    }

    /// Its name with the article that gives it, if it has one.
    #[must_use]
    pub fn name(&self) -> Option<Stated<DiagonalName>> {
        let ends = self.ends().map(Some);
        let is_this = |names: &[&str; 2]| names.map(|name| self.board.square_named(name)) == ends;
        self.board.diagonal_names().iter().find(|(_, names)| is_this(names)).map(|&(name, _)| name)
    }
}

impl Slope {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Rising, Self::Falling];

    const fn rightward(self) -> Direction {
        match self {
            Self::Rising => Direction::UpRight,
            Self::Falling => Direction::DownRight,
        }
    }
}

impl DiagonalName {
    /// Every name.
    pub const ALL: [Self; 13] = {
        let mut all = [Self::MainRoad; 13];
        let mut i = 0;
        while i < all.len() {
            all[i] = NAMES_8X8[i].0.value;
            i += 1;
        }
        all
    };

    /// The name in English.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.names()[0]
    }

    /// The name in Russian.
    #[must_use]
    pub const fn russian(self) -> &'static str {
        self.names()[1]
    }

    /// The name in Ukrainian.
    #[must_use]
    pub const fn ukrainian(self) -> &'static str {
        self.names()[2]
    }

    const fn names(self) -> [&'static str; 3] {
        match self {
            Self::MainRoad => ["main road", "большая дорога", "велика дорога"],
            Self::LowerTriple => ["lower triple", "нижний тройник", "нижній трійник"],
            Self::UpperTriple => ["upper triple", "верхний тройник", "верхній трійник"],
            Self::LowerLittleTriple => ["lower little triple", "нижний тройничок", "нижній трійничок"],
            Self::UpperLittleTriple => ["upper little triple", "верхний тройничок", "верхній трійничок"],
            Self::LowerDouble => ["lower double", "нижний двойник", "нижній двійник"],
            Self::UpperDouble => ["upper double", "верхний двойник", "верхній двійник"],
            Self::LowerLittleDouble => ["lower little double", "нижний двойничок", "нижній двійничок"],
            Self::UpperLittleDouble => ["upper little double", "верхний двойничок", "верхній двійничок"],
            Self::LowerOblique => ["lower oblique", "нижний косяк", "нижній косяк"],
            Self::UpperOblique => ["upper oblique", "верхний косяк", "верхній косяк"],
            Self::LowerLittleOblique => ["lower little oblique", "нижний косячок", "нижній косячок"],
            Self::UpperLittleOblique => ["upper little oblique", "верхний косячок", "верхній косячок"],
        }
    }
}

impl fmt::Display for DiagonalName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.english())
    }
}
