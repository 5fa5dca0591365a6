//! Clocks during a game: pressing, flags, who calls them, and what nobody is told.

use clock::{Face, Kind as ClockKind, Lift, Millis};
use game::{Actor, Cause, Command, Fact, Player, What, sanction};

use crate::draws::{KINGS, ROUND, may};
use crate::hall::{ARBITER, CHIEF, FIRST, Hall, SECOND, draft};

const MINUTE: u64 = 60;

fn violation(article: &str) -> Command {
    Command::Sanction(sanction::Command::Violation {
        offender: sanction::Offender::Player(Player::First),
        by: article::Article::find(article).expect("an article"),
        grade: sanction::Grade::Plain,
    })
}

/// The sum of what both players have left, in milliseconds.
fn left_of_both(hall: &Hall) -> u64 {
    [Player::First, Player::Second].map(|player| hall.game.left(player, hall.now).0).iter().sum()
}

/// White's clock is started, Black's stands; a press stops one and starts the other in the same instant.
fn one_clock_runs(edition: &str) {
    let mut hall = Hall::new(edition, "russian", "40m");
    for text in ["c3-d4", "b6-a5", "b2-c3", "a7-b6"] {
        let mover = hall.game.turn();
        hall.wait_seconds(7);
        assert_eq!(hall.game.running(), Some(mover));
        let before = hall.game.left(mover.other(), hall.now);
        hall.make(text);
        assert_eq!(hall.game.running(), Some(mover), "a move alone stops no clock");
        hall.act(Actor::Player(mover), Command::Press);
        assert_eq!(hall.game.running(), Some(mover.other()));
        assert_eq!(hall.game.left(mover.other(), hall.now), before, "the other one starts at this instant");
    }
}

/// A thousand presses: what both have used is what has passed.
fn time_is_exact(edition: &str) {
    let mut hall = Hall::at(edition, "russian", "90m", KINGS);
    let whole = left_of_both(&hall);
    let begun = hall.now;
    for _ in 0..250 {
        for text in ROUND.split_whitespace() {
            hall.wait(Millis(137));
            hall.play(text);
        }
    }
    hall.wait(Millis(1));
    assert_eq!(whole - left_of_both(&hall), (hall.now - begun).0);
}

/// A press without a move changes nothing.
fn pressed_after_ones_move(edition: &str, game: &str, opening: &str, article: &str) {
    let mut hall = Hall::new(edition, game, "40m");
    let refusal = hall.refused(FIRST, Command::Press);
    assert_eq!((refusal.by.name(), refusal.instead.as_ref()), (article, "make your move first"));
    hall.refused_by(SECOND, Command::Press, article);
    hall.make(opening);
    hall.refused_by(SECOND, Command::Press, article);
    hall.act(FIRST, Command::Press);
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.refused_by(FIRST, Command::Press, article);
}

/// Who forgot the clock is told by nobody but his opponent.
fn only_the_opponent_reminds(edition: &str, game: &str, opening: &str, article: &str) {
    let mut hall = Hall::new(edition, game, "40m");
    hall.refused_by(SECOND, Command::Remind, article);
    hall.make(opening);
    hall.wait_seconds(3 * MINUTE);
    assert!(hall.act(Actor::Program, Command::Tick).is_empty(), "the program says nothing");
    assert_eq!(hall.game.wake(hall.now), None, "nor will it");
    hall.refused_by(Actor::Program, Command::Remind, article);
    hall.refused_by(Actor::Spectator, Command::Remind, article);
    hall.refused_by(FIRST, Command::Remind, article);
    let events = hall.act(SECOND, Command::Remind);
    assert!(matches!(events[..], [ref told] if told.fact == Fact::Reminded { by: SECOND }));
    assert_eq!(hall.left(Player::First), "37:00", "his clock ran all the time");
}

