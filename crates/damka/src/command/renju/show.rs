//! `damka show renju`: a position or the record of a game as text or SVG.

use std::io::Write;
use std::path::Path;

use notation::renju::{Diagram, Setup};
use serde::Serialize;

use super::position;
use crate::cli::ShowArgs;
use crate::file;
use crate::stop::Stop;

/// The answer.
#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    dialect: &'static str,
    position: String,
    fen: String,
    turn: &'static str,
    text: String,
    words: String,
    svg: String,
}

/// Runs the command.
pub(crate) fn run(args: &ShowArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let lists = [&args.mark, &args.circle, &args.cross, &args.arrow];
    if args.played.is_some() || args.labels.is_some() || lists.iter().any(|list| !list.is_empty()) {
        let options = "--move, --labels, --mark, --circle, --cross and --arrow are for draughts";
        return Err(Stop::WrongUse(format!(
            "{options}; renju has --position, --look, --plain and --forbidden"
        )));
    }
    let renju = &args.position.renju;
    let dialect = renju.judge.dialect;
    let text = renju.position.as_ref().or(args.position.fen.as_ref());
    let game = position::game(text.map_or("", String::as_str), dialect)?;
    let now = position::end(&game, renju.judge.rules(renju.foul.into()), dialect)?;
    let mut diagram = Diagram::of_game(&game).look(args.look.look.into()).dialect(dialect).theme(args.theme);
    if args.look.plain {
        diagram = diagram.plain();
    }
    if args.look.forbidden {
        diagram = diagram.forbidden(&now.fouls());
    }
    if let Some(title) = &args.title {
        diagram = diagram.title(title);
    }
    if let Some(caption) = &args.caption {
        diagram = diagram.caption(caption);
    }
    if args.json {
        let answer = Answer {
            variant: "renju",
            dialect: dialect.name(),
            position: position::text(&game, &now, dialect),
            fen: Setup::from(&now).write(dialect),
            turn: now.turn().name(),
            text: diagram.text(),
            words: diagram.words(),
            svg: diagram.svg(),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    match &args.svg {
        None => write!(out, "{}", diagram.text())?,
        Some(path) if path == Path::new("-") => write!(out, "{}", diagram.svg())?,
        Some(path) => file::write_whole(path, diagram.svg().as_bytes())?,
    }
    Ok(())
}
