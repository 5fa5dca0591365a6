//! The numbers of the server, for Prometheus.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use hall::index::Shelf;
use hall::table::No;
use people::Action;

use super::error::Error;
use crate::address;
use crate::app::App;
use crate::people::known;

/// Shows them to this machine itself, and to who may see how the house does.
pub(crate) async fn get(State(app): State<App>, request: Request) -> Response {
    let local = address::is_local(address::of(request.extensions(), request.headers()));
    let known = known::know(&app, request.headers()).await;
    let may = known.and_then(|known| app.house.allow(known.actor, Action::SeeHouse));
    if !local && may.is_err() {
        let no = No::new("forbidden", "only this machine itself and administrators may see that");
        return Error::new(StatusCode::FORBIDDEN, no).into_response();
    }
    let number = |count: usize| u32::try_from(count).map_or(f64::from(u32::MAX), f64::from);
    let text = app.hall.metrics().write(&[
        ("damka_tables_open", "Tables that wait for an opponent.", number(app.index.count(Shelf::Open))),
        ("damka_tables_live", "Tables at which a game is on.", number(app.index.count(Shelf::Live))),
        ("damka_tables_in_memory", "Tables that are kept in memory.", number(app.hall.count())),
    ]);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
