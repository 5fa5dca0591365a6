//! Roles, and the one table of who may do what.
//!
//! Roles within an event (chief arbiter, secretary, captain, press) are the event's own; these are the roles of the house.
//!
//! ```
//! use people::{Action, Role, may};
//! assert!(may(None, Action::Play), "by link, without an account");
//! assert!(!may(Some(Role::Player), Action::OpenEvent));
//! assert!(may(Some(Role::Organiser), Action::OpenEvent));
//! ```

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// A role of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Has an account. Everybody who has one is a player.
    Player,
    /// Opens events and runs them.
    Organiser,
    /// Steps in at any table that no event has its own arbiter for.
    Arbiter,
    /// Looks after accounts and the house.
    Administrator,
}

/// What somebody may want to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// See what is public.
    Look,
    /// Sit down at a table and play.
    Play,
    /// Open an account.
    Register,
    /// Sign in, or set a new password by a link.
    SignIn,
    /// See one's own name, roles and games.
    SeeOwn,
    /// See and change one's own account: password, second factor, sessions, tokens, closing it.
    OwnAccount,
    /// See and hear of an event what it shows to those who have a seat at it; which seat, the event asks itself.
    SeeEvent,
    /// Enter an event as a player, and act in it by the seats the event gives. A captain has his by a link, without an account.
    EnterEvent,
    /// Open an event and run it.
    OpenEvent,
    /// Step in at a table as its arbiter.
    Arbitrate,
    /// See accounts as administrators see them.
    SeeAccounts,
    /// Give and take roles, block, begin a reset, take a second factor off, invite, open and close the door.
    ManageAccounts,
    /// See how the house itself does: measurements, the state of the journal.
    SeeHouse,
}

/// Who may do what: the columns are the visitor without an account, then the roles in their order.
#[rustfmt::skip]
const TABLE: [(Action, [bool; 5]); 13] = {
    const Y: bool = true;
    const N: bool = false;
    [
        //                         visitor player organiser arbiter administrator
        (Action::Look,            [Y,      Y,     Y,        Y,      Y]),
        (Action::Play,            [Y,      Y,     Y,        Y,      Y]),
        (Action::Register,        [Y,      N,     N,        N,      N]),
        (Action::SignIn,          [Y,      Y,     Y,        Y,      Y]),
        (Action::SeeOwn,          [N,      Y,     Y,        Y,      Y]),
        (Action::OwnAccount,      [N,      Y,     Y,        Y,      Y]),
        (Action::SeeEvent,        [Y,      Y,     Y,        Y,      Y]),
        (Action::EnterEvent,      [Y,      Y,     Y,        Y,      Y]),
        (Action::OpenEvent,       [N,      N,     Y,        N,      Y]),
        (Action::Arbitrate,       [N,      N,     N,        Y,      N]),
        (Action::SeeAccounts,     [N,      N,     N,        N,      Y]),
        (Action::ManageAccounts,  [N,      N,     N,        N,      Y]),
        (Action::SeeHouse,        [N,      N,     N,        N,      Y]),
    ]
};

/// Whether a role, or a visitor without an account, may do it.
#[must_use]
pub fn may(role: Option<Role>, action: Action) -> bool {
    let column = role.map_or(0, |role| 1 + role as usize);
    let row = TABLE.iter().find(|(known, _)| *known == action);
    row.and_then(|(_, row)| row.get(column)).copied().unwrap_or(false)
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 4] = [Self::Player, Self::Organiser, Self::Arbiter, Self::Administrator];

    /// Its word, as it is stored and asked for.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Organiser => "organiser",
            Self::Arbiter => "arbiter",
            Self::Administrator => "administrator",
        }
    }
}

impl Action {
    /// All actions.
    pub const ALL: [Self; 13] = {
        let mut all = [Self::Look; 13];
        let mut i = 0;
        while i < TABLE.len() {
            all[i] = TABLE[i].0;
            i += 1;
        }
        all
    };
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Role {
    type Err = Refusal;

    fn from_str(word: &str) -> Result<Self, Refusal> {
        Self::ALL.into_iter().find(|role| role.word() == word).ok_or(Refusal::RoleMissing)
    }
}

/// The roles of an account. [`Role::Player`] is always among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    given: u8,
}

impl Roles {
    /// Whether a role is among them.
    #[must_use]
    pub const fn has(self, role: Role) -> bool {
        matches!(role, Role::Player) || self.given & bit(role) != 0
    }

    /// The roles, in their order.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| self.has(*role))
    }

    /// Whether one of them allows it.
    #[must_use]
    pub fn may(self, action: Action) -> bool {
        self.iter().any(|role| may(Some(role), action))
    }

    /// Whether one of them is given by the house: everybody is a player.
    #[must_use]
    pub const fn any_given(self) -> bool {
        self.given != 0
    }

    pub(crate) const fn give(&mut self, role: Role) {
        self.given |= bit(role);
    }

    pub(crate) const fn take(&mut self, role: Role) {
        self.given &= !bit(role);
    }
}

const fn bit(role: Role) -> u8 {
    1 << role as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_the_roles_in_their_order() {
        assert!(Role::ALL.iter().enumerate().all(|(i, role)| *role as usize == i));
        assert!(
            may(Some(Role::Organiser), Action::OpenEvent) && !may(Some(Role::Arbiter), Action::OpenEvent)
        );
        assert!(
            may(Some(Role::Arbiter), Action::Arbitrate) && !may(Some(Role::Administrator), Action::Arbitrate)
        );
        assert!(may(Some(Role::Administrator), Action::ManageAccounts));
        for action in [Action::SeeAccounts, Action::ManageAccounts, Action::SeeHouse] {
            let who: Vec<Role> = Role::ALL.into_iter().filter(|role| may(Some(*role), action)).collect();
            assert_eq!(who, [Role::Administrator], "{action:?}");
        }
    }

    #[test]
    fn every_action_has_its_row_once() {
        for (i, action) in Action::ALL.iter().enumerate() {
            assert!(Action::ALL.iter().skip(i + 1).all(|other| other != action));
            assert!(
                Role::ALL.iter().any(|role| may(Some(*role), *action)) || may(None, *action),
                "{action:?}"
            );
        }
    }

    #[test]
    fn an_account_may_do_what_one_of_its_roles_may() {
        let mut roles = Roles::default();
        assert_eq!(roles.iter().collect::<Vec<_>>(), [Role::Player]);
        roles.give(Role::Arbiter);
        assert!(roles.may(Action::Arbitrate) && !roles.may(Action::OpenEvent));
        roles.give(Role::Organiser);
        roles.take(Role::Arbiter);
        roles.take(Role::Player);
        assert_eq!(roles.iter().collect::<Vec<_>>(), [Role::Player, Role::Organiser]);
        assert_eq!("arbiter".parse(), Ok(Role::Arbiter));
    }
}
