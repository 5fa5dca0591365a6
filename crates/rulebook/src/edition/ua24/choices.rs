//! UA24: what the regulation of an event may choose.

use article::{Article, stated};
use clock::Millis;

use crate::law::{Choices, Lateness, Meeting, Pause, PauseTempo};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: Choices = Choices {
    lateness: stated(Lateness::FirstControlOr(Millis::hours(1)), "UA24:III.start.4.2"),
    meeting: Some(Meeting {
        by: Article::new("UA24:III.start.5.1"),
        most: Some(2),
        pause: Some(stated(
            Pause { least: Millis::minutes(5), most: Millis::minutes(10), tempo: PauseTempo::Any },
            "UA24:III.start.5.6",
        )),
    }),
    opening: Article::new("UA24:II.systems.1"),
    irregularities: Article::new("UA24:VI.violations.4"),
};

/// International draughts: the micromatch is for the others.
pub(super) const INTERNATIONAL: Choices =
    Choices { meeting: None, irregularities: Article::new("UA24:V.violations.4"), ..DRAUGHTS64 };

/// Checkers.
pub(super) const CHECKERS: Choices =
    Choices { irregularities: Article::new("UA24:VII.violations.1"), ..DRAUGHTS64 };
