//! UA24.

use clock::{Break, Clock, Face, Flags, Kind, Lift, Millis};

use crate::hall::{
    BLACK, WHITE, assert_never_both, at, control, drift_after, electronic, mechanical, play, shown, ten,
};

/// A control to the end with an increment: what it starts with, and what each completed move adds.
fn assert_fischer(text: &str, starts: &str, increment: Millis) {
    let mut clock = electronic(text);
    assert_eq!(shown(&clock, WHITE, ten()), starts);
    assert!(clock.control().whole_game().is_some());
    let base = clock.control().first();
    let now = play(&mut clock, 3, [Millis::seconds(1); 2], ten());
    for face in Face::BOTH {
        assert_eq!(clock.remaining(face, now), base + increment * 3 - Millis::seconds(3));
    }
}

#[test]
fn ua24_iii_clockuse_1_clocks_are_mechanical_or_electronic() {
    for kind in [Kind::Mechanical, Kind::Electronic] {
        let mut clock = Clock::new(control("1h"), kind);
        clock.start(WHITE, ten());
        assert_eq!(clock.flag(WHITE, at("11:00")), Some(at("11:00")));
    }
}

#[test]
fn ua24_iii_clockuse_1_1_a_thousand_presses_are_exact() {
    assert_eq!(drift_after(1_000, 3), Millis::ZERO);
}

#[test]
fn ua24_iii_clockuse_1_2_both_mechanisms_stop_at_once() {
    let mut clock = electronic("80m+30s");
    clock.start(WHITE, ten());
    clock.press(at("11:00"));
    clock.stop(at("11:20"));
    assert_eq!(clock.running(), None);
    assert_eq!(
        (shown(&clock, WHITE, at("11:20")), shown(&clock, BLACK, at("11:20"))),
        ("20:30".into(), "1:00:00".into())
    );
    assert_eq!(
        (shown(&clock, WHITE, at("13:00")), shown(&clock, BLACK, at("13:00"))),
        ("20:30".into(), "1:00:00".into())
    );
}

#[test]
fn ua24_iii_clockuse_1_3_never_both_at_a_hundred_instants() {
    assert_never_both(100, 4);
}

#[test]
fn ua24_iii_clockuse_1_4_stopping_one_starts_the_other() {
    let mut clock = electronic("45m+10s");
    clock.start(WHITE, ten());
    let pressed = ten() + Millis::millis(7_001);
    clock.press(pressed);
    assert_eq!(clock.next_flag(pressed), Some(pressed + Millis::minutes(45)));
}

#[test]
fn ua24_iii_clockuse_1_5_first_overstep_is_unambiguous() {
    let mut clock = electronic("3m");
    clock.start(WHITE, ten());
    clock.press(at("10:02"));
    clock.press(at("10:05:01"));
    let now = at("10:06:01");
    assert_eq!((shown(&clock, WHITE, now), shown(&clock, BLACK, now)), ("0:00".into(), "0:00".into()));
    assert_eq!(clock.first_flag(now), Flags::Both { first: Some(BLACK) });
    assert_eq!((clock.flag(BLACK, now), clock.flag(WHITE, now)), (Some(at("10:05")), Some(now)));
}

#[test]
fn ua24_iii_clockuse_1_6_two_minutes_before_the_control() {
    let mut hour = mechanical("1h");
    hour.start(WHITE, ten());
    assert_eq!(hour.flag_lift(WHITE, at("10:58")), Lift::Rising);
    assert_eq!(hour.flag_lift(WHITE, at("11:00")), Lift::Fallen);
    let mut electronic = electronic("1h");
    electronic.start(WHITE, ten());
    assert_eq!(shown(&electronic, WHITE, at("10:58:01")), "1:59");
}

#[test]
fn ua24_iii_clockuse_10_a_switched_before_the_flag() {
    let mut clock = electronic("60m/30,30m");
    let now = play(&mut clock, 29, [Millis::minutes(2), Millis::ZERO], ten());
    let placed = now + Millis::seconds(119);
    assert_eq!(shown(&clock, WHITE, placed), "0:01.0");
    let pressed = now + Millis::seconds(120);
    clock.press(pressed);
    assert_eq!(clock.first_flag(pressed), Flags::One(WHITE));
    assert_eq!(shown(&clock, WHITE, pressed), "0:00");
}

#[test]
fn ua24_iii_clockuse_11_time_trouble_below_five_minutes() {
    let is_short = |text: &str, left: Millis| {
        let mut clock = electronic(text);
        clock.set(WHITE, left, ten());
        clock.is_short(WHITE, ten(), Millis::minutes(5), Millis::seconds(30))
    };
    assert!(!is_short("40m+30s", Millis::seconds(20)));
    assert!(is_short("45m", Millis::seconds(299)));
    assert!(!is_short("45m", Millis::minutes(5)));
    assert!(is_short("1h/30,30m/15*", Millis::seconds(299)));
    // The increment begins with move 46: before it there is time trouble, after it none.
    assert!(is_short("90m/45,30m+30s", Millis::seconds(299)));
    let mut later = electronic("90m/45,30m+30s");
    later.set_moves(WHITE, 45);
    later.set(WHITE, Millis::seconds(299), ten());
    assert!(!later.is_short(WHITE, ten(), Millis::minutes(5), Millis::seconds(30)));
}

