//! Applications: Appendix 3 (preliminary) and Appendix 4 (final), landscape. One follows another, each on its own pages.

use std::collections::BTreeMap;

use competition::PersonId;
use competition::entry::{Application, Document, Entry, Listed, Stage};
use rulebook::Refusal;
use rulebook::law::event::{Paper as Kind, Signatory};

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Block, Column, Line, Paper, Row, Sheet, Table};

/// The least number of lines, as the sample has them.
const LINES: usize = 4;
/// Who is younger shows a certificate of birth, by the edition's papers.
const PASSPORT_FROM: i32 = 14;

/// Under which names a register keeps what only this form shows.
const ADDRESS: [&str; 6] = ["address", "home address", "адрес", "домашний адрес", "адреса", "домашня адреса"];
const INSURANCE: [&str; 7] = [
    "insurance",
    "снилс",
    "страховое свидетельство",
    "№ страхового свидетельства",
    "insurance certificate",
    "рнокпп",
    "іпн",
];
const PASSPORT: [&str; 4] = ["passport", "паспорт", "данные паспорта", "паспортні дані"];
const BIRTH: [&str; 4] =
    ["birth certificate", "свидетельство о рождении", "свідоцтво про народження", "birth-certificate"];

/// What an application lists.
struct List<'a> {
    organisation: &'a str,
    athletes: Vec<Listed>,
    handed_in: Option<&'a Application>,
}

/// The preliminary application.
pub(super) fn preliminary(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    paper(clerk, Stage::Preliminary)
}

/// The final one.
pub(super) fn last(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    paper(clerk, Stage::Final)
}

fn paper(clerk: &Clerk<'_>, stage: Stage) -> Result<Paper, Refusal> {
    let t = clerk.t;
    let (form, corner, title) = match stage {
        Stage::Preliminary => {
            (Form::PreliminaryApplication, t.form_appendix_3(), t.form_application_preliminary())
        }
        Stage::Final => (Form::FinalApplication, t.form_appendix_4(), t.form_application_final()),
    };
    let mut paper = clerk.paper(Sheet::Landscape, form.title(clerk.asked.language));
    for (at, list) in lists(clerk, stage, form)?.into_iter().enumerate() {
        if at > 0 {
            paper.put(Block::Page);
        }
        paper.put(clerk.corner(corner));
        paper.put(Line::title(title));
        paper.put(Line::filled(t.form_application_organisation(), &[list.organisation]));
        paper.put(Line::filled(t.form_application_event(), &[clerk.event_name()]));
        paper.put(Line::filled(t.form_application_held(), &[clerk.place(), &clerk.days()]));
        paper.put(table(clerk, stage, &list));
        paper.put_together(below(clerk, stage, &list));
    }
    Ok(paper)
}

/// The applications that were handed in; where there are none, the athletes of the register by their organisations.
fn lists<'a>(clerk: &Clerk<'a>, stage: Stage, form: Form) -> Result<Vec<List<'a>>, Refusal> {
    let entries = clerk.event.entries();
    let mut lists: Vec<List<'a>> = Vec::new();
    for application in entries.applications().iter().filter(|application| application.stage == stage) {
        let (organisation, athletes) = (application.organisation.as_str(), application.athletes.clone());
        lists.push(List { organisation, athletes, handed_in: Some(application) });
    }
    let mut others: BTreeMap<&str, Vec<Listed>> = BTreeMap::new();
    for (person, entry) in entries.athletes() {
        let organisation = entry.person.organisation.as_str();
        if !lists.iter().any(|list| list.organisation == organisation) {
            let cleared = stage == Stage::Final && entry.fit == Some(true);
            others.entry(organisation).or_default().push(Listed { person, cleared });
        }
    }
    let others = others.into_iter();
    lists.extend(others.map(|(organisation, athletes)| List { organisation, athletes, handed_in: None }));
    if let Some(asked) = clerk.asked.organisation.as_deref() {
        let known: Vec<&str> = lists.iter().map(|list| list.organisation).collect();
        let instead = known.join(", ");
        lists.retain(|list| list.organisation == asked);
        if lists.is_empty() {
            return Err(Refusal::new(clerk.by(form), "nobody comes from this organisation", instead));
        }
    }
    if lists.is_empty() {
        lists.push(List { organisation: "", athletes: Vec::new(), handed_in: None });
    }
    Ok(lists)
}

