//! Positions, squares and moves as the command line reads and writes them.

use draughts::{AnyPosition, AnyVariant, EndingReason, Move, Setup, Square};
use notation::fen::FenError;
use notation::list::{self, ListError, ListTrouble};
use notation::moves::{Form, MoveError, Style};
use notation::square::Naming;
use notation::{fen, moves, square};

use crate::cli::PositionArgs;
use crate::stop::{Refusal, Stop};

/// The position the arguments describe: the start position if they have no FEN.
pub(crate) fn read(args: &PositionArgs) -> Result<AnyPosition, Stop> {
    match &args.fen {
        Some(fen) => Ok(parse(args.variant, fen)?),
        None => Ok(args.variant.start()),
    }
}

/// The position a FEN or a rulebook's list of pieces describes.
pub(crate) fn parse(variant: AnyVariant, text: &str) -> Result<AnyPosition, Refusal> {
    let rules = variant.rules();
    let board = rules.board.value;
    let as_list = |error: FenError| match list::read(board, rules.first.value, text) {
        Ok(setup) => Ok(setup),
        Err(ListError { trouble: ListTrouble::NoColour, .. }) => Err(error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    let setup = fen::read(board, text).or_else(as_list).map_err(|error| {
        let example = fen(&variant.start());
        Refusal::new(format!(
            "the position {text:?} cannot be read: {error}; a position is written like {example}"
        ))
    })?;
    of_setup(variant, setup)
}

/// The position of pieces that nobody has checked yet.
pub(crate) fn of_setup(variant: AnyVariant, setup: Setup) -> Result<AnyPosition, Refusal> {
    variant.position(setup).map_err(|refused| {
        let by = refused.faults.iter().find_map(|fault| fault.by(variant.rules()));
        Refusal::new(format!("the position is impossible: {refused}")).by(by)
    })
}

/// The position as the variant writes it.
pub(crate) fn fen(position: &AnyPosition) -> String {
    fen::write(&position.setup(), position.rules().names.value.into())
}

/// A square as the variant writes it.
pub(crate) fn square(position: &AnyPosition, square: Square) -> String {
    let rules = position.rules();
    Naming::from(rules.names.value).name(rules.board.value, square)
}

/// The square of a name, in letters or numbers.
pub(crate) fn read_square(variant: AnyVariant, name: &str) -> Result<Square, Refusal> {
    let board = variant.rules().board;
    square::read(board.value, name)
        .map_err(|error| Refusal::new(format!("{name:?} is no square: {error}")).by(Some(board.by)))
}

/// A move with its whole route, `a5:e1:g3:e5`.
pub(crate) fn text(position: &AnyPosition, played: &Move) -> String {
    write(position, played, Form::Full)
}

/// A move as briefly as the variant's records may write it.
pub(crate) fn short(position: &AnyPosition, played: &Move) -> String {
    write(position, played, Form::Short)
}

/// The move a text means.
pub(crate) fn read_move(position: &AnyPosition, text: &str) -> Result<Move, Refusal> {
    moves::read_any(position, text).map_err(|error| refuse(position, text, &error))
}

/// What a side that cannot move has run out of.
pub(crate) const fn lack(reason: EndingReason) -> &'static str {
    match reason {
        EndingReason::NoPieces => "no pieces left",
        EndingReason::Blocked => "no move left",
    }
}

fn write(position: &AnyPosition, played: &Move, form: Form) -> String {
    let style = Style::of_rules(position.rules(), form);
    moves::write_any(position, played, style)
}

fn refuse(position: &AnyPosition, text: &str, error: &MoveError) -> Refusal {
    let allowed = match error {
        MoveError::Refused(refusal) => {
            refusal.allowed.iter().map(|played| self::text(position, played)).collect()
        }
        MoveError::Ambiguous { candidates, .. } => candidates.clone(),
        _ => Vec::new(),
    };
    Refusal { allowed, ..Refusal::new(format!("{text}: {error}")).by(error.by()) }
}
