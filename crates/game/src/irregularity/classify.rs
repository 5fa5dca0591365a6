//! What an arrangement of pieces shows about the action that left it.
//!
//! The arrangement is compared with what the legal moves would leave. If it is none of these, the pieces that left,
//! came and were taken off say which irregularity it is.

use draughts::{AnyPosition, Colour, Move, Piece, Reason, Setup, Square, Squares};
use rulebook::law::Irregularity;

/// What an action was.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Found {
    /// Nothing has changed.
    Nothing,
    /// A legal move.
    Move(Move),
    /// A legal move whose new king was not marked.
    Unmarked(Move),
    /// Something else: one irregularity or several.
    Irregular(Vec<Irregularity>),
}

/// What the side to move did.
pub(super) fn classify(position: &AnyPosition, after: &Setup) -> Found {
    if same(&position.setup(), after) {
        return Found::Nothing;
    }
    let moves = position.moves();
    for played in &moves {
        let left = position.play(played).setup();
        if same(&left, after) {
            return Found::Move(*played);
        }
        if played.crowns() && same(&unmarked(&left, played.to(), position.turn()), after) {
            return Found::Unmarked(*played);
        }
    }
    if leaves_after_two(position, &moves, after) {
        return Found::Irregular(vec![Irregularity::TwoMoves]);
    }
    let mut kinds = Change::new(position, after).kinds(position, &moves);
    if kinds.is_empty() {
        kinds.push(Irregularity::WrongMove);
    }
    Found::Irregular(kinds)
}

/// What a player did whose turn it was not: he took his last move back, or moved again.
pub(super) fn out_of_turn(previous: Option<&AnyPosition>, position: &AnyPosition, after: &Setup) -> Found {
    if same(&position.setup(), after) {
        return Found::Nothing;
    }
    let leaves =
        |before: &AnyPosition| before.moves().iter().any(|played| same(&before.play(played).setup(), after));
    if previous.is_some_and(|before| same(&before.setup(), after) || leaves(before)) {
        return Found::Irregular(vec![Irregularity::TakenBack]);
    }
    let Some(again) = turned(position) else { return Found::Irregular(vec![Irregularity::TwoMoves]) };
    match classify(&again, after) {
        Found::Irregular(kinds) if kinds == [Irregularity::MovedOpponent] => Found::Irregular(kinds),
        Found::Irregular(mut kinds) => {
            kinds.retain(|&kind| kind != Irregularity::TwoMoves);
            kinds.insert(0, Irregularity::TwoMoves);
            Found::Irregular(kinds)
        }
        _ => Found::Irregular(vec![Irregularity::TwoMoves]),
    }
}

/// Whether two arrangements show the same pieces, whoever is to move.
pub(super) fn same(one: &Setup, other: &Setup) -> bool {
    pieces().all(|piece| one.squares(piece) == other.squares(piece))
}

/// The arrangement as a position that can be played on: men on their king row are kings that were not marked.
pub(super) fn playable(variant: draughts::AnyVariant, after: &Setup) -> Option<(AnyPosition, Squares)> {
    let mut setup = *after;
    let mut unmarked = Squares::EMPTY;
    for colour in Colour::ALL {
        for square in setup.squares(Piece::man(colour)) & setup.board().king_row(colour) {
            setup.clear(square);
            setup.put(square, Piece::king(colour));
            unmarked.insert(square);
        }
    }
    variant.position(setup).ok().map(|position| (position, unmarked))
}

/// The same pieces with the other side to move.
pub(super) fn turned(position: &AnyPosition) -> Option<AnyPosition> {
    let mut setup = position.setup();
    setup.turn = setup.turn.other();
    position.variant().position(setup).ok()
}

fn pieces() -> impl Iterator<Item = Piece> {
    Colour::ALL.into_iter().flat_map(|colour| [Piece::man(colour), Piece::king(colour)])
}

fn unmarked(setup: &Setup, square: Square, colour: Colour) -> Setup {
    let mut setup = *setup;
    setup.clear(square);
    setup.put(square, Piece::man(colour));
    setup
}

fn leaves_after_two(position: &AnyPosition, moves: &[Move], after: &Setup) -> bool {
    let us = position.turn();
    let came = after.side(us) - position.side(us);
    // One piece that went too far made one wrong move.
    if came.len() != 2 {
        return false;
    }
    moves.iter().any(|first| {
        let Some(again) = turned(&position.play(first)) else { return false };
        again.moves().iter().any(|second| same(&again.play(second).setup(), after))
    })
}

