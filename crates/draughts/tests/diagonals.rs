//! The diagonals as the rulebooks name them.

use draughts::{Board, Colour, Diagonal, DiagonalName, Slope, Square, Squares};

const BOARD: Board = Board::new(8, 8);
const BOARD_100: Board = Board::new(10, 10);

fn square(name: &str) -> Square {
    BOARD.square_named(name).expect("a square of the board")
}

fn written(board: Board, diagonal: Diagonal) -> String {
    diagonal.iter().map(|at| board.coordinates(at).to_string()).collect::<Vec<_>>().join(" ")
}

fn named(name: DiagonalName) -> String {
    written(BOARD, BOARD.diagonal_named(name).expect("every name is on the 8 x 8 board"))
}

fn main_road_numbers(board: Board) -> Vec<u8> {
    board.main_road().expect("a square board").iter().map(|at| board.number(at)).collect()
}

#[test]
fn ru22_6_1_2_thirteen_diagonals_seven_along_the_main_road_and_six_across() {
    let diagonals = BOARD.diagonals();
    assert_eq!(diagonals.len(), 13);
    assert_eq!(diagonals.iter().filter(|it| it.slope() == Slope::Rising).count(), 7);
    assert_eq!(diagonals.iter().filter(|it| it.slope() == Slope::Falling).count(), 6);
    let mut names: Vec<_> = diagonals.iter().map(|it| it.name().expect("all have names").value).collect();
    names.sort();
    assert_eq!(names, DiagonalName::ALL);
}

#[test]
fn ru22_6_1_2_lower_ones_end_at_the_bottom_edge_upper_ones_at_the_top_edge() {
    let touches = |diagonal: Diagonal, side| !(diagonal.squares() & BOARD.home_rows(side, 1)).is_empty();
    for diagonal in BOARD.diagonals() {
        let name = diagonal.name().expect("all have names").value;
        let edges = [Colour::White, Colour::Black].map(|side| touches(diagonal, side));
        let said = [name.english().starts_with("lower"), name.english().starts_with("upper")];
        assert_eq!(edges, if name == DiagonalName::MainRoad { [true, true] } else { said }, "{name}");
    }
}

#[test]
fn ru22_6_1_2_a_main_road() {
    assert_eq!(named(DiagonalName::MainRoad), "a1 b2 c3 d4 e5 f6 g7 h8");
    assert_eq!(DiagonalName::MainRoad.russian(), "большая дорога");
}

#[test]
fn ru22_6_1_2_b_triple() {
    assert_eq!(named(DiagonalName::LowerTriple), "c1 d2 e3 f4 g5 h6");
    assert_eq!(named(DiagonalName::UpperTriple), "a3 b4 c5 d6 e7 f8");
    assert_eq!(named(DiagonalName::LowerLittleTriple), "a3 b2 c1");
    assert_eq!(named(DiagonalName::UpperLittleTriple), "f8 g7 h6");
}

#[test]
fn ru22_6_1_2_c_double() {
    assert_eq!(named(DiagonalName::LowerDouble), "a7 b6 c5 d4 e3 f2 g1");
    assert_eq!(named(DiagonalName::UpperDouble), "b8 c7 d6 e5 f4 g3 h2");
    assert_eq!(named(DiagonalName::LowerLittleDouble), "g1 h2");
    assert_eq!(named(DiagonalName::UpperLittleDouble), "a7 b8");
}

#[test]
fn ru22_6_1_2_d_oblique() {
    assert_eq!(named(DiagonalName::LowerOblique), "a5 b4 c3 d2 e1");
    assert_eq!(named(DiagonalName::UpperOblique), "d8 e7 f6 g5 h4");
    assert_eq!(named(DiagonalName::LowerLittleOblique), "e1 f2 g3 h4");
    assert_eq!(named(DiagonalName::UpperLittleOblique), "a5 b6 c7 d8");
}

