//! Articles about round robins, knockouts, Scheveningen and matches.

use core::slice::from_ref;
use std::collections::{BTreeMap, BTreeSet};

use clock::{Millis, Moment};
use competition::No;
use competition::knockout::{
    Broken, Given, Kind as Losers, Knockout, Lives, Outcome, Played, break_tie, colours, permitted,
};
use competition::mixed::Feed;
use competition::regulation::{Later, System};
use competition::round_robin::{
    Change, Numbers, Order, after_lots, coloured, lots_too_late, pairs_of, round_robin, rounds,
};
use competition::scheveningen::scheveningen;
use draughts::Colour;
use rulebook::law::event::{Character, EventLaw, TieWay, Whom};
use rulebook::{Edition, Gravity, Kind, Lots, Points, event_law};

const START: Moment = Moment(1_000 * 3_600_000);

fn law(edition: &str) -> &'static EventLaw {
    event_law(edition.parse().expect("an edition"))
}

fn written(players: u16, round: u16) -> String {
    let pairs = round_robin(players, round).map(|(first, second)| format!("{first}:{second}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Moments before the beginning of play.
fn before(time: Millis) -> Moment {
    Moment(START.0 - time.as_millis() as i64)
}

fn numbers(upto: u16) -> Vec<No> {
    (1..=upto).map(No).collect()
}

fn draughts() -> Kind {
    "russian".parse::<rulebook::Discipline>().expect("a discipline").kind
}

#[test]
fn ru_codex_3_2_a_two_cycles_with_colours_swapped() {
    assert_eq!(law("RU-CODEX").systems.round_robin.everybody.name(), "RU-CODEX:3.2.a");
    let mut met: BTreeMap<(No, No), u16> = BTreeMap::new();
    for round in 1..=10 {
        for pair in pairs_of(6, 2, round).pairs {
            *met.entry(pair).or_default() += 1;
        }
    }
    // Each of the fifteen pairs twice, once with either colour.
    assert_eq!(met.len(), 30);
    assert!(met.values().all(|&times| times == 1));
    assert!(pairs_of(6, 2, 11).pairs.is_empty());
}

/// Five players: who is named with the sixth is free, and who is named first has this colour.
fn five_players(edition: &str, kind: Kind, first: Colour, article: &str) {
    let law = &law(edition).systems.round_robin;
    assert_eq!(written(5, 1), "1:6 2:5 3:4");
    let round = pairs_of(5, 1, 1);
    assert_eq!(
        (round.free, round.pairs.as_slice()),
        (Some(No(1)), [(No(2), No(5)), (No(3), No(4))].as_slice())
    );
    let [white, black] = coloured(law, kind, (No(2), No(5))).value;
    assert_eq!(if first == Colour::White { (white, black) } else { (black, white) }, (No(2), No(5)));
    assert_eq!(coloured(law, kind, (No(2), No(5))).by.name(), article);
}

#[test]
fn ru22_a2_the_first_named_has_white_and_in_renju_black() {
    five_players("RU22", draughts(), Colour::White, "RU22:A2");
    five_players("RU22", Kind::Renju, Colour::Black, "RU22:A2");
    assert_eq!(coloured(&law("RU22").systems.round_robin, Kind::Renju, (No(1), No(2))).value, [No(2), No(1)]);
}

#[test]
fn ru_codex_app_1_a_the_partner_of_the_bracketed_number_is_free() {
    five_players("RU-CODEX", draughts(), Colour::White, "RU-CODEX:App.1.a");
}

#[test]
fn ru_renju_5_3_13_3_the_first_named_has_black() {
    five_players("RU-RENJU", Kind::Renju, Colour::Black, "RU-RENJU:5.3.13.3");
    let pair = coloured(&law("RU-RENJU").systems.round_robin, Kind::Renju, (No(1), No(4)));
    assert_eq!(pair.value, [No(4), No(1)]);
}

#[test]
fn ua24_ii_systems_6_1_a_seven_players_and_the_bracketed_eighth() {
    let round = pairs_of(7, 1, 1);
    assert_eq!((round.free, round.pairs[0]), (Some(No(1)), (No(2), No(7))));
    let law = &law("UA24").systems.round_robin;
    let seat = coloured(law, draughts(), round.pairs[0]);
    assert_eq!((seat.value, seat.by.name()), ([No(2), No(7)], "UA24:II.systems.6.1.a"));
}

#[test]
fn ua24_app_1_the_tables_with_the_pair_the_print_lost() {
    assert_eq!(law("UA24").systems.round_robin.tables.name(), "UA24:App.1");
    assert_eq!(written(6, 2), "6:4 5:3 1:2");
    assert_eq!(written(14, 13), "7:14 8:6 9:5 10:4 11:3 12:2 13:1");
    for players in 5..=16 {
        assert_eq!(rounds(players), players - 1 + players % 2);
        let last = players + players % 2;
        for round in 1..=rounds(players) {
            let table: BTreeSet<No> = round_robin(players, round).flat_map(|pair| [pair.0, pair.1]).collect();
            assert_eq!(table, numbers(last).into_iter().collect());
            assert_eq!(pairs_of(players, 1, round).free.is_some(), players % 2 == 1);
        }
    }
}

#[test]
fn ru22_a2_par1_the_order_of_rounds_changes_with_a_reason() {
    let law = &law("RU22").systems.round_robin;
    let mut order = Order::printed(5);
    assert!(order.play(1));
    let refused = order.changed(law, &[3, 2, 4, 5], " ").unwrap_err();
    assert_eq!(refused.by.name(), "RU22:A2.par1");
    let changed = order.changed(law, &[3, 2, 4, 5], "the hall is taken on Tuesday").unwrap();
    assert_eq!((changed.played(), changed.ahead()), ([1].as_slice(), [3, 2, 4, 5].as_slice()));
    // The pairs of a round of the table are what they were.
    assert_eq!(changed.next().map(|round| written(6, round)), Some("2:6 3:1 4:5".to_owned()));
    // Neither a round that was played nor one twice.
    for wrong in [[1, 2, 3, 4].as_slice(), &[2, 2, 4, 5], &[2, 3, 4], &[2, 3, 4, 5, 6]] {
        assert_eq!(order.changed(law, wrong, "a reason").unwrap_err().by.name(), "RU22:A2.par1");
    }
    // Where the round is drawn by lot, nobody changes the order.
    let by_lot = &self::law("UA24").systems.round_robin;
    assert!(order.changed(by_lot, &[3, 2, 4, 5], "a reason").is_err());
}

/// A lot fifteen minutes before play picks a round that was not played, until none is left.
fn drawn_rounds(edition: &str, article: &str) {
    let law = &law(edition).systems.round_robin;
    let mut order = Order::printed(7);
    let early = order.may_draw(law, START, before(Millis::minutes(16))).unwrap_err();
    assert_eq!(early.by.name(), article);
    assert_eq!(order.may_draw(law, START, START + Millis::seconds(1)).unwrap_err().by.name(), article);
    let mut lots = Lots::new(64);
    let mut drawn = Vec::new();
    for _ in 0..7 {
        order.may_draw(law, START, before(Millis::minutes(15))).unwrap();
        let round = order.draw(&mut lots).unwrap();
        assert!(!drawn.contains(&round) && order.play(round), "{round} after {drawn:?}");
        drawn.push(round);
    }
    assert_ne!(drawn, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(order.played(), drawn);
    assert_eq!(order.may_draw(law, START, START).unwrap_err().by.name(), article);
    assert_eq!((order.draw(&mut lots), order.next()), (None, None));
}

#[test]
fn ru_codex_app_1_b_the_round_is_drawn_fifteen_minutes_before_play() {
    drawn_rounds("RU-CODEX", "RU-CODEX:App.1.b");
}

#[test]
fn ua24_ii_systems_6_1_b_the_round_is_drawn_fifteen_minutes_before_play() {
    drawn_rounds("UA24", "UA24:II.systems.6.1.b");
    // RU22 knows no such lot.
    let refused = Order::printed(5).may_draw(&law("RU22").systems.round_robin, START, START).unwrap_err();
    assert_eq!(refused.by.name(), "RU22:A2");
}

#[test]
fn ru_codex_4_4_a_lots_twelve_hours_before_and_again_when_somebody_drops_out() {
    let law = &law("RU-CODEX").systems.lots;
    let late = lots_too_late(law, before(Millis::hours(10)), START).unwrap();
    assert_eq!((late.by.name(), late.weight), ("RU-CODEX:4.4.a", Gravity::Advice));
    assert_eq!(lots_too_late(law, before(Millis::hours(12)), START), None);
    assert_eq!(law.absent.map(|by| by.name()), Some("RU-CODEX:4.4.a"));
    let left = |players, no| {
        let after = after_lots(law, players, Change::Left(No(no)), false).unwrap();
        (after.value, after.by.name())
    };
    assert_eq!(left(10, 10), (Numbers::Stay, "RU-CODEX:4.4.a"));
    assert_eq!(left(10, 4), (Numbers::DrawnAgain, "RU-CODEX:4.4.a"));
    // With an odd number even the last one changes the table.
    assert_eq!(left(9, 9).0, Numbers::DrawnAgain);
    // Number 10 leaves and nine play on by the same table.
    assert_eq!(
        (1..=9).map(|round| written(9, round)).collect::<Vec<_>>(),
        (1..=9).map(|round| written(10, round)).collect::<Vec<_>>()
    );
}

#[test]
fn ru_codex_4_4_b_no_new_lots_when_another_takes_the_number() {
    let law = &law("RU-CODEX").systems.lots;
    let after = after_lots(law, 10, Change::Replaced(No(4)), false).unwrap();
    assert_eq!((after.value, after.by.name()), (Numbers::Stay, "RU-CODEX:4.4.b"));
}

#[test]
fn ru_renju_5_3_9_2_new_lots_only_before_the_clocks_of_round_one() {
    let law = &law("RU-RENJU").systems.lots;
    let after = |change, begun| after_lots(law, 10, change, begun).unwrap().value;
    assert_eq!(after(Change::Left(No(4)), false), Numbers::DrawnAgain);
    assert_eq!(after(Change::Left(No(4)), true), Numbers::Stay);
    // The schedule is not broken by one who takes the number of another, nor by the last of an even number.
    assert_eq!(after(Change::Replaced(No(4)), false), Numbers::Stay);
    assert_eq!(after(Change::Left(No(10)), false), Numbers::Stay);
    assert_eq!(after(Change::Joined, false), Numbers::DrawnAgain);
    assert_eq!(after_lots(law, 9, Change::Joined, false).map(|after| after.value), Some(Numbers::Stay));
    assert_eq!(after_lots(&self::law("RU22").systems.lots, 10, Change::Joined, false), None);
}

/// Plays a knockout to its end; the lower number wins every tie. The rounds, as pairs, and the places.
fn better_wins(kind: Losers, players: u16) -> (Vec<Vec<(No, No)>>, Knockout) {
    let mut knockout = Knockout::new(kind, &numbers(players));
    let mut played = Vec::new();
    while !knockout.is_over() {
        let ties = knockout.ties();
        played.push(ties.iter().map(|tie| (tie.one, tie.other)).collect());
        knockout.advance_by(|tie| Some(Outcome::Won(tie.one.min(tie.other)))).unwrap();
    }
    (played, knockout)
}

/// Eight: three rounds, seven ties, the losers are not paired again.
fn eight_in_three_rounds(edition: &str, article: &str) {
    let (rounds, over) = better_wins(Losers::Elimination, 8);
    assert_eq!(over.because(&law(edition).systems.knockout).name(), article);
    assert_eq!(rounds.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 1]);
    let second: BTreeSet<No> = rounds[1].iter().flat_map(|pair| [pair.0, pair.1]).collect();
    assert_eq!(second, numbers(4).into_iter().collect());
    // The best two can meet only in the final.
    assert_eq!(rounds[2], [(No(1), No(2))]);
    let places: Vec<(u16, u16)> =
        over.places().iter().map(|(_, place)| (*place.start(), *place.end())).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 4), (3, 4), (5, 8), (5, 8), (5, 8), (5, 8)]);
    assert_eq!(over.places()[0].0, No(1));
}

