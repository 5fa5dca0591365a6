//! Irregular actions at the board, touched pieces and completed captures under RU22.

use draughts::{Piece, Setup, Square};
use game::irregularity::Command as Act;
use game::sanction::Fact as Sanctioned;
use game::{Command, Event, Fact, Phase, Player, Right, StopReason, What};
use rulebook::law::{Irregularity, Measure};

use crate::hall::{ARBITER, FIRST, Hall, SECOND};

/// Three black men in a row for a white man: `c1:e7`.
pub(crate) const THREE: &str = "W:Wc1,h2:Bd2,d4,d6,b8";

pub(crate) fn square(hall: &Hall, name: &str) -> Square {
    let position = hall.game.board().position().expect("a draughts board");
    let board = position.rules().board.value;
    let numbered = name.parse().ok().and_then(|number| board.square(number));
    numbered.or_else(|| board.square_named(name)).expect("a square")
}

/// The arrangement after some edits of the board: `c3>c5` moves, `-d4` removes, `d8=man` unmarks, `+e5` adds a man.
pub(crate) fn after(hall: &Hall, edits: &str) -> Setup {
    let mut setup = hall.game.board().position().expect("a draughts board").setup();
    for edit in edits.split_whitespace() {
        if let Some((from, to)) = edit.split_once('>') {
            let piece = setup.piece(square(hall, from)).expect("a piece");
            setup.clear(square(hall, from));
            setup.put(square(hall, to), piece);
        } else if let Some(name) = edit.strip_prefix('-') {
            setup.clear(square(hall, name));
        } else if let Some(name) = edit.strip_prefix('+') {
            setup.put(square(hall, name), Piece::man(setup.turn));
        } else if let Some((name, _)) = edit.split_once('=') {
            let piece = setup.piece(square(hall, name)).expect("a piece");
            setup.clear(square(hall, name));
            setup.put(square(hall, name), Piece::man(piece.colour));
        }
    }
    setup
}

/// The player whose turn it is leaves the board so.
#[track_caller]
pub(crate) fn leave(hall: &mut Hall, edits: &str) -> Vec<Event> {
    let (by, setup) = (hall.mover(), after(hall, edits));
    hall.act(by, Command::Board(setup))
}

/// The kinds that are found now, with the article of the first.
pub(crate) fn pending(hall: &Hall) -> Option<(Vec<Irregularity>, &'static str)> {
    let pending = hall.game.irregularities().pending()?;
    let article = hall.game.law().irregularities.article(*pending.kinds.first()?);
    Some((pending.kinds.clone(), article.name()))
}

/// The first kind found now has this article, and the opponent may have it corrected.
#[track_caller]
pub(crate) fn flagged(hall: &Hall, article: &str) {
    let (kinds, found) = pending(hall).expect("an irregularity");
    assert_eq!(found, article, "{kinds:?}");
    let offender = hall.game.irregularities().pending().expect("an irregularity").offender;
    assert!(may_demand(hall, offender.other()), "the opponent may demand");
    assert!(!may_demand(hall, offender), "the offender may not");
}

fn may_demand(hall: &Hall, player: Player) -> bool {
    let rights: Vec<Right> = hall.game.rights(player, hall.now);
    rights.iter().any(|right| right.what == What::DemandCorrection)
}

pub(crate) fn demand() -> Command {
    Command::Irregularity(Act::Demand)
}

pub(crate) fn touch(hall: &Hall, name: &str) -> Command {
    Command::Irregularity(Act::Touch(square(hall, name)))
}

pub(crate) fn signs(hall: &Hall) -> String {
    format!("{:?}", hall.game.board().position().expect("a draughts board"))
}

fn russian(fen: &str) -> Hall {
    Hall::at("RU22", "russian", "20m+30s", fen)
}

