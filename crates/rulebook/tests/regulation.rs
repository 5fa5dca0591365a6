//! Everything a regulation chooses besides its time control, and what its edition has against it.

use clock::{Kind as Clock, Millis};
use renju::opening;
use rulebook::{
    BallotTable, Connection, Draft, Edition, Form, Gravity, Irregularities, LateCost, LateStep, Record,
    Regulation,
};

/// The recommended draft of a discipline.
#[track_caller]
fn draft(edition: Edition, discipline: &str) -> Draft {
    Draft::preset(edition, discipline.parse().expect("a discipline")).expect("a recommendation")
}

/// The same with another control.
#[track_caller]
fn timed(edition: Edition, discipline: &str, control: &str) -> Draft {
    Draft { control: control.parse().expect("a control"), ..draft(edition, discipline) }
}

#[track_caller]
fn regulation(draft: Draft) -> Regulation {
    draft.check().expect("a regulation").0
}

/// The articles a draft is refused by.
#[track_caller]
fn refused(draft: Draft) -> Vec<&'static str> {
    let found = draft.check().expect_err("a refusal");
    assert!(found.iter().all(|objection| !objection.what.is_empty() && !objection.allowed.is_empty()));
    found.iter().filter(|found| found.weight == Gravity::Refusal).map(|found| found.by.name()).collect()
}

/// The articles an accepted draft is advised by.
#[track_caller]
fn advised(draft: Draft) -> Vec<&'static str> {
    draft.check().expect("a regulation").1.iter().map(|advice| advice.by.name()).collect()
}

fn minutes(number: u64) -> Option<Millis> {
    Some(Millis::minutes(number))
}

#[test]
fn an_edition_that_does_not_know_the_game_says_which_it_knows() {
    let lost = Draft { edition: Edition::RuRenju, ..draft(Edition::Ru22, "russian") };
    let found = lost.check().unwrap_err();
    assert_eq!((found[0].by.name(), found[0].allowed.as_str()), ("RU-RENJU:5.2.1.2", "renju"));
    let objection = Draft::preset(Edition::RuBegin, "checkers".parse().unwrap()).unwrap_err();
    assert_eq!((objection.by.name(), objection.allowed.as_str()), ("RU-BEGIN:B0", "russian"));
}

#[test]
fn what_the_beginners_rules_leave_open_is_in_ru22() {
    assert_eq!(refused(timed(Edition::RuBegin, "russian blitz", "7m")), ["RU22:6.1.9.3"]);
}

#[test]
fn ru22_5_4_4_1_lateness_is_the_first_control_and_at_most_an_hour() {
    let limit = |control| regulation(timed(Edition::Ru22, "international", control)).lateness_limit();
    assert_eq!((limit("80m+60s").value, limit("80m+60s").by.name()), (Millis::hours(1), "RU22:5.4.4.1"));
    assert_eq!(limit("45m+30s").value, Millis::minutes(45));
    assert_eq!(limit("40m/30,30m").value, Millis::minutes(40));
    let blitz = regulation(draft(Edition::Ru22, "russian blitz"));
    assert_eq!(blitz.lateness_limit().value, Millis::minutes(3));

    let late = |lateness| Draft { lateness, ..timed(Edition::Ru22, "international", "80m+60s") };
    assert_eq!(refused(late(minutes(61))), ["RU22:5.4.4.1"]);
    assert_eq!(regulation(late(minutes(60))).lateness_limit().value, Millis::hours(1));
    assert_eq!(regulation(late(minutes(0))).lateness_limit().value, Millis::ZERO);
    let late = Draft { lateness: minutes(4), ..draft(Edition::Ru22, "russian blitz") };
    assert_eq!(refused(late), ["RU22:5.4.4.1"]);
}

#[test]
fn ua24_iii_start_4_2_lateness_is_the_first_control_and_at_most_an_hour() {
    let of = |draft| regulation(draft).lateness_limit();
    let (short, long) = (draft(Edition::Ua24, "russian"), draft(Edition::Ua24, "international"));
    assert_eq!((of(short.clone()).value, of(short).by.name()), (Millis::minutes(45), "UA24:III.start.4.2"));
    assert_eq!(of(long.clone()).value, Millis::hours(1));
    assert_eq!(of(Draft { lateness: minutes(15), ..long.clone() }).value, Millis::minutes(15));
    assert_eq!(refused(Draft { lateness: minutes(61), ..long }), ["UA24:III.start.4.2"]);
}

