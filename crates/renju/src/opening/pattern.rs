//! The 26 canonical openings: all first three moves that differ under the symmetries of the board.
//!
//! ```
//! use renju::{Point, opening::Pattern};
//! let moves = ["h8", "g8", "g7"].map(|name| Point::named(name).unwrap());
//! let pattern = Pattern::of(moves).unwrap();
//! assert_eq!((pattern.code(), pattern.name()), ("4D", "Kagetsu"));
//! ```

use crate::{Point, Symmetry};

/// One of the 26 openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern(u8);

/// A code (D direct, I indirect), a name in letters and in signs, and the second and third move.
type Entry = (&'static str, &'static str, &'static str, &'static str, &'static str);

const TABLE: [Entry; 26] = [
    ("1D", "Kansei", "寒星", "h9", "h10"),
    ("2D", "Keigetsu", "渓月", "h9", "i10"),
    ("3D", "Sosei", "疎星", "h9", "j10"),
    ("4D", "Kagetsu", "花月", "h9", "i9"),
    ("5D", "Zangetsu", "残月", "h9", "j9"),
    ("6D", "Ugetsu", "雨月", "h9", "i8"),
    ("7D", "Kinsei", "金星", "h9", "j8"),
    ("8D", "Shogetsu", "松月", "h9", "h7"),
    ("9D", "Kyugetsu", "丘月", "h9", "i7"),
    ("10D", "Shingetsu", "新月", "h9", "j7"),
    ("11D", "Zuisei", "瑞星", "h9", "h6"),
    ("12D", "Sangetsu", "山月", "h9", "i6"),
    ("13D", "Yusei", "遊星", "h9", "j6"),
    ("1I", "Chosei", "長星", "i9", "j10"),
    ("2I", "Kyogetsu", "峡月", "i9", "j9"),
    ("3I", "Kosei", "恒星", "i9", "j8"),
    ("4I", "Suigetsu", "水月", "i9", "j7"),
    ("5I", "Ryusei", "流星", "i9", "j6"),
    ("6I", "Ungetsu", "雲月", "i9", "i8"),
    ("7I", "Hogetsu", "浦月", "i9", "i7"),
    ("8I", "Rangetsu", "嵐月", "i9", "i6"),
    ("9I", "Gingetsu", "銀月", "i9", "h7"),
    ("10I", "Myojo", "明星", "i9", "h6"),
    ("11I", "Shagetsu", "斜月", "i9", "g7"),
    ("12I", "Meigetsu", "名月", "i9", "g6"),
    ("13I", "Suisei", "彗星", "i9", "f6"),
];

/// The third point of each entry and the second, checked when the program is compiled.
const MOVES: [[Point; 2]; 26] = {
    let mut moves = [[Point::CENTRE; 2]; 26];
    let mut i = 0;
    while i < 26 {
        let (Some(second), Some(third)) = (Point::named(TABLE[i].3), Point::named(TABLE[i].4)) else {
            panic!("a point of the table is misspelt");
        };
        moves[i] = [second, third];
        i += 1;
    }
    moves
};

impl Pattern {
    /// All 26, the direct ones first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..26).map(Self)
    }

    /// The opening of these three moves, turned and mirrored as need be.
    #[must_use]
    pub fn of(moves: [Point; 3]) -> Option<Self> {
        let [first, second, third] = moves;
        if first != Point::CENTRE {
            return None;
        }
        Self::all().find(|pattern| {
            Symmetry::ALL
                .into_iter()
                .any(|symmetry| pattern.moves() == [first, symmetry.apply(second), symmetry.apply(third)])
        })
    }

    /// The opening with this code, such as `4D`.
    #[must_use]
    pub fn with_code(code: &str) -> Option<Self> {
        Self::all().find(|pattern| pattern.code().eq_ignore_ascii_case(code))
    }

    /// `1D` to `13D` for direct openings, `1I` to `13I` for indirect ones.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.entry().0
    }

    /// The name in letters, such as `Kagetsu`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.entry().1
    }

    /// The name in signs.
    #[must_use]
    pub const fn signs(self) -> &'static str {
        self.entry().2
    }

    /// The three moves as they are usually shown.
    #[must_use]
    pub const fn moves(self) -> [Point; 3] {
        let [second, third] = MOVES[self.0 as usize];
        [Point::CENTRE, second, third]
    }

    const fn entry(self) -> Entry {
        TABLE[self.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_third_move_inside_the_centre_is_one_of_the_26() {
        let mut found = [0; 26];
        let inside = |lines: u8| Point::all().filter(move |point| point.from_centre() <= lines);
        for second in inside(1).filter(|&point| point != Point::CENTRE) {
            for third in inside(2).filter(|&point| point != Point::CENTRE && point != second) {
                let pattern = Pattern::of([Point::CENTRE, second, third]);
                assert!(pattern.is_some(), "{second} {third}");
                pattern.into_iter().for_each(|pattern| found[pattern.0 as usize] += 1);
            }
        }
        assert!(found.iter().all(|&count| count > 0));
        assert_eq!(found.iter().sum::<i32>(), 8 * 23);
    }

    #[test]
    fn codes_find_their_openings_and_far_stones_are_none() {
        for pattern in Pattern::all() {
            assert_eq!(Pattern::with_code(pattern.code()), Some(pattern));
            assert_eq!(Pattern::of(pattern.moves()), Some(pattern));
        }
        let named = |name| Point::named(name).unwrap_or(Point::CENTRE);
        assert_eq!(Pattern::of([named("h8"), named("h10"), named("h9")]), None);
        assert_eq!(Pattern::of([named("g8"), named("h9"), named("h10")]), None);
    }
}
