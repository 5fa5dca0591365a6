//! RU-RENJU: what parts equals (5.3.11).

use competition::standing::{PlayOff, Rules, due, object, standings, start};
use competition::{Command, Fact, No, Table, entry, round};
use rulebook::law::event::{Format, Tiebreak};
use rulebook::{Edition, Gravity, Scale};

use crate::desk::{CHIEF, Desk, ORGANISER, draft};
use crate::standings::{by, four, law, more_wins, order, six, table, value, why};

const RENJU: Edition = Edition::RuRenju;

#[test]
fn ru_renju_5_3_11_1_four_criteria_in_any_order() {
    let four = [Tiebreak::SonnebornBerger, Tiebreak::Wins, Tiebreak::HeadToHead, Tiebreak::PlayOff];
    let offered: Vec<Tiebreak> = law(RENJU).offered(Format::RoundRobin).collect();
    assert_eq!(offered, four);
    let mut turned = four;
    turned.reverse();
    assert_eq!(object(law(RENJU), Format::RoundRobin, &turned), []);
    let other =
        object(law(RENJU), Format::RoundRobin, &[Tiebreak::SonnebornBerger, Tiebreak::ResultsByPlace]);
    assert_eq!(
        (other.len(), other[0].by.name(), other[0].weight),
        (1, "RU-RENJU:5.3.11.1", Gravity::Refusal)
    );
}

#[test]
fn ru_renju_5_3_11_1_a_sonneborn_berger() {
    assert_eq!([1, 3].map(|no| value(&four(), Tiebreak::SonnebornBerger, no)), ["2.75", "1.75"]);
    let places = by(RENJU, Format::RoundRobin, &four(), &[Tiebreak::SonnebornBerger]);
    assert_eq!(why(&places, 1), "2.75 to 1.75 by sonneborn-berger [RU-RENJU:5.3.11.1.a]");
}

#[test]
fn ru_renju_5_3_11_1_b_more_wins() {
    let places = by(RENJU, Format::RoundRobin, &more_wins(), &[Tiebreak::Wins]);
    assert_eq!(why(&places, 1), "1 to 0 by wins [RU-RENJU:5.3.11.1.b]");
}

/// 1, 2 and 3 have three points each; among them 1.5, 1 and 0.5.
fn three() -> Table {
    let games = ["1+2 4-5", "1=3 4-5", "2+3 4+5", "1=4 2+5", "1+5 2+4", "3+4 3+5", "3=4"];
    table(Scale::OneHalfZero, 5, &games)
}

#[test]
fn ru_renju_5_3_11_1_c_games_among_all_who_share_the_place() {
    let places = by(RENJU, Format::RoundRobin, &three(), &[Tiebreak::HeadToHead]);
    assert_eq!([1, 2, 3].map(|no| three().points(No(no)).to_string()), ["3"; 3]);
    assert!(order(&places).starts_with("1 2 3"));
    assert_eq!(why(&places, 2), "1 to 0.5 by head-to-head [RU-RENJU:5.3.11.1.c]");
}

#[test]
fn ru_renju_5_3_11_1_d_an_additional_competition() {
    let mut rules = Rules::listing(RENJU, Format::RoundRobin, &[Tiebreak::PlayOff]);
    let open = due(&four(), &rules);
    assert_eq!((open[0].players.clone(), open[0].by.name()), (vec![No(1), No(3)], "RU-RENJU:5.3.11.1.d"));
    assert_eq!(start(&rules.law.play_off, open[0].first, true, true), Ok(()));
    assert!(start(&rules.law.play_off, open[0].first, false, true).is_err());
    rules.play_offs = vec![PlayOff { order: vec![vec![No(3)], vec![No(1)]] }];
    assert_eq!(order(&standings(&four(), &rules)), "2 3 1 4");
}

#[test]
fn ru_renju_5_3_11_2_a_coefficient_is_named_or_a_warning_given() {
    let found = object(law(RENJU), Format::RoundRobin, &[Tiebreak::Wins]);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].by.name(), found[0].weight), ("RU-RENJU:5.3.11.2", Gravity::Advice));
    assert_eq!(object(law(RENJU), Format::RoundRobin, &[Tiebreak::SonnebornBerger]), []);
}

#[test]
fn ru_renju_5_3_11_2_the_warning_is_logged_when_the_event_starts() {
    for (tiebreaks, logged) in [(vec![Tiebreak::Wins], 1), (vec![Tiebreak::SonnebornBerger], 0)] {
        let mut draft = draft("RU-RENJU", "renju");
        draft.standing.tiebreaks = tiebreaks;
        let mut desk = Desk::by(draft);
        for name in ["Ким Юрий", "Сом Пётр", "Орлов Олег"] {
            desk.act(ORGANISER, entry::Command::register(entry::Person::player(name)).into());
        }
        desk.act(ORGANISER, entry::Command::AdmitReady.into());
        let lots = round::Command::DrawLots { seed: 3, nonce: String::new() };
        desk.act(CHIEF, Command::Round(lots));
        for turn in 1..=2 {
            let facts = desk.act(CHIEF, Command::Round(round::Command::Pair { seed: 3 }));
            let [Fact::Round(round::Fact::Paired(round))] = facts.as_slice() else { panic!("{facts:?}") };
            let warnings = round.because.iter().filter(|why| why.by.name() == "RU-RENJU:5.3.11.2");
            let warnings: Vec<_> = warnings.map(|why| why.what.as_str()).collect();
            assert_eq!(warnings.len(), if turn == 1 { logged } else { 0 }, "{warnings:?}");
            assert!(warnings.iter().all(|what| what.contains("no system of coefficients is named")));
        }
    }
}

fn in_a_swiss(which: Tiebreak, expected: &str, article: &str) {
    // The opponents of the first have 1, 2.5 and 1.5 points.
    assert_eq!(value(&six(), which, 1), expected);
    let (law, swiss) = (law(RENJU), Format::Swiss);
    assert_eq!(law.permits(which, swiss).map(|by| by.name()), Ok(article));
    assert_eq!(law.permits(which, Format::RoundRobin).map_err(|by| by.name()), Err(article));
}

#[test]
fn ru_renju_5_3_11_3_1_buchholz() {
    in_a_swiss(Tiebreak::Buchholz, "5", "RU-RENJU:5.3.11.3.1");
}

#[test]
fn ru_renju_5_3_11_3_2_median_buchholz() {
    in_a_swiss(Tiebreak::BuchholzMedian, "1.5", "RU-RENJU:5.3.11.3.2");
}

#[test]
fn ru_renju_5_3_11_3_3_truncated_buchholz() {
    in_a_swiss(Tiebreak::BuchholzCut1, "4", "RU-RENJU:5.3.11.3.3");
}
