//! UA24, article by article: the board, the pieces, moves and captures of draughts-100, draughts-64 with its
//! Brazilian version, and checkers.

use draughts::{AnyVariant, Colour};
use testkit::ask::{becomes, count, legal, playable, position, refused};

const START64: &str = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";

/// Chapter VI is about both.
const DRAUGHTS64: [&str; 2] = ["russian", "brazilian"];

#[test]
fn ua24_ii_systems_1_draughts_100_draughts_64_and_checkers_are_played() {
    for name in ["international", "russian", "brazilian", "checkers"] {
        assert!(name.parse::<AnyVariant>().is_ok(), "{name}");
    }
}

#[test]
fn ua24_v_inventory_1_the_board_has_100_squares() {
    let board = playable("international", "").rules().board.value;
    assert_eq!((board.columns(), board.rows()), (10, 10));
    assert!([46, 5].iter().all(|&corner| board.square(corner).is_some()));
}

#[test]
fn ua24_v_inventory_2_50_squares_are_playable() {
    assert_eq!(playable("international", "").rules().board.value.squares().len(), 50);
}

#[test]
fn ua24_v_inventory_4_the_main_road_starts_at_each_players_left() {
    let board = playable("international", "").rules().board.value;
    let left = board.square(46).expect("White's corner");
    assert_eq!(board.coordinates(left).to_string(), "a1");
    assert_eq!(board.number(board.rotated(left)), 5, "Black's corner");
}

#[test]
fn ua24_v_inventory_7_there_are_20_men_each() {
    let start = playable("international", "");
    assert_eq!(Colour::ALL.map(|colour| start.side(colour).len()), [20, 20]);
}

#[test]
fn ua24_v_inventory_8_black_starts_on_1_to_20_and_white_on_31_to_50() {
    assert_eq!(playable("international", ""), position("international", "W:W31-50:B1-20"));
}

#[test]
fn ua24_v_moves_1_pieces_are_men_or_kings() {
    let position = position("international", "W:W33,K5:B");
    let board = position.rules().board.value;
    let kings: Vec<u8> = position.kings().map(|square| board.number(square)).collect();
    assert_eq!((position.side(Colour::White).len(), kings), (2, vec![5]));
}

#[test]
fn ua24_v_moves_2_men_and_kings_move_differently() {
    assert_eq!(count("international", "W:W33:B"), 2);
    assert_eq!(count("international", "W:WK33:B"), 15);
}

#[test]
fn ua24_v_moves_3_white_moves_first_and_the_players_alternate() {
    let next = playable("international", "32-28");
    assert_eq!(next.turn(), Colour::Black);
    assert!(next.moves().iter().all(|reply| next.side(Colour::Black).contains(reply.from())));
}

#[test]
fn ua24_v_moves_4_a_man_moves_forward_to_the_adjacent_square() {
    legal("international", "W:W33:B", "33-28 33-29");
}

#[test]
fn ua24_v_moves_5_a_man_that_stopped_on_the_last_row_is_a_king() {
    becomes("international", "W:W7:B45", "7-2", "B:WK2:B45");
    becomes("international", "W:W35:B7,8,19,30,45", "35x24x13x2x11", "B:W11:B45");
}

#[test]
fn ua24_v_moves_8_a_new_king_waits_for_the_opponents_move() {
    becomes("international", "W:W7:B45", "7-1", "B:WK1:B45");
    becomes("international", "W:W7:B18", "7-1", "B:WK1:B18");
}

#[test]
fn ua24_v_moves_9_a_king_moves_any_number_of_free_squares() {
    legal("international", "W:WK46:B", "46-41 46-37 46-32 46-28 46-23 46-19 46-14 46-10 46-5");
}

#[test]
fn ua24_v_capture_1_captures_go_forward_and_backward_and_spare_own_pieces() {
    legal("international", "W:W28:B33", "28x39");
    legal("international", "W:W28,33:B", "28-22 28-23 33-29");
}

#[test]
fn ua24_v_capture_2_a_man_jumps_an_adjacent_piece() {
    legal("international", "W:W33:B28", "33x22");
    becomes("international", "W:W33:B28,45", "33x22", "B:W22:B45");
}

