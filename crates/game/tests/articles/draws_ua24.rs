//! UA24: draws of a game (III.result, IV.panel, V.draws, VI.draws, VII.draws).

use game::{Actor, Cause, Claim, Command, Fact, Pending, Player, What};
use rulebook::{Edition, law};

use crate::draws::{
    FIVE_PIECES, KINGS, ON_THE_ROAD, ROAD_ROUND, ROUND, ROUND_100, Repetition, THREE_KINGS,
    a_wrong_claim_costs_time_and_makes_the_move, agreed_from_move, agreed_with_few_pieces, drawn_by_one_more,
    kings_and_a_man, made, may, occurrences_lie_moves_apart, right, running, the_flag_falls_during_the_check,
    the_opponent_claims_before_his_move, the_written_move_claims_and_the_played_one_does_not,
};
use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const REPETITION: Repetition = Repetition {
    edition: "UA24",
    draw: "UA24:VI.draws.1.3",
    after: "UA24:III.result.4.2",
    before: "UA24:III.result.4.3",
    checked: "UA24:III.result.4.5",
};

/// Checkers: two moves of each with a king against a king, the dark player first.
const CHECKERS: &str = "B:WK32:BK1,12";
const CHECKERS_ROUND: &str = "1-5 32-28 5-1 28-32";

fn ua(fen: &str) -> Hall {
    Hall::at("UA24", "russian", "45m+10s", fen)
}

fn ua_100(fen: &str) -> Hall {
    Hall::at("UA24", "international", "80m+60s", fen)
}

fn checkers(fen: &str) -> Hall {
    Hall::at("UA24", "checkers", "60m/30,30m/15*", fen)
}

fn offer_declined(hall: &mut Hall, text: &str) {
    let (by, other) = (hall.mover(), Actor::Player(hall.game.turn().other()));
    hall.make(text);
    hall.act(by, Command::Offer);
    hall.act(by, Command::Press);
    hall.act(other, Command::Decline);
}

#[test]
fn ua24_iii_result_3_offered_before_the_press_and_again_after_a_change_of_material() {
    let mut hall = Hall::at("UA24", "russian blitz", "3m+2s", "W:WKc1,a3:BKb8,h6");
    hall.refused_by(FIRST, Command::Offer, "UA24:III.result.3");
    offer_declined(&mut hall, "c1-d2");
    hall.refused_by(FIRST, Command::Withdraw, "UA24:III.result.3");
    hall.line("b8-a7");
    hall.make("d2-c1");
    hall.refused_by(FIRST, Command::Offer, "UA24:III.result.3");
    hall.act(FIRST, Command::Press);
    hall.refused_by(FIRST, Command::Offer, "UA24:III.result.3");
    hall.line("h6-g5");
    hall.make("c1:h6");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    let events = hall.make("a7-b8");
    assert!(matches!(events[0].fact, Fact::Declined { player: Player::Second }));
    hall.act(SECOND, Command::Offer);
    hall.act(SECOND, Command::Press);
    hall.act(FIRST, Command::Decline);
    hall.make("h6-g7");
    hall.act(FIRST, Command::Offer);
}

#[test]
fn ua24_iii_result_4_1_a_claim_waits_for_the_arbiter_with_its_article() {
    let mut hall = ua(KINGS);
    hall.shuffle(ROUND, 3);
    hall.act(FIRST, Command::Claim(Claim::MoveCount));
    assert_eq!(hall.game.claim(), Some(Pending { player: Player::First, claim: Claim::MoveCount }));
    let article = hall.game.article_of(Player::First, Claim::MoveCount).expect("an article");
    assert_eq!((article.name(), hall.game.running()), ("UA24:VI.draws.1.8", Some(Player::First)));
    hall.refused_by(SECOND, Command::Claim(Claim::MoveCount), "UA24:III.result.4.5");
    hall.act(ARBITER, Command::Check { upheld: true });
    hall.ended("½-½", "UA24:VI.draws.1.8");
}

#[test]
fn ua24_iii_result_4_2_the_opponent_claims_before_his_own_move() {
    the_opponent_claims_before_his_move(REPETITION);
}

