//! A move that is not legal is refused with the article that forbids it.

use draughts::rules::Choice;
use draughts::{
    AnyVariant, Brazilian, Checkers, International, Position, Reason, Refusal, Russian, Variant,
    with_position,
};
use notation::fen;
use notation::moves::{self, MoveError, Reading};
use testkit::Recipe;

fn refusal<V: Variant>(position: &str, text: &str) -> Refusal {
    let position: Position<V> = fen::read(V::RULES.board.value, position).unwrap().into_position().unwrap();
    match moves::read(&position, text) {
        Err(MoveError::Refused(refusal)) => *refusal,
        other => panic!("{text}: {other:?}"),
    }
}

fn assert_refused<V: Variant>(position: &str, text: &str, reason: fn(&Reason) -> bool, article: &str) {
    let refusal = refusal::<V>(position, text);
    assert!(reason(&refusal.reason), "{text}: {refusal:?}");
    assert_eq!(refusal.by.name(), article, "{text}");
}

#[test]
fn ru22_6_1_5_3_a_capture_is_due_and_the_captures_are_named() {
    let refusal = refusal::<Russian>("W:Wb4,g1:Bc5,h6", "g1-h2");
    assert_eq!((refusal.reason, refusal.by.name()), (Reason::MustCapture, "RU22:6.1.5.3"));
    assert_eq!(refusal.to_string(), "a capture is due (RU22:6.1.5.3); allowed: b4:d6");
}

#[test]
fn ru22_6_1_5_6_a_capture_goes_on_while_it_can() {
    assert_refused::<Russian>("W:WKc1:Be3,f6", "c1:f4", |&r| r == Reason::MustContinue, "RU22:6.1.5.6");
    assert_refused::<Russian>("W:WKc1:Be3,f6", "c1:g5", |&r| r == Reason::MustContinue, "RU22:6.1.5.6");
    assert_refused::<Russian>("W:Wb6:Bc7,f6", "b6:d8", |&r| r == Reason::MustContinue, "RU22:6.1.5.6");
    assert_refused::<Russian>("W:Wb6:Bc7,f6", "b:d8", |&r| r == Reason::MustContinue, "RU22:6.1.5.6");
}

#[test]
fn allowed_captures_between_the_same_squares_are_told_apart() {
    let refusal = refusal::<International>("W:WK47:B11,12,19,29,30,40", "47x24");
    assert_eq!(
        refusal.to_string(),
        "the capture must go on (RU22:6.1.5.6); \
         allowed: 47x6 (×11 ×12 ×19 ×29), 47x6 (×11 ×29 ×30 ×40)"
    );
}

#[test]
fn ru22_6_1_5_9_a_piece_is_not_jumped_twice() {
    let twice = |reason: &Reason| matches!(reason, Reason::JumpedTwice { .. });
    assert_refused::<Russian>("W:WKe1:Bb6,c3,c5,d6,e5,e7", "e1:a5:d8:f6:b2:e1", twice, "RU22:6.1.5.9");
    assert_refused::<International>("W:WK46:B41,23", "46:37:46", twice, "RU22:6.1.5.9");
}

#[test]
fn ru22_7_4_1_the_most_pieces_are_taken() {
    let most = |reason: &Reason| *reason == Reason::MustTakeMost { takes: 1, most: 3 };
    assert_refused::<International>("B:W33,41,42:BK10,36", "10:46", most, "RU22:7.4.1");
    assert_refused::<International>("W:W38:B32,22,12,33", "38:29", most, "RU22:7.4.1");
    let two = |reason: &Reason| *reason == Reason::MustTakeMost { takes: 2, most: 3 };
    assert_refused::<International>("W:W38:B32,22,12,33,24", "38:20", two, "RU22:7.4.1");
}

#[test]
fn ua24_vi_capture_16_1_the_brazilian_capture_takes_the_most() {
    let most = |reason: &Reason| *reason == Reason::MustTakeMost { takes: 1, most: 2 };
    assert_refused::<Brazilian>("W:Wc3:Bb4,d4,f6", "c3:a5", most, "UA24:VI.capture.16.1");
}

#[test]
fn ru22_6_1_4_3_a_man_goes_one_square_forward() {
    let start = "W:Wa1,c3,d4:Bh8";
    assert_refused::<Russian>(start, "d4-e3", |&r| r == Reason::Backward, "RU22:6.1.4.3");
    assert_refused::<Russian>(start, "d4-f6", |&r| r == Reason::TooFar, "RU22:6.1.4.3");
    assert_refused::<Russian>(start, "d4-d6", |&r| r == Reason::OffDiagonal, "RU22:6.1.4.3");
    assert_refused::<Russian>(start, "c3-d4", |&r| r == Reason::Occupied, "RU22:6.1.4.3");
    assert_refused::<Russian>(start, "d4:f6", |&r| r == Reason::TooFar, "RU22:6.1.4.3");
}

