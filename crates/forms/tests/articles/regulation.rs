//! Articles about the regulation, the technical regulation and the invitation: sections, gaps, terms.

use article::Article;
use competition::{Actor, Command, Draft, swiss};
use forms::Form;
use language::Language;
use rulebook::Scale;

use crate::desk::{Desk, day, draft, has, people, swiss_draft};

/// A draft that says nothing of itself but its system.
fn bare(edition: &str) -> Draft {
    let mut draft = draft(edition, "russian");
    draft.scale = Scale::TwoOneZero;
    draft.organisation.place.clear();
    draft.organisation.organisers.clear();
    (draft.first_day, draft.last_day) = (None, None);
    draft.entries = competition::entry::Terms::default();
    draft
}

fn note(desk: &mut Desk, article: &str, text: &str) {
    let article = Article::find(article).expect("an article");
    desk.act(Actor::Organiser, Command::Note { article, text: text.to_owned() });
}

/// A section has its heading and its place; what is noted by its article stands below it and fills the gap.
#[track_caller]
fn section(edition: &str, language: Language, article: &str, heading: &str) {
    let mut desk = Desk::by(bare(edition));
    let at = |desk: &Desk, text: &str| {
        let paper = desk.with(Form::Regulation, |asked| asked.language = language).text();
        paper.lines().position(|line| line == text)
    };
    let place = at(&desk, heading).unwrap_or_else(|| panic!("no {heading:?}"));
    let lacks = |desk: &Desk| Form::Regulation.gaps(&desk.event).iter().any(|gap| gap.name() == article);
    // The system and the criteria are always known; everything else is a gap at first.
    let known = ["UA24:II.regulation.2.5", "UA24:II.regulation.2.8", "RU-CODEX:4.1.e"].contains(&article);
    assert_eq!(lacks(&desk), !known, "{article}");
    note(&mut desk, article, "Текст розділу.");
    assert!(!lacks(&desk), "{article}");
    assert_eq!(at(&desk, "Текст розділу."), Some(place + 1), "{article}");
}

#[test]
fn ua24_ii_regulation_2_1_aim_and_tasks() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.1", "1. Мета і завдання");
}

#[test]
fn ua24_ii_regulation_2_2_dates_and_place() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.2", "2. Строки і місце проведення");
}

#[test]
fn ua24_ii_regulation_2_3_management() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.3", "3. Організація та керівництво");
}

#[test]
fn ua24_ii_regulation_2_4_participants() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.4", "4. Учасники");
}

#[test]
fn ua24_ii_regulation_2_5_character() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.5", "5. Характер змагань");
}

#[test]
fn ua24_ii_regulation_2_6_programme() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.6", "6. Програма");
}

#[test]
fn ua24_ii_regulation_2_7_safety() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.7", "7. Безпека та підготовка місць змагань");
}

#[test]
fn ua24_ii_regulation_2_8_winners_and_awards() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.8", "8. Визначення першості та нагородження");
}

#[test]
fn ua24_ii_regulation_2_9_financing() {
    section(
        "UA24",
        Language::Ukrainian,
        "UA24:II.regulation.2.9",
        "9. Фінансування та матеріальне забезпечення",
    );
}

#[test]
fn ua24_ii_regulation_2_10_entries() {
    section("UA24", Language::Ukrainian, "UA24:II.regulation.2.10", "10. Строки та порядок подання заявок");
}

#[test]
fn ru_codex_4_1_a_aims() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.a", "1. Цели и задачи");
}

#[test]
fn ru_codex_4_1_b_dates_and_place() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.b", "2. Сроки и место проведения");
}

#[test]
fn ru_codex_4_1_c_management() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.c", "3. Организация и руководство");
}

#[test]
fn ru_codex_4_1_d_participants() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.d", "4. Участники");
}

#[test]
fn ru_codex_4_1_e_system_and_winners() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.e", "5. Определение победителей и награждение");
}

#[test]
fn ru_codex_4_1_f_awards() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.f", "6. Награждение");
}

#[test]
fn ru_codex_4_1_g_entries() {
    section("RU-CODEX", Language::Russian, "RU-CODEX:4.1.g", "7. Сроки и порядок подачи заявок");
}

