//! Sanctions: measures, offices, ladders.

use article::Article;
use clock::Millis;
use game::sanction::{Command as Act, Fact as Done, Grade, Offender, Order};
use game::{Actor, Cause, Command, Event, Fact, Player, Role};
use rulebook::law::{Authority, Correspondence, Measure};
use rulebook::{Edition, Kind, law};

use crate::hall::{ARBITER, CHIEF, FIRST, Hall, SECOND};

const PANEL: Actor = Actor::Official(Role::Panel);

fn article(name: &str) -> Article {
    Article::find(name).expect("an article")
}

fn impose(player: Player, measure: Measure, violated: &str) -> Command {
    Command::Sanction(Act::Impose(Order::new(player, measure, &[article(violated)])))
}

/// Records a violation and tells what is proposed, and by which article.
#[track_caller]
pub(crate) fn violate(
    hall: &mut Hall,
    offender: Offender,
    by: &str,
    grade: Grade,
) -> (Vec<Measure>, &'static str) {
    let events = hall.act(ARBITER, Command::Sanction(Act::Violation { offender, by: article(by), grade }));
    proposed(&events).expect("a violation")
}

pub(crate) fn proposed(events: &[Event]) -> Option<(Vec<Measure>, &'static str)> {
    events.iter().find_map(|event| match &event.fact {
        Fact::Sanction(Done::Violated { proposed, .. }) => {
            Some((proposed.measures.clone(), proposed.by.name()))
        }
        _ => None,
    })
}

pub(crate) fn ru22() -> Hall {
    Hall::new("RU22", "russian", "30m+30s")
}

/// A measure is imposed and listed with its article, the violated article and nothing else.
#[track_caller]
fn is_recorded(edition: &str, discipline: &str, control: &str, measure: Measure, by: &str, violated: &str) {
    let mut hall = Hall::new(edition, discipline, control);
    hall.wait_seconds(7);
    let events = hall.act(ARBITER, impose(Player::Second, measure, violated));
    assert_eq!(events[0].at, hall.now);
    let penalties = hall.game.sanctions().penalties();
    assert_eq!(penalties.len(), 1);
    assert_eq!((penalties[0].measure, penalties[0].by.name()), (measure, by));
    assert_eq!(penalties[0].articles, [article(violated)]);
    assert!(penalties[0].offender.is(Player::Second) && !penalties[0].offender.is(Player::First));
}

#[test]
fn ru22_1_5_6_influence_is_warned_first_and_may_cost_the_game_if_repeated() {
    let mut hall = ru22();
    let coach = Offender::Representative(Player::First);
    let (measures, by) = violate(&mut hall, coach, "RU22:1.5.3.a", Grade::Plain);
    assert_eq!((measures, by), (vec![Measure::Warning], "RU22:1.5.6"));
    let athlete = Offender::Player(Player::First);
    assert_eq!(violate(&mut hall, athlete, "RU22:1.5.3.a", Grade::Plain).0, [Measure::Warning]);
    let serious = vec![Measure::Loss, Measure::MicromatchLoss, Measure::Exclusion];
    assert_eq!(violate(&mut hall, athlete, "RU22:1.5.3.c", Grade::Plain).0, serious);
    let other = Offender::Player(Player::Second);
    assert_eq!(violate(&mut hall, other, "RU22:1.5.3.c", Grade::Gross).0, serious);
}

#[test]
fn ru22_1_5_7_losses_by_the_chief_arbiter_and_exclusion_by_the_panel() {
    let mut hall = ru22();
    hall.refused_by(ARBITER, impose(Player::First, Measure::Loss, "RU22:1.5.3.a"), "RU22:1.5.7");
    hall.refused_by(ARBITER, impose(Player::First, Measure::MicromatchLoss, "RU22:1.5.3.a"), "RU22:1.5.7");
    hall.refused_by(CHIEF, impose(Player::First, Measure::Exclusion, "RU22:1.5.3.a"), "RU22:1.5.7");
    hall.act(CHIEF, impose(Player::First, Measure::Loss, "RU22:1.5.3.a"));
    hall.ended("0-1", "RU22:5.4.15.1.d");
    hall.act(PANEL, impose(Player::First, Measure::Exclusion, "RU22:1.5.3.a"));
    assert!(hall.game.sanctions().is_excluded(Player::First));
}

