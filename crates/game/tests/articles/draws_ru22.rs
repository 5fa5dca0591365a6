//! RU22: draws of a game (5.4.13, 6.1.8, 6.1.10, 7.5, 7.7, 8.2, 9.2.7).

use clock::Kind as ClockKind;
use game::{Cause, Claim, Command, Fact, Player, StopReason, What};
use rulebook::{Edition, Kind, law};

use crate::draws::{
    FIVE_PIECES, KINGS, ON_THE_ROAD, ROAD_ROUND, ROUND, ROUND_100, Repetition, SEVEN_PIECES, THREE_KINGS,
    a_wrong_claim_costs_time_and_makes_the_move, agreed_from_move, agreed_with_few_pieces, drawn_by_one_more,
    kings_and_a_man, made, may, occurrences_lie_moves_apart, offered_after_the_move, right, running,
    the_flag_falls_during_the_check, the_opponent_claims_before_his_move,
    the_written_move_claims_and_the_played_one_does_not,
};
use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const REPETITION: Repetition = Repetition {
    edition: "RU22",
    draw: "RU22:5.4.13.1.c",
    after: "RU22:5.4.13.2.a",
    before: "RU22:5.4.13.2.b",
    checked: "RU22:5.4.13.2.d",
};

/// Both flags of a game in a hall are down, the second player's first.
fn both_flags_down(kind: ClockKind) -> Hall {
    let mut draft = draft("RU22", "russian", "20m");
    draft.clock = kind;
    let mut hall = Hall::by(draft).begin();
    hall.line("c3-d4");
    hall.wait_seconds(20 * 60 + 1);
    hall.line("b6-a5");
    hall.wait_seconds(20 * 60 + 1);
    hall
}

#[test]
fn ru22_5_4_13_1_drawn_by_agreement_by_two_flags_or_by_a_third_occurrence() {
    let mut agreed = Hall::at("RU22", "giveaway", "20m", KINGS);
    agreed.make("c1-d2");
    agreed.act(FIRST, Command::Offer);
    agreed.act(SECOND, Command::Accept);
    let mut flags = both_flags_down(ClockKind::Mechanical);
    flags.act(ARBITER, Command::CallFlag);
    let mut repeated = REPETITION.hall();
    repeated.shuffle(ROUND, 2).claim(Claim::Repetition);
    let found = [agreed.outcome(), flags.outcome(), repeated.outcome()]
        .map(|outcome| (outcome.cause, outcome.by.name()));
    let due = [
        (Cause::Agreement, "RU22:5.4.13.1.a"),
        (Cause::BothFlags, "RU22:5.4.13.1.b"),
        (Cause::Repetition, "RU22:5.4.13.1.c"),
    ];
    assert_eq!(found, due);
}

#[test]
fn ru22_5_4_13_1_a_one_offers_and_the_other_accepts() {
    let mut hall = Hall::new("RU22", "giveaway", "20m");
    hall.refused_by(SECOND, Command::Accept, "RU22:5.4.13.3");
    hall.make("c3-d4");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.refused_by(FIRST, Command::Accept, "RU22:5.4.13.3");
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU22:5.4.13.1.a");
}

#[test]
fn ru22_5_4_13_1_b_two_flags_of_unknown_order_draw_and_the_first_to_reach_zero_loses() {
    let mut mechanical = both_flags_down(ClockKind::Mechanical);
    assert_eq!(right(&mechanical, Player::First, What::ClaimBothFlags), Some("RU22:5.4.13.1.b"));
    mechanical.act(FIRST, Command::Claim(Claim::BothFlags));
    mechanical.act(ARBITER, Command::Check { upheld: true });
    mechanical.ended("½-½", "RU22:5.4.13.1.b");
    let mut electronic = both_flags_down(ClockKind::Electronic);
    electronic.act(SECOND, Command::CallFlag);
    electronic.ended("1-0", "RU22:5.4.2.6");
}

