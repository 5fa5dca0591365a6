//! Games read, replayed and written: the sample games of the rulebooks, and random ones of every variant.

mod synthetic;

use draughts::{AnyVariant, Article, Colour, EndingReason, Piece};
use fastrand::Rng;
use notation::game::{Action, Game, GameRead, LineId};
use notation::list::Language;
use notation::pdn::{self, Clock, ClockTime, Reader, Score, TimeControl};
use notation::record;
use notation::replay::{Assume, Reason, Replay, Report};
use synthetic::Notes;

const FULL: &str = "1. e3-d4 d6-c5 2. f2-e3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 h4:f2 5. e1:g3 c7:h4";
const SHORT: &str = "1. ed4 dc5 2. fe3 fg5 3. cb4 gh4 4. b:d6 h:f2 5. e:g3 c:h4";
const INTERNATIONAL: &str = "1. 32-28 18-23 2. 37-32 23-29 3. 34:23 17-22 4. 28:17 19:26";

fn read(text: &str, variant: AnyVariant) -> Game {
    let GameRead { game, trouble } = Game::read(text.as_bytes(), Assume::Is(variant)).unwrap().unwrap();
    assert_eq!(trouble, None);
    game
}

fn replay(text: &str, assume: Assume) -> Vec<Report> {
    let mut reader = Reader::new(text.as_bytes());
    let mut replay = Replay::new(assume);
    std::iter::from_fn(|| reader.read_game(&mut replay).unwrap()).collect()
}

fn texts(game: &Game) -> Vec<String> {
    game.main_line().map(|step| step.text()).collect()
}

fn named(game: &mut Game) {
    game.set_tag("White", "Иванов");
    game.set_tag("Black", "Петров");
    game.score = Score::Black;
}

#[test]
fn ru22_6_1_6_2_d_a_record_has_two_columns_under_the_names() {
    let mut game = read(FULL, AnyVariant::Russian);
    named(&mut game);
    assert_eq!(
        record::columns(&game, Language::Russian),
        "Белые: Иванов   Черные: Петров\n1. e3-d4 d6-c5\n2. f2-e3 f6-g5\n3. c3-b4 g5-h4\n4. b4:d6 h4:f2\n5. e1:g3 c7:h4\n\
         Белые сдались.\n"
    );
    let again = record::read(&record::columns(&game, Language::Russian), AnyVariant::Russian);
    assert_eq!((again.game, again.trouble), (game, None));
}

#[test]
fn ru22_6_1_6_2_e_the_sample_game_is_legal() {
    let report = &replay(&format!("{FULL} 0-1"), Assume::Is(AnyVariant::Russian))[0];
    assert_eq!((report.moves, report.legal, &report.trouble), (10, 10, &None));
    assert_eq!((report.claimed, report.ending), (Some(Score::Black), None));
    let game = read(FULL, AnyVariant::Russian);
    let last = game.main_line().last().unwrap();
    let board = AnyVariant::Russian.rules().board.value;
    let square = |name| board.square_named(name).unwrap();
    let captured = last.played().unwrap().captured();
    assert_eq!(captured, ["d6", "d4", "d2", "g3"].map(square).into_iter().collect());
    assert_eq!(game.end().piece(square("h4")), Some(Piece::king(Colour::Black)));
}

#[test]
fn ru22_6_1_6_2_f_short_and_long_are_the_same_game() {
    let long = read(FULL, AnyVariant::Russian);
    let short = read(SHORT, AnyVariant::Russian);
    assert_eq!(long, short);
    assert_eq!(record::line(&long, Language::Russian), SHORT);
    assert_eq!(texts(&read(&record::line(&long, Language::Russian), AnyVariant::Russian)), texts(&long));
}

#[test]
fn ru22_6_1_6_2_g_the_record_ends_with_the_outcome_in_words() {
    let mut game = read(FULL, AnyVariant::Russian);
    named(&mut game);
    assert!(record::columns(&game, Language::Russian).ends_with("\nБелые сдались.\n"));
    assert!(record::columns(&game, Language::Ukrainian).ends_with("\nБілі здалися.\n"));
    assert!(record::columns(&game, Language::English).ends_with("\nWhite resigned.\n"));
    game.score = Score::Draw;
    assert_eq!(record::sentence(&game, Language::Russian), "Ничья.");
    game.score = Score::Open;
    assert_eq!(record::sentence(&game, Language::Russian), "");
}

