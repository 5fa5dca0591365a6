//! UA24: when a game is drawn (III.result, V.draws, VI.draws, VII.draws).

use article::{Article, stated};
use clock::Millis;

use crate::law::{
    Again, ArbiterDraw, Army, Balance, DrawRule, Draws, Escape, Games, OfferTime, Road, ShortOfTime, Stir,
    Unrecorded, Whose, within,
};

const KING: &[Army] = &[Army::new(1, 0)];
const THREE: &[Army] = &[Army::new(3, 0), Army::new(2, 1), Army::new(1, 2)];
const TWO_OR_ONE: &[Army] = &[Army::new(2, 0), Army::new(1, 1), Army::new(1, 0)];

/// What every discipline has in common.
const COMMON: Draws = Draws {
    agreement: None,
    from_move: None,
    pieces_without_record: None,
    offer: stated(OfferTime::BeforePress, "UA24:III.result.3"),
    offer_in_thought: None,
    again: stated(Again::AfterTheOtherOrChange, "UA24:III.result.3"),
    binding: Some(Article::new("UA24:III.result.3")),
    repetition: None,
    claim_after: Some(Article::new("UA24:III.result.4.2")),
    claim_before: Some(Article::new("UA24:III.result.4.3")),
    apart: Some(Article::new("UA24:III.result.4.4")),
    on_claimants_time: Some(Article::new("UA24:III.result.4.5")),
    needs_record: Some(Article::new("UA24:III.result.4.7")),
    flag_during_check: Some(Article::new("UA24:III.result.4.6")),
    failed_check_loses: false,
    counting: Some(Article::new("UA24:IV.panel.14.b")),
    unrecorded: stated(Unrecorded::Witnessed, "UA24:III.result.4.7"),
    hidden_counts: Some(Article::new("UA24:IV.panel.14.b")),
    arbiter: Some(stated(ArbiterDraw::Must, "UA24:IV.panel.15.2")),
    no_win: None,
    both_flags: None,
    counted_aloud: None,
    short_of_time: None,
    won_without_time: &[],
    at_once: None,
    own_conditions: None,
    rules: &[],
};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: Draws = Draws {
    agreement: Some(Article::new("UA24:VI.outcome.2.1")),
    from_move: Some(within(20, Games::Recorded, "UA24:VI.draws.1.1.a")),
    pieces_without_record: Some(stated(6, "UA24:VI.draws.1.1.b")),
    repetition: Some(stated(3, "UA24:VI.draws.1.3")),
    no_win: Some(Article::new("UA24:VI.draws.1.2")),
    at_once: Some(stated(Games::All, "UA24:VI.draws.1.9")),
    rules: &[
        DrawRule {
            balance: Balance::ThreeKingsOrMore,
            whose: Whose::Stronger,
            ..DrawRule::new("UA24:VI.draws.1.4", 15)
        },
        DrawRule { stir: Stir::ManMove, ..DrawRule::new("UA24:VI.draws.1.5", 15) },
        DrawRule { balance: Balance::PiecesWithKings(4, 5), ..DrawRule::new("UA24:VI.draws.1.6.a", 30) },
        DrawRule { balance: Balance::PiecesWithKings(6, 7), ..DrawRule::new("UA24:VI.draws.1.6.b", 60) },
        DrawRule {
            balance: Balance::Against(THREE, KING),
            road: Road::LoneKingHolds,
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            at_once: true,
            ..DrawRule::new("UA24:VI.draws.1.7", 5)
        },
        DrawRule {
            balance: Balance::Against(TWO_OR_ONE, KING),
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            at_once: true,
            ..DrawRule::new("UA24:VI.draws.1.8", 5)
        },
    ],
    ..COMMON
};

/// International draughts.
pub(super) const INTERNATIONAL: Draws = Draws {
    agreement: Some(Article::new("UA24:V.outcome.3.1.a")),
    from_move: Some(within(40, Games::Recorded, "UA24:V.outcome.3.1.a")),
    pieces_without_record: Some(stated(10, "UA24:V.outcome.3.1.b")),
    repetition: Some(stated(3, "UA24:V.draws.1")),
    short_of_time: Some(ShortOfTime {
        left: Millis::minutes(1),
        pieces: 8,
        games: Games::All,
        by: Article::new("UA24:III.result.4.8"),
    }),
    rules: &[
        DrawRule { stir: Stir::ManMove, ..DrawRule::new("UA24:V.draws.2", 25) },
        DrawRule {
            balance: Balance::Against(THREE, KING),
            whose: Whose::Stronger,
            ..DrawRule::new("UA24:V.draws.3", 16)
        },
        DrawRule {
            balance: Balance::Against(TWO_OR_ONE, KING),
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            ..DrawRule::new("UA24:V.draws.4", 5)
        },
    ],
    ..COMMON
};

/// Checkers.
pub(super) const CHECKERS: Draws = Draws {
    agreement: Some(Article::new("UA24:VII.outcome.4.1")),
    repetition: Some(stated(3, "UA24:VII.draws.1.1")),
    rules: &[DrawRule::new("UA24:VII.draws.1.2", 40)],
    ..COMMON
};