#[test]
fn ru22_5_4_13_1_c_the_same_side_moves_at_all_three_occurrences() {
    let mut hall = REPETITION.hall();
    hall.shuffle(ROUND, 1);
    assert_eq!(hall.game.occurrences(), 2, "the first position is an occurrence");
    hall.line("c1-d2 b8-a7 d2-c1");
    assert_eq!(hall.game.occurrences(), 2, "the same arrangement with White to move is another position");
    hall.line("a7-b8");
    assert_eq!(hall.game.occurrences(), 3);
    assert!(may(&hall, Player::First, What::ClaimRepetition));
    hall.goes_on();
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "RU22:5.4.13.1.c");
}

#[test]
fn ru22_5_4_13_2_a_the_opponent_claims_before_his_own_move() {
    the_opponent_claims_before_his_move(REPETITION);
}

#[test]
fn ru22_5_4_13_2_b_the_move_is_written_and_who_plays_it_loses_the_right() {
    the_written_move_claims_and_the_played_one_does_not(REPETITION);
}

#[test]
fn ru22_5_4_13_2_c_occurrences_lie_any_number_of_moves_apart() {
    occurrences_lie_moves_apart(REPETITION);
}

#[test]
fn ru22_5_4_13_2_d_a_claim_is_checked_on_the_claimants_time() {
    a_wrong_claim_costs_time_and_makes_the_move(REPETITION);
}

#[test]
fn ru22_5_4_13_2_e_a_claim_needs_a_complete_record() {
    let mut hall = Hall::at("RU22", "russian rapid", "8m+4s", KINGS);
    hall.shuffle(ROUND, 2);
    hall.refused_by(FIRST, Command::Claim(Claim::Repetition), "RU22:5.4.13.2.e");
    let mut electronic = draft("RU22", "russian rapid", "8m+4s").remote();
    electronic.draws = rulebook::Enforcement::Claimed;
    let mut screen = Hall::by_at(electronic, KINGS).begin();
    screen.shuffle(ROUND, 2);
    screen.act(FIRST, Command::Claim(Claim::Repetition));
    screen.ended("½-½", "RU22:5.4.13.1.c");
}

#[test]
fn ru22_5_4_13_2_f_a_flag_during_the_check_loses_unless_the_claim_is_confirmed() {
    let mut confirmed = the_flag_falls_during_the_check(REPETITION, true);
    confirmed.refused_by(SECOND, Command::CallFlag, "RU22:5.4.13.2.f");
    confirmed.act(ARBITER, Command::Check { upheld: true });
    confirmed.ended("½-½", "RU22:5.4.13.1.c");
    let mut wrong = the_flag_falls_during_the_check(REPETITION, false);
    wrong.act(ARBITER, Command::Check { upheld: true });
    wrong.ended("0-1", "RU22:5.4.13.2.f");
    assert_eq!(wrong.outcome().cause, Cause::Time);
}

#[test]
fn ru22_5_4_13_3_a_draw_is_offered_after_ones_move_and_answered_by_word_or_move() {
    offered_after_the_move("RU22", "giveaway", "c3-d4 b6-a5", "RU22:5.4.13.3");
    let mut hall = Hall::new("RU22", "giveaway", "20m");
    hall.make("c3-d4");
    hall.act(FIRST, Command::Offer);
    hall.refused_by(FIRST, Command::Withdraw, "RU22:5.4.13.3");
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, Command::Decline);
    assert_eq!(hall.game.offered(), None);
}

#[test]
fn ru22_5_4_13_4_a_declined_offer_is_not_repeated_until_the_other_has_offered() {
    let mut hall = Hall::at("RU22", "giveaway", "20m", KINGS);
    hall.shuffle(ROUND, 2).line("c1-d2");
    hall.act(FIRST, Command::Offer);
    hall.act(SECOND, Command::Decline);
    hall.refused_by(FIRST, Command::Offer, "RU22:5.4.13.4");
    hall.line("b8-a7");
    assert!(may(&hall, Player::First, What::ClaimRepetition), "claims stay open");
    hall.line("d2-c1");
    hall.refused_by(FIRST, Command::Offer, "RU22:5.4.13.4");
    hall.line("a7-b8");
    hall.act(SECOND, Command::Offer);
    hall.line("c1-d2");
    hall.act(FIRST, Command::Offer);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU22:5.4.13.1.a");
}

