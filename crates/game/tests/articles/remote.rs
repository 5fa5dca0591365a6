//! Play from afar.

use clock::{Millis, Moment};
use game::record::Duty;
use game::remote::{Check, Command as Remote, Finding, Line};
use game::{Actor, Command, Fact, Phase, Player, StopReason, start};
use rulebook::{Connection, Draft};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const PROGRAM: Actor = Actor::Program;

fn ask(command: Remote) -> Command {
    Command::Remote(command)
}

fn check(player: Player, check: Check, finding: Finding) -> Command {
    ask(Remote::Check { player, check, finding })
}

/// A game from afar with a pause of two minutes and half a second of delay given back.
fn with_pause() -> Hall {
    let draft = draft("RU22", "russian", "45m+30s").remote();
    Hall::by(Draft { connection: Connection::Pause(Millis::minutes(2)), lag: Millis(500), ..draft }).begin()
}

fn come(hall: &mut Hall) {
    hall.act(FIRST, Command::arrive(Player::First));
    hall.act(SECOND, Command::arrive(Player::Second));
}

fn begin() -> Command {
    Command::Start(start::Command::Begin)
}

#[test]
fn ru22_1_1_par2_the_checks_are_asked_for_from_afar_and_not_at_a_board() {
    let remote = Hall::by(draft("RU22", "russian", "45m+30s").remote());
    let identity =
        |unready: &game::remote::Unready| (unready.check == Check::Identity).then(|| unready.by.name());
    let asked: Vec<_> = remote.game.unready().iter().filter_map(identity).collect();
    assert_eq!(asked, ["RU22:5.4.12.13", "RU22:5.4.12.13"]);
    let mut hall = Hall::by(draft("RU22", "russian", "45m+30s"));
    assert!(hall.game.unready().is_empty());
    hall.refused_by(ARBITER, check(Player::First, Check::Identity, Finding::Passed), "RU22:1.1.par2");
    hall.refused_by(PROGRAM, ask(Remote::Lost(Player::First)), "RU22:1.1.par2");
}

#[test]
fn ru22_5_4_12_1_a_virtual_board_takes_only_legal_moves_of_the_two_players() {
    let mut hall = Hall::remote("RU22", "russian", "45m+30s");
    let white = hall.read("c3-d4");
    hall.refused(SECOND, Command::play(white));
    hall.refused(Actor::Spectator, Command::play(white));
    hall.line("c3-d4 b6-a5");
    hall.refused(FIRST, Command::play(white));
    assert_eq!(hall.game.plies().len(), 2);
}

#[test]
fn ru22_5_4_12_3_the_program_keeps_the_time_and_the_record() {
    let mut hall = Hall::remote("RU22", "russian", "45m");
    hall.wait(Millis::minutes(41));
    assert_eq!(hall.game.duty(Player::First, hall.now), Duty::None);
    let write = Command::Record(game::record::Command::Write { ply: 0, text: "c3-d4".to_owned() });
    hall.refused_by(FIRST, write, "RU22:5.4.12.3");
    hall.line("c3-d4 b6-a5");
    assert_eq!(hall.left(Player::First), "4:00");
    assert_eq!(hall.game.plies().len(), 2);
    assert_eq!(hall.game.plies()[0].left, Millis::minutes(4));
    hall.refused_by(FIRST, ask(Remote::Back(Player::First)), "RU22:5.4.12.3");
}

#[test]
fn ru22_5_4_12_4_the_arbiter_sees_boards_connections_and_events_and_can_write() {
    let mut hall = with_pause();
    hall.act(PROGRAM, ask(Remote::Lost(Player::Second)));
    assert_eq!(hall.game.line(Player::First), Line::Connected);
    assert_eq!(hall.game.line(Player::Second), Line::Away { pause: Millis::minutes(2) });
    let text = "Please check your camera".to_owned();
    hall.act(ARBITER, ask(Remote::Message { to: Some(Player::Second), text: text.clone() }));
    hall.refused(FIRST, ask(Remote::Message { to: None, text }));
    hall.act(ARBITER, Command::Stop(StopReason::Disturbance));
    assert_eq!(hall.game.running(), None);
    hall.act(ARBITER, Command::Resume);
    assert_eq!(hall.game.running(), Some(Player::First));
    assert!(hall.journal.iter().any(|event| matches!(event.fact, Fact::Remote(game::remote::Fact::Lost(_)))));
}

