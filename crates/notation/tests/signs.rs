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
fn ru22_a5_1_and_2_move_and_capture() {
    let start = Position::<Russian>::start();
    assert!(!moves::read(&start, "a3-b4").unwrap().is_capture());
    assert_eq!(Style::of::<Russian>(Form::Full).capture, ':');
}

#[test]
fn ru22_a5_3_to_6_strengths() {
    assert_sign(&RU22, "!", Sign::Strong, "strong", "RU22:A5.3");
    assert_sign(&RU22, "!!", Sign::VeryStrong, "very strong", "RU22:A5.4");
    assert_sign(&RU22, "?", Sign::Weak, "weak", "RU22:A5.5");
    assert_sign(&RU22, "??", Sign::VeryWeak, "very weak move, blunder", "RU22:A5.6");
}

#[test]
fn ru22_a5_7_to_9_results() {
    assert_sign(&RU22, " x", Sign::Won, "won", "RU22:A5.7");
    assert_sign(&RU22, " х", Sign::Won, "won", "RU22:A5.7");
    assert_sign(&RU22, " 0", Sign::Lost, "lost", "RU22:A5.8");
    assert_sign(&RU22, " =", Sign::Drawn, "drawn", "RU22:A5.9");
    for (text, sign) in [("x", Sign::Won), ("х", Sign::Won), ("0", Sign::Lost), ("=", Sign::Drawn)] {
        assert_eq!(sign::read(text), Ok(vec![sign]), "alone at the end of a record");
        assert!(sign.is_result());
    }
    assert_eq!(RU22.write(Sign::Won), "х", "Cyrillic");
}

#[test]
fn ua24_iii_recording_2_a_and_b_move_and_capture() {
    let start = Position::<International>::start();
    let quiet = moves::read(&start, "32-28").unwrap();
    assert_eq!(moves::write(&start, &quiet, Style::of::<International>(Form::Full)), "32-28");
    let mut position = start;
    for text in ["32-28", "18-23", "37-32", "23-29"] {
        position = position.play(&moves::read(&position, text).unwrap());
    }
    assert!(moves::read(&position, "34x23").is_ok());
    assert_eq!(moves::read(&position, "34x23"), moves::read(&position, "34:23"));
}

#[test]
fn ua24_iii_recording_2_c_to_i_strengths() {
    assert_sign(&UA24, "!", Sign::Strong, "strong", "UA24:III.recording.2.c");
    assert_sign(&UA24, "!!", Sign::VeryStrong, "very strong", "UA24:III.recording.2.d");
    assert_sign(&UA24, "?", Sign::Weak, "weak", "UA24:III.recording.2.e");
    assert_sign(&UA24, "??", Sign::VeryWeak, "very weak", "UA24:III.recording.2.f");
    assert_sign(&UA24, "?!", Sign::SeemsWeak, "seems weak, is strong", "UA24:III.recording.2.g");
    assert_sign(&UA24, "!?", Sign::SeemsStrong, "seems strong, is weak", "UA24:III.recording.2.h");
    assert_sign(&UA24, "*", Sign::Forced, "forced", "UA24:III.recording.2.i");
}

#[test]
fn ua24_iii_recording_2_j_to_n_results_and_counts() {
    assert_sign(&UA24, "+", Sign::Won, "won", "UA24:III.recording.2.j");
    assert_sign(&UA24, "=", Sign::Drawn, "draw", "UA24:III.recording.2.k");
    assert_sign(&UA24, "+1", Sign::PiecesWon(1), "won", "UA24:III.recording.2.l");
    assert_sign(&UA24, " +12", Sign::PiecesWon(12), "won", "UA24:III.recording.2.l");
    assert_sign(&UA24, " -1", Sign::PiecesLost(1), "lost", "UA24:III.recording.2.m");
    assert_sign(&UA24, " a.l.", Sign::AtWill, "equal captures", "UA24:III.recording.2.n");
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
