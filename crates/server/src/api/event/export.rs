//! An event to take away, and to bring along.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION};
use axum::response::IntoResponse;
use competition::Competition;
use competition::round::{Competitor, Outcome};
use notation::pdn::{GameType, Score, ScoreStyle};
use rulebook::Kind;
use serde::{Deserialize, Serialize};

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Include;
use crate::online::pairs_of;
use crate::table::No;
use crate::venue::{self, Game, Sheet, Venue};

/// Which table.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    what: Sheet,
}

/// What goes into an archive.
#[derive(Debug, Deserialize)]
pub(crate) struct Whole {
    /// Whether what is personal does.
    #[serde(default)]
    personal: bool,
}

/// An event that was brought along.
#[derive(Serialize)]
pub(crate) struct Made {
    id: String,
    url: String,
}

/// A table as CSV.
pub(crate) async fn csv(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<impl IntoResponse, Error> {
    let desk = app.office.venue(&id).await?;
    let text = desk.read(|venue| venue::csv(venue.shown(), which.what));
    Ok(file(&id, "csv", "text/csv; charset=utf-8", text))
}

/// Everything as JSON.
pub(crate) async fn json(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse, Error> {
    let desk = app.office.venue(&id).await?;
    let text = desk.read(|venue| venue::json(venue.shown()).to_string());
    Ok(file(&id, "json", "application/json", text))
}

/// The table as TRF.
pub(crate) async fn trf(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse, Error> {
    let desk = app.office.venue(&id).await?;
    let text = desk.read(|venue| venue::trf(venue.shown()));
    Ok(file(&id, "trf", "text/plain; charset=utf-8", text))
}

/// All games: those played at tables of this house, and those whose moves were entered.
pub(crate) async fn pdn(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse, Error> {
    let venue = app.office.venue(&id).await?.now();
    let mut text = String::new();
    for game in venue.games() {
        let Ok(desk) = app.hall.desk(&game.table).await else { continue };
        let table = desk.lock().await;
        // What is still played is followed at the board, with whatever delay it has there.
        for number in (1..).take_while(|_| table.is_over()) {
            let Some(paper) = table.paper(number).filter(|paper| paper.ending == "pdn") else { break };
            text.push_str(&headed(&paper.text, &venue, game));
            text.push('\n');
        }
    }
    let event = venue.shown();
    let elsewhere =
        |record: &&competition::panel::Record| venue.table_of(record.round, record.board).is_none();
    for record in event.panel().records().iter().filter(elsewhere) {
        text.push_str(&written(event, record));
        text.push('\n');
    }
    Ok(file(&id, "pdn", "application/x-pdn; charset=utf-8", text))
}

/// The whole event, for those who run it.
pub(crate) async fn archive(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(whole): Query<Whole>,
) -> Result<impl IntoResponse, Error> {
    let venue = app.office.venue(&id).await?.now();
    super::may_act(&app, &caller)?;
    let runs = venue.organises(&caller.guest) || venue.leads(&caller.guest);
    if !runs || (whole.personal && !venue.admits(&caller.guest)) {
        let no = No::new("not-allowed", "somebody else does this").instead("by the organiser");
        return Err(Error::new(StatusCode::FORBIDDEN, no));
    }
    let include = if whole.personal { Include::Personal } else { Include::Public };
    let text = app.office.archive(&id, include).await?;
    Ok(file(&id, "damka", "application/x-ndjson", text))
}

/// Brings an event along.
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    body: Bytes,
) -> Result<impl IntoResponse, Error> {
    app.pace.may_open(&caller.guest)?;
    let text = std::str::from_utf8(&body).map_err(|_| {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, No::new("malformed", "this is no file of an event"))
    })?;
    let id = app.office.import(&caller.guest, text).await?;
    let path = format!("/events/{id}");
    let url = format!("{}{path}", app.address);
    Ok((StatusCode::CREATED, [(LOCATION, path)], Json(Made { id, url })))
}

fn file(id: &str, ending: &str, kind: &'static str, text: String) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"damka-{id}.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text)
}

/// A game of a table under the names of the event; one that nobody played to its end with what was decided about it.
fn headed(text: &str, venue: &Venue, game: &Game) -> String {
    let event = venue.shown();
    let stage = event.earlier().get(game.stage).unwrap_or_else(|| event.stage());
    let pair = pairs_of(event, stage, game.round).into_iter().find(|pair| pair.board == game.board);
    let name = |person| event.name_of(Competitor::Person(person));
    let decided = pair.as_ref().and_then(|pair| pair.outcome).map(|outcome| score(event, outcome));
    let open = decided.filter(|_| text.contains("[Result \"*\"]"));
    let mut headed = String::new();
    for line in text.lines() {
        let tag = |key: &str| line.starts_with(&format!("[{key} "));
        match (&pair, open) {
            _ if tag("Event") => headed.push_str(&tagged("Event", &venue.opened().draft.name)),
            _ if tag("Round") => headed.push_str(&tagged("Round", &format!("{}.{}", game.round, game.board))),
            (Some(pair), _) if line == "[White \"?\"]" => {
                headed.push_str(&tagged("White", &name(pair.white)));
            }
            (Some(pair), _) if line == "[Black \"?\"]" => {
                headed.push_str(&tagged("Black", &name(pair.black)));
            }
            (_, Some(score)) if tag("Result") => headed.push_str(&tagged("Result", score)),
            (_, Some(score)) if line == "*" || line.ends_with(" *") => {
                headed.push_str(line.trim_end_matches('*'));
                headed.push_str(score);
            }
            _ => headed.push_str(line),
        }
        headed.push('\n');
    }
    headed
}

/// A result as PDN writes it: without play is won or lost all the same.
fn score(event: &Competition, outcome: Outcome) -> &'static str {
    let score = match outcome {
        Outcome::White | Outcome::WhitePlus => Score::White,
        Outcome::Black | Outcome::BlackPlus => Score::Black,
        Outcome::Draw => Score::Draw,
        Outcome::NeitherCame | Outcome::BothLost => Score::BothLost,
    };
    score.text(game_type(event).map_or(ScoreStyle::Default, GameType::score_style))
}

/// The game as PDN knows it.
fn game_type(event: &Competition) -> Option<GameType> {
    match event.regulation().discipline.kind {
        Kind::Draughts(variant) => Some(GameType::of(variant)),
        Kind::Renju => None,
    }
}

/// A game whose moves were entered from the score sheet.
fn written(event: &Competition, record: &competition::panel::Record) -> String {
    let board = event
        .stage()
        .round(record.round)
        .and_then(|round| round.boards.get(usize::from(record.board).checked_sub(1)?));
    let result = board.and_then(|board| board.outcome).map_or("*", |outcome| score(event, outcome));
    let name = |no: Option<competition::No>| no.map_or_else(|| "?".to_owned(), |no| name(event, no));
    let mut text = [
        tagged("Event", &event.regulation().name),
        tagged("Round", &format!("{}.{}", record.round, record.board)),
        tagged("White", &name(board.map(|board| board.white))),
        tagged("Black", &name(board.map(|board| board.black))),
        tagged("Result", result),
    ]
    .join("\n");
    if let Some(game_type) = game_type(event) {
        text.push('\n');
        text.push_str(&tagged("GameType", &game_type.to_string()));
    }
    text.push_str("\n\n");
    for (at, pair) in (1..).zip(record.moves.chunks(2)) {
        text.push_str(&format!("{at}. {} ", pair.join(" ")));
    }
    text.push_str(result);
    text.push('\n');
    text
}

fn tagged(key: &str, value: &str) -> String {
    format!("[{key} \"{}\"]", value.replace(['"', '\n', '\r'], "'"))
}

fn name(event: &Competition, no: competition::No) -> String {
    event.stage().competitor(no).map(|who| event.name_of(who)).unwrap_or_default()
}
