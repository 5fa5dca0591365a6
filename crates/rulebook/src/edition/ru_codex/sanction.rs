//! RU-CODEX: sanctions (3.5, 3.20.4, 3.20.7, 5.1) and corrections of clocks (3.8.8, 3.9.6).

use article::{Article, stated};
use clock::Millis;

use crate::law::{
    Authority, CorrectionLaw, Correspondence, Fixed, Ladder, Measure, Provided, SanctionLaw, TimeLimits,
};

/// Every draughts variant. In classical play the arbiter chooses by gravity; rapid and blitz have a ladder.
pub(super) const DRAUGHTS: SanctionLaw = SanctionLaw {
    opponent_time: Some(stated(
        TimeLimits { at_least_increment: false, most: Some(Millis::minutes(1)), fast_only: true },
        "RU-CODEX:3.20.7",
    )),
    fast_ladder: Some(Ladder {
        by: Article::new("RU-CODEX:3.20.7"),
        rungs: &[
            Measure::Warning,
            Measure::OpponentTime(Millis::minutes(1)),
            Measure::Loss,
            Measure::Exclusion,
        ],
        gross_from: 0,
        later: None,
    }),
    fixed: &[Fixed {
        by: Article::new("RU-CODEX:3.20.4"),
        measure: Measure::OpponentTime(Millis::minutes(1)),
    }],
    pause: Some(Article::new("RU-CODEX:4.7.3.b")),
    representatives: Some(stated(1, "RU-CODEX:4.7.3.f")),
    correspondence: Some(Correspondence {
        measures: &[
            Provided::new(Measure::Remark, "RU-CODEX:5.1.9", Authority::Arbiter, "RU-CODEX:5.1.9"),
            Provided::new(Measure::Reprimand, "RU-CODEX:5.1.9", Authority::Arbiter, "RU-CODEX:5.1.9"),
            Provided::new(Measure::Information, "RU-CODEX:5.1.9", Authority::Arbiter, "RU-CODEX:5.1.9"),
            Provided::new(Measure::Loss, "RU-CODEX:5.1.9", Authority::ChiefArbiter, "RU-CODEX:5.1.9"),
            Provided::new(Measure::Exclusion, "RU-CODEX:5.1.9", Authority::Organiser, "RU-CODEX:5.1.9"),
        ],
        names_articles: Article::new("RU-CODEX:5.1.10"),
        bar_years: stated(3, "RU-CODEX:5.1.14"),
        stop_days: stated(6, "RU-CODEX:5.2.11"),
        dates_days: stated(6, "RU-CODEX:5.3.3.b"),
    }),
    ..SanctionLaw::of(&[
        Provided::new(Measure::Remark, "RU-CODEX:3.5.a", Authority::Arbiter, "RU-CODEX:3.5.a"),
        Provided::new(Measure::Warning, "RU-CODEX:3.5.b", Authority::Arbiter, "RU-CODEX:3.5.b"),
        Provided::new(Measure::Reprimand, "RU-CODEX:3.5.c", Authority::Arbiter, "RU-CODEX:3.5.c"),
        Provided::new(
            Measure::OpponentTime(Millis::ZERO),
            "RU-CODEX:3.20.7",
            Authority::Arbiter,
            "RU-CODEX:3.20.7",
        ),
        Provided::new(Measure::Loss, "RU-CODEX:3.5.d", Authority::Arbiter, "RU-CODEX:3.5.d"),
        Provided::new(Measure::Removal, "RU-CODEX:4.7.3.f", Authority::ChiefArbiter, "RU-CODEX:4.7.3.f"),
        Provided::new(Measure::Exclusion, "RU-CODEX:3.5.e", Authority::Arbiter, "RU-CODEX:3.5.e"),
    ])
};

/// Every draughts variant.
pub(super) const CORRECTIONS: CorrectionLaw =
    CorrectionLaw { put_on: Some(Article::new("RU-CODEX:3.9.6")), ..CorrectionLaw::of("RU-CODEX:3.8.8") };
