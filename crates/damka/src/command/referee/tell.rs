//! How a referee tells what happened: in words, or one line of JSON an event.

use std::io::{self, Write};

use article::Article;
use clock::Moment;
use draughts::Colour;
use game::{Board, Event, Fact, Game, Outcome, PLAYERS, Played, Player, Refusal, Score, Stones};
use notation::diagram::{Diagram, Signs};
use notation::moves::{Form, Style};
use notation::renju::{Dialect, Setup};
use renju::opening::Act;
use rulebook::Book;
use serde_json::{Value, json};

use super::facts;
use super::line::Unclear;
use crate::printable::printable;

/// Who tells.
pub(super) struct Teller {
    pub(super) book: Book,
    pub(super) json: bool,
    pub(super) board: bool,
}

impl Teller {
    /// One event, already applied; the board as it was before.
    pub(super) fn event(
        &self,
        before: &Board,
        game: &Game,
        event: &Event,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.json {
            return writeln!(out, "{}", self.event_json(before, game, event));
        }
        let name = |player| colour_of(before, player);
        match &event.fact {
            Fact::Moved { player, played } => {
                let number = game.plies().len().div_ceil(2);
                writeln!(out, "{number}. {} {}", name(*player), write_move(before, played))
            }
            Fact::Pressed { .. } => Ok(()),
            Fact::Ended(outcome) => writeln!(out, "{}", self.outcome(game, outcome)),
            Fact::Offered { player } => writeln!(out, "   {} offers a draw", name(*player)),
            Fact::Declined { player } => writeln!(out, "   {} declines", name(*player)),
            Fact::Claimed { player, .. } => writeln!(out, "   {} claims a draw", name(*player)),
            Fact::ClaimFailed { player, by } => {
                writeln!(out, "   the claim of {} fails [{}]", name(*player), self.cite(*by))
            }
            Fact::Noted { article, text } => {
                writeln!(out, "   noted [{}]: {}", self.cite(*article), printable(text))
            }
            fact => {
                let told = facts::tell(fact, &name);
                match told.by {
                    Some(by) => writeln!(out, "   {} [{}]", printable(&told.words), self.cite(by)),
                    None => writeln!(out, "   {}", printable(&told.words)),
                }
            }
        }
    }

    /// What stands after a move: the board, the clocks, the counts that run.
    pub(super) fn after(&self, game: &Game, told: usize, now: Moment, out: &mut dyn Write) -> io::Result<()> {
        if self.json || game.plies().len() == told || game.outcome().is_some() {
            return Ok(());
        }
        if self.board {
            self.board(game, out)?;
        }
        self.clocks(game, now, out)?;
        self.counts(game, out)
    }

    pub(super) fn refusal(&self, refusal: &Refusal, out: &mut dyn Write) -> io::Result<()> {
        if self.json {
            let refused = json!({ "refused": {
                "message": refusal.why, "article": refusal.by.name(), "instead": refusal.instead,
            }});
            return writeln!(out, "{refused}");
        }
        writeln!(out, "   refused: {} [{}]", refusal.why, self.cite(refusal.by))?;
        if refusal.instead.is_empty() {
            Ok(())
        } else {
            writeln!(out, "   instead: {}", printable(&refusal.instead))
        }
    }

    pub(super) fn unclear(&self, unclear: &Unclear, out: &mut dyn Write) -> io::Result<()> {
        if self.json {
            return writeln!(out, "{}", json!({ "refused": { "message": unclear.0 } }));
        }
        writeln!(out, "   not understood: {}", printable(&unclear.0))
    }

    pub(super) fn board(&self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        if self.json {
            return writeln!(out, "{}", json!({ "board": write_board(game.board()) }));
        }
        match game.board() {
            Board::Draughts(position) => write!(out, "{}", Diagram::of(position).text(Signs::Unicode)),
            Board::Renju(stones) => {
                write!(out, "{}", notation::renju::Diagram::new(&setup(stones)).text())
            }
        }
    }

