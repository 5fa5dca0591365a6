//! Games of renju, read and written. Piskvork's and RenLib's records of one game keep its main line only.

use std::io::Read;

use notation::pdn::decode;
use notation::renju::{
    Diagram, Dialect, Game, Problem, ReadError, Setup, Unwritable, moves, pos, psq, record, renlib, sgf,
};
use renju::{FoulConsequence, Rules};

use super::read::{Each, at_line, hand_on, lines};
use super::renju_wire::Entry;
use super::{Item, Troubles};
use crate::cli::{ConvertArgs, Discipline, Format, Positions};
use crate::command::renju::refuse;
use crate::file::Source;
use crate::stop::{Refusal, Stop};

/// The longest file that is read as a whole.
const WHOLE_MAX: u64 = 64 << 20;

/// Fouls that nobody declared stand: the record says what was played.
const RULES: Rules = Rules { three: renju::ThreeClause::Literal, foul: FoulConsequence::Corrected };

/// How a game goes into a file.
pub(super) enum Written {
    /// On a line of its own.
    Line(String),
    /// As a block of text.
    Text(String),
    /// As a drawing.
    Drawing(String),
    /// As the whole file.
    Whole(Vec<u8>),
}

/// Whether a file is to be read as renju.
pub(super) fn is_meant(args: &ConvertArgs, format: Format) -> bool {
    args.variant == Some(Discipline::Renju)
        || matches!(format, Format::Sgf | Format::Psq | Format::Pos | Format::Lib)
}

/// Reads every game and hands it on.
pub(super) fn each(
    args: &ConvertArgs,
    format: Format,
    source: Source,
    troubles: &mut Troubles,
    each: Each<'_>,
) -> Result<(), Stop> {
    let games = match format {
        Format::Fen => {
            let dialect = args.dialect.ok_or_else(|| {
                let message =
                    "a position does not tell the letters of its points: give --dialect world or ru22";
                Stop::WrongUse(message.to_owned())
            })?;
            return lines(args, source, |number, line| {
                let read = read_line(line, dialect).map_err(|refusal| at_line(number, refusal));
                hand_on(read, troubles, each)
            });
        }
        Format::Jsonl => {
            return lines(args, source, |number, line| {
                let read = read_json(line, args.dialect).map_err(|refusal| at_line(number, refusal));
                hand_on(read, troubles, each)
            });
        }
        Format::Pdn | Format::Svg => {
            let message = "renju is read from .sgf, .psq, .pos, .lib, .txt, .fen and .jsonl";
            return Err(Stop::WrongUse(message.to_owned()));
        }
        Format::Sgf => sgf::read(&whole(args, source)?),
        Format::Psq => psq::read(&decode(&whole(args, source)?)).map(|game| vec![game]),
        Format::Pos => pos::read(&whole(args, source)?).map(|game| vec![game]),
        Format::Lib => renlib::read(&whole(args, source)?).map(|game| vec![game]),
        Format::Txt => {
            let bytes = whole(args, source)?;
            let text = decode(&bytes);
            for (first, block) in records(&text) {
                let read = read_record(block, args.dialect).map_err(|error| from_line(first, &error));
                hand_on(read.and_then(checked), troubles, each)?;
            }
            return Ok(());
        }
    };
    match games {
        Ok(games) => games.into_iter().try_for_each(|game| hand_on(checked(game), troubles, each)),
        Err(error) => troubles.note(unreadable(&error)),
    }
}

