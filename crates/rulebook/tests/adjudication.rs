//! Unfinished games of correspondence play.

use clock::Day;
use rulebook::law::Adjudication;
use rulebook::{Mark, Scale};

const CODEX: Adjudication = Adjudication::RU_CODEX;

#[test]
fn ru_codex_5_5_4_what_both_think_is_the_result() {
    let draw = CODEX.proposed(Some(Mark::Draw), Some(Mark::Draw)).expect("agreed");
    assert_eq!((draw.value, draw.by.name()), (Mark::Draw, "RU-CODEX:5.5.4"));
    let win = CODEX.proposed(Some(Mark::Win), Some(Mark::Loss)).expect("agreed");
    assert_eq!(win.value, Mark::Win);
    assert_eq!(CODEX.proposed(Some(Mark::Win), Some(Mark::Draw)), None, "the arbiter decides");
    assert_eq!(CODEX.proposed(Some(Mark::Win), Some(Mark::Win)), None);
}

#[test]
fn ru_codex_5_5_5_a_month_after_the_analyses_came() {
    let day = |year, month, day| Day::of(year, month, day).expect("a date");
    let due = CODEX.due(day(2002, 12, 5));
    assert_eq!((due.value, due.by.name()), (day(2003, 1, 5), "RU-CODEX:5.5.5"));
    assert_eq!(CODEX.due(day(2003, 1, 31)).value, day(2003, 2, 28));
    assert_eq!(CODEX.proposed(Some(Mark::Draw), None), None, "with the only analysis the arbiter decides");
}

#[test]
fn ru_codex_5_5_8_no_record_is_a_minus_for_both() {
    let marks = CODEX.without_records();
    assert_eq!(marks.by.name(), "RU-CODEX:5.5.8");
    assert_eq!(marks.value.map(|mark| mark.text(Scale::OneHalfZero)), ["-", "-"]);
    assert_eq!(Scale::OneHalfZero.sum(marks.value).in_halves(), 0);
}
