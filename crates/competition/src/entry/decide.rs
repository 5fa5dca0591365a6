//! What follows from a command about entries.

use clock::Moment;
use rulebook::Refusal;
use rulebook::law::event::List;

use super::admission::{day, lacks, must_decide};
use super::{
    Application, Ban, Check, Command, Entry, Fact, Finding, Ground, Group, Lack, Person, Shown, Twin,
    Verdict, admission, group, twin,
};
use crate::round::{Competitor, Leaving};
use crate::{Actor, Competition, PersonId, Role};

/// What follows from a command.
pub(crate) fn decide(
    event: &Competition,
    by: Actor,
    command: &Command,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Register { person, namesake } => register(event, by, person, *namesake, now),
        Command::Amend { id, person } => amend(event, by, *id, person, now),
        Command::Apply(application) => apply(event, by, application),
        Command::Show { people, paper } => show(event, by, people, paper),
        Command::Hide { id, document } => {
            must_keep(event, by)?;
            let entry = known(event, *id)?;
            if !entry.papers.iter().any(|paper| paper.document == *document) {
                return Err(no(event, "this paper was not shown", "a paper that was"));
            }
            Ok(vec![Fact::Hidden { id: *id, document: document.clone() }])
        }
        Command::Pay { id, amount } => {
            must_keep(event, by)?;
            known(event, *id)?;
            if *amount == 0 {
                return Err(no(event, "nothing was paid", "an amount"));
            }
            Ok(vec![Fact::Paid { id: *id, amount: i64::from(*amount), reason: String::new() }])
        }
        Command::Refund { id, amount, reason } => refund(event, by, *id, *amount, reason),
        Command::Ban(ban) => put_on_list(event, by, ban),
        Command::Check { people, lists, finding } => check(event, by, people, lists, *finding, now),
        Command::Examine { id, fit } => examine(event, by, *id, *fit),
        Command::Open => {
            must_decide(event, by)?;
            if event.entries.opened.is_some() {
                return Err(no(event, "the committee has begun", "once"));
            }
            Ok(vec![Fact::Opened])
        }
        Command::Decide { id, verdict } => rule(event, by, *id, verdict, now),
        Command::AdmitReady => admit_ready(event, by, now),
        Command::Sign { names } => sign(event, by, names, now),
        Command::Withdraw { id, reason } => withdraw(event, by, *id, reason),
    }
}

fn register(
    event: &Competition,
    by: Actor,
    person: &Person,
    namesake: bool,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    must_enter(event, by, &person.organisation)?;
    if let Some((id, _)) = event.entries.all().find(|(_, entry)| is_same(&entry.person, person)) {
        if !namesake {
            let instead = format!("amend {id}, or confirm that this is somebody else of the same name");
            return Err(Refusal::new(event.law.admission.register, "he is registered already", instead));
        }
    }
    let group = examined(event, person, now)?;
    let id = PersonId(event.entries.len() as u32 + 1);
    Ok(vec![Fact::Registered { id, person: Box::new(person.clone()), group }])
}

fn amend(
    event: &Competition,
    by: Actor,
    id: PersonId,
    person: &Person,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    must_enter(event, by, &known(event, id)?.person.organisation)?;
    must_enter(event, by, &person.organisation)?;
    let group = examined(event, person, now)?;
    Ok(vec![Fact::Amended { id, person: Box::new(person.clone()), group }])
}

/// What is known about somebody lets him in, as far as it is known.
fn examined(event: &Competition, person: &Person, now: Moment) -> Result<Option<Group>, Refusal> {
    if person.name.trim().is_empty() {
        return Err(no(event, "nobody is registered without a name", "with a name"));
    }
    if person.capacities.is_empty() {
        return Err(no(
            event,
            "everybody is something at the event",
            "player, coach, arbiter or another capacity",
        ));
    }
    let entry = Entry::new(person, None, now);
    if let Some(lack) = admission::barred(event, &entry, day(now)) {
        return Err(lack.into());
    }
    if !person.is_athlete() {
        return Ok(None);
    }
    match group::place(&event.regulation, person, event.regulation.days(day(now)).0) {
        Ok(group) => Ok(group),
        // What is not known yet is asked for at admission.
        Err(Lack { ground: Ground::Incomplete, .. }) => Ok(None),
        Err(lack) => Err(lack.into()),
    }
}

fn is_same(one: &Person, other: &Person) -> bool {
    twin(one, other) == Some(Twin::Same)
        || twin(one, other) == Some(Twin::Likely) && one.name == other.name && one.birth == other.birth
}

fn apply(event: &Competition, by: Actor, application: &Application) -> Result<Vec<Fact>, Refusal> {
    must_enter(event, by, &application.organisation)?;
    let article = event.law.admission.applications.map_or(event.law.admission.register, |law| law.both);
    if application.athletes.is_empty() {
        return Err(Refusal::new(article, "nobody is on the application", "with its athletes"));
    }
    for listed in &application.athletes {
        let entry = known(event, listed.person)?;
        if !entry.person.is_athlete() || !same_text(&entry.person.organisation, &application.organisation) {
            let instead = format!("athletes of {}, without {}", application.organisation, entry.person.name);
            return Err(Refusal::new(article, "an organisation applies for its own athletes", instead));
        }
    }
    Ok(vec![Fact::Applied(Box::new(application.clone()))])
}

