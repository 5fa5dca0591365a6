//! What makes no sense is refused by the article that knows the form.

use competition::{No, TeamId};
use forms::{Asked, Form};
use language::Language;

use crate::desk::{Desk, draft, round_robin, swiss, teams};
use competition::regulation::{System, TableOrder};

#[test]
fn a_round_that_is_not_paired() {
    let desk = swiss(8, 2, 5);
    for form in [
        Form::RoundProtocol,
        Form::PairingsByBoard,
        Form::PairingsByName,
        Form::ResultSlips,
        Form::ScoreSheets,
        Form::Games,
        Form::Bulletin,
    ] {
        let refusal = desk.refused(form, |asked| asked.round = Some(3));
        assert_eq!(
            (refusal.why, &*refusal.instead),
            ("this round is not paired", "rounds 1 to 2 are paired"),
            "{form}"
        );
        assert_eq!(refusal.by, form.article(desk.event.regulation().edition));
        let zero = desk.refused(form, |asked| asked.round = Some(0));
        assert_eq!(zero.why, "this round is not paired");
    }
}

#[test]
fn a_table_of_another_system() {
    let refusal = round_robin(4, 1).refused(Form::SwissTable, |_| {});
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:14.1.3", "this is no Swiss"));
    let refusal = swiss(4, 1, 2).refused(Form::RoundRobinTable, |_| {});
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:14.1.3", "this is no round robin"));
}

#[test]
fn matches_are_of_teams_and_rounds_of_players() {
    let refusal = round_robin(4, 1).refused(Form::MatchProtocol, |_| {});
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:14.1.1", "only teams play matches"));
    let mut desk = teams(4, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    desk.pair();
    assert_eq!(desk.refused(Form::RoundProtocol, |_| {}).why, "teams have protocols of matches");
    let refusal = desk.refused(Form::MatchProtocol, |asked| asked.team = Some(TeamId(99)));
    assert_eq!(refusal.why, "there is no such match");
    let refusal = desk.refused(Form::LineUp, |asked| asked.team = Some(TeamId(99)));
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:5.4.9.2", "there is no such team"));
}

#[test]
fn numbers_nobody_has() {
    let desk = round_robin(4, 1);
    for form in [Form::PlayerCard, Form::Certificate] {
        for no in [0, 5, u16::MAX] {
            let refusal = desk.refused(form, |asked| asked.no = Some(No(no)));
            assert_eq!(
                (refusal.why, &*refusal.instead),
                ("nobody has this number", "numbers 1 to 4"),
                "{form}"
            );
        }
    }
    let refusal = desk.refused(Form::Protest, |asked| asked.case = Some(1));
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:5.4.17.2", "there is no such protest"));
    let refusal = desk.refused(Form::ScoreSheets, |asked| asked.no = Some(No(9)));
    assert_eq!((refusal.by.name(), refusal.why), ("RU22:5.4.3.1", "there is no such pair"));
}

#[test]
fn an_event_before_anything_happened_refuses_or_prints_but_never_breaks() {
    for (edition, discipline) in
        [("RU22", "russian"), ("UA24", "brazilian"), ("RU-CODEX", "international"), ("RU-RENJU", "renju")]
    {
        let desk = Desk::by(draft(edition, discipline));
        for form in Form::ALL {
            for language in Language::ALL {
                match form.of(&desk.event, &Asked::new(language)) {
                    Ok(paper) => assert!(paper.pages() > 0, "{form}"),
                    Err(refusal) => assert_eq!(refusal.by, form.article(desk.event.regulation().edition)),
                }
            }
        }
    }
}

#[test]
fn every_form_has_a_name_that_is_read_back() {
    for form in Form::ALL {
        assert_eq!(form.name().parse(), Ok(form));
        for language in Language::ALL {
            assert_ne!(form.title(language), form.name(), "{language:?}");
        }
    }
    assert!(
        "round_protocol"
            .parse::<Form>()
            .unwrap_err()
            .to_string()
            .contains("there are preliminary-application")
    );
}

#[test]
fn refusals_are_said_in_every_language() {
    let desk = swiss(8, 2, 5);
    for language in [Language::Ukrainian, Language::Russian] {
        let t = language.text();
        for refusal in [
            desk.refused(Form::RoundProtocol, |asked| asked.round = Some(3)),
            desk.refused(Form::RoundRobinTable, |_| {}),
            desk.refused(Form::PlayerCard, |asked| asked.no = Some(No(77))),
            desk.refused(Form::MatchProtocol, |_| {}),
            desk.refused(Form::Games, |_| {}),
        ] {
            assert_ne!(t.said(refusal.why), refusal.why);
            assert_ne!(t.said(&refusal.instead), refusal.instead, "{refusal}");
        }
    }
}
