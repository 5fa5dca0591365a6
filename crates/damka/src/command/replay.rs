//! `damka replay`: every move of the games in a file, checked.

use std::io::{self, IsTerminal, Read, Write};
use std::time::{Duration, Instant};

use draughts::{Article, Ending};
use indicatif::{ProgressBar, ProgressStyle};
use notation::pdn::{GameType, Place, Reader, ScoreStyle};
use notation::replay::{Assume, Replay, Report, Trouble};
use serde::Serialize;

use crate::cli::ReplayArgs;
use crate::file::Source;
use crate::position;
use crate::printable::printable;
use crate::stop::Stop;

/// The line of one game; its JSON is a contract.
#[derive(Serialize)]
struct Game<'a> {
    game: u64,
    line: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    variant: Option<&'static str>,
    moves_read: u32,
    moves_legal: u32,
    variation_moves_read: u32,
    variation_moves_legal: u32,
    fen: Option<String>,
    claimed: Option<&'static str>,
    board: Option<Verdict>,
    agrees: bool,
    trouble: Option<Found>,
}

/// What the board says.
#[derive(Serialize)]
struct Verdict {
    winner: &'static str,
    reason: &'static str,
    article: &'static str,
}

/// The first trouble of a game.
#[derive(Serialize)]
struct Found {
    line: u64,
    column: u64,
    message: String,
    article: Option<&'static str>,
}

/// The last line.
#[derive(Serialize)]
struct Last {
    summary: Summary,
}

/// All games together.
#[derive(Clone, Copy, Default, Serialize)]
struct Summary {
    games: u64,
    with_trouble: u64,
    disagreeing: u64,
    moves_read: u64,
    moves_legal: u64,
    bytes: u64,
    seconds: f64,
}

/// Runs the command.
pub(crate) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let source = Source::open(&args.file)?;
    let begun = Instant::now();
    let bar = progress(source.length);
    let mut lines;
    let out: &mut dyn Write = if io::stdout().is_terminal() {
        lines = Lines { out, bar: &bar, waiting: Vec::new(), shown: begun };
        &mut lines
    } else {
        out
    };
    let mut bytes = Counted { from: source.bytes, count: 0, bar: &bar };
    let mut reader = Reader::new(&mut bytes as &mut dyn Read);
    let mut replay = Replay::new(args.variant.map_or(Assume::Guess, Assume::Is));
    let mut summary = Summary::default();
    while let Some(report) =
        replay.read(&mut reader).map_err(|error| Stop::file("read", &args.file, &error))?
    {
        summary.add(&report);
        let game = game(summary.games, &report);
        if args.json {
            serde_json::to_writer(&mut *out, &game)?;
            writeln!(out)?;
        } else {
            write_game(&game, out)?;
        }
    }
    out.flush()?;
    bar.finish_and_clear();
    summary.bytes = bytes.count;
    summary.seconds = begun.elapsed().as_secs_f64();
    if args.json {
        serde_json::to_writer(&mut *out, &Last { summary })?;
        writeln!(out)?;
    } else {
        write_summary(&summary, out)?;
    }
    out.flush()?;
    if summary.with_trouble > 0 { Err(Stop::TroubleFound) } else { Ok(()) }
}

fn game(number: u64, report: &Report) -> Game<'_> {
    let [white, black] = &report.players;
    let verdict = |ending: Ending| Verdict {
        winner: ending.winner.name(),
        reason: position::lack(ending.reason),
        article: ending.by.name(),
    };
    let style = report.variant().map_or(ScoreStyle::Default, |variant| GameType::of(variant).score_style());
    Game {
        game: number,
        line: report.place.line,
        white: white.as_deref(),
        black: black.as_deref(),
        variant: report.variant().map(|variant| variant.name()),
        moves_read: report.moves,
        moves_legal: report.legal,
        variation_moves_read: report.side_moves,
        variation_moves_legal: report.side_legal,
        fen: report.position.as_ref().map(position::fen),
        claimed: report.claimed.map(|score| score.text(style)),
        board: report.ending.map(verdict),
        agrees: report.agrees(),
        trouble: report.trouble.as_ref().map(found),
    }
}

fn found(trouble: &Trouble) -> Found {
    let Place { line, column } = trouble.place;
    let article = trouble.reason.by().map(Article::name);
    Found { line, column, message: trouble.reason.to_string(), article }
}

