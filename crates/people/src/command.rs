//! What somebody wants to be done.

use clock::Moment;

use crate::{
    AccountId, Action, Demand, Door, FactorId, Hash, InvitationId, PasswordHash, Proof, Role, Scopes,
    SessionId, Step, TokenId, Used,
};

/// What somebody wants to be done.
///
/// `verified` is the hash against which the caller has verified the password that was typed: it must still be the
/// password of the account. A `proof` holds it together with what was used of the second factor, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open an account and sign in.
    Register {
        /// Its id, random.
        account: AccountId,
        /// The name, as typed.
        name: String,
        /// The password, checked by [`password::check`](crate::password::check) and hashed.
        password: PasswordHash,
        /// The first session.
        session: NewSession,
        /// The link of an invitation.
        invitation: Option<Hash>,
    },
    /// Sign in.
    SignIn {
        /// Whose account.
        account: AccountId,
        /// By what.
        proof: Proof,
        /// The session.
        session: NewSession,
    },
    /// Set a new password by the link of a reset, and sign in. The second factor stays, and is asked for.
    Reset {
        /// The link.
        link: Hash,
        /// What was used of the second factor.
        factor: Option<Used>,
        /// The new password.
        password: PasswordHash,
        /// The session.
        session: NewSession,
    },
    /// Keep a password by a better hash; the house itself does it.
    Rehash {
        /// Whose.
        account: AccountId,
        /// The hash the password was verified against.
        verified: PasswordHash,
        /// The better one.
        password: PasswordHash,
    },
    /// Write down that a session or token is in use, if it is time to.
    See,
    /// End one's own session.
    SignOut,
    /// End a session of one's own account.
    EndSession {
        /// The hash the password was verified against.
        verified: PasswordHash,
        /// Which.
        session: SessionId,
    },
    /// End all sessions of one's own account but this one.
    EndOtherSessions {
        /// The hash the password was verified against.
        verified: PasswordHash,
    },
    /// Set a new password; all sessions end, and a new one begins.
    ChangePassword {
        /// The old password, and the second factor.
        proof: Proof,
        /// The new one.
        password: PasswordHash,
        /// The session that goes on.
        session: NewSession,
    },
    /// Begin a second factor: its seed has been made and is shown.
    BeginFactor {
        /// The hash the password was verified against.
        verified: PasswordHash,
        /// Its id, random.
        factor: FactorId,
    },
    /// Switch the second factor on; all sessions end, and a new one begins.
    SetFactor {
        /// Which.
        factor: FactorId,
        /// The step of its seed that the code was for.
        step: Step,
        /// The recovery codes.
        recovery: Vec<Hash>,
        /// The session that goes on.
        session: NewSession,
    },
    /// Take new recovery codes for those before.
    RenewRecovery {
        /// The password, and the second factor.
        proof: Proof,
        /// The new ones.
        recovery: Vec<Hash>,
    },
    /// Switch the second factor off; all sessions end, and a new one begins.
    RemoveFactor {
        /// The password, and the second factor.
        proof: Proof,
        /// The session that goes on.
        session: NewSession,
    },
    /// Make a token.
    MakeToken {
        /// The password, and the second factor.
        proof: Proof,
        /// What it holds.
        secret: Hash,
        /// What to call it.
        label: String,
        /// What it is for.
        scopes: Scopes,
        /// When it ends.
        until: Moment,
    },
    /// Revoke a token.
    RevokeToken {
        /// Which.
        token: TokenId,
    },
    /// Accept an invitation.
    Accept {
        /// Its link.
        link: Hash,
    },
    /// Close one's own account.
    Close {
        /// The password, and the second factor.
        proof: Proof,
    },
    /// Invite another administrator where those who stand cannot get in: whoever runs the program asks for it. Only the house does it.
    Rescue {
        /// What opens the link.
        link: Hash,
        /// What it is for.
        label: String,
    },
    /// Invite somebody; if the house itself does it, the first administrator.
    Invite {
        /// What opens the link.
        link: Hash,
        /// The role it gives.
        role: Option<Role>,
        /// What it is for.
        label: String,
        /// How many people it lets in.
        count: u16,
    },
    /// Withdraw an invitation.
    Withdraw {
        /// Which.
        invitation: InvitationId,
    },
    /// Give a role.
    Give {
        /// To whom.
        account: AccountId,
        /// Which.
        role: Role,
    },
    /// Take a role.
    Take {
        /// From whom.
        account: AccountId,
        /// Which.
        role: Role,
    },
    /// Block an account.
    Block {
        /// Which.
        account: AccountId,
        /// Why.
        reason: String,
    },
    /// Free a blocked account.
    Unblock {
        /// Which.
        account: AccountId,
        /// Why.
        reason: String,
    },
    /// End a session of somebody.
    EndSessionOf {
        /// Whose.
        account: AccountId,
        /// Which.
        session: SessionId,
    },
    /// Begin a reset of somebody's password.
    BeginReset {
        /// Whose.
        account: AccountId,
        /// What opens the link.
        link: Hash,
    },
    /// Call a reset off.
    CancelReset {
        /// Whose.
        account: AccountId,
    },
    /// Take the second factor of somebody off; all his sessions end.
    TakeFactor {
        /// Whose.
        account: AccountId,
    },
    /// Say of whom a second factor is demanded.
    SetDemand {
        /// Of whom.
        demand: Demand,
    },
    /// Say who may open an account.
    SetDoor {
        /// Who.
        door: Door,
    },
}

/// A session that is to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// What the cookie will hold.
    pub secret: Hash,
    /// What the device calls itself.
    pub device: String,
}

impl Command {
    /// What one must be allowed to do, to have it done.
    #[must_use]
    pub const fn action(&self) -> Action {
        match self {
            Self::Register { .. } => Action::Register,
            Self::SignIn { .. } | Self::Reset { .. } => Action::SignIn,
            Self::See => Action::Look,
            Self::SignOut
            | Self::EndSession { .. }
            | Self::EndOtherSessions { .. }
            | Self::ChangePassword { .. }
            | Self::BeginFactor { .. }
            | Self::SetFactor { .. }
            | Self::RenewRecovery { .. }
            | Self::RemoveFactor { .. }
            | Self::MakeToken { .. }
            | Self::RevokeToken { .. }
            | Self::Accept { .. }
            | Self::Close { .. } => Action::OwnAccount,
            Self::Rehash { .. }
            | Self::Rescue { .. }
            | Self::Invite { .. }
            | Self::Withdraw { .. }
            | Self::Give { .. }
            | Self::Take { .. }
            | Self::Block { .. }
            | Self::Unblock { .. }
            | Self::EndSessionOf { .. }
            | Self::BeginReset { .. }
            | Self::CancelReset { .. }
            | Self::TakeFactor { .. }
            | Self::SetDemand { .. }
            | Self::SetDoor { .. } => Action::ManageAccounts,
        }
    }
}