#[test]
fn ru22_5_4_12_13_an_official_game_begins_when_all_are_identified_and_observed() {
    let official = || Draft { official: true, ..draft("RU22", "russian", "45m+30s").remote() };
    let mut hall = Hall::by(official());
    come(&mut hall);
    hall.refused_by(ARBITER, begin(), "RU22:5.4.12.13");
    for (player, kind) in [
        (Player::First, Check::Identity),
        (Player::First, Check::Observation),
        (Player::Second, Check::Identity),
    ] {
        hall.refused(FIRST, check(player, kind, Finding::Passed));
        hall.act(ARBITER, check(player, kind, Finding::Passed));
        hall.refused_by(ARBITER, begin(), "RU22:5.4.12.13");
    }
    hall.act(ARBITER, check(Player::Second, Check::Observation, Finding::Passed));
    hall.act(ARBITER, begin());
    hall.play("c3-d4");

    let mut friendly = Hall::by(draft("RU22", "russian", "45m+30s").remote());
    assert_eq!(friendly.game.unready().len(), 8, "only a warning");
    come(&mut friendly);
    friendly.act(ARBITER, begin());
}

#[test]
fn ru22_5_4_12_8_an_incomplete_computer_fails_the_check() {
    failed_check(Check::Equipment, "RU22:5.4.12.8");
}

#[test]
fn ru22_5_4_12_9_other_software_fails_the_check() {
    failed_check(Check::Software, "RU22:5.4.12.9");
}

#[test]
fn ru22_5_4_12_10_own_devices_that_may_not_be_inspected_are_not_admitted() {
    failed_check(Check::OwnDevices, "RU22:5.4.12.10");
}

fn failed_check(kind: Check, article: &str) {
    let mut hall = Hall::by(draft("RU22", "russian", "45m+30s").remote());
    come(&mut hall);
    hall.act(ARBITER, check(Player::First, kind, Finding::Failed));
    hall.refused_by(ARBITER, begin(), article);
    hall.act(ARBITER, check(Player::First, kind, Finding::Passed));
    hall.act(ARBITER, begin());
}

#[test]
fn ru22_5_4_12_2_the_place_of_a_player_and_his_supervisor_are_noted() {
    let mut hall = Hall::by(draft("RU22", "russian", "45m+30s").remote());
    let place =
        Remote::Place { player: Player::Second, place: "Perm".to_owned(), supervisor: "Sidorov".to_owned() };
    hall.act(ARBITER, ask(place));
    assert_eq!(hall.game.place(Player::Second), Some(("Perm", "Sidorov")));
}

#[test]
fn where_the_clock_runs_on_a_lost_connection_costs_time() {
    let mut hall = Hall::remote("RU22", "russian", "45m+30s");
    hall.act(PROGRAM, ask(Remote::Lost(Player::First)));
    hall.wait(Millis::minutes(3));
    hall.act(PROGRAM, ask(Remote::Back(Player::First)));
    assert_eq!(hall.left(Player::First), "42:00");
}

#[test]
fn a_pause_stands_still_for_so_long_in_all_and_then_runs_on() {
    let mut hall = with_pause();
    hall.wait(Millis::minutes(1));
    hall.act(PROGRAM, ask(Remote::Lost(Player::First)));
    assert_eq!(hall.game.wake(hall.now), Some(hall.now + Millis::minutes(2)));
    hall.wait_seconds(90);
    hall.act(PROGRAM, ask(Remote::Back(Player::First)));
    assert_eq!(hall.left(Player::First), "44:00");
    hall.wait_seconds(30);
    hall.act(PROGRAM, ask(Remote::Lost(Player::First)));
    let end = hall.now + Millis::seconds(30);
    assert_eq!(hall.game.wake(hall.now), Some(end));
    hall.wait_seconds(40);
    hall.act(PROGRAM, Command::Tick);
    assert_eq!(hall.journal.last().map(|event| event.at), Some(end));
    assert_eq!(hall.left(Player::First), "43:20");
    assert_eq!(hall.game.wake(hall.now), Some(end + Millis::seconds(43 * 60 + 30)));
    hall.play("c3-d4");
}

