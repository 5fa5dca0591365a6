//! RU-RENJU: how places are found (5.3.11); where it is silent, as in RU22.

use article::{Article, stated};

use crate::Gravity;
use crate::edition::ru22;
use crate::law::event::{
    Contested, Format, Named, Naming, Offer, PlayOffLaw, Provided, StandingLaw, Tiebreak, Tied,
};

pub(super) const LAW: StandingLaw = StandingLaw {
    criteria: Article::new("RU-RENJU:5.3.11.1"),
    offers: &[
        Offer::new(Tiebreak::SonnebornBerger, "RU-RENJU:5.3.11.1.a"),
        Offer::new(Tiebreak::Wins, "RU-RENJU:5.3.11.1.b"),
        Offer::new(Tiebreak::HeadToHead, "RU-RENJU:5.3.11.1.c"),
        Offer::new(Tiebreak::PlayOff, "RU-RENJU:5.3.11.1.d"),
        in_swiss(Tiebreak::Buchholz, "RU-RENJU:5.3.11.3.1"),
        in_swiss(Tiebreak::BuchholzMedian, "RU-RENJU:5.3.11.3.2"),
        in_swiss(Tiebreak::BuchholzCut1, "RU-RENJU:5.3.11.3.3"),
    ],
    round_robin: &[Tiebreak::SonnebornBerger, Tiebreak::Wins, Tiebreak::HeadToHead, Tiebreak::PlayOff],
    swiss: &[Tiebreak::Buchholz, Tiebreak::Wins, Tiebreak::HeadToHead, Tiebreak::PlayOff],
    named: Named {
        by: Article::new("RU-RENJU:5.3.11.2"),
        gravity: Gravity::Advice,
        what: Naming::Coefficient,
        locked: Article::new("RU22:5.4.8.2.par1"),
    },
    head_to_head: Tied::All,
    play_off: PlayOffLaw {
        by: Article::new("RU-RENJU:5.3.11.1.d"),
        places: Contested::Any,
        provided: Provided::ByRegulation,
        shortened: None,
    },
    ..ru22::event::EVENT.standing
};

const fn in_swiss(what: Tiebreak, by: &'static str) -> Offer {
    Offer::only(what, by, stated(Format::Swiss, by))
}
