//! Lateness: limits, what is lost, what less of it costs.

use clock::Millis;
use game::sanction;
use game::start::Command as Start;
use game::{Actor, Cause, Command, Player, Score};
use rulebook::law::Measure;
use rulebook::{Draft, LateCost, LateStep, Mark, Scale};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};
use crate::start::{arrive, begin, hall, running};

/// A player comes so late, the other was there.
fn late(draft: Draft, player: Player, late: Millis) -> Hall {
    let mut hall = Hall::by(draft);
    arrive(&mut hall, player.other());
    begin(&mut hall);
    hall.wait(late);
    arrive(&mut hall, player);
    hall
}

/// A player who is just in time at the limit, and lost a second after it.
fn lost_beyond(edition: &str, discipline: &str, control: &str, limit: Millis, article: &str) {
    let usual = || draft(edition, discipline, control);
    late(usual(), Player::Second, limit).goes_on();
    late(usual(), Player::Second, limit + Millis::seconds(1)).ended("+--", article);
    late(usual(), Player::First, limit + Millis::seconds(1)).ended("--+", article);
    let mut hall = hall(edition, discipline, control);
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.wait(limit).refused_by(ARBITER, Command::Start(Start::Forfeit), article);
    hall.wait_seconds(1).act(ARBITER, Command::Start(Start::Forfeit));
    hall.ended("+--", article);
}

/// Nobody comes.
fn both_lose(edition: &str, discipline: &str, control: &str, limit: Millis, article: &str) {
    let mut hall = hall(edition, discipline, control);
    begin(&mut hall);
    hall.wait(limit + Millis::seconds(1)).act(ARBITER, Command::Start(Start::Forfeit));
    hall.ended("---", article);
    assert_eq!(hall.outcome().result, Score::BothLose);
    assert!(!hall.outcome().was_played());
}

#[test]
fn ua24_iii_start_4_3_the_delay_of_white_counts_as_his_time() {
    let hall = late(draft("UA24", "russian", "45m"), Player::First, Millis::minutes(12));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("33:00".into(), "45:00".into()));
    assert_eq!(hall.game.running(), Some(Player::First));
}

#[test]
fn ua24_ii_systems_7_1_at_the_board_lateness_has_its_rules() {
    let hall = hall("UA24", "russian", "45m");
    assert!(!hall.game.is_remote());
    assert_eq!(running("UA24", "russian", "45m", &[Player::Second]), Some(Player::First));
    late(draft("UA24", "russian", "45m"), Player::Second, Millis::seconds(45 * 60 + 1))
        .ended("+--", "UA24:III.start.4.2");
}

#[test]
fn ru22_5_4_4_1_the_limit_is_the_first_control_but_an_hour_at_most() {
    let limit =
        |control, discipline| hall("RU22", discipline, control).game.regulation().lateness_limit().value;
    assert_eq!(limit("3m+2s", "russian blitz"), Millis::minutes(3));
    assert_eq!(limit("80m+1m", "international"), Millis::minutes(60));
    // The control is too late when it is reached, the hour when it is exceeded.
    let blitz = || draft("RU22", "russian blitz", "3m+2s");
    late(blitz(), Player::Second, Millis::minutes(3) - Millis(1)).goes_on();
    late(blitz(), Player::Second, Millis::minutes(3)).ended("+--", "RU22:5.4.4.1");
    lost_beyond("RU22", "international", "80m+1m", Millis::minutes(60), "RU22:5.4.4.1");
    // The regulation may allow less, and nothing at all, but not more.
    let with = |minutes| Draft {
        lateness: Some(Millis::minutes(minutes)),
        ..draft("RU22", "international", "80m+1m")
    };
    late(with(15), Player::First, Millis::minutes(15)).goes_on();
    late(with(15), Player::First, Millis::seconds(15 * 60 + 1)).ended("--+", "RU22:5.4.4.1");
    late(with(0), Player::First, Millis::ZERO).goes_on();
    late(with(0), Player::First, Millis::seconds(1)).ended("--+", "RU22:5.4.4.1");
    let objections = with(61).check().expect_err("more than an hour");
    assert!(objections.iter().any(|objection| objection.by.name() == "RU22:5.4.4.1"));
}

