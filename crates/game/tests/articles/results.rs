//! Results of a game: how it is won, and what it counts.

use game::{Cause, Command, Fact, Outcome, Phase, Player, sanction, start};
use renju::rules::FoulConsequence;
use rulebook::law::Occasion;
use rulebook::{Edition, Mark, Points, Scale, law, places};

use crate::draws::KINGS;
use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

/// A game that one move decides.
#[track_caller]
fn won_by(edition: &str, game: &str, fen: &str, text: &str, (marks, article): (&str, &str)) -> Outcome {
    let mut hall = Hall::at(edition, game, "60m", fen);
    hall.line(text);
    hall.ended(marks, article);
    hall.outcome()
}

/// Black has a man on a7 and White men on b6 and c5: he has no move.
#[track_caller]
fn blocked(edition: &str, game: &str, end: (&str, &str)) {
    let outcome = won_by(edition, game, "W:Wb4,b6:Ba7", "b4-c5", end);
    assert_eq!(outcome.cause, Cause::Blocked);
}

/// Resignation, on one's own turn and on the other's.
#[track_caller]
fn resigned(edition: &str, game: &str, article: &str) {
    for (by, marks) in [(FIRST, "0-1"), (SECOND, "1-0")] {
        let mut hall = Hall::new(edition, game, "60m");
        hall.act(by, Command::Resign);
        hall.ended(marks, article);
        assert_eq!(hall.outcome().cause, Cause::Resignation);
    }
}

#[track_caller]
fn overstepped(edition: &str, game: &str, article: &str) {
    let mut hall = Hall::new(edition, game, "60m");
    hall.wait_seconds(3600);
    hall.act(SECOND, Command::CallFlag);
    hall.ended("0-1", article);
    assert_eq!(hall.outcome().cause, Cause::Time);
}

/// White has a long row when this is played.
fn long_row(edition: &str, article: &str) {
    let mut hall = Hall::new(edition, "renju", "90m");
    hall.line("h8 d7 a1 e7 a3 f7 a5 h7 o1 i7 o3");
    hall.make("g7");
    hall.ended("0-1", article);
    assert_eq!(hall.outcome().cause, Cause::Overline);
}

/// White builds exactly five; his clock does not matter any more.
fn five(edition: &str, article: &str) {
    let mut hall = Hall::new(edition, "renju", "90m");
    hall.line("h8 d7 a1 e7 a3 f7 a5 g7 o1");
    hall.wait_seconds(90 * 60 - 1);
    hall.make("h7");
    hall.ended("0-1", article);
    assert_eq!((hall.outcome().cause, hall.game.running()), (Cause::Five, None));
}

/// A draw or a resignation stands though a flag had fallen.
fn stands_though_the_flag_fell(edition: &str, article: &str) {
    let mut agreed = Hall::new(edition, "renju", "90m");
    agreed.line("h8").wait_seconds(90 * 60);
    agreed.make("g7");
    agreed.act(SECOND, Command::Offer);
    agreed.act(SECOND, Command::Press);
    agreed.act(FIRST, Command::Accept);
    agreed.wait_seconds(60);
    agreed.refused_by(FIRST, Command::CallFlag, article);
    assert_eq!(agreed.outcome().cause, Cause::Agreement);
    let mut resigned = Hall::new(edition, "renju", "90m");
    resigned.line("h8").wait_seconds(90 * 60);
    resigned.act(FIRST, Command::Resign);
    resigned.refused_by(ARBITER, Command::CallFlag, article);
    assert_eq!(resigned.outcome().cause, Cause::Resignation);
}

/// A player refuses to follow the rules, or to play.
#[track_caller]
fn refused(edition: &str, game: &str, command: fn(Player) -> sanction::Command, article: &str) {
    let mut hall = Hall::new(edition, game, "60m");
    hall.refused(FIRST, Command::Sanction(command(Player::Second)));
    hall.act(ARBITER, Command::Sanction(command(Player::Second)));
    hall.ended("1-0", article);
    assert_eq!(hall.outcome().cause, Cause::Refusal);
}

