//! Irregular actions at the board, touched pieces, completed captures, fouls that are declared.

use draughts::{Piece, Setup, Square};
use game::irregularity::{Command as Act, Ground};
use game::sanction::Fact as Sanctioned;
use game::{Command, Event, Fact, Phase, Player, Right, StopReason, What};
use rulebook::Irregularities;
use rulebook::law::{Irregularity, Measure};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

/// Three black men in a row for a white man: `c1:e7`.
const THREE: &str = "W:Wc1,h2:Bd2,d4,d6,b8";
/// The same in international draughts: `37x10`.
const THREE_100: &str = "W:W37,50:B32,23,14,1";

fn square(hall: &Hall, name: &str) -> Square {
    let position = hall.game.board().position().expect("a draughts board");
    let board = position.rules().board.value;
    let numbered = name.parse().ok().and_then(|number| board.square(number));
    numbered.or_else(|| board.square_named(name)).expect("a square")
}

/// The arrangement after some edits of the board: `c3>c5` moves, `-d4` removes, `d8=man` unmarks, `+e5` adds a man.
fn after(hall: &Hall, edits: &str) -> Setup {
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
fn leave(hall: &mut Hall, edits: &str) -> Vec<Event> {
    let (by, setup) = (hall.mover(), after(hall, edits));
    hall.act(by, Command::Board(setup))
}

/// The kinds that are found now, with the article of the first.
fn pending(hall: &Hall) -> Option<(Vec<Irregularity>, &'static str)> {
    let pending = hall.game.irregularities().pending()?;
    let article = hall.game.law().irregularities.article(*pending.kinds.first()?);
    Some((pending.kinds.clone(), article.name()))
}

/// The first kind found now has this article, and the opponent may have it corrected.
#[track_caller]
fn flagged(hall: &Hall, article: &str) {
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

fn demand() -> Command {
    Command::Irregularity(Act::Demand)
}

fn touch(hall: &Hall, name: &str) -> Command {
    Command::Irregularity(Act::Touch(square(hall, name)))
}

fn signs(hall: &Hall) -> String {
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

#[test]
fn ru_renju_5_2_5_1_no_stone_before_the_opponents_press() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    hall.make("h8");
    hall.refused_by(SECOND, Command::play(hall.read("a1")), "RU-RENJU:5.2.5.1");
    hall.act(FIRST, Command::Press);
    hall.play("a1");
}

#[test]
fn ru_codex_1_4_6_a_released_piece_stays() {
    let mut hall = Hall::remote("RU-CODEX", "russian", "45m");
    hall.make("c3-d4");
    hall.refused_by(FIRST, Command::Irregularity(Act::TakeBack), "RU-CODEX:1.4.6");
}

#[test]
fn ru_codex_1_5_11_a_capture_ends_with_the_release() {
    let mut hall = Hall::at("RU-CODEX", "russian", "45m", THREE);
    leave(&mut hall, "c1>e3 -d2");
    flagged(&hall, "RU-CODEX:1.10.note.h");
    hall.act(SECOND, demand());
    leave(&mut hall, "c1>e7 -d2 -d4 -d6");
    assert_eq!((hall.game.plies().len(), hall.game.irregularities().pending()), (1, None));
}

#[test]
fn ru_codex_1_5_13_removal_is_pending_until_the_last_piece() {
    // e1:g3:e5:c3:a5 takes four; with the last piece the move is complete.
    let mut hall = Hall::at("RU-CODEX", "russian", "45m", THREE);
    let start = hall.game.board().position().expect("draughts").setup();
    let mut setup = start;
    let origin = square(&hall, "c1");
    let man = setup.piece(origin).expect("a man");
    setup.clear(origin);
    setup.put(square(&hall, "e7"), man);
    for (removed, name) in ["d2", "d4", "d6"].into_iter().enumerate() {
        hall.act(FIRST, Command::Board(setup));
        assert_eq!(pending(&hall).expect("pending").0, [Irregularity::RemovedFewer], "{removed} removed");
        setup.clear(square(&hall, name));
    }
    hall.act(FIRST, Command::Board(setup));
    assert_eq!((hall.game.plies().len(), hall.game.irregularities().pending()), (1, None));
}

#[test]
fn ru_codex_3_20_3_corrected_on_his_time_or_never() {
    let mut hall = Hall::new("RU-CODEX", "russian blitz", "5m");
    leave(&mut hall, "e3>e5");
    hall.act(FIRST, Command::Press);
    hall.wait_seconds(2);
    hall.act(SECOND, demand());
    hall.wait_seconds(4);
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("4:56".into(), "4:58".into()));
    leave(&mut hall, "a3>b4 -e3");
    hall.act(FIRST, Command::Press);
    hall.line("f6-g5 c3-d4 g5-h4");
    hall.refused_by(SECOND, demand(), "RU-CODEX:3.20.3");
}

#[test]
fn ru_codex_1_10_3_the_game_is_replayed_from_an_illegal_move() {
    let mut draft = draft("RU-CODEX", "russian", "45m");
    draft.irregularities = Irregularities::Replayed;
    let mut hall = Hall::by(draft).begin();
    hall.line("c3-d4 b6-a5");
    hall.wait_seconds(60);
    let before = signs(&hall);
    leave(&mut hall, "e3>e5");
    hall.act(FIRST, Command::Press);
    hall.wait_seconds(30);
    hall.line("d6:f4");
    let replayed = hall.act(ARBITER, Command::Irregularity(Act::Replay { index: 0 }));
    assert!(format!("{replayed:?}").contains("RU-CODEX:3.12.7"), "{replayed:?}");
    assert_eq!((signs(&hall), hall.game.plies().len()), (before, 2));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("44:00".into(), "45:00".into()));
    assert_eq!(hall.game.running(), Some(Player::First));
    // In rapid and blitz it is the opponent who decides.
    let mut blitz = crate::hall::draft("RU-CODEX", "russian blitz", "5m");
    blitz.irregularities = Irregularities::Replayed;
    let mut hall = Hall::by(blitz).begin();
    leave(&mut hall, "e3>e5");
    hall.act(FIRST, Command::Press);
    hall.line("f6:d4");
    hall.refused_by(ARBITER, Command::Irregularity(Act::Replay { index: 0 }), "RU-CODEX:3.20.3");
}