#[test]
fn a_valid_reason_saves_the_late_player() {
    let mut hall = hall("RU22", "international", "80m+1m");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.refused(SECOND, Command::Start(Start::Excuse(Player::Second)));
    hall.act(ARBITER, Command::Start(Start::Excuse(Player::Second)));
    hall.wait(Millis::minutes(61)).refused_by(ARBITER, Command::Start(Start::Forfeit), "RU22:5.4.4.1");
    arrive(&mut hall, Player::Second);
    hall.goes_on();
    assert_eq!(hall.left(Player::Second), "19:00");
}

#[test]
fn a_flag_that_falls_before_a_player_has_come_is_his_absence() {
    let mut hall = hall("RU-CODEX", "russian", "45m");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.wait(Millis::minutes(45)).act(FIRST, Command::CallFlag);
    hall.ended("+--", "RU-CODEX:3.13.1");
}

#[test]
fn at_screens_the_program_gives_the_signal_and_scores_absence() {
    let mut hall = Hall::by(draft("RU22", "russian blitz", "3m+2s").remote());
    arrive(&mut hall, Player::First);
    assert_eq!(hall.game.wake(hall.now), Some(hall.game.beginning()));
    hall.act(Actor::Program, Command::Tick);
    assert_eq!(hall.game.running(), Some(Player::Second));
    let due = hall.game.wake(hall.now).expect("somebody is waited for");
    assert_eq!(due, hall.now + Millis::minutes(3));
    hall.now = due;
    hall.act(Actor::Program, Command::Tick);
    hall.ended("+--", "RU22:5.4.4.1");
    assert_eq!(hall.outcome().cause, Cause::Absence);
    // Long before the flag falls, if the limit is shorter than the control.
    let mut long = Hall::by(draft("UA24", "international", "80m+1m").remote());
    arrive(&mut long, Player::First);
    long.act(Actor::Program, Command::Tick);
    long.play("32-28");
    long.wait(Millis::minutes(60)).act(Actor::Program, Command::Tick);
    long.goes_on();
    assert_eq!(long.game.wake(long.now), Some(long.now + Millis(1)));
    long.wait(Millis(1)).act(Actor::Program, Command::Tick);
    long.ended("+--", "UA24:III.start.4.2");
}

/// A lateness within the limit, by a regulation with three steps.
fn stepped(late_by: u64) -> Hall {
    let step = |minutes, costs| LateStep { from: Millis::minutes(minutes), costs };
    let steps = vec![
        step(1, LateCost::Remark),
        step(10, LateCost::Warning),
        step(15, LateCost::Time(Millis::minutes(2))),
    ];
    let draft = Draft { late_steps: steps, ..draft("RU22", "russian", "30m+30s") };
    late(draft, Player::Second, Millis::minutes(late_by))
}

/// The cost that is proposed and then imposed, with its article.
fn costs(mut hall: Hall, cost: LateCost, measure: Measure, article: &str) -> Hall {
    let (proposed, by) = hall.game.late_cost(Player::Second).expect("a cost");
    assert_eq!((proposed, by.name()), (cost, article));
    hall.refused(FIRST, Command::Start(Start::Impose(Player::Second)));
    hall.act(ARBITER, Command::Start(Start::Impose(Player::Second)));
    let penalties = hall.game.sanctions().penalties();
    assert!(penalties.iter().any(|penalty| {
        penalty.offender == sanction::Offender::Player(Player::Second)
            && penalty.measure == measure
            && penalty.by.name() == article
    }));
    assert_eq!(hall.game.late_cost(Player::Second), None);
    hall.refused(ARBITER, Command::Start(Start::Impose(Player::Second)));
    hall
}

#[test]
fn ru22_5_4_4_1_a_a_remark_for_a_short_lateness() {
    costs(stepped(5), LateCost::Remark, Measure::Remark, "RU22:5.4.4.1.a");
    assert_eq!(stepped(0).game.late_cost(Player::Second), None);
}

#[test]
fn ru22_5_4_4_1_b_a_warning_for_a_longer_one() {
    costs(stepped(12), LateCost::Warning, Measure::Warning, "RU22:5.4.4.1.b");
    let mut waived = stepped(12);
    waived.act(ARBITER, Command::Start(Start::Waive(Player::Second)));
    assert_eq!(waived.game.late_cost(Player::Second), None);
    assert!(waived.game.sanctions().penalties().is_empty());
}

