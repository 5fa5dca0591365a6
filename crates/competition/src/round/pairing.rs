//! Pairs: made by the system of the event, or put down by hand and checked.

use std::collections::BTreeSet;

use draughts::Colour;
use rulebook::{Kind, Refusal};

use super::{Because, Board, Fact, Leaving, Outcome, Round, must_lead, must_say_why};
use crate::regulation::System;
use crate::swiss::{self, Pairing};
use crate::{Actor, Competition, No, Table, round_robin, rounds};

pub(super) fn pair(event: &Competition, by: Actor, seed: u64) -> Result<Vec<Fact>, Refusal> {
    must_lead(by, event.law.round.pairs)?;
    let number = ready(event)?;
    let round = match event.regulation.system {
        System::RoundRobin { .. } => table_round(event, number),
        System::Swiss { by, rounds } => {
            let table = event.table();
            let absent: Vec<No> = event.rounds.stage.absent(number).collect();
            let request = swiss::Request {
                edition: event.regulation.edition,
                round: number,
                rounds: Some(rounds),
                absent: &absent,
                seed,
                ..swiss::Request::new(&table, by)
            };
            let pairing = swiss::pair(&request)
                .map_err(|stuck| Refusal::new(stuck.by, "no pairs can be made", stuck.to_string()))?;
            swiss_round(event, pairing, seed)
        }
    };
    Ok(vec![Fact::Paired(round)])
}

pub(super) fn by_hand(
    event: &Competition,
    by: Actor,
    pairs: &[(No, No)],
    bye: Option<No>,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.round;
    must_lead(by, law.pairs)?;
    if let Some((status, article)) = law.computer {
        if event.regulation.status >= status
            && !matches!(by, Actor::Official(crate::Role::ChiefArbiter | crate::Role::Deputy))
        {
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
    if event.regulation.system.pairs_follow_results() {
        if let Some((white, black)) = pairs.iter().find(|(white, black)| table.have_met(*white, *black)) {
            let instead = format!("numbers {white} and {black} have met");
            return Err(Refusal::new(law.pairs, "two players do not meet twice", instead));
        }
    }
    let mut round = Round::new(number);
    round.by_hand = Some(reason.to_owned());
    round.boards = pairs.iter().map(|(white, black)| Board::new(*white, *black)).collect();
    (round.bye, round.absent) = (bye, not_playing(event, number));
    Ok(vec![Fact::Paired(round)])
}

pub(super) fn unpair(event: &Competition, by: Actor, reason: &str) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.change;
    must_lead(by, article)?;
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

/// The number of the round to be paired, if it can be.
fn ready(event: &Competition) -> Result<u16, Refusal> {
    let (law, stage) = (&event.law.round, &event.rounds.stage);
    if !stage.has_numbers() {
        return Err(Refusal::new(law.lots, "no numbers were drawn", "after the drawing of lots"));
    }
    let next = stage.next();
    if event.regulation.rounds(stage.len() as u16).is_some_and(|last| next > last) {
        let instead = format!("the event has {} rounds", next - 1);
        return Err(Refusal::new(law.rounds, "all rounds were paired", instead));
    }
    let last = stage.rounds.last().filter(|_| event.regulation.system.pairs_follow_results());
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

fn swiss_round(event: &Competition, pairing: Pairing, seed: u64) -> Round {
    let told = |reasons: Vec<swiss::Reason>| -> Vec<Because> {
        reasons.into_iter().map(|reason| Because { by: reason.by, what: reason.what }).collect()
    };
    let mut round = Round::new(pairing.round);
    round.seed = Some(seed);
    for pair in pairing.pairs {
        let mut board = Board::new(pair.white, pair.black);
        board.because = told(pair.because);
        round.boards.push(board);
    }
    round.because = told(pairing.notes);
    if let Some(bye) = pairing.bye {
        round.bye = Some(bye.no);
        round.because.extend(told(bye.because));
    }
    round.absent = not_playing(event, pairing.round);
    round
}

/// A round of the round robin table: the boards of those who left are decided by how much they played.
fn table_round(event: &Competition, number: u16) -> Round {
    let stage = &event.rounds.stage;
    let players = stage.len() as u16;
    let cycle = rounds(players).max(1);
    let (turned, of_cycle) = ((number - 1) / cycle % 2 == 1, (number - 1) % cycle + 1);
    let first = match event.regulation.discipline.kind {
        Kind::Renju => Colour::Black,
        Kind::Draughts(_) => Colour::White,
    };
    let mut round = Round::new(number);
    for (one, other) in round_robin(players, of_cycle) {
        let missing = |no: No| no.index() >= stage.len();
        if missing(one) || missing(other) {
            round.free = [one, other].into_iter().find(|no| !missing(*no));
            continue;
        }
        let begins_white = (first == Colour::White) != turned;
        let (white, black) = if begins_white { (one, other) } else { (other, one) };
        let mut board = Board::new(white, black);
        board.outcome = unplayed(event, white, black);
        round.boards.push(board);
    }
    round
}

/// What is put down for a pair where somebody has left.
fn unplayed(event: &Competition, white: No, black: No) -> Option<Outcome> {
    let gone = |no: No| event.rounds.stage.left(no).is_some();
    let counted = |no: No| event.played_half(no);
    match (gone(white), gone(black)) {
        (false, false) => None,
        (false, true) if counted(black) => Some(Outcome::WhitePlus),
        (true, false) if counted(white) => Some(Outcome::BlackPlus),
        _ => Some(Outcome::NeitherCame),
    }
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
        let games = match self.regulation.system {
            System::RoundRobin { cycles } => stage.len().saturating_sub(1) * usize::from(cycles),
            System::Swiss { rounds, .. } => usize::from(rounds),
        };
        2 * played.count() >= games
    }

    /// The table of the stage that is being played.
    #[must_use]
    pub fn table(&self) -> Table {
        self.rounds.stage.table(self.regulation.scale, |who| (self.name_of(who), self.rating_of(who)))
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
