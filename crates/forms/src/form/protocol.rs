//! Appendix 6: the protocol of a round of an individual event.

use rulebook::Refusal;

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Align, Block, Column, Line, Paper, Sheet, Style, Table};

/// The protocol of a round.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, round) = (clerk.t, clerk.round(Form::RoundProtocol)?);
    let number = round.round.to_string();
    let title = format!("{} {number}", t.form_protocol_name());
    let mut paper = clerk.paper(Sheet::Portrait, &title);
    paper.put(Line::filled(t.form_protocol_no(), &[&number]).style(Style::Title).align(Align::Centre));
    paper.put(clerk.date_line(t.form_date(), clerk.round_day(round.round)));
    paper.put(Line::filled(t.form_round_no(), &[&number]));
    paper.put(Line::filled(t.form_event_line(), &[&clerk.event_and_discipline()]));
    paper.put(Block::Gap(2));
    let [first, second] = clerk.colours();
    let mut table = Table::new([
        Column::fit(t.form_result()),
        Column::wide(first),
        Column::fit(t.form_no()),
        Column::wide(second),
        Column::fit(t.form_result()),
    ])
    .row_height(7);
    for (at, board) in (1_usize..).zip(&round.boards) {
        let [one, other] = clerk.results(board);
        let [first, second] = clerk.named(board.white, board.black).map(|no| clerk.name(no));
        table.row([one, first, at.to_string(), second, other]);
    }
    if let Some(no) = round.bye {
        table.row(["+".to_owned(), clerk.name(no), String::new(), t.form_bye().to_owned(), String::new()]);
    }
    for no in &round.free {
        table.row([String::new(), clerk.name(*no), String::new(), t.form_free().to_owned(), String::new()]);
    }
    paper.put(table);
    paper.put(clerk.signatures());
    Ok(paper)
}

impl Clerk<'_> {
    /// What both of a board have, who is named first coming first; nothing while it is not decided.
    pub(super) fn results(&self, board: &competition::round::Board) -> [String; 2] {
        let Some((white, black)) = board.outcome.map(competition::round::Outcome::marks) else {
            return [const { String::new() }; 2];
        };
        self.named(white, black).map(|mark| self.mark(mark).to_owned())
    }
}
