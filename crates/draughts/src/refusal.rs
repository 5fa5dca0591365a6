//! Why a move is not legal, with the article that forbids it.
//!
//! ```
//! use draughts::{Position, Reason, Russian, Squares, Variant};
//! let position = Position::<Russian>::start();
//! let square = |name| Russian::RULES.board.value.square_named(name).unwrap();
//! let refusal = position.refuse(square("c3").into(), &[], square("c5"));
//! assert_eq!(refusal.reason, Reason::OffDiagonal);
//! assert_eq!(refusal.by.name(), "RU22:6.1.4.3");
//! ```

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::fmt;

use crate::rules::{Choice, KingRange, ManCapture, Promotion, RuleSet};
use crate::{Article, Direction, Move, Piece, Position, Rank, Square, Squares, Variant};

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// What is wrong.
    pub reason: Reason,
    /// The article that forbids it.
    pub by: Article,
    /// Where the piece would have started, if the attempt left that open to no doubt.
    pub from: Option<Square>,
    /// Where it would have stopped.
    pub to: Square,
    /// What may be played instead: the captures where one is due, else the moves of the piece.
    pub allowed: Vec<Move>,
    /// The rules of the variant.
    pub rules: &'static RuleSet,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// The origin is empty, or no piece of the side to move is meant.
    NoPiece,
    /// The piece is the opponent's.
    NotYours,
    /// Origin and destination lie on no common diagonal.
    OffDiagonal,
    /// A man, or a king that is not flying, does not go so far.
    TooFar,
    /// A man does not go backward.
    Backward,
    /// The destination is not free.
    Occupied,
    /// A piece stands in the way.
    Blocked {
        /// Where.
        at: Square,
    },
    /// There is nothing to capture on the way.
    NothingToCapture,
    /// A piece of one's own is not jumped.
    JumpsOwn {
        /// Where it stands.
        at: Square,
    },
    /// A man of this variant does not capture backward.
    CapturesBackward,
    /// The capture goes on after the man has been crowned, in a variant where its move ends there.
    CrownedStops,
    /// A piece is jumped only once.
    JumpedTwice {
        /// Where it stands.
        at: Square,
    },
    /// A capture is due.
    MustCapture,
    /// A capture must go on while it can.
    MustContinue,
    /// A capture of more pieces is due.
    MustTakeMost {
        /// What this one takes.
        takes: u8,
        /// What is due.
        most: u8,
    },
    /// The side to move has no move: the game is over.
    GameOver,
}

impl<V: Variant> Position<V> {
    /// Why no piece on one of these origins may go by these squares to this destination. Asked about a move
    /// that is legal, the answer means nothing.
    #[must_use]
    pub fn refuse(&self, origins: Squares, via: &[Square], to: Square) -> Refusal {
        let moves = self.moves();
        let refusal =
            |reason, by, from| Refusal { reason, by, from, to, allowed: Vec::new(), rules: &V::RULES };
        if let Some(ending) = self.ending() {
            return refusal(Reason::GameOver, ending.by, None);
        }
        let own = origins & self.side(self.turn());
        let only = |squares: Squares| squares.first().filter(|_| squares.len() == 1);
        if own.is_empty() {
            let theirs = origins & self.side(self.turn().other());
            let reason = if theirs.is_empty() { Reason::NoPiece } else { Reason::NotYours };
            return refusal(reason, V::RULES.first.by, only(origins));
        }
        let attempts = own.map(|from| Attempt { position: self, from, via, to, moves: &moves });
        let worst = attempts.map(|attempt| (attempt.fault(), attempt.from)).max_by_key(|&(reason, _)| reason);
        let (reason, from) = worst.unwrap_or((Reason::NoPiece, to));
        let mut refusal = refusal(reason, article::<V>(reason, self.piece(from)), only(own));
        refusal.allowed = moves;
        if !self.must_capture() {
            refusal.allowed.retain(|allowed| own.contains(allowed.from()));
        }
        refusal
    }
}

/// One piece on its forbidden way.
struct Attempt<'a, V> {
    position: &'a Position<V>,
    from: Square,
    via: &'a [Square],
    to: Square,
    moves: &'a [Move],
}

