//! How long things last, and how many of them there may be.

use clock::Millis;

/// A session ends when nothing was seen of it for so long.
pub const SESSION_IDLE: Millis = Millis::days(7);
/// A session ends after so long, however busy it is.
pub const SESSION_LIFE: Millis = Millis::days(30);
/// That a session or a token is in use is written down no more often than this.
pub const SEEN_EVERY: Millis = Millis::hours(1);
/// A link to a new password is good for so long.
pub const RESET_LIFE: Millis = Millis::days(1);
/// A second factor is to be switched on within so long after its seed was shown.
pub const FACTOR_LIFE: Millis = Millis::minutes(15);
/// Recovery codes that are given at a time.
pub const RECOVERY_CODES: usize = 10;
/// An invitation is good for so long.
pub const INVITATION_LIFE: Millis = Millis::days(14);
/// An invitation that the house itself makes is good for so long.
pub(crate) const HOUSE_INVITATION_LIFE: Millis = Millis::days(1);
/// A token is good for no longer than this.
pub const TOKEN_LIFE_MAX: Millis = Millis::days(366);
/// Sessions of one account; of more the one unseen for longest ends.
pub const SESSIONS_MAX: usize = 30;
/// Tokens of one account.
pub const TOKENS_MAX: usize = 20;
/// Invitations that wait for somebody.
pub(crate) const INVITATIONS_MAX: usize = 200;
/// How many people one invitation can let in.
pub(crate) const INVITED_MAX: u16 = 500;

/// Letters of what people write to recognise a thing by.
pub(crate) const LABEL_LETTERS_MAX: usize = 60;
/// Letters of a reason.
pub(crate) const REASON_LETTERS_MAX: usize = 500;

const _: () = assert!(SEEN_EVERY.0 < SESSION_IDLE.0 && SESSION_IDLE.0 < SESSION_LIFE.0);
