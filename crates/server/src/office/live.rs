//! Tables that are watched: what changed in them is found once a version, whoever and how many ask for it.
//!
//! A watcher says which version he has and is given what changed since. Several versions that came at once are one
//! change. Who comes back after a break goes on where he stopped, or is told to look at the whole again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use serde::Serialize;

use super::Sight;
use crate::json;
use venue::Venue;
use venue::view::{Patch, Sheet, Tally, Views, is_last, pairings, parts, patch};

/// Changes that are kept for those who come back.
const KEPT: usize = 32;

/// A table that can be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The standings.
    Standings,
    /// The pairs of the last two rounds.
    Pairings,
    /// The crosstable.
    Crosstable,
}

/// What is known of the watched tables of an event.
#[derive(Default)]
pub(super) struct Live {
    views: Mutex<Arc<Views>>,
    topics: [tokio::sync::Mutex<History>; 3],
}

/// The last changes of a table.
#[derive(Default)]
struct History {
    version: u64,
    sheets: Vec<Sheet>,
    /// From which version to which, and what is sent.
    changes: VecDeque<(u64, u64, Bytes)>,
}

/// What watchers are sent.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct News {
    version: u64,
    part: u16,
    round: u16,
    /// Games of the round without a result.
    open: usize,
    over: bool,
    /// Whether nothing comes after it.
    last: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    whole: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    patches: Vec<Patch>,
}

impl Sight {
    /// The views of a version that are made once for all.
    pub fn views(&self, venue: &Venue) -> Arc<Views> {
        let mut kept = self.live.views.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.version() < venue.version() {
            *kept = Arc::new(Views::of(venue.version()));
        }
        match kept.version() == venue.version() {
            true => kept.clone(),
            false => Arc::new(Views::of(venue.version())),
        }
    }

    /// What changed in a table since a version, and the version that makes; nothing if nothing did.
    pub async fn changed(self: &Arc<Self>, topic: Topic, since: u64) -> Option<(u64, Bytes)> {
        let mut history = self.live.topics[topic as usize].lock().await;
        if history.version < self.version() {
            let (sight, mut taken) = (self.clone(), std::mem::take(&mut *history));
            // The tables of a large event take a while: nobody else's line waits for them.
            *history = tokio::task::spawn_blocking(move || {
                let venue = sight.now();
                taken.take_in(topic, &venue, &sight.views(&venue));
                taken
            })
            .await
            .unwrap_or_default();
        }
        history.since(since, || self.now())
    }
}

impl History {
    fn take_in(&mut self, topic: Topic, venue: &Venue, views: &Views) {
        let sheets = sheets(topic, venue, views);
        let is_new = self.version == 0;
        let patches: Vec<Patch> = sheets.iter().filter_map(|sheet| self.patch(sheet)).collect();
        let from = std::mem::replace(&mut self.version, venue.version());
        self.sheets = sheets;
        if is_new {
            return;
        }
        let news = News { patches, ..News::of(venue) };
        self.changes.push_back((from, venue.version(), line(&news)));
        if self.changes.len() > KEPT {
            self.changes.pop_front();
        }
    }

    /// What changed in a sheet; a new one is not known to anybody who watches.
    fn patch(&self, sheet: &Sheet) -> Option<Patch> {
        let known = self.sheets.iter().find(|known| known.name == sheet.name)?;
        patch(known, sheet)
    }

    /// What brings a watcher from a version to the next one there is a way to.
    fn since(&self, since: u64, venue: impl Fn() -> Arc<Venue>) -> Option<(u64, Bytes)> {
        if since >= self.version {
            return None;
        }
        let next = self.changes.iter().find(|(from, ..)| *from == since);
        let next = next.map(|(_, to, change)| (*to, change.clone()));
        next.or_else(|| {
            let news = News { version: self.version, whole: true, ..News::of(&venue()) };
            Some((self.version, line(&news)))
        })
    }
}

impl News {
    fn of(venue: &Venue) -> Self {
        let event = venue.shown();
        let part = parts(event).iter().find(|part| part.now).map_or(1, |part| part.part);
        let last = event.stage().rounds().last();
        Self {
            version: venue.version(),
            part,
            round: last.map_or(0, |round| round.round),
            open: Tally::now(event).open,
            over: event.is_over(),
            last: is_last(event),
            whole: false,
            patches: Vec::new(),
        }
    }
}

