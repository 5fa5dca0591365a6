//! The page an invitation leads to: what it is for, and a button that takes the seat.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::html;
use people::Actor;
use serde::Deserialize;

use super::people::seat_name;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Trouble;
use crate::page::layout::Page;
use crate::page::missing;
use crate::token;

/// What stands after the `?`.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    token: String,
}

/// Shows the page. Looking takes nothing: programs that fetch links before people do leave the seat free.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let desk = match app.office.venue(&id).await {
        Ok(desk) => desk,
        Err(Trouble::NoVenue) => return missing::page(&caller),
        Err(trouble) => return Error::from(trouble).into_response(),
    };
    let t = caller.language.text();
    let venue = desk.now();
    let name = &venue.competition().regulation().name;
    let hash = token::known_by(asked.token.trim());
    let now = app.office.time().now();
    let invitation = venue.invitations().iter().find(|known| known.hash == hash && known.is_open(now));
    let content = html! {
        h1 { (name) }
        @if let Some(invitation) = invitation {
            p { (t.desk_join_about()) " " strong { (seat_name(t, venue.shown(), invitation.seat)) } }
            form #join .call data-event=(id) data-token=(asked.token) {
                @if caller.actor == Actor::Visitor {
                    label { span { (t.desk_join_name()) } input name="name" required maxlength="80" autocomplete="name" value=(invitation.label); }
                    small .faint { (t.desk_join_browser()) " " a href="/sign-in" { (t.sign_in()) } }
                } @else { p { (t.signed_in_as(&caller.guest.name)) } }
                div .refusal role="alert" {}
                button .main type="submit" { (t.desk_join()) }
            }
        } @else {
            p .refusal role="alert" { (t.said("this link was used, withdrawn or is too old")) }
            p { (t.desk_join_over()) }
            p { a href={ "/events/" (id) } { (t.desk_public()) } }
        }
    };
    let scripts: &[&str] = if invitation.is_some() { &["event/join.js"] } else { &[] };
    Page { title: name, scripts, content }.show(&caller).into_response()
}
