//! Days of correspondence play.

use clock::{Budget, Dates, Day, Leave, days_used, start_day};

const FIFTY: Budget = Budget { days: 50, moves: 10 };

fn day(day: u8, month: u8) -> Day {
    Day::of(2002, month, day).expect("a date")
}

fn leave() -> Leave {
    Leave { first: day(10, 10), last: day(25, 10) }
}

#[test]
fn ru_codex_5_3_1_a_a_reply_on_the_day_of_receipt_costs_nothing() {
    assert_eq!(days_used(day(5, 3), day(5, 3), &[]), 0);
    assert_eq!(days_used(day(5, 3), day(8, 3), &[]), 3);
    let used = [12, 9].map(|days| days.to_string()).join("/");
    assert_eq!(used, "12/9");
    assert_eq!(
        (FIFTY.allowed(1), FIFTY.allowed(10), FIFTY.allowed(11)),
        (50, 50, 100),
        "unused days are kept"
    );
}

#[test]
fn ru_codex_5_3_1_b_the_postmark_corrects_the_partners_total() {
    let sent = Dates { stated: Some(day(3, 3)), stamped: Some(day(5, 3)) };
    assert_eq!((sent.counts(), sent.difference()), (Some(day(5, 3)), 2));
    let unstamped = Dates { stated: Some(day(3, 3)), stamped: None };
    assert_eq!((unstamped.counts(), unstamped.difference()), (Some(day(3, 3)), 0));
}

#[test]
fn ru_codex_5_3_1_c_the_postmark_of_receipt_counts() {
    let received = Dates { stated: Some(day(14, 3)), stamped: Some(day(12, 3)) };
    assert_eq!(received.counts(), Some(day(12, 3)));
    assert_eq!(Dates { stamped: None, ..received }.counts(), Some(day(14, 3)));
}

#[test]
fn ru_codex_5_3_1_d_the_receipt_of_a_registered_letter_counts() {
    let sent = Dates { stated: Some(day(14, 3)), stamped: Some(day(15, 3)) };
    assert_eq!(sent.counts(), Some(day(15, 3)));
}

#[test]
fn ru_codex_5_3_2_a_time_begins_with_the_start_or_the_day_after_the_list() {
    assert_eq!(start_day(day(1, 2), day(5, 2)), day(6, 2));
    assert_eq!(start_day(day(1, 2), day(25, 1)), day(1, 2));
    assert_eq!(days_used(day(1, 2), day(1, 2), &[]), 0, "a first move on the start date is free");
    assert_eq!(days_used(day(1, 2), day(28, 1), &[]), 0, "and one before it");
}

/// From the end date on nothing is charged: the rest of time is like leave.
#[test]
fn ru_codex_5_3_2_b_nothing_is_charged_from_the_end_date_on() {
    let end = day(1, 12);
    let after = Leave { first: end.after(1), last: Day(i32::MAX) };
    assert_eq!(days_used(end, day(20, 12), &[after]), 0);
    assert_eq!(days_used(day(29, 11), day(20, 12), &[after]), 2, "only the days before it");
}

#[test]
fn ru_codex_5_3_3_a_a_missing_date_of_receipt_is_taken_from_the_usual_post() {
    assert_eq!(Dates::default().received(day(1, 3), 6), day(7, 3));
    let stamped = Dates { stated: None, stamped: Some(day(4, 3)) };
    assert_eq!(stamped.received(day(1, 3), 6), day(4, 3));
}

#[test]
fn ru_codex_5_3_5_a_fifty_days_for_ten_moves() {
    assert!(!FIFTY.is_overstepped(10, 50));
    assert!(FIFTY.is_overstepped(10, 51));
    assert!(FIFTY.is_overstepped(18, 101));
    assert!(!FIFTY.is_overstepped(18, 100));
}

#[test]
fn ru_codex_5_3_5_b_moves_of_an_offered_variation_do_not_help() {
    let (made, offered) = (9, 3);
    assert!(FIFTY.is_overstepped(made, 51), "51 days at move 9");
    assert!(!FIFTY.is_overstepped(made + offered, 51), "counting the offered moves would have hidden it");
}

#[test]
fn ru_codex_5_4_3_b_the_days_of_leave_are_subtracted() {
    assert_eq!(leave().days(), 16);
    assert_eq!(days_used(day(8, 10), day(27, 10), &[leave()]), 3);
}

#[test]
fn ru_codex_5_4_3_c_answered_during_leave_only_the_days_before_it_count() {
    assert_eq!(days_used(day(8, 10), day(20, 10), &[leave()]), 1);
}

#[test]
fn ru_codex_5_4_3_d_received_during_leave_only_the_days_after_it_count() {
    assert_eq!(days_used(day(10, 10), day(26, 10), &[leave()]), 1);
}

#[test]
fn ru_codex_5_4_4_a_reply_during_ones_own_leave_costs_nothing() {
    let fifth = day(14, 10);
    assert_eq!(days_used(day(12, 10), fifth, &[leave()]), 0);
    assert_eq!(days_used(fifth, day(26, 10), &[leave()]), 1, "and the leave goes on");
}

#[test]
fn dates_and_days_are_the_same_thing() {
    assert_eq!(Day::of(1970, 1, 1), Some(Day(0)));
    assert_eq!(Day::of(2000, 2, 29).map(|day| day.to_string()).as_deref(), Some("29.02.2000"));
    assert_eq!(Day::of(1900, 2, 29), None);
    assert_eq!(Day::of(2002, 13, 1), None);
    for number in (-200_000..400_000).step_by(97) {
        let (year, month, day) = Day(number).date();
        assert_eq!(Day::of(year, month, day), Some(Day(number)), "{year} {month} {day}");
    }
    assert_eq!(Day::of(2024, 1, 31).map(Day::next_month), Day::of(2024, 2, 29));
    assert_eq!(Day::of(2023, 12, 5).map(Day::next_month), Day::of(2024, 1, 5));
}
