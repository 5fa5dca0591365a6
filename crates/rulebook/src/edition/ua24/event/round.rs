//! How rounds go: lots, pairs, results.

use article::Article;

use crate::law::event::RoundLaw;

pub(super) const LAW: RoundLaw = RoundLaw {
    lots: Article::new("UA24:IV.panel.5.5"),
    pairs: Article::new("UA24:III.swiss.0"),
    complete: Article::new("UA24:III.swiss.2"),
    change: Article::new("UA24:II.systems.6.3"),
    correction: Article::new("UA24:III.swiss.0"),
    absence: Article::new("UA24:III.result.2"),
    leave: Article::new("UA24:III.withdrawal.2"),
    points: Article::new("UA24:III.result.1.1"),
    plus: Article::new("UA24:III.result.2"),
    adjudication: Article::new("UA24:III.withdrawal.1.1"),
    rounds: Article::new("UA24:III.swiss.0"),
    computer: None,
};
