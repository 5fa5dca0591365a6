//! Standings on random events: nothing depends on numbers, and every reason holds.

use competition::standing::{Place, Rules, standings};
use competition::{Cell, Exact, Line, No, Table, round_robin, rounds};
use draughts::Colour;
use fastrand::Rng;
use rulebook::law::event::{Format, Tiebreak};
use rulebook::{Edition, Mark, Scale};

/// A round robin, or the first rounds of one.
fn random_event(rng: &mut Rng) -> (Table, Format) {
    let players = rng.u16(3..12);
    let mut table = Table::new(Scale::TwoOneZero, vec![Line::default(); usize::from(players)]);
    let all = rounds(players);
    let played = if rng.bool() { all } else { rng.u16(1..=all) };
    // Few results make many ties.
    let drawish = rng.u8(1..5);
    for round in 1..=played {
        for (one, other) in round_robin(players, round) {
            if one.0 > players || other.0 > players {
                let (free, _) = if one.0 > players { (other, one) } else { (one, other) };
                table.line_mut(free).expect("a player").cells.push(Cell::default());
                continue;
            }
            let (own, theirs) = match rng.u8(..6) {
                0 => (Mark::Loss, Mark::Win),
                1 => (Mark::Plus, Mark::Minus),
                lot if lot <= drawish => (Mark::Draw, Mark::Draw),
                _ => (Mark::Win, Mark::Loss),
            };
            table.line_mut(one).expect("a player").cells.push(Cell::game(other, Colour::White, own));
            table.line_mut(other).expect("a player").cells.push(Cell::game(one, Colour::Black, theirs));
        }
    }
    (table, if played == all { Format::RoundRobin } else { Format::Swiss })
}

fn random_rules(rng: &mut Rng, format: Format) -> Rules {
    let edition = Edition::ALL[rng.usize(..4)];
    let mut list: Vec<Tiebreak> = Tiebreak::ALL.to_vec();
    rng.shuffle(&mut list);
    list.truncate(rng.usize(..4));
    list.push([Tiebreak::HeadToHead, Tiebreak::ResultsByPlace][rng.usize(..2)]);
    if rng.bool() {
        list.insert(0, Tiebreak::HeadToHead);
    }
    list.dedup();
    Rules::listing(edition, format, &list)
}

/// The same event with other numbers.
fn renumbered(table: &Table, to: &[u16]) -> Table {
    let new = |no: No| No(to[no.index()]);
    let mut lines = vec![Line::default(); table.len()];
    for no in table.numbers() {
        let mut line = table.line(no).expect("a player").clone();
        for cell in &mut line.cells {
            cell.opponent = cell.opponent.map(new);
        }
        lines[new(no).index()] = line;
    }
    Table::new(table.scale, lines)
}

#[test]
fn places_do_not_depend_on_numbers() {
    let mut rng = Rng::with_seed(1_000);
    for trial in 0..1_500 {
        let (table, format) = random_event(&mut rng);
        let rules = random_rules(&mut rng, format);
        let mut to: Vec<u16> = (1..=table.len() as u16).collect();
        rng.shuffle(&mut to);
        let find = |places: &[Place], no: No| {
            let place = places.iter().find(|place| place.no == no).expect("a place");
            (place.first, place.last, place.points)
        };
        let (before, after) = (standings(&table, &rules), standings(&renumbered(&table, &to), &rules));
        for no in table.numbers() {
            let there = find(&after, No(to[no.index()]));
            assert_eq!(find(&before, no), there, "trial {trial}: {no} by {:?}", rules.tiebreaks);
        }
    }
}

fn scored(table: &Table, no: No, against: No) -> Option<Exact> {
    let games: Vec<Exact> =
        table.met(no).filter(|met| met.0 == against).map(|met| table.scale.points(met.1).into()).collect();
    if games.is_empty() { None } else { Some(games.into_iter().sum()) }
}

