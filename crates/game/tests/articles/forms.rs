//! Games with the blind, and other forms of play.

use clock::Millis;
use game::adjourn::{Command as Adjourn, Envelope, Ground, Script, Secret};
use game::form::{Aid, Command as Form, Fact as Said, Impairment, Where, braille};
use game::{Actor, Command, Each, Event, Fact, Player, irregularity};
use rulebook::Draft;

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

fn ask(command: Form) -> Command {
    Command::Form(command)
}

/// A game of a blind player with White against a sighted one.
fn blind(control: &str) -> Hall {
    let mut hall = Hall::new("RU-CODEX", "russian", control);
    hall.act(ARBITER, ask(Form::Describe { player: Player::First, impairment: Impairment::Sight }));
    hall
}

/// The player to move makes a move, announces it and presses the clock.
fn play(hall: &mut Hall, text: &str) {
    let (by, played) = (hall.mover(), hall.read(text));
    hall.act(by, Command::play(played));
    hall.act(by, ask(Form::Announce(played)));
    hall.act(by, Command::Press);
}

fn said(events: &[Event]) -> Vec<&Said> {
    let form = |event: &'_ Event| matches!(event.fact, Fact::Form(_));
    let of = |event| match event {
        &Event { fact: Fact::Form(ref fact), .. } => Some(fact),
        _ => None,
    };
    events.iter().filter(|event| form(event)).filter_map(of).collect()
}

#[test]
fn ru_codex_3_21_2_the_move_on_the_board_counts_where_another_was_announced() {
    let mut hall = blind("45m");
    let announced = hall.read("c3-d4");
    let made = hall.read("c3-b4");
    hall.refused_by(FIRST, ask(Form::Announce(announced)), "RU-CODEX:3.21.2");
    hall.act(FIRST, Command::play(made));
    let events = hall.act(FIRST, ask(Form::Announce(announced)));
    assert_eq!(said(&events), [&Said::Announced { player: Player::First, said: announced, differs: true }]);
    hall.act(FIRST, Command::Press);
    assert_eq!(hall.game.plies()[0].played, made);
}

#[test]
fn ru_codex_3_21_3_lifting_a_piece_binds_and_touching_it_does_not() {
    let square = |name| draughts::Board::new(8, 8).square_named(name).expect("a square");
    let touch = |name| Command::Irregularity(irregularity::Command::Touch(square(name)));
    let lift = |name| Command::Irregularity(irregularity::Command::Lift(square(name)));
    let mut hall = blind("45m");
    let events = hall.act(FIRST, touch("c3"));
    let noted = |event: &Event| match &event.fact {
        Fact::Noted { article, .. } => Some(article.name()),
        _ => None,
    };
    assert_eq!(events.iter().find_map(noted), Some("RU-CODEX:3.21.3"));
    hall.act(FIRST, lift("e3"));
    hall.refused(FIRST, Command::play(hall.read("c3-d4")));
    play(&mut hall, "e3-d4");

    let mut freely = blind("45m");
    freely.act(FIRST, touch("e3"));
    play(&mut freely, "c3-d4");
    let mut sighted = Hall::new("RU-CODEX", "russian", "45m");
    sighted.act(FIRST, touch("e3"));
    sighted.refused(FIRST, Command::play(sighted.read("c3-d4")));
}

#[test]
fn ru_codex_3_21_4_the_clock_is_pressed_only_after_the_announcement_also_by_the_sighted() {
    let mut hall = blind("45m");
    hall.make("c3-d4");
    hall.refused_by(FIRST, Command::Press, "RU-CODEX:3.21.4");
    assert_eq!(hall.game.running(), Some(Player::First));
    let played = hall.game.plies()[0].played;
    hall.act(FIRST, ask(Form::Announce(played)));
    hall.act(FIRST, Command::Press);
    hall.make("b6-a5");
    hall.refused_by(SECOND, Command::Press, "RU-CODEX:3.21.4");
    let mut sighted = Hall::new("RU-CODEX", "russian", "45m");
    sighted.play("c3-d4");
}

