//! RU-RENJU: how players record a game (5.3.2).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Exempt, Lending, RecordLaw, Sharing, Writing};

/// Renju.
pub(super) const RENJU: RecordLaw = RecordLaw {
    duty: Article::new("RU-RENJU:5.3.2.1"),
    writing: stated(Writing::BeforeOrAfter, "RU-RENJU:5.3.2.1"),
    dash: None,
    exempt: stated(
        Exempt { below: Millis::minutes(5), increment: Some(Millis::seconds(30)) },
        "RU-RENJU:5.3.2.3",
    ),
    restore: Article::new("RU-RENJU:5.3.2.3"),
    lending: stated(Lending::Owed, "RU-RENJU:5.3.2.6"),
    both: stated(Sharing::HalvesUntilOneIsReady, "RU-RENJU:5.3.2.5"),
    lost: None,
    behind: None,
    strict: Some(Article::new("RU-RENJU:5.3.2.4")),
    compared: Some(stated(Millis::minutes(5), "RU-RENJU:5.3.2.2")),
    signed: Some(Article::new("RU-RENJU:5.3.2.6")),
    confirmed: None,
};
