//! How rounds go: lots, pairs, results.

use article::Article;

use crate::law::event::RoundLaw;

pub(super) const LAW: RoundLaw = RoundLaw {
    lots: Article::new("RU-RENJU:5.3.9.2"),
    pairs: Article::new("RU-RENJU:5.3.14.2"),
    complete: Article::new("RU-RENJU:5.3.16.1.1"),
    change: Article::new("RU-RENJU:5.3.16.1.1"),
    correction: Article::new("RU-RENJU:5.3.9.1"),
    absence: Article::new("RU-RENJU:5.3.9.1"),
    leave: Article::new("RU-RENJU:5.3.9.3"),
    points: Article::new("RU-RENJU:5.3.9.1"),
    plus: Article::new("RU-RENJU:5.3.9.1"),
    adjudication: Article::new("RU-RENJU:5.3.9.3"),
    rounds: Article::new("RU-RENJU:5.3.14.1"),
    computer: None,
};