#[test]
fn ru22_1_5_8_annulment_is_a_decision_of_its_own() {
    let mut hall = ru22();
    let annul = || Command::Sanction(Act::Annul(Player::First));
    hall.refused_by(PANEL, annul(), "RU22:1.5.8");
    hall.act(PANEL, impose(Player::First, Measure::Exclusion, "RU22:1.5.3.c"));
    assert!(!hall.game.sanctions().is_annulled(Player::First), "exclusion alone leaves the results");
    hall.refused_by(CHIEF, annul(), "RU22:1.5.8");
    hall.act(PANEL, annul());
    assert!(hall.game.sanctions().is_annulled(Player::First));
}

#[test]
fn ru22_5_4_15_1_exactly_these_measures_are_offered() {
    let hall = ru22();
    let law = hall.game.law().sanctions;
    let offered: Vec<_> =
        law.measures.iter().filter(|one| one.by.name().starts_with("RU22:5.4.15.1")).collect();
    let words: Vec<_> = offered.iter().map(|one| one.measure.words()).collect();
    let expected = [
        "remark",
        "warning",
        "time for the opponent",
        "loss of the game",
        "loss of the micromatch",
        "exclusion",
    ];
    assert_eq!(words, expected);
    assert!(law.influence.is_some(), "beside them the group of 1.5");
    let mut hall = hall;
    hall.refused_by(ARBITER, impose(Player::First, Measure::Reprimand, "RU22:2.3.3.e"), "RU22:5.4.15.1");
    hall.refused_by(FIRST, impose(Player::Second, Measure::Remark, "RU22:2.3.3.e"), "RU22:5.4.15.1");
}

#[test]
fn ru22_5_4_15_1_a_remark() {
    is_recorded("RU22", "russian", "30m+30s", Measure::Remark, "RU22:5.4.15.1.a", "RU22:2.3.3.e");
}

#[test]
fn ru22_5_4_15_1_b_warning_and_then_loss() {
    let mut hall = ru22();
    hall.act(ARBITER, impose(Player::First, Measure::Warning, "RU22:2.3.3.e"));
    let offender = Offender::Player(Player::First);
    let (measures, by) = violate(&mut hall, offender, "RU22:2.3.3.c", Grade::Plain);
    assert_eq!((measures, by), (vec![Measure::Loss], "RU22:5.4.15.2"));
}

#[test]
fn ru22_5_4_15_1_c_time_to_the_opponent_within_limits() {
    let mut hall = ru22();
    let time =
        |seconds| impose(Player::First, Measure::OpponentTime(Millis::seconds(seconds)), "RU22:2.3.3.e");
    hall.refused_by(ARBITER, time(20), "RU22:5.4.15.1.c");
    hall.refused_by(ARBITER, time(121), "RU22:5.4.15.1.c");
    hall.act(ARBITER, time(30));
    assert_eq!(hall.left(Player::Second), "30:30");
    hall.act(ARBITER, time(120));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("30:00".into(), "32:30".into()));
    let mut plain = Hall::new("RU22", "russian blitz", "5m");
    plain.refused_by(ARBITER, time(0), "RU22:5.4.15.1.c");
    plain.act(ARBITER, time(1));
}

#[test]
fn ru22_5_4_15_1_d_loss_of_one_or_both() {
    let mut hall = ru22();
    let order = Order {
        offender: Offender::Both,
        measures: vec![Measure::Loss],
        articles: vec![article("RU22:2.3.3.i")],
    };
    hall.act(ARBITER, Command::Sanction(Act::Impose(order)));
    hall.ended("0-0", "RU22:5.4.15.1.d");
    assert_eq!(hall.outcome().cause, Cause::Sanction);
    let mut hall = ru22();
    hall.act(ARBITER, impose(Player::Second, Measure::MicromatchLoss, "RU22:2.3.3.i"));
    hall.ended("1-0", "RU22:5.4.15.1.d");
    assert!(hall.game.sanctions().has_lost_micromatch(Player::Second));
    hall.refused_by(ARBITER, impose(Player::First, Measure::Loss, "RU22:2.3.3.i"), "RU22:5.4.14.5");
}

