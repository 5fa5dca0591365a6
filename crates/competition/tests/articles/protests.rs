//! Protests, appeals and the chains of instances.

use article::Article;
use clock::{Millis, Moment};
use competition::entry::{self, Capacity, Person};
use competition::panel::Candidate;
use competition::protest::{
    Claim, Command as Protest, Committee, Deposit, Fact as Done, Formed, Party, Petition, Ruling, Subject,
    Verdict, Votes, What,
};
use competition::round::{self, Competitor, Leaving};
use competition::schedule::Command as Schedule;
use competition::{Actor, Command, Draft, Fact, No, PersonId, Role, TeamId};
use rulebook::law::Measure;
use rulebook::law::event::{Character, Court, Matter};
use rulebook::{Gravity, Status};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, SECRETARY, at, checked, day, draft, objected_by};
use crate::officials::{appoint, draw, person, swiss, who};

pub(crate) const APPEALS: Actor = Actor::Official(Role::Appeals);
pub(crate) const DATE: &str = "10.03.2023";

pub(crate) fn decide_on(matter: Matter, what: What) -> Command {
    Command::Protest(Protest::Decide {
        matter,
        what,
        round: Some(1),
        board: None,
        game: None,
        parties: vec![
            Party { person: person(1), team: Some(TeamId(1)) },
            Party { person: person(2), team: Some(TeamId(2)) },
        ],
        articles: vec![Article::new("RU22:2.3.3.e")],
        reason: " the record says so ".to_owned(),
    })
}

pub(crate) fn words(matter: Matter) -> Command {
    decide_on(matter, What::Words("the draw stands".to_owned()))
}

pub(crate) fn petition(to: Court) -> Petition {
    Petition {
        about: Subject::Decision(1),
        to,
        text: "the position was repeated twice only".to_owned(),
        articles: vec![Article::new("RU22:5.4.13.1")],
        received: None,
        deposit: 0,
        claim: None,
    }
}

pub(crate) fn file(to: Court) -> Command {
    Command::Protest(Protest::File(petition(to)))
}

fn ruling(case: u32, verdict: Verdict) -> Ruling {
    Ruling { case, verdict, reason: "by the record".to_owned(), votes: None }
}

pub(crate) fn rule(case: u32, verdict: Verdict) -> Command {
    Command::Protest(Protest::Rule(ruling(case, verdict)))
}

pub(crate) fn voted(case: u32, verdict: Verdict, yes: u8, no: u8) -> Command {
    let votes = Some(Votes { yes, no });
    Command::Protest(Protest::Rule(Ruling { votes, ..ruling(case, verdict) }))
}

/// Both parties are heard, the second one does not come.
pub(crate) fn hear(desk: &mut Desk, case: u32) {
    for (party, came) in [(1, true), (2, false)] {
        desk.act(CHIEF, Command::Protest(Protest::Hear { case, party: person(party), came }));
    }
}

/// An event under way: so many rounds, the first one begun at noon.
pub(crate) fn under_way(edition: &str, discipline: &str, rounds: u16) -> Desk {
    let entries = competition::entry::Terms::default();
    let draft = Draft { status: Status::National, entries, ..swiss(edition, discipline, rounds) };
    let mut desk = Desk::by(draft);
    desk.now = at(DATE, 12, 0);
    appoint(&mut desk, 90, Role::ChiefArbiter, None);
    appoint(&mut desk, 91, Role::Secretary, None);
    draw(&mut desk, 8);
    for round in 1..=rounds {
        let starts = Some(at(DATE, 12, 0));
        let slot = competition::schedule::Slot { starts, hall: Some("Hall".to_owned()) };
        desk.act(CHIEF, Command::Schedule(Schedule::Set { round, slot }));
    }
    desk.act(CHIEF, Command::Schedule(Schedule::Begin(1)));
    desk
}

pub(crate) fn end(desk: &mut Desk, round: u16, moment: Moment) {
    desk.now = moment;
    desk.act(CHIEF, Command::Schedule(Schedule::End(round)));
}

