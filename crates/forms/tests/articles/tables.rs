//! Articles about tables of results: Appendices 9, 10 and 11, and Appendix 1.

use competition::entry::Person;
use competition::regulation::{System, TableOrder};
use competition::round::Outcome;
use competition::team::Roster;
use competition::{Actor, Command, PersonId, entry, round, swiss, team};
use forms::{Cell, Discipline, Form, Shade, Sheet};
use language::Language;
use rulebook::law::event::{Character, Tiebreak};

use crate::desk::{
    CHIEF, Desk, draft, has, labels, members, mixed, people, round_robin, row, score_teams, swiss,
    swiss_draft, teams,
};

const SIGNED: &str = "Главный судья: ____ /Иванов И.И./ (судья ВК категории);\n\
                      Главный секретарь: ____ /Петрова П.П./ (судья I категории).\n";

#[test]
fn ru22_a9_ten_players_in_kazan() {
    let paper = round_robin(10, 9).paper(Form::RoundRobinTable);
    assert_eq!(paper.sheet, Sheet::Landscape);
    has(&paper, "ПРОТОКОЛ (ТАБЛИЦА РЕЗУЛЬТАТОВ)\nЧемпионат Республики Татарстан. Русские шашки\n");
    has(&paper, "Казань (место проведения) 10–18 марта 2023 г. (дата проведения)\n");
    let crosses = (1..=10).map(|no: u16| no.to_string());
    assert_eq!(labels(&paper)[5..15], crosses.collect::<Vec<_>>());
    assert!(paper.text().ends_with(SIGNED), "{}", paper.text());
}

#[test]
fn ru22_a9_a_columns_and_the_blocked_diagonal() {
    let mut desk = round_robin(6, 4);
    desk.play(|at| if at == 0 { Outcome::WhitePlus } else { Outcome::NeitherCame });
    let paper = desk.paper(Form::RoundRobinTable);
    assert_eq!(
        labels(&paper),
        [
            "№",
            "Фамилия, имя",
            "Зв., р/д",
            "Рейтинг",
            "Организация",
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "Кт",
            "Очки",
            "Место"
        ]
    );
    let table = paper.tables().next().expect("a table");
    let rows: Vec<&Vec<Cell>> = table.rows().map(|row| &row.0).collect();
    let mut marks = String::new();
    for (no, row) in rows.iter().enumerate() {
        for (other, cell) in row[5..11].iter().enumerate() {
            assert_eq!(cell.shade == Shade::Blocked, no == other, "{no} {other}");
            // What one has against the other the other has against him.
            let mirror = match cell.text.as_str() {
                "1" => "0",
                "0" => "1",
                "+" => "-",
                "-" => rows[other][5 + no].text.as_str(),
                same => same,
            };
            assert_eq!(rows[other][5 + no].text, mirror);
            marks.push_str(&cell.text);
        }
    }
    assert!(marks.contains('+') && marks.contains('-') && marks.contains('½'), "{marks}");
}

#[test]
fn ru22_a9_a_points_are_the_sum_of_the_cells_and_places_follow() {
    let desk = round_robin(10, 9);
    let paper = desk.paper(Form::RoundRobinTable);
    let halves = |text: &str| match text {
        "1" => 2,
        "½" => 1,
        _ => 0,
    };
    let value = |text: &str| {
        2 * text.trim_end_matches('½').parse::<u32>().unwrap_or(0) + u32::from(text.ends_with('½'))
    };
    let table = paper.tables().next().expect("a table");
    let mut best = (0, "");
    for row in table.rows() {
        let texts = row.texts();
        let sum: u32 = texts[5..15].iter().map(|text| halves(text)).sum();
        assert_eq!(value(texts[16]), sum, "{texts:?}");
        assert!(!texts[15].is_empty(), "everybody has his coefficient, tied or not");
        if sum > best.0 {
            best = (sum, texts[17]);
        }
    }
    assert!(best.1.starts_with('1'), "{best:?}");
}

#[test]
fn ru22_a10_eight_rounds() {
    let paper = swiss(40, 8, 8).paper(Form::SwissTable);
    has(&paper, "Казань (место проведения) 10–18 марта 2023 г. (дата проведения)\n");
    assert_eq!(labels(&paper)[6..14], ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]);
    assert!(paper.text().ends_with(SIGNED));
}

