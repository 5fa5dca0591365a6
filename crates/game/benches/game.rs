//! What conducting a game costs beyond generating moves: `decide` and `apply` of every move of random games at
//! screens, with clocks, counters and automatic draws.
//!
//! `cargo bench -p game --bench game`

use std::hint::black_box;
use std::time::Instant;

use clock::Moment;
use draughts::Move;
use game::{Actor, Command, Game, PLAYERS, Played, Player, Role, start};
use rulebook::{Draft, Edition, Regulation};

/// Random games that are played.
const GAMES: usize = 400;
/// The longest of them.
const PLIES: usize = 200;
/// How often each thing is measured; the best counts.
const ROUNDS: usize = 9;

fn main() {
    println!(
        "{:<24}{:>10}{:>14}{:>14}{:>12}   nanoseconds a move",
        "", "moves", "whole", "generation", "beyond"
    );
    for (edition, discipline, control) in [
        (Edition::Ru22, "russian blitz", "3m+2s"),
        (Edition::Ru22, "international blitz", "5m+3s"),
        (Edition::Ua24, "russian blitz", "3m+2s"),
        (Edition::Ua24, "international blitz", "5m+3s"),
    ] {
        measure(edition, discipline, control);
    }
}

fn measure(edition: Edition, discipline: &str, control: &str) {
    let draft =
        Draft::usual(edition, discipline.parse().expect("a discipline"), control.parse().expect("a control"));
    let (regulation, _) = draft.expect("a game of the edition").remote().check().expect("a regulation");
    let begun = begin(&regulation);
    let mut random = fastrand::Rng::with_seed(64);
    let games: Vec<Vec<Move>> = (0..GAMES).map(|_| random_game(begun.clone(), &mut random)).collect();
    let moves = games.iter().map(Vec::len).sum();
    let whole = best(moves, || {
        for line in &games {
            let mut game = begun.clone();
            for played in line {
                step(&mut game, *played);
            }
            black_box(&game);
        }
    });
    let mut list = Vec::new();
    let generation = best(moves, || {
        for line in &games {
            let mut position = *begun.board().position().expect("draughts");
            for played in line {
                position.moves_into(&mut list);
                black_box(list.contains(played));
                position = position.play(played);
            }
        }
    });
    let name = format!("{edition} {discipline}");
    println!("{name:<24}{moves:>10}{whole:>14.1}{generation:>14.1}{:>12.1}", whole - generation);
}

fn begin(regulation: &Regulation) -> Game {
    let mut game = Game::new(regulation.clone(), Moment(0));
    for player in PLAYERS {
        act(&mut game, Actor::Player(player), &Command::arrive(player));
    }
    act(&mut game, Actor::Official(Role::Arbiter), &Command::Start(start::Command::Begin));
    game
}

fn random_game(mut game: Game, random: &mut fastrand::Rng) -> Vec<Move> {
    let mut line = Vec::new();
    while game.outcome().is_none() && line.len() < PLIES {
        let moves = game.board().position().expect("draughts").moves();
        let Some(played) = moves.get(random.usize(..moves.len())) else { break };
        step(&mut game, *played);
        line.push(*played);
    }
    line
}

fn step(game: &mut Game, played: Move) {
    let by: Player = game.turn();
    act(game, Actor::Player(by), &Command::play(Played::Move(played)));
}

fn act(game: &mut Game, by: Actor, command: &Command) {
    let events = game.decide(by, command, Moment(1)).expect("obeyed");
    for event in &events {
        game.apply(event);
    }
}

fn best(count: usize, mut work: impl FnMut()) -> f64 {
    let once = |_| {
        let begun = now();
        work();
        begun.elapsed().as_secs_f64() * 1e9 / count.max(1) as f64
    };
    (0..ROUNDS).map(once).fold(f64::INFINITY, f64::min)
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn now() -> Instant {
    Instant::now()
}
