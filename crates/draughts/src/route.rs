//! The route of a capture: by which squares the piece goes.
//!
//! A move is its origin, destination and captured pieces; several routes may make the same move. A route names one
//! square a jump: for a turn the square of the turn, for a jump straight on the square
//! directly behind the captured piece.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use smallvec::SmallVec;

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
    dead: BTreeSet<(Square, Squares, usize, bool, Option<Direction>)>,
    ways: BTreeMap<Stand, Option<Way>>,
}

/// A piece in the course of its capture. How it came here makes no difference to how it goes on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stand {
    at: Square,
    captured: Squares,
    king: bool,
    barred: Option<Direction>,
}

/// The shortest way to the end of a capture: its length in rows and where the next jump leads. Of equal ways the one
/// with the first landing by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    length: u32,
    next: Stand,
}

/// Where a jump may end, the nearest square first.
type Landings = SmallVec<[Square; 8]>;

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
        let mut squares = Vec::from([played.from()]);
        if played.is_capture() {
            let mut routes = Routes::new(self, played, &[], 0);
            let king = self.kings().contains(played.from());
            let mut stand = Stand { at: played.from(), captured: Squares::EMPTY, king, barred: None };
            routes.shortest(stand);
            while let Some(Some(way)) = routes.ways.get(&stand) {
                stand = way.next;
                squares.push(stand.at);
            }
        }
        if squares.len() == 1 {
            squares.push(played.to());
        }
        Route { squares }
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
        let mut routes = Routes::new(self, played, via, limit);
        routes.walk(played.from(), Squares::EMPTY, 0, piece.rank == Rank::King);
        routes.found
    }
}

impl<'a, V: Variant> Routes<'a, V> {
    fn new(position: &'a Position<V>, played: &'a Move, via: &'a [Square], limit: usize) -> Self {
        let (jumps, found) = (Vec::new(), Vec::new());
        Self { position, played, via, limit, jumps, found, dead: BTreeSet::new(), ways: BTreeMap::new() }
    }

    /// The length of the shortest way to the end, which is kept step by step.
    fn shortest(&mut self, from: Stand) -> Option<u32> {
        if from.captured == self.played.captured() {
            return self.arrives(from.at, from.king).then_some(0);
        }
        if let Some(known) = self.ways.get(&from) {
            return known.map(|way| way.length);
        }
        let row = |square| V::RULES.board.value.coordinates(square).row;
        let mut best = None;
        for direction in Direction::ALL.into_iter().filter(|&direction| Some(direction) != from.barred) {
            let jump = self.landings(from.at, from.captured, from.king, direction);
            let Some((captured, landings)) = jump else { continue };
            for &at in &landings {
                let barred = Some(direction).filter(|_| at != landings[0]);
                let next = Stand { at, captured, king: self.is_king_on(at, from.king), barred };
                let step = u32::from(row(from.at).abs_diff(row(at)));
                let way = self.shortest(next).map(|rest| Way { length: step + rest, next });
                best = [best, way].into_iter().flatten().min();
            }
        }
        self.ways.insert(from, best);
        best.map(|way| way.length)
    }

    /// Jumps on from a square; whether any route was found.
    fn walk(&mut self, at: Square, captured: Squares, passed: usize, king: bool) -> bool {
        if captured == self.played.captured() {
            return self.arrives(at, king) && passed == self.via.len() && self.note();
        }
        let state = (at, captured, passed, king, self.barred());
        if self.dead.contains(&state) {
            return false;
        }
        let mut any = false;
        for direction in Direction::ALL {
            if self.found.len() >= self.limit {
                break;
            }
            any |= Some(direction) != self.barred() && self.jump(at, captured, passed, king, direction);
        }
        if !any {
            self.dead.insert(state);
        }
        any
    }

    /// A jump straight on is written once, from the square directly behind the last captured piece.
    fn barred(&self) -> Option<Direction> {
        let last = self.jumps.last().filter(|last| last.is_long && self.via.is_empty());
        last.map(|last| last.direction)
    }

    fn jump(
        &mut self,
        at: Square,
        captured: Squares,
        passed: usize,
        king: bool,
        direction: Direction,
    ) -> bool {
        let Some((captured, landings)) = self.landings(at, captured, king, direction) else { return false };
        let is_last = captured == self.played.captured();
        let mut any = false;
        for &landing in &landings {
            let passed = passed + usize::from(!is_last && self.via.get(passed) == Some(&landing));
            self.jumps.push(Jump { direction, landing, is_long: landing != landings[0] });
            any |= self.walk(landing, captured, passed, self.is_king_on(landing, king));
            self.jumps.pop();
        }
        any
    }

    /// The next jump of the capture in a direction: all that is captured then, and where it may end.
    fn landings(
        &self,
        at: Square,
        captured: Squares,
        king: bool,
        direction: Direction,
    ) -> Option<(Squares, Landings)> {
        let (target, landings) = self.over(at, king, direction, self.played.captured() - captured)?;
        let captured = captured | target.into();
        // A piece must land where its capture goes on, if there is such a square.
        let ends_early = captured == self.played.captured()
            && landings.iter().any(|&landing| self.goes_on(landing, captured, king));
        (!ends_early).then_some((captured, landings))
    }

    /// The jump in a direction over one of the wanted pieces: the piece, and the squares where the jump may end.
    fn over(
        &self,
        at: Square,
        king: bool,
        direction: Direction,
        wanted: Squares,
    ) -> Option<(Square, Landings)> {
        let rules = V::RULES;
        let forward_only = !king && rules.man_capture.value == ManCapture::Forward;
        if forward_only && !direction.is_forward(self.position.turn()) {
            return None;
        }
        let flying = king && rules.king.value == KingRange::Flying;
        let mut ray = rules.board.value.ray(at, direction);
        let target = if flying { ray.find(|&square| !self.is_free(square)) } else { ray.next() };
        let target = target.filter(|&target| wanted.contains(target))?;
        let reach = if flying { usize::MAX } else { 1 };
        let landings: Landings = ray.take_while(|&square| self.is_free(square)).take(reach).collect();
        if landings.is_empty() { None } else { Some((target, landings)) }
    }

    /// Whether the rules let the piece capture on from a square it has landed on.
    fn goes_on(&self, at: Square, captured: Squares, king: bool) -> bool {
        let king_row = V::RULES.board.value.king_row(self.position.turn());
        if !king && king_row.contains(at) && V::RULES.promotion.value == Promotion::EndsTheMove {
            return false;
        }
        let wanted = self.position.side(self.position.turn().other()) - captured;
        let king = self.is_king_on(at, king);
        Direction::ALL.into_iter().any(|direction| self.over(at, king, direction, wanted).is_some())
    }

    /// Whether the piece is a king once it has landed on a square in the course of its capture.
    fn is_king_on(&self, landing: Square, king: bool) -> bool {
        let king_row = V::RULES.board.value.king_row(self.position.turn());
        king || V::RULES.promotion.value == Promotion::InPassing && king_row.contains(landing)
    }

    /// Whether the route ends where and as what the move does.
    fn arrives(&self, at: Square, king: bool) -> bool {
        let is_king = king || V::RULES.board.value.king_row(self.position.turn()).contains(at);
        let was_king = self.position.kings().contains(self.played.from());
        at == self.played.to() && is_king == (was_king || self.played.crowns())
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
