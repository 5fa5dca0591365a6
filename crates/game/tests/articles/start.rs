//! Arrival, the signal, lateness, wrong colours and set-up.

use clock::Millis;
use draughts::{Colour, Square};
use game::start::{Colours, Command as Start, Fact, Mistake};
use game::{Actor, Command, Fact as GameFact, Phase, Player, StopReason, What};
use rulebook::{Discipline, Draft, Edition, Tempo};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const MINUTE: u64 = 60;

/// A game that is to begin now, with nobody there yet.
pub(crate) fn hall(edition: &str, discipline: &str, control: &str) -> Hall {
    Hall::by(draft(edition, discipline, control))
}

pub(crate) fn begin(hall: &mut Hall) {
    hall.act(ARBITER, Command::Start(Start::Begin));
}

pub(crate) fn arrive(hall: &mut Hall, player: Player) {
    hall.act(Actor::Player(player), Command::arrive(player));
}

fn first_move(hall: &Hall, text: &str) -> Command {
    Command::play(hall.read(text))
}

/// Who is absent, and whose clock runs at the signal.
pub(crate) fn running(edition: &str, discipline: &str, control: &str, absent: &[Player]) -> Option<Player> {
    let mut hall = hall(edition, discipline, control);
    for player in [Player::First, Player::Second] {
        if !absent.contains(&player) {
            arrive(&mut hall, player);
        }
    }
    begin(&mut hall);
    hall.game.running()
}

/// Neither is there at the signal, and one comes after so many minutes.
fn both_absent_until(edition: &str, control: &str, minutes: u64, comes: Player) -> Hall {
    let mut hall = hall(edition, "russian", control);
    begin(&mut hall);
    hall.wait_seconds(minutes * MINUTE);
    arrive(&mut hall, comes);
    hall
}

fn seats(edition: &str, discipline: &str, control: &str) -> Millis {
    let hall = hall(edition, discipline, control);
    hall.game.beginning() - hall.game.seating().expect("the edition says when")
}

#[test]
fn ru22_1_1_par1_two_opponents_with_opposite_colours() {
    let mut hall = Hall::new("RU22", "russian", "30m+30s");
    let board = hall.game.board();
    assert_eq!((board.colour(Player::First), board.colour(Player::Second)), (Colour::White, Colour::Black));
    let played = first_move(&hall, "c3-d4");
    hall.refused(Actor::Spectator, played.clone());
    hall.refused(SECOND, played.clone());
    hall.act(FIRST, played);
}

#[test]
fn ru_renju_5_2_1_1_two_opponents_play() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m+30s");
    let board = hall.game.board();
    assert_eq!((board.colour(Player::First), board.colour(Player::Second)), (Colour::Black, Colour::White));
    let played = first_move(&hall, "h8");
    hall.refused(Actor::Spectator, played.clone());
    hall.refused(SECOND, played.clone());
    hall.act(FIRST, played);
    assert_eq!(hall.game.turn(), Player::Second);
}

#[test]
fn ru22_5_4_1_1_seats_are_taken_five_minutes_before() {
    assert_eq!(seats("RU22", "russian", "30m+30s"), Millis::minutes(5));
}

#[test]
fn ru_codex_3_7_1_seats_are_taken_five_minutes_before() {
    assert_eq!(seats("RU-CODEX", "russian", "45m"), Millis::minutes(5));
}

#[test]
fn ua24_iii_start_1_the_session_begins_fifteen_minutes_before() {
    assert_eq!(seats("UA24", "russian", "40m+30s"), Millis::minutes(15));
}

/// Whose clock is started, and that the one who is there does not move.
fn the_absent_players_clock(edition: &str, control: &str, article: &str) {
    let run = |absent: &[Player]| running(edition, "russian", control, absent);
    assert_eq!(run(&[]), Some(Player::First));
    assert_eq!(run(&[Player::First, Player::Second]), Some(Player::First));
    assert_eq!(run(&[Player::First]), Some(Player::First));
    assert_eq!(run(&[Player::Second]), Some(Player::Second));
    let mut hall = hall(edition, "russian", control);
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    let played = first_move(&hall, "c3-d4");
    hall.refused_by(FIRST, played, article);
    hall.refused_by(FIRST, Command::Start(Start::Write(hall.read("c3-d4"))), article);
    hall.wait_seconds(3 * MINUTE);
    arrive(&mut hall, Player::Second);
    assert_eq!(hall.game.running(), Some(Player::First));
    assert_eq!(
        hall.left(Player::Second),
        (hall.game.clock().control().first() - Millis::minutes(3)).to_string()
    );
    hall.play("c3-d4");
}

