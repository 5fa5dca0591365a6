//! The panel, its rights and duties.

use article::Article;
use clock::Millis;
use competition::entry::{self, Finding, Person, Shown};
use competition::panel::{Candidate, Command as Panel, Sector, Sitting, Step};
use competition::protest::{Command as Protest, Party, What};
use competition::regulation::System;
use competition::round::{self, Competitor};
use competition::schedule::{Command as Schedule, Slot, Start};
use competition::{Actor, Command, Draft, Event, Fact, PersonId, Role, swiss};
use rulebook::law::Measure;
use rulebook::law::event::{Act, Closing, List, Matter, Paper, Play, When};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, SECRETARY, at, draft};

/// Somebody by a number.
pub(crate) const fn person(no: u32) -> PersonId {
    PersonId(no)
}

/// Somebody who acts as himself.
pub(crate) const fn who(no: u32) -> Actor {
    Actor::Person(PersonId(no))
}

/// Gives somebody an office.
#[track_caller]
pub(crate) fn appoint(desk: &mut Desk, no: u32, role: Role, post: Option<&str>) {
    desk.act(ORGANISER, appointment(no, role, post));
}

fn appointment(no: u32, role: Role, post: Option<&str>) -> Command {
    let name = format!("Official {no}");
    let who = Candidate::new(person(no), &name);
    Command::Panel(Panel::Appoint { who, role, post: post.map(str::to_owned) })
}

/// Lets so many players have their numbers drawn.
pub(crate) fn draw(desk: &mut Desk, players: u32) {
    let numbers = (1..=players).map(|no| Competitor::Person(person(no))).collect();
    let fact = Fact::Round(round::Fact::Drawn { seed: 1, nonce: String::new(), numbers });
    let step = desk.event.journal().last().map_or(1, |event| event.step + 1);
    desk.event.apply(&Event { step, at: desk.now, actor: CHIEF, fact });
}

/// A Swiss event of so many rounds.
pub(crate) fn swiss(edition: &str, discipline: &str, rounds: u16) -> Draft {
    let by = if edition == "RU-RENJU" { swiss::System::RenjuLot } else { swiss::System::BlindLot };
    let system = System::Swiss { by, rounds };
    Draft { system, ..draft(edition, discipline) }
}

fn slot(round: u16, hall: Option<&str>) -> Command {
    let starts = Some(at("10.03.2023", 10, 0) + Millis::minutes(1_440 * u64::from(round)));
    let slot = Slot { starts, hall: hall.map(str::to_owned) };
    Command::Schedule(Schedule::Set { round, slot })
}

fn is_open(desk: &Desk, article: &str) -> bool {
    let mut items = desk.event.checklist().filter(|item| item.duty.by.name() == article);
    items.next().expect("a duty").open
}

fn sectors(desk: &mut Desk) {
    for (name, first, last) in [("A", 1, 10), ("B", 11, 20)] {
        desk.act(CHIEF, Command::Panel(Panel::Sector(Sector { name: name.to_owned(), first, last })));
    }
}

/// A sanction of a player at a board.
pub(crate) fn measure(measure: Measure, player: u32, board: u16) -> Command {
    Command::Protest(Protest::Decide {
        matter: Matter::Play,
        what: What::Measure(measure),
        round: Some(1),
        board: Some(board),
        game: None,
        parties: vec![Party::alone(person(player))],
        articles: vec![Article::new("RU22:2.3.3.e")],
        reason: String::new(),
    })
}

/// What may be done, and by which article it is refused.
#[track_caller]
pub(crate) fn may(desk: &Desk, by: Actor, act: Act) -> Result<&'static str, &'static str> {
    match desk.event.may(by, act) {
        Ok(article) => Ok(article.name()),
        Err(refusal) => Err(refusal.by.name()),
    }
}

#[test]
fn ru22_5_3_par4_the_admission_committee_has_members_of_both_sides() {
    let mut desk = Desk::new("RU22", "russian");
    for (no, role) in [(1, Role::ChiefArbiter), (2, Role::Doctor), (3, Role::Arbiter)] {
        appoint(&mut desk, no, role, None);
    }
    let organiser = || Sitting::Organiser("City committee".to_owned());
    let officer = |no| Sitting::Officer(person(no));
    let compose = |members| Command::Panel(Panel::Admission(members));
    desk.refused_by(ORGANISER, compose(vec![organiser()]), "RU22:5.3.par4");
    desk.refused_by(ORGANISER, compose(vec![officer(1)]), "RU22:5.3.par4");
    desk.refused_by(ORGANISER, compose(vec![officer(3), organiser()]), "RU22:5.3.par4");
    desk.act(ORGANISER, compose(vec![officer(1), organiser()]));
    desk.act(ORGANISER, compose(vec![officer(1), organiser(), officer(2)]));
    assert_eq!(desk.event.panel().admission().len(), 3);
}

