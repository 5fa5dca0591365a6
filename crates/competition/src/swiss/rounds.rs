//! How many rounds suit how many players.
//!
//! ```
//! use competition::swiss::{may_run_out, recommended_rounds};
//! use rulebook::Edition;
//! let (rounds, by) = recommended_rounds(Edition::Ua24, 50).unwrap();
//! assert_eq!((rounds, by.name()), (8..=11, "UA24:II.systems.6.3.b"));
//! assert!(may_run_out(Edition::Ua24, 50, 11).is_none());
//! assert_eq!(may_run_out(Edition::Ua24, 10, 7).unwrap().by.name(), "UA24:III.swiss.1");
//! ```

use core::fmt;
use core::ops::RangeInclusive;

use article::Article;
use rulebook::{Edition, event_law};

/// More rounds than can be promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Nobody meets anybody twice.
    pub by: Article,
    /// The players.
    pub players: u16,
    /// The rounds asked for.
    pub rounds: u16,
    /// So many can be paired whatever happens, colours aside.
    pub sure: u16,
    /// More than so many can never be paired.
    pub most: u16,
}

/// How many rounds an edition recommends for so many players; where two rows hold, either is accepted.
#[must_use]
pub fn recommended_rounds(edition: Edition, players: u16) -> Option<(RangeInclusive<u16>, Article)> {
    let mut rows = event_law(edition).swiss.rounds.iter().filter(|row| row.value.players.contains(&players));
    let first = rows.next()?;
    let last = rows.next_back().unwrap_or(first);
    Some((*first.value.rounds.start()..=*last.value.rounds.end(), first.by))
}

/// A warning before round 1 if so many rounds may not be pairable.
///
/// Before round `r` everybody has met `r - 1` others at most. While half of the field is new to everybody, all can
/// be paired; when nobody is new, none can.
#[must_use]
pub fn may_run_out(edition: Edition, players: u16, rounds: u16) -> Option<Doubt> {
    let (sure, most) = (players / 2, if players % 2 == 0 { players.saturating_sub(1) } else { players });
    let by = event_law(edition).swiss.once;
    (rounds > sure).then_some(Doubt { by, players, rounds, sure, most })
}

impl Doubt {
    /// The same in words, without the article.
    #[must_use]
    pub fn what(&self) -> String {
        let Self { players, rounds, sure, most, .. } = self;
        if rounds > most {
            format!("{players} players cannot play {rounds} rounds without meeting twice; at most {most}")
        } else {
            format!(
                "{players} players may run out of new opponents before round {rounds}; {sure} rounds are sure"
            )
        }
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.what(), self.by)
    }
}
