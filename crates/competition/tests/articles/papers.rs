//! Articles about admission: papers, insurance, fees and disqualifications.

use competition::entry::{
    Applications, Audience, Ban, Birth, Capacity, Command, Document, Finding, Person, Rank, Shown, Terms,
};
use competition::{Actor, Draft, PersonId, Role};
use rulebook::Status;
use rulebook::law::event::{List, Paper};

use crate::desk::{CHIEF, Desk, at, checked, day, draft, objected_by};

const ONE: PersonId = PersonId(1);

/// An event of a day that asks for the papers of the edition, and no applications.
fn with_papers(begins: &str) -> Draft {
    let mut draft = draft("RU22", "russian");
    (draft.first_day, draft.last_day) = (Some(day(begins)), Some(day(begins)));
    draft.entries = Terms { applications: Applications::None, ..Terms::default() };
    draft
}

/// Somebody is registered at an event, on its day.
#[track_caller]
fn desk(draft: Draft, person: Person) -> Desk {
    let now = draft.first_day.map(|first| first.to_string());
    let mut desk = Desk::by(draft);
    desk.now = now.map_or(desk.now, |first| at(&first, 9, 0));
    desk.act(CHIEF, Command::register(person).into());
    desk
}

#[track_caller]
fn show(desk: &mut Desk, papers: &[Paper]) {
    for &paper in papers {
        let paper = Shown::new(paper.into());
        desk.act(CHIEF, Command::Show { people: vec![ONE], paper }.into());
    }
}

/// The papers that are asked for.
fn asked(desk: &Desk) -> Vec<String> {
    let on = desk.event.regulation().first_day.expect("a day");
    desk.event.papers(ONE, on).iter().map(|item| item.document.to_string()).collect()
}

/// The papers that are still missing or faulty, with their articles.
fn missing(desk: &Desk) -> Vec<(&'static str, &'static str)> {
    let on = desk.event.regulation().first_day.expect("a day");
    let items = desk.event.papers(ONE, on);
    items.into_iter().filter_map(|item| item.lack).map(|lack| (lack.by.name(), lack.what)).collect()
}

/// What UA24 asks of everybody: the lists and the course.
#[track_caller]
pub(crate) fn pass_ua24(desk: &mut Desk, people: &[PersonId]) {
    let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
    desk.act(CHIEF, Command::Check { people: people.to_vec(), lists, finding: Finding::Clear }.into());
    let paper = Shown::new(Paper::AntidopingCourse.into());
    desk.act(CHIEF, Command::Show { people: people.to_vec(), paper }.into());
}

fn grown() -> Person {
    Person::player("Ким Юрий").born_on(day("17.05.2002"))
}

const POLICIES: [Paper; 2] = [Paper::MedicalInsurance, Paper::AccidentInsurance];

#[test]
fn ru22_2_2_4_the_checklist_of_a_child() {
    let child = Person::player("Ким Юрий").born_on(day("17.05.2010")).ranked(Rank::SecondJunior);
    let mut desk = desk(with_papers("05.10.2022"), child);
    assert_eq!(asked(&desk), ["birth certificate", "record book", "medical insurance", "accident insurance"]);
    show(&mut desk, &[Paper::BirthCertificate, Paper::RecordBook, Paper::MedicalInsurance]);
    assert_eq!(missing(&desk), [("RU22:2.2.4.d", "no accident insurance")]);
    show(&mut desk, &[Paper::AccidentInsurance]);
    assert_eq!(missing(&desk), []);
    desk.act(CHIEF, Command::admit(ONE).into());
}

#[test]
fn ru22_2_2_4_a_a_grown_athlete_shows_a_passport() {
    let mut desk = desk(with_papers("05.10.2022"), grown());
    show(&mut desk, &POLICIES);
    let refusal = desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.4.a");
    assert_eq!(refusal.why, "no proof of identity");
    show(&mut desk, &[Paper::Passport]);
    desk.act(CHIEF, Command::admit(ONE).into());
    desk.undo();
    // What was ticked by mistake is taken back.
    let document = Document::from(Paper::Passport);
    desk.act(CHIEF, Command::Hide { id: ONE, document }.into());
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.4.a");
}

#[test]
fn ru22_2_2_4_b_the_birth_certificate_is_for_those_under_fourteen_on_the_day() {
    let born = |date: &str| Person::player("Ким Юрий").born_on(day(date));
    // Thirteen years and 364 days, and fourteen years.
    let young = desk(with_papers("05.10.2022"), born("06.10.2008"));
    let older = desk(with_papers("05.10.2022"), born("05.10.2008"));
    assert!(missing(&young).contains(&("RU22:2.2.4.b", "no birth certificate")));
    assert!(missing(&older).contains(&("RU22:2.2.4.a", "no proof of identity")));
    assert!(!asked(&young).contains(&"passport".to_owned()));
    assert!(!asked(&older).contains(&"birth certificate".to_owned()));
}