#[test]
fn ru22_12_1_the_main_panel_is_the_chief_his_deputies_and_the_secretary() {
    let mut desk = Desk::by(swiss("RU22", "russian", 1));
    appoint(&mut desk, 2, Role::Deputy, None);
    appoint(&mut desk, 3, Role::Secretary, None);
    appoint(&mut desk, 4, Role::Arbiter, None);
    desk.refused_by(CHIEF, Command::Schedule(Schedule::Begin(1)), "RU22:12.1");
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    let main: Vec<_> = desk.event.main_panel().map(|officer| officer.who.person).collect();
    assert_eq!(main, [person(2), person(3), person(1)]);
    desk.refused_by(ORGANISER, appointment(5, Role::ChiefArbiter, None), "RU22:12.1");
    desk.refused_by(ORGANISER, appointment(5, Role::SeniorArbiter, None), "RU22:12.1");
}

#[test]
fn ru22_12_2_nothing_begins_before_the_checklist_is_done() {
    let mut desk = Desk::by(swiss("RU22", "russian", 2));
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    for round in 1..=2 {
        desk.act(CHIEF, slot(round, Some("Hall")));
    }
    let begin = || Command::Schedule(Schedule::Begin(1));
    let refusal = desk.refused_by(CHIEF, begin(), "RU22:12.2");
    assert!(refusal.instead.contains("RU22:12.2.e"), "{refusal}");
    draw(&mut desk, 6);
    desk.act(CHIEF, begin());
    assert_eq!(desk.event.round_began_at(1), Some(desk.now));
}

#[test]
fn ru22_12_2_a_every_round_has_its_day_and_hour() {
    let mut desk = Desk::by(swiss("RU22", "russian", 9));
    for round in 1..=8 {
        desk.act(SECRETARY, slot(round, None));
    }
    assert!(is_open(&desk, "RU22:12.2.a"));
    desk.act(SECRETARY, slot(9, None));
    assert!(!is_open(&desk, "RU22:12.2.a"));
    desk.act(SECRETARY, Command::Schedule(Schedule::Set { round: 4, slot: Slot::default() }));
    assert!(is_open(&desk, "RU22:12.2.a"));
    desk.refused_by(ARBITER, slot(4, None), "RU22:12.2.a");
}

#[test]
fn ru22_12_2_b_every_round_has_its_hall_and_hour() {
    let mut desk = Desk::by(swiss("RU22", "russian", 3));
    for round in 1..=3 {
        desk.act(CHIEF, slot(round, None));
    }
    assert!(is_open(&desk, "RU22:12.2.b") && !is_open(&desk, "RU22:12.2.a"));
    for round in 1..=3 {
        desk.act(CHIEF, slot(round, Some("Big hall")));
    }
    assert!(!is_open(&desk, "RU22:12.2.b"));
}

#[test]
fn ru22_12_4_2_b_every_sector_has_an_arbiter() {
    let mut desk = Desk::new("RU22", "russian");
    sectors(&mut desk);
    appoint(&mut desk, 1, Role::Arbiter, Some("A"));
    assert!(is_open(&desk, "RU22:12.4.2.b"));
    appoint(&mut desk, 2, Role::Arbiter, Some("B"));
    assert!(!is_open(&desk, "RU22:12.4.2.b"));
    desk.act(CHIEF, Command::Panel(Panel::Dismiss { person: person(2), reason: "ill".to_owned() }));
    assert!(is_open(&desk, "RU22:12.4.2.b"));
}

