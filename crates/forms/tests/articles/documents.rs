//! Articles about documents the text asks for without a sample.

use competition::entry::{self, Audience, Group};
use competition::panel::Record;
use competition::protest::{Game, Party, Petition, What};
use competition::regulation::{System, TableOrder};
use competition::round::Outcome;
use competition::{Actor, Command, No, PersonId, Role, TeamId, panel, protest, round, schedule, swiss};
use forms::{Chart, Form, Played, Reply, Zone};
use language::Language;
use rulebook::law::Measure;
use rulebook::law::event::{Block, Court, Matter, Paper as Kind, Sex};

use crate::desk::{
    CHIEF, Desk, at, day, draft, has, labels, mixed, pass_ua24, people, round_robin, row, score_teams, swiss,
    swiss_draft, teams,
};

#[test]
fn ru22_3_2_a_the_programme_states_the_rules() {
    let paper = Desk::by(draft("RU22", "russian")).paper(Form::Programme);
    has(&paper, "Соревнование проводится в соответствии с Правилами вида спорта «шашки»");
}

#[test]
fn ru22_3_2_b_the_programme_names_the_organisers() {
    has(&Desk::by(draft("RU22", "russian")).paper(Form::Programme), "Федерация шашек; Комитет по спорту");
}

#[test]
fn ru22_3_2_c_the_programme_says_where_and_when() {
    has(&Desk::by(draft("RU22", "russian")).paper(Form::Programme), "Казань, 10–18 марта 2023 г.");
}

#[test]
fn ru22_3_2_d_the_rounds_in_the_order_of_their_hours() {
    let mut desk = Desk::by(swiss_draft("RU22", swiss::System::TruncatedSolkoff, 9));
    desk.schedule(9);
    // The last round is moved before the first.
    let slot = schedule::Slot { starts: Some(at("09.03.2023", 15, 0)), hall: None };
    desk.act(Actor::Organiser, Command::Schedule(schedule::Command::Set { round: 9, slot }));
    let paper = desk.paper(Form::Programme);
    let table = paper.tables().next().expect("a table");
    let rows: Vec<[&str; 3]> =
        table.rows().map(|row| [row.texts()[0], row.texts()[1], row.texts()[2]]).collect();
    assert_eq!(rows[0], ["9", "9 марта 2023 г.", "15:00 UTC"]);
    assert_eq!((rows[1], rows.len()), (["1", "10 марта 2023 г.", "10:30 UTC"], 9));
    // In Vladivostok the clocks go ten hours before.
    let paper = desk.with(Form::Programme, |asked| asked.zone = Zone::of(600).expect("a zone"));
    let row = paper.tables().next().and_then(|table| table.rows().next()).expect("a row");
    assert_eq!(row.texts()[1..3], ["10 марта 2023 г.", "01:00 UTC+10"]);
}

#[test]
fn ru22_3_2_e_the_groups_that_may_play() {
    let mut draft = draft("RU22", "russian");
    draft.entries.groups = vec![Group::under(14, Sex::Male), Group::under(17, Sex::Male)];
    draft.entries.least_rank = Some(competition::entry::Rank::Second);
    has(&Desk::by(draft).paper(Form::Programme), "юноши до 14 лет, юноши до 17 лет; не ниже II");
}

#[test]
fn ru22_3_2_f_contacts_and_room_for_them() {
    let mut desk = Desk::by(draft("RU22", "russian"));
    has(&desk.paper(Form::Programme), "Контакты\n____\n____\n");
    let text = "+7 843 000-00-00, info@example.org".to_owned();
    desk.act(Actor::Organiser, Command::Schedule(schedule::Command::Write { block: Block::Contacts, text }));
    has(&desk.paper(Form::Programme), "Контакты\n+7 843 000-00-00, info@example.org\n");
}

#[test]
fn ru22_5_4_9_2_the_line_up_of_a_team() {
    let desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    let paper = desk.with(Form::LineUp, |asked| asked.team = Some(TeamId(2)));
    has(&paper, "Команда Кама тур 1\n");
    assert_eq!(labels(&paper)[..2], ["Доска", "Фамилия, имя"]);
    let table = paper.tables().next().expect("a table");
    let names: Vec<&str> = table.rows().map(|row| row.texts()[1]).collect();
    assert_eq!(
        names,
        ["Щербаковская Екатерина", "Ґудзь Їжакевич Євген", "Петров Пётр", "Абдурахманов Абдулхаким"]
    );
    has(&paper, "Капитан: ____ /Щербаковская Екатерина/");
    assert_eq!(desk.paper(Form::LineUp).pages(), 4);
}