#[test]
fn ua24_iii_clockuse_13_correction_is_charged_to_the_offender() {
    let mut clock = electronic("25m+5s");
    clock.charge(BLACK, Millis::seconds(90), ten());
    assert_eq!((shown(&clock, WHITE, ten()), shown(&clock, BLACK, ten())), ("25:00".into(), "23:30".into()));
    assert_eq!(clock.used(BLACK, ten()), Millis::seconds(90));
}

#[test]
fn ua24_iii_timecontrol_1_combined_control_has_a_control_move() {
    let combined = control("60m/30,30m");
    assert_eq!(combined.moves_to_control(0), Some(30));
    assert_eq!(combined.moves_to_control(29), Some(1));
    assert_eq!(combined.moves_to_control(30), None);
    assert_eq!(combined.stage_of(30).and_then(|stage| stage.moves), Some(30));
    assert_eq!(combined.stage_of(31).map(|stage| stage.base), Some(Millis::minutes(30)));
    assert_eq!(control("60m").moves_to_control(0), None);
}

#[test]
fn ua24_iii_timecontrol_2_forty_nine_of_fifty_moves() {
    let mut clock = electronic("90m/50,30m");
    let now = play(&mut clock, 49, [Millis::minutes(1), Millis::minutes(1)], ten());
    let zero = now + Millis::minutes(41);
    assert_eq!(clock.moves(WHITE), 49);
    assert_eq!(clock.first_flag(zero), Flags::One(WHITE));
}

#[test]
fn ua24_iii_timecontrol_4_1_a_five_moves_in_a_minute() {
    let mut clock = electronic("45m+10s");
    let now = play(&mut clock, 5, [Millis::seconds(12), Millis::seconds(3)], ten());
    assert_eq!(shown(&clock, WHITE, now), "44:50");
}

#[test]
fn ua24_iii_timecontrol_4_1_b_forty_minutes_and_ten_seconds() {
    assert_fischer("40m+10s", "40:00", Millis::seconds(10));
}

#[test]
fn ua24_iii_timecontrol_4_1_c_thirty_minutes_and_ten_seconds() {
    assert_fischer("30m+10s", "30:00", Millis::seconds(10));
}

#[test]
fn ua24_iii_timecontrol_4_1_d_twenty_five_minutes_and_ten_or_five_seconds() {
    assert_fischer("25m+10s", "25:00", Millis::seconds(10));
    assert_fischer("25m+5s", "25:00", Millis::seconds(5));
}

#[test]
fn ua24_iii_timecontrol_4_1_e_twenty_minutes_and_ten_seconds() {
    assert_fischer("20m+10s", "20:00", Millis::seconds(10));
}

#[test]
fn ua24_iii_timecontrol_4_2_half_an_hour_for_each_further_fifteen() {
    let mut clock = electronic("1h/30,30m/15*");
    let now = play(&mut clock, 30, [Millis::seconds(100), Millis::seconds(60)], ten());
    assert_eq!(shown(&clock, WHITE, now), "40:00");
    assert_eq!(clock.control().moves_to_control(30), Some(15));
    let now = play(&mut clock, 15, [Millis::seconds(60); 2], now);
    assert_eq!(clock.moves(WHITE), 45);
    assert_eq!(shown(&clock, WHITE, now), "55:00");
    let now = play(&mut clock, 15, [Millis::seconds(60); 2], now);
    assert_eq!(shown(&clock, WHITE, now), "1:10:00");
    assert_eq!(clock.control().total_for(60), Millis::hours(2));
}

#[test]
fn ua24_iii_timecontrol_4_3_b_eighty_minutes_and_a_minute() {
    assert_fischer("80m+60s", "1:20:00", Millis::minutes(1));
}

#[test]
fn ua24_iii_timecontrol_4_3_c_an_hour_and_thirty_seconds() {
    assert_fischer("60m+30s", "1:00:00", Millis::seconds(30));
}

#[test]
fn ua24_iii_timecontrol_4_3_d_increment_from_move_46() {
    let mut clock = electronic("90m/45,30m+30s");
    let now = play(&mut clock, 44, [Millis::minutes(1); 2], ten());
    assert_eq!(shown(&clock, WHITE, now), "46:00");
    let now = play(&mut clock, 1, [Millis::minutes(1); 2], now);
    assert_eq!(clock.moves(WHITE), 45);
    assert_eq!(shown(&clock, WHITE, now), "1:15:00");
    let now = play(&mut clock, 1, [Millis::minutes(1); 2], now);
    assert_eq!(shown(&clock, WHITE, now), "1:14:30");
    assert_eq!(clock.control().increment_at(45), Millis::ZERO);
    assert_eq!(clock.control().increment_at(46), Millis::seconds(30));
}

