//! UA24: how players record a game (III.recording, III.clockuse.11-12).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Exempt, Lending, LostRecord, RecordLaw, Sharing, Writing};

/// Every game.
pub(super) const GAMES: RecordLaw = RecordLaw {
    duty: Article::new("UA24:III.recording.4"),
    writing: stated(Writing::BeforeOrAfter, "UA24:III.recording.4"),
    dash: None,
    exempt: stated(
        Exempt { below: Millis::minutes(5), increment: Some(Millis::seconds(30)) },
        "UA24:III.clockuse.11",
    ),
    restore: Article::new("UA24:III.clockuse.12"),
    lending: stated(Lending::Consented, "UA24:III.recording.6"),
    both: stated(Sharing::Halves, "UA24:III.clockuse.12"),
    lost: Some(stated(LostRecord::Sanction, "UA24:III.recording.8")),
    behind: Some(stated(2, "UA24:III.recording.7")),
    strict: None,
    compared: None,
    signed: Some(Article::new("UA24:III.recording.9")),
    confirmed: None,
};
