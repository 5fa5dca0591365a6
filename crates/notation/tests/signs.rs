//! Annotation signs, article by article.

use draughts::{International, Position, Russian};
use notation::moves::{self, Form, MoveError, Reading, Style};
use notation::sign::{self, RU22, Sign, Table, UA24};

/// The sign is read after a move, means this by this article, and is written back.
fn assert_sign(table: &Table, text: &str, sign: Sign, meaning: &str, article: &str) {
    let start = Position::<International>::start();
    let annotated = moves::read_annotated(&start, &format!("32-28{text}"), Reading::RECORD).unwrap();
    assert_eq!(annotated.signs, [sign], "{text}");
    let entry = table.entry(sign).unwrap();
    assert!(entry.meaning.contains(meaning), "{text}: {}", entry.meaning);
    assert_eq!(entry.by.name(), article);
    let style = Style::of::<International>(Form::Full);
    let written = annotated.write(&start, style, table);
    assert_eq!(moves::read_annotated(&start, &written, Reading::RECORD), Ok(annotated));
    assert_eq!(written.replace(' ', ""), format!("32-28{}", text.replace(' ', "").replace('x', "х")));
}

/// The sign is also read alone, at the end of a record.
fn assert_ends_a_record(texts: &[&str], sign: Sign) {
    for text in texts {
        assert_eq!(sign::read(text), Ok(vec![sign]), "{text}");
    }
    assert!(sign.is_result());
}

#[test]
fn ru22_a5_annotations_are_kept() {
    let mut position = Position::<Russian>::start();
    let texts =
        ["e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4!", "g5-h4?", "b4:d6", "h4:f2", "e1:g3", "c7:h4 x"];
    let mut written = Vec::new();
    for text in texts {
        let annotated = moves::read_annotated(&position, text, Reading::RECORD).unwrap();
        written.push(annotated.write(&position, Style::of::<Russian>(Form::FromTo), &RU22));
        position = position.play(&annotated.played);
    }
    assert_eq!(written.join(" "), texts.join(" ").replace('x', "х"));
}

#[test]
fn ru22_a5_1_a_dash_for_a_move() {
    let start = Position::<Russian>::start();
    let quiet = moves::read(&start, "a3-b4").unwrap();
    assert!(!quiet.is_capture());
    assert_eq!(moves::write(&start, &quiet, Style::of::<Russian>(Form::Full)), "a3-b4");
}

#[test]
fn ru22_a5_2_a_colon_for_a_capture() {
    let mut position = Position::<Russian>::start();
    for text in ["c3-d4", "b6-c5"] {
        position = position.play(&moves::read(&position, text).unwrap());
    }
    let capture = moves::read(&position, "d4:b6").unwrap();
    assert_eq!(moves::write(&position, &capture, Style::of::<Russian>(Form::Full)), "d4:b6");
}

#[test]
fn ru22_a5_3_strong() {
    assert_sign(&RU22, "!", Sign::Strong, "strong", "RU22:A5.3");
}

#[test]
fn ru22_a5_4_very_strong() {
    assert_sign(&RU22, "!!", Sign::VeryStrong, "very strong", "RU22:A5.4");
}

#[test]
fn ru22_a5_5_weak() {
    assert_sign(&RU22, "?", Sign::Weak, "weak", "RU22:A5.5");
}

#[test]
fn ru22_a5_6_blunder() {
    assert_sign(&RU22, "??", Sign::VeryWeak, "very weak move, blunder", "RU22:A5.6");
}

#[test]
fn ru22_a5_7_won() {
    assert_sign(&RU22, " x", Sign::Won, "won", "RU22:A5.7");
    assert_sign(&RU22, " х", Sign::Won, "won", "RU22:A5.7");
    assert_ends_a_record(&["x", "х"], Sign::Won);
    assert_eq!(RU22.write(Sign::Won), "х", "Cyrillic");
}

#[test]
fn ru22_a5_8_lost() {
    assert_sign(&RU22, " 0", Sign::Lost, "lost", "RU22:A5.8");
    assert_ends_a_record(&["0"], Sign::Lost);
}

#[test]
fn ru22_a5_9_drawn() {
    assert_sign(&RU22, " =", Sign::Drawn, "drawn", "RU22:A5.9");
    assert_ends_a_record(&["="], Sign::Drawn);
}

#[test]
fn ua24_iii_recording_2_a_a_dash_for_a_move() {
    let start = Position::<International>::start();
    let quiet = moves::read(&start, "32-28").unwrap();
    assert_eq!(moves::write(&start, &quiet, Style::of::<International>(Form::Full)), "32-28");
}

