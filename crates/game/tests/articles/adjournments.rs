//! Adjournment with a sealed move, and resumption, in draughts.

use clock::{Millis, Moment};
use game::adjourn::{
    Command as Adjourn, Envelope, Exception, Ground, Mismatch, Restoration, Ruling, Script, Secret, Stage,
};
use game::{Actor, Cause, Command, Each, Phase, Player, What};

use crate::hall::{ARBITER, CHIEF, FIRST, Hall, SECOND};

/// Both players are there.
pub(crate) const BOTH: Each<bool> = Each([true, true]);

/// RU-CODEX: 35 moves each are made in the time for them; White, with a king on b2 and a man on c5, is to move.
fn at_control() -> Hall {
    let mut hall = Hall::at("RU-CODEX", "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    hall.shuffle("a1-b2 h4-g3 b2-a1 g3-h4", 17).line("a1-b2 h4-g3");
    hall
}

pub(crate) fn ask(command: Adjourn) -> Command {
    Command::Adjourn(command)
}

pub(crate) fn seal(text: &str) -> Command {
    ask(Adjourn::Seal { secret: Secret::new(text), script: Script::Letters })
}

pub(crate) fn over() -> Command {
    ask(Adjourn::Order(Ground::SessionOver))
}

/// The envelope as it ought to be, with names and the day of the resumption.
pub(crate) fn envelope(hall: &Hall) -> Envelope {
    let names = Each(["Ivanov".to_owned(), "Petrov".to_owned()]);
    Envelope { names, resumption: Some(Moment(90_000_000)), ..hall.game.envelope_due() }
}

/// The player to move seals, and the envelope is written and kept.
pub(crate) fn adjourn(hall: &mut Hall, text: &str) {
    let sealer = hall.mover();
    let other = Actor::Player(hall.game.turn().other());
    hall.act(ARBITER, over());
    hall.act(sealer, seal(text));
    hall.act(ARBITER, ask(Adjourn::StopClock));
    let written = envelope(hall);
    hall.act(other, ask(Adjourn::Inscribe(written)));
    hall.act(FIRST, ask(Adjourn::Sign));
    hall.act(SECOND, ask(Adjourn::Sign));
    hall.act(ARBITER, ask(Adjourn::Keep));
    assert_eq!(hall.game.phase(), Phase::Adjourned);
    hall.wait(Millis::hours(20));
}

pub(crate) fn resume(present: Each<bool>) -> Command {
    ask(Adjourn::Resume { present, times: None })
}

pub(crate) fn open() -> Command {
    ask(Adjourn::Open)
}

#[test]
fn ru_codex_3_11_1_a_game_is_not_interrupted_without_a_ground() {
    let mut hall = at_control();
    hall.refused_by(FIRST, ask(Adjourn::Order(Ground::Wish)), "RU-CODEX:3.11.1");
    hall.refused_by(ARBITER, ask(Adjourn::Order(Ground::Wish)), "RU-CODEX:3.11.1");
    assert_eq!(hall.game.adjournment(), Stage::None);
}

#[test]
fn editions_without_adjournment_refuse_it() {
    for (edition, game, article) in [
        ("RU22", "russian", "RU22:5.4.2.9"),
        ("RU22", "renju", "RU22:9.3.1.4"),
        ("UA24", "russian", "UA24:III.start.3"),
    ] {
        let mut hall = Hall::new(edition, game, "45m+30s");
        hall.refused_by(CHIEF, ask(Adjourn::Order(Ground::Exception(Exception::Illness))), article);
        hall.refused_by(ARBITER, over(), article);
    }
}

#[test]
fn ru_codex_3_11_2_before_the_control_only_the_chief_arbiter_adjourns_in_an_exceptional_case() {
    let mut hall = Hall::at("RU-CODEX", "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    hall.shuffle("a1-b2 h4-g3 b2-a1 g3-h4", 10);
    hall.wait_seconds(90);
    hall.refused_by(ARBITER, over(), "RU-CODEX:3.11.2");
    let illness = ask(Adjourn::Order(Ground::Exception(Exception::Illness)));
    hall.refused_by(ARBITER, illness.clone(), "RU-CODEX:3.11.2");
    hall.act(CHIEF, illness);
    assert_eq!(hall.game.phase(), Phase::Adjourned);
    hall.wait(Millis::hours(3));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:08:30", "1:10:00")
    );
    hall.act(ARBITER, resume(BOTH));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.line("a1-b2 h4-g3");

    let mut one_stage = Hall::new("RU-CODEX", "russian", "45m");
    one_stage.line("c3-d4 b6-a5");
    one_stage.refused_by(ARBITER, over(), "RU-CODEX:3.11.2");
}

#[test]
fn ru_codex_3_11_3_the_sealed_move_may_be_changed_until_the_clock_is_stopped() {
    let mut hall = at_control();
    hall.act(ARBITER, over());
    hall.wait_seconds(30);
    hall.act(FIRST, seal("b2-a1"));
    hall.refused_by(SECOND, seal("g3-h4"), "RU-CODEX:3.11.3");
    hall.act(FIRST, seal("c5-d6"));
    hall.wait_seconds(15);
    hall.refused_by(SECOND, ask(Adjourn::StopClock), "RU-CODEX:3.11.3");
    hall.act(FIRST, ask(Adjourn::StopClock));
    hall.refused_by(FIRST, seal("b2-a1"), "RU-CODEX:3.11.3");

    let written = envelope(&hall);
    assert_eq!((written.sealer, written.number), (Player::First, 36));
    assert_eq!(written.times, Each([Millis::minutes(85) - Millis::seconds(45), Millis::minutes(85)]));
    let men = written.position.map(|setup| notation::fen::write(&setup, notation::square::Naming::Algebraic));
    assert_eq!(men.as_deref(), Some("W:Wc5,Kb2:BKg3"));
    let nameless = Envelope { names: Each::default(), ..written.clone() };
    hall.refused_by(SECOND, ask(Adjourn::Inscribe(nameless)), "RU-CODEX:3.11.3");
    let empty = Envelope { position: None, ..written.clone() };
    hall.refused_by(SECOND, ask(Adjourn::Inscribe(empty)), "RU-CODEX:3.11.3");
    hall.refused_by(FIRST, ask(Adjourn::Inscribe(written.clone())), "RU-CODEX:3.11.3");
    hall.act(SECOND, ask(Adjourn::Inscribe(written.clone())));
    assert_eq!(hall.game.envelope(), Some(&written));
    hall.act(ARBITER, ask(Adjourn::Keep));
    hall.act(ARBITER, resume(BOTH));
    hall.act(ARBITER, open());
    assert_eq!(hall.game.plies().last().map(|ply| ply.played), Some(at_control().read("c5-d6")));
}

#[test]
fn ru_codex_3_11_4_a_move_on_the_board_instead_is_open() {
    let mut hall = at_control();
    hall.act(ARBITER, over());
    hall.make("b2-a1");
    hall.refused_by(FIRST, seal("b2-a1"), "RU-CODEX:3.11.4");
    hall.refused_by(SECOND, Command::play(hall.read("g3-h4")), "RU-CODEX:3.11.3");
    hall.act(FIRST, ask(Adjourn::StopClock));
    let written = envelope(&hall);
    assert_eq!((written.sealer, written.number), (Player::First, 36));
    hall.act(SECOND, ask(Adjourn::Inscribe(written)));
    hall.act(ARBITER, ask(Adjourn::Keep));
    hall.wait(Millis::hours(20));
    hall.act(ARBITER, resume(BOTH));
    hall.refused_by(ARBITER, open(), "RU-CODEX:3.12.2");
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.play("g3-h4");
}

#[test]
fn ru_codex_3_11_5_who_adjourns_earlier_takes_the_rest_of_the_session_on_himself() {
    let mut hall = at_control();
    let left = Millis::minutes(18);
    let early = |player| ask(Adjourn::Order(Ground::OwnTime { player, left }));
    hall.act(ARBITER, early(Player::First));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:07:00", "1:25:00")
    );
    hall.act(FIRST, seal("b2-a1"));
    hall.act(FIRST, ask(Adjourn::StopClock));
    assert_eq!(hall.game.phase(), Phase::Adjourned);

    let mut short = at_control();
    short.wait(Millis::minutes(70));
    short.refused_by(ARBITER, early(Player::First), "RU-CODEX:3.11.5");

    let mut early_game = Hall::new("RU-CODEX", "russian", "70m/35,15m");
    early_game.refused_by(ARBITER, early(Player::First), "RU-CODEX:3.11.2");
}

