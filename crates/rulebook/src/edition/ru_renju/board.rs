//! RU-RENJU: the rules of the board (5.2.2, 5.2.4-5.2.7, 5.3.1).

use crate::law::{Cites, same};

/// Renju.
pub(super) const RENJU: Cites = &[
    same("RU22:9.2.2.2", "RU-RENJU:5.2.2.2"),
    same("RU22:9.2.4.1", "RU-RENJU:5.2.4.1"),
    same("RU22:9.2.4.2", "RU-RENJU:5.2.4.2"),
    same("RU22:9.2.4.2.a", "RU-RENJU:5.2.4.2.a"),
    same("RU22:9.2.4.2.b", "RU-RENJU:5.2.4.2.b"),
    same("RU22:9.2.4.2.c", "RU-RENJU:5.2.4.2.c"),
    same("RU22:9.2.4.3", "RU-RENJU:5.2.4.3"),
    same("RU22:9.2.4.4", "RU-RENJU:5.2.4.4"),
    same("RU22:9.2.5.1", "RU-RENJU:5.2.5.1"),
    same("RU22:9.2.6.1", "RU-RENJU:5.2.6.1"),
    same("RU22:9.2.6.2", "RU-RENJU:5.2.6.2"),
    same("RU22:9.2.7.1.c", "RU-RENJU:5.2.7.1.c"),
    same("RU22:9.3.1.5", "RU-RENJU:5.3.1.7"),
];
