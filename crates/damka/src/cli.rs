//! The words of the command line: commands, options, help with examples.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use draughts::{AnyVariant, UnknownVariant};
use notation::diagram::{Theme, UnknownTheme};
use notation::renju::Dialect;

use crate::command::backup::BackupArgs;
use crate::command::event::cli::{EventCommand, PairArgs, StandingsArgs};
use crate::command::referee::cli::RefereeArgs;
use crate::command::regulation::cli::RegulationArgs;
use crate::command::renju::cli::{LookArgs, RenjuArgs, RenjuCommand, dialect};
use crate::command::restore::RestoreArgs;
use crate::command::rulebook::cli::RulebookCommand;
use crate::command::serve::ServeArgs;
use crate::command::verify::VerifyArgs;
use crate::stop::Stop;

/// Draughts and renju exactly as the rulebooks define them.
#[derive(Debug, Parser)]
#[command(name = "damka", version, long_about = LONG_ABOUT, after_help = AFTER_HELP)]
#[command(max_term_width = 100)]
pub(crate) struct Cli {
    /// What to do; without it the help is shown.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const LONG_ABOUT: &str = "Draughts and renju exactly as the rulebooks define them: legal moves, positions and whole games \
of the Russian, Brazilian, international, giveaway, checkers and 80-square variants; fouls, openings and wins of renju. \
Every refusal names the article it rests on.";

const AFTER_HELP: &str = "\
Start here:
  damka variants                       the variants and the articles of their rules
  damka moves russian                  the legal moves of the start position
  damka show russian                   the start position as a diagram
  damka replay games.pdn               check every move of a file of games
  damka referee --discipline russian   referee a game move by move
  damka pair cup.trf --system individual   the next round of an event
  damka rulebook show RU22:6.1.8.3     what an article says, and where it is kept
  damka help moves                     more about one command

Exit codes: 0 fine, 1 refused (a rule or a text is broken), 2 wrong use (or a file that cannot be read or written).
With --json answers go to stdout and refusals to stderr, each as {\"error\":{\"message\",\"article\",\"allowed\"}}.";

/// One command; what it does stands at its arguments, where the help is taken from.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Moves(MovesArgs),
    Perft(PerftArgs),
    Replay(ReplayArgs),
    Convert(ConvertArgs),
    Show(ShowArgs),
    Variants(VariantsArgs),
    Bench(BenchArgs),
    Referee(RefereeArgs),
    Regulation(RegulationArgs),
    Pair(PairArgs),
    Standings(StandingsArgs),
    /// Conduct whole events, check their pairs, or invent them.
    #[command(subcommand)]
    Event(EventCommand),
    /// Ask about renju: forbidden points, openings, wins by fours and threats.
    #[command(subcommand)]
    Renju(RenjuCommand),
    /// Ask the rulebooks: one article, words, differences between editions, how each article is kept.
    #[command(subcommand)]
    Rulebook(RulebookCommand),
    Serve(ServeArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Verify(VerifyArgs),
    /// Print a completion script for a shell.
    #[command(after_help = "\
Examples:
  damka completions bash > /etc/bash_completion.d/damka
  damka completions zsh > ~/.zfunc/_damka
  damka completions fish > ~/.config/fish/completions/damka.fish")]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Discipline {
    /// A variant of draughts.
    Draughts(AnyVariant),
    /// Renju.
    Renju,
}

/// What is played, and a position of it.
#[derive(Args, Debug)]
pub(crate) struct DisciplineArgs {
    /// The variant of draughts, or renju.
    #[arg(value_parser = discipline(), value_name = "VARIANT")]
    pub(crate) discipline: Discipline,
    /// The position; without it the start position. Squares as numbers or letters, `K` before a king, ranges allowed;
    /// or a rulebook's list of pieces such as "белые: a1, c3 (2); черные: b8 (1); ход черных".
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
    #[command(flatten)]
    pub(crate) renju: RenjuArgs,
}

impl DisciplineArgs {
    /// The variant and position of draughts, if that is what is played.
    pub(crate) fn draughts(&self) -> Result<Option<PositionArgs>, Stop> {
        match (self.discipline, &self.renju.position) {
            (Discipline::Renju, _) => Ok(None),
            (Discipline::Draughts(_), Some(_)) => Err(Stop::WrongUse(
                "--position is for renju; draughts positions are given with --fen".to_owned(),
            )),
            (Discipline::Draughts(variant), None) => {
                Ok(Some(PositionArgs { variant, fen: self.fen.clone() }))
            }
        }
    }
}

/// A variant and a position of it.
#[derive(Args, Debug)]
pub(crate) struct PositionArgs {
    /// The variant.
    #[arg(value_parser = variant())]
    pub(crate) variant: AnyVariant,
    /// The position; without it the start position. Squares as numbers or letters, `K` before a king, ranges allowed;
    /// or a rulebook's list of pieces such as "белые: a1, c3 (2); черные: b8 (1); ход черных".
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
}

/// List the legal moves of a position.
///
/// A move is its origin, its destination and the set of captured pieces; of several routes the shortest is shown.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka moves russian
  damka moves russian --fen B:Wc3,d4,e3,f2,f4:BKa5,d6,e7
  damka moves international --fen W:WK47:B11,12,19,29,30,40 --json
  damka moves renju --position \"h8 i9 h10 g7\" --json

JSON: {\"variant\",\"fen\",\"turn\",\"moves\":[{\"from\",\"to\",\"captures\":[..],\"path\":[..],\"text\",\"short\"}],
\"outcome\":null|\"white\"|\"black\"}; the outcome is the winner when the side to move has no piece or no move left.
Renju: {\"variant\",\"dialect\",\"position\",\"fen\",\"turn\",\"moves\":[points],\"pass\",
\"forbidden\":[{\"point\",\"kind\":\"33\"|\"44\"|\"6\",\"article\",\"because\":[rows],\"text\"}],\"outcome\":null|\"black\"|\"white\"|\"draw\"}.")]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) position: DisciplineArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Count the move sequences of a given length.
///
/// This is the usual check of a move generator. The moves of the last ply are counted without being played, unless --no-bulk asks for it. No hash table is used.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka perft international 9
  damka perft russian 8 --divide
  damka perft checkers 12 --threads 2 --json

JSON: {\"variant\",\"fen\",\"depth\",\"nodes\",\"seconds\",\"nodes_per_second\"}, with --divide also \"moves\":[{\"text\",\"nodes\"}].")]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// The length of the sequences in plies.
    // Recursion is as deep as this number, hence a bound; nobody lives to see the count of 99 plies.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=99))]
    pub(crate) depth: u32,
    /// Show how many sequences begin with each move.
    #[arg(long)]
    pub(crate) divide: bool,
    /// Play the moves of the last ply instead of counting them.
    #[arg(long)]
    pub(crate) no_bulk: bool,
    /// How many threads share the work.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Check every move of the games in a PDN file.
