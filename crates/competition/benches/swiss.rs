//! What pairing round 9 costs in every Swiss system, and how that grows from 100 to 10,000 players.
//!
//! Eight rounds are paired by the system itself and played by a rating model before. Then the same where players of one
//! club do not meet: few large clubs leave little choice.
//!
//! `cargo bench -p competition --bench swiss`

use std::hint::black_box;
use std::time::{Duration, Instant};

use competition::swiss::{Pairing, Request, System, pair};
use competition::{Cell, Line, No, Table};
use draughts::Colour;
use rulebook::{Mark, Scale};

/// How many players.
const SIZES: [usize; 5] = [100, 300, 1_000, 3_000, 10_000];
/// The round that is measured, and the number of rounds.
const ROUND: u16 = 9;
/// How many players there are where clubs matter, and how many of them in each club; the rest have none.
const CLUBS: [(usize, &[usize]); 3] = [(500, &[25; 20]), (500, &[100; 5]), (500, &[240])];
/// How often; the best counts.
const TIMES: usize = 5;

fn main() {
    sizes();
    clubs();
}

fn sizes() {
    println!("one round 9, milliseconds; the slowest earlier round in brackets");
    print!("{:<20}", "players");
    SIZES.iter().for_each(|size| print!("{size:>22}"));
    println!();
    for system in System::ALL {
        print!("{:<20}", system.name());
        for size in SIZES {
            measure(system, size, &[]);
        }
        println!();
    }
}

fn clubs() {
    println!("round 9 where players of one club do not meet: players and sizes of the clubs");
    print!("{:<20}", "");
    for (size, clubs) in CLUBS {
        let most = clubs.iter().max().unwrap_or(&0);
        print!("{:>22}", format!("{size}: {} up to {most}", clubs.len()));
    }
    println!();
    for system in System::ALL {
        print!("{:<20}", system.name());
        for (size, clubs) in CLUBS {
            measure(system, size, clubs);
        }
        println!();
    }
}

/// Prints what a round costs.
fn measure(system: System, size: usize, clubs: &[usize]) {
    let forbidden = forbidden(size, clubs);
    let (table, slowest) = played(system, size, &forbidden);
    let best = (0..TIMES).map(|_| timed(&table, system, &forbidden).1).min().unwrap_or_default();
    print!("{:>12.2} ({:>7.2})", millis(best), millis(slowest));
}

/// Everybody with everybody else of his club; clubs have players of every strength.
fn forbidden(size: usize, clubs: &[usize]) -> Vec<(No, No)> {
    let mut numbers: Vec<usize> = (0..size).collect();
    fastrand::Rng::with_seed(7).shuffle(&mut numbers);
    let (mut pairs, mut from) = (Vec::new(), 0);
    for club in clubs {
        let members = &numbers[from..from + club];
        from += club;
        for (at, one) in members.iter().enumerate() {
            pairs.extend(members[at + 1..].iter().map(|other| (No::at(*one), No::at(*other))));
        }
    }
    pairs
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn timed(table: &Table, system: System, forbidden: &[(No, No)]) -> (Pairing, Duration) {
    let request = Request { rounds: Some(ROUND), seed: 64, forbidden, ..Request::new(table, system) };
    #[expect(clippy::disallowed_methods, reason = "a bench measures time")]
    let (start, now) = (Instant::now(), Instant::now);
    let pairing = pair(black_box(&request)).expect("a field that can be paired");
    (pairing, now() - start)
}

/// A table before the measured round, and what the slowest round so far took.
fn played(system: System, size: usize, forbidden: &[(No, No)]) -> (Table, Duration) {
    let mut random = fastrand::Rng::with_seed(size as u64);
    let mut ratings: Vec<u16> = (0..size).map(|_| random.u16(1400..2400)).collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    let lines = ratings.iter().map(|&rating| Line { rating: Some(rating), ..Line::default() });
    let mut table = Table::new(Scale::TwoOneZero, lines.collect());
    let mut slowest = Duration::ZERO;
    for _ in 1..ROUND {
        let (pairing, time) = timed(&table, system, forbidden);
        slowest = slowest.max(time);
        play(&mut table, &pairing, &ratings, &mut random);
    }
    (table, slowest)
}

/// Results by rating; one game in a hundred is not played.
fn play(table: &mut Table, pairing: &Pairing, ratings: &[u16], random: &mut fastrand::Rng) {
    for pair in &pairing.pairs {
        let ahead = f64::from(ratings[pair.white.index()]) - f64::from(ratings[pair.black.index()]);
        let expected = 1.0 / (1.0 + 10_f64.powf(-ahead / 400.0));
        let (lot, drawn) = (random.f64(), 0.35 * (1.0 - (2.0 * expected - 1.0).abs()));
        let (white, black) = match random.u8(0..100) {
            0 => (Mark::Plus, Mark::Minus),
            _ if lot < drawn => (Mark::Draw, Mark::Draw),
            _ if random.f64() < expected => (Mark::Win, Mark::Loss),
            _ => (Mark::Loss, Mark::Win),
        };
        for (no, opponent, colour, mark) in
            [(pair.white, pair.black, Colour::White, white), (pair.black, pair.white, Colour::Black, black)]
        {
            table.line_mut(no).expect("a player").cells.push(Cell::game(opponent, colour, mark));
        }
    }
    if let Some(bye) = &pairing.bye {
        table.line_mut(bye.no).expect("a player").cells.push(Cell::BYE);
    }
}
