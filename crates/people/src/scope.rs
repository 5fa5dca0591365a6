//! What a token is for: it reaches no further than its scopes, and never further than the roles of its owner.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Action, Refusal};

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To see what its owner sees.
    Read,
    /// To play in its owner's name.
    Play,
    /// To enter, run and judge events.
    Events,
    /// To look after accounts and the house.
    Admin,
}

/// Some scopes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Scope>", into = "Vec<Scope>")]
pub struct Scopes {
    set: u8,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Self; 4] = [Self::Read, Self::Play, Self::Events, Self::Admin];

    /// Its word, as it is stored and asked for.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Events => "events",
            Self::Admin => "admin",
        }
    }

    /// Whether a token with this scope may be used for it, if its owner may do it.
    ///
    /// No token opens an account or changes its owner's: who finds one cannot make it last, nor learns of sessions and other tokens.
    #[must_use]
    pub const fn reaches(self, action: Action) -> bool {
        match action {
            Action::Look => true,
            Action::Play => matches!(self, Self::Play),
            Action::SeeOwn => matches!(self, Self::Read | Self::Play),
            Action::SeeEvent => matches!(self, Self::Read | Self::Events),
            Action::EnterEvent | Action::OpenEvent | Action::Arbitrate => matches!(self, Self::Events),
            Action::SeeAccounts | Action::ManageAccounts | Action::SeeHouse => matches!(self, Self::Admin),
            Action::Register | Action::SignIn | Action::OwnAccount => false,
        }
    }
}

impl Scopes {
    /// Whether a scope is among them.
    #[must_use]
    pub const fn has(self, scope: Scope) -> bool {
        self.set & (1 << scope as u8) != 0
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.set == 0
    }

    /// The scopes, in their order.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.has(*scope))
    }

    /// Whether one of them reaches it.
    #[must_use]
    pub fn reach(self, action: Action) -> bool {
        self.iter().any(|scope| scope.reaches(action))
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        Self { set: scopes.into_iter().fold(0, |set, scope| set | 1 << scope as u8) }
    }
}

impl From<Vec<Scope>> for Scopes {
    fn from(scopes: Vec<Scope>) -> Self {
        scopes.into_iter().collect()
    }
}

impl From<Scopes> for Vec<Scope> {
    fn from(scopes: Scopes) -> Self {
        scopes.iter().collect()
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Scope {
    type Err = Refusal;

    fn from_str(word: &str) -> Result<Self, Refusal> {
        Self::ALL.into_iter().find(|scope| scope.word() == word).ok_or(Refusal::ScopeMissing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_scope_reaches_ones_own_account() {
        let all: Scopes = Scope::ALL.into_iter().collect();
        for action in Action::ALL {
            let never = matches!(action, Action::Register | Action::SignIn | Action::OwnAccount);
            assert_eq!(all.reach(action), !never, "{action:?}");
        }
    }

    #[test]
    fn reading_reaches_what_is_seen_and_nothing_that_is_done() {
        let read: Scopes = [Scope::Read].into_iter().collect();
        let reached: Vec<Action> = Action::ALL.into_iter().filter(|action| read.reach(*action)).collect();
        assert_eq!(reached, [Action::Look, Action::SeeOwn, Action::SeeEvent]);
        assert!(!Scopes::default().reach(Action::Look));
    }
}
