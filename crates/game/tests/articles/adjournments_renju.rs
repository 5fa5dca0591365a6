//! Adjournment with a sealed move, and resumption, in renju.

use clock::Millis;
use game::adjourn::{Command as Adjourn, Envelope, Exception, Ground, Restoration, Secret, Stage};
use game::{Cause, Each, Player};

use crate::adjournments::{BOTH, adjourn, ask, envelope, open, over, resume, seal};
use crate::hall::{ARBITER, CHIEF, FIRST, Hall, SECOND};

/// RU-RENJU: five moves each are made; Black is to move.
fn renju_at_control() -> Hall {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m/5,30m");
    hall.line("h8 a1 h9 a3 g12 a5 b14 a7 o1 a9");
    hall
}

#[test]
fn ru_renju_5_3_3_1_a_game_is_not_interrupted_without_a_ground() {
    let mut hall = renju_at_control();
    hall.refused_by(FIRST, ask(Adjourn::Order(Ground::Wish)), "RU-RENJU:5.3.3.1");
    hall.refused_by(
        ARBITER,
        ask(Adjourn::Order(Ground::OwnTime { player: Player::First, left: Millis::minutes(5) })),
        "RU-RENJU:5.3.3.1",
    );
}

#[test]
fn ru_renju_5_3_3_2_before_the_control_only_the_chief_arbiter_adjourns() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m/5,30m");
    hall.line("h8 a1");
    hall.wait(Millis::minutes(4));
    hall.refused_by(ARBITER, over(), "RU-RENJU:5.3.3.2");
    let noise = ask(Adjourn::Order(Ground::Exception(Exception::Noise)));
    hall.refused_by(ARBITER, noise.clone(), "RU-RENJU:5.3.3.2");
    hall.act(CHIEF, noise);
    hall.wait(Millis::hours(2));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:26:00", "1:30:00")
    );
    hall.act(CHIEF, resume(BOTH));
    hall.line("h9 a3");
}

#[test]
fn ru_renju_5_3_3_3_the_steps_follow_each_other() {
    let mut hall = renju_at_control();
    hall.refused_by(FIRST, seal("H10"), "RU-RENJU:5.3.3.3");
    hall.act(ARBITER, over());
    hall.refused_by(ARBITER, ask(Adjourn::StopClock), "RU-RENJU:5.3.3.3");
    let due = envelope(&hall);
    hall.refused_by(SECOND, ask(Adjourn::Inscribe(due)), "RU-RENJU:5.3.3.3");
    hall.refused_by(ARBITER, ask(Adjourn::Keep), "RU-RENJU:5.3.3.3");
    hall.act(FIRST, seal("H10"));
    hall.act(ARBITER, ask(Adjourn::StopClock));
    hall.refused_by(ARBITER, ask(Adjourn::Keep), "RU-RENJU:5.3.3.3");
    assert_eq!(hall.game.adjournment(), Stage::Stopped);
}

#[test]
fn ru_renju_5_3_3_3_a_the_player_to_move_seals_and_nobody_sees_it() {
    let mut hall = renju_at_control();
    hall.act(ARBITER, over());
    hall.refused_by(SECOND, seal("A11"), "RU-RENJU:5.3.3.3.a");
    hall.wait_seconds(75);
    assert_eq!(hall.left(Player::First), "1:58:45");
    hall.act(FIRST, seal("N13"));
    let shown = format!("{:?} {:?}", hall.game, hall.journal);
    assert!(!shown.contains("N13"));
    assert!(!hall.game.plies().iter().any(|ply| ply.played == hall.read("m13")));
}

#[test]
fn ru_renju_5_3_3_3_b_the_arbiter_stops_the_clocks_and_the_times_stand() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m/5,30m");
    hall.line("h8 a1 h9 a3 g12 a5 b14 a7 o1");
    hall.wait_seconds(54 * 60 + 50);
    hall.line("a9");
    hall.act(ARBITER, over());
    hall.wait_seconds(47 * 60 + 30);
    hall.act(FIRST, seal("H10"));
    hall.refused_by(FIRST, ask(Adjourn::StopClock), "RU-RENJU:5.3.3.3.b");
    hall.act(ARBITER, ask(Adjourn::StopClock));
    hall.wait(Millis::hours(1));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:12:30", "1:05:10")
    );
}

