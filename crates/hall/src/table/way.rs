//! Moves on a board as they are shown: in words, and as the cells they go through.

use draughts::{AnyPosition, Direction, Move, Route};
use game::{Board, Played, Stones};
use notation::moves::{self, Form, Style};
use notation::renju::{Dialect, acts};

use super::cells::{cell, point_cell};
use super::view::Legal;

/// Routes of one capture that are shown; more than any real position has.
const ROUTES_MAX: usize = 16;

/// What may be played.
pub(super) fn legal(board: &Board) -> Vec<Legal> {
    let Some(position) = board.position() else { return Vec::new() };
    let moves = position.moves();
    let mut legal = Vec::with_capacity(moves.len());
    for played in moves {
        let (text, short) = texts(board, &Played::Move(played));
        if !played.is_capture() {
            let (path, captures) = (ends(position, &played), Vec::new());
            legal.push(Legal { text, short, path, captures });
            continue;
        }
        legal.extend(position.routes(&played, ROUTES_MAX).iter().map(|route| Legal {
            text: text.clone(),
            short: short.clone(),
            path: path(position, route),
            captures: captures(position, &played, route),
        }));
    }
    legal
}

/// A move in full and in short.
pub(super) fn texts(board: &Board, played: &Played) -> (String, String) {
    match (board, played) {
        (Board::Draughts(position), Played::Move(played)) => {
            let write = |form| {
                let style = Style::of_rules(position.rules(), form);
                moves::write_any(position, played, style)
            };
            (write(Form::Full), write(Form::Short))
        }
        (Board::Renju(stones), played) => {
            let text = said(stones, played);
            (text.clone(), text)
        }
        _ => (String::new(), String::new()),
    }
}

fn said(_stones: &Stones, played: &Played) -> String {
    use renju::opening::Act;
    match played {
        Played::Act(Act::Choose(choice)) => acts::choice(*choice).to_owned(),
        Played::Act(Act::Declare(number)) => number.to_string(),
        Played::Act(Act::Press) | Played::Stone(renju::Move::Pass) => "press".to_owned(),
        played => point_of(played).map_or_else(String::new, |point| Dialect::World.write(point)),
    }
}

/// The point a stone is put on.
pub(super) const fn point_of(played: &Played) -> Option<renju::Point> {
    use renju::opening::Act;
    match played {
        Played::Stone(renju::Move::Stone(point))
        | Played::Act(Act::Place(point) | Act::Offer(point) | Act::Pick(point)) => Some(*point),
        _ => None,
    }
}

/// The cells a move goes through, and those it captures.
pub(super) fn way(board: &Board, played: &Played) -> (Vec<u16>, Vec<u16>) {
    match (board, played) {
        (Board::Draughts(position), Played::Move(played)) if played.is_capture() => {
            let route = position.route(played);
            (path(position, &route), captures(position, played, &route))
        }
        (Board::Draughts(position), Played::Move(played)) => (ends(position, played), Vec::new()),
        (_, played) => (point_of(played).map(point_cell).into_iter().collect(), Vec::new()),
    }
}

/// The cells of a move that captures nothing.
fn ends(position: &AnyPosition, played: &Move) -> Vec<u16> {
    vec![cell(position, played.from()), cell(position, played.to())]
}

/// The cells of a route.
fn path(position: &AnyPosition, route: &Route) -> Vec<u16> {
    route.squares().iter().map(|&square| cell(position, square)).collect()
}

/// The captured cells in the order in which the route jumps them.
fn captures(position: &AnyPosition, played: &Move, route: &Route) -> Vec<u16> {
    let mut captures = Vec::new();
    let board = position.rules().board.value;
    for leg in route.squares().windows(2) {
        let &[from, to] = leg else { continue };
        let way = Direction::ALL.into_iter().find(|&way| board.ray(from, way).any(|square| square == to));
        for square in way.into_iter().flat_map(|way| board.ray(from, way)).take_while(|&square| square != to)
        {
            if played.captured().contains(square) {
                captures.push(cell(position, square));
            }
        }
    }
    captures
}
