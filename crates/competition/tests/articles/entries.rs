//! Articles about admission: the committee, the applications and the doctor.

use competition::entry::{
    Application, Applications, Capacity, Command, Copy, Ground, Person, Remark, Signature, Stage, Terms,
    Verdict,
};
use competition::{Actor, Draft, PersonId, Role};
use rulebook::Status;
use rulebook::law::event::Signatory;

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, SECRETARY, day, draft};

/// The doctor of the event.
const DOCTOR: Actor = Actor::Official(Role::Doctor);
const ONE: PersonId = PersonId(1);

/// An event of one day that asks for applications and nothing else.
fn with_applications(status: Status) -> Draft {
    let mut draft = draft("RU22", "russian");
    (draft.status, draft.first_day, draft.last_day) =
        (status, Some(day("05.03.2022")), Some(day("05.03.2022")));
    draft.entries = Terms { applications: Applications::Both, ..Terms::open() };
    draft
}

/// Athletes of one organisation.
#[track_caller]
fn register(desk: &mut Desk, names: &[&str]) {
    for name in names {
        desk.act(CHIEF, Command::register(Person::player(name).of("Самара")).into());
    }
}

/// An application with every signature of a club.
fn application(stage: Stage, athletes: &[PersonId]) -> Application {
    let copy = if stage == Stage::Final { Copy::Original } else { Copy::Electronic };
    let blank = Application::new(stage, "Самара", athletes, day("20.02.2022"), copy);
    let signed = blank.signed(Signatory::Head, "Сом П. И.");
    if stage == Stage::Final {
        signed.signed(Signatory::Doctor, "Орлова Анна Ильинична")
    } else {
        signed
    }
}

fn apply(application: Application) -> competition::Command {
    Command::Apply(Box::new(application)).into()
}

fn refuse(id: PersonId, ground: Option<Ground>, reason: &str) -> competition::Command {
    Command::Decide { id, verdict: Verdict::Refused { ground, reason: reason.to_owned() } }.into()
}

/// What stands against somebody first.
fn lack(desk: &Desk, id: PersonId) -> Option<(&'static str, &'static str)> {
    desk.event.lacks(id, day("05.03.2022")).first().map(|lack| (lack.by.name(), lack.what))
}

#[test]
fn ru_codex_4_5_the_act_lists_admitted_and_refused_and_nobody_else_is_paired() {
    let mut desk = Desk::new("RU-CODEX", "russian");
    register(&mut desk, &["Ким Юрий", "Сом Пётр", "Орлов Олег"]);
    desk.act(CHIEF, Command::admit(ONE).into());
    desk.refused_by(CHIEF, refuse(PersonId(2), None, " "), "RU-CODEX:4.5");
    desk.act(CHIEF, refuse(PersonId(2), None, "a member of no club"));
    let act = desk.event.protocol();
    let rows: Vec<String> = act.rows.iter().map(ToString::to_string).collect();
    assert_eq!(act.by.name(), "RU-CODEX:4.5");
    assert!(rows[0].ends_with("admitted") && rows[1].ends_with("refused: a member of no club"), "{rows:?}");
    assert_eq!(act.undecided, [PersonId(3)]);
    assert_eq!([1, 2, 3].map(|id| desk.event.may_be_paired(PersonId(id))), [true, false, false]);
    desk.refused_by(ARBITER, Command::admit(PersonId(3)).into(), "RU-CODEX:4.5");
}

#[test]
fn ru22_2_2_1_only_a_decision_admits() {
    let mut desk = Desk::new("RU22", "russian");
    register(&mut desk, &["Ким Юрий"]);
    assert!(!desk.event.may_be_paired(ONE) && desk.event.competitors().is_empty());
    for by in [ARBITER, Actor::Public, Actor::Person(ONE)] {
        desk.refused_by(by, Command::admit(ONE).into(), "RU22:2.2.1");
    }
    desk.refused_by(CHIEF, Command::admit(PersonId(7)).into(), "RU22:2.2.1");
    desk.act(SECRETARY, Command::admit(ONE).into());
    assert!(desk.event.may_be_paired(ONE));
    desk.undo();
    assert!(!desk.event.may_be_paired(ONE));
}

#[test]
fn ru22_2_2_1_the_regulation_asks_for_a_category() {
    let mut draft = draft("RU22", "russian");
    draft.entries.least_rank = Some(competition::entry::Rank::Candidate);
    let mut desk = Desk::by(draft);
    register(&mut desk, &["Ким Юрий"]);
    let refusal = desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.1");
    assert_eq!(refusal.why, "the category is not enough");
}

