//! What follows from a command: opening an account, signing in, and what people do with their own account.
//! What administrators do is decided at the [desk](crate::desk).

use clock::Moment;

use crate::account::{Fact as PersonFact, Reason};
use crate::house::Fact as HouseFact;
use crate::lifetime::{FACTOR_LIFE, RECOVERY_CODES, SESSION_LIFE, SESSIONS_MAX, TOKEN_LIFE_MAX, TOKENS_MAX};
use crate::{
    AccountId, Action, Actor, Command, Door, Event, Fact, Hash, InvitationId, Name, NewSession, PasswordHash,
    People, Person, Proof, Refusal, Scope, Scopes, SessionId, Used, desk, text,
};

impl People {
    /// What follows from a command. Nothing is changed.
    ///
    /// # Errors
    /// Why nothing follows.
    pub fn decide(&self, actor: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
        self.allow(actor, command.action(), now)?;
        let mut by = actor.account();
        let facts = match command {
            Command::Register { account, name, password, session, invitation } => {
                by = Some(*account);
                self.register(*account, name, password, session, *invitation, now)?
            }
            Command::SignIn { account, proof, session } => {
                by = Some(*account);
                let (person, used) = self.proved(*account, proof)?;
                used.into_iter().chain(begin_session(person, session, now)).collect()
            }
            Command::Reset { link, factor, password, session } => {
                let person = self.reset(link, now)?;
                by = Some(person.id());
                let used = used(person, factor.as_ref())?;
                let set = set_password(person.id(), password, Reason::Reset, session, now);
                used.into_iter().chain(set).collect()
            }
            Command::Rehash { account, verified, password } => {
                if actor != Actor::House {
                    return Err(Refusal::Forbidden);
                }
                let person = self.verified(*account, verified)?;
                vec![of(person.id(), PersonFact::Rehashed { password: password.clone() })]
            }
            Command::See => self.see(actor, now),
            Command::SignOut
            | Command::EndSession { .. }
            | Command::EndOtherSessions { .. }
            | Command::ChangePassword { .. }
            | Command::BeginFactor { .. }
            | Command::SetFactor { .. }
            | Command::RenewRecovery { .. }
            | Command::RemoveFactor { .. }
            | Command::MakeToken { .. }
            | Command::RevokeToken { .. }
            | Command::Accept { .. }
            | Command::Close { .. } => self.own(actor, command, now)?,
            _ => desk::decide(self, actor, command, now)?,
        };
        Ok(facts.into_iter().map(|fact| Event { at: now, by, fact }).collect())
    }

    fn register(
        &self,
        account: AccountId,
        name: &str,
        password: &PasswordHash,
        session: &NewSession,
        invitation: Option<Hash>,
        now: Moment,
    ) -> Result<Vec<Fact>, Refusal> {
        let accepted = match invitation {
            Some(link) => Some(self.accept(account, &link, now)?),
            None if self.house.door == Door::Everybody => None,
            None => return Err(Refusal::InvitationOnly),
        };
        if self.accounts.contains_key(&account) {
            return Err(Refusal::AccountStands);
        }
        let name = Name::new(name)?;
        let claims = name.claims();
        if claims.iter().any(|claim| self.claims.contains_key(claim)) {
            return Err(Refusal::NameTaken);
        }
        let mut facts: Vec<Fact> = claims.iter().map(|claim| Fact::Name { claim: *claim, account }).collect();
        facts.push(of(account, PersonFact::Registered { name, claims, password: password.clone() }));
        facts.push(of(account, session_begun(session, now)));
        facts.extend(accepted);
        Ok(facts)
    }

