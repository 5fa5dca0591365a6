//! `damka moves renju`: where a stone may be put and where not, with the reasons.

use std::io::Write;

use notation::renju::Dialect;
use renju::{Points, Position};
use serde::Serialize;

use super::cli::RenjuArgs;
use super::position;
use super::why::{self, Forbidden};
use crate::stop::Stop;

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    dialect: &'static str,
    position: String,
    fen: String,
    turn: &'static str,
    /// The points where a stone may be put.
    moves: Vec<String>,
    /// Whether the side to move may decline to put a stone.
    pass: bool,
    /// The points forbidden to Black, whoever is to move.
    forbidden: Vec<Forbidden>,
    outcome: Option<&'static str>,
}

/// Runs the command.
pub(crate) fn run(fen: Option<&str>, args: &RenjuArgs, json: bool, out: &mut dyn Write) -> Result<(), Stop> {
    let dialect = args.judge.dialect;
    let rules = args.judge.rules(args.foul.into());
    let game = position::game(args.position.as_deref().or(fen).unwrap_or_default(), dialect)?;
    let now = position::end(&game, rules, dialect)?;
    let answer = Answer {
        variant: "renju",
        dialect: dialect.name(),
        position: position::text(&game, &now, dialect),
        fen: notation::renju::Setup::from(&now).write(dialect),
        turn: now.turn().name(),
        moves: now.allowed().map(|point| dialect.write(point)).collect(),
        pass: now.play(renju::Move::Pass).is_ok(),
        forbidden: why::forbidden(now.board(), rules.three, dialect),
        outcome: now.ending().map(position::outcome),
    };
    if json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    write(&answer, &now, dialect, out)
}

fn write(answer: &Answer, now: &Position, dialect: Dialect, out: &mut dyn Write) -> Result<(), Stop> {
    if let Some(ending) = now.ending() {
        writeln!(out, "{}", position::ending_words(ending))?;
        return Ok(());
    }
    let allowed = now.allowed();
    for row in 0..renju::SIDE {
        let row: Points = allowed.filter(|point| point.row() == row).collect();
        if !row.is_empty() {
            writeln!(out, "{}", notation::renju::points(row, dialect))?;
        }
    }
    for Forbidden { text, .. } in &answer.forbidden {
        writeln!(out, "{text}")?;
    }
    let [points, forbidden] = [answer.moves.len(), answer.forbidden.len()];
    let plural = if points == 1 { "" } else { "s" };
    writeln!(out, "{points} point{plural}, {} to move, {forbidden} forbidden to black", answer.turn)?;
    Ok(())
}
