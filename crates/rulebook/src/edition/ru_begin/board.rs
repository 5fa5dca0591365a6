//! RU-BEGIN: the rules of the board (B4-B32); of the squares and their names it says nothing, there RU22 holds.

use crate::law::{Cites, same};

/// Russian draughts.
pub(super) const RUSSIAN: Cites = &[
    same("RU22:6.1.4.1", "RU-BEGIN:B4"),
    same("RU22:6.1.4.3", "RU-BEGIN:B10"),
    same("RU22:6.1.4.4", "RU-BEGIN:B24"),
    same("RU22:6.1.4.5", "RU-BEGIN:B26"),
    same("RU22:6.1.5.3", "RU-BEGIN:B13"),
    same("RU22:6.1.5.6", "RU-BEGIN:B20"),
    same("RU22:6.1.5.9", "RU-BEGIN:B31"),
    same("RU22:6.1.5.14", "RU-BEGIN:B29"),
    same("RU22:6.1.5.15", "RU-BEGIN:B30"),
    same("RU22:6.1.7.a", "RU-BEGIN:B32"),
    same("RU22:6.1.7.b", "RU-BEGIN:B32"),
];
