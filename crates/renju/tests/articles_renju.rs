//! RU-RENJU chapter V on the board, article by article: an earlier edition that events may still choose.
//! Points are written a..o; the articles' letters K..P are j..o here.

mod boards;

use boards::{FAR, at, board, explain, mixed, play, set, verdict};
use renju::opening::{Act, Choice, Opening, OpeningRefusal, Player, Regulation};
use renju::{
    Board, Colour, EndingReason, Foul, FoulConsequence, Move, Point, Position, Refusal, Row, Rules, Verdict,
    is_drawn,
};

fn rows(black: &str, white: &str, point: &str) -> Vec<Row> {
    explain(black, white, point).rows
}

fn white_to_move(black: &str, white: &str) -> Position {
    Position::of(board(black, white), Colour::White, Rules::default())
}

#[test]
fn ru_renju_5_2_1_2_the_aim_is_an_unbroken_row_of_five() {
    let black = Position::of(board("d7 e7 f7 g7", FAR), Colour::Black, Rules::default());
    assert_eq!(play(black, "h7").ending().unwrap().winner, Some(Colour::Black));
    let six = white_to_move("h8", "d7 e7 f7 g7 i7");
    assert_eq!(play(six, "h7").ending().unwrap().winner, Some(Colour::White));
}

#[test]
fn ru_renju_5_2_2_2_the_last_of_225_points_is_the_top_right_corner() {
    assert_eq!(Point::all().count(), 225);
    let corner = Point::all().last().unwrap();
    assert_eq!((corner.column(), corner.row(), corner.to_string().as_str()), (14, 14, "o15"));
}

#[test]
fn ru_renju_5_2_3_a_enemy_stones_divide_a_row() {
    // d7 and f7 with an enemy stone on e7 are not one row; with e7 free they are.
    assert_eq!(rows("d7 g7", "e7", "f7"), []);
    assert!(matches!(rows("d7 g7", FAR, "f7")[..], [Row::Three { stones, .. }] if stones == set("d7 f7 g7")));
}

#[test]
fn ru_renju_5_2_3_b_unbroken_has_no_free_point_inside() {
    assert!(matches!(rows("d7 e7", FAR, "f7")[..], [Row::Three { stones, .. }] if stones == set("d7 e7 f7")));
    // Five stones with a free point between them are no five.
    assert_eq!(verdict("c7 d7 e7 g7", "h7 a1", "b7"), Verdict::Permitted);
    assert_eq!(verdict("c7 d7 e7 f7", "h7 a1", "b7"), Verdict::Five);
}

#[test]
fn ru_renju_5_2_3_c_six_unbroken_stones_are_a_long_row() {
    let long = rows("d7 e7 f7 g7 i7", FAR, "h7");
    assert!(matches!(long[..], [Row::Overline { stones, .. }] if stones == set("d7 e7 f7 g7 h7 i7")));
}

#[test]
fn ru_renju_5_2_3_d_five_is_exactly_five() {
    for white in ["a1", "c7 i7"] {
        let five = rows("d7 e7 f7 g7", white, "h7");
        assert!(matches!(five[..], [Row::Five { stones, .. }] if stones == set("d7 e7 f7 g7 h7")));
    }
    assert!(!rows("d7 e7 f7 g7 i7", FAR, "h7").iter().any(|row| matches!(row, Row::Five { .. })));
}

#[test]
fn ru_renju_5_2_3_e_four_is_completed_by_the_next_move() {
    let four = rows("c7 d7 e7", FAR, "g7");
    assert!(matches!(four[..], [Row::Four { completions, .. }] if completions == set("f7")));
    assert_eq!(rows("c7 d7 e7", "f7", "g7"), [], "the gap is taken");
}

#[test]
fn ru_renju_5_2_3_f_open_four_is_completed_at_either_end() {
    let open = rows("d7 e7 f7", FAR, "g7");
    assert!(matches!(open[..], [Row::Four { completions, .. }] if completions == set("c7 h7")));
    let closed = rows("d7 e7 f7", "c7", "g7");
    assert!(matches!(closed[..], [Row::Four { completions, .. }] if completions == set("h7")));
}

#[test]
fn ru_renju_5_2_3_g_three_grows_to_an_open_four_by_a_permitted_move() {
    assert!(matches!(&rows("e7 f7", FAR, "g7")[..], [row @ Row::Three { .. }] if row.counts()));
    assert_eq!(rows("e7 f7", "d7 i7", "g7"), [], "no room for an open four");
    let dead = rows("h8 e7 f7 g5 g6 d4 e4 f4 h4 i4", "g9 a1", "g7");
    assert_eq!(dead.iter().filter(|row| !row.counts()).count(), 1, "the only way on is a long row");
}

#[test]
fn ru_renju_5_2_4_1_black_starts_at_the_centre_and_points_are_taken_once() {
    let start = Position::start(Rules::default());
    assert_eq!(start.play(Move::Stone(at("g7"))).unwrap_err().allowed, set("h8"));
    let refused = play(start, "h8").play(Move::Stone(at("h8"))).unwrap_err();
    assert_eq!(refused.why, Refusal::Occupied(at("h8")));
}

