//! What the streaming reader shows of the texts that files contain.

use std::fmt::Write as _;
use std::io::{self, Read};

use notation::pdn::{
    DEPTH_MAX, Interest, LONG_MAX, Place, Problem, Reader, Score, SyntaxError, Text, Visitor, value,
};

/// Writes down everything it is shown, one game a line.
#[derive(Default)]
struct Log {
    text: String,
    skip_variations: bool,
    skip_games: bool,
    errors: Vec<SyntaxError>,
}

impl Visitor for Log {
    type Output = String;

    fn tag(&mut self, key: &str, text: Text<'_>) {
        let _ = write!(self.text, "[{key}={}] ", value(text));
    }

    fn end_tags(&mut self) -> Interest {
        if self.skip_games { Interest::Skip } else { Interest::Read }
    }

    fn played(&mut self, text: Text<'_>) {
        let _ = write!(self.text, "{} ", text.decode());
    }

    fn sign(&mut self, sign: Text<'_>) {
        let _ = write!(self.text, "'{}' ", sign.decode());
    }

    fn nag(&mut self, glyph: u16) {
        let _ = write!(self.text, "${glyph} ");
    }

    fn comment(&mut self, comment: Text<'_>) {
        let _ = write!(self.text, "{{{}}} ", comment.decode());
    }

    fn setup(&mut self, fen: Text<'_>) {
        let _ = write!(self.text, "/{}/ ", fen.decode());
    }

    fn begin_variation(&mut self) -> Interest {
        if self.skip_variations {
            return Interest::Skip;
        }
        self.text.push_str("( ");
        Interest::Read
    }

    fn end_variation(&mut self) {
        self.text.push_str(") ");
    }

    fn result(&mut self, score: Score) {
        let _ = write!(self.text, "={score:?} ");
    }

    fn error(&mut self, error: SyntaxError) {
        let _ = write!(self.text, "ERROR {error} ");
        self.errors.push(error);
    }

    fn end_game(&mut self) -> String {
        std::mem::take(&mut self.text).trim_end().to_owned()
    }
}

/// A stream that gives a few bytes at a time.
struct Drip<'a>(&'a [u8], usize);

