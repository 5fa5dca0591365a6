//! RU-CODEX: the rules of the board (1.4, 1.5, 2.5).

use crate::law::{Cites, same};

/// Russian draughts and its kin.
pub(super) const RUSSIAN: Cites = &[
    same("RU22:6.1.4.1", "RU-CODEX:1.4.1"),
    same("RU22:6.1.4.3", "RU-CODEX:1.4.3"),
    same("RU22:6.1.4.4", "RU-CODEX:1.4.4"),
    same("RU22:6.1.4.5", "RU-CODEX:1.4.5"),
    same("RU22:6.1.5.3", "RU-CODEX:1.5.3"),
    same("RU22:6.1.5.6", "RU-CODEX:1.5.6"),
    same("RU22:6.1.5.9", "RU-CODEX:1.5.9"),
    same("RU22:6.1.5.14", "RU-CODEX:1.5.14"),
    same("RU22:6.1.5.15", "RU-CODEX:1.5.15"),
    same("UA24:VI.moves.3", "RU-CODEX:1.4.1"),
    same("UA24:VI.moves.5", "RU-CODEX:1.4.3"),
    same("UA24:VI.moves.6", "RU-CODEX:1.4.4"),
    same("UA24:VI.moves.8", "RU-CODEX:1.4.5"),
    same("UA24:VI.capture.4", "RU-CODEX:1.5.3"),
    same("UA24:VI.capture.1", "RU-CODEX:1.5.3"),
    same("UA24:VI.capture.6", "RU-CODEX:1.5.6"),
    same("UA24:VI.capture.8", "RU-CODEX:1.5.9"),
    same("UA24:VI.capture.16.1", "RU-CODEX:2.5.1"),
    same("UA24:VI.capture.16.2", "RU-CODEX:2.5.2.1"),
];

/// International draughts.
pub(super) const INTERNATIONAL: Cites = &[
    same("RU22:7.2.2", "RU-CODEX:1.4.1"),
    same("RU22:6.1.4.3", "RU-CODEX:1.4.3"),
    same("RU22:6.1.4.4", "RU-CODEX:1.4.4"),
    same("RU22:6.1.4.5", "RU-CODEX:1.4.5"),
    same("RU22:6.1.5.3", "RU-CODEX:1.5.3"),
    same("RU22:6.1.5.6", "RU-CODEX:1.5.6"),
    same("RU22:6.1.5.9", "RU-CODEX:1.5.9"),
    same("RU22:7.4.1", "RU-CODEX:2.5.1"),
    same("RU22:7.4.2.1", "RU-CODEX:2.5.2.1"),
];
