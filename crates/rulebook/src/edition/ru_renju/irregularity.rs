//! RU-RENJU: impossible and forbidden moves (5.3.8) and adjusting (5.2.5).

use article::{Article, stated};

use crate::law::Irregularity::WrongMove;
use crate::law::{IrregularityLaw, Removal, listed};

/// Renju.
pub(super) const RENJU: IrregularityLaw = IrregularityLaw {
    opponent_decides: Article::new("RU-RENJU:5.3.8.2"),
    kinds: &[listed(WrongMove, "RU-RENJU:5.3.8.2")],
    accepted: Article::new("RU-RENJU:5.3.8.2"),
    whole: None,
    mark_later: None,
    unnoticed: Article::new("RU-RENJU:5.3.8.3"),
    switched_back: Article::new("RU-RENJU:5.3.8.2"),
    gain: None,
    warned: None,
    dispute: Article::new("RU-RENJU:5.3.8.2"),
    replayed: None,
    replayed_clock: None,
    release: Article::new("RU-RENJU:5.2.5.1"),
    touch: None,
    touched_first: None,
    adjust: Some(Article::new("RU-RENJU:5.2.5.2")),
    removal: stated(Removal::LastPiece, "RU-RENJU:5.2.5.1"),
    declared: Some(Article::new("RU-RENJU:5.3.8.2")),
    found_later: Some(Article::new("RU-RENJU:5.3.8.3")),
};
