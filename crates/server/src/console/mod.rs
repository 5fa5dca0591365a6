//! The arbiters' console: all boards of a round with what waits for somebody, and everything an official may do at a board.
//!
//! What is done at a board is a decision of the event: it gets a number and its article, and can be protested. Where the board is
//! played at a table of this house the game obeys as well; at a board in a hall the decision is what is kept.

mod act;
mod board;
mod cases;
mod deed;
mod duties;
pub(crate) mod journal;
mod ladder;
mod offered;
mod stand;
pub(crate) mod told;

pub(crate) use act::{Asked, act};
pub(crate) use board::{Row, rows};
pub(crate) use cases::{Decided, Docket, Filed, Played, docket};
pub(crate) use duties::{Chapter, chapters};
pub(crate) use ladder::{Climb, climb};
pub(crate) use offered::{Offered, offered};

use hall::table::{Guest, No};
use rulebook::law::event::{Act, Role};

use venue::Venue;

/// An official who acts at a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Official {
    pub(crate) role: game::Role,
}

impl Official {
    /// The office in whose name somebody does something at a board, the highest that may.
    ///
    /// # Errors
    /// With the article that gives it to others.
    pub(crate) fn of(venue: &Venue, guest: &Guest, act: Act, board: u16) -> Result<Self, No> {
        let event = venue.competition();
        let (mut highest, mut refused) = (None, None);
        for actor in venue.actors_of(guest) {
            let Some(role) = role(&event.offices(actor)) else { continue };
            match event.may_at(actor, act, board) {
                Ok(_) if highest.is_none_or(|known| rank(role) > rank(known)) => highest = Some(role),
                Ok(_) => {}
                Err(refusal) => drop(refused.get_or_insert(No::from(refusal))),
            }
        }
        highest.map(|role| Self { role }).ok_or_else(|| refused.unwrap_or_else(No::no_office))
    }
}

/// What somebody with these offices is at a board.
fn role(offices: &[Role]) -> Option<game::Role> {
    let has = |role: Role| offices.contains(&role);
    if has(Role::Panel) {
        Some(game::Role::Panel)
    } else if has(Role::ChiefArbiter) {
        Some(game::Role::ChiefArbiter)
    } else if has(Role::Deputy) || has(Role::SeniorArbiter) || has(Role::Arbiter) {
        Some(game::Role::Arbiter)
    } else {
        has(Role::Secretary).then_some(game::Role::Secretary)
    }
}

const fn rank(role: game::Role) -> u8 {
    match role {
        game::Role::Panel => 3,
        game::Role::ChiefArbiter => 2,
        game::Role::Arbiter => 1,
        _ => 0,
    }
}