#[test]
fn ru22_5_4_1_2_the_absent_players_clock_runs_and_the_time_of_two_is_shared() {
    the_absent_players_clock("RU22", "30m+30s", "RU22:5.4.1.2");
    let mut hall = both_absent_until("RU22", "30m+30s", 8, Player::Second);
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("26:00".into(), "26:00".into()));
    assert_eq!(hall.game.running(), Some(Player::First));
    assert!(hall.journal.iter().any(|event| matches!(
        &event.fact,
        GameFact::Start(Fact::Halved { by }) if by.name() == "RU22:5.4.1.2"
    )));
    hall.wait_seconds(MINUTE);
    arrive(&mut hall, Player::First);
    assert_eq!((hall.left(Player::First), hall.game.running()), ("25:00".into(), Some(Player::First)));
    // In renju Black begins, and so Black's clock runs when both are absent.
    assert_eq!(running("RU22", "renju", "90m+30s", &[Player::First, Player::Second]), Some(Player::First));
    // The signal comes at the exact time and not before.
    let mut early = hall_before(10);
    early.refused_by(ARBITER, Command::Start(Start::Begin), "RU22:5.4.1.2");
    early.wait_seconds(10);
    begin(&mut early);
    early.refused_by(ARBITER, Command::Start(Start::Begin), "RU22:5.4.1.2");
    early.refused_by(FIRST, Command::Start(Start::Begin), "RU22:5.4.1.2");
}

/// So many seconds before the beginning.
fn hall_before(seconds: i64) -> Hall {
    let mut hall = hall("RU22", "russian", "30m+30s");
    hall.now = clock::Moment(-1000 * seconds);
    hall
}

#[test]
fn ru_codex_3_7_3_the_absent_players_clock_runs_and_the_time_of_two_is_shared() {
    the_absent_players_clock("RU-CODEX", "45m", "RU-CODEX:3.7.3");
    let hall = both_absent_until("RU-CODEX", "45m", 20, Player::First);
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("35:00".into(), "35:00".into()));
    assert_eq!(hall.game.running(), Some(Player::Second));
}

#[test]
fn ua24_iii_start_3_the_clock_of_the_one_who_begins_is_started() {
    for absent in [&[][..], &[Player::First], &[Player::Second], &[Player::First, Player::Second]] {
        assert_eq!(running("UA24", "russian", "40m+30s", absent), Some(Player::First));
        assert_eq!(running("UA24", "checkers", "40m+30s", absent), Some(Player::First));
    }
    let mut hall = Hall::new("UA24", "checkers", "40m+30s");
    assert_eq!(hall.game.board().colour(Player::First), Colour::Black);
    hall.act(FIRST, Command::Stop(StopReason::None));
    assert!(matches!(hall.game.phase(), Phase::Stopped(_)), "a ruling is awaited");
    hall.act(ARBITER, Command::Resume);
    hall.goes_on();
}

#[test]
fn ua24_iii_start_4_4_a_first_move_is_written_when_black_is_late() {
    let mut hall = hall("UA24", "russian", "45m");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.wait_seconds(20);
    let written = hall.read("c3-d4");
    hall.refused(SECOND, Command::Start(Start::Write(written)));
    hall.act(FIRST, Command::Start(Start::Write(written)));
    assert_eq!((hall.game.plies().len(), hall.game.written()), (0, Some(written)));
    hall.act(FIRST, Command::Press);
    assert_eq!((hall.left(Player::First), hall.game.running()), ("44:40".into(), Some(Player::Second)));
    hall.refused_by(FIRST, Command::Start(Start::Write(hall.read("e3-f4"))), "UA24:III.start.4.4");
    let other = first_move(&hall, "e3-f4");
    hall.refused(FIRST, other);
    hall.wait_seconds(4 * MINUTE);
    arrive(&mut hall, Player::Second);
    assert_eq!(hall.game.plies().first().map(|ply| ply.played), Some(written));
    assert_eq!((hall.left(Player::Second), hall.game.running()), ("41:00".into(), Some(Player::Second)));
    assert_eq!(hall.left(Player::First), "44:40");
    hall.play("b6-a5");
    // He may also make it on the board.
    let mut open = self::hall("UA24", "russian", "45m");
    arrive(&mut open, Player::First);
    begin(&mut open);
    open.play("c3-d4");
    assert_eq!(open.game.running(), Some(Player::Second));
    open.wait_seconds(MINUTE);
    arrive(&mut open, Player::Second);
    assert_eq!(open.left(Player::Second), "44:00");
}

