//! `damka referee`: one game refereed line by line, or the games of a file judged by an edition.

pub(crate) mod cli;
mod conduct;
mod facts;
mod judge;
mod line;
mod tell;

use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::path::Path;
use std::time::Instant;

use clock::{Millis, Moment};
use game::{Actor, Board, Command, Event, Game, Phase, Player, Role, start};
use rulebook::{Book, Draft, Kind, Regulation};

use crate::file::Source;
use crate::position;
use crate::stop::{Refusal, Stop};
use cli::RefereeArgs;
use line::{Line, Show};
use tell::Teller;

/// Lines longer than this are nonsense.
const LINE_MAX: u64 = 10_000;

/// Runs the command.
pub(crate) fn run(args: &RefereeArgs, out: &mut dyn Write) -> Result<(), Stop> {
    if let Some(file) = &args.replay {
        return judge::run(args, file, out);
    }
    let game = game(args)?;
    let typed = args.script.is_none() && io::stdin().is_terminal();
    let mut table = Table {
        game,
        now: Moment(0),
        begun: typed.then(Instant::now),
        skipped: Millis::ZERO,
        teller: Teller { book: Book::open(), json: args.json, board: args.board },
        by_hand: args.by_hand || args.remote,
        refused: false,
        told: 0,
        out,
    };
    if !args.json {
        table.greet(typed)?;
    }
    table.begin()?;
    let source = Source::open(args.script.as_deref().unwrap_or(Path::new("-")))?;
    let mut lines = BufReader::new(source.bytes);
    loop {
        let mut text = Vec::new();
        let read = lines.by_ref().take(LINE_MAX).read_until(b'\n', &mut text);
        let count = read.map_err(|error| Stop::WrongUse(format!("cannot read the script: {error}")))?;
        if count == 0 || !table.hear(&String::from_utf8_lossy(&text))? {
            break;
        }
        if table.game.outcome().is_some() && !typed {
            break;
        }
    }
    table.close()?;
    if table.refused && !typed { Err(Stop::TroubleFound) } else { Ok(()) }
}

/// The game the arguments describe.
fn game(args: &RefereeArgs) -> Result<Game, Stop> {
    let (regulation, _) = regulation(args)?;
    let board = match (&args.fen, regulation.discipline.kind) {
        (None, _) => Board::start(&regulation),
        (Some(fen), Kind::Draughts(variant)) => Board::Draughts(position::parse(variant, fen)?),
        (Some(_), Kind::Renju) => {
            return Err(Stop::WrongUse(
                "--fen is for draughts; renju begins with its opening regulation".to_owned(),
            ));
        }
    };
    Ok(Game::from_board(regulation, Moment(0), board))
}

/// The regulation the arguments describe, with the edition's advice.
pub(super) fn regulation(args: &RefereeArgs) -> Result<(Regulation, Vec<rulebook::Objection>), Stop> {
    let discipline = Draft::meant(args.edition, args.discipline, args.control);
    let draft = match args.control {
        Some(control) => Draft::usual(args.edition, discipline, control),
        None => Draft::preset(args.edition, discipline).ok(),
    };
    let Some(mut draft) = draft else {
        let objection = Draft::preset(args.edition, discipline).err();
        return Err(refused(objection.as_slice()));
    };
    if args.remote {
        draft = draft.remote();
    }
    draft.opening = args.opening;
    draft.check().map_err(|objections| refused(&objections))
}

/// What an edition has against a draft, as a refusal.
fn refused(objections: &[rulebook::Objection]) -> Stop {
    let words: Vec<String> = objections.iter().map(ToString::to_string).collect();
    let by = objections.first().map(|objection| objection.by);
    Refusal::new(words.join("; ")).by(by).into()
}

/// A game on a table, the time, and whoever listens.
struct Table<'a> {
    game: Game,
    now: Moment,
    /// When a person sat down at the keyboard: the clocks then run by themselves.
    begun: Option<Instant>,
    /// Time that passed only because a line said so.
    skipped: Millis,
    teller: Teller,
    by_hand: bool,
    refused: bool,
    /// How many half-moves the listener has heard of.
    told: usize,
    out: &'a mut dyn Write,
}

