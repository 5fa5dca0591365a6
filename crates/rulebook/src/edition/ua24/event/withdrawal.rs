//! UA24: what becomes of those who leave (III.withdrawal).

use article::{Article, stated};

use crate::law::event::{Early, Played, Unfinished, WithdrawalLaw};

pub(super) const LAW: WithdrawalLaw = WithdrawalLaw {
    early: Early { by: Article::new("UA24:III.withdrawal.1.2"), played: Played::Annulled },
    late: Article::new("UA24:III.withdrawal.1.1"),
    unfinished: stated(Unfinished::Lost, "UA24:III.withdrawal.1.1"),
    swiss: Article::new("UA24:III.withdrawal.2"),
    swiss_unfinished: Unfinished::Lost,
    missed: Some(Article::new("UA24:III.withdrawal.1.3")),
};