#[test]
fn ru22_5_4_13_5_who_has_no_record_counts_aloud() {
    let mut hall = Hall::at("RU22", "russian blitz", "3m+2s", KINGS);
    hall.shuffle(ROUND, 3);
    assert_eq!(made(&hall, "RU22:6.1.8.6.a"), 6);
    hall.refused_by(FIRST, Command::Claim(Claim::MoveCount), "RU22:5.4.13.5");
    hall.act(FIRST, Command::CountAloud);
    hall.shuffle(ROUND, 2);
    assert_eq!(hall.game.counted(Player::Second), Some(4));
    hall.refused_by(FIRST, Command::Claim(Claim::MoveCount), "RU22:5.4.13.5");
    hall.line("c1-d2 b8-a7");
    hall.refused_by(SECOND, Command::Claim(Claim::MoveCount), "RU22:5.4.13.5");
    hall.act(FIRST, Command::Claim(Claim::MoveCount));
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.ended("½-½", "RU22:6.1.8.6.a");
    assert_eq!(hall.outcome().count, Some(5), "counted from when the player began");
}

#[test]
fn ru22_5_4_13_6_the_arbiter_declares_a_draw_nobody_claims_but_not_in_renju() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", THREE_KINGS);
    hall.refused_by(ARBITER, Command::DeclareDraw, "RU22:5.4.13.6");
    hall.refused_by(FIRST, Command::DeclareDraw, "RU22:5.4.13.6");
    hall.shuffle(ROUND, 7).line("c1-d2");
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "RU22:6.1.8.4");
    let mut renju = Hall::new("RU22", "renju", "90m");
    renju.line("h8 g7");
    renju.refused_by(ARBITER, Command::DeclareDraw, "RU22:5.4.13.6");
}

#[test]
fn ru22_5_4_13_7_each_discipline_adds_its_own_draws() {
    let rules = |discipline: &str| {
        let kind: Kind = discipline.parse().expect("a game");
        let rules = law(Edition::Ru22, kind).expect("a page").draws.rules;
        rules.iter().map(|rule| rule.by.name()).collect::<Vec<_>>()
    };
    assert_eq!(rules("giveaway"), ["RU22:8.2"]);
    assert!(rules("renju").is_empty());
    assert!(rules("international").iter().all(|by| by.starts_with("RU22:7.5.2.")));
    assert!(rules("russian").iter().all(|by| by.starts_with("RU22:6.1.8.")));
    assert_eq!(rules("brazilian"), rules("russian"));
}

#[test]
fn ru22_6_1_8_1_twenty_moves_of_each_before_an_offer_in_classical_play() {
    agreed_from_move("RU22", ("russian", KINGS, ROUND), 20, "RU22:6.1.8.1");
    let mut rapid = Hall::at("RU22", "russian rapid", "8m+4s", KINGS);
    rapid.make("c1-d2");
    rapid.act(FIRST, Command::Offer);
}

#[test]
fn ru22_6_1_8_2_the_drawn_endings_of_russian_draughts() {
    let page = law(Edition::Ru22, "russian".parse().expect("a game")).expect("a page").draws;
    let counted: Vec<&str> = page.rules.iter().map(|rule| rule.by.name()).collect();
    let due = ["3", "4", "5", "6.a", "6.b", "6.c", "8.a", "8.b"].map(|number| format!("RU22:6.1.8.{number}"));
    assert_eq!(counted, due);
    assert_eq!(page.counted_aloud.expect("a count").by.name(), "RU22:6.1.8.7");
    let general = [page.agreement, page.both_flags, page.repetition.map(|rule| rule.by)];
    assert_eq!(
        general.map(|by| by.expect("an article").name()),
        ["RU22:5.4.13.1.a", "RU22:5.4.13.1.b", "RU22:5.4.13.1.c"]
    );
}