#[test]
fn ru_codex_4_1_g_the_schedule_stands_with_the_entries() {
    let mut desk = Desk::by(swiss_draft("RU-CODEX", swiss::System::BlindLot, 3));
    desk.schedule(3);
    has(&desk.paper(Form::Regulation), "3 | 12 марта 2023 г. | 10:30 UTC | Большой зал");
}

#[test]
fn ua24_ii_regulation_3_the_regulation_names_the_rules_it_stands_on() {
    let paper = Desk::by(bare("UA24")).with(Form::Regulation, |asked| asked.language = Language::Ukrainian);
    has(&paper, "Складено на підставі Правил спортивних змагань з шашок від 24.10.2024");
}

#[test]
fn ua24_ii_regulation_4_what_the_rules_remark_on_is_listed() {
    let mut draft = bare("UA24");
    let control = "10".parse().expect("a control");
    draft.game = rulebook::Draft::usual(draft.edition, draft.discipline, control).map(Box::new);
    let objections = draft.objections();
    assert_eq!(objections.len(), 1, "{objections:?}");
    let paper = Desk::by(draft).with(Form::Regulation, |asked| asked.language = Language::Ukrainian);
    has(&paper, "Зауваження правил\n");
    for objection in objections {
        has(&paper, &format!("[{}]", objection.by));
    }
}

#[test]
fn ua24_ii_regulation_5_approved_two_months_before_the_start() {
    let mut draft = draft("UA24", "russian");
    draft.scale = Scale::TwoOneZero;
    (draft.first_day, draft.last_day) = (Some(day("01.07.2025")), Some(day("05.07.2025")));
    let desk = Desk::by(draft);
    let due = Form::Regulation.due(&desk.event).map(|(day, by)| (day, by.name()));
    assert_eq!(due, Some((day("01.05.2025"), "UA24:II.regulation.5")));
    let paper = desk.with(Form::Regulation, |asked| asked.language = Language::Ukrainian);
    has(&paper, "Не пізніше 1 травня 2025 р. [UA24:II.regulation.5].");
}

/// A technical regulation of which nothing is missing but what is taken away.
#[track_caller]
fn field(article: &str, take: impl Fn(&mut Draft), printed: &str) {
    let full = || {
        let mut draft = swiss_draft("UA24", swiss::System::MedianSolkoff, 7);
        draft.scale = Scale::TwoOneZero;
        let control = "45+15".parse().expect("a control");
        draft.game = rulebook::Draft::usual(draft.edition, draft.discipline, control).map(Box::new);
        draft
    };
    let gap =
        |desk: &Desk| Form::TechnicalRegulation.gaps(&desk.event).iter().any(|gap| gap.name() == article);
    let text = |desk: &Desk| {
        desk.with(Form::TechnicalRegulation, |asked| asked.language = Language::Ukrainian).text()
    };
    let mut desk = Desk::by(full());
    if gap(&desk) {
        note(&mut desk, article, "за рішенням федерації");
    }
    assert!(!gap(&desk), "{article}");
    assert!(text(&desk).contains(printed), "no {printed:?} in\n{}", text(&desk));
    let mut draft = full();
    take(&mut draft);
    let desk = Desk::by(draft);
    let is_optional = article.ends_with('f') || article.ends_with('b') || article.ends_with('d');
    assert!(gap(&desk) || is_optional, "{article}");
}

#[test]
fn ua24_iv_panel_8_3_a_place_and_dates() {
    let printed = "Казань (місце проведення) 10–18 березня 2023 р. (дати проведення)";
    field("UA24:IV.panel.8.3.a", |draft| draft.organisation.place.clear(), printed);
}

#[test]
fn ua24_iv_panel_8_3_b_the_system() {
    field("UA24:IV.panel.8.3.b", |_| {}, "Система проведення: швейцарська турів: 7");
}

#[test]
fn ua24_iv_panel_8_3_c_the_time_control() {
    field("UA24:IV.panel.8.3.c", |draft| draft.game = None, "Контроль часу: 45 хв + 15 с\n");
}

#[test]
fn ua24_iv_panel_8_3_d_equal_points() {
    field("UA24:IV.panel.8.3.d", |_| {}, "За рівності очок місця визначають | Пункт\n1 | ");
}

#[test]
fn ua24_iv_panel_8_3_e_awards() {
    field("UA24:IV.panel.8.3.e", |_| {}, "5. Нагородження\nза рішенням федерації\n");
}

