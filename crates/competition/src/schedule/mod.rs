//! The schedule, the programme and notices about them; when rounds began and ended.
//!
//! ```
//! use competition::{Competition, Draft};
//! let draft = Draft::usual("RU22".parse().unwrap(), "russian".parse().unwrap());
//! let event = Competition::new(draft.check().unwrap().0);
//! let empty = event.programme().into_iter().filter(|part| part.text.is_none()).count();
//! assert_eq!(empty, 5, "only the statement of the rules writes itself");
//! ```

mod hours;
mod programme;
mod terms;

use std::collections::{BTreeMap, BTreeSet};

use article::Article;
use clock::{Day, Moment};
use rulebook::Refusal;
use rulebook::law::event::{Act, Block};
use serde::{Deserialize, Serialize};

pub use hours::Hours;
pub use programme::Part;
pub(crate) use terms::object;
pub use terms::{Instead, Officials, Start, Terms};

use crate::round::Competitor;
use crate::{Actor, Competition};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Give a round its day, hour and hall.
    Set {
        /// Which round.
        round: u16,
        /// When and where.
        slot: Slot,
    },
    /// Say on which day participants arrive.
    Arrival(Day),
    /// Say on which day participants leave.
    Departure(Day),
    /// Make the schedule known.
    Publish,
    /// Write a part of the printed programme.
    Write {
        /// Which.
        block: Block,
        /// What it says.
        text: String,
    },
    /// Make the programme known.
    PublishProgramme,
    /// Somebody has received a notice.
    Receive {
        /// Which notice.
        notice: u32,
        /// Who.
        who: Competitor,
    },
    /// A round begins: its clocks are started.
    Begin(u16),
    /// A round ends.
    End(u16),
    /// Call the event off.
    Cancel {
        /// Why.
        reason: String,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A round has its day, hour and hall.
    Set {
        /// Which round.
        round: u16,
        /// When and where.
        slot: Slot,
    },
    /// The day of arrival.
    Arrival(Day),
    /// The day of departure.
    Departure(Day),
    /// The schedule was made known.
    Published,
    /// Everybody is told of something.
    Notice(Notice),
    /// Somebody has received a notice.
    Received {
        /// Which notice.
        notice: u32,
        /// Who.
        who: Competitor,
    },
    /// A part of the programme was written.
    Written {
        /// Which.
        block: Block,
        /// What it says.
        text: String,
    },
    /// The programme was made known.
    ProgrammePublished,
    /// A round began.
    Began(u16),
    /// A round ended.
    Ended(u16),
    /// The event was called off.
    Cancelled {
        /// Why.
        reason: String,
    },
}

/// When and where a round is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Slot {
    /// When it starts.
    pub starts: Option<Moment>,
    /// In which hall.
    pub hall: Option<String>,
}

/// Something everybody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Notice {
    /// Its number.
    pub no: u32,
    /// What it says.
    pub text: String,
    /// By which article.
    pub by: Article,
    /// Who is told.
    pub to: Vec<Competitor>,
}

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    arrival: Option<Day>,
    departure: Option<Day>,
    published: Option<Moment>,
    notices: Vec<Notice>,
    received: BTreeSet<(u32, Competitor)>,
    blocks: BTreeMap<Block, String>,
    programme: Option<Moment>,
    cancelled: Option<(Moment, String)>,
}

impl State {
    /// The days of arrival and departure.
    #[must_use]
    pub const fn days(&self) -> (Option<Day>, Option<Day>) {
        (self.arrival, self.departure)
    }

    /// When the schedule was made known.
    #[must_use]
    pub const fn published(&self) -> Option<Moment> {
        self.published
    }

    /// When the programme was made known.
    #[must_use]
    pub const fn programme_published(&self) -> Option<Moment> {
        self.programme
    }

    /// Everything that was told to everybody.
    #[must_use]
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Who has not received a notice yet.
    pub fn waiting(&self, notice: &Notice) -> impl Iterator<Item = Competitor> {
        notice.to.iter().copied().filter(|who| !self.received.contains(&(notice.no, *who)))
    }

    /// When and why the event was called off.
    #[must_use]
    pub const fn cancelled(&self) -> Option<&(Moment, String)> {
        self.cancelled.as_ref()
    }
}

impl Competition {
    /// The schedule.
    #[must_use]
    pub const fn schedule(&self) -> &State {
        &self.schedule
    }

