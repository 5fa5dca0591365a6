//! RU-CODEX.

use clock::{Break, Clock, Face, Flags, Kind, Lift, Millis};

use crate::hall::{
    BLACK, WHITE, assert_never_both, at, control, drift_after, electronic, mechanical, play, shown, ten,
};

#[test]
fn ru_codex_3_7_3_each_of_two_late_players_is_charged_half() {
    let mut clock = electronic("45m");
    clock.start(WHITE, ten());
    let arrival = at("10:20");
    clock.split_used(arrival);
    clock.start(BLACK, arrival);
    assert_eq!(Face::BOTH.map(|face| clock.used(face, arrival)), [Millis::minutes(10); 2]);
    assert_eq!(clock.running(), Some(BLACK));
    assert_eq!(shown(&clock, BLACK, at("10:25")), "30:00");
    assert_eq!(shown(&clock, WHITE, at("10:25")), "35:00");
}

#[test]
fn ru_codex_3_8_1_flag_before_move_35_is_an_overstep() {
    let mut clock = electronic("70m/35");
    let now = play(&mut clock, 34, [Millis::minutes(2), Millis::ZERO], ten());
    assert_eq!(clock.control().moves_to_control(34), Some(1));
    let end = now + Millis::minutes(2);
    assert_eq!(clock.next_flag(now), Some(end));
    assert_eq!(clock.first_flag(end), Flags::One(WHITE));
    clock.press(end);
    assert_eq!(clock.first_flag(end), Flags::One(WHITE));
    // With the control move completed in time nothing is left to overstep.
    let mut kept = electronic("70m/35");
    let now = play(&mut kept, 35, [Millis::seconds(119), Millis::ZERO], ten());
    assert_eq!(kept.first_flag(now + Millis::hours(9)), Flags::None);
}

#[test]
fn ru_codex_3_8_2_a_a_thousand_presses_are_exact() {
    assert_eq!(drift_after(1_000, 1), Millis::ZERO);
}

#[test]
fn ru_codex_3_8_2_b_never_both_at_a_hundred_instants() {
    assert_never_both(100, 2);
}

#[test]
fn ru_codex_3_8_2_c_stopping_one_starts_the_other_at_once() {
    let mut clock = mechanical("1h");
    clock.start(WHITE, ten());
    clock.press(at("10:04"));
    assert_eq!(clock.next_flag(at("10:04")), Some(at("11:04")));
    assert_eq!(clock.used(WHITE, at("10:30")), Millis::minutes(4));
}

#[test]
fn ru_codex_3_8_2_d_time_left_is_shown_for_both() {
    let mut clock = electronic("70m/35,15m");
    clock.start(WHITE, ten());
    assert_eq!(shown(&clock, WHITE, at("10:07:57")), "1:02:03");
    assert_eq!(shown(&clock, BLACK, at("10:07:57")), "1:10:00");
}

#[test]
fn ru_codex_3_8_2_e_only_a_mechanical_clock_lifts_a_flag() {
    for (kind, lift) in [(Kind::Mechanical, Lift::Rising), (Kind::Electronic, Lift::Resting)] {
        let mut clock = Clock::new(control("1h"), kind);
        clock.start(WHITE, ten());
        assert_eq!(clock.flag_lift(WHITE, at("10:59")), lift);
        assert_eq!(clock.flag_lift(WHITE, at("11:00")), Lift::Fallen);
    }
}

#[test]
fn ru_codex_3_8_2_f_flag_rises_at_58_and_falls_at_60() {
    let mut clock = mechanical("1h");
    clock.start(BLACK, ten());
    let lift = |moment| clock.flag_lift(BLACK, at(moment));
    assert_eq!(
        [lift("10:57:59"), lift("10:58"), lift("10:59:59"), lift("11:00")],
        [Lift::Resting, Lift::Rising, Lift::Rising, Lift::Fallen]
    );
}

#[test]
fn ru_codex_3_8_8_cut_from_25_to_10_stops_at_15() {
    let mut clock = electronic("45m");
    clock.start(WHITE, ten());
    let now = at("10:20");
    assert_eq!(shown(&clock, WHITE, now), "25:00");
    assert_eq!(clock.take(WHITE, Millis::minutes(15), Millis::minutes(15), now), Millis::minutes(10));
    assert_eq!(shown(&clock, WHITE, now), "15:00");
}

