//! The journal of an event line by line, in the language of its reader: who did what and when, by which article.

use competition::Event;
use language::Text;
use serde::Deserialize;

use super::told::{self, Detail};
use venue::Venue;
use venue::csv::Rows;

/// Which lines.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Filter {
    /// Of one area: `round`, `protest`, `noted` …
    #[serde(default)]
    pub(crate) area: String,
    /// With these letters in them.
    #[serde(default)]
    pub(crate) q: String,
}

/// A line.
pub(crate) struct Line {
    /// The number of the command it followed from.
    pub(crate) step: u32,
    pub(crate) at: clock::Moment,
    pub(crate) actor: String,
    pub(crate) area: &'static str,
    pub(crate) what: &'static str,
    pub(crate) details: Vec<Detail>,
}

impl Line {
    /// What belongs to it, where nobody's clock is known.
    fn written(&self) -> String {
        self.details.iter().map(Detail::written).collect::<Vec<_>>().join(" · ")
    }
}

/// The areas there are.
pub(crate) const AREAS: [&str; 8] =
    ["entry", "panel", "protest", "schedule", "team", "round", "noted", "undone"];

/// The lines of the journal, the newest last.
pub(crate) fn lines(venue: &Venue, t: Text, filter: &Filter) -> Vec<Line> {
    let (area, q) = (filter.area.trim(), filter.q.trim().to_lowercase());
    let fits = |line: &Line| {
        let told = || format!("{} {} {} {}", line.actor, line.area, line.what, line.written()).to_lowercase();
        q.is_empty() || told().contains(&q)
    };
    let of_area =
        venue.competition().journal().iter().filter(|told| area.is_empty() || told::area(&told.fact) == area);
    of_area.map(|told| line(venue, t, told)).filter(fits).collect()
}

/// The lines as a table for other programs.
pub(crate) fn csv(venue: &Venue, t: Text, filter: &Filter) -> String {
    let mut rows = Rows::default();
    let when = format!("{} (UTC)", t.journal_when());
    let heads =
        ["№", when.as_str(), t.journal_who(), t.journal_area(), t.journal_what(), t.journal_details()];
    rows.row(heads.map(str::to_owned));
    for line in lines(venue, t, filter) {
        let (at, details) = (hall::time::minute(line.at), line.written());
        let what = line.what.to_owned();
        rows.row([line.step.to_string(), at, line.actor, line.area.to_owned(), what, details]);
    }
    rows.0
}

/// The lines to be read.
pub(crate) fn text(venue: &Venue, t: Text, filter: &Filter) -> String {
    let line = |line: Line| {
        let at = hall::time::minute(line.at);
        let line = format!("{at} UTC  {:>4}  {}: {}. {}", line.step, line.actor, line.what, line.written());
        // What was written on several lines is one line here, and cannot pass for another.
        line.replace(char::is_control, " ") + "\n"
    };
    lines(venue, t, filter).into_iter().map(line).collect()
}

fn line(venue: &Venue, t: Text, told: &Event) -> Line {
    let event = venue.competition();
    let office = told::actor(event, t, told.actor);
    // Who has an office has a name too, and his office may have passed to another since.
    let author = venue.author(told.step).filter(|author| *author != office);
    Line {
        step: told.step,
        at: told.at,
        actor: author.map_or_else(|| office.clone(), |author| format!("{author} ({office})")),
        area: t.named("journal-area", &told::area(&told.fact)).unwrap_or_default(),
        what: told::name(t, &told.fact),
        details: told::details(event, t, &told.fact),
    }
}
