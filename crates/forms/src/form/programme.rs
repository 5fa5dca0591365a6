//! The printed programme: the rules, the organisers, place and days, the schedule, who may play, whom to ask.

use competition::entry::Group;
use rulebook::law::event::{Block as Part, Sex};

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Block, Column, Line, Paper, Sheet, Table};

/// The parts, as RU22 lists them.
const PARTS: [Part; 6] =
    [Part::Rules, Part::Organisers, Part::Venue, Part::Schedule, Part::Entitled, Part::Contacts];

/// The programme.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let t = clerk.t;
    let mut paper = clerk.paper(Sheet::Portrait, Form::Programme.title(clerk.asked.language));
    paper.put(Line::title(t.form_programme()));
    paper.put(Line::filled(t.form_event_line(), &[&clerk.event_and_discipline()]));
    let written = clerk.event.programme();
    for part in PARTS {
        let text = written.iter().find(|known| known.block == part).and_then(|known| known.text.clone());
        match part {
            Part::Rules => paper.put(Line::words(rules(clerk, text))),
            Part::Schedule => {
                paper.put(Line::heading(t.form_programme_schedule()));
                paper.put(schedule(clerk));
            }
            Part::Venue => {
                paper.put(Line::heading(t.form_programme_venue()));
                let both = [clerk.place().to_owned(), clerk.days()];
                let both: Vec<String> = both.into_iter().filter(|text| !text.is_empty()).collect();
                clerk.put_text(&mut paper, &both.join(", "));
            }
            Part::Organisers => {
                paper.put(Line::heading(t.form_programme_organisers()));
                let named = clerk.event.regulation().organisation.organisers.join("; ");
                clerk.put_text(&mut paper, &text.unwrap_or(named));
            }
            Part::Entitled => {
                paper.put(Line::heading(t.form_programme_entitled()));
                clerk.put_text(&mut paper, &text.unwrap_or_else(|| clerk.entitled()));
            }
            Part::Contacts => {
                paper.put(Line::heading(t.form_programme_contacts()));
                clerk.put_text(&mut paper, &text.unwrap_or_default());
            }
        }
    }
    paper
}

/// By which rules: what was written, or the statement of the edition.
fn rules(clerk: &Clerk<'_>, text: Option<String>) -> String {
    let edition = clerk.event.regulation().edition;
    match text.filter(|text| text != edition.title()) {
        Some(text) => text,
        None => clerk.t.named("form-rules", edition.name()).unwrap_or_else(|| edition.title()).to_owned(),
    }
}

/// The rounds in the order in which they are played, those without an hour last and blank.
pub(super) fn schedule(clerk: &Clerk<'_>) -> Table {
    let (t, hours) = (clerk.t, clerk.event.hours());
    let mut table = Table::new([
        Column::fit(t.form_round_number()),
        Column::share(t.form_day(), 2),
        Column::fit(t.form_hour()),
        Column::share(t.form_hall(), 3),
    ]);
    let planned = clerk.event.planned_rounds().clamp(1, 200);
    let mut rounds: Vec<(u16, Option<clock::Moment>, String)> = (1..=planned)
        .map(|round| {
            let slot = hours.slot(round);
            let hall = slot.and_then(|slot| slot.hall.clone()).unwrap_or_default();
            (round, slot.and_then(|slot| slot.starts), hall)
        })
        .collect();
    rounds.sort_by_key(|(round, starts, _)| (starts.is_none(), *starts, *round));
    for (round, starts, hall) in rounds {
        let day = starts.map_or_else(String::new, |at| clerk.long_date(clerk.day_of(at)));
        let hour = starts.map_or_else(String::new, |at| clerk.hour(at));
        table.row([round.to_string(), day, hour, hall]);
    }
    table
}

impl Clerk<'_> {
    /// Lines to write on.
    pub(super) fn put_lines(&self, paper: &mut Paper, many: usize) {
        let line = || [Block::Gap(2), Line::filled(self.t.form_event_line(), &[]).into()];
        paper.put_together((0..many).flat_map(|_| line()));
    }

    /// A text, or lines to write it on.
    pub(super) fn put_text(&self, paper: &mut Paper, text: &str) {
        if text.trim().is_empty() {
            self.put_lines(paper, 2);
        } else {
            text.lines().for_each(|line| paper.put(Line::words(line)));
        }
    }

    /// A group by age and sex.
    pub(super) fn group(&self, group: Group) -> String {
        let t = self.t;
        match (group.oldest, group.sex) {
            (None, Sex::Male) => t.form_group_men().to_owned(),
            (None, Sex::Female) => t.form_group_women().to_owned(),
            (Some(oldest), Sex::Male) => t.form_group_boys(u16::from(oldest) + 1),
            (Some(oldest), Sex::Female) => t.form_group_girls(u16::from(oldest) + 1),
        }
    }

    /// The group of an event that has one.
    pub(super) fn only_group(&self) -> String {
        match self.event.regulation().entries.groups.as_slice() {
            [group] => self.group(*group),
            _ => String::new(),
        }
    }

    /// Who may take part, as far as the regulation says.
    pub(super) fn entitled(&self) -> String {
        let regulation = self.event.regulation();
        let groups: Vec<String> = regulation.entries.groups.iter().map(|group| self.group(*group)).collect();
        let least = regulation.entries.least_rank.map(|rank| self.t.form_least_rank(self.rank(rank)));
        let mut parts: Vec<String> = Vec::new();
        if !groups.is_empty() {
            parts.push(groups.join(", "));
        }
        parts.extend(least);
        parts.join("; ")
    }
}
