//! Irregular actions at the board in the other editions, and fouls that are declared.

use game::irregularity::{Command as Act, Ground};
use game::sanction::Fact as Sanctioned;
use game::{Command, Fact, Player, What};
use rulebook::Irregularities;
use rulebook::law::{Irregularity, Measure};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};
use crate::irregularities::{THREE, after, demand, flagged, leave, pending, signs, square, touch};

/// Three black men in a row for a white man: `37x10`.
const THREE_100: &str = "W:W37,50:B32,23,14,1";

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
    hall.wait_seconds(120);
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

#[test]
fn ua24_v_moves_7_an_unmarked_piece_on_the_last_row_is_a_king() {
    let mut hall = Hall::at("UA24", "international", "80m+60s", "W:W8,50:B6,15,45");
    leave(&mut hall, "8>3 3=man");
    hall.act(FIRST, Command::Press);
    assert!(pending(&hall).is_none(), "the move itself is legal");
    let king = square(&hall, "3");
    let piece = hall.game.board().position().and_then(|position| position.piece(king));
    assert_eq!(piece, Some(draughts::Piece::king(draughts::Colour::White)), "a king even if not marked");
    hall.play("6-11");
    hall.make("3-25");
    flagged(&hall, "UA24:V.violations.4.16");
    hall.act(SECOND, demand());
    assert_eq!(hall.game.turn(), Player::First);
}
