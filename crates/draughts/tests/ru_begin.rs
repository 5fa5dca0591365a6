//! RU-BEGIN, the beginners' sheet of Russian draughts, sentence by sentence.

use draughts::Colour;
use testkit::ask::{becomes, legal, playable, position, refused};

const START: &str = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";

#[test]
fn ru_begin_b3_at_the_beginning_all_pieces_are_men() {
    let start = playable("russian", "");
    assert_eq!(start, position("russian", START));
    assert_eq!(start.kings().len(), 0);
    assert_eq!(Colour::ALL.map(|colour| start.side(colour).len()), [12, 12]);
}

#[test]
fn ru_begin_b4_white_begins_with_one_move() {
    refused("russian", START, "d6-c5");
    assert_eq!(playable("russian", "e3-d4").turn(), Colour::Black);
}

#[test]
fn ru_begin_b5_then_black_moves() {
    let second = playable("russian", "e3-d4");
    let own = second.side(Colour::Black);
    assert!(second.moves().iter().all(|reply| own.contains(reply.from())), "White does not move again");
    assert_eq!(second.moves().len(), 7);
}

#[test]
fn ru_begin_b7_a_move_may_not_be_skipped() {
    let start = playable("russian", "");
    assert!(start.moves().iter().all(|played| played.from() != played.to()), "there is no move in place");
    assert!(start.moves().iter().all(|played| start.play(played).turn() != start.turn()));
}

#[test]
fn ru_begin_b10_a_man_moves_one_square_forward_if_it_is_free() {
    legal("russian", "W:Wc3:B", "c3-b4 c3-d4");
    refused("russian", "W:Wc3,d4:B", "c3-d4");
}

#[test]
fn ru_begin_b11_men_do_not_move_backward() {
    legal("russian", "W:Wd4:B", "d4-c5 d4-e5");
    refused("russian", "W:Wd4:B", "d4-c3 d4-e3");
}

#[test]
fn ru_begin_b12_a_move_is_quiet_or_captures() {
    let (quiet, capture) = (position("russian", "W:Wc3:B"), position("russian", "W:Wc3:Bd4"));
    assert!(quiet.moves().iter().all(|played| !played.is_capture()));
    let d4 = capture.rules().board.value.square_named("d4");
    assert_eq!(capture.moves()[0].captured().collect::<Vec<_>>(), d4.into_iter().collect::<Vec<_>>());
}

#[test]
fn ru_begin_b13_an_adjacent_piece_with_a_free_square_behind_must_be_captured() {
    legal("russian", "W:Wc3:Bd4", "c3:e5");
}

#[test]
fn ru_begin_b14_captured_pieces_are_removed_after_the_move() {
    becomes("russian", "W:Wc3:Bd4,d6,h2", "c3:e5:c7", "B:Wc7:Bh2");
}

#[test]
fn ru_begin_b15_only_enemy_pieces_are_captured() {
    legal("russian", "W:Wb4,c3,d4:B", "b4-a5 b4-c5 d4-c5 d4-e5");
}

#[test]
fn ru_begin_b16_own_pieces_are_not_jumped() {
    refused("russian", "W:Wc3,d4:B", "c3:e5 c3-e5");
}

#[test]
fn ru_begin_b17_capturing_backward_is_obligatory() {
    legal("russian", "W:We5:Bd4", "e5:c3");
}

#[test]
fn ru_begin_b18_a_quiet_move_instead_of_a_capture_is_refused() {
    legal("russian", "W:Wc3,g3:Bd4", "c3:e5");
    refused("russian", "W:Wc3,g3:Bd4", "g3-h4 g3-f4 c3-b4");
}

#[test]
fn ru_begin_b20_a_second_piece_on_the_same_diagonal_is_captured_too() {
    legal("russian", "W:Wc1:Bd2,f4", "c1:e3:g5");
}

#[test]
fn ru_begin_b21_and_pieces_on_other_diagonals() {
    legal("russian", "W:Wc3:Bd4,d6", "c3:e5:c7");
}

#[test]
fn ru_begin_b24_a_man_on_the_crowning_square_is_a_king() {
    becomes("russian", "W:Wc7:Bh4", "c7-d8", "B:WKd8:Bh4");
    becomes("russian", "B:Wh4:Bb2", "b2-a1", "W:Wh4:BKa1");
}

#[test]
fn ru_begin_b25_crowned_by_a_quiet_move_or_by_a_capture() {
    becomes("russian", "W:Wb6:Bc7,h2", "b6:d8", "B:WKd8:Bh2");
}

#[test]
fn ru_begin_b26_a_king_moves_any_number_of_squares() {
    legal("russian", "W:WKc1:B", "c1-b2 c1-a3 c1-d2 c1-e3 c1-f4 c1-g5 c1-h6");
}

#[test]
fn ru_begin_b27_a_king_captures_from_a_distance() {
    legal("russian", "W:WKa1:Bd4,f6", "a1:e5:g7 a1:e5:h8");
}

#[test]
fn ru_begin_b28_after_jumping_a_king_lands_on_any_free_square() {
    legal("russian", "W:WKa1:Bd4", "a1:e5 a1:f6 a1:g7 a1:h8");
}

#[test]
fn ru_begin_b29_you_choose_among_captures() {
    legal("russian", "W:Wc3:Bb4,d4,f6", "c3:e5:g7 c3:a5");
}

#[test]
fn ru_begin_b30_a_man_crowned_by_a_capture_goes_on_as_a_king() {
    legal("russian", "W:Wb6:Bc7,f6", "b6:d8:g5 b6:d8:h4");
}

#[test]
fn ru_begin_b31_no_piece_is_jumped_twice() {
    legal("russian", "W:WKe1:Bb6,c3,c5,d6,e5,e7", "e1:a5:d8:f6:d4");
}
