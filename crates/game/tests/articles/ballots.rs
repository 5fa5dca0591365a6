//! Ballots: the tables, drawing from them, and on whose time.

use clock::{Millis, Moment};
use draughts::{AnyPosition, AnyVariant, Colour, Piece};
use game::start::{Command as Start, Fact, Mistake};
use game::{Actor, Command, Fact as GameFact, Lot, Player};
use rulebook::{BallotTable, Cell, Draft, Gravity, System, start_position};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const MINUTE: u64 = 60;

/// A draft in which first moves are drawn from a table.
fn drawn(edition: &str, discipline: &str, control: &str, table: BallotTable) -> Draft {
    Draft { ballot: Some(table), ..draft(edition, discipline, control) }
}

fn ua24() -> Draft {
    drawn("UA24", "russian", "45m", BallotTable::Draughts64)
}

fn draw(seed: u64) -> Command {
    Command::Start(Start::Draw(Lot::Seed(seed)))
}

fn by_hand(number: u16) -> Command {
    Command::Start(Start::Draw(Lot::Hand(number)))
}

/// Both are here before the game.
fn both_here(draft: Draft) -> Hall {
    let mut hall = Hall::by(draft);
    hall.act(FIRST, Command::arrive(Player::First));
    hall.act(SECOND, Command::arrive(Player::Second));
    hall
}

/// The pieces of a position as its squares are named: `W:Wa1,b2:Bc7`.
fn squares(position: &AnyPosition) -> String {
    let rules = position.rules();
    let board = rules.board.value;
    let side = |colour| {
        let mut names: Vec<String> = position
            .side(colour)
            .map(|square| match rules.names.value {
                draughts::rules::SquareNames::Numeric => board.number(square).to_string(),
                _ => {
                    let at = board.coordinates(square);
                    format!("{}{}", char::from(b'a' + at.column), at.row + 1)
                }
            })
            .collect();
        names.sort();
        names.join(",")
    };
    let turn = if position.turn() == Colour::White { 'W' } else { 'B' };
    format!("{turn}:W{}:B{}", side(Colour::White), side(Colour::Black))
}

fn start_of(table: BallotTable, number: u16) -> AnyPosition {
    table.entry(number).expect("a cell").start(table.variant()).expect("a start")
}

/// How many cells of each kind a table has; every one of them that can be played is played.
fn replayed(table: BallotTable) -> [usize; 4] {
    let mut kinds = [0; 4];
    for entry in table.entries() {
        let start = entry.start(table.variant());
        let kind = match entry.cell {
            Cell::Moves => {
                let (moves, after) =
                    entry.replay(table.variant()).unwrap_or_else(|| panic!("{table} {entry:?}"));
                assert_eq!((moves.len(), Some(after)), (entry.text.split(' ').count(), start), "{entry:?}");
                0
            }
            Cell::Transfer => {
                let position = start.unwrap_or_else(|| panic!("{table} {entry:?}"));
                assert_eq!(position.turn(), Colour::White, "{entry:?}");
                let men = Colour::ALL.map(|colour| (position.side(colour) - position.kings()).len());
                assert_eq!(men, [12, 12], "{entry:?}");
                1
            }
            Cell::NewDraw => {
                assert_eq!(start, None);
                2
            }
            Cell::Free => {
                assert_eq!(start, Some(table.variant().start()));
                3
            }
        };
        kinds[kind] += 1;
    }
    kinds
}

#[test]
fn ua24_app_2_every_one_of_745_cells_replays() {
    let table = BallotTable::Draughts64;
    assert_eq!(replayed(table), [349, 396, 0, 0]);
    assert_eq!((table.size(), table.article().name()), (745, "UA24:App.2"));
    assert_eq!(
        (table.place(745), table.place(23), table.place(24)),
        ("XXXIII-9".into(), "I-23".into(), "II-1".into())
    );
}

#[test]
fn ua24_app_2_moves_half_moves_from_a_file_to_a_square() {
    let table = BallotTable::Draughts64;
    let entry = table.entries().find(|entry| entry.text == "ab4 fg5 bc5 db4").expect("a cell of the table");
    let (moves, after) = entry.replay(AnyVariant::Russian).expect("legal");
    let board = after.rules().board.value;
    let named = |name| board.square_named(name).expect("a square");
    let written: Vec<_> =
        moves.iter().map(|played| (played.from(), played.to(), played.is_capture())).collect();
    let expected = [("a3", "b4", false), ("f6", "g5", false), ("b4", "c5", false), ("d6", "b4", true)];
    assert_eq!(written, expected.map(|(from, to, captures)| (named(from), named(to), captures)));
    assert_eq!(after.turn(), Colour::White);
}

