//! Who is what at an event: seats, and who has them.
//!
//! ```
//! use competition::{Actor, Role};
//! use venue::Seat;
//! let seat: Seat = serde_json::from_str(r#"{"official":"arbiter"}"#).unwrap();
//! assert_eq!(seat.actor(), Actor::Official(Role::Arbiter));
//! ```

use clock::Moment;
use competition::{Actor, PersonId, Role, TeamId};
use serde::{Deserialize, Serialize};

use hall::table::Guest;

/// What somebody is at an event. Whoever has no seat is a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// An official by his office alone.
    Official(Role),
    /// The organiser.
    Organiser,
    /// The captain of a team.
    Captain(TeamId),
    /// Somebody of the register: a player, or an official if the panel has appointed him.
    Person(PersonId),
    /// Somebody who writes about the event.
    Press,
}

/// By what somebody who has a seat is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Holder {
    /// His account, if he has one: then nothing else opens the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// Without one, what his browser is known by.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub visitor: String,
    /// What the others see.
    pub name: String,
}

/// A seat that somebody has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Held {
    /// Its number.
    pub no: u32,
    /// What he is.
    pub seat: Seat,
    /// Who.
    pub holder: Holder,
    /// The invitation he came by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<u32>,
}

/// A link by which a seat is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Invitation {
    /// Its number.
    pub no: u32,
    /// The hash of what the link holds; nobody who reads it learns the link.
    pub hash: String,
    /// The seat.
    pub seat: Seat,
    /// For whom it is meant, in words.
    pub label: String,
    /// Until when.
    pub until: Moment,
    /// How many may still come by it.
    pub uses: u16,
}

impl Seat {
    /// In whose name its holder acts.
    #[must_use]
    pub const fn actor(self) -> Actor {
        match self {
            Self::Official(role) => Actor::Official(role),
            Self::Organiser => Actor::Organiser,
            Self::Captain(team) => Actor::Captain(team),
            Self::Person(person) => Actor::Person(person),
            Self::Press => Actor::Public,
        }
    }
}

impl Holder {
    /// Somebody who calls.
    #[must_use]
    pub fn of(guest: &Guest) -> Self {
        match &guest.account {
            Some(account) => {
                Self { account: Some(account.clone()), visitor: String::new(), name: guest.name.clone() }
            }
            None => Self { account: None, visitor: guest.visitor.clone(), name: guest.name.clone() },
        }
    }

    /// Whether it is somebody who calls.
    #[must_use]
    pub fn is(&self, guest: &Guest) -> bool {
        guest.is_known_by(self.account.as_deref(), &self.visitor)
    }

    /// Whether two are the same one, whatever they are called.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        (&self.account, &self.visitor) == (&other.account, &other.visitor)
    }
}

impl Invitation {
    /// Whether somebody can still come by it.
    #[must_use]
    pub fn is_open(&self, now: Moment) -> bool {
        self.uses > 0 && now < self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_signed_out_has_left_his_seat_and_who_has_none_keeps_it_by_his_browser() {
        let signed_in = Guest { visitor: "b".into(), account: Some("7".into()), name: "Olena".into() };
        let signed_out = Guest::visitor("b");
        assert!(Holder::of(&signed_in).is(&signed_in) && !Holder::of(&signed_in).is(&signed_out));
        assert!(Holder::of(&signed_out).is(&signed_out) && Holder::of(&signed_out).is(&signed_in));
        assert!(!Holder::of(&signed_out).is(&Guest::visitor("c")));
        let nobody = Holder { account: None, visitor: String::new(), name: String::new() };
        assert!(!nobody.is(&Guest::visitor("")));
    }
}
