//! What an event may choose about fouls.

/// How the clause "a permitted move" in the term three (RU22 9.2.3.g) is read when the move
/// that would make the open four makes a five at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreeClause {
    /// Such a move makes a five, not an open four: the three does not count through it.
    #[default]
    Literal,
    /// Such a move counts, because it is permitted.
    FiveExtends,
}
