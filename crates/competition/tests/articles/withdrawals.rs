//! Those who leave a round robin: the rule of one half.

use competition::standing::{Counts, Rules, Settled, settle, standings};
use competition::{Cell, No, Table, round_robin};
use draughts::Colour;
use rulebook::law::event::Format;
use rulebook::{Edition, Mark, Scale, event_law};

use crate::standings::empty;

/// A round robin in the order of the tables in which the lower number always wins, up to the round the last number
/// left after; the games of later rounds stand in the table without a result. Some games may be unfinished.
fn leaving(players: u16, games: u16, unfinished: u16) -> (Table, No) {
    let rounds = players - 1;
    let leaver = No(players);
    let mut table = empty(Scale::TwoOneZero, players);
    table.line_mut(leaver).expect("a player").withdrawn_after = Some(games + unfinished);
    for round in 1..=rounds {
        for (one, other) in round_robin(players, round) {
            let is_leaver = one == leaver || other == leaver;
            let mark = |won| if won { Mark::Win } else { Mark::Loss };
            let known = !is_leaver || round <= games;
            for (no, opponent, colour) in [(one, other, Colour::White), (other, one, Colour::Black)] {
                let mark = known.then(|| mark(no < opponent));
                let cell = Cell { opponent: Some(opponent), colour: Some(colour), mark };
                table.line_mut(no).expect("a player").cells.push(cell);
            }
        }
    }
    (table, leaver)
}

fn settled(edition: Edition, players: u16, games: u16, unfinished: u16) -> (Settled, No) {
    let (table, leaver) = leaving(players, games, unfinished);
    (settle(table.clone(), &event_law(edition).withdrawal, Format::RoundRobin, players - 1), leaver)
}

fn marks(table: &Table, no: No) -> Vec<Option<Mark>> {
    table.cells(no).iter().map(|cell| cell.mark).collect()
}

/// What the opponents have against somebody, round by round.
fn replies(table: &Table, no: No) -> Vec<Option<Mark>> {
    let reply = |(round, cell): (usize, &Cell)| table.cells(cell.opponent?).get(round)?.mark;
    table.cells(no).iter().enumerate().map(reply).collect()
}

fn count(marks: &[Option<Mark>], wanted: Option<Mark>) -> usize {
    marks.iter().filter(|mark| **mark == wanted).count()
}

/// Less than half: results only for ratings, the unplayed games a minus on both sides.
#[track_caller]
fn early(edition: Edition, players: u16, games: u16, article: &str) {
    let (settled, leaver) = settled(edition, players, games, 0);
    let (total, played) = (usize::from(players - 1), usize::from(games));
    assert_eq!((settled.leavers[0].counts, settled.leavers[0].by.name()), (Counts::Out, article));
    assert_eq!(settled.leavers[0].played, played);
    for marks in [marks(&settled.shown, leaver), replies(&settled.shown, leaver)] {
        assert_eq!(count(&marks, Some(Mark::Minus)), total - played);
    }
    assert_eq!(count(&marks(&settled.shown, leaver), Some(Mark::Loss)), played);
    // For places nobody has anything against him, for ratings the games that were played.
    assert_eq!(count(&replies(&settled.places, leaver), None), total);
    let rated = settled.ratings.cells(leaver).iter().filter(|cell| cell.was_played()).count();
    assert_eq!(rated, played);
    // He has no place, and number 1 has no points from him.
    let mut rules = Rules::usual(edition, Format::RoundRobin);
    rules.out = settled.out().collect();
    let places = standings(&settled.places, &rules);
    assert!(places.iter().all(|place| place.no != leaver));
    assert_eq!(places.len(), total);
    assert_eq!(places[0].points.to_string(), (2 * (players - 2)).to_string());
}

/// Half or more: a minus for him and a plus for the others, and he has a place.
#[track_caller]
fn late(edition: Edition, players: u16, games: u16, article: &str) {
    let (settled, leaver) = settled(edition, players, games, 0);
    let left = usize::from(players - 1 - games);
    assert_eq!((settled.leavers[0].counts, settled.leavers[0].by.name()), (Counts::Ranked, article));
    for table in [&settled.shown, &settled.places] {
        assert_eq!(count(&marks(table, leaver), Some(Mark::Minus)), left);
        assert_eq!(count(&replies(table, leaver), Some(Mark::Plus)), left);
    }
    let places = standings(&settled.places, &Rules::usual(edition, Format::RoundRobin));
    assert_eq!(places.len(), usize::from(players));
    assert_eq!(places[0].points.to_string(), (2 * (players - 1)).to_string());
    let rated = settled.ratings.cells(leaver).iter().filter(|cell| cell.was_played()).count();
    assert_eq!(rated, usize::from(games));
}

#[test]
fn ru22_5_4_5_2_with_less_than_half_his_results_are_for_ratings_only() {
    early(Edition::Ru22, 10, 4, "RU22:5.4.5.2");
}

#[test]
fn ru22_5_4_5_3_with_half_or_more_he_counts_and_the_others_have_pluses() {
    late(Edition::Ru22, 10, 5, "RU22:5.4.5.3");
}

