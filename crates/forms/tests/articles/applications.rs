//! Articles about applications and admission: Appendices 3 and 4.

use competition::entry::{Application, Copy, Document, Listed, Person, Rank, Shown, Stage, Verdict};
use competition::{Actor, PersonId, entry};
use forms::{Form, Sheet};
use rulebook::law::event::{Paper as Kind, Signatory};

use crate::desk::{CHIEF, Desk, day, draft, has, labels, personal, row};

const EIGHT: [&str; 8] = [
    "№",
    "Ф.И.О.",
    "Дата рождения/ № страхового свидетельства",
    "Спортивный разряд/ спортивное звание",
    "Спортивная дисциплина",
    "Домашний адрес с индексом",
    "Данные паспорта/ свидетельства о рождении",
    "Личный тренер",
];

fn athletes() -> Vec<Person> {
    let person = |name: &str| Person::player(name).of("Самарская область");
    let mut grown = person("Иванов Иван Иванович").born_on(day("05.06.2008")).ranked(Rank::Candidate);
    grown.trainer = "Сидоров С.С.".to_owned();
    grown.other = vec![
        ("СНИЛС".to_owned(), "123-456-789 00".to_owned()),
        ("Домашний адрес".to_owned(), "420111, Казань, ул. Баумана, 1".to_owned()),
        ("паспорт".to_owned(), "92 08 123456".to_owned()),
    ];
    let mut child = person("Орлова Анна").born_on(day("11.03.2009"));
    child.other = vec![("свидетельство о рождении".to_owned(), "II-КБ 654321".to_owned())];
    vec![grown, child, person("Ким Юрий"), person("Петров Пётр")]
}

fn desk(many: usize) -> Desk {
    let mut desk = Desk::by(draft("RU22", "russian"));
    for person in athletes().into_iter().chain(crate::desk::people(10)).take(many) {
        let person = Person { organisation: "Самарская область".to_owned(), ..person };
        desk.act(CHIEF, entry::Command::register(person));
    }
    desk
}

#[test]
fn ru22_a3_the_preliminary_application_of_four() {
    let paper = desk(4).paper(Form::PreliminaryApplication);
    assert_eq!(paper.sheet, Sheet::Landscape);
    assert_eq!(labels(&paper), EIGHT);
    let lines: Vec<String> = paper.text().lines().map(str::to_owned).collect();
    assert_eq!(
        lines[..5],
        [
            "Приложение № 3",
            "ПРЕДВАРИТЕЛЬНАЯ ЗАЯВКА НА УЧАСТИЕ",
            "Самарская область (организация)",
            "Чемпионат Республики Татарстан (наименование соревнований)",
            "Проводимых в Казань (место проведения) 10–18 марта 2023 г. (дата проведения) следующих спортсменов:",
        ]
    );
    assert_eq!(paper.tables().next().expect("a table").rows().count(), 4);
    has(&paper, "Представителем назначается: ____ (Ф.И.О.)");
    has(
        &paper,
        "____ (руководитель региональной спортивной федерации) ____ (подпись) ____ (расшифровка подписи) м.п.",
    );
    has(&paper, "М.П.\n«____» ____ 20____ г.\n");
}

#[test]
fn ru22_a3_a_lines_are_numbered_and_the_table_grows() {
    for many in [4, 7] {
        let paper = desk(many).paper(Form::PreliminaryApplication);
        let table = paper.tables().next().expect("a table");
        let numbers: Vec<&str> = table.rows().map(|row| row.texts()[0]).collect();
        let expected: Vec<String> = (1..=many).map(|number| number.to_string()).collect();
        assert_eq!(numbers, expected);
    }
    let empty = desk(0).paper(Form::PreliminaryApplication);
    assert_eq!(empty.tables().next().expect("a table").rows().count(), 4, "as the sample has them");
}

#[test]
fn ru22_a3_b_names_in_full() {
    let paper = desk(4).paper(Form::PreliminaryApplication);
    assert_eq!(row(&paper, "Иванов")[1], "Иванов Иван Иванович");
    assert_eq!(row(&paper, "Ким")[1], "Ким Юрий");
}

