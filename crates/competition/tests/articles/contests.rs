//! The panels of play by correspondence and of contests of composing and solving.

use competition::panel::{Authors, Command as Panel};
use competition::protest::Command as Protest;
use competition::schedule::Officials;
use competition::{Actor, Command, Draft, Role};
use rulebook::law::event::{Act, Play, Seats};

use crate::desk::{CHIEF, Desk, ORGANISER, SECRETARY, draft};
use crate::officials::{appoint, may, person, who};

const STEWARD: Actor = Actor::Official(Role::Steward);
const STUDIES: &str = "studies";
const PROBLEMS: &str = "problems";

fn of(edition: &str, play: Play) -> Draft {
    let mut draft = draft(edition, "russian");
    draft.organisation.play = play;
    draft
}

/// A contest with two sections: an open one of studies and a closed one of problems.
fn contest(edition: &str) -> Desk {
    let mut desk = Desk::by(of(edition, Play::Composing));
    for (name, authors) in [(STUDIES, Authors::Shown), (PROBLEMS, Authors::Hidden)] {
        desk.act(ORGANISER, Command::Panel(Panel::Section { name: name.to_owned(), authors }));
    }
    desk
}

fn register(author: u32, section: &str, position: &str) -> Command {
    let (section, position) = (section.to_owned(), position.to_owned());
    Command::Panel(Panel::Register { author: person(author), section, position })
}

fn check(section: &str) -> Command {
    Command::Panel(Panel::Check { section: section.to_owned() })
}

/// The judge of the studies, the secretary and the chief judge want to compete.
#[track_caller]
fn judges_compete(edition: &str, chief: &str, judge: &str) {
    let mut desk = contest(edition);
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    appoint(&mut desk, 2, Role::Secretary, None);
    appoint(&mut desk, 3, Role::Judge, Some(STUDIES));
    appoint(&mut desk, 4, Role::SeniorJudge, Some(PROBLEMS));
    for section in [STUDIES, PROBLEMS] {
        desk.refused_by(SECRETARY, register(1, section, "W:Wa1:Bh8"), chief);
        desk.act(SECRETARY, register(2, section, "W:Wc1:Bh8"));
    }
    desk.refused_by(SECRETARY, register(3, STUDIES, "W:We1:Bh8"), judge);
    desk.act(SECRETARY, register(3, PROBLEMS, "W:Wg1:Bh8"));
    desk.refused_by(SECRETARY, register(4, PROBLEMS, "W:Wb2:Bh8"), judge);
    desk.act(SECRETARY, register(4, STUDIES, "W:Wd2:Bh8"));
    desk.act(SECRETARY, register(9, STUDIES, "W:Wf2:Bh8"));
}

/// Where the conditions forbid it the secretary does not compete.
#[track_caller]
fn conditions_forbid(edition: &str, article: &str) {
    let mut draft = of(edition, Play::Composing);
    draft.organisation.officials = Officials::StandAside;
    let mut desk = Desk::by(draft);
    desk.act(ORGANISER, Command::Panel(Panel::Section { name: STUDIES.to_owned(), authors: Authors::Shown }));
    appoint(&mut desk, 2, Role::Secretary, None);
    desk.refused_by(SECRETARY, register(2, STUDIES, "W:Wc1:Bh8"), article);
}

/// The offices of a panel, and which of them are needed.
fn offices(edition: &str, play: Play) -> Vec<(Role, bool)> {
    let law = Desk::by(of(edition, play)).event.law().panel;
    let needed = |seats| matches!(seats, Seats::One | Seats::EachSection);
    law.offices(play).map(|office| (office.role, needed(office.seats))).collect()
}

#[test]
fn ru22_10_1_7_the_chief_arbiter_decides_and_reports() {
    let mut desk = Desk::by(of("RU22", Play::Correspondence));
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    appoint(&mut desk, 2, Role::Secretary, None);
    for act in [Act::Overstep, Act::Loss, Act::Close] {
        assert_eq!(may(&desk, who(1), act), Ok("RU22:10.1.7"));
        assert_eq!(may(&desk, who(2), act), Err("RU22:10.1.7"));
    }
    desk.refused_by(who(1), Command::Panel(Panel::Close), "RU22:10.1.7");
    desk.act(who(1), Command::Protest(Protest::Approve));
    desk.act(who(1), Command::Panel(Panel::Close));
    let (closed, report_to) = desk.event.panel().closed().expect("closed");
    assert_eq!((*closed, report_to.as_slice()), (desk.now, &["организатор".to_owned()][..]));
}

