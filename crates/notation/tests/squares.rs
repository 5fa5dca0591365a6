//! Names of squares, article by article.

use draughts::{Board, Brazilian, Checkers, Coordinates, International, Russian, Square, Squares, Variant};
use notation::square::{self, Naming, SquareError};

const BOARD_64: Board = Russian::RULES.board.value;
const BOARD_100: Board = International::RULES.board.value;

fn corner(board: Board, column: u8, row: u8) -> Square {
    board.square_at(Coordinates { column, row }).unwrap()
}

fn number(square: Square) -> u8 {
    BOARD_100.number(square)
}

fn numbers(squares: Squares) -> Vec<u8> {
    squares.map(number).collect()
}

/// The squares of a column, from Black's side.
fn column(column: u8) -> Squares {
    BOARD_100.squares().filter(|&square| BOARD_100.coordinates(square).column == column).collect()
}

#[test]
fn ru22_6_1_6_1_squares_are_named_by_letter_and_digit() {
    assert_eq!(Naming::Algebraic.name(BOARD_64, corner(BOARD_64, 0, 0)), "a1");
    let c3 = corner(BOARD_64, 2, 2);
    assert_eq!(square::read(BOARD_64, "с3"), Ok(c3), "with a Cyrillic letter");
    assert_eq!(square::spoken(BOARD_64, c3), "це три");
    let letters: Vec<String> = (0..8).map(|i| square::spoken(BOARD_64, corner(BOARD_64, i, i % 2))).collect();
    let expected = ["а один", "бэ два", "це один", "дэ два", "е один", "эф два", "же один", "аш два"];
    assert_eq!(letters, expected);
    for i in 0..8 {
        let row = BOARD_64.squares().filter(|&square| BOARD_64.coordinates(square).row == i).count();
        let column = BOARD_64.squares().filter(|&square| BOARD_64.coordinates(square).column == i).count();
        assert_eq!((row, column), (4, 4));
    }
}

#[test]
fn ru_codex_1_6_1_the_left_corners_are_a1_and_h8() {
    assert_eq!(Naming::Algebraic.name(BOARD_64, corner(BOARD_64, 0, 0)), "a1");
    assert_eq!(Naming::Algebraic.name(BOARD_64, corner(BOARD_64, 7, 7)), "h8");
    assert_eq!(square::spoken(BOARD_64, square::read(BOARD_64, "h4").unwrap()), "аш четыре");
}

#[test]
fn ua24_vi_notation_2_ranks_and_files_are_counted_from_white() {
    let board = Brazilian::RULES.board.value;
    assert_eq!(Naming::Algebraic.name(board, corner(board, 0, 0)), "a1");
    assert_eq!(Naming::Algebraic.name(board, corner(board, 7, 7)), "h8");
}

#[test]
fn ua24_vi_notation_3_a_square_is_a_letter_and_a_digit() {
    let board = Brazilian::RULES.board.value;
    assert_eq!(Naming::Algebraic.name(board, corner(board, 2, 2)), "c3");
    assert_eq!(square::read(board, "i9"), Err(SquareError::OffTheBoard));
    assert_eq!(square::read(board, "3c"), Err(SquareError::NotAName));
}

#[test]
fn ua24_vi_inventory_2_only_dark_squares_have_names() {
    let board = Brazilian::RULES.board.value;
    let names = (b'a'..=b'h').flat_map(|letter| (1..=8).map(move |row| format!("{}{row}", letter as char)));
    assert_eq!(names.filter(|name| square::read(board, name).is_ok()).count(), 32);
    assert_eq!(square::read(board, "a2"), Err(SquareError::NotPlayable));
}

#[test]
fn ru22_7_3_squares_are_numbered_from_blacks_back_row() {
    assert_eq!(numbers(BOARD_100.king_row(draughts::Colour::White)), [1, 2, 3, 4, 5]);
    assert_eq!(numbers(BOARD_100.king_row(draughts::Colour::Black)), [46, 47, 48, 49, 50]);
    assert_eq!((number(corner(BOARD_100, 0, 0)), number(corner(BOARD_100, 9, 9))), (46, 5));
    for number in 1..=50 {
        let square = square::read(BOARD_100, &number.to_string()).unwrap();
        assert_eq!(Naming::Numeric.name(BOARD_100, square), number.to_string());
        assert_eq!(square::read(BOARD_100, &format!("{number:02}")), Ok(square));
        assert_eq!(square::read(BOARD_100, &Naming::Algebraic.name(BOARD_100, square)), Ok(square));
    }
    for name in ["0", "00", "51", "99", "100", "1000000000000"] {
        assert_eq!(square::read(BOARD_100, name), Err(SquareError::OffTheBoard), "{name}");
    }
}

#[test]
fn ru_codex_2_4_numbers_the_left_corners_are_46_and_5() {
    assert_eq!(square::read(BOARD_100, "46"), Ok(corner(BOARD_100, 0, 0)));
    assert_eq!(square::read(BOARD_100, "5"), Ok(corner(BOARD_100, 9, 9)));
}

#[test]
fn ua24_v_inventory_6_numbers_run_row_by_row() {
    let first = BOARD_100.squares().next().unwrap();
    assert_eq!((number(first), BOARD_100.coordinates(first).to_string()), (1, "b10".to_string()));
    assert_eq!(number(corner(BOARD_100, 8, 0)), 50);
    assert!(numbers(BOARD_100.squares()).into_iter().eq(1..=50));
}

#[test]
fn ua24_v_inventory_6_1_the_bases_are_1_to_5_and_46_to_50() {
    assert_eq!(numbers(BOARD_100.home_rows(draughts::Colour::Black, 1)), [1, 2, 3, 4, 5]);
    assert_eq!(numbers(BOARD_100.home_rows(draughts::Colour::White, 1)), [46, 47, 48, 49, 50]);
}

#[test]
fn ua24_v_inventory_6_2_the_sides() {
    assert_eq!(numbers(column(0)), [6, 16, 26, 36, 46]);
    assert_eq!(numbers(column(9)), [5, 15, 25, 35, 45]);
}

#[test]
fn ua24_v_inventory_6_3_the_main_road_joins_5_and_46() {
    let road = BOARD_100.ray(corner(BOARD_100, 0, 0), draughts::Direction::UpRight).last();
    assert_eq!(road.map(number), Some(5));
}

#[test]
fn ua24_vii_notation_1_checkers_squares_are_numbers_from_1_to_32() {
    let board = Checkers::RULES.board.value;
    assert_eq!(Naming::from(Checkers::RULES.names.value), Naming::Numeric);
    assert_eq!(square::read(board, "1"), square::read(board, "b8"));
    assert_eq!(square::read(board, "29"), square::read(board, "a1"));
    assert_eq!(square::read(board, "32"), square::read(board, "g1"));
    assert_eq!(square::read(board, "33"), Err(SquareError::OffTheBoard));
}

#[test]
fn ru22_10_2_2_letters_write_a_capital_e() {
    let e3 = square::read(BOARD_64, "e3").unwrap();
    assert_eq!(Naming::CapitalE.name(BOARD_64, e3), "E3");
    assert_eq!(Naming::CapitalE.name(BOARD_64, square::read(BOARD_64, "d4").unwrap()), "d4");
    assert_eq!(square::read(BOARD_64, "E3"), Ok(e3));
    assert_eq!(square::read(BOARD_64, "Е3"), Ok(e3), "with a Cyrillic letter");
}
