//! A bulletin: the results of the last round that was played, the places, and the next pairs.

use rulebook::Refusal;

use super::{Form, wall};
use crate::clerk::Clerk;
use crate::paper::{Line, Paper, Sheet};

/// The bulletin after a round.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, rounds) = (clerk.t, clerk.event.stage().rounds());
    let is_done = |round: &&competition::round::Round| round.open().next().is_none();
    let round = match clerk.asked.round {
        Some(_) => clerk.round(Form::Bulletin)?,
        None => match rounds.iter().rfind(is_done) {
            Some(round) => round,
            None => clerk.round(Form::Bulletin)?,
        },
    };
    let mut paper = clerk.paper(Sheet::Portrait, Form::Bulletin.title(clerk.asked.language));
    paper.put(Line::title(t.form_bulletin(round.round)));
    paper.put(Line::title(clerk.event_and_discipline()));
    clerk.event_head().into_iter().skip(1).for_each(|block| paper.put(block));
    paper.put(Line::heading(t.form_results_of_round(round.round)));
    paper.put(wall::pairs(clerk, round));
    wall::put_standings(clerk, &mut paper);
    if let Some(next) = clerk.event.stage().round(round.round.saturating_add(1)) {
        paper.put(Line::heading(t.form_pairs_of_round(next.round)));
        paper.put(wall::pairs(clerk, next));
    }
    Ok(paper)
}