#[test]
fn ru22_5_4_15_1_e_exclusion_by_the_panel_only() {
    let mut hall = ru22();
    hall.refused_by(ARBITER, impose(Player::First, Measure::Exclusion, "RU22:2.3.3.i"), "RU22:1.5.7");
    hall.act(PANEL, impose(Player::First, Measure::Exclusion, "RU22:2.3.3.i"));
    assert!(hall.game.sanctions().is_excluded(Player::First));
    hall.ended("0-1", "RU22:5.4.15.1.e");
}

#[test]
fn ru22_5_4_15_1_par1_both_kinds_of_sanction_for_one_incident() {
    let mut hall = ru22();
    violate(&mut hall, Offender::Player(Player::First), "RU22:1.5.3.c", Grade::Gross);
    let exclusion = Order::new(Player::First, Measure::Exclusion, &[article("RU22:1.5.3.c")]);
    hall.act(CHIEF, Command::Sanction(Act::Propose(exclusion)));
    hall.act(CHIEF, impose(Player::First, Measure::Loss, "RU22:1.5.3.c"));
    let sanctions = hall.game.sanctions();
    assert_eq!(sanctions.penalties()[0].articles, sanctions.proposals()[0].articles);
    assert_eq!(sanctions.proposals()[0].by.name(), "RU22:5.4.15.1.e");
    assert!(!sanctions.is_excluded(Player::First), "only proposed");
    hall.ended("0-1", "RU22:5.4.15.1.d");
}

#[test]
fn ru22_5_4_15_2_the_ladder() {
    let mut hall = ru22();
    let offender = Offender::Player(Player::First);
    for rung in [Measure::Remark, Measure::Warning, Measure::Loss] {
        let (measures, by) = violate(&mut hall, offender, "RU22:2.3.3.e", Grade::Plain);
        assert_eq!((measures, by), (vec![rung], "RU22:5.4.15.2"));
    }
    let other = Offender::Player(Player::Second);
    assert_eq!(violate(&mut hall, other, "RU22:2.3.3.e", Grade::Gross).0, [Measure::Warning]);
    assert_eq!(violate(&mut hall, other, "RU22:2.3.3.e", Grade::Plain).0, [Measure::Loss]);
    let mut later = ru22();
    later.act(ARBITER, Command::Sanction(Act::Earlier(Player::First)));
    assert_eq!(violate(&mut later, offender, "RU22:2.3.3.e", Grade::Plain).0, [Measure::Exclusion]);
    assert_eq!(violate(&mut later, other, "RU22:2.3.3.e", Grade::Plain).0, [Measure::Remark]);
}

#[test]
fn ru22_12_4_3_e_the_chief_arbiter_punishes() {
    let mut hall = ru22();
    hall.act(CHIEF, impose(Player::First, Measure::Warning, "RU22:2.3.3.e"));
    hall.refused_by(CHIEF, impose(Player::First, Measure::Exclusion, "RU22:2.3.3.e"), "RU22:1.5.7");
    hall.act(CHIEF, impose(Player::First, Measure::Loss, "RU22:2.3.3.e"));
    hall.ended("0-1", "RU22:5.4.15.1.d");
}

#[test]
fn ru22_12_4_3_f_a_representative_is_removed_after_a_second_offence() {
    let mut hall = ru22();
    let offender = Offender::Representative(Player::Second);
    let order = Order { offender, measures: vec![Measure::Removal], articles: vec![article("RU22:2.3.5.a")] };
    let remove = || Command::Sanction(Act::Impose(order.clone()));
    assert_eq!(violate(&mut hall, offender, "RU22:2.3.5.a", Grade::Plain).0, [Measure::Remark]);
    hall.refused_by(CHIEF, remove(), "RU22:12.4.3.f");
    let (measures, by) = violate(&mut hall, offender, "RU22:2.3.5.a", Grade::Plain);
    assert_eq!((measures, by), (vec![Measure::Remark, Measure::Removal], "RU22:12.4.3.f"));
    hall.refused_by(ARBITER, remove(), "RU22:12.4.3.f");
    hall.act(CHIEF, remove());
    hall.goes_on();
}