#[test]
fn ru22_12_4_3_a_the_chief_arbiter_calls_the_event_off() {
    let mut desk = Desk::by(swiss("RU22", "russian", 1));
    draw(&mut desk, 4);
    let cancel = |reason: &str| Command::Schedule(Schedule::Cancel { reason: reason.to_owned() });
    desk.refused_by(ARBITER, cancel("no light"), "RU22:12.4.3.a");
    desk.refused_by(CHIEF, cancel(" "), "RU22:12.4.3.a");
    desk.act(CHIEF, cancel("no light in the hall"));
    assert_eq!(desk.event.schedule().cancelled().expect("called off").1, "no light in the hall");
    let notice = desk.event.schedule().notices().last().expect("a notice");
    assert_eq!((notice.to.len(), notice.by.name()), (4, "RU22:12.4.3.a"));
    desk.refused(CHIEF, Command::Schedule(Schedule::Begin(1)));
}

#[test]
fn ru22_12_4_3_c_arbiters_are_moved_and_the_move_is_kept_with_its_time() {
    let mut desk = Desk::new("RU22", "russian");
    sectors(&mut desk);
    appoint(&mut desk, 1, Role::Arbiter, Some("A"));
    let go = |to: &str| Command::Panel(Panel::Move { person: person(1), to: to.to_owned() });
    desk.refused_by(SECRETARY, go("B"), "RU22:12.4.3.c");
    desk.refused(CHIEF, go("C"));
    desk.wait(Millis::minutes(20));
    desk.act(CHIEF, go("B"));
    let officer = desk.event.panel().officers().next().expect("an arbiter");
    assert_eq!((officer.post.as_deref(), officer.since), (Some("B"), desk.now));
    let kept = desk.event.journal().last().expect("an event");
    assert_eq!((kept.actor, kept.at), (CHIEF, desk.now));
}

#[test]
fn ru22_12_4_3_d_an_arbiter_is_relieved_for_a_reason() {
    let mut desk = Desk::new("RU22", "russian");
    appoint(&mut desk, 1, Role::Arbiter, None);
    assert!(may(&desk, who(1), Act::Results).is_ok());
    let dismiss =
        |reason: &str| Command::Panel(Panel::Dismiss { person: person(1), reason: reason.to_owned() });
    desk.refused_by(SECRETARY, dismiss("gross errors"), "RU22:12.4.3.d");
    desk.refused_by(CHIEF, dismiss(""), "RU22:12.4.3.d");
    desk.act(CHIEF, dismiss("gross errors"));
    assert_eq!(may(&desk, who(1), Act::Results), Err("RU22:12.4.6.e"));
    let left = desk.event.panel().everybody()[0].relieved.as_ref().expect("a reason");
    assert_eq!(left.1, "gross errors");
}

#[test]
fn ru22_12_4_4_a_deputy_acts_for_an_absent_chief() {
    let mut desk = Desk::new("RU22", "russian");
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    appoint(&mut desk, 2, Role::Deputy, None);
    assert_eq!(may(&desk, who(2), Act::Cancel), Err("RU22:12.4.3.a"));
    desk.refused_by(Actor::Public, Command::Panel(Panel::Leave(person(1))), "RU22:12.4.4");
    desk.act(who(1), Command::Panel(Panel::Leave(person(1))));
    assert_eq!(may(&desk, who(2), Act::Cancel), Ok("RU22:12.4.3.a"));
    assert_eq!(may(&desk, who(1), Act::Cancel), Err("RU22:12.4.3.a"));
    desk.act(CHIEF, Command::Panel(Panel::Return(person(1))));
    assert_eq!(may(&desk, who(2), Act::Cancel), Err("RU22:12.4.3.a"));
    assert_eq!(may(&desk, who(1), Act::Cancel), Ok("RU22:12.4.3.a"));
}

#[test]
fn ru22_12_4_6_an_arbiter_sees_his_sector_and_his_tasks() {
    let mut desk = Desk::new("RU22", "russian");
    sectors(&mut desk);
    appoint(&mut desk, 1, Role::Arbiter, Some("B"));
    let sector = desk.event.sector_of(person(1)).expect("a sector");
    assert_eq!((sector.first, sector.last), (11, 20));
    assert!(desk.event.may_at(who(1), Act::Results, 11).is_ok());
    let refused = desk.event.may_at(who(1), Act::Results, 10).expect_err("another sector");
    assert_eq!(refused.why, "this board is in another sector");
    let tasks: Vec<_> = desk.event.tasks(who(1)).map(|item| item.duty.by.number()).collect();
    assert_eq!(tasks, ["12.4.6.a", "12.4.6.b", "12.4.6.c", "12.4.6.d", "12.4.6.e"]);
}

