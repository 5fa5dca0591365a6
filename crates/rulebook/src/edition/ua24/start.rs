//! UA24: how a game begins (III.start, V.violations, VI.violations).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Absent, BallotLaw, Bound, LateCosts, SetupFound, StartLaw};

/// International draughts.
pub(super) const INTERNATIONAL: StartLaw = StartLaw {
    signal: Article::new("UA24:III.start.3"),
    seats: Some(stated(Millis::minutes(15), "UA24:III.start.1")),
    absent: stated(Absent::FirstClock, "UA24:III.start.4.4"),
    used: Article::new("UA24:III.start.4.3"),
    halved: Some(Article::new("UA24:III.start.4.5")),
    bound: Bound::Exceeded,
    both_late: Article::new("UA24:III.start.4.2"),
    late_for_micromatch: Some(Article::new("UA24:III.start.4.2")),
    late_costs: Some(LateCosts {
        remark: Article::new("UA24:III.start.4.1"),
        warning: Article::new("UA24:III.start.4.1"),
        other: Article::new("UA24:III.start.4.1"),
    }),
    colours: Article::new("UA24:V.violations.2"),
    setup: Some(stated(SetupFound::OpponentDecides, "UA24:V.violations.2")),
    orientation: Some(Article::new("UA24:V.violations.1")),
    ballot: None,
};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: StartLaw = StartLaw {
    colours: Article::new("UA24:III.start.5.7"),
    setup: Some(stated(SetupFound::OpponentDecides, "UA24:VI.violations.2")),
    orientation: Some(Article::new("UA24:VI.violations.1")),
    ballot: Some(BallotLaw {
        present: Article::new("UA24:III.start.5.3"),
        on_his_time: Article::new("UA24:III.start.5.5"),
        earliest: Some(stated(Millis::minutes(10), "UA24:III.start.5.3")),
        table: Article::new("UA24:III.start.5.8"),
        setup: Some(Article::new("UA24:III.start.5.7")),
        system: None,
        before_play: Article::new("UA24:III.start.5.3"),
    }),
    ..INTERNATIONAL
};

/// Checkers.
pub(super) const CHECKERS: StartLaw = StartLaw {
    setup: Some(stated(SetupFound::Stands, "UA24:III.start.5.7")),
    orientation: None,
    ..DRAUGHTS64
};
