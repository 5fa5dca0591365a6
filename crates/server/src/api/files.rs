//! Games, positions and links to take away.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use draughts::Colour;
use hall::table::{Drawn, No, Table};
use serde::Deserialize;

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::online;
use crate::qr::Picture;
use crate::site::Here;
use crate::tongue::Tongue;

/// A picture.
const SVG: &str = "image/svg+xml; charset=utf-8";

/// Which game of a meeting.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    /// Its number, the first being 1; the one that is on if it is left out.
    game: Option<usize>,
}

/// Which position.
#[derive(Debug, Deserialize)]
pub(crate) struct Seen {
    /// After so many half-moves; the one on the board if it is left out.
    ply: Option<usize>,
    /// From which side.
    from: Option<Side>,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    /// White's.
    White,
    /// Black's.
    Black,
}

/// A game as a file: PDN, or SGF for renju.
pub(crate) async fn game(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<impl IntoResponse, Error> {
    let table = shown(&app, &caller, &id).await?;
    let last = table.meeting().map_or(0, |meeting| meeting.games().count());
    let number = which.game.unwrap_or(last);
    let paper = table.paper(number).ok_or_else(|| match last {
        0 => absent(No::new("not-begun", "nobody has come to play yet")),
        last => absent(No::new("no-such", "there is no such game").instead(format!("up to {last}"))),
    })?;
    let name = format!("attachment; filename=\"damka-{id}-{number}.{}\"", paper.ending);
    Ok(([(CONTENT_TYPE, paper.kind.to_owned()), (CONTENT_DISPOSITION, name)], paper.text))
}

/// A position as a picture.
pub(crate) async fn diagram(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
) -> Result<impl IntoResponse, Error> {
    let table = shown(&app, &caller, &id).await?;
    let from = match seen.from {
        Some(Side::Black) => Colour::Black,
        Some(Side::White) | None => Colour::White,
    };
    let last = table.game().map_or(0, |game| game.plies().len());
    let drawn = table.diagram(seen.ply, from).ok_or_else(|| {
        absent(No::new("no-such", "so many half-moves were not made").instead(format!("up to {last}")))
    })?;
    let tongue = Tongue(caller.language.text());
    let svg = match drawn {
        Drawn::Draughts(diagram) => diagram.svg_in(&tongue),
        Drawn::Renju(diagram) => diagram.svg_in(&tongue),
    };
    Ok(([(CONTENT_TYPE, SVG)], svg))
}

/// The link to a table as a picture, for the camera of a telephone.
pub(crate) async fn link(
    State(app): State<App>,
    here: Here,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    app.hall.desk(&id).await?;
    let url = here.url(&format!("/table/{id}"));
    let picture =
        Picture::of(&url).ok_or_else(|| absent(No::new("no-such", "the link is too long for a picture")))?;
    Ok(([(CONTENT_TYPE, SVG)], picture.svg()))
}

/// The table as the caller may see it.
pub(crate) async fn shown(app: &App, caller: &Caller, id: &str) -> Result<Table, Error> {
    let desk = app.hall.desk(id).await?;
    Ok(match online::delay(app, &desk, caller).await? {
        Some(delay) => online::seen(app, id, delay).await?.0,
        None => desk.lock().await.clone(),
    })
}

fn absent(no: No) -> Error {
    Error::new(StatusCode::NOT_FOUND, no)
}
