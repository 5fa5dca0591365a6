//! RU-CODEX: irregularities (1.10, 3.20), touched pieces (1.4) and the end of captures (1.5).

use article::{Article, stated};

use crate::law::Irregularity::*;
use crate::law::{IrregularityLaw, Removal, listed};

/// Every draughts variant. The game is replayed from an illegal move, or the opponent decides as in the note.
pub(super) const DRAUGHTS: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("RU-CODEX:1.10.note.m"),
    kinds: &[
        listed(WrongMove, "RU-CODEX:1.10.note.a"),
        listed(TwoMoves, "RU-CODEX:1.4.1.note"),
        listed(TouchedOther, "RU-CODEX:1.10.note.b"),
        listed(TakenBack, "RU-CODEX:1.10.note.c"),
        listed(MovedOpponent, "RU-CODEX:1.10.note.d"),
        listed(MissedCapture, "RU-CODEX:1.10.note.e"),
        listed(RemovedWithoutCause, "RU-CODEX:1.10.note.f"),
        listed(WrongCaptureCount, "RU-CODEX:1.10.note.g"),
        listed(StoppedCapture, "RU-CODEX:1.10.note.h"),
        listed(RemovedEarly, "RU-CODEX:1.10.note.i"),
        listed(RemovedFewer, "RU-CODEX:1.10.note.j"),
        listed(RemovedMore, "RU-CODEX:1.10.note.j"),
        listed(RemovedUncaptured, "RU-CODEX:1.10.note.k"),
        listed(StoppedRemoval, "RU-CODEX:1.10.note.l"),
        listed(RemovedOwn, "RU-CODEX:1.10.note.m"),
    ],
    accepted: Article::new("RU-CODEX:1.10.note.m"),
    whole: None,
    mark_later: None,
    unnoticed: Article::new("RU-CODEX:3.20.3"),
    switched_back: Article::new("RU-CODEX:3.20.3"),
    gain: None,
    warned: None,
    dispute: Article::new("RU-CODEX:3.4.1.c"),
    replayed: Some(Article::new("RU-CODEX:1.10.3")),
    replayed_clock: Some(Article::new("RU-CODEX:3.12.7")),
    release: Article::new("RU-CODEX:1.4.6"),
    touch: Some(Article::new("RU-CODEX:1.4.7")),
    touched_first: Some(Article::new("RU-CODEX:3.20.6")),
    adjust: Some(Article::new("RU-CODEX:1.4.9")),
    removal: stated(Removal::LastPiece, "RU-CODEX:1.5.13"),
    declared: None,
    found_later: None,
};
