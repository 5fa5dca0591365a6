//! Everything in the journal told again by those who know the rules: does each entry say something that can have happened?

use std::collections::HashMap;

use competition::PersonId;
use game::micromatch::{self, Contender};
use hall::table::{Fact, Table};
use people::{Event, Fact as Happened, FactorId, Home, PersonFact, Seed};
use store::{Entry, Secret, Stream, Teller};

use crate::office;
use crate::people::seeds;
use venue::{self, Venue};

/// Tells every table, every event and everybody with an account again. Streams of other kinds are for others.
#[derive(Default)]
pub struct Replay {
    stream: Option<Stream>,
    table: Option<Table>,
    venue: Option<Box<Venue>>,
    /// What the vault must keep of the event, with whose it is.
    kept: HashMap<String, Option<PersonId>>,
    /// Whose was erased while the vault was looked at; nobody's is everybody's.
    erased_since: Vec<Option<PersonId>>,
    /// How many entries about people the stream has.
    people: u64,
    /// The second factor of the account: the vault must keep its seed.
    factor: Option<FactorId>,
}

impl Teller for Replay {
    fn begin(&mut self, stream: &Stream) {
        *self = Self { stream: Some(stream.clone()), ..Self::default() };
    }

    fn tell(&mut self, entry: &Entry) -> Result<(), String> {
        let Some(stream) = self.stream.clone() else { return Ok(()) };
        match stream.kind() {
            hall::KIND => self.table(stream.id(), entry),
            office::KIND => self.event(stream.id(), entry),
            kind if Home::KINDS.contains(&kind) => self.people(&stream, entry),
            _ => Ok(()),
        }
    }

    fn keep(&mut self, secret: &Secret) -> Result<(), String> {
        if self.people > 0 {
            return self.seed(secret);
        }
        if self.venue.is_none() {
            return Ok(());
        }
        let sound = match secret.key.starts_with(office::SEALED) {
            true => return office::sound(&secret.key, &secret.body),
            false => venue::sound(&secret.key, &secret.body),
        };
        // What no entry tells of was kept by somebody who was killed before he could write the entry.
        self.kept.remove(sound?);
        Ok(())
    }

    fn end(&mut self) -> Result<(), String> {
        if let Some(factor) = self.factor {
            return Err(format!("the seed of the second factor {factor} is missing in the vault"));
        }
        let erased = self.venue.as_ref().map_or(&[][..], |venue| venue.erased());
        let erased = || erased.iter().chain(&self.erased_since);
        let is_erased = |whose: &Option<PersonId>| erased().any(|each| each.is_none() || each == whose);
        let missing = self.kept.iter().filter(|(_, whose)| !is_erased(whose)).map(|(name, _)| name.as_str());
        match missing.min() {
            Some(first) => Err(format!("what is personal is missing in the vault: {first}")),
            None => Ok(()),
        }
    }

    fn since(&mut self, entry: &Entry) {
        if self.people > 0 {
            // It may have been taken off, and its seed erased, while the vault was looked at.
            let event: Option<Event> = serde_json::from_str(&entry.what.body).ok();
            self.factor = self.factor.filter(|_| !event.as_ref().is_some_and(removes));
            return;
        }
        let facts: Vec<venue::Fact> = serde_json::from_str(&entry.what.body).unwrap_or_default();
        let erased = |fact: &venue::Fact| match fact {
            venue::Fact::Erased { person } => Some(*person),
            _ => None,
        };
        self.erased_since.extend(facts.iter().filter_map(erased));
    }
}

impl Replay {
    fn table(&mut self, id: &str, entry: &Entry) -> Result<(), String> {
        let facts: Vec<Fact> = serde_json::from_str(&entry.what.body)
            .map_err(|error| format!("no facts of a table: {error}"))?;
        let Some(table) = &mut self.table else {
            self.table = Some(Table::begin(id, &facts).map_err(|broken| broken.to_string())?);
            return Ok(());
        };
        for fact in &facts {
            possible(table, fact)?;
            table.take(fact);
        }
        table.end_entry();
        Ok(())
    }

    fn event(&mut self, id: &str, entry: &Entry) -> Result<(), String> {
        let facts: Vec<venue::Fact> = serde_json::from_str(&entry.what.body)
            .map_err(|error| format!("no facts of an event: {error}"))?;
        self.kept.extend(facts.iter().flat_map(venue::kept).map(|(whose, name)| (name, whose)));
        let Some(venue) = &mut self.venue else {
            self.venue = Some(Box::new(Venue::begin(id, &facts).map_err(|broken| broken.to_string())?));
            return Ok(());
        };
        // What comes later in an entry rests on what comes before it.
        let mut then = venue.clone();
        for fact in &facts {
            then.possible(fact)?;
            then.take(fact);
        }
        venue.apply(&facts);
        Ok(())
    }

    /// One stream tells of one account or of the house; what it says about others is theirs.
    fn people(&mut self, stream: &Stream, entry: &Entry) -> Result<(), String> {
        let event: Event = serde_json::from_str(&entry.what.body)
            .map_err(|error| format!("nothing that happens to people: {error}"))?;
        let home = event.home();
        if (home.kind(), home.id().as_str()) != (stream.kind(), stream.id()) {
            return Err("this happened to somebody else".to_owned());
        }
        self.people += 1;
        match &event.fact {
            Happened::Person { what: PersonFact::FactorSet { factor, .. }, .. } => {
                self.factor = Some(*factor);
            }
            _ if removes(&event) => self.factor = None,
            _ => {}
        }
        Ok(())
    }

    /// A seed whose factor does not hold was begun and never switched on, or a crash came before it was erased.
    fn seed(&mut self, secret: &Secret) -> Result<(), String> {
        Seed::parse(&secret.body).ok_or("no seed of a second factor")?;
        self.factor = self.factor.filter(|factor| seeds::key(*factor) != secret.key);
        Ok(())
    }
}

