//! Results: kept, adjudicated, put right.

use core::cmp::Ordering;

use rulebook::law::event::Act;
use rulebook::{Mark, Refusal};

use super::{Board, Fact, Outcome, must_lead, must_say_why};
use crate::{Actor, Competition, No};

pub(super) fn score(
    event: &Competition,
    by: Actor,
    round: u16,
    no: No,
    outcome: Outcome,
) -> Result<Vec<Fact>, Refusal> {
    let board = board(event, round, no)?;
    may_keep(event, by, round, board)?;
    if board.outcome.is_some() {
        let instead = "correct the result, with a reason";
        return Err(Refusal::new(event.law.round.correction, "this result is known", instead));
    }
    if board.suspended {
        must_lead(event, by, event.law.round.adjudication)?;
    }
    Ok(vec![Fact::Scored { round, white: board.white, outcome, games: Vec::new() }])
}

/// Keeps the games of a micromatch; what was decided about one of them stands.
pub(super) fn score_games(
    event: &Competition,
    by: Actor,
    round: u16,
    no: No,
    games: &[Outcome],
) -> Result<Vec<Fact>, Refusal> {
    let board = board(event, round, no)?;
    let Some(outcome) = sum(event, games) else {
        return Err(Refusal::new(event.law.round.points, "no game is told", "the result of each game"));
    };
    score(event, by, round, no, outcome)?;
    let told = |game: u8| usize::from(game).checked_sub(1).and_then(|at| games.get(at));
    if let Some((game, decided)) = board.decided.iter().find(|(game, decided)| told(**game) != Some(*decided))
    {
        let instead = format!("game {game}: {}", decided.text(event.regulation.scale));
        return Err(Refusal::new(event.law.round.correction, "this game was decided otherwise", instead));
    }
    Ok(vec![Fact::Scored { round, white: board.white, outcome, games: games.to_vec() }])
}

/// Keeps what was decided about one game of a micromatch. A later decision about it takes the place of an earlier one.
pub(super) fn score_game(
    event: &Competition,
    by: Actor,
    (round, no): (u16, No),
    game: u8,
    outcome: Outcome,
) -> Result<Vec<Fact>, Refusal> {
    score(event, by, round, no, outcome)?;
    let all = event.regulation.game.as_ref().map_or(1, |game| game.games);
    if !(1..=all).contains(&game) {
        let instead = format!("games 1 to {all}");
        return Err(Refusal::new(event.law.round.points, "there is no such game", instead));
    }
    let board = board(event, round, no)?;
    let mut decided = board.decided.clone();
    decided.insert(game, outcome);
    let white = board.white;
    let mut facts = vec![Fact::GameScored { round, white, game, outcome }];
    let games: Vec<Outcome> = decided.into_values().collect();
    if let Some(outcome) = sum(event, &games).filter(|_| games.len() == usize::from(all)) {
        facts.push(Fact::Scored { round, white, outcome, games });
    }
    Ok(facts)
}

/// The sum of the games decides a micromatch; level, it is drawn. Nothing without games.
fn sum(event: &Competition, games: &[Outcome]) -> Option<Outcome> {
    let scale = event.regulation.scale;
    let sum = |side: fn(&Outcome) -> Mark| scale.sum(games.iter().map(side));
    let (one, other) = (sum(|game| game.marks().0), sum(|game| game.marks().1));
    let was_played = games.iter().copied().any(Outcome::was_played);
    Some(match (one.cmp(&other), was_played) {
        _ if games.is_empty() => return None,
        (Ordering::Greater, true) => Outcome::White,
        (Ordering::Less, true) => Outcome::Black,
        (Ordering::Greater, false) => Outcome::WhitePlus,
        (Ordering::Less, false) => Outcome::BlackPlus,
        (Ordering::Equal, false) => Outcome::NeitherCame,
        (Ordering::Equal, true) if one.in_halves() == 0 => Outcome::BothLost,
        (Ordering::Equal, true) => Outcome::Draw,
    })
}

pub(super) fn suspend(event: &Competition, by: Actor, round: u16, no: No) -> Result<Vec<Fact>, Refusal> {
    let board = board(event, round, no)?;
    may_keep(event, by, round, board)?;
    if board.outcome.is_some() || board.suspended {
        let why = "this game is not being played";
        return Err(Refusal::new(event.law.round.adjudication, why, "a game without a result"));
    }
    Ok(vec![Fact::Suspended { round, white: board.white }])
}

pub(super) fn correct(
    event: &Competition,
    by: Actor,
    (round, no): (u16, No),
    outcome: Outcome,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.correction;
    must_lead(event, by, article)?;
    let board = board(event, round, no)?;
    event.may_change_results()?;
    must_say_why(reason, article)?;
    if board.outcome.is_none() {
        return Err(Refusal::new(article, "there is no result to correct", "keep the result"));
    }
    if board.outcome == Some(outcome) {
        return Err(Refusal::new(article, "this is the result that was kept", "another result"));
    }
    let (white, reason) = (board.white, reason.to_owned());
    let mut facts = vec![Fact::Corrected { round, white, outcome, reason: reason.clone() }];
    // Pairs of rounds that were played stay; pairs made on a wrong result that nobody has played are made again.
    let stage = &event.rounds.stage;
    let last = stage.rounds.last().filter(|last| last.round > round && !last.has_begun());
    if let Some(last) = last.filter(|_| event.system().pairs_follow_results()) {
        facts.push(Fact::Unpaired { round: last.round, reason });
    }
    Ok(facts)
}

/// The board somebody sits at in a round.
pub(super) fn board(event: &Competition, round: u16, no: No) -> Result<&Board, Refusal> {
    let (article, stage) = (event.law.round.points, &event.rounds.stage);
    let Some(paired) = stage.round(round) else {
        let instead = match stage.rounds.len() {
            0 => "after the first round is paired".to_owned(),
            last => format!("rounds 1 to {last} are paired"),
        };
        return Err(Refusal::new(article, "this round is not paired", instead));
    };
    paired.board_of(no).ok_or_else(|| {
        let instead = format!("somebody who was paired in round {round}");
        Refusal::new(article, "there is no such pair", instead)
    })
}

/// Arbiters keep the results of their boards until these are approved; so does the program, of games it conducts.
fn may_keep(event: &Competition, by: Actor, round: u16, board: &Board) -> Result<(), Refusal> {
    event.may_change_results()?;
    let boards = event.rounds.stage.round(round).map_or(&[][..], |round| &round.boards);
    let at = boards.iter().position(|each| each.white == board.white).map_or(0, |at| at as u16 + 1);
    event.may_at(by, Act::Results, at).map(drop)
}
