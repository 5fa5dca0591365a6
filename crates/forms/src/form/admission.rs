//! The protocol of the admission committee: every decision with its ground, the committee and its signatures.

use competition::entry::{Ground, Verdict};
use competition::panel::Sitting;

use super::{Form, Personal};
use crate::clerk::Clerk;
use crate::paper::{Block, Column, Line, Paper, Sheet, Table};

/// The protocol.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let (t, protocol) = (clerk.t, clerk.event.protocol());
    let mut paper = clerk.paper(Sheet::Portrait, Form::AdmissionProtocol.title(clerk.asked.language));
    paper.put(Line::title(t.form_admission_protocol()));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    let day = protocol.signed.as_ref().map(|(_, day)| *day);
    paper.put(clerk.date_line(t.form_date_quoted(), day));
    let shown = clerk.asked.personal == Personal::Shown;
    let mut columns = vec![Column::fit(t.form_no()), Column::share(t.form_full_name(), 5)];
    if shown {
        columns.push(Column::fit(t.form_birth()));
    }
    columns.extend([
        Column::share(t.form_organisation(), 3),
        Column::fit(t.form_decision()),
        Column::share(t.form_ground(), 4),
    ]);
    let mut table = Table::new(columns);
    let undecided = protocol.undecided.iter().map(|id| (*id, None));
    let decided = protocol.rows.iter().map(|row| (row.id, Some(&row.verdict)));
    for (at, (id, verdict)) in (1_usize..).zip(decided.chain(undecided)) {
        let Some(person) = clerk.event.person(id) else { continue };
        let mut cells = vec![at.to_string(), person.name.clone()];
        if shown {
            cells.push(clerk.birth(person));
        }
        let (decision, ground) = match verdict {
            None => ("", String::new()),
            Some(Verdict::Admitted) => (t.form_admitted(), String::new()),
            Some(Verdict::Refused { ground, reason }) => (t.form_refused(), words(clerk, *ground, reason)),
        };
        cells.extend([clerk.organisation(person), decision.to_owned(), ground]);
        table.row(cells);
    }
    paper.put(table);
    let admitted = protocol.rows.iter().filter(|row| row.verdict == Verdict::Admitted).count();
    paper.put(Line::words(t.form_admitted_of(admitted, protocol.rows.len() + protocol.undecided.len())));
    let mut members: Vec<String> = clerk
        .event
        .panel()
        .admission()
        .iter()
        .map(|member| match member {
            Sitting::Officer(id) => officer(clerk, *id),
            Sitting::Organiser(name) => name.clone(),
        })
        .collect();
    let signed = protocol.signed.map(|(names, _)| names).unwrap_or_default();
    members.extend(signed.into_iter().filter(|name| !members.contains(name)).collect::<Vec<_>>());
    members.resize(members.len().max(3), String::new());
    let mut blocks = vec![Line::heading(t.form_committee()).into()];
    for name in &members {
        blocks.extend([Line::filled(t.form_sign_member(), &["", name]).into(), Block::Gap(2)]);
    }
    paper.put_together(blocks);
    paper
}

fn officer(clerk: &Clerk<'_>, id: competition::PersonId) -> String {
    let known = clerk.event.panel().everybody().iter().find(|officer| officer.who.person == id);
    known.map_or_else(|| clerk.person_name(id), |officer| officer.who.name.clone())
}

fn words(clerk: &Clerk<'_>, ground: Option<Ground>, reason: &str) -> String {
    let name = ground.map(|ground| match ground {
        Ground::NoRight => clerk.t.form_ground_no_right(),
        Ground::Incomplete => clerk.t.form_ground_incomplete(),
        Ground::Faulty => clerk.t.form_ground_faulty(),
        Ground::Health => clerk.t.form_ground_health(),
        Ground::Disqualified => clerk.t.form_ground_disqualified(),
    });
    let reason = reason.trim();
    [name, (!reason.is_empty()).then_some(reason)].into_iter().flatten().collect::<Vec<_>>().join("; ")
}
