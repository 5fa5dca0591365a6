//! RU-BEGIN: when a game is drawn (B35-B39).

use article::{Article, stated};

use crate::edition::ru22;
use crate::law::{Again, Army, Balance, DrawRule, Draws, OfferTime, Whose};

const RU22: Draws = ru22::PAGES[0].draws;

/// Russian draughts: three kings against one have five moves; of other endings RU22 speaks.
pub(super) const RUSSIAN: Draws = Draws {
    agreement: Some(Article::new("RU-BEGIN:B35")),
    from_move: None,
    pieces_without_record: None,
    offer: stated(OfferTime::BeforePress, "RU-BEGIN:B36"),
    offer_in_thought: Some(Article::new("RU-BEGIN:B37")),
    again: stated(Again::AfterTheOther, "RU-BEGIN:B39"),
    repetition: Some(stated(3, "RU-BEGIN:B35")),
    rules: &[
        DrawRule {
            balance: Balance::Against(&[Army::new(3, 0)], &[Army::new(1, 0)]),
            whose: Whose::Stronger,
            ..DrawRule::new("RU-BEGIN:B35", 5)
        },
        RU22.rules[1],
        RU22.rules[2],
        RU22.rules[3],
        RU22.rules[4],
        RU22.rules[5],
        RU22.rules[6],
        RU22.rules[7],
    ],
    ..RU22
};