#[test]
fn ru22_10_1_8_without_a_secretary_the_chief_arbiter_does_his_work() {
    let mut desk = Desk::by(of("RU22", Play::Correspondence));
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    assert_eq!(may(&desk, who(1), Act::Records), Ok("RU22:10.1.8"));
    appoint(&mut desk, 2, Role::Secretary, None);
    assert_eq!(may(&desk, who(1), Act::Records), Err("RU22:10.1.8"));
    assert_eq!(may(&desk, who(2), Act::Records), Ok("RU22:10.1.8"));
    let reason = "ill".to_owned();
    desk.act(ORGANISER, Command::Panel(Panel::Leave(person(2))));
    assert_eq!(may(&desk, who(1), Act::Records), Err("RU22:10.1.8"), "the office is held");
    desk.act(Actor::Program, Command::Panel(Panel::Dismiss { person: person(2), reason }));
    assert_eq!(may(&desk, who(1), Act::Records), Ok("RU22:10.1.8"));
}

#[test]
fn ru_codex_5_1_7_the_arbiter_confirms_punishes_and_publishes() {
    let desk = Desk::by(of("RU-CODEX", Play::Correspondence));
    for act in [Act::Overstep, Act::Punish, Act::Publish, Act::Close] {
        assert_eq!(may(&desk, CHIEF, act), Ok("RU-CODEX:5.1.7"));
    }
    assert_eq!(may(&desk, STEWARD, Act::Overstep), Err("RU-CODEX:5.1.7"));
    assert_eq!(may(&desk, STEWARD, Act::Punish), Err("RU-CODEX:5.1.7"));
}

#[test]
fn ru_codex_5_1_8_without_a_steward_the_arbiter_does_his_work() {
    let mut desk = Desk::by(of("RU-CODEX", Play::Correspondence));
    assert_eq!(may(&desk, CHIEF, Act::Records), Ok("RU-CODEX:5.1.8"));
    let tasks = |desk: &Desk, by| desk.event.tasks(by).any(|item| item.duty.by.name() == "RU-CODEX:5.1.8");
    assert!(tasks(&desk, CHIEF));
    appoint(&mut desk, 7, Role::Steward, None);
    assert_eq!(may(&desk, CHIEF, Act::Records), Err("RU-CODEX:5.1.8"));
    assert_eq!(may(&desk, who(7), Act::Records), Ok("RU-CODEX:5.1.8"));
    assert!(tasks(&desk, who(7)) && !tasks(&desk, CHIEF));
}

#[test]
fn ru22_11_7_every_section_has_its_senior_judge() {
    let mut desk = contest("RU22");
    desk.act(
        ORGANISER,
        Command::Panel(Panel::Section { name: "miniatures".to_owned(), authors: Authors::Shown }),
    );
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    appoint(&mut desk, 2, Role::SeniorJudge, Some(STUDIES));
    appoint(&mut desk, 3, Role::SeniorJudge, Some(PROBLEMS));
    let refused = desk.event.may_begin().expect_err("two of three");
    assert_eq!(refused.by.name(), "RU22:11.7");
    assert!(refused.instead.contains("2 of 3"), "{refused}");
    appoint(&mut desk, 4, Role::SeniorJudge, Some("miniatures"));
    assert!(desk.event.may_begin().is_ok());
}

#[test]
fn ru22_11_7_d_the_final_report_waits_for_every_section() {
    let mut desk = contest("RU22");
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    desk.refused_by(SECRETARY, check(STUDIES), "RU22:11.7.d");
    desk.act(CHIEF, check(STUDIES));
    assert_eq!(desk.event.panel().sections()[0].checked, Some(desk.now));
    let refusal = desk.refused_by(CHIEF, Command::Panel(Panel::Close), "RU22:11.7.d");
    assert!(refusal.instead.contains(PROBLEMS), "{refusal}");
    desk.act(CHIEF, check(PROBLEMS));
    desk.act(CHIEF, Command::Panel(Panel::Close));
}