/// One of the players does not come: the outcome.
fn forfeited(edition: &str) -> Outcome {
    let mut hall = Hall::by(draft(edition, "russian", "30m"));
    hall.act(FIRST, Command::arrive(Player::First));
    hall.act(ARBITER, Command::Start(start::Command::Begin));
    hall.wait_seconds(61 * 60);
    hall.act(SECOND, Command::arrive(Player::Second));
    hall.outcome()
}

fn scoring(edition: Edition, game: &str) -> rulebook::law::Scoring {
    law(edition, game.parse().expect("a game")).expect("a page").results.scoring
}

const WIN_DRAW_LOSS: [Mark; 3] = [Mark::Win, Mark::Draw, Mark::Loss];

#[test]
fn ru22_1_3_a_an_individual_event_has_places_of_persons() {
    let table = [Points::halves(3), Points::halves(5), Points::halves(1)];
    assert_eq!(places(&table), [2..=2, 1..=1, 3..=3], "one place for each");
}

#[test]
fn ru22_5_4_7_1_one_and_a_half_or_two_and_one() {
    let scales = scoring(Edition::Ru22, "russian").scales;
    let sums: Vec<String> = scales.iter().map(|scale| scale.value.sum(WIN_DRAW_LOSS).to_string()).collect();
    assert_eq!(sums, ["1.5", "3"]);
    assert!(scales.iter().all(|scale| scale.by.name() == "RU22:5.4.7.1"));
}

#[test]
fn ru22_5_4_7_2_an_unplayed_game_is_plus_and_minus() {
    let outcome = forfeited("RU22");
    assert_eq!(outcome.marks(), ["+", "-"]);
    let (plus, minus) = (outcome.mark(Player::First), outcome.mark(Player::Second));
    assert_eq!((plus, minus), (Mark::Plus, Mark::Minus));
    assert_eq!(plus.text(Scale::TwoOneZero), "+");
    assert_eq!(Scale::TwoOneZero.points(plus).to_string(), "2");
    assert_eq!(Scale::TwoOneZero.points(minus).to_string(), "0");
    assert_eq!(Scale::TwoOneZero.sum_for_norms([plus, Mark::Win]).to_string(), "2");
    assert_eq!(scoring(Edition::Ru22, "russian").unplayed.name(), "RU22:5.4.7.2");
}

#[test]
fn ru22_5_4_8_1_places_follow_the_points() {
    let table = [14, 11, 11, 6].map(Points::halves);
    assert_eq!(places(&table), [1..=1, 2..=3, 2..=3, 4..=4]);
    assert_eq!(scoring(Edition::Ru22, "renju").places.expect("an article").name(), "RU22:5.4.8.1");
}

#[test]
fn ru22_5_4_14_5_after_the_end_the_result_is_valid() {
    let mut hall = Hall::new("RU22", "russian", "20m");
    hall.act(FIRST, Command::Resign);
    for command in [Command::CallFlag, Command::Offer, Command::Resign, Command::Press, Command::CountAloud] {
        hall.refused_by(SECOND, command, "RU22:5.4.14.5");
    }
    hall.ended("0-1", "RU22:6.1.7.c");
}

#[test]
fn ru22_6_1_7_every_way_to_win_keeps_its_cause() {
    won_by("RU22", "russian", "W:WKc1:Be3", "c1:f4", ("1-0", "RU22:6.1.7.a"));
    blocked("RU22", "russian", ("1-0", "RU22:6.1.7.b"));
    resigned("RU22", "russian", "RU22:6.1.7.c");
    overstepped("RU22", "russian", "RU22:5.4.2.6");
}

#[test]
fn ru22_6_1_7_a_no_pieces_left() {
    let outcome = won_by("RU22", "russian", "W:WKc1:Be3", "c1:f4", ("1-0", "RU22:6.1.7.a"));
    assert_eq!(outcome.cause, Cause::NoPieces);
}