/// The control move is on the board in time and the clock pressed at zero.
fn pressed_at_zero(edition: &str, article: &str) {
    let control = |wait: u64| {
        let mut hall = Hall::at(edition, "russian", "60m/2,30m", KINGS);
        hall.line("c1-d2 b8-a7").wait_seconds(60 * MINUTE - 1);
        hall.make("d2-c1");
        hall.wait(Millis(wait));
        hall.act(FIRST, Command::Press);
        hall
    };
    let mut late = control(1000);
    late.goes_on();
    late.act(SECOND, Command::CallFlag);
    late.ended("0-1", article);
    assert_eq!(late.outcome().cause, Cause::Time);
    let in_time = control(999);
    assert_eq!(in_time.game.left(Player::First, in_time.now), Millis::minutes(30) + Millis(1));
}

/// White takes the last piece and his flag falls before he presses.
fn last_piece_taken_before_the_flag(edition: &str, game: &str) -> Hall {
    let mut hall = Hall::at(edition, game, "20m", "W:WKc1:Be3");
    hall.wait_seconds(20 * MINUTE - 1);
    hall.make("c1:f4");
    hall.wait_seconds(1);
    hall
}

#[test]
fn ru22_4_2_par4_at_most_one_clock_runs() {
    one_clock_runs("RU22");
}

#[test]
fn ru22_4_2_e_an_hour_of_play_is_an_hour() {
    let mut hall = Hall::at("RU22", "russian", "90m", KINGS);
    for _ in 0..900 {
        for text in ROUND.split_whitespace() {
            hall.wait_seconds(1).play(text);
        }
    }
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["1:00:00", "1:00:00"]);
}

#[test]
fn ru22_4_2_f_both_never_run() {
    one_clock_runs("RU22");
    time_is_exact("RU22");
}

#[test]
fn ru22_4_2_g_stopping_one_starts_the_other() {
    one_clock_runs("RU22");
}

#[test]
fn ru22_4_2_h_what_is_left_is_clear() {
    let mut hall = Hall::new("RU22", "russian", "20m");
    hall.wait_seconds(7 * MINUTE + 55);
    assert_eq!(hall.left(Player::First), "12:05");
    hall.wait(Millis(11 * 60_000 + 46_700));
    assert_eq!(hall.left(Player::First), "0:18.3");
}

#[test]
fn ru22_4_2_j_a_mechanical_flag_rises_at_58_and_falls_at_60() {
    let mut draft = draft("RU22", "russian", "60m");
    draft.clock = ClockKind::Mechanical;
    let mut hall = Hall::by(draft).begin();
    let lift = |hall: &Hall| hall.game.clock().flag_lift(Face::First, hall.now);
    hall.wait_seconds(58 * MINUTE - 1);
    assert_eq!(lift(&hall), Lift::Resting);
    hall.wait_seconds(1);
    assert_eq!(lift(&hall), Lift::Rising);
    hall.wait_seconds(119);
    assert_eq!(lift(&hall), Lift::Rising);
    hall.refused_by(SECOND, Command::CallFlag, "RU22:5.4.2.6");
    hall.wait_seconds(1);
    assert_eq!(lift(&hall), Lift::Fallen);
    hall.act(SECOND, Command::CallFlag);
}

#[test]
fn ru22_5_4_2_3_the_clock_is_pressed_after_ones_own_move() {
    pressed_after_ones_move("RU22", "russian", "c3-d4", "RU22:5.4.2.3");
}

#[test]
fn ru22_5_4_2_4_only_the_opponent_reminds_of_the_clock() {
    only_the_opponent_reminds("RU22", "russian", "c3-d4", "RU22:5.4.2.4");
    let mut hall = Hall::new("RU22", "russian", "40m");
    hall.make("c3-d4");
    hall.refused_by(ARBITER, Command::Remind, "RU22:5.4.2.4");
}

#[test]
fn ru22_5_4_2_6_time_is_over_at_zero_even_while_the_clock_is_pressed() {
    pressed_at_zero("RU22", "RU22:5.4.2.6");
    let mut screen = Hall::remote("RU22", "russian", "20m");
    screen.line("c3-d4").wait_seconds(20 * MINUTE);
    assert_eq!(screen.game.wake(screen.now), Some(screen.now));
    let played = screen.read("b6-a5");
    screen.act(SECOND, Command::play(played));
    screen.ended("1-0", "RU22:5.4.2.6");
    assert_eq!(screen.game.plies().len(), 1, "the move came too late");
}

