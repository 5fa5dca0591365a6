//! RU22: what the regulation of an event may choose.

use article::{Article, stated};
use clock::Millis;

use crate::law::{Choices, Lateness, Meeting, Pause, PauseTempo};

const MEETING: Meeting = Meeting { by: Article::new("RU22:5.4.6"), most: None, pause: None };

/// Russian draughts and draughts-64.
pub(super) const RUSSIAN: Choices = Choices {
    meeting: Some(Meeting {
        pause: Some(stated(
            Pause { least: Millis::minutes(5), most: Millis::minutes(5), tempo: PauseTempo::Classical },
            "RU22:5.4.6",
        )),
        ..MEETING
    }),
    ..GAMES
};

/// Every other game.
pub(super) const GAMES: Choices = Choices {
    lateness: stated(Lateness::FirstControlOr(Millis::hours(1)), "RU22:5.4.4.1"),
    meeting: Some(MEETING),
    opening: Article::new("RU22:9.2.4.3"),
    irregularities: Article::new("RU22:5.4.14.2"),
};
