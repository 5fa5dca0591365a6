//! Corrections of the clock, and clocks that were stopped.

use clock::Millis;
use game::sanction::{Command as Act, Correction, Grade, Ground, Judgement, Offender};
use game::{Cause, Command, Each, Phase, Player, StopReason};
use rulebook::law::Measure;

use crate::hall::{ARBITER, CHIEF, FIRST, Hall, SECOND};
use crate::sanctions::{proposed, renju, ru22, violate};

fn correct(correction: Correction) -> Command {
    Command::Sanction(Act::Correct(correction))
}

fn take(player: Option<Player>, minutes: u64) -> Command {
    correct(Correction::Take { player, time: Millis::minutes(minutes) })
}

#[test]
fn ru22_5_4_2_5_a_correction_leaves_fifteen_minutes_in_classical_play() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.refused(FIRST, take(Some(Player::First), 10));
    hall.act(ARBITER, take(Some(Player::First), 10));
    assert_eq!(hall.left(Player::First), "15:00");
    let mut blitz = Hall::new("RU22", "russian blitz", "5m");
    blitz.act(ARBITER, correct(Correction::Take { player: Some(Player::First), time: Millis::seconds(10) }));
    assert_eq!(blitz.left(Player::First), "4:50");
    // Another clock is set as the difference asks, with the same floor.
    let left = Each([Millis::minutes(4), Millis::minutes(18)]);
    hall.act(ARBITER, correct(Correction::Replace { left }));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("15:00".into(), "18:00".into()));
}

#[test]
fn ru22_5_4_2_8_claims_about_the_clock_before_the_time_is_over() {
    let mut hall = Hall::new("RU22", "russian blitz", "5m");
    hall.wait_seconds(295);
    hall.act(FIRST, Command::Sanction(Act::ClaimFault));
    assert_eq!(hall.game.sanctions().fault_claims(Player::First), 1);
    hall.wait_seconds(5);
    hall.refused_by(FIRST, Command::Sanction(Act::ClaimFault), "RU22:5.4.2.8");
    hall.act(SECOND, Command::Sanction(Act::ClaimFault));
}

/// A stopped clock is resignation, or a misunderstanding with a remark.
#[track_caller]
fn stop_is_judged(edition: &str, discipline: &str, control: &str, by: &str) {
    let judge = |judgement| Command::Sanction(Act::Judge(judgement));
    let mut hall = Hall::new(edition, discipline, control);
    hall.refused_by(ARBITER, judge(Judgement::Resignation), by);
    hall.act(FIRST, Command::Stop(StopReason::None));
    hall.goes_on();
    hall.act(ARBITER, judge(Judgement::Resignation));
    hall.ended("0-1", by);
    assert_eq!(hall.outcome().cause, Cause::StoppedClock);
    let mut hall = Hall::new(edition, discipline, control);
    hall.act(FIRST, Command::Stop(StopReason::None));
    hall.act(ARBITER, judge(Judgement::Misunderstanding));
    assert_eq!((hall.game.phase(), hall.game.running()), (Phase::Playing, Some(Player::First)));
    let penalties = hall.game.sanctions().penalties();
    assert_eq!((penalties[0].measure, penalties[0].by.name()), (Measure::Remark, by));
}

#[test]
fn ru22_5_4_2_9_a_stopped_clock_is_resignation_or_a_misunderstanding() {
    stop_is_judged("RU22", "russian", "20m+30s", "RU22:5.4.2.9");
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.act(FIRST, Command::Stop(StopReason::None));
    hall.refused_by(ARBITER, Command::Sanction(Act::Judge(Judgement::Forgiven)), "RU22:5.4.2.9");
}

#[test]
fn ru_codex_3_8_11_a_stopped_clock_is_resignation_or_a_misunderstanding() {
    stop_is_judged("RU-CODEX", "russian", "45m", "RU-CODEX:3.8.11");
}