#[test]
fn ru_codex_3_11_6_the_arbiter_is_shown_what_on_the_envelope_is_not_so() {
    let mut hall = at_control();
    hall.act(ARBITER, over());
    hall.act(FIRST, seal("b2-a1"));
    hall.act(FIRST, ask(Adjourn::StopClock));
    let before = at_control().game.origin().position().map(draughts::AnyPosition::setup);
    let right = envelope(&hall);
    let wrong = Envelope { position: before, number: 35, ..right.clone() };
    hall.act(SECOND, ask(Adjourn::Inscribe(wrong)));
    assert_eq!(hall.game.envelope_mismatches(), [Mismatch::Position, Mismatch::Number]);
    hall.refused_by(ARBITER, ask(Adjourn::Keep), "RU-CODEX:3.11.6");
    hall.act(SECOND, ask(Adjourn::Inscribe(right)));
    hall.act(ARBITER, ask(Adjourn::Keep));
}

#[test]
fn ru_codex_3_12_1_the_position_and_the_times_are_those_of_the_envelope() {
    let mut hall = at_control();
    hall.wait_seconds(300);
    adjourn(&mut hall, "b2-a1");
    let written = hall.game.envelope().cloned().expect("an envelope");
    hall.act(ARBITER, resume(BOTH));
    let now = hall.now;
    assert_eq!(hall.game.board().position().map(draughts::AnyPosition::setup), written.position);
    for player in [Player::First, Player::Second] {
        assert_eq!(hall.game.left(player, now), written.times[player]);
    }
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:20:00", "1:25:00")
    );
}

