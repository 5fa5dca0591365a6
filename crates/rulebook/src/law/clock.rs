//! How clocks are used.

use article::{Article, Stated};
use clock::Millis;

use crate::law::Games;

/// Everything an edition says about using the clock during a game.
#[derive(Clone, Copy, Debug)]
pub struct ClockLaw {
    /// The players move in turn.
    pub in_turn: Article,
    /// A player may not move before the opponent has pressed the clock.
    pub wait_for_press: Option<Stated<Games>>,
    /// A player presses only after his own move.
    pub press_after_move: Article,
    /// A move is complete for the control only when the clock was pressed before the flag fell.
    pub press_before_flag: Article,
    /// Who may say that a flag is down.
    pub flag_called_by: Article,
    /// Which of the players may.
    pub flag_callers: FlagCallers,
    /// An official may find that a player's time is over although a faulty clock does not show it.
    pub flag_despite_defect: Option<Article>,
    /// The arbiter ends the game himself when he sees a fallen flag.
    pub arbiter_calls_flag: Option<Article>,
    /// A player whose time is over loses.
    pub overstep: Article,
    /// A flag that falls after a move which has already won.
    pub flag_after_win: Stated<FlagAfterWin>,
    /// Claims about a faulty clock come before one's own flag falls.
    pub fault_before_flag: Option<Article>,
    /// A correction leaves a player at least so much.
    pub correction_floor: Option<Stated<Millis>>,
    /// The floor holds in classical play only.
    pub floor_in_classical_only: bool,
    /// Stopping the clock is resignation.
    pub stop_resigns: Article,
    /// Players may stop the clock to call the arbiter, in rapid and blitz.
    pub stop_to_call: Option<Article>,
    /// Players may stop the clock for a reason beyond their control.
    pub stop_for_disturbance: Option<Article>,
    /// Resignation and agreement stand when a fallen flag is noticed later.
    pub end_before_flag: Option<Article>,
    /// Nobody reminds a player of the clock.
    pub no_reminder: Option<Article>,
    /// The arbiter may ask whose turn it is.
    pub may_ask_turn: Option<Article>,
    /// Players are not told how many moves are left to the control.
    pub control_untold: Option<Article>,
    /// A press without a move is a pass.
    pub press_is_pass: Option<Article>,
}

/// What a flag means that falls after a move which has already won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagAfterWin {
    /// The board decides.
    BoardWins,
    /// The time is lost.
    TimeLost,
}

/// Which players may say that a flag is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagCallers {
    /// The player himself and his opponent.
    Both,
    /// The opponent alone.
    Opponent,
}
