//! Everybody, as the journal tells them.

use std::collections::BTreeMap;

use clock::Moment;

use crate::account::{Account, Fact as PersonFact};
use crate::house::House;
use crate::name::fold;
use crate::{
    AccountId, Action, Actor, Demand, Door, Event, Fact, Hash, Home, Invitation, InvitationId, Name, Person,
    Refusal, Role, SEEN_EVERY, SessionId, TokenId, may,
};

/// Everybody, as the journal tells them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    pub(crate) accounts: BTreeMap<AccountId, Account>,
    pub(crate) house: House,
    /// Accounts by their names in small letters.
    names: BTreeMap<String, AccountId>,
    /// Accounts by what their names look like.
    pub(crate) claims: BTreeMap<Hash, AccountId>,
    /// Accounts by what opens something of theirs.
    holders: BTreeMap<Hash, AccountId>,
}

impl People {
    /// Nobody yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Somebody by account.
    #[must_use]
    pub fn account(&self, id: AccountId) -> Option<Person<'_>> {
        let account = self.accounts.get(&id)?;
        Some(Person { id, account, standing: self.house.standings.get(&id) })
    }

    /// Somebody by name, in whatever case it is written.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<Person<'_>> {
        self.names.get(&fold(name)).and_then(|id| self.account(*id))
    }

    /// Whether somebody without an account may call himself so.
    ///
    /// # Errors
    /// If he would be taken for somebody who has one, or for somebody of the house.
    pub fn may_be_called(&self, text: &str) -> Result<(), Refusal> {
        let taken = Name::claims_of(text)?.iter().any(|claim| self.claims.contains_key(claim));
        if taken { Err(Refusal::NameTaken) } else { Ok(()) }
    }

    /// How many accounts there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.accounts.len()
    }

    /// Those whose names hold a text, in the order of their names; those after a name, and at most so many.
    #[must_use]
    pub fn search(&self, part: &str, after: Option<&str>, limit: usize) -> Vec<Person<'_>> {
        let (part, after) = (fold(part), after.map(fold));
        let names = self.names.iter().filter(|(name, _)| after.as_ref().is_none_or(|after| *name > after));
        let found = names.filter(|(name, _)| name.contains(&part));
        found.filter_map(|(_, id)| self.account(*id)).take(limit).collect()
    }

    /// Who holds the secret of a session.
    ///
    /// # Errors
    /// If it opens nothing, or no longer.
    pub fn session(&self, secret: &Hash, now: Moment) -> Result<Actor, Refusal> {
        let (account, session) = (self.holder(secret).ok_or(Refusal::SessionOver)?, SessionId::of(secret));
        let person = self.account(account).ok_or(Refusal::SessionOver)?;
        let open = person.session(session, now)?;
        if open.secret == *secret {
            Ok(Actor::Session { account, session })
        } else {
            Err(Refusal::SessionOver)
        }
    }

    /// Who holds the secret of a token.
    ///
    /// # Errors
    /// If it opens nothing, or no longer.
    pub fn token(&self, secret: &Hash, now: Moment) -> Result<Actor, Refusal> {
        let (account, token) = (self.holder(secret).ok_or(Refusal::TokenOver)?, TokenId::of(secret));
        let person = self.account(account).ok_or(Refusal::TokenOver)?;
        let open = person.token(token, now)?;
        if open.secret == *secret { Ok(Actor::Token { account, token }) } else { Err(Refusal::TokenOver) }
    }

    /// Whose password a link lets set anew.
    ///
    /// # Errors
    /// If it does not, or no longer.
    pub fn reset(&self, link: &Hash, now: Moment) -> Result<Person<'_>, Refusal> {
        let person = self.holder(link).and_then(|id| self.account(id)).ok_or(Refusal::LinkOver)?;
        let reset = person.account.reset.filter(|reset| reset.link == *link && now < reset.until);
        reset.ok_or(Refusal::LinkOver)?;
        person.check_free()?;
        Ok(person)
    }

    /// The invitation of a link.
    ///
    /// # Errors
    /// If it is none, or no longer.
    pub fn invitation(&self, link: &Hash, now: Moment) -> Result<&Invitation, Refusal> {
        let invitation = self.house.invitations.get(&InvitationId::of(link));
        let is_good = |invitation: &&Invitation| invitation.link == *link && self.is_good(invitation, now);
        invitation.filter(is_good).ok_or(Refusal::LinkOver)
    }

    /// The invitations that wait for somebody.
    pub fn invitations(&self, now: Moment) -> impl Iterator<Item = (InvitationId, &Invitation)> {
        let good = self.house.invitations.iter().filter(move |(_, invitation)| self.is_good(invitation, now));
        good.map(|(id, invitation)| (*id, invitation))
    }

    /// Whether somebody can act as an administrator.
    #[must_use]
    pub fn has_administrator(&self) -> bool {
        self.house.administrators().next().is_some()
    }

    /// Who may open an account.
    #[must_use]
    pub const fn door(&self) -> Door {
        self.house.door
    }

    /// Of whom a second factor is demanded.
    #[must_use]
    pub const fn demand(&self) -> Demand {
        self.house.demand
    }

    /// Whether a second factor is demanded of somebody who has none. Until he has one he is let in to set it up, and to nothing
    /// else that a visitor could not see.
    #[must_use]
    pub fn owes_factor(&self, person: Person<'_>) -> bool {
        let demanded = self.house.demand == Demand::Officials && person.roles().any_given();
        demanded && person.factor().is_none()
    }

    /// Whether somebody may do it, now.
    ///
    /// # Errors
    /// Why not.
    pub fn allow(&self, actor: Actor, action: Action, now: Moment) -> Result<(), Refusal> {
        let person = |account: AccountId| self.account(account).ok_or(Refusal::UnknownAccount);
        match actor {
            Actor::House => Ok(()),
            Actor::Visitor if may(None, action) => Ok(()),
            Actor::Visitor => Err(Refusal::SignInFirst),
            Actor::Session { account, session } => {
                let person = person(account)?;
                person.session(session, now)?;
                self.allow_to(person, action)
            }
            Actor::Token { account, token } => {
                let person = person(account)?;
                let token = person.token(token, now)?;
                if !token.scopes.reach(action) {
                    Err(Refusal::OutOfScope)
                } else {
                    self.allow_to(person, action)
                }
            }
        }
    }

    /// Whether it is time to write down that a session or token is in use ([`Command::See`](crate::Command::See)).
    #[must_use]
    pub fn is_stale(&self, actor: Actor, now: Moment) -> bool {
        let account = |id| self.accounts.get(&id);
        let seen = match actor {
            Actor::House | Actor::Visitor => return false,
            Actor::Session { account: id, session } => {
                account(id).and_then(|account| account.sessions.get(&session)).map(|session| session.seen)
            }
            Actor::Token { account: id, token } => account(id)
                .and_then(|account| account.tokens.get(&token))
                .map(|token| token.seen.unwrap_or(Moment(i64::MIN))),
        };
        seen.is_some_and(|seen| now - seen >= SEEN_EVERY)
    }

    /// How many events of a stream were taken in: what its next event is to be appended after.
    #[must_use]
    pub fn seen(&self, home: Home) -> u64 {
        match home {
            Home::House => self.house.events,
            Home::Person(id) => self.accounts.get(&id).map_or(0, |account| account.events),
            Home::Name(claim) => u64::from(self.claims.contains_key(&claim)),
        }
    }

    /// Takes in what happened. Events of one stream come in their order, streams in any.
    pub fn apply(&mut self, event: &Event) {
        match &event.fact {
            Fact::Person { account, what } => self.apply_to(*account, what, event.at),
            Fact::House(fact) => self.house.apply(fact, event.by, event.at),
            Fact::Name { claim, account } => {
                self.claims.insert(*claim, *account);
            }
        }
    }

    fn apply_to(&mut self, id: AccountId, fact: &PersonFact, at: Moment) {
        if let Some(account) = self.accounts.get_mut(&id) {
            let before = account.secrets();
            account.apply(fact, at);
            let after = account.secrets();
            self.holders.extend(after.iter().map(|secret| (*secret, id)));
            for gone in before.iter().filter(|secret| !after.contains(secret)) {
                self.holders.remove(gone);
            }
        } else if let PersonFact::Registered { name, claims, password } = fact {
            self.names.insert(name.fold(), id);
            self.claims.extend(claims.iter().map(|claim| (*claim, id)));
            self.accounts.insert(id, Account::new(name.clone(), password.clone(), at));
        }
    }

    /// An invitation of the house itself is for the first administrator, and good while there is none, unless it was asked for.
    fn is_good(&self, invitation: &Invitation, now: Moment) -> bool {
        let first = invitation.by.is_none() && invitation.role == Some(Role::Administrator);
        now < invitation.until && (!first || invitation.rescues || !self.has_administrator())
    }

    fn allow_to(&self, person: Person<'_>, action: Action) -> Result<(), Refusal> {
        let of_all = matches!(action, Action::Look | Action::SignIn | Action::SeeOwn | Action::OwnAccount);
        if !person.roles().may(action) {
            Err(Refusal::Forbidden)
        } else if !of_all && self.owes_factor(person) {
            Err(Refusal::FactorFirst)
        } else {
            Ok(())
        }
    }

    fn holder(&self, secret: &Hash) -> Option<AccountId> {
        self.holders.get(secret).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Command, NewSession, PasswordHash, Proof};

    #[test]
    fn nothing_is_kept_of_secrets_that_open_nothing() {
        let mut people = People::new();
        let now = Moment(1_000);
        let session = |byte: u8| NewSession { secret: Hash::of(&[byte]), device: String::new() };
        let (account, password) = (AccountId::new([1; 8]), PasswordHash::new("x"));
        let (name, invitation) = ("Olena".to_owned(), None);
        let mut ask = |actor, command: Command| {
            for event in people.decide(actor, &command, now).expect("it is allowed") {
                people.apply(&event);
            }
            people.holders.len()
        };
        let (proof, verified) = (Proof::password(password.clone()), password.clone());
        ask(Actor::Visitor, Command::Register { account, name, password, session: session(1), invitation });
        let kept = ask(Actor::Visitor, Command::SignIn { account, proof, session: session(2) });
        assert_eq!(kept, 2);
        let actor = Actor::Session { account, session: SessionId::of(&Hash::of(&[2])) };
        assert_eq!(ask(actor, Command::EndOtherSessions { verified }), 1);
        assert_eq!(ask(actor, Command::SignOut), 0);
    }
}