#[test]
fn ru22_11_7_f_the_final_report_goes_to_the_organiser_and_the_commission() {
    let mut desk = contest("RU22");
    desk.act(CHIEF, check(STUDIES));
    desk.act(CHIEF, check(PROBLEMS));
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    desk.refused_by(SECRETARY, Command::Panel(Panel::Close), "RU22:11.7.f");
    desk.act(CHIEF, Command::Panel(Panel::Close));
    let report_to = &desk.event.panel().closed().expect("closed").1;
    assert_eq!(report_to, &["организатор", "комиссия по композиции"]);
}

#[test]
fn ru22_11_7_g_incoming_works_are_numbered_and_doubles_noticed() {
    let mut desk = contest("RU22");
    desk.refused_by(CHIEF, register(5, STUDIES, "W:Wa1:Bh8"), "RU22:11.7.g");
    desk.act(SECRETARY, register(5, STUDIES, "W:Wa1:Bh8"));
    desk.wait(clock::Millis::minutes(5));
    desk.act(SECRETARY, register(6, PROBLEMS, "W:Wa1:Bh8"));
    desk.act(SECRETARY, register(6, PROBLEMS, "W:Wc1:Bh8"));
    let works = desk.event.panel().works();
    let numbers: Vec<_> = works.iter().map(|work| (work.no, work.same_as)).collect();
    assert_eq!(numbers, [(1, None), (2, Some(1)), (3, None)]);
    let second = &works[1];
    assert_eq!((second.author, second.section.as_str(), second.came), (Some(person(6)), PROBLEMS, desk.now));
    desk.refused_by(SECRETARY, register(6, "none", "W:We1:Bh8"), "RU22:11.7.g");
}

#[test]
fn ru22_11_7_h_judges_of_a_closed_contest_get_no_names() {
    let mut desk = contest("RU22");
    desk.act(SECRETARY, register(5, STUDIES, "W:Wa1:Bh8"));
    desk.act(SECRETARY, register(6, PROBLEMS, "W:Wc1:Bh8"));
    let closed = desk.event.package(SECRETARY, PROBLEMS).expect("a package");
    assert_eq!((closed.len(), closed[0].author), (1, None));
    assert_eq!(closed[0].position, "W:Wc1:Bh8");
    let open = desk.event.package(SECRETARY, STUDIES).expect("a package");
    assert_eq!(open[0].author, Some(person(5)));
    assert_eq!(desk.event.package(CHIEF, STUDIES).expect_err("by the secretary").by.name(), "RU22:11.7.h");
}

#[test]
fn ru22_11_7_k_everybody_gets_the_final_results() {
    let mut desk = contest("RU22");
    for (author, position) in [(5, "W:Wa1:Bh8"), (6, "W:Wc1:Bh8"), (5, "W:We1:Bh8")] {
        desk.act(SECRETARY, register(author, STUDIES, position));
    }
    assert_eq!(desk.event.mailing().expect_err("not approved").by.name(), "RU22:11.7.k");
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    assert_eq!(desk.event.mailing().expect("a mailing"), [person(5), person(6)]);
}

#[test]
fn ru22_11_7_par4_an_unfounded_mark_is_revised_with_a_reason() {
    let mut desk = contest("RU22");
    desk.act(SECRETARY, register(5, STUDIES, "W:Wa1:Bh8"));
    let revise =
        |reason: &str| Command::Panel(Panel::Revise { work: 1, mark: 15, reason: reason.to_owned() });
    desk.refused_by(Actor::Official(Role::Judge), revise("a second solution"), "RU22:11.7.par4");
    desk.refused_by(CHIEF, revise(""), "RU22:11.7.par4");
    desk.act(CHIEF, revise("a second solution"));
    assert_eq!(desk.event.panel().works()[0].mark, Some(15));
    assert_eq!(desk.event.journal().last().expect("logged").actor, CHIEF);
}