fn member(no: u32, region: &str) -> Candidate {
    Candidate {
        born: Some(day("01.06.1980")),
        region: region.to_owned(),
        ..Candidate::new(PersonId(no), "M")
    }
}

pub(crate) fn committee(members: u32, reserves: u32) -> Committee {
    let regions = ["Perm", "Omsk", "Tver", "Tula", "Ufa", "Chita", "Orel"];
    let mut all = (50..).zip(regions).map(|(no, region)| member(no, region));
    Committee {
        chair: all.next().expect("a chair"),
        members: all.by_ref().take(members as usize).collect(),
        reserves: all.take(reserves as usize).collect(),
        formed: Formed::Appointed,
    }
}

pub(crate) fn form(list: Committee) -> Command {
    Command::Protest(Protest::Committee(list))
}

#[test]
fn ru22_2_3_1_e_a_protest_opens_with_the_number_of_the_decision() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ARBITER, decide_on(Matter::Play, What::Measure(Measure::Remark)));
    let form = desk.event.petition(1).expect("a form");
    assert_eq!((form.about, form.to, form.articles.len()), (Subject::Decision(1), Court::ChiefArbiter, 0));
    desk.act(who(1), file(Court::ChiefArbiter));
    let case = desk.event.protests().case(1).expect("a case");
    assert_eq!((case.petition.about, case.author), (Subject::Decision(1), who(1)));
    desk.refused_by(who(3), file(Court::ChiefArbiter), "RU22:2.3.1.e");
    assert!(desk.event.petition(9).is_none());
    desk.act(CHIEF, words(Matter::Play));
    let own = desk.event.petition(2).expect("a form");
    assert_eq!(own.to, Court::ChiefArbiter, "his own decision is protested to him first");
}

#[test]
fn ru_renju_5_3_7_1_e_a_protest_opens_with_the_number_of_the_decision() {
    let mut desk = under_way("RU-RENJU", "renju", 1);
    desk.act(ARBITER, words(Matter::Play));
    assert_eq!(desk.event.petition(1).expect("a form").about, Subject::Decision(1));
    desk.refused_by(who(3), file(Court::ChiefArbiter), "RU-RENJU:5.3.7.1.e");
    desk.act(who(1), file(Court::ChiefArbiter));
    hear(&mut desk, 1);
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(who(1), file(Court::Organiser));
    desk.act(ORGANISER, rule(2, Verdict::Upheld));
    assert!(desk.event.protests().decision(1).expect("a decision").overturned);
}

#[test]
fn ru22_2_3_4_b_a_representative_protests_for_his_own_athlete() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    desk.refused_by(Actor::Captain(TeamId(3)), file(Court::ChiefArbiter), "RU22:2.3.4.b");
    desk.act(Actor::Captain(TeamId(1)), file(Court::ChiefArbiter));
}

#[test]
fn ru22_2_3_4_b_who_represents_an_organisation_speaks_for_its_athletes_and_no_others() {
    let mut desk = Desk::new("RU22", "russian");
    let somebody = |name: &str, capacity, from: &str| {
        Command::from(entry::Command::register(Person::new(name, capacity).of(from)))
    };
    for (name, capacity, from) in [
        ("Ким Юрий", Capacity::Player, "Самара"),
        ("Орлов Олег", Capacity::Player, "Казань"),
        ("Сом Пётр", Capacity::Representative, " самара"),
        ("Белов Лев", Capacity::Coach, "Самара"),
        ("Титов Глеб", Capacity::Player, "  "),
        ("Рыбин Иван", Capacity::Representative, ""),
    ] {
        desk.act(CHIEF, somebody(name, capacity, from));
    }
    let speaks =
        |desk: &Desk, who| (1..=6).filter(|&no| desk.event.represents(person(who), person(no))).collect();
    let of = |who| -> Vec<u32> { speaks(&desk, who) };
    assert!(of(3).contains(&1), "however his organisation is written");
    assert!(!of(3).contains(&2) && !of(3).contains(&5), "athletes of others, and of nobody, are not his");
    assert!(of(4).is_empty(), "a coach of the same place represents nobody");
    assert!(of(6).is_empty(), "who comes from nowhere represents nobody, not even those from nowhere");
    assert!(of(1).is_empty() && of(99).is_empty());

    desk.act(ARBITER, words(Matter::Play));
    desk.refused_by(who(4), file(Court::ChiefArbiter), "RU22:2.3.1.e");
    desk.refused_by(who(6), file(Court::ChiefArbiter), "RU22:2.3.1.e");
    desk.act(who(3), file(Court::ChiefArbiter));
}

