//! The fast pairing engine against the slow reference: whole events, round by round, no difference allowed.
//!
//! `DAMKA_EVENTS=5000 cargo test --release -p competition --test swiss` is the long run: so many events a system.

mod controls;
mod engine;
mod tally;

use engine::Round;
use tally::Tally;
use testkit::swiss::{Ask, Book, Event, System};

/// Events of each system, unless `DAMKA_EVENTS` says otherwise.
const EVENTS: u64 = 300;

/// Plays whole events with the pairs of the engine and compares every round.
fn compare(system: System, book: Book) {
    let events = testkit::setting("DAMKA_EVENTS").unwrap_or(EVENTS);
    let mut tally = Tally::default();
    for seed in 0..events {
        play(Event::new(system, book, seed), seed, &mut tally);
    }
    println!("{system:?} {book:?}: {events} events, {tally}");
    if events >= EVENTS {
        tally.assert_everything_happened(events, book);
    }
}

fn play(mut event: Event, seed: u64, tally: &mut Tally) {
    while let Some(ask) = event.ask() {
        let (fast, slow) = (engine::pair(&ask), testkit::swiss::pair(&ask));
        let right =
            slow.clone().map(|answer| Round { order: answer.order, pairs: answer.pairs, bye: answer.bye });
        assert!(fast == right, "{}", difference(&ask, seed, fast.as_ref(), right.as_ref()));
        tally.count(slow.map(|answer| answer.story));
        let Some(round) = fast else { return };
        event.play(&round.pairs, round.bye);
    }
}

fn difference(ask: &Ask, seed: u64, fast: Option<&Round>, right: Option<&Round>) -> String {
    let lines = ask.table.players.iter().zip(1..).map(|(player, no)| format!("{no}: {player:?}\n"));
    format!(
        "{:?} {:?} seed {seed} round {} of {:?}\nengine    {fast:?}\nreference {right:?}\n{}\
         absent {:?} forced {:?} forbidden {:?} first {:?} parity {}",
        ask.system,
        ask.book,
        ask.round,
        ask.rounds,
        lines.collect::<String>(),
        ask.absent,
        ask.forced,
        ask.forbidden,
        ask.first,
        ask.parity
    )
}

const ALL: [(System, Book); 12] = [
    (System::Individual, Book::Ru22),
    (System::TruncatedSolkoff, Book::Ru22),
    (System::CurrentBuchholz, Book::Ru22),
    (System::BlindLot, Book::Ru22),
    (System::Individual, Book::RuCodex),
    (System::TruncatedSolkoff, Book::RuCodex),
    (System::CurrentBuchholz, Book::RuCodex),
    (System::BlindLot, Book::RuCodex),
    (System::MedianSolkoff, Book::Ua24),
    (System::BlindLot, Book::Ua24),
    (System::RenjuRating, Book::RuRenju),
    (System::RenjuLot, Book::RuRenju),
];

/// As many players as the reference can take: whole groups of many.
#[test]
fn larger_events() {
    let events = testkit::setting("DAMKA_EVENTS").unwrap_or(EVENTS).max(EVENTS) / 100;
    for (system, book) in ALL {
        let mut tally = Tally::default();
        for seed in 0..events {
            play(Event::of(system, book, seed, 25 + seed as usize % 7), seed, &mut tally);
        }
        println!("{system:?} {book:?}: {events} larger events, {tally}");
    }
}

/// Clubs whose members do not meet: few large ones send many out of their groups.
#[test]
fn players_of_one_club_do_not_meet() {
    let events = testkit::setting("DAMKA_EVENTS").unwrap_or(EVENTS).max(EVENTS) / 10;
    for (system, book) in ALL {
        let mut tally = Tally::default();
        for seed in 0..events {
            let count = 10 + seed as usize % 12;
            let clubs = match seed % 4 {
                0 => vec![count / 2],
                1 => vec![count / 2 - 1, count / 4],
                2 => vec![count / 3; 3],
                _ => vec![3; count / 3],
            };
            let event = Event::of(system, book, 3_000_000 + seed, count).with_clubs(&clubs);
            play(event, seed, &mut tally);
        }
        println!("{system:?} {book:?}: {events} events of clubs, {tally}");
    }
}

/// What came later does not count when a round is paired again.
#[test]
fn an_earlier_round_is_paired_again_as_it_was() {
    let mut rounds = 0;
    for (system, book) in ALL {
        for seed in 0..20 {
            let mut event = Event::new(system, book, 2_000_000 + seed);
            let mut history: Vec<(Ask, Round)> = Vec::new();
            while let Some(ask) = event.ask() {
                let Some(round) = engine::pair(&ask) else { break };
                event.play(&round.pairs, round.bye);
                history.push((ask, round));
            }
            let Some(last) = history.last().map(|(ask, _)| ask.table.clone()) else { continue };
            for (ask, round) in history {
                let again = Ask { table: last.clone(), ..ask };
                assert_eq!(engine::pair(&again), Some(round), "{again:?}");
                rounds += 1;
            }
        }
    }
    assert!(rounds > 1000, "{rounds}");
}

#[test]
fn ru22_5_4_10_5_individual_coefficients() {
    compare(System::Individual, Book::Ru22);
}

#[test]
fn ru22_5_4_10_6_truncated_solkoff() {
    compare(System::TruncatedSolkoff, Book::Ru22);
}

#[test]
fn ru22_5_4_10_7_current_buchholz() {
    compare(System::CurrentBuchholz, Book::Ru22);
}

#[test]
fn ru22_5_4_10_4_blind_lot() {
    compare(System::BlindLot, Book::Ru22);
}

#[test]
fn ru_codex_3_18_5_individual_coefficients() {
    compare(System::Individual, Book::RuCodex);
}

#[test]
fn ru_codex_3_18_6_truncated_solkoff() {
    compare(System::TruncatedSolkoff, Book::RuCodex);
}

#[test]
fn ru_codex_3_18_7_current_buchholz() {
    compare(System::CurrentBuchholz, Book::RuCodex);
}

#[test]
fn ru_codex_3_18_4_blind_lot() {
    compare(System::BlindLot, Book::RuCodex);
}

#[test]
fn ua24_iii_swiss_9_2_median_solkoff() {
    compare(System::MedianSolkoff, Book::Ua24);
}

#[test]
fn ua24_iii_swiss_7_by_lot() {
    compare(System::BlindLot, Book::Ua24);
}

#[test]
fn ru_renju_5_3_15_regulated_by_rating() {
    compare(System::RenjuRating, Book::RuRenju);
}

#[test]
fn ru_renju_5_3_16_by_lot() {
    compare(System::RenjuLot, Book::RuRenju);
}
