//! Draws: agreement, repetition, counted moves, claims.

use game::{Claim, Command};

use crate::hall::{ARBITER, FIRST, Hall, SECOND};

#[test]
fn ru22_6_1_8_6_a_five_moves_each_with_three_pieces_and_kings_on_both_sides() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "W:WKc1:BKb8");
    hall.shuffle("c1-d2 b8-a7 d2-c1 a7-b8", 2);
    hall.refused_by(FIRST, Command::Claim(Claim::MoveCount), "RU22:5.4.13.5");
    hall.line("c1-d2 b8-a7");
    hall.claim(Claim::MoveCount);
    hall.ended("½-½", "RU22:6.1.8.6.a");
    assert_eq!(hall.outcome().count, Some(5));
}

#[test]
fn ru22_5_4_13_4_a_declined_offer_is_not_repeated_until_the_other_has_offered() {
    let mut hall = Hall::new("RU22", "giveaway", "20m+30s");
    hall.line("c3-d4");
    hall.act(FIRST, Command::Offer);
    hall.act(SECOND, Command::Decline);
    hall.refused_by(FIRST, Command::Offer, "RU22:5.4.13.4");
    hall.line("b6-a5");
    hall.act(SECOND, Command::Offer);
    hall.line("b2-c3");
    hall.act(FIRST, Command::Offer);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU22:5.4.13.1.a");
}

#[test]
fn ru22_5_4_13_6_the_arbiter_declares_a_draw_nobody_claims() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "W:WKc1:BKb8");
    hall.refused_by(ARBITER, Command::DeclareDraw, "RU22:5.4.13.6");
    hall.shuffle("c1-d2 b8-a7 d2-c1 a7-b8", 2);
    hall.line("c1-d2 b8-a7");
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "RU22:6.1.8.6.a");
}