#[test]
fn ru22_a10_a_lines_by_places_with_opponent_colour_and_mark() {
    let desk = swiss(13, 5, 5);
    let paper = desk.paper(Form::SwissTable);
    assert_eq!(
        labels(&paper),
        [
            "Место",
            "№",
            "Фамилия, имя",
            "Зв., р/д",
            "Рейтинг",
            "Организация",
            "I",
            "II",
            "III",
            "IV",
            "V",
            "Очки",
            "Кт1",
            "Кт2"
        ]
    );
    let first = &desk.event.stage().rounds()[0];
    let board = &first.boards[0];
    let name = |no| desk.event.name_of(desk.event.stage().competitor(no).expect("a player"));
    // Board one was won by White.
    assert_eq!(row(&paper, &name(board.white))[6], format!("{}б1", board.black));
    assert_eq!(row(&paper, &name(board.black))[6], format!("{}ч0", board.white));
    let bye = first.bye.expect("thirteen players");
    assert_eq!(row(&paper, &name(bye))[6], "+");
    let table = paper.tables().next().expect("a table");
    let places: Vec<u32> = table
        .rows()
        .map(|row| row.texts()[0].split('-').next().and_then(|place| place.parse().ok()).expect("a place"))
        .collect();
    assert!(places.is_sorted() && places.len() == 13, "{places:?}");
    assert!(table.rows().all(|row| !row.texts()[12].is_empty()));
}

#[test]
fn ru22_14_1_3_teams_without_titles_or_with_their_players() {
    let mut desk = teams(6, System::Swiss { by: swiss::System::TruncatedSolkoff, rounds: 3 });
    for _ in 0..2 {
        desk.pair();
        score_teams(&mut desk, mixed);
    }
    let short = desk.paper(Form::SwissTable);
    assert_eq!(labels(&short), ["Место", "№", "Команда", "I", "II", "III", "Очки", "Кт1", "Кт2"]);
    assert_eq!(short.tables().next().expect("a table").rows().count(), 6);
    let long = desk.with(Form::SwissTable, members);
    assert_eq!(labels(&long)[..5], ["Место", "№", "Команда", "Зв., р/д", "Рейтинг"]);
    let table = long.tables().next().expect("a table");
    assert!(
        table.groups.len() == 6 && table.groups.iter().all(|group| group.len() == 5),
        "a team and four players"
    );
    assert_eq!(row(&long, "Орлова Анна")[3..5], ["МС", "2266"]);
    assert!(["1", "½", "0"].contains(&row(&long, "Орлова Анна")[5]));

    let mut desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    desk.pair();
    score_teams(&mut desk, mixed);
    let short = desk.paper(Form::RoundRobinTable);
    assert_eq!(labels(&short), ["№", "Команда", "1", "2", "3", "4", "Кт", "Очки", "Место"]);
    assert_eq!(
        desk.with(Form::RoundRobinTable, members).tables().next().expect("a table").rows().count(),
        20
    );
}

/// An individual event with team standing: two members, of 1.3.d.
fn with_team_standing() -> Desk {
    let mut draft = draft("RU22", "russian");
    draft.organisation.character = Some(Character::TeamStanding);
    draft.teams.boards = 2;
    let mut desk = Desk::by(draft);
    desk.panel();
    let first = 3;
    for person in people(6) {
        desk.act(CHIEF, entry::Command::register(person));
    }
    desk.act(CHIEF, entry::Command::AdmitReady);
    for (at, name) in (0_u32..).zip(["Волга", "Кама", "Нева"]) {
        let main = vec![PersonId(first + 2 * at), PersonId(first + 2 * at + 1)];
        let roster = Roster { name: name.to_owned(), captain: None, main, reserves: Vec::new() };
        desk.act(Actor::Organiser, Command::Team(team::Command::Enter(roster)));
    }
    desk.numbers();
    (0..5).for_each(|_| desk.play(mixed));
    desk
}

#[test]
fn ru22_a11_three_teams_of_an_individual_event() {
    let paper = with_team_standing().paper(Form::TeamScoring);
    has(
        &paper,
        "ПРОТОКОЛ (ТАБЛИЦА РЕЗУЛЬТАТОВ)\nкомандного зачета Чемпионат Республики Татарстан. Русские шашки\nКазань",
    );
    let table = paper.tables().next().expect("a table");
    assert_eq!(table.groups.len(), 3);
    assert!(table.groups.iter().all(|group| group.len() == 2));
    assert!(paper.text().ends_with(SIGNED));
}