#[test]
fn ru22_6_1_8_3_three_kings_that_hold_the_main_road_have_fifteen_moves() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "B:WKa1,Kc1,Ke1,c7:BKd8");
    hall.line("d8:b6").shuffle("c1-d2 b6-a7 d2-c1 a7-b6", 7);
    assert_eq!(made(&hall, "RU22:6.1.8.3"), 14);
    drawn_by_one_more(&mut hall, "c1-d2", "RU22:6.1.8.3", 15);
    let mut won = Hall::at("RU22", "russian", "20m+30s", "B:WKa1,Kc1,Ke1,c7:BKd8");
    won.line("d8:b6").shuffle("c1-d2 b6-a7 d2-c1 a7-b6", 6).line("c1-d2 b6-a7 d2-c1 a7-d4 a1:e5");
    won.ended("1-0", "RU22:6.1.7.a");
}

#[test]
fn ru22_6_1_8_4_three_kings_and_more_have_fifteen_moves_from_the_last_crowning() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,Ke1,Kg1,e7:BKb8");
    hall.shuffle(ROUND, 5);
    assert_eq!(made(&hall, "RU22:6.1.8.4"), 10);
    hall.line("e7-f8");
    assert_eq!(made(&hall, "RU22:6.1.8.4"), 0, "a crowning begins it anew");
    hall.line("b8-a7").shuffle("c1-d2 a7-b8 d2-c1 b8-a7", 7);
    drawn_by_one_more(&mut hall, "c1-d2", "RU22:6.1.8.4", 15);
}

#[test]
fn ru22_6_1_8_5_three_pieces_off_the_road_have_five_moves_against_a_king_on_it() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", ON_THE_ROAD);
    hall.shuffle(ROAD_ROUND, 2);
    drawn_by_one_more(&mut hall, "c1-d2", "RU22:6.1.8.5", 5);
    let mut left = Hall::at("RU22", "russian", "20m+30s", ON_THE_ROAD);
    left.shuffle(ROAD_ROUND, 1).line("c1-d2 h8-g7 d2-c1 g7-f8");
    assert!(!running(&left).contains(&"RU22:6.1.8.5"), "the lone king has left the road");
    left.line("c1-d2 f8-g7 d2-c1 g7-h8");
    assert_eq!(made(&left, "RU22:6.1.8.5"), 1, "and counts anew");
    left.line("e1-c3");
    assert!(!running(&left).contains(&"RU22:6.1.8.5"), "a king of the stronger side stands on it");
    let mut men = Hall::at("RU22", "russian", "20m+30s", "W:Wa3,h2,g1:BKa1");
    men.line("a3-b4");
    assert_eq!(made(&men, "RU22:6.1.8.5"), 1);
}

#[test]
fn ru22_6_1_8_5_the_arbiter_sees_a_win_and_lets_them_play() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", ON_THE_ROAD);
    hall.shuffle(ROAD_ROUND, 2).line("c1-d2");
    hall.act(SECOND, Command::Claim(Claim::MoveCount));
    let events = hall.act(ARBITER, Command::Check { upheld: false });
    assert!(matches!(events[0].fact, Fact::ClaimFailed { by, .. } if by.name() == "RU22:6.1.8.5"));
    hall.line("h8-g7");
    hall.goes_on();
}

#[test]
fn ru22_6_1_8_6_counts_begin_with_kings_on_both_sides_and_with_every_change() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,Kf8:Ba7,h2");
    hall.line("c1-d2");
    assert!(running(&hall).iter().all(|by| !by.starts_with("RU22:6.1.8.6")), "Black has no king");
    hall.line("h2-g1");
    assert_eq!(made(&hall, "RU22:6.1.8.6.b"), 0);
    let count = |hall: &Hall| {
        hall.game.counts().into_iter().find(|count| count.by.name().contains("6.1.8.6")).expect("it runs")
    };
    assert_eq!((count(&hall).of, count(&hall).whose), (30, None));
    hall.line("d2-a5 a7-b6 a5:d8");
    assert_eq!((count(&hall).by.name(), count(&hall).made, count(&hall).of), ("RU22:6.1.8.6.a", 0, 5));
}

