//! `damka event new`: the regulation of an event, from a few words or from a file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use competition::duel::{Duel, End, Goal};
use competition::knockout::{self, Kind};
use competition::regulation::{System, TableOrder};
use competition::{Draft, standing, swiss};
use rulebook::law::event::{TieWay, Tiebreak, Whom};
use rulebook::{Discipline, Edition, Points, Scale, event_law};
use serde_json::json;

use super::super::cli::{edition, scale, tiebreak};
use super::{Head, Journal};
use crate::printable::printable;
use crate::stop::{Refusal, Stop};

/// Begin the journal of an event: its regulation is laid beside the edition first.
#[derive(Args, Debug)]
#[command(after_help = "\
Systems:
  individual, truncated-solkoff, ...  Swiss systems; --rounds says how many rounds
  round-robin                         everybody meets everybody; --rounds says how often
  knockout                            who loses is out; --ties says how drawn ties are broken
  third-place-knockout                the same, with a match for the third place
  placement-knockout                  losers play on: all places are played for
  lives                               who has lost --lost points is out
  scheveningen                        everybody meets everybody of the other of two organisations (add --of)
  match                               two play --rounds games, or until one has --wins

Examples:
  damka event new cup.jsonl --name 'City cup' --discipline russian --system individual --rounds 7
  damka event new final.jsonl --edition UA24 --discipline international --system round-robin
  damka event new cup.jsonl --system knockout --ties extra-game,lot
  damka event new title.jsonl --system match --rounds 12
  damka event new title.jsonl --system match --wins 6 --rounds 40
  damka event new cup.jsonl --regulation regulation.json

Stages that feed each other, groups by age, teams and everything else a regulation can say are written in a file;
docs/events.md has an example.