#[test]
fn a_player_who_is_away_is_paused_when_his_turn_comes_and_heard_again_by_his_move() {
    let mut hall = with_pause();
    hall.act(PROGRAM, ask(Remote::Lost(Player::Second)));
    hall.wait_seconds(20).play("c3-d4");
    assert_eq!(hall.game.running(), None);
    hall.wait_seconds(60);
    assert_eq!(hall.left(Player::Second), "45:00");
    hall.play("b6-a5");
    assert_eq!(hall.game.line(Player::Second), Line::Connected);
    assert_eq!((hall.left(Player::Second).as_str(), hall.game.running()), ("45:30", Some(Player::First)));
    hall.act(PROGRAM, ask(Remote::Lost(Player::Second)));
    assert_eq!(hall.game.line(Player::Second), Line::Away { pause: Millis::minutes(1) });
}

#[test]
fn a_measured_delay_is_given_back_within_the_regulation_and_never_more_than_the_move_took() {
    let mut hall = with_pause();
    hall.act(PROGRAM, ask(Remote::Measure { player: Player::First, delay: Millis(800) }));
    hall.wait_seconds(10);
    let pressed = |hall: &mut Hall, text| {
        let events = hall.make(text);
        events.iter().find_map(|event| match event.fact {
            Fact::Pressed { lag, .. } => Some(lag),
            _ => None,
        })
    };
    assert_eq!(pressed(&mut hall, "c3-d4"), Some(Millis(500)));
    assert_eq!(hall.game.left(Player::First, hall.now), Millis::minutes(45) + Millis(20_500));
    assert_eq!(pressed(&mut hall, "b6-a5"), Some(Millis::ZERO));
    hall.wait(Millis(200));
    assert_eq!(pressed(&mut hall, "d4-c5"), Some(Millis(200)));
    hall.refused(FIRST, ask(Remote::Measure { player: Player::First, delay: Millis(1) }));
}

#[test]
fn a_restart_of_the_program_charges_nobody() {
    let mut hall = Hall::remote("RU22", "russian", "45m+30s");
    hall.wait(Millis::minutes(2));
    let alive = hall.now;
    hall.wait(Millis::hours(5));
    hall.refused(FIRST, ask(Remote::Interrupted { from: alive }));
    hall.act(PROGRAM, ask(Remote::Interrupted { from: alive }));
    assert_eq!(hall.left(Player::First), "43:00");
    hall.wait(Millis::minutes(10));
    assert!(matches!(hall.game.phase(), Phase::Stopped(_)));
    hall.act(PROGRAM, ask(Remote::Restored));
    assert_eq!((hall.game.running(), hall.left(Player::First)), (Some(Player::First), "43:00".to_owned()));
    hall.wait(Millis::minutes(1));
    assert_eq!(hall.left(Player::First), "42:00");
    hall.refused(PROGRAM, ask(Remote::Restored));
    hall.play("c3-d4");
    let future = Moment(i64::MAX);
    hall.act(PROGRAM, ask(Remote::Interrupted { from: future }));
    hall.act(PROGRAM, ask(Remote::Restored));
    assert_eq!(hall.left(Player::Second), "45:00");
}

/// Found by the simulation: the pause of the game before ended in the past of the new one.
#[test]
fn a_game_begun_anew_forgets_the_pause_of_the_one_before() {
    let mut hall = with_pause();
    hall.act(PROGRAM, ask(Remote::Lost(Player::First)));
    assert_eq!(hall.game.running(), None, "the clock stands still");
    hall.act(ARBITER, Command::Start(start::Command::Correct(start::Mistake::Colours)));
    hall.wait(Millis::minutes(5));
    hall.act(ARBITER, begin());
    hall.act(PROGRAM, Command::Tick);
    hall.wait_seconds(10);
    assert_eq!(hall.left(Player::First), "45:00", "a pause of two minutes begins anew");
    let moments: Vec<_> = hall.journal.iter().map(|event| event.at).collect();
    assert!(moments.is_sorted(), "time goes forward");
}
