//! RU-RENJU: systems (5.3.9.2, 5.3.13); the tables are those of RU22.

use article::{Article, stated};
use draughts::Colour;

use crate::law::event::{
    Again, KnockoutLaw, LotsLaw, PointsOut, RoundRobinLaw, SystemsLaw, TieWay, Whom, way,
};

/// Systems.
pub(super) const LAW: SystemsLaw = SystemsLaw {
    correction: Article::new("RU-RENJU:5.3.16.1.1"),
    lots: LotsLaw {
        before: None,
        absent: None,
        again: Some(Again {
            by: Article::new("RU-RENJU:5.3.9.2"),
            last_number: Article::new("RU-RENJU:5.3.9.2"),
            replaced: Article::new("RU-RENJU:5.3.9.2"),
            begun: Article::new("RU-RENJU:5.3.9.2"),
        }),
    },
    round_robin: RoundRobinLaw {
        everybody: Article::new("RU-RENJU:5.3.13.3"),
        tables: Article::new("RU-RENJU:5.3.13.3"),
        named_first: None,
        named_first_in_renju: Some(stated(Colour::Black, "RU-RENJU:5.3.13.3")),
        reorder: Some(Article::new("RU22:A2.par1")),
        drawn_order: None,
        halves: None,
    },
    knockout: KnockoutLaw {
        lost: Article::new("RU-RENJU:5.3.13.4"),
        points: Some(PointsOut { by: Article::new("RU-RENJU:5.3.13.4"), whom: Whom::Players }),
        placement: Some(Article::new("RU-RENJU:5.3.13.4")),
        colours: Some(Article::new("RU-RENJU:5.3.13.4")),
        ways: &[
            way(TieWay::Replay, Whom::Both, "RU-RENJU:5.3.13.4"),
            way(TieWay::HigherBoards, Whom::Teams, "RU-RENJU:5.3.13.4"),
            way(TieWay::WhiteIsOut, Whom::Players, "RU-RENJU:5.3.13.4"),
            way(TieWay::BlackIsOut, Whom::Players, "RU-RENJU:5.3.13.4"),
            way(TieWay::ExtraGame, Whom::Both, "RU-RENJU:5.3.13.4"),
            way(TieWay::Lot, Whom::Players, "RU-RENJU:5.3.13.4"),
        ],
        others: Some(Article::new("RU-RENJU:5.3.13.4")),
    },
    scheveningen: Article::new("RU-RENJU:5.3.13.1"),
    mixed: Article::new("RU-RENJU:5.3.13.1"),
    matches: Some(Article::new("RU-RENJU:5.3.13.2")),
};