#[test]
fn ru22_6_1_8_6_a_five_moves_each_with_three_pieces_and_kings_on_both_sides() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", KINGS);
    hall.shuffle(ROUND, 2).line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "RU22:6.1.8.6.a", 5);
    let mut man = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,a3:BKb8");
    man.line("a3-b4 b8-a7 c1-d2 a7-b8 b4-a5 b8-a7 d2-c1 a7-b8 c1-d2");
    drawn_by_one_more(&mut man, "b8-a7", "RU22:6.1.8.6.a", 5);
    let mut crowned = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,e7:BKb8");
    crowned.shuffle(ROUND, 1).line("e7-f8");
    assert_eq!(made(&crowned, "RU22:6.1.8.6.a"), 0, "the crowning at move 3 begins it anew");
}

#[test]
fn ru22_6_1_8_6_b_thirty_moves_each_with_five_pieces() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", FIVE_PIECES);
    kings_and_a_man(&mut hall, &[14, 28], 29);
    assert_eq!(made(&hall, "RU22:6.1.8.6.b"), 29, "moves of the man do not begin it anew");
    hall.line("d2-c1");
    drawn_by_one_more(&mut hall, "a7-b8", "RU22:6.1.8.6.b", 30);
}

#[test]
fn ru22_6_1_8_6_c_sixty_moves_each_with_seven_pieces_and_no_such_rule_with_eight() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", SEVEN_PIECES);
    kings_and_a_man(&mut hall, &[24, 48], 59);
    hall.line("d2-c1");
    drawn_by_one_more(&mut hall, "a7-b8", "RU22:6.1.8.6.c", 60);
    let eight = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,Ke1,a3:BKb8,Kh8,h6,h4,h2");
    assert!(running(&eight).is_empty());
}

#[test]
fn ru22_6_1_8_7_five_moves_are_counted_aloud_in_a_clearly_drawn_position() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", FIVE_PIECES);
    hall.act(SECOND, Command::CountAloud);
    kings_and_a_man(&mut hall, &[], 4);
    hall.line("c1-d2 b8-a7");
    assert_eq!(hall.game.counted(Player::First), Some(5));
    hall.refused_by(FIRST, Command::Claim(Claim::CountedAloud), "RU22:6.1.8.7");
    hall.act(SECOND, Command::Claim(Claim::CountedAloud));
    hall.act(ARBITER, Command::Check { upheld: false });
    hall.goes_on();
    hall.act(SECOND, Command::Claim(Claim::CountedAloud));
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.ended("½-½", "RU22:6.1.8.7");
}

#[test]
fn ru22_6_1_8_8_only_kings_move_and_a_man_begins_it_anew() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,a3:BKb8,h6");
    kings_and_a_man(&mut hall, &[], 14);
    hall.line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "RU22:6.1.8.8.a", 15);
    let mut man = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,a3:BKb8,h6");
    kings_and_a_man(&mut man, &[], 13);
    man.line("a3-b4");
    assert_eq!(made(&man, "RU22:6.1.8.8.a"), 0);
}

#[test]
fn ru22_6_1_8_8_a_fifteen_moves_of_kings_with_five_pieces() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", FIVE_PIECES);
    kings_and_a_man(&mut hall, &[], 14);
    hall.line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "RU22:6.1.8.8.a", 15);
}

#[test]
fn ru22_6_1_8_8_b_twenty_five_moves_of_kings_with_six_pieces() {
    let mut hall = Hall::at("RU22", "russian", "20m+30s", "W:WKc1,Ke1,a3:BKb8,Kh8,h6");
    kings_and_a_man(&mut hall, &[], 24);
    hall.line("c1-d2");
    assert_eq!(made(&hall, "RU22:6.1.8.8.b"), 24);
    drawn_by_one_more(&mut hall, "b8-a7", "RU22:6.1.8.8.b", 25);
}