#[test]
fn ua24_v_capture_3_a_king_captures_from_a_distance() {
    legal("international", "W:WK46:B28", "46x23 46x19 46x14 46x10 46x5");
}

#[test]
fn ua24_v_capture_4_capture_is_obligatory() {
    legal("international", "W:W33,45:B28", "33x22");
    refused("international", "W:W33,45:B28", "45-40 33-29");
}

#[test]
fn ua24_v_capture_5_a_man_captures_on_as_long_as_it_can() {
    legal("international", "W:W35:B8,19,30", "35x24x13x2");
    becomes("international", "W:W35:B8,19,30,45", "35x24x13x2", "B:WK2:B45");
}

#[test]
fn ua24_v_capture_6_a_king_captures_on_along_and_across() {
    legal("international", "W:WK47:B11,12,13,29,30,40", "47x24x8x17x6 47x24x35x44x6");
}

#[test]
fn ua24_v_capture_7_own_pieces_are_not_jumped() {
    legal("international", "W:W37,K46:B28", "46-41 37-31 37-32");
}

#[test]
fn ua24_v_capture_8_a_square_may_be_visited_twice_but_no_piece_jumped_twice() {
    let five = "48x31x18x7x16x38 48x31x18x7x16x43 48x31x18x7x16x49";
    legal("international", "W:WK48:B11,12,22,32,42", five);
}

#[test]
fn ua24_v_capture_11_captured_pieces_are_removed_after_the_capture() {
    becomes("international", "W:WK48:B11,12,22,32,42,45", "48x31x18x7x16x38", "B:WK38:B45");
    legal("international", "W:WK41,49:B9,10,12,19,38", "41x14x3x21x43");
}

#[test]
fn ua24_v_capture_13_the_largest_number_is_obligatory() {
    legal("international", "B:W33,41,42:BK10,36", "36x47x38x29");
}

#[test]
fn ua24_v_capture_14_among_equal_numbers_the_player_chooses() {
    legal("international", "W:W39,K47:B13,K23,33", "39x28x19x8 47x29x18x9 47x29x18x4");
}

#[test]
fn ua24_v_capture_15_a_man_captures_on_through_the_last_row_and_stays_a_man() {
    legal("international", "W:W35:B7,8,19,30", "35x24x13x2x11");
    becomes("international", "W:W35:B7,8,19,30,45", "35x24x13x2x11", "B:W11:B45");
}

#[test]
fn ua24_v_capture_16_a_man_that_cannot_go_on_as_a_man_stops_and_is_a_king() {
    becomes("international", "W:W35:B8,11,19,30", "35x24x13x2", "B:WK2:B11");
}

#[test]
fn ua24_vi_inventory_1_the_board_has_64_squares() {
    for variant in DRAUGHTS64 {
        let board = playable(variant, "").rules().board.value;
        assert_eq!((board.columns(), board.rows()), (8, 8));
    }
}

#[test]
fn ua24_vi_inventory_2_play_is_on_the_32_dark_squares() {
    for variant in DRAUGHTS64 {
        let board = playable(variant, "").rules().board.value;
        assert_eq!((board.squares().len(), board.square_named("a2")), (32, None));
    }
}

#[test]
fn ua24_vi_inventory_4_the_main_road_starts_at_each_players_left() {
    for variant in DRAUGHTS64 {
        let board = playable(variant, "").rules().board.value;
        let left = board.square_named("a1").expect("White's corner");
        assert_eq!(board.coordinates(board.rotated(left)).to_string(), "h8", "Black's corner");
    }
}

#[test]
fn ua24_vi_inventory_6_there_are_12_men_each() {
    for variant in DRAUGHTS64 {
        let start = playable(variant, "");
        assert_eq!(Colour::ALL.map(|colour| start.side(colour).len()), [12, 12]);
        assert!(start.kings().is_empty());
    }
}

#[test]
fn ua24_vi_inventory_7_the_start_position() {
    for variant in DRAUGHTS64 {
        assert_eq!(playable(variant, ""), position(variant, START64));
    }
}

#[test]
fn ua24_vi_moves_1_pieces_are_men_or_kings() {
    for variant in DRAUGHTS64 {
        assert_ne!(position(variant, "W:Wc3:B"), position(variant, "W:WKc3:B"));
    }
}

