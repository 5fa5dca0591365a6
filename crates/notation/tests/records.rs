//! Moves in records of games, letters and solutions, article by article.

use draughts::{Article, Brazilian, Checkers, International, Move, Position, Russian, Variant};
use notation::fen;
use notation::moves::{self, Form, Forms, MoveError, Reading, Style};
use notation::square::Naming;

/// RU22 figure 8.
const FIG8: &str = "W:WKd2:Bb6,d6,f4,f6,g7";
/// RU22 figure 12, and the same with 13 instead of 19.
const FIG12: [&str; 2] = ["W:WK47:B11,12,19,29,30,40", "W:WK47:B11,12,13,29,30,40"];

const GAME64: &str = "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4";
const GAME64_SHORT: &str = "ed4 dc5 fe3 fg5 cb4 gh4 b:d6 h:f2 e:g3 c:h4";
const GAME100: &str = "32-28 18-23 37-32 23-29 34:23 17-22 28:17 19:26";

fn position<V: Variant>(text: &str) -> Position<V> {
    fen::read(V::RULES.board.value, text).unwrap().into_position().unwrap()
}

fn written<V: Variant>(position: &Position<V>, text: &str, form: Form) -> String {
    moves::write(position, &moves::read(position, text).unwrap(), Style::of::<V>(form))
}

