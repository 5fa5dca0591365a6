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

use ::people::{Action, Actor};

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;

/// A token reaches as far as its scope also where the event gives the seat.
pub(crate) fn may_act(app: &App, caller: &Caller) -> Result<(), Error> {
    match caller.actor {
        Actor::Visitor => Ok(()),
        actor => app.house.allow(actor, Action::EnterEvent).map_err(Error::from),
    }
}
