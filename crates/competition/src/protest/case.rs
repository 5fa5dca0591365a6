//! A protest or an appeal: how it is filed, heard and ruled on.

use article::Article;
use clock::{Day, Moment};
use rulebook::law::event::{After, Character, Court, Matter, Path, Role, Term};
use rulebook::{Refusal, Tempo};
use serde::{Deserialize, Serialize};

use super::{Decision, Deposit, Fact};
use crate::{Actor, Competition, PersonId};

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Petition {
    /// Against which decision.
    pub decision: u32,
    /// Which instance is asked.
    pub to: Court,
    /// What is said against it, in writing.
    pub text: String,
    /// The articles that are considered violated.
    #[serde(default)]
    pub articles: Vec<Article>,
    /// On which day the decision was received, where terms are in days.
    pub received: Option<Day>,
    /// What was paid with it.
    #[serde(default)]
    pub deposit: u32,
    /// What it claims about the game itself.
    pub claim: Option<Claim>,
}

/// A claim about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// A move was illegal; the result was confirmed at this moment, if it was.
    Move(Option<Moment>),
    /// The flag did not work; the time expired at this moment, if it did.
    Flag(Option<Moment>),
    /// An adjudication was wrong; whether the player sent his analysis in time.
    Analysis(bool),
}

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
    /// A protest against a decision as far as it writes itself: addressed to the next instance, with the deposit.
    #[must_use]
    pub fn petition(&self, decision: u32) -> Option<Petition> {
        let against = self.protests.decision(decision)?;
        let path = self.law.protest.path(against.matter)?;
        let mut open = path.steps.iter().enumerate().filter(|(at, step)| {
            let asked = self.cases_on(decision).any(|case| case.petition.to == step.court);
            !asked && turn(self, against, path, *at).is_ok()
        });
        let first = open.clone().next();
        let (_, step) = open.find(|(_, step)| step.court > against.court).or(first)?;
        Some(Petition {
            decision,
            to: step.court,
            text: String::new(),
            articles: Vec::new(),
            received: None,
            deposit: self.deposit(path, step.court),
            claim: None,
        })
    }

    /// The last moment of a protest against a decision, where there is one yet.
    #[must_use]
    pub fn protest_until(&self, decision: &Decision, to: Court) -> Option<Moment> {
        let path = self.law.protest.path(decision.matter)?;
        let step = path.steps.get(path.place(to)?)?;
        self.last_moment(decision, step.term.value, None)
    }

    /// Whether somebody may protest a decision at all: he is concerned, or speaks for who is.
    ///
    /// # Errors
    /// With the article that leaves it to others.
    pub fn may_protest(&self, by: Actor, decision: &Decision) -> Result<(), Refusal> {
        author(self, by, decision)
    }

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

    fn cases_on(&self, decision: u32) -> impl Iterator<Item = &super::Case> {
        self.protests.cases.iter().filter(move |case| case.petition.decision == decision)
    }

    /// What is paid with a protest: at its first instance only.
    fn deposit(&self, path: &Path, to: Court) -> u32 {
        let first = path.about == Matter::Play && path.place(to) == Some(0);
        self.regulation.protests.deposit.filter(|_| first).unwrap_or(0)
    }

    fn last_moment(&self, decision: &Decision, term: Term, received: Option<Day>) -> Option<Moment> {
        match term {
            Term::Open => None,
            Term::Approval => self.protests.approved,
            Term::Fixed => Some(self.known_since(decision) + self.regulation.protests.appeal_within?),
            Term::Days(days) => {
                let received = received.unwrap_or_else(|| day(self.known_since(decision)));
                let after = received.after(i32::from(days) + 1);
                Some(Moment(i64::from(after.0) * DAY - 1))
            }
            Term::Round { classical, last } => {
                let round = decision.round?;
                let hours = self.hours_at(round, decision.at);
                let ended = hours.ended_at(round);
                match self.regulation.discipline.tempo {
                    Tempo::Classical => Some(ended? + classical),
                    Tempo::Rapid | Tempo::Blitz if round >= self.planned_rounds() => Some(ended? + last),
                    Tempo::Rapid | Tempo::Blitz => hours.began_at(round.checked_add(1)?),
                }
            }
        }
    }

    /// Since when the newest word on a decision is known: itself, or the last ruling on it.
    fn known_since(&self, decision: &Decision) -> Moment {
        let ruled = self.standing().filter_map(|event| match &event.fact {
            crate::Fact::Protest(Fact::Ruled { ruling, .. }) => Some((ruling.case, event.at)),
            _ => None,
        });
        let ruled = ruled.filter(|(case, _)| self.cases_on(decision.no).any(|known| known.no == *case));
        ruled.map(|(_, at)| at).max().unwrap_or(decision.at)
    }
}

