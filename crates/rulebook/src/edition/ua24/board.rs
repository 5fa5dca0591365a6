//! UA24: the rules of the board (V and VI: inventory, moves, capture, outcome, notation; III.recording).

use crate::law::{Cites, same};

/// Draughts-64.
pub(super) const DRAUGHTS64: Cites = &[
    same("RU22:6.1.1", "UA24:VI.inventory.2"),
    same("RU22:6.1.3.1", "UA24:VI.inventory.7"),
    same("RU22:6.1.4.1", "UA24:VI.moves.3"),
    same("RU22:6.1.4.3", "UA24:VI.moves.5"),
    same("RU22:6.1.4.4", "UA24:VI.moves.6"),
    same("RU22:6.1.4.5", "UA24:VI.moves.8"),
    same("RU22:6.1.5.3", "UA24:VI.capture.4"),
    same("RU22:6.1.5.6", "UA24:VI.capture.6"),
    same("RU22:6.1.5.9", "UA24:VI.capture.8"),
    same("RU22:6.1.5.14", "UA24:VI.capture.13"),
    same("RU22:6.1.5.15", "UA24:VI.capture.14"),
    same("RU22:6.1.7.a", "UA24:VI.outcome.1.3"),
    same("RU22:6.1.7.b", "UA24:VI.outcome.1.2"),
    same("RU22:6.1.6.1", "UA24:VI.notation.3"),
    same("RU22:6.1.6.2.b", "UA24:VI.notation.5.3"),
    same("RU22:6.1.6.2.f", "UA24:III.recording.4"),
    same("RU22:6.1.6.2.c", "UA24:VI.notation.5.5"),
];

/// International draughts.
pub(super) const INTERNATIONAL: Cites = &[
    same("RU22:7.1", "UA24:V.inventory.2"),
    same("RU22:7.2.1", "UA24:V.inventory.8"),
    same("RU22:7.2.2", "UA24:V.moves.3"),
    same("RU22:6.1.4.3", "UA24:V.moves.4"),
    same("RU22:6.1.4.4", "UA24:V.moves.5"),
    same("RU22:6.1.4.5", "UA24:V.moves.9"),
    same("RU22:6.1.5.3", "UA24:V.capture.4"),
    same("RU22:6.1.5.6", "UA24:V.capture.6"),
    same("RU22:6.1.5.9", "UA24:V.capture.8"),
    same("RU22:7.4.1", "UA24:V.capture.13"),
    same("RU22:7.4.2.1", "UA24:V.capture.15"),
    same("RU22:6.1.7.a", "UA24:V.outcome.2.3"),
    same("RU22:6.1.7.b", "UA24:V.outcome.2.2"),
    same("RU22:7.3", "UA24:V.notation.1"),
    same("RU22:7.3.e", "UA24:V.notation.2.1"),
    same("RU22:7.3.c", "UA24:III.recording.4"),
];
