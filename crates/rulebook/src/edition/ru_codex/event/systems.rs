//! RU-CODEX: systems (3.2, 3.16.2, 4.4, appendix 1).

use article::{Article, stated};
use clock::Millis;
use draughts::Colour;

use crate::law::event::{Again, KnockoutLaw, LotsLaw, RoundRobinLaw, SystemsLaw, TieWay, Whom, way};

/// Systems.
pub(super) const LAW: SystemsLaw = SystemsLaw {
    correction: Article::new("RU-CODEX:4.4.c"),
    lots: LotsLaw {
        before: Some(stated(Millis::hours(12), "RU-CODEX:4.4.a")),
        absent: Some(Article::new("RU-CODEX:4.4.a")),
        again: Some(Again {
            by: Article::new("RU-CODEX:4.4.a"),
            last_number: Article::new("RU-CODEX:4.4.a"),
            replaced: Article::new("RU-CODEX:4.4.b"),
            begun: Article::new("RU-CODEX:4.4.a"),
        }),
    },
    round_robin: RoundRobinLaw {
        everybody: Article::new("RU-CODEX:3.2.a"),
        tables: Article::new("RU-CODEX:App.1.a"),
        named_first: Some(stated(Colour::White, "RU-CODEX:App.1.a")),
        named_first_in_renju: None,
        reorder: None,
        drawn_order: Some(stated(Millis::minutes(15), "RU-CODEX:App.1.b")),
        halves: Some(Article::new("RU-CODEX:App.1.c")),
    },
    knockout: KnockoutLaw {
        lost: Article::new("RU-CODEX:3.2.b"),
        points: None,
        placement: None,
        colours: None,
        ways: &[
            way(TieWay::Replay, Whom::Both, "RU-CODEX:3.16.2"),
            way(TieWay::ExtraGame, Whom::Both, "RU-CODEX:3.16.2"),
        ],
        others: None,
    },
    scheveningen: Article::new("RU-CODEX:3.2.d"),
    mixed: Article::new("RU-CODEX:3.2.e"),
    matches: None,
};
