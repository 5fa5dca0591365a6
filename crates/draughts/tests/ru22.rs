//! RU22, article by article: the board, the pieces, moves and captures.

use draughts::{Colour, Rank};
use testkit::ask::{self, becomes, legal, playable, position, refused, won};

/// The start of Russian draughts and of giveaway.
const START64: &str = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
const START100: &str = "W:W31-50:B1-20";

/// The figures of 6.1.5.17.
const FIG4: &str = "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7";
const FIG5: &str = "W:WKe1:Bb6,c3,c5,d6,e5,e7";
const FIG6: &str = "B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,d6,e7,g7";

#[test]
fn ru22_1_1_par3_who_wins_is_a_rule_of_the_discipline() {
    won("russian", "W:W:Bh8", "black");
    won("international", "W:W:B5", "black");
    won("giveaway", "W:W:Bh8", "white");
}

#[test]
fn ru22_vi_a_russian_draughts_begin_with_twelve_men_each_on_the_standard_squares() {
    let start = playable("russian", "");
    assert_eq!(start, position("russian", START64));
    assert_eq!(Colour::ALL.map(|colour| start.side(colour).len()), [12, 12]);
}

#[test]
fn ru22_6_1_1_play_is_on_the_dark_squares_and_a_dark_corner_is_at_the_lower_left() {
    let board = playable("russian", "").rules().board.value;
    assert_eq!((board.columns(), board.rows(), board.size()), (8, 8, 32));
    let corner = board.square_named("a1").expect("a1 is dark");
    assert_eq!(board.square_named("h8"), Some(board.rotated(corner)), "Black's lower left");
    assert_eq!(board.square_named("a2"), None, "a2 is light");
    refused("russian", START64, "a1-a2 a2-b3 a3-a4");
}