#[test]
fn ru22_1_4_c_the_losers_of_a_round_are_not_paired_again() {
    eight_in_three_rounds("RU22", "RU22:1.4.c");
}

#[test]
fn ru_codex_3_2_b_eight_players_three_rounds_seven_encounters() {
    eight_in_three_rounds("RU-CODEX", "RU-CODEX:3.2.b");
    assert_eq!(better_wins(Losers::Elimination, 8).0.concat().len(), 7);
}

#[test]
fn a_knockout_takes_any_number_and_fills_up_in_the_first_round() {
    for players in (0..=70).chain([127, 128, 129, 10_000]) {
        let (rounds, over) = better_wins(Losers::Elimination, players);
        assert_eq!(rounds.len(), usize::from(Knockout::rounds(players)), "{players}");
        assert_eq!(rounds.concat().len(), usize::from(players.saturating_sub(1)), "{players}");
        let sizes: Vec<usize> = rounds.iter().skip(1).map(Vec::len).collect();
        assert!(sizes.iter().rev().enumerate().all(|(at, size)| *size == 1 << at), "{players}: {sizes:?}");
        assert_eq!(over.places().len(), usize::from(players));
    }
    // Those who wait are the best.
    let six = Knockout::new(Losers::Elimination, &numbers(6));
    assert_eq!((six.byes(), six.ties().len()), (vec![No(1), No(2)], 2));
    // A third place may be played for.
    let (rounds, over) = better_wins(Losers::ThirdPlace, 8);
    assert_eq!(rounds.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 2]);
    assert_eq!(over.places()[2..4], [(No(3), 3..=3), (No(4), 4..=4)]);
}