#[test]
fn ru22_2_2_2_both_applications_are_needed() {
    let mut desk = Desk::by(with_applications(Status::Club));
    register(&mut desk, &["Ким Юрий"]);
    assert_eq!(lack(&desk, ONE), Some(("RU22:2.2.2", "no preliminary application")));
    desk.act(CHIEF, apply(application(Stage::Preliminary, &[ONE])));
    assert_eq!(lack(&desk, ONE), Some(("RU22:2.2.2", "no final application")));
    let refusal = desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.2");
    assert_eq!(refusal.why, "no final application");
    desk.act(CHIEF, apply(application(Stage::Final, &[ONE])));
    desk.act(CHIEF, Command::admit(ONE).into());
    // An organisation applies for its own athletes.
    desk.act(CHIEF, Command::register(Person::player("Сом Пётр").of("Казань")).into());
    desk.refused_by(CHIEF, apply(application(Stage::Final, &[ONE, PersonId(2)])), "RU22:2.2.2");
    // The regulation may be content with the final one.
    let mut draft = with_applications(Status::Club);
    draft.entries.applications = Applications::Final;
    let mut desk = Desk::by(draft);
    register(&mut desk, &["Ким Юрий"]);
    desk.act(CHIEF, apply(application(Stage::Final, &[ONE])));
    assert_eq!(lack(&desk, ONE), None);
}

#[test]
fn ru22_2_2_3_the_doctor_clears_each_athlete_on_the_application() {
    let mut desk = Desk::by(with_applications(Status::Club));
    register(&mut desk, &["Ким Юрий", "Сом Пётр", "Орлов Олег", "Гнатюк Иван"]);
    let all = [1, 2, 3, 4].map(PersonId);
    desk.act(CHIEF, apply(application(Stage::Preliminary, &all)));
    let mut last = application(Stage::Final, &all);
    last.athletes[2].cleared = false;
    desk.act(CHIEF, apply(last.clone()));
    assert_eq!(all.map(|id| lack(&desk, id).is_some()), [false, false, true, false]);
    assert_eq!(lack(&desk, PersonId(3)), Some(("RU22:2.2.3", "the doctor has not cleared him")));
    desk.act(CHIEF, Command::AdmitReady.into());
    assert_eq!(desk.event.admitted().collect::<Vec<_>>(), [1, 2, 4].map(PersonId));
    // Without the doctor's name, his stamp or that of the medical organisation nobody passes.
    let nameless = Signature { who: Signatory::Doctor, name: " ".to_owned(), stamped: true };
    let unstamped = Signature { name: "Орлова А. И.".to_owned(), stamped: false, ..nameless.clone() };
    for (signature, clinic) in
        [(nameless, true), (unstamped.clone(), true), (Signature { stamped: true, ..unstamped }, false)]
    {
        let mut broken = last.clone();
        broken.signatures[1] = signature;
        broken.clinic = clinic;
        desk.act(CHIEF, apply(broken));
        assert!(all.iter().all(|&id| lack(&desk, id).is_some_and(|(by, _)| by == "RU22:2.2.3")));
    }
}

#[test]
fn ru22_2_3_4_a_a_representative_enters_his_own_athletes() {
    let mut desk = Desk::by(with_applications(Status::Club));
    desk.act(CHIEF, Command::register(Person::new("Сом Пётр", Capacity::Representative).of("Самара")).into());
    let representative = Actor::Person(ONE);
    let athlete = |name: &str, from: &str| Command::register(Person::player(name).of(from)).into();
    desk.act(representative, athlete("Ким Юрий", "Самара"));
    desk.refused_by(representative, athlete("Орлов Олег", "Казань"), "RU22:2.3.4.a");
    desk.act(representative, apply(application(Stage::Final, &[PersonId(2)])));
    let other =
        Application { organisation: "Казань".to_owned(), ..application(Stage::Final, &[PersonId(2)]) };
    desk.refused_by(representative, apply(other), "RU22:2.3.4.a");
    desk.refused_by(Actor::Public, athlete("Орлов Олег", "Самара"), "RU22:2.3.4.a");
    desk.refused_by(Actor::Person(PersonId(2)), athlete("Орлов Олег", "Самара"), "RU22:2.3.4.a");
    // What he enters is not admitted by it, and the tables are open to him.
    desk.refused_by(representative, Command::admit(PersonId(2)).into(), "RU22:2.2.1");
    assert_eq!(desk.event.entries().athletes().count(), 1);
}

