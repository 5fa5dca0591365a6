//! RU-RENJU.

use clock::{Clock, Face, Kind, Millis};

use crate::hall::{BLACK, WHITE, at, control, electronic, mechanical, shown, ten};

#[test]
fn ru_renju_5_3_1_1_moves_in_a_time_or_all_with_increment() {
    assert_eq!(control("90m/40").moves_to_control(0), Some(40));
    assert_eq!(control("90m/40").first(), Millis::minutes(90));
    assert_eq!(control("45m+10s").whole_game(), Some(Millis::minutes(45)));
    assert_eq!(control("45m+10s").increment_at(1), Millis::seconds(10));
}

#[test]
fn ru_renju_5_3_1_3_electronic_zero_is_fallen() {
    let mut clock = electronic("45m+10s");
    clock.start(WHITE, ten());
    assert_eq!(clock.flag(WHITE, at("10:44:59")), None);
    assert_eq!(clock.flag(WHITE, at("10:45")), Some(at("10:45")));
    // With a defect the arbiter declares it.
    let mut defective = mechanical("90m");
    defective.set(WHITE, Millis::ZERO, at("11:00"));
    assert_eq!(defective.flag(WHITE, at("11:00")), Some(at("11:00")));
}

#[test]
fn ru_renju_5_3_1_5_a_correction_leaves_five_minutes() {
    let mut clock = electronic("90m");
    clock.start(WHITE, ten());
    clock.stop(at("11:20"));
    assert_eq!(shown(&clock, WHITE, at("11:20")), "10:00");
    let taken = clock.take(WHITE, Millis::minutes(6), Millis::minutes(5), at("11:20"));
    assert_eq!(taken, Millis::minutes(5));
    assert_eq!(shown(&clock, WHITE, at("11:20")), "5:00");
    // The clock that replaces it has the used times set.
    let other = Clock::restore(control("90m"), Kind::Mechanical, clock.reading(at("11:20")));
    for face in Face::BOTH {
        assert_eq!(other.used(face, at("11:25")), clock.used(face, at("11:25")));
        assert_eq!(other.remaining(face, at("11:25")), clock.remaining(face, at("11:25")));
    }
}

#[test]
fn ru_renju_5_3_1_5_par1_unsure_corrects_both_alike() {
    let mut clock = electronic("90m");
    clock.set(BLACK, Millis::minutes(9), ten());
    let taken = Face::BOTH.map(|face| clock.take(face, Millis::minutes(6), Millis::minutes(5), ten()));
    assert_eq!(taken, [Millis::minutes(6), Millis::minutes(4)]);
    assert_eq!((shown(&clock, WHITE, ten()), shown(&clock, BLACK, ten())), ("1:24:00".into(), "5:00".into()));
}

#[test]
fn ru_renju_5_3_3_3_b_times_are_stored_as_they_stand() {
    let mut clock = electronic("120m");
    clock.set(WHITE, Millis::seconds(72 * 60 + 30), ten());
    clock.set(BLACK, Millis::seconds(65 * 60 + 10), ten());
    clock.start(BLACK, ten());
    clock.stop(ten());
    let stored = clock.reading(at("16:00"));
    assert_eq!(
        (stored.first.remaining().to_string(), stored.second.remaining().to_string()),
        ("1:12:30".into(), "1:05:10".into())
    );
    assert_eq!(stored.running, None);
}

#[test]
fn ru_renju_5_3_8_3_play_returns_and_the_times_stay() {
    let mut clock = electronic("90m/12,30m");
    let mut now = ten();
    clock.start(WHITE, now);
    for _ in 0..25 {
        now = now + Millis::minutes(1);
        clock.press(now);
    }
    let times = Face::BOTH.map(|face| clock.remaining(face, now));
    clock.set_moves(WHITE, 10);
    clock.set_moves(BLACK, 10);
    assert_eq!(Face::BOTH.map(|face| clock.remaining(face, now)), times);
    // The control was met already: its time is not given twice.
    clock.start(WHITE, now);
    for _ in 0..6 {
        clock.press(now);
    }
    assert_eq!(Face::BOTH.map(|face| clock.remaining(face, now)), times);
}

#[test]
fn ru_renju_5_3_10_4_b_two_minutes_more_for_the_partner() {
    let mut clock = electronic("45m+10s");
    clock.set(WHITE, Millis::minutes(10), ten());
    clock.add(WHITE, Millis::minutes(2), ten());
    assert_eq!(shown(&clock, WHITE, ten()), "12:00");
}

#[test]
fn ru_renju_5_3_10_4_c_two_minutes_less_for_the_offender() {
    let mut clock = electronic("45m+10s");
    for (left, after, fell) in [(600, "8:00", None), (90, "0:00", Some(ten()))] {
        clock.set(BLACK, Millis::seconds(left), ten());
        clock.take(BLACK, Millis::minutes(2), Millis::ZERO, ten());
        assert_eq!(shown(&clock, BLACK, ten()), after);
        assert_eq!(clock.flag(BLACK, ten()), fell);
    }
}

#[test]
fn ru_renju_5_3_10_5_a_minute_for_both_after_a_disturbance() {
    let mut clock = electronic("90m+30s");
    clock.start(WHITE, ten());
    for face in Face::BOTH {
        clock.add(face, Millis::minutes(1), at("10:10"));
    }
    assert_eq!(
        (shown(&clock, WHITE, at("10:10")), shown(&clock, BLACK, at("10:10"))),
        ("1:21:00".into(), "1:31:00".into())
    );
}
