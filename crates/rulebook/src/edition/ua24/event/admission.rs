//! UA24: admission (IV.panel.5.1, IX, X). Other papers are left to the regulation.

use article::{Article, stated};

use crate::law::event::{AdmissionLaw, List};

pub(super) const LAW: AdmissionLaw = AdmissionLaw {
    register: Article::new("UA24:IV.panel.5.1"),
    decision: Article::new("UA24:IV.panel.5.1"),
    protocol: Article::new("UA24:IV.panel.5.1"),
    grounds: None,
    applications: None,
    papers: None,
    insurance: None,
    adaptive: Some(Article::new("UA24:X.adaptation.3")),
    fee: None,
    disqualified: Some(Article::new("UA24:IX.antidoping.3")),
    lists: Some(stated(
        &[List::NationalCentre, List::InternationalFederation, List::TestingAgency],
        "UA24:IX.antidoping.3",
    )),
    course: Some(Article::new("UA24:IX.antidoping.4")),
    fitness: None,
    own: None,
};
