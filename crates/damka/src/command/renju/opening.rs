//! `damka renju opening`: the name of an opening.

use std::io::Write;

use article::Article;
use notation::renju::moves;
use renju::opening::Pattern;
use renju::{FoulConsequence, Move, Rules, Symmetry};
use serde::Serialize;

use super::cli::OpeningArgs;
use super::{position, regulation};
use crate::stop::{Refusal, Stop};

/// The answer.
#[derive(Serialize)]
struct Answer {
    position: String,
    dialect: &'static str,
    code: &'static str,
    name: &'static str,
    signs: &'static str,
    /// The three moves as they are usually shown.
    canonical: String,
    /// What turns the given moves into these.
    symmetry: &'static str,
}

/// Runs the command.
pub(super) fn run(args: &OpeningArgs, out: &mut dyn Write) -> Result<(), Stop> {
    if let Some(regulation) = args.regulation {
        return regulation::run(args, regulation, out);
    }
    let dialect = args.dialect;
    let game = position::game(&args.moves, dialect)?;
    position::end(&game, Rules { foul: FoulConsequence::Corrected, ..Rules::default() }, dialect)?;
    let first: Vec<Move> = game.main_line().take(3).collect();
    let (Some(&[Move::Stone(a), Move::Stone(b), Move::Stone(c)]), None) = (first.first_chunk(), game.setup())
    else {
        let message = "an opening is three stones, such as \"h8 h9 i10\"";
        return Err(Refusal::new(message).by(Some(const { Article::new("RU22:9.2.4.3") })).into());
    };
    let pattern = Pattern::of([a, b, c]).ok_or_else(|| {
        let message = "this is none of the 26 openings: the first stone lies in the centre, the second inside the \
                       central 3 x 3 and the third inside the central 5 x 5";
        Refusal::new(message).by(Some(const { Article::new("RU22:9.2.4.3") }))
    })?;
    let turned = |symmetry: &Symmetry| [a, b, c].map(|point| symmetry.apply(point)) == pattern.moves();
    let symmetry = Symmetry::ALL.into_iter().find(turned).unwrap_or(Symmetry::Identity);
    let answer = Answer {
        position: moves::write(&first, dialect),
        dialect: dialect.name(),
        code: pattern.code(),
        name: pattern.name(),
        signs: pattern.signs(),
        canonical: moves::write(&pattern.moves().map(Move::Stone), dialect),
        symmetry: name(symmetry),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        let Answer { code, name, signs, canonical, symmetry, .. } = answer;
        writeln!(out, "{code} {name} {signs}, {canonical} ({symmetry})")?;
    }
    Ok(())
}

const fn name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "as it stands",
        Symmetry::QuarterTurn => "quarter turn",
        Symmetry::HalfTurn => "half turn",
        Symmetry::ThreeQuarterTurn => "three quarter turn",
        Symmetry::Mirror => "mirrored left to right",
        Symmetry::Flip => "mirrored top to bottom",
        Symmetry::RisingMirror => "mirrored in the rising diagonal",
        Symmetry::FallingMirror => "mirrored in the falling diagonal",
    }
}