/// Whether a second factor was taken off by it.
fn removes(event: &Event) -> bool {
    matches!(event.fact, Happened::Person { what: PersonFact::FactorRemoved, .. })
}

/// Whether something can have happened at a table.
fn possible(table: &Table, fact: &Fact) -> Result<(), String> {
    match fact {
        Fact::Opened(_) => Err("the table is opened twice".to_owned()),
        // At the board of an event a player may sit down again, at another browser.
        Fact::Seated { seat, .. } if table.guest(*seat).is_some() && table.booking().is_none() => {
            Err("the seat is taken".to_owned())
        }
        Fact::Met { .. } if table.meeting().is_some() => Err("they have met already".to_owned()),
        Fact::Met { .. } if Contender::BOTH.into_iter().any(|seat| table.guest(seat).is_none()) => {
            Err("somebody is missing".to_owned())
        }
        Fact::Play(event) => {
            let game = table.game().ok_or("nobody has come to play yet")?;
            match &event.fact {
                micromatch::Fact::Game(game::Fact::Moved { player, played }) => {
                    if game.board().turn() != *player {
                        return Err("the other player moves".to_owned());
                    }
                    game.board().after(played, game.law()).map(|_| ()).map_err(|refusal| refusal.to_string())
                }
                micromatch::Fact::Game(game::Fact::Ended(_)) if game.outcome().is_some() => {
                    Err("the game is over already".to_owned())
                }
                _ => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use store::{Hash, NewEntry, Position, Sequence};

    use super::{Entry, Replay, Stream, Teller};

    fn entry(stream: &Stream, sequence: u64, body: &str) -> Entry {
        let what = NewEntry { at_ms: 0, actor: "x".into(), body: body.into() };
        Entry {
            position: Position(sequence),
            stream: stream.clone(),
            sequence: Sequence(sequence),
            what,
            hash: Hash::START,
        }
    }

    #[test]
    fn what_is_no_table_is_found() {
        let stream = Stream::new("table", "abc").expect("a name");
        let mut replay = Replay::default();
        replay.begin(&stream);
        let told = replay.tell(&entry(&stream, 1, "[\"closed\"]"));
        assert_eq!(told, Err("the table is not opened".to_owned()));
        replay.begin(&stream);
        assert!(replay.tell(&entry(&stream, 1, "{}")).is_err());
        let other = Stream::new("other", "abc").expect("a name");
        replay.begin(&other);
        assert_eq!(replay.tell(&entry(&other, 1, "anything")), Ok(()));
    }

    #[test]
    fn what_is_no_event_is_found() {
        let stream = Stream::new("event", "abc").expect("a name");
        let mut replay = Replay::default();
        replay.begin(&stream);
        let told = replay.tell(&entry(&stream, 1, r#"[{"recalled":{"invitation":1}}]"#));
        assert_eq!(told, Err("the event is not opened".to_owned()));
        let draft = competition::Draft::usual(rulebook::Edition::Ua24, "russian".parse().expect("a game"));
        let opened = serde_json::json!([{ "opened": {
            "draft": draft, "host": { "account": "7", "name": "Olena" }, "at": 5, "seats": ["organiser"], "terms": {}
        } }]);
        replay.begin(&stream);
        assert_eq!(replay.tell(&entry(&stream, 1, &opened.to_string())), Ok(()));
        let again = replay.tell(&entry(&stream, 2, &opened.to_string()));
        assert_eq!(again, Err("the event is opened twice".to_owned()));
        let scored = serde_json::json!([{ "conducted": { "by": "x", "events": [
            { "step": 1, "at": 6, "actor": "program", "fact": { "round": { "scored": { "round": 1, "white": 1, "outcome": "white" } } } }
        ] } }]);
        let told = replay.tell(&entry(&stream, 2, &scored.to_string()));
        assert_eq!(told, Err("nobody meets in round 1 with White as 1".to_owned()));
    }

    #[test]
    fn what_was_accepted_once_is_not_judged_again() {
        let mut draft =
            competition::Draft::usual(rulebook::Edition::Ru22, "russian".parse().expect("a game"));
        let usual = draft.clone();
        draft.organisation.character = Some(rulebook::law::event::Character::Team);
        draft.system = competition::regulation::System::Scheveningen;
        assert!(draft.clone().check().is_err(), "nobody opens such an event any more");
        let opened = |draft: &competition::Draft| {
            let host = serde_json::json!({ "account": "7", "name": "Olena" });
            let opened =
                serde_json::json!({ "draft": draft, "host": host, "at": 5, "seats": [], "terms": {} });
            serde_json::json!([{ "opened": opened }]).to_string()
        };
        let stream = Stream::new("event", "abc").expect("a name");
        let mut replay = Replay::default();
        replay.begin(&stream);
        assert_eq!(replay.tell(&entry(&stream, 1, &opened(&draft))), Ok(()));
        replay.begin(&stream);
        assert_eq!(replay.tell(&entry(&stream, 1, &opened(&usual))), Ok(()));
        let changed = serde_json::json!([{ "regulated": draft }]).to_string();
        assert_eq!(replay.tell(&entry(&stream, 2, &changed)), Ok(()));
        let holds = replay.venue.as_ref().map(|venue| venue.competition().regulation().system.clone());
        assert_eq!(holds, Some(draft.system), "and it holds");
    }

    #[test]
    fn what_happened_to_nobody_is_found() {
        let stream = Stream::new(people::Home::KINDS[0], "abc").expect("a name");
        let mut replay = Replay::default();
        replay.begin(&stream);
        assert!(replay.tell(&entry(&stream, 1, "{}")).is_err());
    }
}
