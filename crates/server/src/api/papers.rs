//! The printed papers of an event: as a page that a browser prints, or as a PDF file.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use competition::{No as Number, TeamId};
use forms::{Asked, Form, Members, PRINT_CSS, Personal, Zone};
use hall::table::{Guest, No};
use language::Language;
use serde::Deserialize;

use super::error::Error;
use super::event::seated;
use crate::app::App;
use crate::caller::Caller;
use crate::console;
use venue::Venue;

/// Where the style sheet of the pages is.
const STYLE: &str = "/api/events/papers.css";

/// Which paper, and in which language.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Choice {
    lang: Option<String>,
    round: Option<u16>,
    no: Option<u16>,
    team: Option<u32>,
    organisation: Option<String>,
    case: Option<u32>,
    members: Option<String>,
    zone: Option<i16>,
}

/// The style sheet of the pages.
pub(crate) async fn style() -> Response {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], PRINT_CSS).into_response()
}

/// A paper, for those who conduct the event; what is personal is on it for those who admit players. Everybody reads the page
/// of a paper that says what the event has made known, and of a protest that concerns him.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path((id, file)): Path<(String, String)>,
    Query(choice): Query<Choice>,
) -> Result<Response, Error> {
    let guest = seated(&app, &caller);
    let venue = app.office.venue(&id).await?.seen_by(&guest).now();
    let known = file.rsplit_once('.').and_then(|(name, ending)| Some((name.parse::<Form>().ok()?, ending)));
    let Some((form, ending)) = known.filter(|(_, ending)| ["html", "pdf"].contains(ending)) else {
        return Err(Error::new(StatusCode::NOT_FOUND, No::new("absent", "there is no such paper")));
    };
    let conducts = venue.conducts(&guest);
    let reads = ending == "html" && form.is_public(venue.shown()) && concerns(&venue, &guest, &choice);
    if !conducts && !reads {
        let no = No::new("no-seat", "you have no seat at this event");
        return Err(Error::new(StatusCode::FORBIDDEN, no.instead("an invitation of the organiser")));
    }
    let language =
        choice.lang.as_deref().and_then(|code| code.parse::<Language>().ok()).unwrap_or(caller.language);
    let zone = choice.zone.map_or(Some(Zone::UTC), Zone::of).ok_or_else(|| {
        let allowed = "from -720 to 840 minutes".to_owned();
        Error::field("zone", "there is no such time zone".to_owned(), allowed)
    })?;
    let asked = Asked {
        zone,
        round: choice.round,
        no: choice.no.map(Number),
        team: choice.team.map(TeamId),
        organisation: choice.organisation,
        case: choice.case,
        members: if choice.members.is_some() { Members::Listed } else { Members::Left },
        personal: if venue.admits(&guest) { Personal::Shown } else { Personal::Hidden },
        ..Asked::new(language)
    };
    let event = if conducts { venue.competition() } else { venue.shown() };
    let paper = form.of(event, &asked).map_err(No::from)?;
    let private = (CACHE_CONTROL, "private, no-store");
    Ok(match ending {
        "pdf" => ([(CONTENT_TYPE, "application/pdf"), private], paper.pdf()).into_response(),
        _ => ([(CONTENT_TYPE, "text/html; charset=utf-8"), private], paper.html(STYLE)).into_response(),
    })
}

/// Whether somebody may read the protest he asks for, if he asks for one.
fn concerns(venue: &Venue, guest: &Guest, choice: &Choice) -> bool {
    let Some(no) = choice.case else { return true };
    console::docket(venue, guest).cases.iter().any(|filed| filed.case.no == no)
}