const DAY: i64 = 86_400_000;

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
    let Some(decision) = event.protests.decision(petition.decision) else {
        return refuse(law.right, "there is no such decision", "with the number of a decision");
    };
    let Some(path) = law.path(decision.matter) else {
        return refuse(law.right, "the edition leaves this to the regulation", "as the regulation says");
    };
    author(event, by, decision)?;
    if petition.text.trim().is_empty() {
        return refuse(law.written, "a protest is written", "with what is said against the decision");
    }
    if let Some(article) = law.names_articles.filter(|_| petition.articles.is_empty()) {
        return refuse(article, "a protest names the articles", "with the articles considered violated");
    }
    claim(event, petition, now)?;
    if event.cases_on(decision.no).any(|case| case.last) {
        return refuse(path.last, "the last instance has decided", "nothing: its decision is final");
    }
    let Some(place) = path.place(petition.to) else {
        let courts: Vec<_> = path.steps.iter().map(|step| step.court.name()).collect();
        let instead = format!("in this order: {}", courts.join(", "));
        return Err(Refusal::new(path.last, "this instance does not decide that", instead));
    };
    if event.cases_on(decision.no).any(|case| case.petition.to == petition.to) {
        return refuse(path.last, "this instance was asked", "the next instance, after its ruling");
    }
    turn(event, decision, path, place)?;
    term(event, decision, petition, path, place, now)?;
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
        heard: Vec::new(),
        replaced: Vec::new(),
        ruling: None,
        last: false,
    }))
}

/// Who may protest a decision: those it concerns and their representatives; in team events the captain only.
fn author(event: &Competition, by: Actor, decision: &Decision) -> Result<(), Refusal> {
    let law = &event.law.protest;
    let team_event = event.regulation.organisation.character() == Character::Team;
    match by {
        Actor::Person(_) if team_event => {
            Err(Refusal::new(law.captain, "only the captain protests in a team event", "by the captain"))
        }
        Actor::Person(person) if decision.concerns(person) => Ok(()),
        Actor::Person(person)
            if decision.parties.iter().any(|party| event.represents(person, party.person)) =>
        {
            Ok(())
        }
        Actor::Captain(team) if decision.parties.iter().any(|party| party.team == Some(team)) => Ok(()),
        Actor::Captain(_) => {
            let instead = "for one's own athletes";
            Err(Refusal::new(law.representative, "this concerns nobody of this team", instead))
        }
        _ => Err(Refusal::new(law.right, "this concerns somebody else", "by whom the decision concerns")),
    }
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
fn turn(event: &Competition, decision: &Decision, path: &Path, place: usize) -> Result<(), Refusal> {
    let Some((step, before)) =
        path.steps.get(place).zip(place.checked_sub(1).and_then(|at| path.steps.get(at)))
    else {
        return Ok(());
    };
    let ruled =
        event.cases_on(decision.no).any(|case| case.petition.to == before.court && case.ruling.is_some());
    // The panel is above the chief arbiter: nobody below has to be asked about what it decided.
    let above = path.steps.iter().rposition(|step| step.court <= decision.court);
    let decided = above.is_some_and(|at| at + 1 >= place);
    let reached = match step.after {
        After::Any => true,
        After::Decision => ruled || decided,
        After::Protest => ruled,
    };
    if reached {
        return Ok(());
    }
    let instead = format!("first the {}", before.court.name());
    Err(Refusal::new(step.by, "an instance is passed over", instead))
}

fn term(
    event: &Competition,
    decision: &Decision,
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
    match event.last_moment(decision, step.term.value, petition.received) {
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
    let concerned =
        event.protests.decision(known.petition.decision).is_some_and(|against| against.concerns(party));
    if !concerned {
        return Err(Refusal::new(article, "this one is no party", "a party to the decision"));
    }
    Ok(Fact::Heard { case, party, came })
}

pub(super) fn rule(event: &Competition, by: Actor, ruling: &Ruling) -> Result<Fact, Refusal> {
    let law = &event.law.protest;
    let case = open(event, ruling.case)?;
    let decision = event.protests.decision(case.petition.decision);
    let Some((decision, path)) = decision.and_then(|one| Some((one, law.path(one.matter)?))) else {
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
    let missing =
        decision.parties.iter().find(|party| !case.heard.iter().any(|(heard, _)| *heard == party.person));
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
