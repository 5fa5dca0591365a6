//! `damka convert`: games and positions from one format into another, one at a time.

mod read;
mod renju;
mod renju_wire;
mod wire;
mod write;

use std::io::Write;
use std::path::Path;

use clap::ValueEnum;
use draughts::AnyPosition;
use notation::game::Game;

use crate::cli::{ConvertArgs, Format};
use crate::file::Source;
use crate::stop::{Refusal, Stop};

/// What is converted.
enum Item {
    Game(Box<Game>),
    Position(AnyPosition),
    Renju(Box<notation::renju::Game>),
}

/// Whether what cannot be read is left out or ends the conversion.
struct Troubles {
    skip: bool,
    skipped: u64,
}

/// Runs the command.
pub(crate) fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let from = format(args.from, &args.input, "--from")?;
    let to = format(args.to, &args.output, "--to")?;
    let source = Source::open(&args.input)?;
    let mut sink = write::Sink::begin(args, to, out)?;
    let mut troubles = Troubles { skip: args.skip_trouble, skipped: 0 };
    read::each(args, from, source, &mut troubles, &mut |item| sink.take(&item))?;
    sink.end()?;
    if troubles.skipped > 0 {
        // The answer is complete; this is a remark beside it.
        let _ = writeln!(std::io::stderr(), "damka: left out {} with trouble", troubles.skipped);
    }
    Ok(())
}

/// The format an option names, or else the end of a file name.
fn format(named: Option<Format>, path: &Path, option: &str) -> Result<Format, Stop> {
    let by_name = || {
        let ending = path.extension()?.to_str()?;
        Format::from_str(ending, true).ok()
    };
    named.or_else(by_name).ok_or_else(|| {
        let name = path.display();
        Stop::WrongUse(format!(
            "the name {name} does not tell a format: let it end in .pdn, .jsonl, .fen, .txt or .svg, for renju also in .sgf, .psq, .pos or .lib, or give {option} FORMAT"
        ))
    })
}

impl Troubles {
    /// Takes note of trouble, or refuses because of it.
    fn note(&mut self, refusal: Refusal) -> Result<(), Stop> {
        if !self.skip {
            let message = format!("{}; --skip-trouble leaves such games and positions out", refusal.message);
            return Err(Refusal { message, ..refusal }.into());
        }
        self.skipped += 1;
        Ok(())
    }
}