#[test]
fn ru22_5_1_par2_signatures_and_stamps_by_the_status_of_the_event() {
    let club = with_applications(Status::Club);
    assert!(application(Stage::Final, &[ONE]).is_complete(&club));
    let mut national = with_applications(Status::National);
    national.entries.documents = None;
    let regional = |who: &[Signatory]| {
        let blank = Application::new(Stage::Final, "Самара", &[ONE], day("20.02.2022"), Copy::Original);
        who.iter().fold(blank, |signed, &who| signed.signed(who, "Сом П. И."))
    };
    for status in [Status::Interregional, Status::National] {
        national.status = status;
        let lacking = regional(&[Signatory::Doctor, Signatory::Executive]);
        assert_eq!(lacking.remarks(&national), [Remark::NoSignature(Signatory::Federation)]);
        assert!(!lacking.is_complete(&national));
        assert!(
            regional(&[Signatory::Doctor, Signatory::Executive, Signatory::Federation])
                .is_complete(&national)
        );
        // The head of a club does not do for them.
        assert!(!application(Stage::Final, &[ONE]).is_complete(&national));
    }
    // The preliminary application has no place for a doctor.
    assert!(application(Stage::Preliminary, &[ONE]).is_complete(&club));
    let mut desk = Desk::by(national.clone());
    register(&mut desk, &["Ким Юрий"]);
    desk.act(CHIEF, apply(application(Stage::Preliminary, &[ONE])));
    desk.act(CHIEF, apply(regional(&[Signatory::Doctor, Signatory::Executive])));
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:5.1.par2");
    national.entries.applications = Applications::None;
    crate::desk::objected_by(&national, "RU22:5.1.par2");
}

#[test]
fn ru22_5_1_par3_the_deadline_and_the_original() {
    let mut club = with_applications(Status::Club);
    club.entries.preliminary_until = Some(day("01.03.2022"));
    let mut first = application(Stage::Preliminary, &[ONE]);
    first.received = day("01.03.2022");
    assert_eq!(first.remarks(&club), []);
    first.received = day("02.03.2022");
    assert_eq!(first.remarks(&club), [Remark::Late]);
    let scan = Application { copy: Copy::Electronic, ..application(Stage::Final, &[ONE]) };
    assert_eq!(scan.remarks(&club), [Remark::NoOriginal]);
    let mut desk = Desk::by(club);
    register(&mut desk, &["Ким Юрий"]);
    desk.act(CHIEF, apply(first));
    desk.act(CHIEF, apply(scan));
    // To be late is a flag; without the original nobody is admitted.
    assert_eq!(lack(&desk, ONE), Some(("RU22:5.1.par3", "the original of the application is missing")));
    desk.act(CHIEF, apply(application(Stage::Final, &[ONE])));
    desk.act(CHIEF, Command::admit(ONE).into());
}

#[test]
fn ru22_5_3_par1_the_protocol_has_a_line_for_every_athlete() {
    let mut desk = Desk::new("RU22", "russian");
    let names: Vec<String> = (1..=12).map(|number| format!("Игрок {number}")).collect();
    for name in &names {
        desk.act(CHIEF, Command::register(Person::player(name)).into());
    }
    let sign = |names: &[&str]| -> competition::Command {
        Command::Sign { names: names.iter().map(|&name| name.to_owned()).collect() }.into()
    };
    desk.refused_by(CHIEF, sign(&["Ким Ю. И."]), "RU22:5.3.par1");
    desk.act(CHIEF, refuse(PersonId(5), Some(Ground::Incomplete), "no passport"));
    desk.refused_by(CHIEF, sign(&["Ким Ю. И."]), "RU22:5.3.par1");
    desk.act(CHIEF, Command::AdmitReady.into());
    desk.refused_by(CHIEF, sign(&[]), "RU22:5.3.par1");
    desk.act(CHIEF, sign(&["Ким Ю. И.", "Сом П. И."]));
    let protocol = desk.event.protocol();
    assert_eq!((protocol.rows.len(), protocol.undecided.len()), (12, 0));
    assert_eq!(
        protocol.rows[4].to_string(),
        "Игрок 5 (), 01.03.2022: refused: incomplete papers; no passport"
    );
    assert!(protocol.rows[11].to_string().ends_with("01.03.2022: admitted"));
    let signed = protocol.signed.expect("signatures");
    assert_eq!((signed.0.len(), signed.1), (2, day("01.03.2022")));
}