#[test]
fn ru_codex_3_13_1_lateness_is_the_first_control() {
    let of = |draft| regulation(draft).lateness_limit();
    let (short, long) = (draft(Edition::RuCodex, "russian"), draft(Edition::RuCodex, "international"));
    assert_eq!((of(short.clone()).value, of(short).by.name()), (Millis::minutes(45), "RU-CODEX:3.13.1"));
    assert_eq!(of(long.clone()).value, Millis::minutes(90));
    assert_eq!(refused(Draft { lateness: minutes(91), ..long }), ["RU-CODEX:3.13.1"]);
}

#[test]
fn ru_renju_5_3_6_2_half_an_hour_is_the_limit_of_every_control() {
    let of = |draft| regulation(draft).lateness_limit();
    let late = of(timed(Edition::RuRenju, "renju", "120m+30s"));
    assert_eq!((late.value, late.by.name()), (Millis::minutes(30), "RU-RENJU:5.3.6.2"));
    let late = |lateness| Draft { lateness, ..draft(Edition::RuRenju, "renju") };
    assert_eq!(refused(late(minutes(31))), ["RU-RENJU:5.3.6.2"]);
    assert_eq!(refused(late(minutes(29))), ["RU-RENJU:5.3.6.2"], "up to 30 minutes he is admitted");
    assert!(late(minutes(30)).check().is_ok());
}

#[test]
fn steps_of_lateness_come_before_the_limit_and_keep_to_the_sanctions() {
    let steps = |from, costs| Draft {
        late_steps: vec![LateStep { from: Millis::minutes(from), costs }],
        ..draft(Edition::Ru22, "russian")
    };
    for costs in [LateCost::Remark, LateCost::Warning, LateCost::Time(Millis::minutes(2))] {
        assert_eq!(advised(steps(10, costs)), [""; 0]);
        assert_eq!(refused(steps(30, costs)), ["RU22:5.4.4.1"]);
    }
    assert_eq!(refused(steps(10, LateCost::Time(Millis::minutes(3)))).len(), 1);
    assert_eq!(refused(steps(10, LateCost::Time(Millis::seconds(20)))).len(), 1, "less than the increment");
    let steps = Draft {
        late_steps: vec![LateStep { from: Millis::minutes(5), costs: LateCost::Remark }],
        ..draft(Edition::RuCodex, "russian")
    };
    assert_eq!(advised(steps), ["RU-CODEX:3.13.1"]);
}

#[test]
fn ru22_5_4_6_two_games_or_more_and_five_minutes_in_classical_russian() {
    let of = |discipline, games, pause| Draft { games, pause, ..draft(Edition::Ru22, discipline) };
    for games in [2, 3, 9] {
        let pause = regulation(of("russian", games, None)).pause().expect("a pause");
        assert_eq!((pause.value, pause.by.name()), (Millis::minutes(5), "RU22:5.4.6"));
    }
    assert_eq!(regulation(of("russian", 1, None)).pause(), None);
    assert_eq!(refused(of("russian", 0, None)), ["RU22:5.4.6"]);
    assert_eq!(refused(of("russian", 2, minutes(4))), ["RU22:5.4.6"]);
    assert_eq!(refused(of("russian", 2, minutes(6))), ["RU22:5.4.6"]);
    assert_eq!(regulation(of("russian blitz", 2, None)).pause(), None);
    assert_eq!(
        regulation(of("russian blitz", 2, minutes(1))).pause().expect("chosen").value,
        Millis::minutes(1)
    );
    assert_eq!(advised(of("russian", 1, minutes(5))), ["RU22:5.4.6"]);
}

#[test]
fn ru_codex_3_19_two_to_four_games() {
    let of = |games, pause| Draft { games, pause, ..draft(Edition::RuCodex, "russian rapid") };
    for games in [1, 2, 3, 4] {
        assert!(of(games, None).check().is_ok());
    }
    assert_eq!(refused(of(5, None)), ["RU-CODEX:3.19"]);
    assert_eq!(regulation(of(2, None)).pause().expect("a pause").value, Millis::minutes(5));
    assert_eq!(refused(of(2, minutes(10))), ["RU-CODEX:3.19"]);
}

#[test]
fn ua24_iii_start_5_1_a_micromatch_has_two_games() {
    let of = |discipline, games| Draft { games, ..draft(Edition::Ua24, discipline) };
    assert_eq!(advised(of("russian", 2)), [""; 0]);
    assert_eq!(refused(of("checkers", 3)), ["UA24:III.start.5.1"]);
    assert_eq!(advised(of("international", 2)), ["UA24:II.systems.1"]);
}

