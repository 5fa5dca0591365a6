//! The slow, obvious referee: legal moves by walking the board square by square, in the order of the articles.
//!
//! It shares nothing with the generator it is compared with but the names of squares and the constants of
//! the [`RuleSet`]. The articles quoted are those of RU22; the constants say where a variant differs.
//!
//! ```
//! use draughts::AnyVariant;
//! use testkit::{Oracle, text};
//! let rules = AnyVariant::Russian.rules();
//! let setup = text::setup(rules.board.value, "W:Wb6:Bc7,f6").unwrap();
//! let moves = Oracle::new(rules, &setup).moves().unwrap();
//! let routes: Vec<String> = moves.iter().flat_map(|m| text::routes(rules, m)).collect();
//! assert_eq!(routes, ["b6:d8:g5", "b6:d8:h4"]);
//! ```

use std::collections::{BTreeMap, BTreeSet};

use draughts::rules::{Choice, Goal, KingRange, ManCapture, Promotion, RuleSet};
use draughts::{Colour, Piece, Rank, Setup, Square};

use crate::diagram::{DIAGONALS, Diagonal, Diagram, Place, is_forward};

/// Jumps tried before the oracle gives up on a position; every position of a real game needs far fewer.
pub const JUMPS_MAX: usize = 20_000;

/// A position under the rules of a variant.
pub struct Oracle {
    rules: &'static RuleSet,
    diagram: Diagram,
    jumps_max: usize,
}

/// A legal move with every way to make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OracleMove {
    /// Where the piece starts.
    pub from: Square,
    /// Where it stops.
    pub to: Square,
    /// The pieces it captures.
    pub captured: BTreeSet<Square>,
    /// Whether a man becomes a king.
    pub crowned: bool,
    /// The routes as they are written: origin, one landing a jump, destination; before a jump straight on
    /// the landing is the square directly behind the piece just captured.
    pub routes: BTreeSet<Vec<Square>>,
    /// The routes as they can be walked: before a jump straight on the piece may stop on any square between.
    pub walks: BTreeSet<Vec<Square>>,
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who has won.
    pub winner: Colour,
    /// Why.
    pub reason: Reason,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The side to move has no pieces.
    NoPieces,
    /// The side to move has pieces and none of them can move.
    Blocked,
}

/// The position has more ways to capture than the oracle is willing to walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyRoutes;

/// What makes two moves the same move.
type Identity = (Square, Square, BTreeSet<Square>, bool);

/// A jump over one enemy piece and the free squares behind it where it may end.
struct Jump {
    over: Place,
    landings: Vec<Place>,
}

/// A piece in the course of a capture. It has been lifted from its origin; what it jumped still stands.
#[derive(Clone)]
struct Capturer {
    piece: Piece,
    from: Place,
    at: Place,
    /// What was jumped and where the piece landed, in order.
    jumped: Vec<(Place, Place)>,
    /// Whether it was a man before the move and is a king now.
    crowned: bool,
    /// Whether the rules end its move here whatever could still be captured.
    stopped: bool,
}

impl Oracle {
    /// A position to ask about.
    #[must_use]
    pub fn new(rules: &'static RuleSet, setup: &Setup) -> Self {
        Self { rules, diagram: Diagram::of(setup), jumps_max: JUMPS_MAX }
    }

    /// The same, with more patience.
    #[must_use]
    pub fn patient(self, jumps_max: usize) -> Self {
        Self { jumps_max, ..self }
    }

    /// All legal moves, ordered by origin, destination and captured pieces.
    ///
    /// # Errors
    /// If there are more ways to capture than the oracle walks.
    pub fn moves(&self) -> Result<Vec<OracleMove>, TooManyRoutes> {
        // 6.1.5.3: capturing is obligatory, so quiet moves exist only without captures.
        let captures = self.captures()?;
        Ok(if captures.is_empty() { self.quiet_moves() } else { captures })
    }

    /// The position after one of its moves.
    #[must_use]
    pub fn after(&self, played: &OracleMove) -> Setup {
        let mut after = self.diagram.clone();
        let place = |square| Place::of(self.diagram.board(), square);
        let piece = after.pieces.remove(&place(played.from));
        // 6.1.5.7: captured pieces are removed when the move is complete.
        for &square in &played.captured {
            after.pieces.remove(&place(square));
        }
        if let Some(piece) = piece {
            let rank = if played.crowned { Rank::King } else { piece.rank };
            after.pieces.insert(place(played.to), Piece { rank, ..piece });
        }
        after.turn = self.diagram.turn.other();
        after.setup()
    }

    /// How the game has ended, if the side to move has no pieces or no move (6.1.7).
    #[must_use]
    pub fn ending(&self) -> Option<Verdict> {
        let can_capture = self.capturers().iter().any(|capturer| !self.jumps(capturer).is_empty());
        if can_capture || !self.quiet_moves().is_empty() {
            return None;
        }
        let (reason, goal) = match self.diagram.count(self.diagram.turn) {
            0 => (Reason::NoPieces, self.rules.no_pieces.value),
            _ => (Reason::Blocked, self.rules.blocked.value),
        };
        let winner = match goal {
            Goal::Loses => self.diagram.turn.other(),
            Goal::Wins => self.diagram.turn,
        };
        Some(Verdict { winner, reason })
    }