#[test]
fn ua24_iii_recording_2_b_a_cross_or_a_colon_for_a_capture() {
    let mut position = Position::<International>::start();
    for text in ["32-28", "18-23", "37-32", "23-29"] {
        position = position.play(&moves::read(&position, text).unwrap());
    }
    assert!(moves::read(&position, "34x23").is_ok());
    assert_eq!(moves::read(&position, "34x23"), moves::read(&position, "34:23"));
}

#[test]
fn ua24_iii_recording_2_c_strong() {
    assert_sign(&UA24, "!", Sign::Strong, "strong", "UA24:III.recording.2.c");
}

#[test]
fn ua24_iii_recording_2_d_very_strong() {
    assert_sign(&UA24, "!!", Sign::VeryStrong, "very strong", "UA24:III.recording.2.d");
}

#[test]
fn ua24_iii_recording_2_e_weak() {
    assert_sign(&UA24, "?", Sign::Weak, "weak", "UA24:III.recording.2.e");
}

#[test]
fn ua24_iii_recording_2_f_very_weak() {
    assert_sign(&UA24, "??", Sign::VeryWeak, "very weak", "UA24:III.recording.2.f");
}

#[test]
fn ua24_iii_recording_2_g_seems_weak() {
    assert_sign(&UA24, "?!", Sign::SeemsWeak, "seems weak, is strong", "UA24:III.recording.2.g");
}

#[test]
fn ua24_iii_recording_2_h_seems_strong() {
    assert_sign(&UA24, "!?", Sign::SeemsStrong, "seems strong, is weak", "UA24:III.recording.2.h");
}

#[test]
fn ua24_iii_recording_2_i_forced() {
    assert_sign(&UA24, "*", Sign::Forced, "forced", "UA24:III.recording.2.i");
}

#[test]
fn ua24_iii_recording_2_j_won() {
    assert_sign(&UA24, "+", Sign::Won, "won", "UA24:III.recording.2.j");
}

#[test]
fn ua24_iii_recording_2_k_drawn() {
    assert_sign(&UA24, "=", Sign::Drawn, "draw", "UA24:III.recording.2.k");
}

#[test]
fn ua24_iii_recording_2_l_pieces_won() {
    assert_sign(&UA24, "+1", Sign::PiecesWon(1), "won", "UA24:III.recording.2.l");
    assert_sign(&UA24, " +12", Sign::PiecesWon(12), "won", "UA24:III.recording.2.l");
}

#[test]
fn ua24_iii_recording_2_m_pieces_lost() {
    assert_sign(&UA24, " -1", Sign::PiecesLost(1), "lost", "UA24:III.recording.2.m");
}

#[test]
fn ua24_iii_recording_2_n_free_choice() {
    assert_sign(&UA24, " a.l.", Sign::AtWill, "equal captures", "UA24:III.recording.2.n");
}

#[test]
fn ua24_viii_layout_3_5_plus_for_a_win_and_equals_for_a_draw() {
    let start = Position::<Russian>::start();
    for (text, sign) in [("ab4+", Sign::Won), ("ab4=", Sign::Drawn)] {
        let annotated = moves::read_annotated(&start, text, Reading::SOLUTION).unwrap();
        assert_eq!(annotated.signs, [sign]);
        let written = annotated.write(&start, Style::of::<Russian>(Form::Arrival), &UA24);
        assert_eq!(written.replace(' ', ""), text);
    }
}

#[test]
fn signs_may_follow_each_other() {
    assert_eq!(sign::read("! +1 ="), Ok(vec![Sign::Strong, Sign::PiecesWon(1), Sign::Drawn]));
    assert_eq!(sign::read("(!?)*"), Ok(vec![Sign::SeemsStrong, Sign::Forced]));
    assert_eq!(sign::read(""), Ok(vec![]));
    for (text, column) in
        [("!z", 2), ("(!", 1), ("+0", 1), ("+100", 1), ("0 1", 3), ("a.l", 1), ("=\u{1F600}", 2)]
    {
        assert_eq!(sign::read(text), Err(column), "{text}");
    }
}

#[test]
fn pdn_numbers_seven_of_them() {
    let numbered = ["!", "?", "!!", "??", "!?", "?!", "*"];
    for (number, text) in (1..).zip(numbered) {
        let sign = Sign::of_nag(number).unwrap();
        assert_eq!((UA24.write(sign).as_str(), sign.nag()), (text, Some(number)));
    }
    assert_eq!((Sign::of_nag(0), Sign::of_nag(8), Sign::Won.nag()), (None, None, None));
}

#[test]
fn what_is_no_sign_is_refused() {
    let start = Position::<International>::start();
    assert!(matches!(moves::read(&start, "32-28~"), Err(MoveError::Unreadable { column: 6, .. })));
}
