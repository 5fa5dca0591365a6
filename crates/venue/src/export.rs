//! An event as files for other programs: tables as CSV, everything as JSON, and TRF.
//!
//! They are made of what everybody may see.

use competition::entry::Person;
use competition::round::{Competitor, Stage};
use competition::trf::Export;
use competition::{Competition, Exact, No};
use serde::Serialize;
use serde_json::{Value, json};

use crate::csv::Rows;

/// A table that can be taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// The places.
    #[default]
    Standings,
    /// The register.
    Entries,
    /// All pairs with their results.
    Games,
}

/// A table as CSV.
#[must_use]
pub fn csv(event: &Competition, sheet: Sheet) -> String {
    match sheet {
        Sheet::Standings => standings(event),
        Sheet::Entries => entries(event),
        Sheet::Games => games(event),
    }
}

/// An event as TRF, the format of the pairing programs.
#[must_use]
pub fn trf(event: &Competition) -> String {
    let table = event.table();
    let rounds = Some(event.planned_rounds()).filter(|rounds| *rounds > 0);
    Export { rounds, ..Export::new(&event.regulation().name, &table) }.document().write()
}

/// An event as JSON.
#[must_use]
pub fn json(event: &Competition) -> Value {
    let people: Vec<Value> = event
        .entries()
        .all()
        .map(|(id, entry)| {
            let status = status(event, id, entry.withdrawn.is_some());
            json!({ "id": id, "person": entry.person, "group": entry.group, "status": status })
        })
        .collect();
    let teams: Vec<Value> =
        event.teams().teams().map(|(id, team)| json!({ "id": id, "team": team })).collect();
    let stages = event.earlier().iter().chain([event.stage()]);
    json!({
        "regulation": **event.regulation(),
        "phase": super::Phase::of(event),
        "entries": people,
        "teams": teams,
        "stages": stages.map(stage).collect::<Vec<_>>(),
        "standings": places(event),
    })
}

fn stage(stage: &Stage) -> Value {
    let numbers: Vec<Value> = stage.numbers().map(|(no, who)| json!({ "no": no, "who": who })).collect();
    json!({ "numbers": numbers, "rounds": stage.rounds() })
}

fn places(event: &Competition) -> Vec<Value> {
    let place = |place: competition::standing::Place| {
        let values: serde_json::Map<String, Value> = place
            .values
            .iter()
            .map(|(tiebreak, values)| (tiebreak.name().to_owned(), texts(values).into()))
            .collect();
        json!({
            "first": place.first,
            "last": place.last,
            "no": place.no,
            "name": name(event, place.no),
            "points": place.points.to_string(),
            "tiebreaks": values,
        })
    };
    event.standings().into_iter().map(place).collect()
}

fn standings(event: &Competition) -> String {
    let tiebreaks = event.rules().tiebreaks;
    let mut sheet = Rows::default();
    let heads = ["place", "no", "name", "organisation", "rating", "points"].map(str::to_owned);
    sheet.row(heads.into_iter().chain(tiebreaks.iter().map(|tiebreak| tiebreak.name().to_owned())));
    for place in event.standings() {
        let person = person(event, place.no);
        let own = [
            place.text(),
            place.no.to_string(),
            name(event, place.no),
            person.map(|person| person.organisation.clone()).unwrap_or_default(),
            person.and_then(|person| person.rating).map(|rating| rating.to_string()).unwrap_or_default(),
            place.points.to_string(),
        ];
        let values = place.values.iter().map(|(_, values)| texts(values).join(" "));
        sheet.row(own.into_iter().chain(values));
    }
    sheet.0
}

fn entries(event: &Competition) -> String {
    let mut sheet = Rows::default();
    let heads = [
        "id",
        "no",
        "name",
        "born",
        "sex",
        "organisation",
        "city",
        "federation",
        "rating",
        "rank",
        "title",
        "trainer",
        "number",
        "status",
    ];
    sheet.row(heads.map(str::to_owned));
    for (id, entry) in event.entries().all() {
        let Person { name, birth, sex, organisation, city, federation, .. } = &entry.person;
        let no = event.stage().no_of(Competitor::Person(id));
        sheet.row([
            id.0.to_string(),
            no.map(|no| no.to_string()).unwrap_or_default(),
            name.clone(),
            birth.map(|birth| birth.year().to_string()).unwrap_or_default(),
            word(sex),
            organisation.clone(),
            city.clone(),
            federation.clone(),
            entry.person.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            word(&entry.person.rank),
            word(&entry.person.title),
            entry.person.trainer.clone(),
            entry.person.number.clone(),
            status(event, id, entry.withdrawn.is_some()).to_owned(),
        ]);
    }
    sheet.0
}

fn games(event: &Competition) -> String {
    let mut sheet = Rows::default();
    let heads = ["stage", "round", "board", "white-no", "white", "black-no", "black", "result"];
    sheet.row(heads.map(str::to_owned));
    let scale = event.regulation().scale;
    for (number, stage) in (1..).zip(event.earlier().iter().chain([event.stage()])) {
        let name = |no: No| stage.competitor(no).map(|who| event.name_of(who)).unwrap_or_default();
        for round in stage.rounds() {
            for (at, board) in (1..).zip(&round.boards) {
                sheet.row([
                    format!("{number}"),
                    round.round.to_string(),
                    format!("{at}"),
                    board.white.to_string(),
                    name(board.white),
                    board.black.to_string(),
                    name(board.black),
                    board.outcome.map(|outcome| outcome.text(scale)).unwrap_or_default(),
                ]);
            }
        }
    }
    sheet.0
}

fn status(event: &Competition, id: competition::PersonId, withdrawn: bool) -> &'static str {
    if withdrawn {
        "withdrawn"
    } else if event.may_be_paired(id) {
        "admitted"
    } else {
        "entered"
    }
}

fn name(event: &Competition, no: No) -> String {
    event.stage().competitor(no).map(|who| event.name_of(who)).unwrap_or_default()
}

fn person(event: &Competition, no: No) -> Option<&Person> {
    match event.stage().competitor(no)? {
        Competitor::Person(id) => event.person(id),
        Competitor::Team(_) => None,
    }
}

fn texts(values: &[Exact]) -> Vec<String> {
    values.iter().map(Exact::to_string).collect()
}

/// The one word by which something is written in JSON.
fn word(what: &impl Serialize) -> String {
    match serde_json::to_value(what) {
        Ok(Value::String(word)) => word,
        Ok(Value::Null) | Err(_) => String::new(),
        Ok(other) => other.to_string(),
    }
}