    pub(super) fn clocks(&self, game: &Game, now: Moment, out: &mut dyn Write) -> io::Result<()> {
        let shown = PLAYERS.map(|player| game.left(player, now).to_string());
        if self.json {
            let running = game.running().map(|player| self.name(game, player));
            return writeln!(out, "{}", json!({ "clocks": shown, "running": running }));
        }
        let sign = |player| if game.running() == Some(player) { "*" } else { " " };
        let [first, second] = PLAYERS.map(|player| (self.name(game, player), sign(player)));
        writeln!(out, "   {} {}{}  {} {}{}", first.0, shown[0], first.1, second.0, shown[1], second.1)
    }

    pub(super) fn counts(&self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        for count in game.counts() {
            let whose = count.whose.map_or("each side", Colour::name);
            if self.json {
                let told = json!({ "count": { "article": count.by.name(), "made": count.made, "of": count.of, "whose": whose } });
                writeln!(out, "{told}")?;
            } else if count.made > 0 {
                writeln!(
                    out,
                    "   {} of {} moves by {whose} [{}]",
                    count.made,
                    count.of,
                    self.cite(count.by)
                )?;
            }
        }
        if game.occurrences() > 1 {
            let times = game.occurrences();
            if self.json {
                writeln!(out, "{}", json!({ "occurrences": times }))?;
            } else {
                writeln!(out, "   this position for the {} time", ordinal(times))?;
            }
        }
        Ok(())
    }

    pub(super) fn rights(&self, game: &Game, now: Moment, out: &mut dyn Write) -> io::Result<()> {
        for player in PLAYERS {
            let rights = game.rights(player, now);
            if self.json {
                let rights: Vec<Value> = rights
                    .iter()
                    .map(|right| json!({ "may": right.what.words(), "article": right.by.name() }))
                    .collect();
                writeln!(
                    out,
                    "{}",
                    json!({ "rights": { "player": self.name(game, player), "list": rights } })
                )?;
                continue;
            }
            writeln!(out, "   {} may", self.name(game, player))?;
            for right in rights {
                writeln!(out, "     {} [{}]", right.what.words(), self.cite(right.by))?;
            }
        }
        Ok(())
    }

    pub(super) fn record(&self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        let mut board = game.origin().clone();
        let mut texts = Vec::new();
        for ply in game.plies() {
            texts.push(write_move(&board, &ply.played));
            if let Ok(after) = board.after(&ply.played, game.law()) {
                board = after;
            }
        }
        if self.json {
            return writeln!(out, "{}", json!({ "record": texts }));
        }
        for (number, pair) in texts.chunks(2).enumerate() {
            writeln!(out, "   {}. {}", number + 1, pair.join(" "))?;
        }
        Ok(())
    }

    pub(super) fn duties(&self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        for duty in game.duties(&self.book) {
            let entry = duty.entry;
            if self.json {
                let told = json!({ "duty": {
                    "article": entry.article.name(), "title": entry.title, "see": entry.note, "noted": duty.noted,
                }});
                writeln!(out, "{told}")?;
                continue;
            }
            let done = if duty.noted > 0 { "noted" } else { "" };
            writeln!(out, "   {}  {done}\n     {}", self.cite(entry.article), entry.note)?;
        }
        Ok(())
    }

