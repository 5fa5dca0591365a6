//! What an event does to ratings.

use competition::rating::{self, Change, Terms};
use competition::{Competition, Exact, No};
use serde::Serialize;

use super::{Who, is_of_teams};

/// What an event does to ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ratings {
    /// How much a point more or less than expected changes.
    pub k: u16,
    /// Everybody with games that count, the largest gain first.
    pub rows: Vec<RatingRow>,
}

/// What an event does to somebody's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RatingRow {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// His rating before; none for a new player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<u16>,
    /// How many games count: those that were played with rated opponents.
    pub games: u32,
    /// What he scored in them, a win being one.
    pub scored: String,
    /// What was expected.
    pub expected: String,
    /// By how much the rating changes.
    pub change: String,
    /// The rating of a player of whom just this result was to be expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub performance: Option<i32>,
    /// His rating afterwards; none for a new player who has not yet enough games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<i32>,
}

/// What the event does to ratings so far; nothing where teams have the numbers.
#[must_use]
pub fn ratings(event: &Competition) -> Ratings {
    let terms = Terms::default();
    let mut changes = match is_of_teams(event) {
        true => Vec::new(),
        false => rating::ratings(&event.settled().ratings, &terms),
    };
    changes.retain(|change| change.games > 0);
    changes.sort_by(|one, other| other.change.cmp(&one.change).then(one.no.cmp(&other.no)));
    Ratings { k: terms.k, rows: changes.iter().map(|change| row(event, change)).collect() }
}

/// What the event does to one rating.
pub(super) fn change(event: &Competition, no: No) -> Option<Change> {
    let settled = event.settled();
    settled.ratings.line(no).map(|_| rating::change(&settled.ratings, no, &Terms::default()))
}

pub(super) fn row(event: &Competition, change: &Change) -> RatingRow {
    RatingRow {
        who: Who::of(event, change.no),
        before: change.before,
        games: change.games,
        scored: change.scored.to_string(),
        expected: short(change.expected),
        change: signed(change.change),
        performance: change.performance,
        after: change.after,
    }
}

/// Two digits after the point are enough to look at.
fn short(number: Exact) -> String {
    let hundredths = (number * Exact::from(100)).to_f64().round();
    format!("{:.2}", hundredths / 100.0)
}

fn signed(number: Exact) -> String {
    let tenths = (number * Exact::from(10)).to_f64().round() / 10.0;
    match tenths {
        0.0 => "0".to_owned(),
        less if less < 0.0 => format!("−{:.1}", -less),
        more => format!("+{more:.1}"),
    }
}