#[test]
fn a_game_won_on_the_board_was_not_resigned() {
    let mut game = read("[FEN \"W:Wc5,c3:Bd6\"] 1. c5:e7", AnyVariant::Russian);
    assert_eq!(game.end().ending().unwrap().reason, EndingReason::NoPieces);
    game.score = Score::White;
    assert_eq!(record::sentence(&game, Language::Russian), "Белые выиграли.");
}

#[test]
fn ru22_7_3_d_the_sample_game_is_legal() {
    let report = &replay(&format!("{INTERNATIONAL} 0-2"), Assume::Is(AnyVariant::International))[0];
    assert_eq!((report.moves, report.legal, &report.trouble), (8, 8, &None));
    assert_eq!(report.claimed, Some(Score::Black));
    let game = read(INTERNATIONAL, AnyVariant::International);
    let last = game.main_line().last().unwrap();
    assert_eq!(last.before().moves(), [*last.played().unwrap()], "the only legal move");
    let board = AnyVariant::International.rules().board.value;
    assert_eq!(
        last.played().unwrap().captured(),
        [23, 32, 31].map(|n| board.square(n).unwrap()).into_iter().collect()
    );
}

#[test]
fn ru22_7_3_e_ru_codex_2_4_noshort_no_short_forms_in_international_games() {
    let by = |text: &str| match replay(text, Assume::Is(AnyVariant::International))[0]
        .trouble
        .clone()
        .unwrap()
        .reason
    {
        Reason::Move { error, .. } => error.by().unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(by("1. 328 1823"), Article::new("RU22:7.3.e"));
    assert_eq!(by("1. cd4"), Article::new("RU22:7.3.e"));
}

#[test]
fn ru_codex_1_6_2_columns_replays_with_its_result() {
    let text = "Белые: Иванов\nЧерные: Петров\n1. e3-d4 d6-c5\n2. f2-e3 f6-g5\n3. c3-b4 g5-h4\n4. b4:d6 h4:f2\n\
                5. el:g3 c7:h4\nWhite resigned";
    let GameRead { game, trouble } = record::read(text, AnyVariant::Russian);
    assert_eq!(trouble, None);
    assert_eq!((game.tag("White"), game.tag("Black")), (Some("Иванов"), Some("Петров")));
    assert_eq!((texts(&game).len(), game.score), (10, Score::Black));
}

#[test]
fn ru_codex_1_6_2_short_is_the_same_game_as_the_full_form() {
    let text = format!("Ivanov - Petrov: {SHORT}. White resigned");
    let GameRead { game, trouble } = record::read(&text, AnyVariant::Russian);
    assert_eq!(trouble, None);
    assert_eq!(
        (game.tag("White"), game.tag("Black"), game.score),
        (Some("Ivanov"), Some("Petrov"), Score::Black)
    );
    assert_eq!(texts(&game), texts(&read(FULL, AnyVariant::Russian)));
    assert_eq!(record::line(&game, Language::English), format!("{text}."));
}

#[test]
fn ru_codex_2_4_game_ua24_v_notation_1_read_with_either_capture_sign() {
    for text in [INTERNATIONAL, &INTERNATIONAL.replace(':', "x")] {
        let game = record::read(&format!("{text}. Белые сдались"), AnyVariant::International).game;
        assert_eq!((texts(&game).len(), game.score), (8, Score::Black));
        assert_eq!(texts(&game).last().unwrap(), "19x26");
    }
}

#[test]
fn ru_codex_3_10_1_a_dash_for_the_only_capture_is_expanded_and_elsewhere_is_a_gap() {
    for dash in ["-", "\u{2013}", "\u{2014}"] {
        let dashes = INTERNATIONAL.replace("19:26", dash);
        assert_eq!(read(&dashes, AnyVariant::International), read(INTERNATIONAL, AnyVariant::International));
    }
    let report = &replay("1. 32-28 18-23 2. - 20-25 3. 33-29 *", Assume::Is(AnyVariant::International))[0];
    assert_eq!((report.moves, report.legal), (5, 2));
    assert_eq!(
        report.trouble.as_ref().unwrap().to_string(),
        "line 1, column 19: -: a dash stands for the move"
    );
}

#[test]
fn ua24_vi_notation_4_a_whole_game_is_written() {
    for variant in [AnyVariant::Russian, AnyVariant::Brazilian] {
        let opening = "1. e3-d4 d6-c5 2. f2-e3 f6-g5 3. c3-b4 g5-h4";
        let text = pdn::write(&read(opening, variant));
        assert!(text.ends_with(&format!("\n{opening} *\n")), "{text}");
        assert_eq!(read(&text, AnyVariant::International), read(opening, variant));
    }
}

#[test]
fn ru22_10_5_1_the_half_short_record_of_a_correspondence_game() {
    let game = read("1.cd4 fg5 2.dc5 b:d4 3.e:c5", AnyVariant::Russian);
    assert_eq!(texts(&game), ["c3-d4", "f6-g5", "d4-c5", "b6:d4", "e3:c5"]);
    assert_eq!(record::line(&game, Language::Russian), "1. cd4 fg5 2. dc5 b:d4 3. e:c5");
}

#[test]
fn ru22_a5_signs_are_kept_and_written_again() {
    let text = "1. e3-d4! d6-c5? 2. f2-e3!! f6-g5?? 3. c3-b4!? g5-h4?! 4. b4:d6 h4:f2 x";
    let game = read(text, AnyVariant::Russian);
    let glyphs: Vec<u16> = game.main_line().flat_map(|step| step.glyphs().iter().copied()).collect();
    assert_eq!(glyphs, [1, 2, 3, 4, 5, 6]);
    let written = pdn::write(&game);
    assert!(
        written.contains("1. e3-d4! d6-c5? 2. f2-e3!! f6-g5?? 3. c3-b4!? g5-h4?! 4. b4:d6 h4:f2 {+} *"),
        "{written}"
    );
}

#[test]
fn games_of_every_variant_are_written_and_read_back_the_same() {
    let notes = Notes { clock: 3, sign: 5, variation: 7 };
    for &variant in AnyVariant::ALL {
        for seed in 0..40 {
            let mut random = Rng::with_seed(seed);
            let game = synthetic::game(variant, &mut random, 120, notes);
            let text = pdn::write(&game);
            let GameRead { game: again, trouble } =
                Game::read(text.as_bytes(), Assume::Is(AnyVariant::International)).unwrap().unwrap();
            assert_eq!(trouble, None, "{text}");
            assert_eq!(again, game, "{text}");
            assert_eq!(pdn::write(&again), text);
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
            assert!(text.ends_with("*\n") && !text.contains("* "));
            let report = &replay(&text, Assume::Is(AnyVariant::International))[0];
            assert_eq!(report.moves as usize, game.main_line().count());
            assert_eq!((report.moves, report.side_moves), (report.legal, report.side_legal));
            assert_eq!((report.variant(), report.position), (Some(variant), Some(game.end())));
            assert_eq!(report.claimed, Some(game.score));
            assert_eq!(report.trouble, None);
        }
    }
}

#[test]
fn giveaway_is_told_by_a_tag_of_its_own() {
    let text = pdn::write(&read("1. c3-d4", AnyVariant::Giveaway));
    assert_eq!(text, "[Result \"*\"]\n[GameType \"25,W,8,8,A0,0\"]\n[Variant \"giveaway\"]\n\n1. c3-d4 *\n");
    assert_eq!(read(&text, AnyVariant::International).variant(), AnyVariant::Giveaway);
}

#[test]
fn setups_and_null_moves_in_the_midst_of_a_game() {
    let game = read(
        "1. 32-28 /FEN \"W::\"/ {again} 37-32 20-25 (/FEN \"W:WK50:B11\"/ 50x6) 2. 41-37 *",
        AnyVariant::International,
    );
    let actions: Vec<bool> = game.main_line().map(|step| matches!(step.action(), Action::Setup(_))).collect();
    assert_eq!(actions, [false, true, false, false, false]);
    assert_eq!(read(&pdn::write(&game), AnyVariant::Checkers), game);
    let first = read("/FEN \"B:W28:B20\"/ 1... 20-25 *", AnyVariant::International);
    assert_eq!(first.start().turn(), Colour::Black);
    assert!(pdn::write(&first).contains("[FEN \"B:W28:B20\"]\n\n1... 20-25 *"), "{}", pdn::write(&first));
}

#[test]
fn variations_start_where_the_move_they_replace_did() {
    let text = "32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23";
    let report = &replay(text, Assume::Is(AnyVariant::International))[0];
    assert_eq!((report.moves, report.legal, report.side_moves, report.side_legal), (4, 4, 5, 5));
    let game = read(text, AnyVariant::International);
    let written = pdn::write(&game);
    assert!(
        written.ends_with(
            "\n\n1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 37-32? 23-29! {Black wins}) 2... 12-18)\n2. 28x19 14x23 *\n"
        ),
        "{written}"
    );
}

#[test]
fn trouble_in_a_variation_does_not_stop_the_main_line() {
    let report =
        &replay("1. 32-28 (1. 33-44 17-22) 19-23 2. 28x19 14x23 *", Assume::Is(AnyVariant::International))[0];
    assert_eq!((report.moves, report.legal, report.side_moves, report.side_legal), (4, 4, 2, 0));
    assert_eq!(report.trouble.as_ref().unwrap().place.column, 14);
    let GameRead { game, trouble } =
        Game::read(&b"1. 32-28 33-29 {lost} (1. 33-29) 2. 31-27"[..], Assume::Guess).unwrap().unwrap();
    assert_eq!(texts(&game), ["32-28"]);
    assert!(matches!(trouble.unwrap().reason, Reason::Move { .. }));
}

#[test]
fn an_ambiguous_capture_is_refused_and_written_in_full() {
    let fen = "[GameType \"20\"][FEN \"W:WK47:B11,12,19,29,30,40\"]";
    let report = &replay(&format!("{fen} 47x6"), Assume::Guess)[0];
    let trouble = report.trouble.clone().unwrap();
    let Reason::Move { error, .. } = trouble.reason else { panic!("{trouble:?}") };
    assert_eq!(error.by(), Some(Article::new("RU22:7.3.c")));
    for full in ["47x24x8x17x6", "47x24x35x44x6"] {
        let game = read(&format!("{fen} 1. {full}"), AnyVariant::Russian);
        assert!(pdn::write(&game).ends_with(&format!("\n1. {full} *\n")), "{}", pdn::write(&game));
    }
}

#[test]
fn what_is_wrong_with_the_tags_is_told_with_its_place() {
    let trouble = |text: &str| replay(text, Assume::Guess)[0].trouble.clone().unwrap().to_string();
    assert!(
        trouble("[GameType \"22\"] 1. 21-17")
            .starts_with("line 1, column 12: GameType 22 is not known; known are")
    );
    assert!(
        trouble("[GameType \"25\"]\n[FEN \"W:Wa2:B\"]")
            .starts_with("line 2, column 7: the position cannot be read")
    );
    assert!(
        trouble("[GameType \"25\"][FEN \"W:Wd8:Bh8\"]").contains("a white man stands on the king row: d8")
    );
}

#[test]
fn the_variant_is_guessed_only_when_asked() {
    let variant = |text: &str, assume| replay(text, assume)[0].variant().unwrap();
    assert_eq!(variant("1. c3-d4", Assume::Guess), AnyVariant::Russian);
    assert_eq!(variant("1. 11-15", Assume::Guess), AnyVariant::Checkers);
    assert_eq!(variant("1. 32-28", Assume::Guess), AnyVariant::International);
    assert_eq!(variant("[FEN \"W:W28:B3\"] 1. 28-24", Assume::Guess), AnyVariant::Checkers);
    assert_eq!(variant("[FEN \"W:W38:B3\"] 1. 38-32", Assume::Guess), AnyVariant::International);
    assert_eq!(variant("1. 11-15", Assume::Is(AnyVariant::International)), AnyVariant::International);
    assert_eq!(variant("{nothing}", Assume::Guess), AnyVariant::International);
}

#[test]
fn a_guess_is_one_that_the_position_and_the_first_move_bear_out() {
    let variant = |text: &str| replay(text, Assume::Guess)[0].variant();
    // On the small board these two are no moves.
    assert_eq!(variant("[FEN \"B:W8,25,30:B7,15,18.\"] 1. ... 7-12"), Some(AnyVariant::International));
    assert_eq!(
        variant("[FEN \"W:W15,18,20,21,29:B5,7,8,19,25,26\"] 1. 15-10"),
        Some(AnyVariant::International)
    );
    // Without a move the position tells, and a man on 32 can only be Black's on the large board.
    assert_eq!(variant("[FEN \"W:W29,13,11:B22,4,2\"] *"), Some(AnyVariant::Checkers));
    assert_eq!(variant("[FEN \"W:W5:B2\"] *"), Some(AnyVariant::Checkers));
    assert_eq!(variant("[FEN \"W:W28:B32\"] *"), Some(AnyVariant::International));
    assert_eq!(variant("[FEN \"W:W31-50:B1-20\"] *"), Some(AnyVariant::International));
    assert_eq!(variant("[FEN \"W:Wa1,Kc3:Bb8:H0:F1\"] *"), Some(AnyVariant::Russian));
    assert_eq!(variant("[FEN \"b:w28:b3\"] *"), Some(AnyVariant::Checkers));
    assert_eq!(variant("[FEN \"W:Wi3:Bj8\"] 1. i3-h4"), Some(AnyVariant::Spantsireti));
    assert_eq!(variant("1. 22-17 9-13"), Some(AnyVariant::Russian), "White begins on the small board");
}

#[test]
fn the_board_may_contradict_the_result() {
    let text = "[GameType \"25\"][Result \"0-1\"][FEN \"W:Wc5,c3:Bd6\"] 1. c5:e7 *";
    let report = &replay(text, Assume::Guess)[0];
    assert_eq!(report.claimed, Some(Score::Black));
    assert_eq!(report.ending.unwrap().winner, Colour::White);
    assert!(!report.agrees());
    let text = text.replace("[GameType \"25\"]", "[GameType \"25\"][Variant \"Giveaway\"]");
    let report = &replay(&text, Assume::Guess)[0];
    assert_eq!((report.ending.unwrap().winner, report.agrees()), (Colour::Black, true));
}

#[test]
fn clocks_and_time_controls_of_a_game() {
    let game = read(
        "[TimeControl \"4800+60\"] 1. 32-28 {[%clk 1:19:55] book} 19-23 {[%emt 0:00:05]}",
        AnyVariant::International,
    );
    let clocks: Vec<Clock> = game.main_line().flat_map(|step| step.clocks()).collect();
    assert_eq!(clocks, [Clock::Left(ClockTime::seconds(4795)), Clock::Move(ClockTime::seconds(5))]);
    let control: TimeControl = game.tag("TimeControl").unwrap().parse().unwrap();
    assert_eq!(control.to_string(), "4800+60");
}

#[test]
fn braces_and_quotes_cannot_break_what_is_written() {
    let mut game = read("1. 32-28", AnyVariant::International);
    game.set_tag("Event", "a \"b\" \\ c\n[d]");
    game.set_tag("No key", "x");
    game.set_tag("FEN", "x");
    let step = game.play(LineId::MAIN, game.end().moves()[0]).unwrap();
    game.comment(step, "} 1-0 {");
    game.annotate(step, 7);
    game.annotate(step, 1);
    let text = pdn::write(&game);
    assert_eq!(read(&text, AnyVariant::International), game);
    assert!(text.contains("$7 $1 {) 1-0 {} *"), "{text}");
}

#[test]
fn any_bytes_are_read_in_bounded_time_without_panic() {
    let pieces: &[&[u8]] = &[
        b"1.",
        b"32-28",
        b"(",
        b")",
        b"{",
        b"}",
        b"[",
        b"]",
        b"\"",
        b"*",
        b"$7",
        b"$",
        b"/",
        b"/FEN \"W:W31:B4\"/",
        b"%",
        b";",
        b"\n",
        b" ",
        b"-",
        b"x",
        b"1-1",
        b"1/2-1/2",
        b"c3-d4",
        b"\xFF",
        b"\xD1\x81",
        b"[FEN \"W:W31-50:B1-20\"]",
        b"[GameType \"25\"]",
        b"!",
        b"?",
        b"...",
        b"5x",
        b"\\",
        b"+",
        b"=",
        b"0",
        b"\0",
        b"12x",
        b"a3",
        b"B::",
    ];
    let mut random = Rng::with_seed(7);
    for _ in 0..3000 {
        let text: Vec<u8> =
            (0..random.usize(0..40)).flat_map(|_| *random.choice(pieces).unwrap()).copied().collect();
        let mut reader = Reader::new(text.as_slice());
        let mut builder = notation::game::Builder::new(Assume::Guess);
        let mut games = 0;
        while let Some(GameRead { game, .. }) = reader.read_game(&mut builder).unwrap() {
            games += 1;
            assert!(games <= text.len());
            let written = pdn::write(&game);
            let again = Game::read(written.as_bytes(), Assume::Guess).unwrap().unwrap();
            assert_eq!(again.trouble, None, "{written}");
            assert_eq!(again.game, game, "{}\n{written}", String::from_utf8_lossy(&text));
        }
        let _ = record::read(&String::from_utf8_lossy(&text), AnyVariant::Russian);
    }
}
