//! What may be done with teams: line-ups, arrivals, results of boards.

use std::collections::BTreeSet;

use article::Article;
use clock::Moment;
use rulebook::Refusal;
use rulebook::law::event::Missing;

use super::{Fact, LineUp, Match, Order, Roster, Seat, Terms, admitted, roster};
use crate::round::Outcome;
use crate::{Actor, Competition, PersonId, Role, TeamId};

pub(super) fn line_up(
    event: &Competition,
    by: Actor,
    (team, round): (TeamId, u16),
    boards: &LineUp,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    let (law, terms) = (&event.law.team, &event.regulation.teams);
    let roster = known(event, team)?;
    let is_his = by == Actor::Captain(team) || !event.offices(by).is_empty();
    if !is_his {
        return Err(Refusal::new(law.order, "the captain hands in the line-up", "the captain of this team"));
    }
    let starts = event.hours().starts_at(round);
    let has_begun = event.round_began_at(round).is_some() || starts.is_some_and(|starts| now >= starts);
    let fact = || vec![Fact::LinedUp { team, round, boards: boards.clone() }];
    let Some(line_ups) = roster::line_ups(law, terms) else {
        // Where nobody changes boards, those of round 1 are those of the event.
        let article = law.fixed.unwrap_or(law.order);
        if round != 1 || has_begun {
            let instead = "the regulation lets boards change, or before the first round";
            return Err(Refusal::new(article, "boards do not change", instead));
        }
        let any = Terms { order: Order::Free, ..terms.clone() };
        roster.may_play(law, &any, boards).map_err(|refusal| Refusal { by: article, ..refusal })?;
        return Ok(fact());
    };
    if has_begun || starts.is_some_and(|starts| starts - now < line_ups.before.value) {
        let used = match line_ups.missing.value {
            Missing::FirstRound => "the boards of the first round",
            Missing::Main => "the main players",
            Missing::PreviousRound => "the list of the round before",
        };
        let minutes = line_ups.before.value.as_seconds() / 60;
        let instead = format!("{minutes} minutes before the round; now {used} hold");
        return Err(Refusal::new(line_ups.before.by, "the line-up comes too late", instead));
    }
    roster.may_play(law, terms, boards)?;
    Ok(fact())
}

pub(super) fn arrive(
    event: &Competition,
    by: Actor,
    (team, round): (TeamId, u16),
    present: &[PersonId],
) -> Result<Vec<Fact>, Refusal> {
    let (law, terms) = (&event.law.team, &event.regulation.teams);
    let article = law.incomplete.map_or(law.order, |incomplete| incomplete.by);
    must_judge(event, by, article)?;
    let roster = known(event, team)?;
    let there: BTreeSet<PersonId> = present.iter().copied().collect();
    if let Some(stranger) = there.iter().find(|person| !roster.has(**person)) {
        let instead = format!("without {stranger}");
        return Err(Refusal::new(law.order, "somebody is not of the team", instead));
    }
    let refused = admitted(law.incomplete, terms.incomplete, terms.boards, there.len()).err();
    Ok(vec![Fact::Arrived { team, round, present: there.into_iter().collect(), refused }])
}

pub(super) fn admit(
    event: &Competition,
    by: Actor,
    (team, round): (TeamId, u16),
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.team;
    let article = law.incomplete.map_or(law.order, |incomplete| incomplete.by);
    must_judge(event, by, article)?;
    known(event, team)?;
    if !event.teams.sheets.refused.contains(&(team, round)) {
        return Err(Refusal::new(article, "the team is admitted", "a team that was not"));
    }
    said(reason, article)?;
    Ok(vec![Fact::Admitted { team, round, reason: reason.to_owned() }])
}

