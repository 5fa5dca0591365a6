//! RU22.

use clock::{Break, Clock, Control, Face, Flags, Kind, Lift, Millis, Stage};

use crate::hall::{BLACK, WHITE, assert_never_both, at, control, electronic, mechanical, play, shown, ten};

#[test]
fn ru22_4_2_par4_two_registers_and_at_most_one_runs() {
    for mut clock in [electronic("45m"), mechanical("45m")] {
        clock.start(WHITE, ten());
        assert_eq!(clock.running(), Some(WHITE));
        let pressed = at("10:07");
        assert_eq!(shown(&clock, WHITE, pressed), "38:00");
        assert_eq!(shown(&clock, BLACK, pressed), "45:00");
        clock.press(pressed);
        assert_eq!(clock.running(), Some(BLACK));
        assert_eq!(shown(&clock, WHITE, at("10:09")), "38:00");
        assert_eq!(shown(&clock, BLACK, at("10:09")), "43:00");
        clock.start(WHITE, at("10:10"));
        assert_eq!(clock.used(BLACK, at("10:20")), Millis::minutes(3));
        assert_eq!(clock.used(WHITE, at("10:20")), Millis::minutes(17));
    }
}

#[test]
fn ru22_4_2_e_an_hour_of_simulated_time_is_an_hour() {
    let mut random = fastrand::Rng::with_seed(42);
    let mut clock = electronic("2h");
    clock.start(WHITE, ten());
    let mut passed = Millis::ZERO;
    while passed < Millis::seconds(3_600) {
        passed = (passed + Millis::millis(random.u64(1..400))).min(Millis::seconds(3_600));
        let now = ten() + passed;
        let used = clock.used(WHITE, now);
        assert!(used - passed < Millis::millis(100) && passed - used < Millis::millis(100));
        // Stopping and starting loses nothing.
        clock.stop(now);
        clock.resume(WHITE, now);
    }
    assert_eq!(clock.used(WHITE, at("11:00")).to_string(), "1:00:00");
    assert_eq!(shown(&clock, WHITE, at("11:00")), "1:00:00");
}

#[test]
fn ru22_4_2_f_registers_never_run_together() {
    for seed in 0..20 {
        assert_never_both(200, seed);
    }
}

#[test]
fn ru22_4_2_g_stopping_one_starts_the_other_without_a_gap() {
    let mut clock = electronic("30m");
    clock.start(WHITE, ten());
    let pressed = ten() + Millis::millis(12_345);
    clock.press(pressed);
    assert_eq!(clock.used(WHITE, pressed), Millis::millis(12_345));
    assert_eq!(clock.used(WHITE, pressed + Millis::millis(1)), Millis::millis(12_345));
    assert_eq!(clock.used(BLACK, pressed), Millis::ZERO);
    assert_eq!(clock.used(BLACK, pressed + Millis::millis(1)), Millis::millis(1));
}

#[test]
fn ru22_4_2_h_remaining_time_is_clear() {
    let mut clock = electronic("20m");
    clock.start(WHITE, ten());
    assert_eq!(shown(&clock, WHITE, at("10:07:55")), "12:05");
    assert_eq!(shown(&clock, WHITE, at("10:19:40")), "0:20");
    assert_eq!(shown(&clock, WHITE, at("10:19:40") + Millis::millis(600)), "0:19.4");
    assert_eq!(shown(&clock, WHITE, at("10:19:55")), "0:05.0");
    assert_eq!(shown(&clock, WHITE, at("10:20")), "0:00");
}

#[test]
fn ru22_4_2_j_mechanical_flag_rises_at_58_and_falls_at_60() {
    let mut clock = mechanical("1h");
    clock.start(WHITE, ten());
    assert_eq!(clock.flag_lift(WHITE, at("10:57:59")), Lift::Resting);
    assert_eq!(clock.flag_lift(WHITE, at("10:58")), Lift::Rising);
    assert_eq!(clock.flag_lift(WHITE, at("10:59:59")), Lift::Rising);
    assert_eq!(clock.flag_lift(WHITE, at("11:00")), Lift::Fallen);
    assert_eq!(clock.flag(WHITE, at("11:30")), Some(at("11:00")));
    assert_eq!(clock.flag_lift(BLACK, at("11:00")), Lift::Resting);
}

