//! A protest or an appeal: how it is filed, heard and ruled on.

use clock::{Day, Moment};
use rulebook::Refusal;
use rulebook::law::event::{After, Asked, Court, Path, Role};
use serde::{Deserialize, Serialize};

use super::dispute::{Dispute, called_first};
use super::{Claim, Deposit, Fact, Party, Petition, Subject};
use crate::{Actor, Competition, PersonId};

/// A protest or an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Case {
    /// Its number.
    pub no: u32,
    /// What is asked for.
    pub petition: Petition,
    /// Who filed it.
    pub author: Actor,
    /// When.
    pub filed: Moment,
    /// Until when it has to be ruled on.
    pub due: Option<Moment>,
    /// Those who play the game, where it is about one: whoever plays at that board later.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parties: Vec<Party>,
    /// Who was heard, and who did not come.
    pub heard: Vec<(PersonId, bool)>,
    /// Reserves in the place of members of the committee.
    pub replaced: Vec<(PersonId, PersonId)>,
    /// How it was ruled on.
    pub ruling: Option<Ruling>,
    /// Whether the ruling is the last one.
    pub last: bool,
}

/// How a protest or an appeal is ruled on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ruling {
    /// Which.
    pub case: u32,
    /// How.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
    /// The votes of a committee.
    pub votes: Option<Votes>,
}

/// What a ruling says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The protest is right.
    Upheld,
    /// It is not.
    Rejected,
    /// The chief judge should look at it once more, and then finally.
    Review,
}

/// The votes of a committee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Votes {
    /// For the protest.
    pub yes: u8,
    /// Against it.
    pub no: u8,
}

impl Case {
    /// Whether nobody has ruled on it yet.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.ruling.as_ref().is_none_or(|ruling| ruling.verdict == Verdict::Review)
    }

    /// Whether it comes back for a second look.
    #[must_use]
    pub fn is_review(&self) -> bool {
        self.ruling.as_ref().is_some_and(|ruling| ruling.verdict == Verdict::Review)
    }

    pub(super) fn rule(&mut self, ruling: &Ruling, last: bool) {
        (self.ruling, self.last) = (Some(ruling.clone()), last);
    }
}

impl Competition {
    /// Whether somebody may take a protest that is handed in on paper: who decides on protests, and the secretary.
    ///
    /// # Errors
    /// With the article by which it is written.
    pub fn may_receive(&self, by: Actor) -> Result<(), Refusal> {
        if !self.courts(by).is_empty() || self.offices(by).contains(&Role::Secretary) {
            return Ok(());
        }
        let instead = "by who decides on protests, or the secretary";
        Err(Refusal::new(self.law.protest.written, "protests are handed in to officials", instead))
    }
}

pub(super) const DAY: i64 = 86_400_000;

/// The day of a moment.
pub(super) fn day(moment: Moment) -> Day {
    Day(i32::try_from(moment.0.div_euclid(DAY)).unwrap_or(i32::MAX))
}

pub(super) fn file(
    event: &Competition,
    by: Actor,
    petition: &Petition,
    now: Moment,
) -> Result<Fact, Refusal> {
    let law = &event.law.protest;
    let refuse = |article, why, instead: &str| Err(Refusal::new(article, why, instead.to_owned()));
    let dispute = &event.dispute(petition.about)?;
    let Some(path) = law.path(dispute.matter) else {
        return refuse(law.right, "the edition leaves this to the regulation", "as the regulation says");
    };
    event.may_protest(by, dispute)?;
    if petition.text.trim().is_empty() {
        return refuse(law.written, "a protest is written", "with what is wrong");
    }
    if let Some(article) = law.names_articles.filter(|_| petition.articles.is_empty()) {
        return refuse(article, "a protest names the articles", "with the articles considered violated");
    }
    claim(event, petition, now)?;
    if event.cases_on(dispute).any(|case| case.last) {
        return refuse(path.last, "the last instance has decided", "nothing: its decision is final");
    }
    let Some(place) = path.place(petition.to) else {
        let courts: Vec<_> = path.steps.iter().map(|step| step.court.name()).collect();
        let instead = format!("in this order: {}", courts.join(", "));
        return Err(Refusal::new(path.last, "this instance does not decide that", instead));
    };
    if event.cases_on(dispute).any(|case| case.petition.to == petition.to) {
        return refuse(path.last, "this instance was asked", "the next instance, after its ruling");
    }
    turn(event, dispute, path, place)?;
    term(event, dispute, petition, path, place, now)?;
    let deposit = event.deposit(path, petition.to);
    if petition.deposit != deposit {
        let article = law.deposit.map_or(law.right, |most| most.by);
        return Err(Refusal::new(article, "the deposit is another", format!("{deposit}")));
    }
    Ok(Fact::Filed(Case {
        no: event.protests.cases.last().map_or(1, |last| last.no.saturating_add(1)),
        petition: petition.clone(),
        author: by,
        filed: now,
        due: law.within.map(|within| now + within.value),
        parties: match petition.about {
            Subject::Game(_) => dispute.parties.clone(),
            Subject::Decision(_) => Vec::new(),
        },
        heard: Vec::new(),
        replaced: Vec::new(),
        ruling: None,
        last: false,
    }))
}

/// Some claims about a game come too late whatever the term.
fn claim(event: &Competition, petition: &Petition, now: Moment) -> Result<(), Refusal> {
    let law = &event.law.protest;
    let (article, why) = match petition.claim {
        Some(Claim::Move(Some(confirmed))) if now >= confirmed => {
            (law.after_result, "the result is confirmed and stands")
        }
        Some(Claim::Flag(Some(expired))) if now >= expired => (law.after_flag, "the time has expired"),
        Some(Claim::Analysis(false)) => (law.analyses, "no analysis was sent in time"),
        _ => return Ok(()),
    };
    article.map_or(Ok(()), |article| Err(Refusal::new(article, why, "a claim in time")))
}