#[test]
fn ru22_5_4_4_1_c_time_for_the_opponent() {
    let time = Millis::minutes(2);
    let hall = costs(stepped(16), LateCost::Time(time), Measure::OpponentTime(time), "RU22:5.4.4.1.c");
    assert_eq!(hall.left(Player::First), "32:00");
}

#[test]
fn ua24_iii_start_4_1_lateness_may_cost_a_warning() {
    let steps = vec![LateStep { from: Millis::minutes(1), costs: LateCost::Warning }];
    let draft = Draft { late_steps: steps, ..draft("UA24", "russian", "45m") };
    costs(
        late(draft, Player::Second, Millis::minutes(5)),
        LateCost::Warning,
        Measure::Warning,
        "UA24:III.start.4.1",
    );
}

#[test]
fn ru22_5_4_4_2_both_absent_both_lose() {
    both_lose("RU22", "russian", "30m+30s", Millis::minutes(30), "RU22:5.4.4.2");
}

#[test]
fn ru_codex_3_13_1_lost_beyond_the_first_control() {
    lost_beyond("RU-CODEX", "russian", "45m", Millis::minutes(45), "RU-CODEX:3.13.1");
}

#[test]
fn ru_codex_3_13_3_both_absent_both_lose() {
    both_lose("RU-CODEX", "russian", "45m", Millis::minutes(45), "RU-CODEX:3.13.3");
}

#[test]
fn ua24_iii_start_4_2_lost_beyond_the_first_control_or_an_hour() {
    lost_beyond("UA24", "russian", "45m", Millis::minutes(45), "UA24:III.start.4.2");
    lost_beyond("UA24", "international", "80m+1m", Millis::minutes(60), "UA24:III.start.4.2");
    both_lose("UA24", "russian", "45m", Millis::minutes(45), "UA24:III.start.4.2");
    let less = Draft { lateness: Some(Millis::minutes(10)), ..draft("UA24", "russian", "45m") };
    late(less, Player::Second, Millis::seconds(601)).ended("+--", "UA24:III.start.4.2");
}

#[test]
fn ua24_iii_result_2_plus_and_minus_without_play() {
    let hall = late(draft("UA24", "russian", "45m"), Player::Second, Millis::minutes(46));
    assert_eq!(hall.outcome().marks(), ["+", "-"]);
    let scale = hall.game.law().results.scoring.scales.first().expect("a scale");
    assert_eq!(hall.game.law().results.scoring.unplayed.name(), "UA24:III.result.2");
    assert_eq!(
        (scale.value.points(Mark::Plus), scale.value.points(Mark::Minus)),
        (Scale::TwoOneZero.points(Mark::Win), Scale::TwoOneZero.points(Mark::Loss),)
    );
    assert_eq!(scale.value.sum([Mark::Win, Mark::Plus]).to_string(), "4");
    assert_eq!(scale.value.sum_for_norms([Mark::Win, Mark::Plus]).to_string(), "2");
    both_lose("UA24", "russian", "45m", Millis::minutes(45), "UA24:III.start.4.2");
}

#[test]
fn ru_renju_5_3_6_1_up_to_thirty_minutes_late_is_time_used() {
    for player in [Player::First, Player::Second] {
        let hall = late(draft("RU-RENJU", "renju", "90m+30s"), player, Millis::minutes(25));
        hall.goes_on();
        assert_eq!((hall.left(player), hall.left(player.other())), ("1:05:00".into(), "1:30:00".into()));
        assert_eq!(hall.game.running(), Some(Player::First));
    }
}

#[test]
fn ru_renju_5_3_6_2_more_than_thirty_minutes_late_loses() {
    lost_beyond("RU-RENJU", "renju", "90m+30s", Millis::minutes(30), "RU-RENJU:5.3.6.2");
}

#[test]
fn ru_renju_5_3_6_3_both_absent_both_lose() {
    both_lose("RU-RENJU", "renju", "90m+30s", Millis::minutes(30), "RU-RENJU:5.3.6.3");
}
