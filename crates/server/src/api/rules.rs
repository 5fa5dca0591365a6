//! What can be played: every edition with its games, tempos and recommended controls.

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::response::Response;
use renju::opening;
use rulebook::{BallotTable, Edition, Kind, Tempo, law};
use serde::Serialize;

use crate::json;
use crate::packed::Packed;

/// The most games of a meeting where the edition sets no limit.
pub(crate) const GAMES_MAX: u8 = 10;

/// An edition.
#[derive(Serialize)]
pub(crate) struct Rules {
    edition: &'static str,
    title: &'static str,
    games: Vec<Playable>,
}

/// A game an edition knows.
#[derive(Serialize)]
struct Playable {
    kind: &'static str,
    tempos: Vec<Controls>,
    /// The tables first moves can be drawn from.
    ballots: Vec<&'static str>,
    /// Renju: how the first moves can be made.
    openings: Vec<String>,
    /// The most games of a meeting.
    meeting: u8,
}

/// The controls an edition recommends for a tempo.
#[derive(Serialize)]
struct Controls {
    tempo: &'static str,
    presets: Vec<Preset>,
}

#[derive(Serialize)]
struct Preset {
    control: String,
    by: &'static str,
    default: bool,
}

/// All of it, as it is sent.
static ALL: LazyLock<Packed> =
    LazyLock::new(|| Packed::new("application/json", json::write(&all()).unwrap_or_default()));

/// Shows what can be played.
pub(crate) async fn get(headers: HeaderMap) -> Response {
    ALL.answer(&headers, [])
}

/// What can be played.
pub(crate) fn all() -> Vec<Rules> {
    let editions = Edition::ALL.into_iter().map(|edition| Rules {
        edition: edition.name(),
        title: edition.title(),
        games: Kind::all().filter_map(|kind| playable(edition, kind)).collect(),
    });
    editions.filter(|rules| !rules.games.is_empty()).collect()
}

fn playable(edition: Edition, kind: Kind) -> Option<Playable> {
    let law = law(edition, kind)?;
    let preset = |preset: &rulebook::law::Preset| Preset {
        control: preset.control.to_string(),
        by: preset.by.name(),
        default: preset.default,
    };
    let controls = |tempo: Tempo| Controls {
        tempo: tempo.name(),
        presets: law.controls.tempo(tempo).presets.iter().map(preset).collect(),
    };
    let ballots = BallotTable::ALL.into_iter().filter(|table| table.fits(kind) && law.start.ballot.is_some());
    let openings = opening::Regulation::ALL.into_iter().filter(|_| kind == Kind::Renju);
    Some(Playable {
        kind: kind.name(),
        tempos: Tempo::ALL.into_iter().map(controls).collect(),
        ballots: ballots.map(BallotTable::name).collect(),
        openings: openings.map(|opening| opening.to_string()).collect(),
        meeting: law.choices.meeting.map_or(1, |meeting| meeting.most.unwrap_or(GAMES_MAX)),
    })
}
