//! An event in a few words, as a list and its first page show it.

use competition::{Competition, Draft};
use hall::table::Guest;
use serde::{Deserialize, Serialize};

use super::view::{Tally, is_last};
use super::{Held, Terms, Venue};

/// How far an event has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Players are entered.
    Entries,
    /// The numbers are drawn.
    Drawn,
    /// It is played.
    Playing,
    /// Everything is played.
    Over,
    /// The results are approved.
    Approved,
    /// It is closed.
    Closed,
    /// It was called off.
    Cancelled,
}

/// An event in a few words.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Summary<'a> {
    /// Its name in links.
    pub id: &'a str,
    /// How many entries of the journal it has.
    pub version: u64,
    /// What it chose inside its edition.
    pub draft: &'a Draft,
    /// What the house does about it.
    pub terms: Terms,
    /// How far it has come.
    pub phase: Phase,
    /// Which stage is played, from 1.
    pub stage: usize,
    /// The last round of the stage whose pairs are known; 0 before the first.
    pub round: u16,
    /// How many rounds are planned, if that is known.
    pub rounds: u16,
    /// The round whose pairs are kept back; shown to those who conduct the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<u16>,
    /// Boards of the last round without a result.
    pub open: usize,
    /// Everybody in the register.
    pub entries: usize,
    /// Those who have a number, or may be paired.
    pub players: usize,
    /// Teams.
    pub teams: usize,
    /// Who asks, and what he may do.
    pub you: You<'a>,
}

/// Who asks, and what he may do.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct You<'a> {
    /// What he is called.
    pub name: String,
    /// His seats.
    pub seats: Vec<Yours<'a>>,
    /// What he may do: the words of [`act_name`](super::act_name), and `organise`, `lead`, `conduct`, `admit`.
    pub may: Vec<&'static str>,
}

/// A seat of who asks.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Yours<'a> {
    /// Its number.
    pub no: u32,
    /// What he is.
    pub seat: &'a super::Seat,
}

impl Phase {
    /// Whether games may be played or have just been played.
    #[must_use]
    pub const fn is_running(self) -> bool {
        matches!(self, Self::Drawn | Self::Playing | Self::Over)
    }

    /// How far a competition has come.
    #[must_use]
    pub fn of(event: &Competition) -> Self {
        let further = !event.earlier().is_empty() || event.play_off().is_some();
        let playing = !event.stage().rounds().is_empty() || further;
        if event.schedule().cancelled().is_some() {
            Self::Cancelled
        } else if event.panel().closed().is_some() {
            Self::Closed
        } else if event.protests().approved().is_some() {
            Self::Approved
        } else if playing && event.is_over() && is_last(event) {
            Self::Over
        } else if playing {
            Self::Playing
        } else if event.stage().has_numbers() {
            Self::Drawn
        } else {
            Self::Entries
        }
    }
}

impl Venue {
    /// The event in a few words, as somebody may know it.
    #[must_use]
    pub fn summary(&self, guest: &Guest) -> Summary<'_> {
        let event = self.seen_by(guest);
        let stage = event.stage();
        let numbers = stage.len();
        let yours = |held: &'_ Held| held.holder.is(guest);
        Summary {
            id: self.id(),
            version: self.version(),
            draft: &self.opened().draft,
            terms: self.terms(),
            phase: Phase::of(event),
            stage: event.earlier().len() + 1,
            round: stage.next() - 1,
            rounds: event.planned_rounds(),
            held: self.held().filter(|_| self.conducts(guest)),
            open: Tally::now(event).open,
            entries: event.entries().len(),
            players: if numbers > 0 { numbers } else { event.competitors().len() },
            teams: event.teams().teams().count(),
            you: You {
                name: self.name_of(guest),
                seats: self
                    .seats()
                    .iter()
                    .filter(|held| yours(held))
                    .map(|held| Yours { no: held.no, seat: &held.seat })
                    .collect(),
                may: self.may_all(guest),
            },
        }
    }
}