#[test]
fn ru22_5_4_14_2_the_opponent_decides_and_loses_the_right_by_replying() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.refused_by(SECOND, demand(), "RU22:5.4.14.2");
    leave(&mut hall, "c3>e5 -d6");
    flagged(&hall, "RU22:5.4.14.2.a");
    hall.refused_by(ARBITER, demand(), "RU22:5.4.14.2");
    hall.refused_by(FIRST, demand(), "RU22:5.4.14.2");
    hall.act(FIRST, Command::Press);
    hall.play("f6:d4");
    assert!(!may_demand(&hall, Player::Second));
    hall.refused_by(SECOND, demand(), "RU22:5.4.14.2");
    assert_eq!(hall.game.irregularities().passed().len(), 1);
    assert_eq!(hall.game.moves_of(Player::First), 1, "the arrangement counts as a move");
}

#[test]
fn ru22_5_4_14_2_a_a_wrong_move_of_a_man() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    // An arbiter enters what the player did.
    let setup = after(&hall, "e3>e5");
    hall.act(ARBITER, Command::Board(setup));
    flagged(&hall, "RU22:5.4.14.2.a");
    let start = signs(&Hall::new("RU22", "russian", "20m+30s"));
    hall.act(SECOND, demand());
    assert_eq!(signs(&hall), start);
    assert_eq!(hall.game.turn(), Player::First);
    hall.play("e3-f4").play("b6-c5");
}

#[test]
fn ru22_5_4_14_2_b_two_moves_in_a_row() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.play("c3-d4");
    let setup = after(&hall, "e3>f4");
    hall.act(FIRST, Command::Board(setup));
    flagged(&hall, "RU22:5.4.14.2.b");
    let mut at_once = Hall::new("RU22", "russian", "20m+30s");
    leave(&mut at_once, "c3>d4 e3>f4");
    flagged(&at_once, "RU22:5.4.14.2.b");
    // Corrected: only the second move is taken back.
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, demand());
    assert_eq!((hall.game.turn(), hall.game.plies().len()), (Player::Second, 1));
    assert_eq!(hall.left(Player::First), "20:30", "the increment of the first move is his");
    hall.act(FIRST, Command::Press);
    hall.play("b6-a5");
    // Accepted: both moves stay, Black to move.
    at_once.act(FIRST, Command::Press);
    at_once.play("b6-a5");
    let position = at_once.game.board().position().expect("draughts");
    for name in ["d4", "f4"] {
        assert!(position.piece(square(&at_once, name)).is_some(), "both moves stay");
    }
}

#[test]
fn ru22_5_4_14_2_d_a_move_taken_back() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.make("c3-d4");
    let made = signs(&hall);
    hall.act(FIRST, Command::Irregularity(Act::TakeBack));
    flagged(&hall, "RU22:5.4.14.2.d");
    let setup = after(&hall, "e3>f4");
    hall.act(FIRST, Command::Board(setup));
    flagged(&hall, "RU22:5.4.14.2.d");
    hall.act(SECOND, demand());
    assert_eq!(signs(&hall), made, "the move that was made stands again");
    hall.act(FIRST, Command::Press);
    hall.play("b6-a5");
    assert_eq!(hall.game.moves_of(Player::First), 1);
}

#[test]
fn ru22_5_4_14_2_e_a_piece_of_the_opponent_moved() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    leave(&mut hall, "d6>c5");
    flagged(&hall, "RU22:5.4.14.2.e");
    assert_eq!(pending(&hall).expect("found").0, [Irregularity::MovedOpponent]);
}

#[test]
fn ru22_5_4_14_2_f_a_quiet_move_where_a_capture_was_due() {
    let mut hall = russian("W:Wc3,h2:Bd4,b8");
    leave(&mut hall, "c3>b4");
    flagged(&hall, "RU22:5.4.14.2.f");
    hall.act(SECOND, demand());
    let quiet = russian("W:Wc3,h2:Bb8").read("h2-g3");
    let refusal = hall.refused(FIRST, Command::play(quiet));
    assert!(refusal.instead.contains("c3:e5"), "{refusal}");
    hall.play("c3:e5");
    let mut let_pass = russian("W:Wc3,h2:Bd4,b8");
    leave(&mut let_pass, "c3>b4");
    let_pass.act(FIRST, Command::Press);
    let_pass.play("d4-e3");
    let position = let_pass.game.board().position().expect("draughts");
    assert_eq!(position.side(draughts::Colour::White).len(), 2, "no piece is forfeited");
}