#[test]
fn ua24_v_moves_10_a_released_piece_stays() {
    let mut hall = Hall::remote("UA24", "international", "80m+60s");
    hall.make("32-28");
    hall.refused_by(FIRST, Command::Irregularity(Act::TakeBack), "UA24:V.moves.10");
}

#[test]
fn ua24_vi_moves_9_a_released_piece_stays() {
    let mut hall = Hall::remote("UA24", "russian", "45m+10s");
    hall.make("c3-d4");
    hall.refused_by(FIRST, Command::Irregularity(Act::TakeBack), "UA24:VI.moves.9");
}

#[test]
fn ua24_v_capture_10_released_during_a_capture() {
    let mut hall = Hall::at("UA24", "international", "80m+60s", THREE_100);
    leave(&mut hall, "37>19 -32 -23");
    flagged(&hall, "UA24:V.violations.4.9");
}

#[test]
fn ua24_vi_capture_10_released_during_a_capture() {
    let mut hall = Hall::at("UA24", "russian", "45m+10s", "W:Wc3,h2:Bd4,f6,b8");
    leave(&mut hall, "c3>e5 -d4");
    flagged(&hall, "UA24:VI.violations.4.9");
    hall.act(SECOND, demand());
    hall.play("c3:g7");
}

#[test]
fn ua24_v_capture_12_the_press_ends_the_removal() {
    let mut hall = Hall::at("UA24", "international", "80m+60s", THREE_100);
    leave(&mut hall, "37>10 -32 -23");
    hall.act(FIRST, Command::Press);
    flagged(&hall, "UA24:V.violations.4.11");
    let setup = after(&hall, "-14");
    hall.refused_by(FIRST, Command::Board(setup), "UA24:V.violations.4");
}

