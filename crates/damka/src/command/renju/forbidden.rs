//! `damka renju forbidden`: the forbidden points of every position in a file.

use std::io::{BufRead, BufReader, Read, Write};

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
    let mut input = BufReader::new(Source::open(&args.file)?.bytes);
    let mut has_trouble = false;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let read = input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line);
        let count = read.map_err(|error| Stop::file("read", &args.file, &error))?;
        if count == 0 {
            break;
        }
        if count as u64 == LINE_MAX && !line.ends_with(b"\n") {
            return Err(Refusal::new(format!("line {number} is longer than {LINE_MAX} bytes")).into());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
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
    }
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
