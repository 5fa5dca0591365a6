//! UA24: irregularities (V.violations, VI.violations, VII.violations), touched pieces and the end of captures.

use article::{Article, stated};

use crate::law::Irregularity::*;
use crate::law::{IrregularityLaw, Removal, listed};

/// International draughts.
pub(super) const INTERNATIONAL: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("UA24:V.violations.4"),
    kinds: &[
        listed(TwoMoves, "UA24:V.violations.4.1"),
        listed(WrongMove, "UA24:V.violations.4.2"),
        listed(TouchedOther, "UA24:V.violations.4.3"),
        listed(TakenBack, "UA24:V.violations.4.4"),
        listed(MovedOpponent, "UA24:V.violations.4.5"),
        listed(MissedCapture, "UA24:V.violations.4.6"),
        listed(RemovedWithoutCause, "UA24:V.violations.4.7"),
        listed(WrongCaptureCount, "UA24:V.violations.4.8"),
        listed(StoppedCapture, "UA24:V.violations.4.9"),
        listed(RemovedEarly, "UA24:V.violations.4.10"),
        listed(RemovedFewer, "UA24:V.violations.4.11"),
        listed(RemovedMore, "UA24:V.violations.4.12"),
        listed(RemovedUncaptured, "UA24:V.violations.4.12"),
        listed(StoppedRemoval, "UA24:V.violations.4.13"),
        listed(RemovedOwn, "UA24:V.violations.4.14"),
        listed(UnmarkedKing, "UA24:V.violations.4.15"),
        listed(MovedUnmarkedKing, "UA24:V.violations.4.16"),
        listed(TwoHands, "UA24:V.violations.4.17"),
    ],
    accepted: Article::new("UA24:V.violations.7"),
    whole: Some(Article::new("UA24:V.violations.8")),
    mark_later: None,
    unnoticed: Article::new("UA24:V.violations.7"),
    switched_back: Article::new("UA24:V.violations.4"),
    gain: None,
    warned: None,
    dispute: Article::new("UA24:V.violations.6"),
    replayed: None,
    replayed_clock: None,
    release: Article::new("UA24:V.moves.10"),
    touch: Some(Article::new("UA24:V.moves.11")),
    touched_first: Some(Article::new("UA24:V.violations.4.3")),
    adjust: Some(Article::new("UA24:V.moves.13")),
    removal: stated(Removal::LastPieceOrPress, "UA24:V.capture.12"),
    declared: None,
    found_later: None,
};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("UA24:VI.violations.4"),
    kinds: &[
        listed(TwoMoves, "UA24:VI.violations.4.1"),
        listed(WrongMove, "UA24:VI.violations.4.2"),
        listed(TouchedOther, "UA24:VI.violations.4.3"),
        listed(TakenBack, "UA24:VI.violations.4.4"),
        listed(MovedOpponent, "UA24:VI.violations.4.5"),
        listed(MissedCapture, "UA24:VI.violations.4.6"),
        listed(RemovedWithoutCause, "UA24:VI.violations.4.7"),
        listed(WrongCaptureCount, "UA24:VI.violations.4.8"),
        listed(StoppedCapture, "UA24:VI.violations.4.9"),
        listed(RemovedEarly, "UA24:VI.violations.4.10"),
        listed(RemovedFewer, "UA24:VI.violations.4.11"),
        listed(RemovedMore, "UA24:VI.violations.4.12"),
        listed(RemovedUncaptured, "UA24:VI.violations.4.12"),
        listed(StoppedRemoval, "UA24:VI.violations.4.13"),
        listed(RemovedOwn, "UA24:VI.violations.4.14"),
        listed(UnmarkedKing, "UA24:VI.violations.4.15"),
        listed(MovedUnmarkedKing, "UA24:VI.violations.4.16"),
        listed(TwoHands, "UA24:VI.violations.4.17"),
    ],
    accepted: Article::new("UA24:VI.violations.7"),
    whole: Some(Article::new("UA24:VI.violations.8")),
    unnoticed: Article::new("UA24:VI.violations.7"),
    switched_back: Article::new("UA24:VI.violations.4"),
    dispute: Article::new("UA24:VI.violations.6"),
    release: Article::new("UA24:VI.moves.9"),
    touch: Some(Article::new("UA24:VI.moves.10")),
    touched_first: Some(Article::new("UA24:VI.violations.4.3")),
    adjust: Some(Article::new("UA24:VI.moves.12")),
    removal: stated(Removal::LastPieceOrPress, "UA24:VI.capture.12"),
    ..INTERNATIONAL
};

/// Checkers.
pub(super) const CHECKERS: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("UA24:VII.violations.1"),
    kinds: &[
        listed(MissedCapture, "UA24:VII.violations.1.1"),
        listed(StoppedCapture, "UA24:VII.violations.1.1"),
        listed(StoppedRemoval, "UA24:VII.violations.1.1"),
        listed(RemovedFewer, "UA24:VII.violations.1.1"),
        listed(WrongMove, "UA24:VII.violations.1.3"),
        listed(ManBackward, "UA24:VII.violations.1.4"),
        listed(RemovedWithoutCause, "UA24:VII.violations.1.5"),
        listed(RemovedEarly, "UA24:VII.violations.1.5"),
        listed(RemovedMore, "UA24:VII.violations.1.5"),
        listed(RemovedUncaptured, "UA24:VII.violations.1.5"),
        listed(RemovedOwn, "UA24:VII.violations.1.5"),
        listed(Added, "UA24:VII.violations.1.6"),
        listed(PastKingRow, "UA24:VII.violations.1.7"),
        listed(TwoMoves, "UA24:VII.violations.1.8"),
        listed(TouchedOther, "UA24:VII.moves.5"),
    ],
    accepted: Article::new("UA24:VII.violations.1.9"),
    whole: None,
    unnoticed: Article::new("UA24:VII.violations.1.9"),
    switched_back: Article::new("UA24:VII.violations.1"),
    warned: Some(Article::new("UA24:VII.violations.1")),
    dispute: Article::new("UA24:VII.violations.1"),
    touch: Some(Article::new("UA24:VII.moves.5")),
    touched_first: Some(Article::new("UA24:VII.moves.5")),
    adjust: Some(Article::new("UA24:VII.moves.4")),
    removal: stated(Removal::LastPieceOrPress, "UA24:VII.violations.1.1"),
    ..INTERNATIONAL
};
