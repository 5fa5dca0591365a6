//! Giveaway (поддавки): RU22 chapter VIII. Russian draughts with the goal reversed.

use article::stated;

use super::{Russian, Variant};
use crate::rules::{Goal, RuleSet};

/// Giveaway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Giveaway {}

impl Variant for Giveaway {
    const RULES: RuleSet = RuleSet {
        name: "giveaway",
        no_pieces: stated(Goal::Wins, "RU22:8.1.a"),
        blocked: stated(Goal::Wins, "RU22:8.1.b"),
        game_type: None,
        ..Russian::RULES
    };
}
