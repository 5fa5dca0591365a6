//! `damka renju opening --regulation`: who acts after these first moves, and what is allowed.

use std::io::Write;

use notation::renju::{Dialect, acts, moves, opening_refusal, points, turn};
use renju::opening::{Opening, OpeningRefused, Player, Regulation, Task, Turn};
use renju::{Colour, Move};
use serde::Serialize;

use super::cli::OpeningArgs;
use super::position::unreadable;
use crate::stop::{Refusal, Stop};

/// The answer.
#[derive(Serialize)]
struct Answer {
    regulation: String,
    dialect: &'static str,
    position: String,
    code: Option<&'static str>,
    name: Option<&'static str>,
    /// Who holds the colours now.
    black: &'static str,
    white: &'static str,
    declared: Option<u8>,
    offers: Vec<String>,
    /// Nothing once play is free.
    turn: Option<Asked>,
    text: String,
}

/// What is asked, and of whom.
#[derive(Serialize)]
struct Asked {
    player: &'static str,
    task: &'static str,
    /// Points, choices or numbers.
    allowed: Vec<String>,
}

/// Runs the command.
pub(super) fn run(args: &OpeningArgs, regulation: Regulation, out: &mut dyn Write) -> Result<(), Stop> {
    let example = "an opening is written like \"h8 keep h9 swap i10\" or \"1:h8 2:swap\"";
    let acts = acts::read(&args.moves, args.dialect)
        .map_err(|error| unreadable("opening", &args.moves, &error, example))?;
    let mut opening = Opening::new(regulation);
    for (said, number) in acts.into_iter().zip(1..) {
        let (player, act) = said.meant(&opening);
        opening.act(player, act).map_err(|refused| refuse(number, &refused, args.dialect))?;
    }
    let answer = answer(&opening, args.dialect);
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}", answer.text)?;
    }
    Ok(())
}

fn answer(opening: &Opening, dialect: Dialect) -> Answer {
    let stones: Vec<Move> = opening.moves().iter().copied().map(Move::Stone).collect();
    let [black, white] = Colour::ALL.map(|colour| player(opening.holder(colour)));
    let asked = opening.turn();
    let pattern = opening.pattern();
    let mut text = format!("{}: ", opening.regulation());
    if !stones.is_empty() {
        text += &format!("{}, ", moves::write(&stones, dialect));
    }
    if let Some(pattern) = pattern {
        text += &format!("{} {}, ", pattern.code(), pattern.name());
    }
    text += &format!("the {black} player has Black");
    if matches!(asked, Some(Turn { task: Task::Offer(..), .. })) && !opening.offers().is_empty() {
        text += &format!("; offered: {}", points(opening.offers().iter().copied().collect(), dialect));
    }
    text += "\n";
    text += &match &asked {
        Some(asked) => turn(asked, dialect),
        None => format!("the opening is over; {} to move", opening.position(renju::Rules::default()).turn()),
    };
    Answer {
        regulation: opening.regulation().to_string(),
        dialect: dialect.name(),
        position: moves::write(&stones, dialect),
        code: pattern.map(|pattern| pattern.code()),
        name: pattern.map(|pattern| pattern.name()),
        black,
        white,
        declared: opening.declared(),
        offers: opening.offers().iter().map(|&point| dialect.write(point)).collect(),
        turn: asked.map(|asked| Asked {
            player: player(asked.player),
            task: task(&asked.task),
            allowed: allowed(&asked.task, dialect),
        }),
        text,
    }
}

/// An act that the regulation does not allow, with what it does.
fn refuse(number: usize, refused: &OpeningRefused, dialect: Dialect) -> Refusal {
    let why = opening_refusal(refused.why, dialect);
    let instead = match &refused.allowed {
        Some(asked) => format!("; allowed: {}", turn(asked, dialect)),
        None => "; play is free now".to_owned(),
    };
    let allowed = refused.allowed.as_ref().map(|asked| allowed(&asked.task, dialect)).unwrap_or_default();
    Refusal { allowed, ..Refusal::new(format!("act {number}: {why}{instead}")).by(Some(refused.by)) }
}

fn allowed(task: &Task, dialect: Dialect) -> Vec<String> {
    match task {
        Task::Place(_, points) | Task::Offer(points, _) | Task::Pick(points) => {
            points.map(|point| dialect.write(point)).collect()
        }
        Task::Choose(choices) => choices.iter().map(|&choice| acts::choice(choice).to_owned()).collect(),
        Task::Declare(most) => (1..=*most).map(|number| number.to_string()).collect(),
    }
}

const fn task(task: &Task) -> &'static str {
    match task {
        Task::Place(..) => "place",
        Task::Choose(_) => "choose",
        Task::Declare(_) => "declare",
        Task::Offer(..) => "offer",
        Task::Pick(_) => "pick",
    }
}

const fn player(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}