#[test]
fn ru22_12_4_6_a_tasks_of_a_round_are_noted_in_every_round() {
    let mut desk = Desk::by(swiss("RU22", "russian", 2));
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    appoint(&mut desk, 2, Role::Arbiter, None);
    for round in 1..=2 {
        desk.act(CHIEF, slot(round, Some("Hall")));
    }
    draw(&mut desk, 4);
    let prepared = Article::new("RU22:12.4.6.a");
    let note = || Command::Note { article: prepared, text: "ready".to_owned() };
    desk.act(CHIEF, Command::Schedule(Schedule::Begin(1)));
    assert!(is_open(&desk, "RU22:12.4.6.a"));
    desk.act(ARBITER, note());
    assert!(!is_open(&desk, "RU22:12.4.6.a"));
    desk.act(CHIEF, Command::Schedule(Schedule::End(1)));
    desk.act(CHIEF, Command::Schedule(Schedule::Begin(2)));
    assert!(is_open(&desk, "RU22:12.4.6.a"));
    desk.act(ARBITER, note());
    assert!(!is_open(&desk, "RU22:12.4.6.a"));
}

#[test]
fn ru22_12_4_6_c_seats_then_the_ballot_then_the_clocks() {
    let mut drawn = draft("RU22", "russian");
    drawn.organisation.start = Start::Drawn;
    let desk = Desk::by(drawn);
    assert_eq!(desk.event.start_of_round(), [Step::Seats, Step::Ballot, Step::Clocks]);
    let usual = Desk::new("RU22", "international");
    assert_eq!(usual.event.start_of_round(), [Step::Seats, Step::Clocks]);
    let duty = desk.event.checklist().find(|item| item.duty.by.name() == "RU22:12.4.6.c").expect("a duty");
    assert_eq!(duty.duty.when, When::Round);
}

#[test]
fn ru22_12_4_6_d_an_arbiter_decides_within_his_powers() {
    let mut desk = Desk::new("RU22", "russian");
    sectors(&mut desk);
    appoint(&mut desk, 30, Role::Arbiter, Some("A"));
    desk.act(who(30), measure(Measure::Remark, 1, 5));
    desk.act(who(30), measure(Measure::Warning, 1, 5));
    assert_eq!(may(&desk, who(30), Act::Clocks), Ok("RU22:12.4.6.d"));
    desk.refused_by(who(30), measure(Measure::Exclusion, 1, 5), "RU22:1.5.7");
    desk.refused_by(who(30), measure(Measure::Remark, 1, 15), "RU22:12.4.6.d");
    desk.refused_by(who(1), measure(Measure::Remark, 2, 5), "RU22:12.4.1");
    assert_eq!(may(&desk, CHIEF, Act::Punish), Ok("RU22:12.4.3.e"));
    desk.refused_by(CHIEF, measure(Measure::Exclusion, 1, 5), "RU22:1.5.7");
    desk.act(Actor::Official(Role::Panel), measure(Measure::Exclusion, 1, 5));
    assert!(desk.event.is_excluded(person(1)) && !desk.event.is_excluded(person(2)));
}

#[test]
fn ru22_12_4_6_e_a_result_of_another_sector_is_refused() {
    let mut desk = Desk::new("RU22", "russian");
    sectors(&mut desk);
    appoint(&mut desk, 1, Role::Arbiter, Some("A"));
    assert_eq!(desk.event.may_at(who(1), Act::Results, 5).map(Article::name), Ok("RU22:12.4.6.e"));
    assert_eq!(desk.event.may_at(who(1), Act::Results, 12).unwrap_err().by.name(), "RU22:12.4.6.e");
}

#[test]
fn ru22_12_3_a_and_the_duties_after_the_event_are_on_the_list() {
    let desk = Desk::new("RU22", "russian");
    let after: Vec<_> = desk.event.tasks(SECRETARY).filter(|item| item.duty.when == When::After).collect();
    let articles: Vec<_> = after.iter().map(|item| (item.duty.by.number(), item.duty.closes)).collect();
    assert_eq!(articles, [("12.3.a", Closing::Approval), ("12.3.b", Closing::Report)]);
}

