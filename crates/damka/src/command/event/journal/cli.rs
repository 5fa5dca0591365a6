//! The words of the commands on a journal.

use std::path::PathBuf;

use clap::Args;
use competition::swiss;
use rulebook::law::event::Tiebreak;
use rulebook::{Discipline, Edition, Scale};

use super::super::cli::{edition, scale, tiebreak};

/// Begin the journal of an event: its regulation is laid beside the edition first.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event new cup.jsonl --name 'City cup' --discipline russian --system individual --rounds 7
  damka event new final.jsonl --edition UA24 --discipline international --system round-robin
  damka event new cup.jsonl --regulation regulation.json

JSON: {\"journal\",\"advice\":[{\"article\",\"what\",\"allowed\"}]}.")]
pub(crate) struct NewArgs {
    /// The journal to begin.
    pub(crate) journal: PathBuf,
    /// A whole regulation as JSON, such as the first line of another journal has; the other choices are left out then.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "system", "rounds"])]
    pub(crate) regulation: Option<PathBuf>,
    /// What the event is called.
    #[arg(long, default_value = "")]
    pub(crate) name: String,
    /// The edition whose rules hold.
    #[arg(long, value_parser = edition(), ignore_case = true, default_value = "RU22")]
    pub(crate) edition: Edition,
    /// What is played.
    #[arg(long, default_value = "russian")]
    pub(crate) discipline: Discipline,
    /// A Swiss system, or round-robin.
    #[arg(long, value_parser = played(), default_value = "round-robin")]
    pub(crate) system: Played,
    /// How many rounds a Swiss has, or how often everybody meets everybody.
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(crate) rounds: Option<u16>,
    /// What wins and draws count.
    #[arg(long, value_parser = scale(), value_name = "POINTS", default_value = "2-1-0")]
    pub(crate) points: Scale,
    /// What parts equal points, in this order; without it what is usual.
    #[arg(long, value_parser = tiebreak(), value_name = "NAMES", value_delimiter = ',')]
    pub(crate) tiebreaks: Vec<Tiebreak>,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Register players and admit all whom nothing stands against.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event add cup.jsonl 'Їжак Остап' --rating 2100
  damka event add cup.jsonl --from players.csv
  damka event add cup.jsonl --from other.trf

JSON: {\"events\":[..]}, what was written to the journal; so for every command that writes.")]
pub(crate) struct AddArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// Who.
    #[arg(required_unless_present = "from")]
    pub(crate) name: Vec<String>,
    /// The rating.
    #[arg(long, value_name = "N")]
    pub(crate) rating: Option<u16>,
    /// The organisation, region or club.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub(crate) of: String,
    /// Players from a table (CSV or any list) or a TRF file; `-` is standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    pub(crate) from: Option<PathBuf>,
    /// Only register; admission is decided later.
    #[arg(long)]
    pub(crate) pending: bool,
}

/// Draw the numbers, or bind the drawing before it is held.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event lots cup.jsonl --seed 20261116 --words 'red kettle' --commit
  damka event lots cup.jsonl --seed 20261116 --words 'red kettle'

With --commit only the SHA-256 of the seed and the words is kept and shown, to be published before the drawing.")]
pub(crate) struct LotsArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The seed of the lots.
    #[arg(long, value_name = "N")]
    pub(crate) seed: u64,
    /// Words that keep the seed from being guessed.
    #[arg(long, default_value = "")]
    pub(crate) words: String,
    /// Bind the drawing, and hold it later.
    #[arg(long)]
    pub(crate) commit: bool,
}

/// Pair the next round.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event pair cup.jsonl --seed 5
  damka event pair cup.jsonl --absent 3,17
  damka event pair cup.jsonl --absent 5 --again 'taken ill'")]
pub(crate) struct NextArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The seed of the lots.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Who will not play in this round.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) absent: Vec<u16>,
    /// Draw the last round again before it is played, changing as few pairs as possible, for this reason.
    #[arg(long, value_name = "REASON")]
    pub(crate) again: Option<String>,
}

/// Keep results, or put one right.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event result cup.jsonl 1=2-0 4=1-1 7=+/-
  damka event result cup.jsonl 4=0-2 --round 2 --correct 'the sheet says so'

Each is the number of one of the two who met, and the result with White's side first.")]
pub(crate) struct ResultArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// A number and a result.
    #[arg(required = true, value_name = "NO=RESULT")]
    pub(crate) results: Vec<String>,
    /// The round; without it the last that was paired.
    #[arg(long, value_name = "R")]
    pub(crate) round: Option<u16>,
    /// Put a result right that was kept already, for this reason.
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
}

/// Let a player leave the event.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event leave cup.jsonl 17 --reason 'fell ill'
  damka event leave cup.jsonl 17 --reason 'unsporting conduct' --excluded")]
pub(crate) struct LeaveArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The number of the player.
    pub(crate) no: u16,
    /// Why.
    #[arg(long)]
    pub(crate) reason: String,
    /// By a decision of the officials.
    #[arg(long)]
    pub(crate) excluded: bool,
}

/// Show the places as they stand.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event standings cup.jsonl
  damka event standings cup.jsonl --explain

Where groups play together, everybody's table is followed by one for each group. While a play-off is played its own table
is shown.

JSON as `damka standings` answers, with \"groups\":[{\"group\",\"standings\"}] where groups play together, and
\"contest\":[first,last], the places that are played for, while a play-off is on.")]
pub(crate) struct PlacesArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// Say after each place why it is above the next.
    #[arg(long)]
    pub(crate) explain: bool,
}

/// Say why each pair of a round was made.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event explain cup.jsonl
  damka event explain cup.jsonl --round 2

JSON as `damka pair` answers.")]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The round; without it the last that was paired.
    #[arg(long, value_name = "R")]
    pub(crate) round: Option<u16>,
}

/// Take back the last command that still stands.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event undo cup.jsonl --reason 'wrong board'")]
pub(crate) struct UndoArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// Why.
    #[arg(long)]
    pub(crate) reason: String,
}

/// Write the event as TRF.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event export cup.jsonl cup.trf
  damka event export cup.jsonl - | damka event check - --system individual")]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The file to write; `-` is standard output.
    pub(crate) output: PathBuf,
}

/// A journal.
#[derive(Args, Debug)]
pub(crate) struct JournalArgs {
    /// The journal.
    pub(crate) journal: PathBuf,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How an event is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// Everybody meets everybody.
    RoundRobin,
    /// Those with equal points meet.
    Swiss(swiss::System),
}

/// A parser that knows the systems.
fn played() -> impl clap::builder::TypedValueParser<Value = Played> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    let names = swiss::System::ALL.map(swiss::System::name).into_iter().chain(["round-robin"]);
    PossibleValuesParser::new(names).map(|name| name.parse().map_or(Played::RoundRobin, Played::Swiss))
}
