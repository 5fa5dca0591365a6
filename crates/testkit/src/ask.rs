//! Questions a player would put to the `draughts` crate, in text; for tests named after an article.
//!
//! ```
//! use testkit::ask;
//! ask::legal("russian", "W:Wc3:Bb4,d4,f6", "c3:a5 c3:e5:g7");
//! ask::refused("russian", "W:Wc3:Bb4,d4,f6", "c3:e5 c3-b2");
//! ask::becomes("russian", "W:Wc3:Bd4,h8", "c3:e5", "B:We5:Bh8");
//! ask::won("giveaway", "B:Wb6,c5:Ba7", "black");
//! ```

use std::collections::BTreeSet;

use draughts::{AnyPosition, AnyVariant, Move};

use crate::text::{self, Written};

/// More routes than any position in a book has.
const ROUTES_MAX: usize = 10_000;

/// The legal moves are exactly these: every route, in full notation, separated by spaces.
///
/// # Panics
/// If they are not, with both lists.
#[track_caller]
pub fn legal(variant: &str, fen: &str, moves: &str) {
    let position = position(variant, fen);
    let (rules, board) = (position.rules(), position.rules().board.value);
    let read = |text| text::written(board, text).unwrap_or_else(|| panic!("cannot read {text}"));
    let asked: BTreeSet<Written> = moves.split_whitespace().map(read).collect();
    let found: BTreeSet<Written> = routes(&position).into_keys().collect();
    assert!(
        asked == found,
        "{fen}: asked for [{}], legal are [{}]",
        text::list(rules, &asked),
        text::list(rules, &found)
    );
}

/// How many legal moves there are.
#[must_use]
#[track_caller]
pub fn count(variant: &str, fen: &str) -> usize {
    position(variant, fen).moves().len()
}

/// None of these moves is legal; one that names no square of the board is not legal either.
///
/// # Panics
/// If one is.
#[track_caller]
pub fn refused(variant: &str, fen: &str, moves: &str) {
    let position = position(variant, fen);
    let legal = routes(&position);
    for text in moves.split_whitespace() {
        let written = text::written(position.rules().board.value, text);
        assert!(written.is_none_or(|written| !legal.contains_key(&written)), "{fen}: {text} is legal");
    }
}

/// After this move the board is this.
///
/// # Panics
/// If the move is not legal or leads elsewhere.
#[track_caller]
pub fn becomes(variant: &str, fen: &str, played: &str, after: &str) {
    let (next, asked) = (played_out(variant, fen, played), position(variant, after));
    let show = |position: &AnyPosition| text::fen(position.rules(), &position.setup());
    assert!(next == asked, "{fen} {played} leads to {}, not to {}", show(&next), show(&asked));
}

/// These moves can be played one after the other from the start.
///
/// # Panics
/// At the first that is not legal.
#[track_caller]
pub fn playable(variant: &str, moves: &str) -> AnyPosition {
    let variant: AnyVariant = variant.parse().unwrap_or_else(|error| panic!("{error}"));
    moves.split_whitespace().fold(variant.start(), |position, text| play(&position, text))
}

/// This colour has won: its opponent, or in a reversed game itself, is out of moves.
///
/// # Panics
/// If the game goes on or the other side has won.
#[track_caller]
pub fn won(variant: &str, fen: &str, winner: &str) {
    let ending = position(variant, fen).ending();
    assert_eq!(ending.map(|ending| ending.winner.name()), Some(winner), "{fen}");
}

/// A position.
///
/// # Panics
/// If variant or position cannot be read.
#[must_use]
#[track_caller]
pub fn position(variant: &str, fen: &str) -> AnyPosition {
    let variant: AnyVariant = variant.parse().unwrap_or_else(|error| panic!("{error}"));
    let setup = text::setup(variant.rules().board.value, fen).unwrap_or_else(|error| panic!("{error}"));
    variant.position(setup).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Every route of every legal move, with its move.
#[must_use]
pub fn routes(position: &AnyPosition) -> std::collections::BTreeMap<Written, Move> {
    let write = |played: Move| {
        let written = move |squares: &[_]| Written { capture: played.is_capture(), squares: squares.into() };
        let routes = position.routes(&played, ROUTES_MAX).into_iter();
        routes.map(move |route| (written(route.squares()), played))
    };
    position.moves().into_iter().flat_map(write).collect()
}

#[track_caller]
fn played_out(variant: &str, fen: &str, played: &str) -> AnyPosition {
    play(&position(variant, fen), played)
}

#[track_caller]
fn play(position: &AnyPosition, played: &str) -> AnyPosition {
    let written = text::written(position.rules().board.value, played);
    let legal = routes(position);
    let found = written.and_then(|written| legal.get(&written).copied());
    position.play(&found.unwrap_or_else(|| panic!("{played} is not legal in\n{position:?}")))
}
