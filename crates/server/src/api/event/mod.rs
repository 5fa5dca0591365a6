//! Events: opened, shown, conducted, watched.

pub(crate) mod command;
pub(crate) mod console;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod invitation;
pub(crate) mod journal;
pub(crate) mod list;
pub(crate) mod open;
pub(crate) mod show;
pub(crate) mod stream;
pub(crate) mod tables;
mod wish;

use ::people::Action;
use hall::table::Guest;

use crate::app::App;
use crate::caller::Caller;

/// Who somebody is to the seats of an event where everybody may look and who has a seat is shown more: a token that is not for
/// events, and who owes a second factor, has no seat by his account.
pub(crate) fn seated(app: &App, caller: &Caller) -> Guest {
    match app.house.allow(caller.actor, Action::SeeEvent) {
        Ok(()) => caller.guest.clone(),
        Err(_) => Guest { account: None, ..caller.guest.clone() },
    }
}
