//! RU-CODEX: draws of a game (1.9, 2.6, 3.20.8, 3.20.9).

use clock::Kind as ClockKind;
use game::{Cause, Claim, Command, Fact, Player, StopReason, What, sanction};
use rulebook::law::Measure;
use rulebook::{Edition, law};

use crate::draws::{
    FIVE_PIECES, KINGS, ON_THE_ROAD, ROAD_ROUND, ROUND, ROUND_100, Repetition, SEVEN_PIECES, THREE_KINGS,
    a_wrong_claim_costs_time_and_makes_the_move, drawn_by_one_more, kings_and_a_man, made, may,
    occurrences_lie_moves_apart, running, the_flag_falls_during_the_check,
    the_opponent_claims_before_his_move, the_written_move_claims_and_the_played_one_does_not,
};
use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const REPETITION: Repetition = Repetition {
    edition: "RU-CODEX",
    draw: "RU-CODEX:1.9.1.7",
    after: "RU-CODEX:1.9.2.a",
    before: "RU-CODEX:1.9.2.b",
    checked: "RU-CODEX:1.9.2.d",
};

fn codex(fen: &str) -> Hall {
    Hall::at("RU-CODEX", "russian", "90m", fen)
}

fn codex_100(fen: &str) -> Hall {
    Hall::at("RU-CODEX", "international", "90m", fen)
}

#[test]
fn ru_codex_1_8_2_the_arbiter_finds_that_neither_can_win() {
    let mut hall = codex(KINGS);
    hall.refused_by(FIRST, Command::NeitherCanWin, "RU-CODEX:1.8.2");
    hall.act(ARBITER, Command::NeitherCanWin);
    hall.ended("½-½", "RU-CODEX:1.9.1.2");
    assert_eq!(hall.outcome().cause, Cause::Adjudication);
}

#[test]
fn ru_codex_1_9_1_1_agreement_needs_no_number_of_moves() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.line("c3-d4 b6-a5 b2-c3 a7-b6");
    hall.make("a1-b2");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU-CODEX:1.9.1.1");
}

#[test]
fn ru_codex_1_9_1_3_three_kings_or_more_have_fifteen_moves() {
    for white in ["Kc1,Ke1,Kg1", "Kc1,Ke1,Kg1,Ka5"] {
        let mut hall = codex(&format!("W:W{white}:BKb8"));
        hall.shuffle(ROUND, 7);
        drawn_by_one_more(&mut hall, "c1-d2", "RU-CODEX:1.9.1.3", 15);
    }
    let mut won = codex("W:WKa1,Kc1,Ke1:BKb8");
    won.shuffle(ROUND, 6).line("c1-d2 b8-a7 d2-c1 a7-d4 a1:e5");
    won.ended("1-0", "RU-CODEX:1.8.1.c");
}

#[test]
fn ru_codex_1_9_1_4_a_five_moves_in_endings_of_two_and_three_pieces() {
    let mut hall = codex("W:WKc1,Ke1:BKb8");
    hall.shuffle(ROUND, 2).line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "RU-CODEX:1.9.1.4.a", 5);
    let mut captured = codex("W:WKc1,a5:BKb8");
    captured.line("c1-d2 b8-h2 d2-c1 h2-b8 c1-d2 b8-h2 a5-b6");
    assert_eq!(made(&captured, "RU-CODEX:1.9.1.4.a"), 3);
    captured.line("h2-g1");
    captured.line("d2-c1 g1:a7");
    assert_eq!(made(&captured, "RU-CODEX:1.9.1.4.a"), 0, "the capture begins it anew");
}

#[test]
fn ru_codex_1_9_1_4_b_thirty_moves_in_endings_of_four_and_five_pieces() {
    let mut hall = codex(FIVE_PIECES);
    kings_and_a_man(&mut hall, &[14, 28], 29);
    hall.line("d2-c1");
    drawn_by_one_more(&mut hall, "a7-b8", "RU-CODEX:1.9.1.4.b", 30);
}