#[test]
fn ru_codex_3_12_2_the_envelope_stays_closed_without_the_player_who_answers() {
    let mut hall = at_control();
    adjourn(&mut hall, "c5-d6");
    assert!(!format!("{:?}", hall.game).contains("c5-d6"), "the state shows the sealed move");
    assert!(!format!("{:?}", hall.journal).contains("c5-d6"), "the journal shows the sealed move");
    hall.act(ARBITER, resume(Each([true, false])));
    hall.refused_by(ARBITER, open(), "RU-CODEX:3.12.2");
    hall.refused_by(FIRST, Command::play(hall.read("b2-a1")), "RU-CODEX:3.12.2");
    hall.act(ARBITER, ask(Adjourn::Arrive(Player::Second)));
    assert_eq!(hall.game.running(), None);
    hall.act(ARBITER, open());
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.play("g3:c7");
}

#[test]
fn ru_codex_3_12_3_the_clock_of_an_absent_answering_player_runs_until_he_comes() {
    let mut hall = at_control();
    adjourn(&mut hall, "b2-a1");
    hall.act(ARBITER, resume(Each([true, false])));
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.wait(Millis::minutes(6));
    hall.act(ARBITER, ask(Adjourn::Arrive(Player::Second)));
    hall.wait(Millis::minutes(2));
    assert_eq!((hall.game.running(), hall.left(Player::Second)), (None, "1:19:00".to_owned()));
    hall.act(ARBITER, open());
    hall.wait(Millis::minutes(1));
    assert_eq!(
        (hall.game.running(), hall.left(Player::Second)),
        (Some(Player::Second), "1:18:00".to_owned())
    );
}

