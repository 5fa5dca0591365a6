//! RU22: sanctions (1.5, 5.4.15, 10.1, 12.4.3) and corrections of clocks (5.4.2).

use article::{Article, stated};
use clock::Millis;

use crate::law::{
    Authority, CorrectionLaw, Correspondence, Fixed, Influence, Ladder, Measure, Provided, SanctionLaw,
    TimeLimits,
};

const LADDER: Option<Ladder> = Some(Ladder {
    by: Article::new("RU22:5.4.15.2"),
    rungs: &[Measure::Remark, Measure::Warning, Measure::Loss],
    gross_from: 1,
    later: Some(Measure::Exclusion),
});

/// Every discipline.
pub(super) const ALL: SanctionLaw = SanctionLaw {
    opponent_time: Some(stated(
        TimeLimits { at_least_increment: true, most: Some(Millis::minutes(2)), fast_only: false },
        "RU22:5.4.15.1.c",
    )),
    ladder: LADDER,
    fast_ladder: LADDER,
    fixed: &[Fixed { by: Article::new("RU22:1.5.4"), measure: Measure::Exclusion }],
    influence: Some(Influence {
        by: Article::new("RU22:1.5.6"),
        acts: &[
            Article::new("RU22:1.5.3"),
            Article::new("RU22:1.5.3.a"),
            Article::new("RU22:1.5.3.b"),
            Article::new("RU22:1.5.3.c"),
            Article::new("RU22:1.5.3.d"),
            Article::new("RU22:1.5.6"),
        ],
        first: Measure::Warning,
        serious: &[Measure::Loss, Measure::MicromatchLoss, Measure::Exclusion],
        loss: stated(Authority::ChiefArbiter, "RU22:1.5.7"),
    }),
    annulment: Some(Article::new("RU22:1.5.8")),
    representatives: Some(stated(2, "RU22:12.4.3.f")),
    pause: Some(Article::new("RU22:12.4.3.b")),
    correspondence: Some(Correspondence {
        measures: &[
            Provided::new(Measure::Remark, "RU22:10.1.9", Authority::Arbiter, "RU22:10.1.9"),
            Provided::new(Measure::Warning, "RU22:10.1.9", Authority::Arbiter, "RU22:10.1.9"),
            Provided::new(Measure::Information, "RU22:10.1.9", Authority::Arbiter, "RU22:10.1.9"),
            Provided::new(Measure::Loss, "RU22:10.1.9", Authority::ChiefArbiter, "RU22:10.1.9"),
            Provided::new(Measure::Exclusion, "RU22:10.1.9", Authority::Organiser, "RU22:10.1.9"),
        ],
        names_articles: Article::new("RU22:10.1.10"),
        bar_years: stated(3, "RU22:10.1.14"),
        stop_days: stated(6, "RU22:10.2.11"),
        dates_days: stated(6, "RU22:10.3.3"),
    }),
    ..SanctionLaw::of(&[
        Provided::new(Measure::Remark, "RU22:5.4.15.1.a", Authority::Arbiter, "RU22:5.4.15.1"),
        Provided::new(Measure::Warning, "RU22:5.4.15.1.b", Authority::Arbiter, "RU22:5.4.15.1"),
        Provided::new(
            Measure::OpponentTime(Millis::ZERO),
            "RU22:5.4.15.1.c",
            Authority::Arbiter,
            "RU22:5.4.15.1",
        ),
        Provided::new(Measure::Loss, "RU22:5.4.15.1.d", Authority::Arbiter, "RU22:5.4.15.1"),
        Provided::new(Measure::MicromatchLoss, "RU22:5.4.15.1.d", Authority::Arbiter, "RU22:5.4.15.1"),
        Provided::new(Measure::Removal, "RU22:12.4.3.f", Authority::ChiefArbiter, "RU22:12.4.3.f"),
        Provided::new(Measure::Exclusion, "RU22:5.4.15.1.e", Authority::Panel, "RU22:1.5.7"),
    ])
};

/// Russian draughts, draughts-64 and giveaway.
pub(super) const CORRECTIONS: CorrectionLaw =
    CorrectionLaw { unfounded: Some(Article::new("RU22:6.1.10.3")), ..CorrectionLaw::of("RU22:5.4.2.5") };

/// International draughts.
pub(super) const INTERNATIONAL: CorrectionLaw =
    CorrectionLaw { unfounded: Some(Article::new("RU22:7.7.3")), ..CORRECTIONS };

/// Renju.
pub(super) const RENJU: CorrectionLaw = CorrectionLaw { unfounded: None, ..CORRECTIONS };
