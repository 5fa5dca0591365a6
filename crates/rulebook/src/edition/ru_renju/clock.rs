//! RU-RENJU: how clocks are used (5.3.1).

use article::{Article, stated};
use clock::Millis;

use crate::law::{ClockLaw, FlagAfterWin, FlagCallers, Games};

/// Renju.
pub(super) const RENJU: ClockLaw = ClockLaw {
    in_turn: Article::new("RU-RENJU:5.2.4.1"),
    wait_for_press: Some(stated(Games::All, "RU-RENJU:5.2.5.1")),
    press_after_move: Article::new("RU-RENJU:5.3.1.7"),
    press_before_flag: Article::new("RU-RENJU:5.2.5.1"),
    flag_called_by: Article::new("RU-RENJU:5.3.1.3"),
    flag_callers: FlagCallers::Both,
    flag_despite_defect: Some(Article::new("RU-RENJU:5.3.1.3")),
    arbiter_calls_flag: Some(Article::new("RU-RENJU:5.3.1.3")),
    overstep: Article::new("RU-RENJU:5.2.6.4"),
    flag_after_win: stated(FlagAfterWin::BoardWins, "RU-RENJU:5.2.5.1"),
    fault_before_flag: Some(Article::new("RU-RENJU:5.3.1.5")),
    correction_floor: Some(stated(Millis::minutes(5), "RU-RENJU:5.3.1.5")),
    floor_in_classical_only: false,
    stop_resigns: Article::new("RU-RENJU:5.3.1.8"),
    stop_to_call: Some(Article::new("RU-RENJU:5.3.1.6")),
    stop_for_disturbance: Some(Article::new("RU-RENJU:5.3.1.6")),
    end_before_flag: Some(Article::new("RU-RENJU:5.3.1.4")),
    no_reminder: Some(Article::new("RU-RENJU:5.3.1.9")),
    may_ask_turn: None,
    control_untold: Some(Article::new("RU-RENJU:5.3.1.9")),
    press_is_pass: Some(Article::new("RU-RENJU:5.3.1.7")),
};
