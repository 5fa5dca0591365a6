//! RU22: how a game begins (5.4.1, 5.4.4, 5.4.14.1, 6.2).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Absent, BallotLaw, Bound, LateCosts, SetupFound, StartLaw};

/// International draughts and giveaway.
pub(super) const DRAUGHTS: StartLaw = StartLaw {
    signal: Article::new("RU22:5.4.1.2"),
    seats: Some(stated(Millis::minutes(5), "RU22:5.4.1.1")),
    absent: stated(Absent::HisClock, "RU22:5.4.1.2"),
    used: Article::new("RU22:5.4.1.2"),
    halved: Some(Article::new("RU22:5.4.1.2")),
    bound: Bound::Reached,
    both_late: Article::new("RU22:5.4.4.2"),
    late_for_micromatch: Some(Article::new("RU22:5.4.4.1")),
    late_costs: Some(LateCosts {
        remark: Article::new("RU22:5.4.4.1.a"),
        warning: Article::new("RU22:5.4.4.1.b"),
        other: Article::new("RU22:5.4.4.1.c"),
    }),
    colours: Article::new("RU22:5.4.14.1"),
    setup: Some(stated(SetupFound::Stands, "RU22:5.4.14.1")),
    orientation: None,
    ballot: None,
};

/// Russian draughts and draughts-64.
pub(super) const RUSSIAN: StartLaw = StartLaw {
    ballot: Some(BallotLaw {
        present: Article::new("RU22:5.4.1.3"),
        on_his_time: Article::new("RU22:5.4.1.3"),
        earliest: None,
        table: Article::new("RU22:6.2.2"),
        setup: None,
        system: Some(Article::new("RU22:VI.b")),
        before_play: Article::new("RU22:6.2.2"),
    }),
    ..DRAUGHTS
};

/// Renju: an opening regulation takes the place of a ballot, and 5.4.14 is not for it.
pub(super) const RENJU: StartLaw = StartLaw { setup: None, ..DRAUGHTS };