///
/// For each game: how many moves were read and how many were legal, the first trouble with its line, the position reached,
/// the result the record claims and what the board says. Exit code 1 if any game has trouble.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka replay games.pdn
  zcat games.pdn.gz | damka replay - --json | jq 'select(.trouble)'

JSON lines, one a game: {\"game\",\"line\",\"white\",\"black\",\"variant\",\"moves_read\",\"moves_legal\",
\"variation_moves_read\",\"variation_moves_legal\",\"fen\",\"claimed\",\"board\":null|{\"winner\",\"reason\",\"article\"},\"agrees\",
\"trouble\":null|{\"line\",\"column\",\"message\",\"article\"}}; the fen is the position after the last legal move. The last line is
{\"summary\":{\"games\",\"with_trouble\",\"disagreeing\",\"moves_read\",\"moves_legal\",\"bytes\",\"seconds\"}}.")]
pub(crate) struct ReplayArgs {
    /// The file; `-` reads standard input.
    pub(crate) file: PathBuf,
    /// The variant of games without a GameType tag; without it, it is guessed from the position and the first move.
    #[arg(long, value_parser = variant())]
    pub(crate) variant: Option<AnyVariant>,
    /// Answer as JSON lines.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Convert between PDN, JSON lines, FEN lists, text and SVG.
///
/// The formats follow from the file names (.pdn, .jsonl, .fen, .txt, .svg, and .sgf, .psq, .pos, .lib
/// for renju) or from --from and --to. A game becomes its last
/// position where the other format knows positions only. Text is a diagram of a position or the record of a game; several drawings
/// become out-1.svg, out-2.svg and so on. Games and positions with trouble end the conversion, and nothing is written; a file appears
/// under its name only when it is complete.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka convert games.pdn games.jsonl
  damka convert games.pdn last.fen --skip-trouble
  damka convert game.pdn game.svg --positions all
  damka convert positions.fen diagrams.txt --variant russian
  damka convert --from pdn --to jsonl - - < games.pdn
  damka convert game.sgf record.svg
  damka convert library.lib tree.txt --dialect ru22

JSON lines: a position is {\"variant\",\"fen\"}, a game {\"variant\",\"tags\":{..},\"fen\",\"moves\":[..],
\"notes\":[{\"ply\",\"glyphs\":[..],\"comments\":[..],\"variations\":[{\"moves\",\"notes\"}]}],\"result\",\"end\"};
fen is the position before the first move and may be left out, end the one after the last. Ply 0 is before the first move.
Renju: {\"variant\",\"dialect\",\"tags\":{..},\"fen\",\"moves\":[..],\"lines\":[{\"line\",\"ply\",\"moves\"}],
\"comments\":[{\"line\",\"ply\",\"text\"}],\"end\"}; moves is line 0, another line is played instead of the move of that line and ply.")]
pub(crate) struct ConvertArgs {
    /// The file to read; `-` is standard input.
    pub(crate) input: PathBuf,
    /// The file to write; `-` is standard output.
    pub(crate) output: PathBuf,
    /// The format of the input.
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) from: Option<Format>,
    /// The format of the output.
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Option<Format>,
    /// The variant of games and positions that do not name theirs.
    #[arg(long, value_parser = discipline())]
    pub(crate) variant: Option<Discipline>,
    /// The letters of renju points written (world, a..o, if not ru22, A..P without J), and those of an input that does not name its own.
    #[arg(long, value_parser = dialect())]
    pub(crate) dialect: Option<Dialect>,
    /// Which positions of a game become FEN or drawings.
    #[arg(long, value_enum, default_value_t = Positions::Last)]
    pub(crate) positions: Positions,
    /// The language of records of games as text.
    #[arg(long, value_enum, default_value_t = Language::En)]
    pub(crate) language: Language,
    /// Leave out what has trouble instead of giving up.
    #[arg(long)]
    pub(crate) skip_trouble: bool,
    /// Report refusals as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which positions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Positions {
    /// The one before the first move.
    First,
    /// The one after the last move.
    Last,
    /// Every one of the main line.
    All,
}