/// The sheets of a table.
fn sheets(topic: Topic, venue: &Venue, views: &Views) -> Vec<Sheet> {
    let event = venue.shown();
    match topic {
        Topic::Standings => views.standings(event).sheets(),
        Topic::Crosstable => vec![views.crosstable(event).to_sheet()],
        Topic::Pairings => {
            let last = event.stage().rounds().len() as u16;
            let rounds = [last.saturating_sub(1), last].into_iter();
            rounds.filter_map(|round| pairings(event, round)).map(|round| round.to_sheet()).collect()
        }
    }
}

/// News as a line of server-sent events.
fn line(news: &News) -> Bytes {
    let json = json::text(news).unwrap_or_default();
    format!("id: {}\ndata: {json}\n\n", news.version).into()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use clock::Moment;
    use competition::round::Outcome;
    use competition::{Competition, Event};
    use serde_json::Value;

    use super::{Sight, Topic};
    use hall::table::Guest;
    use venue::trial::{Trial, people, swiss_of};
    use venue::{Fact, Holder, Opened, Publication, Seat, Terms, Venue};

    /// An event as a test has conducted it.
    fn sight(event: &Competition) -> Arc<Sight> {
        let terms = Terms { publication: Publication::AtOnce, ..Terms::default() };
        let host = Holder::of(&Guest::visitor("host"));
        let draft = (**event.regulation()).clone();
        let opened = Opened { draft, host, at: Moment(0), seats: vec![Seat::Organiser], terms };
        let sight = Sight::new(Arc::new(Venue::open("cup", opened).expect("an event")));
        sight.apply(&[vec![conducted(event.journal())]]);
        Arc::new(sight)
    }

    fn conducted(events: &[Event]) -> Fact {
        Fact::Conducted { by: String::new(), vault: None, events: events.to_vec() }
    }

    fn news(line: &[u8]) -> Value {
        let text = std::str::from_utf8(line).expect("text");
        let json = text.lines().find_map(|line| line.strip_prefix("data: ")).expect("data");
        serde_json::from_str(json).expect("JSON")
    }

    #[tokio::test]
    async fn what_changed_is_found_once_and_who_comes_back_goes_on_where_he_stopped() {
        let mut trial = Trial::of(swiss_of(3), &people(6));
        trial.pair();
        let sight = sight(&trial.event);
        let (before, known) = (sight.version(), trial.event.journal().len());
        assert_eq!(sight.changed(Topic::Standings, before).await, None, "nothing happened since");
        trial.score(&[Outcome::White]);
        sight.apply(&[vec![conducted(&trial.event.journal()[known..])]]);
        let (version, one) = sight.changed(Topic::Standings, before).await.expect("a result");
        let (_, other) = sight.changed(Topic::Standings, before).await.expect("the same");
        assert_eq!((one.as_ptr(), version), (other.as_ptr(), before + 1), "made once for all");
        let told = news(&one);
        assert_eq!((&told["round"], &told["open"], &told["whole"]), (&1.into(), &2.into(), &Value::Null));
        let winner = trial.event.standings()[0].no.to_string();
        assert_eq!(told["patches"][0]["sheet"], "standings-1-0");
        let points = told["patches"][0]["cells"][&winner].as_object().expect("his cells");
        assert!(points.values().any(|text| text == "2"), "{points:?}");
        assert_eq!(sight.changed(Topic::Standings, version).await, None);
        let (_, stranger) = sight.changed(Topic::Standings, before - 1).await.expect("too long ago");
        assert_eq!(news(&stranger)["whole"], true);
    }

    #[tokio::test]
    async fn versions_that_came_at_once_are_one_change() {
        let mut trial = Trial::of(swiss_of(3), &people(6));
        trial.pair();
        let sight = sight(&trial.event);
        let before = sight.version();
        assert_eq!(sight.changed(Topic::Pairings, before).await, None);
        for board in 0..3 {
            let known = trial.event.journal().len();
            let round = trial.event.stage().round(1).expect("a round");
            let no = round.boards[board].white;
            let outcome = Outcome::Draw;
            trial.act(competition::Command::Round(competition::round::Command::Score {
                round: 1,
                no,
                outcome,
            }));
            sight.apply(&[vec![conducted(&trial.event.journal()[known..])]]);
        }
        let (version, line) = sight.changed(Topic::Pairings, before).await.expect("results");
        assert_eq!(version, before + 3);
        let cells = &news(&line)["patches"][0]["cells"];
        assert_eq!(cells.as_object().map(serde_json::Map::len), Some(3), "{cells}");
        assert_eq!(cells["2"]["3"], "1-1");
    }
}