JSON: {\"journal\",\"advice\":[{\"article\",\"what\",\"allowed\"}]}.")]
pub(crate) struct NewArgs {
    /// The journal to begin.
    journal: PathBuf,
    /// A whole regulation as JSON, such as the first line of another journal has; the other choices are left out then.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "system", "rounds", "ties", "wins", "lost", "tiebreaks"])]
    regulation: Option<PathBuf>,
    /// What the event is called.
    #[arg(long, default_value = "")]
    name: String,
    /// The edition whose rules hold.
    #[arg(long, value_parser = edition(), ignore_case = true, default_value = "RU22")]
    edition: Edition,
    /// What is played.
    #[arg(long, default_value = "russian")]
    discipline: Discipline,
    /// How it is played; the systems are listed below.
    #[arg(long, value_parser = played(), default_value = "round-robin")]
    system: Played,
    /// How many rounds a Swiss has, how often everybody meets everybody, how many games a match has at most.
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: Option<u16>,
    /// How drawn ties of a knockout are broken, in this order, the last again and again; without it extra games and the
    /// lot, as far as the edition has them.
    #[arg(long, value_parser = tie(), value_name = "WAYS", value_delimiter = ',')]
    ties: Vec<TieWay>,
    /// A match ends when one has so many wins.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    wins: Option<u16>,
    /// Who has lost so many points is out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    lost: Option<u16>,
    /// What wins and draws count.
    #[arg(long, value_parser = scale(), value_name = "POINTS", default_value = "2-1-0")]
    points: Scale,
    /// What parts equal points, in this order; without it what is usual.
    #[arg(long, value_parser = tiebreak(), value_name = "NAMES", value_delimiter = ',')]
    tiebreaks: Vec<Tiebreak>,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How an event is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Played {
    RoundRobin,
    Swiss(swiss::System),
    Knockout(Kind),
    Lives,
    Scheveningen,
    Match,
}

/// The systems beside the Swiss ones.
const OTHERS: [(&str, Played); 7] = [
    ("round-robin", Played::RoundRobin),
    ("knockout", Played::Knockout(Kind::Elimination)),
    ("third-place-knockout", Played::Knockout(Kind::ThirdPlace)),
    ("placement-knockout", Played::Knockout(Kind::Placement)),
    ("lives", Played::Lives),
    ("scheveningen", Played::Scheveningen),
    ("match", Played::Match),
];

/// The ways to break a drawn tie.
const TIES: [(&str, TieWay); 7] = [
    ("replay", TieWay::Replay),
    ("micromatch", TieWay::Micromatch),
    ("extra-game", TieWay::ExtraGame),
    ("higher-boards", TieWay::HigherBoards),
    ("white-is-out", TieWay::WhiteIsOut),
    ("black-is-out", TieWay::BlackIsOut),
    ("lot", TieWay::Lot),
];

/// Begins a journal.
pub(super) fn run(args: &NewArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let draft = match &args.regulation {
        Some(path) => regulation(path)?,
        None => draft(args)?,
    };
    let advice = Journal::begin(&args.journal, draft)?;
    if args.json {
        let advice: Vec<_> = advice
            .iter()
            .map(|each| json!({ "article": each.by.name(), "what": each.what, "allowed": each.allowed }))
            .collect();
        let answer = json!({ "journal": args.journal.display().to_string(), "advice": advice });
        serde_json::to_writer(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    for each in &advice {
        writeln!(out, "advice: {} ({}); allowed: {}", each.what, each.by, each.allowed)?;
    }
    Ok(writeln!(out, "begun: {}; next: damka event add", printable(&args.journal.display().to_string()))?)
}

fn draft(args: &NewArgs) -> Result<Draft, Stop> {
    let system = system(args)?;
    let mut draft = Draft::usual(args.edition, args.discipline);
    draft.name.clone_from(&args.name);
    draft.scale = args.points;
    draft.standing = standing::Terms::usual(args.edition, &system);
    if !args.tiebreaks.is_empty() {
        draft.standing.tiebreaks.clone_from(&args.tiebreaks);
    }
    draft.system = system;
    Ok(draft)
}

fn system(args: &NewArgs) -> Result<System, Stop> {
    let fits = [
        ("--ties", args.ties.is_empty() || matches!(args.system, Played::Knockout(_))),
        ("--wins", args.wins.is_none() || args.system == Played::Match),
        ("--lost", args.lost.is_none() || args.system == Played::Lives),
        ("--rounds", args.rounds.is_none() || args.system.takes_rounds()),
    ];
    if let Some((word, _)) = fits.iter().find(|(_, fits)| !fits) {
        return Err(Stop::WrongUse(format!("{word} says nothing about this system")));
    }
    let needs = |word: &str| Stop::WrongUse(format!("this system needs {word}"));
    Ok(match args.system {
        Played::RoundRobin => {
            let cycles = u8::try_from(args.rounds.unwrap_or(1)).unwrap_or(u8::MAX);
            System::RoundRobin { cycles, order: TableOrder::Printed }
        }
        Played::Swiss(by) => System::Swiss { by, rounds: args.rounds.ok_or_else(|| needs("--rounds"))? },
        Played::Knockout(losers) => System::Knockout { losers, ways: ways(args) },
        Played::Lives => {
            let halves = 2 * u32::from(args.lost.ok_or_else(|| needs("--lost"))?);
            System::Lives { points: Points::halves(halves) }
        }
        Played::Scheveningen => System::Scheveningen,
        Played::Match => match (args.wins, args.rounds) {
            (Some(wins), most) => System::Match(Duel { most, ..Duel::new(Goal::Wins(wins), args.points) }),
            (None, Some(games)) => {
                System::Match(Duel::new(Goal::Games { games, end: End::Decided }, args.points))
            }
            (None, None) => return Err(needs("--rounds or --wins")),
        },
    })
}

/// The ways that were asked for; without any, extra games and the lot as far as the edition has them.
fn ways(args: &NewArgs) -> Vec<TieWay> {
    if !args.ties.is_empty() {
        return args.ties.clone();
    }
    let law = &event_law(args.edition).systems.knockout;
    let has = |way: &TieWay| knockout::permitted(law, *way, Whom::Players).is_ok();
    [TieWay::ExtraGame, TieWay::Lot].into_iter().filter(has).collect()
}

/// A regulation by itself, or the first line of a journal.
fn regulation(path: &Path) -> Result<Draft, Stop> {
    let text = fs::read_to_string(path).map_err(|error| Stop::file("read", path, &error))?;
    let first = text.lines().next().unwrap_or_default();
    let head = serde_json::from_str::<Head>(first).map(|head| head.regulation);
    let draft = head.or_else(|_| serde_json::from_str(&text));
    draft.map_err(|error| Refusal::new(format!("{}: {error}", path.display())).into())
}

impl Played {
    const fn takes_rounds(self) -> bool {
        matches!(self, Self::RoundRobin | Self::Swiss(_) | Self::Match)
    }
}

/// A parser that knows the systems.
fn played() -> impl TypedValueParser<Value = Played> {
    let names = swiss::System::ALL.map(swiss::System::name).into_iter().chain(OTHERS.map(|(name, _)| name));
    PossibleValuesParser::new(names).map(|name| {
        let other = OTHERS.iter().find(|(known, _)| *known == name).map(|(_, played)| *played);
        other.or_else(|| name.parse().ok().map(Played::Swiss)).unwrap_or(Played::RoundRobin)
    })
}

/// A parser that knows the ways to break a tie.
fn tie() -> impl TypedValueParser<Value = TieWay> {
    PossibleValuesParser::new(TIES.map(|(name, _)| name))
        .map(|name| TIES.iter().find(|(known, _)| *known == name).map_or(TieWay::Lot, |(_, way)| *way))
}
