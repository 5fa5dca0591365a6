//! Arrival, the signal, lateness, wrong colours and set-up.

use clock::Millis;
use draughts::{Colour, Square};
use game::sanction;
use game::start::{Colours, Command as Start, Fact, Mistake};
use game::{Actor, Cause, Command, Fact as GameFact, Phase, Player, Score, StopReason, What};
use rulebook::law::Measure;
use rulebook::{Discipline, Draft, Edition, LateCost, LateStep, Mark, Scale, Tempo};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

const MINUTE: u64 = 60;

/// A game that is to begin now, with nobody there yet.
fn hall(edition: &str, discipline: &str, control: &str) -> Hall {
    Hall::by(draft(edition, discipline, control))
}

fn begin(hall: &mut Hall) {
    hall.act(ARBITER, Command::Start(Start::Begin));
}

fn arrive(hall: &mut Hall, player: Player) {
    hall.act(Actor::Player(player), Command::arrive(player));
}

fn first_move(hall: &Hall, text: &str) -> Command {
    Command::play(hall.read(text))
}

/// Who is absent, and whose clock runs at the signal.
fn running(edition: &str, discipline: &str, control: &str, absent: &[Player]) -> Option<Player> {
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

/// A player comes so late, the other was there.
fn late(draft: Draft, player: Player, late: Millis) -> Hall {
    let mut hall = Hall::by(draft);
    arrive(&mut hall, player.other());
    begin(&mut hall);
    hall.wait(late);
    arrive(&mut hall, player);
    hall
}

/// A player who is just in time at the limit, and lost a second after it.
fn lost_beyond(edition: &str, discipline: &str, control: &str, limit: Millis, article: &str) {
    let usual = || draft(edition, discipline, control);
    late(usual(), Player::Second, limit).goes_on();
    late(usual(), Player::Second, limit + Millis::seconds(1)).ended("+--", article);
    late(usual(), Player::First, limit + Millis::seconds(1)).ended("--+", article);
    let mut hall = hall(edition, discipline, control);
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.wait(limit).refused_by(ARBITER, Command::Start(Start::Forfeit), article);
    hall.wait_seconds(1).act(ARBITER, Command::Start(Start::Forfeit));
    hall.ended("+--", article);
}

/// Nobody comes.
fn both_lose(edition: &str, discipline: &str, control: &str, limit: Millis, article: &str) {
    let mut hall = hall(edition, discipline, control);
    begin(&mut hall);
    hall.wait(limit + Millis::seconds(1)).act(ARBITER, Command::Start(Start::Forfeit));
    hall.ended("---", article);
    assert_eq!(hall.outcome().result, Score::BothLose);
    assert!(!hall.outcome().was_played());
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
fn ua24_iii_start_4_3_the_delay_of_white_counts_as_his_time() {
    let hall = late(draft("UA24", "russian", "45m"), Player::First, Millis::minutes(12));
    assert_eq!((hall.left(Player::First), hall.left(Player::Second)), ("33:00".into(), "45:00".into()));
    assert_eq!(hall.game.running(), Some(Player::First));
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

#[test]
fn ua24_ii_systems_7_1_at_the_board_lateness_has_its_rules() {
    let hall = hall("UA24", "russian", "45m");
    assert!(!hall.game.is_remote());
    assert_eq!(running("UA24", "russian", "45m", &[Player::Second]), Some(Player::First));
    late(draft("UA24", "russian", "45m"), Player::Second, Millis::seconds(45 * 60 + 1))
        .ended("+--", "UA24:III.start.4.2");
}

#[test]
fn ru22_5_4_4_1_the_limit_is_the_first_control_but_an_hour_at_most() {
    let limit =
        |control, discipline| hall("RU22", discipline, control).game.regulation().lateness_limit().value;
    assert_eq!(limit("3m+2s", "russian blitz"), Millis::minutes(3));
    assert_eq!(limit("80m+1m", "international"), Millis::minutes(60));
    // The control is too late when it is reached, the hour when it is exceeded.
    let blitz = || draft("RU22", "russian blitz", "3m+2s");
    late(blitz(), Player::Second, Millis::minutes(3) - Millis(1)).goes_on();
    late(blitz(), Player::Second, Millis::minutes(3)).ended("+--", "RU22:5.4.4.1");
    lost_beyond("RU22", "international", "80m+1m", Millis::minutes(60), "RU22:5.4.4.1");
    // The regulation may allow less, and nothing at all, but not more.
    let with = |minutes| Draft {
        lateness: Some(Millis::minutes(minutes)),
        ..draft("RU22", "international", "80m+1m")
    };
    late(with(15), Player::First, Millis::minutes(15)).goes_on();
    late(with(15), Player::First, Millis::seconds(15 * 60 + 1)).ended("--+", "RU22:5.4.4.1");
    late(with(0), Player::First, Millis::ZERO).goes_on();
    late(with(0), Player::First, Millis::seconds(1)).ended("--+", "RU22:5.4.4.1");
    let objections = with(61).check().expect_err("more than an hour");
    assert!(objections.iter().any(|objection| objection.by.name() == "RU22:5.4.4.1"));
}

#[test]
fn a_valid_reason_saves_the_late_player() {
    let mut hall = hall("RU22", "international", "80m+1m");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.refused(SECOND, Command::Start(Start::Excuse(Player::Second)));
    hall.act(ARBITER, Command::Start(Start::Excuse(Player::Second)));
    hall.wait(Millis::minutes(61)).refused_by(ARBITER, Command::Start(Start::Forfeit), "RU22:5.4.4.1");
    arrive(&mut hall, Player::Second);
    hall.goes_on();
    assert_eq!(hall.left(Player::Second), "19:00");
}

#[test]
fn a_flag_that_falls_before_a_player_has_come_is_his_absence() {
    let mut hall = hall("RU-CODEX", "russian", "45m");
    arrive(&mut hall, Player::First);
    begin(&mut hall);
    hall.wait(Millis::minutes(45)).act(FIRST, Command::CallFlag);
    hall.ended("+--", "RU-CODEX:3.13.1");
}

#[test]
fn at_screens_the_program_gives_the_signal_and_scores_absence() {
    let mut hall = Hall::by(draft("RU22", "russian blitz", "3m+2s").remote());
    arrive(&mut hall, Player::First);
    assert_eq!(hall.game.wake(hall.now), Some(hall.game.beginning()));
    hall.act(Actor::Program, Command::Tick);
    assert_eq!(hall.game.running(), Some(Player::Second));
    let due = hall.game.wake(hall.now).expect("somebody is waited for");
    assert_eq!(due, hall.now + Millis::minutes(3));
    hall.now = due;
    hall.act(Actor::Program, Command::Tick);
    hall.ended("+--", "RU22:5.4.4.1");
    assert_eq!(hall.outcome().cause, Cause::Absence);
}

/// A lateness within the limit, by a regulation with three steps.
fn stepped(late_by: u64) -> Hall {
    let step = |minutes, costs| LateStep { from: Millis::minutes(minutes), costs };
    let steps = vec![
        step(1, LateCost::Remark),
        step(10, LateCost::Warning),
        step(15, LateCost::Time(Millis::minutes(2))),
    ];
    let draft = Draft { late_steps: steps, ..draft("RU22", "russian", "30m+30s") };
    late(draft, Player::Second, Millis::minutes(late_by))
}

/// The cost that is proposed and then imposed, with its article.
fn costs(mut hall: Hall, cost: LateCost, measure: Measure, article: &str) -> Hall {
    let (proposed, by) = hall.game.late_cost(Player::Second).expect("a cost");
    assert_eq!((proposed, by.name()), (cost, article));
    hall.refused(FIRST, Command::Start(Start::Impose(Player::Second)));
    hall.act(ARBITER, Command::Start(Start::Impose(Player::Second)));
    let penalties = hall.game.sanctions().penalties();
    assert!(penalties.iter().any(|penalty| {
        penalty.offender == sanction::Offender::Player(Player::Second)
            && penalty.measure == measure
            && penalty.by.name() == article
    }));
    assert_eq!(hall.game.late_cost(Player::Second), None);
    hall.refused(ARBITER, Command::Start(Start::Impose(Player::Second)));
    hall
}

#[test]
fn ru22_5_4_4_1_a_a_remark_for_a_short_lateness() {
    costs(stepped(5), LateCost::Remark, Measure::Remark, "RU22:5.4.4.1.a");
    assert_eq!(stepped(0).game.late_cost(Player::Second), None);
}

#[test]
fn ru22_5_4_4_1_b_a_warning_for_a_longer_one() {
    costs(stepped(12), LateCost::Warning, Measure::Warning, "RU22:5.4.4.1.b");
    let mut waived = stepped(12);
    waived.act(ARBITER, Command::Start(Start::Waive(Player::Second)));
    assert_eq!(waived.game.late_cost(Player::Second), None);
    assert!(waived.game.sanctions().penalties().is_empty());
}

#[test]
fn ru22_5_4_4_1_c_time_for_the_opponent() {
    let time = Millis::minutes(2);
    let hall = costs(stepped(16), LateCost::Time(time), Measure::OpponentTime(time), "RU22:5.4.4.1.c");
    assert_eq!(hall.left(Player::First), "32:00");
}

#[test]
fn ua24_iii_start_4_1_lateness_may_cost_a_warning() {
    let steps = vec![LateStep { from: Millis::minutes(1), costs: LateCost::Warning }];
    let draft = Draft { late_steps: steps, ..draft("UA24", "russian", "45m") };
    costs(
        late(draft, Player::Second, Millis::minutes(5)),
        LateCost::Warning,
        Measure::Warning,
        "UA24:III.start.4.1",
    );
}

#[test]
fn ru22_5_4_4_2_both_absent_both_lose() {
    both_lose("RU22", "russian", "30m+30s", Millis::minutes(30), "RU22:5.4.4.2");
}

#[test]
fn ru_codex_3_13_1_lost_beyond_the_first_control() {
    lost_beyond("RU-CODEX", "russian", "45m", Millis::minutes(45), "RU-CODEX:3.13.1");
}

#[test]
fn ru_codex_3_13_3_both_absent_both_lose() {
    both_lose("RU-CODEX", "russian", "45m", Millis::minutes(45), "RU-CODEX:3.13.3");
}

#[test]
fn ua24_iii_start_4_2_lost_beyond_the_first_control_or_an_hour() {
    lost_beyond("UA24", "russian", "45m", Millis::minutes(45), "UA24:III.start.4.2");
    lost_beyond("UA24", "international", "80m+1m", Millis::minutes(60), "UA24:III.start.4.2");
    both_lose("UA24", "russian", "45m", Millis::minutes(45), "UA24:III.start.4.2");
    let less = Draft { lateness: Some(Millis::minutes(10)), ..draft("UA24", "russian", "45m") };
    late(less, Player::Second, Millis::seconds(601)).ended("+--", "UA24:III.start.4.2");
}

#[test]
fn ua24_iii_result_2_plus_and_minus_without_play() {
    let hall = late(draft("UA24", "russian", "45m"), Player::Second, Millis::minutes(46));
    assert_eq!(hall.outcome().marks(), ["+", "-"]);
    let scale = hall.game.law().results.scoring.scales.first().expect("a scale");
    assert_eq!(hall.game.law().results.scoring.unplayed.name(), "UA24:III.result.2");
    assert_eq!(
        (scale.value.points(Mark::Plus), scale.value.points(Mark::Minus)),
        (Scale::TwoOneZero.points(Mark::Win), Scale::TwoOneZero.points(Mark::Loss),)
    );
    assert_eq!(scale.value.sum([Mark::Win, Mark::Plus]).to_string(), "4");
    assert_eq!(scale.value.sum_for_norms([Mark::Win, Mark::Plus]).to_string(), "2");
    both_lose("UA24", "russian", "45m", Millis::minutes(45), "UA24:III.start.4.2");
}

#[test]
fn ru_renju_5_3_6_1_up_to_thirty_minutes_late_is_time_used() {
    for player in [Player::First, Player::Second] {
        let hall = late(draft("RU-RENJU", "renju", "90m+30s"), player, Millis::minutes(25));
        hall.goes_on();
        assert_eq!((hall.left(player), hall.left(player.other())), ("1:05:00".into(), "1:30:00".into()));
        assert_eq!(hall.game.running(), Some(Player::First));
    }
}

#[test]
fn ru_renju_5_3_6_2_more_than_thirty_minutes_late_loses() {
    lost_beyond("RU-RENJU", "renju", "90m+30s", Millis::minutes(30), "RU-RENJU:5.3.6.2");
}

#[test]
fn ru_renju_5_3_6_3_both_absent_both_lose() {
    both_lose("RU-RENJU", "renju", "90m+30s", Millis::minutes(30), "RU-RENJU:5.3.6.3");
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