#[test]
fn ru22_6_1_7_b_no_move_left() {
    blocked("RU22", "russian", ("1-0", "RU22:6.1.7.b"));
}

#[test]
fn ru22_6_1_7_c_resignation_on_either_turn() {
    resigned("RU22", "russian", "RU22:6.1.7.c");
}

#[test]
fn ru22_8_1_every_way_to_win_giveaway_keeps_its_cause() {
    won_by("RU22", "giveaway", "W:Wa3:Ba5,c5", "a3-b4 a5:c3", ("1-0", "RU22:8.1.a"));
    blocked("RU22", "giveaway", ("0-1", "RU22:8.1.b"));
    resigned("RU22", "giveaway", "RU22:8.1.c");
    overstepped("RU22", "giveaway", "RU22:5.4.2.6");
}

#[test]
fn ru22_8_1_a_who_has_given_everything_away_wins() {
    won_by("RU22", "giveaway", "W:Wa3:Ba5,c5", "a3-b4 a5:c3", ("1-0", "RU22:8.1.a"));
    won_by("RU22", "giveaway", "W:Wa3:Ba5,c5", "a3-b4 c5:a3", ("1-0", "RU22:8.1.a"));
}

#[test]
fn ru22_8_1_b_who_is_blocked_wins() {
    blocked("RU22", "giveaway", ("0-1", "RU22:8.1.b"));
}

#[test]
fn ru22_8_1_c_resignation_loses_in_giveaway_too() {
    resigned("RU22", "giveaway", "RU22:8.1.c");
}

#[test]
fn ru22_9_2_6_1_a_five_wins_at_once() {
    five("RU22", "RU22:9.2.6.1");
}

#[test]
fn ru22_9_2_6_2_a_long_row_wins_for_white() {
    long_row("RU22", "RU22:9.2.6.2");
}

#[test]
fn ru22_9_2_6_3_the_partner_of_who_resigned_wins() {
    resigned("RU22", "renju", "RU22:9.2.6.3");
}

#[test]
fn ru22_9_2_6_4_the_partner_of_who_overstepped_wins() {
    overstepped("RU22", "renju", "RU22:9.2.6.4");
}

#[test]
fn ru22_9_3_1_3_resignation_and_agreement_stand_though_a_flag_fell() {
    stands_though_the_flag_fell("RU22", "RU22:9.3.1.3");
}

#[test]
fn ru22_12_4_6_e_results_are_kept_with_their_time() {
    let mut hall = Hall::new("RU22", "russian", "20m");
    hall.wait_seconds(40);
    hall.act(SECOND, Command::Resign);
    let last = hall.journal.last().expect("an event");
    assert_eq!((last.at, &last.fact), (hall.now, &Fact::Ended(hall.outcome())));
}

#[test]
fn ru_codex_1_8_1_a_resignation() {
    resigned("RU-CODEX", "russian", "RU-CODEX:1.8.1.a");
}

#[test]
fn ru_codex_1_8_1_b_no_move_left() {
    blocked("RU-CODEX", "russian", ("1-0", "RU-CODEX:1.8.1.b"));
}

#[test]
fn ru_codex_1_8_1_c_no_pieces_left() {
    won_by("RU-CODEX", "russian", "W:WKc1:Be3", "c1:f4", ("1-0", "RU-CODEX:1.8.1.c"));
}

#[test]
fn ru_codex_1_8_1_d_a_loss_by_the_clock_keeps_its_article() {
    overstepped("RU-CODEX", "russian", "RU-CODEX:3.8.9");
}

#[test]
fn ru_codex_3_15_1_one_and_a_half() {
    let usual = scoring(Edition::RuCodex, "russian").scales[0];
    assert_eq!(
        (usual.value.sum(WIN_DRAW_LOSS).to_string().as_str(), usual.by.name()),
        ("1.5", "RU-CODEX:3.15.1")
    );
}

