//! Random legal games with everything a game can have.

use draughts::{AnyVariant, Move};
use fastrand::Rng;
use notation::game::{Game, LineId, StepId};
use notation::pdn::{Clock, ClockTime, Score};

/// How much is written about the moves.
#[derive(Clone, Copy)]
pub(crate) struct Notes {
    /// One move in so many has a clock comment; 0 means none.
    pub(crate) clock: usize,
    /// One move in so many has a sign.
    pub(crate) sign: usize,
    /// One move in so many has a variation.
    pub(crate) variation: usize,
}

/// A random legal game, at most `length` moves long.
pub(crate) fn game(variant: AnyVariant, random: &mut Rng, length: usize, notes: Notes) -> Game {
    let mut game = Game::new(variant.start());
    game.set_tag("Event", "Synthetic \"open\" event");
    game.set_tag("Site", "Київ");
    game.set_tag("Date", "2026.11.15");
    game.set_tag("Round", &random.u8(1..12).to_string());
    game.set_tag("White", "Иванов, И.");
    game.set_tag("Black", "O\\Neil, \"Bob\"");
    game.set_tag("TimeControl", "40/7200:3600+60");
    let steps = line(&mut game, LineId::MAIN, random, length);
    for (i, &step) in steps.iter().enumerate() {
        let now = |notes: usize| notes > 0 && (i + 1) % notes == 0;
        if now(notes.sign) {
            game.annotate(step, random.u16(1..=20));
        }
        if now(notes.clock) {
            let left = 7200u32.saturating_sub(i as u32 * 31);
            game.note_clock(step, Clock::Left(ClockTime::seconds(left)));
        }
        if now(notes.variation) {
            vary(&mut game, step, random);
        }
    }
    game.score = match game.end().ending() {
        Some(ending) => Score::win(ending.winner),
        None => {
            *random.choice(&[Score::Draw, Score::White, Score::Black, Score::Open, Score::BothLost]).unwrap()
        }
    };
    game
}

/// Random moves at the end of a line.
fn line(game: &mut Game, line: LineId, random: &mut Rng, length: usize) -> Vec<StepId> {
    let mut steps = Vec::new();
    let mut position = game.steps(line).last().map_or_else(|| *game.start(), |step| step.after());
    if line != LineId::MAIN {
        position = game.line(line).and_then(|line| line.start()).unwrap_or(position);
    }
    while steps.len() < length {
        let moves: Vec<Move> = position.moves();
        let Some(played) = random.choice(&moves) else { break };
        position = position.play(played);
        steps.push(game.play(line, *played).expect("a legal move"));
    }
    steps
}

fn vary(game: &mut Game, step: StepId, random: &mut Rng) {
    let Some(varied) = game.vary(step) else { return };
    if random.bool() {
        game.add_comment(varied, "or (so) {it is said } to be, at some length that asks for a new line");
    }
    let length = random.usize(1..6);
    let steps = line(game, varied, random, length);
    if let Some(&last) = steps.last() {
        game.comment(last, "and so on");
        if random.u8(0..4) == 0 {
            vary(game, last, random);
        }
    }
}
