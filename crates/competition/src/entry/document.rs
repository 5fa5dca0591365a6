//! The papers of an athlete, and which of them are still to be shown.

use core::fmt;

use article::Article;
use clock::Day;
use rulebook::law::event::{Holder, Paper};
use serde::{Deserialize, Serialize};

use super::terms::Audience;
use super::{Ground, Lack, Person};
use crate::Draft;

/// A paper the edition names, or another one the regulation asks for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Document {
    /// One the edition names.
    Paper(Paper),
    /// Another one.
    Other(String),
}

/// A paper somebody has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Shown {
    /// Which.
    pub document: Document,
    /// Its number.
    #[serde(default)]
    pub number: String,
    /// From when it is valid.
    #[serde(default)]
    pub from: Option<Day>,
    /// Until when it is valid, that day included.
    #[serde(default)]
    pub until: Option<Day>,
}

/// A line of a checklist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The paper.
    pub document: Document,
    /// The article that asks for it.
    pub by: Article,
    /// What is wrong; nothing if it was shown and is valid.
    pub lack: Option<Lack>,
}

impl Shown {
    /// A paper without number and term.
    #[must_use]
    pub const fn new(document: Document) -> Self {
        Self { document, number: String::new(), from: None, until: None }
    }

    /// The same, valid until a day.
    #[must_use]
    pub fn until(self, day: Day) -> Self {
        Self { until: Some(day), ..self }
    }

    /// Whether it is valid on all days from one to another.
    #[must_use]
    pub fn covers(&self, first: Day, last: Day) -> bool {
        self.from.is_none_or(|from| from <= first) && self.until.is_none_or(|until| last <= until)
    }
}

/// What an athlete has to show under a regulation, as of a day.
#[must_use]
pub fn required(draft: &Draft, person: &Person, on: Day) -> Vec<Item> {
    checklist(draft, person, &[], on)
}

/// What an athlete has to show and has shown, as of the day of admission.
pub(super) fn checklist(draft: &Draft, person: &Person, shown: &[Shown], on: Day) -> Vec<Item> {
    let law = &rulebook::event_law(draft.edition).admission;
    let item = |(document, by): (Document, Article)| {
        let lack = check(draft, &document, by, shown, on);
        Item { document, by, lack }
    };
    let mut required: Vec<(Document, Article)> = match (law.adaptive, &draft.entries.documents, law.papers) {
        (Some(by), _, _) if draft.entries.audience == Audience::Adaptive => {
            vec![(Paper::AccidentInsurance.into(), by)]
        }
        (_, Some(own), papers) => {
            let by = papers.map_or(law.decision, |papers| papers.fewer.by);
            own.iter().map(|document| (document.clone(), by)).collect()
        }
        (_, None, Some(papers)) => {
            let all = papers.required.iter();
            all.filter(|paper| is_held(paper.from, person, on))
                .map(|paper| (paper.paper.into(), paper.by))
                .collect()
        }
        (_, None, None) => Vec::new(),
    };
    let more = law.papers.map_or(law.decision, |papers| papers.more);
    required.extend(draft.entries.more_documents.iter().map(|document| (document.clone(), more)));
    required.extend(law.course.map(|by| (Paper::AntidopingCourse.into(), by)));
    required.into_iter().map(item).collect()
}

/// Whether a paper is asked from somebody; who was born nobody knows when is asked like the grown.
fn is_held(from: Holder, person: &Person, on: Day) -> bool {
    let age = person.age_on(on).unwrap_or(i32::from(u8::MAX));
    match from {
        Holder::Everybody => true,
        Holder::From(years) => age >= i32::from(years),
        Holder::Under(years) => age < i32::from(years),
        Holder::Ranked => person.rank.is_some(),
    }
}

fn check(draft: &Draft, document: &Document, by: Article, shown: &[Shown], on: Day) -> Option<Lack> {
    let Some(paper) = shown.iter().rev().find(|paper| paper.document == *document) else {
        return Some(Lack::new(by, Ground::Incomplete, document.missing(), format!("show the {document}")));
    };
    let (first, last) = draft.days(on);
    if paper.covers(first, last) {
        return None;
    }
    let policy = matches!(document, Document::Paper(Paper::AccidentInsurance));
    let insurance = rulebook::event_law(draft.edition).admission.insurance.filter(|_| policy);
    let remedy = format!("a {document} valid from {first} to {last}");
    Some(Lack::new(
        insurance.unwrap_or(by),
        Ground::Faulty,
        "a paper is not valid on all days of the event",
        remedy,
    ))
}

impl Draft {
    /// The first and the last day of the event; where they are not stated, the given day.
    #[must_use]
    pub fn days(&self, otherwise: Day) -> (Day, Day) {
        let first = self.first_day.or(self.last_day).unwrap_or(otherwise);
        (first, self.last_day.unwrap_or(first).max(first))
    }
}

impl Document {
    const fn missing(&self) -> &'static str {
        match self {
            Self::Paper(Paper::Passport) => "no proof of identity",
            Self::Paper(Paper::BirthCertificate) => "no birth certificate",
            Self::Paper(Paper::RecordBook) => "no record book",
            Self::Paper(Paper::MedicalInsurance) => "no medical insurance",
            Self::Paper(Paper::AccidentInsurance) => "no accident insurance",
            Self::Paper(Paper::AntidopingCourse) => "no certificate of an anti-doping course",
            Self::Other(_) => "a paper of the regulation is missing",
        }
    }
}

impl From<Paper> for Document {
    fn from(paper: Paper) -> Self {
        Self::Paper(paper)
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Paper(paper) => f.write_str(paper.name()),
            Self::Other(name) => f.write_str(name),
        }
    }
}
