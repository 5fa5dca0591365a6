//! Who asks for a page of the desk, and which.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use competition::{PersonId, TeamId};
use maud::{Markup, html};
use serde::Deserialize;

use super::{
    Desk, PAGES, Reach, admission, entries, front, lots, panel, papers, people, programme, regulation,
    results, rounds, teams,
};
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Trouble;
use crate::page::layout::Page;
use crate::page::missing;
use venue::{Seat, Venue};

/// What stands after the `?`.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    round: Option<u16>,
    edit: Option<u32>,
    r#try: Option<u8>,
}

/// The front of the desk.
pub(crate) async fn front(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(&app, &caller, &id, |_, desk| {
        (desk.reach > Reach::Own).then(|| desk.page(&caller, "", &front::content(desk)))
    })
    .await
}

/// A page of the desk.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Path((id, page)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Response {
    if page.is_empty() || !PAGES.contains(&&*page) {
        return missing::page(&caller);
    }
    show(&app, &caller, &id, |venue, desk| {
        // What is personal is seen by those who admit players.
        let needed = match &*page {
            "entries" | "admission" => Reach::Admits,
            _ => Reach::Conducts,
        };
        if desk.reach < needed {
            let speaker = (page == "entries").then(|| representative(venue, &caller)).flatten()?;
            return Some(desk.page(&caller, &page, &entries::of_organisation(desk, speaker, asked.edit)));
        }
        let content = match &*page {
            "entries" => entries::content(desk, asked.edit),
            "admission" => admission::content(desk),
            "lots" => lots::content(desk),
            "rounds" => {
                let asked = rounds::Asked { round: asked.round, tried: asked.r#try.is_some() };
                rounds::content(desk, asked)
            }
            "results" => results::content(desk, asked.round),
            "teams" => teams::content(desk),
            "people" => people::content(desk, venue, &caller.guest),
            "papers" => papers::content(desk),
            "panel" => panel::content(desk, venue, &caller.guest),
            "programme" => programme::content(desk),
            _ => regulation::content(desk),
        };
        Some(desk.page(&caller, &page, &content))
    })
    .await
}

/// The page of a team: its captain hands in the line-up here.
pub(crate) async fn team(
    State(app): State<App>,
    caller: Caller,
    Path((id, team)): Path<(String, u32)>,
) -> Response {
    let team = TeamId(team);
    let found = show(&app, &caller, &id, |venue, desk| {
        let captain = venue.seats_of(&caller.guest).contains(&Seat::Captain(team));
        let roster = desk.event.teams().team(team).filter(|_| captain || desk.reach > Reach::Own)?;
        Some(desk.page(&caller, "teams", &teams::one(desk, team, roster)))
    });
    found.await
}

/// Who represents an organisation: its entries are his.
fn representative(venue: &Venue, caller: &Caller) -> Option<PersonId> {
    let seats = venue.seats_of(&caller.guest).into_iter();
    let mut people = seats.filter_map(|seat| match seat {
        Seat::Person(person) => Some(person),
        _ => None,
    });
    people.find(|id| venue.competition().person(*id).is_some_and(|person| person.represented().is_some()))
}

/// Shows a page of an event to who may see it.
async fn show(
    app: &App,
    caller: &Caller,
    id: &str,
    page: impl FnOnce(&Venue, &Desk<'_>) -> Option<Markup>,
) -> Response {
    let office = match app.office.venue(id).await {
        Ok(office) => office,
        Err(Trouble::NoVenue) => return missing::page(caller),
        Err(trouble) => return Error::from(trouble).into_response(),
    };
    let venue = office.now();
    let reach = if venue.admits(&caller.guest) {
        Reach::Admits
    } else if venue.conducts(&caller.guest) {
        Reach::Conducts
    } else {
        Reach::Own
    };
    let desk = Desk {
        t: caller.language.text(),
        id,
        event: venue.competition(),
        version: venue.version(),
        now: app.office.time().now(),
        held: venue.held(),
        waits: venue.waits(app.office.time().now()),
        reach,
    };
    match page(&venue, &desk) {
        Some(page) => page.into_response(),
        None => (StatusCode::FORBIDDEN, no_seat(caller, id)).into_response(),
    }
}

/// The desk is for those who conduct the event.
fn no_seat(caller: &Caller, id: &str) -> Markup {
    let t = caller.language.text();
    let content = html! {
        h1 { (t.desk_no_seat()) }
        p { (t.desk_no_seat_about()) }
        p { a href={ "/events/" (id) } { (t.desk_public()) } " · " a href="/sign-in" { (t.sign_in()) } }
    };
    Page { title: t.desk_no_seat(), scripts: &[], content }.show(caller)
}
