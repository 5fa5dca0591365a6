//! `damka show`: a position as text, as SVG or in words.

use std::io::Write;
use std::path::Path;

use draughts::{AnyPosition, AnyVariant, Colour, Square};
use notation::diagram::{Diagram, Labels, Mark, Signs};
use serde::Serialize;

use super::renju;
use crate::cli::{Bottom, LabelsArg, ShowArgs};
use crate::file;
use crate::position;
use crate::stop::{Refusal, Stop};

/// The answer.
#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    turn: &'static str,
    text: String,
    words: String,
    svg: String,
}

/// Runs the command.
pub(crate) fn run(args: &ShowArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let Some(asked) = args.position.draughts()? else { return renju::show::run(args, out) };
    let position = position::read(&asked)?;
    let diagram = diagram(args, &position)?;
    let signs = if args.ascii { Signs::Ascii } else { Signs::Unicode };
    if args.json {
        let answer = Answer {
            variant: position.variant().name(),
            fen: position::fen(&position),
            turn: position.turn().name(),
            text: diagram.text(signs),
            words: diagram.words(),
            svg: diagram.svg(),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    match &args.svg {
        None => write!(out, "{}", diagram.text(signs))?,
        Some(path) if path == Path::new("-") => write!(out, "{}", diagram.svg())?,
        Some(path) => file::write_whole(path, diagram.svg().as_bytes())?,
    }
    Ok(())
}

fn diagram(args: &ShowArgs, position: &AnyPosition) -> Result<Diagram, Stop> {
    let variant = position.variant();
    let mut diagram = Diagram::of(position).theme(args.theme).seen_from(match args.bottom {
        Bottom::White => Colour::White,
        Bottom::Black => Colour::Black,
    });
    if let Some(labels) = args.labels {
        diagram = diagram.labels(match labels {
            LabelsArg::None => Labels::None,
            LabelsArg::Around => Labels::Around,
            LabelsArg::Squares => Labels::Squares,
        });
    }
    if let Some(text) = &args.played {
        let played = position::read_move(position, text)?;
        diagram = diagram.played(position, &played);
    }
    let marks = [(Mark::Highlight, &args.mark), (Mark::Circle, &args.circle), (Mark::Cross, &args.cross)];
    for (mark, names) in marks {
        diagram = diagram.mark(mark, squares(variant, names.iter().map(String::as_str))?);
    }
    for route in &args.arrow {
        diagram = diagram.arrow(squares(variant, route.split('-'))?);
    }
    if let Some(title) = &args.title {
        diagram = diagram.title(title);
    }
    if let Some(caption) = &args.caption {
        diagram = diagram.caption(caption);
    }
    Ok(diagram)
}

fn squares<'a>(variant: AnyVariant, names: impl Iterator<Item = &'a str>) -> Result<Vec<Square>, Refusal> {
    names.map(|name| position::read_square(variant, name)).collect()
}
