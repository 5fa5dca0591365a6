//! Colours in a knockout: in turn, else evenly, else by lot.
//!
//! ```
//! use competition::knockout::{Given, colours};
//! use draughts::Colour::{Black, White};
//! use rulebook::Lots;
//! assert_eq!(colours(&[White], &[Black], &mut Lots::new(1)), (Black, Given::InTurn));
//! assert_eq!(colours(&[White, White], &[Black, White], &mut Lots::new(1)), (Black, Given::Evenly));
//! assert_eq!(colours(&[White], &[White], &mut Lots::new(1)).1, Given::ByLot);
//! ```

use draughts::Colour;
use rulebook::Lots;

/// Why a colour was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Each has another colour than the last time.
    InTurn,
    /// Whoever had White more often than the other has Black.
    Evenly,
    /// By lot.
    ByLot,
}

/// The colour of the first of two, from the colours both had before, and why.
pub fn colours(one: &[Colour], other: &[Colour], lots: &mut Lots) -> (Colour, Given) {
    let due = |before: &[Colour]| before.last().map(|last| !*last);
    let whites = |before: &[Colour]| {
        let white = before.iter().filter(|colour| **colour == Colour::White).count() as i64;
        2 * white - before.len() as i64
    };
    match (due(one), due(other)) {
        (Some(one), Some(other)) if one != other => return (one, Given::InTurn),
        (Some(one), None) => return (one, Given::InTurn),
        (None, Some(other)) => return (!other, Given::InTurn),
        _ => {}
    }
    match whites(one).cmp(&whites(other)) {
        core::cmp::Ordering::Greater => (Colour::Black, Given::Evenly),
        core::cmp::Ordering::Less => (Colour::White, Given::Evenly),
        core::cmp::Ordering::Equal if lots.below(2) == 0 => (Colour::White, Given::ByLot),
        core::cmp::Ordering::Equal => (Colour::Black, Given::ByLot),
    }
}