#[test]
fn when_all_rounds_are_paired_the_line_up_is_of_the_last() {
    let mut desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    (0..3).for_each(|_| drop(desk.pair()));
    has(&desk.paper(Form::LineUp), " тур 3\n");
}

#[test]
fn ru22_5_4_3_1_a_sheet_of_two_columns_for_every_board() {
    let mut desk = round_robin(4, 0);
    desk.pair();
    let paper = desk.paper(Form::ScoreSheets);
    assert_eq!(paper.pages(), 2);
    assert_eq!(labels(&paper), ["№", "Белые", "Черные", "Время", "№", "Белые", "Черные", "Время"]);
    assert_eq!(desk.with(Form::ScoreSheets, |asked| asked.no = Some(No(1))).pages(), 1);
}

#[test]
fn ru22_5_4_3_5_time_result_and_both_signatures() {
    let desk = round_robin(4, 1);
    let paper =
        desk.with(Form::ScoreSheets, |asked| asked.no = Some(desk.event.stage().rounds()[0].boards[0].white));
    has(&paper, "Затраченное время: белые ____ черные ____\n");
    has(&paper, "Результат: белые 1 черные 0\n");
    has(&paper, "Подписи: белые ____ черные ____\n");
}

#[test]
fn a_micromatch_has_a_sheet_for_each_game_with_colours_changed() {
    let mut draft = draft("RU22", "russian");
    let game = rulebook::Draft::preset(draft.edition, draft.discipline).expect("a preset");
    draft.game = Some(Box::new(rulebook::Draft { games: 2, ..game }));
    let mut desk = Desk::by(draft);
    desk.players(people(2));
    let (white, _) = desk.pair()[0];
    let games = vec![Outcome::White, Outcome::Draw];
    desk.round(round::Command::ScoreGames { round: 1, no: white, games });
    let moves = vec!["g3-h4".to_owned()];
    let record = Record { round: 1, board: 1, game: 2, ballot: None, moves };
    desk.act(CHIEF, Command::Panel(panel::Command::Record(record)));
    let paper = desk.paper(Form::ScoreSheets);
    assert_eq!(paper.pages(), 2);
    let text = paper.text();
    let (first, second) = text.split_once("Партия 2 из 2\n").expect("two games");
    assert!(first.contains("Партия 1 из 2\n"), "{text}");
    let names = |sheet: &str| sheet.lines().find(|line| line.starts_with("Белые ")).map(str::to_owned);
    assert!(names(first).is_some() && names(first) != names(second), "{text}");
    assert!(first.contains("Результат: белые 1 черные 0\n"), "{text}");
    assert!(second.contains("Результат: белые ½ черные ½\n"), "{text}");
    assert!(second.contains("g3-h4") && !first.contains("g3-h4"), "{text}");
}

#[test]
fn ua24_iii_recording_9_the_sheet_has_room_for_what_is_handed_in() {
    let mut draft = draft("UA24", "russian");
    draft.scale = rulebook::Scale::TwoOneZero;
    let mut desk = Desk::by(draft);
    let played = Played {
        white: "Ґудзь".to_owned(),
        times: ["1:02".to_owned(), "0:58".to_owned()],
        ..Played::default()
    };
    let paper = played.paper(Language::Ukrainian);
    has(&paper, "Витрачений час: білі 1:02 чорні 0:58\n");
    has(&paper, "Підписи: білі ____ чорні ____\n");
    desk.now = at("10.03.2023", 9, 0);
    assert_eq!(Form::ScoreSheets.article(desk.event.regulation().edition).name(), "UA24:III.recording.9");
}

