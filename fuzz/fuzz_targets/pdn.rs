//! Files of games: however the bytes arrive they give the same games; a game that is read is written, and reads back as
//! the same game without trouble; the replay finds what the builder found.
#![no_main]

use std::io::Read;

use damka_fuzz::Input;
use draughts::AnyVariant;
use libfuzzer_sys::fuzz_target;
use notation::game::{Builder, Game, GameRead, Step};
use notation::pdn::{self, Interest, Place, Reader, Score, SyntaxError, Text, Visitor};
use notation::replay::{Assume, Replay, Report};

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let (plain, variant) = (input.byte(), input.variant());
    let assume = if plain == b'?' { Assume::Guess } else { Assume::Is(variant) };
    let bytes = input.bytes();
    let reader = || if plain == b'p' { Reader::plain(bytes) } else { Reader::new(bytes) };
    let games = all(reader(), &mut Builder::new(assume));
    let reports = all(reader(), &mut Replay::new(assume));
    let dripping = || if plain == b'p' { Reader::plain(Drip(bytes)) } else { Reader::new(Drip(bytes)) };
    assert_eq!(all(dripping(), &mut Replay::new(assume)), reports);

    let shown = all(reader(), &mut Events::default());
    let events: usize = shown.iter().map(|events| events.count).sum();
    assert!(events <= 4 * bytes.len(), "{events} events from {} bytes", bytes.len());
    // Where syntax is broken, what is read and what is skipped may end at different places.
    if shown.iter().all(|events| events.errors == 0) {
        assert_eq!(games.len(), reports.len());
        games.iter().zip(&reports).for_each(|(read, report)| assert_agree(read, report));
        if plain != b'p' {
            assert_eq!(all(reader(), &mut Heads).len(), games.len(), "games skipped are found as well");
        }
    }

    let written: Vec<String> = games.iter().map(|read| pdn::write(&read.game)).collect();
    let again = all(
        Reader::new(written.concat().as_bytes()),
        &mut Builder::new(Assume::Is(AnyVariant::International)),
    );
    assert_eq!(again.len(), games.len(), "{}", written.concat());
    for ((read, again), written) in games.iter().zip(&again).zip(&written) {
        assert_eq!(again.trouble, None, "{written}");
        assert_eq!(again.game, read.game, "{written}");
        assert_eq!(&pdn::write(&again.game), written);
        written.lines().for_each(|line| assert!(!line.starts_with('%')));
    }
});

/// What the two visitors with rules must find alike.
fn assert_agree(read: &GameRead, report: &Report) {
    assert_eq!(read.trouble, report.trouble);
    let Some(start) = report.start else { return };
    assert_eq!(*read.game.start(), start);
    assert_eq!(moves(&read.game), report.legal);
    assert_eq!(Some(read.game.end()), report.position);
    assert!(report.legal <= report.moves && report.side_legal <= report.side_moves);
}

fn moves(game: &Game) -> u32 {
    game.main_line().filter_map(Step::played).count() as u32
}

fn all<R: Read, V: Visitor>(mut reader: Reader<R>, visitor: &mut V) -> Vec<V::Output> {
    let mut outputs = Vec::new();
    let read = reader.read_all(visitor, |output| {
        outputs.push(output);
        Interest::Read
    });
    assert!(read.is_ok(), "reading from memory does not fail");
    outputs
}

/// A stream that gives its bytes a few at a time.
struct Drip<'a>(&'a [u8]);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let few = buffer.len().min(1 + self.0.len() % 7);
        self.0.read(&mut buffer[..few])
    }
}

/// A visitor that skips everything behind the tags.
struct Heads;

impl Visitor for Heads {
    type Output = ();

    fn end_tags(&mut self) -> Interest {
        Interest::Skip
    }

    fn end_game(&mut self) {}
}

/// A visitor that counts what it is shown: the reader must not show more than there is.
#[derive(Clone, Copy, Default)]
struct Events {
    count: usize,
    depth: usize,
    errors: usize,
}

impl Visitor for Events {
    type Output = Self;

    fn begin_game(&mut self, _: Place) {
        *self = Self { count: 1, ..Self::default() };
    }

    fn tag(&mut self, key: &str, _: Text<'_>) {
        assert!(!key.is_empty());
        self.count += 1;
    }

    fn played(&mut self, text: Text<'_>) {
        assert!(!text.bytes.is_empty());
        self.count += 1;
    }

    fn sign(&mut self, _: Text<'_>) {
        self.count += 1;
    }

    fn nag(&mut self, _: u16) {
        self.count += 1;
    }

    fn comment(&mut self, _: Text<'_>) {
        self.count += 1;
    }

    fn setup(&mut self, _: Text<'_>) {
        self.count += 1;
    }

    fn begin_variation(&mut self) -> Interest {
        self.depth += 1;
        self.count += 1;
        assert!(self.depth <= pdn::DEPTH_MAX);
        Interest::Read
    }

    fn end_variation(&mut self) {
        assert!(self.depth > 0, "a variation ends that did not begin");
        self.depth -= 1;
        self.count += 1;
    }

    fn result(&mut self, _: Score) {
        self.count += 1;
    }

    fn error(&mut self, error: SyntaxError) {
        assert!(!error.to_string().is_empty());
        self.errors += 1;
        self.count += 1;
    }

    fn end_game(&mut self) -> Self {
        *self
    }
}
