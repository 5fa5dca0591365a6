//! Pairs: made by the system of the event, or put down by hand and checked.

use std::collections::BTreeSet;

use rulebook::{Gravity, Objection, Refusal};

use super::{Because, Board, Fact, Leaving, Outcome, Round, maker, must_lead, must_say_why};
use crate::regulation::System;
use crate::{Actor, Competition, No, Role, Table, standing};

pub(super) fn pair(event: &Competition, by: Actor, seed: u64) -> Result<Vec<Fact>, Refusal> {
    must_lead(event, by, event.law.round.pairs)?;
    let number = ready(event)?;
    let mut round = maker::make(event, number, seed)?;
    round.absent = not_playing(event, number);
    round.because.extend(advice(event, number));
    Ok(vec![Fact::Paired(round)])
}

/// What the edition advises about the criteria, kept with the first round of the event.
fn advice(event: &Competition, number: u16) -> Vec<Because> {
    if number > 1 || !event.is_in_first_stage() {
        return Vec::new();
    }
    let (law, terms) = (&event.law.standing, &event.regulation.standing);
    let advice = standing::object(law, event.system().format(), &terms.tiebreaks).into_iter();
    let told = |no: Objection| Because { by: no.by, what: format!("{}; {}", no.what, no.allowed) };
    advice.filter(|no| no.weight < Gravity::Refusal).map(told).collect()
}

pub(super) fn by_hand(
    event: &Competition,
    by: Actor,
    pairs: &[(No, No)],
    bye: Option<No>,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.round;
    must_lead(event, by, law.pairs)?;
    if let Some((status, article)) = law.computer {
        if event.regulation.status >= status && !is_chief(event, by) {
            let instead = "a change the chief arbiter or a deputy gives a reason for";
            return Err(Refusal::new(article, "pairs are made by the program only", instead));
        }
    }
    must_say_why(reason, law.change)?;
    let number = ready(event)?;
    let stage = &event.rounds.stage;
    let mut seated = BTreeSet::new();
    let absent: BTreeSet<No> = stage.absent(number).collect();
    let everyone = pairs.iter().flat_map(|(white, black)| [*white, *black]).chain(bye);
    for no in everyone {
        if stage.competitor(no).is_none() {
            return Err(super::lots::nobody(event, no));
        }
        if !seated.insert(no) {
            let instead = format!("number {no} once");
            return Err(Refusal::new(law.complete, "somebody sits at two boards", instead));
        }
        if stage.left(no).is_some() || absent.contains(&no) {
            let instead = format!("without number {no}");
            return Err(Refusal::new(law.leave, "somebody who does not play was paired", instead));
        }
    }
    let idle = stage
        .numbers()
        .map(|(no, _)| no)
        .find(|no| !seated.contains(no) && stage.left(*no).is_none() && !absent.contains(no));
    if let Some(no) = idle {
        let instead = format!("number {no} is without a partner");
        return Err(Refusal::new(law.complete, "the pairs are not complete", instead));
    }
    let table = event.table();
    if event.system().meets_once() {
        if let Some((white, black)) = pairs.iter().find(|(white, black)| table.have_met(*white, *black)) {
            let instead = format!("numbers {white} and {black} have met");
            return Err(Refusal::new(event.law.swiss.once, "two players do not meet twice", instead));
        }
    }
    let mut round = Round::new(number);
    round.by_hand = Some(reason.to_owned());
    round.boards = pairs.iter().map(|(white, black)| Board::new(*white, *black)).collect();
    (round.bye, round.absent) = (bye, not_playing(event, number));
    round.because = advice(event, number);
    Ok(vec![Fact::Paired(round)])
}

pub(super) fn unpair(event: &Competition, by: Actor, reason: &str) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.change;
    must_lead(event, by, article)?;
    must_say_why(reason, article)?;
    let Some(last) = event.rounds.stage.rounds.last() else {
        return Err(Refusal::new(article, "no round is paired", "after a round was paired"));
    };
    if last.has_begun() {
        let instead = "pairs that were played stay; later rounds are paired from true results";
        return Err(Refusal::new(article, "this round was played", instead));
    }
    Ok(vec![Fact::Unpaired { round: last.round, reason: reason.to_owned() }])
}

/// A round that was played is annulled as a whole: its results and its clocks count no longer.
pub(super) fn annul(event: &Competition, by: Actor, reason: &str) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.change;
    must_lead(event, by, article)?;
    must_say_why(reason, article)?;
    let Some(last) = event.rounds.stage.rounds.last() else {
        return Err(Refusal::new(article, "no round is paired", "after a round was paired"));
    };
    Ok(vec![Fact::Unpaired { round: last.round, reason: reason.to_owned() }])
}

/// Whether somebody is the chief arbiter or his deputy.
fn is_chief(event: &Competition, by: Actor) -> bool {
    event.offices(by).iter().any(|role| matches!(role, Role::ChiefArbiter | Role::Deputy))
}

