//! RU-RENJU: what becomes of those who leave (5.3.9.3-5.3.9.4); unplayed games are marked as in RU22.

use article::{Article, stated};

use crate::law::event::{Early, Played, Unfinished, WithdrawalLaw};

pub(super) const LAW: WithdrawalLaw = WithdrawalLaw {
    early: Early { by: Article::new("RU-RENJU:5.3.9.3"), played: Played::ForRatings },
    late: Article::new("RU-RENJU:5.3.9.4"),
    unfinished: stated(Unfinished::Lost, "RU-RENJU:5.3.9.3"),
    swiss: Article::new("RU-RENJU:5.3.9.3"),
    swiss_unfinished: Unfinished::Lost,
    missed: Some(Article::new("RU22:5.4.5.1")),
};
