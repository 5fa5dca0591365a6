//! Somebody to whom a reader shows what it reads.

use super::{Place, Score, SyntaxError, Text};

/// Whether a visitor wants to see a part of a game. What is skipped costs no more than finding its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interest {
    /// Show it.
    Read,
    /// Go on behind it.
    Skip,
}

/// A visitor of games. The calls come in the order of the text:
///
/// ```text
/// begin_game (tag | comment)* end_tags
///     (played | sign | nag | comment | setup | begin_variation ... end_variation)*
///     result? error? end_game
/// ```
///
/// A reader knows syntax only: what a move means, and whether it is legal, is the visitor's business.
/// Every call but [`end_game`](Self::end_game) has a default that does nothing.
pub trait Visitor {
    /// What is left of a game.
    type Output;

    /// A game begins.
    fn begin_game(&mut self, at: Place) {
        let _ = at;
    }

    /// A tag: `[Key "value"]`. The value's escapes are resolved by [`Text::decode`] and
    /// [`unescape`](super::unescape), or at once by [`value`](super::value).
    fn tag(&mut self, key: &str, value: Text<'_>) {
        let _ = (key, value);
    }

    /// The moves begin.
    fn end_tags(&mut self) -> Interest {
        Interest::Read
    }

    /// A move, as written but without spaces; `-` where the writer left a gap.
    fn played(&mut self, text: Text<'_>) {
        let _ = text;
    }

    /// A sign behind a move: `!`, `??`, `*`, `+1`, `=`; brackets around it are taken off.
    fn sign(&mut self, sign: Text<'_>) {
        let _ = sign;
    }

    /// A numeric annotation glyph, `$7`.
    fn nag(&mut self, glyph: u16) {
        let _ = glyph;
    }

    /// A comment, without its braces.
    fn comment(&mut self, comment: Text<'_>) {
        let _ = comment;
    }

    /// A new position in the midst of the game: what stands between the quotes of `/FEN "..."/`.
    fn setup(&mut self, fen: Text<'_>) {
        let _ = fen;
    }

    /// A variation begins: moves instead of the last one.
    fn begin_variation(&mut self) -> Interest {
        Interest::Read
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The result, or `*`, that ends the game.
    fn result(&mut self, score: Score) {
        let _ = score;
    }

    /// The game breaks off with an error; the reader goes on with the next game.
    fn error(&mut self, error: SyntaxError) {
        let _ = error;
    }

    /// The game has ended.
    fn end_game(&mut self) -> Self::Output;
}
