//! RU-BEGIN: what beginners are told about wrong moves (B19, B23) and touched pieces (B41-B44).

use article::Article;

use crate::edition::ru22;
use crate::law::Irregularity::*;
use crate::law::{IrregularityLaw, listed};

/// Russian draughts.
pub(super) const RUSSIAN: IrregularityLaw = IrregularityLaw {
    kinds: &[
        listed(WrongMove, "RU22:5.4.14.2.a"),
        listed(TwoMoves, "RU22:5.4.14.2.b"),
        listed(TouchedOther, "RU-BEGIN:B41"),
        listed(TakenBack, "RU-BEGIN:B42"),
        listed(MovedOpponent, "RU22:5.4.14.2.e"),
        listed(MissedCapture, "RU-BEGIN:B19"),
        listed(RemovedWithoutCause, "RU22:5.4.14.2.g"),
        listed(RemovedEarly, "RU-BEGIN:B23"),
        listed(RemovedFewer, "RU22:5.4.14.2.i"),
        listed(RemovedMore, "RU22:5.4.14.2.i"),
        listed(RemovedUncaptured, "RU22:5.4.14.2.j"),
        listed(StoppedRemoval, "RU22:5.4.14.2.k"),
        listed(RemovedOwn, "RU22:5.4.14.2.l"),
        listed(UnmarkedKing, "RU22:5.4.14.2.m"),
        listed(MovedUnmarkedKing, "RU22:5.4.14.2.n"),
    ],
    dispute: Article::new("RU-BEGIN:B40"),
    release: Article::new("RU-BEGIN:B42"),
    touch: Some(Article::new("RU-BEGIN:B41")),
    touched_first: Some(Article::new("RU-BEGIN:B41")),
    ..ru22::PAGES[0].irregularities
};
