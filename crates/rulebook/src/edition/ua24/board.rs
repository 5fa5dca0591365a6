//! UA24: the rules of the board (V.moves, V.capture, VI.moves, VI.capture).

use crate::law::{Cites, same};

/// Draughts-64.
pub(super) const DRAUGHTS64: Cites = &[
    same("RU22:6.1.4.1", "UA24:VI.moves.3"),
    same("RU22:6.1.4.3", "UA24:VI.moves.5"),
    same("RU22:6.1.4.4", "UA24:VI.moves.6"),
    same("RU22:6.1.4.5", "UA24:VI.moves.8"),
    same("RU22:6.1.5.3", "UA24:VI.capture.4"),
    same("RU22:6.1.5.6", "UA24:VI.capture.6"),
    same("RU22:6.1.5.9", "UA24:VI.capture.8"),
    same("RU22:6.1.5.14", "UA24:VI.capture.13"),
    same("RU22:6.1.5.15", "UA24:VI.capture.14"),
];

/// International draughts.
pub(super) const INTERNATIONAL: Cites = &[
    same("RU22:7.2.2", "UA24:V.moves.3"),
    same("RU22:6.1.4.3", "UA24:V.moves.4"),
    same("RU22:6.1.4.4", "UA24:V.moves.5"),
    same("RU22:6.1.4.5", "UA24:V.moves.9"),
    same("RU22:6.1.5.3", "UA24:V.capture.4"),
    same("RU22:6.1.5.6", "UA24:V.capture.6"),
    same("RU22:6.1.5.9", "UA24:V.capture.8"),
    same("RU22:7.4.1", "UA24:V.capture.13"),
    same("RU22:7.4.2.1", "UA24:V.capture.15"),
];
