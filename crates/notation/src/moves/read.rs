//! What a written move means in a position.

use draughts::rules::ShortForm;
use draughts::{Article, Coordinates, Move, Position, Squares, Variant};

use super::MoveError;
use super::error::Expected;
use super::plain::Plain;
use super::write::{Form, Style, write};
use super::written::{Origin, Stroke, Unread, Written};
use crate::sign::{self, Sign, Table};

/// Which texts are taken for moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Which forms.
    pub forms: Forms,
    /// How exact the signs between squares have to be.
    pub signs: Signs,
    /// What a lone dash means.
    pub gaps: Gaps,
}

/// Which forms of moves are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// Only the full form, with origin and arrival, because of this article.
    Full(Article),
    /// Those the variant's records use: in full, and where it has short forms these too.
    Records,
    /// Those of solutions of compositions: also the arrival alone, in every variant (UA24:VIII.layout.3.2).
    Solutions,
}

/// How exact the signs between squares have to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// As the rulebooks have them.
    Exact,
    /// As files have them: a dash may stand in a capture and the sign of a capture in a move that takes nothing,
    /// and numbers may follow each other without a sign.
    Loose,
}

/// What a lone dash means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaps {
    /// Nothing.
    Refused,
    /// The only capture there is (RU-CODEX:3.10.1).
    ForcedCapture,
}

/// A move with the signs written after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotated {
    /// The move.
    pub played: Move,
    /// The signs, in the order they are written.
    pub signs: Vec<Sign>,
}

impl Annotated {
    /// The move and its signs as text. A sign of its strength stands directly behind it, all others apart: `? ?` is
    /// not `??`.
    #[must_use]
    pub fn write<V: Variant>(&self, position: &Position<V>, style: Style, table: &Table) -> String {
        let mut text = write(position, &self.played, style);
        for (at, &sign) in self.signs.iter().enumerate() {
            if at > 0 || sign.nag().is_none() {
                text.push(' ');
            }
            text.push_str(&table.write(sign));
        }
        text
    }
}

impl Reading {
    /// Records of games.
    pub const RECORD: Self = Self { forms: Forms::Records, signs: Signs::Exact, gaps: Gaps::Refused };
    /// Score sheets of RU-CODEX, where a dash may stand for an obligatory capture.
    pub const SHEET: Self = Self { gaps: Gaps::ForcedCapture, ..Self::RECORD };
    /// Letters of games by correspondence: the full form only.
    pub const LETTER: Self = Self { forms: Forms::Full(Article::new("RU22:10.2.2")), ..Self::RECORD };
    /// Solutions of compositions.
    pub const SOLUTION: Self = Self { forms: Forms::Solutions, ..Self::RECORD };
    /// Files as they are found.
    pub const FILE: Self = Self { signs: Signs::Loose, ..Self::RECORD };
}

/// The move a text of a game record means. Signs after the move are read over.
///
/// # Errors
/// If the text is no move, or a short form where none is used, or no legal move or more than one.
pub fn read<V: Variant>(position: &Position<V>, text: &str) -> Result<Move, MoveError> {
    read_as(position, text, Reading::RECORD)
}

/// The move a text means. Signs after the move are read over.
///
/// # Errors
/// As [`read`].
pub fn read_as<V: Variant>(position: &Position<V>, text: &str, reading: Reading) -> Result<Move, MoveError> {
    if let Some(found) = read_plain(position, text.as_bytes()) {
        return Ok(found);
    }
    let (written, mut rest) = match Written::scan(V::RULES.board.value, text) {
        Ok(scanned) => scanned,
        Err(unread) => return unreadable(position, text, unread, reading),
    };
    rest.skip_blanks();
    if !rest.is_at_end() {
        sign::read(rest.rest()).map_err(|column| MoveError::Unreadable {
            column: rest.column() + column - 1,
            expected: Expected::Sign,
        })?;
    }
    check_form::<V>(&written, reading)?;
    find(position, &written, reading)
}

/// The move a text means if it is plainly two squares with the right sign between them.
#[inline]
pub(crate) fn read_plain<V: Variant>(position: &Position<V>, text: &[u8]) -> Option<Move> {
    Plain::of(V::RULES.board.value, text)?.find(position)
}

/// The move a text means, with the signs after it.
///
/// # Errors
/// As [`read`].
pub fn read_annotated<V: Variant>(
    position: &Position<V>,
    text: &str,
    reading: Reading,
) -> Result<Annotated, MoveError> {
    let played = read_as(position, text, reading)?;
    let rest = Written::scan(V::RULES.board.value, text).map(|(_, rest)| rest.rest());
    Ok(Annotated { played, signs: sign::read(rest.unwrap_or_default()).unwrap_or_default() })
}

/// Whether the form is one that is read.
#[inline]
fn check_form<V: Variant>(written: &Written, reading: Reading) -> Result<(), MoveError> {
    let is_short = written.origin != Origin::Square;
    match reading.forms {
        Forms::Full(by) if is_short => return Err(MoveError::ShortForm { by }),
        Forms::Records if is_short && V::RULES.short_form.value == ShortForm::NotUsed => {
            return Err(MoveError::ShortForm { by: V::RULES.short_form.by });
        }
        _ => {}
    }
    if written.joins_numbers && reading.signs == Signs::Exact {
        return Err(MoveError::NoSign { by: V::RULES.short_form.by });
    }
    Ok(())
}

