//! Protests by correspondence and in contests: terms in days, instances in their order.

use clock::Millis;
use competition::protest::{Claim, Command as Protest, Fact as Done, Petition, Verdict};
use competition::{Actor, Command, Fact, Role};
use rulebook::law::event::{Court, Matter, Play};

use crate::desk::{CHIEF, Desk, ORGANISER, SECRETARY, at, day, draft};
use crate::officials::who;
use crate::protests::{file, hear, petition, rule, words};

const COMMISSION: Actor = Actor::Official(Role::Commission);
const STEWARD: Actor = Actor::Official(Role::Steward);

fn by_post(edition: &str) -> Desk {
    let mut draft = draft(edition, "russian");
    draft.organisation.play = Play::Correspondence;
    Desk::by(draft)
}

fn of_composing(edition: &str, play: Play) -> Desk {
    let mut draft = draft(edition, "russian");
    draft.organisation.play = play;
    Desk::by(draft)
}

/// Ten days for each step of the chain, the organiser last.
#[track_caller]
fn ten_days(
    edition: &str,
    first: Actor,
    first_court: Court,
    received: &str,
    last: &str,
    late: &str,
    by: &str,
) {
    let mut desk = by_post(edition);
    desk.now = at(received, 9, 0);
    desk.act(first, words(Matter::Correspondence));
    assert_eq!(desk.event.protests().decision(1).expect("a decision").court, first_court);
    let received = Some(day(received));
    let ask = |to| Command::Protest(Protest::File(Petition { received, ..petition(to) }));
    desk.refused_by(who(1), ask(Court::Organiser), by);
    desk.refused_by(who(1), ask(Court::Appeals), by);
    desk.now = at(late, 0, 0);
    desk.refused_by(who(1), ask(Court::ChiefArbiter), by);
    desk.now = at(last, 23, 59);
    desk.act(who(1), ask(Court::ChiefArbiter));
    if desk.event.law().protest.hearing.is_some() {
        hear(&mut desk, 1);
    }
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(who(1), Command::Protest(Protest::File(petition(Court::Organiser))));
    desk.refused(CHIEF, rule(2, Verdict::Upheld));
    desk.act(ORGANISER, rule(2, Verdict::Rejected));
    assert!(desk.event.protests().case(2).expect("a case").last);
    for court in [first_court, Court::ChiefArbiter, Court::Organiser] {
        desk.refused_by(who(1), file(court), by);
    }
}

#[test]
fn ru22_10_1_12_secretary_chief_arbiter_organiser_within_ten_days() {
    ten_days("RU22", SECRETARY, Court::Secretary, "01.05.2023", "11.05.2023", "12.05.2023", "RU22:10.1.12");
}

#[test]
fn ru_codex_5_1_12_steward_arbiter_organiser_within_ten_days() {
    ten_days(
        "RU-CODEX",
        STEWARD,
        Court::Steward,
        "01.03.2023",
        "11.03.2023",
        "12.03.2023",
        "RU-CODEX:5.1.12",
    );
}

/// An adjudication is protested within ten days by who sent his analysis; the organiser decides finally.
#[track_caller]
fn adjudication(edition: &str, term: &str, last: &str) {
    let mut desk = by_post(edition);
    desk.now = at("20.01.2023", 9, 0);
    desk.act(CHIEF, words(Matter::Adjudication));
    let ask = |sent| {
        let claim = Some(Claim::Analysis(sent));
        Command::Protest(Protest::File(Petition { claim, ..petition(Court::Organiser) }))
    };
    desk.refused_by(who(1), ask(false), term);
    desk.now = at("31.01.2023", 0, 0);
    desk.refused_by(who(1), ask(true), term);
    desk.now = at("30.01.2023", 12, 0);
    desk.act(who(1), ask(true));
    desk.refused_by(CHIEF, rule(1, Verdict::Upheld), last);
    let facts = desk.act(ORGANISER, rule(1, Verdict::Upheld));
    let [Fact::Protest(Done::Ruled { last: is_last, binds, .. })] = facts.as_slice() else {
        panic!("{facts:?}")
    };
    assert_eq!((*is_last, binds.name()), (true, last));
    desk.refused_by(who(1), ask(true), last);
    desk.refused_by(who(2), ask(true), last);
}

#[test]
fn ru22_10_5_6_an_adjudication_is_protested_within_ten_days() {
    adjudication("RU22", "RU22:10.5.6", "RU22:10.5.7");
}

#[test]
fn ru22_10_5_7_the_organiser_decides_finally() {
    adjudication("RU22", "RU22:10.5.6", "RU22:10.5.7");
}

#[test]
fn ru_codex_5_5_6_without_an_analysis_no_protest() {
    adjudication("RU-CODEX", "RU-CODEX:5.5.6", "RU-CODEX:5.5.7");
}

#[test]
fn ru_codex_5_5_7_the_organiser_decides_finally() {
    adjudication("RU-CODEX", "RU-CODEX:5.5.6", "RU-CODEX:5.5.7");
}

#[test]
fn ru22_11_7_e_complaints_on_awards_are_the_chief_judges() {
    let mut desk = of_composing("RU22", Play::Composing);
    desk.act(Actor::Official(Role::Judge), words(Matter::Award));
    desk.act(who(1), file(Court::ChiefArbiter));
    hear(&mut desk, 1);
    desk.refused_by(Actor::Official(Role::Judge), rule(1, Verdict::Upheld), "RU22:11.7.e");
    desk.act(CHIEF, rule(1, Verdict::Upheld));
    assert!(desk.event.protests().decision(1).expect("an award").overturned);
}