/// The positions before each move of a game and the moves, and the position at its end.
fn replay<V: Variant>(game: &str) -> (Vec<(Position<V>, Move)>, Position<V>) {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for text in game.split(' ') {
        let played = moves::read(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        moves.push((position, played));
        position = position.play(&played);
    }
    (moves, position)
}

fn game<V: Variant>(moves: &[(Position<V>, Move)], form: Form) -> String {
    let texts = moves.iter().map(|(position, played)| moves::write(position, played, Style::of::<V>(form)));
    texts.collect::<Vec<_>>().join(" ")
}

fn all<V: Variant>(position: &Position<V>, style: Style) -> Vec<String> {
    let mut texts: Vec<String> =
        position.moves().iter().map(|played| moves::write(position, played, style)).collect();
    texts.sort();
    texts
}

fn assert_ambiguous<V: Variant>(position: &Position<V>, text: &str, meant: &[&str], article: &str) {
    match moves::read(position, text) {
        Err(MoveError::Ambiguous { mut candidates, by }) => {
            candidates.sort();
            assert_eq!(candidates, meant, "{text}");
            assert_eq!(by.name(), article, "{text}");
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn ru22_6_1_6_2_a_a_quiet_move_has_a_dash() {
    let start = Position::<Russian>::start();
    let played = moves::read(&start, "a3-b4").unwrap();
    let board = Russian::RULES.board.value;
    assert_eq!(Some(played.from()), board.square_named("a3"));
    assert_eq!(Some(played.to()), board.square_named("b4"));
    assert_eq!(written(&start, "a3-b4", Form::Full), "a3-b4");
    assert!(matches!(moves::read(&start, "a3:b4"), Err(MoveError::NotACapture { .. })));
}

#[test]
fn ru22_6_1_6_2_b_a_capture_has_a_colon_and_may_leave_out_the_middle() {
    let (moves, _) = replay::<Russian>(GAME64);
    let (before, capture) = moves[6];
    let board = Russian::RULES.board.value;
    assert_eq!(capture.captured().first(), board.square_named("c5"));
    assert_eq!(written(&before, "b4:d6", Form::FromTo), "b4:d6");
    let error = moves::read(&before, "b4-d6").unwrap_err();
    assert_eq!(
        (error.by().unwrap().name(), &error),
        ("RU22:6.1.6.2.b", &MoveError::IsACapture { sign: ':', by: Russian::RULES.capture_sign.by })
    );
    let (before, capture) = moves[9];
    assert_eq!(written(&before, "c7:h4", Form::Full), "c7:e5:c3:e1:h4");
    assert_eq!(written(&before, "c7:h4", Form::FromTo), "c7:h4");
    let taken: Vec<_> = ["d6", "d4", "d2", "g3"].map(|name| board.square_named(name).unwrap()).into();
    assert_eq!(capture.captured(), taken.into_iter().collect());
}

#[test]
fn ru22_6_1_6_2_c_an_ambiguous_capture_is_written_in_full() {
    let position = position::<Russian>(FIG8);
    let full = ["d2:g5:d8:a5", "d2:g5:e7:c5:a7", "d2:h6:f8:c5:a7"];
    assert_eq!(all(&position, Style::of::<Russian>(Form::Full)), full);
    assert_eq!(all(&position, Style::of::<Russian>(Form::FromTo)), ["d2:a5", full[1], full[2]]);
    assert_ambiguous(&position, "d2:a7", &full[1..], "RU22:6.1.6.2.c");
    assert_ambiguous(&position, "d2:c5:a7", &full[1..], "RU22:6.1.6.2.c");
    assert!(moves::read(&position, "d2:a5").is_ok());
    for text in full {
        assert_eq!(written(&position, text, Form::Full), text);
    }
}

#[test]
fn ru22_6_1_6_2_e_the_sample_game_is_legal() {
    let (moves, end) = replay::<Russian>(GAME64);
    assert_eq!(game(&moves, Form::FromTo), GAME64);
    let h4 = Russian::RULES.board.value.square_named("h4").unwrap();
    assert!(end.kings().contains(h4) && end.side(draughts::Colour::Black).contains(h4));
}

#[test]
fn ru22_6_1_6_2_f_the_short_form_has_letter_and_arrival() {
    let (long, end) = replay::<Russian>(GAME64);
    let (short, end_of_short) = replay::<Russian>(GAME64_SHORT);
    assert_eq!((&long, end), (&short, end_of_short));
    assert_eq!(game(&long, Form::Short), GAME64_SHORT);
    assert_eq!(game(&short, Form::FromTo), GAME64);
}

#[test]
fn ru_codex_1_6_2_quiet_has_a_hyphen() {
    assert_eq!(written(&Position::<Russian>::start(), "a3-b4", Form::Full), "a3-b4");
}

#[test]
fn ru_codex_1_6_2_capture_has_a_colon_between_start_and_end() {
    let (moves, _) = replay::<Russian>(GAME64);
    assert_eq!(written(&moves[6].0, "b4:d6", Form::FromTo), "b4:d6");
    assert_eq!(written(&moves[9].0, "c7:h4", Form::FromTo), "c7:h4");
}

#[test]
fn ru_codex_1_6_2_route_three_captures_have_three_texts() {
    let position = position::<Russian>(FIG8);
    let mut texts = all(&position, Style::of::<Russian>(Form::FromTo));
    texts.dedup();
    assert_eq!(texts.len(), 3);
    assert!(matches!(moves::read(&position, "d2:a7"), Err(MoveError::Ambiguous { .. })));
}

#[test]
fn ru_codex_1_6_2_short_reads_as_the_same_game() {
    assert_eq!(replay::<Russian>(GAME64_SHORT), replay::<Russian>(GAME64));
}

#[test]
fn ru22_7_3_b_numbers_with_dash_or_colon() {
    let start = Position::<International>::start();
    assert!(!moves::read(&start, "31-27").unwrap().is_capture());
    let (moves, _) = replay::<International>(GAME100);
    assert!(moves::read(&moves[4].0, "34:23").unwrap().is_capture());
    assert!(matches!(moves::read(&start, "31:27"), Err(MoveError::NotACapture { .. })));
}

#[test]
fn ru22_7_3_c_an_ambiguous_capture_has_its_path() {
    for fig12 in FIG12 {
        let position = position::<International>(fig12);
        let style = Style { capture: ':', ..Style::of::<International>(Form::FromTo) };
        assert_eq!(all(&position, style), ["47:24:35:44:6", "47:24:8:17:6"], "{fig12}");
        assert_ambiguous(&position, "47:6", &["47x24x35x44x6", "47x24x8x17x6"], "RU22:7.3.c");
        assert!(moves::read(&position, "47:8:6").is_ok());
    }
}

#[test]
fn ru22_7_3_d_the_sample_game_is_legal() {
    let (moves, _) = replay::<International>(GAME100);
    let (before, last) = moves[7];
    assert_eq!(before.moves(), [last], "the only legal move");
    let style = Style { capture: ':', ..Style::of::<International>(Form::Full) };
    assert_eq!(moves::write(&before, &last, style), "19:28:37:26");
}

#[test]
fn ru22_7_3_e_there_is_no_short_form_with_numbers() {
    let start = Position::<International>::start();
    for text in ["328", "28", "de5", "e5", ":28"] {
        let error = moves::read(&start, text).unwrap_err();
        assert!(matches!(error, MoveError::ShortForm { .. }), "{text}: {error:?}");
        assert_eq!(error.by().unwrap().name(), "RU22:7.3.e");
    }
    assert!(moves::read(&start, "32-28").is_ok());
    assert_eq!(written(&start, "32-28", Form::Short), "32-28");
}

#[test]
fn ru_codex_2_4_move_and_game() {
    let start = Position::<International>::start();
    assert_eq!(written(&start, "31-27", Form::Full), "31-27");
    let (moves, _) = replay::<International>(GAME100);
    let style = Style { capture: ':', ..Style::of::<International>(Form::FromTo) };
    assert_eq!(moves::write(&moves[4].0, &moves[4].1, style), "34:23");
    assert_eq!(moves[7].1.captured().len(), 3);
}

#[test]
fn ru_codex_2_4_route_is_obligatory_where_several_exist() {
    let position = position::<International>(FIG12[1]);
    assert_eq!(position.moves().len(), 2);
    assert!(position.moves().iter().all(|capture| capture.captured().len() == 4));
    assert!(matches!(moves::read(&position, "47:6"), Err(MoveError::Ambiguous { .. })));
}

#[test]
fn ru_codex_2_4_noshort_is_refused_with_a_message() {
    let start = Position::<International>::start();
    assert_eq!(
        moves::read(&start, "328").unwrap_err().to_string(),
        "the move must be written in full (RU22:7.3.e)"
    );
    let next = start.play(&moves::read(&start, "32-28").unwrap());
    assert!(moves::read(&next, "1823").is_err());
    assert!(moves::read(&next, "gf6").is_err());
}

#[test]
fn ru_codex_3_10_1_a_dash_may_stand_for_an_obligatory_capture() {
    let forced = position::<Russian>("W:Wb4,g1:Bc5,h8");
    let capture = moves::read(&forced, "b4:d6").unwrap();
    for dash in ["-", "–", " — "] {
        assert_eq!(moves::read_as(&forced, dash, Reading::SHEET), Ok(capture));
    }
    assert_eq!(moves::read(&forced, "-"), Err(MoveError::Gap), "not without that article");
    let start = Position::<Russian>::start();
    assert_eq!(moves::read_as(&start, "-", Reading::SHEET), Err(MoveError::Gap));
    let choice = position::<Russian>("W:Wc3:Bb4,d4,f6");
    assert!(matches!(moves::read_as(&choice, "-", Reading::SHEET), Err(MoveError::Ambiguous { .. })));
}

#[test]
fn ru22_10_2_2_letters_have_the_full_form_and_a_capital_e() {
    let start = Position::<Russian>::start();
    let error = moves::read_as(&start, "ab4", Reading::LETTER).unwrap_err();
    assert_eq!(error.by().unwrap().name(), "RU22:10.2.2");
    assert!(moves::read_as(&start, "b4", Reading::LETTER).is_err());
    let played = moves::read_as(&start, "E3-d4", Reading::LETTER).unwrap();
    assert_eq!(Ok(played), moves::read(&start, "e3-d4"));
    let style = Style { names: Naming::CapitalE, ..Style::of::<Russian>(Form::Full) };
    assert_eq!(moves::write(&start, &played, style), "E3-d4");
}

#[test]
fn ru_codex_5_2_2_a_short_move_in_a_letter_is_impossible() {
    let start = Position::<Russian>::start();
    let by = Article::new("RU-CODEX:5.2.2");
    let letter = Reading { forms: Forms::Full(by), ..Reading::RECORD };
    assert_eq!(moves::read_as(&start, "ab4", letter), Err(MoveError::ShortForm { by }));
    assert!(moves::read_as(&start, "a3-b4", letter).is_ok());
}

#[test]
fn ru22_10_5_1_records_by_correspondence_are_half_short() {
    let (moves, _) = replay::<Russian>("cd4 fg5 dc5 b:d4 e:c5");
    assert_eq!(game(&moves, Form::FromTo), "c3-d4 f6-g5 d4-c5 b6:d4 e3:c5");
    assert_eq!(game(&moves, Form::Short), "cd4 fg5 dc5 b:d4 e:c5");
}

#[test]
fn ua24_iii_recording_1_captures_have_x_or_colon() {
    let start = Position::<International>::start();
    assert!(moves::read(&start, "32-28").is_ok());
    let (moves, _) = replay::<International>(GAME100);
    let (before, capture) = moves[4];
    assert_eq!(moves::read(&before, "34x23"), Ok(capture));
    assert_eq!(moves::read(&before, "34:23"), Ok(capture));
    let style = Style::of::<International>(Form::Full);
    assert_eq!(moves::write(&before, &capture, style), "34x23");
    assert_eq!(moves::write(&before, &capture, Style { capture: ':', ..style }), "34:23");
}

#[test]
fn ua24_iii_recording_4_an_abbreviation_must_be_unambiguous() {
    let position = position::<Brazilian>("W:WKb4,Kb6:Bh8");
    assert_ambiguous(&position, "bc5", &["b4-c5", "b6-c5"], "UA24:III.recording.4");
    assert_eq!(written(&position, "b4-c5", Form::Short), "b4-c5");
    assert_eq!(written(&position, "b4-a5", Form::Short), "b4-a5");
    assert_eq!(written(&position, "b4-c3", Form::Short), "bc3");
}

#[test]
fn ua24_v_notation_1_the_game_is_recorded_by_numbers() {
    let game = "32-28 18-23 37-32 23-29 34x23 17-22 28x17 19x26";
    let (moves, _) = replay::<International>(game);
    assert_eq!(self::game(&moves, Form::FromTo), game);
}

#[test]
fn ua24_v_notation_2_1_from_comes_before_to() {
    let start = Position::<International>::start();
    let played = moves::read(&start, "32-28").unwrap();
    let number = |square| International::RULES.board.value.number(square);
    assert_eq!((number(played.from()), number(played.to())), (32, 28));
}

#[test]
fn ua24_v_notation_2_2_a_hyphen_for_a_quiet_move() {
    assert_eq!(written(&Position::<International>::start(), "32-28", Form::FromTo), "32-28");
}

#[test]
fn ua24_v_notation_2_3_an_x_for_a_capture() {
    let capture = position::<International>("W:W34:B29");
    assert_eq!(written(&capture, "34:23", Form::FromTo), "34x23");
}

#[test]
fn ua24_vi_notation_5_1_from_comes_before_to() {
    let start = Position::<Brazilian>::start();
    let played = moves::read(&start, "a3-b4").unwrap();
    let number = |square| Brazilian::RULES.board.value.number(square);
    let board = Brazilian::RULES.board.value;
    let square = |name| notation::square::read(board, name).map(number).unwrap();
    assert_eq!((number(played.from()), number(played.to())), (square("a3"), square("b4")));
}

#[test]
fn ua24_vi_notation_5_2_a_hyphen_for_a_quiet_move() {
    assert_eq!(written(&Position::<Brazilian>::start(), "a3-b4", Form::Full), "a3-b4");
}

#[test]
fn ua24_vi_notation_5_3_a_colon_for_a_capture() {
    let one = position::<Brazilian>("W:Wc3:Bd4");
    assert_eq!(written(&one, "c3:e5", Form::Full), "c3:e5");
}

#[test]
fn ua24_vi_notation_5_4_a_multiple_capture_is_start_and_end() {
    let two = position::<Brazilian>("W:Wc3:Bd4,f6");
    assert_eq!(written(&two, "c3:g7", Form::FromTo), "c3:g7");
    assert_eq!(written(&two, "c3:g7", Form::Full), "c3:e5:g7");
}

#[test]
fn ua24_vi_notation_5_5_the_direction_is_shown_where_several_routes_exist() {
    let position = position::<Russian>(FIG8);
    let routes = ["d2:g5:d8:a5", "d2:g5:e7:c5:a7", "d2:h6:f8:c5:a7"];
    assert_eq!(all(&position, Style::of::<Russian>(Form::Full)), routes);
}

#[test]
fn ua24_vii_notation_1_checkers_moves_are_numbers() {
    let start = Position::<Checkers>::start();
    assert_eq!(written(&start, "11-15", Form::Full), "11-15");
    let capture = position::<Checkers>("B:W19:B15");
    assert_eq!(written(&capture, "15x24", Form::Full), "15x24");
    assert!(matches!(moves::read(&start, "29-33"), Err(MoveError::NoSquare { .. })));
}

#[test]
fn ua24_viii_layout_3_2_only_the_arrival_and_the_letter_where_two_can_reach_it() {
    let arrival = Style::of::<Russian>(Form::Arrival);
    let two = position::<Russian>("W:Wc3,e3:Bh8");
    assert_eq!(all(&two, arrival), ["b4", "cd4", "ed4", "f4"]);
    assert!(matches!(
        moves::read_as(&two, "d4", Reading::SOLUTION),
        Err(MoveError::Ambiguous { candidates, .. }) if candidates.len() == 2
    ));
    let captures = position::<Russian>("B:We5,g3:Bd6,h2");
    assert_eq!(all(&captures, arrival), ["d:f4", "h:f4"]);
    for text in ["d:f4", "h:f4"] {
        assert!(moves::read_as(&captures, text, Reading::SOLUTION).is_ok());
    }
    let one = position::<Russian>("W:Wc3:Bd4");
    assert!(moves::read_as(&one, ":e5", Reading::SOLUTION).is_ok());
    assert!(moves::read_as(&one, "e5", Reading::SOLUTION).is_ok());
    let one_file = position::<Russian>("W:WKc1,Kc3:Bh8");
    let to_d2: Vec<String> =
        all(&one_file, arrival).into_iter().filter(|text| text.ends_with("d2")).collect();
    assert_eq!(to_d2, ["c1-d2", "c3-d2"], "both stand on one file: in full");
}

#[test]
fn ua24_viii_layout_3_3_a_main_square_tells_the_route() {
    let position = position::<Russian>("W:WKf8:Bc3,d4,e7,g5");
    let texts = all(&position, Style::of::<Russian>(Form::Arrival));
    let to_h6: Vec<&String> = texts.iter().filter(|text| text.ends_with("h6")).collect();
    assert_eq!(to_h6, ["f8:b4:h6", "f8:c5:h6"]);
    let full = |text| written(&position, text, Form::Full);
    assert_eq!((full("f8:b4:h6"), full("f8:c5:h6")), ("f8:b4:d2:h6".into(), "f8:c5:e3:h6".into()));
    assert!(matches!(moves::read(&position, "f8:h6"), Err(MoveError::Ambiguous { .. })));
}

#[test]
fn ua24_viii_layout_3_4_arrivals_by_number() {
    let mut position = position::<International>("W:W37,42,48:B28");
    let mut full = Vec::new();
    for text in ["32", "37", "31"] {
        let played = moves::read_as(&position, text, Reading::SOLUTION).unwrap();
        full.push(moves::write(
            &position,
            &played,
            Style { capture: ':', ..Style::of::<International>(Form::FromTo) },
        ));
        assert_eq!(moves::write(&position, &played, Style::of::<International>(Form::Arrival)), text);
        position = position.play(&played);
    }
    assert_eq!(full, ["37-32", "28:37", "42:31"]);
    let style = Style::of::<International>(Form::Arrival);
    let captures = self::position::<International>("W:W22,42:B27,37");
    assert_eq!(all(&captures, style), ["22x31", "42x31"]);
    let both = self::position::<International>("W:W36,37:B45");
    assert_eq!(all(&both, style), ["32", "36-31", "37-31"]);
}