#[test]
fn ua24_iii_start_4_4_a_written_move_may_be_pressed_after_the_arrival() {
    let mut hall = hall("UA24", "russian", "45m");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.act(FIRST, Command::Start(Start::Write(hall.read("c3-d4"))));
    arrive(&mut hall, Player::Second);
    assert_eq!((hall.game.plies().len(), hall.game.running()), (1, Some(Player::First)));
    hall.act(FIRST, Command::Press);
    hall.play("b6-a5");
}

#[test]
fn ua24_iii_start_4_5_the_time_of_two_late_players_is_shared() {
    let hall = both_absent_until("UA24", "45m", 20, Player::First);
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("35:00".into(), "35:00".into()));
    assert_eq!(hall.game.running(), Some(Player::First));
    // White's clock runs even if White is the one who is absent.
    let other = both_absent_until("UA24", "45m", 20, Player::Second);
    assert_eq!(other.game.running(), Some(Player::First));
}

/// Found before both have moved a mistake is corrected; found after it, it stands.
fn correctable_until_both_have_moved(edition: &str, control: &str, article: &str) {
    for mistake in [Mistake::Colours, Mistake::Setup] {
        let mut hall = Hall::new(edition, "russian", control);
        hall.wait_seconds(30).play("c3-d4");
        let leave = |mistake| Command::Start(Start::Leave { mistake, actual: None });
        hall.refused_by(ARBITER, leave(mistake), article);
        hall.refused(FIRST, Command::Start(Start::Correct(mistake)));
        hall.act(ARBITER, Command::Start(Start::Correct(mistake)));
        assert_eq!((hall.game.plies().len(), hall.game.phase()), (0, Phase::Waiting));
        begin(&mut hall);
        let whole = hall.game.clock().control().first().to_string();
        assert_eq!((hall.left(Player::First), hall.game.running()), (whole, Some(Player::First)));
        hall.line("c3-d4 d6-c5");
        hall.refused_by(ARBITER, Command::Start(Start::Correct(mistake)), article);
        hall.act(ARBITER, leave(mistake));
        let stored = if mistake == Mistake::Colours { Colours::Swapped } else { Colours::AsGiven };
        assert_eq!(hall.game.colours(), stored);
        hall.act(SECOND, Command::Resign);
        assert_eq!(hall.outcome().marks(), ["1", "0"]);
    }
    let mut before = hall(edition, "russian", control);
    before.act(ARBITER, Command::Start(Start::Correct(Mistake::Colours)));
    before.begin().play("c3-d4");
}

#[test]
fn ru22_5_4_14_1_wrong_colours_and_set_up_stand_after_a_move_each() {
    correctable_until_both_have_moved("RU22", "30m+30s", "RU22:5.4.14.1");
}

#[test]
fn ru_codex_1_10_2_wrong_colours_and_set_up_stand_after_a_move_each() {
    correctable_until_both_have_moved("RU-CODEX", "45m", "RU-CODEX:1.10.2");
}

#[test]
fn ru22_5_4_14_1_play_goes_on_from_what_really_lies_on_the_board() {
    let mut hall = Hall::new("RU22", "russian", "30m+30s");
    hall.line("c3-d4 d6-c5");
    let mut actual = hall.game.board().position().expect("draughts").setup();
    let [from, to]: [Square; 2] =
        ["h6", "g5"].map(|name| actual.board().square_named(name).expect("a square"));
    let man = actual.piece(from).expect("a man");
    actual.clear(from);
    actual.put(to, man);
    hall.act(ARBITER, Command::Start(Start::Leave { mistake: Mistake::Setup, actual: Some(actual) }));
    let position = *hall.game.board().position().expect("draughts");
    assert_eq!((position.piece(from), position.piece(to)), (None, Some(man)));
    assert_eq!(hall.game.turn(), Player::First);
    let empty = draughts::Setup::empty(position.rules().board.value, Colour::White);
    hall.refused_by(
        ARBITER,
        Command::Start(Start::Leave { mistake: Mistake::Setup, actual: Some(empty) }),
        "RU22:5.4.14.1",
    );
}

/// A board the wrong way round annuls the game whenever it is found.
fn annulled(edition: &str, discipline: &str, control: &str, line: &str, article: &str) {
    let mut hall = Hall::new(edition, discipline, control);
    hall.line(line);
    let events = hall.act(ARBITER, Command::Start(Start::Correct(Mistake::Orientation)));
    assert!(events.iter().any(|event| matches!(
        &event.fact,
        GameFact::Start(Fact::Restarted { by, .. }) if by.name() == article
    )));
    begin(&mut hall);
    assert_eq!((hall.game.plies().len(), hall.game.running()), (0, Some(Player::First)));
}