    /// The colour a player holds.
    pub(super) fn name(&self, game: &Game, player: Player) -> &'static str {
        colour_of(game.board(), player)
    }

    /// An article with its title.
    pub(super) fn cite(&self, article: Article) -> String {
        match self.book.entry(article) {
            Some(entry) if !entry.title.is_empty() => format!("{article}, {}", entry.title),
            _ => article.to_string(),
        }
    }

    fn outcome(&self, game: &Game, outcome: &Outcome) -> String {
        let who = match outcome.result {
            Score::Win(player) => format!("{} wins", self.name(game, player)),
            Score::Draw => "Draw".to_owned(),
            Score::BothLose => "Both lose".to_owned(),
        };
        let count = outcome.count.map_or(String::new(), |count| format!(", counted {count}"));
        let [white, black] = in_order(game, outcome);
        let by = outcome.article().map_or_else(String::new, |by| format!(" [{}]", self.cite(by)));
        format!("{white}-{black}  {who}: {}{count}{by}", outcome.cause.words())
    }

    fn event_json(&self, before: &Board, game: &Game, event: &Event) -> Value {
        let name = |player: Player| colour_of(before, player);
        let mut told = json!({ "at": event.at.0, "event": event.fact.kind() });
        let about = match &event.fact {
            Fact::Moved { player, played } => json!({
                "player": name(*player), "move": write_move(before, played), "board": write_board(game.board()),
            }),
            Fact::Pressed { player, lag } => json!({
                "player": name(*player), "lag": lag.as_millis(),
                "clocks": PLAYERS.map(|player| game.left(player, event.at).as_millis()),
            }),
            Fact::Offered { player } | Fact::Declined { player } => json!({ "player": name(*player) }),
            Fact::Claimed { player, claim } => {
                json!({ "player": name(*player), "claim": format!("{claim:?}") })
            }
            Fact::ClaimFailed { player, by } => json!({ "player": name(*player), "article": by.name() }),
            Fact::Noted { article, text } => json!({ "article": article.name(), "text": text }),
            Fact::Ended(outcome) => json!({
                "result": in_order(game, outcome).join("-"), "cause": outcome.cause.words(),
                "article": outcome.article().map(Article::name), "count": outcome.count,
            }),
            fact => {
                let told = facts::tell(fact, &name);
                json!({ "what": told.what, "text": told.words, "article": told.by.map(Article::name) })
            }
        };
        if let (Value::Object(told), Value::Object(about)) = (&mut told, about) {
            told.extend(about);
        }
        told
    }
}

fn colour_of(board: &Board, player: Player) -> &'static str {
    match board.colour(player) {
        Colour::White => "White",
        Colour::Black => "Black",
    }
}

/// The marks with White's first in draughts; in renju too.
fn in_order(game: &Game, outcome: &Outcome) -> [&'static str; 2] {
    let [first, second] = outcome.marks();
    match game.board().colour(Player::First) {
        Colour::White => [first, second],
        Colour::Black => [second, first],
    }
}

/// A move as records write it.
pub(super) fn write_move(before: &Board, played: &Played) -> String {
    match (before, played) {
        (Board::Draughts(position), Played::Move(played)) => {
            let style = Style::of_rules(position.rules(), Form::Full);
            notation::moves::write_any(position, played, style)
        }
        (_, Played::Stone(renju::Move::Stone(point))) => Dialect::World.write(*point),
        (_, Played::Stone(renju::Move::Pass)) => "-".to_owned(),
        (_, Played::Act(act)) => write_act(*act),
        (Board::Renju(_), Played::Move(_)) => String::new(),
    }
}

fn write_act(act: Act) -> String {
    match act {
        Act::Place(point) | Act::Offer(point) | Act::Pick(point) => Dialect::World.write(point),
        Act::Choose(choice) => notation::renju::acts::choice(choice).to_owned(),
        Act::Declare(number) => number.to_string(),
        Act::Press => "-".to_owned(),
    }
}

fn write_board(board: &Board) -> String {
    match board {
        Board::Draughts(position) => crate::position::fen(position),
        Board::Renju(stones) => setup(stones).write(Dialect::World),
    }
}

fn setup(stones: &Stones) -> Setup {
    let position = stones.position();
    Setup { board: *position.board(), turn: position.turn() }
}

fn ordinal(times: u8) -> String {
    match times {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        more => format!("{more}th"),
    }
}