#[test]
fn ru_codex_3_15_2_a_plus_counts_for_points_and_not_for_norms() {
    let marks = [Mark::Win, Mark::Win, Mark::Win, Mark::Win, Mark::Plus, Mark::Loss, Mark::Minus];
    assert_eq!(Scale::OneHalfZero.sum(marks).to_string(), "5");
    assert_eq!(Scale::OneHalfZero.sum_for_norms(marks).to_string(), "4");
    assert_eq!(scoring(Edition::RuCodex, "international").unplayed.name(), "RU-CODEX:3.15.2");
    assert_eq!(forfeited("RU-CODEX").marks(), ["+", "-"]);
}

#[test]
fn ru_codex_3_15_note_two_and_one_in_international_events() {
    let other = scoring(Edition::RuCodex, "international").scales[1];
    assert_eq!(
        (other.value.sum(WIN_DRAW_LOSS).to_string().as_str(), other.by.name()),
        ("3", "RU-CODEX:3.15.note")
    );
}

#[test]
fn ru_codex_3_16_1_places_follow_the_points() {
    let table = [14, 13, 13, 10].map(Points::halves);
    assert_eq!(places(&table), [1..=1, 2..=3, 2..=3, 4..=4]);
    assert_eq!(scoring(Edition::RuCodex, "russian").places.expect("an article").name(), "RU-CODEX:3.16.1");
}

#[test]
fn ua24_iii_result_1_1_a_win_counts_two() {
    let scales = scoring(Edition::Ua24, "russian").scales;
    assert_eq!(scales.len(), 1);
    assert_eq!(scales[0].value.points(Mark::Win).to_string(), "2");
}

#[test]
fn ua24_iii_result_1_2_a_draw_counts_one() {
    let scale = scoring(Edition::Ua24, "international").scales[0].value;
    assert_eq!(scale.points(Mark::Draw).to_string(), "1");
}

#[test]
fn ua24_iii_result_1_3_a_loss_counts_nothing() {
    let scale = scoring(Edition::Ua24, "checkers").scales[0].value;
    assert_eq!(scale.points(Mark::Loss), Points::default());
}

#[test]
fn ua24_iii_result_2_plus_counts_two_and_no_norm() {
    let scoring = scoring(Edition::Ua24, "russian");
    let scale = scoring.scales[0].value;
    assert_eq!([Mark::Plus, Mark::Minus].map(|mark| scale.points(mark).to_string()), ["2", "0"]);
    assert_eq!(scale.sum_for_norms([Mark::Plus, Mark::Draw]).to_string(), "1");
    assert_eq!(scoring.unplayed.name(), "UA24:III.result.2");
    let both = Outcome::new(game::Score::BothLose, Cause::Absence, scoring.unplayed);
    assert_eq!(both.marks(), ["-", "-"]);
}

#[test]
fn ua24_x_adaptation_6_no_titles_are_won_in_adaptive_events() {
    let scoring = scoring(Edition::Ua24, "russian");
    let by = scoring.counts_for_norms(Mark::Win, Occasion::Adaptive).expect_err("no norm");
    assert_eq!(by.name(), "UA24:X.adaptation.6");
    assert_eq!(scoring.counts_for_norms(Mark::Win, Occasion::Ordinary), Ok(()));
}

#[test]
fn ua24_iii_standings_1_places_follow_the_points() {
    let table = [28, 24, 24, 18].map(Points::halves);
    assert_eq!(places(&table), [1..=1, 2..=3, 2..=3, 4..=4]);
    assert_eq!(scoring(Edition::Ua24, "russian").places.expect("an article").name(), "UA24:III.standings.1");
}

#[test]
fn ua24_v_outcome_1_1_one_wins_and_the_other_loses() {
    let outcome = won_by("UA24", "international", "W:WK47:B38", "47x33", ("1-0", "UA24:V.outcome.2.3"));
    let points = [Player::First, Player::Second]
        .map(|player| Scale::TwoOneZero.points(outcome.mark(player)).to_string());
    assert_eq!(points, ["2", "0"]);
}