#[test]
fn ru_codex_4_6_1_a_a_chief_arbiter_and_a_secretary_are_needed() {
    let mut desk = Desk::by(swiss("RU-CODEX", "russian", 1));
    draw(&mut desk, 4);
    let begin = || Command::Schedule(Schedule::Begin(1));
    desk.refused_by(CHIEF, begin(), "RU-CODEX:4.6.1.a");
    appoint(&mut desk, 1, Role::ChiefArbiter, None);
    desk.refused_by(CHIEF, begin(), "RU-CODEX:4.6.1.a");
    appoint(&mut desk, 2, Role::Secretary, None);
    for (no, role) in [(3, Role::Deputy), (4, Role::SeniorArbiter), (5, Role::Arbiter)] {
        appoint(&mut desk, no, role, None);
    }
    desk.act(CHIEF, begin());
}

#[test]
fn ru_codex_4_6_3_a_approved_results_are_not_edited() {
    let mut desk = Desk::new("RU-CODEX", "russian");
    assert!(desk.event.may_change_results().is_ok());
    desk.refused_by(ARBITER, Command::Protest(Protest::Approve), "RU-CODEX:4.6.3.a");
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    let refused = desk.event.may_change_results().expect_err("approved");
    assert_eq!(refused.by.name(), "RU-CODEX:4.6.3.a");
    desk.undo();
    assert!(desk.event.may_change_results().is_ok());
}

#[test]
fn ru_renju_5_3_10_6_moves_are_counted_aloud_only_after_a_flag() {
    let desk = Desk::new("RU-RENJU", "renju");
    let refused = desk.event.may_tell_moves(ARBITER, 0).expect_err("no flag has fallen");
    assert_eq!(refused.by.name(), "RU-RENJU:5.3.10.6");
    assert!(desk.event.may_tell_moves(ARBITER, 1).is_ok());
    assert!(desk.event.may_tell_moves(Actor::Public, 1).is_err());
    assert!(Desk::new("RU22", "russian").event.may_tell_moves(ARBITER, 0).is_ok());
}

#[test]
fn ua24_iv_panel_1_the_doctor_has_the_rights_of_a_deputy() {
    let mut desk = Desk::new("UA24", "russian");
    for (no, role) in
        [(1, Role::ChiefArbiter), (2, Role::Doctor), (3, Role::Technician), (4, Role::Volunteer)]
    {
        appoint(&mut desk, no, role, None);
    }
    assert_eq!(desk.event.offices(who(2)), [Role::Doctor, Role::Deputy]);
    assert_eq!(may(&desk, who(2), Act::Assign), Ok("UA24:IV.panel.9.3"));
    desk.act(CHIEF, Command::Panel(Panel::Leave(person(1))));
    assert!(desk.event.offices(who(2)).contains(&Role::ChiefArbiter));
    let mut russian = Desk::new("RU22", "russian");
    appoint(&mut russian, 2, Role::Doctor, None);
    assert_eq!(russian.event.offices(who(2)), [Role::Doctor]);
    assert_eq!(may(&russian, who(2), Act::Assign), Err("RU22:12.4.3.c"));
}

#[test]
fn ua24_iv_panel_3_the_chief_panel() {
    let mut desk = Desk::new("UA24", "russian");
    let roles = [Role::ChiefArbiter, Role::Secretary, Role::Deputy, Role::Doctor, Role::Arbiter];
    for (no, role) in (1..).zip(roles) {
        appoint(&mut desk, no, role, None);
    }
    let main: Vec<_> = desk.event.main_panel().map(|officer| officer.role).collect();
    assert_eq!(main, [Role::ChiefArbiter, Role::Secretary, Role::Deputy, Role::Doctor]);
}

#[test]
fn ua24_iv_panel_5_2_the_schedule_is_made_known() {
    let mut desk = Desk::by(swiss("UA24", "russian", 1));
    draw(&mut desk, 4);
    appoint(&mut desk, 9, Role::ChiefArbiter, None);
    let warned = |desk: &Desk| desk.event.reminders().any(|item| item.duty.by.name() == "UA24:IV.panel.5.2");
    assert!(warned(&desk));
    assert!(desk.event.may_begin().is_ok(), "a reminder is no refusal");
    desk.refused_by(ARBITER, Command::Schedule(Schedule::Publish), "UA24:IV.panel.5.2");
    desk.act(CHIEF, Command::Schedule(Schedule::Publish));
    assert_eq!(desk.event.schedule().published(), Some(desk.now));
    assert_eq!(desk.event.schedule().notices()[0].to.len(), 4);
    assert!(!warned(&desk));
}

