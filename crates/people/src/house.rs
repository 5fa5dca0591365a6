//! The house as its stream tells it: the door, invitations, and who has which roles or is blocked.

use std::collections::BTreeMap;

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::{AccountId, Hash, InvitationId, Role, Roles};

/// What happened in the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Somebody was invited.
    Invited {
        /// What opens the link.
        link: Hash,
        /// The role it gives.
        role: Option<Role>,
        /// What it is for, in words.
        label: String,
        /// How many people it lets in.
        count: u16,
        /// When it ends.
        until: Moment,
    },
    /// An invitation was accepted.
    Accepted {
        /// Which.
        invitation: InvitationId,
        /// By whom.
        account: AccountId,
    },
    /// An invitation was withdrawn.
    Withdrawn {
        /// Which.
        invitation: InvitationId,
    },
    /// A role was given.
    Given {
        /// To whom.
        account: AccountId,
        /// Which.
        role: Role,
    },
    /// A role was taken.
    Taken {
        /// From whom.
        account: AccountId,
        /// Which.
        role: Role,
    },
    /// An account was blocked: its sessions and tokens ended, and nobody signs in.
    Blocked {
        /// Which.
        account: AccountId,
        /// Why.
        reason: String,
    },
    /// The account is free again.
    Unblocked {
        /// Which.
        account: AccountId,
        /// Why.
        reason: String,
    },
    /// An account was closed by its owner.
    Closed {
        /// Which.
        account: AccountId,
    },
    /// The door was opened to everybody, or to the invited only.
    DoorSet {
        /// Who comes in.
        door: Door,
    },
    /// A second factor was demanded, or no longer.
    DemandSet {
        /// Of whom.
        demand: Demand,
    },
}

/// Of whom the house demands a second factor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Demand {
    /// Of nobody: who wants one has one.
    #[default]
    Nobody,
    /// Of everybody who has a role besides that of a player.
    Officials,
}

/// Who may open an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    /// Everybody.
    #[default]
    Everybody,
    /// Who has an invitation.
    Invited,
}

/// A link that lets people in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub(crate) link: Hash,
    /// The role it gives.
    pub role: Option<Role>,
    /// What it is for, in words.
    pub label: String,
    /// How many people it still lets in.
    pub left: u16,
    /// Who made it; nobody if the house did.
    pub by: Option<AccountId>,
    /// Whether there was an administrator when the house made it: it was asked for, and is good all the same.
    pub(crate) rescues: bool,
    /// When it was made.
    pub made: Moment,
    /// When it ends.
    pub until: Moment,
}

/// Why an account is blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Since when.
    pub at: Moment,
    /// By whom.
    pub by: Option<AccountId>,
    /// Why.
    pub reason: String,
}

/// Where an account stands in the house.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) roles: Roles,
    pub(crate) block: Option<Block>,
    pub(crate) closed: Option<Moment>,
    /// The last block or its end: nothing that began until then opens anything.
    pub(crate) cut: Option<Moment>,
}

/// The house as its stream tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct House {
    pub(crate) door: Door,
    pub(crate) demand: Demand,
    pub(crate) invitations: BTreeMap<InvitationId, Invitation>,
    pub(crate) standings: BTreeMap<AccountId, Standing>,
    /// How many events it was told by.
    pub(crate) events: u64,
}

impl Standing {
    /// Whether the account can be used at all.
    pub(crate) const fn is_free(&self) -> bool {
        self.block.is_none() && self.closed.is_none()
    }
}

impl House {
    /// Those who can act as administrators.
    pub(crate) fn administrators(&self) -> impl Iterator<Item = AccountId> {
        let acts = |standing: &Standing| standing.is_free() && standing.roles.has(Role::Administrator);
        self.standings.iter().filter(move |(_, standing)| acts(standing)).map(|(account, _)| *account)
    }

    /// Takes in what happened.
    pub(crate) fn apply(&mut self, fact: &Fact, by: Option<AccountId>, at: Moment) {
        self.events += 1;
        match fact {
            Fact::Invited { link, role, label, count, until } => {
                self.invitations.retain(|_, invitation| at < invitation.until);
                let invitation = Invitation {
                    link: *link,
                    role: *role,
                    label: label.clone(),
                    left: *count,
                    by,
                    rescues: by.is_none() && self.administrators().next().is_some(),
                    made: at,
                    until: *until,
                };
                self.invitations.insert(InvitationId::of(link), invitation);
            }
            Fact::Accepted { invitation, account } => self.accept(*invitation, *account),
            Fact::Withdrawn { invitation } => {
                self.invitations.remove(invitation);
            }
            Fact::Given { account, role } => self.standing(*account).roles.give(*role),
            Fact::Taken { account, role } => self.standing(*account).roles.take(*role),
            Fact::Blocked { account, reason } => {
                let standing = self.standing(*account);
                standing.block = Some(Block { at, by, reason: reason.clone() });
                standing.cut = standing.cut.max(Some(at));
            }
            Fact::Unblocked { account, .. } => {
                let standing = self.standing(*account);
                standing.block = None;
                standing.cut = standing.cut.max(Some(at));
            }
            Fact::Closed { account } => self.standing(*account).closed = Some(at),
            Fact::DoorSet { door } => self.door = *door,
            Fact::DemandSet { demand } => self.demand = *demand,
        }
    }

    fn accept(&mut self, id: InvitationId, account: AccountId) {
        let Some(invitation) = self.invitations.get_mut(&id) else { return };
        invitation.left = invitation.left.saturating_sub(1);
        let (left, role) = (invitation.left, invitation.role);
        if left == 0 {
            self.invitations.remove(&id);
        }
        if let Some(role) = role {
            self.standing(account).roles.give(role);
        }
    }

    fn standing(&mut self, account: AccountId) -> &mut Standing {
        self.standings.entry(account).or_default()
    }
}
