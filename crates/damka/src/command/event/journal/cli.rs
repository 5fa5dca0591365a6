//! The words of the commands on a journal.

use std::path::PathBuf;

use clap::Args;

/// Register players and admit all whom nothing stands against.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event add cup.jsonl 'Їжак Остап' --rating 2100
  damka event add cup.jsonl --from players.csv
  damka event add cup.jsonl --from other.trf --seen

What stands against admitting somebody is told, with the article; where papers and lists are asked for, --seen keeps that
they were looked at. From a list all are registered or nobody.

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
    /// Keep that the papers the edition asks for were shown and that nobody stands on a list of the suspended.
    #[arg(long)]
    pub(crate) seen: bool,
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
  damka event result cup.jsonl --from filled.trf

Each is the number of one of the two who met, and the result with White's side first. From a TRF file, such as one that
was exported and filled in, the results of the round are taken; its pairs have to be those of the event.")]
pub(crate) struct ResultArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// A number and a result.
    #[arg(required_unless_present = "from", value_name = "NO=RESULT")]
    pub(crate) results: Vec<String>,
    /// The results of a TRF file; `-` is standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "results")]
    pub(crate) from: Option<PathBuf>,
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
