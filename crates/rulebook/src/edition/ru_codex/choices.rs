//! RU-CODEX: what the regulation of an event may choose.

use article::{Article, stated};
use clock::Millis;

use crate::law::{Choices, Lateness, Meeting, Pause, PauseTempo};

/// Every draughts variant.
pub(super) const DRAUGHTS: Choices = Choices {
    lateness: stated(Lateness::FirstControl, "RU-CODEX:3.13.1"),
    meeting: Some(Meeting {
        by: Article::new("RU-CODEX:3.19"),
        most: Some(4),
        pause: Some(stated(
            Pause { least: Millis::minutes(5), most: Millis::minutes(5), tempo: PauseTempo::Any },
            "RU-CODEX:3.19",
        )),
    }),
    opening: Article::new("RU-CODEX:2.1"),
    irregularities: Article::new("RU-CODEX:1.10.3"),
};