#[test]
fn ru22_5_4_17_1_an_hour_after_the_round_in_classical_play() {
    let mut desk = under_way("RU22", "russian", 2);
    desk.act(ARBITER, words(Matter::Play));
    end(&mut desk, 1, at(DATE, 14, 0));
    desk.now = at(DATE, 15, 1);
    desk.refused_by(who(1), file(Court::ChiefArbiter), "RU22:5.4.17.1");
    desk.now = at(DATE, 15, 0);
    let dispute = desk.event.dispute(1).expect("a decision");
    assert_eq!(desk.event.protest_until(&dispute, Court::ChiefArbiter), Some(desk.now));
    desk.act(who(1), file(Court::ChiefArbiter));
}

#[test]
fn ru22_5_4_17_1_before_the_next_round_in_blitz_and_half_an_hour_after_the_last() {
    for discipline in ["russian blitz", "russian rapid", "international blitz"] {
        let mut desk = under_way("RU22", discipline, 2);
        desk.act(ARBITER, words(Matter::Play));
        end(&mut desk, 1, at(DATE, 12, 20));
        desk.now = at(DATE, 17, 30);
        desk.act(who(1), file(Court::ChiefArbiter));
        desk.undo();
        desk.act(CHIEF, Command::Schedule(Schedule::Begin(2)));
        desk.now = at(DATE, 17, 31);
        desk.refused_by(who(1), file(Court::ChiefArbiter), "RU22:5.4.17.1");

        let mut last = under_way("RU22", discipline, 1);
        last.act(ARBITER, words(Matter::Play));
        end(&mut last, 1, at(DATE, 18, 0));
        last.now = at(DATE, 18, 31);
        last.refused_by(who(1), file(Court::ChiefArbiter), "RU22:5.4.17.1");
        last.now = at(DATE, 18, 30);
        last.act(who(1), file(Court::ChiefArbiter));
    }
}

#[test]
fn ru22_5_4_17_2_a_protest_names_the_articles() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    let bare = Petition { articles: Vec::new(), ..petition(Court::ChiefArbiter) };
    desk.refused_by(who(1), Command::Protest(Protest::File(bare)), "RU22:5.4.17.2");
    let silent = Petition { text: "  ".to_owned(), ..petition(Court::ChiefArbiter) };
    desk.refused_by(who(1), Command::Protest(Protest::File(silent)), "RU22:5.4.17.1");
    desk.act(who(1), file(Court::ChiefArbiter));
}

#[test]
fn ru22_5_4_17_1_a_protest_on_paper_reaches_the_main_panel_in_its_term() {
    let receive = |from| Command::Protest(Protest::Receive { from, petition: petition(Court::ChiefArbiter) });
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    end(&mut desk, 1, at(DATE, 15, 0));
    for other in [who(1), who(2)] {
        desk.refused_by(other, receive(who(1)), "RU22:5.4.17.1");
    }
    desk.refused_by(SECRETARY, receive(who(3)), "RU22:2.3.1.e");
    desk.now = at(DATE, 16, 1);
    desk.refused_by(SECRETARY, receive(who(1)), "RU22:5.4.17.1");
    desk.now = at(DATE, 16, 0);
    desk.act(SECRETARY, receive(who(1)));
    let case = desk.event.protests().case(1).expect("a case");
    assert_eq!((case.author, case.filed), (who(1), at(DATE, 16, 0)));
}