fn correspondence(edition: Edition) -> Correspondence {
    let russian = Kind::Draughts(draughts::AnyVariant::Russian);
    law(edition, russian).and_then(|law| law.sanctions.correspondence).expect("correspondence")
}

#[track_caller]
fn offices(edition: Edition, mild: Measure, by: &str, violated: &str) {
    let postal = correspondence(edition);
    let violated = [article(violated)];
    for measure in [Measure::Remark, mild, Measure::Information] {
        assert_eq!(postal.impose(Authority::Arbiter, measure, &violated).expect("allowed").name(), by);
    }
    let refused = postal.impose(Authority::Arbiter, Measure::Loss, &violated).expect_err("not the secretary");
    assert_eq!(refused.by.name(), by);
    postal.impose(Authority::ChiefArbiter, Measure::Loss, &violated).expect("the chief arbiter");
    postal.impose(Authority::ChiefArbiter, Measure::Exclusion, &violated).expect_err("not the chief arbiter");
    postal.impose(Authority::Organiser, Measure::Exclusion, &violated).expect("the organiser");
}

#[track_caller]
fn names_articles(edition: Edition, by: &str, violated: &str) {
    let postal = correspondence(edition);
    let refused = postal.impose(Authority::Organiser, Measure::Remark, &[]).expect_err("no article");
    assert_eq!(refused.by.name(), by);
    postal.impose(Authority::Organiser, Measure::Remark, &[article(violated)]).expect("named");
}

#[track_caller]
fn bars(edition: Edition, by: &str) {
    let postal = correspondence(edition);
    assert_eq!(postal.bar(3, 0).expect("three years").name(), by);
    assert_eq!(postal.bar(3, 1).expect_err("a day more").by.name(), by);
    assert_eq!(postal.bar(4, 0).expect_err("four years").by.name(), by);
}

#[test]
fn ru22_10_1_9_what_secretary_chief_arbiter_and_organiser_may_impose() {
    offices(Edition::Ru22, Measure::Warning, "RU22:10.1.9", "RU22:10.2.6");
}

#[test]
fn ru22_10_1_10_a_penalty_names_its_articles() {
    names_articles(Edition::Ru22, "RU22:10.1.10", "RU22:10.2.6");
    let mut hall = ru22();
    let order = Order::new(Player::First, Measure::Remark, &[]);
    hall.refused_by(ARBITER, Command::Sanction(Act::Impose(order)), "RU22:10.1.10");
}

#[test]
fn ru22_10_1_14_barred_for_three_years_at_most() {
    bars(Edition::Ru22, "RU22:10.1.14");
}

#[test]
fn ru_codex_5_1_9_what_steward_arbiter_and_organiser_may_impose() {
    offices(Edition::RuCodex, Measure::Reprimand, "RU-CODEX:5.1.9", "RU-CODEX:5.2.6");
}

#[test]
fn ru_codex_5_1_10_a_penalty_names_its_articles() {
    names_articles(Edition::RuCodex, "RU-CODEX:5.1.10", "RU-CODEX:5.2.6");
}

#[test]
fn ru_codex_5_1_14_barred_for_three_years_at_most() {
    bars(Edition::RuCodex, "RU-CODEX:5.1.14");
}

#[test]
fn ru_codex_5_2_11_six_days_once_a_letter() {
    let postal = correspondence(Edition::RuCodex);
    assert_eq!(
        (postal.stopped(1, true), postal.stopped(2, true), postal.stopped(0, true)),
        (Ok(6), Ok(6), Ok(0))
    );
    assert_eq!(postal.stopped(2, false).expect_err("a letter later").by.name(), "RU-CODEX:5.2.11");
}

