//! Sheets of games: whose they are, where they begin, what can stand on them.

use clock::Moment;
use competition::panel::{Command as Panel, Record};
use competition::round::{self, Competitor};
use competition::{Actor, Command, Event, Fact, No, Role};
use rulebook::BallotTable;

use crate::desk::{CHIEF, Desk, draft};
use crate::officials::{appoint, draw, person, who};

#[test]
fn ru22_13_1_4_moves_are_stored_if_they_are_legal() {
    let mut desk = Desk::new("RU22", "russian");
    appoint(&mut desk, 7, Role::AssistantSecretary, None);
    let enter = |moves: &[&str]| {
        let moves = moves.iter().map(|&text| text.to_owned()).collect();
        Command::Panel(Panel::Record(Record { round: 1, board: 5, game: 1, ballot: None, moves }))
    };
    paired(&mut desk, 10);
    desk.act(who(7), enter(&["c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4"]));
    assert_eq!(desk.event.stage().records()[0].board, 5);
    let refusal = desk.refused_by(who(7), enter(&["c3-d4", "d4-c5"]), "RU22:13.1.4");
    assert!(refusal.instead.contains("d4-c5"), "{refusal}");
    desk.refused_by(who(7), enter(&["c3-d4", "b6-a5", "d4-c5", "a7-b6"]), "RU22:13.1.4");
    desk.act(who(7), enter(&["c3-d4", "b6-a5", "d4-c5", "d6:b4"]));
    desk.refused_by(Actor::Public, enter(&["c3-d4"]), "RU22:13.1.4");
    assert_eq!(desk.event.stage().records().len(), 1, "the later record of a board stands");
    assert!(desk.now > Moment(0));
}

/// Lets so many be paired for the first round.
fn paired(desk: &mut Desk, players: u32) {
    draw(desk, players);
    desk.act(CHIEF, Command::Round(round::Command::Pair { seed: 1 }));
}

/// The sheet of a game of a pair: its board, which game it is, the cell that was drawn, the moves.
fn sheet(board: u16, game: u8, ballot: Option<u16>, moves: &str) -> Command {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Command::Panel(Panel::Record(Record { round: 1, board, game, ballot, moves }))
}

/// An event of micromatches from a table.
fn micromatches(table: BallotTable) -> Desk {
    let mut regulation = draft("UA24", table.variant().name());
    let mut game = rulebook::Draft::preset(regulation.edition, regulation.discipline).expect("a game");
    (game.games, game.ballot) = (2, Some(table));
    regulation.game = Some(Box::new(game));
    let mut desk = Desk::by(regulation);
    let numbers = (1..=4).map(|no| Competitor::Person(person(no))).collect();
    let round = round::Round {
        boards: vec![round::Board::new(No(1), No(2)), round::Board::new(No(3), No(4))],
        ..round::Round::new(1)
    };
    let drawn = round::Fact::Drawn { seed: 1, nonce: String::new(), numbers };
    for (step, fact) in (1..).zip([drawn, round::Fact::Paired(round)]) {
        desk.event.apply(&Event { step, at: desk.now, actor: CHIEF, fact: Fact::Round(fact) });
    }
    desk
}

#[test]
fn ru22_13_1_4_a_sheet_is_that_of_a_game_that_is_played() {
    let mut desk = Desk::new("RU22", "russian");
    let refusal = desk.refused_by(CHIEF, sheet(1, 1, None, "c3-d4"), "RU22:13.1.4");
    assert_eq!(refusal.why, "this round is not paired");
    paired(&mut desk, 4);
    desk.act(CHIEF, sheet(2, 1, None, "c3-d4"));
    for board in [0, 3] {
        let refusal = desk.refused(CHIEF, sheet(board, 1, None, "c3-d4"));
        assert_eq!(refusal.instead, "boards 1 to 2", "{refusal}");
    }
    for game in [0, 2] {
        let refusal = desk.refused(CHIEF, sheet(1, game, None, "c3-d4"));
        assert_eq!(refusal.instead, "games 1 to 1", "{refusal}");
    }
    let refusal = desk.refused(CHIEF, sheet(1, 1, Some(2), "c3-d4"));
    assert_eq!(refusal.why, "no first moves are drawn at this event");
}

