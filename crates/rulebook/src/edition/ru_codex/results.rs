//! RU-CODEX: how a game is won (1.8.1), and that its result is final (1.10.4).

use article::Article;

use crate::law::Results;

/// Every draughts variant.
pub(super) const DRAUGHTS: Results = Results {
    final_result: Some(Article::new("RU-CODEX:1.10.4")),
    ..Results::draughts("RU-CODEX:1.8.1.c", "RU-CODEX:1.8.1.b", "RU-CODEX:1.8.1.a")
};
