//! The words of the renju commands.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use notation::renju::{Dialect, Look, UnknownDialect};
use renju::opening::Regulation;
use renju::{FoulConsequence, Rules, ThreeClause};

/// A command of renju alone.
#[derive(Debug, Subcommand)]
pub(crate) enum RenjuCommand {
    Forbidden(ForbiddenArgs),
    Opening(OpeningArgs),
    /// Look for a win by continuous fours.
    #[command(after_help = THREATS_HELP)]
    Vcf(ThreatsArgs),
    /// Look for a win by continuous threats: fours, and threes that threaten fours.
    #[command(after_help = THREATS_HELP)]
    Vct(ThreatsArgs),
}

const THREATS_HELP: &str = "\
Examples:
  damka renju vcf \"B:Be7,f7,g7,h4,h5:Wd7,a1,a2,a4\" --tree
  damka renju vct \"h8 i9 i7 g7 g9\" --attacker black --nodes 200000 --json

JSON: {\"position\",\"dialect\",\"attacker\",\"kind\",\"outcome\":\"won\"|\"no win\"|\"unknown\",\"nodes\",\"moves\",\"line\":[..],
\"tree\":{\"move\",\"replies\":[{\"reply\",\"then\":{..}}],\"otherwise\":{..}}}; \"unknown\" says that the limits were reached first,
a null in the line stands for any other reply.";

/// How points are spelt and fouls are judged.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct JudgeArgs {
    /// The letters of points: world is a..o, ru22 is A..P without J (9.2.2.2).
    #[arg(long, value_parser = dialect(), default_value = "world")]
    pub(crate) dialect: Dialect,
    /// Whether a move that makes a five can make a three count (renju; RU22 9.2.3.g).
    #[arg(long, value_enum, default_value_t = Three::Literal)]
    pub(crate) three: Three,
}

/// A position of renju among the arguments of a command for all games.
#[derive(Args, Debug)]
pub(crate) struct RenjuArgs {
    /// The position of renju: its moves, or its stones such as B:Bh8,i7:Wh9 (Black to move).
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true, conflicts_with = "fen")]
    pub(crate) position: Option<String>,
    #[command(flatten)]
    pub(crate) judge: JudgeArgs,
    /// What follows a foul among the moves of renju: refused (RU22 9.2.4.2), corrected (RU-RENJU 5.3.8.2) or loses.
    #[arg(long, value_enum, default_value_t = Foul::Refused)]
    pub(crate) foul: Foul,
}

/// List the forbidden points of every position in a file.
///
/// Each line is a position: its moves, or its stones such as B:Bh8,i7:Wh9. Blank lines and those that begin with # are passed over.
/// The points are those forbidden to Black, whoever is to move. Exit code 1 if a line cannot be read.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka renju forbidden positions.txt
  echo 'B:BH8,E7,F7,G5,G6:WA1' | damka renju forbidden - --dialect ru22 --json

