//! Positions of renju as the command line reads and writes them.

use notation::pdn::Place;
use notation::renju::{At, Dialect, Game, ReadError, Setup, Trouble, moves, points};
use renju::{Colour, Ending, EndingReason, Position, Rules};

use crate::stop::Refusal;

/// The game a text describes: moves, or stones set up.
pub(super) fn game(text: &str, dialect: Dialect) -> Result<Game, Refusal> {
    let refuse = |error: ReadError| {
        unreadable("position", text, &error, "a position is written like \"h8 i9 h10\" or B:Bh8,h10:Wi9")
    };
    if Setup::is_meant(text) {
        return Setup::read(text, dialect).map(Game::of_setup).map_err(refuse);
    }
    let moves = moves::read(text, dialect).map_err(refuse)?;
    Ok(Game::of_moves(&moves))
}

/// The position a game has reached.
pub(super) fn end(game: &Game, rules: Rules, dialect: Dialect) -> Result<Position, Refusal> {
    game.end(rules).map_err(|trouble| refuse(&trouble, dialect))
}

/// A game as text: its moves if it began with an empty board, else its stones.
pub(super) fn text(game: &Game, position: &Position, dialect: Dialect) -> String {
    match game.setup() {
        None => moves::write(&game.main_line().collect::<Vec<_>>(), dialect),
        Some(_) => Setup::from(position).write(dialect),
    }
}

/// A move of a game that may not be made, with what may.
pub(crate) fn refuse(trouble: &Trouble, dialect: Dialect) -> Refusal {
    let refused = trouble.refused;
    let allowed: Vec<String> = refused.allowed.map(|point| dialect.write(point)).collect();
    let shown = match refused.allowed.len() {
        0 => "no stone".to_owned(),
        1..=12 => points(refused.allowed, dialect),
        many => format!("any of {many} points"),
    };
    let message = format!("{}; allowed: {shown}", trouble.text(dialect));
    Refusal { allowed, ..Refusal::new(message).by(Some(refused.by)) }
}

/// Who has won, or that nobody has.
pub(super) const fn outcome(ending: Ending) -> &'static str {
    match ending.winner {
        Some(Colour::Black) => "black",
        Some(Colour::White) => "white",
        None => "draw",
    }
}

/// The end of a game in words.
pub(super) fn ending_words(ending: Ending) -> String {
    let reason = match ending.reason {
        EndingReason::Five => "by a five".to_owned(),
        EndingReason::Overline => "by a long row".to_owned(),
        EndingReason::Foul(foul) => format!("by Black's {foul}"),
        EndingReason::TwoPasses => "by two passes".to_owned(),
        EndingReason::NoFivePossible => "because nobody can build a five any more".to_owned(),
    };
    let result = match ending.winner {
        Some(winner) => format!("{winner} has won"),
        None => "drawn".to_owned(),
    };
    format!("{result} {reason} ({})", ending.by)
}

/// A text that cannot be read, where, and how it should look.
pub(super) fn unreadable(what: &str, text: &str, error: &ReadError, example: &str) -> Refusal {
    const SHOWN_MAX: usize = 60;
    let mut shown: String = text.chars().take(SHOWN_MAX).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    // A text of one line needs no line number, and may be a line of a file itself.
    let wrong = match error.at {
        At::Place(Place { line: 1, column }) => format!("column {column}: {}", error.problem),
        _ => error.to_string(),
    };
    Refusal::new(format!("the {what} {shown:?} cannot be read: {wrong}; {example}")).by(error.by())
}
