//! RU-RENJU: when a game is drawn (5.2.7, 5.3.5).

use article::{Article, stated};

use crate::law::{Again, ArbiterDraw, Draws, OfferTime, Unrecorded};

/// Renju.
pub(super) const RENJU: Draws = Draws {
    agreement: Some(Article::new("RU-RENJU:5.2.7.1.a")),
    from_move: None,
    pieces_without_record: None,
    offer: stated(OfferTime::BeforePress, "RU-RENJU:5.3.5.1"),
    offer_in_thought: None,
    again: stated(Again::Freely, "RU-RENJU:5.3.5.1"),
    binding: Some(Article::new("RU-RENJU:5.3.5.2")),
    repetition: None,
    claim_after: None,
    claim_before: None,
    apart: None,
    on_claimants_time: None,
    needs_record: None,
    flag_during_check: None,
    failed_check_loses: false,
    counting: None,
    unrecorded: stated(Unrecorded::CountedAloud, "RU-RENJU:5.2.7.1"),
    hidden_counts: None,
    arbiter: Some(stated(ArbiterDraw::Never, "RU-RENJU:5.2.7.1")),
    no_win: None,
    both_flags: None,
    counted_aloud: None,
    short_of_time: None,
    won_without_time: &[],
    at_once: None,
    own_conditions: Some(Article::new("RU-RENJU:5.2.7.2")),
    rules: &[],
};
