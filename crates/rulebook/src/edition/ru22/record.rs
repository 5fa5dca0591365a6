//! RU22: how players record a game (5.4.3, 9.3.2), and when its result is confirmed (2.3.2.i).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Exempt, Lending, RecordLaw, Sharing, Writing};

const TIME_TROUBLE: Exempt = Exempt { below: Millis::minutes(5), increment: Some(Millis::seconds(30)) };

/// Every draughts variant.
pub(super) const DRAUGHTS: RecordLaw = RecordLaw {
    duty: Article::new("RU22:5.4.3.1"),
    writing: stated(Writing::BeforeOrAfter, "RU22:5.4.3.1"),
    dash: None,
    exempt: stated(TIME_TROUBLE, "RU22:5.4.3.2"),
    restore: Article::new("RU22:5.4.3.2"),
    lending: stated(Lending::Owed, "RU22:5.4.3.2"),
    both: stated(Sharing::Halves, "RU22:5.4.3.3"),
    lost: None,
    behind: None,
    strict: None,
    compared: None,
    signed: Some(Article::new("RU22:5.4.3.5")),
    confirmed: Some(Article::new("RU22:2.3.2.i")),
};

/// Renju.
pub(super) const RENJU: RecordLaw = RecordLaw {
    duty: Article::new("RU22:9.3.2.1"),
    writing: stated(Writing::After, "RU22:9.3.2.4"),
    exempt: stated(TIME_TROUBLE, "RU22:9.3.2.2"),
    restore: Article::new("RU22:9.3.2.2"),
    strict: Some(Article::new("RU22:9.3.2.3")),
    signed: Some(Article::new("RU22:9.3.2.5")),
    ..DRAUGHTS
};