/// The language of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// English.
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl From<Language> for notation::list::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::English,
            Language::Ru => Self::Russian,
            Language::Uk => Self::Ukrainian,
        }
    }
}

/// A format of positions or games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Games in Portable Draughts Notation.
    Pdn,
    /// One game or position a line, as JSON.
    Jsonl,
    /// One position a line.
    Fen,
    /// Text diagrams.
    Txt,
    /// Drawings, one a position.
    Svg,
    /// Renju games in SGF, game 4.
    Sgf,
    /// A renju game of Piskvork.
    Psq,
    /// A renju game of RenLib.
    Pos,
    /// A tree of renju games of RenLib; it is only read.
    Lib,
}

/// Draw a position as text, or as SVG into a file.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka show russian
  damka show international --fen W:WK47:B11,12,19,29,30,40
  damka show russian --fen B:Wc3,d4,e3,f2,f4:BKa5,d6,e7 --move a5:e5 --svg fig4.svg
  damka show renju --position \"h8 i9 h10 g7\" --forbidden --look circles --svg record.svg
  damka show checkers --bottom black --theme checkers --arrow 11-15 --circle 11 --svg -

JSON: {\"variant\",\"fen\",\"turn\",\"text\",\"words\",\"svg\"}.")]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) position: DisciplineArgs,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    /// Write the drawing to this file; `-` is standard output.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Who sits at the bottom.
    #[arg(long, value_enum, default_value_t = Bottom::White)]
    pub(crate) bottom: Bottom,
    /// Where the names of squares are written; without it as the variant's books do.
    #[arg(long, value_enum)]
    pub(crate) labels: Option<LabelsArg>,
    /// The colours of the drawing.
    #[arg(long, value_parser = theme(), default_value = "print")]
    pub(crate) theme: Theme,
    /// A move of the position to draw, in any notation.
    #[arg(long = "move", value_name = "MOVE")]
    pub(crate) played: Option<String>,
    /// Squares to highlight, such as c3,d4.
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    pub(crate) mark: Vec<String>,
    /// Squares to put a ring on.
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    pub(crate) circle: Vec<String>,
    /// Squares to cross out.
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    pub(crate) cross: Vec<String>,
    /// Arrows along squares, such as c3-d4 or a5-e1-g3.
    #[arg(long, value_name = "ROUTE", value_delimiter = ',')]
    pub(crate) arrow: Vec<String>,
    /// Words above the board.
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// Words below the board.
    #[arg(long, value_name = "TEXT")]
    pub(crate) caption: Option<String>,
    /// Draw pieces with letters only in text.
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Answer as JSON.
    #[arg(long, conflicts_with = "svg")]
    pub(crate) json: bool,
}

