//! Those who do not play: absent for a round, or gone for good.

use rulebook::Refusal;

use super::{Competitor, Fact, Leaving, lots::nobody, must_lead, must_say_why};
use crate::{Actor, Competition, No};

pub(super) fn absent(event: &Competition, no: No, round: u16) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.absence;
    if event.rounds.stage.left(no).is_some() {
        return Err(left_already(event));
    }
    ahead(event, no, round)?;
    if event.rounds.stage.is_absent(no, round) {
        return Err(Refusal::new(article, "this absence is known", "each is announced once"));
    }
    Ok(vec![Fact::Absent { no, round }])
}

pub(super) fn present(event: &Competition, no: No, round: u16) -> Result<Vec<Fact>, Refusal> {
    ahead(event, no, round)?;
    if !event.rounds.stage.is_absent(no, round) {
        let instead = "whoever is not absent plays";
        return Err(Refusal::new(event.law.round.absence, "no absence was announced", instead));
    }
    Ok(vec![Fact::Present { no, round }])
}

/// The round is not paired, and the player has not left.
fn ahead(event: &Competition, no: No, round: u16) -> Result<(), Refusal> {
    let (article, stage) = (event.law.round.absence, &event.rounds.stage);
    if stage.competitor(no).is_none() {
        return Err(nobody(event, no));
    }
    if stage.left(no).is_some() {
        return Err(gone(event));
    }
    let last = event.system().rounds(stage.len() as u16);
    if round < stage.next() || last.is_some_and(|last| round > last) {
        let next = stage.next();
        let instead = match last {
            Some(last) if next > last => "the event has no round left".to_owned(),
            Some(last) => format!("a round from {next} to {last}"),
            None => format!("round {next} or later"),
        };
        return Err(Refusal::new(article, "this round is not ahead", instead));
    }
    Ok(())
}

pub(super) fn leave(
    event: &Competition,
    by: Actor,
    no: No,
    how: Leaving,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let (article, stage) = (event.law.round.leave, &event.rounds.stage);
    must_lead(event, by, article)?;
    if stage.competitor(no).is_none() {
        return Err(nobody(event, no));
    }
    must_say_why(reason, article)?;
    if stage.left(no).is_some() {
        return Err(left_already(event));
    }
    // In a round that is being played the opponent is there: it is decided by its result.
    let after = stage.next() - 1;
    Ok(vec![Fact::Left { no, after, how, reason: reason.to_owned() }])
}

/// Who left does not come back, except who was excluded by a decision that was overturned.
pub(super) fn come_back(event: &Competition, by: Actor, no: No) -> Result<Vec<Fact>, Refusal> {
    let (article, stage) = (event.law.round.leave, &event.rounds.stage);
    let Some(who) = stage.competitor(no) else { return Err(nobody(event, no)) };
    let Some((_, how)) = stage.left(no) else {
        return Err(Refusal::new(article, "this one has not left", "whoever is not absent plays"));
    };
    let (Leaving::Excluded, Competitor::Person(person)) = (how, who) else { return Err(gone(event)) };
    must_lead(event, by, article)?;
    let Some(decision) = event.overturned_exclusion(person) else {
        let instead = "after his protest was upheld; if it was entered by mistake, undo it with a reason";
        return Err(Refusal::new(article, "his exclusion stands", instead));
    };
    Ok(vec![Fact::Returned { no, decision }])
}

const UNDO: &str = "if it was entered by mistake, undo it with a reason";

fn left_already(event: &Competition) -> Refusal {
    Refusal::new(event.law.round.leave, "this one has left already", UNDO)
}

fn gone(event: &Competition) -> Refusal {
    Refusal::new(event.law.round.leave, "who has left does not come back", UNDO)
}