/// Which pieces left their squares, came to others, and were taken off.
struct Change {
    left: Squares,
    came: Squares,
    taken: Squares,
    put: Squares,
}

impl Change {
    fn new(position: &AnyPosition, after: &Setup) -> Self {
        let us = position.turn();
        let (own, enemy) = (position.side(us), position.side(us.other()));
        let (own_after, enemy_after) = (after.side(us), after.side(us.other()));
        Self {
            left: own - own_after,
            came: own_after - own,
            taken: enemy - enemy_after,
            put: enemy_after - enemy,
        }
    }

    fn kinds(&self, position: &AnyPosition, moves: &[Move]) -> Vec<Irregularity> {
        let mut kinds = Vec::new();
        if self.came.len() > self.left.len() || self.put.len() > self.taken.len() {
            kinds.push(Irregularity::Added);
        } else if !self.put.is_empty() {
            kinds.push(Irregularity::MovedOpponent);
        }
        match (self.came.len(), self.came.first()) {
            (1, Some(to)) if !self.left.is_empty() => match self.meant(moves, to) {
                Some(played) => self.beside(&played, &mut kinds),
                None => self.wrong(position, to, &mut kinds),
            },
            (0, _) if self.left.is_empty() && kinds.is_empty() => {
                let around = moves.iter().find(|played| {
                    played.is_capture()
                        && played.from() == played.to()
                        && !(played.captured() & self.taken).is_empty()
                });
                match around {
                    Some(played) => self.removal(played, &mut kinds),
                    None if self.taken.is_empty() => {}
                    None => kinds.push(Irregularity::RemovedWithoutCause),
                }
            }
            (0, _) if !self.left.is_empty() => kinds.push(Irregularity::RemovedWithoutCause),
            (0, _) => {}
            _ if kinds.is_empty() => kinds.push(Irregularity::WrongMove),
            _ => {}
        }
        kinds
    }

    /// The legal move that went there; of several captures the one nearest to what was taken off.
    fn meant(&self, moves: &[Move], to: Square) -> Option<Move> {
        let fits = |played: &&Move| played.to() == to && self.left.contains(played.from());
        moves.iter().filter(fits).min_by_key(|played| (played.captured() ^ self.taken).len()).copied()
    }

    /// A legal move, with pieces taken off otherwise than it asks.
    fn beside(&self, played: &Move, kinds: &mut Vec<Irregularity>) {
        let also_left = !(self.left - played.from().into()).is_empty();
        if played.is_capture() {
            if also_left {
                kinds.push(Irregularity::RemovedOwn);
            }
            self.removal(played, kinds);
        } else if (also_left || !self.taken.is_empty()) && self.put.is_empty() {
            kinds.push(Irregularity::RemovedWithoutCause);
        }
    }

    fn removal(&self, played: &Move, kinds: &mut Vec<Irregularity>) {
        let stayed = !(played.captured() - self.taken).is_empty();
        let more = !(self.taken - played.captured()).is_empty();
        match (stayed, more) {
            (true, false) => kinds.push(Irregularity::RemovedFewer),
            (false, true) => kinds.push(Irregularity::RemovedMore),
            (true, true) => kinds.push(Irregularity::RemovedUncaptured),
            (false, false) => {}
        }
    }

    /// No legal move goes there.
    fn wrong(&self, position: &AnyPosition, to: Square, kinds: &mut Vec<Irregularity>) {
        let refusal = position.refuse(self.left, &[], to);
        let kind = match refusal.reason {
            Reason::MustCapture => Irregularity::MissedCapture,
            Reason::MustContinue => Irregularity::StoppedCapture,
            Reason::MustTakeMost { .. } => Irregularity::WrongCaptureCount,
            Reason::Backward => Irregularity::ManBackward,
            Reason::CrownedStops => Irregularity::PastKingRow,
            _ => Irregularity::WrongMove,
        };
        kinds.push(kind);
        if self.left.len() > 1 {
            kinds.push(Irregularity::RemovedOwn);
        }
        let quiet = matches!(kind, Irregularity::MissedCapture | Irregularity::ManBackward);
        if quiet && !self.taken.is_empty() && self.put.is_empty() {
            kinds.push(Irregularity::RemovedWithoutCause);
        }
    }
}