#[test]
fn ru_codex_3_21_5_a_move_sealed_in_braille_leaves_the_envelope_to_the_arbiter() {
    let mut hall = Hall::at("RU-CODEX", "russian", "70m/35,15m", "W:WKa1,c5:BKh4");
    hall.shuffle("a1-b2 h4-g3 b2-a1 g3-h4", 17).line("a1-b2 h4-g3");
    let written = braille("b2-a1").expect("a move");
    assert_eq!(written, "⠃⠼⠃⠤⠁⠼⠁");
    let seal = Command::Adjourn(Adjourn::Seal { secret: Secret::new("b2-a1"), script: Script::Braille });
    hall.act(ARBITER, Command::Adjourn(Adjourn::Order(Ground::SessionOver)));
    hall.refused_by(FIRST, seal.clone(), "RU-CODEX:3.21.5");
    hall.act(ARBITER, ask(Form::Describe { player: Player::First, impairment: Impairment::Sight }));
    hall.act(FIRST, seal);
    hall.act(FIRST, Command::Adjourn(Adjourn::StopClock));
    let names = Each(["Ivanov".to_owned(), "Petrov".to_owned()]);
    let envelope = Envelope { names, ..hall.game.envelope_due() };
    hall.refused_by(SECOND, Command::Adjourn(Adjourn::Inscribe(envelope.clone())), "RU-CODEX:3.21.5");
    hall.act(ARBITER, Command::Adjourn(Adjourn::Inscribe(envelope)));
    hall.act(ARBITER, Command::Adjourn(Adjourn::Keep));
    hall.act(ARBITER, Command::Adjourn(Adjourn::Resume { present: Each([true, true]), times: None }));
    hall.act(ARBITER, Command::Adjourn(Adjourn::Open));
    assert_eq!(hall.game.running(), Some(Player::Second));
}

#[test]
fn ru_codex_3_21_6_times_are_told_on_request_and_a_blind_player_is_warned() {
    let mut hall = blind("45m");
    hall.refused_by(SECOND, ask(Form::AskTimes), "RU-CODEX:3.21.6");
    hall.wait(Millis::minutes(9));
    let events = hall.act(FIRST, ask(Form::AskTimes));
    let used = Each([Millis::minutes(9), Millis::ZERO]);
    assert_eq!(said(&events), [&Said::TimesTold { player: Player::First, used }]);

    let due = hall.now + Millis::minutes(31);
    assert_eq!(hall.game.wake(hall.now), Some(due));
    hall.wait(Millis::minutes(31) - Millis(1));
    assert_eq!(said(&hall.act(Actor::Program, Command::Tick)), Vec::<&Said>::new());
    hall.wait(Millis(1));
    let warned = Said::Warned { player: Player::First, control: 0 };
    assert_eq!(said(&hall.act(Actor::Program, Command::Tick)), [&warned]);
    assert_eq!(said(&hall.act(Actor::Program, Command::Tick)), Vec::<&Said>::new(), "once for a control");

    play(&mut hall, "c3-d4");
    assert_eq!(hall.game.wake(hall.now), Some(hall.now + Millis::minutes(45)));
    hall.wait(Millis::minutes(45));
    let flag = Said::FlagTold { player: Player::First };
    assert_eq!(said(&hall.act(Actor::Program, Command::Tick)), [&flag]);
}

#[test]
fn ru_codex_3_21_1_a_second_and_a_special_board_may_be_used() {
    let mut hall = blind("45m");
    for (player, aid) in [(Player::First, Aid::SpecialBoard), (Player::Second, Aid::SecondBoard)] {
        hall.act(ARBITER, ask(Form::Permit { player, aid, reason: String::new() }));
        assert!(hall.game.permits(player, aid));
    }
    assert!(!hall.game.permits(Player::Second, Aid::SpecialBoard));
}

/// An aid is a violation until an official has permitted it by its article.
fn permitted(aid: Aid, article: &str) {
    let mut hall = Hall::new("RU22", "russian", "45m+30s");
    let permit = || ask(Form::Permit { player: Player::Second, aid, reason: "blind".to_owned() });
    hall.refused(SECOND, permit());
    assert!(!hall.game.permits(Player::Second, aid));
    let events = hall.act(ARBITER, permit());
    let by = said(&events).iter().find_map(|fact| match fact {
        Said::Permitted { by, .. } => Some(by.name()),
        _ => None,
    });
    assert_eq!(by, Some(article));
    assert_eq!(hall.game.aids(Player::Second).collect::<Vec<_>>(), [(aid, "blind")]);
}

#[test]
fn ru22_2_3_3_b_a_second_board_may_be_permitted() {
    permitted(Aid::SecondBoard, "RU22:2.3.3.b");
}

#[test]
fn ru22_2_3_3_d_a_board_that_is_felt_may_be_permitted() {
    permitted(Aid::SpecialBoard, "RU22:2.3.3.d");
}

#[test]
fn ru22_2_3_3_k_a_voice_recorder_may_be_permitted() {
    permitted(Aid::VoiceRecorder, "RU22:2.3.3.k");
}

#[test]
fn ua24_iii_recording_5_an_assistant_needs_a_reason() {
    let mut hall = Hall::new("UA24", "russian", "45m+30s");
    let permit = |reason: &str| {
        ask(Form::Permit { player: Player::First, aid: Aid::Assistant, reason: reason.to_owned() })
    };
    hall.refused_by(ARBITER, permit(" "), "UA24:III.recording.5");
    hall.act(ARBITER, permit("a broken hand"));
    assert_eq!(hall.game.aids(Player::First).collect::<Vec<_>>(), [(Aid::Assistant, "a broken hand")]);
    let mut ru22 = Hall::new("RU22", "russian", "45m+30s");
    ru22.refused_by(ARBITER, permit("a broken hand"), "RU22:5.4.3.1");
}