#[test]
fn ru22_2_2_4_c_the_record_book_is_for_those_with_a_category() {
    let plain = desk(with_papers("05.10.2022"), grown());
    assert!(!asked(&plain).contains(&"record book".to_owned()));
    let ranked = desk(with_papers("05.10.2022"), grown().ranked(Rank::First));
    assert!(missing(&ranked).contains(&("RU22:2.2.4.c", "no record book")));
}

#[test]
fn ru22_2_2_4_d_two_policies_two_ticks() {
    let mut desk = desk(with_papers("05.10.2022"), grown());
    show(&mut desk, &[Paper::Passport, Paper::MedicalInsurance]);
    let refusal = desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.4.d");
    assert_eq!(refusal.why, "no accident insurance");
}

#[test]
fn ru22_2_2_5_the_regulation_asks_for_more() {
    let mut draft = with_papers("05.10.2022");
    draft.entries.more_documents = vec![Document::Other("parental consent".to_owned())];
    let mut desk = desk(draft, grown());
    show(&mut desk, &[Paper::Passport, Paper::MedicalInsurance, Paper::AccidentInsurance]);
    assert_eq!(asked(&desk).last().map(String::as_str), Some("parental consent"));
    let refusal = desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.5");
    assert!(refusal.instead.contains("parental consent"), "{refusal}");
    let paper = Shown::new(Document::Other("parental consent".to_owned()));
    desk.act(CHIEF, Command::Show { people: vec![ONE], paper }.into());
    desk.act(CHIEF, Command::admit(ONE).into());
}

#[test]
fn ru22_2_2_6_municipal_events_ask_for_less() {
    let mut draft = with_papers("05.10.2022");
    draft.entries.documents = Some(vec![Paper::Passport.into()]);
    for status in [Status::Club, Status::Municipal] {
        draft.status = status;
        let mut desk = desk(draft.clone(), grown().ranked(Rank::First));
        assert_eq!(asked(&desk), ["passport"]);
        desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.6");
        show(&mut desk, &[Paper::Passport]);
        desk.act(CHIEF, Command::admit(ONE).into());
    }
    for status in [Status::Regional, Status::National] {
        draft.status = status;
        objected_by(&draft, "RU22:2.2.6");
    }
}

#[test]
fn ru22_2_4_the_policy_is_valid_on_all_days_of_the_event() {
    let mut desk = desk(with_papers("05.10.2022"), grown());
    show(&mut desk, &[Paper::Passport, Paper::MedicalInsurance]);
    let policy = |until: &str| -> competition::Command {
        let paper = Shown::new(Paper::AccidentInsurance.into()).until(day(until));
        Command::Show { people: vec![ONE], paper }.into()
    };
    desk.act(CHIEF, policy("01.10.2022"));
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.4");
    desk.act(CHIEF, policy("31.12.2022"));
    desk.act(CHIEF, Command::admit(ONE).into());
    // It covers the last day too.
    let mut longer = with_papers("05.10.2022");
    longer.last_day = Some(day("12.10.2022"));
    for (until, fits) in [("11.10.2022", false), ("12.10.2022", true)] {
        assert_eq!(
            Shown::new(Paper::AccidentInsurance.into())
                .until(day(until))
                .covers(day("05.10.2022"), day("12.10.2022")),
            fits
        );
    }
    assert_eq!(longer.days(day("01.01.2022")), (day("05.10.2022"), day("12.10.2022")));
}

fn with_fee(fee: u32, federation: Option<u32>, status: Status) -> Draft {
    let mut draft = draft("RU22", "russian");
    draft.status = status;
    draft.entries = Terms { fee: Some(fee), federation_fee: federation, ..Terms::default() };
    draft
}