#[test]
fn ua24_iii_start_5_6_five_to_ten_minutes_between_games() {
    let of = |pause| Draft { games: 2, pause, ..draft(Edition::Ua24, "russian") };
    assert_eq!(regulation(of(None)).pause().expect("a pause").value, Millis::minutes(5));
    assert_eq!(regulation(of(minutes(10))).pause().expect("a pause").by.name(), "UA24:III.start.5.6");
    assert_eq!(refused(of(minutes(11))), ["UA24:III.start.5.6"]);
    assert_eq!(refused(of(minutes(4))), ["UA24:III.start.5.6"]);
}

#[test]
fn a_ballot_table_fits_the_game() {
    let of = |edition, discipline, table| Draft { ballot: Some(table), ..draft(edition, discipline) };
    for table in [BallotTable::Draughts64, BallotTable::Draughts64Short] {
        assert!(of(Edition::Ua24, "russian", table).check().is_ok());
        assert_eq!(refused(of(Edition::Ua24, "brazilian", table)), ["UA24:III.start.5.8"]);
        assert_eq!(refused(of(Edition::Ru22, "international", table)), ["RU22:1.2"]);
    }
    assert_eq!(refused(of(Edition::Ru22, "russian", BallotTable::Checkers)), ["RU22:6.2.2"]);
    assert!(of(Edition::Ua24, "checkers", BallotTable::Checkers).check().is_ok());
}

#[test]
fn opening_regulations_and_fouls_are_for_renju() {
    let opening = opening::Regulation::Rif;
    let fouls = renju::Rules { foul: renju::FoulConsequence::Loses, ..renju::Rules::default() };
    assert!(Draft { opening, fouls, ..draft(Edition::Ru22, "renju") }.check().is_ok());
    let both = Draft { opening, fouls, ..draft(Edition::Ru22, "russian") };
    assert_eq!(refused(both), ["RU22:9.2.4.3", "RU22:9.2.4.3"]);
    assert_eq!(refused(Draft { opening, ..draft(Edition::Ua24, "checkers") }), ["UA24:II.systems.1"]);
}

#[test]
fn ru22_4_2_par6_official_events_should_have_electronic_clocks() {
    let of =
        |official| Draft { official, clock: Clock::Mechanical, ..timed(Edition::Ru22, "russian", "45m") };
    assert_eq!(advised(of(true)), ["RU22:4.2.par6"]);
    assert_eq!(advised(of(false)), [""; 0]);
}

#[test]
fn mechanical_clocks_add_no_time() {
    let of = |edition, discipline, control| Draft {
        clock: Clock::Mechanical,
        ..timed(edition, discipline, control)
    };
    assert_eq!(refused(of(Edition::Ru22, "russian", "30m+30s")), ["RU22:5.4.2.1"]);
    assert_eq!(refused(of(Edition::Ua24, "russian", "45m+10s")), ["UA24:III.clockuse.11"]);
    assert_eq!(refused(of(Edition::RuRenju, "renju", "45m+10s")), ["RU-RENJU:5.3.1.1"]);
    assert!(of(Edition::Ru22, "russian", "45m").check().is_ok());
}

#[test]
fn classical_games_are_recorded() {
    let of = |edition, discipline| Draft { record: Record::NotKept, ..draft(edition, discipline) };
    assert_eq!(refused(of(Edition::Ru22, "russian")), ["RU22:5.4.3.1"]);
    assert_eq!(refused(of(Edition::Ru22, "renju")), ["RU22:9.3.2.1"]);
    assert_eq!(refused(of(Edition::RuCodex, "international")), ["RU-CODEX:3.10.1"]);
    assert!(of(Edition::Ru22, "russian rapid").check().is_ok());
}

#[test]
fn ru22_1_1_par2_the_rules_of_remote_play_hold_from_afar_only() {
    let hall = draft(Edition::Ru22, "russian");
    let paused = Connection::Pause(Millis::minutes(2));
    assert_eq!(refused(Draft { connection: paused, ..hall.clone() }), ["RU22:1.1.par2"]);
    assert_eq!(refused(Draft { lag: Millis::millis(500), ..hall.clone() }), ["RU22:1.1.par2"]);
    let remote = hall.clone().remote();
    assert!(Draft { connection: paused, lag: Millis::millis(500), ..remote.clone() }.check().is_ok());
    assert_eq!(advised(Draft { official: true, ..remote }), ["RU22:5.4.12.13"]);
    assert_eq!(advised(Draft { official: true, ..hall }), [""; 0]);
}