#[test]
fn ru_codex_1_9_1_4_c_sixty_moves_in_endings_of_six_and_seven_pieces() {
    let mut hall = codex("W:WKc1,Ke1,a3:BKb8,Kh8,d8,h6");
    // Moves of men on both sides keep the fifteen moves of kings from being counted out.
    for number in 1..=60 {
        let white = ["c1-d2", "d2-c1"][(number + 1) % 2];
        hall.play(match number {
            14 => "a3-b4",
            42 => "b4-a5",
            15..=41 => ["d2-c1", "c1-d2"][(number + 1) % 2],
            _ => white,
        });
        hall.play(match number {
            28 => "d8-e7",
            56 => "e7-f6",
            1..=27 | 57..=60 => ["a7-b8", "b8-a7"][number % 2],
            _ => ["b8-a7", "a7-b8"][number % 2],
        });
        if number == 59 {
            assert_eq!(made(&hall, "RU-CODEX:1.9.1.4.c"), 59);
        }
    }
    hall.claim(Claim::MoveCount);
    hall.ended("½-½", "RU-CODEX:1.9.1.4.c");
}

#[test]
fn ru_codex_1_9_1_5_five_moves_against_a_king_on_the_main_road() {
    let mut hall = codex(ON_THE_ROAD);
    hall.shuffle(ROAD_ROUND, 2);
    drawn_by_one_more(&mut hall, "c1-d2", "RU-CODEX:1.9.1.5", 5);
    let mut won = codex(ON_THE_ROAD);
    won.shuffle(ROAD_ROUND, 2).line("c1-d2");
    won.act(SECOND, Command::Claim(Claim::MoveCount));
    won.act(ARBITER, Command::Check { upheld: false });
    won.goes_on();
    for white in ["Kc1,Ke1,a3", "Kc1,a3,h2", "a3,h2,g1"] {
        assert!(running(&codex(&format!("W:W{white}:BKh8"))).contains(&"RU-CODEX:1.9.1.5"), "{white}");
        assert!(!running(&codex(&format!("W:W{white}:BKb8"))).contains(&"RU-CODEX:1.9.1.5"), "{white}");
    }
}

#[test]
fn ru_codex_1_9_1_6_fifteen_moves_of_kings_alone() {
    let mut hall = codex(SEVEN_PIECES);
    kings_and_a_man(&mut hall, &[], 14);
    hall.line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "RU-CODEX:1.9.1.6", 15);
    let mut man = codex(SEVEN_PIECES);
    kings_and_a_man(&mut man, &[10], 10);
    assert_eq!(made(&man, "RU-CODEX:1.9.1.6"), 0);
}

#[test]
fn ru_codex_1_9_1_7_three_occurrences_with_the_same_side_to_move() {
    let mut hall = codex(KINGS);
    hall.shuffle(ROUND, 1).line("c1-d2 b8-a7 d2-c1");
    assert_eq!(hall.game.occurrences(), 2);
    hall.line("a7-b8");
    hall.claim(Claim::Repetition);
    hall.ended("½-½", "RU-CODEX:1.9.1.7");
}

#[test]
fn ru_codex_1_9_2_a_the_opponent_claims_before_his_own_move() {
    the_opponent_claims_before_his_move(REPETITION);
}

#[test]
fn ru_codex_1_9_2_b_the_move_is_written_and_who_plays_it_loses_the_right() {
    the_written_move_claims_and_the_played_one_does_not(REPETITION);
}

#[test]
fn ru_codex_1_9_2_c_occurrences_lie_any_number_of_moves_apart() {
    occurrences_lie_moves_apart(REPETITION);
}

#[test]
fn ru_codex_1_9_2_d_a_claim_is_checked_on_the_claimants_clock() {
    a_wrong_claim_costs_time_and_makes_the_move(REPETITION);
}

#[test]
fn ru_codex_1_9_2_e_a_claim_waits_for_the_full_record() {
    let mut hall = Hall::at("RU-CODEX", "russian rapid", "15m", KINGS);
    hall.shuffle(ROUND, 2);
    hall.refused_by(FIRST, Command::Claim(Claim::Repetition), "RU-CODEX:1.9.2.e");
}

#[test]
fn ru_codex_1_9_2_f_a_flag_during_the_check_loses_unless_the_claim_is_confirmed() {
    let mut confirmed = the_flag_falls_during_the_check(REPETITION, true);
    confirmed.act(ARBITER, Command::Check { upheld: true });
    confirmed.ended("½-½", "RU-CODEX:1.9.1.7");
    let mut wrong = the_flag_falls_during_the_check(REPETITION, false);
    wrong.act(ARBITER, Command::Check { upheld: true });
    wrong.ended("0-1", "RU-CODEX:1.9.2.f");
}

#[test]
fn ru_codex_1_9_3_a_draw_is_offered_with_the_move_and_a_reply_declines_it() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.make("c3-d4");
    let events = hall.act(FIRST, Command::Offer);
    assert_eq!(events.len(), 1, "the proper time earns no remark");
    hall.act(FIRST, Command::Press);
    let events = hall.make("b6-a5");
    assert!(matches!(events[0].fact, Fact::Declined { player: Player::Second }));
    hall.act(SECOND, Command::Press);
    hall.refused_by(SECOND, Command::Accept, "RU-CODEX:1.9.3");
}

