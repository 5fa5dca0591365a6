//! The words of `damka regulation`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use clock::{Control, Millis};
use renju::opening;
use rulebook::{BallotTable, Discipline, Edition, UnknownEdition, UnknownTable};

/// Lay the regulation of an event beside its edition.
///
/// Shows what holds, each value with the article it rests on, and what the edition advises; or everything the
/// edition has against it, with exit code 1.
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  damka regulation --discipline 'russian blitz'
  damka regulation --edition RU22 --discipline 'russian blitz' --control 7m
  damka regulation --edition UA24 --discipline russian --control 45m+10s --games 2 --ballot UA24-App.2 --json
  damka regulation presets --edition UA24 --discipline international

JSON: {\"edition\",\"discipline\",\"accepted\":true|false,\"terms\":[{\"about\",\"value\",\"article\"}],
\"objections\":[{\"weight\":\"refusal\"|\"advice\",\"article\",\"what\",\"allowed\"}]}; what is refused has no terms."
)]
pub(crate) struct RegulationArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RegulationCommand>,
    #[command(flatten)]
    pub(crate) event: EventArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Another question about regulations.
#[derive(Debug, Subcommand)]
pub(crate) enum RegulationCommand {
    Presets(PresetsArgs),
}

/// List the time controls that an edition recommends, and the limits of all others, each with its article.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka regulation presets --edition UA24
  damka regulation presets --edition RU22 --discipline 'russian rapid' --json

JSON: [{\"discipline\",\"article\",\"presets\":[{\"control\",\"words\",\"article\",\"default\"}],
\"limits\":[{\"words\",\"article\",\"weight\":\"refusal\"|\"advice\"}],\"other\"}]; \"other\" is the article about controls named nowhere.")]
pub(crate) struct PresetsArgs {
    /// The edition.
    #[arg(long, value_parser = edition(), ignore_case = true, default_value = "RU22")]
    pub(crate) edition: Edition,
    /// Only this discipline.
    #[arg(long)]
    pub(crate) discipline: Option<Discipline>,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What an event would like to play by.
#[derive(Args, Debug)]
pub(crate) struct EventArgs {
    /// The edition that holds.
    #[arg(long, value_parser = edition(), ignore_case = true, default_value = "RU22")]
    pub(crate) edition: Edition,
    /// What is played, and how fast: `russian`, `international rapid`, `renju`.
    #[arg(long, default_value = "russian")]
    pub(crate) discipline: Discipline,
    /// The time control: `8m+4s`, `90m/45,30m+30s`; without it the one the edition recommends.
    #[arg(long)]
    pub(crate) control: Option<Control>,
    /// What kind of clocks there are.
    #[arg(long, value_enum, default_value_t = ClockArg::Electronic)]
    pub(crate) clock: ClockArg,
    /// Whether the game is recorded; without it in classical play and at screens.
    #[arg(long, value_enum)]
    pub(crate) record: Option<RecordArg>,
    /// The players sit at screens.
    #[arg(long)]
    pub(crate) remote: bool,
    /// An official event.
    #[arg(long)]
    pub(crate) official: bool,
    /// How late a player may come, such as 15m; without it as late as the edition allows.
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) lateness: Option<Millis>,
    /// How many games a meeting has.
    #[arg(long, default_value_t = 1)]
    pub(crate) games: u8,
    /// The pause between the games of a meeting; without it that of the edition.
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) pause: Option<Millis>,
    /// How many additional micromatches may follow a drawn one.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) additional: u8,
    /// Draughts-64: micromatches from a start that is drawn.
    #[arg(long, requires = "ballot")]
    pub(crate) drawn: bool,
    /// The table first moves are drawn from.
    #[arg(long, value_parser = table(), ignore_case = true, value_name = "TABLE")]
    pub(crate) ballot: Option<BallotTable>,
    /// Renju: the opening regulation.
    #[arg(long, default_value = "free", value_name = "REGULATION")]
    pub(crate) opening: opening::Regulation,
    /// No agreed draw before each player has made so many moves.
    #[arg(long, value_name = "MOVES")]
    pub(crate) offers_from: Option<u16>,
    /// At screens: a lost connection stops the clock for so long in all.
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) connection_pause: Option<Millis>,
    /// In what form the game is played.
    #[arg(long, value_enum, default_value_t = FormArg::Ordinary)]
    pub(crate) form: FormArg,
}

/// A kind of clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ClockArg {
    /// Adds time for moves.
    Electronic,
    /// Has a flag.
    Mechanical,
}

/// Whether the game is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RecordArg {
    /// It is.
    Kept,
    /// It is not.
    None,
}

/// A form of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FormArg {
    /// One against one.
    Ordinary,
    /// One against many at once.
    Simultaneous,
    /// Without sight of the board.
    Blindfold,
    /// Several who consult on a side.
    Consultation,
}

impl RegulationArgs {
    /// Whether the answer is wanted as JSON.
    pub(crate) const fn json(&self) -> bool {
        match &self.command {
            Some(RegulationCommand::Presets(args)) => args.json,
            None => self.json,
        }
    }
}

/// A time as in a control: `15m`, `90s`, a bare number is minutes.
fn time(text: &str) -> Result<Millis, String> {
    if text.trim() == "0" {
        return Ok(Millis::ZERO);
    }
    let control: Control = text.parse().map_err(|refused: clock::Refused| refused.to_string())?;
    let single = control.whole_game().filter(|_| !control.has_increment());
    single.ok_or_else(|| "a time is written like 15m or 1h30m".to_owned())
}

/// A parser that knows the editions' names.
fn edition() -> impl TypedValueParser<Value = Edition> {
    let names = Edition::ALL.map(Edition::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<Edition, UnknownEdition> { name.parse() })
}

/// A parser that knows the tables' names.
fn table() -> impl TypedValueParser<Value = BallotTable> {
    let names = BallotTable::ALL.map(BallotTable::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<BallotTable, UnknownTable> { name.parse() })
}
