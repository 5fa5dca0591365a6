//! RU-CODEX: how clocks are used (3.8, 3.20).

use article::{Article, stated};
use clock::Millis;

use crate::law::{ClockLaw, FlagAfterWin, FlagCallers, Games};

/// Every draughts variant.
pub(super) const DRAUGHTS: ClockLaw = ClockLaw {
    in_turn: Article::new("RU-CODEX:1.4.1"),
    wait_for_press: Some(stated(Games::Fast, "RU-CODEX:3.20.2")),
    press_after_move: Article::new("RU-CODEX:3.8.6"),
    press_before_flag: Article::new("RU-CODEX:3.8.9"),
    flag_called_by: Article::new("RU-CODEX:3.8.9"),
    flag_callers: FlagCallers::Opponent,
    flag_despite_defect: None,
    arbiter_calls_flag: None,
    overstep: Article::new("RU-CODEX:3.8.9"),
    flag_after_win: stated(FlagAfterWin::BoardWins, "RU-CODEX:3.8.12"),
    fault_before_flag: None,
    correction_floor: Some(stated(Millis::minutes(15), "RU-CODEX:3.8.8")),
    floor_in_classical_only: false,
    stop_resigns: Article::new("RU-CODEX:3.8.11"),
    stop_to_call: None,
    stop_for_disturbance: None,
    end_before_flag: None,
    no_reminder: Some(Article::new("RU-CODEX:3.8.7")),
    may_ask_turn: None,
    control_untold: None,
    press_is_pass: None,
};
