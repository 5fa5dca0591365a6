//! The words of the commands about events.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use competition::swiss::{System, UnknownSystem};
use rulebook::law::event::{Format, Tiebreak, UnknownTiebreak};
use rulebook::{Edition, Scale, UnknownEdition};

use super::journal::begin::NewArgs;
use super::journal::cli::{
    AddArgs, ExplainArgs, ExportArgs, LeaveArgs, LotsArgs, NextArgs, PlacesArgs, ResultArgs, UndoArgs,
};
use super::journal::stages::{PlayOffArgs, StageArgs, TieArgs};

/// Pair the next round of an event in a TRF file.
///
/// The round is the first that has no pairs. Who has an entry for it already, or stands in an XXZ or 240 line, is absent.
/// The file may be one of TRF16 or TRF26, with the lines JaVaFo and bbpPairings add.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka pair event.trf --system individual
  damka pair event.trf --system individual --explain
  damka pair event.trf --system blind-lot --seed 20261116 --json

JSON: {\"round\",\"pairs\":[{\"white\",\"black\"}],\"bye\":null|number,\"because\":[..]}; numbers are start numbers, because has
a text for each pair and then for the bye, every reason with its article.")]
pub(crate) struct PairArgs {
    #[command(flatten)]
    pub(crate) event: TrfArgs,
    #[command(flatten)]
    pub(crate) how: SystemArgs,
    /// Say after each pair why it was made.
    #[arg(long)]
    pub(crate) explain: bool,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Find the places of an event in a TRF file.
///
/// Equal points are parted by the criteria in their order; where nothing decides, a place is shared. Numbers are exact.
/// Who missed every round from one to the last of an event that is over had left: for coefficients he counts as the
/// edition says.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka standings event.trf --edition RU22 --tiebreaks buchholz-cut1,sonneborn-berger
  damka standings event.trf --edition UA24 --explain
  damka standings event.trf --tiebreaks shmulyan,wins --points 2-1-0 --json

JSON: {\"standings\":[{\"place\",\"shared\":true|false,\"no\",\"name\",\"points\",\"tiebreaks\":{name:value},\"series\":{name:[..]}}]};
a shared place is the first of those shared. A value is a number, or a text such as \"7/3\" where no decimal ends; null
where a criterion was not asked. Where several values were compared one after the other, the first is the value and all
are in series, which is left out where there are none.")]
pub(crate) struct StandingsArgs {
    #[command(flatten)]
    pub(crate) event: TrfArgs,
    /// The edition whose rules hold.
    #[arg(long, value_parser = edition(), ignore_case = true, default_value = "RU22")]
    pub(crate) edition: Edition,
    /// What parts equal points, in this order; without it what the edition says where a regulation is silent.
    #[arg(long, value_parser = tiebreak(), value_name = "NAMES", value_delimiter = ',')]
    pub(crate) tiebreaks: Vec<Tiebreak>,
    /// How players met; without it a round robin is known by everybody having met everybody.
    #[arg(long, value_enum)]
    pub(crate) format: Option<FormatArg>,
    /// Say after each place why it is above the next.
    #[arg(long)]
    pub(crate) explain: bool,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A question about a whole event, or a command to one.
#[derive(Debug, Subcommand)]
pub(crate) enum EventCommand {
    New(NewArgs),
    Add(AddArgs),
    Lots(LotsArgs),
    Pair(NextArgs),
    Result(ResultArgs),
    Leave(LeaveArgs),
    Tie(TieArgs),
    Stage(StageArgs),
    PlayOff(PlayOffArgs),
    Standings(PlacesArgs),
    Explain(ExplainArgs),
    Undo(UndoArgs),
    Export(ExportArgs),
    Check(CheckArgs),
    Simulate(SimulateArgs),
}

/// Verify the pairs of every round of a TRF file, whoever made them.
///
/// Each fault names its round and its article. Lots are checked as far as the seed is known. Exit code 1 if there are any, or if the file disagrees with itself.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event check event.trf --system individual
  damka event check event.trf --system blind-lot --seed 20261116 --json

JSON: {\"rounds\",\"players\",\"faults\":[{\"round\",\"kind\",\"article\",\"what\"}]}.")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) event: TrfArgs,
    #[command(flatten)]
    pub(crate) how: SystemArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Play a whole event with invented players, and write it as TRF.
///
/// Results follow the ratings; some games are forfeited, some rounds missed, some players withdraw. The same numbers give
/// the same event, always.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event simulate --players 50 --rounds 7 --system individual --seed 1
  damka event simulate --players 1000 --rounds 9 --system truncated-solkoff --seed 7 --out big.trf --json

JSON, with --out: {\"players\",\"rounds\",\"system\",\"seed\",\"games\",\"forfeits\",\"absences\",\"withdrawals\",\"seconds\"}.")]
pub(crate) struct SimulateArgs {
    /// How many players there are.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=10_000))]
    pub(crate) players: u16,
    /// How many rounds are played.
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(crate) rounds: u16,
    /// How pairs are made.
    #[arg(long, value_parser = system())]
    pub(crate) system: System,
    /// The edition whose rules hold; without it the one the system is from.
    #[arg(long, value_parser = edition(), ignore_case = true)]
    pub(crate) edition: Option<Edition>,
    /// What everything follows from.
    #[arg(long, value_name = "X", default_value_t = 0)]
    pub(crate) seed: u64,
    /// What wins and draws count.
    #[arg(long, value_parser = scale(), value_name = "POINTS", default_value = "1-0.5-0")]
    pub(crate) points: Scale,
    /// How many of a hundred players miss a round.
    #[arg(long, value_name = "PERCENT", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) absences: u8,
    /// How many of a hundred games are forfeited.
    #[arg(long, value_name = "PERCENT", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) forfeits: u8,
    /// How many of a hundred players withdraw before the end.
    #[arg(long, value_name = "PERCENT", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(crate) withdrawals: u8,
    /// The file to write; without it the event goes to standard output.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Say as JSON what was written.
    #[arg(long, requires = "out")]
    pub(crate) json: bool,
}

/// A file and what its results count.
#[derive(Args, Debug)]
pub(crate) struct TrfArgs {
    /// The file; `-` reads standard input.
    #[arg(value_name = "FILE.trf")]
    pub(crate) file: PathBuf,
    /// What wins and draws count; without it as the file says, or as its points tell.
    #[arg(long, value_parser = scale(), value_name = "POINTS")]
    pub(crate) points: Option<Scale>,
}

/// How pairs are made.
#[derive(Args, Debug)]
pub(crate) struct SystemArgs {
    /// The system.
    #[arg(long, value_parser = system())]
    pub(crate) system: System,
    /// The edition whose rules hold; without it the one the system is from.
    #[arg(long, value_parser = edition(), ignore_case = true)]
    pub(crate) edition: Option<Edition>,
    /// The seed of the lots.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many rounds the event has; without it as the file says.
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) rounds: Option<u16>,
}

/// How players meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FormatArg {
    /// Everybody meets everybody.
    RoundRobin,
    /// Those with equal points meet.
    Swiss,
    /// Anything else.
    Other,
}

