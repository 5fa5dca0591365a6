//! The approval of results, which closes them; and of oversteps nobody protested.

use clock::Moment;
use rulebook::Refusal;
use rulebook::law::event::{Act, Matter, Term};

use super::case::day;
use super::{Fact, Subject};
use crate::{Actor, Competition};

impl Competition {
    /// Whether results may be entered or changed.
    ///
    /// # Errors
    /// After they were approved, unless an upheld appeal opened them again.
    pub fn may_change_results(&self) -> Result<(), Refusal> {
        let (state, law) = (&self.protests, self.law.protest.approval);
        if state.approved.is_none() || state.reopened {
            return Ok(());
        }
        let instead =
            if law.reopens { "after an appeal was upheld" } else { "undo the approval, with a reason" };
        Err(Refusal::new(law.by, "the results are approved", instead))
    }
}

pub(super) fn approve(event: &Competition, by: Actor) -> Result<Fact, Refusal> {
    let (state, law) = (&event.protests, &event.law.protest);
    event.may(by, Act::Approve)?;
    if let Some(case) = state.open_cases().next() {
        let instead = format!("after protest {} was ruled on", case.no);
        return Err(Refusal::new(law.open, "a protest is open", instead));
    }
    if let Some(contest) = event.play_off() {
        let instead = format!("after the play-off for place {}", contest.first);
        return Err(Refusal::new(event.law.standing.play_off.by, "a play-off is being played", instead));
    }
    if state.approved.is_some() && !state.reopened {
        return Err(Refusal::new(law.approval.by, "the results are approved", "once"));
    }
    Ok(Fact::Approved)
}

/// Silence is admission, once the term has passed.
pub(super) fn confirm(event: &Competition, by: Actor, no: u32, now: Moment) -> Result<Fact, Refusal> {
    let (state, law) = (&event.protests, &event.law.protest);
    let article = event.may(by, Act::Overstep)?;
    let decision = state.decision(no).filter(|decision| decision.matter == Matter::Overstep);
    let step = law.path(Matter::Overstep).and_then(|path| path.steps.first());
    let Some((decision, step)) = decision.zip(step) else {
        return Err(Refusal::new(
            article,
            "there is no such overstep",
            "with the number of a claimed overstep",
        ));
    };
    let mut cases = state.cases().iter().filter(|case| case.petition.about == Subject::Decision(no));
    let (protested, open) = (cases.clone().next().is_some(), cases.any(super::Case::is_open));
    if decision.overturned || open {
        return Err(Refusal::new(step.by, "the overstep is in dispute", "after the protest was ruled on"));
    }
    if let (false, Term::Days(days)) = (protested, step.term.value) {
        let last = day(decision.at).after(i32::from(days));
        if day(now) <= last {
            return Err(Refusal::new(step.by, "the term of a protest has not passed", "after the term"));
        }
    }
    Ok(Fact::Confirmed { decision: no })
}
