//! What stands between an athlete and the first round, and the decision on him.

use article::Article;
use clock::{Day, Moment};
use rulebook::Refusal;
use serde::{Deserialize, Serialize};

use super::application::{Remark, Stage};
use super::terms::{Applications, Audience};
use super::{Entry, Finding, group};
use crate::panel::Sitting;
use crate::{Actor, Competition, PersonId, Role};

/// Why somebody is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The regulation gives him no right to take part.
    NoRight,
    /// The papers are incomplete.
    Incomplete,
    /// The papers do not meet what is asked for.
    Faulty,
    /// His health.
    Health,
    /// A disqualification.
    Disqualified,
}

/// Something that stands against an admission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    /// By which article.
    pub by: Article,
    /// The ground it gives.
    pub ground: Ground,
    /// What it is, in words that stay the same.
    pub what: &'static str,
    /// What would help.
    pub remedy: String,
}

/// A decision on an athlete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// He takes part.
    Admitted,
    /// He does not.
    Refused {
        /// On which ground; an edition may ask for one of its own.
        ground: Option<Ground>,
        /// Why, in the committee's words.
        reason: String,
    },
}

/// A decision with its circumstances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What was decided.
    pub verdict: Verdict,
    /// When.
    pub at: Moment,
}

impl Ground {
    /// Every ground.
    pub const ALL: [Self; 5] =
        [Self::NoRight, Self::Incomplete, Self::Faulty, Self::Health, Self::Disqualified];

    /// How it is printed.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoRight => "no right to take part under the regulation",
            Self::Incomplete => "incomplete papers",
            Self::Faulty => "papers that do not meet the requirements",
            Self::Health => "health",
            Self::Disqualified => "disqualification",
        }
    }
}

impl Lack {
    pub(super) fn new(by: Article, ground: Ground, what: &'static str, remedy: impl Into<String>) -> Self {
        Self { by, ground, what, remedy: remedy.into() }
    }
}

impl From<Lack> for Refusal {
    fn from(lack: Lack) -> Self {
        Self::new(lack.by, lack.what, lack.remedy)
    }
}

/// The day of a moment.
pub(super) fn day(at: Moment) -> Day {
    Day(i32::try_from(at.0.div_euclid(86_400_000)).unwrap_or(i32::MAX))
}

/// Everything that stands against admitting an athlete on a day.
pub(super) fn lacks(event: &Competition, id: PersonId, entry: &Entry, on: Day) -> Vec<Lack> {
    let mut found: Vec<Lack> = barred(event, entry, on).into_iter().collect();
    found.extend(unlisted(event, entry));
    found.extend(group::place(&event.regulation, &entry.person, event.regulation.days(on).0).err());
    found.extend(too_weak(event, entry));
    found.extend(unapplied(event, id));
    found.extend(uncleared(event, entry));
    found.extend(event.papers(id, on).into_iter().filter_map(|item| item.lack));
    found.extend(unpaid(event, entry));
    found
}

/// A disqualification that holds on a day of the event, or a suspension the lists told of.
pub(super) fn barred(event: &Competition, entry: &Entry, on: Day) -> Option<Lack> {
    let law = &event.law.admission;
    let (first, last) = event.regulation.days(on);
    let ban = event.entries.bans.iter().find(|ban| ban.holds(first, last) && ban.is_of(&entry.person));
    let listed = entry.check.as_ref().is_some_and(|check| check.finding != Finding::Clear);
    let by = law.disqualified.unwrap_or(law.decision);
    let remedy = match ban {
        Some(ban) => ban.until.map_or("not at all".to_owned(), |until| format!("after {until}")),
        None => "when the suspension is lifted".to_owned(),
    };
    let lack = Lack::new(by, Ground::Disqualified, "somebody disqualified takes no part", remedy);
    (ban.is_some() || listed).then_some(lack)
}

/// Lists the edition names that were not looked at.
fn unlisted(event: &Competition, entry: &Entry) -> Option<Lack> {
    let lists = event.law.admission.lists?;
    let seen = entry.check.as_ref().map_or(&[][..], |check| &check.lists);
    let missing: Vec<&str> =
        lists.value.iter().filter(|list| !seen.contains(list)).map(|list| list.name()).collect();
    let remedy = format!("look at the list of {}", missing.join(", "));
    let lack =
        Lack::new(lists.by, Ground::Incomplete, "the lists of the suspended were not looked at", remedy);
    (!missing.is_empty()).then_some(lack)
}