#[test]
fn ua24_iii_result_4_3_the_move_is_written_and_who_plays_it_loses_the_right() {
    the_written_move_claims_and_the_played_one_does_not(REPETITION);
}

#[test]
fn ua24_iii_result_4_4_occurrences_lie_any_number_of_moves_apart() {
    occurrences_lie_moves_apart(REPETITION);
}

#[test]
fn ua24_iii_result_4_5_counting_and_checking_are_on_the_claimants_time() {
    a_wrong_claim_costs_time_and_makes_the_move(REPETITION);
    let mut hall = ua(ON_THE_ROAD);
    hall.shuffle(ROAD_ROUND, 2).line("c1-d2");
    let before = [Player::First, Player::Second].map(|player| hall.left(player));
    hall.act(FIRST, Command::Claim(Claim::MoveCount));
    assert_eq!(hall.game.running(), Some(Player::First), "though it is Black's turn");
    hall.wait_seconds(130);
    hall.act(ARBITER, Command::Check { upheld: false });
    assert_eq!(hall.game.running(), Some(Player::Second));
    assert_eq!(before, ["45:50", "45:40"]);
    assert_eq!([Player::First, Player::Second].map(|player| hall.left(player)), ["43:40", "45:40"]);
}

#[test]
fn ua24_iii_result_4_6_a_justified_claim_draws_though_the_flag_fell() {
    let mut confirmed = the_flag_falls_during_the_check(REPETITION, true);
    confirmed.refused_by(SECOND, Command::CallFlag, "UA24:III.result.4.6");
    confirmed.act(ARBITER, Command::Check { upheld: true });
    confirmed.ended("½-½", "UA24:VI.draws.1.3");
    let mut wrong = the_flag_falls_during_the_check(REPETITION, false);
    wrong.act(ARBITER, Command::Check { upheld: true });
    wrong.goes_on();
    wrong.act(ARBITER, Command::CallFlag);
    wrong.ended("0-1", "UA24:III.timecontrol.2");
}

#[test]
fn ua24_iii_result_4_7_without_a_record_the_moves_are_made_before_the_arbiter() {
    let mut hall = Hall::at("UA24", "russian blitz", "3m+2s", KINGS);
    hall.shuffle(ROUND, 3);
    hall.refused_by(FIRST, Command::Claim(Claim::MoveCount), "UA24:III.result.4.7");
    hall.act(FIRST, Command::CountAloud);
    hall.shuffle(ROUND, 3);
    hall.refused_by(FIRST, Command::Claim(Claim::MoveCount), "UA24:III.result.4.7");
    hall.act(ARBITER, Command::Witness);
    hall.shuffle(ROUND, 2).line("c1-d2");
    hall.refused_by(SECOND, Command::Claim(Claim::MoveCount), "UA24:III.result.4.7");
    hall.line("b8-a7");
    hall.claim(Claim::MoveCount);
    hall.ended("½-½", "UA24:VI.draws.1.8");
    assert_eq!(hall.outcome().count, Some(5), "counted from zero");
}

#[test]
fn ua24_iii_result_4_8_a_minute_and_eight_pieces_to_claim_a_draw_in_a_better_ending() {
    let claimed = |discipline: &str, control: &str, fen: &str, seconds: u64| {
        let mut hall = Hall::at("UA24", discipline, control, fen);
        hall.wait_seconds(seconds);
        let refused = hall.attempt(FIRST, &Command::Claim(Claim::ShortOfTime)).err();
        if refused.is_none() {
            hall.act(ARBITER, Command::Check { upheld: true });
            hall.ended("½-½", "UA24:III.result.4.8");
        }
        refused.map(|refusal| refusal.by.name())
    };
    let (eight, nine) = ("W:WK48,K47,36,46,41:BK1,15,25", "W:WK48,K47,36,46,41:BK1,15,25,35");
    let refused = Some("UA24:III.result.4.8");
    assert_eq!(claimed("international blitz", "5m", eight, 245), None, "0:55 is left");
    assert_eq!(claimed("international blitz", "5m", eight, 239), refused, "1:01 is left");
    assert_eq!(claimed("international blitz", "5m", nine, 245), refused);
    assert_eq!(claimed("international blitz", "5m+3s", eight, 245), refused);
    assert_eq!(
        claimed("international", "90m/50,30m", eight, 90 * 60 - 55),
        refused,
        "not to the end of the game"
    );
}