#[test]
fn ua24_iii_timecontrol_4_3_e_unused_time_is_carried_over() {
    let mut clock = electronic("2h/50,1h/25*");
    let now = play(&mut clock, 50, [Millis::seconds(132), Millis::ZERO], ten());
    assert_eq!(clock.used(WHITE, now), Millis::minutes(110));
    assert_eq!(shown(&clock, WHITE, now), "1:10:00");
    assert_eq!(clock.control().moves_to_control(50), Some(25));
    assert_eq!(clock.control().moves_to_control(75), Some(25));
}

#[test]
fn ua24_iii_timecontrol_4_3_f_fifty_moves_in_85_minutes() {
    let mut clock = electronic("1h30m/50,30m");
    let now = play(&mut clock, 50, [Millis::seconds(102), Millis::ZERO], ten());
    assert_eq!(clock.used(WHITE, now), Millis::minutes(85));
    assert_eq!(shown(&clock, WHITE, now), "35:00");
}

#[test]
fn ua24_iii_timecontrol_4_3_g_time_of_both_for_sixty_moves() {
    let both = |text| control(text).total_for(60) * 2;
    assert_eq!(both("30m+30s"), Millis::minutes(120));
    assert_eq!(both("25m+30s"), Millis::minutes(110));
    assert_eq!(control("60m+20s").increment_at(1), Millis::seconds(20));
}

#[test]
fn ua24_iii_timecontrol_5_2_b_rapid_by_sixty_moves() {
    assert_eq!(control("15m+5s").total_for(60), Millis::minutes(20));
    assert_eq!(control("28m+5s").total_for(60), Millis::minutes(33));
}

#[test]
fn ua24_iii_timecontrol_6_2_b_blitz_by_sixty_moves() {
    assert_eq!(control("5m+3s").total_for(60), Millis::minutes(8));
    assert_eq!(control("14m+3s").total_for(60), Millis::minutes(17));
}

#[test]
fn ua24_iii_start_4_3_delay_is_whites_thinking_time() {
    let mut clock = electronic("45m+10s");
    clock.start(WHITE, ten());
    assert_eq!(clock.used(WHITE, at("10:12")), Millis::minutes(12));
    assert_eq!(shown(&clock, WHITE, at("10:12")), "33:00");
}

#[test]
fn ua24_iii_start_4_5_after_halving_whites_clock_runs() {
    let mut clock = electronic("45m+10s");
    clock.start(WHITE, ten());
    clock.split_used(at("10:20"));
    assert_eq!(clock.running(), Some(WHITE));
    assert_eq!(
        (shown(&clock, WHITE, at("10:20")), shown(&clock, BLACK, at("10:20"))),
        ("35:00".into(), "35:00".into())
    );
    assert_eq!(
        (shown(&clock, WHITE, at("10:21")), shown(&clock, BLACK, at("10:21"))),
        ("34:00".into(), "35:00".into())
    );
}

#[test]
fn ua24_iii_start_5_5_ballot_on_the_late_players_time() {
    let mut clock = electronic("45m+10s");
    clock.start(BLACK, ten());
    clock.start(WHITE, at("10:05"));
    assert_eq!(clock.used(BLACK, at("10:30")), Millis::minutes(5));
    assert_eq!(clock.moves(BLACK), 0);
}

#[test]
fn ua24_iii_start_5_6_second_game_from_five_to_ten_minutes_later() {
    let pause = Break::new(at("11:00"), Millis::minutes(5)).at_most(Millis::minutes(10));
    assert_eq!((pause.earliest_start(), pause.latest_start()), (at("11:05"), Some(at("11:10"))));
    for (moment, allowed) in [("11:04:59", false), ("11:05", true), ("11:10", true), ("11:10:01", false)] {
        assert_eq!(pause.allows(at(moment)), allowed);
    }
}

#[test]
fn ua24_iii_result_4_5_checking_is_on_the_claimants_time() {
    let mut clock = electronic("25m+5s");
    clock.start(WHITE, ten());
    clock.press(at("10:01"));
    clock.stop(at("10:01"));
    clock.charge(WHITE, Millis::seconds(130), at("10:03:10"));
    assert_eq!(clock.used(WHITE, at("10:03:10")), Millis::seconds(190));
    assert_eq!(shown(&clock, WHITE, at("10:03:10")), "21:55");
    assert_eq!(shown(&clock, BLACK, at("10:03:10")), "25:00");
}

#[test]
fn ua24_iv_panel_15_1_flag_at_move_28_of_30() {
    let mut clock = electronic("60m/30,30m");
    let now = play(&mut clock, 28, [Millis::minutes(2), Millis::minutes(1)], ten());
    assert_eq!(clock.control().moves_to_control(clock.moves(WHITE)), Some(2));
    assert_eq!(clock.first_flag(now + Millis::minutes(4)), Flags::One(WHITE));
}

#[test]
fn ua24_vii_outcome_3_3_thirty_moves_in_an_hour_not_made() {
    let mut clock = electronic("1h/30,30m/15*");
    let now = play(&mut clock, 29, [Millis::minutes(1), Millis::minutes(1)], ten());
    assert_eq!(clock.first_flag(now + Millis::seconds(31 * 60 - 1)), Flags::None);
    assert_eq!(clock.first_flag(now + Millis::minutes(31)), Flags::One(WHITE));
}