#[test]
fn ua24_ii_systems_7_6_an_impairment_is_recorded_with_the_game() {
    let mut hall = Hall::new("UA24", "russian", "45m+30s");
    hall.act(ARBITER, ask(Form::Describe { player: Player::Second, impairment: Impairment::Hearing }));
    assert_eq!(hall.game.impairments(Player::Second), [Impairment::Hearing]);
    hall.refused(SECOND, ask(Form::Describe { player: Player::First, impairment: Impairment::Sight }));
}

fn of_form(form: rulebook::Form) -> Hall {
    Hall::by(Draft { form, ..draft("UA24", "russian", "45m+30s") }).begin()
}

#[test]
fn ua24_ii_systems_7_2_the_giver_of_a_display_moves_when_he_is_at_the_board() {
    let mut hall = of_form(rulebook::Form::Simultaneous);
    hall.act(ARBITER, ask(Form::Giver(Player::First)));
    assert_eq!(hall.game.giver(), Some(Player::First));
    hall.act(FIRST, ask(Form::Stands(Where::Elsewhere)));
    hall.refused_by(FIRST, Command::play(hall.read("c3-d4")), "UA24:II.systems.7.2");
    hall.refused_by(SECOND, ask(Form::Stands(Where::Here)), "UA24:II.systems.7.2");
    hall.act(FIRST, ask(Form::Stands(Where::Here)));
    hall.play("c3-d4");
    hall.act(FIRST, ask(Form::Stands(Where::Elsewhere)));
    hall.play("b6-a5");
    let mut ordinary = of_form(rulebook::Form::Ordinary);
    ordinary.refused_by(ARBITER, ask(Form::Giver(Player::First)), "UA24:II.systems.7.2");
}

#[test]
fn ua24_ii_systems_7_5_the_board_is_hidden_from_who_plays_blindfold() {
    let mut hall = of_form(rulebook::Form::Blindfold);
    hall.act(ARBITER, ask(Form::Blindfold(Player::Second)));
    let by = hall.game.hides_board(Player::Second);
    assert_eq!(by.map(article::Article::name), Some("UA24:II.systems.7.5"));
    assert_eq!(hall.game.hides_board(Player::First), None);
    let mut ordinary = of_form(rulebook::Form::Ordinary);
    ordinary.refused_by(ARBITER, ask(Form::Blindfold(Player::First)), "UA24:II.systems.7.5");
}

#[test]
fn ua24_ii_systems_7_7_the_giver_of_a_display_may_play_blindfold() {
    let mut hall = of_form(rulebook::Form::Simultaneous);
    hall.act(ARBITER, ask(Form::Giver(Player::First)));
    hall.act(ARBITER, ask(Form::Blindfold(Player::First)));
    let by = hall.game.hides_board(Player::First);
    assert_eq!(by.map(article::Article::name), Some("UA24:II.systems.7.7"));
}

#[test]
fn ua24_ii_systems_7_8_a_side_that_confers_is_one_participant_with_members() {
    let mut hall = of_form(rulebook::Form::Consultation);
    let consult = |members: &[&str]| {
        let members = members.iter().map(|&name| name.to_owned()).collect();
        ask(Form::Consult { player: Player::Second, members })
    };
    hall.refused_by(ARBITER, consult(&["Kovalenko"]), "UA24:II.systems.7.8");
    hall.act(ARBITER, consult(&["Kovalenko", "Shevchenko"]));
    assert_eq!(hall.game.members(Player::Second), ["Kovalenko", "Shevchenko"]);
    hall.line("c3-d4 b6-a5");
}

#[test]
fn officials_are_prompted_for_what_is_entrusted_to_them_and_note_it() {
    let book = rulebook::Book::open();
    let mut hall = Hall::new("RU22", "russian", "20m+30s");
    let names =
        |hall: &Hall| hall.game.duties(&book).map(|duty| duty.entry.article.name()).collect::<Vec<_>>();
    let (russian, renju) = (names(&hall), names(&Hall::new("RU22", "renju", "90m+30s")));
    assert!(russian.contains(&"RU22:6.1.8.7") && !renju.contains(&"RU22:6.1.8.7"));
    assert!(renju.contains(&"RU22:9.3.1.2") && !russian.contains(&"RU22:9.3.1.2"));
    assert!(hall.game.duties(&book).all(|duty| !duty.entry.note.is_empty() && duty.noted == 0));
    let article = article::Article::new("RU22:6.1.8.7");
    let note = || Command::Note { article, text: "clearly drawn".to_owned() };
    hall.refused(FIRST, note());
    hall.act(ARBITER, note());
    assert_eq!(hall.game.notes_on(article), 1);
}
