//! The invitation to an event, as RU-CODEX:4.2 lists what it says.

use article::Article;
use rulebook::law::event::Block;

use super::{Form, term};
use crate::clerk::Clerk;
use crate::paper::{Line, Paper, Sheet};

/// The invitation; what the event does not know is left blank.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let (t, event) = (clerk.t, clerk.event);
    let mut paper = clerk.paper(Sheet::Portrait, Form::Invitation.title(clerk.asked.language));
    paper.put(Line::title(t.form_invitation()));
    paper.put(Line::filled(t.form_invitation_to(), &[""]));
    paper.put(Line::filled(t.form_invitation_event(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(t.form_invitation_place(), &[clerk.place()]));
    let starts = |round: u16| event.hours().starts_at(round).map(|at| clerk.day_of(at));
    let regulation = event.regulation();
    let first = starts(1).or(regulation.first_day).map_or_else(String::new, |day| clerk.long_date(day));
    let last = starts(event.planned_rounds()).or(regulation.last_day);
    let last = last.map_or_else(String::new, |day| clerk.long_date(day));
    paper.put(Line::filled(t.form_invitation_rounds(), &[&first, &last]));
    paper.put(Line::filled(t.form_invitation_lots(), &["", ""]));
    paper.put(Line::filled(t.form_invitation_ceremonies(), &["", ""]));
    paper.put(Line::heading(t.form_invitation_conditions()));
    let fee = regulation.entries.fee.map_or_else(String::new, |fee| fee.to_string());
    paper.put(Line::filled(t.form_fee_line(), &[&fee]));
    for template in [t.form_invitation_travel(), t.form_invitation_lodging(), t.form_invitation_company()] {
        paper.put(Line::filled(template, &[""]));
    }
    if let Some(text) = term::noted(event, const { Article::new("RU-CODEX:4.2") }) {
        clerk.put_text(&mut paper, text);
    }
    let prizes = term::noted(event, const { Article::new("RU-CODEX:4.1.f") }).unwrap_or_default();
    paper.put(Line::filled(t.form_invitation_prizes(), &[prizes]));
    let arrival = event.schedule().days().0.map_or_else(String::new, |day| clerk.long_date(day));
    let contacts = event.programme().into_iter().find(|part| part.block == Block::Contacts);
    let contacts = contacts.and_then(|part| part.text).unwrap_or_default();
    paper.put(Line::filled(t.form_invitation_arrival(), &[&arrival, &contacts]));
    paper.put(Line::filled(t.form_invitation_confirm(), &[""]));
    if let Some(due) = clerk.due(Form::Invitation) {
        paper.put(Line::words(due));
    }
    paper.put(Line::filled(t.form_protest_signed(), &["", ""]));
    paper
}