#[test]
fn ua24_iv_panel_14_b_only_the_players_count() {
    let mut hall = ua(THREE_KINGS);
    hall.shuffle(ROUND, 3);
    assert!(hall.game.counts_seen_by(FIRST).is_empty(), "players count from their sheets");
    assert!(hall.game.counts_seen_by(ARBITER).iter().any(|count| count.made == 6));
    hall.act(FIRST, Command::CountAloud);
    hall.line("c1-d2");
    assert!(
        hall.game.counts_seen_by(FIRST).iter().any(|count| count.made == 1),
        "what is counted aloud is heard"
    );
    hall.refused_by(SECOND, Command::Claim(Claim::MoveCount), "UA24:IV.panel.14.b");
    let screen = Hall::remote_at("UA24", "russian", "45m+10s", THREE_KINGS);
    assert!(!screen.game.counts_seen_by(FIRST).is_empty(), "a server counts for them");
}

#[test]
fn ua24_iv_panel_15_2_the_arbiter_declares_a_draw_and_must_when_he_notices_it() {
    let mut hall = ua(THREE_KINGS);
    hall.refused_by(ARBITER, Command::DeclareDraw, "UA24:IV.panel.15.2");
    assert_eq!(hall.game.official_duty(hall.now), None);
    hall.shuffle(ROUND, 7).line("c1-d2");
    let due = hall.game.official_duty(hall.now).expect("a duty");
    assert_eq!(due.by.name(), "UA24:VI.draws.1.4");
    hall.goes_on();
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "UA24:VI.draws.1.4");
}

#[test]
fn ua24_v_outcome_3_1_a_agreement_from_move_forty() {
    agreed_from_move("UA24", ("international", "W:WK48:BK1", ROUND_100), 40, "UA24:V.outcome.3.1.a");
}

#[test]
fn ua24_v_outcome_3_1_b_without_a_record_ten_pieces_or_fewer() {
    let black = "B1,2,3,4,5,6,7,8,9,10";
    let many = format!("W:W31,32,33,34,35,36,37,38,39,40,41:{black}");
    let few = format!("W:W31,32,33,34,35,36,37,38,39,40:{black}");
    agreed_with_few_pieces(("UA24", "international blitz"), (&many, &few), "31-26", "UA24:V.outcome.3.1.b");
}

#[test]
fn ua24_v_outcome_3_2_a_draw_by_the_rules_on_endings() {
    let mut hall = ua_100("W:WK48,36:BK1,15");
    hall.shuffle(ROUND_100, 12).line("48-43 1-6");
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "UA24:V.draws.2");
    assert_eq!(hall.outcome().cause, Cause::MoveCount);
}

#[test]
fn ua24_v_draws_1_a_third_occurrence() {
    let mut hall = ua_100("W:WK48,36:BK1,15");
    hall.shuffle(ROUND_100, 2).claim(Claim::Repetition);
    hall.ended("½-½", "UA24:V.draws.1");
}

#[test]
fn ua24_v_draws_2_twenty_five_moves_of_kings() {
    let mut hall = ua_100("W:WK48,36:BK1,15");
    hall.shuffle(ROUND_100, 12).line("48-43");
    drawn_by_one_more(&mut hall, "1-6", "UA24:V.draws.2", 25);
    let mut man = ua_100("W:WK48,36:BK1,15");
    man.shuffle(ROUND_100, 12).line("36-31");
    assert_eq!(made(&man, "UA24:V.draws.2"), 0);
}

