//! Checkers: UA24 chapter VII. Black, whom the rulebook calls Red, begins.

use article::stated;

use super::Variant;
use crate::rules::{
    Capture, Choice, Continuation, Crowning, Goal, Jumped, KingRange, ManCapture, ManMove, Promotion,
    RouteForm, RuleSet, ShortForm, SquareNames,
};
use crate::{Board, Colour};

/// Checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Checkers {}

impl Variant for Checkers {
    const RULES: RuleSet = RuleSet {
        name: "checkers",
        board: stated(Board::new(8, 8), "UA24:VII.inventory.1"),
        men_rows: stated(3, "UA24:VII.inventory.9"),
        first: stated(Colour::Black, "UA24:VII.inventory.11"),
        man_move: stated(ManMove::OneForward, "UA24:VII.moves.1"),
        crowning: stated(Crowning::OnTheLastRow, "UA24:VII.moves.2"),
        king: stated(KingRange::Short, "UA24:VII.moves.3"),
        capture: stated(Capture::Mandatory, "UA24:VII.capture.2.2"),
        man_capture: stated(ManCapture::Forward, "UA24:VII.capture.1"),
        continuation: stated(Continuation::ToTheEnd, "UA24:VII.capture.2.1"),
        jumped: stated(Jumped::OnceAndBlocks, "UA24:VII.capture.2.1"),
        choice: stated(Choice::Free, "UA24:VII.capture.2.2"),
        promotion: stated(Promotion::EndsTheMove, "UA24:VII.capture.2.1"),
        no_pieces: stated(Goal::Loses, "UA24:VII.outcome.2"),
        blocked: stated(Goal::Loses, "UA24:VII.outcome.2"),
        names: stated(SquareNames::Numeric, "UA24:VII.notation.1"),
        capture_sign: stated('x', "UA24:III.recording.1"),
        short_form: stated(ShortForm::NotUsed, "UA24:VII.notation.1"),
        route_form: stated(RouteForm::WhereAmbiguous, "UA24:III.recording.4"),
        game_type: Some(21),
    };
}
