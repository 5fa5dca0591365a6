//! Applications: on which an organisation enters its athletes, and what is wrong with them.

use core::fmt;

use article::Article;
use clock::Day;
use rulebook::law::event::{ApplicationLaw, Signatory};
use serde::{Deserialize, Serialize};

use crate::{Draft, PersonId};

/// An application of an organisation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Application {
    /// Which of the two.
    pub stage: Stage,
    /// The organisation.
    pub organisation: String,
    /// The athletes.
    pub athletes: Vec<Listed>,
    /// Who signed it; the doctor on the final one only.
    #[serde(default)]
    pub signatures: Vec<Signature>,
    /// Whether a licensed medical organisation stamped it.
    #[serde(default)]
    pub clinic: bool,
    /// The representative it names.
    #[serde(default)]
    pub representative: String,
    /// When it came.
    pub received: Day,
    /// How it came.
    pub copy: Copy,
}

/// Which application it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The preliminary one.
    Preliminary,
    /// The final one.
    Final,
}

/// An athlete on an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Listed {
    /// Who.
    pub person: PersonId,
    /// Whether the doctor wrote that he is fit.
    #[serde(default)]
    pub cleared: bool,
}

/// A signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Signature {
    /// Of whom.
    pub who: Signatory,
    /// His name in full.
    pub name: String,
    /// Whether it is stamped.
    pub stamped: bool,
}

/// How an application came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Copy {
    /// By mail or as a scan.
    Electronic,
    /// On paper.
    Original,
}

/// What is wrong with an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// It came after the day the regulation fixed.
    Late,
    /// The original was not handed in.
    NoOriginal,
    /// Somebody has not signed.
    NoSignature(Signatory),
    /// Somebody has not stamped.
    NoStamp(Signatory),
    /// The doctor's name is not written.
    NoDoctor,
    /// The medical organisation has not stamped.
    NoClinic,
}

impl Application {
    /// An application of these athletes, with nothing signed.
    #[must_use]
    pub fn new(stage: Stage, organisation: &str, athletes: &[PersonId], received: Day, copy: Copy) -> Self {
        let listed = |&person: &PersonId| Listed { person, cleared: stage == Stage::Final };
        Self {
            stage,
            organisation: organisation.to_owned(),
            athletes: athletes.iter().map(listed).collect(),
            signatures: Vec::new(),
            clinic: stage == Stage::Final,
            representative: String::new(),
            received,
            copy,
        }
    }

    /// The same with a stamped signature.
    #[must_use]
    pub fn signed(mut self, who: Signatory, name: &str) -> Self {
        self.signatures.push(Signature { who, name: name.to_owned(), stamped: true });
        self
    }

    /// What is wrong with it.
    #[must_use]
    pub fn remarks(&self, draft: &Draft) -> Vec<Remark> {
        let Some(law) = rulebook::event_law(draft.edition).admission.applications else { return Vec::new() };
        let mut found = Vec::new();
        let is_final = self.stage == Stage::Final;
        let until = draft.entries.preliminary_until.filter(|_| !is_final);
        if until.is_some_and(|until| self.received > until) {
            found.push(Remark::Late);
        }
        if is_final && self.copy == Copy::Electronic {
            found.push(Remark::NoOriginal);
        }
        for who in law.signatories(draft.status, is_final) {
            match self.signatures.iter().find(|signature| signature.who == who) {
                None => found.push(Remark::NoSignature(who)),
                Some(signature) if !signature.stamped => found.push(Remark::NoStamp(who)),
                Some(signature) if who == Signatory::Doctor && signature.name.trim().is_empty() => {
                    found.push(Remark::NoDoctor);
                }
                Some(_) => {}
            }
        }
        if is_final && !self.clinic {
            found.push(Remark::NoClinic);
        }
        found
    }

    /// Whether nothing but its time stands against it.
    #[must_use]
    pub fn is_complete(&self, draft: &Draft) -> bool {
        self.remarks(draft).iter().all(|remark| *remark == Remark::Late)
    }

    /// An athlete on it.
    #[must_use]
    pub fn listed(&self, person: PersonId) -> Option<&Listed> {
        self.athletes.iter().find(|listed| listed.person == person)
    }
}

impl Remark {
    /// The article behind it.
    #[must_use]
    pub const fn by(self, law: &ApplicationLaw) -> Article {
        match self {
            Self::Late | Self::NoOriginal => law.handed_in,
            Self::NoSignature(Signatory::Doctor) | Self::NoStamp(Signatory::Doctor) => law.medical,
            Self::NoDoctor | Self::NoClinic => law.medical,
            Self::NoSignature(_) | Self::NoStamp(_) => law.signed,
        }
    }

    /// The short reason.
    #[must_use]
    pub const fn what(self) -> &'static str {
        match self {
            Self::Late => "the application came late",
            Self::NoOriginal => "the original of the application is missing",
            Self::NoSignature(_) => "the application is not signed",
            Self::NoStamp(_) => "the application is not stamped",
            Self::NoDoctor => "the doctor is not named",
            Self::NoClinic => "the medical organisation has not stamped",
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what())?;
        match self {
            Self::NoSignature(who) | Self::NoStamp(who) => write!(f, " by the {}", who.name()),
            _ => Ok(()),
        }
    }
}