    /// The number of move sequences of this length.
    ///
    /// # Errors
    /// If a position on the way has more ways to capture than the oracle walks.
    pub fn perft(&self, depth: u32) -> Result<u64, TooManyRoutes> {
        if depth == 0 {
            return Ok(1);
        }
        let next = |played: &OracleMove| Self::new(self.rules, &self.after(played)).perft(depth - 1);
        self.moves()?.iter().map(next).sum()
    }

    /// Moves without capture.
    fn quiet_moves(&self) -> Vec<OracleMove> {
        let mut moves = Vec::new();
        for (from, piece) in self.own_pieces() {
            for direction in DIAGONALS {
                // 6.1.4.3: a man goes forward only.
                if piece.rank == Rank::Man && !is_forward(piece.colour, direction) {
                    continue;
                }
                // 6.1.4.3 and 6.1.4.5: one square, or any number of free squares.
                for to in self.free_squares(from, direction, self.reach(piece), None) {
                    let crowned = piece.rank == Rank::Man && self.diagram.is_king_row(piece.colour, to);
                    moves.push(self.quiet_move(from, to, crowned));
                }
            }
        }
        moves.sort_by_key(|quiet| (quiet.from, quiet.to));
        moves
    }

    /// Captures, as the rule of choice allows them.
    fn captures(&self) -> Result<Vec<OracleMove>, TooManyRoutes> {
        let mut finished = Vec::new();
        let mut patience = self.jumps_max;
        for capturer in self.capturers() {
            self.capture_on(&capturer, &mut finished, &mut patience)?;
        }
        // 6.1.5.14 any capture may be chosen; 7.4.1 the largest number of pieces is obligatory.
        let most = finished.iter().map(|capturer| capturer.jumped.len()).max().unwrap_or(0);
        match self.rules.choice.value {
            Choice::Free => {}
            Choice::Majority => finished.retain(|capturer| capturer.jumped.len() == most),
        }
        Ok(self.gathered(&finished))
    }

    /// Goes on capturing until nothing more can be captured (6.1.5.5, 6.1.5.6).
    fn capture_on(
        &self,
        capturer: &Capturer,
        finished: &mut Vec<Capturer>,
        patience: &mut usize,
    ) -> Result<(), TooManyRoutes> {
        let jumps = self.jumps(capturer);
        if jumps.is_empty() && !capturer.jumped.is_empty() {
            finished.push(self.at_rest(capturer.clone()));
        }
        for jump in jumps {
            let landed: Vec<Capturer> =
                jump.landings.iter().map(|&landing| self.landed(capturer, jump.over, landing)).collect();
            // 6.1.5.6: it must land where the capture can be continued, if there is such a square.
            let must_go_on = landed.iter().any(|next| !self.jumps(next).is_empty());
            for next in landed {
                *patience = patience.checked_sub(1).ok_or(TooManyRoutes)?;
                if !must_go_on || !self.jumps(&next).is_empty() {
                    self.capture_on(&next, finished, patience)?;
                }
            }
        }
        Ok(())
    }

    /// The jumps a piece can make from where it is.
    fn jumps(&self, capturer: &Capturer) -> Vec<Jump> {
        if capturer.stopped {
            return Vec::new();
        }
        DIAGONALS.into_iter().filter_map(|direction| self.jump(capturer, direction)).collect()
    }

    fn jump(&self, capturer: &Capturer, direction: Diagonal) -> Option<Jump> {
        let piece = capturer.piece;
        // 6.1.5.3: forward and backward; where the rules say so, a man captures forward only.
        let forward_only = piece.rank == Rank::Man && self.rules.man_capture.value == ManCapture::Forward;
        if forward_only && !is_forward(piece.colour, direction) {
            return None;
        }
        // 6.1.5.1: the enemy piece is adjacent to a man; 6.1.5.2: at any distance from a king.
        let reach = self.reach(piece);
        let origin = Some(capturer.from);
        let approach = self.free_squares(capturer.at, direction, reach - 1, origin);
        let over = approach.last().unwrap_or(&capturer.at).beyond(direction);
        // 6.1.5.3, 6.1.5.8: own pieces are neither captured nor jumped.
        let is_enemy = self.diagram.pieces.get(&over).is_some_and(|other| other.colour != piece.colour);
        // 6.1.5.9: the same piece is not jumped twice.
        let was_jumped = capturer.jumped.iter().any(|&(jumped, _)| jumped == over);
        if !is_enemy || was_jumped {
            return None;
        }
        // 6.1.5.12: jumped pieces are still on the board, so nothing lands on them or goes past them.
        let landings = self.free_squares(over, direction, reach, origin);
        if landings.is_empty() { None } else { Some(Jump { over, landings }) }
    }