/// Games among two who are left decide as they should, and results by places name a common opponent.
#[test]
fn reasons_hold() {
    let mut rng = Rng::with_seed(2_000);
    let (mut encounters, mut by_place) = (0, 0);
    for _ in 0..3_000 {
        let (table, format) = random_event(&mut rng);
        let rules = random_rules(&mut rng, format);
        let places = standings(&table, &rules);
        for two in places.windows(2) {
            let (one, other) = (&two[0], &two[1]);
            let Some(reason) = &one.above_next else { continue };
            assert!(reason.own > reason.next);
            match (reason.tiebreak, reason.against) {
                (Some(Tiebreak::HeadToHead), _)
                    if rules.law.head_to_head == rulebook::law::event::Tied::Two =>
                {
                    assert_eq!(scored(&table, one.no, other.no), Some(reason.own));
                    assert_eq!(scored(&table, other.no, one.no), Some(reason.next));
                    encounters += 1;
                }
                (Some(Tiebreak::ResultsByPlace), Some(third)) => {
                    assert!(third != one.no && third != other.no);
                    let third = places.iter().find(|place| place.no == third).expect("a place");
                    if !third.is_shared() {
                        let results = [one.no, other.no].map(|no| scored(&table, no, third.no));
                        assert!(results.iter().all(Option::is_some), "{results:?}");
                        by_place += 1;
                    }
                }
                _ => {}
            }
        }
    }
    assert!(encounters > 100 && by_place > 100, "{encounters} {by_place}");
}

/// Two who are tied at the end, with results by places the last criterion, did equally well against everybody at a
/// place of his own whom both have met, as long as no other tie is in the way.
#[test]
fn what_stays_tied_by_places_is_equal() {
    let mut rng = Rng::with_seed(3_000);
    let mut ties = 0;
    for _ in 0..3_000 {
        let (table, format) = random_event(&mut rng);
        let rules = Rules::listing(Edition::Ru22, format, &[Tiebreak::ResultsByPlace]);
        let places = standings(&table, &rules);
        let tied: Vec<&Place> = places.iter().filter(|place| place.is_shared()).collect();
        let [one, other] = tied.as_slice() else { continue };
        for third in places.iter().filter(|place| !place.is_shared()) {
            let results = [one.no, other.no].map(|no| scored(&table, no, third.no));
            assert!(results.contains(&None) || results[0] == results[1]);
        }
        ties += 1;
    }
    assert!(ties > 100, "{ties}");
}

#[test]
fn a_large_event_has_all_its_places() {
    let mut rng = Rng::with_seed(4_000);
    let players = 10_000_u16;
    let mut table = Table::new(Scale::TwoOneZero, vec![Line::default(); usize::from(players)]);
    for _ in 0..11 {
        let mut field: Vec<u16> = (1..=players).collect();
        rng.shuffle(&mut field);
        for two in field.chunks(2) {
            let (one, other) = (No(two[0]), No(two[1]));
            let (own, theirs) =
                [(Mark::Win, Mark::Loss), (Mark::Draw, Mark::Draw), (Mark::Loss, Mark::Win)][rng.usize(..3)];
            table.line_mut(one).expect("a player").cells.push(Cell::game(other, Colour::White, own));
            table.line_mut(other).expect("a player").cells.push(Cell::game(one, Colour::Black, theirs));
        }
    }
    for no in 1..=1_000 {
        table.line_mut(No(no)).expect("a player").withdrawn_after = Some(no % 11);
    }
    for edition in [Edition::Ru22, Edition::Ua24] {
        let places = standings(&table, &Rules::usual(edition, Format::Swiss));
        assert_eq!(places.len(), 10_000);
        assert!(places.windows(2).all(|two| two[0].points >= two[1].points));
        let alone = places.iter().filter(|place| !place.is_shared()).count();
        assert!(alone > 500, "{alone}");
    }
}
