//! RU22: systems (1.4, 5.4.6, 5.4.8.13, appendix 2).

use article::{Article, stated};
use draughts::Colour;

use crate::law::event::{KnockoutLaw, LotsLaw, RoundRobinLaw, SystemsLaw, TieWay, Whom, way};

/// Systems.
pub(super) const LAW: SystemsLaw = SystemsLaw {
    correction: Article::new("RU22:5.4.10.12.a"),
    lots: LotsLaw { before: None, absent: None, again: None },
    round_robin: RoundRobinLaw {
        everybody: Article::new("RU22:1.4.a"),
        tables: Article::new("RU22:A2"),
        named_first: Some(stated(Colour::White, "RU22:A2")),
        named_first_in_renju: Some(stated(Colour::Black, "RU22:A2")),
        reorder: Some(Article::new("RU22:A2.par1")),
        drawn_order: None,
        halves: None,
    },
    knockout: KnockoutLaw {
        lost: Article::new("RU22:1.4.c"),
        points: None,
        placement: Some(Article::new("RU22:1.4.d")),
        colours: None,
        ways: &[
            way(TieWay::Micromatch, Whom::Both, "RU22:5.4.6"),
            way(TieWay::Replay, Whom::Both, "RU22:5.4.8.13"),
            way(TieWay::ExtraGame, Whom::Both, "RU22:5.4.8.13"),
        ],
        others: Some(Article::new("RU22:5.4.8.13")),
    },
    scheveningen: Article::new("RU22:1.4.e"),
    mixed: Article::new("RU22:1.4.f"),
    matches: None,
};