#[test]
fn ru22_5_4_17_3_within_a_day_before_approval_by_the_chief_arbiter() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.now = at(DATE, 10, 0);
    desk.act(ARBITER, words(Matter::Play));
    desk.act(who(1), file(Court::ChiefArbiter));
    assert_eq!(desk.event.protests().case(1).expect("a case").due, Some(at("11.03.2023", 10, 0)));
    desk.refused_by(CHIEF, Command::Protest(Protest::Approve), "RU22:5.4.17.3");
    desk.refused_by(CHIEF, rule(1, Verdict::Upheld), "RU22:5.4.17.3");
    hear(&mut desk, 1);
    for other in [ARBITER, SECRETARY, ORGANISER, who(1)] {
        desk.refused_by(other, rule(1, Verdict::Upheld), "RU22:5.4.17.3");
    }
    desk.act(CHIEF, rule(1, Verdict::Upheld));
    assert_eq!(desk.event.protests().case(1).expect("a case").heard, [(person(1), true), (person(2), false)]);
    desk.act(CHIEF, Command::Protest(Protest::Approve));
}

#[test]
fn ru22_12_4_1_the_chief_arbiters_ruling_binds() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    desk.act(who(1), file(Court::ChiefArbiter));
    hear(&mut desk, 1);
    desk.refused(ARBITER, rule(1, Verdict::Rejected));
    let facts = desk.act(CHIEF, rule(1, Verdict::Rejected));
    let [Fact::Protest(Done::Ruled { binds, last, .. })] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!((binds.name(), *last), ("RU22:12.4.1", false));
    let order = decide_on(Matter::Play, What::Words("play goes on in hall 2".to_owned()));
    desk.refused_by(who(1), order.clone(), "RU22:12.4.1");
    desk.act(CHIEF, order);
}

#[test]
fn ru22_5_4_17_4_the_deposit_is_returned_or_goes_to_the_prizes() {
    let with = |deposit| {
        let mut draft = swiss("RU22", "russian", 1);
        draft.protests.deposit = Some(deposit);
        draft
    };
    objected_by(&with(5_001), "RU22:5.4.17.4");
    assert!(with(5_001).check().is_err());
    let mut desk = Desk::by(with(5_000));
    for (case, verdict, expected) in
        [(1, Verdict::Upheld, Deposit::Returned(5_000)), (2, Verdict::Rejected, Deposit::Prizes(5_000))]
    {
        desk.act(ARBITER, words(Matter::Play));
        let paid = |deposit| Petition { about: case.into(), deposit, ..petition(Court::ChiefArbiter) };
        let unpaid = Command::Protest(Protest::File(paid(0)));
        desk.refused_by(who(1), unpaid, "RU22:5.4.17.4");
        desk.act(who(1), Command::Protest(Protest::File(paid(5_000))));
        hear(&mut desk, case);
        let facts = desk.act(CHIEF, rule(case, verdict));
        let [Fact::Protest(Done::Ruled { deposit, .. })] = facts.as_slice() else { panic!("{facts:?}") };
        assert_eq!(*deposit, expected);
    }
    assert_eq!(desk.event.protests().deposits(), (5_000, 5_000));
    let mut elsewhere = draft("UA24", "russian");
    elsewhere.protests.deposit = Some(1);
    assert!(elsewhere.check().is_err());
}

#[test]
fn ru22_5_4_17_5_an_appeal_follows_a_protest() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    desk.act(CHIEF, words(Matter::Play));
    desk.refused_by(who(1), file(Court::Appeals), "RU22:5.4.17.5");
    desk.act(who(1), file(Court::ChiefArbiter));
    desk.refused_by(who(1), file(Court::Appeals), "RU22:5.4.17.5");
    hear(&mut desk, 1);
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(who(1), file(Court::Appeals));
    let mut small = Desk::by(Draft { status: Status::Municipal, ..draft("RU22", "russian") });
    small.refused_by(ORGANISER, form(committee(2, 2)), "RU22:5.4.17.5");
}