    /// What one does with one's own account. Tokens never get so far: no scope reaches it.
    fn own(&self, actor: Actor, command: &Command, now: Moment) -> Result<Vec<Fact>, Refusal> {
        let Actor::Session { account, session: current } = actor else { return Err(Refusal::SignInFirst) };
        let person = self.account(account).ok_or(Refusal::UnknownAccount)?;
        let end = |session: SessionId| of(account, PersonFact::SessionEnded { session });
        Ok(match command {
            Command::SignOut => vec![end(current)],
            Command::EndSession { verified, session } => {
                self.verified(account, verified)?;
                let known = person.sessions(now).any(|(id, _)| id == *session);
                known.then(|| vec![end(*session)]).ok_or(Refusal::UnknownSession)?
            }
            Command::EndOtherSessions { verified } => {
                self.verified(account, verified)?;
                person.account.sessions.keys().filter(|id| **id != current).map(|id| end(*id)).collect()
            }
            Command::ChangePassword { proof, password, session } => {
                let (_, used) = self.proved(account, proof)?;
                let set = set_password(account, password, Reason::Change, session, now);
                used.into_iter().chain(set).collect()
            }
            Command::BeginFactor { verified, factor } => {
                self.verified(account, verified)?;
                if person.factor().is_some() {
                    return Err(Refusal::FactorStands);
                }
                vec![of(account, PersonFact::FactorBegun { factor: *factor, until: now + FACTOR_LIFE })]
            }
            Command::SetFactor { factor, step, recovery, session } => {
                if person.factor().is_some() {
                    return Err(Refusal::FactorStands);
                }
                person.factor_begun(now).filter(|begun| begun == factor).ok_or(Refusal::FactorOver)?;
                let (factor, step, recovery) = (*factor, *step, recovery_codes(recovery)?);
                let set = PersonFact::FactorSet { factor, step, recovery };
                vec![of(account, set), of(account, session_begun(session, now))]
            }
            Command::RenewRecovery { proof, recovery } => {
                let used = self.proved(account, proof)?.1.ok_or(Refusal::FactorMissing)?;
                vec![used, of(account, PersonFact::RecoveryRenewed { recovery: recovery_codes(recovery)? })]
            }
            Command::RemoveFactor { proof, session } => {
                let used = self.proved(account, proof)?.1.ok_or(Refusal::FactorMissing)?;
                vec![used, of(account, PersonFact::FactorRemoved), of(account, session_begun(session, now))]
            }
            Command::MakeToken { proof, secret, label, scopes, until } => {
                check_factor_owed(self, person)?;
                let (_, used) = self.proved(account, proof)?;
                let label = text::label(label)?;
                check_token(person, *scopes, *until, now)?;
                let made = PersonFact::TokenMade { secret: *secret, label, scopes: *scopes, until: *until };
                used.into_iter().chain([of(account, made)]).collect()
            }
            Command::RevokeToken { token } => {
                let known = person.account.tokens.contains_key(token);
                let revoked = || vec![of(account, PersonFact::TokenRevoked { token: *token })];
                known.then(revoked).ok_or(Refusal::UnknownToken)?
            }
            Command::Accept { link } => {
                check_factor_owed(self, person)?;
                let role = self.invitation(link, now)?.role.ok_or(Refusal::AccountStands)?;
                if person.roles().has(role) {
                    return Err(Refusal::RoleStands);
                }
                vec![self.accept(account, link, now)?]
            }
            Command::Close { proof } => {
                let (_, used) = self.proved(account, proof)?;
                desk::check_not_last(self, account)?;
                let removed = used.as_ref().map(|_| of(account, PersonFact::FactorRemoved));
                let closed = Fact::House(HouseFact::Closed { account });
                used.into_iter().chain(removed).chain([closed]).collect()
            }
            _ => Vec::new(),
        })
    }

    fn accept(&self, account: AccountId, link: &Hash, now: Moment) -> Result<Fact, Refusal> {
        self.invitation(link, now)?;
        Ok(Fact::House(HouseFact::Accepted { invitation: InvitationId::of(link), account }))
    }

    fn see(&self, actor: Actor, now: Moment) -> Vec<Fact> {
        if !self.is_stale(actor, now) {
            return Vec::new();
        }
        match actor {
            Actor::House | Actor::Visitor => Vec::new(),
            Actor::Session { account, session } => vec![of(account, PersonFact::SessionSeen { session })],
            Actor::Token { account, token } => vec![of(account, PersonFact::TokenSeen { token })],
        }
    }