/// A sequence of jumps that reaches the destination, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Jumps {
    is_complete: bool,
    takes: usize,
}

/// A search for such a sequence.
struct Jumper<'a, V> {
    attempt: &'a Attempt<'a, V>,
    budget: u32,
    best: Option<Jumps>,
    /// What was jumped on from already: another way to the same square with the same captures finds nothing new.
    seen: BTreeSet<(Square, Squares, usize, bool)>,
}

/// Steps of the search for a sequence of jumps; what needs more is refused in more general words.
const BUDGET: u32 = 512;

impl<V: Variant> Attempt<'_, V> {
    fn fault(&self) -> Reason {
        if !self.position.must_capture() {
            return if self.via.is_empty() && !self.meets_enemy() {
                self.quiet_fault().unwrap_or(Reason::NothingToCapture)
            } else {
                self.jump_fault()
            };
        }
        let mut jumper = Jumper { attempt: self, budget: BUDGET, best: None, seen: BTreeSet::new() };
        jumper.walk(self.from, Squares::EMPTY, 0, self.is_king(), false);
        if let Some(jumps) = jumper.best {
            let most = self.moves.iter().map(|due| due.captured().len()).max().unwrap_or(0);
            return if !jumps.is_complete {
                Reason::MustContinue
            } else if V::RULES.choice.value == Choice::Majority && jumps.takes < most {
                Reason::MustTakeMost { takes: jumps.takes as u8, most: most as u8 }
            } else {
                Reason::MustCapture
            };
        }
        match self.jump_fault() {
            fault @ (Reason::JumpedTwice { .. }
            | Reason::CrownedStops
            | Reason::CapturesBackward
            | Reason::JumpsOwn { .. }) => fault,
            _ => Reason::MustCapture,
        }
    }

    /// What is wrong with a quiet move from origin to destination.
    fn quiet_fault(&self) -> Option<Reason> {
        let Some((direction, distance)) = self.line(self.from, self.to) else {
            return Some(Reason::OffDiagonal);
        };
        let is_short = !self.is_king() || V::RULES.king.value == KingRange::Short;
        if !self.is_king() && !direction.is_forward(self.position.turn()) {
            return Some(Reason::Backward);
        }
        if is_short && distance > 1 {
            return Some(Reason::TooFar);
        }
        if !self.position.empty().contains(self.to) {
            return Some(Reason::Occupied);
        }
        self.between(self.from, self.to)
            .find(|&at| !self.position.empty().contains(at))
            .map(|at| Reason::Blocked { at })
    }

    /// What is wrong with the jumps as they are written, the first fault of all.
    fn jump_fault(&self) -> Reason {
        let colour = self.position.turn();
        let (mut at, mut king, mut captured) = (self.from, self.is_king(), Squares::EMPTY);
        let mut stopped = false;
        for &next in self.via.iter().chain([&self.to]) {
            if stopped {
                return Reason::CrownedStops;
            }
            let Some((direction, distance)) = self.line(at, next) else { return Reason::OffDiagonal };
            let mut jumped = None;
            for square in self.between(at, next).filter(|&square| !self.is_free(square)) {
                if self.position.side(colour).contains(square) {
                    return Reason::JumpsOwn { at: square };
                }
                if captured.contains(square) {
                    return Reason::JumpedTwice { at: square };
                }
                if jumped.is_some() {
                    return Reason::Blocked { at: square };
                }
                jumped = Some(square);
            }
            if !self.is_free(next) {
                return Reason::Occupied;
            }
            let Some(jumped) = jumped else { return Reason::NothingToCapture };
            let flies = king && V::RULES.king.value == KingRange::Flying;
            if !flies && distance > 2 {
                return Reason::TooFar;
            }
            if !king && V::RULES.man_capture.value == ManCapture::Forward && !direction.is_forward(colour) {
                return Reason::CapturesBackward;
            }
            captured.insert(jumped);
            match self.crowned(next, king) {
                Some(crowned) => king = crowned,
                None => stopped = true,
            }
            at = next;
        }
        Reason::NothingToCapture
    }

    /// The piece that can be jumped from a square in a direction, and where the jump may end.
    fn jump(
        &self,
        at: Square,
        direction: Direction,
        captured: Squares,
        king: bool,
    ) -> Option<(Square, Squares)> {
        let rules = V::RULES;
        let colour = self.position.turn();
        let flies = king && rules.king.value == KingRange::Flying;
        if !king && rules.man_capture.value == ManCapture::Forward && !direction.is_forward(colour) {
            return None;
        }
        let mut ray = rules.board.value.ray(at, direction);
        let target = if flies { ray.find(|&square| !self.is_free(square)) } else { ray.next() };
        let target =
            target.filter(|&target| (self.position.side(colour.other()) - captured).contains(target))?;
        let reach = if flies { usize::MAX } else { 1 };
        let landings: Squares = ray.take(reach).take_while(|&square| self.is_free(square)).collect();
        if landings.is_empty() { None } else { Some((target, landings)) }
    }

    /// Whether a piece goes on from a landing as a king; `None` if its move ends there.
    fn crowned(&self, landing: Square, king: bool) -> Option<bool> {
        let rules = V::RULES;
        if king || !rules.board.value.king_row(self.position.turn()).contains(landing) {
            return Some(king);
        }
        match rules.promotion.value {
            Promotion::InPassing => Some(true),
            Promotion::AtRest => Some(false),
            Promotion::EndsTheMove => None,
        }
    }

    /// Whether an enemy piece stands between origin and destination.
    fn meets_enemy(&self) -> bool {
        let enemy = self.position.side(self.position.turn().other());
        self.between(self.from, self.to).any(|square| enemy.contains(square))
    }

    fn is_king(&self) -> bool {
        self.position.kings().contains(self.from)
    }

    fn is_free(&self, square: Square) -> bool {
        self.position.empty().contains(square) || square == self.from
    }

    /// Direction and distance from one square to another on a diagonal.
    fn line(&self, from: Square, to: Square) -> Option<(Direction, usize)> {
        let board = V::RULES.board.value;
        Direction::ALL.into_iter().find_map(|direction| {
            let distance = board.ray(from, direction).position(|square| square == to)?;
            Some((direction, distance + 1))
        })
    }

    /// The squares between two squares of a diagonal; none if they lie on no diagonal.
    fn between(&self, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let line = self.line(from, to);
        let ray = line.map(|(direction, _)| V::RULES.board.value.ray(from, direction));
        ray.into_iter().flatten().take(line.map_or(0, |(_, distance)| distance - 1))
    }
}

