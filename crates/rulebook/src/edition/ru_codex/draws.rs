//! RU-CODEX: when a game is drawn (1.9, 2.6, 3.20.8, 3.20.9).

use article::{Article, stated};

use crate::law::{
    Again, ArbiterDraw, Army, Balance, DrawRule, Draws, Escape, Games, OfferTime, Road, Stir, Unrecorded,
    Whose, within,
};

const KING: &[Army] = &[Army::new(1, 0)];

/// Russian draughts.
pub(super) const RUSSIAN: Draws = Draws {
    agreement: Some(Article::new("RU-CODEX:1.9.1.1")),
    from_move: None,
    pieces_without_record: None,
    offer: stated(OfferTime::AfterMoveOrWarning(Article::new("RU-CODEX:1.9.4")), "RU-CODEX:1.9.3"),
    offer_in_thought: Some(Article::new("RU-CODEX:1.9.4")),
    again: stated(Again::AfterTheOther, "RU-CODEX:1.9.6"),
    binding: None,
    repetition: Some(stated(3, "RU-CODEX:1.9.1.7")),
    claim_after: Some(Article::new("RU-CODEX:1.9.2.a")),
    claim_before: Some(Article::new("RU-CODEX:1.9.2.b")),
    apart: Some(Article::new("RU-CODEX:1.9.2.c")),
    on_claimants_time: Some(Article::new("RU-CODEX:1.9.2.d")),
    needs_record: Some(Article::new("RU-CODEX:1.9.2.e")),
    flag_during_check: Some(Article::new("RU-CODEX:1.9.2.f")),
    failed_check_loses: true,
    counting: None,
    unrecorded: stated(Unrecorded::Witnessed, "RU-CODEX:3.20.8"),
    hidden_counts: None,
    arbiter: Some(stated(ArbiterDraw::May, "RU-CODEX:1.8.2")),
    no_win: Some(Article::new("RU-CODEX:1.9.1.2")),
    both_flags: Some(Article::new("RU-CODEX:3.20.8")),
    counted_aloud: Some(within(5, Games::Fast, "RU-CODEX:3.20.8")),
    short_of_time: None,
    won_without_time: &[stated(Games::Fast, "RU-CODEX:3.20.9"), stated(Games::Classical, "RU-CODEX:3.8.13")],
    at_once: None,
    own_conditions: None,
    rules: &[
        DrawRule {
            balance: Balance::ThreeKingsOrMore,
            whose: Whose::Stronger,
            ..DrawRule::new("RU-CODEX:1.9.1.3", 15)
        },
        DrawRule { balance: Balance::PiecesWithKings(2, 3), ..DrawRule::new("RU-CODEX:1.9.1.4.a", 5) },
        DrawRule { balance: Balance::PiecesWithKings(4, 5), ..DrawRule::new("RU-CODEX:1.9.1.4.b", 30) },
        DrawRule { balance: Balance::PiecesWithKings(6, 7), ..DrawRule::new("RU-CODEX:1.9.1.4.c", 60) },
        DrawRule {
            balance: Balance::Against(
                &[Army::new(3, 0), Army::new(2, 1), Army::new(1, 2), Army::new(0, 3)],
                KING,
            ),
            road: Road::LoneKingHolds,
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            ..DrawRule::new("RU-CODEX:1.9.1.5", 5)
        },
        DrawRule { stir: Stir::ManMove, ..DrawRule::new("RU-CODEX:1.9.1.6", 15) },
    ],
};

/// International draughts.
pub(super) const INTERNATIONAL: Draws = Draws {
    agreement: Some(Article::new("RU-CODEX:2.6.a")),
    repetition: Some(stated(3, "RU-CODEX:2.6.e")),
    no_win: Some(Article::new("RU-CODEX:2.6.b")),
    rules: &[
        DrawRule { stir: Stir::ManMove, ..DrawRule::new("RU-CODEX:2.6.c", 25) },
        DrawRule {
            balance: Balance::Against(
                &[
                    Army::new(3, 0),
                    Army::new(2, 1),
                    Army::new(1, 2),
                    Army::new(0, 3),
                    Army::new(2, 0),
                    Army::new(1, 1),
                    Army::new(1, 0),
                ],
                KING,
            ),
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            ..DrawRule::new("RU-CODEX:2.6.d", 5)
        },
        DrawRule {
            balance: Balance::Against(&[Army::new(1, 0)], &[Army::new(0, 1)]),
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            ..DrawRule::new("RU-CODEX:2.6.d", 5)
        },
        DrawRule {
            balance: Balance::Against(&[Army::new(5, 0), Army::new(4, 1)], &[Army::new(2, 0)]),
            whose: Whose::Stronger,
            escape: Escape::WonPosition,
            overrides: Some(Article::new("RU-CODEX:2.6.c")),
            ..DrawRule::new("RU-CODEX:2.6.f", 50)
        },
    ],
    ..RUSSIAN
};
