//! The games that somebody with an account has finished, the newest first.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use hall::index::{self, Summary};
use people::AccountId;
use serde::{Deserialize, Serialize};

use super::Trouble;
use super::own::account;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;

/// Games of a page.
pub(super) const PAGE: usize = 25;

/// Which page is asked for.
#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    /// What `next` of the page before says; the newest games if it is left out.
    pub(super) before: Option<String>,
}

impl Asked {
    /// Whether what is asked for can be a place in the list.
    pub(super) fn is_place(&self) -> bool {
        let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'-';
        self.before.as_ref().is_none_or(|place| place.len() <= 100 && place.bytes().all(is_sign))
    }
}

/// A page of finished games.
#[derive(Serialize)]
pub(crate) struct Finished {
    pub(super) games: Vec<Line>,
    /// What to ask for to get the games before these; none if there are no more.
    pub(super) next: Option<String>,
}

/// A finished game, or a meeting of several.
#[derive(Serialize)]
pub(crate) struct Line {
    pub(super) id: String,
    pub(super) kind: String,
    pub(super) tempo: String,
    pub(super) edition: String,
    pub(super) control: String,
    pub(super) games: u8,
    /// The name of the opponent; empty if he has none.
    pub(super) opponent: String,
    /// One's own points and those of the opponent; none if officials of an event decided the game, or nothing came of it.
    pub(super) points: Option<[String; 2]>,
    /// Why nothing came of it: `aborted`, `annulled`.
    pub(super) void: Option<String>,
    /// When it ended.
    pub(super) at: u64,
}

/// Lists one's own finished games.
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Finished>, Trouble> {
    let wrong = |why: String| Error::field("before", why, "what next of the page before says".to_owned());
    let Query(asked) = asked.map_err(|rejection| wrong(rejection.body_text()))?;
    if !asked.is_place() {
        return Err(wrong("there is no such place in the list".to_owned()).into());
    }
    Ok(Json(finished(&app, account(&caller)?, asked.before.as_deref()).await?))
}

/// A page of the finished games of an account.
pub(super) async fn finished(
    app: &App,
    account: AccountId,
    before: Option<&str>,
) -> Result<Finished, store::Error> {
    let account = account.to_string();
    // One more than is shown says whether there are more.
    let mut found = index::finished(app.hall.journal(), &account, before, PAGE + 1).await?;
    let more = found.len() > PAGE;
    found.truncate(PAGE);
    let next = found.last().filter(|_| more).map(|(place, _)| place.clone());
    let games = found.into_iter().map(|(_, table)| Line::of(table, &account)).collect();
    Ok(Finished { games, next })
}

impl Line {
    fn of(table: Summary, account: &str) -> Self {
        let Summary {
            id, kind, tempo, edition, control, games, mut names, points, void, at, accounts, ..
        } = table;
        let seat = usize::from(accounts[0].as_deref() != Some(account));
        Self {
            id,
            kind,
            tempo,
            edition,
            control,
            games,
            opponent: names[1 - seat].take().unwrap_or_default(),
            points: points.map(|[first, second]| if seat == 0 { [first, second] } else { [second, first] }),
            void,
            at,
        }
    }
}