#[test]
fn ua24_app_2_transfer_both_men_are_lifted_before_either_is_put_down() {
    let find = |text| BallotTable::Draughts64.entries().find(|entry| entry.text == text).expect("a cell");
    let position = find("a3-c5 d6-a3").start(AnyVariant::Russian).expect("a position");
    let board = position.rules().board.value;
    let piece = |position: &AnyPosition, name| position.piece(board.square_named(name).expect("a square"));
    assert_eq!(piece(&position, "c5"), Some(Piece::man(Colour::White)));
    assert_eq!(piece(&position, "a3"), Some(Piece::man(Colour::Black)));
    assert_eq!(piece(&position, "d6"), None);
    assert_eq!((position.side(Colour::White).len(), position.side(Colour::Black).len()), (12, 12));
    assert_eq!(position.turn(), Colour::White);
    let vacated = find("a3-h6 h6-c5").start(AnyVariant::Russian).expect("h6 is vacated");
    assert_eq!(piece(&vacated, "h6"), Some(Piece::man(Colour::White)));
    let one = find("a1-a5 ---").start(AnyVariant::Russian).expect("a position");
    assert_eq!((piece(&one, "a1"), piece(&one, "a5")), (None, Some(Piece::man(Colour::White))));
    assert_eq!(one.side(Colour::Black), AnyVariant::Russian.start().side(Colour::Black));
}

#[test]
fn ua24_app_3_every_one_of_150_cells_replays_and_one_is_free() {
    let table = BallotTable::Draughts64Short;
    assert_eq!(replayed(table), [149, 0, 0, 1]);
    let free = table.entries().find(|entry| entry.cell == Cell::Free).expect("a free cell");
    assert_eq!(table.place(free.number), "VII-5");
    let mut hall = both_here(drawn("UA24", "russian", "45m", table));
    hall.act(ARBITER, by_hand(free.number));
    hall.act(ARBITER, Command::Start(Start::Begin));
    assert_eq!(hall.game.board().position(), Some(&AnyVariant::Russian.start()));
    hall.play("c3-d4");
}

#[test]
fn ua24_app_4_every_cell_replays_by_brazilian_rules_and_nine_say_draw_again() {
    let table = BallotTable::Brazilian;
    assert_eq!(replayed(table), [342, 394, 9, 0]);
    assert_eq!(
        (table.place(17), table.entry(17).map(|entry| entry.cell)),
        ("I-17".into(), Some(Cell::NewDraw))
    );
    assert_eq!(table.entry(18).map(|entry| entry.text), Some("ab4 ba5 ed4 fe5 df6 ge5"));
    let brazilian = || both_here(drawn("UA24", "brazilian", "45m", table));
    brazilian().refused_by(ARBITER, by_hand(17), "UA24:App.4");
    // By lot the program draws again of itself, and keeps what it drew before.
    let seed = (0..5000).find(|&seed| !table.draw(seed).again.is_empty()).expect("such a seed");
    let mut hall = brazilian();
    hall.act(ARBITER, draw(seed));
    let ballot = hall.game.ballot().expect("drawn");
    assert_eq!((ballot.again.clone(), ballot.number), (table.draw(seed).again, table.draw(seed).number));
    assert!(
        ballot
            .again
            .iter()
            .all(|&number| table.entry(number).is_some_and(|entry| entry.cell == Cell::NewDraw))
    );
}

#[test]
fn ua24_app_5_156_three_move_openings_all_legal_and_distinct() {
    let table = BallotTable::Checkers;
    assert_eq!(replayed(table), [156, 0, 0, 0]);
    let positions: std::collections::BTreeSet<String> =
        table.entries().map(|entry| squares(&start_of(table, entry.number))).collect();
    assert_eq!(positions.len(), 156);
    let scores: Vec<u16> =
        table.entries().map(|entry| entry.score.expect("a score").unsigned_abs()).collect();
    assert!(scores.is_sorted_by(|harder, easier| harder >= easier), "ranked by difficulty");
    assert!(table.entries().all(|entry| entry.text.split(' ').count() == 3));
    assert_eq!(table.entry(1).and_then(|entry| entry.score), Some(-35));
}