#[test]
fn ru22_5_4_14_2_i_fewer_or_more_pieces_removed() {
    let mut hall = russian(THREE);
    leave(&mut hall, "c1>e7 -d2 -d4");
    flagged(&hall, "RU22:5.4.14.2.i");
    hall.act(SECOND, demand());
    leave(&mut hall, "c1>e7 -d2 -d4 -d6 -b8");
    assert_eq!(pending(&hall).expect("found").0, [Irregularity::RemovedMore]);
    flagged(&hall, "RU22:5.4.14.2.i");
}

#[test]
fn ru22_5_4_14_2_j_pieces_removed_that_were_not_captured() {
    let mut hall = russian("W:Wc3,a1:Bd4,h8,f6,g7");
    leave(&mut hall, "c3>e5 -f6");
    flagged(&hall, "RU22:5.4.14.2.j");
}

#[test]
fn ru22_5_4_14_2_k_stopped_while_removing() {
    let mut hall = russian(THREE);
    leave(&mut hall, "c1>e7 -d2");
    hall.act(FIRST, Command::Press);
    flagged(&hall, "RU22:5.4.14.2.k");
    hall.act(SECOND, demand());
    hall.play("c1:e7").play("b8-c7");
}

#[test]
fn ru22_5_4_14_2_l_own_pieces_removed_after_a_capture() {
    let mut hall = russian(THREE);
    leave(&mut hall, "c1>e7 -d2 -d4 -d6 -h2");
    flagged(&hall, "RU22:5.4.14.2.l");
}

#[test]
fn ru22_5_4_14_2_m_a_king_is_marked_even_moves_later() {
    let mut hall = russian("W:Wc7,h2:Bb4,h8,h6");
    leave(&mut hall, "c7>d8 d8=man");
    hall.act(FIRST, Command::Press);
    assert!(hall.game.irregularities().pending().is_none(), "the move itself is legal");
    assert!(may_demand(&hall, Player::Second));
    hall.line("b4-a3 h2-g3");
    assert!(may_demand(&hall, Player::Second), "two moves later");
    let rights = hall.game.rights(Player::Second, hall.now);
    let right = rights.iter().find(|right| right.what == What::DemandCorrection).expect("a right");
    assert_eq!(right.by.name(), "RU22:5.4.14.2.m");
    hall.act(SECOND, demand());
    assert!(!may_demand(&hall, Player::Second));
    hall.line("h8-g7 d8-b6");
    assert!(hall.game.irregularities().pending().is_none(), "a marked king moves freely");
}

#[test]
fn ru22_5_4_14_2_n_a_king_moved_that_was_not_marked() {
    for by_board in [false, true] {
        let mut hall = russian("W:Wc7,h2:Bb4,h8,h6");
        leave(&mut hall, "c7>d8 d8=man");
        hall.act(FIRST, Command::Press);
        hall.play("b4-a3");
        if by_board {
            leave(&mut hall, "d8>b6 b6=man");
        } else {
            hall.make("d8-b6");
        }
        flagged(&hall, "RU22:5.4.14.2.n");
        hall.act(SECOND, demand());
        assert_eq!(hall.game.turn(), Player::First);
        assert_eq!((hall.game.plies().len(), hall.game.running()), (2, Some(Player::First)));
        assert_eq!(hall.left(Player::Second), "20:30", "what the opponent gained is his");
    }
}