#[test]
fn ru22_5_4_2_7_nobody_but_the_players_and_the_arbiter_calls_a_flag() {
    for by in [FIRST, SECOND, ARBITER, CHIEF] {
        let mut hall = Hall::new("RU22", "russian", "20m");
        hall.wait_seconds(20 * MINUTE - 1);
        hall.refused_by(by, Command::CallFlag, "RU22:5.4.2.6");
        hall.wait_seconds(1);
        assert!(may(&hall, Player::Second, What::CallFlag));
        hall.refused_by(Actor::Spectator, Command::CallFlag, "RU22:5.4.2.7");
        hall.refused_by(Actor::Program, Command::CallFlag, "RU22:5.4.2.7");
        hall.act(by, Command::CallFlag);
        hall.ended("0-1", "RU22:5.4.2.6");
    }
}

#[test]
fn ru22_5_4_2_10_a_won_board_is_not_lost_by_the_flag() {
    let mut hall = last_piece_taken_before_the_flag("RU22", "russian");
    hall.ended("1-0", "RU22:6.1.7.a");
    hall.refused_by(SECOND, Command::CallFlag, "RU22:5.4.14.5");
    last_piece_taken_before_the_flag("RU22", "giveaway").ended("0-1", "RU22:8.1.a");
}

#[test]
fn ru22_5_4_2_11_resignation_stops_both_clocks() {
    let mut hall = Hall::new("RU22", "russian", "20m");
    hall.wait_seconds(30);
    hall.act(FIRST, Command::Resign);
    assert_eq!(hall.game.running(), None);
    hall.wait_seconds(30);
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["19:30", "20:00"]);
}

#[test]
fn ru22_9_3_1_5_a_press_without_a_stone_is_a_pass_or_what_the_opening_says() {
    press_without_a_stone("RU22");
}

#[test]
fn ru22_9_3_1_6_nobody_tells_a_player_of_the_clock_or_of_the_control() {
    renju_players_are_not_told("RU22", "RU22:9.3.1.6");
}

/// Once the opening is over a pass; while a choice of colours is open, they are kept.
fn press_without_a_stone(edition: &str) {
    let mut hall = Hall::new(edition, "renju", "90m+30s");
    hall.line("h8 g7 h7");
    let events = hall.act(SECOND, Command::Press);
    assert!(matches!(events[0].fact, Fact::Moved { player: Player::Second, .. }));
    assert_eq!((hall.game.plies().len(), hall.game.running()), (4, Some(Player::First)));
    let mut draft = draft(edition, "renju", "90m+30s");
    draft.opening = renju::opening::Regulation::Tarannikov;
    let mut choice = Hall::by(draft).begin();
    choice.line("h8");
    choice.wait_seconds(10);
    choice.act(SECOND, Command::Press);
    let stones = |hall: &Hall| hall.game.board().stones().expect("stones").clone();
    assert_eq!(stones(&choice).opening().holder(renju::Colour::Black), Player::First, "the colours are kept");
    assert_eq!(choice.game.turn(), Player::Second, "and White puts the second stone");
    assert_eq!(
        (choice.game.running(), choice.left(Player::Second)),
        (Some(Player::Second), "1:29:50".to_owned())
    );
    choice.refused(SECOND, Command::Press);
    choice.line("h9");
    assert_eq!(choice.game.running(), Some(Player::First));
    assert_eq!(choice.left(Player::Second), "1:30:20", "one increment for a choice and a stone");
}

fn renju_players_are_not_told(edition: &str, article: &str) {
    let mut hall = Hall::new(edition, "renju", "90m/40,30m");
    hall.make("h8");
    hall.wait_seconds(3 * MINUTE);
    assert!(hall.act(Actor::Program, Command::Tick).is_empty());
    hall.refused_by(ARBITER, Command::Remind, article);
    hall.refused_by(Actor::Program, Command::Remind, article);
    assert_eq!(hall.game.moves_to_control(Player::First, FIRST), None);
    assert_eq!(hall.game.moves_to_control(Player::First, ARBITER), Some(40));
}