impl Read for Drip<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(self.0.len()).min(into.len());
        into[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

fn games_with(mut log: Log, text: &[u8]) -> Vec<String> {
    let mut games = Vec::new();
    let mut reader = Reader::new(text);
    reader
        .read_all(&mut log, |game| {
            games.push(game);
            Interest::Read
        })
        .unwrap();
    for step in [1, 3, 7] {
        let mut dripped = Vec::new();
        let mut reader = Reader::new(Drip(text, step));
        while let Some(game) = reader.read_game(&mut log).unwrap() {
            dripped.push(game);
        }
        assert_eq!(dripped, games, "the same in steps of {step}");
    }
    games
}

fn games(text: &str) -> Vec<String> {
    games_with(Log::default(), text.as_bytes())
}

#[test]
fn tags_moves_comments_glyphs_and_results() {
    let text = "[Event \"A \\\"B\\\" C\"]\r\n[White \"Сергей\"]\r\n\r\n1. 32-28! {first} 19-23 $7 2.28x19 14x23 2-0\r\n";
    assert_eq!(
        games(text),
        ["[Event=A \"B\" C] [White=Сергей] 32-28 '!' {first} 19-23 $7 28x19 14x23 =White"]
    );
}

#[test]
fn games_need_no_tags_no_blank_lines_and_no_numbers() {
    assert_eq!(games("32-28 19-23 * 33-28 *"), ["32-28 19-23 =Open", "33-28 =Open"]);
    assert_eq!(games("1.32-28 1/2-1/2\n1.33-28 0-0"), ["32-28 =Draw", "33-28 =BothLost"]);
    assert_eq!(
        games("[White \"a\"]1.32-28[White \"b\"]1.33-28"),
        ["[White=a] 32-28", "[White=b] 33-28"],
        "a tag behind moves begins a game"
    );
    assert_eq!(games("[FEN \"W:W31:B4\"]\n*\n\n[FEN \"?\"]\n*"), ["[FEN=W:W31:B4] =Open", "[FEN=?] =Open"]);
    assert_eq!(games(""), [""; 0]);
    assert_eq!(games(" \n\n * 1-0 *"), [""; 0]);
}

#[test]
fn a_result_is_told_from_a_move() {
    assert_eq!(games("1. 1-10 1-1"), ["1-10 =Draw"]);
    assert_eq!(games("1. 2-0"), ["=White"]);
    assert_eq!(games("1-1\n1-18 0-2"), ["1-18 =Black"]);
}

#[test]
fn a_result_of_a_format_of_its_own_is_known_from_the_tag() {
    assert_eq!(
        games("[Result \"4-6\"] 1. 34-29 4-6 4-6\n[Result \"6-4\"] 1. 34-29 6-4\n"),
        ["[Result=4-6] 34-29 4-6", "[Result=6-4] 34-29"]
    );
}

#[test]
fn numbers_dots_and_dashes() {
    assert_eq!(games("1... 20-25 2. ... 7-12 3.... 8-13"), ["20-25 7-12 8-13"]);
    assert_eq!(games("41. - - 0-2"), ["- - =Black"]);
    assert_eq!(games("40. 32-28 - 41. \u{2013} \u{2014}"), ["32-28 - \u{2013} \u{2014}"]);
}

#[test]
fn moves_may_have_blanks_or_no_sign() {
    assert_eq!(
        games("1. 5x 14 1 - 7 2. 26x17 x10 a3 : c5 3228 a3b4 cd4 b:d6 01-07"),
        ["5x14 1-7 26x17x10 a3:c5 3228 a3b4 cd4 b:d6 01-07"]
    );
}

#[test]
fn signs_glued_bracketed_and_apart() {
    assert_eq!(
        games("1.32-28!? 19-23(!?!!!) 2.28x19 (?) 14x23* 3. 33-28+1 20-25-1 x *"),
        ["32-28 '!?' 19-23 '!?!!!' 28x19 '?' 14x23 '*' 33-28 '+1' 20-25-1 'x' =Open"]
    );
}

#[test]
fn variations_nest_and_may_end_with_a_verdict() {
    let text = "32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins } 0-2) 12-18) 28x19 14x23";
    assert_eq!(
        games(text),
        ["32-28 19-23 ( 18-23 38-32 ( 37-32 '?' 23-29 '!' { Black wins } {0-2} ) 12-18 ) 28x19 14x23"]
    );
    let log = Log { skip_variations: true, ..Log::default() };
    assert_eq!(games_with(log, text.as_bytes()), ["32-28 19-23 28x19 14x23"]);
}

#[test]
fn a_skipped_game_ends_where_it_would_if_it_were_read() {
    let log = Log { skip_games: true, ..Log::default() };
    let text = b"[A \"1\"] 1. 32-28* { 1-0 * [B \"x\"] } 19-23 1-0 [A \"2\"] (1. 33-28) * [A \"3\"]";
    assert_eq!(games_with(log, text), ["[A=1]", "[A=2]", "[A=3]"]);
}

#[test]
fn setups_line_comments_and_comments_among_the_tags() {
    assert_eq!(
        games("% first\n[A \"1\"] { why } [B \"2\"]\n% 1. 31-27\n/FEN \"W:W31:B4\"/ 1. 31-27 ; so\n4-9"),
        ["[A=1] { why } [B=2] /W:W31:B4/ 31-27 {so} 4-9"]
    );
}

#[test]
fn a_byte_order_mark_and_old_encodings() {
    let mut text = b"\xEF\xBB\xBF[White \"".to_vec();
    text.extend_from_slice(b"\xC8\xE2\xE0\xED\xEE\xE2\"][Black \"Andr\xE9\"] 1. \xF1b4 *");
    assert_eq!(games_with(Log::default(), &text), ["[White=Иванов] [Black=André] ñb4 =Open"]);
}

#[test]
fn quotes_forgotten_to_be_escaped() {
    assert_eq!(
        games("[Event \"The \"Big\" one\"]\n[Site \"x\"]\n*"),
        ["[Event=The \"Big\" one] [Site=x] =Open"]
    );
}

#[test]
fn an_error_names_line_and_column_and_the_next_game_is_read() {
    let text = "[White \"a\"]\n\n1. 32-28 {да} ]\n19-23 2-0\n\n[White \"b\"]\n1. 33-28 *";
    assert_eq!(
        games(text),
        [
            "[White=a] 32-28 {да} ERROR line 3, column 15: expected a move or the end of the game, found \"]\"",
            "[White=b] 33-28 =Open"
        ]
    );
    let text = "[White \"a]\n[Black \"b\"]\n1. 32-28 2-0\n1. 33-28 *";
    assert_eq!(games(text)[1], "33-28 =Open");
    assert_eq!(games(text)[0], "ERROR line 1, column 1: the tag is not closed");
    assert_eq!(games("[A \"1\n2\"] *"), ["[A=1\n2] =Open"]);
}

#[test]
fn what_is_opened_must_be_closed() {
    let first = |text: &str| games(text)[0].clone();
    assert_eq!(
        first("1. 33-29 { nested { comment } } *").split_once("ERROR ").unwrap().1.split_once(':').unwrap().0,
        "line 1, column 31"
    );
    assert_eq!(
        first("1. 33-29 ) *"),
        "33-29 ERROR line 1, column 10: expected a move or the end of the game, found \")\""
    );
    assert_eq!(
        first("1. 33-29 (19-23 *"),
        "33-29 ( 19-23 ERROR line 1, column 17: the variation is not closed"
    );
    assert_eq!(
        first("1. 33-29 (19-23"),
        "33-29 ( 19-23 ERROR line 1, column 16: the variation is not closed"
    );
    assert_eq!(first("1. 33-29 {"), "33-29 ERROR line 1, column 10: the comment is not closed");
    assert_eq!(first("1. 33-29 /FEN"), "33-29 ERROR line 1, column 10: the setup is not closed");
    assert_eq!(
        first("1. 33-29 $x"),
        "33-29 ERROR line 1, column 10: expected a number behind `$`, found \"$x\""
    );
    assert_eq!(first("[White \"a"), "ERROR line 1, column 1: the tag is not closed");
    assert_eq!(
        first("[\"a\"] 1. 33-28"),
        "ERROR line 1, column 2: expected the name of a tag, found \"\\\"a\\\"]\""
    );
}

#[test]
fn an_unclosed_comment_does_not_swallow_the_games_behind_it() {
    assert_eq!(games("1. 33-29 { [White \"b\"] 1. 33-28 *")[1], "[White=b] 33-28 =Open");
}

#[test]
fn what_is_too_long_or_too_deep_is_an_error_and_not_memory() {
    let mut log = Log::default();
    let long = io::repeat(b'a').take(LONG_MAX as u64 * 3);
    let text = b"1. 33-29 {".chain(long).chain(&b"} 1-0 [A \"1\"] 1. 33-28 *"[..]);
    let mut reader = Reader::new(text);
    reader.read_game(&mut log).unwrap();
    assert_eq!(log.errors[0].problem, Problem::TooLong { what: "the comment", limit: LONG_MAX });
    assert_eq!(log.errors[0].place, Place { line: 1, column: 10 });
    assert_eq!(reader.read_game(&mut log).unwrap().unwrap(), "[A=1] 33-28 =Open");

    let deep = "(".repeat(DEPTH_MAX + 1);
    assert!(games(&format!("1. 33-29 {deep} *"))[0].contains("nested more than 256 deep"));
    let word = "1x".repeat(200);
    assert!(games(&format!("1. {word} *"))[0].contains("longer than 255 bytes"));
}

#[test]
fn unclosed_comments_by_the_million_take_no_square_of_time() {
    let text = "{*".repeat(1 << 20);
    let mut log = Log::default();
    let mut reader = Reader::new(text.as_bytes());
    let mut count = 0;
    while reader.read_game(&mut log).unwrap().is_some() {
        count += 1;
    }
    assert_eq!(count, 1 << 20);
}

#[test]
fn plain_records_keep_their_words_as_comments() {
    let mut reader = Reader::plain("Иванов - Петров: 1. ed4 dc5 2. fe3 fg5. Белые сдались.".as_bytes());
    let game = reader.read_game(&mut Log::default()).unwrap().unwrap();
    assert_eq!(game, "{Иванов - Петров:} ed4 dc5 fe3 fg5 {Белые сдались.}");
}

/// How many games there are for somebody who looks at their tags only.
fn heads(text: &str) -> usize {
    struct Heads;
    impl Visitor for Heads {
        type Output = ();
        fn end_tags(&mut self) -> Interest {
            Interest::Skip
        }
        fn end_game(&mut self) {}
    }
    let (mut reader, mut count) = (Reader::new(text.as_bytes()), 0);
    while reader.read_game(&mut Heads).unwrap().is_some() {
        count += 1;
    }
    count
}

#[test]
fn a_game_that_is_skipped_ends_where_it_ends_when_read() {
    let far = " ".repeat(600);
    let texts = [
        "1. 32-28 [ White \"a\"] 1. 33-28 *".to_owned(),
        "1. 32-28 [\tWhite \"a\"] 1. 33-28 *".to_owned(),
        format!("[Result \"4-6\"] 1. 32-28 4-6 {far} 1. 33-28"),
        format!("[Result \"4-6\"] 1. 32-28 4-6 {far} [White \"a\"] 1. 33-28"),
        format!("1. 32x{}28* 19-23 *", " ".repeat(507)),
        format!("1. 32-28 /{far}FEN \"W:W 1-1 :B2\"/ 19-23 *"),
        "1. 32-28 * {a} ; b\n {c} 1. 33-28 2-0 {d}".to_owned(),
        "; a\n[White \"a\"] ; b\n1. 32-28 2-0 ; c\n".to_owned(),
    ];
    for text in texts {
        let read = games(&text);
        assert!(read.iter().all(|game| !game.contains("ERROR")), "{read:?}");
        assert_eq!(heads(&text), read.len(), "{text}: {read:?}");
    }
}

#[test]
fn a_bracket_that_begins_no_tag_is_an_error_and_no_end() {
    let read = games("1. 32-28 [1] 19-23 *\n[White \"a\"] 1. 33-28 *");
    assert_eq!(read.len(), 2);
    assert!(read[0].starts_with("32-28 ERROR line 1, column 10: expected a move"), "{read:?}");
    assert_eq!(read[1], "[White=a] 33-28 =Open");
}

#[test]
fn remarks_behind_the_result_belong_to_the_game() {
    let text = "1. 32-28 2-0 {on time} ; in round 3\n{about the next}\n[White \"a\"]\n1. 33-28 * {the end}\n";
    assert_eq!(
        games(text),
        ["32-28 =White {on time} {in round 3}", "{about the next} [White=a] 33-28 =Open {the end}"]
    );
    let unclosed = games("1. 32-28 2-0 {on time\n[White \"a\"] 1. 33-28 *");
    assert_eq!((unclosed.len(), &*unclosed[0]), (3, "32-28 =White"), "{unclosed:?}");
}

#[test]
fn a_line_comment_before_the_tags_is_no_game() {
    assert_eq!(
        games("; my games\n[White \"a\"]\n; first\n1. 33-28 *"),
        ["{my games} [White=a] {first} 33-28 =Open"]
    );
}

#[test]
fn marks_of_files_that_were_put_together_are_no_game() {
    let text = "\u{feff}[White \"a\"]\r\n1. 32-28 *\r\n\u{1a}\u{feff}[White \"b\"]\r\n1. 33-28 *\r\n\u{1a}";
    assert_eq!(games(text), ["[White=a] 32-28 =Open", "[White=b] 33-28 =Open"]);
}