#[test]
fn ru_codex_3_12_4_the_answer_to_an_absent_sealer_may_be_sealed() {
    let mut hall = at_control();
    adjourn(&mut hall, "b2-a1");
    hall.act(ARBITER, resume(Each([false, true])));
    hall.act(ARBITER, open());
    hall.wait(Millis::minutes(3));
    hall.act(SECOND, ask(Adjourn::SealAnswer(Secret::new("g3-h4"))));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.refused_by(SECOND, Command::play(hall.read("g3-f2")), "RU-CODEX:3.12.4");
    hall.refused_by(ARBITER, open(), "RU-CODEX:3.12.4");
    hall.wait(Millis::minutes(4));
    hall.act(ARBITER, ask(Adjourn::Arrive(Player::First)));
    hall.act(ARBITER, open());
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:21:00", "1:22:00")
    );
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.line("a1-b2 h4-g3");

    let mut present = at_control();
    adjourn(&mut present, "b2-a1");
    present.act(ARBITER, resume(BOTH));
    present.act(ARBITER, open());
    present.refused_by(SECOND, ask(Adjourn::SealAnswer(Secret::new("g3-h4"))), "RU-CODEX:3.12.4");
}

#[test]
fn ru_codex_3_12_5_an_obvious_slip_is_corrected_and_anything_else_loses() {
    let mut hall = at_control();
    adjourn(&mut hall, "e5-d6");
    hall.act(ARBITER, resume(BOTH));
    hall.act(ARBITER, open());
    assert_eq!(hall.game.slip(), Some(hall.read("c5-d6")));
    hall.refused_by(FIRST, Command::play(hall.read("b2-a1")), "RU-CODEX:3.12.5");
    hall.act(ARBITER, ask(Adjourn::Judge(Ruling::Corrected)));
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.play("g3:c7");

    let mut turned = Hall::at("RU-CODEX", "russian", "70m/35,15m", "W:WKa1:BKd8,a7");
    turned.shuffle("a1-b2 d8-e7 b2-a1 e7-d8", 17).line("a1-b2 d8-e7 b2-a1");
    adjourn(&mut turned, "h2-g3");
    turned.act(ARBITER, resume(BOTH));
    turned.act(ARBITER, open());
    assert_eq!(turned.game.slip(), Some(turned.read("a7-b6")));
    turned.act(ARBITER, ask(Adjourn::Judge(Ruling::Lost)));
    turned.ended("1-0", "RU-CODEX:3.12.5");

    for text in ["", "???", "b2", "h8-e7", "cd6"] {
        let mut hall = at_control();
        adjourn(&mut hall, text);
        hall.act(ARBITER, resume(BOTH));
        hall.act(ARBITER, open());
        hall.ended("0-1", "RU-CODEX:3.12.5");
        assert_eq!(hall.outcome().cause, Cause::SealedMove, "{text}");
    }
}

#[test]
fn ru_codex_3_12_6_a_lost_envelope_is_played_on_from_the_restored_position_or_the_game_anew() {
    let mut hall = at_control();
    adjourn(&mut hall, "b2-a1");
    let times = Each([Millis::minutes(80), Millis::minutes(81)]);
    hall.refused(FIRST, ask(Adjourn::Lost(Restoration::Nothing)));
    hall.act(ARBITER, ask(Adjourn::Lost(Restoration::Position(times))));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:20:00", "1:21:00")
    );
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.play("c5-b6");

    let mut gone = at_control();
    adjourn(&mut gone, "b2-a1");
    gone.act(ARBITER, ask(Adjourn::Lost(Restoration::Nothing)));
    assert_eq!(gone.outcome().cause, Cause::Annulled);
    assert_eq!(gone.outcome().by.name(), "RU-CODEX:3.12.6");
}

#[test]
fn ru_codex_3_12_8_wrong_times_are_corrected_before_ones_own_first_move() {
    let wrong = Each([Millis::minutes(85), Millis::minutes(58)]);
    let resumed = || {
        let mut hall = at_control();
        adjourn(&mut hall, "b2-a1");
        hall.act(ARBITER, ask(Adjourn::Resume { present: BOTH, times: Some(wrong) }));
        hall.act(ARBITER, open());
        hall.wait_seconds(60);
        hall
    };
    let mut hall = resumed();
    assert_eq!(hall.left(Player::Second), "57:00");
    hall.act(SECOND, ask(Adjourn::WrongTimes));
    assert_eq!(
        (hall.left(Player::First).as_str(), hall.left(Player::Second).as_str()),
        ("1:25:00", "1:24:00")
    );

    let mut late = resumed();
    late.play("g3-h4");
    late.refused_by(SECOND, ask(Adjourn::WrongTimes), "RU-CODEX:3.12.8");
    late.act(FIRST, ask(Adjourn::WrongTimes));
    assert_eq!(late.left(Player::Second), "1:24:00");
    late.act(FIRST, Command::Resign);
    late.refused_by(FIRST, ask(Adjourn::WrongTimes), "RU-CODEX:3.12.8");
}