pub(super) fn score(
    event: &Competition,
    by: Actor,
    (round, team, board): (u16, TeamId, u8),
    outcome: Outcome,
    corrected: Option<&String>,
) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.systems.correction;
    must_write(event, by, article)?;
    let (played, seat) = seat(event, (round, team, board))?;
    let (white, known) =
        (played.white, event.teams.sheets.results.contains_key(&(played.white, round, board)));
    match corrected {
        None if known => {
            return Err(Refusal::new(article, "this result is known", "correct the result, with a reason"));
        }
        None if seat.outcome.is_some() => {
            let why = "this board is decided without a game";
            return Err(Refusal::new(event.law.team.wrong_board, why, "a board both may play on"));
        }
        Some(_) if !known => {
            return Err(Refusal::new(article, "there is no result to correct", "keep the result"));
        }
        Some(reason) => said(reason, article)?,
        None => {}
    }
    Ok(vec![Fact::Scored { round, white, board, outcome, corrected: corrected.cloned() }])
}

pub(super) fn wrong_board(
    event: &Competition,
    (round, team, board): (u16, TeamId, u8),
    person: PersonId,
) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.team.wrong_board;
    let (played, seat) = seat(event, (round, team, board))?;
    let entered = if played.has_white(board) == team { seat.white } else { seat.black };
    if entered == Some(person) {
        let instead = "somebody who is not lined up for it";
        return Err(Refusal::new(article, "this board is his own", instead));
    }
    if event.teams.sheets.wrong.contains(&(team, round, board)) {
        return Err(Refusal::new(article, "this board is lost already", "each board once"));
    }
    Ok(vec![Fact::WrongBoard { round, team, board, person }])
}

/// A board of a match.
fn seat(event: &Competition, (round, team, board): (u16, TeamId, u8)) -> Result<(Match, Seat), Refusal> {
    known(event, team)?;
    let by = event.law.team.several;
    let Some(played) = event.team_match(round, team) else {
        return Err(Refusal::new(by, "there is no such match", "a round the team was paired in"));
    };
    let seat = usize::from(board).checked_sub(1).and_then(|at| played.seats.get(at)).cloned();
    match seat {
        Some(seat) => Ok((played, seat)),
        None => {
            let instead = format!("boards 1 to {}", event.regulation.teams.boards);
            Err(Refusal::new(by, "there is no such board", instead))
        }
    }
}

pub(super) fn may_enter(event: &Competition, roster: &Roster, own: Option<TeamId>) -> Result<(), Refusal> {
    let law = &event.law.team;
    roster.may_enter(law, &event.regulation.teams)?;
    let elsewhere = |person: &PersonId| event.teams.of(*person).is_some_and(|team| Some(team) != own);
    match roster.everybody().find(elsewhere) {
        Some(person) => {
            let instead = format!("without {person}");
            Err(Refusal::new(law.order, "somebody is in another team", instead))
        }
        None => Ok(()),
    }
}

pub(super) fn known(event: &Competition, team: TeamId) -> Result<&Roster, Refusal> {
    let by = event.law.team.several;
    event.teams.team(team).ok_or_else(|| Refusal::new(by, "there is no such team", "a team that was entered"))
}

/// Whoever keeps the papers of the event.
pub(super) fn must_write(event: &Competition, by: Actor, article: Article) -> Result<(), Refusal> {
    match by {
        Actor::Organiser | Actor::Program => Ok(()),
        by if !event.offices(by).is_empty() => Ok(()),
        _ => Err(Refusal::new(article, "this is not for players", "the organiser or an official")),
    }
}

/// Whoever decides about matches.
pub(super) fn must_judge(event: &Competition, by: Actor, article: Article) -> Result<(), Refusal> {
    let judges = |role: &Role| !matches!(role, Role::Doctor | Role::AssistantSecretary);
    if event.offices(by).iter().any(judges) {
        return Ok(());
    }
    Err(Refusal::new(article, "an arbiter decides this", "an arbiter"))
}

pub(super) fn said(reason: &str, article: Article) -> Result<(), Refusal> {
    if reason.trim().is_empty() {
        return Err(Refusal::new(article, "this is not decided without a reason", "the same with a reason"));
    }
    Ok(())
}
