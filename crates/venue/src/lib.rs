//! A venue: one event as this house holds it. The competition is conducted by the room of that name; a venue knows who has which
//! seat, which pairs are kept back, and what two have to agree on.
//!
//! It has the shape of everything that is decided here: [`Venue::decide`] is pure, [`Venue::apply`] takes every fact.
//!
//! ```
//! use clock::Moment;
//! use competition::{Draft, entry, entry::Person};
//! use hall::table::Guest;
//! use venue::{Command, Holder, Opened, Seat, Terms, Venue};
//! let host = Guest { visitor: "b".into(), account: Some("7".into()), name: "Olena".into() };
//! let opened = Opened {
//!     draft: Draft::usual("UA24".parse().unwrap(), "russian".parse().unwrap()),
//!     host: Holder::of(&host),
//!     at: Moment(0),
//!     seats: vec![Seat::Organiser],
//!     terms: Terms::default(),
//! };
//! let mut venue = Venue::open("cup", opened).unwrap();
//! let register = Command::Conduct(entry::Command::register(Person::player("Їжак Остап")).into());
//! let facts = venue.decide(&host, &[register.clone()], None, Moment(0)).unwrap();
//! venue.apply(&facts);
//! assert_eq!(venue.competition().entries().len(), 1);
//! assert!(venue.decide(&Guest::visitor("stranger"), &[register], None, Moment(0)).is_err());
//! ```

mod clockwork;
mod command;
pub mod csv;
mod decide;
mod export;
mod fact;
mod house;
mod possible;
mod rights;
mod sealed;
mod seat;
mod secrets;
mod summary;
mod touch;
#[cfg(any(test, feature = "trial"))]
pub mod trial;
pub mod view;
pub mod writing;

#[cfg(test)]
mod tests;

pub use clockwork::{AHEAD, Waits};
pub use command::{Command, House, Wish};
pub use decide::COMMANDS_MAX;
pub use export::{Sheet, csv, json, trf};
pub use fact::{Answer, Audience, Fact, Grave, Opened, Publication, Request, Rounds, Terms};
pub use rights::act_name;
pub use seat::{Held, Holder, Invitation, Seat};
pub use secrets::{Secrets, forget_missing, kept, part, prefix, sound};
pub use summary::{Phase, Summary, You};
pub use touch::{Change, Touch};

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use clock::{Millis, Moment};
use competition::{Competition, Event, PersonId, round};

use hall::table::No;

/// An event and everything that has happened at it.
#[derive(Clone, Debug)]
pub struct Venue {
    id: String,
    opened: Opened,
    terms: Terms,
    competition: Competition,
    seats: Vec<Held>,
    seats_given: u32,
    invitations: Vec<Invitation>,
    requests: Vec<Request>,
    /// The commands whose pairs or line-ups were made known.
    published: BTreeSet<u32>,
    /// The tables of games of this stage, by round and board.
    boards: BTreeMap<(u16, u16), String>,
    /// The tables of all games.
    games: Vec<Game>,
    /// Requests that were carried out, by their names.
    done: BTreeSet<String>,
    changes: touch::Changes,
    /// What those are called who gave the commands, by their steps.
    authors: BTreeMap<u32, String>,
    version: u64,
    last: Moment,
    /// Whose personal data were erased.
    erased: Vec<Option<PersonId>>,
    /// Whether anything personal is known.
    personal: bool,
    /// The competition without what is personal.
    discreet: OnceLock<Box<Competition>>,
    /// The same while the last round or line-ups are kept back, without them.
    shown: OnceLock<Box<Competition>>,
}

/// A game that is played at a table of this house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The stage, from 0.
    pub stage: usize,
    /// The round of the stage.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// The table.
    pub table: String,
}

/// Why an event cannot be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// Why nothing was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The no of the event or of the house.
    pub no: No,
    /// Of several commands the one that was refused, from 1.
    pub command: Option<usize>,
    /// What others have changed since the version its author has seen.
    pub since: Vec<Change>,
}

impl From<No> for Refused {
    fn from(no: No) -> Self {
        Self { no, command: None, since: Vec::new() }
    }
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Broken {}

impl Venue {
    /// An event that is opened now.
    ///
    /// # Errors
    /// If its edition has something grave against the regulation.
    pub fn open(id: &str, opened: Opened) -> Result<Self, Broken> {
        let regulation =
            opened.draft.clone().check().map_err(|_| Broken("the regulation is none".to_owned()))?.0;
        Ok(Self::under(id, opened, regulation))
    }

