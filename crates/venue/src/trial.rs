//! Events for tests: entered, drawn, paired and played in a few words.

use clock::{Millis, Moment};
use competition::entry::{self, Document, Finding, Person, Shown};
use competition::regulation::System;
use competition::round::{self, Outcome};
use competition::{Actor, Command, Competition, Draft, No, PersonId, Role, swiss};
use rulebook::law::event::{List, Paper};

const CHIEF: Actor = Actor::Official(Role::ChiefArbiter);

/// An event that is conducted by a test.
pub struct Trial {
    /// As it stands.
    pub event: Competition,
    now: Moment,
}

impl Trial {
    /// An event with these players, their numbers drawn.
    #[must_use]
    pub fn of(system: System, players: &[Person]) -> Self {
        Self::by(Draft { name: "Cup".to_owned(), system, ..draft() }, players)
    }

    /// The same by a regulation.
    #[must_use]
    pub fn by(draft: Draft, players: &[Person]) -> Self {
        let mut trial = Self::entered(draft, players);
        trial.act(Command::Round(round::Command::DrawLots { seed: 7, nonce: String::new() }));
        trial
    }

    /// The same before the lots.
    #[must_use]
    pub fn entered(draft: Draft, players: &[Person]) -> Self {
        let event = Competition::new(draft.check().expect("a regulation").0);
        let mut trial = Self { event, now: Moment(0) };
        for person in players {
            trial.act(entry::Command::register(person.clone()).into());
        }
        let people: Vec<PersonId> = (1..=players.len() as u32).map(PersonId).collect();
        let paper = Shown::new(Document::Paper(Paper::AntidopingCourse));
        trial.act(entry::Command::Show { people: people.clone(), paper }.into());
        let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
        trial.act(entry::Command::Check { people, lists, finding: Finding::Clear }.into());
        trial.act(entry::Command::AdmitReady.into());
        trial
    }

    /// A command that has to be obeyed.
    ///
    /// # Panics
    /// If it is refused.
    pub fn act(&mut self, command: Command) {
        self.now = self.now + Millis::seconds(60);
        let events =
            self.event.decide(CHIEF, &command, self.now).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        events.iter().for_each(|event| self.event.apply(event));
    }

    /// Pairs the next round.
    pub fn pair(&mut self) {
        self.act(Command::Round(round::Command::Pair { seed: 3 }));
    }

    /// Keeps the results of the last round, board by board from the first.
    ///
    /// # Panics
    /// Before the first round.
    pub fn score(&mut self, outcomes: &[Outcome]) {
        let round = self.event.stage().next() - 1;
        let boards: Vec<No> = self
            .event
            .stage()
            .round(round)
            .expect("a round")
            .boards
            .iter()
            .map(|board| board.white)
            .collect();
        for (no, outcome) in boards.into_iter().zip(outcomes) {
            self.act(Command::Round(round::Command::Score { round, no, outcome: *outcome }));
        }
    }

    /// Plays so many rounds, White winning on odd boards, drawing on even ones.
    pub fn play(&mut self, rounds: u16) {
        for _ in 0..rounds {
            self.pair();
            self.score(&[Outcome::White, Outcome::Draw].repeat(64));
        }
    }
}

/// The usual regulation of tests.
///
/// # Panics
/// Never: these names are known.
#[must_use]
pub fn draft() -> Draft {
    Draft::usual("RU22".parse().expect("an edition"), "russian".parse().expect("a discipline"))
}

/// A Swiss of so many rounds.
#[must_use]
pub fn swiss_of(rounds: u16) -> System {
    System::Swiss { by: swiss::System::Individual, rounds }
}

/// Everybody meets everybody once.
#[must_use]
pub fn round_robin() -> System {
    System::default()
}

/// So many players with ratings and homes.
#[must_use]
pub fn people(count: u16) -> Vec<Person> {
    let person = |at: u16| {
        Person::player(&format!("Player {at}")).rated(2000 - 10 * at).of(&format!("Town {}", at % 3))
    };
    (1..=count).map(person).collect()
}
