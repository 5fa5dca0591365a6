//! RU-BEGIN: when a game is drawn (B35-B39).

use article::{Article, stated};

use crate::edition::ru22;
use crate::law::{Again, Army, Balance, DrawRule, Draws, OfferTime, Whose};

/// Russian draughts.
pub(super) const RUSSIAN: Draws = Draws {
    agreement: Some(Article::new("RU-BEGIN:B35")),
    from_move: None,
    pieces_without_record: None,
    offer: stated(OfferTime::AfterMove, "RU-BEGIN:B36"),
    again: stated(Again::AfterTheOther, "RU-BEGIN:B39"),
    repetition: Some(stated(3, "RU-BEGIN:B35")),
    rules: &[DrawRule {
        balance: Balance::Against(&[Army::new(3, 0)], &[Army::new(1, 0)]),
        whose: Whose::Stronger,
        ..DrawRule::new("RU-BEGIN:B35", 5)
    }],
    ..ru22::PAGES[0].draws
};