#[test]
fn ua24_vii_inventory_11_after_three_balloted_moves_white_goes_on() {
    let mut hall = both_here(drawn("UA24", "checkers", "45m", BallotTable::Checkers));
    hall.act(ARBITER, by_hand(1));
    assert_eq!(hall.game.ballot().map(game::Ballot::words), Some("UA24-App.5 1 9-14 23-18 14-23".into()));
    hall.act(ARBITER, Command::Start(Start::Begin));
    let position = *hall.game.board().position().expect("draughts");
    assert_eq!(squares(&position), "W:W21,22,24,25,26,27,28,29,30,31,32:B1,10,11,12,2,23,3,4,5,6,7,8",);
    assert_eq!((hall.game.turn(), hall.game.running()), (Player::Second, Some(Player::Second)));
    assert_eq!(hall.game.board().colour(Player::Second), Colour::White);
    // Without a ballot Red begins.
    assert_eq!(Hall::new("UA24", "checkers", "45m").game.turn(), Player::First);
}

#[test]
fn ua24_iii_start_5_3_drawn_before_both_and_not_more_than_ten_minutes_before() {
    let mut hall = both_here(ua24());
    hall.now = Moment(-12 * 60_000);
    hall.refused_by(ARBITER, draw(1), "UA24:III.start.5.3");
    hall.now = Moment(-10 * 60_000);
    hall.refused(FIRST, draw(1));
    hall.act(ARBITER, draw(1));
    hall.refused_by(ARBITER, draw(2), "UA24:III.start.5.3");
    let mut alone = Hall::by(ua24());
    alone.act(FIRST, Command::arrive(Player::First));
    alone.refused_by(ARBITER, draw(1), "UA24:III.start.5.3");
    // The game waits for the ballot when both are here.
    let mut pending = both_here(ua24());
    pending.refused_by(ARBITER, Command::Start(Start::Begin), "UA24:III.start.5.3");
}

/// One player comes late; the first moves are drawn after he came, and his clock runs until then.
fn on_the_late_players_time(draft: Draft, late: Player, minutes: u64, article: &str) {
    let whole = draft.control.first();
    let mut hall = Hall::by(draft);
    hall.act(ARBITER, Command::arrive(late.other()));
    hall.act(ARBITER, Command::Start(Start::Begin));
    assert_eq!(hall.game.running(), Some(late));
    hall.refused_by(ARBITER, draw(3), article);
    hall.wait_seconds(minutes * MINUTE).act(ARBITER, Command::arrive(late));
    assert_eq!(hall.game.running(), Some(late));
    let played = Command::play(hall.read("c3-d4"));
    hall.refused(FIRST, played);
    hall.wait_seconds(MINUTE).act(ARBITER, draw(3));
    assert_eq!(hall.left(late), (whole - Millis::minutes(minutes + 1)).to_string());
    assert_eq!(hall.left(late.other()), whole.to_string());
    assert_eq!(hall.game.running(), Some(hall.game.turn()));
    let ballot = hall.game.ballot().expect("drawn");
    assert_eq!(hall.game.board().position(), Some(&ballot.position));
}

#[test]
fn ua24_iii_start_5_5_drawn_on_the_late_players_time() {
    for late in [Player::First, Player::Second] {
        on_the_late_players_time(ua24(), late, 4, "UA24:III.start.5.3");
    }
}

#[test]
fn ru22_5_4_1_3_drawn_on_the_late_players_time() {
    for late in [Player::First, Player::Second] {
        on_the_late_players_time(
            drawn("RU22", "russian", "30m+30s", BallotTable::Draughts64),
            late,
            6,
            "RU22:5.4.1.3",
        );
    }
}

#[test]
fn ru_codex_3_7_4_drawn_on_the_late_players_time() {
    for late in [Player::First, Player::Second] {
        on_the_late_players_time(
            drawn("RU-CODEX", "russian", "45m", BallotTable::Draughts64Short),
            late,
            7,
            "RU-CODEX:3.7.4",
        );
    }
}

#[test]
fn ua24_iii_start_5_7_a_wrong_balloted_position_stands_after_a_move_each() {
    let wrong = || {
        let mut hall = both_here(ua24());
        hall.act(ARBITER, draw(5));
        hall.act(ARBITER, Command::Start(Start::Begin));
        hall
    };
    let correct = || Command::Start(Start::Correct(Mistake::Setup));
    let play = |hall: &mut Hall| {
        let mover = hall.mover();
        let played = hall.game.board().position().expect("draughts").moves()[0];
        hall.act(mover, Command::play(game::Played::Move(played)));
        hall.act(mover, Command::Press);
    };
    let mut early = wrong();
    let start = *early.game.board().position().expect("draughts");
    play(&mut early);
    early.act(ARBITER, correct());
    assert_eq!(early.game.board().position(), Some(&start), "the ballot binds");
    let mut late = wrong();
    play(&mut late);
    play(&mut late);
    late.refused_by(ARBITER, correct(), "UA24:III.start.5.7");
    late.act(ARBITER, Command::Start(Start::Leave { mistake: Mistake::Setup, actual: None }));
    late.goes_on();
}

