//! How rounds go: lots, pairs, results.

use article::Article;

use crate::law::event::RoundLaw;

pub(super) const LAW: RoundLaw = RoundLaw {
    lots: Article::new("RU-CODEX:4.4.a"),
    pairs: Article::new("RU-CODEX:3.18.1"),
    complete: Article::new("RU-CODEX:3.18.8"),
    change: Article::new("RU-CODEX:3.18.8"),
    correction: Article::new("RU-CODEX:4.4.c"),
    absence: Article::new("RU-CODEX:3.18.2.f"),
    leave: Article::new("RU-CODEX:3.14.5"),
    points: Article::new("RU-CODEX:3.15.1"),
    plus: Article::new("RU-CODEX:3.15.2"),
    adjudication: Article::new("RU-CODEX:3.14.4"),
    rounds: Article::new("RU-CODEX:3.2.c"),
    computer: None,
};
