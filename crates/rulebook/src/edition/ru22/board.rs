//! RU22: the rules of the board, where a board cites another edition.

use crate::law::{Cites, same};

/// Draughts-64 with the capture of international draughts.
pub(super) const RUSSIAN: Cites = &[
    same("UA24:VI.inventory.1", "RU22:6.1.1"),
    same("UA24:VI.inventory.7", "RU22:6.1.3.1"),
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
    same("UA24:VI.outcome.1.3", "RU22:6.1.7.a"),
    same("UA24:VI.outcome.1.2", "RU22:6.1.7.b"),
    same("UA24:VI.notation.3", "RU22:6.1.6.1"),
    same("UA24:VI.notation.5.3", "RU22:6.1.6.2.b"),
    same("UA24:III.recording.4", "RU22:6.1.6.2.f"),
    same("UA24:VI.notation.5.5", "RU22:6.1.6.2.c"),
];

/// International draughts.
pub(super) const INTERNATIONAL: Cites = &[same("UA24:V.notation.2.3", "RU22:7.3.b")];
