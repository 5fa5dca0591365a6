//! Somebody with an account, as the house sees them.

use clock::Moment;

use crate::account::{Account, Session, Token};
use crate::house::{Block, Standing};
use crate::{AccountId, Factor, FactorId, Name, PasswordHash, Refusal, Roles, SessionId, TokenId};

/// Somebody with an account, as the house sees them.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    pub(crate) id: AccountId,
    pub(crate) account: &'a Account,
    /// Of most people the house knows nothing in particular.
    pub(crate) standing: Option<&'a Standing>,
}

impl<'a> Person<'a> {
    /// The account.
    #[must_use]
    pub const fn id(self) -> AccountId {
        self.id
    }

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'a Name {
        &self.account.name
    }

    /// Since when the account is open.
    #[must_use]
    pub const fn registered(self) -> Moment {
        self.account.registered
    }

    /// Against what a password is verified.
    #[must_use]
    pub const fn password(self) -> &'a PasswordHash {
        &self.account.password
    }

    /// Since when the password is what it is.
    #[must_use]
    pub const fn password_set(self) -> Moment {
        self.account.password_set
    }

    /// The second factor, if there is one.
    #[must_use]
    pub const fn factor(self) -> Option<&'a Factor> {
        self.account.factor.as_ref()
    }

    /// The second factor that was begun and can still be switched on.
    #[must_use]
    pub fn factor_begun(self, now: Moment) -> Option<FactorId> {
        self.account.begun.filter(|(_, until)| now < *until).map(|(factor, _)| factor)
    }

    /// The roles.
    #[must_use]
    pub fn roles(self) -> Roles {
        self.standing.map_or_else(Roles::default, |standing| standing.roles)
    }

    /// Why the account is blocked, if it is.
    #[must_use]
    pub fn block(self) -> Option<&'a Block> {
        self.standing.and_then(|standing| standing.block.as_ref())
    }

    /// When its owner closed the account, if they did.
    #[must_use]
    pub fn closed(self) -> Option<Moment> {
        self.standing.and_then(|standing| standing.closed)
    }

    /// Until when a link to a new password waits, if one does.
    #[must_use]
    pub fn reset_until(self, now: Moment) -> Option<Moment> {
        self.account.reset.map(|reset| reset.until).filter(|until| now < *until)
    }

    /// The sessions that are not over.
    pub fn sessions(self, now: Moment) -> impl Iterator<Item = (SessionId, &'a Session)> {
        let open = move |session: &Session| !session.is_over(now) && self.is_uncut(session.begun);
        let sessions = self.account.sessions.iter().filter(move |(_, session)| open(session));
        sessions.map(|(id, session)| (*id, session))
    }

    /// The tokens that are not over.
    pub fn tokens(self, now: Moment) -> impl Iterator<Item = (TokenId, &'a Token)> {
        let open = move |token: &Token| !token.is_over(now) && self.is_uncut(token.made);
        let tokens = self.account.tokens.iter().filter(move |(_, token)| open(token));
        tokens.map(|(id, token)| (*id, token))
    }

    /// Whether the account can be used at all.
    ///
    /// # Errors
    /// Why not.
    pub fn check_free(self) -> Result<(), Refusal> {
        if self.closed().is_some() {
            Err(Refusal::Closed)
        } else if self.block().is_some() {
            Err(Refusal::Blocked)
        } else {
            Ok(())
        }
    }

    pub(crate) fn session(self, id: SessionId, now: Moment) -> Result<&'a Session, Refusal> {
        self.check_free()?;
        let session = self.account.sessions.get(&id).ok_or(Refusal::SessionOver)?;
        let over = session.is_over(now) || !self.is_uncut(session.begun);
        if over { Err(Refusal::SessionOver) } else { Ok(session) }
    }

    pub(crate) fn token(self, id: TokenId, now: Moment) -> Result<&'a Token, Refusal> {
        self.check_free()?;
        let token = self.account.tokens.get(&id).ok_or(Refusal::TokenOver)?;
        let over = token.is_over(now) || !self.is_uncut(token.made);
        if over { Err(Refusal::TokenOver) } else { Ok(token) }
    }

    /// Whether no block came after it began.
    fn is_uncut(self, begun: Moment) -> bool {
        self.standing.and_then(|standing| standing.cut).is_none_or(|cut| cut < begun)
    }
}