#[test]
fn ru22_5_4_17_5_par1_who_sits_on_the_committee() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.refused_by(ORGANISER, form(committee(1, 2)), "RU22:5.4.17.5.par1");
    desk.refused_by(ORGANISER, form(committee(2, 1)), "RU22:5.4.17.5.par1");
    let mut arbiter = committee(2, 2);
    arbiter.members[0] = Candidate { person: person(90), ..member(0, "Omsk") };
    desk.refused_by(ORGANISER, form(arbiter), "RU22:5.4.17.5.par1");
    let mut neighbours = committee(2, 2);
    neighbours.members[1].region = "Perm".to_owned();
    desk.act(ORGANISER, form(neighbours));
    let advice = desk.event.committee_advice();
    assert_eq!(
        (advice.len(), advice[0].weight, advice[0].by.name()),
        (1, Gravity::Advice, "RU22:5.4.17.5.par1")
    );
    desk.act(ORGANISER, form(committee(2, 2)));
    assert!(desk.event.committee_advice().is_empty());
    let who = Candidate::new(person(51), "A member");
    let office = competition::panel::Command::Appoint { who, role: Role::Arbiter, post: None };
    desk.refused_by(ORGANISER, Command::Panel(office), "RU22:5.4.17.5.par1");
}

#[test]
fn ru22_5_4_17_5_par1_players_in_dispute_do_not_judge_it() {
    let mut desk = under_way("RU22", "russian", 1);
    let mut list = committee(2, 2);
    list.members[0].person = person(2);
    desk.act(ORGANISER, form(list));
    appeal(&mut desk);
    desk.refused_by(APPEALS, voted(2, Verdict::Upheld, 3, 0), "RU22:5.4.17.5.par1");
    desk.act(CHIEF, Command::Protest(Protest::Interest { case: 2, member: person(2) }));
    desk.act(APPEALS, voted(2, Verdict::Upheld, 3, 0));
}

/// A protest that the chief arbiter rejects, and an appeal against that: case 2.
fn appeal(desk: &mut Desk) {
    desk.act(ARBITER, words(Matter::Play));
    desk.act(who(1), file(Court::ChiefArbiter));
    hear(desk, 1);
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(who(1), file(Court::Appeals));
}

#[test]
fn ru22_5_4_17_5_par2_a_reserve_replaces_who_has_an_interest() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    appeal(&mut desk);
    let interest = |no| Command::Protest(Protest::Interest { case: 2, member: person(no) });
    let bench = |desk: &Desk| desk.event.bench(desk.event.protests().case(2).expect("a case"));
    assert_eq!(bench(&desk), [person(50), person(51), person(52)]);
    let facts = desk.act(APPEALS, interest(51));
    let replaced = Done::Replaced { case: 2, member: person(51), by: person(53) };
    assert_eq!(facts, [Fact::Protest(replaced)]);
    assert_eq!(bench(&desk), [person(50), person(53), person(52)]);
    desk.act(APPEALS, interest(50));
    assert_eq!(bench(&desk), [person(54), person(53), person(52)]);
    desk.refused_by(APPEALS, interest(52), "RU22:5.4.17.5.par2");
    desk.refused_by(APPEALS, interest(51), "RU22:5.4.17.5.par2");
    let before = desk.event.protests().case(1).expect("a case");
    assert_eq!(desk.event.bench(before), [person(50), person(51), person(52)], "in that case only");
}

#[test]
fn ru22_5_4_17_5_par3_an_odd_vote_of_people_of_21() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.refused_by(ORGANISER, form(committee(3, 2)), "RU22:5.4.17.5.par3");
    let aged = |born| {
        let mut list = committee(2, 2);
        list.members[1].born = Some(day(born));
        list
    };
    desk.refused_by(ORGANISER, form(aged("11.03.2002")), "RU22:5.4.17.5.par3");
    desk.act(ORGANISER, form(aged("10.03.2002")));
    desk.act(ORGANISER, form(committee(4, 2)));
    appeal(&mut desk);
    desk.refused_by(APPEALS, voted(2, Verdict::Upheld, 3, 1), "RU22:5.4.17.5.par3");
    desk.refused_by(APPEALS, voted(2, Verdict::Upheld, 2, 3), "RU22:5.4.17.5.par3");
    desk.act(APPEALS, voted(2, Verdict::Rejected, 2, 3));
}

