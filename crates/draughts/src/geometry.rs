//! Constants of a variant's board that the generator reads: masks, steps and rays.

use core::marker::PhantomData;

use crate::{Board, Colour, Direction, Square, Variant};

/// The board of a variant, as constants.
pub(crate) struct Geometry<V>(PhantomData<V>);

/// For each direction and square, the squares from there to the edge.
type Rays = [[u64; 64]; 4];

impl<V: Variant> Geometry<V> {
    const BOARD: Board = V::RULES.board.value;
    /// All playable squares.
    pub(crate) const SQUARES: u64 = Self::BOARD.squares().bits();
    const RAYS: &'static Rays = &rays(Self::BOARD);
    const HALF: u32 = Self::BOARD.half() as u32;

    /// The squares where this side's men are crowned.
    pub(crate) const fn king_row(side: Colour) -> u64 {
        match side {
            Colour::White => const { Self::BOARD.king_row(Colour::White).bits() },
            Colour::Black => const { Self::BOARD.king_row(Colour::Black).bits() },
        }
    }

    /// A set moved one step; what leaves the board falls on unused bits.
    #[inline(always)]
    pub(crate) const fn step(bits: u64, direction: usize) -> u64 {
        match direction {
            UP_LEFT => bits >> (Self::HALF + 1),
            UP_RIGHT => bits >> Self::HALF,
            DOWN_LEFT => bits << Self::HALF,
            _ => bits << (Self::HALF + 1),
        }
    }

    /// The squares from this one (one bit) to the edge.
    #[inline(always)]
    pub(crate) const fn ray(from: u64, direction: usize) -> u64 {
        Self::RAYS[direction][(from.trailing_zeros() & 63) as usize]
    }

    /// The nearest piece from a square (one bit) in a direction, as one bit, or 0.
    #[inline(always)]
    pub(crate) const fn first(from: u64, direction: usize, occupied: u64) -> u64 {
        let seen = Self::ray(from, direction) & occupied;
        if is_up(direction) { highest(seen) } else { seen & seen.wrapping_neg() }
    }

    /// The free squares from one square (excluded) in a direction up to the first piece.
    #[inline(always)]
    pub(crate) const fn slide(from: u64, direction: usize, occupied: u64) -> u64 {
        let ray = Self::ray(from, direction);
        let seen = ray & occupied;
        if is_up(direction) {
            // What lies above the nearest piece, the one with the highest bit.
            ray & !below_or_at(seen)
        } else {
            ray & !(seen | seen.wrapping_neg()) | if seen == 0 { ray } else { 0 }
        }
    }
}

pub(crate) const UP_LEFT: usize = 0;
pub(crate) const UP_RIGHT: usize = 1;
pub(crate) const DOWN_LEFT: usize = 2;
pub(crate) const DOWN_RIGHT: usize = 3;

/// What a function says of each direction. Unlike `map` it is never a call.
#[inline(always)]
pub(crate) fn each_way(of: impl Fn(usize) -> u64) -> [u64; 4] {
    [of(UP_LEFT), of(UP_RIGHT), of(DOWN_LEFT), of(DOWN_RIGHT)]
}

/// The squares of all directions.
#[inline(always)]
pub(crate) const fn union(squares: [u64; 4]) -> u64 {
    squares[0] | squares[1] | squares[2] | squares[3]
}

/// The opposite direction.
#[inline(always)]
pub(crate) const fn back(direction: usize) -> usize {
    DOWN_RIGHT - direction
}

/// The two directions across this one.
#[inline(always)]
pub(crate) const fn across(direction: usize) -> [usize; 2] {
    match direction {
        UP_LEFT | DOWN_RIGHT => [UP_RIGHT, DOWN_LEFT],
        _ => [UP_LEFT, DOWN_RIGHT],
    }
}

/// The three directions in which a capture can go on after a jump.
#[inline(always)]
pub(crate) const fn onward_directions(direction: usize) -> [usize; 3] {
    let [left, right] = across(direction);
    [direction, left, right]
}

/// The two directions a side's men go.
#[inline(always)]
pub(crate) const fn forward(side: Colour) -> [usize; 2] {
    match side {
        Colour::White => [UP_LEFT, UP_RIGHT],
        Colour::Black => [DOWN_LEFT, DOWN_RIGHT],
    }
}

#[inline(always)]
const fn is_up(direction: usize) -> bool {
    direction < DOWN_LEFT
}

#[inline(always)]
const fn highest(bits: u64) -> u64 {
    if bits == 0 { 0 } else { 1 << (63 - bits.leading_zeros()) }
}

/// All bits up to and including the highest one set.
#[inline(always)]
const fn below_or_at(bits: u64) -> u64 {
    if bits == 0 { 0 } else { u64::MAX >> bits.leading_zeros() }
}

const fn rays(board: Board) -> Rays {
    let mut rays = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut number = 1;
        while number <= board.size() {
            let Some(from) = board.square(number) else { break };
            let mut next = board.neighbour(from, Direction::ALL[direction]);
            while let Some(square) = next {
                rays[direction][from.index()] |= 1 << square.index();
                next = board.neighbour(square, Direction::ALL[direction]);
            }
            number += 1;
        }
        direction += 1;
    }
    rays
}

const _: () = assert!(matches!(Direction::ALL[UP_LEFT], Direction::UpLeft));
const _: () = assert!(matches!(Direction::ALL[UP_RIGHT], Direction::UpRight));
const _: () = assert!(matches!(Direction::ALL[DOWN_LEFT], Direction::DownLeft));
const _: () = assert!(matches!(Direction::ALL[DOWN_RIGHT], Direction::DownRight));
const _: () = assert!(Square::at(63).index() == 63);
