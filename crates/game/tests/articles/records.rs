//! Keeping, restoring, comparing and signing the record.

use clock::Millis;
use game::adjourn::{self, Exception, Ground};
use game::record::{Command as Record, Confirmation, Consent, Duty, Guilt, Sheet, Sheets};
use game::{Cause, Claim, Command, Each, Player, Score, StopReason, What};

use crate::hall::{ARBITER, CHIEF, FIRST, Hall, SECOND, draft};

fn ask(command: Record) -> Command {
    Command::Record(command)
}

fn write(ply: u16, text: &str) -> Command {
    ask(Record::Write { ply, text: text.to_owned() })
}

fn missing(player: Player, plies: &[u16]) -> Command {
    ask(Record::Missing { player, plies: plies.to_vec() })
}

fn sheet(minutes: u64, result: Score) -> Command {
    ask(Record::Sign(Sheet { used: Some(Millis::minutes(minutes)), result: Some(result) }))
}

fn duty(hall: &Hall, player: Player) -> Duty {
    hall.game.duty(player, hall.now)
}

/// The article of the exemption, if a player is exempt.
fn exempt_by(hall: &Hall, player: Player) -> Option<&'static str> {
    match duty(hall, player) {
        Duty::Exempt(by) => Some(by.name()),
        _ => None,
    }
}

/// With an increment of 30 seconds or more nobody is exempt; without, below five minutes to the control.
fn exempt_below_five_minutes(edition: &str, game: &str, article: &str) {
    let mut hall = Hall::new(edition, game, "45m");
    hall.wait(Millis::minutes(40));
    assert_eq!(hall.left(Player::First), "5:00");
    assert_eq!(exempt_by(&hall, Player::First), None);
    hall.wait_seconds(1);
    assert_eq!(exempt_by(&hall, Player::First), Some(article));
    assert_eq!(exempt_by(&hall, Player::Second), None);
}

fn never_exempt_with_increment(edition: &str, game: &str) {
    let mut hall = Hall::new(edition, game, "45m+30s");
    hall.wait(Millis::minutes(44) + Millis::seconds(40));
    assert_eq!(hall.left(Player::First), "0:20");
    assert_eq!(exempt_by(&hall, Player::First), None);
    let mut short = Hall::new(edition, game, "45m+29s");
    short.wait(Millis::minutes(44) + Millis::seconds(40));
    assert!(exempt_by(&short, Player::First).is_some());
}