impl Table<'_> {
    fn greet(&mut self, typed: bool) -> io::Result<()> {
        let regulation = self.game.regulation();
        writeln!(
            self.out,
            "{} under {}, {}, {}",
            regulation.discipline,
            regulation.edition,
            regulation.control,
            if self.game.is_remote() { "at screens" } else { "in a hall" }
        )?;
        if typed {
            writeln!(self.out, "Type moves, or help.")?;
        }
        self.teller.board(&self.game, self.out)
    }

    fn begin(&mut self) -> Result<(), Stop> {
        self.obey(Actor::Player(Player::First), &Command::arrive(Player::First))?;
        self.obey(Actor::Player(Player::Second), &Command::arrive(Player::Second))?;
        self.obey(Actor::Official(Role::Arbiter), &Command::Start(start::Command::Begin))?;
        Ok(self.out.flush()?)
    }

    /// Hears one line; false when it was the last.
    fn hear(&mut self, text: &str) -> Result<bool, Stop> {
        if let Some(begun) = self.begun {
            let elapsed = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
            self.now = Moment(0) + Millis::millis(elapsed) + self.skipped;
        }
        if text.trim().is_empty() || text.trim_start().starts_with('#') {
            return Ok(true);
        }
        match line::read(&self.game, text) {
            Ok((passed, line)) => {
                self.now = self.now + passed;
                self.skipped += passed;
                match line {
                    Line::Quit => return Ok(false),
                    Line::Wait => self.obey(Actor::Program, &Command::Tick)?,
                    Line::Show(what) => self.show(what)?,
                    Line::Do(by, command) => {
                        let moved = matches!(command, Command::Move { .. });
                        self.obey(by, &command)?;
                        if moved && !self.by_hand && self.game.phase() == Phase::Playing {
                            self.press(by)?;
                        }
                    }
                }
            }
            Err(unclear) => {
                self.refused = true;
                self.teller.unclear(&unclear, self.out)?;
            }
        }
        self.teller.after(&self.game, self.told, self.now, self.out)?;
        self.told = self.game.plies().len();
        self.out.flush()?;
        Ok(true)
    }

    /// Presses the clock for a player who has just moved.
    fn press(&mut self, by: Actor) -> Result<(), Stop> {
        if self.game.unpressed().map(Actor::Player) == Some(by) {
            self.obey(by, &Command::Press)?;
        }
        Ok(())
    }

    /// Gives a command and tells what follows.
    fn obey(&mut self, by: Actor, command: &Command) -> Result<(), Stop> {
        match self.game.decide(by, command, self.now) {
            Ok(events) => self.take(&events)?,
            Err(refusal) => {
                self.refused = true;
                self.teller.refusal(&refusal, self.out)?;
            }
        }
        Ok(())
    }

    fn take(&mut self, events: &[Event]) -> Result<(), Stop> {
        for event in events {
            let before = self.game.board().clone();
            self.game.apply(event);
            self.teller.event(&before, &self.game, event, self.out)?;
        }
        Ok(())
    }

    fn show(&mut self, what: Show) -> io::Result<()> {
        match what {
            Show::Board => self.teller.board(&self.game, self.out),
            Show::Clocks => self.teller.clocks(&self.game, self.now, self.out),
            Show::Rights => self.teller.rights(&self.game, self.now, self.out),
            Show::Counts => self.teller.counts(&self.game, self.out),
            Show::Record => self.teller.record(&self.game, self.out),
            Show::Duties => self.teller.duties(&self.game, self.out),
            Show::Help => writeln!(self.out, "{HELP}"),
        }
    }

    fn close(&mut self) -> io::Result<()> {
        if self.game.outcome().is_none() && !self.teller.json {
            writeln!(
                self.out,
                "the game is not finished; {} to move",
                self.teller.name(&self.game, self.game.turn())
            )?;
        }
        Ok(())
    }
}

const HELP: &str = "\
c3-d4, 32-28, h8      a move          c3-d4 offer           a move with a draw offer
offer accept decline  draw offers     claim GROUND          repetition, moves, ending, flags, time, won, or a move
press flag stop       the clock       resign                give up
wait 30s, +30s ...    time passes     white: ...            who acts: white black first second arbiter chief panel
draw check resume     the arbiter     note ARTICLE TEXT     what an official sees to
touch c3, lift c3     a piece         put FEN               what lies on the board after an irregular action
demand leave dispute  about it        ruling corrected|stands, judge resignation|misunderstanding
violation WHO ARTICLE [gross]         impose WHO remark|warning|time 30s|loss ARTICLE
adjourn, seal MOVE    adjournment     sealed, resumption, open; announce MOVE; lost, back; sign, protest TEXT
board clocks rights counts record     show                  duties, what officials see to; quit";