#[test]
fn ua24_v_draws_3_sixteen_moves_of_three_against_a_king_unless_the_last_one_wins() {
    for white in ["K47,K48,K49", "K47,K48,36", "K48,36,35"] {
        let mut hall = ua_100(&format!("W:W{white}:BK1"));
        hall.shuffle(ROUND_100, 7).line("48-43 1-6");
        drawn_by_one_more(&mut hall, "43-48", "UA24:V.draws.3", 16);
    }
    let cornered = || {
        let mut hall = ua_100("W:WK11,K17,K50:BK1");
        hall.shuffle("50-45 1-6 45-50 6-1", 7).line("50-45 1-6");
        hall
    };
    let mut drawn = cornered();
    drawn_by_one_more(&mut drawn, "45-50", "UA24:V.draws.3", 16);
    let mut blocked = cornered();
    blocked.make("45-1");
    blocked.refused_by(SECOND, Command::Claim(Claim::MoveCount), "UA24:V.outcome.2.2");
    blocked.act(FIRST, Command::Press);
    blocked.ended("1-0", "UA24:V.outcome.2.2");
    assert_eq!(blocked.game.moves_of(Player::First), 16);
}

#[test]
fn ua24_v_draws_4_five_moves_of_two_or_one_against_a_king() {
    for white in ["K47,K48", "K48,36"] {
        let mut hall = ua_100(&format!("W:W{white}:BK1"));
        hall.shuffle(ROUND_100, 2);
        drawn_by_one_more(&mut hall, "48-43", "UA24:V.draws.4", 5);
    }
    let mut kings = ua_100("W:WK48:BK1");
    kings.shuffle(ROUND_100, 2).line("48-43");
    drawn_by_one_more(&mut kings, "1-6", "UA24:V.draws.4", 5);
    let mut shown = ua_100("W:WK47,K48:BK1");
    shown.shuffle(ROUND_100, 2).line("48-43");
    shown.act(SECOND, Command::Claim(Claim::MoveCount));
    shown.act(ARBITER, Command::Check { upheld: false });
    shown.goes_on();
}

#[test]
fn ua24_vi_outcome_2_1_mutual_agreement() {
    let mut hall = ua(KINGS);
    hall.shuffle(ROUND, 12);
    hall.make("c1-d2");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "UA24:VI.outcome.2.1");
    assert_eq!(hall.game.moves_of(Player::First), 25);
}

#[test]
fn ua24_vi_outcome_2_2_a_draw_by_the_rules_on_endings() {
    six_pieces_sixty_moves();
}

#[test]
fn ua24_vi_outcome_2_3_the_arbiter_rules_that_neither_can_win() {
    let mut hall = ua(KINGS);
    hall.refused_by(SECOND, Command::NeitherCanWin, "UA24:IV.panel.15.2");
    hall.act(ARBITER, Command::NeitherCanWin);
    hall.ended("½-½", "UA24:VI.draws.1.2");
}

#[test]
fn ua24_vi_draws_1_1_a_agreement_from_move_twenty() {
    agreed_from_move("UA24", ("russian", KINGS, ROUND), 20, "UA24:VI.draws.1.1.a");
    let mut recorded = draft("UA24", "russian blitz", "3m+2s");
    recorded.record = rulebook::Record::Kept;
    let mut hall = Hall::by_at(recorded, KINGS).begin();
    hall.make("c1-d2");
    hall.refused_by(FIRST, Command::Offer, "UA24:VI.draws.1.1.a");
}

#[test]
fn ua24_vi_draws_1_1_b_without_a_record_six_pieces_or_fewer() {
    let many = "W:Wa1,c1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7";
    let few = "W:Wc1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7";
    agreed_with_few_pieces(("UA24", "russian blitz"), (many, few), "b2-a3", "UA24:VI.draws.1.1.b");
}

#[test]
fn ua24_vi_draws_1_2_neither_can_win() {
    let mut hall = Hall::at("UA24", "brazilian", "45m+10s", KINGS);
    hall.act(ARBITER, Command::NeitherCanWin);
    hall.ended("½-½", "UA24:VI.draws.1.2");
    assert_eq!(hall.outcome().cause, Cause::Adjudication);
}