#[test]
fn ties_without_an_outcome_of_their_own_hold_the_round_up() {
    let mut four = Knockout::new(Losers::Elimination, &numbers(4));
    let open = four.advance(&[Outcome::Won(No(1))]).unwrap_err();
    assert_eq!(open.0.iter().map(|tie| (tie.one, tie.other)).collect::<Vec<_>>(), [(No(2), No(3))]);
    assert!(four.advance(&[Outcome::Won(No(2)), Outcome::Won(No(3))]).is_err());
    assert_eq!((four.round(), four.ties().len()), (1, 2));
    // When both lose, the next opponent goes on without playing.
    four.advance(&[Outcome::BothLost, Outcome::Won(No(3))]).unwrap();
    assert!(four.is_over());
    assert_eq!(four.places()[0], (No(3), 1..=1));
    assert_eq!(four.places()[1..], [(No(1), 2..=4), (No(2), 2..=4), (No(4), 2..=4)].map(|line| line));
}

#[test]
fn ru22_1_4_d_places_follow_the_sequence_of_wins_and_losses() {
    let mut knockout = Knockout::new(Losers::Placement, &numbers(8));
    let mut wins: BTreeMap<No, String> = BTreeMap::new();
    let mut lots = Lots::new(14);
    let mut met = BTreeSet::new();
    while !knockout.is_over() {
        assert_eq!(knockout.because(&law("RU22").systems.knockout).name(), "RU22:1.4.d");
        assert_eq!(knockout.ties().len(), 4, "nobody is out");
        let mut won = Vec::new();
        for tie in knockout.ties() {
            assert!(met.insert((tie.one.min(tie.other), tie.one.max(tie.other))), "nobody meets twice");
            let (winner, loser) =
                if lots.below(2) == 0 { (tie.one, tie.other) } else { (tie.other, tie.one) };
            wins.entry(winner).or_default().push('w');
            wins.entry(loser).or_default().push('l');
            won.push(Outcome::Won(winner));
        }
        knockout.advance(&won).unwrap();
    }
    let sequence: Vec<(u16, &str)> =
        knockout.places().iter().map(|(no, place)| (*place.start(), wins[no].as_str())).collect();
    assert_eq!(
        sequence,
        [(1, "www"), (2, "wwl"), (3, "wlw"), (4, "wll"), (5, "lww"), (6, "lwl"), (7, "llw"), (8, "lll")]
    );
}

