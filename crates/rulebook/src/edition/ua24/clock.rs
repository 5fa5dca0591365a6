//! UA24: how clocks are used (III.clockuse, III.start.3).

use article::{Article, stated};

use crate::law::{ClockLaw, FlagAfterWin, FlagCallers};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: ClockLaw = ClockLaw {
    in_turn: Article::new("UA24:VI.moves.3"),
    wait_for_press: None,
    press_after_move: Article::new("UA24:III.clockuse.4"),
    press_before_flag: Article::new("UA24:III.clockuse.10.a"),
    flag_called_by: Article::new("UA24:III.clockuse.10.b"),
    flag_callers: FlagCallers::Both,
    flag_despite_defect: None,
    arbiter_calls_flag: Some(Article::new("UA24:III.clockuse.10.b")),
    overstep: Article::new("UA24:III.timecontrol.2"),
    flag_after_win: stated(FlagAfterWin::TimeLost, "UA24:III.clockuse.10.a"),
    fault_before_flag: Some(Article::new("UA24:III.clockuse.9")),
    correction_floor: None,
    floor_in_classical_only: false,
    stop_resigns: Article::new("UA24:III.start.3"),
    stop_to_call: None,
    stop_for_disturbance: None,
    end_before_flag: None,
    no_reminder: Some(Article::new("UA24:III.clockuse.7")),
    may_ask_turn: Some(Article::new("UA24:III.clockuse.7")),
    control_untold: None,
    press_is_pass: None,
};

/// Checkers.
pub(super) const CHECKERS: ClockLaw = ClockLaw {
    in_turn: Article::new("UA24:VII.inventory.11"),
    overstep: Article::new("UA24:VII.outcome.3.3"),
    ..DRAUGHTS64
};

/// International draughts.
pub(super) const INTERNATIONAL: ClockLaw = ClockLaw { in_turn: Article::new("UA24:V.moves.3"), ..DRAUGHTS64 };