#[test]
fn ru22_6_1_3_1_the_start_position_has_24_men_and_7_moves() {
    let start = playable("russian", "");
    assert_eq!((start, start.turn()), (position("russian", START64), Colour::White));
    assert!(start.kings().is_empty());
    legal("russian", START64, "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
}

#[test]
fn ru22_6_1_4_1_white_moves_first_and_the_players_alternate() {
    refused("russian", START64, "b6-a5 d6-c5 h6-g5");
    assert_eq!(playable("russian", "a3-b4").turn(), Colour::Black);
    assert_eq!(playable("russian", "a3-b4 b6-a5").turn(), Colour::White);
}

#[test]
fn ru22_6_1_4_2_pieces_are_men_or_kings() {
    let start = playable("russian", "");
    let ranks = start.rules().board.value.squares().filter_map(|square| Some(start.piece(square)?.rank));
    assert!(ranks.into_iter().all(|rank| match rank {
        Rank::Man => true,
        Rank::King => false,
    }));
}

#[test]
fn ru22_6_1_4_3_a_man_moves_one_square_forward() {
    legal("russian", "W:Wc3:B", "c3-b4 c3-d4");
    refused("russian", "W:Wc3:B", "c3-b2 c3-d2 c3-c4 c3-e5");
    legal("international", "B:W:B13", "13-18 13-19");
}

#[test]
fn ru22_6_1_4_4_a_man_on_the_last_row_is_a_king() {
    becomes("russian", "W:Wc7:Bh4", "c7-d8", "B:WKd8:Bh4");
    becomes("russian", "B:Wh4:Bb2", "b2-a1", "W:Wh4:BKa1");
    becomes("international", "W:W7:B45", "7-2", "B:WK2:B45");
}

#[test]
fn ru22_6_1_4_5_a_king_moves_any_number_of_free_squares() {
    legal("russian", "W:WKa1:B", "a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8");
    legal("russian", "W:WKa1,d4:B", "a1-b2 a1-c3 d4-c5 d4-e5");
    assert_eq!(ask::count("international", "W:WK28:B"), 17);
}

#[test]
fn ru22_6_1_5_1_a_man_jumps_an_adjacent_piece_and_takes_it() {
    legal("russian", "W:Wc3:Bd4", "c3:e5");
    becomes("russian", "W:Wc3:Bd4,h8", "c3:e5", "B:We5:Bh8");
}

#[test]
fn ru22_6_1_5_2_a_king_captures_at_any_distance_and_lands_on_any_square_behind() {
    legal("russian", "W:WKa1:Bd4", "a1:e5 a1:f6 a1:g7 a1:h8");
    legal("international", "W:WK46:B28", "46x23 46x19 46x14 46x10 46x5");
}

#[test]
fn ru22_6_1_5_3_capturing_is_obligatory_forward_and_backward_and_spares_own_pieces() {
    legal("russian", "W:We5,g3:Bd4", "e5:c3");
    legal("russian", "W:Wc3,d4:B", "c3-b4 d4-c5 d4-e5");
}

#[test]
fn ru22_6_1_5_5_a_man_jumps_on_in_the_same_move() {
    legal("russian", "W:Wc3:Bd4,d6", "c3:e5:c7");
    refused("russian", "W:Wc3:Bd4,d6", "c3:e5");
}

#[test]
fn ru22_6_1_5_6_a_king_lands_where_it_can_capture_on() {
    legal("russian", "W:WKc1:Be3,f6", "c1:g5:e7 c1:g5:d8");
    refused("russian", "W:WKc1:Be3,f6", "c1:f4 c1:g5 c1:h6");
    // Round by e1 the capture ends on b4; round by e7 it must go on over d4.
    let round = "B:Wd2,d4,d6,e3,f2,f6:BKb4";
    legal(
        "russian",
        round,
        "b4:e1:h4:e7:a3 b4:e1:h4:e7:b4 b4:e1:h4:e7:c5 b4:e1:g3:c7 b4:e1:g3:b8 b4:e7:h4:e1:c3:e5",
    );
}

#[test]
fn ru22_6_1_5_7_captured_pieces_are_removed_after_the_capture() {
    becomes("russian", FIG4, "a5:e1:g3:e5", "W:Wd4,e3:BKe5,d6,e7");
}

#[test]
fn ru22_6_1_5_8_own_pieces_are_not_jumped() {
    legal("russian", "W:WKa1,c3:Be5", "a1-b2 c3-b4 c3-d4");
    legal("russian", "W:WKa1,f6:Bd4,h4", "a1:e5");
}

#[test]
fn ru22_6_1_5_9_a_square_may_be_passed_twice_but_no_piece_jumped_twice() {
    legal("russian", FIG5, "e1:a5:d8:f6:d4");
    legal("russian", FIG6, "a5:c3:e1:g3:e5:c3 a5:c3:e5:g3:e1:c3");
    legal("russian", "W:WKd4:Bf6", "d4:g7 d4:h8");
}

#[test]
fn ru22_6_1_5_12_a_jumped_piece_blocks_until_the_capture_is_finished() {
    legal("russian", FIG4, "a5:e1:g3:e5");
    legal("international", "W:WK41,49:B9,10,12,19,38", "41x14x3x21x43");
    legal("international", "B:W27,28,38,39,42:BK25", "25x48x31x22x33");
}

#[test]
fn ru22_6_1_5_14_any_capture_may_be_chosen() {
    legal("russian", "W:Wc3:Bb4,d4,f6", "c3:a5 c3:e5:g7");
}

#[test]
fn ru22_6_1_5_15_a_man_reaching_the_last_row_in_a_capture_goes_on_as_a_king() {
    legal("russian", "W:Wb6:Bc7,f6", "b6:d8:g5 b6:d8:h4");
    becomes("russian", "W:Wb6:Bc7,f6,h2", "b6:d8:g5", "B:WKg5:Bh2");
    let before = "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3";
    let game = playable("russian", &format!("{before} c7:e5:c3:e1:h4"));
    let taken = position("russian", "W:Wa1,a3,b2,c1,e3,g1,h2:BKh4,a7,b6,b8,d8,e7,f8,g7,h6,h8");
    assert_eq!(game, taken, "d6, d4, d2 and g3 are taken and h4 is a king");
}

#[test]
fn ru22_6_1_5_16_a_man_crowned_by_a_quiet_move_captures_with_its_next_move() {
    becomes("russian", "W:Wc7:Bf6", "c7-d8", "B:WKd8:Bf6");
    legal("russian", "W:WKd8:Bf6", "d8:g5 d8:h4");
}

#[test]
fn ru22_6_1_5_17_the_three_examples_of_the_turkish_strike() {
    assert_eq!([FIG4, FIG5, FIG6].map(|figure| ask::count("russian", figure)), [1, 1, 1]);
}

#[test]
fn ru22_6_1_5_17_a_figure_4() {
    legal("russian", FIG4, "a5:e1:g3:e5");
    let reply = "W:Wd4,e3:BKe5,d6,e7";
    becomes("russian", FIG4, "a5:e1:g3:e5", reply);
    legal("russian", reply, "d4:f6:d8");
    becomes("russian", reply, "d4:f6:d8", "B:We3,Kd8:Bd6");
}

#[test]
fn ru22_6_1_5_17_b_figure_5() {
    legal("russian", FIG5, "e1:a5:d8:f6:d4");
    let reply = "B:WKd4:Bc5,d6";
    becomes("russian", FIG5, "e1:a5:d8:f6:d4", reply);
    legal("russian", reply, "c5:e3");
}

#[test]
fn ru22_6_1_5_17_c_figure_6() {
    becomes("russian", "W:Wa1,a3,b2,b4,c3,d2,e3,f2,f4:Ba5,c5,c7,d6,e7,g7", "c3-d4", FIG6);
    legal("russian", FIG6, "a5:c3:e1:g3:e5:c3 a5:c3:e5:g3:e1:c3");
    let reply = "W:Wa1,a3,b2,e3:BKc3,c5,c7,d6,e7,g7";
    becomes("russian", FIG6, "a5:c3:e1:g3:e5:c3", reply);
    becomes("russian", FIG6, "a5:c3:e5:g3:e1:c3", reply);
    legal("russian", reply, "b2:d4:b6:d8:f6:h8");
    becomes("russian", reply, "b2:d4:b6:d8:f6:h8", "B:Wa1,a3,e3,Kh8:Bd6");
}

#[test]
fn ru22_6_2_3_draughts_64_with_the_international_capture_has_the_majority_rule() {
    legal("brazilian", "W:Wc3:Bb4,d4,f6", "c3:e5:g7");
    legal("russian", "W:Wc3:Bb4,d4,f6", "c3:e5:g7 c3:a5");
}

#[test]
fn ru22_vii_international_draughts_are_the_russian_rules_but_for_some_differences() {
    let rules = playable("international", "").rules();
    assert_eq!(rules.choice.by.name(), "RU22:7.4.1");
    assert_eq!(rules.promotion.by.name(), "RU22:7.4.2.1");
    assert_eq!(rules.blocked.by.name(), "RU22:6.1.7.b");
    assert_eq!(rules.capture, playable("russian", "").rules().capture);
}

#[test]
fn ru22_7_2_1_the_start_position_has_40_men_and_9_moves() {
    let start = playable("international", "");
    assert_eq!((start, start.turn()), (position("international", START100), Colour::White));
    assert!(start.kings().is_empty());
    legal("international", START100, "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn ru22_7_2_2_white_moves_first_and_the_players_alternate() {
    refused("international", START100, "18-23");
    assert_eq!(playable("international", "32-28").turn(), Colour::Black);
    playable("international", "32-28 18-23 37-32 23-29 34x23 17-22 28x17 19x28x37x26");
}

#[test]
fn ru22_7_4_1_the_largest_number_of_pieces_is_captured() {
    legal("international", "W:W38:B12,22,24,32,33", "38x27x18x7");
    refused("international", "W:W38:B12,22,24,32,33", "38x29x20");
}

#[test]
fn ru22_7_4_1_par1_men_and_kings_count_alike() {
    legal("international", "W:WK8,36:BK19,22,31,K44", "36x27x18 8x35x49");
}

#[test]
fn ru22_7_4_1_par2_figure_13() {
    let figure = "B:W33,41,42:BK10,36";
    legal("international", figure, "36x47x38x29");
    refused("international", figure, "10x46");
    becomes("international", figure, "36x47x38x29", "W:W:BK10,29");
}

#[test]
fn ru22_7_4_1_par3_figure_14() {
    legal("international", "W:W38,K46:B12,22,K32", "38x27x18x7 46x28x17x8 46x28x17x3");
}

#[test]
fn ru22_7_4_1_par4_figure_15() {
    becomes("international", "W:W35:B7,8,19,30,45", "35x24x13x2x11", "B:W11:B45");
}

#[test]
fn ru22_7_4_2_1_a_man_captures_on_through_the_last_row_and_stays_a_man() {
    legal("international", "W:W35:B7,8,19,30", "35x24x13x2x11");
    becomes("brazilian", "W:Wf6:Bc7,e7,h2", "f6:d8:b6", "B:Wb6:Bh2");
}

#[test]
fn ru22_7_4_2_2_a_man_that_could_go_on_only_as_a_king_stops_on_the_last_row() {
    let figure16 = "W:W35:B8,11,19,27,30";
    legal("international", figure16, "35x24x13x2");
    becomes("international", figure16, "35x24x13x2", "B:WK2:B11,27");
    legal("international", "W:WK2:B11,27", "2x16x32 2x16x38 2x16x43 2x16x49");
}

#[test]
fn ru22_viii_giveaway_is_played_by_the_russian_rules() {
    assert_eq!(playable("giveaway", ""), position("giveaway", START64));
    legal("giveaway", "W:We3:Bd4,f4", "e3:c5 e3:g5");
    legal("giveaway", "W:Wa3:Ba5,c5", "a3-b4");
    legal("giveaway", "B:Wb4:Ba5,c5", "a5:c3 c5:a3");
    won("giveaway", "W:W:Bc3,c5", "white");
    won("giveaway", "B:Wb6,c5:Ba7", "black");
}