impl<V: Variant> Jumper<'_, V> {
    /// Jumps on from a square where the piece may stop (`is_complete`) or may not.
    fn walk(&mut self, at: Square, captured: Squares, passed: usize, king: bool, is_complete: bool) {
        let attempt = self.attempt;
        let Some(budget) = self.budget.checked_sub(1) else { return };
        self.budget = budget;
        if at == attempt.to && !captured.is_empty() && passed >= attempt.via.len() {
            self.best = self.best.max(Some(Jumps { is_complete, takes: captured.len() }));
        }
        if !self.seen.insert((at, captured, passed, king)) {
            return;
        }
        for direction in Direction::ALL {
            let Some((target, landings)) = attempt.jump(at, direction, captured, king) else { continue };
            let captured = captured | target.into();
            let step = |landing| attempt.crowned(landing, king);
            // A king must land where it can go on, if there is such a square.
            let mut ends = landings;
            let can_go_on = ends.any(|landing| {
                let king = step(landing);
                king.is_some_and(|king| {
                    Direction::ALL.iter().any(|&next| attempt.jump(landing, next, captured, king).is_some())
                })
            });
            for landing in landings {
                let passed = passed + usize::from(attempt.via.get(passed) == Some(&landing));
                match step(landing) {
                    Some(king) => self.walk(landing, captured, passed, king, !can_go_on),
                    None => self.stop(landing, captured, passed),
                }
            }
        }
    }

    /// A man that is crowned and ends its move.
    fn stop(&mut self, at: Square, captured: Squares, passed: usize) {
        if at == self.attempt.to && passed >= self.attempt.via.len() {
            self.best = self.best.max(Some(Jumps { is_complete: true, takes: captured.len() }));
        }
    }
}

