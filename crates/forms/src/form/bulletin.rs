//! A bulletin: the results of the last round that was played, the places, and the next pairs.

use rulebook::Refusal;

use super::{Form, report, wall};
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

/// What the press is told when it is over: who won, how many played, and the places.
pub(super) fn press(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, stage) = (clerk.t, clerk.event.stage());
    if stage.rounds().is_empty() {
        let by = clerk.by(Form::PressReport);
        return Err(Refusal::new(by, "no round was played", "after the first round is paired"));
    }
    let mut paper = clerk.paper(Sheet::Portrait, Form::PressReport.title(clerk.asked.language));
    paper.put(Line::title(t.form_press_report()));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    report::general(clerk, &mut paper);
    for (no, place) in clerk.event.places().into_iter().filter(|(_, place)| *place <= 3) {
        let from = stage.competitor(no).map(|who| clerk.shown(who).organisation).unwrap_or_default();
        let from = if from.is_empty() { String::new() } else { format!(" ({from})") };
        paper.put(Line::words(format!("{place}. {}{from}", clerk.name(no))));
    }
    wall::put_standings(clerk, &mut paper);
    Ok(paper)
}
