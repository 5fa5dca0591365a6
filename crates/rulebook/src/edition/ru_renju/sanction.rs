//! RU-RENJU: sanctions (5.3.7.4, 5.3.10.4) and corrections of clocks (5.3.1.5, 5.3.8.3, 5.3.10.5).

use article::{Article, stated};
use clock::Millis;

use crate::law::{Authority, CorrectionLaw, Measure, Provided, SanctionLaw, TimeLimits};

/// Renju: the arbiter chooses one measure or several.
pub(super) const RENJU: SanctionLaw = SanctionLaw {
    opponent_time: Some(stated(
        TimeLimits { at_least_increment: false, most: None, fast_only: false },
        "RU-RENJU:5.3.10.4.b",
    )),
    ..SanctionLaw::of(&[
        Provided::new(Measure::Warning, "RU-RENJU:5.3.10.4.a", Authority::Arbiter, "RU-RENJU:5.3.10.4"),
        Provided::new(
            Measure::OpponentTime(Millis::ZERO),
            "RU-RENJU:5.3.10.4.b",
            Authority::Arbiter,
            "RU-RENJU:5.3.10.4",
        ),
        Provided::new(
            Measure::OwnTime(Millis::ZERO),
            "RU-RENJU:5.3.10.4.c",
            Authority::Arbiter,
            "RU-RENJU:5.3.10.4",
        ),
        Provided::new(Measure::Loss, "RU-RENJU:5.3.10.4.d", Authority::Arbiter, "RU-RENJU:5.3.10.4"),
        Provided::new(Measure::Exclusion, "RU-RENJU:5.3.10.4.e", Authority::Arbiter, "RU-RENJU:5.3.10.4"),
    ])
};

/// Renju.
pub(super) const CORRECTIONS: CorrectionLaw = CorrectionLaw {
    both: Some(Article::new("RU-RENJU:5.3.1.5.par1")),
    disturbance: Some(Article::new("RU-RENJU:5.3.10.5")),
    charged: Some(Article::new("RU-RENJU:5.3.8.3")),
    forgiven: Some(Article::new("RU-RENJU:5.3.1.8")),
    ..CorrectionLaw::of("RU-RENJU:5.3.1.5")
};
