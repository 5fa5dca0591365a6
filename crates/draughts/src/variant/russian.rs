//! Russian draughts (русские шашки): RU22 section 6.1.

use article::stated;

use super::Variant;
use crate::rules::{
    Capture, Choice, Continuation, Crowning, Goal, Jumped, KingRange, ManCapture, ManMove, Promotion,
    RouteForm, RuleSet, ShortForm, SquareNames,
};
use crate::{Board, Colour};

/// Russian draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Russian {}

impl Variant for Russian {
    const RULES: RuleSet = RuleSet {
        name: "russian",
        board: stated(Board::new(8, 8), "RU22:6.1.1"),
        men_rows: stated(3, "RU22:6.1.3.1"),
        first: stated(Colour::White, "RU22:6.1.4.1"),
        man_move: stated(ManMove::OneForward, "RU22:6.1.4.3"),
        crowning: stated(Crowning::OnTheLastRow, "RU22:6.1.4.4"),
        king: stated(KingRange::Flying, "RU22:6.1.4.5"),
        capture: stated(Capture::Mandatory, "RU22:6.1.5.3"),
        man_capture: stated(ManCapture::AllWays, "RU22:6.1.5.3"),
        continuation: stated(Continuation::ToTheEnd, "RU22:6.1.5.6"),
        jumped: stated(Jumped::OnceAndBlocks, "RU22:6.1.5.9"),
        choice: stated(Choice::Free, "RU22:6.1.5.14"),
        promotion: stated(Promotion::InPassing, "RU22:6.1.5.15"),
        no_pieces: stated(Goal::Loses, "RU22:6.1.7.a"),
        blocked: stated(Goal::Loses, "RU22:6.1.7.b"),
        names: stated(SquareNames::Algebraic, "RU22:6.1.6.1"),
        capture_sign: stated(':', "RU22:6.1.6.2.b"),
        short_form: stated(ShortForm::Used, "RU22:6.1.6.2.f"),
        route_form: stated(RouteForm::WhereAmbiguous, "RU22:6.1.6.2.c"),
        game_type: Some(25),
    };
}