#[test]
fn ru_codex_3_8_9_a_press_at_zero_is_too_late() {
    let mut clock = electronic("70m/35,15m");
    let now = play(&mut clock, 34, [Millis::minutes(2), Millis::ZERO], ten());
    let zero = now + Millis::minutes(2);
    clock.press(zero);
    assert_eq!(clock.flag(WHITE, zero), Some(zero));
    assert_eq!(clock.remaining(WHITE, zero), Millis::ZERO);
}

#[test]
fn ru_codex_3_9_1_a_45_minutes_for_the_game() {
    let clock = electronic("45m");
    assert_eq!(shown(&clock, WHITE, ten()), "45:00");
    assert_eq!(clock.control().whole_game(), Some(Millis::minutes(45)));
    assert!(!clock.control().has_increment());
}

#[test]
fn ru_codex_3_9_1_b_an_hour_for_the_game() {
    let mut clock = electronic("1h");
    clock.start(WHITE, ten());
    assert_eq!(clock.control().whole_game(), Some(Millis::minutes(60)));
    assert_eq!(clock.next_flag(ten()), Some(at("11:00")));
}

#[test]
fn ru_codex_3_9_1_c_after_move_35_fifteen_minutes_are_added() {
    let mut clock = electronic("1h10m/35,15m");
    let now = play(&mut clock, 34, [Millis::minutes(1), Millis::ZERO], ten());
    let now = now + Millis::minutes(31);
    assert_eq!(shown(&clock, WHITE, now), "5:00");
    clock.press(now);
    assert_eq!(shown(&clock, WHITE, now), "20:00");
    assert_eq!(clock.control().moves_to_control(35), None);
    clock.press(now);
    clock.press(now + Millis::minutes(1));
    assert_eq!(shown(&clock, WHITE, now), "19:00");
}

#[test]
fn ru_codex_3_9_2_ninety_minutes_for_fifty_moves() {
    let mut clock = electronic("1h30m/50,30m");
    let now = play(&mut clock, 49, [Millis::minutes(1), Millis::ZERO], ten());
    assert_eq!(clock.first_flag(now + Millis::minutes(41)), Flags::One(WHITE));
    let now = now + Millis::minutes(39);
    assert_eq!(shown(&clock, WHITE, now), "2:00");
    clock.press(now);
    assert_eq!(shown(&clock, WHITE, now), "32:00");
    assert_eq!(clock.moves(WHITE), 50);
}

#[test]
fn ru_codex_3_9_6_clocks_put_on_later_give_both_the_same() {
    let mut clock = electronic("30m");
    for face in Face::BOTH {
        clock.set_moves(face, 20);
    }
    clock.start(WHITE, at("10:40"));
    assert_eq!(clock.remaining(WHITE, at("10:40")), clock.remaining(BLACK, at("10:40")));
    assert_eq!((clock.moves(WHITE), clock.moves(BLACK)), (20, 20));
}

#[test]
fn ru_codex_3_10_4_time_of_restoring_is_halved() {
    let mut clock = electronic("70m/35,15m");
    let (white, black) = Millis::minutes(4).halves();
    clock.charge(WHITE, white, ten());
    clock.charge(BLACK, black, ten());
    assert_eq!(Face::BOTH.map(|face| clock.used(face, ten())), [Millis::minutes(2); 2]);
    assert_eq!(shown(&clock, BLACK, ten()), "1:08:00");
}

#[test]
fn ru_codex_3_11_5_the_rest_of_the_session_is_charged() {
    let mut clock = electronic("1h10m/35,45m");
    let now = play(&mut clock, 35, [Millis::minutes(1), Millis::minutes(1)], ten());
    assert_eq!(shown(&clock, WHITE, now), "1:20:00");
    clock.charge(WHITE, Millis::minutes(18), now);
    assert_eq!(shown(&clock, WHITE, now), "1:02:00");
    assert_eq!(clock.used(WHITE, now), Millis::minutes(53));
    assert_eq!(shown(&clock, BLACK, now), "1:20:00");
}