#[test]
fn ua24_v_outcome_1_2_a_draw_gives_each_one() {
    let mut hall = Hall::at("UA24", "international", "80m", "W:WK48:BK1");
    hall.shuffle("48-43 1-6 43-48 6-1", 3);
    hall.act(ARBITER, Command::DeclareDraw);
    let outcome = hall.outcome();
    let points = [Player::First, Player::Second]
        .map(|player| Scale::TwoOneZero.points(outcome.mark(player)).to_string());
    assert_eq!(points, ["1", "1"]);
}

#[test]
fn ua24_v_outcome_2_1_resignation() {
    resigned("UA24", "international", "UA24:V.outcome.2.1");
}

#[test]
fn ua24_v_outcome_2_2_no_move_left() {
    won_by("UA24", "international", "B:W6:B1,45", "45-50", ("0-1", "UA24:V.outcome.2.2"));
}

#[test]
fn ua24_v_outcome_2_3_no_pieces_left() {
    won_by("UA24", "international", "W:WK47:B38", "47x33", ("1-0", "UA24:V.outcome.2.3"));
}

#[test]
fn ua24_v_outcome_2_4_refusal_to_follow_the_rules() {
    refused("UA24", "international", sanction::Command::RefusesRules, "UA24:V.outcome.2.4");
}

#[test]
fn ua24_vi_outcome_0_a_played_game_is_won_or_drawn() {
    for (by, marks) in [(FIRST, ["0", "1"]), (SECOND, ["1", "0"])] {
        let mut hall = Hall::new("UA24", "brazilian", "45m");
        hall.act(by, Command::Resign);
        assert_eq!(hall.outcome().marks(), marks);
    }
    let mut hall = Hall::at("UA24", "russian", "45m", KINGS);
    hall.act(ARBITER, Command::NeitherCanWin);
    assert_eq!(hall.outcome().marks(), ["½", "½"]);
}

#[test]
fn ua24_vi_outcome_1_1_resignation() {
    resigned("UA24", "russian", "UA24:VI.outcome.1.1");
}

#[test]
fn ua24_vi_outcome_1_2_no_move_left() {
    blocked("UA24", "russian", ("1-0", "UA24:VI.outcome.1.2"));
}

#[test]
fn ua24_vi_outcome_1_3_no_pieces_left() {
    won_by("UA24", "russian", "W:WKc1:Be3", "c1:f4", ("1-0", "UA24:VI.outcome.1.3"));
}

#[test]
fn ua24_vi_outcome_1_4_refusal_to_follow_the_rules() {
    refused("UA24", "russian", sanction::Command::RefusesRules, "UA24:VI.outcome.1.4");
}

#[test]
fn ua24_vii_outcome_1_checkers_are_won_or_drawn() {
    let mut hall = Hall::new("UA24", "checkers", "60m/30,30m/15*");
    hall.act(SECOND, Command::Resign);
    assert_eq!(hall.outcome().marks(), ["1", "0"]);
    assert_eq!(hall.game.phase(), Phase::Over(hall.outcome()));
}

#[test]
fn ua24_vii_outcome_2_who_makes_the_last_move_wins() {
    won_by("UA24", "checkers", "B:W5:B1,12", "12-16", ("1-0", "UA24:VII.outcome.2"));
}

#[test]
fn ua24_vii_outcome_3_1_resignation() {
    resigned("UA24", "checkers", "UA24:VII.outcome.3.1");
}

#[test]
fn ua24_vii_outcome_3_2_refusal_to_play() {
    refused("UA24", "checkers", sanction::Command::RefusesToPlay, "UA24:VII.outcome.3.2");
}

#[test]
fn ua24_vii_outcome_3_3_the_control_move_is_not_made_in_time() {
    overstepped("UA24", "checkers", "UA24:VII.outcome.3.3");
}