/// Draughts: 34 moves each are made and White, with so much time left of 70 minutes, makes the 35th.
fn white_in_time_trouble(edition: &str, left: Millis) -> Hall {
    let mut hall = Hall::at(edition, "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    hall.shuffle("a1-b2 h4-g3 b2-a1 g3-h4", 17);
    hall.wait(Millis::minutes(70) - left);
    hall.play("a1-b2");
    hall
}

/// The same, Black too: both have not written the last move of White, nor Black's.
fn both_in_time_trouble(edition: &str) -> Hall {
    let mut hall = Hall::at(edition, "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    hall.shuffle("a1-b2 h4-g3 b2-a1 g3-h4", 16).line("a1-b2 h4-g3");
    hall.wait(Millis::minutes(66)).play("b2-a1");
    hall.wait(Millis::minutes(66)).play("g3-h4");
    hall.line("a1-b2");
    hall
}

#[test]
fn ru22_5_4_3_1_a_move_is_written_before_or_after_it_is_made() {
    let mut hall = Hall::new("RU22", "russian", "45m+30s");
    hall.act(FIRST, write(0, "c3-d4"));
    hall.play("c3-d4");
    hall.act(SECOND, write(0, "c3-d4"));
    hall.refused_by(FIRST, write(1, "b6-a5"), "RU22:5.4.3.1");
    hall.act(SECOND, write(1, "ba5"));
    hall.refused_by(SECOND, write(5, "b6-a5"), "RU22:5.4.3.1");
    assert_eq!(duty(&hall, Player::Second), Duty::Record(hall.game.law().record.duty));
}

#[test]
fn ru22_5_4_3_2_below_five_minutes_nobody_records_and_after_the_control_the_record_is_restored() {
    exempt_below_five_minutes("RU22", "russian", "RU22:5.4.3.2");
    never_exempt_with_increment("RU22", "russian");

    let mut hall = white_in_time_trouble("RU22", Millis::minutes(4) + Millis::seconds(59));
    hall.line("h4-g3");
    assert_eq!(hall.game.missing(Player::First).collect::<Vec<_>>(), [68]);
    assert_eq!(duty(&hall, Player::First), Duty::Restore(1, hall.game.law().record.restore));
    let rights = hall.game.rights(Player::First, hall.now);
    assert!(rights.iter().any(|right| right.what == What::RestoreRecord));
    assert!(rights.iter().all(|right| right.what != What::Move));
    hall.wait_seconds(40);
    hall.refused_by(FIRST, Command::play(hall.read("b2-a1")), "RU22:5.4.3.2");
    hall.refused_by(FIRST, Command::Claim(Claim::Repetition), "RU22:5.4.13.2.e");
    hall.act(ARBITER, ask(Record::Borrow { player: Player::First, consent: Consent::Refused }));
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    assert_eq!(hall.left(Player::First), "19:19");
    hall.play("b2-a1");
}

#[test]
fn ru22_5_4_3_3_the_time_of_restoring_together_is_halved_and_the_number_of_moves_is_not_told() {
    let mut hall = both_in_time_trouble("RU22");
    let hidden = hall.game.hides_move_number(hall.now);
    assert_eq!(hidden, None, "White has made the control");
    hall.line("h4-g3");
    hall.act(ARBITER, ask(Record::RestoreTogether));
    let before = [hall.left(Player::First), hall.left(Player::Second)];
    assert_eq!(before, ["19:00", "19:00"]);
    hall.wait(Millis::minutes(4));
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    hall.wait(Millis::minutes(2));
    hall.act(SECOND, ask(Record::Restored(Player::Second)));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["16:00", "16:00"]);
    hall.line("b2-a1 g3-h4");

    let mut before_control = Hall::at("RU22", "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    before_control.wait(Millis::minutes(66)).play("a1-b2");
    before_control.wait(Millis::minutes(66)).play("h4-g3");
    let by = before_control.game.hides_move_number(before_control.now);
    assert_eq!(by.map(article::Article::name), Some("RU22:5.4.3.3"));
    before_control.refused_by(ARBITER, ask(Record::RestoreTogether), "RU22:5.4.3.3");
}

/// Both sign with times and result; the arbiter takes the sheets only then.
fn signed_sheets(edition: &str, game: &str, article: &str) {
    let mut hall = Hall::new(edition, game, "45m+30s");
    hall.refused_by(FIRST, sheet(1, Score::Draw), article);
    hall.act(FIRST, Command::Resign);
    let lost = Score::Win(Player::Second);
    assert_eq!(hall.game.sheets(), Sheets::Incomplete);
    hall.refused_by(ARBITER, ask(Record::HandIn), article);
    hall.act(FIRST, ask(Record::Sign(Sheet { used: None, result: Some(lost) })));
    hall.act(SECOND, sheet(5, lost));
    assert_eq!(hall.game.sheets(), Sheets::Incomplete);
    hall.refused_by(ARBITER, ask(Record::HandIn), article);
    hall.refused_by(FIRST, sheet(12, Score::Draw), article);
    hall.act(FIRST, sheet(12, lost));
    assert_eq!(hall.game.sheets(), Sheets::Complete);
    hall.act(ARBITER, ask(Record::HandIn));
    assert_eq!(hall.game.sheets(), Sheets::Accepted);
    hall.refused_by(FIRST, sheet(11, lost), article);
}

#[test]
fn ru22_5_4_3_5_signed_sheets_have_the_time_used_and_the_result() {
    signed_sheets("RU22", "russian", "RU22:5.4.3.5");
}

#[test]
fn ua24_iii_recording_9_signed_sheets_have_the_time_used_and_the_result() {
    signed_sheets("UA24", "russian", "UA24:III.recording.9");
}

#[test]
fn ru_renju_5_3_2_6_signed_sheets_have_both_signatures_and_equal_moves() {
    signed_sheets("RU-RENJU", "renju", "RU-RENJU:5.3.2.6");
    differing_sheets("RU-RENJU", "RU-RENJU:5.3.2.6");
}

/// Records that differ at move 30 are not accepted until that is settled.
fn differing_sheets(edition: &str, article: &str) {
    let mut hall = Hall::new(edition, "renju", "90m+30s");
    hall.play("h8");
    // Stones two apart make no rows.
    let columns = ["a", "c", "e", "g", "i", "k", "m", "o"];
    for (row, column) in [1, 3, 5, 7].into_iter().flat_map(|row| columns.map(|column| (row, column))) {
        hall.play(&format!("{column}{row}"));
    }
    hall.act(FIRST, Command::Resign);
    let result = hall.outcome().result;
    hall.act(FIRST, sheet(10, result));
    hall.act(SECOND, sheet(10, result));
    hall.act(ARBITER, ask(Record::Differ(29)));
    assert_eq!(hall.game.sheets(), Sheets::Differ(29));
    hall.refused_by(ARBITER, ask(Record::HandIn), article);
    hall.act(ARBITER, ask(Record::Settle));
    hall.act(ARBITER, ask(Record::HandIn));
    assert_eq!(hall.game.sheets(), Sheets::Accepted);
}

#[test]
fn ru22_9_3_2_5_records_that_differ_are_not_handed_in() {
    signed_sheets("RU22", "renju", "RU22:9.3.2.5");
    differing_sheets("RU22", "RU22:9.3.2.5");
}

#[test]
fn ru22_9_3_2_2_below_five_minutes_nobody_records_renju() {
    exempt_below_five_minutes("RU22", "renju", "RU22:9.3.2.2");
    never_exempt_with_increment("RU22", "renju");
}

#[test]
fn ru_renju_5_3_2_3_below_five_minutes_nobody_records() {
    exempt_below_five_minutes("RU-RENJU", "renju", "RU-RENJU:5.3.2.3");
    never_exempt_with_increment("RU-RENJU", "renju");
}

/// A missing stone has to be written before the next is put, but not in time trouble.
fn no_stone_before_the_last_is_written(edition: &str, article: &str) {
    let stones = "h8 a1 h9 a3 g12 a5 b14 a7 o1 a9 o3 a11";
    let mut hall = Hall::new(edition, "renju", "45m");
    hall.line(stones);
    hall.act(SECOND, missing(Player::First, &[11]));
    hall.refused_by(FIRST, Command::play(hall.read("o5")), article);
    hall.act(FIRST, write(11, "A11"));
    hall.line("o5 a13");

    let mut trouble = Hall::new(edition, "renju", "45m");
    trouble.line(stones);
    trouble.wait(Millis::minutes(41));
    trouble.act(ARBITER, missing(Player::First, &[11]));
    trouble.play("o5");
}

#[test]
fn ru22_9_3_2_3_no_stone_is_put_before_the_last_is_written() {
    no_stone_before_the_last_is_written("RU22", "RU22:9.3.2.3");
}

#[test]
fn ru_renju_5_3_2_4_no_stone_is_put_before_the_last_is_written() {
    no_stone_before_the_last_is_written("RU-RENJU", "RU-RENJU:5.3.2.4");
}

#[test]
fn ru22_9_3_2_4_a_stone_is_not_written_before_it_is_put() {
    let mut hall = Hall::new("RU22", "renju", "45m+30s");
    hall.refused_by(FIRST, write(0, "H8"), "RU22:9.3.2.4");
    hall.play("h8");
    hall.act(FIRST, write(0, "H8"));
    hall.refused_by(SECOND, write(1, "A1"), "RU22:9.3.2.4");
    let mut draughts = Hall::new("RU22", "russian", "45m+30s");
    draughts.act(FIRST, write(0, "c3-d4"));
}

#[test]
fn ru22_2_3_2_i_a_result_is_confirmed_by_the_sheets_or_by_word_of_both() {
    let mut hall = Hall::new("RU22", "russian", "45m+30s");
    assert_eq!(hall.game.confirmation(), Confirmation::NotOver);
    hall.act(SECOND, Command::Resign);
    let won = Score::Win(Player::First);
    let unconfirmed = |hall: &Hall| match hall.game.confirmation() {
        Confirmation::Unconfirmed(Some(by)) => by.name(),
        other => panic!("{other:?}"),
    };
    assert_eq!(unconfirmed(&hall), "RU22:2.3.2.i");
    hall.refused(FIRST, ask(Record::Report(won)));
    hall.act(FIRST, sheet(1, won));
    hall.act(SECOND, sheet(1, won));
    assert_eq!(unconfirmed(&hall), "RU22:2.3.2.i");
    hall.act(ARBITER, ask(Record::HandIn));
    assert_eq!(hall.game.confirmation(), Confirmation::Confirmed);

    let mut blitz = Hall::new("RU22", "russian blitz", "3m+2s");
    blitz.act(SECOND, Command::Resign);
    blitz.refused_by(FIRST, ask(Record::Report(Score::Draw)), "RU22:2.3.2.i");
    blitz.act(FIRST, ask(Record::Report(won)));
    assert_eq!(unconfirmed(&blitz), "RU22:2.3.2.i");
    blitz.act(SECOND, ask(Record::Report(won)));
    assert_eq!(blitz.game.confirmation(), Confirmation::Confirmed);

    let mut screen = Hall::remote("RU22", "russian", "45m+30s");
    screen.act(SECOND, Command::Resign);
    assert_eq!(screen.game.confirmation(), Confirmation::Confirmed);
}

#[test]
fn ru22_5_4_14_5_after_the_end_no_claim_is_heard() {
    let mut hall = Hall::new("RU22", "russian", "45m+30s");
    hall.line("c3-d4 b6-a5");
    let protest = ask(Record::Protest("the ninth move was impossible".to_owned()));
    hall.act(FIRST, protest.clone());
    hall.act(FIRST, Command::Resign);
    hall.refused_by(FIRST, protest, "RU22:5.4.14.5");
    hall.refused_by(FIRST, Command::Claim(Claim::Repetition), "RU22:5.4.14.5");
    hall.refused_by(SECOND, missing(Player::First, &[0]), "RU22:5.4.14.5");
    hall.ended("0-1", "RU22:6.1.7.c");
}

#[test]
fn ua24_iii_recording_4_an_abbreviation_is_clear_and_a_move_is_written_before_or_after() {
    let mut hall = Hall::at("UA24", "russian", "45m+30s", "W:Wb2,d2,h2:Bh8");
    hall.refused_by(FIRST, write(0, "c3"), "UA24:III.recording.4");
    hall.refused_by(FIRST, write(0, "b2-c5"), "UA24:III.recording.4");
    hall.act(FIRST, write(0, "bc3"));
    hall.play("b2-c3");
    hall.act(SECOND, write(0, "b2-c3"));
    hall.act(SECOND, write(1, "h8-g7"));
}

#[test]
fn ua24_iii_recording_7_with_three_missing_moves_the_offenders_clock_runs() {
    let mut hall = Hall::new("UA24", "russian", "45m+30s");
    hall.line("c3-d4 b6-a5 b2-c3 a7-b6 a1-b2 f6-g5");
    hall.act(ARBITER, missing(Player::Second, &[0, 1, 2, 3]));
    assert_eq!(hall.game.running(), Some(Player::First), "two moves are no violation");
    hall.refused_by(SECOND, missing(Player::Second, &[4]), "UA24:III.recording.4");
    hall.act(FIRST, missing(Player::Second, &[4]));
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.wait(Millis::minutes(2));
    hall.act(SECOND, ask(Record::Restored(Player::Second)));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.wait_seconds(1);
    assert_eq!(hall.left(Player::Second), "44:30");
}

#[test]
fn ua24_iii_recording_7_in_time_trouble_restoring_waits_for_the_control() {
    let mut hall = Hall::at("UA24", "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    hall.shuffle("a1-b2 h4-g3 b2-a1 g3-h4", 17);
    hall.wait(Millis::minutes(66));
    hall.act(SECOND, missing(Player::First, &[60, 62, 64]));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.play("a1-b2").play("h4-g3");
    hall.refused_by(FIRST, Command::play(hall.read("b2-a1")), "UA24:III.clockuse.12");
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    hall.play("b2-a1");
}

#[test]
fn ua24_iii_recording_8_a_record_that_is_not_restored_is_sanctioned() {
    let mut hall = white_in_time_trouble("UA24", Millis::minutes(4));
    hall.line("h4-g3");
    let events = hall.act(ARBITER, ask(Record::GiveUp(Player::First)));
    let sanctions: Vec<_> =
        events.iter().filter(|event| matches!(event.fact, game::Fact::Sanction(_))).collect();
    assert_eq!(sanctions.len(), 1, "{events:?}");
    assert!(format!("{sanctions:?}").contains("UA24:III.recording.8"), "{sanctions:?}");
    hall.goes_on();
    hall.play("b2-a1");
    let mut plain = white_in_time_trouble("RU22", Millis::minutes(4));
    plain.line("h4-g3");
    let events = plain.act(ARBITER, ask(Record::GiveUp(Player::First)));
    assert!(!events.iter().any(|event| matches!(event.fact, game::Fact::Sanction(_))));
}

#[test]
fn ua24_iii_clockuse_11_time_trouble_begins_below_five_minutes_and_not_with_30_seconds_a_move() {
    let mut increment = Hall::new("UA24", "russian", "40m+30s");
    increment.wait(Millis::minutes(39) + Millis::seconds(40));
    assert_eq!(increment.left(Player::First), "0:20");
    assert_eq!(exempt_by(&increment, Player::First), None);
    exempt_below_five_minutes("UA24", "russian", "UA24:III.clockuse.11");
}

#[test]
fn ua24_iii_clockuse_12_the_time_of_restoring_is_ones_own_or_shared_by_both() {
    let mut hall = both_in_time_trouble("UA24");
    hall.line("h4-g3");
    hall.refused_by(
        ARBITER,
        ask(Record::Borrow { player: Player::First, consent: Consent::Refused }),
        "UA24:III.recording.6",
    );
    hall.act(ARBITER, ask(Record::RestoreTogether));
    hall.wait(Millis::minutes(6));
    hall.act(ARBITER, ask(Record::Restored(Player::First)));
    hall.act(ARBITER, ask(Record::Restored(Player::Second)));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["16:00", "16:00"]);

    let mut one = white_in_time_trouble("UA24", Millis::minutes(4));
    one.refused_by(ARBITER, ask(Record::RestoreTogether), "UA24:III.clockuse.12");
    one.line("h4-g3");
    one.wait(Millis::minutes(6));
    one.act(FIRST, ask(Record::Restored(Player::First)));
    assert_eq!(one.left(Player::First), "13:00");
}

#[test]
fn ru_codex_3_10_1_a_dash_stands_for_an_obligatory_capture_and_elsewhere_is_a_gap() {
    let mut hall = Hall::at("RU-CODEX", "russian", "45m", "W:Wc3,h2:Bd4,h8");
    hall.play("c3:e5");
    hall.act(FIRST, write(0, "-"));
    assert_eq!(hall.game.missing(Player::First).count(), 0);
    hall.play("h8-g7");
    hall.act(FIRST, write(1, "-"));
    assert_eq!(hall.game.missing(Player::First).collect::<Vec<_>>(), [1]);
    hall.act(FIRST, write(1, "h8-g7"));
    assert_eq!(hall.game.missing(Player::First).count(), 0);
    let mut ru22 = Hall::at("RU22", "russian", "45m+30s", "W:Wc3,h2:Bd4,h8");
    ru22.play("c3:e5");
    ru22.act(FIRST, write(0, "-"));
    assert_eq!(ru22.game.missing(Player::First).collect::<Vec<_>>(), [0]);
}

#[test]
fn ru_codex_3_10_2_with_more_than_two_missing_moves_the_arbiter_starts_the_clock() {
    let mut hall = Hall::new("RU-CODEX", "russian", "45m");
    hall.line("c3-d4 b6-a5 b2-c3 a7-b6 a1-b2 f6-g5");
    hall.act(ARBITER, missing(Player::Second, &[0, 2, 4]));
    assert_eq!(hall.game.running(), Some(Player::Second));
    hall.act(SECOND, ask(Record::Restored(Player::Second)));
    assert_eq!(hall.game.running(), Some(Player::First));
    hall.act(ARBITER, missing(Player::First, &[1, 3, 5]));
    hall.refused_by(FIRST, Command::play(hall.read("c3-b4")), "RU-CODEX:3.10.2");
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    hall.play("c3-b4");
}

#[test]
fn ru_codex_3_10_3_below_five_minutes_nobody_records_and_after_the_control_moves_wait_for_the_record() {
    exempt_below_five_minutes("RU-CODEX", "russian", "RU-CODEX:3.10.3");
    let mut hall = white_in_time_trouble("RU-CODEX", Millis::minutes(4) + Millis::seconds(59));
    hall.line("h4-g3");
    hall.refused_by(FIRST, Command::play(hall.read("b2-a1")), "RU-CODEX:3.10.3");
    hall.refused(FIRST, ask(Record::Borrow { player: Player::First, consent: Consent::Given }));
    hall.act(ARBITER, ask(Record::Borrow { player: Player::First, consent: Consent::Refused }));
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    hall.play("b2-a1");
}

#[test]
fn ru_codex_3_10_4_restoring_together_is_halved_and_a_record_that_is_lost_loses_for_both() {
    let mut hall = both_in_time_trouble("RU-CODEX");
    hall.line("h4-g3");
    hall.act(ARBITER, ask(Record::RestoreTogether));
    hall.wait(Millis::minutes(4));
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    hall.act(SECOND, ask(Record::Restored(Player::Second)));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["17:00", "17:00"]);

    let mut lost = both_in_time_trouble("RU-CODEX");
    lost.line("h4-g3");
    lost.act(ARBITER, ask(Record::RestoreTogether));
    lost.act(ARBITER, ask(Record::GiveUp(Player::First)));
    lost.ended("0-0", "RU-CODEX:3.10.4");
    assert_eq!(lost.outcome().cause, Cause::Record);

    let mut one = white_in_time_trouble("RU-CODEX", Millis::minutes(4));
    one.refused_by(ARBITER, ask(Record::GiveUp(Player::First)), "RU-CODEX:3.10.3");
}

/// Renju: three moves each in 90 minutes, then 30 minutes.
fn renju_two_controls() -> Hall {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m/3,30m");
    hall.line("h8 a1");
    hall
}

#[test]
fn ru_renju_5_3_2_2_time_of_comparing_is_charged_but_never_below_five_minutes_to_the_control() {
    let mut hall = renju_two_controls();
    hall.act(ARBITER, ask(Record::Compare));
    hall.wait(Millis::minutes(8));
    hall.act(ARBITER, ask(Record::Compared(Guilt::Both)));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["1:26:00", "1:26:00"]);
    hall.act(ARBITER, ask(Record::Compare));
    hall.wait(Millis::minutes(3));
    hall.act(ARBITER, ask(Record::Compared(Guilt::One(Player::Second))));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["1:26:00", "1:23:00"]);

    let mut short = renju_two_controls();
    short.wait(Millis::minutes(84));
    assert_eq!(short.left(Player::First), "6:00");
    short.act(ARBITER, ask(Record::Compare));
    short.wait(Millis::minutes(8));
    short.act(ARBITER, ask(Record::Compared(Guilt::Both)));
    assert_eq!([short.left(Player::First), short.left(Player::Second)], ["5:00", "1:26:00"]);
    short.line("h9 a3");
    assert_eq!(short.left(Player::First), "5:00");
    short.line("g12");
    assert_eq!(
        short.left(Player::First),
        "32:00",
        "five minutes and thirty more, less the three carried over"
    );

    let mut ru22 = Hall::new("RU22", "renju", "45m+30s");
    ru22.refused(ARBITER, ask(Record::Compare));
}