#[test]
fn ru_codex_3_8_1_a_flag_before_move_35_loses() {
    let mut hall = Hall::at("RU-CODEX", "russian", "70m/35,15m", KINGS);
    hall.shuffle(ROUND, 17).wait_seconds(70 * MINUTE);
    hall.act(SECOND, Command::CallFlag);
    hall.ended("0-1", "RU-CODEX:3.8.9");
    let mut made = Hall::at("RU-CODEX", "russian", "70m/35,15m", KINGS);
    made.shuffle(ROUND, 17).line("c1-d2");
    assert_eq!(made.left(Player::First), "1:25:00");
}

#[test]
fn ru_codex_3_8_2_a_a_thousand_presses_are_exact() {
    time_is_exact("RU-CODEX");
}

#[test]
fn ru_codex_3_8_2_b_both_never_run() {
    one_clock_runs("RU-CODEX");
}

#[test]
fn ru_codex_3_8_2_c_stopping_one_starts_the_other() {
    one_clock_runs("RU-CODEX");
}

#[test]
fn ru_codex_3_8_2_d_what_is_left_is_shown_for_both() {
    let mut hall = Hall::new("RU-CODEX", "russian", "90m");
    hall.wait_seconds(65);
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["1:28:55", "1:30:00"]);
}

#[test]
fn ru_codex_3_8_6_the_clock_is_pressed_after_ones_own_move() {
    pressed_after_ones_move("RU-CODEX", "russian", "c3-d4", "RU-CODEX:3.8.6");
}

#[test]
fn ru_codex_3_8_7_only_the_opponent_reminds_of_the_clock() {
    only_the_opponent_reminds("RU-CODEX", "russian", "c3-d4", "RU-CODEX:3.8.7");
}

#[test]
fn ru_codex_3_8_9_only_the_opponent_and_the_arbiter_point_out_a_flag() {
    pressed_at_zero("RU-CODEX", "RU-CODEX:3.8.9");
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.wait_seconds(45 * MINUTE);
    hall.refused_by(Actor::Spectator, Command::CallFlag, "RU-CODEX:3.8.9");
    hall.refused_by(FIRST, Command::CallFlag, "RU-CODEX:3.8.9");
    hall.act(SECOND, Command::CallFlag);
    hall.ended("0-1", "RU-CODEX:3.8.9");
}

#[test]
fn ru_codex_3_8_12_a_won_board_is_not_lost_by_the_flag() {
    last_piece_taken_before_the_flag("RU-CODEX", "russian").ended("1-0", "RU-CODEX:1.8.1.c");
}

#[test]
fn ru_codex_3_20_1_all_moves_within_the_time_set() {
    let mut hall = Hall::at("RU-CODEX", "russian blitz", "5m", KINGS);
    hall.shuffle(ROUND, 30).wait_seconds(5 * MINUTE);
    hall.act(SECOND, Command::CallFlag);
    hall.ended("0-1", "RU-CODEX:3.8.9");
}

#[test]
fn ru_codex_3_20_2_no_move_in_rapid_before_ones_own_clock_runs() {
    let mut rapid = Hall::new("RU-CODEX", "russian rapid", "15m");
    rapid.make("c3-d4");
    let reply = rapid.read("b6-a5");
    rapid.refused_by(SECOND, Command::play(reply), "RU-CODEX:3.20.2");
    rapid.act(FIRST, Command::Press);
    rapid.act(SECOND, Command::play(reply));
    rapid.act(ARBITER, violation("RU-CODEX:3.20.2"));
    assert_eq!(rapid.game.sanctions().violations().len(), 1, "a finger on the button");
    let mut classical = Hall::new("RU-CODEX", "russian", "45m");
    classical.make("c3-d4");
    classical.act(SECOND, Command::play(reply));
}

