//! RU-CODEX: admission (4.5). What is checked is left to the regulation.

use article::Article;

use crate::law::event::AdmissionLaw;

pub(super) const LAW: AdmissionLaw = AdmissionLaw {
    register: Article::new("RU-CODEX:4.5"),
    decision: Article::new("RU-CODEX:4.5"),
    protocol: Article::new("RU-CODEX:4.5"),
    grounds: None,
    applications: None,
    papers: None,
    insurance: None,
    adaptive: None,
    fee: None,
    disqualified: None,
    lists: None,
    course: None,
    fitness: None,
    own: None,
};
