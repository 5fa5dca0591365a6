//! RU-RENJU: how a game is adjourned and resumed (5.3.3, 5.3.4, 5.3.5.3).

use article::{Article, stated};

use crate::law::{
    AdjournmentLaw, Adjournments, EnvelopeForm, LateClaim, OnArrival, OpenMove, Slips, StoppedBy,
};

/// Renju.
pub(super) const RENJU: AdjournmentLaw = AdjournmentLaw {
    not_interrupted: Article::new("RU-RENJU:5.3.3.1"),
    rules: Some(Adjournments {
        exception: Article::new("RU-RENJU:5.3.3.2"),
        order: Article::new("RU-RENJU:5.3.3.3"),
        sealing: Article::new("RU-RENJU:5.3.3.3.a"),
        stopped_by: stated(StoppedBy::Arbiter, "RU-RENJU:5.3.3.3.b"),
        on_own_time: None,
        open_move: stated(OpenMove::MustBeWritten, "RU-RENJU:5.3.3.3.par1"),
        envelope: stated(EnvelopeForm::Resumption, "RU-RENJU:5.3.3.3.c"),
        kept: Article::new("RU-RENJU:5.3.3.3.d"),
        signed: Some(Article::new("RU-RENJU:5.3.3.3.d")),
        set_up: Article::new("RU-RENJU:5.3.4.2"),
        opened: Article::new("RU-RENJU:5.3.4.3"),
        answerer_absent: stated(OnArrival::ClockRuns, "RU-RENJU:5.3.4.4"),
        sealer_absent: Article::new("RU-RENJU:5.3.4.5"),
        faulty: stated(Slips::Lose, "RU-RENJU:5.3.3.4"),
        lost: Article::new("RU-RENJU:5.3.4.6"),
        correction: stated(LateClaim::UnlessGrave, "RU-RENJU:5.3.4.2"),
        absence: None,
        agreed: Some(Article::new("RU-RENJU:5.3.5.3")),
    }),
};
