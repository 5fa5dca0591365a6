//! RU22: irregularities (5.4.14), touched pieces (6.1.4) and the end of captures (6.1.5).

use article::{Article, stated};

use crate::law::Irregularity::*;
use crate::law::{IrregularityLaw, Removal, listed};

/// Every variant of draughts.
pub(super) const DRAUGHTS: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("RU22:5.4.14.2"),
    kinds: &[
        listed(WrongMove, "RU22:5.4.14.2.a"),
        listed(TwoMoves, "RU22:5.4.14.2.b"),
        listed(TouchedOther, "RU22:5.4.14.2.c"),
        listed(TakenBack, "RU22:5.4.14.2.d"),
        listed(MovedOpponent, "RU22:5.4.14.2.e"),
        listed(MissedCapture, "RU22:5.4.14.2.f"),
        listed(RemovedWithoutCause, "RU22:5.4.14.2.g"),
        listed(RemovedEarly, "RU22:5.4.14.2.h"),
        listed(RemovedFewer, "RU22:5.4.14.2.i"),
        listed(RemovedMore, "RU22:5.4.14.2.i"),
        listed(WrongCaptureCount, "RU22:5.4.14.2.i"),
        listed(RemovedUncaptured, "RU22:5.4.14.2.j"),
        listed(StoppedRemoval, "RU22:5.4.14.2.k"),
        listed(RemovedOwn, "RU22:5.4.14.2.l"),
        listed(UnmarkedKing, "RU22:5.4.14.2.m"),
        listed(MovedUnmarkedKing, "RU22:5.4.14.2.n"),
    ],
    accepted: Article::new("RU22:5.4.14.2"),
    whole: None,
    mark_later: Some(Article::new("RU22:5.4.14.2.m")),
    unnoticed: Article::new("RU22:5.4.14.4.par2"),
    switched_back: Article::new("RU22:5.4.14.4"),
    gain: Some(Article::new("RU22:5.4.14.4.par1")),
    warned: None,
    dispute: Article::new("RU22:5.4.14.4"),
    replayed: None,
    replayed_clock: None,
    release: Article::new("RU22:6.1.4.6"),
    touch: Some(Article::new("RU22:6.1.4.7")),
    touched_first: Some(Article::new("RU22:5.4.14.3")),
    adjust: Some(Article::new("RU22:6.1.4.9")),
    removal: stated(Removal::LastPiece, "RU22:6.1.5.13"),
    declared: None,
    found_later: None,
};

/// Renju: the edition forbids fouls and does not say what follows one.
pub(super) const RENJU: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("RU22:9.2.4.2"),
    kinds: &[listed(WrongMove, "RU22:9.2.4.2")],
    accepted: Article::new("RU22:9.2.4.2"),
    mark_later: None,
    unnoticed: Article::new("RU22:9.2.4.2"),
    switched_back: Article::new("RU22:9.2.4.2"),
    gain: None,
    dispute: Article::new("RU22:9.3.1.4"),
    release: Article::new("RU22:9.2.5.1"),
    touch: None,
    touched_first: None,
    adjust: None,
    ..DRAUGHTS
};