#[test]
fn ua24_vi_draws_1_3_three_occurrences() {
    let mut hall = ua(THREE_KINGS);
    hall.shuffle(ROUND, 1);
    assert!(!may(&hall, Player::First, What::ClaimRepetition));
    hall.shuffle(ROUND, 1).claim(Claim::Repetition);
    hall.ended("½-½", "UA24:VI.draws.1.3");
}

#[test]
fn ua24_vi_draws_1_4_three_kings_have_fifteen_moves() {
    let mut hall = ua("W:WKa1,Kc1,Ke1:BKb8");
    hall.shuffle(ROUND, 7);
    drawn_by_one_more(&mut hall, "c1-d2", "UA24:VI.draws.1.4", 15);
    let mut won = ua("W:WKa1,Kc1,Ke1:BKb8");
    won.shuffle(ROUND, 6).line("c1-d2 b8-a7 d2-c1 a7-d4 a1:e5");
    won.ended("1-0", "UA24:VI.outcome.1.3");
}

#[test]
fn ua24_vi_draws_1_5_fifteen_moves_of_kings() {
    let mut hall = ua(FIVE_PIECES);
    kings_and_a_man(&mut hall, &[], 14);
    hall.line("c1-d2");
    drawn_by_one_more(&mut hall, "b8-a7", "UA24:VI.draws.1.5", 15);
    let mut man = ua(FIVE_PIECES);
    kings_and_a_man(&mut man, &[14], 14);
    assert_eq!(made(&man, "UA24:VI.draws.1.5"), 0);
}

#[test]
fn ua24_vi_draws_1_6_a_thirty_moves_in_endings_of_four_and_five_pieces() {
    let mut hall = ua(FIVE_PIECES);
    kings_and_a_man(&mut hall, &[14, 28], 29);
    hall.line("d2-c1");
    drawn_by_one_more(&mut hall, "a7-b8", "UA24:VI.draws.1.6.a", 30);
}

#[test]
fn ua24_vi_draws_1_6_b_sixty_moves_in_endings_of_six_and_seven_pieces() {
    six_pieces_sixty_moves();
}

/// Sixty moves of each in an ending of six pieces, men moving now and then.
fn six_pieces_sixty_moves() {
    let mut hall = ua("W:WKc1,Ke1,a3:BKb8,Kh8,d8");
    for number in 1..=60 {
        hall.play(match number {
            14 => "a3-b4",
            42 => "b4-a5",
            15..=41 => ["d2-c1", "c1-d2"][(number + 1) % 2],
            _ => ["c1-d2", "d2-c1"][(number + 1) % 2],
        });
        if number == 60 {
            hall.refused_by(SECOND, Command::Claim(Claim::MoveCount), "UA24:IV.panel.14.b");
        }
        hall.play(match number {
            28 => "d8-e7",
            56 => "e7-f6",
            29..=55 => ["b8-a7", "a7-b8"][number % 2],
            _ => ["a7-b8", "b8-a7"][number % 2],
        });
    }
    hall.claim(Claim::MoveCount);
    hall.ended("½-½", "UA24:VI.draws.1.6.b");
    assert_eq!(hall.outcome().count, Some(60));
}

#[test]
fn ua24_vi_draws_1_7_five_moves_against_a_king_on_the_main_road() {
    let mut hall = ua(ON_THE_ROAD);
    hall.shuffle(ROAD_ROUND, 2);
    drawn_by_one_more(&mut hall, "c1-d2", "UA24:VI.draws.1.7", 5);
    assert!(running(&ua("W:WKc1,a3,h2:BKh8")).contains(&"UA24:VI.draws.1.7"));
    assert!(!running(&ua("W:Wa3,h2,g1:BKh8")).contains(&"UA24:VI.draws.1.7"), "three men are not named");
}

#[test]
fn ua24_vi_draws_1_8_five_moves_of_two_or_one_against_a_king() {
    let mut hall = ua("W:WKc1,Ke1:BKh4");
    hall.shuffle("c1-d2 h4-f6 d2-c1 f6-h4", 2);
    drawn_by_one_more(&mut hall, "c1-d2", "UA24:VI.draws.1.8", 5);
    let mut kings = ua(KINGS);
    kings.shuffle(ROUND, 2).line("c1-d2");
    drawn_by_one_more(&mut kings, "b8-a7", "UA24:VI.draws.1.8", 5);
}