    fn under(id: &str, opened: Opened, regulation: competition::Regulation) -> Self {
        let opened_at = opened.at;
        let seats: Vec<Held> = (1..)
            .zip(&opened.seats)
            .map(|(no, seat)| Held { no, seat: *seat, holder: opened.host.clone(), invitation: None })
            .collect();
        Self {
            id: id.to_owned(),
            terms: opened.terms,
            competition: Competition::new(regulation),
            seats_given: u32::try_from(seats.len()).unwrap_or(u32::MAX),
            seats,
            opened,
            invitations: Vec::new(),
            requests: Vec::new(),
            published: BTreeSet::new(),
            boards: BTreeMap::new(),
            games: Vec::new(),
            done: BTreeSet::new(),
            changes: touch::Changes::default(),
            authors: BTreeMap::new(),
            version: 1,
            last: opened_at,
            erased: Vec::new(),
            personal: false,
            discreet: OnceLock::new(),
            shown: OnceLock::new(),
        }
    }

    /// An event as its first entry opens it. The regulation was judged when it was written.
    ///
    /// # Errors
    /// If the entry does not open an event.
    pub fn begin(id: &str, facts: &[Fact]) -> Result<Self, Broken> {
        let [Fact::Opened(opened), rest @ ..] = facts else {
            return Err(Broken("the event is not opened".to_owned()));
        };
        let mut venue = Self::under(id, (**opened).clone(), opened.draft.clone().accepted());
        rest.iter().for_each(|fact| venue.take(fact));
        Ok(venue)
    }

    /// Takes in an entry of the journal.
    pub fn apply(&mut self, facts: &[Fact]) {
        let change = Change::of(self.version + 1, facts);
        facts.iter().for_each(|fact| self.take(fact));
        self.version += 1;
        self.changes.push(change);
    }

    /// Takes one fact of an entry in.
    pub fn take(&mut self, fact: &Fact) {
        self.shown = OnceLock::new();
        self.discreet = OnceLock::new();
        match fact {
            Fact::Opened(_) => {}
            Fact::Conducted { by, events, .. } => {
                for event in events {
                    if !by.is_empty() {
                        self.authors.entry(event.step).or_insert_with(|| by.clone());
                    }
                    self.conducted(event);
                }
            }
            Fact::Seated(held) => {
                self.seats_given = self.seats_given.max(held.no);
                if let Some(used) = held.invitation {
                    let used = self.invitations.iter_mut().filter(|invitation| invitation.no == used);
                    used.for_each(|invitation| invitation.uses = invitation.uses.saturating_sub(1));
                }
                self.seats.push(held.clone());
            }
            Fact::Unseated { no, .. } => self.seats.retain(|held| held.no != *no),
            Fact::Invited(invitation) => self.invitations.push(invitation.clone()),
            Fact::Recalled { invitation } => {
                let recalled = self.invitations.iter_mut().filter(|known| known.no == *invitation);
                recalled.for_each(|known| known.uses = 0);
            }
            Fact::Published { step, .. } => drop(self.published.insert(*step)),
            Fact::Asked(request) => self.requests.push(request.clone()),
            Fact::Answered { no, answer, .. } => {
                let asked = self.requests.iter_mut().filter(|request| request.no == *no);
                asked.for_each(|request| request.answer = Some(*answer));
            }
            Fact::BoardOpened { round, board, table } => {
                self.boards.insert((*round, *board), table.clone());
                let stage = self.competition.earlier().len();
                self.games.push(Game { stage, round: *round, board: *board, table: table.clone() });
            }
            Fact::Done { key } => drop(self.done.insert(key.clone())),
            Fact::Regulated(draft) => self.regulated(draft),
            Fact::Erased { person } => {
                self.competition.forget(*person);
                self.erased.push(*person);
            }
            Fact::Arranged(terms) => {
                let held = self.held().and_then(|round| self.paired_by(round));
                self.published.extend(held.filter(|_| terms.publication == Publication::AtOnce));
                self.terms = *terms;
            }
        }
    }

    fn conducted(&mut self, event: &Event) {
        self.last = self.last.max(event.at);
        self.personal |= event.is_personal();
        // Another stage counts its rounds from 1 again.
        if matches!(
            event.fact,
            competition::Fact::Round(
                round::Fact::StageBegun { .. }
                    | round::Fact::PlayOffBegun { .. }
                    | round::Fact::PlayedOff { .. }
            )
        ) {
            self.boards.clear();
        }
        self.competition.apply(event);
        let paired = matches!(event.fact, competition::Fact::Round(round::Fact::Paired(_)));
        if paired && self.terms.publication == Publication::AtOnce {
            self.published.insert(event.step);
        }
    }