#[test]
fn ru_codex_3_13_2_absence_at_the_resumption_loses_when_the_time_runs_out() {
    let mut hall = at_control();
    hall.line("b2-a1");
    hall.wait(Millis::minutes(73));
    hall.line("g3-h4");
    assert_eq!(hall.left(Player::Second), "12:00");
    adjourn(&mut hall, "a1-b2");
    hall.act(ARBITER, resume(Each([true, false])));
    hall.wait(Millis::minutes(12) - Millis(1));
    hall.refused(ARBITER, Command::CallFlag);
    hall.goes_on();
    hall.wait(Millis(1));
    hall.act(ARBITER, Command::CallFlag);
    hall.ended("1-0", "RU-CODEX:3.13.2");
    assert_eq!(hall.outcome().cause, Cause::Time);
}

#[test]
fn ru_codex_1_8_1_d_a_loss_by_the_adjournment_and_by_the_clock_keeps_its_reason() {
    let mut sealed = at_control();
    adjourn(&mut sealed, "nothing");
    sealed.act(ARBITER, resume(BOTH));
    sealed.act(ARBITER, open());
    assert_eq!(sealed.outcome().to_string(), "0-1, sealed move [RU-CODEX:3.12.5]");
    let mut clock = Hall::new("RU-CODEX", "russian", "45m");
    clock.wait(Millis::minutes(45));
    clock.act(SECOND, Command::CallFlag);
    assert_eq!(clock.outcome().to_string(), "0-1, time [RU-CODEX:3.8.9]");
}

#[test]
fn an_adjourned_game_may_be_resigned() {
    let mut hall = at_control();
    adjourn(&mut hall, "b2-a1");
    hall.refused(FIRST, Command::play(hall.read("b2-a1")));
    hall.act(SECOND, Command::Resign);
    hall.ended("1-0", "RU-CODEX:1.8.1.a");
}

#[test]
fn the_rights_of_a_player_follow_the_adjournment() {
    let right = |hall: &Hall, player, what| {
        let rights = hall.game.rights(player, hall.now);
        rights.iter().find(|right| right.what == what).map(|right| right.by.name())
    };
    let mut hall = at_control();
    hall.act(ARBITER, over());
    assert_eq!(right(&hall, Player::First, What::Seal), Some("RU-CODEX:3.11.3"));
    assert_eq!(right(&hall, Player::Second, What::Seal), None);
    let mut hall = at_control();
    adjourn(&mut hall, "b2-a1");
    assert_eq!(right(&hall, Player::Second, What::AgreeAdjourned), Some("RU-CODEX:1.9.1.1"));
    assert_eq!(right(&hall, Player::Second, What::Resign), Some("RU-CODEX:1.8.1.a"));
    let times = Some(Each([Millis::minutes(85), Millis::minutes(58)]));
    hall.act(ARBITER, ask(Adjourn::Resume { present: Each([false, true]), times }));
    assert_eq!(right(&hall, Player::First, What::Move), None);
    hall.act(ARBITER, open());
    assert_eq!(right(&hall, Player::Second, What::SealAnswer), Some("RU-CODEX:3.12.4"));
    assert_eq!(right(&hall, Player::Second, What::CorrectClocks), Some("RU-CODEX:3.12.8"));
    assert_eq!(right(&hall, Player::Second, What::Move), Some("RU-CODEX:1.4.1"));
    hall.play("g3-h4");
    assert_eq!(right(&hall, Player::Second, What::CorrectClocks), None);
}
