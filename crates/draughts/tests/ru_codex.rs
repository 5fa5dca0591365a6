//! RU-CODEX, article by article: the board, the pieces, moves and captures.

use draughts::Colour;
use testkit::ask::{becomes, legal, playable, position, refused};

const START64: &str = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";

/// Diagrams 6, 7 and 8.
const D6: &str = "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7";
const D7: &str = "W:WKe1:Bb6,c3,c5,d6,e5,e7";
const D8: &str = "B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7";

#[test]
fn ru_codex_1_1_the_board_has_32_playable_squares_and_a_dark_corner_at_the_left() {
    let board = playable("russian", "").rules().board.value;
    assert_eq!((board.columns(), board.rows(), board.squares().len()), (8, 8, 32));
    assert!(["a1", "h8"].iter().all(|name| board.square_named(name).is_some()));
    assert!(["b1", "a2"].iter().all(|name| board.square_named(name).is_none()));
}

#[test]
fn ru_codex_1_3_each_side_starts_with_twelve_men_on_three_rows() {
    assert_eq!(playable("russian", ""), position("russian", START64));
}

#[test]
fn ru_codex_1_4_1_white_begins_and_the_sides_move_in_turn() {
    let start = playable("russian", "");
    assert_eq!(start.turn(), Colour::White);
    assert!(start.moves().iter().all(|played| start.play(played).turn() == Colour::Black));
    refused("russian", "B:Wa1,d4:Bh8", "d4-e5 a1-b2");
}

#[test]
fn ru_codex_1_4_2_at_the_start_all_pieces_are_men() {
    let start = playable("russian", "");
    assert_eq!(Colour::ALL.map(|colour| start.side(colour).len()), [12, 12]);
    assert!(start.kings().is_empty());
}

#[test]
fn ru_codex_1_4_3_a_man_moves_forward_to_the_adjacent_square() {
    legal("russian", "W:Wc3:B", "c3-b4 c3-d4");
    refused("russian", "W:Wc3:B", "c3-b2 c3-d2");
}

#[test]
fn ru_codex_1_4_4_a_man_on_the_eighth_row_is_a_king() {
    becomes("russian", "W:Wa7:Bh4", "a7-b8", "B:WKb8:Bh4");
    becomes("russian", "B:Wa5:Bh2", "h2-g1", "W:Wa5:BKg1");
}

#[test]
fn ru_codex_1_4_5_a_king_moves_along_free_squares() {
    legal("russian", "W:WKa1,d4:B", "a1-b2 a1-c3 d4-c5 d4-e5");
}

#[test]
fn ru_codex_1_5_1_a_man_jumps_an_adjacent_piece() {
    legal("russian", "W:Wc3:Bd4", "c3:e5");
    becomes("russian", "W:Wc3:Bd4,h2", "c3:e5", "B:We5:Bh2");
}

#[test]
fn ru_codex_1_5_2_a_king_captures_from_a_distance() {
    legal("russian", "W:WKa1:Bd4", "a1:e5 a1:f6 a1:g7 a1:h8");
}

#[test]
fn ru_codex_1_5_3_capturing_is_obligatory_also_backward() {
    legal("russian", "W:Wd4,g3:Bc3", "d4:b2");
}

#[test]
fn ru_codex_1_5_5_a_man_captures_on() {
    legal("russian", "W:Wc3:Bd4,f6", "c3:e5:g7");
    refused("russian", "W:Wc3:Bd4,f6", "c3:e5");
}

#[test]
fn ru_codex_1_5_6_a_king_captures_on() {
    legal("russian", "W:WKd2:Bb6,d6,f4,f6,g7", "d2:h6:f8:c5:a7 d2:g5:e7:c5:a7 d2:g5:d8:a5");
}

#[test]
fn ru_codex_1_5_7_captured_pieces_are_removed_after_the_whole_capture() {
    legal("russian", D7, "e1:a5:d8:f6:d4");
    becomes("russian", D7, "e1:a5:d8:f6:d4", "B:WKd4:Bc5,d6");
}

#[test]
fn ru_codex_1_5_8_own_pieces_are_not_jumped() {
    legal("russian", "W:WKa1,c3:Be5", "a1-b2 c3-b4 c3-d4");
}

#[test]
fn ru_codex_1_5_9_a_square_may_be_visited_twice_but_no_piece_jumped_twice() {
    legal("russian", D8, "a5:c3:e1:g3:e5:c3 a5:c3:e5:g3:e1:c3");
}