#[test]
fn ru_renju_5_3_2_5_who_is_ready_later_goes_on_with_his_own_time() {
    let mut hall = renju_two_controls();
    hall.wait(Millis::minutes(86)).play("h9");
    hall.wait(Millis::minutes(86)).play("a3");
    hall.line("g12 a5");
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["34:00", "34:00"]);
    hall.act(ARBITER, ask(Record::RestoreTogether));
    hall.wait(Millis::minutes(6));
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["31:00", "31:00"]);
    hall.wait(Millis::minutes(2));
    hall.act(SECOND, ask(Record::Restored(Player::Second)));
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["31:00", "29:00"]);
    assert_eq!(hall.game.running(), Some(Player::First));
}

#[test]
fn an_adjournment_ends_restoring_together_and_nobody_pays_for_it() {
    let mut hall = both_in_time_trouble("RU-CODEX");
    hall.line("h4-g3");
    hall.act(ARBITER, ask(Record::RestoreTogether));
    hall.act(CHIEF, Command::Adjourn(adjourn::Command::Order(Ground::Exception(Exception::Disaster))));
    hall.wait(Millis::hours(5));
    let present = Each([true, true]);
    hall.act(ARBITER, Command::Adjourn(adjourn::Command::Resume { present, times: None }));
    hall.act(ARBITER, Command::Stop(StopReason::Disturbance));
    hall.refused(FIRST, ask(Record::Restored(Player::First)));
    hall.act(ARBITER, Command::Resume);
    hall.act(FIRST, ask(Record::Restored(Player::First)));
    hall.play("b2-a1");
    assert_eq!([hall.left(Player::First), hall.left(Player::Second)], ["19:00", "19:00"]);
}

#[test]
fn without_a_record_nobody_has_a_duty_and_nothing_is_handed_in() {
    let mut blitz = Hall::by(draft("RU22", "russian blitz", "3m+2s")).begin();
    assert_eq!(duty(&blitz, Player::First), Duty::None);
    blitz.refused(FIRST, write(0, "c3-d4"));
    blitz.act(FIRST, Command::Resign);
    assert_eq!(blitz.game.sheets(), Sheets::NotKept);
    blitz.refused_by(ARBITER, ask(Record::HandIn), "RU22:2.3.2.i");
}