#[test]
fn ru22_5_4_14_3_the_piece_touched_first_has_to_move() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.act(FIRST, touch(&hall, "c3"));
    leave(&mut hall, "e3>f4");
    flagged(&hall, "RU22:5.4.14.2.c");
    hall.act(FIRST, Command::Press);
    hall.wait_seconds(3);
    hall.act(SECOND, demand());
    assert_eq!(hall.game.running(), Some(Player::First), "the clock is switched back");
    hall.refused_by(FIRST, Command::play(hall.read("e3-f4")), "RU22:5.4.14.3");
    hall.play("c3-d4");
    // A capture that is due beats the touch.
    let mut hall = russian("W:Wc3,e3:Bf4,b8");
    hall.act(FIRST, touch(&hall, "c3"));
    hall.play("e3:g5");
    // Registered by the opponent after a move that the program saw only as legal.
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.play("e3-f4");
    let first = Some(square(&hall, "a1"));
    let kind = Irregularity::TouchedOther;
    hall.refused_by(SECOND, Command::Irregularity(Act::Register { kind, first }), "RU22:6.1.4.7");
    let first = Some(square(&hall, "c3"));
    hall.act(SECOND, Command::Irregularity(Act::Register { kind, first }));
    hall.act(SECOND, demand());
    hall.refused_by(FIRST, Command::play(hall.read("e3-f4")), "RU22:5.4.14.3");
    hall.play("c3-b4");
}

#[test]
fn ru22_5_4_14_4_the_clock_is_switched_back_and_a_dispute_stops_it() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.wait_seconds(10);
    leave(&mut hall, "e3>e5");
    hall.act(FIRST, Command::Press);
    assert_eq!(hall.left(Player::First), "20:20");
    hall.wait_seconds(5);
    hall.act(SECOND, demand());
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.wait_seconds(5);
    assert_eq!(hall.left(Player::First), "19:45", "the increment is taken back, the correction costs time");
    leave(&mut hall, "e3>e5");
    hall.act(FIRST, Command::Irregularity(Act::Dispute));
    assert_eq!(hall.game.phase(), Phase::Stopped(StopReason::CallArbiter));
    hall.wait_seconds(60);
    hall.act(ARBITER, Command::Irregularity(Act::Rule { corrected: true }));
    assert_eq!((hall.game.running(), hall.left(Player::First)), (Some(Player::First), "19:45".to_owned()));
    hall.play("e3-f4");
    assert_eq!(hall.game.phase(), Phase::Playing);
}

#[test]
fn ru22_5_4_14_4_par1_pressing_for_the_increment_is_gross() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    let mut gross = Vec::new();
    for _ in 0..2 {
        leave(&mut hall, "e3>e5");
        hall.act(FIRST, Command::Press);
        gross = hall.act(SECOND, demand());
        assert_eq!(hall.left(Player::First), "20:00", "what was gained is gone");
    }
    let proposed = gross.iter().find_map(|event| match &event.fact {
        Fact::Sanction(Sanctioned::Violated { by, proposed, .. }) => Some((by.name(), proposed.clone())),
        _ => None,
    });
    let (by, proposed) = proposed.expect("a gross violation");
    assert_eq!((by, proposed.measures), ("RU22:5.4.14.4.par1", vec![Measure::Warning]));
}

#[test]
fn ru22_5_4_14_4_par2_what_nobody_noticed_stays() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.line("c3-d4 b6-a5 b2-c3 c7-b6 a1-b2 d8-c7 g3-f4 h6-g5 f4:h6 f6-g5");
    leave(&mut hall, "h2>h4");
    hall.act(FIRST, Command::Press);
    for _ in 0..4 {
        let any = hall.game.board().position().expect("draughts").moves()[0];
        let mover = hall.mover();
        hall.act(mover, Command::play(game::Played::Move(any)));
        hall.act(mover, Command::Press);
    }
    hall.refused_by(SECOND, demand(), "RU22:5.4.14.4.par2");
    hall.refused_by(ARBITER, Command::Irregularity(Act::Replay { index: 0 }), "RU22:5.4.14.4.par2");
    let passed = hall.game.irregularities().passed();
    assert_eq!((passed.len(), passed[0].after), (1, 10), "the record keeps it");
}