#[test]
fn ru_codex_5_3_8_silence_for_ten_days_admits_the_overstep() {
    let mut desk = by_post("RU-CODEX");
    desk.now = at("01.03.2023", 9, 0);
    desk.act(CHIEF, words(Matter::Overstep));
    desk.act(CHIEF, words(Matter::Overstep));
    let confirm = |decision| Command::Protest(Protest::Confirm { decision });
    desk.now = at("10.03.2023", 9, 0);
    desk.refused_by(CHIEF, confirm(1), "RU-CODEX:5.3.8");
    let evidence = Petition { about: 2.into(), ..petition(Court::ChiefArbiter) };
    desk.act(who(1), Command::Protest(Protest::File(evidence.clone())));
    desk.now = at("11.03.2023", 23, 59);
    desk.refused_by(CHIEF, confirm(1), "RU-CODEX:5.3.8");
    desk.now = at("12.03.2023", 0, 0);
    desk.refused_by(who(1), file(Court::ChiefArbiter), "RU-CODEX:5.3.8");
    desk.refused_by(STEWARD, confirm(1), "RU-CODEX:5.1.7");
    desk.act(CHIEF, confirm(1));
    assert!(desk.event.protests().is_confirmed(1));
    desk.refused_by(CHIEF, confirm(2), "RU-CODEX:5.3.8");
    desk.act(CHIEF, rule(1, Verdict::Upheld));
    desk.refused_by(CHIEF, confirm(2), "RU-CODEX:5.3.8");
}

/// An award goes to the chief judge and then to the body for composition, before the results are approved.
#[track_caller]
fn award(edition: &str, order: &str, late: &str) -> Desk {
    let mut desk = of_composing(edition, Play::Composing);
    desk.act(Actor::Official(Role::Judge), words(Matter::Award));
    desk.refused_by(who(1), file(Court::Commission), order);
    desk.act(who(1), file(Court::ChiefArbiter));
    desk.refused_by(CHIEF, Command::Protest(Protest::Approve), desk.event.law().protest.open.name());
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    desk.wait(Millis::minutes(1));
    desk.refused_by(who(1), file(Court::Commission), late);
    desk.undo();
    desk.act(who(1), file(Court::Commission));
    desk
}

#[test]
fn ru_codex_6_5_5_b_instances_of_an_award_in_their_order() {
    let mut desk = award("RU-CODEX", "RU-CODEX:6.5.5.b", "RU-CODEX:6.7.2.e");
    desk.act(COMMISSION, rule(2, Verdict::Upheld));
    let mut late = of_composing("RU-CODEX", Play::Composing);
    late.act(Actor::Official(Role::Judge), words(Matter::Award));
    late.act(CHIEF, Command::Protest(Protest::Approve));
    late.wait(Millis::minutes(1));
    late.refused_by(who(1), file(Court::ChiefArbiter), "RU-CODEX:6.5.5.b");
}

#[test]
fn ru_codex_6_7_2_e_after_a_second_look_the_chief_judge_is_final() {
    let mut desk = award("RU-CODEX", "RU-CODEX:6.5.5.b", "RU-CODEX:6.7.2.e");
    desk.act(COMMISSION, rule(2, Verdict::Review));
    assert!(desk.event.protests().case(2).expect("a case").is_open());
    desk.refused_by(CHIEF, rule(2, Verdict::Review), "RU-CODEX:6.7.2.e");
    desk.refused(COMMISSION, rule(2, Verdict::Upheld));
    let facts = desk.act(CHIEF, rule(2, Verdict::Rejected));
    let [Fact::Protest(Done::Ruled { last, binds, .. })] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!((*last, binds.name()), (true, "RU-CODEX:6.7.2.e"));
    desk.refused_by(who(1), file(Court::Commission), "RU-CODEX:6.7.2.e");
}

#[test]
fn ua24_viii_judging_8_a_an_award_is_appealed_before_approval() {
    let mut desk = award("UA24", "UA24:VIII.judging.9.2", "UA24:VIII.judging.8.a");
    desk.act(COMMISSION, rule(2, Verdict::Upheld));
}

#[test]
fn ua24_viii_judging_9_2_first_the_chief_judge() {
    let mut desk = of_composing("UA24", Play::Composing);
    desk.act(Actor::Official(Role::Judge), words(Matter::Award));
    desk.refused_by(who(1), file(Court::Commission), "UA24:VIII.judging.9.2");
    desk.act(who(1), file(Court::ChiefArbiter));
    desk.refused_by(who(1), file(Court::Commission), "UA24:VIII.judging.9.2");
}

#[test]
fn ua24_viii_solvejudging_5_2_points_are_contested_before_approval() {
    let mut desk = of_composing("UA24", Play::Solving);
    desk.act(Actor::Official(Role::Judge), words(Matter::Points));
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    desk.wait(Millis::minutes(1));
    desk.refused_by(who(1), file(Court::ChiefArbiter), "UA24:VIII.solvejudging.5.2");
    desk.undo();
    desk.act(who(1), file(Court::ChiefArbiter));
    desk.act(CHIEF, rule(1, Verdict::Upheld));
}
