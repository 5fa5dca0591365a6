//! Rows of stones as a stone on a free point would make them: five, overline, four, three.
//!
//! All points of a word are looked at together. A word holds either the four lines through
//! one point or four rows of the board; eleven copies of it, moved along a direction, show
//! every bit its neighbours up to five steps away, which is as far as any of the terms of
//! RU22 9.2.3 reaches.

use crate::board::four_rows;
use crate::{Board, Colour, Direction, Point};

/// What a stone makes, one bit a point.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    /// A five; for White five or more.
    pub(crate) five: u64,
    /// Six or more.
    pub(crate) overline: u64,
    /// At least one four.
    pub(crate) four: u64,
    /// At least two fours on this line.
    pub(crate) two_fours: u64,
    /// A three, if the move that makes the open four of it may be played.
    pub(crate) three: u64,
    /// The same by the place of that open four: it begins 3, 2, 1 or 0 steps before the stone.
    pub(crate) open_four: [u64; 4],
}

/// Each bit's neighbours, five steps back to five steps forth.
#[derive(Clone, Copy)]
pub(crate) struct Neighbours {
    own: [u64; 11],
    empty: [u64; 11],
}

/// The rows of the board as words, ready to be moved over each other.
pub(crate) struct Sheet {
    own: [u64; 29],
    empty: [u64; 29],
}

impl Neighbours {
    /// Along the four lines through a point.
    #[inline(always)]
    pub(crate) fn through(board: &Board, point: Point, colour: Colour) -> Self {
        let (own, empty) = (board.lines(colour).through(point), board.empty_through(point));
        Self {
            own: core::array::from_fn(|k| along(own, k as i32 - 5)),
            empty: core::array::from_fn(|k| along(empty, k as i32 - 5)),
        }
    }

    /// In one direction from the rows `4 * word ..` of the board.
    #[inline(always)]
    pub(crate) fn on_sheet(sheet: &Sheet, direction: Direction, word: usize) -> Self {
        let (dx, dy) = direction.step();
        let moved = |rows: &[u64; 29], k: usize| {
            let k = k as i32 - 5;
            let at = (8 + 4 * word as i32 + k * i32::from(dy)) as usize;
            along(rows[at], k * i32::from(dx))
        };
        Self {
            own: core::array::from_fn(|k| moved(&sheet.own, k)),
            empty: core::array::from_fn(|k| moved(&sheet.empty, k)),
        }
    }

    /// What a stone of this colour on each bit makes. Bits that are not free have no meaning.
    #[inline(always)]
    pub(crate) fn rows(&self, colour: Colour) -> Rows {
        // A row that grows longer than five is lost to Black and welcome to White.
        let unbounded = match colour {
            Colour::Black => 0,
            Colour::White => !0,
        };
        let own = |k: i32| self.own[(k + 5) as usize];
        let empty = |k: i32| self.empty[(k + 5) as usize];

        // The ten neighbours, and what each two that follow one another are: both own, or one own and one free.
        let place = |j: usize| if j < 5 { j as i32 - 5 } else { j as i32 - 4 };
        let both: [u64; 9] = core::array::from_fn(|j| own(place(j)) & own(place(j + 1)));
        let one: [u64; 9] = core::array::from_fn(|j| {
            own(place(j)) & empty(place(j + 1)) | empty(place(j)) & own(place(j + 1))
        });

        // Rows of six that hold the stone.
        let overline = (0..6).fold(0, |all, j| all | both[j] & both[j + 2] & own(place(j + 4)));

        // The five windows of five points that hold the stone; window j begins j - 5 steps from it.
        let bounded = |j: usize| !(own(j as i32 - 6) | own(j as i32)) | unbounded;
        let five = (1..6).fold(0, |all, j| all | both[j] & both[j + 2] & bounded(j));
        let fours: [u64; 7] = core::array::from_fn(|j| match j {
            1..=5 => (one[j] & both[j + 2] | both[j] & one[j + 2]) & bounded(j),
            _ => 0,
        });
        let (mut four, mut two_fours) = (0, 0);
        for j in 1..6 {
            // An open four shows in two windows, free at the left end of one and at the right end
            // of the next, but is one four.
            let counted = fours[j] & !(empty(j as i32 - 5) & fours[j + 1]);
            two_fours |= four & counted;
            four |= counted;
        }

        // The four windows of four points that hold the stone, one of them still free, and room at both ends.
        let open_four: [u64; 4] = core::array::from_fn(|i| {
            let (j, a) = (i + 2, i as i32 - 3);
            let stones = one[j] & own(place(j + 2)) | both[j] & empty(place(j + 2));
            let room = empty(a - 1) & empty(a + 4) & (!(own(a - 2) | own(a + 5)) | unbounded);
            stones & room
        });
        let three = open_four.iter().fold(0, |all, window| all | window);
        Rows { five, overline, four, two_fours, three, open_four }
    }
}

impl Sheet {
    /// The stones of one colour and the free points.
    #[inline(always)]
    pub(crate) fn new(board: &Board, colour: Colour) -> Self {
        let on_board = |row: usize| if row < 15 { 0x7fff } else { 0 };
        let own_rows = board.lines(colour).rows();
        let other_rows = board.lines(!colour).rows();
        let (mut own, mut empty) = ([0; 32], [0; 32]);
        for row in 0..16 {
            own[8 + row] = own_rows[row];
            empty[8 + row] = on_board(row) & !(own_rows[row] | other_rows[row]);
        }
        Self {
            own: core::array::from_fn(|at| four_rows(&own, at)),
            empty: core::array::from_fn(|at| four_rows(&empty, at)),
        }
    }

    /// The free points of the rows `4 * word ..`.
    #[inline(always)]
    pub(crate) const fn empty(&self, word: usize) -> u64 {
        self.empty[8 + 4 * word]
    }
}

/// A word of four lines moved so that each bit shows its neighbour `k` steps on; nothing crosses from line to line.
#[inline(always)]
const fn along(word: u64, k: i32) -> u64 {
    const LINES: u64 = 0x0001_0001_0001_0001;
    if k >= 0 {
        (word >> k) & ((0xffff >> k) * LINES)
    } else {
        (word << -k) & (((0xffff << -k) & 0xffff) * LINES)
    }
}