fn show(event: &Competition, by: Actor, people: &[PersonId], paper: &Shown) -> Result<Vec<Fact>, Refusal> {
    must_keep(event, by)?;
    some(event, people)?;
    Ok(people.iter().map(|&id| Fact::Shown { id, paper: paper.clone() }).collect())
}

fn refund(
    event: &Competition,
    by: Actor,
    id: PersonId,
    amount: u32,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    must_decide(event, by)?;
    let entry = known(event, id)?;
    let law = &event.law.admission;
    if event.is_fee_kept(id) {
        let by = law.fee.map_or(law.decision, |fee| fee.kept);
        return Err(Refusal::new(by, "nothing is paid back to those who are excluded", "the fee is kept"));
    }
    if reason.trim().is_empty() {
        return Err(no(event, "this needs a reason", "the same with a reason"));
    }
    let amount = i64::from(amount);
    if amount == 0 || amount > entry.paid() {
        return Err(no(event, "only what was paid is paid back", format!("{} at most", entry.paid())));
    }
    Ok(vec![Fact::Paid { id, amount: -amount, reason: reason.to_owned() }])
}

fn put_on_list(event: &Competition, by: Actor, ban: &Ban) -> Result<Vec<Fact>, Refusal> {
    must_decide(event, by)?;
    if ban.name.trim().is_empty() || ban.until.is_some_and(|until| until < ban.from) {
        return Err(no(event, "this is no disqualification", "a name, a first day and no earlier last day"));
    }
    Ok(vec![Fact::Banned(ban.clone())])
}

fn check(
    event: &Competition,
    by: Actor,
    people: &[PersonId],
    lists: &[List],
    finding: Finding,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    must_keep(event, by)?;
    some(event, people)?;
    if lists.is_empty() {
        return Err(no(event, "no list was looked at", "the lists that were"));
    }
    let check = Check { lists: lists.to_vec(), finding, on: day(now) };
    Ok(people.iter().map(|&id| Fact::Checked { id, check: check.clone() }).collect())
}

fn examine(event: &Competition, by: Actor, id: PersonId, fit: bool) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.admission;
    let article = law.fitness.or(law.adaptive).unwrap_or(law.decision);
    if !event.offices(by).contains(&Role::Doctor) {
        return Err(Refusal::new(
            article,
            "the doctor says who is fit to play",
            "by the doctor of the event",
        ));
    }
    known(event, id)?;
    Ok(vec![Fact::Examined { id, fit }])
}

fn rule(
    event: &Competition,
    by: Actor,
    id: PersonId,
    verdict: &Verdict,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    must_decide(event, by)?;
    let (law, entry) = (&event.law.admission, known(event, id)?);
    if !entry.person.is_athlete() {
        return Err(no(event, "athletes are admitted", "others are registered only"));
    }
    if entry.withdrawn.is_some() {
        return Err(no(event, "he has withdrawn", "undo the withdrawal, or register him anew"));
    }
    match verdict {
        Verdict::Admitted => {
            too_late(event)?;
            if let Some(lack) = lacks(event, id, entry, day(now)).into_iter().next() {
                return Err(lack.into());
            }
        }
        Verdict::Refused { ground, reason } => {
            if let (Some(grounds), None) = (law.grounds, ground) {
                let names = Ground::ALL.map(Ground::name).join("; ");
                return Err(Refusal::new(grounds, "nobody is refused without a ground", names));
            }
            if ground.is_none() && reason.trim().is_empty() {
                return Err(no(event, "nobody is refused without a reason", "the same with a reason"));
            }
            if event.rounds.stage.no_of(Competitor::Person(id)).is_some() {
                return Err(no(event, "he has a number already", "his exclusion, by the officials"));
            }
        }
    }
    Ok(vec![Fact::Decided { id, verdict: verdict.clone() }])
}

fn admit_ready(event: &Competition, by: Actor, now: Moment) -> Result<Vec<Fact>, Refusal> {
    must_decide(event, by)?;
    too_late(event)?;
    let open = || event.entries.athletes().filter(|(_, entry)| entry.decision.is_none());
    let is_ready = |(id, entry): &(PersonId, &Entry)| lacks(event, *id, entry, day(now)).is_empty();
    let admitted = |(id, _)| Fact::Decided { id, verdict: Verdict::Admitted };
    let facts: Vec<Fact> = open().filter(is_ready).map(admitted).collect();
    if !facts.is_empty() {
        return Ok(facts);
    }
    let lack = open().find_map(|(id, entry)| lacks(event, id, entry, day(now)).into_iter().next());
    Err(lack
        .map_or_else(|| no(event, "everybody was decided on", "after somebody is entered"), Refusal::from))
}

