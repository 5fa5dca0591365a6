//! What watchers are told: what was changed, so that a page knows what to fetch again. Made once a version and sent to all.

use axum::extract::ws::Utf8Bytes;
use hall::text;
use serde::Serialize;

use super::Circle;
use venue::{Change, Fact, Phase, Touch, Venue};

/// What watchers are told.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct News<'a> {
    version: u64,
    phase: Phase,
    /// The last round whose pairs are known.
    round: u16,
    /// What was changed.
    changed: Vec<Touch>,
    /// Who did it; told to those who conduct the event.
    #[serde(skip_serializing_if = "str::is_empty")]
    by: &'a str,
}

/// The news of some entries that an event has just taken in.
pub(super) fn of(venue: &Venue, entries: &[Vec<Fact>], circle: Circle) -> Utf8Bytes {
    let facts: Vec<Fact> = entries.iter().flatten().cloned().collect();
    let Change { by, touched, .. } = Change::of(venue.version(), &facts);
    let event = match circle {
        Circle::Public | Circle::Players => venue.shown(),
        Circle::Desk => venue.competition(),
    };
    let is_known = |touch: &Touch| circle == Circle::Desk || is_public(venue, *touch);
    text(&News {
        version: venue.version(),
        phase: Phase::of(event),
        round: event.stage().next() - 1,
        changed: touched.into_iter().filter(is_known).collect(),
        by: if circle == Circle::Desk { &by } else { "" },
    })
}

/// The first words to a watcher.
pub(crate) fn hello(venue: &Venue, circle: Circle) -> Utf8Bytes {
    of(venue, &[], circle)
}

/// What everybody may know was changed.
fn is_public(venue: &Venue, touch: Touch) -> bool {
    match touch {
        Touch::Round(round) => venue.held() != Some(round),
        Touch::Entries | Touch::Cases | Touch::Case(_) | Touch::Seats | Touch::Request(_) => false,
        _ => true,
    }
}