#[test]
fn ua24_vi_moves_2_men_and_kings_move_differently() {
    for variant in DRAUGHTS64 {
        assert_eq!((count(variant, "W:Wc3:B"), count(variant, "W:WKc3:B")), (2, 11));
    }
}

#[test]
fn ua24_vi_moves_3_white_moves_first() {
    for variant in DRAUGHTS64 {
        refused(variant, START64, "b6-a5 d6-c5");
        assert_eq!(playable(variant, "c3-d4").turn(), Colour::Black);
    }
}

#[test]
fn ua24_vi_moves_5_a_man_moves_forward_to_the_adjacent_square() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:Wc3:B", "c3-b4 c3-d4");
    }
}

#[test]
fn ua24_vi_moves_6_a_man_on_the_last_row_is_a_king() {
    for variant in DRAUGHTS64 {
        becomes(variant, "W:Wa7:Bh4", "a7-b8", "B:WKb8:Bh4");
        becomes(variant, "B:Wa5:Bh2", "h2-g1", "W:Wa5:BKg1");
    }
}

#[test]
fn ua24_vi_moves_8_a_king_moves_any_number_of_free_squares() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:WKa1:B", "a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8");
    }
}

#[test]
fn ua24_vi_capture_1_captures_go_forward_and_backward() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:Wd4:Bc3", "d4:b2");
        legal(variant, "W:Wd4:Be5", "d4:f6");
    }
}

#[test]
fn ua24_vi_capture_2_a_man_jumps_an_adjacent_piece() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:Wc3:Bd4", "c3:e5");
        becomes(variant, "W:Wc3:Bd4,h2", "c3:e5", "B:We5:Bh2");
    }
}

#[test]
fn ua24_vi_capture_3_a_king_captures_from_a_distance() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:WKa1:Bd4", "a1:e5 a1:f6 a1:g7 a1:h8");
    }
}

#[test]
fn ua24_vi_capture_4_capture_is_obligatory() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:Wc3,g3:Bd4", "c3:e5");
        refused(variant, "W:Wc3,g3:Bd4", "g3-h4");
    }
}

#[test]
fn ua24_vi_capture_5_a_man_captures_on() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:Wc3:Bd4,f6", "c3:e5:g7");
        becomes(variant, "W:Wc3:Bd4,f6,h2", "c3:e5:g7", "B:Wg7:Bh2");
    }
}

#[test]
fn ua24_vi_capture_6_a_king_captures_on_along_and_across() {
    let figure = "W:WKd2:Bb6,d6,f4,f6,g7";
    legal("russian", figure, "d2:h6:f8:c5:a7 d2:g5:e7:c5:a7 d2:g5:d8:a5");
    legal("brazilian", figure, "d2:h6:f8:c5:a7 d2:g5:e7:c5:a7");
}

#[test]
fn ua24_vi_capture_7_own_pieces_are_not_jumped() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:WKa1,c3:Be5", "a1-b2 c3-b4 c3-d4");
    }
}

#[test]
fn ua24_vi_capture_8_a_square_may_be_visited_twice_but_no_piece_jumped_twice() {
    for variant in DRAUGHTS64 {
        let position = "B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7";
        legal(variant, position, "a5:c3:e1:g3:e5:c3 a5:c3:e5:g3:e1:c3");
    }
}

#[test]
fn ua24_vi_capture_11_captured_pieces_are_removed_after_the_capture() {
    for variant in DRAUGHTS64 {
        legal(variant, "W:WKe1:Bb6,c3,c5,d6,e5,e7", "e1:a5:d8:f6:d4");
        becomes(variant, "W:Wc3:Bd4,f6,h2", "c3:e5:g7", "B:Wg7:Bh2");
    }
}

#[test]
fn ua24_vi_capture_13_among_captures_the_player_chooses() {
    legal("russian", "W:Wc3:Bb4,d4,f6", "c3:a5 c3:e5:g7");
}

#[test]
fn ua24_vi_capture_14_a_man_on_the_last_row_captures_on_as_a_king() {
    legal("russian", "W:Wf6:Bb6,e7", "f6:d8:a5");
    becomes("russian", "W:Wf6:Bb6,e7,h2", "f6:d8:a5", "B:WKa5:Bh2");
}