#[test]
fn ru22_5_2_the_fee_has_a_limit_and_is_paid_before_the_committee_begins() {
    objected_by(&with_fee(5_001, None, Status::Regional), "RU22:5.2");
    checked(with_fee(5_000, None, Status::National));
    checked(with_fee(1_500, Some(3_000), Status::Regional));
    objected_by(&with_fee(3_500, Some(3_000), Status::Regional), "RU22:5.2");
    objected_by(&with_fee(1_500, Some(3_000), Status::National), "RU22:5.2");
    objected_by(&with_fee(5_500, Some(6_000), Status::National), "RU22:5.2");
    let mut club = with_fee(1_500, None, Status::Club);
    club.entries = Terms { fee: Some(1_500), ..Terms::open() };
    let mut desk = desk(club, Person::player("Ким Юрий"));
    for name in ["Сом Пётр", "Орлов Олег"] {
        desk.act(CHIEF, Command::register(Person::player(name)).into());
    }
    let pay = |id, amount| Command::Pay { id: PersonId(id), amount }.into();
    desk.act(CHIEF, pay(1, 1_500));
    desk.act(CHIEF, pay(2, 1_000));
    desk.wait(clock::Millis::minutes(10)).act(CHIEF, Command::Open.into());
    desk.wait(clock::Millis::minutes(10)).act(CHIEF, pay(2, 500));
    desk.act(CHIEF, Command::admit(ONE).into());
    for id in [2, 3] {
        let refusal = desk.refused_by(CHIEF, Command::admit(PersonId(id)).into(), "RU22:5.2");
        assert_eq!(refusal.why, "the fee was not paid in time");
    }
    // Who is entered when the committee sits pays then.
    desk.act(CHIEF, Command::register(Person::player("Гнатюк Иван")).into());
    desk.refused_by(CHIEF, Command::admit(PersonId(4)).into(), "RU22:5.2");
    desk.act(CHIEF, pay(4, 1_500));
    desk.act(CHIEF, Command::admit(PersonId(4)).into());
}

#[test]
fn ru22_1_5_9_nothing_is_paid_back_to_the_excluded() {
    use competition::No;
    use competition::round::{Command as Round, Leaving};
    let mut desk = Desk::new("RU22", "russian");
    for name in ["Ким Юрий", "Сом Пётр"] {
        desk.act(CHIEF, Command::register(Person::player(name)).into());
    }
    desk.act(CHIEF, Command::Pay { id: ONE, amount: 3_000 }.into());
    desk.act(CHIEF, Command::Pay { id: PersonId(2), amount: 3_000 }.into());
    desk.act(CHIEF, Command::AdmitReady.into());
    desk.act(CHIEF, competition::Command::Round(Round::DrawLots { seed: 1, nonce: String::new() }));
    let no = (1..=2)
        .map(No)
        .find(|&no| desk.event.stage().competitor(no) == Some(competition::round::Competitor::Person(ONE)));
    let reason = "collusion".to_owned();
    let leave = Round::Leave { no: no.expect("a number"), how: Leaving::Excluded, reason };
    desk.act(CHIEF, competition::Command::Round(leave));
    let refund = |id| Command::Refund { id, amount: 3_000, reason: "asked for".to_owned() }.into();
    desk.refused_by(CHIEF, refund(ONE), "RU22:1.5.9");
    assert_eq!(desk.event.entries().paid(ONE), 3_000);
    // Nor to whom the panel has excluded and nobody has taken out of the table yet.
    let panel = competition::Actor::Official(competition::Role::Panel);
    desk.act(panel, crate::officials::measure(rulebook::law::Measure::Exclusion, 2, 1));
    desk.refused_by(CHIEF, refund(PersonId(2)), "RU22:1.5.9");
    desk.undo();
    desk.act(CHIEF, refund(PersonId(2)));
    assert_eq!(desk.event.entries().paid(PersonId(2)), 0);
    desk.refused_by(CHIEF, refund(PersonId(2)), "RU22:2.2.1");
}

fn banned(name: &str, from: &str, until: &str) -> competition::Command {
    let (from, until) = (day(from), Some(day(until)));
    Command::Ban(Ban { name: name.to_owned(), birth: None, from, until, source: "RUSADA".to_owned() }).into()
}

#[test]
fn ru22_1_6_2_a_disqualified_person_is_registered_in_no_capacity() {
    let held_on = |date: &str| {
        let mut draft = draft("RU22", "russian");
        (draft.first_day, draft.last_day) = (Some(day(date)), Some(day(date)));
        let mut desk = Desk::by(draft);
        desk.act(CHIEF, banned("Ким Юрий", "01.01.2023", "31.12.2023"));
        desk
    };
    for capacity in [Capacity::Coach, Capacity::Player, Capacity::Arbiter, Capacity::Representative] {
        let enter = || Command::register(Person::new("Юрий КИМ", capacity).born_in(1980)).into();
        held_on("10.10.2023").refused_by(CHIEF, enter(), "RU22:1.6.2");
        held_on("10.01.2024").act(CHIEF, enter());
    }
    // One day of the event is enough, and who was admitted before is not paired any more.
    let mut draft = draft("RU22", "russian");
    (draft.first_day, draft.last_day) = (Some(day("28.12.2022")), Some(day("01.01.2023")));
    let mut desk = desk(draft, Person::player("Ким Юрий"));
    desk.act(CHIEF, Command::admit(ONE).into());
    assert!(desk.event.may_be_paired(ONE));
    desk.act(CHIEF, banned("Ким Юрий", "01.01.2023", "31.12.2023"));
    assert!(!desk.event.may_be_paired(ONE));
    // Somebody of the same name who was born in another year is another one.
    let other = Ban {
        name: "Сом Пётр".to_owned(),
        birth: Some(Birth::Year(1970)),
        from: day("01.01.2022"),
        until: None,
        source: String::new(),
    };
    desk.act(CHIEF, Command::Ban(other).into());
    desk.act(CHIEF, Command::register(Person::player("Сом Пётр").born_in(1990)).into());
    desk.refused_by(CHIEF, Command::register(Person::player("Сом Пётр").born_in(1970)).into(), "RU22:1.6.2");
}