#[test]
fn all_places_of_any_number_are_played() {
    for players in 1..=67_u16 {
        let mut knockout = Knockout::new(Losers::Placement, &numbers(players));
        let mut lots = Lots::new(u64::from(players));
        let mut record: BTreeMap<No, (u16, u16)> = BTreeMap::new();
        let mut met = BTreeSet::new();
        while !knockout.is_over() {
            knockout.byes().iter().for_each(|no| record.entry(*no).or_default().0 += 1);
            let won: Vec<Outcome> = knockout
                .ties()
                .iter()
                .map(|tie| {
                    assert!(met.insert((tie.one.min(tie.other), tie.one.max(tie.other))));
                    let (winner, loser) =
                        if lots.below(2) == 0 { (tie.one, tie.other) } else { (tie.other, tie.one) };
                    record.entry(winner).or_default().0 += 1;
                    record.entry(loser).or_default().1 += 1;
                    Outcome::Won(winner)
                })
                .collect();
            knockout.advance(&won).unwrap();
        }
        assert_eq!(knockout.round() - 1, Knockout::rounds(players), "{players}");
        let places = knockout.places();
        assert_eq!(
            places.iter().map(|(_, place)| *place.start()).collect::<Vec<_>>(),
            (1..=players).collect::<Vec<_>>()
        );
        assert!(places.iter().all(|(_, place)| place.start() == place.end()));
        if players > 1 {
            assert_eq!(record[&places[0].0].1, 0, "the winner lost nothing");
            assert_eq!(record[&places[usize::from(players) - 1].0].0, 0, "the last won nothing");
        }
    }
}

