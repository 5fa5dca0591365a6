//! Why the house says no.

use core::fmt;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// Why the house says no. Each has an id that never changes; what people read is found by it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Refusal {
            $($(#[$doc])* $name,)*
        }

        impl Refusal {
            /// Every refusal there is.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Its id: small letters and `-`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }
        }
    };
}

refusals! {
    /// Nobody is signed in.
    SignInFirst = "sign-in-first",
    /// The session has ended.
    SessionOver = "session-over",
    /// The token has ended or was revoked.
    TokenOver = "token-over",
    /// The roles of the account do not allow it.
    Forbidden = "forbidden",
    /// The token has no scope that reaches so far.
    OutOfScope = "out-of-scope",
    /// The account is blocked.
    Blocked = "blocked",
    /// The account was closed by its owner.
    Closed = "closed",
    /// New accounts are opened by invitation only.
    InvitationOnly = "invitation-only",
    /// The link was used, was withdrawn, is too old, or never was one.
    LinkOver = "link-over",
    /// There were too many attempts; wait.
    TooManyAttempts = "too-many-attempts",
    /// The name is too short or too long.
    NameLength = "name-length",
    /// The name has letters that names cannot have, or has them in the wrong place.
    NameLetters = "name-letters",
    /// The name mixes alphabets.
    NameScripts = "name-scripts",
    /// The name would let its owner pass for somebody of the house.
    NameReserved = "name-reserved",
    /// The name, or one that looks like it, is taken.
    NameTaken = "name-taken",
    /// The password is too short.
    PasswordShort = "password-short",
    /// The password is too long.
    PasswordLong = "password-long",
    /// The password is among the first that anybody would try.
    PasswordCommon = "password-common",
    /// The password is made of the name.
    PasswordOfName = "password-of-name",
    /// Name or password are wrong.
    PasswordWrong = "password-wrong",
    /// The password is right; a code of the second factor is wanted too.
    CodeWanted = "code-wanted",
    /// The code is wrong, is over, or was used.
    CodeWrong = "code-wrong",
    /// The account has a second factor already.
    FactorStands = "factor-stands",
    /// The account has no second factor.
    FactorMissing = "factor-missing",
    /// Setting up the second factor took too long, or was begun again elsewhere.
    FactorOver = "factor-over",
    /// The house demands a second factor: first set one up.
    FactorFirst = "factor-first",
    /// The text by which a thing is to be recognised is missing, too long, or not one line.
    Label = "label",
    /// A reason is missing or too long.
    Reason = "reason",
    /// There is no such account.
    UnknownAccount = "unknown-account",
    /// There is no such session.
    UnknownSession = "unknown-session",
    /// There is no such token.
    UnknownToken = "unknown-token",
    /// There is no such invitation.
    UnknownInvitation = "unknown-invitation",
    /// The account is there already.
    AccountStands = "account-stands",
    /// An administrator is there already.
    AdministratorStands = "administrator-stands",
    /// Without this administrator there would be none.
    LastAdministrator = "last-administrator",
    /// Nobody blocks themselves, or takes their own second factor off without its code.
    Oneself = "oneself",
    /// The account is blocked already.
    AlreadyBlocked = "already-blocked",
    /// The account is not blocked.
    NotBlocked = "not-blocked",
    /// The account has the role already.
    RoleStands = "role-stands",
    /// The account does not have the role.
    RoleMissing = "role-missing",
    /// Everybody is a player: the role is neither given nor taken.
    RoleOfAll = "role-of-all",
    /// A token needs a scope.
    ScopeMissing = "scope-missing",
    /// The roles of the account do not reach as far as the scope.
    ScopeAboveRole = "scope-above-role",
    /// A token ends in the past, or too late.
    TokenLife = "token-life",
    /// The account has as many tokens as it may have.
    TooManyTokens = "too-many-tokens",
    /// As many invitations wait as may.
    TooManyInvitations = "too-many-invitations",
    /// An invitation lets in at least one, one only if it gives a role, and not everybody.
    InvitedCount = "invited-count",
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_differ_and_are_plain() {
        let ids: BTreeSet<&str> = Refusal::ALL.iter().map(|refusal| refusal.id()).collect();
        assert_eq!(ids.len(), Refusal::ALL.len());
        assert!(ids.iter().all(|id| id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')));
    }
}