#[test]
fn ru22_a11_a_sums_of_points_and_of_places() {
    let desk = with_team_standing();
    let paper = desk.paper(Form::TeamScoring);
    assert_eq!(
        labels(&paper),
        [
            "Место",
            "Команда",
            "Фамилия, имя, отчество",
            "Зв., р/д",
            "Рейтинг",
            "Очки участников",
            "Сумма очков",
            "Сумма мест участников",
            "Прим."
        ]
    );
    let places = desk.event.standings();
    let number = |text: &str| text.replace('½', ".5").parse::<f64>().expect("a number");
    let table = paper.tables().next().expect("a table");
    for group in &table.groups {
        let (first, second) = (group[0].texts(), group[1].texts());
        // The cells beside the members reach over both rows.
        assert_eq!((first.len(), second.len()), (9, 4));
        assert_eq!(number(first[5]) + number(second[3]), number(first[6]));
        let place = |name: &str| {
            let mut all = places.iter();
            let is_it = |no| desk.event.name_of(desk.event.stage().competitor(no).expect("a player")) == name;
            all.find(|place| is_it(place.no)).map(|place| place.middle().to_f64()).expect("a place")
        };
        assert!((place(first[2]) + place(second[0]) - number(&first[7].replace(',', "."))).abs() < 1e-9);
    }
}

#[test]
fn ru22_14_1_4_team_scoring_stands_beside_the_table() {
    let desk = with_team_standing();
    let forms = forms::papers(&desk.event);
    assert!(forms.contains(&Form::TeamScoring) && forms.contains(&Form::RoundRobinTable));
    let refusal = round_robin(4, 1).refused(Form::TeamScoring, |_| {});
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:14.1.4", "no team is ranked by its members here"));
}

/// What the English head of a discipline of persons, or of teams, says.
#[track_caller]
fn english(discipline: &str, entrants: Character) -> &'static str {
    let mut draft = draft("RU22", discipline);
    draft.organisation.character = Some(entrants);
    Discipline::of(&draft).expect("a discipline of the appendix").name_in(Language::English)
}

#[test]
fn ru22_1_2_par1_international_protocols_use_international_names() {
    let mut desk = Desk::by(draft("RU22", "russian blitz"));
    desk.players(people(4));
    desk.pair();
    let paper = desk.with(Form::RoundProtocol, |asked| asked.language = Language::English);
    has(&paper, "Draughts-64. Blitz");
}

#[test]
fn ru22_a1_sixteen_rows_of_four_columns_spelt_well() {
    let paper = Desk::by(draft("RU22", "russian")).paper(Form::Disciplines);
    let table = paper.tables().next().expect("a table");
    assert_eq!((table.columns.len(), table.rows().count()), (4, 16));
    let text = paper.text();
    assert!(!text.contains("Draugts") && !text.contains("Rapd") && text.contains("Rapid"));
}

#[test]
fn ru22_a1_1_russian_rapid() {
    assert_eq!(english("russian rapid", Character::Individual), "Draughts-64. Rapid");
}

#[test]
fn ru22_a1_2_russian_rapid_of_teams() {
    assert_eq!(english("russian rapid", Character::Team), "Draughts-64. Rapid. Team competition");
}

#[test]
fn ru22_a1_3_russian_of_teams() {
    assert_eq!(english("russian", Character::Team), "Draughts-64. Team competition");
}

#[test]
fn ru22_a1_4_russian_blitz() {
    assert_eq!(english("russian blitz", Character::Individual), "Draughts-64. Blitz");
}

#[test]
fn ru22_a1_5_russian_blitz_of_teams() {
    assert_eq!(english("russian blitz", Character::Team), "Draughts-64. Blitz. Team competition");
}

#[test]
fn ru22_a1_6_russian() {
    assert_eq!(english("russian", Character::Individual), "Draughts-64");
}

#[test]
fn ru22_a1_7_international_rapid() {
    assert_eq!(english("international rapid", Character::Individual), "International Draughts. Rapid");
}

#[test]
fn ru22_a1_12_the_register_has_both_names_of_the_game_on_a_hundred_squares() {
    let paper = Desk::by(draft("RU22", "russian")).paper(Form::Disciplines);
    assert_eq!(
        row(&paper, "Стоклеточные шашки – быстрая игра")[2..],
        [
            "Draughts-100 / International Draughts. Rapid",
            "Draughts / Draughts-100 / International Draughts. Rapid"
        ]
    );
    assert_eq!(row(&paper, "поддавки")[2..], ["Giveaway / Giveaway draughts"; 2]);
}

