//! One account, as its own stream tells it.

use std::collections::BTreeMap;

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::lifetime::SESSION_IDLE;
use crate::{Factor, FactorId, Hash, Name, PasswordHash, Scopes, SessionId, Step, TokenId};

/// What happened to an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// It was opened.
    Registered {
        /// By what name.
        name: Name,
        /// What no other name may share.
        claims: Vec<Hash>,
        /// The first password.
        password: PasswordHash,
    },
    /// The password was set; all sessions ended.
    PasswordSet {
        /// The new one.
        password: PasswordHash,
        /// Why. After a reset the tokens ended too, for somebody else may have made them.
        reason: Reason,
    },
    /// The password stayed, and is kept by a better hash.
    Rehashed {
        /// The new hash.
        password: PasswordHash,
    },
    /// An administrator began a reset: who has the link sets a new password, once.
    ResetBegun {
        /// What opens the link.
        link: Hash,
        /// When it ends.
        until: Moment,
    },
    /// The reset was called off.
    ResetCancelled,
    /// A second factor was begun: its seed was shown, and nothing asks for it yet.
    FactorBegun {
        /// Which.
        factor: FactorId,
        /// Until when it can be switched on.
        until: Moment,
    },
    /// The second factor was switched on; all sessions ended.
    FactorSet {
        /// Which.
        factor: FactorId,
        /// The step of the code that showed that its owner has the seed.
        step: Step,
        /// The recovery codes.
        recovery: Vec<Hash>,
    },
    /// A code was used; none of its step or before opens anything any more.
    CodeUsed {
        /// The step.
        step: Step,
    },
    /// A recovery code was used.
    RecoveryUsed {
        /// Which.
        code: Hash,
    },
    /// New recovery codes took the place of those before.
    RecoveryRenewed {
        /// The new ones.
        recovery: Vec<Hash>,
    },
    /// The second factor was taken off; all sessions ended.
    FactorRemoved,
    /// Somebody signed in.
    SessionBegun {
        /// What the cookie holds.
        secret: Hash,
        /// What the device calls itself.
        device: String,
        /// When it ends at the latest.
        until: Moment,
    },
    /// The session was still in use.
    SessionSeen {
        /// Which.
        session: SessionId,
    },
    /// The session was ended.
    SessionEnded {
        /// Which.
        session: SessionId,
    },
    /// A token was made.
    TokenMade {
        /// What it holds.
        secret: Hash,
        /// What its owner calls it.
        label: String,
        /// What it is for.
        scopes: Scopes,
        /// When it ends.
        until: Moment,
    },
    /// The token was still in use.
    TokenSeen {
        /// Which.
        token: TokenId,
    },
    /// The token was revoked.
    TokenRevoked {
        /// Which.
        token: TokenId,
    },
}

/// Why a password was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The owner, who knew the old one, wanted it.
    Change,
    /// An administrator had begun a reset.
    Reset,
}

/// Somebody signed in on some device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(crate) secret: Hash,
    /// What the device calls itself.
    pub device: String,
    /// When it began.
    pub begun: Moment,
    /// When it was last known to be in use, within [`SEEN_EVERY`](crate::SEEN_EVERY).
    pub seen: Moment,
    /// When it ends at the latest.
    pub until: Moment,
}

/// What lets a program act for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub(crate) secret: Hash,
    /// What its owner calls it.
    pub label: String,
    /// What it is for.
    pub scopes: Scopes,
    /// When it was made.
    pub made: Moment,
    /// When it was last known to be in use, within [`SEEN_EVERY`](crate::SEEN_EVERY).
    pub seen: Option<Moment>,
    /// When it ends.
    pub until: Moment,
}

/// A link to a new password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reset {
    pub(crate) link: Hash,
    pub(crate) until: Moment,
}

/// One account, as its own stream tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) name: Name,
    pub(crate) registered: Moment,
    pub(crate) password: PasswordHash,
    pub(crate) password_set: Moment,
    pub(crate) reset: Option<Reset>,
    pub(crate) factor: Option<Factor>,
    /// The second factor that was begun, and until when it can be switched on.
    pub(crate) begun: Option<(FactorId, Moment)>,
    pub(crate) sessions: BTreeMap<SessionId, Session>,
    pub(crate) tokens: BTreeMap<TokenId, Token>,
    /// How many events it was told by.
    pub(crate) events: u64,
}