    /// How many rounds the stage that is being played has: as many as its system takes once the numbers are drawn;
    /// before that, and where the system cannot say, at least those the schedule lists.
    #[must_use]
    pub fn planned_rounds(&self) -> u16 {
        let stage = &self.rounds.stage;
        let players = if stage.has_numbers() { stage.len() } else { self.everybody().len() };
        let planned = self.system().rounds(u16::try_from(players).unwrap_or(u16::MAX));
        let listed = self.hours().slots.keys().next_back().copied().unwrap_or(0);
        planned.filter(|_| stage.has_numbers()).unwrap_or_else(|| planned.unwrap_or(0).max(listed))
    }

    /// The round that is paired next, if the system has one.
    #[must_use]
    pub fn next_round(&self) -> Option<u16> {
        let stage = &self.rounds.stage;
        let last = self.system().rounds(u16::try_from(stage.len()).unwrap_or(u16::MAX));
        Some(stage.next()).filter(|next| !stage.has_numbers() || last.is_none_or(|last| *next <= last))
    }

    /// Whether new lots are offered: the list has changed since they were drawn, and no clock was started.
    #[must_use]
    pub fn new_lots(&self) -> Option<Article> {
        let article = self.law.organisation.new_lots?;
        let (stage, list) = (&self.rounds.stage, self.competitors());
        let drawn = stage.has_numbers() && self.is_in_first_stage() && self.hours().begun() == 0;
        let gone = |(no, who): (_, Competitor)| {
            stage.left(no).is_some() || (!list.is_empty() && !list.contains(&who))
        };
        let changed = list.iter().any(|who| stage.no_of(*who).is_none()) || stage.numbers().any(gone);
        (drawn && changed).then_some(article)
    }

    /// Everybody who was admitted or has a number.
    fn everybody(&self) -> Vec<Competitor> {
        let mut all = self.competitors();
        let numbers = self.rounds.stage.numbers().map(|(_, who)| who);
        let others: Vec<_> = numbers.filter(|who| !all.contains(who)).collect();
        all.extend(others);
        all
    }

    pub(crate) fn has_slots(&self, good: impl Fn(&Slot) -> bool) -> bool {
        let planned = self.planned_rounds();
        planned > 0 && (1..=planned).all(|round| self.hours().slot(round).is_some_and(&good))
    }
}

/// What follows from a command.
pub(crate) fn decide(
    event: &Competition,
    by: Actor,
    command: &Command,
    _now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    let state = &event.schedule;
    let law = &event.law.organisation;
    match command {
        Command::Set { round, slot } => {
            let article = may_schedule(event, by)?;
            if *round == 0 {
                return Err(Refusal::new(article, "rounds are counted from 1", "1 or more"));
            }
            let told = format!("round {round} is changed");
            Ok(changed(event, Fact::Set { round: *round, slot: slot.clone() }, told))
        }
        Command::Arrival(day) => fixed_day(event, by, Fact::Arrival(*day)),
        Command::Departure(day) => fixed_day(event, by, Fact::Departure(*day)),
        Command::Publish => {
            may_schedule(event, by)?;
            let told = notice(event, "the schedule".to_owned());
            Ok(vec![Fact::Published, told])
        }
        Command::Write { block, text } => programme::write(event, by, *block, text),
        Command::PublishProgramme => programme::publish(event, by),
        Command::Receive { notice, who } => {
            let known = state.notices.iter().find(|known| known.no == *notice);
            if !known.is_some_and(|known| known.to.contains(who)) {
                let instead = "somebody whom the notice is for";
                return Err(Refusal::new(law.notice, "there is no such notice", instead));
            }
            let himself = match *who {
                Competitor::Person(person) => by == Actor::Person(person),
                Competitor::Team(team) => by == Actor::Captain(team),
            };
            if !himself && by != Actor::Organiser && event.offices(by).is_empty() {
                let instead = "by himself, his captain or an official";
                return Err(Refusal::new(law.notice, "somebody else received it", instead));
            }
            Ok(vec![Fact::Received { notice: *notice, who: *who }])
        }
        Command::Begin(round) => begin(event, by, *round),
        Command::End(round) => {
            event.may(by, Act::Results)?;
            let hours = event.hours();
            if hours.began_at(*round).is_none() || hours.ended_at(*round).is_some() {
                let instead = "a round that began and did not end";
                return Err(Refusal::new(event.law.round.pairs, "this round is not being played", instead));
            }
            Ok(vec![Fact::Ended(*round)])
        }
        Command::Cancel { reason } => {
            let article = event.may(by, Act::Cancel)?;
            if reason.trim().is_empty() {
                return Err(Refusal::new(article, "nothing is called off without a reason", "with a reason"));
            }
            if state.cancelled.is_some() {
                return Err(Refusal::new(article, "the event was called off", "undo that first"));
            }
            let told = notice_by(event, article, format!("the event is called off: {reason}"));
            Ok(vec![Fact::Cancelled { reason: reason.clone() }, told])
        }
    }
}