fn too_weak(event: &Competition, entry: &Entry) -> Option<Lack> {
    let terms = &event.regulation.entries;
    let least = terms.least_rank.filter(|_| terms.audience != Audience::Adaptive)?;
    let lack = Lack::new(
        event.law.admission.decision,
        Ground::NoRight,
        "the category is not enough",
        format!("{least} or higher"),
    );
    entry.person.rank.is_none_or(|rank| rank < least).then_some(lack)
}

/// What is missing of the applications.
fn unapplied(event: &Competition, id: PersonId) -> Vec<Lack> {
    let asked = event.regulation.entries.applications;
    let Some(law) = event.law.admission.applications.filter(|_| asked != Applications::None) else {
        return Vec::new();
    };
    let on = |stage| event.entries.application_with(stage, id);
    let lack = |what, remedy: &str| Lack::new(law.both, Ground::Incomplete, what, remedy);
    let mut found = Vec::new();
    if asked == Applications::Both && on(Stage::Preliminary).is_none() {
        found.push(lack("no preliminary application", "on the preliminary application of his organisation"));
    }
    let Some(last) = on(Stage::Final) else {
        found.push(lack("no final application", "on the final application of his organisation"));
        return found;
    };
    let remarks = last.remarks(&event.regulation);
    found.extend(
        remarks.into_iter().filter(|remark| *remark != Remark::Late).map(|remark| {
            Lack::new(remark.by(&law), Ground::Faulty, remark.what(), format!("mend: {remark}"))
        }),
    );
    if last.listed(id).is_some_and(|listed| !listed.cleared) {
        let what = "the doctor has not cleared him";
        found.push(Lack::new(law.medical, Ground::Health, what, "with the doctor's mark on the application"));
    }
    found
}

/// What the doctor of the event said, and what an adaptive event asks of him.
fn uncleared(event: &Competition, entry: &Entry) -> Option<Lack> {
    let law = &event.law.admission;
    let adaptive = law.adaptive.filter(|_| event.regulation.entries.audience == Audience::Adaptive);
    match (entry.fit, adaptive) {
        (Some(false), _) => {
            let by = law.fitness.or(adaptive).unwrap_or(law.decision);
            Some(Lack::new(by, Ground::Health, "the doctor found him unfit", "when the doctor finds him fit"))
        }
        (None, Some(by)) => {
            Some(Lack::new(by, Ground::Health, "no doctor has cleared him", "with the doctor's conclusion"))
        }
        _ => None,
    }
}

/// The fee has to be paid before the committee begins; who is entered later pays before the decision.
fn unpaid(event: &Competition, entry: &Entry) -> Option<Lack> {
    let fee = event.regulation.entries.fee?;
    let law = &event.law.admission;
    let begins = event.entries.opened.filter(|&opened| entry.at <= opened);
    let in_time = |at: Moment| begins.is_none_or(|begins| at <= begins);
    let paid: i64 =
        entry.ledger.iter().filter(|payment| in_time(payment.at)).map(|payment| payment.amount).sum();
    let by = law.fee.map_or(law.decision, |fee| fee.most.by);
    let remedy = format!("{fee}, before the committee begins");
    (paid < i64::from(fee)).then(|| Lack::new(by, Ground::NoRight, "the fee was not paid in time", remedy))
}

/// Who decides on admission.
pub(super) fn must_decide(event: &Competition, by: Actor) -> Result<(), Refusal> {
    let sits = |sitting: &Sitting| matches!((sitting, by), (Sitting::Officer(one), Actor::Person(other)) if *one == other);
    let decides = matches!(by, Actor::Organiser | Actor::Program)
        || event
            .offices(by)
            .iter()
            .any(|role| matches!(role, Role::ChiefArbiter | Role::Deputy | Role::Secretary))
        || event.panel.admission().iter().any(sits);
    if decides {
        return Ok(());
    }
    let instead = "by the organiser, the chief arbiter, a deputy, the secretary or who sits on the committee";
    Err(Refusal::new(event.law.admission.decision, "the committee decides on admission", instead))
}
