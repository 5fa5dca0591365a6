//! The administrators' desk: invitations, roles, blocks, sessions, resets and second factors.
//!
//! An administrator begins a reset and passes its link on; the password is chosen by whoever the link is for.

use clock::Moment;

use crate::account::Fact as PersonFact;
use crate::decide::of;
use crate::house::Fact as HouseFact;
use crate::lifetime::{HOUSE_INVITATION_LIFE, INVITATION_LIFE, INVITATIONS_MAX, INVITED_MAX, RESET_LIFE};
use crate::{AccountId, Actor, Command, Demand, Fact, Hash, People, Person, Refusal, Role, Roles, text};

/// What follows from a command of an administrator, who may give it.
pub(crate) fn decide(
    people: &People,
    actor: Actor,
    command: &Command,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    let person = |id: AccountId| people.account(id).ok_or(Refusal::UnknownAccount);
    let house = |fact: HouseFact| vec![Fact::House(fact)];
    Ok(match command {
        Command::Invite { link, role, label, count } => {
            house(invite(people, actor, *link, *role, label, *count, now)?)
        }
        Command::Rescue { link, label } => rescue(people, actor, *link, label, now)?,
        Command::Withdraw { invitation } => {
            let known = people.house.invitations.contains_key(invitation);
            let withdrawn = || house(HouseFact::Withdrawn { invitation: *invitation });
            known.then(withdrawn).ok_or(Refusal::UnknownInvitation)?
        }
        Command::Give { account, role } => {
            if open_to_roles(person(*account)?, *role)?.has(*role) {
                return Err(Refusal::RoleStands);
            }
            house(HouseFact::Given { account: *account, role: *role })
        }
        Command::Take { account, role } => {
            if !open_to_roles(person(*account)?, *role)?.has(*role) {
                return Err(Refusal::RoleMissing);
            }
            if *role == Role::Administrator {
                check_not_last(people, *account)?;
            }
            house(HouseFact::Taken { account: *account, role: *role })
        }
        Command::Block { account, reason } => {
            let reason = text::reason(reason)?;
            check_block(people, actor, person(*account)?)?;
            house(HouseFact::Blocked { account: *account, reason })
        }
        Command::Unblock { account, reason } => {
            let reason = text::reason(reason)?;
            let blocked = person(*account)?.block().is_some();
            let unblocked = || house(HouseFact::Unblocked { account: *account, reason });
            blocked.then(unblocked).ok_or(Refusal::NotBlocked)?
        }
        Command::EndSessionOf { account, session } => {
            let known = person(*account)?.sessions(now).any(|(id, _)| id == *session);
            let ended = || vec![of(*account, PersonFact::SessionEnded { session: *session })];
            known.then(ended).ok_or(Refusal::UnknownSession)?
        }
        Command::BeginReset { account, link } => {
            person(*account)?.check_free()?;
            vec![of(*account, PersonFact::ResetBegun { link: *link, until: now + RESET_LIFE })]
        }
        Command::CancelReset { account } => {
            person(*account)?.account.reset.ok_or(Refusal::LinkOver)?;
            vec![of(*account, PersonFact::ResetCancelled)]
        }
        Command::TakeFactor { account } => {
            if actor.account() == Some(*account) {
                return Err(Refusal::Oneself);
            }
            person(*account)?.factor().ok_or(Refusal::FactorMissing)?;
            vec![of(*account, PersonFact::FactorRemoved)]
        }
        Command::SetDemand { demand } if *demand == people.demand() => Vec::new(),
        Command::SetDemand { demand } => {
            // Who demands it has one: nobody locks himself out.
            let own = actor.account().map(person).transpose()?;
            if *demand != Demand::Nobody && own.is_some_and(|own| own.factor().is_none()) {
                return Err(Refusal::FactorMissing);
            }
            house(HouseFact::DemandSet { demand: *demand })
        }
        Command::SetDoor { door } if *door == people.door() => Vec::new(),
        Command::SetDoor { door } => house(HouseFact::DoorSet { door: *door }),
        _ => Vec::new(),
    })
}

/// Refuses what would leave the house without an administrator.
pub(crate) fn check_not_last(people: &People, account: AccountId) -> Result<(), Refusal> {
    let mut others = people.house.administrators().filter(|other| *other != account);
    let is_one = people.house.administrators().any(|one| one == account);
    if is_one && others.next().is_none() { Err(Refusal::LastAdministrator) } else { Ok(()) }
}

fn invite(
    people: &People,
    actor: Actor,
    link: Hash,
    role: Option<Role>,
    label: &str,
    count: u16,
    now: Moment,
) -> Result<HouseFact, Refusal> {
    let label = text::label(label)?;
    let by_house = actor == Actor::House;
    if by_house && people.has_administrator() {
        return Err(Refusal::AdministratorStands);
    }
    if role == Some(Role::Player) {
        return Err(Refusal::RoleOfAll);
    }
    // A link that gives a role is for one person: who passes it on gives it away.
    let count_max = if role.is_some() { 1 } else { INVITED_MAX };
    if !(1..=count_max).contains(&count) {
        return Err(Refusal::InvitedCount);
    }
    if people.invitations(now).count() >= INVITATIONS_MAX {
        return Err(Refusal::TooManyInvitations);
    }
    let until = now + if by_house { HOUSE_INVITATION_LIFE } else { INVITATION_LIFE };
    Ok(HouseFact::Invited { link, role, label, count, until })
}

/// Another administrator is invited by the house, and by its last link only: nobody may find an older one that lies about.
fn rescue(people: &People, actor: Actor, link: Hash, label: &str, now: Moment) -> Result<Vec<Fact>, Refusal> {
    if actor != Actor::House {
        return Err(Refusal::Forbidden);
    }
    let older = people.invitations(now).filter(|(_, invitation)| invitation.rescues);
    let withdrawn = older.map(|(invitation, _)| HouseFact::Withdrawn { invitation });
    let (role, until) = (Some(Role::Administrator), now + HOUSE_INVITATION_LIFE);
    let invited = HouseFact::Invited { link, role, label: text::label(label)?, count: 1, until };
    Ok(withdrawn.chain([invited]).map(Fact::House).collect())
}

/// The roles of somebody to whom this one can be given, or from whom it can be taken.
fn open_to_roles(person: Person<'_>, role: Role) -> Result<Roles, Refusal> {
    if role == Role::Player {
        Err(Refusal::RoleOfAll)
    } else if person.closed().is_some() {
        Err(Refusal::Closed)
    } else {
        Ok(person.roles())
    }
}

fn check_block(people: &People, actor: Actor, person: Person<'_>) -> Result<(), Refusal> {
    if actor.account() == Some(person.id()) {
        Err(Refusal::Oneself)
    } else if person.closed().is_some() {
        Err(Refusal::Closed)
    } else if person.block().is_some() {
        Err(Refusal::AlreadyBlocked)
    } else {
        check_not_last(people, person.id())
    }
}