/// Takes in what happened.
pub(crate) fn apply(event: &mut Competition, fact: &Fact, at: Moment) {
    let (state, hours) = (&mut event.schedule, &mut event.rounds.stage.hours);
    match fact {
        Fact::Set { round, slot } if *slot == Slot::default() => drop(hours.slots.remove(round)),
        Fact::Set { round, slot } => drop(hours.slots.insert(*round, slot.clone())),
        Fact::Arrival(day) => state.arrival = Some(*day),
        Fact::Departure(day) => state.departure = Some(*day),
        Fact::Published => state.published = Some(at),
        Fact::Notice(notice) => state.notices.push(notice.clone()),
        Fact::Received { notice, who } => drop(state.received.insert((*notice, *who))),
        Fact::Written { block, text } => drop(state.blocks.insert(*block, text.clone())),
        Fact::ProgrammePublished => state.programme = Some(at),
        Fact::Began(round) => drop(hours.began.insert(*round, at)),
        Fact::Ended(round) => drop(hours.ended.insert(*round, at)),
        Fact::Cancelled { reason } => state.cancelled = Some((at, reason.clone())),
    }
}

/// The organiser and the main panel make the schedule.
fn may_schedule(event: &Competition, by: Actor) -> Result<Article, Refusal> {
    match by {
        Actor::Organiser => Ok(event.law.organisation.changes.unwrap_or(event.law.organisation.notice)),
        _ => event.may(by, Act::Schedule),
    }
}

/// What was made known is changed with a notice to everybody.
fn changed(event: &Competition, fact: Fact, told: String) -> Vec<Fact> {
    match event.schedule.published {
        None => vec![fact],
        Some(_) => vec![fact, notice(event, told)],
    }
}

/// Days of arrival and departure stay as they were made known.
fn fixed_day(event: &Competition, by: Actor, fact: Fact) -> Result<Vec<Fact>, Refusal> {
    may_schedule(event, by)?;
    let published = event.schedule.published.or(event.schedule.programme);
    if let (Some(article), Some(_)) = (event.law.organisation.changes, published) {
        let instead = "the hours and halls of the rounds";
        return Err(Refusal::new(article, "days of arrival and departure are not changed", instead));
    }
    Ok(changed(event, fact, "the days of arrival and departure are changed".to_owned()))
}

fn notice(event: &Competition, text: String) -> Fact {
    notice_by(event, event.law.organisation.notice, text)
}

fn notice_by(event: &Competition, by: Article, text: String) -> Fact {
    let no = event.schedule.notices.last().map_or(1, |last| last.no.saturating_add(1));
    Fact::Notice(Notice { no, text, by, to: event.everybody() })
}

fn begin(event: &Competition, by: Actor, round: u16) -> Result<Vec<Fact>, Refusal> {
    let (state, article) = (&event.schedule, event.law.round.pairs);
    event.may(by, Act::Clocks)?;
    if state.cancelled.is_some() {
        return Err(Refusal::new(article, "the event was called off", "undo that first"));
    }
    let next = event.hours().begun().saturating_add(1);
    if round != next {
        return Err(Refusal::new(article, "rounds begin one after the other", format!("round {next}")));
    }
    if round == 1 && event.is_in_first_stage() {
        event.may_begin()?;
        let kind = event.regulation.organisation.kind;
        let count = event.everybody().len();
        if let Some(by) = kind.and_then(|kind| event.law.organisation.kind(kind, count).err()) {
            let instead = "a kind that fits the number of participants";
            return Err(Refusal::new(by, "an event of so many is of another kind", instead));
        }
    }
    Ok(vec![Fact::Began(round)])
}
