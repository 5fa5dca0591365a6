//! Something is done at a board: first it is seen whether it may be; then the event keeps it and the game obeys.

use article::Article;
use clock::Moment;
use competition::protest::{self, Party, What};
use competition::round::{self, Competitor, Outcome, Pair};
use competition::{Command, Competition, PersonId};
use game::Player;
use hall::table::{self, Guest, No, Table};
use rulebook::law::event::Matter;
use serde::Deserialize;

use super::deed::{Deed, Side, Who};
use super::{Official, stand};
use crate::api::error::Error;
use crate::app::App;
use crate::office::{Trouble, VenueDesk};
use venue::writing;
use venue::{self, Fact, Venue};

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
    /// Which game of a micromatch in the hall it is about, from 1.
    #[serde(default)]
    game: Option<u8>,
    /// What is written down beside it.
    #[serde(default)]
    reason: String,
    /// What whoever asks calls this request, so that it is done once however often it is sent.
    #[serde(default)]
    key: Option<String>,
}

impl Asked {
    fn check(&self) -> Result<(), Error> {
        writing::lines(&self.reason, TEXT_MAX)?;
        writing::lines(&self.deed.words(), TEXT_MAX)?;
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
        let pair = pair(&venue, at)?;
        let over = pair.outcome.is_some();
        let found = of_stand_in(venue.competition(), &asked.deed, by, over, app.hall.time().now())?;
        let games = games(&venue, round, &pair).filter(|_| found.ends.is_some() || asked.game.is_some());
        if let Some(all) = games.filter(|all| !asked.game.is_some_and(|game| (1..=*all).contains(&game))) {
            let no = No::new("malformed", "say which game of the micromatch it is about");
            return Err(no.instead(format!("games 1 to {all}")).into());
        }
        let decide = |venue: &Venue, now| decided(venue, guest, at, &asked, found, now);
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
            false => decided(venue, guest, at, &asked, Found { article, ends: None }, now),
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
    let sealer = game.envelope().map(|envelope| envelope.sealer);
    let deed = &deed.clone().sealed_by(sealer.map(|player| Side::of(player == white)));
    let (commands, now) = (deed.commands(white), game.not_before(now));
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
    if let Deed::Resume { .. } | Deed::Came { .. } = deed {
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
    found: Found,
    now: Moment,
) -> Result<Vec<Fact>, Trouble> {
    if asked.is_done(venue) {
        return Ok(Vec::new());
    }
    let event = venue.competition();
    let pair = pair(venue, (round, board))?;
    // Where several games are played in the hall it is about one of them, unless it is about the meeting.
    let games = games(venue, round, &pair);
    let game = asked.game.filter(|_| games.is_some());
    let mut kept = kept(event, asked, found.article, (round, game), &pair);
    // A game in a hall that is decided has its result.
    let single = games.is_some() || event.regulation().game.as_ref().is_none_or(|game| game.games <= 1);
    let ends = found.ends.filter(|_| venue.table_of(round, board).is_none() && single && !pair.known);
    if let Some(outcome) = ends.filter(|_| !matches!(asked.deed, Deed::Adjudicate { .. })) {
        let game = game.filter(|_| !asked.deed.is_about_meeting());
        kept.push(scored(&pair, (round, game), outcome));
    }
    let kept: Vec<venue::Command> = kept.into_iter().map(venue::Command::Conduct).collect();
    let mut facts = if kept.is_empty() { Vec::new() } else { venue.decide(guest, &kept, None, now)? };
    facts.extend(asked.key.clone().map(|key| Fact::Done { key }));
    Ok(facts)
}

/// What the articles say to a deed.
#[derive(Clone, Copy)]
struct Found {
    article: Article,
    /// How a game in the hall ends by it, White by the pairing first.
    ends: Option<Outcome>,
}

/// How many games two play here in the hall, where they are several and the event keeps each of them.
pub(super) fn games(venue: &Venue, round: u16, pair: &Pair) -> Option<u8> {
    let games = venue.competition().regulation().game.as_ref().map_or(1, |game| game.games);
    let in_hall = venue.table_of(round, pair.board).is_none() && pair.no().is_some();
    Some(games).filter(|games| *games > 1 && in_hall)
}

/// The command that keeps what came of a game, or of all that two play.
fn scored(pair: &Pair, (round, game): (u16, Option<u8>), outcome: Outcome) -> Command {
    match pair.no().zip(game) {
        Some((no, game)) => Command::Round(round::Command::ScoreGame { round, no, game, outcome }),
        None => pair.score(round, outcome, None),
    }
}

/// What the articles say to something that is done at a real board.
fn of_stand_in(
    event: &Competition,
    deed: &Deed,
    by: game::Actor,
    over: bool,
    now: clock::Moment,
) -> Result<Found, Error> {
    let ends = deed.ends();
    let Some(game) = stand::game(event, now) else {
        return Ok(Found { article: event.law().panel.orders, ends });
    };
    if over && !deed.is_about_somebody() {
        return Err(is_over(&game).into());
    }
    let game = if over { stand::ended(&game) } else { game };
    let (article, ended) = stand::tried(&game, deed, by, now).map_err(No::from)?;
    Ok(Found { article, ends: ended.or(ends) })
}

/// A game is not decided twice: what was entered is corrected at the desk.
fn is_over(game: &game::Game) -> No {
    let law = game.law();
    let by = law.results.final_result.unwrap_or(law.clock.in_turn);
    No::new("refused", "the game is over").instead("the secretary corrects a result").by(by)
}

/// Those who sit at a board.
fn pair(venue: &Venue, (round, board): (u16, u16)) -> Result<Pair, No> {
    let found = venue.competition().pairs(round).into_iter().find(|pair| pair.board == board);
    found.ok_or_else(|| No::new("absent", "there is no such board"))
}

/// What the event keeps of a deed.
fn kept(
    event: &Competition,
    asked: &Asked,
    article: Article,
    (round, game): (u16, Option<u8>),
    pair: &Pair,
) -> Vec<Command> {
    let (deed, reason) = (&asked.deed, asked.reason.trim());
    let names = named(event, deed.who(), pair);
    let words = format!("{}: {names}", deed.words());
    let decide = |what: What, parties: Vec<Party>, articles: Vec<Article>| {
        Command::Protest(protest::Command::Decide {
            matter: Matter::Play,
            what,
            round: Some(round),
            board: Some(pair.board),
            game,
            parties,
            articles,
            reason: reason.to_owned(),
        })
    };
    let parties = parties(event, deed.who(), pair);
    match deed {
        Deed::Message { .. } => Vec::new(),
        Deed::Note { article, text } => vec![Command::Note { article: *article, text: text.clone() }],
        Deed::Check { .. } => {
            let why = if reason.is_empty() { String::new() } else { format!(". {reason}") };
            vec![Command::Note { article, text: format!("{round}/{}: {words}{why}", pair.board) }]
        }
        // A sanction counts for the ladder of whom it is about: one decision each.
        Deed::Impose { measure, articles, .. } => {
            let of_party = |party| decide(What::Measure(*measure), vec![party], articles.clone());
            parties.into_iter().map(of_party).collect()
        }
        Deed::Propose { articles, .. } => vec![decide(What::Words(words), parties, articles.clone())],
        Deed::Violation { article: violated, .. } => {
            vec![decide(What::Words(words), parties, vec![*violated])]
        }
        Deed::Adjudicate { outcome } => {
            let mut commands = vec![decide(What::Words(words), parties, vec![article])];
            if let Some(no) = pair.no().filter(|_| !pair.known) {
                commands.push(Command::Round(round::Command::Suspend { round, no }));
            }
            commands.push(scored(pair, (round, game), *outcome));
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