#[test]
fn ru22_6_1_4_6_a_released_piece_is_moved() {
    let mut hall = Hall::remote("RU22", "russian", "20m+30s");
    hall.act(FIRST, Command::Irregularity(Act::Lift(square(&hall, "c3"))));
    assert_eq!(hall.game.turn(), Player::First, "held, not made");
    hall.make("c3-d4");
    assert_eq!(hall.game.turn(), Player::Second);
    hall.refused_by(FIRST, Command::Irregularity(Act::TakeBack), "RU22:6.1.4.6");
}

#[test]
fn ru22_6_1_4_7_a_touched_piece_moves_if_it_can() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.act(FIRST, touch(&hall, "c3"));
    hall.act(FIRST, touch(&hall, "e3"));
    hall.refused_by(FIRST, Command::play(hall.read("e3-f4")), "RU22:6.1.4.7");
    hall.play("c3-d4");
    hall.play("b6-a5");
    hall.act(FIRST, touch(&hall, "a1"));
    hall.play("e3-f4");
    // Said first, an adjustment does not bind; out of turn it is only noted.
    hall.act(SECOND, Command::Irregularity(Act::Adjust));
    hall.act(SECOND, touch(&hall, "f6"));
    let noted = hall.act(FIRST, touch(&hall, "a3"));
    assert!(matches!(noted[..], [Event { fact: Fact::Noted { .. }, .. }]));
    hall.play("h6-g5");
}

#[test]
fn ru22_6_1_4_8_a_piece_not_released_may_go_elsewhere() {
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    hall.act(FIRST, Command::Irregularity(Act::Lift(square(&hall, "c3"))));
    hall.refused_by(FIRST, Command::play(hall.read("e3-d4")), "RU22:6.1.4.7");
    hall.play("c3-d4");
}

#[test]
fn ru22_6_1_5_4_a_capture_is_finished_when_the_piece_is_removed() {
    let mut hall = russian("W:Wc3,h2:Bd4,b8");
    leave(&mut hall, "c3>e5");
    assert_eq!(pending(&hall).expect("found").0, [Irregularity::RemovedFewer]);
    // Before the clock is pressed the player may still take it off.
    let setup = after(&hall, "-d4");
    let mut on = Hall::at("RU22", "russian", "20m+30s", "W:Wc3,h2:Bd4,b8");
    leave(&mut on, "c3>e5");
    on.act(FIRST, Command::Board(setup));
    assert!(on.game.irregularities().pending().is_none());
    assert_eq!(on.game.plies().len(), 1);
    hall.act(FIRST, Command::Press);
    flagged(&hall, "RU22:5.4.14.2.k");
}

#[test]
fn ru22_6_1_5_11_released_in_the_middle_of_a_capture() {
    let mut hall = russian(THREE);
    leave(&mut hall, "c1>e3 -d2");
    flagged(&hall, "RU22:5.4.14.2.a");
    hall.act(SECOND, demand());
    leave(&mut hall, "c1>e7 -d2 -d4 -d6");
    assert!(hall.game.irregularities().pending().is_none(), "released after the last jump");
}

#[test]
fn ru22_6_1_5_13_removal_ends_with_the_last_piece() {
    let mut hall = russian(THREE);
    leave(&mut hall, "c1>e7 -d2 -d4");
    hall.act(FIRST, Command::Press);
    flagged(&hall, "RU22:5.4.14.2.k");
}

#[test]
fn ru22_9_2_5_1_a_stone_waits_for_the_press_and_a_five_does_not() {
    let mut hall = Hall::new("RU22", "renju", "90m");
    hall.make("h8");
    hall.refused_by(SECOND, Command::play(hall.read("a1")), "RU22:9.2.5.1");
    hall.act(FIRST, Command::Press);
    hall.line("a1 i8 a2 j8 b3 k8 c5");
    hall.wait(hall.game.left(Player::First, hall.now));
    hall.make("l8");
    hall.ended("1-0", "RU22:9.2.6.1");
}