#[test]
fn ua24_vi_capture_15_a_man_crowned_by_a_quiet_move_stops() {
    for variant in DRAUGHTS64 {
        becomes(variant, "W:Wg7:Bd6", "g7-f8", "B:WKf8:Bd6");
    }
}

#[test]
fn ua24_vi_capture_16_1_brazilian_the_largest_number_is_obligatory() {
    legal("brazilian", "W:Wc3:Bb4,d4,f6", "c3:e5:g7");
    legal("brazilian", "W:Wa1,e3:BKb2,f4,f6", "e3:g5:e7");
}

#[test]
fn ua24_vi_capture_16_2_brazilian_a_man_captures_on_through_the_last_row() {
    legal("brazilian", "W:Wf6:Bc7,e7", "f6:d8:b6");
    becomes("brazilian", "W:Wf6:Bc7,e7,h2", "f6:d8:b6", "B:Wb6:Bh2");
}

#[test]
fn ua24_vi_capture_16_3_brazilian_a_man_that_cannot_go_on_as_a_man_stops() {
    legal("brazilian", "W:Wf6:Bb6,e7", "f6:d8");
    becomes("brazilian", "W:Wf6:Bb6,e7", "f6:d8", "B:WKd8:Bb6");
}

#[test]
fn ua24_vii_inventory_1_the_board_has_64_squares() {
    let board = playable("checkers", "").rules().board.value;
    assert_eq!((board.columns(), board.rows(), board.squares().len()), (8, 8, 32));
}

#[test]
fn ua24_vii_inventory_4_each_players_left_corner_is_dark() {
    let board = playable("checkers", "").rules().board.value;
    let left = board.square_named("a1").expect("White's corner");
    assert_eq!((board.number(left), board.number(board.rotated(left))), (29, 4));
}

#[test]
fn ua24_vii_inventory_6_each_player_has_12_men() {
    let start = playable("checkers", "");
    assert_eq!(Colour::ALL.map(|colour| start.side(colour).len()), [12, 12]);
    assert!(start.kings().is_empty());
}

#[test]
fn ua24_vii_inventory_9_red_starts_on_1_to_12_and_white_on_21_to_32() {
    assert_eq!(playable("checkers", ""), position("checkers", "B:W21-32:B1-12"));
}

#[test]
fn ua24_vii_moves_1_a_man_moves_one_square_forward() {
    legal("checkers", "B:W:B11", "11-15 11-16");
    legal("checkers", "W:W22:B", "22-17 22-18");
}

#[test]
fn ua24_vii_moves_2_a_man_on_the_last_row_is_a_king() {
    for (from, to) in [("25", "29"), ("28", "32")] {
        becomes("checkers", &format!("B:W20:B{from}"), &format!("{from}-{to}"), &format!("W:W20:BK{to}"));
    }
    for (from, to) in [("5", "1"), ("8", "4")] {
        becomes("checkers", &format!("W:W{from}:B20"), &format!("{from}-{to}"), &format!("B:WK{to}:B20"));
    }
}

#[test]
fn ua24_vii_moves_3_a_king_moves_one_square() {
    legal("checkers", "B:W:BK15", "15-10 15-11 15-18 15-19");
}

#[test]
fn ua24_vii_capture_1_a_man_captures_forward_only() {
    legal("checkers", "B:W10,19:B15", "15x24");
    becomes("checkers", "B:W10,19:B15", "15x24", "W:W10:B24");
}

#[test]
fn ua24_vii_capture_2_1_a_capture_goes_on_to_the_end_but_crowning_stops_it() {
    legal("checkers", "B:W10,19:B6", "6x15x24");
    legal("checkers", "B:W26,27:B22", "22x31");
    becomes("checkers", "B:W26,27:B22", "22x31", "W:W27:BK31");
}

#[test]
fn ua24_vii_capture_2_2_any_capture_may_be_chosen_and_must_be_completed() {
    legal("checkers", "B:W10,18,26:BK15", "15x6 15x22x31");
    refused("checkers", "B:W10,18,26:BK15", "15x22 15-11");
}

#[test]
fn ua24_vii_capture_3_a_king_captures_in_both_directions() {
    legal("checkers", "B:W10:BK15", "15x6");
    legal("checkers", "B:W19:BK15", "15x24");
}
