//! One line of a referee's script.

use std::fmt;

use article::Article;
use clock::{Control, Millis};
use game::{Actor, Board, Claim, Command, Game, Played, Player, Role, StopReason, start};
use notation::renju::Dialect;

use super::conduct;

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Line {
    /// A command of an actor; a move presses the clock unless presses are actions of their own.
    Do(Actor, Command),
    /// Let time pass.
    Wait,
    /// Show something.
    Show(Show),
    /// End.
    Quit,
}

/// What can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    Board,
    Clocks,
    Rights,
    Counts,
    Record,
    Duties,
    Help,
}

/// A line that could not be understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unclear(pub(super) String);

/// Reads a line: how much time passes before it, and what it asks for.
pub(super) fn read(game: &Game, text: &str) -> Result<(Millis, Line), Unclear> {
    let text = text.trim();
    let (passed, text) = match text.strip_prefix('+') {
        Some(rest) => {
            let (time, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            (read_time(time)?, rest.trim())
        }
        None => (Millis::ZERO, text),
    };
    if text.is_empty() {
        return Ok((passed, Line::Wait));
    }
    let (who, action) = match text.split_once(':').map(|(who, action)| (read_actor(game, who.trim()), action))
    {
        Some((Some(actor), action)) => (Some(actor), action.trim()),
        _ => (None, text),
    };
    let mut words = action.split_whitespace();
    let first = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let (passed, line) = match (first, rest.as_slice()) {
        ("wait", [time]) => (passed + read_time(time)?, Line::Wait),
        ("quit" | "exit", []) => (passed, Line::Quit),
        ("board", []) => (passed, Line::Show(Show::Board)),
        ("clocks" | "clock", []) => (passed, Line::Show(Show::Clocks)),
        ("rights", []) => (passed, Line::Show(Show::Rights)),
        ("counts", []) => (passed, Line::Show(Show::Counts)),
        ("record", []) => (passed, Line::Show(Show::Record)),
        ("duties", []) => (passed, Line::Show(Show::Duties)),
        ("help" | "?", []) => (passed, Line::Show(Show::Help)),
        _ => (passed, act(game, who, first, &rest)?),
    };
    Ok((passed, line))
}

fn act(game: &Game, who: Option<Actor>, first: &str, rest: &[&str]) -> Result<Line, Unclear> {
    let mover = Actor::Player(game.turn());
    let other = Actor::Player(game.turn().other());
    let arbiter = Actor::Official(Role::Arbiter);
    let by = |usual: Actor| who.unwrap_or(usual);
    let offered = game.offered().map_or(mover, |player| Actor::Player(player.other()));
    if let Some((usual, command)) = conduct::read(game, first, rest)? {
        return Ok(Line::Do(by(usual), command));
    }
    let line = match (first, rest) {
        ("begin", []) => Line::Do(by(arbiter), Command::Start(start::Command::Begin)),
        ("arrive", []) => match by(mover).player() {
            Some(player) => Line::Do(by(mover), Command::arrive(player)),
            None => return Err(Unclear("say who arrives: white: arrive".to_owned())),
        },
        ("press", []) => {
            let usual = if game.running() == Some(game.turn()) { mover } else { other };
            Line::Do(by(usual), Command::Press)
        }
        ("flag", []) => Line::Do(by(mover), Command::CallFlag),
        ("resign", []) => Line::Do(by(mover), Command::Resign),
        ("stop", []) => Line::Do(by(mover), Command::Stop(StopReason::None)),
        ("stop", ["call"]) => Line::Do(by(mover), Command::Stop(StopReason::CallArbiter)),
        ("stop", ["disturbance"]) => Line::Do(by(mover), Command::Stop(StopReason::Disturbance)),
        ("stop", ["won"]) => Line::Do(by(mover), Command::Stop(StopReason::WonWithoutTime)),
        ("resume", []) => Line::Do(by(arbiter), Command::Resume),
        ("abort", []) => Line::Do(by(mover), Command::Abort),
        ("offer", []) => Line::Do(by(other), Command::Offer),
        ("accept", []) => Line::Do(by(offered), Command::Accept),
        ("decline", []) => Line::Do(by(offered), Command::Decline),
        ("withdraw", []) => Line::Do(by(other), Command::Withdraw),
        ("claim", [ground]) => Line::Do(by(mover), Command::Claim(read_claim(game, ground)?)),
        ("check", []) => Line::Do(by(arbiter), Command::Check { upheld: true }),
        ("check", ["no"]) => Line::Do(by(arbiter), Command::Check { upheld: false }),
        ("draw", []) => Line::Do(by(arbiter), Command::DeclareDraw),
        ("count", []) => Line::Do(by(mover), Command::CountAloud),
        ("note", [name, text @ ..]) => {
            let article = Article::find(name).ok_or_else(|| {
                Unclear(format!("{name:?} is no article; one is written like RU22:5.4.2.9"))
            })?;
            Line::Do(by(arbiter), Command::Note { article, text: text.join(" ") })
        }
        (text, []) => Line::Do(by(mover), Command::play(read_move(game, text)?)),
        (text, ["offer" | "="]) => {
            Line::Do(by(mover), Command::Move { played: read_move(game, text)?, offer: true })
        }
        _ => return Err(Unclear(format!("{first:?} is no action that is followed by words; type help"))),
    };
    Ok(line)
}

pub(super) fn read_actor(game: &Game, word: &str) -> Option<Actor> {
    let holder = |colour: draughts::Colour| {
        let first = game.board().colour(Player::First) == colour;
        Actor::Player(if first { Player::First } else { Player::Second })
    };
    Some(match word {
        "first" => Actor::Player(Player::First),
        "second" => Actor::Player(Player::Second),
        "white" => holder(draughts::Colour::White),
        "black" | "red" => holder(draughts::Colour::Black),
        "arbiter" => Actor::Official(Role::Arbiter),
        "secretary" => Actor::Official(Role::Secretary),
        "chief" => Actor::Official(Role::ChiefArbiter),
        "panel" => Actor::Official(Role::Panel),
        "spectator" => Actor::Spectator,
        _ => return None,
    })
}

fn read_claim(game: &Game, ground: &str) -> Result<Claim, Unclear> {
    Ok(match ground {
        "repetition" => Claim::Repetition,
        "moves" => Claim::MoveCount,
        "ending" => Claim::NotPlayedOn,
        "flags" => Claim::BothFlags,
        "time" => Claim::ShortOfTime,
        "won" => Claim::WonWithoutTime,
        "counted" => Claim::CountedAloud,
        text => Claim::RepetitionAfter(read_move(game, text)?),
    })
}

/// A move, or what an opening regulation of renju asks for.
pub(super) fn read_move(game: &Game, text: &str) -> Result<Played, Unclear> {
    let stones = match game.board() {
        Board::Draughts(position) => {
            let read = notation::moves::read_any(position, text);
            return read.map(Played::Move).map_err(|error| Unclear(error.to_string()));
        }
        Board::Renju(stones) => stones,
    };
    if text == "-" || text == "pass" {
        return Ok(Played::Stone(renju::Move::Pass));
    }
    if stones.is_opening() {
        // `offer` alone is a draw offer, so the choice to offer fifth moves has a word of its own.
        let word = if text == "fifths" { "offer" } else { text };
        let said =
            notation::renju::acts::read(word, Dialect::World).map_err(|error| Unclear(error.to_string()))?;
        return match said.as_slice() {
            [one] => Ok(Played::Act(one.meant(stones.opening()).1)),
            _ => Err(Unclear("one act a line, please".to_owned())),
        };
    }
    let point = Dialect::World.read(text).map_err(|error| Unclear(error.to_string()))?;
    Ok(Played::Stone(renju::Move::Stone(point)))
}

/// A time such as `30s`, `2m`, `1m30s`.
pub(super) fn read_time(text: &str) -> Result<Millis, Unclear> {
    let wrong = || Unclear(format!("{text:?} is no time; one is written 30s, 2m or 1m30s"));
    if let Some(millis) = text.strip_suffix("ms") {
        return millis.parse().map(Millis::millis).map_err(|_| wrong());
    }
    let control: Control = text.parse().map_err(|_| wrong())?;
    control.whole_game().filter(|_| !control.has_increment()).ok_or_else(wrong)
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