#[test]
fn ru22_5_4_12_1_a_virtual_board_takes_legal_moves_only() {
    let remote = draft(Edition::Ru22, "russian").remote();
    let loose = Draft { irregularities: Irregularities::OpponentDecides, ..remote };
    assert_eq!(refused(loose), ["RU22:5.4.12.1"]);
    let strict = Draft { irregularities: Irregularities::Refused, ..draft(Edition::Ru22, "russian") };
    assert_eq!(refused(strict), ["RU22:5.4.14.2"], "in a hall they can be made");
}

#[test]
fn ru22_5_4_12_3_the_platform_keeps_time_and_record() {
    let remote = timed(Edition::Ru22, "russian", "45m").remote();
    assert_eq!(refused(Draft { record: Record::NotKept, ..remote.clone() }), ["RU22:5.4.12.3"]);
    assert_eq!(refused(Draft { clock: Clock::Mechanical, ..remote }), ["RU22:5.4.12.3"]);
}

#[test]
fn an_edition_that_does_not_speak_of_remote_play_says_so() {
    assert_eq!(advised(draft(Edition::RuCodex, "russian").remote()), ["RU-CODEX:2.1"]);
}

#[test]
fn offers_before_the_move_of_the_edition_are_no_choice() {
    let of = |discipline, from| Draft { offers_from: Some(from), ..draft(Edition::Ru22, discipline) };
    assert_eq!(advised(of("russian", 10)), ["RU22:6.1.8.1"]);
    assert_eq!(advised(of("russian", 40)), [""; 0]);
    assert_eq!(advised(of("russian blitz", 10)), [""; 0]);
}

#[test]
fn forms_of_play_are_those_the_edition_names() {
    for form in Form::ALL {
        let of = |edition| advised(Draft { form, ..draft(edition, "russian") });
        assert_eq!(of(Edition::Ua24), [""; 0]);
        assert_eq!(of(Edition::Ru22).is_empty(), form == Form::Ordinary);
    }
}

#[test]
fn everything_wrong_is_told_at_once_the_grave_first() {
    let wrong = Draft {
        games: 0,
        lateness: minutes(90),
        ballot: Some(BallotTable::Checkers),
        clock: Clock::Mechanical,
        offers_from: Some(1),
        record: Record::NotKept,
        ..timed(Edition::Ru22, "russian", "10m+1s")
    };
    let found = wrong.check().unwrap_err();
    let articles: Vec<&str> = found.iter().map(|found| found.by.name()).collect();
    assert_eq!(
        articles,
        [
            "RU22:6.1.9.1",
            "RU22:5.4.2.1",
            "RU22:5.4.4.1",
            "RU22:5.4.6",
            "RU22:6.2.2",
            "RU22:5.4.3.1",
            "RU22:6.1.8.1"
        ]
    );
    assert_eq!(found.last().unwrap().weight, Gravity::Advice);
}

#[test]
fn a_regulation_says_what_each_choice_rests_on() {
    let renju = regulation(Draft { games: 2, ..draft(Edition::Ru22, "renju") });
    let by = |about: &str| {
        let term = renju.terms().into_iter().find(|term| term.about == about).expect("a term");
        (term.value, term.by.map(|by| by.name()))
    };
    assert_eq!(by("control"), ("90m+30s".to_owned(), Some("RU22:9.4.1.b")));
    assert_eq!(by("lateness"), ("loses beyond 1 h".to_owned(), Some("RU22:5.4.4.1")));
    assert_eq!(by("games"), ("2".to_owned(), Some("RU22:5.4.6")));
    assert_eq!(by("opening"), ("free".to_owned(), Some("RU22:9.2.4.3")));
    assert_eq!(by("fouls"), ("cannot be made".to_owned(), Some("RU22:9.2.4.2")));
}

#[test]
fn a_control_tells_which_discipline_is_meant() {
    let meant = |edition: Edition, asked: &str, control: &str| {
        let control = (!control.is_empty()).then(|| control.parse().expect("a control"));
        Draft::meant(edition, asked.parse().expect("a game"), control).to_string()
    };
    assert_eq!(meant(Edition::Ru22, "russian", "30m+30s"), "russian");
    assert_eq!(meant(Edition::Ru22, "russian", "8m+4s"), "russian rapid");
    assert_eq!(meant(Edition::Ru22, "russian", "3m+2s"), "russian blitz");
    assert_eq!(meant(Edition::Ru22, "russian", ""), "russian");
    assert_eq!(meant(Edition::Ru22, "russian blitz", "30m"), "russian blitz", "what was said stands");
    assert_eq!(meant(Edition::Ua24, "international", "5m+3s"), "international blitz");
}