#[test]
fn ua24_iii_clockuse_1_clocks_are_mechanical_or_electronic() {
    for kind in [ClockKind::Mechanical, ClockKind::Electronic] {
        let mut draft = draft("UA24", "russian", "45m");
        draft.clock = kind;
        assert_eq!(Hall::by(draft).begin().game.clock().kind(), kind);
    }
}

#[test]
fn ua24_iii_clockuse_1_1_a_thousand_presses_are_exact() {
    time_is_exact("UA24");
}

#[test]
fn ua24_iii_clockuse_1_2_the_arbiter_stops_both() {
    let mut hall = Hall::new("UA24", "russian", "45m");
    hall.wait_seconds(80);
    hall.refused(Actor::Spectator, Command::Stop(game::StopReason::Disturbance));
    hall.act(ARBITER, Command::Stop(game::StopReason::Disturbance));
    hall.wait_seconds(600);
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["43:40", "45:00"]);
    hall.act(ARBITER, Command::Resume);
    assert_eq!(hall.game.running(), Some(Player::First));
}

#[test]
fn ua24_iii_clockuse_1_3_both_never_run() {
    one_clock_runs("UA24");
}

#[test]
fn ua24_iii_clockuse_1_4_stopping_one_starts_the_other() {
    one_clock_runs("UA24");
}

/// Black's flag falls first, White's a move later.
fn both_flags(kind: ClockKind) -> Hall {
    let mut draft = draft("UA24", "russian", "45m");
    draft.clock = kind;
    let mut hall = Hall::by(draft).begin();
    hall.line("c3-d4").wait_seconds(45 * MINUTE + 1);
    hall.line("b6-a5").wait_seconds(45 * MINUTE + 1);
    hall
}

#[test]
fn ua24_iii_clockuse_1_5_who_overstepped_first_is_unambiguous() {
    for kind in [ClockKind::Electronic, ClockKind::Mechanical] {
        let mut hall = both_flags(kind);
        hall.act(ARBITER, Command::CallFlag);
        hall.ended("1-0", "UA24:III.timecontrol.2");
    }
}

#[test]
fn ua24_iii_clockuse_1_6_minutes_and_seconds_two_minutes_before_the_control() {
    let mut hall = Hall::new("UA24", "russian", "45m");
    hall.wait_seconds(43 * MINUTE + 1);
    assert_eq!(hall.left(Player::First), "1:59");
}

#[test]
fn ua24_iii_clockuse_4_nobody_presses_before_his_move_and_dark_begins_in_checkers() {
    pressed_after_ones_move("UA24", "russian", "c3-d4", "UA24:III.clockuse.4");
    pressed_after_ones_move("UA24", "checkers", "11-15", "UA24:III.clockuse.4");
    let hall = Hall::new("UA24", "checkers", "60m/30,30m/15*");
    assert_eq!(hall.game.running(), Some(Player::First));
    assert_eq!(hall.game.board().colour(Player::First), draughts::Colour::Black);
}

#[test]
fn ua24_iii_clockuse_6_a_hand_kept_on_the_clock_is_a_violation() {
    let mut hall = Hall::new("UA24", "russian", "45m");
    hall.wait_seconds(5);
    let events = hall.act(ARBITER, violation("UA24:III.clockuse.6"));
    assert_eq!(
        (events[0].at, hall.game.sanctions().violations()[0].by.name()),
        (hall.now, "UA24:III.clockuse.6")
    );
}

#[test]
fn ua24_iii_clockuse_7_only_the_opponent_reminds_and_the_arbiter_may_ask_whose_turn_it_is() {
    only_the_opponent_reminds("UA24", "russian", "c3-d4", "UA24:III.clockuse.7");
    let mut hall = Hall::new("UA24", "russian", "45m");
    hall.make("c3-d4");
    let events = hall.act(ARBITER, Command::Remind);
    assert_eq!(events[0].fact, Fact::Reminded { by: ARBITER });
}