#[test]
fn ru_codex_1_9_4_an_offer_while_the_opponent_thinks_stands_and_earns_a_warning() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.line("c3-d4");
    let events = hall.act(FIRST, Command::Offer);
    let [_, warned] = &events[..] else { panic!("{events:?}") };
    let Fact::Sanction(sanction::Fact::Imposed(penalty)) = &warned.fact else { panic!("{warned:?}") };
    assert_eq!((penalty.measure, penalty.by.name()), (Measure::Warning, "RU-CODEX:1.9.4"));
    assert_eq!(penalty.offender, sanction::Offender::Player(Player::First));
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU-CODEX:1.9.1.1");
}

#[test]
fn ru_codex_1_9_5_an_offer_before_ones_own_move_may_wait_until_the_move_is_seen() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    let events = hall.act(FIRST, Command::Offer);
    assert_eq!(events.len(), 1, "no warning");
    assert!(may(&hall, Player::Second, What::Answer));
    hall.line("c3-d4");
    assert_eq!(hall.game.offered(), Some(Player::First), "the offer still stands");
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU-CODEX:1.9.1.1");
    let mut at_once = Hall::new("RU-CODEX", "russian", "45m");
    at_once.act(FIRST, Command::Offer);
    at_once.act(SECOND, Command::Decline);
    assert_eq!(at_once.game.offered(), None);
}

#[test]
fn ru_codex_1_9_6_a_refused_offer_waits_for_the_other_players_offer() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.make("c3-d4");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, Command::Decline);
    hall.refused_by(FIRST, Command::Offer, "RU-CODEX:1.9.6");
    hall.make("b6-a5");
    hall.act(SECOND, Command::Offer);
    hall.act(SECOND, Command::Press);
    hall.act(FIRST, Command::Decline);
    hall.make("b2-c3");
    hall.act(FIRST, Command::Offer);
}

#[test]
fn ru_codex_2_6_a_agreement_needs_no_number_of_moves() {
    let mut hall = codex_100("W:WK48:BK1");
    hall.shuffle(ROUND_100, 2);
    hall.make("48-43");
    hall.act(FIRST, Command::Offer);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU-CODEX:2.6.a");
}

#[test]
fn ru_codex_2_6_b_the_arbiter_finds_that_neither_can_win() {
    let mut hall = codex_100("W:WK48:BK1");
    hall.act(ARBITER, Command::NeitherCanWin);
    hall.ended("½-½", "RU-CODEX:2.6.b");
}

#[test]
fn ru_codex_2_6_c_twenty_five_moves_of_kings_alone() {
    let mut hall = codex_100("W:WK48,36:BK1,15");
    hall.shuffle(ROUND_100, 12).line("48-43");
    drawn_by_one_more(&mut hall, "1-6", "RU-CODEX:2.6.c", 25);
    let mut captured = codex_100("W:WK48,K47,36:BK1,15");
    captured.shuffle(ROUND_100, 11).line("48-43 1-6 43-48 6-33");
    assert_eq!(made(&captured, "RU-CODEX:2.6.c"), 24);
    captured.line("47x24");
    assert_eq!(made(&captured, "RU-CODEX:2.6.c"), 0, "a capture at move 24 begins it anew");
}

#[test]
fn ru_codex_2_6_d_five_moves_against_a_lone_king_or_man() {
    for white in ["K47,K48,K49", "K47,K48,36", "K48,36,35", "K47,K48", "K48,36"] {
        let mut hall = codex_100(&format!("W:W{white}:BK1"));
        hall.shuffle(ROUND_100, 2);
        drawn_by_one_more(&mut hall, "48-43", "RU-CODEX:2.6.d", 5);
    }
    let mut kings = codex_100("W:WK48:BK1");
    kings.shuffle(ROUND_100, 2).line("48-43");
    drawn_by_one_more(&mut kings, "1-6", "RU-CODEX:2.6.d", 5);
    let mut man = codex_100("W:WK48:B5");
    man.line("48-43 5-10 43-48 10-15 48-43 15-20 43-48 20-25");
    drawn_by_one_more(&mut man, "48-42", "RU-CODEX:2.6.d", 5);
    assert_eq!(made(&codex_100("W:W36,35,45:BK1"), "RU-CODEX:2.6.d"), 0);
}

