//! `damka renju forbidden`: the forbidden points of every position in a file.

use std::io::Write;

use renju::FoulConsequence;
use serde::Serialize;

use super::cli::ForbiddenArgs;
use super::position;
use super::why::{self, Forbidden};
use crate::file::Source;
use crate::printable::printable;
use crate::stop::{Refusal, Stop};

/// The answer for a line.
#[derive(Serialize)]
struct Answer {
    line: u64,
    position: String,
    turn: &'static str,
    forbidden: Vec<Forbidden>,
}

/// The longest line; 225 moves need a tenth of it.
const LINE_MAX: u64 = 1 << 16;

/// Runs the command.
pub(super) fn run(args: &ForbiddenArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut has_trouble = false;
    Source::open(&args.file)?.each_line(&args.file, LINE_MAX, |number, text| {
        match answer(args, number, text) {
            Ok(answer) => tell(&answer, args.json, out)?,
            Err(refusal) => {
                has_trouble = true;
                if args.json {
                    writeln!(out, "{}", serde_json::json!({ "line": number, "error": refusal }))?;
                } else {
                    writeln!(out, "{number}: {}", printable(&refusal.to_string()))?;
                }
            }
        }
        Ok(())
    })?;
    if has_trouble { Err(Stop::TroubleFound) } else { Ok(()) }
}

fn answer(args: &ForbiddenArgs, line: u64, text: &str) -> Result<Answer, Refusal> {
    let dialect = args.judge.dialect;
    // A foul that nobody declared stays on the board, and the question is about the next stone.
    let rules = args.judge.rules(FoulConsequence::Corrected);
    let game = position::game(text, dialect)?;
    let now = position::end(&game, rules, dialect)?;
    Ok(Answer {
        line,
        position: position::text(&game, &now, dialect),
        turn: now.turn().name(),
        forbidden: why::forbidden(now.board(), rules.three, dialect),
    })
}

fn tell(answer: &Answer, json: bool, out: &mut dyn Write) -> Result<(), Stop> {
    if json {
        serde_json::to_writer(&mut *out, answer)?;
        writeln!(out)?;
        return Ok(());
    }
    let Answer { line, position, forbidden, .. } = answer;
    let points: Vec<_> =
        forbidden.iter().map(|Forbidden { point, kind, .. }| format!("{point} ({kind})")).collect();
    let points = if points.is_empty() { "nothing forbidden".to_owned() } else { points.join(", ") };
    writeln!(out, "{line}: {points}  [{position}]")?;
    for inner in forbidden.iter().flat_map(|forbidden| forbidden.text.lines()) {
        writeln!(out, "  {inner}")?;
    }
    Ok(())
}
