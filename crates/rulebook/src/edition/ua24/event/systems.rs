//! UA24: systems (II.systems.6, III.team.9, appendix 1).

use article::{Article, stated};
use clock::Millis;
use draughts::Colour;

use crate::law::event::{KnockoutLaw, LotsLaw, PointsOut, RoundRobinLaw, SystemsLaw, TieWay, Whom, way};

/// Systems.
pub(super) const LAW: SystemsLaw = SystemsLaw {
    correction: Article::new("UA24:III.swiss.0"),
    lots: LotsLaw { before: None, absent: None, again: None },
    round_robin: RoundRobinLaw {
        everybody: Article::new("UA24:II.systems.6.1.a"),
        tables: Article::new("UA24:App.1"),
        named_first: Some(stated(Colour::White, "UA24:II.systems.6.1.a")),
        named_first_in_renju: None,
        reorder: None,
        drawn_order: Some(stated(Millis::minutes(15), "UA24:II.systems.6.1.b")),
        halves: None,
    },
    knockout: KnockoutLaw {
        lost: Article::new("UA24:II.systems.6.2"),
        points: Some(PointsOut { by: Article::new("UA24:II.systems.6.2"), whom: Whom::Both }),
        placement: Some(Article::new("UA24:II.systems.6.2")),
        colours: None,
        ways: &[
            way(TieWay::Replay, Whom::Both, "UA24:II.systems.6.2"),
            way(TieWay::HigherBoards, Whom::Teams, "UA24:II.systems.6.2"),
            way(TieWay::ExtraGame, Whom::Both, "UA24:II.systems.6.2"),
            way(TieWay::Lot, Whom::Both, "UA24:II.systems.6.2"),
        ],
        others: Some(Article::new("UA24:II.systems.6.2")),
    },
    scheveningen: Article::new("UA24:II.systems.6.4"),
    mixed: Article::new("UA24:II.systems.6.5"),
    matches: Some(Article::new("UA24:III.team.9")),
};