#[test]
fn whoever_waited_once_waits_last_again() {
    let mut five = Knockout::new(Losers::Placement, &numbers(5));
    assert_eq!(five.byes(), [No(1)]);
    five.advance_by(|tie| Some(Outcome::Won(tie.one.min(tie.other)))).unwrap();
    // Numbers 1, 2 and 4 play for the first places: 1 has waited, now 2 does.
    assert_eq!(five.byes(), [No(2)]);
    let ties: Vec<(No, No)> = five.ties().iter().map(|tie| (tie.one, tie.other)).collect();
    assert_eq!(ties, [(No(1), No(4)), (No(5), No(3))]);
    assert_eq!((five.ties()[1].best, five.ties()[1].worst), (4, 5));
}

/// A drawn game between players, or match between teams.
fn drawn(boards: &[[u32; 2]]) -> Played {
    let boards = boards.iter().map(|board| board.map(Points::halves)).collect();
    Played { white: No(1), black: No(2), boards, by: None }
}

fn broken(edition: &str, whom: Whom, ways: &[TieWay], played: &[Played]) -> Result<Broken, &'static str> {
    let law = &law(edition).systems.knockout;
    break_tie(law, whom, ways, played, &mut Lots::new(5)).map_err(|refusal| refusal.by.name())
}