impl Session {
    /// Whether its time has come.
    #[must_use]
    pub fn is_over(&self, now: Moment) -> bool {
        now >= self.until || now - self.seen >= SESSION_IDLE
    }
}

impl Token {
    /// Whether its time has come.
    #[must_use]
    pub fn is_over(&self, now: Moment) -> bool {
        now >= self.until
    }
}

impl Account {
    /// A new account.
    pub(crate) fn new(name: Name, password: PasswordHash, at: Moment) -> Self {
        Self {
            name,
            registered: at,
            password,
            password_set: at,
            reset: None,
            factor: None,
            begun: None,
            sessions: BTreeMap::new(),
            tokens: BTreeMap::new(),
            events: 1,
        }
    }

    /// What opens something here: sessions, tokens, the link to a new password.
    pub(crate) fn secrets(&self) -> Vec<Hash> {
        let sessions = self.sessions.values().map(|session| session.secret);
        let tokens = self.tokens.values().map(|token| token.secret);
        sessions.chain(tokens).chain(self.reset.map(|reset| reset.link)).collect()
    }

    /// Takes in what happened.
    pub(crate) fn apply(&mut self, fact: &Fact, at: Moment) {
        self.events += 1;
        match fact {
            // An account is opened once.
            Fact::Registered { .. } => {}
            Fact::PasswordSet { password, reason } => {
                self.password = password.clone();
                self.password_set = at;
                self.reset = None;
                self.sessions.clear();
                if *reason == Reason::Reset {
                    self.tokens.clear();
                }
            }
            Fact::Rehashed { password } => self.password = password.clone(),
            Fact::ResetBegun { link, until } => self.reset = Some(Reset { link: *link, until: *until }),
            Fact::ResetCancelled => self.reset = None,
            Fact::FactorBegun { factor, until } => self.begun = Some((*factor, *until)),
            Fact::FactorSet { factor, step, recovery } => {
                let recovery = recovery.iter().copied().collect();
                self.factor = Some(Factor { id: *factor, since: at, last: *step, recovery });
                self.begun = None;
                self.sessions.clear();
            }
            Fact::CodeUsed { step } => {
                if let Some(factor) = &mut self.factor {
                    factor.last = factor.last.max(*step);
                }
            }
            Fact::RecoveryUsed { code } => {
                if let Some(factor) = &mut self.factor {
                    factor.recovery.remove(code);
                }
            }
            Fact::RecoveryRenewed { recovery } => {
                if let Some(factor) = &mut self.factor {
                    factor.recovery = recovery.iter().copied().collect();
                }
            }
            Fact::FactorRemoved => {
                self.factor = None;
                self.begun = None;
                self.sessions.clear();
            }
            Fact::SessionBegun { secret, device, until } => {
                self.sessions.retain(|_, session| !session.is_over(at));
                let session =
                    Session { secret: *secret, device: device.clone(), begun: at, seen: at, until: *until };
                self.sessions.insert(SessionId::of(secret), session);
            }
            Fact::SessionSeen { session } => {
                if let Some(session) = self.sessions.get_mut(session) {
                    session.seen = session.seen.max(at);
                }
            }
            Fact::SessionEnded { session } => {
                self.sessions.remove(session);
            }
            Fact::TokenMade { secret, label, scopes, until } => {
                self.tokens.retain(|_, token| !token.is_over(at));
                let (secret, label) = (*secret, label.clone());
                let token = Token { secret, label, scopes: *scopes, made: at, seen: None, until: *until };
                self.tokens.insert(TokenId::of(&secret), token);
            }
            Fact::TokenSeen { token } => {
                if let Some(token) = self.tokens.get_mut(token) {
                    token.seen = token.seen.max(Some(at));
                }
            }
            Fact::TokenRevoked { token } => {
                self.tokens.remove(token);
            }
        }
    }
}