fn table(clerk: &Clerk<'_>, stage: Stage, list: &List<'_>) -> Table {
    let t = clerk.t;
    let mut columns = vec![
        Column::fit(t.form_no()),
        Column::share(t.form_full_name(), 5),
        Column::share(t.form_birth_and_insurance(), 4),
        Column::share(t.form_category_or_title(), 3),
        Column::share(t.form_discipline(), 4),
        Column::share(t.form_home_address(), 5),
        Column::share(t.form_passport(), 4),
        Column::share(t.form_trainer(), 3),
    ];
    if stage == Stage::Final {
        columns.push(Column::share(t.form_doctor(), 3));
    }
    let mut table = Table::new(columns).row_height(9);
    for at in 0..list.athletes.len().max(LINES) {
        let mut cells = vec![(at + 1).to_string()];
        match list.athletes.get(at) {
            Some(listed) => cells.extend(athlete(clerk, stage, *listed)),
            None => cells.resize(table.columns.len(), String::new()),
        }
        table.group(vec![Row::new(cells)]);
    }
    table
}

/// What is said of an athlete.
fn athlete(clerk: &Clerk<'_>, stage: Stage, listed: Listed) -> Vec<String> {
    let t = clerk.t;
    let Some(entry) = clerk.event.entries().get(listed.person) else {
        return vec![clerk.person_name(listed.person)];
    };
    let person = &entry.person;
    let born = [clerk.birth(person), clerk.kept(person, &INSURANCE)];
    let born: Vec<String> = born.into_iter().filter(|text| !text.is_empty()).collect();
    let rank = match clerk.ranks(person) {
        rank if rank.is_empty() => t.form_no_rank().to_owned(),
        rank => rank,
    };
    let mut cells = vec![
        person.name.clone(),
        born.join(" / "),
        rank,
        clerk.discipline(),
        clerk.kept(person, &ADDRESS),
        identity(clerk, listed.person, entry),
        person.trainer.clone(),
    ];
    if stage == Stage::Final {
        cells.push(if listed.cleared { t.form_cleared().to_owned() } else { String::new() });
    }
    cells
}

/// The passport, or of the young the certificate of birth.
fn identity(clerk: &Clerk<'_>, _id: PersonId, entry: &Entry) -> String {
    let regulation = clerk.event.regulation();
    let on = regulation.first_day.or(regulation.last_day);
    let age = on.and_then(|day| entry.person.age_on(day));
    let (kind, names) = match age {
        Some(..PASSPORT_FROM) => (Kind::BirthCertificate, &BIRTH),
        _ => (Kind::Passport, &PASSPORT),
    };
    if clerk.asked.personal == super::Personal::Hidden {
        return String::new();
    }
    let shown = entry.papers.iter().rev().find(|paper| paper.document == Document::Paper(kind));
    match shown.map(|paper| paper.number.trim()) {
        Some(number) if !number.is_empty() => number.to_owned(),
        _ => clerk.kept(&entry.person, names),
    }
}

/// The representative and the signatures.
fn below(clerk: &Clerk<'_>, stage: Stage, list: &List<'_>) -> Vec<Block> {
    let t = clerk.t;
    let name = |who| {
        let signatures = list.handed_in.map_or(&[][..], |application| &application.signatures);
        signatures
            .iter()
            .find(|signature| signature.who == who)
            .map_or("", |signature| signature.name.as_str())
    };
    let representative = list.handed_in.map_or("", |application| application.representative.as_str());
    let mut lines = vec![Line::filled(t.form_application_representative(), &[representative])];
    let (federation, executive) = (name(Signatory::Federation), name(Signatory::Executive));
    match stage {
        Stage::Preliminary => {
            lines.push(Line::filled(t.form_application_federation(), &["", "", federation]));
            lines.push(Line::filled(t.form_application_authority(), &["", "", executive]));
        }
        Stage::Final => {
            lines.push(Line::filled(t.form_application_clinic(), &["", name(Signatory::Doctor)]));
            lines.push(Line::filled(t.form_application_head_of_federation(), &["", federation]));
            lines.push(Line::filled(t.form_application_head_of_authority(), &["", executive]));
        }
    }
    lines.push(Line::words(t.form_stamp()));
    lines.push(clerk.date_line(t.form_date_quoted(), None));
    let mut blocks = Vec::new();
    for line in lines {
        blocks.extend([Block::Gap(2), line.into()]);
    }
    blocks
}