#[test]
fn ru_renju_5_2_4_2_five_excuses_every_foul_and_white_has_none() {
    assert_eq!(verdict("h8 c7 d7 e7 f7 g5 g6 f6", FAR, "g7"), Verdict::Five);
    assert_eq!(play(white_to_move("h8", "d7 e7 f7 g4 g5 g6"), "g7").ending(), None);
    assert_eq!(
        play(white_to_move("h8", "d7 e7 f7 h7 i7"), "g7").ending().unwrap().winner,
        Some(Colour::White)
    );
}

#[test]
fn ru_renju_5_2_4_2_a_two_threes() {
    assert_eq!(verdict("h8 e7 f7 g5 g6", FAR, "g7"), Verdict::Foul(Foul::DoubleThree));
    assert_eq!(verdict("h8 e7 f7 g5", FAR, "g7"), Verdict::Permitted);
}

#[test]
fn ru_renju_5_2_4_2_b_two_fours() {
    assert_eq!(verdict("h8 d7 e7 f7 g4 g5 g6", FAR, "g7"), Verdict::Foul(Foul::DoubleFour));
    assert_eq!(verdict("h8 d7 e7 f7 g5 g6", FAR, "g7"), Verdict::Permitted, "a four and a three");
}

#[test]
fn ru_renju_5_2_4_2_c_long_row() {
    assert_eq!(verdict("h8 d7 e7 f7 h7 i7", FAR, "g7"), Verdict::Foul(Foul::Overline));
    assert_eq!(verdict("h8 d7 e7 f7 h7", FAR, "g7"), Verdict::Five);
}

#[test]
fn ru_renju_5_2_4_3_opening_restrictions_apply_where_they_are_set() {
    // Without a regulation any second move will do; with one it lies inside the central square.
    let mut free = Opening::new(Regulation::Free);
    free.act(Player::First, Act::Place(Point::CENTRE)).unwrap();
    assert_eq!(free.turn(), None);
    assert_eq!(play(free.position(Rules::default()), "a1").ending(), None);
    let mut set = Opening::new(Regulation::Tarannikov);
    set.act(Player::First, Act::Place(Point::CENTRE)).unwrap();
    set.act(Player::Second, Act::Choose(Choice::Keep)).unwrap();
    let refused = set.act(Player::Second, Act::Place(at("a1"))).unwrap_err();
    assert_eq!(refused.why, OpeningRefusal::OutsideArea(at("a1")));
    assert_eq!(refused.allowed, set.turn());
}

#[test]
fn ru_renju_5_2_4_4_white_passes_at_move_10_and_black_is_to_move() {
    let mut position = play(Position::start(Rules::default()), "h8");
    for name in ["b2", "c2", "b4", "c4", "b6", "c6", "b8", "c8"] {
        position = play(position, name);
    }
    let passed = position.play(Move::Pass).unwrap();
    assert_eq!((passed.moves(), passed.last(), passed.turn()), (10, Some(Move::Pass), Colour::Black));
}

#[test]
fn ru_renju_5_2_6_1_five_wins() {
    let ending = play(white_to_move("h8", "d7 e7 f7 g7"), "h7").ending().unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Colour::White), EndingReason::Five));
}

#[test]
fn ru_renju_5_2_6_2_white_wins_by_a_long_row() {
    let ending = play(white_to_move("h8", "d7 e7 f7 h7 i7"), "g7").ending().unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Colour::White), EndingReason::Overline));
}

#[test]
fn ru_renju_5_2_7_1_b_both_decline_to_put_a_stone() {
    let passed = play(Position::start(Rules::default()), "h8").play(Move::Pass).unwrap();
    assert_eq!(passed.ending(), None);
    let ending = passed.play(Move::Pass).unwrap().ending().unwrap();
    assert_eq!((ending.winner, ending.reason), (None, EndingReason::TwoPasses));
}

#[test]
fn ru_renju_5_2_7_1_c_nobody_can_build_a_five() {
    let mut full = Board::EMPTY;
    Point::all().for_each(|point| full.put(point, mixed(point)));
    assert!(is_drawn(&full));
    full.take(at("c9"));
    assert!(is_drawn(&full), "before the board is full");
    for name in ["a1", "b1", "c1", "d1", "e1"] {
        full.take(at(name));
    }
    assert!(!is_drawn(&full), "five free points are enough");
    let ending = Position::of(full, Colour::Black, Rules::default()).ending();
    assert_eq!(ending, None);
}

#[test]
fn ru_renju_5_3_8_2_a_declared_foul_is_corrected_and_the_game_goes_on() {
    let position = Position::of(
        board("h8 e7 f7 g5 g6", FAR),
        Colour::Black,
        Rules { foul: FoulConsequence::Corrected, ..Rules::default() },
    );
    let fouled = play(position, "g7");
    assert_eq!((fouled.foul(), fouled.ending()), (Some(Foul::DoubleThree), None));
    let corrected = fouled.declare_foul().unwrap();
    assert_eq!((corrected.board(), corrected.turn()), (position.board(), Colour::Black));
    assert_eq!(corrected.moves(), position.moves());
    let overlooked = play(fouled, "b2");
    assert_eq!(overlooked.declare_foul().unwrap_err().why, Refusal::NoFoul);
    assert_eq!(play(position, "b2").declare_foul().unwrap_err().by.name(), "RU-RENJU:5.3.8.2");
}
