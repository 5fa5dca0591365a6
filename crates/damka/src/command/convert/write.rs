//! Games and positions written in the formats, one at a time.

use std::io::Write;
use std::path::{Path, PathBuf};

use draughts::AnyPosition;
use notation::diagram::{Diagram, Signs};
use notation::game::Game;
use notation::{pdn, record};

use super::Item;
use super::renju::{self, Written};
use super::wire::Entry;
use crate::cli::{ConvertArgs, Format, Positions};
use crate::file::{self, Draft};
use crate::position;
use crate::stop::Stop;

/// Where the items go.
pub(super) struct Sink<'a> {
    args: &'a ConvertArgs,
    format: Format,
    to: Target<'a>,
    /// How many positions or games were written.
    count: u64,
}

/// What is written to.
enum Target<'a> {
    Standard(&'a mut dyn Write),
    File(Draft),
    /// Drawings go to a file each; the first waits until it is known whether it is the only one.
    Files {
        waiting: Option<String>,
    },
}

impl<'a> Sink<'a> {
    /// Begins the output.
    pub(super) fn begin(args: &'a ConvertArgs, format: Format, out: &'a mut dyn Write) -> Result<Self, Stop> {
        let to = match (args.output == Path::new("-"), format) {
            (true, _) => Target::Standard(out),
            (false, Format::Svg) => Target::Files { waiting: None },
            (false, _) => Target::File(Draft::begin(&args.output)?),
        };
        Ok(Self { args, format, to, count: 0 })
    }

    /// Writes a game or position.
    pub(super) fn take(&mut self, item: &Item) -> Result<(), Stop> {
        match (self.format, item) {
            (format, Item::Renju(game)) => match renju::write(self.args, format, game)? {
                Written::Line(line) => self.put(&line),
                Written::Text(text) => self.apart(&text),
                Written::Drawing(svg) => self.drawing(svg),
                Written::Whole(bytes) => self.whole(&bytes),
            },
            (Format::Sgf | Format::Psq | Format::Pos | Format::Lib, _) => {
                Err(Stop::WrongUse("this format holds games of renju only".to_owned()))
            }
            (Format::Pdn, Item::Game(game)) => self.apart(&pdn::write(game)),
            (Format::Pdn, Item::Position(position)) => self.apart(&pdn::write(&Game::new(*position))),
            (Format::Jsonl, Item::Game(game)) => self.put(&serde_json::to_string(&Entry::of_game(game))?),
            (Format::Jsonl, Item::Position(position)) => {
                self.put(&serde_json::to_string(&Entry::of_position(position))?)
            }
            (Format::Txt, Item::Game(game)) => self.apart(&record::columns(game, self.args.language.into())),
            (Format::Txt, Item::Position(position)) => self.apart(&Diagram::of(position).text(Signs::Ascii)),
            (Format::Fen | Format::Svg, Item::Position(position)) => self.position(position),
            (Format::Fen | Format::Svg, Item::Game(game)) => match self.args.positions {
                Positions::First => self.position(game.start()),
                Positions::Last => self.position(&game.end()),
                Positions::All => {
                    self.position(game.start())?;
                    game.main_line().try_for_each(|step| self.position(&step.after()))
                }
            },
        }
    }

    /// Gives the output its name.
    pub(super) fn end(self) -> Result<(), Stop> {
        match self.to {
            Target::Standard(out) => Ok(out.flush()?),
            Target::File(draft) => draft.keep(),
            Target::Files { waiting: Some(only) } => file::write_whole(&self.args.output, only.as_bytes()),
            Target::Files { waiting: None } => Ok(()),
        }
    }

    fn position(&mut self, position: &AnyPosition) -> Result<(), Stop> {
        match self.format {
            Format::Svg => self.drawing(Diagram::of(position).svg()),
            _ => self.put(&position::fen(position)),
        }
    }

    fn drawing(&mut self, svg: String) -> Result<(), Stop> {
        self.count += 1;
        let (args, count) = (self.args, self.count);
        match &mut self.to {
            Target::Standard(out) if count == 1 => Ok(out.write_all(svg.as_bytes())?),
            Target::Standard(_) | Target::File(_) => Err(Stop::WrongUse(
                "several drawings need a file each: give a file name instead of -".to_owned(),
            )),
            Target::Files { waiting } if count == 1 => {
                *waiting = Some(svg);
                Ok(())
            }
            Target::Files { waiting } => {
                if let Some(first) = waiting.take() {
                    file::write_whole(&numbered(&args.output, 1), first.as_bytes())?;
                }
                file::write_whole(&numbered(&args.output, count), svg.as_bytes())
            }
        }
    }

    /// A game that is a file of its own.
    fn whole(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        self.count += 1;
        if self.count > 1 {
            return Err(Stop::WrongUse("this format holds one game, and there are several".to_owned()));
        }
        let fail = |error| Stop::file("write", &self.args.output, &error);
        match &mut self.to {
            Target::Standard(out) => Ok(out.write_all(bytes)?),
            Target::File(draft) => draft.write_all(bytes).map_err(fail),
            Target::Files { .. } => Ok(()),
        }
    }

    /// Text that a blank line keeps apart from what comes before.
    fn apart(&mut self, text: &str) -> Result<(), Stop> {
        if self.count > 0 {
            self.put("")?;
        }
        self.count += 1;
        self.put(text.trim_end())
    }

    /// Writes a text and ends its line.
    fn put(&mut self, text: &str) -> Result<(), Stop> {
        let fail = |error| Stop::file("write", &self.args.output, &error);
        match &mut self.to {
            Target::Standard(out) => Ok(writeln!(out, "{text}")?),
            Target::File(draft) => writeln!(draft, "{text}").map_err(fail),
            Target::Files { .. } => Ok(()),
        }
    }
}

/// `board.svg` as `board-3.svg`.
fn numbered(path: &Path, number: u64) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}
