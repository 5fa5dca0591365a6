//! RU22: when a game is drawn (5.4.13, 6.1.8, 6.1.10, 7.5, 7.7, 8.2, 9.2.7).

use article::{Article, stated};
use clock::Millis;

use crate::law::{
    Again, ArbiterDraw, Army, Balance, DrawRule, Draws, Escape, Games, OfferTime, Road, ShortOfTime, Stir,
    Unrecorded, Whose, within,
};

const KING: &[Army] = &[Army::new(1, 0)];

/// What every discipline but renju has in common.
const COMMON: Draws = Draws {
    agreement: Some(Article::new("RU22:5.4.13.1.a")),
    from_move: None,
    pieces_without_record: None,
    offer: stated(OfferTime::AfterMove, "RU22:5.4.13.3"),
    offer_in_thought: None,
    again: stated(Again::AfterTheOther, "RU22:5.4.13.4"),
    binding: None,
    repetition: Some(stated(3, "RU22:5.4.13.1.c")),
    claim_after: Some(Article::new("RU22:5.4.13.2.a")),
    claim_before: Some(Article::new("RU22:5.4.13.2.b")),
    apart: Some(Article::new("RU22:5.4.13.2.c")),
    on_claimants_time: Some(Article::new("RU22:5.4.13.2.d")),
    needs_record: Some(Article::new("RU22:5.4.13.2.e")),
    flag_during_check: Some(Article::new("RU22:5.4.13.2.f")),
    failed_check_loses: true,
    counting: Some(Article::new("RU22:5.4.13.5")),
    unrecorded: stated(Unrecorded::CountedAloud, "RU22:5.4.13.5"),
    hidden_counts: None,
    arbiter: Some(stated(ArbiterDraw::May, "RU22:5.4.13.6")),
    no_win: None,
    both_flags: Some(Article::new("RU22:5.4.13.1.b")),
    counted_aloud: None,
    short_of_time: None,
    won_without_time: &[],
    at_once: None,
    own_conditions: None,
    rules: &[],
};

/// Russian draughts and draughts-64.
pub(super) const RUSSIAN: Draws = Draws {
    from_move: Some(within(20, Games::Classical, "RU22:6.1.8.1")),
    pieces_without_record: Some(stated(6, "RU22:6.1.10.2")),
    counted_aloud: Some(within(5, Games::All, "RU22:6.1.8.7")),
    won_without_time: &[stated(Games::Fast, "RU22:6.1.10.5")],
    at_once: Some(stated(Games::Fast, "RU22:6.1.10.4")),
    rules: &[
        DrawRule {
            balance: Balance::Against(&[Army::new(3, 0)], KING),
            road: Road::StrongerHolds,
            whose: Whose::Stronger,
            ..DrawRule::new("RU22:6.1.8.3", 15)
        },
        DrawRule {
            balance: Balance::ThreeKingsOrMore,
            whose: Whose::Stronger,
            ..DrawRule::new("RU22:6.1.8.4", 15)
        },
        DrawRule {
            balance: Balance::Against(
                &[Army::new(3, 0), Army::new(2, 1), Army::new(1, 2), Army::new(0, 3)],
                KING,
            ),
            road: Road::LoneKingAloneHolds,
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            at_once: true,
            ..DrawRule::new("RU22:6.1.8.5", 5)
        },
        DrawRule {
            balance: Balance::PiecesWithKings(2, 3),
            at_once: true,
            ..DrawRule::new("RU22:6.1.8.6.a", 5)
        },
        DrawRule { balance: Balance::PiecesWithKings(4, 5), ..DrawRule::new("RU22:6.1.8.6.b", 30) },
        DrawRule { balance: Balance::PiecesWithKings(6, 7), ..DrawRule::new("RU22:6.1.8.6.c", 60) },
        DrawRule {
            balance: Balance::Pieces(4, 5),
            stir: Stir::ManMove,
            ..DrawRule::new("RU22:6.1.8.8.a", 15)
        },
        DrawRule {
            balance: Balance::Pieces(6, 7),
            stir: Stir::ManMove,
            ..DrawRule::new("RU22:6.1.8.8.b", 25)
        },
    ],
    ..COMMON
};

/// International draughts.
pub(super) const INTERNATIONAL: Draws = Draws {
    from_move: Some(within(40, Games::Classical, "RU22:7.5.1")),
    pieces_without_record: Some(stated(10, "RU22:7.7.2")),
    short_of_time: Some(ShortOfTime {
        left: Millis::minutes(1),
        pieces: 8,
        games: Games::Fast,
        by: Article::new("RU22:7.7.4.b"),
    }),
    at_once: Some(stated(Games::Fast, "RU22:7.7.4.a")),
    rules: &[
        DrawRule { balance: Balance::Any, stir: Stir::ManMove, ..DrawRule::new("RU22:7.5.2.a", 25) },
        DrawRule {
            balance: Balance::Against(&[Army::new(3, 0), Army::new(2, 1), Army::new(1, 2)], KING),
            whose: Whose::Stronger,
            at_once: true,
            ..DrawRule::new("RU22:7.5.2.b", 16)
        },
        DrawRule {
            balance: Balance::Against(&[Army::new(2, 0), Army::new(1, 1), Army::new(1, 0)], KING),
            whose: Whose::Stronger,
            at_once: true,
            ..DrawRule::new("RU22:7.5.2.c", 5)
        },
    ],
    ..COMMON
};

/// Giveaway: the endings of 6.1.8 do not apply.
pub(super) const GIVEAWAY: Draws = Draws {
    rules: &[DrawRule { balance: Balance::Any, stir: Stir::ManMove, ..DrawRule::new("RU22:8.2", 15) }],
    ..COMMON
};

/// Renju: no repetition, and the arbiter declares no draw.
pub(super) const RENJU: Draws = Draws {
    agreement: Some(Article::new("RU22:9.2.7.1.a")),
    repetition: None,
    claim_after: None,
    claim_before: None,
    apart: None,
    on_claimants_time: None,
    needs_record: None,
    flag_during_check: None,
    arbiter: Some(stated(ArbiterDraw::Never, "RU22:5.4.13.6")),
    own_conditions: Some(Article::new("RU22:9.2.7.2")),
    ..COMMON
};