#[test]
fn ru22_5_4_1_2_time_of_two_late_players_is_halved() {
    let mut clock = electronic("30m+30s");
    clock.start(WHITE, ten());
    let arrival = at("10:08");
    clock.split_used(arrival);
    clock.start(WHITE, arrival);
    assert_eq!(shown(&clock, WHITE, arrival), "26:00");
    assert_eq!(shown(&clock, BLACK, arrival), "26:00");
    assert_eq!(clock.running(), Some(WHITE));
    assert_eq!(shown(&clock, WHITE, at("10:09")), "25:00");

    let mut only_black_absent = electronic("30m+30s");
    only_black_absent.start(BLACK, ten());
    assert_eq!(shown(&only_black_absent, WHITE, arrival), "30:00");
    assert_eq!(shown(&only_black_absent, BLACK, arrival), "22:00");
}

#[test]
fn ru22_5_4_2_1_moves_in_a_time_or_the_whole_game() {
    let stages = [Stage::for_moves(40, Millis::minutes(60)), Stage::to_end(Millis::minutes(30))];
    assert_eq!(control("60m/40,30m"), Control::fixed(&stages));
    assert_eq!(control("60m/40,30m").whole_game(), None);
    let fischer = control("30m+30s");
    assert_eq!(fischer.whole_game(), Some(Millis::minutes(30)));
    assert_eq!(fischer.increment_at(1), Millis::seconds(30));
    assert!(Kind::Electronic.can_keep(&fischer));
    assert!(!Kind::Mechanical.can_keep(&fischer));
    assert!("".parse::<Control>().is_err());
}

#[test]
fn ru22_5_4_2_5_a_correction_leaves_fifteen_minutes() {
    let floor = Millis::minutes(15);
    let mut clock = electronic("20m+30s");
    assert_eq!(clock.take(WHITE, Millis::minutes(10), floor, ten()), Millis::minutes(5));
    assert_eq!(shown(&clock, WHITE, ten()), "15:00");
    assert_eq!(shown(&clock, BLACK, ten()), "20:00");

    let mut blitz = electronic("3m+2s");
    assert_eq!(blitz.take(WHITE, Millis::seconds(10), Millis::ZERO, ten()), Millis::seconds(10));
    assert_eq!(shown(&blitz, WHITE, ten()), "2:50");

    // A player who already has less keeps it, also while his clock runs.
    clock.start(BLACK, ten());
    assert_eq!(clock.take(BLACK, Millis::minutes(1), floor, at("10:10")), Millis::ZERO);
    assert_eq!(shown(&clock, BLACK, at("10:10")), "10:00");
}

#[test]
fn ru22_5_4_2_6_time_is_over_at_zero() {
    let mut clock = electronic("30m+30s");
    clock.start(BLACK, ten());
    let end = at("10:30");
    assert_eq!(clock.flag(BLACK, at("10:29:59") + Millis::millis(999)), None);
    assert_eq!(clock.flag(BLACK, end), Some(end));

    let mut stages = electronic("60m/40,30m");
    let now = play(&mut stages, 39, [Millis::minutes(1), Millis::ZERO], ten());
    assert_eq!(shown(&stages, WHITE, now), "21:00");
    let mut in_time = stages.clone();
    in_time.press(now + Millis::millis(21 * 60_000 - 1));
    assert_eq!(in_time.remaining(WHITE, now), Millis::minutes(30) + Millis::millis(1));
    let zero = now + Millis::minutes(21);
    stages.press(zero);
    assert_eq!(stages.first_flag(zero), Flags::One(WHITE));
    assert_eq!(stages.flag(WHITE, zero), Some(zero));
    assert_eq!(shown(&stages, WHITE, zero), "0:00");
    assert_eq!(stages.moves(WHITE), 40);
}

