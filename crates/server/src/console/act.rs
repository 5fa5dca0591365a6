//! Something is done at a board: first it is seen whether it may be; then the event keeps it and the game obeys.

use article::Article;
use clock::Moment;
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
use crate::office::{Trouble, VenueDesk};
use crate::online::{Pair, Told, pairs};
use crate::table::{self, Guest, No, Table};
use crate::venue::{self, Fact, Venue};

/// Letters of a reason.
const TEXT_MAX: usize = 2_000;
/// Letters of the name of a request.
const KEY_MAX: usize = 64;
/// How often something is decided again because somebody else was first.
const TRIES: usize = 8;

/// What somebody would like to do at a board.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Asked {
    deed: Deed,
    /// What is written down beside it.
    #[serde(default)]
    reason: String,
    /// What whoever asks calls this request, so that it is done once however often it is sent.
    #[serde(default)]
    key: Option<String>,
}

impl Asked {
    fn check(&self) -> Result<(), Error> {
        let long = |text: &str| text.chars().count() > TEXT_MAX;
        if long(&self.reason) || long(&self.deed.words()) {
            return Err(Error::field("reason", format!("at most {TEXT_MAX} letters"), String::new()));
        }
        let is_key =
            |key: &str| (1..=KEY_MAX).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
        if self.key.as_deref().is_some_and(|key| !is_key(key)) {
            return Err(Error::field("key", format!("at most {KEY_MAX} letters"), String::new()));
        }
        Ok(())
    }

    /// Whether it was sent before and done then.
    fn is_done(&self, venue: &Venue) -> bool {
        self.key.as_deref().is_some_and(|key| venue.has_done(key))
    }
}

/// Does something at a board. Gives the version of the event. What the event keeps and what the game obeys are written together: whatever
/// stops the program between, both are there or neither is.
pub(crate) async fn act(
    app: &App,
    guest: &Guest,
    desk: &VenueDesk,
    at: (u16, u16),
    asked: Asked,
) -> Result<u64, Error> {
    asked.check()?;
    let venue = desk.now();
    let (round, board) = at;
    let by = game::Actor::Official(Official::of(&venue, guest, asked.deed.act(), board)?.role);
    let actor = guest.account.as_ref().unwrap_or(&guest.visitor);
    let Some(id) = venue.table_of(round, board) else {
        let over = pair(&venue, at)?.outcome.is_some();
        let article = of_stand_in(venue.competition(), &asked.deed, by, over, app.hall.time().now())?;
        let decide = |venue: &Venue, now| decided(venue, guest, at, &asked, article, now);
        return Ok(app.office.conduct(desk, actor, decide).await?);
    };
    let sitting = app.hall.desk(id).await?;
    let mut table = sitting.lock().await;
    for _ in 0..TRIES {
        if asked.is_done(&desk.now()) {
            return Ok(desk.version());
        }
        let (facts, article) = obeyed(&table, &asked.deed, by, app.hall.time().now())?;
        let append = if facts.is_empty() { None } else { Some(app.hall.append_of(&table, actor, &facts)?) };
        let decide = |venue: &Venue, now| match asked.is_done(venue) {
            // Another node has done it meanwhile: the game is not told twice.
            true => Err(No::new("busy", "others were faster").instead("try again").into()),
            false => decided(venue, guest, at, &asked, article, now),
        };
        let trouble = match app.office.conduct_with(desk, actor, append.as_ref(), decide).await {
            Ok(version) => {
                if append.is_some() {
                    app.hall.applied(&sitting, &mut table, &facts);
                }
                return Ok(version);
            }
            Err(trouble) => trouble,
        };
        // What the journal says holds, whether or not it could answer.
        let caught_up = app.hall.catch_up(&sitting, &mut table).await;
        match trouble {
            Trouble::Store(store::Error::Conflict(_)) => caught_up?,
            _ if asked.is_done(&desk.now()) => {}
            trouble => return Err(trouble.into()),
        }
    }
    Err(No::new("busy", "others were faster").instead("try again").into())
}

