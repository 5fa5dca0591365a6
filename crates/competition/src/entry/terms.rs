//! Who may enter, with which papers and for which fee.

use article::Article;
use clock::Day;
use rulebook::{Gravity, Objection};
use serde::{Deserialize, Serialize};

use super::{Document, Group, Rank, group};
use crate::Draft;

/// What a regulation says about entries. As it begins, everything the edition asks for is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Terms {
    /// For whom the event is.
    pub audience: Audience,
    /// Its groups by age and sex; everybody may play if there are none, and several play together.
    pub groups: Vec<Group>,
    /// The least category or title.
    pub least_rank: Option<Rank>,
    /// The least category or title of those who play in an older group.
    pub older_rank: Option<Rank>,
    /// Which applications are handed in.
    pub applications: Applications,
    /// By when the preliminary ones arrive.
    pub preliminary_until: Option<Day>,
    /// The papers, in place of those the edition asks for.
    pub documents: Option<Vec<Document>>,
    /// More papers.
    pub more_documents: Vec<Document>,
    /// The fee of an athlete.
    pub fee: Option<u32>,
    /// The fee the federation fixed.
    pub federation_fee: Option<u32>,
    /// After how many rounds somebody may still come in; as the system allows if nothing is said.
    pub late_after: Option<u16>,
}

/// For whom an event is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// For everybody.
    #[default]
    Everybody,
    /// For students.
    Students,
    /// For veterans and the disabled.
    Adaptive,
}

/// Which applications are handed in, where the edition knows any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Applications {
    /// The preliminary and the final one.
    #[default]
    Both,
    /// The final one.
    Final,
    /// None: a name is enough.
    None,
}

impl Terms {
    /// The terms of a club evening: whoever is admitted plays, without applications or papers.
    #[must_use]
    pub fn open() -> Self {
        Self { applications: Applications::None, documents: Some(Vec::new()), ..Self::default() }
    }
}

/// What the edition has against the terms of a draft.
pub(crate) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let law = &rulebook::event_law(draft.edition).admission;
    let terms = &draft.entries;
    group::object(draft, objections);
    if let Some(papers) = law.papers.filter(|papers| draft.status > papers.fewer.value) {
        if terms.documents.is_some() {
            let what = format!("papers are left out of a {} event", draft.status);
            let allowed = format!("all papers; fewer up to {} events", papers.fewer.value);
            objections.push(refusal(papers.fewer.by, what, allowed));
        }
    }
    if let Some(applications) = law.applications.filter(|law| draft.status >= law.higher) {
        if terms.applications == Applications::None {
            let what = format!("no applications are asked for in a {} event", draft.status);
            objections.push(refusal(applications.signed, what, "signed and stamped ones".to_owned()));
        }
    }
    if let (Some(law), Some(fee)) = (law.fee, terms.fee) {
        let federation = terms.federation_fee.unwrap_or(law.most.value);
        let most = federation.min(law.most.value);
        let fixed = draft.status >= law.less_below && terms.federation_fee.is_some() && fee != federation;
        if fee > most || fixed {
            let allowed = if fixed { format!("{federation}") } else { format!("{most} at most") };
            objections.push(refusal(law.most.by, format!("the fee is {fee}"), allowed));
        }
    }
    if let (Some(law), Some(fee)) = (law.fee, terms.federation_fee) {
        if fee > law.most.value {
            let allowed = format!("{} at most", law.most.value);
            objections.push(refusal(law.most.by, format!("the fee of the federation is {fee}"), allowed));
        }
    }
    if let (Some(first), Some(last)) = (draft.first_day, draft.last_day) {
        if last < first {
            let what = format!("the event ends on {last}, before it begins");
            objections.push(refusal(law.decision, what, format!("{first} or later")));
        }
    }
}

pub(super) const fn refusal(by: Article, what: String, allowed: String) -> Objection {
    Objection { by, weight: Gravity::Refusal, what, allowed }
}
