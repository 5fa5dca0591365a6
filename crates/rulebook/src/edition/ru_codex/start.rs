//! RU-CODEX: how a game begins (1.10, 3.7, 3.13).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Absent, BallotLaw, Bound, SetupFound, StartLaw};

/// International draughts.
pub(super) const INTERNATIONAL: StartLaw = StartLaw {
    signal: Article::new("RU-CODEX:3.7.3"),
    seats: Some(stated(Millis::minutes(5), "RU-CODEX:3.7.1")),
    absent: stated(Absent::HisClock, "RU-CODEX:3.7.3"),
    used: Article::new("RU-CODEX:3.7.3"),
    halved: Some(Article::new("RU-CODEX:3.7.3")),
    bound: Bound::Exceeded,
    both_late: Article::new("RU-CODEX:3.13.3"),
    late_for_micromatch: None,
    late_costs: None,
    colours: Article::new("RU-CODEX:1.10.2"),
    setup: Some(stated(SetupFound::Stands, "RU-CODEX:1.10.2")),
    orientation: Some(Article::new("RU-CODEX:1.10.1")),
    ballot: None,
};

/// Russian draughts.
pub(super) const RUSSIAN: StartLaw = StartLaw {
    ballot: Some(BallotLaw {
        present: Article::new("RU-CODEX:3.7.4"),
        on_his_time: Article::new("RU-CODEX:3.7.4"),
        earliest: None,
        table: Article::new("RU-CODEX:3.7.4"),
        setup: None,
        system: None,
        before_play: Article::new("RU-CODEX:3.7.4"),
    }),
    ..INTERNATIONAL
};