#[test]
fn ru_codex_1_2_the_name_of_the_diagonal_through_two_squares() {
    let lower_triple = BOARD.diagonal(square("c1"), square("h6")).expect("one diagonal");
    let name = lower_triple.name().expect("a named one");
    assert_eq!((name.value.english(), lower_triple.len()), ("lower triple", 6));
    assert_eq!(name.by.name(), "RU22:6.1.2.b");
    assert_eq!(
        BOARD.diagonal(square("f4"), square("d2")),
        Some(lower_triple),
        "any two squares, in any order"
    );
    assert_eq!(BOARD.diagonal(square("c1"), square("c3")), None);
    assert_eq!(BOARD.diagonal(square("c1"), square("c1")), None, "two diagonals run through one square");
}

#[test]
fn ru_codex_1_2_is_main_road() {
    assert!(BOARD.is_main_road(square("d4")));
    assert!(!BOARD.is_main_road(square("e3")));
    for board in [BOARD, BOARD_100] {
        let road: Squares = board.squares().filter(|&at| board.is_main_road(at)).collect();
        assert_eq!(Some(road), board.main_road().map(|it| it.squares()));
    }
}

#[test]
fn ru22_7_1_seventeen_diagonals_and_the_main_road_from_46_to_5() {
    assert_eq!(BOARD_100.diagonals().len(), 17);
    assert_eq!(main_road_numbers(BOARD_100), [46, 41, 37, 32, 28, 23, 19, 14, 10, 5]);
    let name = BOARD_100.main_road().and_then(|it| it.name()).expect("it is named");
    assert_eq!((name.value, name.by.name()), (DiagonalName::MainRoad, "RU22:7.1"));
    assert_eq!(BOARD_100.diagonal_named(DiagonalName::LowerTriple), None, "only the main road is named");
}

#[test]
fn ru_codex_2_2_fifty_squares_seventeen_diagonals_and_a_main_road_of_ten_that_joins_two_corners() {
    assert_eq!((BOARD_100.columns(), BOARD_100.rows(), BOARD_100.size()), (10, 10, 50));
    assert_eq!(BOARD_100.diagonals().len(), 17);
    let road = BOARD_100.main_road().expect("a square board");
    assert_eq!((road.len(), road.ends().map(|at| BOARD_100.number(at))), (10, [46, 5]));
}

#[test]
fn ua24_v_inventory_3_the_longest_diagonal_has_ten_squares_and_joins_two_corners() {
    let longest = BOARD_100.diagonals().into_iter().max_by_key(Diagonal::len).expect("there are 17");
    assert_eq!(Some(longest), BOARD_100.main_road());
    assert_eq!(longest.len(), 10);
    assert_eq!(DiagonalName::MainRoad.ukrainian(), "велика дорога");
}

#[test]
fn ua24_v_inventory_4_and_6_3_the_main_road_starts_at_each_players_left() {
    assert_eq!(BOARD_100.main_road().map(|it| it.ends().map(|at| BOARD_100.number(at))), Some([46, 5]));
}

#[test]
fn ua24_vi_inventory_3_the_main_road_has_eight_squares() {
    assert_eq!(main_road_numbers(BOARD), [29, 25, 22, 18, 15, 11, 8, 4]);
}

#[test]
fn no_diagonal_of_the_80_square_board_joins_two_corners() {
    let board = Board::new(10, 8);
    assert_eq!(board.main_road(), None);
    assert!(!board.squares().any(|at| board.is_main_road(at)));
    assert!(board.diagonals().iter().all(|it| it.name().is_none()));
    let lengths: usize = board.diagonals().iter().map(Diagonal::len).sum();
    assert_eq!(lengths, 2 * 40 - 2, "every square lies on two, but the two corners on one");
}

#[test]
fn every_name_has_words_in_three_languages_and_no_two_are_alike() {
    for words in [DiagonalName::english, DiagonalName::russian, DiagonalName::ukrainian] {
        let mut all = DiagonalName::ALL.map(words).to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 13);
    }
}