#[test]
fn ua24_iii_clockuse_10_a_a_move_counts_when_the_clock_was_switched_in_time() {
    pressed_at_zero("UA24", "UA24:III.timecontrol.2");
    let mut won = last_piece_taken_before_the_flag("UA24", "russian");
    won.goes_on();
    won.act(FIRST, Command::Press);
    won.goes_on();
    won.act(ARBITER, Command::CallFlag);
    won.ended("0-1", "UA24:III.timecontrol.2");
    let mut in_time = Hall::at("UA24", "russian", "20m", "W:WKc1:Be3");
    in_time.line("c1:f4");
    in_time.ended("1-0", "UA24:VI.outcome.1.3");
}

#[test]
fn ua24_iii_clockuse_10_b_the_arbiter_ends_the_game_without_a_claim() {
    let mut hall = Hall::new("UA24", "russian", "45m");
    assert_eq!(hall.game.official_duty(hall.now), None);
    hall.wait_seconds(45 * MINUTE);
    let duty = hall.game.official_duty(hall.now).expect("he must");
    assert_eq!((duty.cause, duty.by.name()), (Cause::Time, "UA24:III.timecontrol.2"));
    hall.act(ARBITER, Command::CallFlag);
    hall.ended("0-1", "UA24:III.timecontrol.2");
    let mut claimed = Hall::new("UA24", "russian", "45m");
    claimed.wait_seconds(45 * MINUTE);
    claimed.act(SECOND, Command::CallFlag);
    assert_eq!(claimed.game.running(), None, "the clock is stopped");
}

#[test]
fn ua24_iv_panel_15_1_the_arbiter_declares_the_loss_at_move_28_of_30() {
    let mut hall = Hall::at("UA24", "international", "60m/30,30m", "W:WK48,36:BK1,15");
    hall.shuffle("48-43 1-6 43-48 6-1", 14).wait_seconds(60 * MINUTE);
    assert_eq!(hall.game.moves_of(Player::First), 28);
    hall.act(ARBITER, Command::CallFlag);
    hall.ended("0-1", "UA24:III.timecontrol.2");
}

#[test]
fn ua24_iii_timecontrol_2_forty_nine_of_fifty_moves_lose() {
    let mut hall = Hall::at("UA24", "international", "90m/50,30m", "W:WK48,36:BK1,15");
    hall.shuffle("48-43 1-6 43-48 6-1", 24).line("48-43 1-6").wait_seconds(90 * MINUTE);
    hall.act(SECOND, Command::CallFlag);
    hall.ended("0-1", "UA24:III.timecontrol.2");
}

#[test]
fn ru_renju_5_3_1_3_the_arbiter_establishes_a_flag_also_despite_a_defect() {
    let mut screen = Hall::remote("RU-RENJU", "renju", "90m");
    screen.wait_seconds(90 * MINUTE);
    screen.act(Actor::Program, Command::Tick);
    screen.ended("0-1", "RU-RENJU:5.2.6.4");
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    hall.refused_by(SECOND, Command::CallFlag, "RU-RENJU:5.2.6.4");
    hall.refused(SECOND, Command::FindFlag(Player::First));
    hall.act(ARBITER, Command::FindFlag(Player::First));
    hall.ended("0-1", "RU-RENJU:5.3.1.3");
    let mut draughts = Hall::new("RU22", "russian", "20m");
    draughts.refused_by(ARBITER, Command::FindFlag(Player::First), "RU22:5.4.2.6");
}

#[test]
fn ru_renju_5_3_1_7_a_press_without_a_stone_is_a_pass_or_what_the_opening_says() {
    press_without_a_stone("RU-RENJU");
}

#[test]
fn ru_renju_5_3_1_9_nobody_tells_a_player_of_the_clock_or_of_the_control() {
    renju_players_are_not_told("RU-RENJU", "RU-RENJU:5.3.1.9");
}

#[test]
fn the_program_wakes_for_flags_at_screens_only() {
    let screen = Hall::remote("RU22", "russian", "20m");
    assert_eq!(screen.game.wake(screen.now), Some(screen.now + Millis::minutes(20)));
    let hall = Hall::new("RU22", "russian", "20m");
    assert_eq!(hall.game.wake(hall.now), None);
}
