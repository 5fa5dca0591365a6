//! The duties of each office, before, during and after an event.

use competition::Competition;
use rulebook::law::event::{Charge, Closing, Force, When};
use serde::Serialize;

/// Duties of one time.
#[derive(Serialize)]
pub(crate) struct Chapter {
    /// `before`, `round`, `during` or `after`.
    pub(crate) when: &'static str,
    pub(crate) duties: Vec<Line>,
}

/// A duty.
#[derive(Serialize)]
pub(crate) struct Line {
    pub(crate) by: &'static str,
    /// Who sees to it: `organiser`, `main`, or an office.
    pub(crate) charge: String,
    pub(crate) open: bool,
    /// Whether a note closes it; else what is done does.
    pub(crate) noted: bool,
    /// Whether nothing begins while it is open.
    pub(crate) blocks: bool,
}

/// All duties.
pub(crate) fn chapters(event: &Competition) -> Vec<Chapter> {
    let times =
        [(When::Before, "before"), (When::Round, "round"), (When::During, "during"), (When::After, "after")];
    let chapter = |(when, word)| {
        let duties = event.checklist().filter(|item| item.duty.when == when).map(|item| Line {
            by: item.duty.by.name(),
            charge: match item.duty.charge {
                Charge::Organiser => "organiser".to_owned(),
                Charge::Main => "main".to_owned(),
                Charge::Office(role) => serde_json::to_value(role)
                    .ok()
                    .and_then(|word| word.as_str().map(str::to_owned))
                    .unwrap_or_default(),
            },
            open: item.open,
            noted: item.duty.closes == Closing::Note,
            blocks: item.duty.force == Force::Blocks,
        });
        Chapter { when: word, duties: duties.collect() }
    };
    times.map(chapter).into_iter().filter(|chapter| !chapter.duties.is_empty()).collect()
}
