//! RU22: how clocks are used (5.4.2, 6.1.10, 7.7, 9.3.1).

use article::{Article, stated};
use clock::Millis;

use crate::law::{ClockLaw, FlagAfterWin, FlagCallers, Games};

const DRAUGHTS: ClockLaw = ClockLaw {
    in_turn: Article::new("RU22:6.1.4.1"),
    wait_for_press: None,
    press_after_move: Article::new("RU22:5.4.2.3"),
    press_before_flag: Article::new("RU22:5.4.2.6"),
    flag_called_by: Article::new("RU22:5.4.2.7"),
    flag_callers: FlagCallers::Both,
    flag_despite_defect: None,
    arbiter_calls_flag: None,
    overstep: Article::new("RU22:5.4.2.6"),
    flag_after_win: stated(FlagAfterWin::BoardWins, "RU22:5.4.2.10"),
    fault_before_flag: Some(Article::new("RU22:5.4.2.8")),
    correction_floor: Some(stated(Millis::minutes(15), "RU22:5.4.2.5")),
    floor_in_classical_only: true,
    stop_resigns: Article::new("RU22:5.4.2.9"),
    stop_to_call: Some(Article::new("RU22:6.1.10.3")),
    stop_for_disturbance: None,
    end_before_flag: None,
    no_reminder: Some(Article::new("RU22:5.4.2.4")),
    may_ask_turn: None,
    control_untold: None,
    press_is_pass: None,
};

/// Russian draughts and draughts-64.
pub(super) const RUSSIAN: ClockLaw = DRAUGHTS;

/// International draughts.
pub(super) const INTERNATIONAL: ClockLaw = ClockLaw {
    in_turn: Article::new("RU22:7.2.2"),
    stop_to_call: Some(Article::new("RU22:7.7.3")),
    ..DRAUGHTS
};

/// Giveaway.
pub(super) const GIVEAWAY: ClockLaw = ClockLaw { correction_floor: None, ..DRAUGHTS };

/// Renju.
pub(super) const RENJU: ClockLaw = ClockLaw {
    in_turn: Article::new("RU22:9.2.4.1"),
    wait_for_press: Some(stated(Games::All, "RU22:9.2.5.1")),
    press_after_move: Article::new("RU22:9.3.1.5"),
    overstep: Article::new("RU22:9.2.6.4"),
    flag_after_win: stated(FlagAfterWin::BoardWins, "RU22:9.2.5.1"),
    correction_floor: None,
    stop_to_call: Some(Article::new("RU22:9.3.1.4")),
    stop_for_disturbance: Some(Article::new("RU22:9.3.1.4")),
    end_before_flag: Some(Article::new("RU22:9.3.1.3")),
    no_reminder: Some(Article::new("RU22:9.3.1.6")),
    control_untold: Some(Article::new("RU22:9.3.1.6")),
    press_is_pass: Some(Article::new("RU22:9.3.1.5")),
    ..DRAUGHTS
};