#[test]
fn ua24_iv_panel_8_3_f_qualifying_places_where_there_are_some() {
    field("UA24:IV.panel.8.3.f", |_| {}, "6. Кількість місць, що дають вихід до наступного етапу\n____\n");
    let mut desk = Desk::by(bare("UA24"));
    note(&mut desk, "UA24:IV.panel.8.3.f", "4 місця");
    has(
        &desk.with(Form::TechnicalRegulation, |asked| asked.language = Language::Ukrainian),
        "до наступного етапу\n4 місця\n",
    );
}

#[test]
fn ua24_iv_panel_8_3_fields_in_their_order() {
    let desk = Desk::by(bare("UA24"));
    let gaps: Vec<&str> = Form::TechnicalRegulation.gaps(&desk.event).iter().map(|gap| gap.name()).collect();
    assert_eq!(gaps, ["UA24:IV.panel.8.3.a", "UA24:IV.panel.8.3.c", "UA24:IV.panel.8.3.e"]);
}

#[test]
fn ru_codex_4_2_the_invitation_has_every_field_and_its_term() {
    let mut draft = draft("RU-CODEX", "russian");
    draft.scale = Scale::TwoOneZero;
    let mut desk = Desk::by(draft);
    note(&mut desk, "RU-CODEX:4.1.f", "кубок и медали");
    // What the form has no line for is written on the page of the programme.
    assert_eq!(
        Form::Invitation.sections(&desk.event).iter().map(|by| by.name()).collect::<Vec<_>>(),
        ["RU-CODEX:4.2"]
    );
    note(&mut desk, "RU-CODEX:4.2", "Жеребьевка 9 марта в 18:00");
    let paper = desk.paper(Form::Invitation);
    let text = paper.text();
    for field in [
        "Место проведения Казань",
        "Первый тур 10 марта 2023 г. последний тур 18 марта 2023 г.",
        "Жеребьевка ____ (дата) ____ (время)",
        "Открытие ____ закрытие ____",
        "Проезд ____",
        "Жеребьевка 9 марта в 18:00\n",
        "Питание и проживание, срок ____",
        "Сопровождающие лица ____",
        "Призы кубок и медали",
        "Приезд ____ контакт ____",
        "подтвердить участие до ____",
        "Не позднее 10 февраля 2023 г. [RU-CODEX:4.2].",
    ] {
        assert!(text.contains(field), "no {field:?} in\n{text}");
    }
}

#[test]
fn ru_codex_4_7_4_the_report_is_due_three_days_after_the_end() {
    let mut draft = draft("RU-CODEX", "russian");
    (draft.first_day, draft.last_day) = (Some(day("05.05.2023")), Some(day("10.05.2023")));
    let desk = Desk::by(draft);
    let due = Form::Report.due(&desk.event).map(|(day, by)| (day, by.name()));
    assert_eq!(due, Some((day("13.05.2023"), "RU-CODEX:4.7.4")));
    has(&desk.paper(Form::Report), "Не позднее 13 мая 2023 г. [RU-CODEX:4.7.4].");
    // Elsewhere the organiser says until when.
    assert_eq!(Form::Report.due(&Desk::by(crate::desk::draft("RU22", "russian")).event), None);
}

#[test]
fn ua24_iv_panel_12_4_the_press_is_told_who_won() {
    let mut draft = draft("UA24", "russian");
    draft.scale = Scale::TwoOneZero;
    let mut desk = Desk::by(draft);
    let refusal = desk.refused(Form::PressReport, |_| {});
    assert_eq!((refusal.by.name(), refusal.why), ("UA24:IV.panel.12.4", "no round was played"));
    for person in people(4) {
        desk.act(crate::desk::CHIEF, competition::entry::Command::register(person));
    }
    crate::desk::pass_ua24(&mut desk, 4);
    desk.numbers();
    (0..3).for_each(|_| desk.play(crate::desk::mixed));
    let paper = desk.with(Form::PressReport, |asked| asked.language = Language::Ukrainian);
    let best = desk.event.places()[0].0;
    let name = desk.event.name_of(desk.event.stage().competitor(best).expect("a player"));
    has(&paper, &format!("\n1. {name}"));
    has(&paper, "Учасників: 4 організацій: 3\n");
    has(&paper, "Розподіл місць, зіграно турів: 3\n");
}
