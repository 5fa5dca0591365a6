//! RU-CODEX: how a game is adjourned and resumed (3.11, 3.12, 3.13.2).

use article::{Article, stated};

use crate::law::{
    AdjournmentLaw, Adjournments, EnvelopeForm, LateClaim, OnArrival, OpenMove, Slips, StoppedBy,
};

/// Every draughts variant.
pub(super) const DRAUGHTS: AdjournmentLaw = AdjournmentLaw {
    not_interrupted: Article::new("RU-CODEX:3.11.1"),
    rules: Some(Adjournments {
        exception: Article::new("RU-CODEX:3.11.2"),
        order: Article::new("RU-CODEX:3.11.3"),
        sealing: Article::new("RU-CODEX:3.11.3"),
        stopped_by: stated(StoppedBy::Sealer, "RU-CODEX:3.11.3"),
        on_own_time: Some(Article::new("RU-CODEX:3.11.5")),
        open_move: stated(OpenMove::Stands, "RU-CODEX:3.11.4"),
        envelope: stated(EnvelopeForm::Position, "RU-CODEX:3.11.3"),
        kept: Article::new("RU-CODEX:3.11.6"),
        signed: None,
        set_up: Article::new("RU-CODEX:3.12.1"),
        opened: Article::new("RU-CODEX:3.12.2"),
        answerer_absent: stated(OnArrival::ClockStops, "RU-CODEX:3.12.3"),
        sealer_absent: Article::new("RU-CODEX:3.12.4"),
        faulty: stated(Slips::Corrected, "RU-CODEX:3.12.5"),
        lost: Article::new("RU-CODEX:3.12.6"),
        correction: stated(LateClaim::Refused, "RU-CODEX:3.12.8"),
        absence: Some(Article::new("RU-CODEX:3.13.2")),
        agreed: None,
    }),
};
