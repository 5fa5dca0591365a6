//! The doctor's report: what was noted about health, with conclusions and proposals to be written.

use competition::{Actor, Fact, Role};

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Block, Column, Line, Paper, Sheet, Table};

/// The report. Every note by a doctor, or about an article on his duties, is a case.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let t = clerk.t;
    let mut paper = clerk.paper(Sheet::Portrait, Form::MedicalReport.title(clerk.asked.language));
    paper.put(Line::title(t.form_medical_report()));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    paper.put(Line::heading(t.form_medical_cases()));
    let columns =
        [Column::fit(t.form_no()), Column::share(t.form_when(), 1), Column::share(t.form_what(), 5)];
    let mut table = Table::new(columns).row_height(8);
    let doctor = [Actor::Official(Role::Doctor), Actor::Official(Role::Nurse)];
    let holds = |actor: Actor| match actor {
        Actor::Person(id) => {
            let panel = clerk.event.panel();
            let mut doctors = panel.holders(Role::Doctor).chain(panel.holders(Role::Nurse));
            doctors.any(|officer| officer.who.person == id)
        }
        actor => doctor.contains(&actor),
    };
    for event in clerk.event.standing() {
        if let Fact::Noted { article, text } = &event.fact {
            // A duty that was ticked is no case.
            let is_case = text.trim() != "✓";
            if is_case && (holds(event.actor) || article.name().starts_with("RU22:13.1.2")) {
                let number = table.groups.len() + 1;
                table.row([number.to_string(), clerk.moment(event.at), text.clone()]);
            }
        }
    }
    if table.groups.is_empty() {
        (1..=3).for_each(|number| table.row([number.to_string(), String::new(), String::new()]));
    }
    paper.put(table);
    for heading in [t.form_medical_conclusions(), t.form_medical_proposals()] {
        paper.put(Line::heading(heading));
        clerk.put_lines(&mut paper, 4);
    }
    let [name, _] = clerk.officer(Role::Doctor);
    paper.put_together([Block::Gap(4), Line::filled(t.form_sign_doctor(), &["", &name]).into()]);
    paper
}