#[test]
fn ru22_6_1_10_2_without_a_record_a_draw_needs_six_pieces_or_fewer() {
    let many = "W:Wa1,c1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7";
    let few = "W:Wc1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7";
    agreed_with_few_pieces(("RU22", "russian blitz"), (many, few), "b2-a3", "RU22:6.1.10.2");
    let mut kept = draft("RU22", "russian blitz", "3m+2s");
    kept.record = rulebook::Record::Kept;
    let mut hall = Hall::by_at(kept, many).begin();
    hall.make("b2-a3");
    hall.act(FIRST, Command::Offer);
}

#[test]
fn ru22_6_1_10_4_without_increment_small_endings_are_not_played_on() {
    let mut hall = Hall::at("RU22", "russian blitz", "5m", KINGS);
    assert_eq!(right(&hall, Player::First, What::ClaimNotPlayedOn), Some("RU22:6.1.10.4"));
    hall.act(FIRST, Command::Claim(Claim::NotPlayedOn));
    hall.act(ARBITER, Command::Check { upheld: false });
    hall.goes_on();
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "RU22:6.1.10.4");
    let mut increment = Hall::at("RU22", "russian blitz", "3m+2s", KINGS);
    increment.refused_by(FIRST, Command::Claim(Claim::NotPlayedOn), "RU22:6.1.10.4");
    let mut classical = Hall::at("RU22", "russian", "20m", KINGS);
    classical.refused_by(FIRST, Command::Claim(Claim::NotPlayedOn), "RU22:6.1.10.4");
}

#[test]
fn ru22_6_1_10_4_at_a_screen_the_draw_is_there_with_the_position() {
    let mut screen = Hall::remote_at("RU22", "russian blitz", "5m", "B:WKg1,c7:BKd8");
    screen.line("d8:a5");
    screen.ended("½-½", "RU22:6.1.10.4");
    let mut shown = Hall::remote_at("RU22", "russian blitz", "5m", "B:WKg1,c7:BKd8");
    shown.line("d8:b6");
    shown.goes_on();
    shown.line("g1:a7");
    shown.ended("1-0", "RU22:6.1.7.a");
}

#[test]
fn ru22_6_1_10_5_who_wins_without_time_offers_a_draw_and_stops_the_clock() {
    let mut hall = Hall::at("RU22", "russian blitz", "5m", THREE_KINGS);
    hall.wait_seconds(4 * 60 + 56);
    hall.act(FIRST, Command::Stop(StopReason::WonWithoutTime));
    hall.goes_on();
    assert_eq!(hall.game.running(), None);
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.ended("½-½", "RU22:6.1.10.5");
    let mut late = Hall::at("RU22", "russian blitz", "5m", THREE_KINGS);
    late.wait_seconds(5 * 60);
    late.refused_by(FIRST, Command::Stop(StopReason::WonWithoutTime), "RU22:6.1.10.5");
    late.act(SECOND, Command::CallFlag);
    late.ended("0-1", "RU22:5.4.2.6");
    let mut classical = Hall::at("RU22", "russian", "20m", THREE_KINGS);
    classical.refused_by(FIRST, Command::Stop(StopReason::WonWithoutTime), "RU22:6.1.10.5");
}

#[test]
fn ru22_7_5_1_forty_moves_of_each_before_an_offer_in_classical_play() {
    agreed_from_move("RU22", ("international", "W:WK48:BK1", ROUND_100), 40, "RU22:7.5.1");
}

#[test]
fn ru22_7_5_2_the_drawn_endings_of_international_draughts() {
    let page = law(Edition::Ru22, "international".parse().expect("a game")).expect("a page").draws;
    let counted: Vec<&str> = page.rules.iter().map(|rule| rule.by.name()).collect();
    assert_eq!(counted, ["RU22:7.5.2.a", "RU22:7.5.2.b", "RU22:7.5.2.c"]);
    let general = [page.agreement, page.both_flags, page.repetition.map(|rule| rule.by)];
    assert!(general.iter().all(|by| by.expect("an article").name().starts_with("RU22:5.4.13.1.")));
}

