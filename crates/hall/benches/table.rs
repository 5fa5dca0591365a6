//! What a move costs at a table, beside the disk and the sockets: `cargo bench -p hall --bench table`.
//!
//! The same random games every time, so instructions can be counted: `valgrind --tool=callgrind` on this program.

use std::time::{Duration, Instant};

use clock::Moment;
use game::micromatch::Contender;
use hall::table::{Audience, Command, Fact, Guest, Opened, Own, Table, Wish};
use hall::{News, text};
use rulebook::{Asked, Draft, Edition};

const GAMES: u64 = 60;

/// The stages of a move, in order.
const STAGES: [&str; 6] = ["read message", "decide", "write entry", "apply", "show", "follow entry"];

fn main() {
    for discipline in ["russian", "international", "renju"] {
        let (mut spent, mut moves, mut bytes) = ([Duration::ZERO; 6], 0_u32, [0; 2]);
        for seed in 0..GAMES {
            play(discipline, seed, &mut spent, &mut moves, &mut bytes);
        }
        println!(
            "{discipline}: {moves} moves, an entry has {} bytes, news {}",
            bytes[0] / moves as usize,
            bytes[1] / moves as usize
        );
        for (stage, time) in STAGES.iter().zip(spent) {
            println!("  {stage:<14} {:>8.2} us", time.as_secs_f64() * 1e6 / f64::from(moves));
        }
    }
}

fn play(discipline: &str, seed: u64, spent: &mut [Duration; 6], moves: &mut u32, bytes: &mut [usize; 2]) {
    let mut random = fastrand::Rng::with_seed(seed);
    let [host, guest] = ["host", "guest"].map(Guest::visitor);
    let draft = draft(discipline);
    let opened = Opened {
        draft,
        host: host.clone(),
        seat: Contender::A,
        audience: Audience::Link,
        follows: None,
        guest: None,
        booking: None,
    };
    let mut table = Table::begin("bench", &[Fact::Opened(Box::new(opened))]).expect("a table");
    let mut now = Moment(1_790_000_000_000);
    let sat = table.decide(&guest, &Command::Sit, seed, now).expect("a seat");
    table.apply(&sat);
    for seat in Contender::BOTH {
        let came = table.own(&Own::Came(seat), seed, now);
        table.apply(&came);
    }
    now = Moment(now.0 + 4_000);
    let begun = table.own(&Own::Tick, seed, now);
    table.apply(&begun);
    for ply in 0..200 {
        now = Moment(now.0 + 1_000);
        let view = table.view(now);
        let Some(turn) = view.turn else { break };
        let played = match random.choice(&view.legal) {
            Some(legal) => legal.text.clone(),
            None => free(&view.cells, &view.opening, &mut random),
        };
        let message = format!(r#"{{"do":"move","text":"{played}","ply":{ply}}}"#);
        let mut at = Instant::now();
        let mut stage = |number: usize| {
            spent[number] += at.elapsed();
            at = Instant::now();
        };
        let wish: Wish = serde_json::from_str(&message).expect("a wish");
        stage(0);
        let command = table.meant(wish).expect("a command");
        let by = if turn == "a" { &host } else { &guest };
        let Ok(facts) = table.decide(by, &command, seed, now) else { break };
        stage(1);
        let body = serde_json::to_string(&facts).expect("written");
        stage(2);
        let before = News::mark(&table);
        table.apply(&facts);
        stage(3);
        let news = text(&News::of(&table, &before, 0, now));
        stage(4);
        let again: Vec<Fact> = serde_json::from_str(&body).expect("read");
        stage(5);
        assert_eq!(again, facts);
        *moves += 1;
        bytes[0] += body.len();
        bytes[1] += news.len();
    }
}

fn draft(discipline: &str) -> Draft {
    let asked: Asked = discipline.parse().expect("a discipline");
    let edition = Edition::ALL.into_iter().find(|&edition| rulebook::law(edition, asked.kind).is_some());
    let (edition, control) = (edition.expect("an edition"), "1h".parse().expect("a control"));
    let discipline = Draft::meant(edition, asked, Some(control));
    Draft::usual(edition, discipline, control).expect("a draft").remote()
}

/// Renju: any free point, or what the opening asks for.
fn free(cells: &str, opening: &Option<hall::table::Asked>, random: &mut fastrand::Rng) -> String {
    if let Some(asked) = opening {
        if let Some(word) = asked.options.first() {
            return word.clone();
        }
        if let Some(&cell) = random.choice(&asked.cells) {
            return point(usize::from(cell));
        }
    }
    let free: Vec<usize> =
        cells.bytes().enumerate().filter(|(_, cell)| *cell == b'.').map(|(at, _)| at).collect();
    random.choice(&free).map_or_else(|| "press".to_owned(), |&at| point(at))
}

fn point(cell: usize) -> String {
    let column = char::from(b'a' + u8::try_from(cell % 15).expect("a column"));
    format!("{column}{}", 15 - cell / 15)
}