#[test]
fn ru_renju_5_3_1_8_a_stopped_clock_may_be_left_without_consequences() {
    stop_is_judged("RU-RENJU", "renju", "90m", "RU-RENJU:5.3.1.8");
    let mut hall = renju();
    hall.act(FIRST, Command::Stop(StopReason::None));
    hall.act(ARBITER, Command::Sanction(Act::Judge(Judgement::Forgiven)));
    assert_eq!(hall.game.phase(), Phase::Playing);
    assert!(hall.game.sanctions().penalties().is_empty());
}

/// Calling the arbiter is no resignation; without ground it is a violation.
#[track_caller]
fn call(discipline: &str, control: &str, by: &str) {
    let mut hall = Hall::new("RU22", discipline, control);
    hall.act(FIRST, Command::Stop(StopReason::CallArbiter));
    assert_eq!((hall.game.phase(), hall.game.running()), (Phase::Stopped(StopReason::CallArbiter), None));
    let events = hall.act(ARBITER, Command::Sanction(Act::UnfoundedCall));
    assert_eq!(proposed(&events), Some((vec![Measure::Remark], "RU22:5.4.15.2")));
    assert_eq!(hall.game.sanctions().violations()[0].by.name(), by);
    assert_eq!(hall.game.phase(), Phase::Playing);
}

#[test]
fn ru22_6_1_10_3_an_unfounded_call_of_the_arbiter() {
    call("russian blitz", "3m+2s", "RU22:6.1.10.3");
}

#[test]
fn ru22_7_7_3_an_unfounded_call_of_the_arbiter() {
    call("international rapid", "15m+5s", "RU22:7.7.3");
}

#[test]
fn ru22_9_3_1_4_stopped_for_a_defective_clock() {
    let mut hall = Hall::new("RU22", "renju", "90m");
    hall.act(FIRST, Command::Stop(StopReason::Disturbance));
    hall.goes_on();
    hall.act(ARBITER, Command::Resume);
    assert!(hall.game.sanctions().penalties().is_empty());
    assert_eq!(hall.game.phase(), Phase::Playing);
}

#[test]
fn ru_renju_5_3_1_6_stopped_for_a_defective_clock() {
    let mut hall = renju();
    hall.act(FIRST, Command::Stop(StopReason::Disturbance));
    hall.wait_seconds(300);
    hall.act(ARBITER, Command::Resume);
    assert_eq!((hall.left(Player::First), hall.game.phase()), ("10:00".into(), Phase::Playing));
    assert!(hall.game.sanctions().penalties().is_empty());
}

#[test]
fn ru22_12_4_3_b_the_chief_arbiter_orders_a_break() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.wait_seconds(10);
    hall.refused_by(ARBITER, Command::Sanction(Act::Break), "RU22:12.4.3.b");
    hall.act(CHIEF, Command::Sanction(Act::Break));
    hall.wait_seconds(900);
    assert_eq!(hall.left(Player::First), "19:50");
    hall.act(CHIEF, Command::Resume);
    assert_eq!((hall.left(Player::First), hall.game.running()), ("19:50".into(), Some(Player::First)));
}

#[test]
fn ru_codex_3_9_6_clocks_put_on_during_a_game_show_the_same() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.line("c3-d4 b6-a5");
    let put_on = |first, second| {
        correct(Correction::PutOn { left: Each([Millis::minutes(first), Millis::minutes(second)]) })
    };
    hall.refused_by(ARBITER, put_on(20, 25), "RU-CODEX:3.9.6");
    hall.act(ARBITER, put_on(20, 20));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("20:00".into(), "20:00".into()));
}

#[test]
fn ru_codex_3_8_8_a_correction_leaves_fifteen_minutes() {
    let mut hall = Hall::new("RU-CODEX", "russian", "25m");
    hall.act(ARBITER, take(Some(Player::First), 15));
    assert_eq!(hall.left(Player::First), "15:00");
}