#[test]
fn ru22_a3_c_birth_and_insurance_in_one_cell_with_permission_only() {
    let desk = desk(4);
    assert_eq!(
        row(&desk.with(Form::PreliminaryApplication, personal), "Иванов")[2],
        "05.06.2008 / 123-456-789 00"
    );
    let without = desk.paper(Form::PreliminaryApplication);
    assert_eq!(row(&without, "Иванов")[2], "");
    for secret in ["2008", "123-456", "420111", "123456", "654321"] {
        assert!(!without.text().contains(secret) && !without.html("x").contains(secret), "{secret}");
    }
}

#[test]
fn ru22_a3_d_the_category_or_none() {
    let paper = desk(4).paper(Form::PreliminaryApplication);
    assert_eq!((row(&paper, "Иванов")[3], row(&paper, "Ким")[3]), ("КМС", "б/р"));
}

#[test]
fn ru22_a3_e_the_discipline_of_the_event() {
    assert_eq!(row(&desk(4).paper(Form::PreliminaryApplication), "Ким")[4], "русские шашки");
}

#[test]
fn ru22_a3_f_the_address_with_its_postcode() {
    let paper = desk(4).with(Form::PreliminaryApplication, personal);
    assert_eq!(row(&paper, "Иванов")[5], "420111, Казань, ул. Баумана, 1");
}

#[test]
fn ru22_a3_g_passport_from_fourteen_on_else_the_certificate_of_birth() {
    let mut desk = desk(4);
    let paper = desk.with(Form::PreliminaryApplication, personal);
    // On 10 March 2023 the one is fourteen, the other will be tomorrow.
    assert_eq!((row(&paper, "Иванов")[6], row(&paper, "Орлова")[6]), ("92 08 123456", "II-КБ 654321"));
    let shown = Shown { number: "11 22 333444".to_owned(), ..Shown::new(Document::Paper(Kind::Passport)) };
    desk.act(CHIEF, entry::Command::Show { people: vec![PersonId(3)], paper: shown });
    assert_eq!(row(&desk.with(Form::PreliminaryApplication, personal), "Ким")[6], "11 22 333444");
    assert_eq!(row(&desk.paper(Form::PreliminaryApplication), "Ким")[6], "");
}

#[test]
fn ru22_a3_h_the_coach() {
    let paper = desk(4).paper(Form::PreliminaryApplication);
    assert_eq!((row(&paper, "Иванов")[7], row(&paper, "Ким")[7]), ("Сидоров С.С.", ""));
}

/// An application that was handed in.
fn handed_in(stage: Stage) -> Desk {
    let mut desk = desk(4);
    let athletes: Vec<PersonId> = (1..=4).map(PersonId).collect();
    let mut application =
        Application::new(stage, "Самарская область", &athletes, day("01.03.2023"), Copy::Original)
            .signed(Signatory::Federation, "Кузнецов К.К.")
            .signed(Signatory::Executive, "Громова Г.Г.")
            .signed(Signatory::Doctor, "Белов Б.Б.");
    application.representative = "Сидоров С.С.".to_owned();
    application.athletes[2] = Listed { person: PersonId(3), cleared: false };
    desk.act(Actor::Organiser, entry::Command::Apply(Box::new(application)));
    desk
}

#[test]
fn ru22_a3_i_the_representative_and_the_federation() {
    let paper = handed_in(Stage::Preliminary).paper(Form::PreliminaryApplication);
    has(&paper, "Представителем назначается: Сидоров С.С. (Ф.И.О.)");
    has(
        &paper,
        "____ (руководитель региональной спортивной федерации) ____ (подпись) Кузнецов К.К. (расшифровка подписи) м.п.",
    );
}

#[test]
fn ru22_a3_j_the_executive_body_the_stamp_and_the_date() {
    let paper = handed_in(Stage::Preliminary).paper(Form::PreliminaryApplication);
    has(
        &paper,
        "____ (руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и \
         спорта) ____ (подпись) Громова Г.Г. (расшифровка подписи)\nМ.П.\n«____» ____ 20____ г.\n",
    );
}

