//! Who is admitted, with which papers.

use article::{Article, Stated};

use crate::Status;

/// Everything an edition says about admission.
#[derive(Clone, Copy, Debug)]
pub struct AdmissionLaw {
    /// Who is kept in the register of an event.
    pub register: Article,
    /// Nobody is admitted but by a decision.
    pub decision: Article,
    /// The decisions are issued as a protocol.
    pub protocol: Article,
    /// The only grounds for refusing somebody.
    pub grounds: Option<Article>,
    /// The applications of organisations.
    pub applications: Option<ApplicationLaw>,
    /// The papers of an athlete.
    pub papers: Option<PaperLaw>,
    /// A policy against accidents that is valid during the event.
    pub insurance: Option<Article>,
    /// What takes the place of all this in events for veterans and the disabled.
    pub adaptive: Option<Article>,
    /// The fee.
    pub fee: Option<FeeLaw>,
    /// Nobody who is disqualified is registered, in whatever capacity.
    pub disqualified: Option<Article>,
    /// The lists everybody is looked for in.
    pub lists: Option<Stated<&'static [List]>>,
    /// A certificate of a course against doping.
    pub course: Option<Article>,
    /// The doctor says who is fit to play.
    pub fitness: Option<Article>,
    /// A representative enters his own athletes and nobody else's.
    pub own: Option<Article>,
}

/// How organisations apply for their athletes.
#[derive(Clone, Copy, Debug)]
pub struct ApplicationLaw {
    /// An athlete stands on the preliminary and on the final application.
    pub both: Article,
    /// A doctor clears each athlete on the final application.
    pub medical: Article,
    /// Who signs and stamps.
    pub signed: Article,
    /// Who does.
    pub signatories: &'static [Signatory],
    /// From this status on others do.
    pub higher: Status,
    /// Those.
    pub higher_signatories: &'static [Signatory],
    /// In time, and the final one as an original.
    pub handed_in: Article,
}

/// Who signs an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Signatory {
    /// The doctor: the final application only.
    Doctor,
    /// The head of the organisation that applies.
    Head,
    /// The head of the regional body of government for sport.
    Executive,
    /// The head of the regional federation.
    Federation,
}

/// The papers of an athlete.
#[derive(Clone, Copy, Debug)]
pub struct PaperLaw {
    /// Which.
    pub required: &'static [Required],
    /// The regulation may ask for more.
    pub more: Article,
    /// Up to which status the regulation may ask for less.
    pub fewer: Stated<Status>,
}

/// A paper that is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Required {
    /// Which.
    pub paper: Paper,
    /// From whom.
    pub from: Holder,
    /// By which article.
    pub by: Article,
}

/// A paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Paper {
    /// A passport or another proof of identity.
    Passport,
    /// A certificate of birth.
    BirthCertificate,
    /// The book in which categories are recorded.
    RecordBook,
    /// A policy of the compulsory medical insurance.
    MedicalInsurance,
    /// A policy against accidents.
    AccidentInsurance,
    /// A certificate of a course against doping.
    AntidopingCourse,
}

/// From whom a paper is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// From everybody.
    Everybody,
    /// From those of this age and older, in full years on the day of admission.
    From(u8),
    /// From those who are younger.
    Under(u8),
    /// From those who have a category or a title.
    Ranked,
}

/// The fee of an event.
#[derive(Clone, Copy, Debug)]
pub struct FeeLaw {
    /// How much it is at most for an athlete, and that it is paid before the committee begins.
    pub most: Stated<u32>,
    /// Below this status the organiser may take less than the federation fixed.
    pub less_below: Status,
    /// Nothing is paid back to those who are excluded.
    pub kept: Article,
}

/// A list of suspended persons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum List {
    /// Of the national centre against doping.
    NationalCentre,
    /// Of the international federation.
    InternationalFederation,
    /// Of the international testing agency.
    TestingAgency,
}

impl ApplicationLaw {
    /// Who signs an application for an event of this status; the doctor signs the final one only.
    pub fn signatories(&self, status: Status, is_final: bool) -> impl Iterator<Item = Signatory> {
        let all = if status < self.higher { self.signatories } else { self.higher_signatories };
        all.iter().copied().filter(move |who| is_final || *who != Signatory::Doctor)
    }
}

impl Required {
    pub(crate) const fn new(paper: Paper, from: Holder, by: &'static str) -> Self {
        Self { paper, from, by: Article::new(by) }
    }
}

impl Paper {
    /// Every paper.
    pub const ALL: [Self; 6] = [
        Self::Passport,
        Self::BirthCertificate,
        Self::RecordBook,
        Self::MedicalInsurance,
        Self::AccidentInsurance,
        Self::AntidopingCourse,
    ];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Passport => "passport",
            Self::BirthCertificate => "birth certificate",
            Self::RecordBook => "record book",
            Self::MedicalInsurance => "medical insurance",
            Self::AccidentInsurance => "accident insurance",
            Self::AntidopingCourse => "certificate of an anti-doping course",
        }
    }
}

impl Signatory {
    /// What he is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Doctor => "doctor",
            Self::Head => "head of the organisation",
            Self::Executive => "head of the regional body for sport",
            Self::Federation => "head of the regional federation",
        }
    }
}

impl List {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NationalCentre => "the national anti-doping centre",
            Self::InternationalFederation => "the international federation",
            Self::TestingAgency => "the International Testing Agency",
        }
    }
}
