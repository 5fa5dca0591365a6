//! An event as its journal tells it.

use article::Article;
use clock::Moment;
use rulebook::Refusal;
use rulebook::law::event::{Character, EventLaw};

use crate::entry::Rank;
use crate::round::Competitor;
use crate::swiss::Entrant;
use crate::{Actor, Command, Event, Fact, Regulation, entry, panel, protest, round, schedule, team};

/// An event under its regulation.
#[derive(Clone, Debug)]
pub struct Competition {
    pub(crate) regulation: Regulation,
    pub(crate) law: &'static EventLaw,
    pub(crate) entries: entry::State,
    pub(crate) panel: panel::State,
    pub(crate) protests: protest::State,
    pub(crate) schedule: schedule::State,
    pub(crate) teams: team::State,
    pub(crate) rounds: round::State,
    pub(crate) notes: Vec<(Article, String)>,
    journal: Vec<Event>,
    standing: Vec<usize>,
}

impl Competition {
    /// An event before anything happened.
    #[must_use]
    pub fn new(regulation: Regulation) -> Self {
        Self {
            law: regulation.law(),
            regulation,
            entries: entry::State::default(),
            panel: panel::State::default(),
            protests: protest::State::default(),
            schedule: schedule::State::default(),
            teams: team::State::default(),
            rounds: round::State::default(),
            notes: Vec::new(),
            journal: Vec::new(),
            standing: Vec::new(),
        }
    }

    /// What the event chose.
    #[must_use]
    pub const fn regulation(&self) -> &Regulation {
        &self.regulation
    }

    /// What the edition says about events.
    #[must_use]
    pub const fn law(&self) -> &'static EventLaw {
        self.law
    }

    /// Everything that happened, undone or not.
    #[must_use]
    pub fn journal(&self) -> &[Event] {
        &self.journal
    }

    /// What follows from a command. Nothing is changed.
    ///
    /// # Errors
    /// A refusal with its article, if the command may not be obeyed.
    pub fn decide(&self, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
        let facts: Vec<Fact> = match command {
            Command::Entry(command) => wrap(entry::decide(self, by, command, now)?, Fact::Entry),
            Command::Panel(command) => wrap(panel::decide(self, by, command, now)?, Fact::Panel),
            Command::Protest(command) => wrap(protest::decide(self, by, command, now)?, Fact::Protest),
            Command::Schedule(command) => wrap(schedule::decide(self, by, command, now)?, Fact::Schedule),
            Command::Team(command) => wrap(team::decide(self, by, command, now)?, Fact::Team),
            Command::Round(command) => wrap(round::decide(self, by, command, now)?, Fact::Round),
            Command::Note { article, text } => vec![Fact::Noted { article: *article, text: text.clone() }],
            Command::Undo { reason } => vec![self.undo(reason)?],
        };
        let step = self.journal.last().map_or(1, |event| event.step + 1);
        Ok(facts.into_iter().map(|fact| Event { step, at: now, actor: by, fact }).collect())
    }

    /// Takes in what happened.
    pub fn apply(&mut self, event: &Event) {
        self.journal.push(event.clone());
        let Fact::Undone { step, .. } = event.fact else {
            self.standing.push(self.journal.len() - 1);
            return self.take(event);
        };
        // What was undone never happened; everything that stands is taken in again.
        let journal = core::mem::take(&mut self.journal);
        let mut standing = core::mem::take(&mut self.standing);
        *self = Self::new(self.regulation.clone());
        standing.retain(|&at| journal.get(at).is_some_and(|event| event.step != step));
        for event in standing.iter().filter_map(|&at| journal.get(at)) {
            self.take(event);
        }
        (self.journal, self.standing) = (journal, standing);
    }

    /// The events that were not undone.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.standing.iter().filter_map(|&at| self.journal.get(at))
    }

    /// Everybody who was admitted to play, in the order of registration.
    #[must_use]
    pub fn competitors(&self) -> Vec<Competitor> {
        match self.regulation.organisation.character {
            Some(Character::Team) => self.teams.teams().map(|(id, _)| Competitor::Team(id)).collect(),
            _ => self.admitted().map(Competitor::Person).collect(),
        }
    }

    /// The name of a competitor.
    #[must_use]
    pub fn name_of(&self, who: Competitor) -> String {
        let known = match who {
            Competitor::Person(id) => self.person(id).map(|person| person.name.clone()),
            Competitor::Team(id) => self.teams.team(id).map(|team| team.name.clone()),
        };
        known.unwrap_or_else(|| match who {
            Competitor::Person(id) => id.to_string(),
            Competitor::Team(id) => id.to_string(),
        })
    }

    /// The rating of a competitor.
    #[must_use]
    pub fn rating_of(&self, who: Competitor) -> Option<u16> {
        let Competitor::Person(id) = who else { return None };
        self.person(id).and_then(|person| person.rating)
    }

    /// Whom a competitor plays for, where that matters.
    pub(crate) fn group_of(&self, who: Competitor) -> Option<String> {
        let Competitor::Person(id) = who else { return None };
        self.person(id).map(|person| person.organisation.clone()).filter(|name| !name.is_empty())
    }

    /// What the number of a competitor is given by.
    pub(crate) fn entrant(&self, who: Competitor) -> Entrant {
        let rank = match who {
            Competitor::Person(id) => self.person(id).and_then(|person| person.rank),
            Competitor::Team(_) => None,
        };
        Entrant { rating: self.rating_of(who), title: rank.map_or(0, Rank::order) }
    }

    pub(crate) fn change_journal(&mut self, change: impl FnMut(&mut Event)) {
        self.journal.iter_mut().for_each(change);
    }

    fn undo(&self, reason: &str) -> Result<Fact, Refusal> {
        let by = self.law.systems.correction;
        let last = self.standing().next_back();
        match last {
            None => Err(Refusal::new(by, "there is nothing to undo", "after a command was obeyed")),
            Some(_) if reason.trim().is_empty() => {
                Err(Refusal::new(by, "nothing is undone without a reason", "the same with a reason"))
            }
            Some(event) => Ok(Fact::Undone { step: event.step, reason: reason.to_owned() }),
        }
    }

    fn take(&mut self, event: &Event) {
        let at = event.at;
        match &event.fact {
            Fact::Entry(fact) => entry::apply(self, fact, at),
            Fact::Panel(fact) => panel::apply(self, fact, at),
            Fact::Protest(fact) => protest::apply(self, fact, at),
            Fact::Schedule(fact) => schedule::apply(self, fact, at),
            Fact::Team(fact) => {
                team::apply(self, fact, at);
                self.refresh_matches();
            }
            Fact::Round(fact) => round::apply(self, fact, at),
            Fact::Noted { article, text } => self.notes.push((*article, text.clone())),
            Fact::Undone { .. } => {}
        }
    }
}

fn wrap<F>(facts: Vec<F>, as_fact: impl Fn(F) -> Fact) -> Vec<Fact> {
    facts.into_iter().map(as_fact).collect()
}
