//! Somebody drops out, comes instead or comes in addition between the lots and round 1.
//!
//! ```
//! use competition::No;
//! use competition::round_robin::{Change, Numbers, after_lots};
//! let law = &rulebook::event_law(rulebook::Edition::RuCodex).systems.lots;
//! let dropped = |no| after_lots(law, 10, Change::Left(No(no)), false).unwrap();
//! assert_eq!((dropped(10).value, dropped(4).value), (Numbers::Stay, Numbers::DrawnAgain));
//! ```

use article::Stated;
use clock::Moment;
use rulebook::law::event::LotsLaw;
use rulebook::{Gravity, Objection};

use crate::No;

/// How the list of players changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The player with this number dropped out.
    Left(No),
    /// Another plays with this number.
    Replaced(No),
    /// Somebody came.
    Joined,
}

/// What becomes of the numbers that were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// They stay.
    Stay,
    /// Lots are drawn again.
    DrawnAgain,
}

/// What becomes of the numbers of so many players after a change, before or after the clocks of round 1 were
/// started; nothing if the edition does not say.
#[must_use]
pub fn after_lots(law: &LotsLaw, players: u16, change: Change, begun: bool) -> Option<Stated<Numbers>> {
    let again = law.again?;
    let (value, by) = match change {
        _ if begun => (Numbers::Stay, again.begun),
        Change::Replaced(_) => (Numbers::Stay, again.replaced),
        // The table for an even number is the one for an odd number less by one.
        Change::Left(no) if players % 2 == 0 && no.0 == players => (Numbers::Stay, again.last_number),
        Change::Joined if players % 2 == 1 => (Numbers::Stay, again.last_number),
        Change::Left(_) | Change::Joined => (Numbers::DrawnAgain, again.by),
    };
    Some(Stated { value, by })
}

/// What the edition has against lots drawn at this time.
#[must_use]
pub fn lots_too_late(law: &LotsLaw, drawn: Moment, round_one: Moment) -> Option<Objection> {
    let before = law.before.filter(|before| round_one - drawn < before.value)?;
    let hours = before.value.as_seconds() / 3_600;
    Some(Objection {
        by: before.by,
        weight: Gravity::Advice,
        what: "the lots are drawn late".to_owned(),
        allowed: format!("at least {hours} hours before round 1"),
    })
}
