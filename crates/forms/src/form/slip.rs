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
        let names = [(board.white, one), (board.black, other)];
        let [first, second] = names.map(|(no, mark)| (format!("{} ({no})", clerk.name(no)), mark));
        let (white, black) = if clerk.begins_black() {
            (t.form_slip_black(), t.form_slip_white())
        } else {
            (t.form_slip_white(), t.form_slip_black())
        };
        paper.put_together([
            Line::words(clerk.event_and_discipline()).style(Style::Small).into(),
            Line::filled(t.form_slip_head(), &[&round.round.to_string(), &at.to_string()]).into(),
            Line::filled(white, &[&first.0, &first.1, ""]).into(),
            Line::filled(black, &[&second.0, &second.1, ""]).into(),
            Line::filled(t.form_slip_arbiter(), &[""]).into(),
            Block::Cut,
        ]);
    }
    Ok(paper)
}