/// A game in a format.
pub(super) fn write(args: &ConvertArgs, format: Format, game: &Game) -> Result<Written, Stop> {
    let dialect = args.dialect.unwrap_or_default();
    let unwritable = |error: Unwritable| Stop::from(Refusal::new(error.to_string()));
    Ok(match format {
        Format::Sgf => Written::Text(sgf::write(game)),
        Format::Txt => Written::Text(record::write(game, dialect)),
        Format::Psq => Written::Whole(psq::write(game).map_err(unwritable)?.into_bytes()),
        Format::Pos => Written::Whole(pos::write(game).map_err(unwritable)?),
        Format::Fen => Written::Line(end(game)?.write(dialect)),
        Format::Jsonl => Written::Line(serde_json::to_string(&Entry::of(game, dialect)?)?),
        Format::Svg if args.positions == Positions::Last => {
            let mut diagram = Diagram::of_game(game).dialect(dialect);
            if let (Some(black), Some(white)) = (game.tag("Black"), game.tag("White")) {
                diagram = diagram.title(format!("{black} - {white}"));
            }
            Written::Drawing(diagram.svg())
        }
        Format::Svg => return Err(Stop::WrongUse("a drawing of renju shows the whole game".to_owned())),
        Format::Pdn | Format::Lib => {
            let message = "renju is written to .sgf, .psq, .pos, .txt, .fen, .jsonl and .svg";
            return Err(Stop::WrongUse(message.to_owned()));
        }
    })
}

/// A game whose moves the rules allow.
fn checked(game: Game) -> Result<Item, Refusal> {
    game.end(RULES).map_err(|trouble| refuse(&trouble, Dialect::World))?;
    Ok(Item::Renju(Box::new(game)))
}

/// The position after the main line.
pub(super) fn end(game: &Game) -> Result<Setup, Refusal> {
    let end = game.end(RULES).map_err(|trouble| refuse(&trouble, Dialect::World))?;
    Ok(Setup::from(&end))
}

/// The letters that a record names are its own; others are for those that name none.
fn read_record(text: &str, otherwise: Option<Dialect>) -> Result<Game, ReadError> {
    record::read(text, None).or_else(|error| match (&error.problem, otherwise) {
        (Problem::NoDialect, Some(dialect)) => record::read(text, Some(dialect)),
        _ => Err(error),
    })
}

/// A position string or the stones of a position.
fn read_line(line: &str, dialect: Dialect) -> Result<Item, Refusal> {
    let game = if Setup::is_meant(line) {
        Setup::read(line, dialect).map(Game::of_setup)
    } else {
        moves::read(line, dialect).map(|moves| Game::of_moves(&moves))
    };
    checked(game.map_err(|error| unreadable(&error))?)
}

fn read_json(line: &str, asked: Option<Dialect>) -> Result<Item, Refusal> {
    let entry: Entry = serde_json::from_str(line).map_err(|error| Refusal::new(error.to_string()))?;
    checked(entry.game(asked)?)
}

/// The records of a text with the lines they begin at: tags after moves begin a new one.
fn records(text: &str) -> impl Iterator<Item = (u64, &str)> {
    let mut rest = text;
    let mut line = 1;
    std::iter::from_fn(move || {
        let (mut length, mut has_moves) = (0, false);
        for part in rest.split_inclusive('\n') {
            let words = part.trim();
            if has_moves && words.starts_with('[') {
                break;
            }
            has_moves |= !words.is_empty() && !words.starts_with('[');
            length += part.len();
        }
        let (record, after) = rest.split_at_checked(length)?;
        let first = line;
        line += record.matches('\n').count() as u64;
        rest = after;
        (!record.trim().is_empty()).then_some((first, record))
    })
}

fn whole(args: &ConvertArgs, source: Source) -> Result<Vec<u8>, Stop> {
    let mut bytes = Vec::new();
    let read = source.bytes.take(WHOLE_MAX + 1).read_to_end(&mut bytes);
    let count = read.map_err(|error| Stop::file("read", &args.input, &error))?;
    if count as u64 > WHOLE_MAX {
        return Err(Refusal::new(format!("the file is longer than {WHOLE_MAX} bytes")).into());
    }
    Ok(bytes)
}

/// A text that cannot be read.
pub(super) fn unreadable(error: &ReadError) -> Refusal {
    Refusal::new(error.to_string()).by(error.by())
}

/// An error of a record that begins at this line of its file.
fn from_line(first: u64, error: &ReadError) -> Refusal {
    let refusal = unreadable(error);
    if first == 1 {
        refusal
    } else {
        Refusal { message: format!("record from line {first} on, {}", refusal.message), ..refusal }
    }
}