#[test]
fn ru22_9_3_2_1_renju_is_recorded_on_a_board_with_passes_beside_it() {
    let moves = ["h8", "i9", "pass", "g7"].map(str::to_owned).to_vec();
    let played = Played { black: "Орлова".to_owned(), moves, renju: true, ..Played::default() };
    let paper = played.paper(Language::Russian);
    has(&paper, "1. h8 2. i9 4. g7\nПасы на ходах: 3\n");
    has(&paper, "Подписи: черные ____ белые ____\n");
    assert_eq!(paper.pages(), 1);
    assert!(paper.html("x").contains("<svg class=\"board\""));
}

#[test]
fn the_report_of_teams_counts_boards_and_players() {
    let mut desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    desk.pair();
    score_teams(&mut desk, |seat| if seat == 0 { Outcome::WhitePlus } else { Outcome::White });
    let report = desk.paper(Form::Report);
    has(&report, "Участников: 16 организаций: 3");
    let mut rows = report.tables().flat_map(|table| table.rows()).map(|row| row.texts());
    // Two matches on four boards each, and nobody came to the first board of both.
    let found = rows.find(|row| row.len() == 6 && row[0] == "1" && row[3..] == ["8", "2", "0"]);
    assert!(found.is_some(), "{}", report.text());
}

#[test]
fn the_card_of_a_team_has_its_matches_and_no_empty_column() {
    let mut desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    for _ in 0..3 {
        desk.pair();
        score_teams(&mut desk, |seat| if seat == 0 { Outcome::Draw } else { Outcome::White });
    }
    let card = desk.with(Form::PlayerCard, |asked| asked.no = Some(No(1)));
    has(&card, "КАРТОЧКА КОМАНДЫ\n");
    let name = desk.event.name_of(desk.event.stage().competitor(No(1)).expect("a team"));
    has(&card, &format!("Команда {name} (№ 1)\n"));
    assert!(card.title.starts_with("Карточка команды. "), "{}", card.title);
    let table = card.tables().next().expect("a table");
    assert_eq!(table.rows().count(), 3);
    for (at, label) in table.labels().into_iter().enumerate() {
        assert!(table.rows().all(|row| !row.texts()[at].is_empty()), "{label}:\n{}", card.text());
    }
    // Half a point at the first board; White wins the others, and colours alternate.
    let scores: Vec<&str> = table.rows().map(|row| row.texts()[3]).collect();
    assert!(scores.iter().all(|score| ["1,5 : 2,5", "2,5 : 1,5"].contains(score)), "{scores:?}");
}

/// A round of four with the moves of its first board entered.
fn recorded() -> Desk {
    let mut desk = round_robin(4, 1);
    let moves = ["c3-d4", "d6-c5", "b2-c3", "f6-g5"].map(str::to_owned).to_vec();
    desk.act(
        CHIEF,
        Command::Panel(panel::Command::Record(Record { round: 1, board: 1, game: 1, ballot: None, moves })),
    );
    desk
}

#[test]
fn ua24_iv_panel_12_3_the_games_of_a_round_are_printed() {
    let paper = recorded().paper(Form::Games);
    has(&paper, "Партии 1 тура\n");
    has(&paper, "1. c3-d4 d6-c5 2. b2-c3 f6-g5\n");
    has(&recorded().paper(Form::ScoreSheets), "1 | c3-d4 | d6-c5 |  | 31 |");
}