    /// The piece after a jump; a man may have reached the last row.
    fn landed(&self, capturer: &Capturer, over: Place, landing: Place) -> Capturer {
        let mut next = capturer.clone();
        next.at = landing;
        next.jumped.push((over, landing));
        if next.piece.rank == Rank::Man && self.diagram.is_king_row(next.piece.colour, landing) {
            match self.rules.promotion.value {
                // 6.1.5.15: it goes on as a king.
                Promotion::InPassing => {
                    next.piece.rank = Rank::King;
                    next.crowned = true;
                }
                // 7.4.2.1: it goes on as a man, if it can.
                Promotion::AtRest => {}
                // UA24 VII.capture.2.1: it is crowned and the move stops.
                Promotion::EndsTheMove => next.stopped = true,
            }
        }
        next
    }

    /// The piece at the end of its capture: a man that stops on the last row is a king (6.1.4.4, 7.4.2.2).
    fn at_rest(&self, mut capturer: Capturer) -> Capturer {
        if capturer.piece.rank == Rank::Man && self.diagram.is_king_row(capturer.piece.colour, capturer.at) {
            capturer.piece.rank = Rank::King;
            capturer.crowned = true;
        }
        capturer
    }

    /// The free squares from a place in a direction, nearest first, at most `reach` of them. The origin of a
    /// capturing piece is free: it has left it.
    fn free_squares(
        &self,
        from: Place,
        direction: Diagonal,
        reach: usize,
        origin: Option<Place>,
    ) -> Vec<Place> {
        let mut squares = Vec::new();
        let mut next = from.beyond(direction);
        while squares.len() < reach && (self.diagram.is_free(next) || Some(next) == origin) {
            squares.push(next);
            next = next.beyond(direction);
        }
        squares
    }

    /// How many squares a piece can go at once.
    fn reach(&self, piece: Piece) -> usize {
        match (piece.rank, self.rules.king.value) {
            (Rank::King, KingRange::Flying) => usize::from(self.diagram.board().rows()),
            (Rank::King, KingRange::Short) | (Rank::Man, _) => 1,
        }
    }

    fn own_pieces(&self) -> Vec<(Place, Piece)> {
        let pieces = self.diagram.pieces.iter().map(|(&place, &piece)| (place, piece));
        pieces.filter(|(_, piece)| piece.colour == self.diagram.turn).collect()
    }

    /// Every own piece, lifted to capture.
    fn capturers(&self) -> Vec<Capturer> {
        let lifted = |(from, piece)| Capturer {
            piece,
            from,
            at: from,
            jumped: Vec::new(),
            crowned: false,
            stopped: false,
        };
        self.own_pieces().into_iter().map(lifted).collect()
    }

    fn quiet_move(&self, from: Place, to: Place, crowned: bool) -> OracleMove {
        let (from, to) = (self.square(from), self.square(to));
        let route = BTreeSet::from([vec![from, to]]);
        OracleMove { from, to, captured: BTreeSet::new(), crowned, routes: route.clone(), walks: route }
    }

    /// Finished captures as moves: those that differ only in their route are one move.
    fn gathered(&self, finished: &[Capturer]) -> Vec<OracleMove> {
        let mut moves: BTreeMap<Identity, OracleMove> = BTreeMap::new();
        for capturer in finished {
            let (from, to) = (self.square(capturer.from), self.square(capturer.at));
            let captured: BTreeSet<Square> =
                capturer.jumped.iter().map(|&(over, _)| self.square(over)).collect();
            let crowned = capturer.crowned;
            let entry = moves.entry((from, to, captured.clone(), crowned)).or_insert_with(|| OracleMove {
                from,
                to,
                captured,
                crowned,
                routes: BTreeSet::new(),
                walks: BTreeSet::new(),
            });
            entry.routes.insert(self.route(capturer, written_landing));
            entry.walks.insert(self.route(capturer, |_, _, landing| landing));
        }
        moves.into_values().collect()
    }

    /// The squares of a capture, each landing written by a function of the piece jumped, the landing and
    /// the piece jumped next.
    fn route(
        &self,
        capturer: &Capturer,
        write: impl Fn(Place, Option<Place>, Place) -> Place,
    ) -> Vec<Square> {
        let mut route = vec![self.square(capturer.from)];
        for (i, &(over, landing)) in capturer.jumped.iter().enumerate() {
            let next = capturer.jumped.get(i + 1).map(|&(next, _)| next);
            route.push(self.square(write(over, next, landing)));
        }
        route
    }

    fn square(&self, place: Place) -> Square {
        place.square(self.diagram.board()).expect("pieces walk on playable squares")
    }
}

/// Before a jump straight on, the square directly behind the piece just jumped; otherwise where the piece lands.
fn written_landing(over: Place, next: Option<Place>, landing: Place) -> Place {
    let direction = over.towards(landing);
    match next {
        Some(next) if landing.towards(next) == direction => over.beyond(direction),
        _ => landing,
    }
}
