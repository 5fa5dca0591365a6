//! The words of `damka referee`.

use std::path::PathBuf;

use clap::Args;
use clock::Control;
use rulebook::{Asked, Edition};

/// Referee a game: moves, clocks, offers, claims and verdicts, each by its article.
///
/// Reads one action a line, from the keyboard or a script, and says what follows. From a keyboard the clocks run
/// as you type; in a script time passes only where the script says so.
#[derive(Args, Debug)]
#[command(after_help = "\
A line is an action, with what goes before it if you like:
  c3-d4                    the player to move moves, and presses the clock
  c3-d4 offer              the same with a draw offer
  +5s black: resign        five seconds later Black resigns
  offer  accept  decline   draw offers        claim repetition | moves | ending | flags | time | MOVE
  press  flag  stop  resign  wait 30s          arbiter: draw | check | check no | resume | note ARTICLE TEXT
  touch c3  put FEN  demand  violation white ARTICLE  impose white warning ARTICLE  adjourn  seal MOVE  (see help)
  board  clocks  rights  counts  record  duties  help  quit
Who acts is said before a colon: white, black, first, second, arbiter, chief, panel, spectator. Without it the player
acts whom the action fits.

Examples:
  damka referee --edition RU22 --discipline russian --control 8m+4s
  printf 'c3-d4\\nb6-a5\\nwhite: offer\\n' | damka referee --discipline 'giveaway' --json
  damka referee --replay games.pdn --edition UA24")]
pub(crate) struct RefereeArgs {
    /// The edition that holds: RU22, RU-CODEX, UA24, RU-RENJU or RU-BEGIN.
    #[arg(long, default_value = "RU22")]
    pub(crate) edition: Edition,
    /// What is played, and how fast: `russian`, `international rapid`, `renju blitz`; how fast may be left to the control.
    #[arg(long, default_value = "russian")]
    pub(crate) discipline: Asked,
    /// The time control: `8m+4s`, `90m/45,30m+30s`; without it the first recommended one.
    #[arg(long)]
    pub(crate) control: Option<Control>,
    /// The players sit at screens: moves press the clock, draws under the rules end the game.
    #[arg(long)]
    pub(crate) remote: bool,
    /// The position the game begins from.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
    /// Renju: the opening regulation.
    #[arg(long, default_value = "free", value_name = "REGULATION")]
    pub(crate) opening: renju::opening::Regulation,
    /// Clock presses are actions of their own; without it a move in a hall presses the clock.
    #[arg(long)]
    pub(crate) by_hand: bool,
    /// Draw the board after every move.
    #[arg(long)]
    pub(crate) board: bool,
    /// Report for each game of a PDN file where it should have ended under the edition.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["remote", "fen", "by_hand", "board", "script"])]
    pub(crate) replay: Option<PathBuf>,
    /// The script; `-` or none is standard input.
    #[arg(value_name = "SCRIPT")]
    pub(crate) script: Option<PathBuf>,
    /// One line of JSON for each event.
    #[arg(long)]
    pub(crate) json: bool,
}
