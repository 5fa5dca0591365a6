//! The people of a house: accounts, sessions, second factors, tokens, roles, invitations and password resets, as `decide`
//! and `apply` over events.
//!
//! The time of day, random bytes and hashes of passwords are arguments; what must stay secret comes in as a [`struct@Hash`]
//! and is kept as nothing else. Events live in streams ([`Home`]): one an account, one a claim to a name, and one for
//! what concerns the house as a whole (roles, blocks, invitations). Each stream is told in its own order; between
//! streams the order does not matter, so a state can be rebuilt stream by stream.
//!
//! ```
//! use clock::Moment;
//! use people::{AccountId, Action, Actor, Command, Hash, NewSession, PasswordHash, People, Refusal, Secret};
//!
//! let mut people = People::new();
//! let now = Moment(1_790_000_000_000);
//! let cookie = Secret::new([7; 20]);
//! let register = Command::Register {
//!     account: AccountId::new([1; 8]),
//!     name: "Olena".to_owned(),
//!     password: PasswordHash::new("$argon2id$..."),
//!     session: NewSession { secret: cookie.hash(), device: "Firefox, Linux".to_owned() },
//!     invitation: None,
//! };
//! for event in people.decide(Actor::Visitor, &register, now)? {
//!     people.apply(&event);
//! }
//! let olena = people.session(&cookie.hash(), now)?;
//! assert_eq!(people.allow(olena, Action::Play, now), Ok(()));
//! assert_eq!(people.allow(olena, Action::ManageAccounts, now), Err(Refusal::Forbidden));
//! # Ok::<(), Refusal>(())
//! ```

mod account;
mod actor;
mod base32;
mod command;
mod decide;
mod desk;
mod event;
mod factor;
mod house;
mod id;
mod lifetime;
mod limits;
mod name;
pub mod password;
mod people;
mod person;
mod recovery;
mod refusal;
mod role;
mod scope;
mod secret;
mod seed;
mod text;

pub use account::{Fact as PersonFact, Reason, Session, Token};
pub use actor::Actor;
pub use command::{Command, NewSession};
pub use event::{Event, Fact, Home};
pub use factor::{Factor, Proof, Used};
pub use house::{Block, Demand, Door, Fact as HouseFact, Invitation};
pub use id::{AccountId, FactorId, InvitationId, SessionId, TokenId};
pub use lifetime::{
    FACTOR_LIFE, INVITATION_LIFE, RECOVERY_CODES, RESET_LIFE, SEEN_EVERY, SESSION_IDLE, SESSION_LIFE,
    SESSIONS_MAX, TOKEN_LIFE_MAX, TOKENS_MAX,
};
pub use limits::{Limited, Limits, Wait};
pub use name::Name;
pub use people::People;
pub use person::Person;
pub use recovery::Recovery;
pub use refusal::Refusal;
pub use role::{Action, Role, Roles, may};
pub use scope::{Scope, Scopes};
pub use secret::{Hash, PasswordHash, Secret};
pub use seed::{Seed, Step};