#[test]
fn ru_codex_5_3_3_b_six_days_for_each_further_missing_date() {
    let postal = correspondence(Edition::RuCodex);
    assert_eq!((postal.without_dates(0, true), postal.without_dates(1, true)), (Ok(0), Ok(6)));
    assert_eq!(postal.without_dates(1, false).expect_err("later").by.name(), "RU-CODEX:5.3.3.b");
}

#[test]
fn ru_codex_3_5_a_remark() {
    is_recorded("RU-CODEX", "russian", "45m", Measure::Remark, "RU-CODEX:3.5.a", "RU-CODEX:3.4.3.a");
}

#[test]
fn ru_codex_3_5_b_warning() {
    is_recorded("RU-CODEX", "russian", "45m", Measure::Warning, "RU-CODEX:3.5.b", "RU-CODEX:3.4.3.e");
}

#[test]
fn ru_codex_3_5_c_reprimand() {
    is_recorded("RU-CODEX", "russian", "45m", Measure::Reprimand, "RU-CODEX:3.5.c", "RU-CODEX:3.4.3.e");
}

#[test]
fn ru_codex_3_5_d_loss_possibly_for_both() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    let articles = vec![article("RU-CODEX:3.4.3.i")];
    let order = Order { offender: Offender::Both, measures: vec![Measure::Loss], articles };
    hall.act(ARBITER, Command::Sanction(Act::Impose(order)));
    hall.ended("0-0", "RU-CODEX:3.5.d");
}

#[test]
fn ru_codex_3_5_e_exclusion_chosen_by_gravity_without_a_ladder() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    let (measures, _) = violate(&mut hall, Offender::Player(Player::First), "RU-CODEX:3.4.3.g", Grade::Plain);
    assert!(measures.contains(&Measure::Remark) && measures.contains(&Measure::Exclusion), "{measures:?}");
    hall.act(ARBITER, impose(Player::First, Measure::Exclusion, "RU-CODEX:3.4.3.g"));
    assert!(hall.game.sanctions().is_excluded(Player::First));
    hall.ended("0-1", "RU-CODEX:3.5.e");
}

#[test]
fn ru_codex_3_20_4_a_minute_for_a_blow_on_the_clock() {
    let mut hall = Hall::new("RU-CODEX", "russian blitz", "5m");
    let (measures, by) = violate(&mut hall, Offender::Player(Player::First), "RU-CODEX:3.20.4", Grade::Plain);
    let minute = Measure::OpponentTime(Millis::minutes(1));
    assert_eq!((measures, by), (vec![minute], "RU-CODEX:3.20.4"));
    hall.act(ARBITER, impose(Player::First, minute, "RU-CODEX:3.20.4"));
    assert_eq!(hall.left(Player::Second), "6:00");
}

#[test]
fn ru_codex_3_20_7_the_ladder_of_rapid_and_blitz() {
    let minute = Measure::OpponentTime(Millis::minutes(1));
    for (discipline, control) in [("russian blitz", "5m"), ("russian rapid", "10m")] {
        let mut hall = Hall::new("RU-CODEX", discipline, control);
        let offender = Offender::Player(Player::Second);
        for rung in [Measure::Warning, minute, Measure::Loss, Measure::Exclusion] {
            let (measures, by) = violate(&mut hall, offender, "RU-CODEX:3.4.3.a", Grade::Plain);
            assert_eq!((measures, by), (vec![rung], "RU-CODEX:3.20.7"));
        }
        hall.act(ARBITER, impose(Player::Second, minute, "RU-CODEX:3.4.3.a"));
        hall.act(ARBITER, impose(Player::Second, Measure::Loss, "RU-CODEX:3.4.3.a"));
        hall.ended("1-0", "RU-CODEX:3.5.d");
    }
    let mut classical = Hall::new("RU-CODEX", "russian", "45m");
    classical.refused_by(ARBITER, impose(Player::First, minute, "RU-CODEX:3.4.3.a"), "RU-CODEX:3.5.a");
}