#[test]
fn both_games_of_a_micromatch_have_a_sheet() {
    let mut desk = micromatches(BallotTable::Draughts64);
    desk.act(CHIEF, sheet(1, 1, None, "c3-d4"));
    desk.act(CHIEF, sheet(1, 2, None, "g3-h4"));
    desk.act(CHIEF, sheet(1, 2, None, "e3-f4"));
    let records = desk.event.stage().records().iter();
    let kept: Vec<_> = records.map(|record| (record.game, record.moves.join(" "))).collect();
    assert_eq!(kept, [(1, "c3-d4".to_owned()), (2, "e3-f4".to_owned())]);
    desk.refused(CHIEF, sheet(1, 3, None, "c3-d4"));
}

#[test]
fn ua24_app_2_a_sheet_begins_with_what_was_drawn() {
    let mut desk = micromatches(BallotTable::Draughts64);
    // ab4 ba5: written down or not, they are moves of the game.
    desk.act(CHIEF, sheet(1, 1, Some(2), "c3-d4"));
    assert_eq!(desk.event.stage().records()[0].moves, ["a3-b4", "b6-a5", "c3-d4"]);
    desk.act(CHIEF, sheet(1, 1, Some(2), "a3-b4 b6-a5 c3-d4"));
    assert_eq!(desk.event.stage().records()[0].moves, ["a3-b4", "b6-a5", "c3-d4"]);
    desk.refused(CHIEF, sheet(1, 1, Some(2), "a3-b4 b6-a5 a3-b4"));
    // a1-a5: the man stands elsewhere before White begins.
    desk.refused(CHIEF, sheet(1, 2, None, "a5-b6"));
    desk.act(CHIEF, sheet(1, 2, Some(24), "c3-d4"));
    desk.refused_by(CHIEF, sheet(1, 2, Some(24), "a1-b2"), "UA24:IV.panel.12.3");
    let refusal = desk.refused_by(CHIEF, sheet(1, 2, Some(800), "c3-d4"), "UA24:App.2");
    assert_eq!(refusal.instead, "cells 1 to 745 that begin a game");
}

#[test]
fn every_cell_of_every_table_begins_a_sheet() {
    for table in BallotTable::ALL {
        let mut desk = micromatches(table);
        for cell in table.entries() {
            let start = cell.start(table.variant());
            let Some(first) = start.and_then(|start| {
                let (board, played) = (table.variant().rules().board.value, *start.moves().first()?);
                Some(format!("{}-{}", board.number(played.from()), board.number(played.to())))
            }) else {
                desk.refused_by(CHIEF, sheet(1, 1, Some(cell.number), "1-1"), table.article().name());
                continue;
            };
            desk.act(CHIEF, sheet(1, 1, Some(cell.number), &first));
        }
    }
}

#[test]
fn ru22_13_1_4_stones_are_stored_if_they_can_have_been_put() {
    let mut regulation = draft("RU22", "renju");
    let mut game = rulebook::Draft::preset(regulation.edition, regulation.discipline).expect("a game");
    game.opening = "rif".parse().expect("a regulation");
    regulation.game = Some(Box::new(game));
    let mut desk = Desk::by(regulation);
    let enter = |text: &str| {
        let moves = text.split(' ').map(str::to_owned).collect();
        Command::Panel(Panel::Record(Record { round: 1, board: 5, game: 1, ballot: None, moves }))
    };
    paired(&mut desk, 10);
    desk.act(CHIEF, enter("h8 h9 G9 g8 i7 j6 пас i9"));
    assert_eq!(desk.event.stage().records().len(), 1);
    for (text, by, what) in [
        ("h8 h9 g9 h9", "RU22:9.2.4.1", "\"h9\" is no legal move 4: a stone lies on h9"),
        ("h8 h11", "RU22:9.2.4.3", "\"h11\" is no legal move 2: h11 lies outside the area of this move"),
        ("h8 h9 -", "RU22:9.3.1.5", "\"-\" is no legal move 3: no pass before the opening is over"),
        ("h8 h9 q9", "RU22:13.1.4", "\"q9\" is no legal move 3"),
        (
            "h8 h9 g8 a1 i7 a3 i10 a5 i8",
            "RU22:9.2.4.2.a",
            "\"i8\" is no legal move 9: i8 is forbidden to Black: double three",
        ),
    ] {
        let refusal = desk.refused_by(CHIEF, enter(text), by);
        assert_eq!((refusal.why, &*refusal.instead), ("a move of the record is not legal", what));
    }
}
