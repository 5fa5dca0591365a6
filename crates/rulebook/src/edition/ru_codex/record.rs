//! RU-CODEX: how players record a game (3.10).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Exempt, Lending, LostRecord, RecordLaw, Sharing, Writing};

/// Every draughts variant.
pub(super) const DRAUGHTS: RecordLaw = RecordLaw {
    duty: Article::new("RU-CODEX:3.10.1"),
    writing: stated(Writing::BeforeOrAfter, "RU-CODEX:3.10.1"),
    dash: Some(Article::new("RU-CODEX:3.10.1")),
    exempt: stated(Exempt { below: Millis::minutes(5), increment: None }, "RU-CODEX:3.10.3"),
    restore: Article::new("RU-CODEX:3.10.3"),
    lending: stated(Lending::Owed, "RU-CODEX:3.10.3"),
    both: stated(Sharing::Halves, "RU-CODEX:3.10.4"),
    lost: Some(stated(LostRecord::BothLose, "RU-CODEX:3.10.4")),
    behind: Some(stated(2, "RU-CODEX:3.10.2")),
    strict: None,
    compared: None,
    signed: None,
    confirmed: None,
};
