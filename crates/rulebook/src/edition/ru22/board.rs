//! RU22: the rules of the board, where a board cites another edition.

use crate::law::{Cites, same};

/// Draughts-64 with the capture of international draughts.
pub(super) const RUSSIAN: Cites = &[
    same("UA24:VI.moves.3", "RU22:6.1.4.1"),
    same("UA24:VI.moves.5", "RU22:6.1.4.3"),
    same("UA24:VI.moves.6", "RU22:6.1.4.4"),
    same("UA24:VI.moves.8", "RU22:6.1.4.5"),
    same("UA24:VI.capture.4", "RU22:6.1.5.3"),
    same("UA24:VI.capture.1", "RU22:6.1.5.3"),
    same("UA24:VI.capture.6", "RU22:6.1.5.6"),
    same("UA24:VI.capture.8", "RU22:6.1.5.9"),
    same("UA24:VI.capture.16.1", "RU22:7.4.1"),
    same("UA24:VI.capture.16.2", "RU22:7.4.2.1"),
];