#[test]
fn ru22_a4_the_final_application() {
    let paper = handed_in(Stage::Final).paper(Form::FinalApplication);
    assert_eq!((paper.sheet, labels(&paper).len()), (Sheet::Landscape, 9));
    let text = paper.text();
    let order = [
        "Приложение № 4",
        "ЗАЯВКА НА УЧАСТИЕ",
        "Допуск врача",
        "Представителем назначается",
        "Печать и подпись медицинской организации",
        "Руководитель региональной спортивной федерации",
        "Руководитель органа исполнительной власти",
        "М.П.",
        "20____ г.",
    ];
    let places: Vec<Option<usize>> = order.iter().map(|part| text.find(part)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}\n{text}");
}

#[test]
fn ru22_a4_a_columns_as_in_the_preliminary_one() {
    let desk = desk(4);
    let last = desk.paper(Form::FinalApplication);
    assert_eq!(labels(&last)[..8], labels(&desk.paper(Form::PreliminaryApplication)));
}

#[test]
fn ru22_a4_b_the_mark_of_the_doctor() {
    let paper = handed_in(Stage::Final).paper(Form::FinalApplication);
    assert_eq!(labels(&paper)[8], "Допуск врача");
    assert_eq!((row(&paper, "Иванов")[8], row(&paper, "Ким")[8]), ("Допущен", ""));
}

#[test]
fn ru22_a4_c_the_line_of_the_medical_organisation() {
    has(
        &handed_in(Stage::Final).paper(Form::FinalApplication),
        "Печать и подпись медицинской организации ____ (подпись) Белов Б.Б. (фамилия и инициалы врача, дата допуска)",
    );
}

#[test]
fn ru22_a4_d_two_heads_sign() {
    let paper = handed_in(Stage::Final).paper(Form::FinalApplication);
    has(
        &paper,
        "Руководитель региональной спортивной федерации ____ (подпись) Кузнецов К.К. (расшифровка подписи)",
    );
    has(&paper, "в области физической культуры и спорта ____ (подпись) Громова Г.Г. (расшифровка подписи)");
}

#[test]
fn ru22_5_1_par1_both_applications_have_the_columns_of_their_samples() {
    let desk = desk(4);
    assert_eq!(labels(&desk.paper(Form::PreliminaryApplication)).len(), 8);
    assert_eq!(labels(&desk.paper(Form::FinalApplication)).last(), Some(&"Допуск врача"));
    let refusal =
        desk.refused(Form::FinalApplication, |asked| asked.organisation = Some("Москва".to_owned()));
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:A4", "nobody comes from this organisation"));
}

#[test]
fn ru22_5_3_par1_the_protocol_of_the_committee() {
    let mut desk = desk(3);
    desk.act(CHIEF, entry::Command::admit(PersonId(1)));
    let verdict = Verdict::Refused {
        ground: Some(entry::Ground::Incomplete),
        reason: "нет полиса".to_owned(),
    };
    desk.act(CHIEF, entry::Command::Decide { id: PersonId(2), verdict });
    assert_eq!(row(&desk.paper(Form::AdmissionProtocol), "Ким")[3..], ["", ""]);
    desk.act(CHIEF, entry::Command::admit(PersonId(3)));
    desk.act(CHIEF, entry::Command::Sign { names: vec!["Иванов И.И.".to_owned()] });
    let paper = desk.paper(Form::AdmissionProtocol);
    assert_eq!(row(&paper, "Иванов Иван")[3], "допущен");
    assert_eq!(row(&paper, "Орлова")[3..], ["не допущен", "неполный комплект документов; нет полиса"]);
    has(&paper, "Член комиссии: ____ /Иванов И.И./");
    assert!(!paper.text().contains("05.06.2008"));
    has(&desk.with(Form::AdmissionProtocol, personal), "05.06.2008");
    // Permission gives nothing to forms that have no room for it.
    assert!(!desk.with(Form::Report, personal).text().contains("05.06.2008"));
}