    /// Everything that was conducted is told again under another regulation.
    fn regulated(&mut self, draft: &competition::Draft) {
        self.opened.draft = draft.clone();
        let regulation = draft.clone().accepted();
        let told = std::mem::replace(&mut self.competition, Competition::new(regulation));
        told.journal().iter().for_each(|event| self.competition.apply(event));
    }

    /// What he is called who gave the command of a step, if somebody of the house did.
    #[must_use]
    pub fn author(&self, step: u32) -> Option<&str> {
        self.authors.get(&step).map(String::as_str)
    }

    /// Its name in links.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How it was opened, with the regulation that holds now.
    #[must_use]
    pub const fn opened(&self) -> &Opened {
        &self.opened
    }

    /// What the house does about it.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// How much later those see it who only watch, once boards were opened online.
    #[must_use]
    pub fn delay(&self) -> Option<Millis> {
        let delay = Millis::seconds(u64::from(self.terms.delay));
        (delay > Millis::ZERO && !self.games.is_empty()).then_some(delay)
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether a request of this name was carried out.
    #[must_use]
    pub fn has_done(&self, key: &str) -> bool {
        self.done.contains(key)
    }

    /// When the last thing happened in the competition.
    #[must_use]
    pub const fn last(&self) -> Moment {
        self.last
    }

    /// The competition with all its secrets: for those who admit players.
    #[must_use]
    pub const fn competition(&self) -> &Competition {
        &self.competition
    }

    /// The competition without what is personal: for those who conduct it.
    #[must_use]
    pub fn discreet(&self) -> &Competition {
        if !self.personal {
            return &self.competition;
        }
        self.discreet.get_or_init(|| {
            let mut discreet = self.competition.clone();
            discreet.forget(None);
            Box::new(discreet)
        })
    }

    /// Whose personal data were erased; everybody's where nobody is named.
    #[must_use]
    pub fn erased(&self) -> &[Option<PersonId>] {
        &self.erased
    }

    /// The competition as everybody may see it: without what is personal, and without a round or line-ups that are kept back.
    #[must_use]
    pub fn shown(&self) -> &Competition {
        if let Some(shown) = self.shown.get() {
            return shown;
        }
        let (held, sealed) = (self.held(), self.sealed());
        if held.is_none() && sealed.is_empty() {
            return self.discreet();
        }
        self.shown.get_or_init(|| {
            let mut shown = self.without(&sealed);
            if let Some(round) = held {
                let unpaired = round::Fact::Unpaired { round, reason: String::new() };
                let step = shown.journal().last().map_or(1, |event| event.step + 1);
                let fact = competition::Fact::Round(unpaired);
                shown.apply(&Event { step, at: self.last, actor: competition::Actor::Program, fact });
            }
            Box::new(shown)
        })
    }

    /// The last round, if its pairs are kept back.
    #[must_use]
    pub fn held(&self) -> Option<u16> {
        let last = self.competition.stage().rounds().last()?;
        self.paired_by(last.round).filter(|step| !self.published.contains(step)).map(|_| last.round)
    }

    /// The command that the pairs of a round of this stage followed from.
    pub fn paired_by(&self, round: u16) -> Option<u32> {
        self.competition.standing().rev().find_map(|event| match &event.fact {
            competition::Fact::Round(round::Fact::Paired(paired)) if paired.round == round => {
                Some(event.step)
            }
            _ => None,
        })
    }

    /// Who has which seat.
    #[must_use]
    pub fn seats(&self) -> &[Held] {
        &self.seats
    }

    /// Links by which seats are taken, used up or not.
    #[must_use]
    pub fn invitations(&self) -> &[Invitation] {
        &self.invitations
    }

    /// What was asked for that two have to agree on.
    #[must_use]
    pub fn requests(&self) -> &[Request] {
        &self.requests
    }

    /// The table at which a board of a round of this stage is played.
    #[must_use]
    pub fn table_of(&self, round: u16, board: u16) -> Option<&str> {
        self.boards.get(&(round, board)).map(String::as_str)
    }

    /// All tables of this stage, by round and board.
    pub fn tables(&self) -> impl Iterator<Item = (u16, u16, &str)> {
        self.boards.iter().map(|((round, board), table)| (*round, *board, table.as_str()))
    }

    /// The tables of all games, in the order in which they were opened.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// What was changed after a version; nothing if that is too long ago to be known.
    #[must_use]
    pub fn changes_since(&self, version: u64) -> Option<Vec<Change>> {
        self.changes.since(version)
    }
}