#[test]
fn ru_renju_5_3_3_3_c_the_envelope_has_names_number_times_and_the_resumption() {
    let mut hall = renju_at_control();
    hall.act(ARBITER, over());
    hall.act(FIRST, seal("H10"));
    hall.act(ARBITER, ask(Adjourn::StopClock));
    let written = envelope(&hall);
    assert_eq!((written.number, written.times), (11, Each([Millis::minutes(120), Millis::minutes(120)])));
    let undated = Envelope { resumption: None, ..written.clone() };
    hall.refused_by(SECOND, ask(Adjourn::Inscribe(undated)), "RU-RENJU:5.3.3.3.c");
    let nameless = Envelope { names: Each::default(), ..written.clone() };
    hall.refused_by(SECOND, ask(Adjourn::Inscribe(nameless)), "RU-RENJU:5.3.3.3.c");
    hall.act(SECOND, ask(Adjourn::Inscribe(written.clone())));
    assert_eq!(hall.game.envelope(), Some(&written));
}

#[test]
fn ru_renju_5_3_3_3_d_both_sign_and_the_arbiter_keeps_the_envelope() {
    let mut hall = renju_at_control();
    hall.act(ARBITER, over());
    hall.act(FIRST, seal("H10"));
    hall.act(ARBITER, ask(Adjourn::StopClock));
    let written = envelope(&hall);
    hall.act(SECOND, ask(Adjourn::Inscribe(written.clone())));
    hall.act(SECOND, ask(Adjourn::Sign));
    hall.refused_by(ARBITER, ask(Adjourn::Keep), "RU-RENJU:5.3.3.3.d");
    hall.act(FIRST, ask(Adjourn::Sign));
    hall.act(ARBITER, ask(Adjourn::Keep));
    assert_eq!(hall.game.adjournment(), Stage::Kept);
    hall.refused_by(SECOND, ask(Adjourn::Inscribe(written)), "RU-RENJU:5.3.3.3");
    hall.refused_by(FIRST, seal("H11"), "RU-RENJU:5.3.3.3.a");
}

#[test]
fn ru_renju_5_3_3_3_par1_a_move_made_on_the_board_is_written_before_the_envelope_is_closed() {
    let mut hall = renju_at_control();
    hall.act(ARBITER, over());
    hall.make("h10");
    hall.refused_by(ARBITER, ask(Adjourn::StopClock), "RU-RENJU:5.3.3.3.par1");
    hall.act(FIRST, seal("H10"));
    hall.act(ARBITER, ask(Adjourn::StopClock));
    let written = envelope(&hall);
    assert_eq!((written.sealer, written.number), (Player::First, 11));
    hall.act(SECOND, ask(Adjourn::Inscribe(written)));
    hall.act(FIRST, ask(Adjourn::Sign));
    hall.act(SECOND, ask(Adjourn::Sign));
    hall.act(ARBITER, ask(Adjourn::Keep));
    hall.act(ARBITER, resume(BOTH));
    hall.act(ARBITER, open());
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.line("a11 h11");
}

#[test]
fn ru_renju_5_3_3_4_a_forbidden_or_impossible_sealed_move_loses() {
    // Black has H8, H9 and J10, K10 around H10: the stone there makes two open threes.
    let mut hall = Hall::new("RU-RENJU", "renju", "90m/5,30m");
    hall.line("h8 a1 h9 a3 i10 a5 j10 a7 o1 a9");
    adjourn(&mut hall, "H10");
    hall.act(ARBITER, resume(BOTH));
    hall.act(ARBITER, open());
    hall.ended("0-1", "RU-RENJU:5.3.3.4");
    assert_eq!(hall.outcome().cause, Cause::SealedMove);

    for text in ["H8", "", "Z99"] {
        let mut hall = renju_at_control();
        adjourn(&mut hall, text);
        hall.act(ARBITER, resume(BOTH));
        hall.act(ARBITER, open());
        hall.ended("0-1", "RU-RENJU:5.3.3.4");
    }

    let mut unwritten = renju_at_control();
    unwritten.act(ARBITER, over());
    unwritten.make("h10");
    unwritten.act(FIRST, seal("H11"));
    unwritten.act(ARBITER, ask(Adjourn::StopClock));
    let written = envelope(&unwritten);
    unwritten.act(SECOND, ask(Adjourn::Inscribe(written)));
    unwritten.act(FIRST, ask(Adjourn::Sign));
    unwritten.act(SECOND, ask(Adjourn::Sign));
    unwritten.act(ARBITER, ask(Adjourn::Keep));
    unwritten.act(ARBITER, resume(BOTH));
    unwritten.act(ARBITER, open());
    unwritten.ended("0-1", "RU-RENJU:5.3.3.4");
}