/// Who sits at the bottom of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Bottom {
    /// White.
    White,
    /// Black.
    Black,
}

/// Where the names of squares are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LabelsArg {
    /// Nowhere.
    None,
    /// Around the board.
    Around,
    /// On every square.
    Squares,
}

/// List the variants, each rule with the article that states it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka variants
  damka variants russian
  damka variants --json")]
pub(crate) struct VariantsArgs {
    /// Only this variant, with all its rules.
    #[arg(value_parser = variant())]
    pub(crate) variant: Option<AnyVariant>,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measure the speed of every variant and of renju, and print the signature of the rules.
///
/// The signature is made of counts: it stays the same as long as the same moves are legal and the same points forbidden.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka bench
  damka bench --json
  damka bench --quick                  a second instead of ten; its signature is another one

JSON: {\"signature\",\"nodes\",\"seconds\",\"variants\":[{\"variant\",\"nodes\",\"nodes_per_second\",\"nodes_per_second_no_bulk\"}],
\"renju\":{\"positions\",\"forbidden\",\"microseconds_per_position\",\"vcf_nodes\",\"vcf_nodes_per_second\"}}.")]
pub(crate) struct BenchArgs {
    /// Two plies less: a check, not a measurement.
    #[arg(long)]
    pub(crate) quick: bool,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A parser that knows the variants' names, for help and completions.
fn variant() -> impl TypedValueParser<Value = AnyVariant> {
    let names = AnyVariant::ALL.iter().map(|variant| variant.name());
    PossibleValuesParser::new(names).try_map(|name| -> Result<AnyVariant, UnknownVariant> { name.parse() })
}

/// A parser that knows the names of everything that is played.
fn discipline() -> impl TypedValueParser<Value = Discipline> {
    let names = AnyVariant::ALL.iter().map(|variant| variant.name()).chain(["renju"]);
    PossibleValuesParser::new(names).try_map(|name| -> Result<Discipline, UnknownVariant> {
        if name == "renju" { Ok(Discipline::Renju) } else { name.parse().map(Discipline::Draughts) }
    })
}

/// A parser that knows the themes' names.
fn theme() -> impl TypedValueParser<Value = Theme> {
    let names = Theme::ALL.iter().map(|theme| theme.name());
    PossibleValuesParser::new(names).try_map(|name| -> Result<Theme, UnknownTheme> { name.parse() })
}