#[test]
fn ru22_7_5_2_a_twenty_five_moves_of_kings() {
    let mut hall = Hall::at("RU22", "international", "60m+30s", "W:WK48,36:BK1,15");
    hall.shuffle(ROUND_100, 12).line("48-43");
    drawn_by_one_more(&mut hall, "1-6", "RU22:7.5.2.a", 25);
    let mut man = Hall::at("RU22", "international", "60m+30s", "W:WK48,36:BK1,15");
    man.shuffle(ROUND_100, 12).line("36-31");
    assert_eq!(made(&man, "RU22:7.5.2.a"), 0);
}

#[test]
fn ru22_7_5_2_b_three_against_a_king_have_sixteen_moves() {
    for white in ["K47,K48,K49", "K47,K48,36", "K48,36,35"] {
        let mut hall = Hall::at("RU22", "international", "60m+30s", &format!("W:W{white}:BK1"));
        hall.shuffle(ROUND_100, 7).line("48-43 1-6");
        drawn_by_one_more(&mut hall, "43-48", "RU22:7.5.2.b", 16);
    }
    let mut won = Hall::at("RU22", "international", "60m+30s", "W:WK47,K48,K49:BK1");
    won.shuffle(ROUND_100, 7).line("48-43 1-29 47x24");
    won.ended("1-0", "RU22:6.1.7.a");
    assert_eq!(won.game.moves_of(Player::First), 16);
}

#[test]
fn ru22_7_5_2_c_two_or_one_against_a_king_have_five_moves() {
    for white in ["K47,K48", "K48,36"] {
        let mut hall = Hall::at("RU22", "international", "60m+30s", &format!("W:W{white}:BK1"));
        hall.shuffle(ROUND_100, 2);
        drawn_by_one_more(&mut hall, "48-43", "RU22:7.5.2.c", 5);
    }
    let mut kings = Hall::at("RU22", "international", "60m+30s", "W:WK48:BK1");
    kings.shuffle(ROUND_100, 2).line("48-43");
    drawn_by_one_more(&mut kings, "1-6", "RU22:7.5.2.c", 5);
}

#[test]
fn ru22_7_7_2_without_a_record_a_draw_needs_ten_pieces_or_fewer() {
    let black = "B1,2,3,4,5,6,7,8,9,10";
    let many = format!("W:W31,32,33,34,35,36,37,38,39,40,41:{black}");
    let few = format!("W:W31,32,33,34,35,36,37,38,39,40:{black}");
    agreed_with_few_pieces(("RU22", "international blitz"), (&many, &few), "31-26", "RU22:7.7.2");
}

#[test]
fn ru22_7_7_4_a_without_increment_small_endings_are_not_played() {
    for white in ["K47,K48,K49", "K47,K48,36", "K48,36,35", "K47,K48", "K48,36", "K48"] {
        let fen = format!("W:W{white}:BK1");
        let mut hall = Hall::at("RU22", "international blitz", "5m", &fen);
        hall.claim(Claim::NotPlayedOn);
        hall.ended("½-½", "RU22:7.7.4.a");
        let mut increment = Hall::at("RU22", "international blitz", "5m+3s", &fen);
        increment.refused_by(FIRST, Command::Claim(Claim::NotPlayedOn), "RU22:7.7.4.a");
    }
}

