//! The proof that nobody can build a five any more (RU22 9.2.7.1.c).
//!
//! The question is whether any continuation at all, with both sides helping, ends in a five of
//! Black or in five or more of White. It has an exact answer without a search:
//!
//! 1. White has no fouls and Black may always decline to put a stone, so White can fill every
//!    five points in a line that hold no black stone. If there are such, the game is not drawn.
//! 2. Otherwise White can fill any free points without ending the game. To help Black complete
//!    five points in a line, White fills all others. Then Black's stones on the five points make
//!    no three and no four in other directions, and along the line at most one four at a time.
//!    What remains is the overline in another direction, and no help removes it: Black cannot
//!    put a stone there unless it completes the five itself. So Black can fill five points that
//!    hold no white stone and touch no black one at either end, if at most one of the free ones
//!    lies in an overline of another direction.
//!
//! Whose turn it is does not matter, because a pass is a move; that a second pass in a row would
//! end the game is left out of account.

use crate::position::run;
use crate::{Board, Colour, Direction, Point};

/// Whether neither a five nor, for White, a long row can arise any more.
///
/// ```
/// use renju::{Board, is_drawn};
/// assert!(!is_drawn(&Board::EMPTY));
/// ```
#[must_use]
pub fn is_drawn(board: &Board) -> bool {
    !windows().any(|window| white_can_fill(board, window))
        && !windows().any(|window| black_can_fill(board, window))
}

/// Five points in a line.
#[derive(Clone, Copy)]
struct Window {
    first: Point,
    direction: Direction,
}

impl Window {
    fn points(self) -> impl Iterator<Item = Point> {
        (0..5).filter_map(move |k| self.first.step(self.direction, k))
    }

    fn ends(self) -> impl Iterator<Item = Point> {
        [-1, 5].into_iter().filter_map(move |k| self.first.step(self.direction, k))
    }
}

/// All fives of points on the board.
fn windows() -> impl Iterator<Item = Window> {
    Direction::ALL.into_iter().flat_map(|direction| {
        Point::all()
            .map(move |first| Window { first, direction })
            .filter(|window| window.points().count() == 5)
    })
}

fn white_can_fill(board: &Board, window: Window) -> bool {
    window.points().all(|point| board.stone(point) != Some(Colour::Black))
}

/// Whether Black can, if White can build nothing.
fn black_can_fill(board: &Board, window: Window) -> bool {
    let overlined = |point: Point| {
        board.stone(point).is_none()
            && Direction::ALL
                .into_iter()
                .any(|other| other != window.direction && run(board, point, other, Colour::Black) > 5)
    };
    window.points().all(|point| board.stone(point) != Some(Colour::White))
        && window.ends().all(|end| board.stone(end) != Some(Colour::Black))
        && window.points().filter(|&point| overlined(point)).count() <= 1
}
