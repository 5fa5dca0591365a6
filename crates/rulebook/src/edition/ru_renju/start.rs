//! RU-RENJU: how a game begins (5.3.1.3, 5.3.6, 5.3.8.1).

use article::{Article, stated};

use crate::law::{Absent, Bound, StartLaw};

/// Renju.
pub(super) const RENJU: StartLaw = StartLaw {
    signal: Article::new("RU-RENJU:5.3.1.3"),
    seats: None,
    absent: stated(Absent::HisClock, "RU-RENJU:5.3.6.1"),
    used: Article::new("RU-RENJU:5.3.6.1"),
    halved: None,
    bound: Bound::Exceeded,
    both_late: Article::new("RU-RENJU:5.3.6.3"),
    late_for_micromatch: None,
    late_costs: None,
    colours: Article::new("RU-RENJU:5.3.8.1"),
    setup: None,
    orientation: None,
    ballot: None,
};