#[test]
fn ua24_ix_antidoping_3_everybody_is_looked_for_in_three_lists() {
    let mut desk = Desk::new("UA24", "russian");
    for name in ["Кім Юрій", "Сом Петро"] {
        desk.act(CHIEF, Command::register(Person::player(name)).into());
    }
    let check = |id, lists: &[List], finding| -> competition::Command {
        Command::Check { people: vec![PersonId(id)], lists: lists.to_vec(), finding }.into()
    };
    let paper = Shown::new(Paper::AntidopingCourse.into());
    desk.act(CHIEF, Command::Show { people: vec![ONE, PersonId(2)], paper }.into());
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "UA24:IX.antidoping.3");
    desk.act(CHIEF, check(1, &[List::NationalCentre, List::TestingAgency], Finding::Clear));
    let refusal = desk.refused_by(CHIEF, Command::admit(ONE).into(), "UA24:IX.antidoping.3");
    assert!(refusal.instead.contains("the international federation"), "{refusal}");
    let all = [List::NationalCentre, List::InternationalFederation, List::TestingAgency];
    desk.act(CHIEF, check(1, &all, Finding::Clear));
    desk.act(CHIEF, Command::admit(ONE).into());
    let kept = desk.event.entries().get(ONE).and_then(|entry| entry.check.clone()).expect("a check");
    assert_eq!((kept.on, kept.lists.len()), (day("01.03.2022"), 3));
    for finding in [Finding::Suspended, Finding::Provisional] {
        desk.act(CHIEF, check(2, &all, finding));
        let refusal = desk.refused_by(CHIEF, Command::admit(PersonId(2)).into(), "UA24:IX.antidoping.3");
        assert_eq!(refusal.why, "somebody disqualified takes no part");
    }
}

#[test]
fn ua24_ix_antidoping_4_without_the_certificate_nobody_is_registered() {
    let mut desk = Desk::new("UA24", "russian");
    desk.act(CHIEF, Command::register(Person::player("Кім Юрій")).into());
    pass_ua24(&mut desk, &[ONE]);
    desk.undo();
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "UA24:IX.antidoping.4");
    let paper = Shown::new(Paper::AntidopingCourse.into());
    desk.act(CHIEF, Command::Show { people: vec![ONE], paper }.into());
    desk.act(CHIEF, Command::admit(ONE).into());
}

#[test]
fn ua24_x_adaptation_3_a_doctor_and_a_policy_and_no_category() {
    let mut draft = draft("UA24", "russian");
    draft.entries.audience = Audience::Adaptive;
    draft.entries.least_rank = Some(Rank::Candidate);
    (draft.first_day, draft.last_day) = (Some(day("05.10.2024")), Some(day("06.10.2024")));
    let mut desk = desk(draft.clone(), Person::player("Кім Юрій"));
    pass_ua24(&mut desk, &[ONE]);
    let policy = |until: &str| -> competition::Command {
        let paper = Shown::new(Paper::AccidentInsurance.into()).until(day(until));
        Command::Show { people: vec![ONE], paper }.into()
    };
    desk.act(CHIEF, policy("06.10.2024"));
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "UA24:X.adaptation.3");
    desk.act(Actor::Official(Role::Doctor), Command::Examine { id: ONE, fit: true }.into());
    desk.act(CHIEF, policy("05.10.2024"));
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "UA24:X.adaptation.3");
    desk.act(CHIEF, policy("06.10.2024"));
    // The category the regulation names is not looked at.
    desk.act(CHIEF, Command::admit(ONE).into());
    draft.entries.audience = Audience::Everybody;
    let mut ordinary = Desk::by(draft);
    ordinary.act(CHIEF, Command::register(Person::player("Кім Юрій")).into());
    pass_ua24(&mut ordinary, &[ONE]);
    ordinary.refused_by(CHIEF, Command::admit(ONE).into(), "UA24:IV.panel.5.1");
}