#[test]
fn ru_codex_1_8_1_d_a_loss_by_clock_or_discipline_is_stored_with_its_reason() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.act(ARBITER, impose(Player::Second, Measure::Loss, "RU-CODEX:3.4.3.g"));
    hall.ended("1-0", "RU-CODEX:3.5.d");
    assert_eq!(hall.outcome().cause, Cause::Sanction);
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.wait(Millis::minutes(45));
    hall.act(SECOND, Command::CallFlag);
    hall.ended("0-1", "RU-CODEX:3.8.9");
    assert_eq!(hall.outcome().cause, Cause::Time);
}

#[test]
fn ua24_iii_recording_8_a_record_not_restored_opens_the_measures() {
    let mut hall = Hall::new("UA24", "international", "80m+60s");
    let offender = Offender::Player(Player::First);
    let (measures, _) = violate(&mut hall, offender, "UA24:III.recording.8", Grade::Plain);
    let all = [Measure::Remark, Measure::Warning, Measure::Reprimand, Measure::Loss, Measure::Exclusion];
    assert_eq!(measures, all);
}

#[test]
fn ua24_iii_rights_3_12_a_ringing_phone_costs_the_game() {
    let mut hall = Hall::new("UA24", "russian", "45m+10s");
    let (measures, by) =
        violate(&mut hall, Offender::Player(Player::First), "UA24:III.rights.3.12", Grade::Plain);
    assert_eq!((measures, by), (vec![Measure::Loss], "UA24:III.rights.3.12"));
    hall.act(ARBITER, impose(Player::First, Measure::Loss, "UA24:III.rights.3.12"));
    hall.ended("0-1", "UA24:III.rights.10.4");
}

#[test]
fn ua24_iii_rights_10_1_oral_remark() {
    is_recorded("UA24", "russian", "45m+10s", Measure::Remark, "UA24:III.rights.10.1", "UA24:III.rights.8.3");
}

#[test]
fn ua24_iii_rights_10_2_oral_warning() {
    is_recorded(
        "UA24",
        "russian",
        "45m+10s",
        Measure::Warning,
        "UA24:III.rights.10.2",
        "UA24:III.rights.8.3",
    );
}

#[test]
fn ua24_iii_rights_10_3_written_reprimand() {
    let by = "UA24:III.rights.10.3";
    is_recorded("UA24", "international", "80m+60s", Measure::Reprimand, by, "UA24:III.rights.8.3");
}

#[test]
fn ua24_iii_rights_10_4_loss_of_the_game() {
    let mut hall = Hall::new("UA24", "international", "80m+60s");
    hall.act(ARBITER, impose(Player::First, Measure::Loss, "UA24:III.rights.8.3"));
    hall.ended("0-1", "UA24:III.rights.10.4");
    assert_eq!(hall.outcome().cause, Cause::Sanction);
}

#[test]
fn ua24_iii_rights_10_5_removal_from_the_event() {
    let mut hall = Hall::new("UA24", "international", "80m+60s");
    hall.act(ARBITER, impose(Player::First, Measure::Exclusion, "UA24:III.rights.11"));
    assert!(hall.game.sanctions().is_excluded(Player::First));
    hall.ended("0-1", "UA24:III.rights.10.5");
}

#[track_caller]
fn refusal_loses(discipline: &str, control: &str, command: Act, by: &str) {
    let mut hall = Hall::new("UA24", discipline, control);
    let command = Command::Sanction(command);
    hall.refused(SECOND, command.clone());
    hall.act(ARBITER, command);
    hall.ended("0-1", by);
    assert_eq!(hall.outcome().cause, Cause::Refusal);
}

#[test]
fn ua24_vii_violations_1_11_refusing_the_rules_loses_at_once() {
    let control = "60m/30,30m/15*";
    refusal_loses("checkers", control, Act::RefusesRules(Player::First), "UA24:VII.violations.1.11");
}