#[test]
fn ua24_vi_capture_12_the_press_ends_the_removal() {
    let mut hall = Hall::at("UA24", "russian", "45m+10s", "W:Wc3,h2:Bd4,f6,b8");
    leave(&mut hall, "c3>g7 -d4");
    hall.act(FIRST, Command::Press);
    flagged(&hall, "UA24:VI.violations.4.11");
}

#[test]
fn ua24_v_violations_7_a_reply_accepts() {
    let mut hall = Hall::at("UA24", "international", "80m+60s", THREE_100);
    leave(&mut hall, "37>10 -32 -23");
    hall.act(FIRST, Command::Press);
    hall.play("14x5");
    hall.refused_by(SECOND, demand(), "UA24:V.violations.7");
}

#[test]
fn ua24_vi_violations_7_a_reply_accepts() {
    let mut hall = Hall::at("UA24", "russian", "45m+10s", "W:Wc3,h2:Bd4,f6,b8");
    leave(&mut hall, "c3>g7 -d4");
    hall.act(FIRST, Command::Press);
    hall.play("f6:h8");
    hall.refused_by(SECOND, demand(), "UA24:VI.violations.7");
}

#[test]
fn ua24_v_violations_8_not_corrected_in_part() {
    let mut hall = Hall::at("UA24", "international", "80m+60s", THREE_100);
    leave(&mut hall, "37>10 -32 -23 -50");
    let kinds = pending(&hall).expect("found").0;
    assert_eq!(kinds, [Irregularity::RemovedOwn, Irregularity::RemovedFewer]);
    for kind in kinds {
        hall.refused_by(SECOND, Command::Irregularity(Act::DemandOnly(kind)), "UA24:V.violations.8");
    }
    hall.act(SECOND, demand());
    hall.play("37x10");
}

#[test]
fn ua24_vi_violations_8_not_corrected_in_part() {
    let mut hall = Hall::at("UA24", "russian", "45m+10s", "W:Wc3,h2:Bd4,f6,b8");
    leave(&mut hall, "c3>g7 -d4 -h2");
    let only = Act::DemandOnly(Irregularity::RemovedFewer);
    hall.refused_by(SECOND, Command::Irregularity(only), "UA24:VI.violations.8");
    hall.act(SECOND, demand());
}

#[test]
fn ua24_vii_violations_1_9_a_reply_lets_an_error_stand() {
    let mut hall = Hall::new("UA24", "checkers", "60m/30,30m/15*");
    leave(&mut hall, "11>19");
    hall.act(FIRST, Command::Press);
    hall.play("24x15");
    hall.refused_by(SECOND, demand(), "UA24:VII.violations.1.9");
    // Before the reply it is cancelled, and the offender warned.
    let mut hall = Hall::new("UA24", "checkers", "60m/30,30m/15*");
    leave(&mut hall, "11>19");
    flagged(&hall, "UA24:VII.violations.1.3");
    hall.act(SECOND, demand());
    let penalties = hall.game.sanctions().penalties();
    assert_eq!((penalties[0].measure, penalties[0].by.name()), (Measure::Warning, "UA24:VII.violations.1"));
}

