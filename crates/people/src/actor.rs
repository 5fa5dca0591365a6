//! Who asks.

use crate::{AccountId, SessionId, TokenId};

/// Who asks, and by what means they are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The program itself, not a person.
    House,
    /// Somebody who is not signed in.
    Visitor,
    /// Somebody signed in.
    Session {
        /// Whose account.
        account: AccountId,
        /// By which session.
        session: SessionId,
    },
    /// A program with a token of somebody.
    Token {
        /// Whose account.
        account: AccountId,
        /// By which token.
        token: TokenId,
    },
}

impl Actor {
    /// The account, if there is one.
    #[must_use]
    pub const fn account(self) -> Option<AccountId> {
        match self {
            Self::House | Self::Visitor => None,
            Self::Session { account, .. } | Self::Token { account, .. } => Some(account),
        }
    }
}