pub(super) fn reorder(
    event: &Competition,
    by: Actor,
    ahead: &[u16],
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.systems.round_robin;
    if !is_chief(event, by) {
        let article = law.reorder.unwrap_or(law.tables);
        let instead = "by the chief arbiter or his deputy";
        return Err(Refusal::new(article, "the chief arbiter changes the order of rounds", instead));
    }
    let order = event.rounds.stage.order.changed(law, ahead, reason)?;
    Ok(vec![Fact::Reordered { order, reason: reason.to_owned() }])
}

/// Repeats the draw of the last round, touching as few as possible.
pub(super) fn repair(
    event: &Competition,
    by: Actor,
    (absent, wrong): (&[No], &[(No, No)]),
    seed: u64,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let facts = unpair(event, by, reason)?;
    let Some(last) = event.rounds.stage.rounds.last() else { return Ok(facts) };
    if let Some(no) = absent.iter().find(|no| event.rounds.stage.competitor(**no).is_none()) {
        return Err(super::lots::nobody(event, *no));
    }
    let mut round = maker::repaired(event, last, absent, wrong, seed)?;
    let known = not_playing(event, last.round);
    let new = absent.iter().filter(|no| !known.contains(no)).copied();
    let mut facts: Vec<Fact> = new.map(|no| Fact::Absent { no, round: last.round }).chain(facts).collect();
    round.absent = known.iter().chain(absent).copied().collect::<BTreeSet<No>>().into_iter().collect();
    facts.push(Fact::Paired(round));
    Ok(facts)
}

/// The number of the round to be paired, if it can be.
fn ready(event: &Competition) -> Result<u16, Refusal> {
    let (law, stage) = (&event.law.round, &event.rounds.stage);
    if !stage.has_numbers() {
        return Err(Refusal::new(law.lots, "no numbers were drawn", "after the drawing of lots"));
    }
    let Some(next) = event.next_round() else {
        let instead = format!("the event has {} rounds", stage.next() - 1);
        return Err(Refusal::new(law.rounds, "all rounds were paired", instead));
    };
    let last = stage.rounds.last().filter(|_| event.system().pairs_follow_results());
    if let Some(open) = last.and_then(|last| last.open().next()) {
        let (round, white, black) = (next - 1, open.white, open.black);
        let instead = if open.suspended {
            format!("after round {round}, {white} against {black}, is adjudicated")
        } else {
            format!("after the result of round {round}, {white} against {black}")
        };
        return Err(Refusal::new(law.pairs, "the last round is not done", instead));
    }
    Ok(next)
}

/// Those who are in the event and do not play in a round.
fn not_playing(event: &Competition, round: u16) -> Vec<No> {
    let stage = &event.rounds.stage;
    let all: BTreeSet<No> = stage.absent(round).filter(|no| stage.left(*no).is_none()).collect();
    all.into_iter().collect()
}

impl Competition {
    /// Whether somebody who left has played half of his games or more; unfinished games count as played.
    #[must_use]
    pub fn played_half(&self, no: No) -> bool {
        let stage = &self.rounds.stage;
        let played = stage
            .rounds
            .iter()
            .filter_map(|round| round.board_of(no))
            .filter(|board| board.suspended || board.outcome.is_some_and(Outcome::was_played));
        let games = match self.system() {
            System::RoundRobin { cycles, .. } => stage.len().saturating_sub(1) * usize::from(*cycles),
            System::Scheveningen => stage.len() / 2,
            _ => return true,
        };
        2 * played.count() >= games
    }

    /// The table of the stage that is being played.
    #[must_use]
    pub fn table(&self) -> Table {
        self.rounds.stage.table(self.regulation.scale, |who| (self.name_of(who), self.rating_of(who)))
    }

    /// The system of the stage that is being played.
    #[must_use]
    pub fn system(&self) -> &System {
        if let Some(contest) = self.play_off() {
            return &contest.system;
        }
        let later = self.rounds.earlier.len().checked_sub(1).and_then(|at| self.regulation.later.get(at));
        later.map_or(&self.regulation.system, |later| &later.system)
    }

    /// The stages that were played.
    #[must_use]
    pub fn earlier(&self) -> &[super::Stage] {
        &self.rounds.earlier
    }

    /// What binds the lots before they are drawn, if that was made known.
    #[must_use]
    pub const fn committed(&self) -> Option<&super::Digest> {
        self.rounds.committed.as_ref()
    }

    /// The rounds, and who plays in them.
    #[must_use]
    pub const fn stage(&self) -> &super::Stage {
        &self.rounds.stage
    }

    /// How somebody left, if he did.
    #[must_use]
    pub fn left(&self, no: No) -> Option<Leaving> {
        self.rounds.stage.left(no).map(|(_, how)| how)
    }
}