#[test]
fn ua24_iv_panel_5_5_numbers_are_drawn_once_each() {
    let mut desk = Desk::new("UA24", "russian");
    appoint(&mut desk, 20, Role::ChiefArbiter, None);
    let refused = desk.event.may_begin().expect_err("no lots");
    assert_eq!(refused.by.name(), "UA24:IV.panel.5.5");
    for no in 1..=12 {
        desk.act(CHIEF, entry::Command::register(Person::player(&format!("Гравець {no}"))).into());
    }
    let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
    let people: Vec<_> = (1..=12).map(person).collect();
    let paper = Shown::new(Paper::AntidopingCourse.into());
    desk.act(CHIEF, entry::Command::Show { people: people.clone(), paper }.into());
    desk.act(CHIEF, entry::Command::Check { people, lists, finding: Finding::Clear }.into());
    desk.act(CHIEF, entry::Command::AdmitReady.into());
    let lots = || Command::Round(round::Command::DrawLots { seed: 7, nonce: String::new() });
    desk.refused(ARBITER, lots());
    let facts = desk.act(CHIEF, lots());
    let [Fact::Round(round::Fact::Drawn { numbers, seed: 7, .. })] = facts.as_slice() else {
        panic!("{facts:?}")
    };
    let mut drawn = numbers.clone();
    drawn.sort_unstable();
    let everybody: Vec<_> = (1..=12).map(|no| Competitor::Person(person(no))).collect();
    assert_eq!(drawn, everybody, "numbers 1 to 12, each once");
    assert!(desk.event.may_begin().is_ok());
    assert_eq!(may(&desk, ARBITER, Act::Lots), Err("UA24:IV.panel.5.5"));
}

#[test]
fn ua24_iv_panel_5_6_approved_results_change_after_an_appeal_only() {
    let mut desk = Desk::new("UA24", "russian");
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    let refused = desk.event.may_change_results().expect_err("locked");
    assert_eq!(
        (refused.by.name(), refused.instead.as_ref()),
        ("UA24:IV.panel.5.6", "after an appeal was upheld")
    );
    desk.refused_by(CHIEF, Command::Protest(Protest::Approve), "UA24:IV.panel.5.6");
}

#[test]
fn ua24_iv_panel_13_is_the_right_to_enter_results() {
    let desk = Desk::new("UA24", "russian");
    assert_eq!(may(&desk, Actor::Official(Role::SeniorArbiter), Act::Results), Ok("UA24:IV.panel.13"));
    assert_eq!(may(&desk, Actor::Official(Role::Volunteer), Act::Results), Err("UA24:IV.panel.13"));
}

#[test]
fn ua24_iv_panel_13_more_than_four_pairs_for_an_arbiter_are_remarked_on() {
    let mut desk = Desk::new("UA24", "russian");
    let sector = Sector { name: "A".to_owned(), first: 1, last: 5 };
    desk.act(CHIEF, Command::Panel(Panel::Sector(sector)));
    appoint(&mut desk, 1, Role::Arbiter, Some("A"));
    let found = desk.event.overload();
    assert_eq!((found.len(), found[0].by.name()), (1, "UA24:IV.panel.13"));
    appoint(&mut desk, 2, Role::Arbiter, Some("A"));
    assert!(desk.event.overload().is_empty());
    let mut russian = Desk::new("RU22", "russian");
    sectors(&mut russian);
    assert!(russian.event.overload().is_empty(), "RU22 sets no limit");
}

#[test]
fn ru22_xvi_what_is_entrusted_is_noted() {
    let mut desk = Desk::new("RU22", "russian");
    let book = rulebook::Book::open();
    let explained = Article::new("RU22:XVI");
    let noted = |desk: &Desk| {
        desk.event.entrusted(&book).find(|(entry, _)| entry.article == explained).map(|one| one.1)
    };
    assert_eq!(noted(&desk), Some(0));
    desk.act(CHIEF, Command::Note { article: explained, text: "explanation of 6.1.8.3".to_owned() });
    assert_eq!(noted(&desk), Some(1));
}