#[test]
fn ru22_11_7_par6_judges_compete_where_they_do_not_judge() {
    judges_compete("RU22", "RU22:11.7.par6", "RU22:11.7.par6");
    conditions_forbid("RU22", "RU22:11.7.par6");
}

#[test]
fn ru_codex_6_7_2_a_the_offices_of_a_contest() {
    let expected = [
        (Role::ChiefArbiter, true),
        (Role::SeniorJudge, true),
        (Role::Secretary, false),
        (Role::Judge, false),
    ];
    assert_eq!(offices("RU-CODEX", Play::Composing), expected);
    let mut desk = contest("RU-CODEX");
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    assert_eq!(desk.event.may_begin().expect_err("two sections").by.name(), "RU-CODEX:6.7.2.a");
}

#[test]
fn ru_codex_6_7_2_g_the_chief_judge_does_not_compete() {
    judges_compete("RU-CODEX", "RU-CODEX:6.7.2.g", "RU-CODEX:6.7.2.i");
}

#[test]
fn ru_codex_6_7_2_h_the_secretary_competes_unless_the_conditions_forbid_it() {
    conditions_forbid("RU-CODEX", "RU-CODEX:6.7.2.h");
    let mut desk = contest("RU-CODEX");
    appoint(&mut desk, 2, Role::Secretary, None);
    desk.act(SECRETARY, register(2, STUDIES, "W:Wc1:Bh8"));
}

#[test]
fn ru_codex_6_7_2_i_a_judge_competes_in_other_sections() {
    let mut desk = contest("RU-CODEX");
    appoint(&mut desk, 3, Role::Judge, Some(STUDIES));
    desk.refused_by(SECRETARY, register(3, STUDIES, "W:Wc1:Bh8"), "RU-CODEX:6.7.2.i");
    desk.act(SECRETARY, register(3, PROBLEMS, "W:Wc1:Bh8"));
}

#[test]
fn ua24_viii_judging_2_the_offices_of_a_contest() {
    let expected = [
        (Role::ChiefArbiter, true),
        (Role::Secretary, true),
        (Role::Judge, true),
        (Role::Deputy, false),
        (Role::Coordinator, false),
        (Role::SeniorJudge, false),
    ];
    assert_eq!(offices("UA24", Play::Composing), expected);
    let mut desk = contest("UA24");
    for (no, role) in [(1, Role::ChiefArbiter), (2, Role::Secretary), (3, Role::Coordinator)] {
        appoint(&mut desk, no, role, None);
    }
    appoint(&mut desk, 4, Role::Judge, Some(STUDIES));
    assert_eq!(desk.event.may_begin().expect_err("a judge is missing").by.name(), "UA24:VIII.judging.2");
    appoint(&mut desk, 5, Role::Judge, Some(PROBLEMS));
    assert!(desk.event.may_begin().is_ok());
}

#[test]
fn ua24_viii_judging_12_officials_compete_outside_their_sections() {
    judges_compete("UA24", "UA24:VIII.judging.12", "UA24:VIII.judging.12");
    conditions_forbid("UA24", "UA24:VIII.judging.12");
    let mut desk = contest("UA24");
    appoint(&mut desk, 6, Role::Coordinator, None);
    appoint(&mut desk, 7, Role::Deputy, None);
    desk.act(SECRETARY, register(6, STUDIES, "W:Wa1:Bh8"));
    desk.act(SECRETARY, register(7, PROBLEMS, "W:Wc1:Bh8"));
}

#[test]
fn ua24_viii_solvejudging_1_the_offices_of_a_solving_event() {
    let expected =
        [(Role::ChiefArbiter, true), (Role::Deputy, false), (Role::Secretary, true), (Role::Judge, true)];
    assert_eq!(offices("UA24", Play::Solving), expected);
    let mut desk = Desk::by(of("UA24", Play::Solving));
    assert_eq!(desk.event.may_begin().expect_err("nobody yet").by.name(), "UA24:VIII.solvejudging.1");
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    appoint(&mut desk, 2, Role::Secretary, None);
    assert!(desk.event.may_begin().is_ok());
}
