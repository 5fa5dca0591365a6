//! RU22: what becomes of those who leave (5.4.5).

use article::{Article, stated};

use crate::law::event::{Early, Played, Unfinished, WithdrawalLaw};

pub(super) const LAW: WithdrawalLaw = WithdrawalLaw {
    early: Early { by: Article::new("RU22:5.4.5.2"), played: Played::ForRatings },
    late: Article::new("RU22:5.4.5.3"),
    unfinished: stated(Unfinished::Adjudicated, "RU22:5.4.5.4"),
    swiss: Article::new("RU22:5.4.5.5"),
    swiss_unfinished: Unfinished::Adjudicated,
    missed: Some(Article::new("RU22:5.4.5.1")),
};