#[test]
fn ru22_a1_8_international_rapid_of_teams() {
    assert_eq!(
        english("international rapid", Character::Team),
        "International Draughts. Rapid. Team competition"
    );
}

#[test]
fn ru22_a1_9_international_of_teams() {
    assert_eq!(english("international", Character::Team), "International Draughts. Team competition");
}

#[test]
fn ru22_a1_10_international_blitz() {
    assert_eq!(english("international blitz", Character::Individual), "International Draughts. Blitz");
}

#[test]
fn ru22_a1_11_international_blitz_of_teams() {
    assert_eq!(
        english("international blitz", Character::Team),
        "International Draughts. Blitz. Team competition"
    );
}

#[test]
fn ru22_a1_12_international() {
    assert_eq!(english("international", Character::Individual), "International Draughts");
}

#[test]
fn ru22_a1_14_giveaway() {
    assert_eq!(english("giveaway", Character::Individual), "Giveaway draughts");
}

#[test]
fn ru22_a1_16_renju() {
    assert_eq!(english("renju", Character::Individual), "Renju");
}

#[test]
fn ru22_a1_13_correspondence() {
    let mut draft = draft("RU22", "russian");
    draft.organisation.play = rulebook::law::event::Play::Correspondence;
    assert_eq!(
        Discipline::of(&draft).map(|found| found.name_in(Language::English)),
        Some("Correspondence draughts")
    );
}

#[test]
fn ru22_a1_15_composition() {
    let mut draft = draft("RU22", "russian");
    draft.organisation.play = rulebook::law::event::Play::Composing;
    assert_eq!(
        Discipline::of(&draft).map(|found| found.name_in(Language::English)),
        Some("Draughts composition")
    );
    // A discipline of the register comes first.
    let mut named = crate::desk::draft("RU22", "russian");
    named.organisation.registered = Some("игра по переписке".to_owned());
    assert_eq!(Discipline::of(&named).map(|found| found.no), Some(13));
}

#[test]
fn games_without_a_name_in_the_appendix_have_one_all_the_same() {
    let mut desk = Desk::by(swiss_draft("UA24", swiss::System::MedianSolkoff, 3));
    desk.act(CHIEF, entry::Command::register(Person::player("Ким Юрий")));
    has(&desk.with(Form::Programme, |asked| asked.language = Language::Ukrainian), "Російські шашки");
    assert!(Discipline::of(&draft("UA24", "brazilian")).is_none());
}

#[test]
fn ru22_5_4_8_13_what_was_played_for_a_shared_place_is_below_the_tables() {
    let mut draft = draft("RU22", "russian");
    draft.system = System::RoundRobin { cycles: 1, order: TableOrder::Printed };
    draft.standing.tiebreaks = vec![Tiebreak::PlayOff];
    let mut desk = Desk::by(draft);
    desk.players(people(3));
    (0..3).for_each(|_| desk.play(|_| Outcome::Draw));
    let before = desk.paper(Form::RoundRobinTable).text();
    assert!(!before.contains("за места"), "{before}");
    let control = Some("5m+3s".parse().expect("a control"));
    let system = System::RoundRobin { cycles: 1, order: TableOrder::Printed };
    desk.round(round::Command::BeginPlayOff { first: 1, system, control, seed: 1 });
    (0..3).for_each(|_| desk.play(|_| Outcome::White));
    desk.round(round::Command::EndPlayOff);
    // Everybody has won and lost a game of it, so the places are shared still.
    for form in [Form::RoundRobinTable, Form::Standings, Form::Report] {
        let text = desk.paper(form).text();
        let line = text.lines().find(|line| line.contains("за места")).unwrap_or_else(|| panic!("{text}"));
        assert!(line.starts_with("Дополнительное соревнование за места 1–3 (5 мин + 3 с): "), "{line}");
        assert_eq!(line.matches(" – 1").count(), 3, "{line}");
    }
    // The journal of the report tells when it began and ended, by the names of those who played it.
    let text = desk.paper(Form::Report).text();
    let told =
        |words: &str| text.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{text}"));
    let begun = told("Началось дополнительное соревнование за места 1–3 (5 мин + 3 с): ");
    let ended = told("Закончилось дополнительное соревнование: ");
    for person in people(3) {
        assert!(begun.contains(&person.name) && ended.contains(&person.name), "{begun}\n{ended}");
    }
    assert_eq!(ended.matches(" = ").count(), 2, "they are level: {ended}");
}
