//! The second factor of an account: one-time codes, and recovery codes for when they are out of reach.
//!
//! The seed of the codes is not here: it stands where it can be forgotten, under the id of the factor. What the journal tells is
//! which factor holds, which step was used last, and the hashes of the recovery codes that are left.

use std::collections::BTreeSet;

use clock::Moment;

use crate::{FactorId, Hash, PasswordHash, Refusal, Step};

/// The second factor of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factor {
    /// Which: its seed is kept under it.
    pub id: FactorId,
    /// Since when it is asked for.
    pub since: Moment,
    pub(crate) last: Step,
    pub(crate) recovery: BTreeSet<Hash>,
}

/// What proves who somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The hash against which the caller has verified the password.
    pub password: PasswordHash,
    /// What was used of the second factor, if the account has one.
    pub factor: Option<Used>,
}

/// What somebody uses of a second factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// A code, which the caller has found to be of a step of the factor's seed.
    Step {
        /// Whose seed.
        factor: FactorId,
        /// The step.
        step: Step,
    },
    /// A recovery code.
    Recovery(Hash),
}

impl Factor {
    /// How many recovery codes are left.
    #[must_use]
    pub fn recovery_left(&self) -> usize {
        self.recovery.len()
    }

    /// Whether something opens it now. No step opens it twice, nor one before it; no recovery code either.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, used: &Used) -> Result<(), Refusal> {
        let opens = match used {
            Used::Step { factor, step } => *factor == self.id && *step > self.last,
            Used::Recovery(code) => self.recovery.contains(code),
        };
        if opens { Ok(()) } else { Err(Refusal::CodeWrong) }
    }
}

impl Proof {
    /// A password alone: enough for who has no second factor.
    #[must_use]
    pub const fn password(verified: PasswordHash) -> Self {
        Self { password: verified, factor: None }
    }
}
