//! RU22: how a game is won (6.1.7, 8.1, 9.2.6).

use article::Article;

use crate::law::Results;

const FINAL: Option<Article> = Some(Article::new("RU22:5.4.14.5"));

/// Russian and international draughts, draughts-64.
pub(super) const DRAUGHTS: Results = Results {
    final_result: FINAL,
    ..Results::draughts("RU22:6.1.7.a", "RU22:6.1.7.b", "RU22:6.1.7.c")
};

/// Giveaway.
pub(super) const GIVEAWAY: Results =
    Results { final_result: FINAL, ..Results::draughts("RU22:8.1.a", "RU22:8.1.b", "RU22:8.1.c") };

/// Renju.
pub(super) const RENJU: Results = Results {
    no_pieces: None,
    blocked: None,
    resignation: Article::new("RU22:9.2.6.3"),
    refusal: None,
    five: Some(Article::new("RU22:9.2.6.1")),
    overline: Some(Article::new("RU22:9.2.6.2")),
    two_passes: Some(Article::new("RU22:9.2.7.1.b")),
    no_five: Some(Article::new("RU22:9.2.7.1.c")),
    final_result: None,
};