#[test]
fn ua24_iv_panel_12_1_a_bulletin_has_results_places_and_the_next_pairs() {
    let mut desk = swiss(8, 3, 5);
    desk.pair();
    let text = desk.paper(Form::Bulletin).text();
    let parts = ["Бюллетень № 3", "Результаты 3 тура", "Распределение мест, сыграно туров: 3", "Пары 4 тура"];
    let places: Vec<Option<usize>> = parts.iter().map(|part| text.find(part)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
}

#[test]
fn ua24_iv_panel_12_2_press_and_players_read_the_same_bulletin() {
    let desk = swiss(8, 3, 5);
    let paper =
        desk.with(Form::Bulletin, |asked| (asked.language, asked.round) = (Language::Ukrainian, Some(2)));
    has(&paper, "Результати 2 туру");
    has(&paper, "Пари 3 туру");
}

#[test]
fn ru22_10_3_6_t2_the_chart_of_times() {
    let chart = Chart {
        white: "Петров".to_owned(),
        black: "Седов".to_owned(),
        replies: [
            [("01.03", "03.03", "c3-b4"), ("12.03", "15.03", "f6-g5")],
            [("22.03", "26.03", "b2-c3"), ("10.04", "11.04", "g5-h4")],
        ]
        .map(|both| both.map(|(received, sent, text)| Some(reply(received, sent, text))))
        .to_vec(),
        ..Chart::default()
    };
    let paper = chart.paper(Language::Russian);
    has(&paper, "Белые: Петров. Время | Ход белых | № хода | Ход черных | Черные: Седов. Время\n");
    has(&paper, "01.03 | 03.03 | 2 | 2 | c3-b4 | 1 | f6-g5 | 12.03 | 15.03 | 3 | 3\n");
    has(&paper, "22.03 | 26.03 | 4 | 6 | b2-c3 | 2 | g5-h4 | 10.04 | 11.04 | 1 | 4\n");
}

#[test]
fn ru_codex_5_3_6_chart_days_of_leave_cost_nothing() {
    let leave = clock::Leave { first: day("04.03.2002"), last: day("10.03.2002") };
    let replies =
        vec![[Some(reply("01.03", "12.03", "c3-b4")), None], [Some(reply("22.03", "26.03", "b2-c3")), None]];
    let chart = Chart { replies, leaves: [vec![leave], Vec::new()], ..Chart::default() };
    let paper = chart.paper(Language::Ukrainian);
    has(&paper, "01.03 | 12.03 | 4 | 4 | c3-b4 | 1 |");
    has(&paper, "22.03 | 26.03 | 4 | 8 | b2-c3 | 2 |");
}

fn reply(received: &str, sent: &str, text: &str) -> Reply {
    let of_2002 = |date: &str| day(&format!("{date}.2002"));
    Reply { received: of_2002(received), sent: of_2002(sent), text: text.to_owned() }
}

/// A protest against a warning.
fn protested() -> Desk {
    let mut desk = round_robin(4, 1);
    let decide = protest::Command::Decide {
        matter: Matter::Play,
        what: What::Measure(Measure::Warning),
        round: Some(1),
        board: Some(2),
        game: None,
        parties: vec![Party::alone(PersonId(3))],
        articles: vec![article::Article::new("RU22:5.4.3.1")],
        reason: "не вел запись".to_owned(),
    };
    desk.act(CHIEF, Command::Protest(decide));
    let petition = Petition {
        to: Court::Panel,
        text: "Запись велась полностью.".to_owned(),
        articles: vec![article::Article::new("RU22:5.4.3.5")],
        ..desk.event.petition(1).expect("a petition")
    };
    let mut petition = petition;
    petition.to = desk.event.petition(1).expect("a petition").to;
    desk.act(Actor::Person(PersonId(3)), Command::Protest(protest::Command::File(petition)));
    desk
}

#[test]
fn ru22_5_4_17_2_a_protest_names_the_articles_and_goes_to_the_chief_arbiter() {
    let desk = protested();
    let paper = desk.with(Form::Protest, |asked| asked.case = Some(1));
    has(&paper, "Главному судье Иванов И.И.\n");
    has(&paper, "Пункты, которые считаю нарушенными RU22:5.4.3.5\n");
    has(&paper, "На решение предупреждение\n");
    has(&paper, "Тур 1 доска 2\n");
    has(&paper, "Запись велась полностью.\n");
    let empty = desk.paper(Form::Protest);
    has(&empty, "Пункты, которые считаю нарушенными ____\n");
    has(&empty, "Главному судье Иванов И.И.\nот ____\nПРОТЕСТ\n");
}

#[test]
fn ru22_5_4_17_2_a_protest_about_a_game_names_its_round_and_board() {
    let mut desk = round_robin(4, 1);
    let game = Game { round: 1, board: 2, game: None };
    let dispute = desk.event.dispute(game).expect("a game");
    let author = Actor::Person(dispute.parties[0].person);
    let petition = Petition {
        text: "Соперник взялся за шашку.".to_owned(),
        articles: vec![article::Article::new("RU22:5.4.3.5")],
        ..desk.event.petition(game).expect("a petition")
    };
    desk.act(author, Command::Protest(protest::Command::File(petition)));
    let paper = desk.with(Form::Protest, |asked| asked.case = Some(1));
    has(&paper, "Тур 1 доска 2\n");
    has(&paper, "Соперник взялся за шашку.\n");
    assert!(!paper.text().contains("На решение"), "nobody has decided");
    has(&desk.paper(Form::Report), "Тур 1, Доска 2: Соперник взялся за шашку.");
}

#[test]
fn ru22_12_3_a_a_certificate_with_points_and_place() {
    let desk = round_robin(4, 3);
    let best = desk.event.standings()[0].clone();
    let paper = desk.with(Form::Certificate, |asked| asked.no = Some(best.no));
    let name = desk.event.name_of(desk.event.stage().competitor(best.no).expect("a player"));
    has(&paper, &format!("Выдана {name} (фамилия, имя)\n"));
    has(&paper, &format!("занял(а) {} место из 4.\n", best.text()));
    has(&paper, "сыграно партий 3,");
    has(&paper, "Главный судья: ____ /Иванов И.И./ (судья ВК категории)");
}

#[test]
fn ua24_iv_panel_5_7_certificates_for_everybody() {
    let desk = round_robin(4, 3);
    assert_eq!(desk.with(Form::Certificate, |asked| asked.language = Language::Ukrainian).pages(), 4);
    assert_eq!(Form::Certificate.article(rulebook::Edition::Ua24).name(), "UA24:IV.panel.5.7");
}

#[test]
fn ru_codex_4_6_3_c_players_of_teams_have_certificates_of_their_own() {
    let mut desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::default() });
    desk.pair();
    score_teams(&mut desk, |_| Outcome::White);
    let paper = desk.paper(Form::Certificate);
    assert_eq!(paper.pages(), 16, "two matches on four boards");
    let text = paper.text();
    assert_eq!(text.matches("сыграно партий 1,").count(), 16, "{text}");
    assert_eq!(text.matches("выиграно 1,").count(), 8, "White won on every board");
    assert!(!text.contains("Волга"), "a certificate is nobody's but a player's: {text}");
}