/// Unfinished games count as played and are adjudicated.
#[track_caller]
fn adjudicated(edition: Edition, players: u16, games: u16, articles: (&str, &str)) {
    let (settled, leaver) = settled(edition, players, games, 1);
    assert_eq!(settled.leavers[0].played, usize::from(games) + 1);
    assert_eq!((settled.leavers[0].counts, settled.leavers[0].by.name()), (Counts::Ranked, articles.0));
    assert_eq!(settled.adjudicate.len(), 1);
    let open = settled.adjudicate[0];
    assert_eq!((open.leaver, open.round, open.by.name()), (leaver, games + 1, articles.1));
    assert_eq!(marks(&settled.places, leaver)[usize::from(games)], None);
    // Without it he would be out.
    assert_eq!(self::settled(edition, players, games, 0).0.leavers[0].counts, Counts::Out);
}

#[test]
fn ru22_5_4_5_4_unfinished_games_count_as_played() {
    adjudicated(Edition::Ru22, 10, 4, ("RU22:5.4.5.3", "RU22:5.4.5.4"));
}

#[test]
fn ru_codex_3_14_2_with_less_than_half_his_games_count_for_nobody() {
    early(Edition::RuCodex, 14, 6, "RU-CODEX:3.14.2");
}

#[test]
fn ru_codex_3_14_3_with_half_or_more_he_counts() {
    // Twelve games: thirteen players, each free once; here the same with twelve others.
    late(Edition::RuCodex, 14, 7, "RU-CODEX:3.14.3");
    let (table, leaver) = leaving(14, 6, 0);
    let twelve = settle(table.clone(), &event_law(Edition::RuCodex).withdrawal, Format::RoundRobin, 12);
    assert_eq!((twelve.leavers[0].no, twelve.leavers[0].counts), (leaver, Counts::Ranked));
}

#[test]
fn ru_codex_3_14_4_unfinished_games_count_as_played() {
    adjudicated(Edition::RuCodex, 14, 6, ("RU-CODEX:3.14.3", "RU-CODEX:3.14.4"));
}

#[test]
fn ua24_iii_withdrawal_1_1_with_half_or_more_he_loses_what_is_left() {
    late(Edition::Ua24, 12, 6, "UA24:III.withdrawal.1.1");
    // Five finished and one begun are half of eleven or more, and the one begun is lost.
    let (begun, leaver) = settled(Edition::Ua24, 12, 5, 1);
    assert_eq!((begun.leavers[0].counts, begun.adjudicate.len()), (Counts::Ranked, 0));
    assert_eq!(
        (marks(&begun.places, leaver)[5], replies(&begun.places, leaver)[5]),
        (Some(Mark::Loss), Some(Mark::Win))
    );
}

#[test]
fn ua24_iii_withdrawal_1_2_with_less_than_half_his_results_are_annulled() {
    let (settled, leaver) = settled(Edition::Ua24, 12, 5, 0);
    assert_eq!(
        (settled.leavers[0].counts, settled.leavers[0].by.name()),
        (Counts::Out, "UA24:III.withdrawal.1.2")
    );
    for table in [&settled.shown, &settled.places, &settled.ratings] {
        assert_eq!(count(&replies(table, leaver), None), 11);
        assert_eq!(count(&marks(table, leaver), None), 11);
    }
    assert_eq!(settled.places.points(No(1)).to_string(), "20");
}

#[test]
fn ru_renju_5_3_9_3_with_less_than_half_games_against_him_count_in_a_swiss_only() {
    early(Edition::RuRenju, 10, 4, "RU-RENJU:5.3.9.3");
    let (table, leaver) = leaving(10, 4, 0);
    let swiss = settle(table.clone(), &event_law(Edition::RuRenju).withdrawal, Format::Swiss, 9);
    assert_eq!((swiss.leavers[0].counts, swiss.leavers[0].by.name()), (Counts::Ranked, "RU-RENJU:5.3.9.3"));
    assert_eq!(count(&replies(&swiss.places, leaver), Some(Mark::Win)), 4);
    // A game that was adjourned is lost.
    let (adjourned, leaver) = settled(Edition::RuRenju, 10, 2, 1);
    assert_eq!(marks(&adjourned.shown, leaver)[2], Some(Mark::Loss));
}

#[test]
fn ru_renju_5_3_9_4_with_half_he_takes_part_in_the_places() {
    late(Edition::RuRenju, 10, 5, "RU-RENJU:5.3.9.4");
}

/// Two who left: their own game is a minus for both, and one who is out takes his games with him.
#[test]
fn two_who_left_have_a_minus_each() {
    let (mut table, leaver) = leaving(10, 5, 0);
    let cells = table.cells(leaver).to_vec();
    let other = cells[8].opponent.expect("an opponent");
    let line = table.line_mut(other).expect("a player");
    line.withdrawn_after = Some(6);
    for cell in line.cells.iter_mut().skip(6) {
        cell.mark = None;
    }
    let both = settle(table.clone(), &event_law(Edition::Ru22).withdrawal, Format::RoundRobin, 9);
    assert_eq!(both.leavers.len(), 2);
    assert_eq!(
        (marks(&both.places, leaver)[8], replies(&both.places, leaver)[8]),
        (Some(Mark::Minus), Some(Mark::Minus))
    );
}