fn write_game(game: &Game<'_>, out: &mut dyn Write) -> io::Result<()> {
    let name = |name: Option<&str>| printable(name.unwrap_or("?")).into_owned();
    write!(out, "{} (line {}) {} - {}", game.game, game.line, name(game.white), name(game.black))?;
    write!(
        out,
        ", {}: {} of {} moves legal",
        game.variant.unwrap_or("?"),
        game.moves_legal,
        game.moves_read
    )?;
    if game.variation_moves_read > 0 {
        write!(out, ", {} of {} in variations", game.variation_moves_legal, game.variation_moves_read)?;
    }
    match (game.claimed, &game.board) {
        (Some(claimed), None) => write!(out, ", result {claimed}")?,
        (Some(claimed), Some(Verdict { winner, article, .. })) if game.agrees => {
            write!(out, ", result {claimed}, {winner} has won on the board ({article})")?;
        }
        (Some(claimed), Some(Verdict { winner, article, .. })) => {
            write!(out, ", claims {claimed}, but {winner} has won on the board ({article})")?;
        }
        (None, Some(Verdict { winner, article, .. })) => {
            write!(out, ", no result, {winner} has won on the board ({article})")?;
        }
        (None, None) => write!(out, ", no result")?,
    }
    writeln!(out)?;
    if let Some(fen) = &game.fen {
        writeln!(out, "  {fen}")?;
    }
    if let Some(Found { line, column, message, article }) = &game.trouble {
        write!(out, "  trouble in line {line}, column {column}: {}", printable(message))?;
        match article {
            Some(article) if !message.contains(article) => writeln!(out, " ({article})")?,
            _ => writeln!(out)?,
        }
    }
    Ok(())
}

fn write_summary(summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let Summary { games, with_trouble, disagreeing, moves_read, moves_legal, bytes, seconds } = summary;
    let megabytes = *bytes as f64 / 1e6;
    let plural = if *games == 1 { "" } else { "s" };
    write!(
        out,
        "{games} game{plural}, {with_trouble} with trouble; {moves_legal} of {moves_read} moves legal"
    )?;
    if *disagreeing > 0 {
        write!(out, "; {disagreeing} claim a result that the board contradicts")?;
    }
    writeln!(out, "; {megabytes:.1} MB in {seconds:.2} s")
}

impl Summary {
    fn add(&mut self, report: &Report) {
        self.games += 1;
        self.with_trouble += u64::from(report.trouble.is_some());
        self.disagreeing += u64::from(!report.agrees());
        self.moves_read += u64::from(report.moves) + u64::from(report.side_moves);
        self.moves_legal += u64::from(report.legal) + u64::from(report.side_legal);
    }
}

/// A stream that counts its bytes and shows them on a bar.
struct Counted<'a, R> {
    from: R,
    count: u64,
    bar: &'a ProgressBar,
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(buffer)?;
        self.count += count as u64;
        self.bar.set_position(self.count);
        Ok(count)
    }
}

/// Lines that are shown on a terminal, a few at a time so that the bar can stand below them.
struct Lines<'a> {
    out: &'a mut dyn Write,
    bar: &'a ProgressBar,
    waiting: Vec<u8>,
    shown: Instant,
}

/// How long lines wait until they are shown.
const WAIT: Duration = Duration::from_millis(50);

/// How many bytes may wait.
const WAITING_MAX: usize = 1 << 16;

impl Write for Lines<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(bytes);
        let is_time = self.waiting.len() > WAITING_MAX || self.shown.elapsed() > WAIT;
        if is_time && bytes.ends_with(b"\n") {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let Self { out, bar, waiting, .. } = self;
        bar.suspend(|| {
            out.write_all(waiting)?;
            out.flush()
        })?;
        self.waiting.clear();
        self.shown = Instant::now();
        Ok(())
    }
}

/// A bar on stderr, if that is a terminal.
fn progress(length: Option<u64>) -> ProgressBar {
    let (bar, template) = match length {
        Some(length) => (
            ProgressBar::new(length),
            "{wide_bar} {bytes} of {total_bytes}, {binary_bytes_per_sec}, {eta} left",
        ),
        None => (ProgressBar::new_spinner(), "{spinner} {bytes}, {binary_bytes_per_sec}"),
    };
    bar.with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()))
}