#[test]
fn ru22_5_3_par2_nobody_is_refused_but_on_one_of_five_grounds() {
    let mut desk = Desk::new("RU22", "russian");
    register(&mut desk, &["Ким Юрий"]);
    desk.refused_by(CHIEF, refuse(ONE, None, "we know him"), "RU22:5.3.par2");
    assert_eq!(Ground::ALL.len(), 5);
    for ground in Ground::ALL {
        desk.act(ORGANISER, refuse(ONE, Some(ground), ""));
        let row = desk.event.protocol().rows[0].to_string();
        assert!(row.ends_with(&format!("refused: {}", ground.name())), "{row}");
    }
    assert!(!desk.event.may_be_paired(ONE));
}

#[test]
fn ru22_13_1_2_c_the_doctor_says_who_is_fit_to_play() {
    let mut desk = Desk::new("RU22", "russian");
    register(&mut desk, &["Ким Юрий", "Сом Пётр"]);
    desk.act(CHIEF, Command::AdmitReady.into());
    let examine = |fit| Command::Examine { id: ONE, fit }.into();
    desk.refused_by(CHIEF, examine(false), "RU22:13.1.2.c");
    desk.act(DOCTOR, examine(false));
    assert_eq!(desk.event.admitted().collect::<Vec<_>>(), [PersonId(2)]);
    assert_eq!(lack(&desk, ONE), Some(("RU22:13.1.2.c", "the doctor found him unfit")));
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:13.1.2.c");
    desk.act(DOCTOR, examine(true));
    assert!(desk.event.may_be_paired(ONE));
}

#[test]
fn ua24_iv_panel_5_1_the_panel_approves_entries() {
    let mut desk = Desk::new("UA24", "russian");
    register(&mut desk, &["Кім Юрій"]);
    desk.refused_by(ARBITER, Command::admit(ONE).into(), "UA24:IV.panel.5.1");
    crate::papers::pass_ua24(&mut desk, &[ONE]);
    assert!(!desk.event.may_be_paired(ONE));
    desk.act(CHIEF, Command::admit(ONE).into());
    assert!(desk.event.may_be_paired(ONE));
}

#[test]
fn late_entries_come_in_as_long_as_the_regulation_lets_them() {
    use competition::Command::Round;
    use competition::round::Command::{DrawLots, Pair};
    for (late_after, comes_in) in [(Some(0), false), (Some(1), true), (None, true)] {
        let mut draft = draft("RU22", "russian");
        draft.entries.late_after = late_after;
        let mut desk = Desk::by(draft);
        register(&mut desk, &["Ким Юрий", "Сом Пётр", "Орлов Олег", "Гнатюк Иван"]);
        desk.act(CHIEF, Command::AdmitReady.into());
        desk.act(CHIEF, Round(DrawLots { seed: 1, nonce: String::new() }));
        register(&mut desk, &["Петренко Олег"]);
        desk.act(CHIEF, Round(Pair { seed: 1 }));
        let admitted = desk.attempt(CHIEF, &Command::admit(PersonId(5)).into());
        assert_eq!(admitted.is_ok(), comes_in, "{late_after:?}: {admitted:?}");
        // Who has a number leaves by a decision of the officials.
        desk.refused_by(CHIEF, Command::Withdraw { id: ONE, reason: "ill".to_owned() }.into(), "RU22:2.2.1");
    }
}

#[test]
fn a_captain_enters_the_players_of_his_team() {
    let mut desk = Desk::new("RU22", "russian");
    let stranger = Actor::Captain(competition::TeamId(1));
    desk.refused_by(stranger, Command::register(Person::player("Ким Юрий")).into(), "RU22:2.3.4.a");
}

#[test]
fn an_entry_is_withdrawn_before_the_event_and_nobody_is_entered_twice() {
    let mut desk = Desk::new("RU22", "russian");
    register(&mut desk, &["Семёнов Пётр", "Ким Юрий"]);
    desk.refused_by(CHIEF, Command::register(Person::player("Семёнов Пётр")).into(), "RU22:1.1.par6");
    let namesake = Box::new(Person::player("Семёнов Пётр"));
    desk.act(CHIEF, Command::Register { person: namesake, namesake: true }.into());
    desk.act(CHIEF, Command::AdmitReady.into());
    desk.act(Actor::Person(ONE), Command::Withdraw { id: ONE, reason: "ill".to_owned() }.into());
    assert_eq!(desk.event.admitted().collect::<Vec<_>>(), [2, 3].map(PersonId));
    desk.refused_by(CHIEF, Command::admit(ONE).into(), "RU22:2.2.1");
    desk.refused_by(
        Actor::Person(ONE),
        Command::Withdraw { id: PersonId(2), reason: String::new() }.into(),
        "RU22:2.3.4.a",
    );
}
