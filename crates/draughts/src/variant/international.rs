//! International draughts (стоклеточные шашки): RU22 chapter VII.

use article::stated;

use super::Variant;
use crate::rules::{
    Capture, Choice, Continuation, Crowning, Goal, Jumped, KingRange, ManCapture, ManMove, Promotion,
    RouteForm, RuleSet, ShortForm, SquareNames,
};
use crate::{Board, Colour};

/// International draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum International {}

impl Variant for International {
    const RULES: RuleSet = RuleSet {
        name: "international",
        board: stated(Board::new(10, 10), "RU22:7.1"),
        men_rows: stated(4, "RU22:7.2.1"),
        first: stated(Colour::White, "RU22:7.2.2"),
        man_move: stated(ManMove::OneForward, "RU22:6.1.4.3"),
        crowning: stated(Crowning::OnTheLastRow, "RU22:6.1.4.4"),
        king: stated(KingRange::Flying, "RU22:6.1.4.5"),
        capture: stated(Capture::Mandatory, "RU22:6.1.5.3"),
        man_capture: stated(ManCapture::AllWays, "RU22:6.1.5.3"),
        continuation: stated(Continuation::ToTheEnd, "RU22:6.1.5.6"),
        jumped: stated(Jumped::OnceAndBlocks, "RU22:6.1.5.9"),
        choice: stated(Choice::Majority, "RU22:7.4.1"),
        promotion: stated(Promotion::AtRest, "RU22:7.4.2.1"),
        no_pieces: stated(Goal::Loses, "RU22:6.1.7.a"),
        blocked: stated(Goal::Loses, "RU22:6.1.7.b"),
        names: stated(SquareNames::Numeric, "RU22:7.3"),
        capture_sign: stated('x', "UA24:V.notation.2.3"),
        short_form: stated(ShortForm::NotUsed, "RU22:7.3.e"),
        route_form: stated(RouteForm::WhereAmbiguous, "RU22:7.3.c"),
        game_type: Some(20),
    };
}
