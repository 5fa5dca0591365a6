//! Something is done at a board: first it is seen whether it may be, then the event keeps it, then the game obeys.

use std::sync::Arc;

use article::Article;
use competition::protest::{self, Party, What};
use competition::round::{self, Competitor};
use competition::{Command, Competition, PersonId};
use game::Player;
use rulebook::law::event::Matter;
use serde::Deserialize;

use super::deed::{Deed, Side, Who};
use super::{Official, stand};
use crate::api::error::Error;
use crate::app::App;
use crate::hall::Desk;
use crate::office::VenueDesk;
use crate::online::{Pair, pairs};
use crate::table::{Guest, No};
use crate::venue;

/// Letters of a reason.
const TEXT_MAX: usize = 2_000;

/// What somebody would like to do at a board.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Asked {
    deed: Deed,
    /// What is written down beside it.
    #[serde(default)]
    reason: String,
}

/// Does something at a board. Gives the version of the event.
pub(crate) async fn act(
    app: &App,
    guest: &Guest,
    desk: &VenueDesk,
    (round, board): (u16, u16),
    Asked { deed, reason }: Asked,
) -> Result<u64, Error> {
    if reason.chars().count() > TEXT_MAX || deed.words().chars().count() > TEXT_MAX {
        return Err(Error::field("reason", format!("at most {TEXT_MAX} letters"), String::new()));
    }
    let venue = desk.now();
    let event = venue.competition();
    let official = Official::of(&venue, guest, deed.act(), board)?;
    let pair = pairs(event, round).into_iter().find(|pair| pair.board == board);
    let pair = pair.ok_or_else(|| No::new("absent", "there is no such board"))?;
    let table = match venue.table_of(round, board) {
        Some(id) => Some(app.hall.desk(id).await?),
        None => None,
    };
    let by = game::Actor::Official(official.role);
    let now = app.hall.time().now();
    let (commands, article) = match &table {
        Some(table) => asked_of(table, &deed, by, now).await?,
        None => (Vec::new(), of_stand_in(event, &deed, by, now)?),
    };
    let kept = kept(event, &deed, &reason, article, round, &pair);
    let kept: Vec<venue::Command> = kept.into_iter().map(venue::Command::Conduct).collect();
    let version =
        if kept.is_empty() { desk.version() } else { app.office.command(desk, guest, &kept, None).await? };
    if let Some(table) = &table {
        if commands.is_empty() {
            // Nobody plays on after a game was adjudicated.
            let stop = [game::Command::Stop(game::StopReason::Disturbance)];
            if matches!(deed, Deed::Adjudicate { .. }) {
                let _ = app.hall.arbitrate(table, (guest, by), &stop).await;
            }
        } else {
            app.hall.arbitrate(table, (guest, by), &commands).await?;
        }
    }
    Ok(version)
}

/// What the game is asked for, and the article by which it would follow.
async fn asked_of(
    table: &Arc<Desk>,
    deed: &Deed,
    by: game::Actor,
    now: clock::Moment,
) -> Result<(Vec<game::Command>, Article), Error> {
    let table = table.lock().await;
    let game = table.game().ok_or_else(|| No::new("not-begun", "nobody has come to play yet"))?;
    let white = table.booking().map_or(Player::First, |booking| table.player(booking.white));
    let commands = deed.commands(white);
    let now = now.max(game.last());
    table.arbitrate(by, &commands, now)?;
    let followed = commands.first().and_then(|command| game.decide(by, command, now).ok());
    Ok((commands, stand::article(game, deed, &followed.unwrap_or_default())))
}

/// The article by which something is done at a real board. Only a measure can be refused here: what lies on the board nobody knows.
fn of_stand_in(
    event: &Competition,
    deed: &Deed,
    by: game::Actor,
    now: clock::Moment,
) -> Result<Article, Error> {
    let Some(game) = stand::game(event, now) else { return Ok(event.law().panel.orders) };
    let decided = deed.commands(Player::First).first().map(|command| game.decide(by, command, now));
    match decided {
        Some(Ok(followed)) => Ok(stand::article(&game, deed, &followed)),
        Some(Err(refusal)) if matches!(deed, Deed::Impose { .. } | Deed::Propose { .. }) => {
            Err(No::from(refusal).into())
        }
        _ => Ok(stand::article(&game, deed, &[])),
    }
}

/// What the event keeps of a deed.
fn kept(
    event: &Competition,
    deed: &Deed,
    reason: &str,
    article: Article,
    round: u16,
    pair: &Pair,
) -> Vec<Command> {
    let reason = reason.trim();
    let names = named(event, deed.who(), pair);
    let words = if reason.is_empty() {
        format!("{}: {names}", deed.words())
    } else {
        format!("{}: {names}. {reason}", deed.words())
    };
    let decide = |what: What, parties: Vec<Party>, articles: Vec<Article>| {
        Command::Protest(protest::Command::Decide {
            matter: Matter::Play,
            what,
            round: Some(round),
            board: Some(pair.board),
            parties,
            articles,
        })
    };
    let parties = parties(event, deed.who(), pair);
    match deed {
        Deed::Message { .. } => Vec::new(),
        Deed::Note { article, text } => vec![Command::Note { article: *article, text: text.clone() }],
        Deed::Check { .. } => {
            vec![Command::Note { article, text: format!("{round}/{}: {words}", pair.board) }]
        }
        // A sanction counts for the ladder of whom it is about: one decision each.
        Deed::Impose { measure, articles, .. } => parties
            .into_iter()
            .map(|party| decide(What::Measure(*measure), vec![party], articles.clone()))
            .collect(),
        Deed::Propose { articles, .. } => vec![decide(What::Words(words), parties, articles.clone())],
        Deed::Violation { article: violated, .. } => {
            vec![decide(What::Words(words), parties, vec![*violated])]
        }
        Deed::Adjudicate { outcome } => {
            let mut commands = vec![decide(What::Words(words), parties, vec![article])];
            if let Some(no) = pair.no() {
                if !pair.known {
                    commands.push(Command::Round(round::Command::Suspend { round, no }));
                }
                commands.push(Command::Round(round::Command::Score { round, no, outcome: *outcome }));
            }
            commands
        }
        _ => vec![decide(What::Words(words), parties, vec![article])],
    }
}

fn people(who: Who, pair: &Pair) -> Vec<PersonId> {
    match who.side() {
        Some(Side::White) => vec![pair.white],
        Some(Side::Black) => vec![pair.black],
        None => vec![pair.white, pair.black],
    }
}

fn parties(event: &Competition, who: Who, pair: &Pair) -> Vec<Party> {
    let party = |person| Party { person, team: event.teams().of(person) };
    people(who, pair).into_iter().map(party).collect()
}

fn named(event: &Competition, who: Who, pair: &Pair) -> String {
    let names: Vec<String> =
        people(who, pair).into_iter().map(|person| event.name_of(Competitor::Person(person))).collect();
    names.join(", ")
}