#[test]
fn ua24_iii_start_5_8_only_the_table_of_the_regulation_is_drawn_from() {
    let mut hall = both_here(ua24());
    for outside in [0, 746, u16::MAX] {
        hall.refused_by(ARBITER, by_hand(outside), "UA24:III.start.5.8");
    }
    hall.act(ARBITER, by_hand(2));
    assert_eq!(hall.game.ballot().map(game::Ballot::words), Some("UA24-App.2 I-2 ab4 ba5".into()));
    // A table of another game is refused, and a game without a table draws nothing.
    let other = drawn("UA24", "russian", "45m", BallotTable::Brazilian).check().expect_err("another game");
    assert!(other.iter().any(|objection| objection.by.name() == "UA24:III.start.5.8"), "{other:?}");
    both_here(draft("UA24", "russian", "45m")).refused_by(ARBITER, draw(1), "UA24:III.start.5.8");
    both_here(draft("UA24", "international", "80m+1m")).refused_by(ARBITER, draw(1), "UA24:III.start.3");
}

#[test]
fn ru22_6_2_2_the_draw_keeps_its_seed_and_a_game_waits_for_it() {
    let table = BallotTable::Draughts64;
    let regulation = || drawn("RU22", "russian", "30m+30s", table);
    let mut hall = both_here(regulation());
    hall.refused_by(ARBITER, Command::Start(Start::Begin), "RU22:6.2.2");
    let events = hall.act(ARBITER, draw(77));
    let Some(GameFact::Start(Fact::Drawn(kept))) = events.first().map(|event| &event.fact) else {
        panic!("not drawn: {events:?}")
    };
    assert_eq!((kept.table, kept.lot, kept.number), (table, Lot::Seed(77), table.draw(77).number));
    assert_eq!(events.first().map(|event| event.at), Some(hall.now));
    hall.act(ARBITER, Command::Start(Start::Begin));
    // Anyone who draws it again gets the same.
    let mut again = both_here(regulation());
    again.act(Actor::Program, draw(77));
    assert_eq!(again.game.ballot(), hall.game.ballot());
    both_here(draft("RU22", "russian", "30m+30s")).refused_by(ARBITER, draw(1), "RU22:6.2.2");
}

#[test]
fn ru22_6_2_1_a_start_position_has_twelve_men_a_side() {
    let variant = AnyVariant::Russian;
    assert!(start_position(variant, start_of(BallotTable::Draughts64, 24).setup()).is_some());
    let mut short = variant.start().setup();
    let lifted = short.side(Colour::White).first().expect("a man");
    short.clear(lifted);
    assert_eq!(start_position(variant, short), None, "11 against 12");
    short.put(lifted, Piece::king(Colour::White));
    assert_eq!(start_position(variant, short), None, "a king is not a man");
}

/// What is wrong with a draft of the system with a drawn start.
fn against(games: u8, ballot: Option<BallotTable>) -> Vec<&'static str> {
    let draft = Draft { games, ballot, system: System::Drawn, ..draft("RU22", "russian", "30m+30s") };
    let objections = draft.check().err().unwrap_or_default();
    assert!(
        objections.iter().all(|objection| objection.weight == Gravity::Refusal || !objection.what.is_empty())
    );
    objections
        .into_iter()
        .filter(|found| found.weight == Gravity::Refusal)
        .map(|found| found.by.name())
        .collect()
}

#[test]
fn ru22_vi_b_draughts_64_is_played_in_micromatches_from_a_drawn_start() {
    assert_eq!(against(2, Some(BallotTable::Draughts64)), [""; 0]);
    assert_eq!(against(1, Some(BallotTable::Draughts64)), ["RU22:VI.b"]);
    assert_eq!(against(2, None), ["RU22:6.2.2"]);
}

#[test]
fn ru22_vi_russian_draughts_are_played_by_one_of_two_systems() {
    let by = |system, games, ballot| Draft { system, games, ballot, ..draft("RU22", "russian", "30m+30s") };
    assert!(by(System::Ordinary, 1, None).check().is_ok());
    assert!(
        by(System::Ordinary, 1, Some(BallotTable::Draughts64)).check().is_ok(),
        "first moves may be drawn"
    );
    assert!(by(System::Drawn, 2, Some(BallotTable::Draughts64)).check().is_ok());
    let international = Draft { system: System::Drawn, games: 2, ..draft("RU22", "international", "80m+1m") };
    assert!(international.check().is_err());
}
