//! All boards of a round, those that need somebody first.

use std::collections::BTreeMap;

use competition::round::{Competitor, Outcome, Pair};
use competition::{Competition, PersonId};
use game::remote::Line;
use game::{Game, Phase, Player, StopReason};
use hall::Trouble;
use hall::table::{Table, index};
use serde::Serialize;

use crate::app::App;
use venue::Venue;

/// A board as the console shows it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Row {
    pub(crate) board: u16,
    pub(crate) white: Sitting,
    pub(crate) black: Sitting,
    pub(crate) outcome: Option<Outcome>,
    /// How many games the two play here in the hall, where they are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) games: Option<u8>,
    /// What was decided about single ones of them, by their numbers.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) decided: BTreeMap<u8, Outcome>,
    /// The game, where it is played at a table of this house.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<Playing>,
    pub(crate) needs: Vec<Need>,
}

/// Who sits at a board.
#[derive(Serialize)]
pub(crate) struct Sitting {
    pub(crate) person: PersonId,
    pub(crate) name: String,
}

/// How a game at a table stands; White by the pairing first.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Playing {
    id: String,
    phase: &'static str,
    /// Which game of a micromatch.
    game: usize,
    ply: usize,
    left: [u64; 2],
    running: Option<&'static str>,
    connected: [bool; 2],
    here: [bool; 2],
    adjournment: &'static str,
    /// The last half-move, as it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    /// Whose move lies in an envelope that nobody has opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    sealed: Option<&'static str>,
}

/// What waits for somebody.
#[derive(Serialize)]
pub(crate) struct Need {
    pub(crate) what: &'static str,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) who: Option<&'static str>,
    /// The article it rests on, or what was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
}

/// The boards of a round, those that need somebody first.
pub(crate) async fn rows(app: &App, venue: &Venue, round: u16) -> Result<Vec<Row>, Trouble> {
    let event = venue.competition();
    let mut rows = Vec::new();
    for pair in event.pairs(round) {
        rows.push(row(app, venue, round, &pair).await?);
    }
    rows.sort_by_key(|row| (row.needs.is_empty(), row.outcome.is_some()));
    Ok(rows)
}

/// One board.
pub(crate) async fn row(app: &App, venue: &Venue, round: u16, pair: &Pair) -> Result<Row, Trouble> {
    let event = venue.competition();
    let (mut playing, mut needs) = (None, Vec::new());
    if let Some(id) = venue.table_of(round, pair.board) {
        let desk = app.hall.desk(id).await?;
        let table = desk.lock().await;
        let here = desk.present(|present| present.players);
        let now = app.hall.time().now();
        if let Some(game) = table.game() {
            if pair.outcome.is_none() {
                needs = wanted(&table, game, now);
            }
            playing = Some(shown(&table, game, here, now));
        }
    }
    let board = pair.no().and_then(|no| event.stage().round(round)?.board_of(no));
    Ok(Row {
        board: pair.board,
        white: sitting(event, pair.white),
        black: sitting(event, pair.black),
        outcome: pair.outcome,
        games: super::act::games(venue, round, pair),
        decided: board.map(|board| board.decided.clone()).unwrap_or_default(),
        table: playing,
        needs,
    })
}

fn sitting(event: &Competition, person: PersonId) -> Sitting {
    Sitting { person, name: event.name_of(Competitor::Person(person)) }
}

/// The players, White by the pairing first.
fn players(table: &Table) -> [Player; 2] {
    let white = table.booking().map_or(Player::First, |booking| table.player(booking.white));
    [white, white.other()]
}

fn shown(table: &Table, game: &Game, here: [u16; 2], now: clock::Moment) -> Playing {
    let players = players(table);
    let view = table.view(now);
    Playing {
        id: table.id().to_owned(),
        phase: view.phase,
        game: view.game,
        ply: view.ply,
        left: players.map(|player| game.left(player, now).as_millis()),
        running: game.running().map(|player| side(players, player)),
        connected: players.map(|player| game.line(player) == Line::Connected),
        here: players.map(|player| here[index(table.seat(player))] > 0),
        adjournment: view.adjournment,
        last: view.ply.checked_sub(1).and_then(|last| Some(table.plies(last).pop()?.text)),
        sealed: game
            .envelope()
            .filter(|_| game.phase() == Phase::Adjourned)
            .map(|envelope| side(players, envelope.sealer)),
    }
}

fn side(players: [Player; 2], player: Player) -> &'static str {
    if players[0] == player { "white" } else { "black" }
}

/// What waits for an official, the most urgent first.
fn wanted(table: &Table, game: &Game, now: clock::Moment) -> Vec<Need> {
    let players = players(table);
    let need = |what, who: Option<Player>, by: Option<article::Article>| Need {
        what,
        who: who.map(|player| side(players, player)),
        by: by.map(article::Article::name),
        text: None,
    };
    let mut needs = Vec::new();
    for (player, text) in
        players.into_iter().filter_map(|player| Some((player, table.called(table.seat(player))?)))
    {
        needs.push(Need { text: Some(text.to_owned()), ..need("call", Some(player), None) });
    }
    if let Some(pending) = game.claim() {
        needs.push(need("claim", Some(pending.player), game.article_of(pending.player, pending.claim)));
    }
    match game.phase() {
        Phase::Stopped(StopReason::CallArbiter) => needs.push(need("call", game.stopped_by(), None)),
        Phase::Stopped(_) => needs.push(need("stopped", game.stopped_by(), None)),
        Phase::Adjourned => needs.push(need("adjourned", None, None)),
        Phase::Waiting if now >= game.beginning() => {
            let unready = game.unready();
            let first = unready.first().filter(|_| game.regulation().official);
            needs.extend(first.map(|unready| need("unchecked", Some(unready.player), Some(unready.by))));
        }
        Phase::Over(_) if table.is_over() => needs.push(need("decide", None, None)),
        _ => {}
    }
    if game.phase() == Phase::Playing {
        for player in players {
            if game.came(player).is_none() {
                needs.push(need("late", Some(player), Some(game.regulation().lateness_limit().by)));
            } else if game.line(player) != Line::Connected {
                needs.push(need("offline", Some(player), None));
            }
            if game.sanctions().fault_claims(player) > 0 {
                needs.push(need("fault", Some(player), Some(game.law().corrections.correction)));
            }
        }
        needs.extend(game.official_duty(now).map(|outcome| need("drawn", None, Some(outcome.by))));
    }
    let proposals = game.sanctions().proposals().iter();
    needs.extend(proposals.map(|penalty| need("proposed", None, Some(penalty.by))));
    needs
}