#[test]
fn ua24_v_violations_4_each_kind_is_found() {
    let kinds = [
        ("W:W32,31:B1,2", "32>28 31>27", "UA24:V.violations.4.1"),
        ("W:W33,31:B1,2", "33>23", "UA24:V.violations.4.2"),
        ("W:W32,31:B18,2", "18>22", "UA24:V.violations.4.5"),
        ("W:W33,38:B28,2", "38>32", "UA24:V.violations.4.6"),
        ("W:W33,38:B12,2", "-12", "UA24:V.violations.4.7"),
        ("W:W37,50:B32,23,14,31,1", "37>26 -31", "UA24:V.violations.4.8"),
        (THREE_100, "37>19 -32 -23", "UA24:V.violations.4.9"),
        (THREE_100, "37>10 -32 -23", "UA24:V.violations.4.11"),
        (THREE_100, "37>10 -32 -23 -1", "UA24:V.violations.4.12"),
        (THREE_100, "37>10 -32 -23 -14 -50", "UA24:V.violations.4.14"),
    ];
    for (fen, edits, article) in kinds {
        let mut hall = Hall::at("UA24", "international", "80m+60s", fen);
        leave(&mut hall, edits);
        let found = pending(&hall).unwrap_or_else(|| panic!("{fen} {edits}"));
        assert_eq!(found.1, article, "{fen} {edits}: {:?}", found.0);
    }
}

#[test]
fn ua24_vii_violations_1_each_kind_is_found() {
    let kinds = [
        ("B:B15:W18,32", "15>19", "UA24:VII.violations.1.1"),
        ("B:B15,1:W32", "15>11", "UA24:VII.violations.1.4"),
        ("B:B15,1:W32", "-1", "UA24:VII.violations.1.5"),
        ("B:B15,1:W32", "15>18 +9", "UA24:VII.violations.1.6"),
        ("B:B15,1:W32", "15>18 1>5", "UA24:VII.violations.1.8"),
    ];
    for (fen, edits, article) in kinds {
        let mut hall = Hall::at("UA24", "checkers", "60m/30,30m/15*", fen);
        leave(&mut hall, edits);
        let found = pending(&hall).unwrap_or_else(|| panic!("{fen} {edits}"));
        assert_eq!(found.1, article, "{fen} {edits}: {:?}", found.0);
    }
}

#[test]
fn ru_renju_5_3_8_2_a_declared_foul_is_taken_back() {
    let mut hall = foul();
    hall.refused_by(FIRST, Command::Irregularity(Act::DeclareFoul), "RU-RENJU:5.3.8.2");
    hall.act(SECOND, Command::Irregularity(Act::DeclareFoul));
    assert_eq!((hall.game.turn(), hall.game.plies().len()), (Player::First, 8));
    hall.goes_on();
    hall.play("o7");
    hall.refused_by(SECOND, Command::Irregularity(Act::DeclareFoul), "RU-RENJU:5.3.8.2");
}

#[test]
fn ru_renju_5_3_8_3_found_later_play_returns_and_found_after_the_end_it_stays() {
    let mut hall = foul();
    hall.line("o1 o3 n1 k3");
    let (first, second) = (hall.left(Player::First), hall.left(Player::Second));
    let back = |keep, ground| Command::Irregularity(Act::Return { keep, ground });
    hall.refused_by(ARBITER, back(10, Ground::Foul), "RU-RENJU:5.3.8.3");
    hall.act(ARBITER, back(8, Ground::Foul));
    assert_eq!((hall.game.plies().len(), hall.game.turn()), (8, Player::First));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), (first, second), "the actual times");
    let delay = game::sanction::Correction::Charge { player: Player::First, time: clock::Millis::minutes(2) };
    let charge = hall.act(ARBITER, Command::Sanction(game::sanction::Command::Correct(delay)));
    assert!(
        matches!(&charge[0].fact, Fact::Sanction(Sanctioned::Charged { by, .. }) if by.name() == "RU-RENJU:5.3.8.3")
    );
    hall.act(FIRST, Command::Resign);
    hall.refused_by(ARBITER, back(2, Ground::Unclear), "RU-RENJU:5.3.8.3");
    hall.ended("0-1", "RU-RENJU:5.2.6.3");
}