impl From<FormatArg> for Format {
    fn from(format: FormatArg) -> Self {
        match format {
            FormatArg::RoundRobin => Self::RoundRobin,
            FormatArg::Swiss => Self::Swiss,
            FormatArg::Other => Self::Other,
        }
    }
}

impl EventCommand {
    /// Whether the answer is wanted as JSON.
    pub(crate) const fn json(&self) -> bool {
        match self {
            Self::New(args) => args.json,
            Self::Add(args) => args.journal.json,
            Self::Lots(args) => args.journal.json,
            Self::Pair(args) => args.journal.json,
            Self::Result(args) => args.journal.json,
            Self::Leave(args) => args.journal.json,
            Self::Tie(args) => args.journal.json,
            Self::Stage(args) => args.journal.json,
            Self::PlayOff(args) => args.journal.json,
            Self::Standings(args) => args.journal.json,
            Self::Explain(args) => args.journal.json,
            Self::Undo(args) => args.journal.json,
            Self::Export(args) => args.journal.json,
            Self::Check(args) => args.json,
            Self::Simulate(args) => args.json,
        }
    }
}

/// A parser that knows the editions' names.
pub(super) fn edition() -> impl TypedValueParser<Value = Edition> {
    let names = Edition::ALL.map(Edition::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<Edition, UnknownEdition> { name.parse() })
}

/// A parser that knows the systems' names.
pub(super) fn system() -> impl TypedValueParser<Value = System> {
    let names = System::ALL.map(System::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<System, UnknownSystem> { name.parse() })
}

/// A parser that knows the criteria's names.
pub(super) fn tiebreak() -> impl TypedValueParser<Value = Tiebreak> {
    let names = Tiebreak::ALL.map(Tiebreak::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<Tiebreak, UnknownTiebreak> { name.parse() })
}

/// A parser of what wins and draws count.
pub(super) fn scale() -> impl TypedValueParser<Value = Scale> {
    PossibleValuesParser::new(["1-0.5-0", "2-1-0"]).map(|text| match text.as_str() {
        "2-1-0" => Scale::TwoOneZero,
        _ => Scale::OneHalfZero,
    })
}
