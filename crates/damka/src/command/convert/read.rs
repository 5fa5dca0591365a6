//! Games and positions read from the formats, one at a time.

use std::io::{BufRead, BufReader, Read};

use draughts::AnyVariant;
use notation::game::Builder;
use notation::pdn::Reader;
use notation::replay::Assume;
use notation::{diagram, list, record};

use super::{Item, Troubles, renju, wire};
use crate::cli::{ConvertArgs, Discipline, Format};
use crate::file::Source;
use crate::position;
use crate::stop::{Refusal, Stop};

/// The longest line of a file that is read by lines; a longer one is no game and no position.
const LINE_MAX: u64 = 16 << 20;
/// The longest block of a text that is read as one diagram or record.
const BLOCK_MAX: usize = 1 << 20;

pub(super) type Each<'a> = &'a mut dyn FnMut(Item) -> Result<(), Stop>;

/// Reads everything there is and hands it on.
pub(super) fn each(
    args: &ConvertArgs,
    format: Format,
    source: Source,
    troubles: &mut Troubles,
    each: Each<'_>,
) -> Result<(), Stop> {
    if renju::is_meant(args, format) {
        return renju::each(args, format, source, troubles, each);
    }
    match format {
        Format::Pdn => games(args, source, troubles, each),
        Format::Jsonl => lines(args, source, |number, line| {
            let read = wire::read(line, draughts(args)).map_err(|refusal| at_line(number, refusal));
            hand_on(read, troubles, each)
        }),
        Format::Fen => {
            let variant = variant(args, "a FEN")?;
            lines(args, source, |number, line| {
                let read = position::parse(variant, line).map_err(|refusal| at_line(number, refusal));
                hand_on(read.map(Item::Position), troubles, each)
            })
        }
        Format::Txt => {
            let variant = variant(args, "a text")?;
            blocks(args, source, |number, block| {
                hand_on(read_text(variant, block).map_err(|refusal| at_line(number, refusal)), troubles, each)
            })
        }
        Format::Svg => Err(Stop::WrongUse("drawings can be written but not read".to_owned())),
        Format::Sgf | Format::Psq | Format::Pos | Format::Lib => Ok(()),
    }
}

fn games(
    args: &ConvertArgs,
    mut source: Source,
    troubles: &mut Troubles,
    each: Each<'_>,
) -> Result<(), Stop> {
    let mut reader = Reader::new(&mut source.bytes as &mut dyn Read);
    let mut builder = Builder::new(draughts(args).map_or(Assume::Guess, Assume::Is));
    let fail = |error| Stop::file("read", &args.input, &error);
    while let Some(read) = builder.read(&mut reader).map_err(fail)? {
        match read.trouble {
            None => each(Item::Game(Box::new(read.game)))?,
            Some(trouble) => troubles.note(Refusal::new(trouble.to_string()).by(trouble.reason.by()))?,
        }
    }
    Ok(())
}

/// A block of text: a diagram, a rulebook's list of pieces, or else the record of a game.
fn read_text(variant: AnyVariant, block: &str) -> Result<Item, Refusal> {
    let rules = variant.rules();
    let setup = diagram::read(variant, block)
        .or_else(|trouble| list::read(rules.board.value, rules.first.value, block).map_err(|_| trouble));
    match setup {
        Ok(setup) => Ok(Item::Position(position::of_setup(variant, setup)?)),
        Err(trouble) => {
            let read = record::read(block, variant);
            match read.trouble {
                None if read.game.main_line().next().is_some() => Ok(Item::Game(Box::new(read.game))),
                None => Err(Refusal::new(format!(
                    "this is no diagram ({trouble}), no list of pieces and no game"
                ))),
                Some(trouble) => Err(Refusal::new(trouble.to_string()).by(trouble.reason.by())),
            }
        }
    }
}

pub(super) fn hand_on(
    read: Result<Item, Refusal>,
    troubles: &mut Troubles,
    each: Each<'_>,
) -> Result<(), Stop> {
    match read {
        Ok(item) => each(item),
        Err(refusal) => troubles.note(refusal),
    }
}

/// The variant of draughts that was named; files of renju are read elsewhere.
fn draughts(args: &ConvertArgs) -> Option<AnyVariant> {
    match args.variant {
        Some(Discipline::Draughts(variant)) => Some(variant),
        Some(Discipline::Renju) | None => None,
    }
}

/// FEN and text do not tell their variant.
fn variant(args: &ConvertArgs, what: &str) -> Result<AnyVariant, Stop> {
    draughts(args)
        .ok_or_else(|| Stop::WrongUse(format!("{what} does not tell its variant: give --variant NAME")))
}

pub(super) fn at_line(number: u64, refusal: Refusal) -> Refusal {
    Refusal { message: format!("line {number}: {}", refusal.message), ..refusal }
}

/// Shows each line with its number; blank ones and those that begin with `#` are passed over.
pub(super) fn lines(
    args: &ConvertArgs,
    source: Source,
    each: impl FnMut(u64, &str) -> Result<(), Stop>,
) -> Result<(), Stop> {
    source.each_line(&args.input, LINE_MAX, each)
}

/// Shows each block of lines between blank ones, with the number of its first line.
fn blocks(
    args: &ConvertArgs,
    source: Source,
    mut each: impl FnMut(u64, &str) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let mut input = BufReader::new(source.bytes);
    let (mut line, mut block, mut first) = (Vec::new(), String::new(), 1);
    for number in 1.. {
        line.clear();
        let read = input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line);
        let is_end = read.map_err(|error| Stop::file("read", &args.input, &error))? == 0;
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_start_matches('\u{feff}').trim_end();
        if text.is_empty() && !block.is_empty() {
            each(first, &block)?;
            block.clear();
        }
        if is_end {
            break;
        }
        if block.is_empty() {
            first = number;
        }
        if !text.is_empty() {
            block.push_str(text);
            block.push('\n');
        }
        if block.len() > BLOCK_MAX {
            return Err(Refusal::new(format!(
                "the text from line {first} on is longer than {BLOCK_MAX} bytes"
            ))
            .into());
        }
    }
    Ok(())
}
