//! `damka moves`: the legal moves of a position.

use std::io::Write;

use draughts::{AnyPosition, Direction, Move, Route, Square};
use serde::Serialize;

use super::renju;
use crate::cli::MovesArgs;
use crate::position;
use crate::stop::Stop;

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    turn: &'static str,
    moves: Vec<Entry>,
    outcome: Option<&'static str>,
}

/// One move.
#[derive(Serialize)]
struct Entry {
    from: String,
    to: String,
    /// In the order of the route.
    captures: Vec<String>,
    /// The shortest route, origin and destination included.
    path: Vec<String>,
    text: String,
    short: String,
}

/// Runs the command.
pub(crate) fn run(args: &MovesArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let Some(asked) = args.position.draughts()? else {
        return renju::moves::run(args.position.fen.as_deref(), &args.position.renju, args.json, out);
    };
    let position = position::read(&asked)?;
    let ending = position.ending();
    let answer = Answer {
        variant: position.variant().name(),
        fen: position::fen(&position),
        turn: position.turn().name(),
        moves: position.moves().iter().map(|played| entry(&position, played)).collect(),
        outcome: ending.map(|ending| ending.winner.name()),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    for Entry { text, captures, .. } in &answer.moves {
        match captures.as_slice() {
            [] => writeln!(out, "{text}")?,
            captures => writeln!(out, "{text:<24} takes {}", captures.join(", "))?,
        }
    }
    match ending {
        Some(ending) => {
            let lack = position::lack(ending.reason);
            writeln!(out, "{} to move has {lack}: {} wins ({})", answer.turn, ending.winner, ending.by)?;
        }
        None => {
            let plural = if answer.moves.len() == 1 { "" } else { "s" };
            writeln!(out, "{} move{plural}, {} to move, {}", answer.moves.len(), answer.turn, answer.fen)?;
        }
    }
    Ok(())
}

fn entry(position: &AnyPosition, played: &Move) -> Entry {
    let route = position.route(played);
    let name = |square: Square| position::square(position, square);
    Entry {
        from: name(played.from()),
        to: name(played.to()),
        captures: captures(position, played, &route).into_iter().map(name).collect(),
        path: route.squares().iter().copied().map(name).collect(),
        text: position::text(position, played),
        short: position::short(position, played),
    }
}

/// The captured pieces in the order in which the route jumps them.
fn captures(position: &AnyPosition, played: &Move, route: &Route) -> Vec<Square> {
    let board = position.rules().board.value;
    let between = |leg: &[Square]| -> Vec<Square> {
        let &[from, to] = leg else { return Vec::new() };
        let direction =
            Direction::ALL.into_iter().find(|&way| board.ray(from, way).any(|square| square == to));
        let ray = direction.into_iter().flat_map(|way| board.ray(from, way).collect::<Vec<_>>());
        ray.take_while(|&square| square != to).collect()
    };
    route
        .squares()
        .windows(2)
        .flat_map(between)
        .filter(|&square| played.captured().contains(square))
        .collect()
}