#[test]
fn ru22_6_1_4_5_a_king_does_not_jump_its_own() {
    let blocked = |reason: &Reason| matches!(reason, Reason::Blocked { .. });
    assert_refused::<Russian>("W:WKa1,c3:Bh8", "a1-e5", blocked, "RU22:6.1.4.5");
    assert_refused::<Russian>("W:WKa1,c3:Bh8", "a1-c3", |&r| r == Reason::Occupied, "RU22:6.1.4.5");
    assert_refused::<Russian>("W:WKa1,h2:Bb2,c3", "a1:d4", blocked, "RU22:6.1.4.5");
}

#[test]
fn ru22_6_1_4_1_a_player_moves_own_pieces() {
    assert_refused::<Russian>("W:Wa1:Bh8", "h8-g7", |&r| r == Reason::NotYours, "RU22:6.1.4.1");
    assert_refused::<Russian>("W:Wa1:Bh8", "c3-d4", |&r| r == Reason::NoPiece, "RU22:6.1.4.1");
    assert_refused::<Russian>("W:Wa1:Bh8", "cd4", |&r| r == Reason::NoPiece, "RU22:6.1.4.1");
}

#[test]
fn ru22_6_1_7_b_there_is_no_move_after_the_end() {
    assert_refused::<Russian>("B:Wb6,c5:Ba7", "a7-b6", |&r| r == Reason::GameOver, "RU22:6.1.7.b");
}

#[test]
fn ua24_vii_capture_1_a_checkers_man_captures_forward_only() {
    let backward = |reason: &Reason| *reason == Reason::CapturesBackward;
    assert_refused::<Checkers>("W:W15:B18,1", "15x22", backward, "UA24:VII.capture.1");
}

#[test]
fn ua24_vii_capture_2_1_a_crowned_man_ends_its_move() {
    let stops = |reason: &Reason| *reason == Reason::CrownedStops;
    assert_refused::<Checkers>("W:W11:B7,6", "11x2x9", stops, "UA24:VII.capture.2.1");
}

#[test]
fn ua24_vii_moves_3_a_checkers_king_goes_one_square() {
    assert_refused::<Checkers>("W:WK18:B1", "18-9", |&r| r == Reason::TooFar, "UA24:VII.moves.3");
}

#[test]
fn ua24_vi_inventory_2_a_light_square_is_no_square() {
    let start = Position::<Brazilian>::start();
    let error = moves::read(&start, "a3-a4").unwrap_err();
    assert!(matches!(error, MoveError::NoSquare { .. }), "{error:?}");
    assert_eq!(error.by().unwrap().name(), "UA24:VI.inventory.1");
}

/// Every pair of squares is a move, ambiguous or refused for a reason that holds.
fn assert_reasons_hold<V: Variant>(position: &Position<V>) {
    let board = V::RULES.board.value;
    let moves = position.moves();
    for (from, to) in board.squares().flat_map(|from| board.squares().map(move |to| (from, to))) {
        let text = format!("{}-{}", board.number(from), board.number(to));
        let meant = moves.iter().filter(|legal| legal.from() == from && legal.to() == to).count();
        let refusal = match moves::read_as(position, &text, Reading::FILE) {
            Ok(played) => {
                assert_eq!((played.from(), played.to()), (from, to));
                continue;
            }
            Err(MoveError::Ambiguous { candidates, .. }) => {
                assert_eq!(candidates.len(), meant);
                continue;
            }
            Err(MoveError::Refused(refusal)) => refusal,
            Err(other) => panic!("{text}: {other:?}"),
        };
        assert_eq!(meant, 0, "{text} in {position:?}");
        let due = position.must_capture();
        let holds = match refusal.reason {
            Reason::GameOver => moves.is_empty(),
            Reason::NoPiece => position.piece(from).is_none(),
            Reason::NotYours => position.side(!position.turn()).contains(from),
            Reason::MustCapture | Reason::MustContinue => due,
            Reason::MustTakeMost { takes, most } => {
                V::RULES.choice.value == Choice::Majority
                    && takes < most
                    && moves.iter().all(|legal| legal.captured().len() == usize::from(most))
            }
            Reason::Occupied => !position.empty().contains(to),
            Reason::Backward | Reason::CapturesBackward => position.men().contains(from),
            Reason::Blocked { at } => !position.empty().contains(at),
            Reason::JumpsOwn { at } => position.side(position.turn()).contains(at),
            Reason::JumpedTwice { .. } | Reason::CrownedStops => false,
            Reason::OffDiagonal | Reason::TooFar | Reason::NothingToCapture => !due,
        };
        assert!(holds, "{text}: {refusal} in {position:?}");
        assert!(refusal.allowed.iter().all(|allowed| moves.contains(allowed)));
    }
}

#[test]
fn reasons_hold_for_every_pair_of_squares() {
    for &variant in AnyVariant::ALL {
        for (recipe, seeds) in Recipe::ALL.into_iter().zip([1, 20, 20, 3]) {
            for seed in 0..seeds {
                println!("{variant}, {recipe:?}, seed {seed}");
                for setup in recipe.positions(variant.rules(), seed) {
                    let any = variant.position(setup).unwrap();
                    with_position!(any, position => assert_reasons_hold(&position));
                }
            }
        }
    }
}
