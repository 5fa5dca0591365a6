//! The Brazilian version of draughts-64: UA24 VI.capture.16, and draughts-64 with
//! the international capture of RU22 6.2.3. Russian draughts but for the capture.

use article::stated;

use super::Variant;
use crate::rules::{
    Capture, Choice, Continuation, Crowning, Goal, Jumped, KingRange, ManCapture, ManMove, Promotion,
    RouteForm, RuleSet, ShortForm, SquareNames,
};
use crate::{Board, Colour};

/// Brazilian draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Brazilian {}

impl Variant for Brazilian {
    const RULES: RuleSet = RuleSet {
        name: "brazilian",
        board: stated(Board::new(8, 8), "UA24:VI.inventory.1"),
        men_rows: stated(3, "UA24:VI.inventory.7"),
        first: stated(Colour::White, "UA24:VI.moves.3"),
        man_move: stated(ManMove::OneForward, "UA24:VI.moves.5"),
        crowning: stated(Crowning::OnTheLastRow, "UA24:VI.moves.6"),
        king: stated(KingRange::Flying, "UA24:VI.moves.8"),
        capture: stated(Capture::Mandatory, "UA24:VI.capture.4"),
        man_capture: stated(ManCapture::AllWays, "UA24:VI.capture.1"),
        continuation: stated(Continuation::ToTheEnd, "UA24:VI.capture.6"),
        jumped: stated(Jumped::OnceAndBlocks, "UA24:VI.capture.8"),
        choice: stated(Choice::Majority, "UA24:VI.capture.16.1"),
        promotion: stated(Promotion::AtRest, "UA24:VI.capture.16.2"),
        no_pieces: stated(Goal::Loses, "UA24:VI.outcome.1.3"),
        blocked: stated(Goal::Loses, "UA24:VI.outcome.1.2"),
        names: stated(SquareNames::Algebraic, "UA24:VI.notation.3"),
        capture_sign: stated(':', "UA24:VI.notation.5.3"),
        short_form: stated(ShortForm::Used, "UA24:III.recording.4"),
        route_form: stated(RouteForm::WhereAmbiguous, "UA24:VI.notation.5.5"),
        game_type: Some(26),
    };
}