/// The article behind a reason.
fn article<V: Variant>(reason: Reason, piece: Option<Piece>) -> Article {
    let rules = V::RULES;
    let is_king = piece.is_some_and(|piece| piece.rank == Rank::King);
    match reason {
        Reason::NoPiece | Reason::NotYours => rules.first.by,
        Reason::OffDiagonal | Reason::TooFar | Reason::Occupied | Reason::Blocked { .. } if is_king => {
            rules.king.by
        }
        Reason::OffDiagonal
        | Reason::TooFar
        | Reason::Occupied
        | Reason::Blocked { .. }
        | Reason::Backward => rules.man_move.by,
        Reason::NothingToCapture | Reason::JumpsOwn { .. } | Reason::MustCapture => rules.capture.by,
        Reason::CapturesBackward => rules.man_capture.by,
        Reason::CrownedStops => rules.promotion.by,
        Reason::JumpedTwice { .. } => rules.jumped.by,
        Reason::MustContinue => rules.continuation.by,
        Reason::MustTakeMost { .. } => rules.choice.by,
        Reason::GameOver => rules.blocked.by,
    }
}

impl Refusal {
    /// Writes what is wrong, without the article and without what is allowed.
    fn write_reason(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, names) = (self.rules.board.value, self.rules.names.value);
        let at = |f: &mut fmt::Formatter<'_>, before: &str, square, after: &str| {
            f.write_str(before)?;
            names.write(f, board, square)?;
            f.write_str(after)
        };
        match self.reason {
            Reason::NoPiece => match self.from {
                Some(from) => at(f, "there is no piece on ", from, ""),
                None => f.write_str("no piece of the side to move can be meant"),
            },
            Reason::NotYours => match self.from {
                Some(from) => at(f, "the piece on ", from, " belongs to the opponent"),
                None => f.write_str("the piece belongs to the opponent"),
            },
            Reason::OffDiagonal => f.write_str("pieces move along diagonals"),
            Reason::TooFar => at(f, "the piece cannot go as far as ", self.to, ""),
            Reason::Backward => f.write_str("a man moves only forward"),
            Reason::Occupied => at(f, "the square ", self.to, " is not free"),
            Reason::Blocked { at: square } => at(f, "the piece on ", square, " stands in the way"),
            Reason::NothingToCapture => f.write_str("there is nothing to capture on this way"),
            Reason::JumpsOwn { at: square } => at(f, "the own piece on ", square, " is not jumped"),
            Reason::CapturesBackward => f.write_str("a man captures only forward"),
            Reason::CrownedStops => f.write_str("a man that is crowned ends its move"),
            Reason::JumpedTwice { at: square } => at(f, "the piece on ", square, " is jumped only once"),
            Reason::MustCapture => f.write_str("a capture is due"),
            Reason::MustContinue => f.write_str("the capture must go on"),
            Reason::MustTakeMost { takes, most } => {
                write!(f, "this takes {takes}, and a capture of {most} pieces is due")
            }
            Reason::GameOver => f.write_str("the side to move has no move, the game is over"),
        }
    }
}

/// How many allowed moves a message names.
const NAMED: usize = 12;

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, names) = (self.rules.board.value, self.rules.names.value);
        self.write_reason(f)?;
        write!(f, " ({})", self.by)?;
        for (i, allowed) in self.allowed.iter().enumerate().take(NAMED) {
            f.write_str(if i == 0 { "; allowed: " } else { ", " })?;
            names.write(f, board, allowed.from())?;
            write!(f, "{}", if allowed.is_capture() { self.rules.capture_sign.value } else { '-' })?;
            names.write(f, board, allowed.to())?;
            // What both squares do not tell apart, the captured pieces do.
            let is_twin = |other: &&Move| (other.from(), other.to()) == (allowed.from(), allowed.to());
            if self.allowed.iter().filter(is_twin).count() > 1 {
                for (i, taken) in allowed.captured().enumerate() {
                    f.write_str(if i == 0 { " (×" } else { " ×" })?;
                    names.write(f, board, taken)?;
                }
                f.write_str(")")?;
            }
        }
        if self.allowed.len() > NAMED { f.write_str(", …") } else { Ok(()) }
    }
}

impl core::error::Error for Refusal {}