fn sign(event: &Competition, by: Actor, names: &[String], now: Moment) -> Result<Vec<Fact>, Refusal> {
    must_decide(event, by)?;
    let (article, protocol) = (event.law.admission.protocol, event.protocol());
    if names.iter().all(|name| name.trim().is_empty()) {
        return Err(Refusal::new(article, "nobody signs the protocol", "with the names of the committee"));
    }
    if protocol.rows.is_empty() {
        return Err(Refusal::new(article, "nothing was decided", "after the decisions"));
    }
    if !protocol.undecided.is_empty() {
        let instead = format!("after decisions on the other {}", protocol.undecided.len());
        return Err(Refusal::new(article, "not everybody was decided on", instead));
    }
    Ok(vec![Fact::Signed { names: names.to_vec(), on: day(now) }])
}

fn withdraw(event: &Competition, by: Actor, id: PersonId, reason: &str) -> Result<Vec<Fact>, Refusal> {
    let entry = known(event, id)?;
    if by != Actor::Person(id) {
        must_enter(event, by, &entry.person.organisation)?;
    }
    if entry.withdrawn.is_some() {
        return Err(no(event, "he has withdrawn", "once"));
    }
    if event.rounds.stage.no_of(Competitor::Person(id)).is_some() {
        return Err(no(event, "he has a number already", "leaving the event, by the officials"));
    }
    Ok(vec![Fact::Withdrawn { id, reason: reason.to_owned() }])
}

/// Nobody comes in later than the regulation allows.
fn too_late(event: &Competition) -> Result<(), Refusal> {
    let rounds = event.rounds.stage.rounds().len();
    match event.regulation.entries.late_after {
        Some(last) if rounds > usize::from(last) => {
            let instead = format!("until round {} is paired", last + 1);
            Err(no(event, "it is too late to come in", instead))
        }
        _ => Ok(()),
    }
}

/// Whether somebody has been taken out of the table by an exclusion.
fn was_taken_out(event: &Competition, id: PersonId) -> bool {
    let stage = &event.rounds.stage;
    let left = stage.no_of(Competitor::Person(id)).and_then(|no| stage.left(no));
    left.is_some_and(|(_, how)| how == Leaving::Excluded)
}

fn known(event: &Competition, id: PersonId) -> Result<&Entry, Refusal> {
    event
        .entries
        .get(id)
        .ok_or_else(|| no(event, "nobody is registered under this number", "somebody registered"))
}

fn some(event: &Competition, people: &[PersonId]) -> Result<(), Refusal> {
    if people.is_empty() {
        return Err(no(event, "nobody is named", "somebody registered"));
    }
    people.iter().try_for_each(|&id| known(event, id).map(drop))
}

fn no(event: &Competition, why: &'static str, instead: impl Into<std::borrow::Cow<'static, str>>) -> Refusal {
    Refusal::new(event.law.admission.decision, why, instead)
}

/// Who keeps the register and the papers.
pub(super) fn must_keep(event: &Competition, by: Actor) -> Result<(), Refusal> {
    if event.offices(by).contains(&Role::AssistantSecretary) {
        return Ok(());
    }
    must_decide(event, by).map_err(|refusal| Refusal { why: "the committee keeps the papers", ..refusal })
}

impl Competition {
    /// Whether nothing is paid back to somebody: he was excluded, be he still in the table or not.
    #[must_use]
    pub fn is_fee_kept(&self, id: PersonId) -> bool {
        self.is_excluded(id) || was_taken_out(self, id)
    }

    /// Whether somebody speaks for an athlete: he represents the organisation that entered him.
    #[must_use]
    pub fn represents(&self, representative: PersonId, athlete: PersonId) -> bool {
        let own = self.person(representative).and_then(Person::represented);
        own.zip(self.person(athlete)).is_some_and(|(own, athlete)| same_text(own, &athlete.organisation))
    }
}

/// Who enters somebody of an organisation: the office, or the organisation's own representative.
fn must_enter(event: &Competition, by: Actor, organisation: &str) -> Result<(), Refusal> {
    if must_keep(event, by).is_ok() {
        return Ok(());
    }
    let law = &event.law.admission;
    let own = match by {
        Actor::Person(id) => event.person(id).and_then(Person::represented),
        Actor::Captain(team) => event.teams.team(team).map(|team| &*team.name),
        _ => None,
    };
    if own.is_some_and(|own| same_text(own, organisation)) {
        return Ok(());
    }
    let (why, instead) = match own {
        Some(own) => ("a representative enters his own athletes", format!("athletes of {own}")),
        None => ("entries are made by the office or a representative", "through one of them".to_owned()),
    };
    Err(Refusal::new(law.own.unwrap_or(law.decision), why, instead))
}

/// Whether two names of an organisation are the same, however they are written.
fn same_text(one: &str, other: &str) -> bool {
    let words = super::twin::letters;
    !one.trim().is_empty() && words(one) == words(other) || one.trim() == other.trim()
}
