//! How often addresses and visitors may ask for something.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{Extensions, HeaderMap};
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
    openings_from: Turnstile<IpAddr>,
}

impl Pace {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: Turnstile::new(limits.requests),
            changes: Turnstile::new(limits.changes),
            openings: Turnstile::new(limits.openings),
            openings_from: Turnstile::new(limits.openings_from),
        }
    }

    /// Whether somebody may open another table now.
    ///
    /// # Errors
    /// That he opens them too fast.
    pub(crate) fn may_open(&self, caller: &Caller) -> Result<(), Error> {
        let now = Instant::now();
        self.openings.pass(known_by(&caller.guest), now).map_err(Error::wait)?;
        // Who keeps no cookie is another visitor every time.
        caller.from.map_or(Ok(()), |from| self.openings_from.pass(from, now)).map_err(Error::wait)
    }
}

/// The address for which a request is counted, if it is.
pub(crate) fn counted(app: &App, extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let from = address::of(extensions, headers);
    let free = app.limits.local == Local::Free && address::is_local(from);
    (!free).then(|| address::net(from))
}

/// Counts a request for its address.
pub(crate) async fn by_address(State(app): State<App>, request: Request, next: Next) -> Response {
    if let Some(from) = counted(&app, request.extensions(), request.headers()) {
        if let Err(wait) = app.pace.requests.pass(from, Instant::now()) {
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
