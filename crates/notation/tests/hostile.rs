//! What hostile inputs have found: each reduced to the smallest that failed.

use std::io::Read;

use draughts::AnyVariant;
use notation::game::{Builder, GameRead};
use notation::pdn::{self, Interest, Reader, Score, Visitor};
use notation::replay::{Assume, Replay, Report};

const ASSUME: Assume = Assume::Is(AnyVariant::International);

/// A visitor that looks at nothing behind the tags.
struct Skip;

impl Visitor for Skip {
    type Output = ();

    fn end_tags(&mut self) -> Interest {
        Interest::Skip
    }

    fn end_game(&mut self) {}
}

/// A stream that gives one byte at a time.
struct Drip<'a>(&'a [u8]);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let one = buffer.len().min(1);
        self.0.read(&mut buffer[..one])
    }
}

fn all<R: Read, V: Visitor>(mut reader: Reader<R>, visitor: &mut V) -> Vec<V::Output> {
    let mut outputs = Vec::new();
    let each = |output| {
        outputs.push(output);
        Interest::Read
    };
    reader.read_all(visitor, each).unwrap();
    outputs
}

fn games(text: &str) -> Vec<GameRead> {
    all(Reader::new(text.as_bytes()), &mut Builder::new(ASSUME))
}

fn reports(text: &str) -> Vec<Report> {
    all(Reader::new(text.as_bytes()), &mut Replay::new(ASSUME))
}

#[test]
fn a_game_ends_at_the_same_place_whether_it_is_read_or_skipped() {
    for text in [
        "1. 32-28 (1. 33-28 1-1) 18-23 * 1. 31-26 *",
        "1. 32-28 ; 1-0 *\n 18-23 * 1. 31-26 *",
        "1. 32-28 /FEN \"W:W31,1-1:B5\"/ * 1. 31-26 *",
        "1. 32-28 18- 2-0 * 1. 31-26 *",
        "1. 32-28 x* 1. 31-26 *",
        "1. 32-28* 18-23* * 1. 31-26 *",
        "1. 32-28 $2* 1. 31-26 *",
        "1. 32-28 +1* 1. 31-26 *",
    ] {
        let read = reports(text);
        assert_eq!(read.len(), 2, "{text}");
        assert_eq!(all(Reader::new(text.as_bytes()), &mut Skip).len(), 2, "{text}");
    }
}

#[test]
fn a_variation_that_is_skipped_ends_with_the_game_at_the_latest() {
    // Nothing is known of the line after a move that is not legal, so its variations are skipped.
    let text = "1. 32-29 (1. 33-28 * 1. 31-26 * 1. 31-27 *";
    assert_eq!(games(text).len(), 3);
    assert_eq!(games("1. 32-29 (1. 33-28 1-1 1. 31-26 *").len(), 2);
    // In a record as people write it, a star among words ends nothing.
    let plain = "1. 32-29 (Größe * 1. 33-28) *";
    assert_eq!(all(Reader::plain(plain.as_bytes()), &mut Builder::new(ASSUME)).len(), 1);
}

#[test]
fn a_file_is_the_same_however_it_arrives() {
    for text in [
        "[Event \"a\"b\"] 1. 32-28 *".to_owned(),
        format!("[Event \"a\"{}b\"] 1. 32-28 *", " ".repeat(100)),
        format!("1. 32-28{}x17 *", " ".repeat(2000)),
        format!("1. 32 -{}28 18-23 *", " ".repeat(2000)),
        format!("[Result \"4-6\"] 1. 32-28 4-6{}18-23 *", " ".repeat(2000)),
        format!("{}{}1. 32-28 *", "слово ".repeat(2000), "7".repeat(9000)),
    ] {
        let bytes = text.as_bytes();
        let mut replay = Replay::new(ASSUME);
        assert_eq!(
            all(Reader::new(Drip(bytes)), &mut replay),
            all(Reader::new(bytes), &mut replay),
            "{text}"
        );
        assert_eq!(
            all(Reader::plain(Drip(bytes)), &mut replay),
            all(Reader::plain(bytes), &mut replay),
            "{text}"
        );
    }
}

#[test]
fn a_setup_behind_an_illegal_first_move_is_the_start_for_builder_and_replay() {
    for text in ["1. 37-28 /FEN \"B:W28:B1,K2\"/ 1-6 *", "(/FEN \"B:W28:B1\"/) /FEN \"B:W28:B1,K2\"/ 1-6 *"] {
        let (games, reports) = (games(text), reports(text));
        assert_eq!(Some(*games[0].game.start()), reports[0].start, "{text}");
        assert_eq!(Some(games[0].game.end()), reports[0].position, "{text}");
    }
}

#[test]
fn a_score_behind_the_moves_outlives_a_tag_that_is_none() {
    let game = &games("[Result \"4-6\"] 1. 32-28 2-0")[0].game;
    assert_eq!((game.score, game.tag("Result")), (Score::White, None));
    let written = pdn::write(game);
    assert!(written.contains("[Result \"2-0\"]"), "{written}");
    assert_eq!(&games(&written)[0].game, game);
}

#[test]
fn a_renju_game_with_odd_line_ends_is_the_same_in_every_format() {
    use notation::renju::{psq, sgf};
    let game = psq::read("Piskvorky 15x15, 11:11, 0\n8,8,0\na\rb\n").unwrap();
    assert_eq!(game.tag("Black"), Some("a b"));
    let again = sgf::read(sgf::write(&game).as_bytes()).unwrap();
    assert_eq!(again[0].tag("Black"), Some("a b"));
}

#[test]
fn a_game_keeps_no_more_tags_than_any_game_has() {
    let tags: String = (0..2000).map(|i| format!("[A{i} \"x\"]")).collect();
    assert_eq!(games(&tags)[0].game.tags().len(), 512);
}
