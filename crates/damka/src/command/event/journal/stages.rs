//! What follows a round or a stage: a drawn tie is broken, the next stage begins, a shared place is played off.

use std::io::Write;

use clap::Args;
use clock::Control;
use competition::duel::{Duel, Goal};
use competition::regulation::{System, TableOrder};
use competition::round::{self, Outcome};
use competition::{Command, No};

use super::cli::JournalArgs;
use super::conduct::{now, open};
use super::{Purpose, tell};
use crate::stop::{Refusal, Stop};

/// Break a drawn tie of a knockout in the next way the regulation names.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event tie cup.jsonl 4 --result 0-2
  damka event tie cup.jsonl 4 --seed 20261116

Where something more is played, the result is told, White's side first; colours change each time. Where the lot decides,
the seed is.")]
pub(crate) struct TieArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The number of one of the two who met.
    no: u16,
    /// What was played.
    #[arg(long)]
    result: Option<String>,
    /// The seed of the lot.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The round; without it the last that was paired.
    #[arg(long, value_name = "R")]
    round: Option<u16>,
}

/// Begin the next stage of the regulation with those who qualified.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event stage cup.jsonl --seed 20261116

Everybody who goes on gets a new number; rounds are counted from 1 again.")]
pub(crate) struct StageArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The seed of the lots.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

/// Play off a place that is shared, as a stage of its own.
///
/// Those who share it get new numbers; then they are paired and their results kept as in any stage, and with --end their
/// points decide. Who is level stays tied, and may play again.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka event play-off cup.jsonl --control 3m+2s
  damka event play-off cup.jsonl --place 3 --control 3m+2s --games 2
  damka event play-off cup.jsonl --control 5m --wins 1
  damka event play-off cup.jsonl --end")]
pub(crate) struct PlayOffArgs {
    #[command(flatten)]
    pub(crate) journal: JournalArgs,
    /// The first of the places that are shared; without it the highest for which a play-off is due.
    #[arg(long, value_name = "N")]
    place: Option<u32>,
    /// With which time control.
    #[arg(long, required_unless_present = "end")]
    control: Option<Control>,
    /// How often each meets each.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=99))]
    games: u8,
    /// Two play until one has so many wins.
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = clap::value_parser!(u16).range(1..=99))]
    wins: Option<u16>,
    /// The seed of the lots.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// End it: its last result is known.
    #[arg(long, conflicts_with_all = ["place", "control", "games", "wins", "seed"])]
    end: bool,
}

/// Breaks a tie.
pub(super) fn tie(args: &TieArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let round = args.round.unwrap_or(journal.event.stage().next().saturating_sub(1));
    let scale = journal.event.regulation().scale;
    let read = |text: &String| Outcome::read(text, scale).map_err(|error| Refusal::new(error.to_string()));
    let outcome = args.result.as_ref().map(read).transpose()?;
    let no = No(args.no);
    let command = round::Command::Break { round, no, outcome, seed: args.seed };
    let events = journal.command(&Command::Round(command), now())?;
    if args.journal.json {
        return tell::events(&events, out);
    }
    let board = journal.event.stage().round(round).and_then(|round| round.board_of(no));
    let extra = board.and_then(|board| board.extra.last());
    match extra.and_then(|extra| Some((extra.winner?, extra.by))) {
        Some((winner, by)) => Ok(writeln!(out, "{winner} goes on [{by}]")?),
        None => Ok(writeln!(out, "the tie is still drawn")?),
    }
}

/// Begins the next stage.
pub(super) fn stage(args: &StageArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let command = round::Command::BeginStage { seed: args.seed };
    let events = journal.command(&Command::Round(command), now())?;
    if args.journal.json { tell::events(&events, out) } else { tell::numbers(&journal.event, out) }
}

/// Begins or ends a play-off.
pub(super) fn play_off(args: &PlayOffArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let scale = journal.event.regulation().scale;
    let command = if args.end {
        round::Command::EndPlayOff
    } else {
        let due = || journal.event.play_offs_due().first().map_or(1, |due| due.first);
        let system = match args.wins {
            Some(wins) => System::Match(Duel::new(Goal::Wins(wins), scale)),
            None => System::RoundRobin { cycles: args.games, order: TableOrder::Printed },
        };
        let (first, seed) = (args.place.unwrap_or_else(due), args.seed);
        round::Command::BeginPlayOff { first, system, control: args.control, seed }
    };
    let events = journal.command(&Command::Round(command), now())?;
    if args.journal.json {
        return tell::events(&events, out);
    }
    match journal.event.play_off() {
        Some(contest) => {
            writeln!(out, "Play-off for places {}-{}, {}", contest.first, contest.last, contest.control)?;
            tell::numbers(&journal.event, out)
        }
        None => tell::all_places(&journal.event, false, false, out),
    }
}
