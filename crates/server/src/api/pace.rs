//! How often addresses and visitors may ask for something.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hall::table::Guest;
use hall::turnstile::Turnstile;
use hall::{Limits, Local};

use super::error::Error;
use crate::address;
use crate::app::App;
use crate::caller::Caller;

/// Who has asked how often.
pub(crate) struct Pace {
    requests: Turnstile<IpAddr>,
    changes: Turnstile<String>,
    openings: Turnstile<String>,
}

impl Pace {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: Turnstile::new(limits.requests),
            changes: Turnstile::new(limits.changes),
            openings: Turnstile::new(limits.openings),
        }
    }

    /// Whether somebody may open another table now.
    ///
    /// # Errors
    /// That he opens them too fast.
    pub(crate) fn may_open(&self, guest: &Guest) -> Result<(), Error> {
        self.openings.pass(known_by(guest), Instant::now()).map_err(Error::wait)
    }
}

/// Counts a request for its address.
pub(crate) async fn by_address(State(app): State<App>, request: Request, next: Next) -> Response {
    let from = address::of(request.extensions(), request.headers());
    let free = app.limits.local == Local::Free && address::is_local(from);
    if !free {
        if let Err(wait) = app.pace.requests.pass(address::net(from), Instant::now()) {
            return Error::wait(wait).into_response();
        }
    }
    next.run(request).await
}

/// Counts a request that changes something for who asks.
pub(crate) async fn by_visitor(
    State(app): State<App>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    if !request.method().is_safe() {
        if let Err(wait) = app.pace.changes.pass(known_by(&caller.guest), Instant::now()) {
            return Error::wait(wait).into_response();
        }
    }
    next.run(request).await
}

fn known_by(guest: &Guest) -> String {
    guest.account.as_ref().unwrap_or(&guest.visitor).clone()
}