#[test]
fn ru22_5_4_17_5_par4_the_committee_decides_finally() {
    let mut desk = under_way("RU22", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    appeal(&mut desk);
    desk.refused(CHIEF, rule(2, Verdict::Rejected));
    let facts = desk.act(APPEALS, voted(2, Verdict::Rejected, 0, 3));
    let [Fact::Protest(Done::Ruled { last, binds, .. })] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!((*last, binds.name()), (true, "RU22:5.4.17.5.par4"));
    for court in [Court::ChiefArbiter, Court::Appeals, Court::Organiser] {
        desk.refused_by(who(1), file(court), "RU22:5.4.17.5.par4");
    }
    assert!(!desk.event.protests().decision(1).expect("a decision").overturned);
}

#[test]
fn ru_codex_1_10_4_no_claim_after_the_result() {
    let mut desk = under_way("RU-CODEX", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    let confirmed = desk.now;
    let claim = |claim| {
        Command::Protest(Protest::File(Petition { claim: Some(claim), ..petition(Court::ChiefArbiter) }))
    };
    desk.wait(Millis::seconds(1));
    desk.refused_by(who(1), claim(Claim::Move(Some(confirmed))), "RU-CODEX:1.10.4");
    desk.act(who(1), claim(Claim::Move(None)));
}

#[test]
fn ru_codex_3_8_10_a_claim_about_the_flag_before_the_time_expires() {
    let mut desk = under_way("RU-CODEX", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    let expires = desk.now + Millis::seconds(3);
    let claim = || {
        let claim = Some(Claim::Flag(Some(expires)));
        Command::Protest(Protest::File(Petition { claim, ..petition(Court::ChiefArbiter) }))
    };
    desk.now = expires + Millis::seconds(3);
    desk.refused_by(who(1), claim(), "RU-CODEX:3.8.10");
    desk.now = Moment(expires.0 - 1);
    desk.act(who(1), claim());
}

/// In a team event the captain protests, and nobody else.
#[track_caller]
fn captain_only(edition: &str, article: &str) {
    let mut draft = draft(edition, "russian");
    draft.organisation.character = Some(Character::Team);
    let mut desk = Desk::by(draft);
    desk.act(CHIEF, words(Matter::Play));
    desk.refused_by(who(1), file(Court::ChiefArbiter), article);
    let silent = Petition { text: String::new(), ..petition(Court::ChiefArbiter) };
    desk.refused(Actor::Captain(TeamId(1)), Command::Protest(Protest::File(silent)));
    desk.act(Actor::Captain(TeamId(1)), file(Court::ChiefArbiter));
}

#[test]
fn ru_codex_3_17_7_the_captain_protests_in_writing() {
    captain_only("RU-CODEX", "RU-CODEX:3.17.7");
}

#[test]
fn ua24_iii_team_8_only_the_captain_protests() {
    captain_only("UA24", "UA24:III.team.8");
}

#[test]
fn ru22_5_4_9_7_only_the_captain_protests_in_writing() {
    captain_only("RU22", "RU22:5.4.9.7");
}

#[test]
fn ua24_iii_rights_1_5_arbiter_then_chief_arbiter_then_committee() {
    let mut desk = under_way("UA24", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    desk.act(ARBITER, words(Matter::Play));
    desk.refused_by(who(1), file(Court::Appeals), "UA24:III.rights.1.5");
    let silent = Petition { text: String::new(), ..petition(Court::ChiefArbiter) };
    desk.refused_by(who(1), Command::Protest(Protest::File(silent)), "UA24:III.rights.1.5");
    desk.act(who(1), file(Court::ChiefArbiter));
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(who(1), file(Court::Appeals));
    desk.refused_by(who(1), file(Court::Organiser), "UA24:IV.panel.8.4.c");
}

#[test]
fn ua24_iv_panel_8_4_a_chair_two_members_and_two_reserves() {
    let mut desk = under_way("UA24", "russian", 1);
    desk.refused_by(ORGANISER, form(committee(2, 1)), "UA24:IV.panel.8.4.a");
    desk.refused_by(ORGANISER, form(committee(3, 2)), "UA24:IV.panel.8.4.a");
    let mut arbiter = committee(2, 2);
    arbiter.reserves[0].person = person(90);
    desk.refused_by(ORGANISER, form(arbiter), "UA24:IV.panel.8.4.a");
    let open = |desk: &Desk| desk.event.reminders().any(|item| item.duty.by.name() == "UA24:IV.panel.8.4.a");
    assert!(open(&desk));
    desk.act(CHIEF, form(Committee { formed: Formed::Elected, ..committee(2, 3) }));
    assert!(!open(&desk));
    desk.refused_by(ARBITER, form(committee(2, 2)), "UA24:IV.panel.8.4.a");
}

#[test]
fn ua24_iv_panel_8_4_b_a_reserve_replaces_who_has_an_interest() {
    let mut desk = under_way("UA24", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    appeal_of_chief(&mut desk);
    desk.act(CHIEF, Command::Protest(Protest::Interest { case: 1, member: person(52) }));
    let case = desk.event.protests().case(1).expect("a case");
    assert_eq!(desk.event.bench(case), [person(50), person(51), person(53)]);
    desk.refused_by(
        who(1),
        Command::Protest(Protest::Interest { case: 1, member: person(50) }),
        "UA24:IV.panel.8.4.b",
    );
}

/// A decision of the chief arbiter that is appealed: case 1.
fn appeal_of_chief(desk: &mut Desk) {
    desk.act(CHIEF, words(Matter::Play));
    desk.act(who(1), file(Court::Appeals));
}

#[test]
fn ua24_iv_panel_8_4_c_within_the_term_and_the_result_follows() {
    let mut draft = swiss("UA24", "russian", 1);
    draft.protests.appeal_within = Some(Millis::minutes(45));
    let mut desk = Desk::by(draft);
    desk.act(ORGANISER, form(committee(2, 2)));
    desk.act(CHIEF, words(Matter::Play));
    desk.wait(Millis::minutes(46));
    desk.refused_by(who(1), file(Court::Appeals), "UA24:IV.panel.8.4.c");
    desk.now = Moment(desk.now.0 - 60_000);
    desk.act(who(1), file(Court::Appeals));
    desk.refused_by(CHIEF, Command::Protest(Protest::Approve), "UA24:IV.panel.5.6");
    let facts = desk.act(APPEALS, voted(1, Verdict::Upheld, 2, 1));
    let [Fact::Protest(Done::Ruled { last, binds, .. })] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!((*last, binds.name()), (true, "UA24:IV.panel.8.4.c"));
    assert!(desk.event.protests().decision(1).expect("a decision").overturned);
    desk.refused_by(who(1), file(Court::Appeals), "UA24:IV.panel.8.4.c");
}

#[test]
fn ua24_iv_panel_5_6_an_upheld_appeal_opens_approved_results() {
    let mut desk = under_way("UA24", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    desk.act(CHIEF, words(Matter::Play));
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    assert!(desk.event.may_change_results().is_err());
    desk.act(who(1), file(Court::Appeals));
    desk.act(APPEALS, voted(1, Verdict::Upheld, 3, 0));
    assert!(desk.event.may_change_results().is_ok());
    desk.act(CHIEF, Command::Protest(Protest::Approve));
    assert_eq!(desk.event.may_change_results().expect_err("again").by.name(), "UA24:IV.panel.5.6");
}

#[test]
fn ua24_iv_panel_8_4_c_who_was_excluded_wrongly_plays_again() {
    let mut desk = under_way("UA24", "russian", 5);
    desk.act(ORGANISER, form(committee(2, 2)));
    let come_back = || Command::Round(round::Command::Return(No(1)));
    let leave =
        |how| Command::Round(round::Command::Leave { no: No(1), how, reason: "by the panel".to_owned() });
    let Some(Competitor::Person(excluded)) = desk.event.stage().competitor(No(1)) else { panic!("a player") };
    let next = |desk: &mut Desk| {
        desk.act(CHIEF, Command::Round(round::Command::Pair { seed: 1 }));
        let round = desk.event.stage().rounds().last().expect("a round").clone();
        for board in &round.boards {
            let drawn =
                round::Command::Score { round: round.round, no: board.white, outcome: round::Outcome::Draw };
            desk.act(CHIEF, Command::Round(drawn));
        }
        round.board_of(No(1)).is_some()
    };
    assert!(next(&mut desk));
    let decision = Protest::Decide {
        matter: Matter::Play,
        what: What::Measure(Measure::Exclusion),
        round: Some(1),
        board: None,
        game: None,
        parties: vec![Party::alone(excluded)],
        articles: vec![Article::new("UA24:III.rights.2.1")],
        reason: String::new(),
    };
    desk.act(Actor::Official(Role::Panel), Command::Protest(decision));
    desk.act(CHIEF, leave(Leaving::Excluded));
    assert!(!next(&mut desk));
    desk.refused_by(CHIEF, come_back(), "UA24:III.withdrawal.2");
    desk.act(Actor::Person(excluded), file(Court::Appeals));
    desk.refused_by(CHIEF, come_back(), "UA24:III.withdrawal.2");
    desk.act(APPEALS, voted(1, Verdict::Upheld, 3, 0));
    desk.refused_by(ARBITER, come_back(), "UA24:III.withdrawal.2");
    let facts = desk.act(CHIEF, come_back());
    assert_eq!(facts, [Fact::Round(round::Fact::Returned { no: No(1), decision: 1 })]);
    assert_eq!(desk.event.stage().round(2).expect("a round").absent, [No(1)], "the round he missed stays");
    assert!(next(&mut desk), "and he is paired again");
    desk.refused_by(CHIEF, come_back(), "UA24:III.withdrawal.2");
    // Who went by his own will does not come back, whatever was overturned before.
    desk.act(CHIEF, leave(Leaving::Withdrew));
    desk.refused_by(CHIEF, come_back(), "UA24:III.withdrawal.2");
}

#[test]
fn ua24_iii_clockuse_9_a_statement_about_the_flag_before_it_falls() {
    let mut desk = under_way("UA24", "russian", 1);
    desk.act(ARBITER, words(Matter::Play));
    let expired = desk.now;
    let claim = |moment| {
        let claim = Some(Claim::Flag(moment));
        Command::Protest(Protest::File(Petition { claim, ..petition(Court::ChiefArbiter) }))
    };
    desk.wait(Millis::seconds(3));
    desk.refused_by(who(1), claim(Some(expired)), "UA24:III.clockuse.9");
    desk.act(who(1), claim(None));
    assert!(checked(draft("UA24", "russian")).protests.deposit.is_none());
}

#[test]
fn a_decision_keeps_what_it_was_for_and_those_stored_without_are_read() {
    let mut desk = under_way("RU22", "russian", 1);
    let facts = desk.act(ARBITER, words(Matter::Play));
    let [Fact::Protest(Done::Decided(decision))] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!(decision.reason, "the record says so");
    let mut stored = serde_json::to_value(decision).expect("a decision is written");
    stored.as_object_mut().expect("fields").remove("reason").expect("it is written");
    let read: competition::protest::Decision = serde_json::from_value(stored).expect("it is read without");
    assert_eq!(read, competition::protest::Decision { reason: String::new(), ..decision.clone() });
    assert_eq!(serde_json::to_string(&read).expect("written").find("reason"), None, "as it was stored");
}
