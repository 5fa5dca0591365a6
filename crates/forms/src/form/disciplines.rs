//! Appendix 1: the disciplines with their names in international protocols.

use super::Form;
use crate::clerk::{Clerk, upper_first};
use crate::discipline::Discipline;
use crate::paper::{Column, Line, Paper, Sheet, Table};

/// The table of the appendix.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let t = clerk.t;
    let title = Form::Disciplines.title(clerk.asked.language);
    let mut paper = clerk.paper(Sheet::Landscape, title);
    paper.put(clerk.corner(t.form_appendix_1()));
    paper.put(Line::title(title));
    let mut table = Table::new([
        Column::fit(t.form_no()),
        Column::wide(t.form_discipline_in_russia()),
        Column::wide(t.form_discipline_abroad()),
        Column::wide(t.form_discipline_in_protocols()),
    ]);
    for each in &Discipline::ALL {
        let [name, abroad, protocol] = [each.name, each.international, each.protocol];
        table.row([each.no.to_string(), upper_first(name), both(abroad), protocol.to_owned()]);
    }
    paper.put(table);
    paper
}

/// Every name abroad: the game on a hundred squares and giveaway have two.
fn both(abroad: &str) -> String {
    match abroad {
        abroad if abroad.starts_with("International") => format!("Draughts-100 / {abroad}"),
        "Giveaway draughts" => "Giveaway / Giveaway draughts".to_owned(),
        abroad => abroad.to_owned(),
    }
}