/// Instances are asked one after the other.
pub(super) fn turn(
    event: &Competition,
    dispute: &Dispute<'_>,
    path: &Path,
    place: usize,
) -> Result<(), Refusal> {
    let Some(step) = path.steps.get(place) else { return Ok(()) };
    if step.asked == Asked::AtBoard {
        return Err(match dispute.decided {
            None => called_first(step.by),
            Some(_) => {
                Refusal::new(step.by, "this instance was asked", "the next instance, after its ruling")
            }
        });
    }
    let Some(before) = place.checked_sub(1).and_then(|at| path.steps.get(at)) else { return Ok(()) };
    let ruled = event.cases_on(dispute).any(|case| case.petition.to == before.court && case.ruling.is_some());
    // The panel is above the chief arbiter: nobody below has to be asked about what it decided.
    let by = dispute.decided;
    let above = by.and_then(|by| path.steps.iter().rposition(|step| step.court <= by));
    let decided = above.is_some_and(|at| at + 1 >= place);
    let reached = match step.after {
        After::Any => true,
        After::Decision => ruled || decided,
        After::Protest => ruled,
    };
    if reached {
        return Ok(());
    }
    if before.asked == Asked::AtBoard {
        return Err(called_first(step.by));
    }
    let instead = format!("first the {}", before.court.name());
    Err(Refusal::new(step.by, "an instance is passed over", instead))
}

fn term(
    event: &Competition,
    dispute: &Dispute<'_>,
    petition: &Petition,
    path: &Path,
    place: usize,
    now: Moment,
) -> Result<(), Refusal> {
    let Some(step) = path.steps.get(place) else { return Ok(()) };
    let committee = event.law.protest.committee.filter(|_| step.court == Court::Appeals);
    if committee.is_some() && event.protests.committee.is_none() {
        return Err(Refusal::new(step.by, "there is no appeals committee", "after it was formed"));
    }
    match event.last_moment(dispute, step.term.value, petition.received) {
        Some(last) if now > last => {
            Err(Refusal::new(step.term.by, "the term has passed", "a protest within the term"))
        }
        _ => Ok(()),
    }
}

pub(super) fn hear(
    event: &Competition,
    by: Actor,
    case: u32,
    party: PersonId,
    came: bool,
) -> Result<Fact, Refusal> {
    let law = &event.law.protest;
    let article = law.hearing.unwrap_or(law.right);
    let known = open(event, case)?;
    if event.courts(by).is_empty() {
        return Err(Refusal::new(article, "officials hear the parties", "by an official"));
    }
    if !event.parties_of(known).iter().any(|one| one.person == party) {
        return Err(Refusal::new(article, "this one is no party", "a party to the case"));
    }
    Ok(Fact::Heard { case, party, came })
}

pub(super) fn rule(event: &Competition, by: Actor, ruling: &Ruling) -> Result<Fact, Refusal> {
    let law = &event.law.protest;
    let case = open(event, ruling.case)?;
    let Some(path) = event.matter_of(case.petition.about).and_then(|matter| law.path(matter)) else {
        return Err(Refusal::new(law.right, "there is no such decision", "with the number of a decision"));
    };
    let Some((place, step)) = path.place(case.petition.to).and_then(|at| Some((at, path.steps.get(at)?)))
    else {
        return Err(Refusal::new(path.last, "this instance does not decide that", "another instance"));
    };
    // A second look is the chief judge's, and his last word.
    let court = if case.is_review() { Court::ChiefArbiter } else { step.court };
    if !event.courts(by).contains(&court) {
        let instead = format!("by the {}", court.name());
        return Err(Refusal::new(step.by, "another office rules on this", instead));
    }
    if ruling.reason.trim().is_empty() {
        return Err(Refusal::new(step.by, "a ruling has a reason", "with a reason"));
    }
    if ruling.verdict == Verdict::Review && (court != Court::Commission || case.is_review()) {
        return Err(Refusal::new(path.last, "only the commission asks for a second look", "upheld or not"));
    }
    let parties = event.parties_of(case);
    let missing = parties.iter().find(|party| !case.heard.iter().any(|(heard, _)| *heard == party.person));
    if let (Some(article), Some(party), Court::ChiefArbiter) = (law.hearing, missing, court) {
        let instead = format!("{} was heard, or did not come", party.person);
        return Err(Refusal::new(article, "both sides are heard", instead));
    }
    super::committee::vote(event, case, court, ruling)?;
    let last = case.is_review() || (place + 1 == path.steps.len() && ruling.verdict != Verdict::Review);
    let paid = case.petition.deposit;
    let deposit = match ruling.verdict {
        _ if paid == 0 => Deposit::None,
        Verdict::Upheld => Deposit::Returned(paid),
        Verdict::Rejected => Deposit::Prizes(paid),
        Verdict::Review => Deposit::None,
    };
    let binds = if last { path.last } else { event.law.panel.orders };
    Ok(Fact::Ruled { ruling: ruling.clone(), court, last, binds, deposit })
}

fn open(event: &Competition, case: u32) -> Result<&Case, Refusal> {
    let law = &event.law.protest;
    match event.protests.case(case) {
        None => Err(Refusal::new(law.right, "there is no such protest", "with the number of a protest")),
        Some(case) if !case.is_open() => {
            Err(Refusal::new(law.right, "this protest was ruled on", "an appeal to the next instance"))
        }
        Some(case) => Ok(case),
    }
}