    /// Whose password was verified, if it still is their password and the account can be used.
    fn verified(&self, account: AccountId, verified: &PasswordHash) -> Result<Person<'_>, Refusal> {
        let person = self.account(account).ok_or(Refusal::PasswordWrong)?;
        if person.password() != verified {
            return Err(Refusal::PasswordWrong);
        }
        person.check_free()?;
        Ok(person)
    }

    /// Who proved who he is, and what that used of his second factor.
    fn proved(&self, account: AccountId, proof: &Proof) -> Result<(Person<'_>, Option<Fact>), Refusal> {
        let person = self.verified(account, &proof.password)?;
        Ok((person, used(person, proof.factor.as_ref())?))
    }
}

/// What is written down of the use of somebody's second factor, if he has one.
fn used(person: Person<'_>, used: Option<&Used>) -> Result<Option<Fact>, Refusal> {
    let Some(factor) = person.factor() else { return Ok(None) };
    let used = used.ok_or(Refusal::CodeWanted)?;
    factor.check(used)?;
    let fact = match used {
        Used::Step { step, .. } => PersonFact::CodeUsed { step: *step },
        Used::Recovery(code) => PersonFact::RecoveryUsed { code: *code },
    };
    Ok(Some(of(person.id(), fact)))
}

/// Exactly as many recovery codes as are given, all different.
fn recovery_codes(codes: &[Hash]) -> Result<Vec<Hash>, Refusal> {
    let different: std::collections::BTreeSet<&Hash> = codes.iter().collect();
    let fits = codes.len() == RECOVERY_CODES && different.len() == RECOVERY_CODES;
    if fits { Ok(codes.to_vec()) } else { Err(Refusal::CodeWrong) }
}

/// Until a second factor that is demanded is there, nothing is made that would reach around it.
fn check_factor_owed(people: &People, person: Person<'_>) -> Result<(), Refusal> {
    if people.owes_factor(person) { Err(Refusal::FactorFirst) } else { Ok(()) }
}

pub(crate) fn of(account: AccountId, what: PersonFact) -> Fact {
    Fact::Person { account, what }
}

/// A session begins; if there are too many, those unseen for longest end.
fn begin_session(person: Person<'_>, session: &NewSession, now: Moment) -> Vec<Fact> {
    let mut open: Vec<_> = person.sessions(now).map(|(id, session)| (session.seen, id)).collect();
    open.sort_unstable();
    let surplus = (open.len() + 1).saturating_sub(SESSIONS_MAX);
    let ended = open.into_iter().take(surplus).map(|(_, session)| PersonFact::SessionEnded { session });
    ended.chain([session_begun(session, now)]).map(|fact| of(person.id(), fact)).collect()
}

fn session_begun(session: &NewSession, now: Moment) -> PersonFact {
    let device = text::device(&session.device);
    PersonFact::SessionBegun { secret: session.secret, device, until: now + SESSION_LIFE }
}

fn set_password(
    account: AccountId,
    password: &PasswordHash,
    reason: Reason,
    session: &NewSession,
    now: Moment,
) -> Vec<Fact> {
    let set = PersonFact::PasswordSet { password: password.clone(), reason };
    vec![of(account, set), of(account, session_begun(session, now))]
}

fn check_token(person: Person<'_>, scopes: Scopes, until: Moment, now: Moment) -> Result<(), Refusal> {
    let admin_above = scopes.has(Scope::Admin) && !person.roles().may(Action::SeeAccounts);
    if scopes.is_empty() {
        Err(Refusal::ScopeMissing)
    } else if admin_above {
        Err(Refusal::ScopeAboveRole)
    } else if until <= now || until > now + TOKEN_LIFE_MAX {
        Err(Refusal::TokenLife)
    } else if person.tokens(now).count() >= TOKENS_MAX {
        Err(Refusal::TooManyTokens)
    } else {
        Ok(())
    }
}
