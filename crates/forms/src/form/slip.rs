//! Slips on which the results of a round are brought to the secretary, several to a page.

use rulebook::Refusal;

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Block, Line, Paper, Sheet, Style};

/// The slips of a round.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, round) = (clerk.t, clerk.round(Form::ResultSlips)?);
    let mut paper = clerk.paper(Sheet::Portrait, Form::ResultSlips.title(clerk.asked.language));
    for (at, board) in (1_usize..).zip(&round.boards) {
        let [one, other] = clerk.results(board);
        let [first, second] =
            clerk.named(board.white, board.black).map(|no| format!("{} ({no})", clerk.name(no)));
        let [upper, lower] = clerk.named(t.form_slip_white(), t.form_slip_black());
        paper.put_together([
            Line::words(clerk.event_and_discipline()).style(Style::Small).into(),
            Line::filled(t.form_slip_head(), &[&round.round.to_string(), &at.to_string()]).into(),
            Line::filled(upper, &[&first, &one, ""]).into(),
            Line::filled(lower, &[&second, &other, ""]).into(),
            Line::filled(t.form_slip_arbiter(), &[""]).into(),
            Block::Cut,
        ]);
    }
    Ok(paper)
}
