//! Draughts on 80 squares (спанцирети): named by RU-CODEX 5.1.4, which leaves the
//! board open; it is played on ten columns and eight rows by the Russian rules.

use article::stated;

use super::{Russian, Variant};
use crate::Board;
use crate::rules::RuleSet;

/// Draughts on 80 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spantsireti {}

impl Variant for Spantsireti {
    const RULES: RuleSet = RuleSet {
        name: "spantsireti",
        board: stated(Board::new(10, 8), "RU-CODEX:5.1.4.c"),
        men_rows: stated(3, "RU-CODEX:5.1.4.c"),
        game_type: Some(41),
        ..Russian::RULES
    };
}
