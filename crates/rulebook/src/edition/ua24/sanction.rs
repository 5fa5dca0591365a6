//! UA24: sanctions (III.rights.10, III.rights.3.12) and corrections of clocks (III.clockuse).

use article::{Article, stated};

use crate::law::{Authority, CorrectionLaw, Fixed, Measure, Provided, SanctionLaw};

/// Draughts-64 and international draughts: the arbiter chooses by the weight of the violation.
pub(super) const DRAUGHTS: SanctionLaw = SanctionLaw {
    fixed: &[
        Fixed { by: Article::new("UA24:III.rights.3.12"), measure: Measure::Loss },
        Fixed { by: Article::new("UA24:III.rights.11"), measure: Measure::Exclusion },
    ],
    pause: Some(Article::new("UA24:IV.panel.9.2")),
    representatives: Some(stated(1, "UA24:IV.panel.9.6")),
    ..SanctionLaw::of(&[
        Provided::new(Measure::Remark, "UA24:III.rights.10.1", Authority::Arbiter, "UA24:III.rights.9"),
        Provided::new(Measure::Warning, "UA24:III.rights.10.2", Authority::Arbiter, "UA24:III.rights.9"),
        Provided::new(Measure::Reprimand, "UA24:III.rights.10.3", Authority::Arbiter, "UA24:III.rights.9"),
        Provided::new(Measure::Loss, "UA24:III.rights.10.4", Authority::Arbiter, "UA24:III.rights.9"),
        Provided::new(Measure::Removal, "UA24:IV.panel.9.6", Authority::ChiefArbiter, "UA24:IV.panel.9.6"),
        Provided::new(Measure::Exclusion, "UA24:III.rights.10.5", Authority::Arbiter, "UA24:III.rights.9"),
    ])
};

/// Checkers.
pub(super) const CHECKERS: SanctionLaw = SanctionLaw {
    refusal: Some(Article::new("UA24:VII.violations.1.11")),
    refusal_to_play: Some(Article::new("UA24:VII.outcome.3.2")),
    ..DRAUGHTS
};

/// Every game.
pub(super) const CORRECTIONS: CorrectionLaw = CorrectionLaw {
    charged: Some(Article::new("UA24:III.clockuse.13")),
    forgiven: Some(Article::new("UA24:III.start.3")),
    ..CorrectionLaw::of("UA24:III.clockuse.8")
};