#[test]
fn ru22_7_7_4_b_a_minute_and_eight_pieces_to_fix_a_draw_in_a_better_ending() {
    let claimed = |control: &str, fen: &str, seconds: u64| {
        let mut hall = Hall::at("RU22", "international blitz", control, fen);
        hall.wait_seconds(seconds);
        let refused = hall.attempt(FIRST, &Command::Claim(Claim::ShortOfTime)).err();
        if refused.is_none() {
            hall.act(ARBITER, Command::Check { upheld: true });
            hall.ended("½-½", "RU22:7.7.4.b");
        }
        refused.map(|refusal| refusal.by.name())
    };
    let eight = "W:WK48,K47,36,46,41:BK1,15,25";
    assert_eq!(claimed("5m", eight, 241), None, "0:59 is left");
    assert_eq!(claimed("5m", eight, 239), Some("RU22:7.7.4.b"), "1:01 is left");
    assert_eq!(claimed("5m", "W:WK48,K47,36,46,41:BK1,15,25,35", 241), Some("RU22:7.7.4.b"), "nine pieces");
    assert_eq!(claimed("5m+3s", eight, 241), Some("RU22:7.7.4.b"), "an increment");
    let mut worse = Hall::remote_at("RU22", "international blitz", "5m", "W:WK48,36,46:BK1,15,25,K4,5");
    worse.wait_seconds(241);
    worse.act(FIRST, Command::Claim(Claim::ShortOfTime));
    worse.goes_on();
}

#[test]
fn ru22_8_2_giveaway_is_drawn_by_fifteen_moves_of_kings_and_no_smaller_ending() {
    let mut hall = Hall::at("RU22", "giveaway", "20m+30s", KINGS);
    hall.shuffle(ROUND, 7).line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "RU22:8.2", 15);
    let mut road = Hall::at("RU22", "giveaway", "20m+30s", ON_THE_ROAD);
    road.shuffle(ROAD_ROUND, 2).line("c1-d2");
    road.refused_by(SECOND, Command::Claim(Claim::MoveCount), "RU22:5.4.13.5");
    assert_eq!(running(&road), ["RU22:8.2"]);
}

#[test]
fn ru22_9_2_7_1_renju_is_drawn_by_agreement_two_passes_or_a_board_without_fives() {
    let page = law(Edition::Ru22, Kind::Renju).expect("a page");
    let causes = [page.draws.agreement, page.results.two_passes, page.results.no_five, page.draws.both_flags];
    assert_eq!(
        causes.map(|by| by.expect("an article").name()),
        ["RU22:9.2.7.1.a", "RU22:9.2.7.1.b", "RU22:9.2.7.1.c", "RU22:5.4.13.1.b"]
    );
    assert!(page.draws.repetition.is_none());
    let mut hall = Hall::new("RU22", "renju", "90m");
    hall.line("h8");
    hall.refused_by(SECOND, Command::Claim(Claim::Repetition), "RU22:5.4.13.3");
}

#[test]
fn ru22_9_2_7_1_a_partners_agree() {
    let mut hall = Hall::new("RU22", "renju", "90m");
    hall.line("h8");
    hall.make("g7");
    hall.act(SECOND, Command::Offer);
    hall.act(SECOND, Command::Press);
    hall.act(FIRST, Command::Accept);
    hall.ended("½-½", "RU22:9.2.7.1.a");
    assert_eq!(hall.outcome().cause, Cause::Agreement);
}

#[test]
fn ru22_9_2_7_1_b_both_decline_to_put_a_stone() {
    crate::draws_renju::two_passes_draw("RU22", "RU22:9.2.7.1.b");
}

#[test]
fn ru22_9_2_7_1_c_nobody_can_build_a_five() {
    crate::draws_renju::no_five_can_be_built("RU22", "RU22:9.2.7.1.c");
}

#[test]
fn ru22_9_2_7_2_the_regulations_may_ask_for_sixty_moves() {
    crate::draws_renju::no_agreement_before("RU22", 60, "RU22:9.2.7.2");
}

#[test]
fn offers_with_a_move_count_that_move() {
    let game = |fen: &str| {
        let mut hall = Hall::at("RU22", "russian blitz", "3m+2s", fen);
        let played = hall.read("c1:h6");
        hall.attempt(FIRST, &Command::Move { played, offer: true }).is_ok()
    };
    assert!(game("W:WKc1:BKb8,g5,a7,c7,d8,h8,h4"), "six are left when the offer is made");
    assert!(!game("W:WKc1:BKb8,g5,a7,c7,d8,h8,h4,h2"));
}