#[test]
fn ru22_13_1_1_staff_roles() {
    let offices = Desk::new("RU22", "russian").event.law().panel;
    let staff: Vec<_> = offices
        .offices(Play::Board)
        .filter(|office| office.by.name().starts_with("RU22:13.1.1"))
        .map(|office| office.title)
        .collect();
    assert_eq!(staff, ["врач", "медсестра", "комендант", "помощник-секретарь"]);
    let mut desk = Desk::new("RU22", "russian");
    let refusal = desk.refused_by(ORGANISER, appointment(9, Role::Volunteer, None), "RU22:13.1.1");
    assert!(refusal.instead.starts_with("chief arbiter, "), "by names that every language has: {refusal}");
    assert!(refusal.instead.is_ascii() && refusal.instead.ends_with("assistant secretary"), "{refusal}");
}

#[test]
fn ru22_13_1_1_a_the_doctor_says_who_is_fit_to_play() {
    let mut desk = Desk::new("RU22", "russian");
    appoint(&mut desk, 4, Role::Doctor, None);
    assert_eq!(may(&desk, who(4), Act::Health), Ok("RU22:13.1.2.c"));
    assert_eq!(may(&desk, CHIEF, Act::Health), Err("RU22:13.1.2.c"));
    assert!(desk.event.main_panel().next().is_none(), "staff is not in the main panel");
}

#[test]
fn ru22_13_1_1_b_the_commandant_sees_the_tasks_of_the_venue() {
    let mut desk = Desk::new("RU22", "russian");
    appoint(&mut desk, 11, Role::Commandant, None);
    assert_eq!(may(&desk, who(11), Act::Venue), Ok("RU22:13.1.3.a"));
    let tasks: Vec<_> = desk.event.tasks(who(11)).map(|item| item.duty.by.number()).collect();
    assert_eq!(tasks, ["13.1.3.a", "13.1.3.b"]);
}

#[test]
fn ru22_13_1_1_c_the_assistant_secretary_enters_moves_but_no_results() {
    let mut desk = Desk::new("RU22", "russian");
    appoint(&mut desk, 7, Role::AssistantSecretary, None);
    assert_eq!(may(&desk, who(7), Act::Moves), Ok("RU22:13.1.4"));
    assert_eq!(may(&desk, who(7), Act::Results), Err("RU22:12.4.6.e"));
}

#[test]
fn ru22_5_4_15_2_the_ladder_over_the_rounds_of_an_event() {
    let mut desk = Desk::new("RU22", "russian");
    let next = |desk: &Desk, round| desk.event.next_measure(person(1), round);
    let by = Article::new("RU22:5.4.15.2");
    assert_eq!(next(&desk, 1), Some((Measure::Remark, by)));
    desk.act(ARBITER, measure(Measure::Remark, 1, 1));
    assert_eq!(next(&desk, 1), Some((Measure::Warning, by)));
    assert_eq!(next(&desk, 2), Some((Measure::Remark, by)), "a game begins anew");
    desk.act(ARBITER, measure(Measure::Warning, 1, 1));
    assert_eq!(next(&desk, 1), Some((Measure::Loss, by)));
    desk.act(ARBITER, measure(Measure::Loss, 1, 1));
    assert_eq!(desk.event.sanctions_of(person(1)).count(), 3);
    assert_eq!(desk.event.sanctions_of(person(2)).count(), 0);
    let later = rulebook::law(rulebook::Edition::Ru22, "russian".parse().expect("a game")).expect("known");
    let later = later.sanctions.ladder.expect("a ladder").later;
    assert_eq!(next(&desk, 2).map(|one| one.0), Some(later.unwrap_or(Measure::Remark)));
}

#[test]
fn ru22_1_5_8_what_an_excluded_player_achieved_is_annulled_by_the_panel() {
    let mut desk = Desk::new("RU22", "russian");
    draw(&mut desk, 4);
    let panel = Actor::Official(Role::Panel);
    let annul = || Command::Protest(Protest::Annul(person(1)));
    desk.refused_by(panel, annul(), "RU22:1.5.8");
    desk.act(panel, measure(Measure::Exclusion, 1, 1));
    assert_eq!(desk.event.to_leave().collect::<Vec<_>>(), [competition::No(1)]);
    let (no, how, reason) = (competition::No(1), round::Leaving::Excluded, "by the panel".to_owned());
    desk.act(CHIEF, Command::Round(round::Command::Leave { no, how, reason }));
    assert_eq!(desk.event.to_leave().count(), 0);
    assert!(!desk.event.protests().is_annulled(person(1)), "exclusion alone leaves the results");
    desk.refused_by(CHIEF, annul(), "RU22:1.5.8");
    desk.act(panel, annul());
    assert!(desk.event.protests().is_annulled(person(1)));
}