#[test]
fn ru_codex_1_10_1_a_wrongly_placed_board_annuls_the_game() {
    annulled("RU-CODEX", "russian", "45m", "c3-d4 d6-c5 b2-c3", "RU-CODEX:1.10.1");
}

#[test]
fn ua24_v_violations_1_a_wrongly_placed_board_annuls_the_game() {
    annulled("UA24", "international", "80m+1m", "32-28 18-23 38-32", "UA24:V.violations.1");
}

#[test]
fn ua24_vi_violations_1_a_wrongly_placed_board_annuls_the_game() {
    annulled("UA24", "russian", "45m", "c3-d4 d6-c5 b2-c3", "UA24:VI.violations.1");
}

#[test]
fn official_remote_games_wait_for_identity_and_observation() {
    let mut hall = Hall::by(Draft { official: true, ..draft("RU22", "russian", "30m+30s").remote() });
    arrive(&mut hall, Player::First);
    arrive(&mut hall, Player::Second);
    hall.refused_by(ARBITER, Command::Start(Start::Begin), "RU22:5.4.12.13");
    assert!(hall.act(Actor::Program, Command::Tick).is_empty());
    assert_eq!(hall.game.phase(), Phase::Waiting);
}

#[test]
fn nothing_is_moved_before_an_absent_opponent_comes() {
    let mut hall = hall("RU22", "russian", "30m+30s");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    let rights = hall.game.rights(Player::First, hall.now);
    assert!(rights.iter().all(|right| right.what != What::Move));
    let mut arranged = hall.game.board().position().expect("draughts").setup();
    let [from, to] = ["c3", "d4"].map(|name| arranged.board().square_named(name).expect("a square"));
    let man = arranged.piece(from).expect("a man");
    arranged.clear(from);
    arranged.put(to, man);
    hall.refused_by(FIRST, Command::Board(arranged), "RU22:5.4.1.2");
    arrive(&mut hall, Player::Second);
    assert!(hall.game.rights(Player::First, hall.now).iter().any(|right| right.what == What::Move));
    hall.act(FIRST, Command::Board(arranged));
}

#[test]
fn an_absent_player_does_not_move_and_is_not_announced_by_his_opponent() {
    let mut hall = hall("UA24", "russian", "45m");
    arrive(&mut hall, Player::Second);
    begin(&mut hall);
    let played = first_move(&hall, "c3-d4");
    hall.refused_by(FIRST, played, "UA24:III.start.3");
    hall.refused_by(SECOND, Command::arrive(Player::First), "UA24:III.start.3");
    hall.refused_by(Actor::Spectator, Command::arrive(Player::First), "UA24:III.start.3");
    arrive(&mut hall, Player::First);
    hall.refused_by(FIRST, Command::arrive(Player::First), "UA24:III.start.3");
}

/// A wrong set-up found during play: the opponent has it corrected, or accepts it.
fn the_opponent_decides(discipline: &str, control: &str, line: &str, article: &str) {
    let found = || {
        let mut hall = Hall::new("UA24", discipline, control);
        hall.line(line);
        hall
    };
    let mut corrected = found();
    let events = corrected.act(ARBITER, Command::Start(Start::Correct(Mistake::Setup)));
    assert!(events.iter().any(|event| matches!(
        &event.fact,
        GameFact::Start(Fact::Restarted { by, .. }) if by.name() == article
    )));
    assert!(corrected.game.plies().is_empty());
    let mut accepted = found();
    let plies = accepted.game.plies().len();
    accepted.act(ARBITER, Command::Start(Start::Leave { mistake: Mistake::Setup, actual: None }));
    accepted.goes_on();
    assert_eq!(accepted.game.plies().len(), plies);
}

#[test]
fn ua24_v_violations_2_a_wrong_set_up_found_in_play_is_for_the_opponent_to_decide() {
    the_opponent_decides("international", "80m+1m", "32-28 18-23 38-32 12-18", "UA24:V.violations.2");
}

#[test]
fn ua24_vi_violations_2_a_wrong_set_up_found_in_play_is_for_the_opponent_to_decide() {
    the_opponent_decides("russian", "45m", "c3-d4 d6-c5 b2-c3 c7-d6", "UA24:VI.violations.2");
}

#[test]
fn ua24_ii_systems_2_classical_rapid_and_blitz_are_played() {
    assert_eq!(Tempo::ALL.map(Tempo::name), ["classical", "rapid", "blitz"]);
    for game in ["russian", "international", "checkers"] {
        for tempo in Tempo::ALL {
            let discipline: Discipline = format!("{game} {tempo}").parse().expect("a discipline");
            assert_eq!(discipline.tempo, tempo);
            assert!(rulebook::law(Edition::Ua24, discipline.kind).is_some(), "{discipline}");
        }
    }
}