#[test]
fn ru_codex_3_12_1_resumption_sets_the_times_of_the_envelope() {
    let mut clock = electronic("1h10m/35,15m");
    let now = play(&mut clock, 20, [Millis::minutes(2), Millis::minutes(3)], ten());
    clock.stop(now + Millis::minutes(1));
    let envelope = clock.reading(now + Millis::minutes(1));
    let next_day = now + Millis::days(1);
    let mut resumed = Clock::restore(*clock.control(), clock.kind(), envelope);
    assert_eq!(shown(&resumed, WHITE, next_day), "29:00");
    assert_eq!(shown(&resumed, BLACK, next_day), "10:00");
    assert_eq!((resumed.moves(WHITE), resumed.moves(BLACK)), (20, 20));
    assert_eq!(resumed, clock);
    resumed.start(BLACK, next_day);
    assert_eq!(shown(&resumed, BLACK, next_day + Millis::minutes(4)), "6:00");
}

#[test]
fn ru_codex_3_12_3_the_absent_player_pays_until_he_comes() {
    let mut clock = electronic("1h");
    clock.start(BLACK, ten());
    clock.stop(at("10:06"));
    assert_eq!(clock.used(BLACK, at("10:08")), Millis::minutes(6));
    clock.resume(BLACK, at("10:08"));
    assert_eq!(shown(&clock, BLACK, at("10:09")), "53:00");
}

#[test]
fn ru_codex_3_12_7_a_replayed_game_gets_the_times_of_its_move() {
    let mut clock = electronic("8m+4s");
    let now = play(&mut clock, 8, [Millis::seconds(10), Millis::seconds(5)], ten());
    let then = clock.reading(now);
    let mut later = now;
    for _ in 0..7 {
        later = later + Millis::seconds(20);
        clock.press(later);
    }
    let back = Clock::restore(*clock.control(), clock.kind(), then.moved_to(later));
    assert_eq!((shown(&back, WHITE, later), shown(&back, BLACK, later)), ("7:12".into(), "7:52".into()));
    assert_eq!((back.moves(WHITE), back.moves(BLACK)), (8, 8));
}

#[test]
fn ru_codex_3_13_2_absence_ends_with_the_current_control() {
    let mut clock = electronic("1h10m/35,15m");
    clock.set(BLACK, Millis::minutes(12), ten());
    clock.start(BLACK, ten());
    assert_eq!(clock.next_flag(ten()), Some(at("10:12")));
    assert_eq!(clock.first_flag(at("10:11:59")), Flags::None);
    assert_eq!(clock.first_flag(at("10:12")), Flags::One(BLACK));
}

#[test]
fn ru_codex_3_19_five_minutes_more_and_no_move_before() {
    let end = at("11:00");
    let pause = Millis::minutes(5);
    let mut clock = Clock::with_break(control("45m"), Kind::Electronic, WHITE, pause);
    clock.start(WHITE, end);
    assert_eq!(shown(&clock, WHITE, end), "50:00");
    assert_eq!(shown(&clock, BLACK, end), "45:00");
    let first_move = Break::new(end, pause);
    assert!(!first_move.is_over(at("11:04:59")));
    assert!(first_move.is_over(at("11:05")));
    assert_eq!(shown(&clock, WHITE, first_move.earliest_start()), "45:00");
}

#[test]
fn ru_codex_3_20_1_all_moves_within_the_time_set() {
    for moves in [0, 1, 60] {
        let mut clock = electronic("5m");
        let now = play(&mut clock, moves, [Millis::seconds(4), Millis::ZERO], ten());
        let end = ten() + Millis::minutes(5);
        assert_eq!(clock.first_flag(now), Flags::None);
        assert_eq!(clock.first_flag(end), Flags::One(WHITE));
    }
}

#[test]
fn ru_codex_3_20_3_correction_is_on_the_offenders_time() {
    let mut clock = electronic("5m");
    clock.start(WHITE, ten());
    clock.press(at("10:00:20"));
    clock.switch_back(at("10:00:25"));
    clock.press(at("10:00:40"));
    assert_eq!(clock.used(WHITE, at("10:00:40")), Millis::seconds(35));
    assert_eq!(clock.used(BLACK, at("10:00:40")), Millis::seconds(5));
    assert_eq!(clock.moves(WHITE), 1);
}

#[test]
fn ru_codex_3_20_4_a_minute_more_for_the_opponent() {
    let mut clock = electronic("5m");
    clock.start(WHITE, ten());
    clock.add(BLACK, Millis::seconds(60), at("10:01"));
    assert_eq!(
        (shown(&clock, WHITE, at("10:01")), shown(&clock, BLACK, at("10:01"))),
        ("4:00".into(), "6:00".into())
    );
}
