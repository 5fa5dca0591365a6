//! RU-CODEX: what becomes of those who leave (3.14).

use article::{Article, stated};

use crate::law::event::{Early, Played, Unfinished, WithdrawalLaw};

pub(super) const LAW: WithdrawalLaw = WithdrawalLaw {
    early: Early { by: Article::new("RU-CODEX:3.14.2"), played: Played::ForRatings },
    late: Article::new("RU-CODEX:3.14.3"),
    unfinished: stated(Unfinished::Adjudicated, "RU-CODEX:3.14.4"),
    swiss: Article::new("RU-CODEX:3.14.5"),
    swiss_unfinished: Unfinished::Adjudicated,
    missed: Some(Article::new("RU-CODEX:3.14.1")),
};