#[test]
fn ru_renju_5_2_6_1_a_five_wins() {
    five("RU-RENJU", "RU-RENJU:5.2.6.1");
}

#[test]
fn ru_renju_5_2_6_2_a_long_row_wins_for_white() {
    long_row("RU-RENJU", "RU-RENJU:5.2.6.2");
}

#[test]
fn ru_renju_5_2_6_3_the_partner_of_who_resigned_wins() {
    resigned("RU-RENJU", "renju", "RU-RENJU:5.2.6.3");
}

#[test]
fn ru_renju_5_2_6_4_the_partner_of_who_overstepped_wins() {
    overstepped("RU-RENJU", "renju", "RU-RENJU:5.2.6.4");
}

#[test]
fn ru_renju_5_3_1_4_resignation_and_agreement_stand_though_a_flag_fell() {
    stands_though_the_flag_fell("RU-RENJU", "RU-RENJU:5.3.1.4");
}

#[test]
fn ru_renju_5_3_9_1_one_a_half_and_the_same_for_plus() {
    let scoring = scoring(Edition::RuRenju, "renju");
    let scale = scoring.scales[0].value;
    let points = [Mark::Win, Mark::Draw, Mark::Loss, Mark::Plus, Mark::Minus]
        .map(|mark| scale.points(mark).to_string());
    assert_eq!(points, ["1", "0.5", "0", "1", "0"]);
    assert_eq!(scoring.unplayed.name(), "RU-RENJU:5.3.9.1");
}

#[test]
fn ru_begin_b32_all_pieces_captured_or_blocked() {
    won_by("RU-BEGIN", "russian", "W:WKc1:Be3", "c1:f4", ("1-0", "RU-BEGIN:B32"));
    blocked("RU-BEGIN", "russian", ("1-0", "RU-BEGIN:B32"));
}

#[test]
fn ru_begin_b33_resignation() {
    resigned("RU-BEGIN", "russian", "RU-BEGIN:B33");
}

#[test]
fn illegal_moves_are_refused_by_the_edition_in_force() {
    let refused = |edition: &str, game: &str, fen: &str, text: &str| {
        let mut hall = Hall::at(edition, game, "60m", fen);
        let other = Hall::at(edition, game, "60m", &fen.replace("b4", "h8"));
        hall.refused(FIRST, Command::play(other.read(text))).by.name()
    };
    let russian = |edition| refused(edition, "russian", "W:Wc3,g1:Bb4", "g1-f2");
    assert_eq!(
        ["RU22", "RU-CODEX", "UA24", "RU-BEGIN"].map(russian),
        ["RU22:6.1.5.3", "RU-CODEX:1.5.3", "UA24:VI.capture.4", "RU-BEGIN:B13"]
    );
    let mut renju = Hall::new("RU-RENJU", "renju", "90m");
    renju.line("h8");
    renju.refused_by(SECOND, Command::play(renju.read("h8")), "RU-RENJU:5.2.4.1");
}

#[test]
fn a_foul_is_refused_let_through_or_lost_as_the_regulation_says() {
    let double_three = |foul| {
        let mut draft = draft("RU22", "renju", "90m");
        draft.fouls.foul = foul;
        let mut hall = Hall::by(draft).begin();
        hall.line("h8 a1 e7 a15 f7 o1 g5 o15 g6 a8");
        let refused = hall.attempt(FIRST, &Command::play(hall.read("g7"))).err();
        (refused.map(|refusal| refusal.by.name()), hall.game.outcome().map(|outcome| outcome.cause))
    };
    assert_eq!(double_three(FoulConsequence::Refused), (Some("RU22:9.2.4.2.a"), None));
    assert_eq!(double_three(FoulConsequence::Corrected), (None, None));
    assert_eq!(double_three(FoulConsequence::Loses), (None, Some(Cause::Foul)));
}
