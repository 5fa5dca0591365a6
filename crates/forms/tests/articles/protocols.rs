//! Articles about protocols and cards: Appendices 6, 7 and 8.

use competition::regulation::{System, TableOrder};
use competition::round::{Command, Competitor, Outcome};
use competition::{No, TeamId, swiss};
use forms::Form;

use crate::desk::{
    Desk, draft, has, labels, mixed, people, round_robin, row, score_teams, swiss, swiss_draft, teams,
};

const ROUND_ROBIN: System = System::RoundRobin { cycles: 1, order: TableOrder::Printed };

#[test]
fn ru22_14_1_1_the_first_round_of_six() {
    let mut desk = round_robin(6, 0);
    desk.pair();
    let paper = desk.paper(Form::RoundProtocol);
    let rows: Vec<(String, String)> = {
        let table = paper.tables().next().expect("a table");
        table.rows().map(|row| (row.texts()[1].to_owned(), row.texts()[3].to_owned())).collect()
    };
    let name = |no| desk.event.name_of(desk.event.stage().competitor(No(no)).expect("a player"));
    let expected = [(1, 6), (2, 5), (3, 4)].map(|(one, other)| (name(one), name(other)));
    assert_eq!(rows, expected);
}

#[test]
fn ru22_a6_the_head_of_round_three() {
    let mut desk = round_robin(6, 2);
    desk.schedule(5);
    desk.pair();
    let text = desk.paper(Form::RoundProtocol).text();
    let head: Vec<&str> = text.lines().take(4).collect();
    assert_eq!(
        head,
        ["ПРОТОКОЛ № 3", "12 марта 2023 г.", "3 тур;", "Чемпионат Республики Татарстан. Русские шашки"]
    );
    let earlier = desk.with(Form::RoundProtocol, |asked| asked.round = Some(1));
    assert!(earlier.text().starts_with("ПРОТОКОЛ № 1\n10 марта 2023 г.\n1 тур;\n"));
}

#[test]
fn ru22_a6_a_fifteen_boards_with_the_number_in_the_middle() {
    let desk = swiss(30, 1, 5);
    let paper = desk.paper(Form::RoundProtocol);
    assert_eq!(labels(&paper), ["Результат", "Белые", "№", "Черные", "Результат"]);
    let table = paper.tables().next().expect("a table");
    let numbers: Vec<&str> = table.rows().map(|row| row.texts()[2]).collect();
    assert_eq!(numbers.len(), 15);
    assert_eq!((numbers[0], numbers[14]), ("1", "15"));
    let results: Vec<[&str; 2]> = table.rows().map(|row| [row.texts()[0], row.texts()[4]]).collect();
    assert_eq!(results[..3], [["1", "0"], ["½", "½"], ["0", "1"]]);
}

#[test]
fn ru22_a2_in_renju_who_is_named_first_in_the_table_has_black_on_every_paper() {
    let mut draft = draft("RU22", "renju");
    draft.system = ROUND_ROBIN;
    let mut desk = Desk::by(draft);
    desk.players(people(4));
    desk.play(|_| Outcome::BlackPlus);
    // Round 1 of the table for four: 1:4 2:3.
    let name = |no| desk.event.name_of(desk.event.stage().competitor(No(no)).expect("a player"));
    let (one, four) = (name(1), name(4));
    let paper = desk.paper(Form::RoundProtocol);
    assert_eq!(labels(&paper), ["Результат", "Черные", "№", "Белые", "Результат"]);
    let first = paper.tables().next().and_then(|table| table.rows().next()).expect("a board");
    assert_eq!(first.texts(), ["+", one.as_str(), "1", four.as_str(), "-"]);
    let card = |no| desk.with(Form::PlayerCard, |asked| asked.no = Some(No(no)));
    assert_eq!(row(&card(1), "1")[5..], ["ч", "+", "1"]);
    assert_eq!(row(&card(4), "1")[5..], ["б", "-", "0"]);
    has(&desk.paper(Form::PairingsByBoard), &format!("{one} (1) | + – - | {four} (4)"));
    has(&desk.paper(Form::ResultSlips), &format!("Черные {one} (1)"));
    has(&desk.paper(Form::ScoreSheets), &format!("Черные {one} Белые {four}\n"));
}

#[test]
fn ru22_a6_b_the_signatures_with_names_and_categories() {
    let mut desk = round_robin(4, 0);
    desk.pair();
    let paper = desk.paper(Form::RoundProtocol);
    has(&paper, "Главный судья: ____ /Иванов И.И./ (судья ВК категории)\n");
    has(&paper, "Главный секретарь: ____ /Петрова П.П./ (судья I категории)\n");
}

