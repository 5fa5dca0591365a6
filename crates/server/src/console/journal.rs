//! The journal of an event line by line: who did what and when, by which article.

use competition::{Actor, Competition, Event};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::csv::Rows;

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
#[derive(Serialize)]
pub(crate) struct Line {
    /// The number of the command it followed from.
    pub(crate) step: u32,
    pub(crate) at: i64,
    pub(crate) actor: String,
    pub(crate) area: String,
    pub(crate) what: String,
    pub(crate) details: String,
}

/// The areas there are.
pub(crate) const AREAS: [&str; 8] =
    ["entry", "panel", "protest", "schedule", "team", "round", "noted", "undone"];

/// The lines of the journal, the newest last.
pub(crate) fn lines(event: &Competition, filter: &Filter) -> Vec<Line> {
    let (area, q) = (filter.area.trim(), filter.q.trim().to_lowercase());
    let fits = |line: &Line| {
        let told = || format!("{} {} {} {}", line.actor, line.area, line.what, line.details).to_lowercase();
        (area.is_empty() || line.area == area) && (q.is_empty() || told().contains(&q))
    };
    event.journal().iter().map(|told| line(event, told)).filter(fits).collect()
}

/// The lines as a table for other programs.
pub(crate) fn csv(event: &Competition, filter: &Filter) -> String {
    let mut rows = Rows::default();
    rows.row(["step", "at", "actor", "area", "what", "details"].map(str::to_owned));
    for line in lines(event, filter) {
        let at = crate::time::minute(clock::Moment(line.at));
        rows.row([line.step.to_string(), at, line.actor, line.area, line.what, line.details]);
    }
    rows.0
}

/// The lines to be read.
pub(crate) fn text(event: &Competition, filter: &Filter) -> String {
    let line = |line: Line| {
        let at = crate::time::minute(clock::Moment(line.at));
        format!("{at}  {:>4}  {}: {} {}  {}\n", line.step, line.actor, line.area, line.what, line.details)
    };
    lines(event, filter).into_iter().map(line).collect()
}

fn line(event: &Competition, told: &Event) -> Line {
    let fact = serde_json::to_value(&told.fact).unwrap_or_default();
    let (area, inner) = tagged(&fact);
    let (what, body) = tagged(&inner);
    // What people have shown of themselves is not told again here.
    let details = if area == "entry" { String::new() } else { scalars(&body, 0).join(", ") };
    Line { step: told.step, at: told.at.0, actor: called(event, told.actor), area, what, details }
}

/// The one key of an object and what it holds; a bare word holds nothing.
fn tagged(value: &Value) -> (String, Value) {
    match value {
        Value::String(word) => (word.clone(), Value::Null),
        Value::Object(fields) if fields.len() == 1 => {
            fields.iter().next().map(|(key, value)| (key.clone(), value.clone())).unwrap_or_default()
        }
        other => (String::new(), other.clone()),
    }
}

/// The plain values of a fact, each with its name.
fn scalars(value: &Value, depth: usize) -> Vec<String> {
    let Value::Object(fields) = value else {
        return plain(value).into_iter().collect();
    };
    let mut told = Vec::new();
    for (key, value) in fields {
        match value {
            Value::Object(_) if depth < 2 => told.extend(scalars(value, depth + 1)),
            Value::Array(items) if items.len() <= 8 => {
                let items: Vec<String> = items.iter().filter_map(plain).collect();
                if !items.is_empty() {
                    told.push(format!("{key} {}", items.join(" ")));
                }
            }
            value => told.extend(plain(value).map(|value| format!("{key} {value}"))),
        }
    }
    told
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(true) => Some("yes".to_owned()),
        _ => None,
    }
}

fn called(event: &Competition, actor: Actor) -> String {
    use competition::round::Competitor;
    match actor {
        Actor::Official(role) => role.name().to_owned(),
        Actor::Organiser => "organiser".to_owned(),
        Actor::Program => "program".to_owned(),
        Actor::Person(person) => event.name_of(Competitor::Person(person)),
        Actor::Captain(team) => event.name_of(Competitor::Team(team)),
        Actor::Public => "public".to_owned(),
    }
}
