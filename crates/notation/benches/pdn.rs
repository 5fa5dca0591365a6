//! How fast PDN is read, and replayed by the rules: random games of every variant, with tags, clocks, signs and
//! variations. Beside it stands the speed at which the same bytes are searched for line ends, as a limit.
//!
//! `cargo bench -p notation --bench pdn`

#[path = "../tests/synthetic/mod.rs"]
mod synthetic;

use std::hint::black_box;
use std::time::Instant;

use draughts::AnyVariant;
use fastrand::Rng;
use notation::pdn::{self, Reader, Text, Visitor};
use notation::replay::{Assume, Replay};
use synthetic::Notes;

/// Bytes of PDN for each variant: little enough that a round is seldom interrupted.
const SIZE: usize = 1 << 19;
/// How often each thing is measured; the best counts.
const ROUNDS: usize = 100;

/// Sees everything and keeps nothing but a number.
struct Count(u64);

impl Visitor for Count {
    type Output = u64;

    fn played(&mut self, _: Text<'_>) {
        self.0 += 1;
    }

    fn end_game(&mut self) -> u64 {
        std::mem::take(&mut self.0)
    }
}

fn main() {
    println!(
        "{:<15}{:>10}{:>10}{:>10}{:>12}{:>12}",
        "MB/s", "lines", "syntax", "replay", "to lines", "moves/s"
    );
    for &variant in AnyVariant::ALL {
        let text = text(variant);
        let lines = best(&text, |text| memchr::memchr_iter(b'\n', text).count() as u64);
        let syntax = best(&text, |text| read(text, &mut Count(0), |moves| moves));
        let mut moves = 0;
        let replay = best(&text, |text| {
            let mut replay = Replay::new(Assume::Is(AnyVariant::International));
            moves = read(text, &mut replay, |report| {
                assert!(report.trouble.is_none(), "{:?}", report.trouble);
                u64::from(report.legal + report.side_legal)
            });
            moves
        });
        let speed = |seconds: f64| text.len() as f64 / 1e6 / seconds;
        println!(
            "{:<15}{:>10.0}{:>10.0}{:>10.0}{:>12.4}{:>12.0}",
            variant.name(),
            speed(lines),
            speed(syntax),
            speed(replay),
            lines / replay,
            moves as f64 / replay
        );
    }
}

/// Games of a variant, one after another.
fn text(variant: AnyVariant) -> Vec<u8> {
    let mut random = Rng::with_seed(1);
    let notes = Notes { clock: 4, sign: 9, variation: 23 };
    let mut text = String::new();
    while text.len() < SIZE {
        text.push_str(&pdn::write(&synthetic::game(variant, &mut random, 100, notes)));
        text.push('\n');
    }
    text.into_bytes()
}

/// Reads all games, adding up what is made of each.
fn read<V: Visitor>(text: &[u8], visitor: &mut V, sum: impl Fn(V::Output) -> u64) -> u64 {
    let mut reader = Reader::new(text);
    let mut total = 0;
    while let Ok(Some(output)) = reader.read_game(visitor) {
        total += sum(output);
    }
    total
}

/// The seconds of the fastest round.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn best(text: &[u8], mut work: impl FnMut(&[u8]) -> u64) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        black_box(work(black_box(text)));
        best = best.min(begun.elapsed().as_secs_f64());
    }
    best
}