/// Teams one and two meet on four boards: 1-0, ½-½, 0-1 with changing colours, then a plus.
fn played() -> Desk {
    let mut desk = teams(4, ROUND_ROBIN);
    desk.schedule(3);
    desk.pair();
    score_teams(&mut desk, |seat| [Outcome::White, Outcome::Draw, Outcome::Black, Outcome::BlackPlus][seat]);
    desk
}

#[test]
fn ru22_a7_the_protocol_of_a_match() {
    let paper = played().with(Form::MatchProtocol, |asked| asked.team = Some(TeamId(1)));
    let text = paper.text();
    assert!(text.starts_with("Протокол командных соревнований\nПРОТОКОЛ № "), "{text}");
    has(
        &paper,
        "Чемпионат Республики Татарстан. Русские шашки – командные соревнования\nКазань\nТур 1 Группа ____\n",
    );
    has(&paper, "«10» марта 2023 г.");
    assert_eq!(paper.pages(), 1);
    assert_eq!(played().paper(Form::MatchProtocol).pages(), 2, "two matches, a page each");
}

#[test]
fn ru22_a7_a_a_line_a_board() {
    let desk = played();
    let paper = desk.with(Form::MatchProtocol, |asked| asked.team = Some(TeamId(1)));
    let table = paper.tables().next().expect("a table");
    let [board, .., result] = table.labels()[..] else { panic!("{:?}", table.labels()) };
    assert_eq!((board, result), ("", "Результат"));
    assert!(table.labels()[1..3].contains(&"Волга"), "{:?}", table.labels());
    let rows: Vec<[&str; 2]> = table.rows().map(|row| [row.texts()[0], row.texts()[3]]).collect();
    // The first team has White on the odd boards.
    assert_eq!(rows, [["1.", "1 - 0"], ["2.", "½ - ½"], ["3.", "0 - 1"], ["4.", "+ - -"]]);
    // Whoever has White, a player stands below his team.
    for (column, label) in [(1, table.labels()[1]), (2, table.labels()[2])] {
        let (_, roster) =
            desk.event.teams().teams().find(|(_, roster)| roster.name == label).expect("a team");
        let names: Vec<String> =
            roster.main.iter().map(|id| desk.event.name_of(Competitor::Person(*id))).collect();
        assert_eq!(
            table.rows().map(|row| row.texts()[column].to_owned()).collect::<Vec<_>>(),
            names,
            "{label}"
        );
    }
    let mut fresh = teams(4, ROUND_ROBIN);
    fresh.pair();
    let empty = fresh.with(Form::MatchProtocol, |asked| asked.team = Some(TeamId(1)));
    assert_eq!(row(&empty, "1.")[3], "__ - __");
}

#[test]
fn ru22_a7_b_the_score_and_the_winner() {
    let paper = played().with(Form::MatchProtocol, |asked| asked.team = Some(TeamId(1)));
    let winner = paper.tables().next().expect("a table").labels()[1].to_owned();
    has(&paper, &format!("Итоговый результат: 2,5 - 1,5\nв пользу команды {winner}\n"));
    let mut drawn = teams(4, ROUND_ROBIN);
    drawn.pair();
    score_teams(&mut drawn, |_| Outcome::Draw);
    has(&drawn.paper(Form::MatchProtocol), "Итоговый результат: 2 - 2\nв пользу команды ничья\n");
    let mut open = teams(4, ROUND_ROBIN);
    open.pair();
    has(&open.paper(Form::MatchProtocol), "Итоговый результат: ____ - ____\nв пользу команды ____\n");
}

#[test]
fn ru22_a7_c_five_sign_the_match() {
    let text = played().with(Form::MatchProtocol, |asked| asked.team = Some(TeamId(1))).text();
    let signed: Vec<&str> = text.lines().rev().take(5).collect();
    let starts = [
        "Главный секретарь: ____ (судья I категории)",
        "Главный судья: ____ (судья ВК категории)",
        "Судья матча: ____ (судья ____ категории)",
        "Капитан 2 ____",
        "Капитан 1 ____",
    ];
    for (line, start) in signed.iter().zip(starts) {
        assert!(line.starts_with(start), "{line} {start}");
    }
}