#[test]
fn ru22_5_4_2_11_both_registers_stop_at_that_moment() {
    let mut clock = electronic("8m+4s");
    clock.start(WHITE, ten());
    clock.press(at("10:01"));
    assert_eq!(clock.stop(at("10:03")), Some(BLACK));
    assert_eq!(clock.running(), None);
    assert_eq!(shown(&clock, WHITE, at("12:00")), "7:04");
    assert_eq!(shown(&clock, BLACK, at("12:00")), "6:00");
}

#[test]
fn ru22_5_4_6_second_game_waits_five_minutes() {
    let pause = Break::new(at("11:00"), Millis::minutes(5));
    assert_eq!(pause.earliest_start(), at("11:05"));
    assert!(!pause.is_over(at("11:04:59")));
    assert!(pause.is_over(at("11:05")));
    assert_eq!(pause.left(at("11:03:30")).to_string(), "1:30");
}

#[test]
fn ru22_5_4_13_1_b_order_of_two_fallen_flags() {
    for (kind, first) in [(Kind::Mechanical, None), (Kind::Electronic, Some(WHITE))] {
        let mut clock = Clock::new(control("5m"), kind);
        clock.start(WHITE, ten());
        clock.press(at("10:05:01"));
        assert_eq!(clock.first_flag(at("10:06")), Flags::One(WHITE));
        assert_eq!(clock.first_flag(at("10:10:01")), Flags::Both { first });
        assert_eq!(clock.flag(BLACK, at("10:12")), Some(at("10:10:01")));
    }
}

#[test]
fn ru22_5_4_14_4_the_clock_is_returned_to_the_offender() {
    let mut clock = electronic("30m+30s");
    clock.start(WHITE, ten());
    clock.press(at("10:01"));
    assert_eq!(shown(&clock, WHITE, at("10:01")), "29:30");
    assert_eq!(clock.switch_back(at("10:01:10")), Some(Millis::seconds(30)));
    assert_eq!(clock.running(), Some(WHITE));
    assert_eq!(clock.moves(WHITE), 0);
    assert_eq!(shown(&clock, WHITE, at("10:01:10")), "29:00");
    assert_eq!(shown(&clock, BLACK, at("10:02")), "29:50");
    assert_eq!(shown(&clock, WHITE, at("10:02")), "28:10");
    // In a dispute both stand until the arbiter has spoken.
    clock.press(at("10:02"));
    clock.stop(at("10:03"));
    assert_eq!(shown(&clock, BLACK, at("10:30")), "28:50");
}

#[test]
fn ru22_5_4_14_4_par1_increments_of_impossible_moves_are_removed() {
    let mut clock = electronic("3m+2s");
    clock.start(WHITE, ten());
    for second in [10, 20] {
        clock.press(ten() + Millis::seconds(second));
        assert_eq!(clock.switch_back(ten() + Millis::seconds(second)), Some(Millis::seconds(2)));
    }
    assert_eq!(clock.remaining(WHITE, at("10:00:20")), Millis::seconds(160));
    assert_eq!(clock.switch_back(at("10:00:20")), None);
    assert_eq!(clock.moves(WHITE), 0);
}

#[test]
fn ru22_9_3_1_1_a_renju_game_has_a_time_regulation() {
    let regulation = control("90m+30s");
    assert_eq!(
        (regulation.first(), regulation.increment_at(200)),
        (Millis::minutes(90), Millis::seconds(30))
    );
    assert_eq!(control("90m/40").moves_to_control(0), Some(40));
}

#[test]
fn ru22_12_4_3_b_a_break_leaves_the_times_unchanged() {
    let mut clock = electronic("45m");
    clock.start(WHITE, ten());
    clock.press(at("10:12"));
    let ran = clock.stop(at("10:20")).unwrap();
    let before = Face::BOTH.map(|face| clock.remaining(face, at("10:20")));
    clock.resume(ran, at("11:05"));
    assert_eq!(clock.running(), Some(BLACK));
    assert_eq!(Face::BOTH.map(|face| clock.remaining(face, at("11:05"))), before);
    assert_eq!(shown(&clock, BLACK, at("11:06")), "36:00");
}