fn won(winner: u16, how: Option<TieWay>, by: &'static str) -> Result<Broken, &'static str> {
    let by = article::Article::find(by).expect("an article");
    Ok(Broken::Won { winner: No(winner), how, by })
}

fn played_by(how: TieWay, boards: [u32; 2]) -> Played {
    Played { by: Some(how), ..drawn(&[boards]) }
}

#[test]
fn ua24_ii_systems_6_2_drawn_matches_need_a_way_and_points_can_be_lives() {
    let article = "UA24:II.systems.6.2";
    let teams = |ways: &[TieWay], boards: &[[u32; 2]]| broken("UA24", Whom::Teams, ways, &[drawn(boards)]);
    let level = [[1, 1], [0, 2], [2, 0], [1, 1]];
    assert_eq!(teams(&[], &level), Err(article));
    // The better result on higher boards: board 2 is the first that was not drawn.
    assert_eq!(teams(&[TieWay::HigherBoards], &level), won(2, Some(TieWay::HigherBoards), article));
    // All boards drawn: the next way.
    let lot = teams(&[TieWay::HigherBoards, TieWay::Lot], &[[1, 1], [1, 1]]);
    assert!(matches!(lot, Ok(Broken::Won { how: Some(TieWay::Lot), .. })), "{lot:?}");
    assert_eq!(teams(&[TieWay::HigherBoards], &[[1, 1], [1, 1]]), Err(article));
    // A replay that is drawn is played again.
    for replays in 0..3 {
        let mut games = vec![drawn(&[[1, 1]])];
        games.extend((0..replays).map(|_| played_by(TieWay::Replay, [1, 1])));
        let next = broken("UA24", Whom::Players, &[TieWay::Replay], &games);
        assert!(matches!(next, Ok(Broken::Play(play)) if play.how == TieWay::Replay), "{next:?}");
        games.push(played_by(TieWay::Replay, [0, 2]));
        assert_eq!(
            broken("UA24", Whom::Players, &[TieWay::Replay], &games),
            won(2, Some(TieWay::Replay), article)
        );
    }
    // Elimination by colour is not listed, but another way may be set.
    assert!(permitted(&law("UA24").systems.knockout, TieWay::BlackIsOut, Whom::Players).is_ok());
    // All places with eight: twelve encounters.
    let (rounds, over) = better_wins(Losers::Placement, 8);
    assert_eq!((rounds.concat().len(), over.places().len()), (12, 8));
    assert_eq!(over.because(&law("UA24").systems.knockout).name(), article);
    // After losing two points a player is out; a draw costs a half.
    assert_eq!(
        law("UA24").systems.knockout.points.map(|out| (out.by.name(), out.whom)),
        Some((article, Whom::Both))
    );
    let mut lives = Lives::new(Points::halves(4), &numbers(5));
    let (pairs, bye) = lives.pairs();
    assert_eq!((pairs, bye), (vec![(No(2), No(3)), (No(4), No(5))], Some(No(1))));
    let mut rounds = 0;
    while !lives.is_over() {
        let (pairs, bye) = lives.pairs();
        for (one, other) in pairs {
            lives.meet(one, other);
            lives.lose(one.max(other), Points::halves(2));
        }
        bye.into_iter().for_each(|no| lives.excuse(no));
        lives.end_round();
        rounds += 1;
        assert!(rounds < 20);
    }
    let places = lives.places();
    assert_eq!((places[0].clone(), places.len()), ((No(1), 1..=1), 5));
    let mut two = Lives::new(Points::halves(2), &numbers(2));
    let half = Points::halves(1);
    for lost in [[No(1), No(2)], [No(1), No(2)]] {
        // Two draws are a point: both would be out, so they play on.
        lost.into_iter().for_each(|no| two.lose(no, half));
        two.end_round();
        assert_eq!(two.alive().count(), 2);
    }
    two.lose(No(1), half);
    two.end_round();
    assert_eq!(two.places(), [(No(2), 1..=1), (No(1), 2..=2)]);
    let mut three = Lives::new(Points::halves(2), &numbers(3));
    three.lose(No(3), Points::halves(2));
    three.end_round();
    assert_eq!((three.alive().collect::<Vec<_>>(), three.places()), (numbers(2), vec![(No(3), 3..=3)]));
}

#[test]
fn ru_renju_5_3_13_4_ways_to_break_a_tie_and_colours() {
    let (article, players) = ("RU-RENJU:5.3.13.4", Whom::Players);
    let game = drawn(&[[1, 1]]);
    // An extra game with less time is created; when it is drawn the next way decides.
    let ways = [TieWay::ExtraGame, TieWay::WhiteIsOut];
    let extra = broken("RU-RENJU", players, &ways, from_ref(&game)).unwrap();
    assert!(
        matches!(extra, Broken::Play(play) if play.how == TieWay::ExtraGame && play.by.name() == article)
    );
    let games = [game.clone(), played_by(TieWay::ExtraGame, [1, 1])];
    assert_eq!(broken("RU-RENJU", players, &ways, &games), won(2, Some(TieWay::WhiteIsOut), article));
    let games = [game.clone(), played_by(TieWay::ExtraGame, [2, 0])];
    assert_eq!(broken("RU-RENJU", players, &ways, &games), won(1, Some(TieWay::ExtraGame), article));
    assert_eq!(
        broken("RU-RENJU", players, &[TieWay::BlackIsOut], from_ref(&game)),
        won(1, Some(TieWay::BlackIsOut), article)
    );
    // Boards decide in matches, lots and lost points only between players.
    let law = &law("RU-RENJU").systems.knockout;
    for (way, allowed) in [(TieWay::HigherBoards, Whom::Teams), (TieWay::Lot, Whom::Players)] {
        let other = if allowed == Whom::Teams { Whom::Players } else { Whom::Teams };
        assert_eq!(permitted(law, way, allowed).map(|by| by.name()), Ok(article));
        assert_eq!(permitted(law, way, other).unwrap_err().by.name(), article);
    }
    assert_eq!(law.points.map(|out| (out.by.name(), out.whom)), Some((article, Whom::Players)));
    // A tie that was won needs no breaking.
    assert_eq!(broken("RU-RENJU", players, &[], &[drawn(&[[2, 0]])]), won(1, None, article));
    // Losers may be paired for the places from the second to the last.
    assert_eq!(law.placement.map(|by| by.name()), Some(article));
    // Colours alternate, else they are evened out, else the lot decides.
    use Colour::{Black, White};
    assert_eq!(law.colours.map(|by| by.name()), Some(article));
    let given = |one: &[Colour], other: &[Colour], seed| colours(one, other, &mut Lots::new(seed));
    assert_eq!(given(&[Black, White], &[White, Black], 1), (Black, Given::InTurn));
    assert_eq!(given(&[White], &[], 1), (Black, Given::InTurn));
    assert_eq!(given(&[], &[White], 1), (White, Given::InTurn));
    assert_eq!(given(&[White, Black, White], &[Black, Black, White], 1), (Black, Given::Evenly));
    assert_eq!(given(&[Black, Black], &[White, Black], 1), (White, Given::Evenly));
    let by_lot: BTreeSet<(bool, bool)> = (0..20)
        .map(|seed| given(&[White, Black], &[White, Black], seed))
        .map(|(colour, why)| (colour == White, why == Given::ByLot))
        .collect();
    assert_eq!(by_lot, [(false, true), (true, true)].into());
}

#[test]
fn ru22_5_4_6_a_drawn_tie_is_followed_by_an_additional_micromatch() {
    let next = broken("RU22", Whom::Both, &[TieWay::Micromatch], &[drawn(&[[2, 2]])]).unwrap();
    assert!(
        matches!(next, Broken::Play(play) if play.how == TieWay::Micromatch && play.by.name() == "RU22:5.4.6")
    );
    let games = [drawn(&[[2, 2]]), played_by(TieWay::Micromatch, [3, 1])];
    assert_eq!(
        broken("RU22", Whom::Players, &[TieWay::Micromatch], &games),
        won(1, Some(TieWay::Micromatch), "RU22:5.4.6")
    );
    // The code names no other way than to play.
    assert_eq!(broken("RU-CODEX", Whom::Players, &[TieWay::Lot], &[drawn(&[[1, 1]])]), Err("RU-CODEX:3.2.b"));
    let replay = broken("RU-CODEX", Whom::Players, &[TieWay::ExtraGame], &[drawn(&[[1, 1]])]).unwrap();
    assert!(matches!(replay, Broken::Play(play) if play.by.name() == "RU-CODEX:3.16.2"));
}

/// Two teams of equal size: as many rounds, every pair of members once, no game inside a team, colours even.
fn two_teams(size: u16) {
    let (one, other) = (numbers(size), (size + 1..=2 * size).map(No).collect::<Vec<_>>());
    let rounds = scheveningen(&one, &other);
    assert_eq!(rounds.len(), usize::from(size));
    let mut met = BTreeSet::new();
    let mut surplus: BTreeMap<No, i32> = BTreeMap::new();
    for round in &rounds {
        assert_eq!((round.pairs.len(), round.free.len()), (usize::from(size), 0));
        for &(white, black) in &round.pairs {
            assert!((white.0 <= size) != (black.0 <= size), "never a team-mate");
            assert!(met.insert((white.min(black), white.max(black))), "nobody twice");
            *surplus.entry(white).or_default() += 1;
            *surplus.entry(black).or_default() -= 1;
        }
    }
    assert_eq!(met.len(), usize::from(size * size));
    assert!(surplus.values().all(|more| more.abs() <= 1), "{size}: {surplus:?}");
    let team: i32 = one.iter().map(|no| surplus[no]).sum();
    assert!(team.abs() <= 1, "{size}: {team}");
}

#[test]
fn ru22_1_4_e_four_against_four_in_four_rounds() {
    assert_eq!(law("RU22").systems.scheveningen.name(), "RU22:1.4.e");
    two_teams(4);
    (1..=20).for_each(two_teams);
}

#[test]
fn ru22_1_4_e_the_members_meet_and_not_the_teams() {
    for (edition, by) in [("RU22", "RU22:1.4.e"), ("UA24", "UA24:II.systems.6.4")] {
        let mut draft = crate::desk::draft(edition, "russian");
        draft.system = System::Scheveningen;
        for character in Character::ALL {
            draft.organisation.character = Some(character);
            let against = draft.objections().into_iter().find(|each| each.by.name() == by);
            let expected = (character == Character::Team).then_some(Gravity::Refusal);
            assert_eq!(against.map(|each| each.weight), expected, "{edition}: {character:?}");
        }
        // Nor in a later stage of a team event.
        let later = Later { feed: Feed::default(), system: System::Scheveningen };
        draft.organisation.character = Some(Character::Team);
        (draft.system, draft.later) = (System::default(), vec![later]);
        assert!(draft.objections().iter().any(|each| each.by.name() == by), "{edition}");
    }
}

#[test]
fn ru_codex_3_2_d_sixteen_games_and_none_inside_a_team() {
    assert_eq!(law("RU-CODEX").systems.scheveningen.name(), "RU-CODEX:3.2.d");
    two_teams(4);
}

#[test]
fn ua24_ii_systems_6_4_five_against_five_is_twenty_five_games() {
    assert_eq!(law("UA24").systems.scheveningen.name(), "UA24:II.systems.6.4");
    two_teams(5);
}

#[test]
fn groups_of_unequal_size_leave_boards_free() {
    let rounds = scheveningen(&["a", "b", "c"], &["x", "y"]);
    assert_eq!(rounds.len(), 3);
    let met: BTreeSet<(&str, &str)> = rounds
        .iter()
        .flat_map(|round| &round.pairs)
        .map(|&(one, other)| (one.min(other), one.max(other)))
        .collect();
    assert_eq!(met.len(), 6);
    assert!(rounds.iter().all(|round| round.free.len() == 1 && !["x", "y"].contains(&round.free[0])));
    assert!(scheveningen::<u8>(&[], &[1]).is_empty());
}

#[test]
fn every_edition_names_the_articles_of_its_own_systems() {
    for edition in Edition::ALL {
        let law = &event_law(edition).systems;
        let ways: Vec<_> = law.knockout.ways.iter().map(|way| way.by).collect();
        let all = [law.round_robin.everybody, law.knockout.lost, law.scheveningen, law.mixed];
        let own = all.into_iter().chain(ways).map(|by| by.edition()).collect::<BTreeSet<_>>();
        assert_eq!(own.len(), 1, "{own:?}");
    }
}