#[test]
fn ua24_vii_outcome_3_2_refusing_to_play_loses() {
    refusal_loses("checkers", "60m/30,30m/15*", Act::RefusesToPlay(Player::First), "UA24:VII.outcome.3.2");
    let mut hall = ru22();
    hall.refused_by(ARBITER, Command::Sanction(Act::RefusesToPlay(Player::First)), "RU22:5.4.15.1");
}

#[test]
fn ua24_v_outcome_2_4_refusing_the_rules_loses() {
    refusal_loses("international", "80m+60s", Act::RefusesRules(Player::First), "UA24:V.outcome.2.4");
}

#[test]
fn ua24_vi_outcome_1_4_refusing_the_rules_loses() {
    refusal_loses("russian", "45m+10s", Act::RefusesRules(Player::First), "UA24:VI.outcome.1.4");
}

pub(crate) fn renju() -> Hall {
    Hall::new("RU-RENJU", "renju", "10m")
}

#[test]
fn ru_renju_5_3_7_4_every_penalty_up_to_loss() {
    let mut hall = renju();
    let (measures, by) =
        violate(&mut hall, Offender::Player(Player::First), "RU-RENJU:5.3.7.3.e", Grade::Plain);
    assert_eq!((measures.len(), by), (5, "RU-RENJU:5.3.10.4"));
    assert!(measures.contains(&Measure::Loss));
}

#[test]
fn ru_renju_5_3_10_4_more_than_one_may_be_chosen() {
    let mut hall = renju();
    let names: Vec<_> = hall.game.law().sanctions.measures.iter().map(|one| one.measure.words()).collect();
    let expected = ["warning", "time for the opponent", "time taken away", "loss of the game", "exclusion"];
    assert_eq!(names, expected);
    let two = Millis::minutes(2);
    let measures = vec![Measure::Warning, Measure::OpponentTime(two), Measure::OwnTime(two)];
    let articles = vec![article("RU-RENJU:5.3.7.3.e")];
    let order = Order { offender: Offender::Player(Player::First), measures, articles };
    hall.act(ARBITER, Command::Sanction(Act::Impose(order)));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("8:00".into(), "12:00".into()));
}

#[test]
fn ru_renju_5_3_10_4_a_warning() {
    is_recorded("RU-RENJU", "renju", "90m", Measure::Warning, "RU-RENJU:5.3.10.4.a", "RU-RENJU:5.3.7.3.a");
}

#[test]
fn ru_renju_5_3_10_4_b_the_partner_gets_time() {
    let mut hall = renju();
    let more = Measure::OpponentTime(Millis::minutes(2));
    hall.act(ARBITER, impose(Player::First, more, "RU-RENJU:5.3.7.3.a"));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("10:00".into(), "12:00".into()));
}

#[test]
fn ru_renju_5_3_10_4_c_the_offender_loses_time() {
    let less = impose(Player::First, Measure::OwnTime(Millis::minutes(2)), "RU-RENJU:5.3.7.3.a");
    let mut hall = renju();
    hall.act(ARBITER, less.clone());
    assert_eq!(hall.left(Player::First), "8:00");
    let mut hall = renju();
    hall.wait_seconds(8 * 60 + 30);
    hall.act(ARBITER, less);
    assert_eq!(hall.game.left(Player::First, hall.now), Millis::ZERO);
    hall.goes_on();
    hall.act(ARBITER, Command::CallFlag);
    hall.ended("0-1", "RU-RENJU:5.2.6.4");
}

#[test]
fn ru_renju_5_3_10_4_d_loss_of_the_game() {
    let mut hall = renju();
    hall.act(ARBITER, impose(Player::First, Measure::Loss, "RU-RENJU:5.3.7.3.a"));
    hall.ended("0-1", "RU-RENJU:5.3.10.4.d");
    assert_eq!(hall.outcome().cause, Cause::Sanction);
}

#[test]
fn ru_renju_5_3_10_4_e_exclusion() {
    let mut hall = renju();
    hall.act(ARBITER, impose(Player::First, Measure::Exclusion, "RU-RENJU:5.3.7.3.a"));
    assert!(hall.game.sanctions().is_excluded(Player::First));
}