/// Black has just made a double three on h7, where fouls are corrected.
fn foul() -> Hall {
    let mut draft = draft("RU-RENJU", "renju", "90m");
    draft.fouls.foul = renju::FoulConsequence::Corrected;
    let mut hall = Hall::by(draft).begin();
    hall.line("h8 a1 h9 a3 f7 c1 g7 e1");
    hall.play("h7");
    hall
}

#[test]
fn ru_renju_5_3_7_5_who_has_finished_is_a_spectator() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    hall.act(FIRST, Command::Resign);
    for player in game::PLAYERS {
        let mut rights = hall.game.rights(player, hall.now);
        rights.retain(|right| right.what != What::Sign);
        assert_eq!(rights, [], "nothing but signing is left to do");
    }
    hall.refused_by(SECOND, Command::play(hall.read("h8")), "RU-RENJU:5.3.8.3");
}

#[test]
fn ru_begin_b19_an_overlooked_capture_is_made_after_all() {
    let draft = draft("RU-BEGIN", "russian", "20m+30s");
    let fen = "W:Wc3,h2:Bd4,b8";
    let mut hall = Hall::by_at(draft.clone(), fen).begin();
    leave(&mut hall, "h2>g3");
    flagged(&hall, "RU-BEGIN:B19");
    hall.act(SECOND, demand());
    hall.play("c3:e5");
    let mut hall = Hall::by_at(draft.remote(), fen).begin();
    let setup = after(&hall, "h2>g3");
    let refusal = hall.refused(FIRST, Command::Board(setup));
    assert_eq!((refusal.by.name(), &*refusal.instead), ("RU-BEGIN:B19", "allowed: c3:e5"));
}

#[test]
fn ru_begin_b23_pieces_are_removed_after_the_last_jump() {
    let mut hall = Hall::at("RU-BEGIN", "russian", "20m+30s", "W:Wc3,h2:Bd4,d6,b8");
    hall.play("c3:c7");
    let kind = Irregularity::RemovedEarly;
    hall.act(SECOND, Command::Irregularity(Act::Register { kind, first: None }));
    flagged(&hall, "RU-BEGIN:B23");
    hall.act(SECOND, demand());
    let position = hall.game.board().position().expect("draughts");
    for name in ["d4", "d6"] {
        assert!(position.piece(square(&hall, name)).is_some(), "both men stand again");
    }
}

#[test]
fn ru_begin_b41_touched_is_moved() {
    let mut hall = Hall::new("RU-BEGIN", "russian", "20m+30s");
    hall.act(FIRST, touch(&hall, "c3"));
    hall.refused_by(FIRST, Command::play(hall.read("e3-d4")), "RU-BEGIN:B41");
    hall.play("c3-d4");
}

#[test]
fn ru_begin_b42_put_and_released_is_made() {
    let mut hall = Hall::remote("RU-BEGIN", "russian", "20m+30s");
    hall.make("c3-d4");
    hall.refused_by(FIRST, Command::Irregularity(Act::TakeBack), "RU-BEGIN:B42");
}

#[test]
fn ru_begin_b43_not_released_may_go_elsewhere() {
    let mut hall = Hall::new("RU-BEGIN", "russian", "20m+30s");
    hall.act(FIRST, Command::Irregularity(Act::Lift(square(&hall, "c3"))));
    hall.play("c3-b4");
}

#[test]
fn ru_begin_b44_touch_move_is_always_kept_in_a_tournament() {
    let online = draft("RU-BEGIN", "russian", "20m+30s").remote();
    let mut tournament = draft("RU-BEGIN", "russian", "20m+30s");
    tournament.official = true;
    for draft in [tournament, online] {
        let mut hall = Hall::by(draft).begin();
        hall.act(FIRST, touch(&hall, "c3"));
        hall.refused_by(FIRST, Command::play(hall.read("e3-d4")), "RU-BEGIN:B41");
    }
}
