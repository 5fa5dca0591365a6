//! Boards in few words, shared by the tests of both editions.

use renju::{Board, Explanation, Move, Point, Points, Position, ThreeClause, Verdict};

/// White stones that touch nothing.
pub(crate) const FAR: &str = "a1 a15 o1 o15 a8 o8 a10 o10";

pub(crate) fn at(name: &str) -> Point {
    name.parse().unwrap()
}

pub(crate) fn set(names: &str) -> Points {
    names.split_whitespace().map(at).collect()
}

pub(crate) fn board(black: &str, white: &str) -> Board {
    Board::new(set(black), set(white))
}

pub(crate) fn verdict(black: &str, white: &str, point: &str) -> Verdict {
    Verdict::of(&board(black, white), at(point), ThreeClause::Literal)
}

pub(crate) fn explain(black: &str, white: &str, point: &str) -> Explanation {
    Explanation::of(&board(black, white), at(point), ThreeClause::Literal)
}

pub(crate) fn play(position: Position, point: &str) -> Position {
    position.play(Move::Stone(at(point))).unwrap()
}

/// Every five points in a line hold both colours: pairs of stones shifted from row to row.
pub(crate) fn mixed(point: Point) -> renju::Colour {
    if (point.column() + 2 * point.row()) % 4 < 2 { renju::Colour::Black } else { renju::Colour::White }
}