#[test]
fn ru_codex_2_6_e_a_third_occurrence_and_not_a_second() {
    let mut hall = codex_100("W:WK48:BK1");
    hall.shuffle(ROUND_100, 1);
    hall.act(FIRST, Command::Claim(Claim::Repetition));
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.goes_on();
    hall.shuffle(ROUND_100, 1);
    hall.claim(Claim::Repetition);
    hall.ended("½-½", "RU-CODEX:2.6.e");
}

#[test]
fn ru_codex_2_6_f_five_kings_against_two_have_fifty_moves() {
    for white in ["K48,K47,K49,K36,K35", "K48,K47,K49,K36,35"] {
        let mut hall = codex_100(&format!("W:W{white}:BK1,K5"));
        hall.shuffle(ROUND_100, 24).line("48-43 1-6");
        assert!(
            !running(&hall).contains(&"RU-CODEX:2.6.c"),
            "its twenty-five moves of kings do not draw here"
        );
        drawn_by_one_more(&mut hall, "43-48", "RU-CODEX:2.6.f", 50);
    }
    let other = codex_100("W:WK48,K47,K49,K36:BK1,K5");
    assert_eq!(running(&other), ["RU-CODEX:2.6.c"]);
}

#[test]
fn ru_codex_3_20_8_rapid_games_are_drawn_by_flags_repetition_or_five_moves_before_the_arbiter() {
    let mut draft = draft("RU-CODEX", "russian blitz", "5m");
    draft.clock = ClockKind::Mechanical;
    let mut flags = Hall::by(draft).begin();
    flags.wait_seconds(301);
    flags.line("c3-d4");
    flags.wait_seconds(301);
    flags.act(FIRST, Command::Claim(Claim::BothFlags));
    flags.act(ARBITER, Command::Check { upheld: true });
    flags.ended("½-½", "RU-CODEX:3.20.8");
    let mut repeated = Hall::at("RU-CODEX", "russian blitz", "5m", KINGS);
    repeated.shuffle(ROUND, 2);
    repeated.act(ARBITER, Command::DeclareDraw);
    repeated.ended("½-½", "RU-CODEX:1.9.1.7");
    let mut counted = Hall::at("RU-CODEX", "russian blitz", "5m", FIVE_PIECES);
    counted.refused_by(SECOND, Command::Claim(Claim::CountedAloud), "RU-CODEX:3.20.8");
    counted.act(ARBITER, Command::Witness);
    kings_and_a_man(&mut counted, &[], 4);
    counted.refused_by(SECOND, Command::Claim(Claim::CountedAloud), "RU-CODEX:3.20.8");
    counted.line("c1-d2");
    counted.act(SECOND, Command::Claim(Claim::CountedAloud));
    counted.act(ARBITER, Command::Check { upheld: true });
    counted.ended("½-½", "RU-CODEX:3.20.8");
    assert_eq!(counted.outcome().count, Some(5));
}

#[test]
fn ru_codex_3_20_9_the_stronger_side_without_time_stops_the_clock_and_draws() {
    let mut hall = Hall::at("RU-CODEX", "russian blitz", "5m", THREE_KINGS);
    hall.wait_seconds(298);
    hall.act(FIRST, Command::Stop(StopReason::WonWithoutTime));
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.ended("½-½", "RU-CODEX:3.20.9");
    let mut late = Hall::at("RU-CODEX", "russian blitz", "5m", THREE_KINGS);
    late.wait_seconds(300);
    late.refused_by(FIRST, Command::Stop(StopReason::WonWithoutTime), "RU-CODEX:3.20.9");
    late.act(SECOND, Command::CallFlag);
    late.ended("0-1", "RU-CODEX:3.8.9");
}

#[test]
fn ru_codex_3_8_13_the_same_with_a_control_to_the_end_of_a_classical_game() {
    let mut hall = Hall::at("RU-CODEX", "russian", "45m", THREE_KINGS);
    hall.act(FIRST, Command::Stop(StopReason::WonWithoutTime));
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.ended("½-½", "RU-CODEX:3.8.13");
    let mut moves = Hall::at("RU-CODEX", "russian", "70m/35,15m", THREE_KINGS);
    moves.refused_by(FIRST, Command::Stop(StopReason::WonWithoutTime), "RU-CODEX:3.8.13");
    assert_eq!(
        law(Edition::RuCodex, "russian".parse().expect("a game"))
            .expect("a page")
            .draws
            .won_without_time
            .len(),
        2
    );
}
