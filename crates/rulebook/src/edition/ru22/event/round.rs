//! How rounds go: lots, pairs, results.

use article::Article;

use crate::Status;
use crate::law::event::RoundLaw;

pub(super) const LAW: RoundLaw = RoundLaw {
    lots: Article::new("RU22:12.2.e"),
    pairs: Article::new("RU22:5.4.10.1"),
    complete: Article::new("RU22:5.4.10.8"),
    change: Article::new("RU22:5.4.10.12.a"),
    correction: Article::new("RU22:5.4.10.12.a"),
    absence: Article::new("RU22:5.4.10.2.e"),
    leave: Article::new("RU22:5.4.5.5"),
    points: Article::new("RU22:5.4.7.1"),
    plus: Article::new("RU22:5.4.7.2"),
    adjudication: Article::new("RU22:5.4.5.4"),
    rounds: Article::new("RU22:1.4.b"),
    computer: Some((Status::Regional, Article::new("RU22:5.4.10.10"))),
};