JSON lines: {\"line\",\"position\",\"turn\",\"forbidden\":[{\"point\",\"kind\":\"33\"|\"44\"|\"6\",\"article\",\"because\":[..],\"text\"}]},
or {\"line\",\"error\":{\"message\",\"article\"}}.")]
pub(crate) struct ForbiddenArgs {
    /// The file; `-` is standard input.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) judge: JudgeArgs,
    /// Answer as JSON lines.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Name the opening of three stones, or follow an opening regulation.
///
/// The 26 openings are known under every turn and mirroring of the board. With --regulation the words are what the players do one
/// after the other, and the answer says who acts next and what is allowed: a point is a stone, an offer of a fifth move or the pick
/// of one, as it is asked for; keep, swap, offer (several fifth moves) and two (two stones more) are choices, a number says
/// how many fifth moves there will be, press is the clock pressed without a stone; 1: or 2: before a word says which player acts.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka renju opening \"h8 h9 i10\"
  damka renju opening h8g8g7 --json
  damka renju opening \"h8 keep h9 swap i10\" --regulation taraguchi-10
  damka renju opening \"1:h8 1:h9 1:i10 2:swap 1:g7 5 2:keep\" --regulation soosyrv-8 --json

JSON: {\"position\",\"dialect\",\"code\",\"name\",\"signs\",\"canonical\",\"symmetry\"}; the symmetry leads to the canonical form.
With --regulation: {\"regulation\",\"dialect\",\"position\",\"code\",\"name\",\"black\":\"first\"|\"second\",\"white\",\"declared\",\"offers\":[..],
\"turn\":null|{\"player\",\"task\":\"place\"|\"choose\"|\"declare\"|\"offer\"|\"pick\",\"allowed\":[..]},\"text\"}; no turn once play is free.")]
pub(crate) struct OpeningArgs {
    /// The moves; the first three count. With --regulation everything the players do.
    #[arg(allow_hyphen_values = true)]
    pub(crate) moves: String,
    /// The opening regulation to follow: free, rif, yamaguchi-N, sakata, tarannikov, taraguchi-N, soosyrv-N, swap or swap2.
    #[arg(long, value_name = "NAME")]
    pub(crate) regulation: Option<Regulation>,
    /// The letters of points: world is a..o, ru22 is A..P without J (9.2.2.2).
    #[arg(long, value_parser = dialect(), default_value = "world")]
    pub(crate) dialect: Dialect,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A position and the limits of a search.
#[derive(Args, Debug)]
pub(crate) struct ThreatsArgs {
    /// The position: its moves, or its stones such as B:Bh8,i7:Wh9.
    #[arg(allow_hyphen_values = true)]
    pub(crate) position: String,
    #[command(flatten)]
    pub(crate) judge: JudgeArgs,
    /// Who attacks; without it the side to move.
    #[arg(long, value_enum)]
    pub(crate) attacker: Option<Side>,
    /// How many moves of the attacker a win may have.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u8).range(1..=225))]
    pub(crate) depth: u8,
    /// How many stones the search may put.
    #[arg(long, default_value_t = 1_000_000)]
    pub(crate) nodes: u64,
    /// Show the whole proof, not only the longest defence.
    #[arg(long)]
    pub(crate) tree: bool,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a diagram of renju is drawn.
#[derive(Args, Debug)]
pub(crate) struct LookArgs {
    /// How the numbered stones of renju are drawn (RU22 9.3.2.1).
    #[arg(long, value_enum, default_value_t = LookArg::Stones)]
    pub(crate) look: LookArg,
    /// Renju stones without numbers.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Mark the points forbidden to Black in renju.
    #[arg(long)]
    pub(crate) forbidden: bool,
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    /// Black.
    Black,
    /// White.
    White,
}

/// How the contested clause of the term three is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Three {
    /// A move that makes a five makes no open four.
    Literal,
    /// It counts, because it is permitted.
    FiveExtends,
}

/// What follows a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Foul {
    /// The move is refused.
    Refused,
    /// The stone stays until the opponent declares it.
    Corrected,
    /// Black loses.
    Loses,
}

/// How numbered stones are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LookArg {
    /// Black and white stones.
    Stones,
    /// Numbers in black and red.
    Colours,
    /// Numbers, Black's in circles.
    Circles,
}

impl JudgeArgs {
    /// The rules with this consequence of a foul.
    pub(crate) fn rules(&self, foul: FoulConsequence) -> Rules {
        let three = match self.three {
            Three::Literal => ThreeClause::Literal,
            Three::FiveExtends => ThreeClause::FiveExtends,
        };
        Rules { three, foul }
    }
}

impl From<Foul> for FoulConsequence {
    fn from(foul: Foul) -> Self {
        match foul {
            Foul::Refused => Self::Refused,
            Foul::Corrected => Self::Corrected,
            Foul::Loses => Self::Loses,
        }
    }
}

impl From<Side> for renju::Colour {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

impl From<LookArg> for Look {
    fn from(look: LookArg) -> Self {
        match look {
            LookArg::Stones => Self::Stones,
            LookArg::Colours => Self::TwoColours,
            LookArg::Circles => Self::Circles,
        }
    }
}

/// A parser that knows the dialects' names.
pub(crate) fn dialect() -> impl TypedValueParser<Value = Dialect> {
    let names = Dialect::ALL.iter().map(|dialect| dialect.name());
    PossibleValuesParser::new(names).try_map(|name| -> Result<Dialect, UnknownDialect> { name.parse() })
}