#[test]
fn ru_codex_1_5_12_captured_pieces_are_lifted_in_the_order_of_the_route() {
    let position = position("russian", D8);
    let board = position.rules().board.value;
    let route = ["a5", "c3", "e1", "g3", "e5", "c3"].map(|name| board.square_named(name).expect("a square"));
    let capture = position.moves()[0];
    assert!(position.routes(&capture, 9).iter().any(|found| found.squares() == route));
    assert_eq!(capture.captured().len(), 5);
}

#[test]
fn ru_codex_1_5_14_any_capture_may_be_chosen() {
    legal("russian", "W:Wc3:Bb4,d4,f6", "c3:a5 c3:e5:g7");
}

#[test]
fn ru_codex_1_5_15_a_man_on_the_eighth_row_captures_on_as_a_king() {
    legal("russian", "W:Wf6:Bb6,e7", "f6:d8:a5");
    becomes("russian", "W:Wf6:Bb6,e7,h2", "f6:d8:a5", "B:WKa5:Bh2");
}

#[test]
fn ru_codex_1_5_16_a_man_crowned_by_a_quiet_move_captures_with_its_next_move() {
    becomes("russian", "W:Wg7:Bd6", "g7-f8", "B:WKf8:Bd6");
    legal("russian", "W:WKf8:Bd6", "f8:c5 f8:b4 f8:a3");
}

#[test]
fn ru_codex_1_6_3_d6_diagram_6() {
    legal("russian", D6, "a5:e1:g3:e5");
    becomes("russian", D6, "a5:e1:g3:e5", "W:Wd4,e3:BKe5,d6,e7");
    legal("russian", "W:Wd4,e3:BKe5,d6,e7", "d4:f6:d8");
}

#[test]
fn ru_codex_1_6_3_d7_diagram_7() {
    legal("russian", D7, "e1:a5:d8:f6:d4");
}

#[test]
fn ru_codex_1_6_3_d8_diagram_8() {
    legal("russian", D8, "a5:c3:e1:g3:e5:c3 a5:c3:e5:g3:e1:c3");
    let reply = "W:Wa1,a3,b2,e3:BKc3,c5,c7,e7,g7";
    becomes("russian", D8, "a5:c3:e1:g3:e5:c3", reply);
    becomes("russian", D8, "a5:c3:e5:g3:e1:c3", reply);
    legal("russian", reply, "b2:d4:b6:d8:f6:h8");
}

#[test]
fn ru_codex_2_1_international_draughts_inherit_what_chapter_2_does_not_replace() {
    let (own, inherited) = (playable("international", "").rules(), playable("russian", "").rules());
    assert_eq!((own.king.value, own.man_capture.value), (inherited.king.value, inherited.man_capture.value));
    assert_eq!((own.capture.value, own.jumped.value), (inherited.capture.value, inherited.jumped.value));
    assert_ne!((own.choice.value, own.names.value), (inherited.choice.value, inherited.names.value));
}

#[test]
fn ru_codex_2_3_each_side_starts_with_twenty_men_on_four_rows() {
    assert_eq!(playable("international", ""), position("international", "W:W31-50:B1-20"));
}

#[test]
fn ru_codex_2_5_1_the_largest_number_is_obligatory_and_a_king_has_no_priority() {
    let d13 = "B:W33,41,42:BK10,36";
    legal("international", d13, "36x47x38x29");
    refused("international", d13, "10x46");
    becomes("international", d13, "36x47x38x29", "W:W:BK10,29");
}

#[test]
fn ru_codex_2_5_1_d14_man_or_king_three_pieces() {
    legal("international", "W:W39,K47:B13,K23,33", "39x28x19x8 47x29x18x9 47x29x18x4");
}

#[test]
fn ru_codex_2_5_2_1_a_man_captures_on_through_the_last_row() {
    legal("international", "W:W35:B7,8,19,30", "35x24x13x2x11");
    becomes("international", "W:W35:B7,8,19,30,45", "35x24x13x2x11", "B:W11:B45");
}

#[test]
fn ru_codex_2_5_2_2_a_man_that_cannot_go_on_as_a_man_stops_and_is_a_king() {
    legal("international", "W:W35:B8,11,19,30", "35x24x13x2");
    becomes("international", "W:W35:B8,11,19,30", "35x24x13x2", "B:WK2:B11");
    legal("international", "W:WK2:B11", "2x16");
}