#[test]
fn ru_codex_4_6_3_c_a_certificate_says_name_event_and_points() {
    let desk = round_robin(4, 3);
    let paper = desk.with(Form::Certificate, |asked| asked.no = Some(No(1)));
    has(&paper, "Чемпионат Республики Татарстан. Русские шашки");
    has(&paper, "Выполнена норма: ____\n");
}

#[test]
fn ua24_x_adaptation_6_a_certificate_of_an_adaptive_event_names_no_category() {
    let said = |audience| {
        let mut draft = draft("UA24", "russian");
        draft.entries.audience = audience;
        let mut desk = Desk::by(draft);
        let people = people(4);
        let all: Vec<PersonId> = (1..).map(PersonId).take(people.len()).collect();
        people.into_iter().for_each(|person| desk.act(CHIEF, entry::Command::register(person)));
        let paper = entry::Shown::new(Kind::AccidentInsurance.into());
        desk.act(CHIEF, entry::Command::Show { people: all.clone(), paper });
        for id in all {
            desk.act(Actor::Official(Role::Doctor), entry::Command::Examine { id, fit: true });
        }
        pass_ua24(&mut desk, 4);
        desk.numbers();
        desk.play(mixed);
        desk.with(Form::Certificate, |asked| asked.language = Language::Ukrainian).text()
    };
    let plain = said(Audience::Everybody);
    assert!(plain.contains("Виконано норму") && !plain.contains("не присвоюють"), "{plain}");
    let adaptive = said(Audience::Adaptive);
    assert!(!adaptive.contains("Виконано норму") && adaptive.contains("не присвоюють"), "{adaptive}");
}

