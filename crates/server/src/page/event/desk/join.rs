//! The page an invitation leads to: what it is for, and a button that takes the seat.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::html;
use people::Actor;

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Trouble;
use crate::page::layout::Page;
use crate::page::missing;

/// Shows the page. The secret stands after `#`, and only the browser sees it: it asks what the link is for (`web/event/join.js`).
pub(crate) async fn get(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    let desk = match app.office.venue(&id).await {
        Ok(desk) => desk,
        Err(Trouble::NoVenue) => return missing::page(&caller),
        Err(trouble) => return Error::from(trouble).into_response(),
    };
    let t = caller.language.text();
    let venue = desk.now();
    let name = &venue.competition().regulation().name;
    let content = html! {
        h1 { (name) }
        form #join .call data-event=(id) hidden {
            p { (t.desk_join_about()) " " strong {} }
            @if caller.actor == Actor::Visitor {
                label { span { (t.desk_join_name()) } input name="name" required maxlength="80" autocomplete="name"; }
                small .faint { (t.desk_join_browser()) " " a href="/sign-in" { (t.sign_in()) } }
            } @else { p { (t.signed_in_as(&caller.guest.name)) } }
            div .refusal role="alert" {}
            button .main type="submit" { (t.desk_join()) }
        }
        div #over hidden {
            div .refusal role="alert" {}
            p #another { (t.desk_join_over()) }
            p { a href={ "/events/" (id) } { (t.desk_public()) } }
        }
    };
    Page { title: name, scripts: &["event/join.js"], content }.show(&caller).into_response()
}