#[test]
fn ru_renju_5_3_1_5_a_defect_is_claimed_in_time_and_five_minutes_are_left() {
    let mut hall = renju();
    hall.act(ARBITER, take(Some(Player::First), 6));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("5:00".into(), "10:00".into()));
    hall.wait(Millis::minutes(5));
    hall.refused_by(FIRST, Command::Sanction(Act::ClaimFault), "RU-RENJU:5.3.1.5");
    let mut hall = renju();
    hall.act(FIRST, Command::Sanction(Act::ClaimFault));
    assert_eq!(hall.game.phase(), Phase::Stopped(StopReason::Disturbance));
    let left = Each([Millis::minutes(9), Millis::minutes(8)]);
    hall.act(ARBITER, correct(Correction::Replace { left }));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("9:00".into(), "8:00".into()));
}

#[test]
fn ru_renju_5_3_1_5_par1_unsure_whose_error_both_are_corrected() {
    let mut hall = Hall::new("RU-RENJU", "renju", "20m");
    let events = hall.act(ARBITER, take(None, 6));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("14:00".into(), "14:00".into()));
    assert!(format!("{events:?}").contains("RU-RENJU:5.3.1.5.par1"));
    hall.act(ARBITER, take(None, 12));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("5:00".into(), "5:00".into()));
}

#[test]
fn ru_renju_5_3_10_5_time_after_a_disturbance() {
    let mut hall = renju();
    let give = Correction::Give { player: None, time: Millis::minutes(1), ground: Ground::Disturbance };
    let events = hall.act(ARBITER, correct(give));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("11:00".into(), "11:00".into()));
    assert!(format!("{events:?}").contains("RU-RENJU:5.3.10.5"));
}

#[test]
fn ua24_iii_clockuse_13_the_time_of_a_correction_is_charged_to_who_erred() {
    let mut hall = Hall::new("UA24", "international", "80m+60s");
    let charge = Correction::Charge { player: Player::First, time: Millis::seconds(90) };
    hall.act(ARBITER, Command::Stop(StopReason::Disturbance));
    hall.wait_seconds(89);
    hall.refused_by(ARBITER, correct(charge), "UA24:III.clockuse.13");
    hall.wait_seconds(1);
    let events = hall.act(ARBITER, correct(charge));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("1:18:30".into(), "1:20:00".into()));
    assert!(format!("{events:?}").contains("UA24:III.clockuse.13"));
    let mut hall = ru22();
    hall.refused_by(ARBITER, correct(charge), "RU22:5.4.2.5");
}

#[test]
fn ua24_iii_clockuse_1_2_both_clocks_stop_at_once() {
    let mut hall = Hall::new("UA24", "international", "80m+60s");
    hall.wait_seconds(20);
    hall.act(ARBITER, Command::Stop(StopReason::Disturbance));
    hall.wait_seconds(100);
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("1:19:40".into(), "1:20:00".into()));
}

#[test]
fn ua24_iii_clockuse_6_a_hand_on_the_clock_is_recorded() {
    let mut hall = Hall::new("UA24", "international", "80m+60s");
    hall.wait_seconds(20);
    let (measures, _) =
        violate(&mut hall, Offender::Player(Player::Second), "UA24:III.clockuse.6", Grade::Plain);
    assert_eq!(measures.len(), 5, "the whole menu");
    let violation = &hall.game.sanctions().violations()[0];
    assert_eq!((violation.at, violation.by.name()), (hall.now, "UA24:III.clockuse.6"));
}

#[test]
fn ua24_iii_clockuse_9_statements_about_the_flag_before_it_falls() {
    let mut hall = Hall::new("UA24", "russian blitz", "5m");
    hall.act(FIRST, Command::Sanction(Act::ClaimFault));
    hall.wait_seconds(300);
    hall.refused_by(FIRST, Command::Sanction(Act::ClaimFault), "UA24:III.clockuse.9");
}