#[test]
fn ru22_a7_d_the_summary_of_a_round() {
    let paper = played().paper(Form::MatchSummary);
    has(&paper, "Сводный протокол командных соревнований\n");
    assert_eq!(labels(&paper), ["№", "Команда 1", "Результат", "Команда 2"]);
    let table = paper.tables().next().expect("a table");
    let rows: Vec<[&str; 2]> = table.rows().map(|row| [row.texts()[0], row.texts()[2]]).collect();
    assert_eq!(rows, [["1", "2,5 - 1,5"], ["2", "2,5 - 1,5"]]);
    has(&paper, "Главный судья: ____ (судья ВК категории)\nГлавный секретарь: ____ (судья I категории)\n");
}

#[test]
fn ru22_14_1_2_the_card_after_five_rounds() {
    let desk = swiss(12, 5, 7);
    let card = desk.with(Form::PlayerCard, |asked| asked.no = Some(No(7)));
    let table = card.tables().next().expect("a table");
    let filled: Vec<bool> = table.rows().map(|row| !row.texts()[7].is_empty()).collect();
    assert_eq!(filled, [true, true, true, true, true, false, false]);
    let last = table.rows().nth(4).expect("round five").texts()[7].to_owned();
    let points = desk.event.table().points(No(7)).to_string();
    assert_eq!(last.replace('½', ".5").trim_start_matches("0."), points.trim_start_matches("0."));
}

#[test]
fn ru22_a8_the_head_of_a_card() {
    let desk = swiss(12, 3, 7);
    let card = desk.with(Form::PlayerCard, |asked| asked.no = Some(No(7)));
    let name = desk.event.name_of(desk.event.stage().competitor(No(7)).expect("a player"));
    has(&card, "КАРТОЧКА УЧАСТНИКА\nЧемпионат Республики Татарстан. Русские шашки\n");
    has(&card, &format!("Участник {name} (№ 7)\nЗвание/разряд "));
    has(&card, "\nРегион ");
    has(&card, "\nРейтинг 2");
    has(&card, "Главный судья: ____ (судья ВК категории)\nГлавный секретарь: ____ (судья I категории)\n");
}

#[test]
fn ru22_a8_a_the_running_total() {
    let mut desk = Desk::by(swiss_draft("RU22", swiss::System::TruncatedSolkoff, 11));
    desk.players(people(12));
    for outcome in [Outcome::White, Outcome::Draw, Outcome::White] {
        let boards = desk.pair();
        let round = u16::try_from(desk.event.stage().rounds().len()).expect("few rounds");
        for (white, black) in boards {
            // Number one wins, draws and wins; the others draw.
            let own = match outcome {
                _ if white != No(1) && black != No(1) => Outcome::Draw,
                Outcome::White if black == No(1) => Outcome::Black,
                outcome => outcome,
            };
            desk.round(Command::Score { round, no: white, outcome: own });
        }
    }
    let card = desk.with(Form::PlayerCard, |asked| asked.no = Some(No(1)));
    assert_eq!(
        labels(&card),
        [
            "№ тура",
            "Фамилия, имя соперника",
            "№",
            "Звание, р/д",
            "Рейтинг",
            "Цвет",
            "Результат",
            "Нарастающий итог"
        ]
    );
    let table = card.tables().next().expect("a table");
    let totals: Vec<[&str; 2]> = table.rows().take(3).map(|row| [row.texts()[6], row.texts()[7]]).collect();
    assert_eq!(totals, [["1", "1"], ["½", "1½"], ["1", "2½"]]);
    assert_eq!(table.rows().count(), 11);
}

#[test]
fn ru_renju_5_3_14_3_the_card_of_a_swiss_is_that_of_appendix_8() {
    let mut draft = draft("RU-RENJU", "renju");
    draft.system = System::Swiss { by: swiss::System::RenjuRating, rounds: 5 };
    draft.standing = competition::standing::Terms::usual(draft.edition, &draft.system);
    let mut desk = Desk::by(draft);
    desk.players(people(6));
    desk.play(mixed);
    let card = desk.with(Form::PlayerCard, |asked| asked.no = Some(No(3)));
    assert_eq!(labels(&card).len(), 8);
    assert_eq!(labels(&card)[7], "Нарастающий итог");
}

#[test]
fn ru22_14_1_5_every_closed_round_has_its_papers() {
    let desk = swiss(8, 3, 5);
    for round in 1..=3 {
        let paper = desk.with(Form::RoundProtocol, |asked| asked.round = Some(round));
        assert_eq!(paper.tables().next().expect("a table").rows().count(), 4);
    }
    assert_eq!(desk.paper(Form::SwissTable).tables().next().expect("a table").rows().count(), 8);
}
