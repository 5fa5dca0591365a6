//! The route of a capture: by which squares the piece goes.
//!
//! A move is its origin, destination and captured pieces; several routes may make the same move. A route names one
//! square a jump: for a turn the square of the turn, for a jump straight on the square
//! directly behind the captured piece.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::rules::{KingRange, ManCapture, Promotion};
use crate::{Direction, Move, Position, Rank, Square, Squares, Variant};

/// The squares of a move: origin, where the piece lands after each jump, destination.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Route {
    squares: Vec<Square>,
}

/// One jump: its direction, where it ends, and whether that is farther than directly behind the captured piece.
#[derive(Clone, Copy)]
struct Jump {
    direction: Direction,
    landing: Square,
    is_long: bool,
}

/// A search for the routes of one move.
struct Routes<'a, V> {
    position: &'a Position<V>,
    played: &'a Move,
    via: &'a [Square],
    limit: usize,
    jumps: Vec<Jump>,
    found: Vec<Route>,
    dead: BTreeSet<(Square, Squares, usize, bool)>,
}

impl Route {
    /// Origin, landings, destination.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }
}

impl<V: Variant> Position<V> {
    /// The shortest route of a legal move.
    #[must_use]
    pub fn route(&self, played: &Move) -> Route {
        let direct = || Route { squares: [played.from(), played.to()].into() };
        self.routes(played, ROUTES_COMPARED).into_iter().next().unwrap_or_else(direct)
    }

    /// The routes of a legal move, the shortest first; at most `limit` of them are looked for.
    #[must_use]
    pub fn routes(&self, played: &Move, limit: usize) -> Vec<Route> {
        let mut found = self.search_routes(played, &[], limit);
        let board = V::RULES.board.value;
        let length = |route: &Route| -> u32 {
            let step = |pair: &[Square]| {
                let (a, b) = (board.coordinates(pair[0]), board.coordinates(pair[1]));
                u32::from(a.row.abs_diff(b.row))
            };
            route.squares.windows(2).map(step).sum()
        };
        found.sort_by_cached_key(|route| (length(route), route.clone()));
        found
    }

    /// Whether some route of a legal move lands on these squares, in this order, between origin and
    /// destination; other landings may lie between them.
    #[must_use]
    pub fn passes(&self, played: &Move, via: &[Square]) -> bool {
        !self.search_routes(played, via, 1).is_empty()
    }

    fn search_routes(&self, played: &Move, via: &[Square], limit: usize) -> Vec<Route> {
        if !played.is_capture() {
            return if via.is_empty() {
                [Route { squares: [played.from(), played.to()].into() }].into()
            } else {
                Vec::new()
            };
        }
        let Some(piece) = self.piece(played.from()) else { return Vec::new() };
        let mut routes = Routes {
            position: self,
            played,
            via,
            limit,
            jumps: Vec::new(),
            found: Vec::new(),
            dead: BTreeSet::new(),
        };
        routes.walk(played.from(), Squares::EMPTY, 0, piece.rank == Rank::King);
        routes.found
    }
}

/// How many routes are compared to find the shortest.
const ROUTES_COMPARED: usize = 4096;

impl<V: Variant> Routes<'_, V> {
    /// Jumps on from a square; whether any route was found.
    fn walk(&mut self, at: Square, captured: Squares, passed: usize, king: bool) -> bool {
        if captured == self.played.captured() {
            return at == self.played.to() && passed == self.via.len() && self.note();
        }
        let state = (at, captured, passed, king);
        if self.dead.contains(&state) {
            return false;
        }
        let mut any = false;
        for direction in Direction::ALL {
            if self.found.len() >= self.limit {
                break;
            }
            any |= self.jump(at, captured, passed, king, direction);
        }
        if !any {
            self.dead.insert(state);
        }
        any
    }

    fn jump(
        &mut self,
        at: Square,
        captured: Squares,
        passed: usize,
        king: bool,
        direction: Direction,
    ) -> bool {
        let rules = V::RULES;
        let board = rules.board.value;
        let flying = king && rules.king.value == KingRange::Flying;
        let colour = self.position.turn();
        if !king && rules.man_capture.value == ManCapture::Forward && !direction.is_forward(colour) {
            return false;
        }
        // A jump straight on is written once, from the square directly behind the last captured piece.
        let goes_straight = self.jumps.last().is_some_and(|last| last.direction == direction && last.is_long);
        if goes_straight && self.via.is_empty() {
            return false;
        }
        let mut ray = board.ray(at, direction);
        let target = if flying { ray.find(|&square| !self.is_free(square)) } else { ray.next() };
        let Some(target) = target.filter(|&t| (self.played.captured() - captured).contains(t)) else {
            return false;
        };
        let landings: Vec<Square> = ray
            .take_while(|&square| self.is_free(square))
            .take(if flying { usize::MAX } else { 1 })
            .collect();
        let captured = captured | target.into();
        let is_last = captured == self.played.captured();
        let mut any = false;
        for &landing in &landings {
            let passed = passed + usize::from(!is_last && self.via.get(passed) == Some(&landing));
            let crowned =
                rules.promotion.value == Promotion::InPassing && board.king_row(colour).contains(landing);
            self.jumps.push(Jump { direction, landing, is_long: landing != landings[0] });
            any |= self.walk(landing, captured, passed, king || crowned);
            self.jumps.pop();
        }
        any
    }

    fn is_free(&self, square: Square) -> bool {
        self.position.empty().contains(square) || square == self.played.from()
    }

    fn note(&mut self) -> bool {
        let landings = self.jumps.iter().map(|jump| jump.landing);
        self.found.push(Route { squares: core::iter::once(self.played.from()).chain(landings).collect() });
        true
    }
}
