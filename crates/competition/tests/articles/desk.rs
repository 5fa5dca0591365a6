//! An event and its officials, driven by a test. What happened is replayed from its stored form at the end.

use clock::{Day, Millis, Moment};
use competition::{Actor, Command, Competition, Draft, Event, Fact, Regulation, Role};
use rulebook::Refusal;

/// The chief arbiter.
pub(crate) const CHIEF: Actor = Actor::Official(Role::ChiefArbiter);
/// The chief secretary.
pub(crate) const SECRETARY: Actor = Actor::Official(Role::Secretary);
/// An arbiter at the boards.
pub(crate) const ARBITER: Actor = Actor::Official(Role::Arbiter);
/// The organiser.
pub(crate) const ORGANISER: Actor = Actor::Organiser;

/// One event and its journal.
pub(crate) struct Desk {
    origin: Competition,
    pub(crate) event: Competition,
    pub(crate) now: Moment,
}

/// The usual draft: `draft("RU22", "russian blitz")`.
pub(crate) fn draft(edition: &str, discipline: &str) -> Draft {
    let edition = edition.parse().expect("an edition");
    Draft::usual(edition, discipline.parse().expect("a discipline"))
}

/// The regulation of a draft that nothing is wrong with.
#[track_caller]
pub(crate) fn checked(draft: Draft) -> Regulation {
    match draft.check() {
        Ok((regulation, _)) => regulation,
        Err(objections) => panic!("{objections:#?}"),
    }
}

/// A draft has this article against it.
#[track_caller]
pub(crate) fn objected_by(draft: &Draft, article: &str) {
    let found = draft.objections();
    assert!(found.iter().any(|objection| objection.by.name() == article), "{found:#?}");
}

/// A day: `day("05.01.2022")`.
#[track_caller]
pub(crate) fn day(text: &str) -> Day {
    let numbers: Vec<i32> = text.split('.').map(|number| number.parse().expect("a number")).collect();
    let small = |number: i32| u8::try_from(number).expect("a small number");
    Day::of(numbers[2], small(numbers[1]), small(numbers[0])).expect("a date")
}

/// The moment of a day and an hour: `at("05.01.2022", 10, 30)`.
#[track_caller]
pub(crate) fn at(date: &str, hour: u64, minute: u64) -> Moment {
    Moment(i64::from(day(date).0) * 86_400_000) + Millis::minutes(60 * hour + minute)
}

impl Desk {
    /// An event by the usual draft: `Desk::new("RU22", "russian")`.
    #[track_caller]
    pub(crate) fn new(edition: &str, discipline: &str) -> Self {
        Self::by(draft(edition, discipline))
    }

    /// An event by a draft.
    #[track_caller]
    pub(crate) fn by(draft: Draft) -> Self {
        let event = Competition::new(checked(draft));
        Self { origin: event.clone(), event, now: at("01.03.2022", 10, 0) }
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, time: Millis) -> &mut Self {
        self.now = self.now + time;
        self
    }

    /// Gives a command; a refusal must leave the event as it was.
    pub(crate) fn attempt(&mut self, by: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.event.decide(by, command, self.now)?;
        for event in &events {
            self.event.apply(event);
        }
        Ok(events)
    }

    /// Gives a command that must be obeyed.
    #[track_caller]
    pub(crate) fn act(&mut self, by: Actor, command: Command) -> Vec<Fact> {
        match self.attempt(by, &command) {
            Ok(events) => events.into_iter().map(|event| event.fact).collect(),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    /// Gives a command that must be refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, by: Actor, command: Command) -> Refusal {
        match self.attempt(by, &command) {
            Ok(events) => panic!("{command:?} was obeyed: {events:?}"),
            Err(refusal) => refusal,
        }
    }

    /// A command is refused by this article.
    #[track_caller]
    pub(crate) fn refused_by(&mut self, by: Actor, command: Command, article: &str) -> Refusal {
        let refusal = self.refused(by, command);
        assert_eq!(refusal.by.name(), article, "{refusal}");
        refusal
    }

    /// Takes the last command back.
    #[track_caller]
    pub(crate) fn undo(&mut self) -> &mut Self {
        self.act(CHIEF, Command::Undo { reason: "entered by mistake".to_owned() });
        self
    }
}

/// The stored journal tells the same event again.
impl Drop for Desk {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let stored = serde_json::to_string(self.event.journal()).expect("a journal is stored");
        let journal: Vec<Event> = serde_json::from_str(&stored).expect("a stored journal is read");
        let mut again = self.origin.clone();
        for event in &journal {
            again.apply(event);
        }
        assert_eq!(format!("{again:?}"), format!("{:?}", self.event), "replayed");
    }
}