#[test]
fn ru22_12_3_b_the_report_has_tables_sanctions_protests_and_attachments() {
    let mut desk = protested();
    let board = desk.event.stage().rounds()[0].boards[0].clone();
    let reason = "ошибка в протоколе".to_owned();
    desk.round(round::Command::Correct { round: 1, no: board.white, outcome: Outcome::Draw, reason });
    let text = desk.paper(Form::Report).text();
    for part in [
        "ОТЧЕТ ГЛАВНОГО СУДЬИ",
        "главный судья | Иванов И.И. | ВК",
        "Распределение мест",
        "предупреждение | не вел запись | RU22:5.4.3.1",
        "Запись велась полностью. | не рассмотрен",
        "результат исправлен на ½-½; ошибка в протоколе",
        "Приложения\n1. Таблица результатов, круговая система\n2. Протокол тура × 1\n",
        "Отчет о медицинском обеспечении",
    ] {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}

#[test]
fn ru_codex_4_6_3_b_the_report_lists_what_is_attached() {
    let mut desk = Desk::by(draft("RU-CODEX", "russian"));
    desk.players(people(4));
    desk.play(mixed);
    has(&desk.paper(Form::Report), "Бланки записи партий");
    assert_eq!(Form::Report.article(rulebook::Edition::RuCodex).name(), "RU-CODEX:4.6.3.b");
}

#[test]
fn ua24_iv_panel_8_6_the_report_in_ukrainian() {
    let mut draft = draft("UA24", "international");
    draft.scale = rulebook::Scale::TwoOneZero;
    let desk = Desk::by(draft);
    let paper = desk.with(Form::Report, |asked| asked.language = Language::Ukrainian);
    has(&paper, "ЗВІТ ГОЛОВНОГО СУДДІ\n");
    has(&paper, "Рішення та санкції\nНемає.\n");
}

#[test]
fn ru22_13_1_2_e_two_cases_in_the_medical_report() {
    let mut desk = round_robin(4, 1);
    for text in ["головная боль", "порез пальца"] {
        let note = Command::Note { article: article::Article::new("RU22:13.1.2.b"), text: text.to_owned() };
        desk.act(Actor::Official(Role::Doctor), note);
    }
    // A duty the doctor has ticked is no case.
    let tick = Command::Note { article: article::Article::new("RU22:13.1.2.e"), text: "✓".to_owned() };
    desk.act(Actor::Official(Role::Doctor), tick);
    let paper = desk.paper(Form::MedicalReport);
    assert_eq!(row(&paper, "головная")[0], "1");
    assert_eq!(row(&paper, "порез")[0], "2");
    assert!(!paper.text().contains('✓'), "{}", paper.text());
    has(&paper, "Выводы\n____\n");
    has(&paper, "Предложения\n____\n");
}

#[test]
fn slips_have_board_round_names_and_a_line_to_cut() {
    let desk = swiss(24, 0, 5);
    let mut desk = desk;
    desk.pair();
    let paper = desk.paper(Form::ResultSlips);
    has(&paper, "Тур 1 Доска 12\n");
    assert_eq!(paper.text().matches("(подпись)").count(), 24);
    let pages = paper.pages();
    assert!((2..=3).contains(&pages), "{pages} pages for 12 slips");
}

#[test]
fn the_wall_has_pairs_by_boards_and_by_names() {
    let mut desk = swiss(9, 1, 5);
    desk.schedule(5);
    desk.pair();
    let boards = desk.paper(Form::PairingsByBoard);
    has(&boards, "Пары 2 тура\n11 марта 2023 г., 10:30 UTC, Большой зал\n");
    assert_eq!(
        boards.tables().next().expect("a table").rows().count(),
        5,
        "four boards and who has no partner"
    );
    let names = desk.paper(Form::PairingsByName);
    let table = names.tables().next().expect("a table");
    let listed: Vec<&str> = table.rows().map(|row| row.texts()[0]).collect();
    assert_eq!(listed[..3], ["Абдурахманов Абдулхаким", "Ґудзь Їжакевич Євген", "Иванов Иван"]);
    assert_eq!(listed.len(), 9);
}

#[test]
fn days_over_the_end_of_a_month_or_a_year() {
    let days = |first: &str, last: &str| {
        let mut draft = draft("RU22", "russian");
        (draft.first_day, draft.last_day) = (Some(day(first)), Some(day(last)));
        let text = Desk::by(draft).paper(Form::Programme).text();
        text.lines()
            .find(|line| line.starts_with("Казань, "))
            .map(|line| line.replace("Казань, ", ""))
            .expect("days")
    };
    assert_eq!(days("10.03.2023", "10.03.2023"), "10 марта 2023 г.");
    assert_eq!(days("28.02.2023", "05.03.2023"), "28 февраля – 5 марта 2023 г.");
    assert_eq!(days("30.12.2022", "02.01.2023"), "30 декабря 2022 г. – 2 января 2023 г.");
}