#[test]
fn ru_renju_5_3_4_2_wrong_times_are_corrected_before_the_first_move_and_later_only_if_too_grave() {
    let swapped = Each([Millis::minutes(120), Millis::minutes(110)]);
    let resumed = || {
        let mut hall = renju_at_control();
        hall.wait(Millis::minutes(10));
        adjourn(&mut hall, "H10");
        hall.act(ARBITER, ask(Adjourn::Resume { present: BOTH, times: Some(swapped) }));
        hall.act(ARBITER, open());
        hall
    };
    let mut hall = resumed();
    hall.act(SECOND, ask(Adjourn::WrongTimes));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:50:00", "2:00:00")
    );

    let mut late = resumed();
    late.line("a11 n1");
    late.refused_by(SECOND, ask(Adjourn::WrongTimes), "RU-RENJU:5.3.4.2");
    late.refused_by(FIRST, ask(Adjourn::WrongTimes), "RU-RENJU:5.3.4.2");
    late.act(ARBITER, ask(Adjourn::WrongTimes));
    assert_eq!(
        (late.left(Player::First).as_str(), late.left(Player::Second).as_str()),
        ("1:50:00", "2:00:00")
    );
}

#[test]
fn ru_renju_5_3_4_3_the_arbiter_opens_the_envelope_before_the_player_who_answers() {
    let mut hall = renju_at_control();
    adjourn(&mut hall, "H10");
    hall.act(ARBITER, resume(BOTH));
    hall.refused(FIRST, open());
    let stone = hall.read("h10");
    hall.act(ARBITER, open());
    assert_eq!(hall.game.plies().last().map(|ply| ply.played), Some(stone));
    assert_eq!(hall.game.running(), Some(Player::Second));
}

#[test]
fn ru_renju_5_3_4_4_the_clock_of_the_absent_runs_and_the_envelope_stays_closed() {
    let mut hall = renju_at_control();
    adjourn(&mut hall, "H10");
    hall.act(ARBITER, resume(Each([true, false])));
    hall.wait(Millis::minutes(7));
    hall.refused_by(ARBITER, open(), "RU-RENJU:5.3.4.3");
    hall.act(ARBITER, ask(Adjourn::Arrive(Player::Second)));
    assert_eq!(
        (hall.game.running(), hall.left(Player::Second)),
        (Some(Player::Second), "1:53:00".to_owned())
    );
    hall.act(ARBITER, open());
    hall.line("a11 n1");
}

#[test]
fn ru_renju_5_3_4_5_the_answer_to_an_absent_sealer_may_be_sealed() {
    let mut hall = renju_at_control();
    adjourn(&mut hall, "H10");
    hall.act(ARBITER, resume(Each([false, true])));
    hall.act(ARBITER, open());
    hall.act(SECOND, ask(Adjourn::SealAnswer(Secret::new("A11"))));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.wait(Millis::minutes(5));
    hall.act(ARBITER, ask(Adjourn::Arrive(Player::First)));
    let stone = hall.read("a11");
    hall.act(ARBITER, open());
    assert_eq!(hall.game.plies().last().map(|ply| ply.played), Some(stone));
    assert_eq!(hall.left(Player::First), "1:55:00");
    hall.play("n1");
}

#[test]
fn ru_renju_5_3_4_6_a_lost_envelope_is_continued_by_the_sealer_on_the_board() {
    let mut hall = renju_at_control();
    adjourn(&mut hall, "H10");
    let times = hall.game.envelope_due().times;
    hall.act(ARBITER, ask(Adjourn::Lost(Restoration::Position(times))));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.line("n1 a11");

    let mut gone = renju_at_control();
    adjourn(&mut gone, "H10");
    gone.act(ARBITER, ask(Adjourn::Lost(Restoration::Nothing)));
    assert_eq!((gone.outcome().cause, gone.outcome().by.name()), (Cause::Annulled, "RU-RENJU:5.3.4.6"));
}

#[test]
fn ru_renju_5_3_5_3_a_draw_is_agreed_without_resuming() {
    let mut hall = renju_at_control();
    hall.refused_by(FIRST, ask(Adjourn::Agree), "RU-RENJU:5.3.5.3");
    adjourn(&mut hall, "H10");
    hall.act(FIRST, ask(Adjourn::Agree));
    hall.goes_on();
    hall.act(SECOND, ask(Adjourn::Agree));
    hall.ended("½-½", "RU-RENJU:5.3.5.3");
}