/// What follows at the table, and the article by which it does.
fn obeyed(
    table: &Table,
    deed: &Deed,
    by: game::Actor,
    now: Moment,
) -> Result<(Vec<table::Fact>, Article), Error> {
    let game = table.game().ok_or_else(|| No::new("not-begun", "nobody has come to play yet"))?;
    let white = table.booking().map_or(Player::First, |booking| table.player(booking.white));
    let (commands, now) = (deed.commands(white), now.max(game.last()));
    if table.is_over()
        && !deed.is_about_somebody()
        && !matches!(deed, Deed::Message { .. } | Deed::Check { .. })
    {
        return Err(is_over(game).into());
    }
    if let Deed::Adjudicate { .. } = deed {
        // Nobody plays on after a game was adjudicated, even if it stood still already.
        let stop = [game::Command::Stop(game::StopReason::Disturbance)];
        let mut facts = table.arbitrate(by, &stop, now).unwrap_or_default();
        facts.push(table::Fact::Closed);
        return Ok((facts, stand::article(game, deed, &[])));
    }
    if table.is_over() && deed.is_about_somebody() {
        // The game is over; what its players do after it is still the officials' affair, and the event keeps it.
        let game = stand::ended(game);
        let followed = commands.first().map(|command| game.decide(by, command, now)).transpose();
        let followed = followed.map_err(No::from)?.unwrap_or_default();
        return Ok((Vec::new(), stand::article(&game, deed, &followed)));
    }
    let mut facts = table.arbitrate(by, &commands, now)?;
    if let Deed::Resume {} = deed {
        let mut after = table.clone();
        facts.iter().for_each(|fact| after.take(fact));
        // An interrupted game has no envelope.
        let open = [game::Command::Adjourn(game::adjourn::Command::Open)];
        facts.extend(after.arbitrate(by, &open, now).unwrap_or_default());
    }
    let followed = commands.first().and_then(|command| game.decide(by, command, now).ok());
    Ok((facts, stand::article(game, deed, &followed.unwrap_or_default())))
}

/// What follows at the event.
fn decided(
    venue: &Venue,
    guest: &Guest,
    (round, board): (u16, u16),
    asked: &Asked,
    article: Article,
    now: Moment,
) -> Result<Vec<Fact>, Trouble> {
    if asked.is_done(venue) {
        return Ok(Vec::new());
    }
    let event = venue.competition();
    let pair = pair(venue, (round, board))?;
    let mut kept = kept(event, &asked.deed, &asked.reason, article, round, &pair);
    // A game in a hall that is decided has its result; where several are played it is one of them.
    let single = event.regulation().game.as_ref().is_none_or(|game| game.games <= 1);
    let ends = asked.deed.ends().filter(|_| venue.table_of(round, board).is_none() && single && !pair.known);
    if let Some(outcome) = ends.filter(|_| !matches!(asked.deed, Deed::Adjudicate { .. })) {
        kept.push(pair.score(round, &Told { outcome, games: None }));
    }
    let kept: Vec<venue::Command> = kept.into_iter().map(venue::Command::Conduct).collect();
    let mut facts = if kept.is_empty() { Vec::new() } else { venue.decide(guest, &kept, None, now)? };
    facts.extend(asked.key.clone().map(|key| Fact::Done { key }));
    Ok(facts)
}

/// The article by which something is done at a real board.
fn of_stand_in(
    event: &Competition,
    deed: &Deed,
    by: game::Actor,
    over: bool,
    now: clock::Moment,
) -> Result<Article, Error> {
    let Some(game) = stand::game(event, now) else { return Ok(event.law().panel.orders) };
    if over && !deed.is_about_somebody() {
        return Err(is_over(&game).into());
    }
    let game = if over { stand::ended(&game) } else { game };
    stand::tried(&game, deed, by, now).map_err(|refusal| No::from(refusal).into())
}

/// A game is not decided twice: what was entered is corrected at the desk.
fn is_over(game: &game::Game) -> No {
    let law = game.law();
    let by = law.results.final_result.unwrap_or(law.clock.in_turn);
    No::new("refused", "the game is over").instead("the secretary corrects a result").by(by)
}

/// Those who sit at a board.
fn pair(venue: &Venue, (round, board): (u16, u16)) -> Result<Pair, No> {
    let found = pairs(venue.competition(), round).into_iter().find(|pair| pair.board == board);
    found.ok_or_else(|| No::new("absent", "there is no such board"))
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
            if let Some(no) = pair.no().filter(|_| !pair.known) {
                commands.push(Command::Round(round::Command::Suspend { round, no }));
            }
            commands.push(pair.score(round, &Told { outcome: *outcome, games: None }));
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