#[test]
fn ua24_vi_draws_1_9_without_increment_these_endings_are_not_played() {
    for fen in [ON_THE_ROAD, KINGS, "W:WKc1,Ke1:BKh4"] {
        for discipline in ["russian blitz", "russian"] {
            let mut hall = Hall::at("UA24", discipline, "5m", fen);
            assert_eq!(right(&hall, Player::First, What::ClaimNotPlayedOn), Some("UA24:VI.draws.1.9"));
            hall.act(ARBITER, Command::DeclareDraw);
            hall.ended("½-½", "UA24:VI.draws.1.9");
        }
        let mut shown = Hall::at("UA24", "russian blitz", "5m", fen);
        shown.act(FIRST, Command::Claim(Claim::NotPlayedOn));
        shown.act(ARBITER, Command::Check { upheld: false });
        shown.goes_on();
    }
    let mut three_kings = Hall::at("UA24", "russian blitz", "5m", THREE_KINGS);
    three_kings.refused_by(FIRST, Command::Claim(Claim::NotPlayedOn), "UA24:VI.draws.1.9");
}

#[test]
fn ua24_vii_outcome_4_1_checkers_are_drawn_by_agreement_at_any_stage() {
    let mut hall = Hall::new("UA24", "checkers", "60m/30,30m/15*");
    hall.line("11-15 22-18 15x22 25x18");
    hall.make("8-11");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "UA24:VII.outcome.4.1");
}

#[test]
fn ua24_vii_outcome_4_2_a_draw_by_the_rules_on_endings() {
    let mut hall = checkers(CHECKERS);
    hall.shuffle(CHECKERS_ROUND, 20);
    hall.act(ARBITER, Command::DeclareDraw);
    hall.ended("½-½", "UA24:VII.draws.1.2");
    let page = law(Edition::Ua24, "checkers".parse().expect("a game")).expect("a page").draws;
    assert_eq!(page.rules.len(), 1);
}

#[test]
fn ua24_vii_draws_1_1_a_player_shows_the_move_that_repeats_a_third_time() {
    let mut hall = checkers(CHECKERS);
    hall.shuffle(CHECKERS_ROUND, 1).line("1-5 32-28 5-1");
    let written = Claim::RepetitionAfter(hall.read("28-32"));
    assert_eq!(right(&hall, Player::Second, What::ClaimRepetitionByMove), Some("UA24:III.result.4.3"));
    hall.claim(written);
    hall.ended("½-½", "UA24:VII.draws.1.1");
}

#[test]
fn ua24_vii_draws_1_2_forty_moves_of_each_and_men_may_move() {
    let mut hall = checkers(CHECKERS);
    hall.shuffle(CHECKERS_ROUND, 19).line("12-16 32-28");
    assert_eq!(made(&hall, "UA24:VII.draws.1.2"), 39, "a man moved");
    hall.line("1-5");
    drawn_by_one_more(&mut hall, "28-32", "UA24:VII.draws.1.2", 40);
}

#[test]
fn ua24_vii_draws_1_2_a_a_crowning_begins_the_count_anew() {
    let mut hall = checkers("B:WK32:BK1,25");
    hall.shuffle(CHECKERS_ROUND, 19).line("1-5 32-28");
    assert_eq!(made(&hall, "UA24:VII.draws.1.2"), 39);
    hall.line("25-29");
    assert_eq!(made(&hall, "UA24:VII.draws.1.2"), 0);
}

#[test]
fn ua24_vii_draws_1_2_b_a_capture_begins_the_count_anew() {
    let mut hall = checkers("B:WK32:BK1,20");
    hall.shuffle(CHECKERS_ROUND, 19).line("1-5 32-28");
    assert_eq!(made(&hall, "UA24:VII.draws.1.2"), 39);
    hall.line("20-24 28x19");
    assert_eq!(made(&hall, "UA24:VII.draws.1.2"), 0);
}