/// The one legal move that is written.
#[inline]
fn find<V: Variant>(position: &Position<V>, written: &Written, reading: Reading) -> Result<Move, MoveError> {
    let (mut first, mut count) = (None, 0u32);
    position.each_move(|legal| {
        if fits(position, written, &legal) {
            count += 1;
            first = first.or(Some(legal));
        }
    });
    match (first, count) {
        (Some(found), 1) => check_stroke::<V>(written.stroke, found, reading),
        (Some(_), _) => check_stroke::<V>(written.stroke, choose(position, written)?, reading),
        (None, _) => Err(MoveError::Refused(Box::new(position.refuse(
            origins::<V>(written),
            written.via(),
            written.to(),
        )))),
    }
}

/// Whether a legal move may be meant.
#[inline]
fn fits<V: Variant>(position: &Position<V>, written: &Written, legal: &Move) -> bool {
    if legal.to() != written.to() {
        return false;
    }
    let starts = match written.origin {
        Origin::Square => legal.from() == written.first(),
        Origin::Column(column) => V::RULES.board.value.coordinates(legal.from()).column == column,
        Origin::Unsaid => true,
    };
    starts && (written.via().is_empty() || position.passes(legal, written.via()))
}

/// Of several captures that may be meant, the one whose route is written to the last square.
#[cold]
fn choose<V: Variant>(position: &Position<V>, written: &Written) -> Result<Move, MoveError> {
    let mut candidates = position.moves();
    candidates.retain(|legal| fits(position, written, legal));
    let is_whole =
        |legal: &&Move| written.origin == Origin::Square && legal.captured().len() == written.jumps();
    let mut whole = candidates.iter().filter(is_whole);
    if let (Some(&only), None) = (whole.next(), whole.next()) {
        return Ok(only);
    }
    let style = Style::of::<V>(Form::Full);
    let same_origin = candidates.windows(2).all(|pair| pair[0].from() == pair[1].from());
    Err(MoveError::Ambiguous {
        candidates: candidates.iter().map(|candidate| write(position, candidate, style)).collect(),
        by: if same_origin { V::RULES.route_form.by } else { V::RULES.short_form.by },
    })
}

/// Whether the sign between the squares is right for the move.
#[inline]
fn check_stroke<V: Variant>(
    stroke: Option<Stroke>,
    found: Move,
    reading: Reading,
) -> Result<Move, MoveError> {
    match (stroke, found.is_capture()) {
        _ if reading.signs == Signs::Loose => Ok(found),
        (Some(Stroke::Capture), false) => Err(MoveError::NotACapture { by: V::RULES.capture_sign.by }),
        (Some(Stroke::Dash), true) => {
            Err(MoveError::IsACapture { sign: V::RULES.capture_sign.value, by: V::RULES.capture_sign.by })
        }
        _ => Ok(found),
    }
}

/// The squares the written move may start on.
fn origins<V: Variant>(written: &Written) -> Squares {
    let board = V::RULES.board.value;
    match written.origin {
        Origin::Square => written.first().into(),
        Origin::Column(column) => {
            (0..board.rows()).filter_map(|row| board.square_at(Coordinates { column, row })).collect()
        }
        Origin::Unsaid => board.squares(),
    }
}

/// A text that is no move, unless it is a dash for an obligatory capture.
#[cold]
fn unreadable<V: Variant>(
    position: &Position<V>,
    text: &str,
    unread: Unread,
    reading: Reading,
) -> Result<Move, MoveError> {
    Err(match unread {
        Unread::Gap if reading.gaps == Gaps::ForcedCapture => return forced_capture(position),
        Unread::Gap => MoveError::Gap,
        Unread::Column(column) => MoveError::Unreadable { column, expected: Expected::Square },
        Unread::Square(start, end, error) => MoveError::NoSquare {
            name: text.get(start..end).unwrap_or_default().trim().into(),
            error,
            by: V::RULES.board.by,
        },
        Unread::Digits if V::RULES.short_form.value == ShortForm::NotUsed => {
            MoveError::ShortForm { by: V::RULES.short_form.by }
        }
        Unread::Digits => MoveError::Unreadable { column: 1, expected: Expected::Square },
    })
}

/// The only capture there is.
fn forced_capture<V: Variant>(position: &Position<V>) -> Result<Move, MoveError> {
    let moves = position.moves();
    let style = Style::of::<V>(Form::Full);
    match *moves.as_slice() {
        [only] if only.is_capture() => Ok(only),
        [first, ..] if first.is_capture() => Err(MoveError::Ambiguous {
            candidates: moves.iter().map(|candidate| write(position, candidate, style)).collect(),
            by: Article::new("RU-CODEX:3.10.1"),
        }),
        _ => Err(MoveError::Gap),
    }
}
