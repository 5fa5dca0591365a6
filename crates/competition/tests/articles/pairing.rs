//! Articles about pairing: RU22.

use std::collections::BTreeSet;

use article::Article;
use competition::swiss::{FaultKind, Request, System, check, pair, repair};
use competition::{Cell, Line, No, Table};
use draughts::Colour;
use rulebook::{Edition, Mark, Scale};

use super::pairing_hall::{
    Scene, ask, boards, bye, cites, four, hall, meetings, numbered, odd_groups, order, paired, scene,
    white_of,
};

const RU22: Edition = Edition::Ru22;
const SYSTEMS: [System; 4] =
    [System::Individual, System::TruncatedSolkoff, System::CurrentBuchholz, System::BlindLot];

/// A random event with absences, no-shows and withdrawals; every round is looked at by `look` before it is played.
pub(super) fn simulate(
    seed: u64,
    system: System,
    edition: Edition,
    rounds: u16,
    mut look: impl FnMut(&Request<'_>, &competition::swiss::Pairing),
) {
    let mut random = fastrand::Rng::with_seed(seed);
    let players = usize::from(rounds) * 2 + random.usize(4..14);
    let mut table = Table::new(Scale::TwoOneZero, vec![Line::default(); players]);
    for round in 1..=rounds {
        let absent: Vec<No> = table.numbers().filter(|_| random.u8(0..30) == 0).collect();
        let left = table.numbers().find(|_| random.u8(0..200) == 0).filter(|_| round > 1);
        if let Some(line) = left.and_then(|no| table.line_mut(no)) {
            line.withdrawn_after.get_or_insert(round - 1);
        }
        let request =
            Request { rounds: Some(rounds), absent: &absent, seed, round, ..ask(&table, system, edition) };
        let pairing = paired(&request);
        look(&request, &pairing);
        let mut cells = vec![Cell::ABSENT; players];
        for pair in &pairing.pairs {
            let (one, other) = match random.u8(0..12) {
                0 => (Mark::Plus, Mark::Minus),
                1..=4 => (Mark::Draw, Mark::Draw),
                5..=8 => (Mark::Win, Mark::Loss),
                _ => (Mark::Loss, Mark::Win),
            };
            cells[pair.white.index()] = Cell::game(pair.black, Colour::White, one);
            cells[pair.black.index()] = Cell::game(pair.white, Colour::Black, other);
        }
        if let Some(bye) = &pairing.bye {
            cells[bye.no.index()] = Cell::BYE;
        }
        for (no, cell) in table.numbers().zip(cells) {
            table.line_mut(no).expect("a player").cells.push(cell);
        }
    }
}

/// The colours of the games a player really played.
pub(super) fn colours(table: &Table, no: No, upto: u16) -> Vec<Colour> {
    table.cells(no).iter().take(usize::from(upto)).filter_map(Cell::played_colour).collect()
}

#[test]
fn ru22_5_4_10_1_forty_players_twenty_pairs_before_each_of_nine_rounds() {
    for system in SYSTEMS {
        let mut table = Table::new(Scale::TwoOneZero, vec![Line::default(); 40]);
        for round in 1..=9 {
            let pairing = paired(&ask(&table, system, RU22));
            assert_eq!((pairing.round, pairing.pairs.len(), bye(&pairing)), (round, 20, None));
            for pair in &pairing.pairs {
                let draw = |opponent, colour| Cell::game(opponent, colour, Mark::Draw);
                table.line_mut(pair.white).expect("a player").cells.push(draw(pair.black, Colour::White));
                table.line_mut(pair.black).expect("a player").cells.push(draw(pair.white, Colour::Black));
            }
        }
    }
}

#[test]
fn ru22_5_4_10_2_two_hundred_random_events_break_no_requirement() {
    for seed in 0..200 {
        let system = SYSTEMS[seed as usize % 4];
        simulate(seed, system, RU22, 5 + (seed % 4) as u16, |request, pairing| {
            let table = request.table;
            let mut seen = BTreeSet::new();
            for pair in &pairing.pairs {
                assert!(!table.have_met(pair.white, pair.black), "{seed}: {pair:?}");
                assert!(seen.insert(pair.white) && seen.insert(pair.black));
                for (no, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
                    let had = colours(table, no, request.round);
                    assert!(had.len() < 3 || had[had.len() - 3..] != [colour; 3], "{seed}: {no} four times");
                }
            }
            if let Some(bye) = &pairing.bye {
                assert!(table.cells(bye.no).iter().all(|cell| cell.mark != Some(Mark::Plus)), "{seed}");
                seen.insert(bye.no);
            }
            let here = |no: &No| {
                let line = table.line(*no).expect("a player");
                line.withdrawn_after.is_none() && !request.absent.contains(no)
            };
            let field: BTreeSet<No> = table.numbers().filter(here).collect();
            assert_eq!(seen, field, "{seed}");
        });
    }
}

#[test]
fn ru22_5_4_10_2_a_nobody_meets_twice() {
    // Everybody has met everybody but his neighbour's neighbour.
    let table = hall(4, &["1=2 3=4", "1=4 2=3"]);
    let pairing = paired(&ask(&table, System::Individual, RU22));
    assert_eq!(meetings(&pairing), "1-3 2-4");
    let faults = check(&ask(&table, System::Individual, RU22), &[(No(1), No(2)), (No(3), No(4))], None);
    let repeated: Vec<_> = faults.iter().filter(|fault| fault.kind == FaultKind::Repeated).collect();
    assert_eq!(repeated.len(), 2);
    assert_eq!(repeated[0].by.name(), "RU22:5.4.10.2.a");
    // After three rounds four players have nobody new.
    let table = hall(4, &["1=2 3=4", "1=4 2=3", "1=3 2=4"]);
    let stuck = pair(&ask(&table, System::Individual, RU22)).expect_err("all have met");
    assert_eq!(stuck.by, Article::new("RU22:5.4.10.8"));
    assert!(stuck.to_string().contains("nobody is left for 1, 2, 3, 4"), "{stuck}");
}

#[test]
fn ru22_5_4_10_2_b_no_second_plus() {
    // 4 had the bye and 5 an opponent who did not come; so 2 is the next from the bottom.
    let table = hall(5, &["1>2 5+4 3", "1=3 2>5 4"]);
    let pairing = paired(&ask(&table, System::CurrentBuchholz, RU22));
    assert_eq!((order(&pairing).as_str(), bye(&pairing)), ("1 3 2 5 4", Some(2)));
    let pairing = scene(
        System::CurrentBuchholz,
        RU22,
        &Scene { round: 3, halves: &[4, 4, 2], plus: &[3], ..Scene::default() },
    );
    assert_eq!(bye(&pairing), Some(2));
    let reasons: Vec<&str> =
        pairing.bye.iter().flat_map(|bye| bye.because.iter().map(|reason| reason.by.name())).collect();
    assert_eq!(reasons, ["RU22:5.4.10.2.f", "RU22:5.4.10.2.b"]);
    let table = Scene { round: 3, halves: &[4, 4, 2], plus: &[3], ..Scene::default() }.table();
    let faults = check(&ask(&table, System::CurrentBuchholz, RU22), &[(No(1), No(2))], Some(No(3)));
    assert!(
        faults
            .iter()
            .any(|fault| fault.kind == FaultKind::SecondPlus && fault.by.name() == "RU22:5.4.10.2.b")
    );
}

#[test]
fn ru22_5_4_10_2_c_colours_alternate_and_never_four_in_a_row() {
    let white = |one, other| white_of(System::Individual, RU22, one, other, None).0;
    // Number 2 stands first in an even round.
    assert_eq!(white("WWW", "BWB"), 2, "three Whites, so Black");
    assert_eq!(white("WBW", "BWB"), 2, "the larger share of White gets Black");
    assert_eq!(white("WB", "BW"), 1, "opposite last colours alternate");
    assert_eq!(white("BBB", "BBW"), 1, "a fourth Black would be one too many");
    assert_eq!(white("BW", "BW"), 2, "round 3: the higher, number 1, alternates to Black");
    // Two of three Whites each may not meet; with others there they do not.
    let colours = [(1, "WWW"), (2, "WWW"), (3, "BWB"), (4, "WBW")];
    let pairing = scene(
        System::Individual,
        RU22,
        &Scene { round: 5, halves: &[2; 4], colours: &colours, ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-3 2-4");
    let colours = [(1, "WWW"), (3, "WWW"), (2, "BWB"), (4, "WBW")];
    let pairing = scene(
        System::Individual,
        RU22,
        &Scene { round: 5, halves: &[2; 4], colours: &colours, ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-4 2-3", "a pair that no colours allow counts as played");
}

#[test]
fn ru22_5_4_10_2_d_unplayed_rounds_have_no_colour() {
    // Number 1 had White, a plus with White, and Black: that is W B. His opponent had B W, so both alternate.
    let table = hall(5, &["1=3 4=2", "1+5", "4=1 2=3"]);
    let others = [No(3), No(4), No(5)];
    let pairing = paired(&Request { absent: &others, ..ask(&table, System::Individual, RU22) });
    assert_eq!(boards(&pairing), "1:2");
    // A game with White in the place of the plus would give him Black.
    let table = hall(5, &["1=3 4=2", "1=5", "4=1 2=3"]);
    let pairing = paired(&Request { absent: &others, ..ask(&table, System::Individual, RU22) });
    assert_eq!(boards(&pairing), "2:1");
}

#[test]
fn ru22_5_4_10_2_e_absent_and_withdrawn_are_not_paired() {
    let mut table = hall(6, &["1=4 2=5 3=6", "4=2 6=1 5=3", "1=5 2=6 3=4"]);
    let request = Request { absent: &[No(2)], ..ask(&table, System::Individual, RU22) };
    let pairing = paired(&request);
    assert!(pairing.pairs.iter().all(|pair| !pair.has(No(2))) && bye(&pairing) != Some(2));
    assert_eq!((pairing.pairs.len(), pairing.order.len()), (2, 5));
    let faults = check(&request, &[(No(2), No(3)), (No(1), No(4)), (No(5), No(6))], None);
    assert_eq!((faults[0].kind, faults[0].by.name()), (FaultKind::NotInField, "RU22:5.4.10.2.e"));
    // He plays again in round 5; who withdrew after round 3 does not.
    table.numbers().for_each(|no| table_line(&mut table, no).cells.push(Cell::ABSENT));
    table_line(&mut table, No(6)).withdrawn_after = Some(3);
    let pairing = paired(&ask(&table, System::Individual, RU22));
    assert!(pairing.order.contains(&No(2)) && !pairing.order.contains(&No(6)));
    assert_eq!(table.points(No(2)).to_string(), "1.5", "an announced absence gives nothing");
}

fn table_line(table: &mut Table, no: No) -> &mut Line {
    table.line_mut(no).expect("a player")
}

#[test]
fn ru22_5_4_10_2_f_the_last_of_an_odd_field_gets_a_plus() {
    for system in SYSTEMS {
        assert_eq!(bye(&paired(&ask(&hall(9, &[]), system, RU22))), Some(9));
    }
    let pairing =
        scene(System::Individual, RU22, &Scene { round: 3, halves: &[2, 0, 2, 0, 2], ..Scene::default() });
    assert_eq!((order(&pairing).as_str(), bye(&pairing)), ("1 3 5 2 4", Some(4)));
}

#[test]
fn ru22_5_4_10_4_blind_lots_pair_neighbours_then_draw_inside_groups() {
    blind_lots(RU22, "RU22:5.4.10.4");
}

/// Blind lots of an edition.
pub(super) fn blind_lots(edition: Edition, article: &str) {
    let rated = Table::new(
        Scale::TwoOneZero,
        (1..=8).map(|no| Line { rating: Some(no * 100), ..Line::default() }).collect(),
    );
    let first = paired(&ask(&rated, System::BlindLot, edition));
    assert_eq!(boards(&first), "1:2 3:4 5:6 7:8", "no classification even if ratings exist");
    assert!(cites(&first, 1, article));
    let table = hall(8, &["1>2 3>4 5>6 7>8"]);
    let draw = |seed| paired(&Request { seed, ..ask(&table, System::BlindLot, edition) });
    let drawn = draw(1);
    assert_eq!(boards(&draw(1)), boards(&drawn), "a fixed seed draws again");
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let drawn = draw(seed);
        let winners: BTreeSet<u16> =
            drawn.pairs[..2].iter().flat_map(|pair| [pair.white.0, pair.black.0]).collect();
        assert_eq!(winners, [1, 3, 5, 7].into(), "two pairs inside the higher group first");
        seen.insert(
            drawn.pairs[0].white.0.min(drawn.pairs[0].black.0) * 10
                + drawn.pairs[0].white.0.max(drawn.pairs[0].black.0),
        );
        assert!(cites(&drawn, 1, article) && cites(&drawn, 2, article));
    }
    assert_eq!(seen.len(), 6, "every pair of winners is drawn some time");
    assert_eq!(numbered(System::BlindLot, edition, &[(Some(2400), 0), (None, 0), (None, 0)], 3).1, article);
    let firsts: BTreeSet<usize> = (0..40)
        .map(|seed| numbered(System::BlindLot, edition, &[(Some(2400), 0), (None, 0)], seed).0[0])
        .collect();
    assert_eq!(firsts.len(), 2, "ratings do not count");
}

#[test]
fn ru22_5_4_10_5_1_numbers_by_rating_then_lot() {
    numbers_by_rating(System::Individual, RU22, "RU22:5.4.10.5.1");
    // The number stays: in round 5 the order of one group is that of the numbers.
    let pairing = scene(System::Individual, RU22, &Scene { round: 5, halves: &[4; 6], ..Scene::default() });
    assert_eq!(order(&pairing), "1 2 3 4 5 6");
}

/// A 2200, B 2100, C 2100, D and E without a rating.
pub(super) fn numbers_by_rating(system: System, edition: Edition, article: &str) {
    let field = [(None, 0), (Some(2100), 0), (Some(2200), 0), (None, 0), (Some(2100), 0)];
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let (order, by) = numbered(system, edition, &field, seed);
        assert_eq!((order[0], by), (2, article));
        assert_eq!(order[1..3].iter().copied().collect::<BTreeSet<_>>(), [1, 4].into());
        assert_eq!(order[3..].iter().copied().collect::<BTreeSet<_>>(), [0, 3].into());
        seen.insert(order);
    }
    assert_eq!(seen.len(), 4, "lots decide among equals");
    // Without ratings all by lot.
    let firsts: BTreeSet<usize> =
        (0..60).map(|seed| numbered(system, edition, &[(None, 0); 3], seed).0[0]).collect();
    assert_eq!(firsts.len(), 3);
}

#[test]
fn ru22_5_4_10_5_2_round_one_half_against_half() {
    for system in [System::Individual, System::TruncatedSolkoff] {
        first_by_halves(system, RU22, "RU22:5.4.10.5.2");
    }
}

/// Eight players, half against half.
pub(super) fn first_by_halves(system: System, edition: Edition, article: &str) {
    let rated = (1..=8).map(|no| Line { rating: Some(2400 - no), ..Line::default() }).collect();
    let table = Table::new(Scale::TwoOneZero, rated);
    let first = |first| paired(&Request { first, ..ask(&table, system, edition) });
    assert_eq!(boards(&first(Some(Colour::White))), "1:5 6:2 3:7 8:4");
    assert_eq!(boards(&first(Some(Colour::Black))), "5:1 2:6 7:3 4:8");
    assert!((1..=8).all(|no| cites(&first(None), no, article)));
    let by_lot: BTreeSet<String> =
        (0..40).map(|seed| boards(&paired(&Request { seed, ..ask(&table, system, edition) }))).collect();
    assert_eq!(by_lot, ["1:5 6:2 3:7 8:4".to_owned(), "5:1 2:6 7:3 4:8".to_owned()].into());
}

#[test]
fn ru22_5_4_10_5_3_order_by_parity_of_the_round() {
    order_by_parity(System::Individual, RU22);
}

/// Winners of round 1 are 1, 2, 3, 4: in round 2 descending, in round 3 ascending.
pub(super) fn order_by_parity(system: System, edition: Edition) {
    let table = hall(8, &["1>5 2>6 3>7 4>8"]);
    let pairing = paired(&ask(&table, system, edition));
    assert_eq!(order(&pairing), "4 3 2 1 8 7 6 5");
    assert_eq!(meetings(&pairing), "4-2 3-1 8-6 7-5");
}

#[test]
fn ru22_5_4_10_5_4_the_last_of_an_odd_group_goes_down() {
    last_goes_down(System::Individual, RU22, "RU22:5.4.10.5.4");
}

/// Groups {1,3,5}, {2,4} and {6}, the order ascending.
pub(super) fn last_goes_down(system: System, edition: Edition, article: &str) {
    let met = |met: &[(u16, u16)]| scene(system, edition, &odd_groups(5, met));
    let fresh = met(&[]);
    assert_eq!(meetings(&fresh), "1-3 5-2 4-6");
    assert!(cites(&fresh, 5, article) && cites(&fresh, 4, article));
    assert_eq!(meetings(&met(&[(5, 2)])), "1-3 5-4 2-6", "his first opponent met, the second");
    assert_eq!(meetings(&met(&[(5, 2), (5, 4)])), "1-5 3-2 4-6", "all met: the last but one goes down");
    // 4 must not go with 5 if then 2 and 6, who have met, are left.
    assert_eq!(meetings(&met(&[(5, 2), (2, 6)])), "1-5 3-2 4-6");
}

#[test]
fn ru22_5_4_10_5_5_pairs_inside_an_even_group() {
    halves_inside(System::Individual, RU22, "RU22:5.4.10.5.5");
    // Two with three Whites in a row each may not meet: as if they had met.
    let colours = [(1, "WWW"), (3, "WWW")];
    let pairing = scene(
        System::Individual,
        RU22,
        &Scene { round: 5, halves: &[2; 4], colours: &colours, ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-4 2-3");
}

/// A group of four, the order ascending.
pub(super) fn halves_inside(system: System, edition: Edition, article: &str) {
    let met = |met: &[(u16, u16)]| scene(system, edition, &four(5, met));
    assert_eq!(meetings(&met(&[])), "1-3 2-4");
    assert!(cites(&met(&[]), 1, article));
    assert_eq!(meetings(&met(&[(1, 3)])), "1-4 2-3");
    assert_eq!(meetings(&met(&[(1, 3), (1, 4)])), "1-2 3-4");
    assert_eq!(meetings(&met(&[(1, 3), (2, 3)])), "1-2 3-4", "the pair 1-4 is broken");
    // Of six: who met the whole lower half plays the last of the upper; the others keep their order.
    let six = |met: &[(u16, u16)]| {
        meetings(&scene(system, edition, &Scene { round: 5, halves: &[0; 6], met, ..Scene::default() }))
    };
    assert_eq!(six(&[]), "1-4 2-5 3-6");
    assert_eq!(six(&[(1, 4), (1, 5), (1, 6)]), "1-3 2-4 5-6");
    assert_eq!(six(&[(3, 6)]), "1-4 2-6 3-5", "only the last pairs are broken");
}

#[test]
fn ru22_5_4_10_5_6_later_rounds_go_on_the_same_way() {
    let table = hall(8, &["1>5 2>6 3>7 4>8", "4>2 3>1 8>6 7>5"]);
    let pairing = paired(&ask(&table, System::Individual, RU22));
    assert_eq!(order(&pairing), "3 4 1 2 7 8 5 6", "groups of 2, 1 and 0 points, ascending");
    assert_eq!(meetings(&pairing), "3-4 1-7 2-8 5-6");
}

#[test]
fn ru22_5_4_10_6_1_truncated_solkoff_begins_as_individual() {
    first_two_rounds_alike(RU22);
    assert_eq!(
        numbered(System::TruncatedSolkoff, RU22, &[(None, 0), (Some(2000), 0)], 5),
        (vec![1, 0], "RU22:5.4.10.6.1")
    );
    assert_eq!(meetings(&scene(System::TruncatedSolkoff, RU22, &odd_groups(5, &[]))), "1-3 5-2 4-6");
    halves_inside(System::TruncatedSolkoff, RU22, "RU22:5.4.10.5.5");
}

/// Rounds 1 and 2 of both systems, of random results.
pub(super) fn first_two_rounds_alike(edition: Edition) {
    for seed in 0..20 {
        simulate(seed, System::Individual, edition, 2, |request, pairing| {
            let other = paired(&Request { system: System::TruncatedSolkoff, ..request.clone() });
            assert_eq!(boards(&other), boards(pairing));
            assert_eq!(bye(&other), bye(pairing));
        });
    }
}

#[test]
fn ru22_5_4_10_6_2_order_from_round_three() {
    // 7 beat 1 (2 points) and 3 (1); 4 beat 5 (1.5) and 6 (1); 2 beat 8 (1.5) and 9 (1): truncated 2, 1.5 and 1.5.
    let table = hall(12, &["7>1 4>5 2>8 3>10 6>11 9>12", "7>3 4>6 2>9 1>10 5=11 8=12", "1>11 5>10 8>9"]);
    let pairing = paired(&ask(&table, System::TruncatedSolkoff, RU22));
    let of_two: Vec<u16> = pairing.order.iter().map(|no| no.0).filter(|no| [2, 4, 7].contains(no)).collect();
    assert_eq!(of_two, [7, 2, 4]);
    assert!([2, 4, 7].iter().all(|&no| table.points(No(no)).to_string() == "2"));
}

#[test]
fn ru22_5_4_10_6_2_a_groups_by_falling_points() {
    let table = hall(8, &["1=2 3>4", "1=4 3=2", "2>4 1=3"]);
    let pairing = paired(&ask(&table, System::TruncatedSolkoff, RU22));
    let groups: Vec<String> = pairing.order.iter().map(|&no| table.points(no).to_string()).collect();
    assert_eq!(groups, ["2", "2", "1.5", "0.5", "0", "0", "0", "0"]);
}

#[test]
fn ru22_5_4_10_6_2_b_inside_by_truncated_solkoff() {
    truncated_order(RU22);
}

/// The worst opponent does not count.
pub(super) fn truncated_order(edition: Edition) {
    // 4 beat 1 (2 points) and 3 (1.5); 2 beat 5 and 6 (1.5 each); 1 met 4, 7 and 8 (2, 0 and 0.5).
    let table = hall(8, &["4>1 2>5 3>7 6=8", "4>3 2>6 1>7 5>8", "1>8 6>7 5=3"]);
    let pairing = paired(&ask(&table, System::TruncatedSolkoff, edition));
    assert!(order(&pairing).starts_with("1 4 2 "), "2.5, 2 and 1.5: {}", order(&pairing));
}

#[test]
fn ru22_5_4_10_6_2_c_equal_truncated_by_number_or_parity() {
    let table = hall(6, &["2=4 1=3", "5=6", "1=5 3=6"]);
    let order_of = |parity| {
        let pairing = paired(&Request { parity, ..ask(&table, System::TruncatedSolkoff, RU22) });
        pairing.order.iter().map(|no| no.0).filter(|no| [2, 4].contains(no)).collect::<Vec<_>>()
    };
    assert_eq!(order_of(false), [2, 4], "the smaller number is higher, also in round 4");
    assert_eq!(order_of(true), [4, 2], "by parity if the regulation says so");
}

#[test]
fn ru22_5_4_10_7_1_numbers_as_before() {
    numbers_by_rating(System::CurrentBuchholz, RU22, "RU22:5.4.10.7.1");
}

#[test]
fn ru22_5_4_10_7_2_round_one_first_against_last() {
    first_against_last(RU22, "RU22:5.4.10.7.2");
}

/// Eight players, 1 White.
pub(super) fn first_against_last(edition: Edition, article: &str) {
    let table = hall(8, &[]);
    let pairing =
        paired(&Request { first: Some(Colour::White), ..ask(&table, System::CurrentBuchholz, edition) });
    assert_eq!(boards(&pairing), "1:8 7:2 3:6 5:4");
    assert!(cites(&pairing, 1, article));
}

#[test]
fn ru22_5_4_10_7_3_no_reversal_in_round_two() {
    buchholz_round_two(RU22);
}

/// Winners 1, 2, 3, 4 stay in this order.
pub(super) fn buchholz_round_two(edition: Edition) {
    let table = hall(8, &["1>8 2>7 3>6 4>5"]);
    assert_eq!(order(&paired(&ask(&table, System::CurrentBuchholz, edition))), "1 2 3 4 5 6 7 8");
}

#[test]
fn ru22_5_4_10_7_4_the_first_of_an_odd_group_goes_down() {
    first_goes_down(RU22, "RU22:5.4.10.7.4");
}

/// Groups {1,3,5}, {2,4} and {6}.
pub(super) fn first_goes_down(edition: Edition, article: &str) {
    let rounds = |round, met: &[(u16, u16)]| {
        meetings(&scene(System::CurrentBuchholz, edition, &odd_groups(round, met)))
    };
    assert_eq!(rounds(4, &[]), "1-4 3-5 2-6");
    assert_eq!(rounds(4, &[(1, 4)]), "1-2 3-5 4-6");
    assert_eq!(rounds(5, &[(1, 4), (1, 2)]), "1-5 3-4 2-6");
    assert!(cites(&scene(System::CurrentBuchholz, edition, &odd_groups(4, &[])), 1, article));
}

#[test]
fn ru22_5_4_10_7_5_first_against_last_inside() {
    first_against_last_inside(RU22, "RU22:5.4.10.7.5");
}

/// A group of four.
pub(super) fn first_against_last_inside(edition: Edition, article: &str) {
    let met = |met: &[(u16, u16)]| scene(System::CurrentBuchholz, edition, &four(5, met));
    assert_eq!(meetings(&met(&[])), "1-4 2-3");
    assert_eq!(meetings(&met(&[(1, 4)])), "1-3 2-4");
    assert_eq!(meetings(&met(&[(2, 3)])), "1-3 2-4", "the last pair is broken and 1 gets another opponent");
    assert!(cites(&met(&[]), 2, article));
}

/// Players 6, 1, 5 and 2 have 2 points and opponents of 3, 2.5, 2.5 and 2 points; 7 to 14 were beaten by them.
fn buchholz() -> Table {
    hall(
        18,
        &["6>7 5>9 1>11 2>13 8>15 10>16 12>17 14>18", "6>8 5>10 1>12 2>14 7>16 9>17 11>18 13>15", "7=8 9=11"],
    )
}

#[test]
fn ru22_5_4_10_7_6_current_buchholz_from_round_three() {
    let pairing = paired(&ask(&buchholz(), System::CurrentBuchholz, RU22));
    assert!(order(&pairing).starts_with("6 1 5 2 "), "{}", order(&pairing));
    assert!(meetings(&pairing).starts_with("6-2 1-5 "), "{}", meetings(&pairing));
}

#[test]
fn ru22_5_4_10_7_6_a_groups_by_falling_points() {
    groups_fall(RU22);
}

/// Groups in the order of their points.
pub(super) fn groups_fall(edition: Edition) {
    let table = buchholz();
    let pairing = paired(&ask(&table, System::CurrentBuchholz, edition));
    let points: Vec<u32> = pairing.order.iter().map(|&no| table.points(no).in_halves()).collect();
    assert_eq!(points, [4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn ru22_5_4_10_7_6_b_inside_by_current_buchholz_then_number() {
    buchholz_order(RU22);
}

/// 3, 2.5 and 2.5 of the numbers 6, 5 and 1.
pub(super) fn buchholz_order(edition: Edition) {
    let pairing = paired(&ask(&buchholz(), System::CurrentBuchholz, edition));
    let three: Vec<u16> = pairing.order.iter().map(|no| no.0).filter(|no| [1, 5, 6].contains(no)).collect();
    assert_eq!(three, [6, 1, 5]);
}

#[test]
fn ru22_5_4_10_7_6_c_pairs_as_before() {
    let pairing = paired(&ask(&buchholz(), System::CurrentBuchholz, RU22));
    assert_eq!(meetings(&pairing).split(' ').take(2).collect::<Vec<_>>(), ["6-2", "1-5"]);
    assert!(cites(&pairing, 6, "RU22:5.4.10.7.5"));
    // An odd group sends its first, now by coefficient: 6.
    let pairing = paired(&Request { absent: &[No(2)], ..ask(&buchholz(), System::CurrentBuchholz, RU22) });
    assert!(cites(&pairing, 6, "RU22:5.4.10.7.4"), "{}", meetings(&pairing));
}

#[test]
fn ru22_5_4_10_8_complete_and_repeated_touching_the_fewest() {
    let table = hall(8, &["1>5 2>6 3>7 4>8"]);
    let request = ask(&table, System::Individual, RU22);
    let faults = check(&request, &[(No(4), No(2)), (No(3), No(1)), (No(8), No(6))], None);
    assert_eq!(faults.iter().filter(|fault| fault.kind == FaultKind::Missing).count(), 2);
    assert!(
        faults
            .iter()
            .filter(|fault| fault.kind == FaultKind::Missing)
            .all(|fault| fault.by.name() == "RU22:5.4.10.8")
    );
    fewest_changes(RU22, "RU22:5.4.10.8");
}

/// One pair of a published pairing is wrong, or somebody is gone: no other pairing keeps more of it.
pub(super) fn fewest_changes(edition: Edition, article: &str) {
    let (mut changed_most, mut alone) = (0, 0);
    for seed in 0..40 {
        simulate(seed, System::Individual, edition, 3, |request, old| {
            let wrong = &old.pairs[seed as usize % old.pairs.len()];
            let gone: Vec<No> =
                request.absent.iter().copied().chain((seed % 3 == 0).then_some(wrong.white)).collect();
            let now = Request { absent: &gone, ..request.clone() };
            let wrong = [(wrong.white, wrong.black)];
            let Ok(new) = repair(&now, old, &wrong) else { return };
            let kept = new.pairing.pairs.iter().filter(|pair| old.pairs.contains(pair)).count();
            let lost = old.pairs.len() - kept;
            // Two players of one wrong pair need one other pair, or nobody else if one is gone and the other may
            // have the plus or meet the one who had it.
            assert!(lost <= 2 + usize::from(seed % 3 == 0), "{seed}: {lost}");
            changed_most = changed_most.max(lost);
            // One is gone and the other has had no plus: he gets it, and nobody else is touched.
            let had_plus = |no: No| {
                let before = request.table.cells(no).iter().take(usize::from(request.round) - 1);
                before.clone().any(|cell| cell.mark == Some(Mark::Plus))
            };
            if seed % 3 == 0 && old.bye.is_none() && !had_plus(wrong[0].1) {
                assert_eq!((lost, &new.changed[..]), (1, &[wrong[0].1][..]), "{seed}");
                alone += 1;
            }
            assert!(new.pairing.pairs.iter().all(|pair| !(pair.has(wrong[0].0) && pair.has(wrong[0].1))));
            let players: BTreeSet<No> = new
                .pairing
                .pairs
                .iter()
                .flat_map(|pair| [pair.white, pair.black])
                .chain(new.pairing.bye.iter().map(|bye| bye.no))
                .collect();
            assert_eq!(players.len(), new.pairing.order.len(), "{seed}: everybody once");
            assert!(new.pairing.notes.iter().any(|note| note.by.name() == article));
            let faults = check(
                &now,
                &new.pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect::<Vec<_>>(),
                new.pairing.bye.as_ref().map(|bye| bye.no),
            );
            assert!(faults.iter().all(|fault| fault.kind == FaultKind::Differs), "{seed}: {faults:?}");
        });
    }
    assert_eq!(changed_most, 2);
    assert!(alone > 5);
}

#[test]
fn ru22_5_4_10_8_mutated_pairings_are_all_caught() {
    for seed in 0..60 {
        simulate(seed, SYSTEMS[seed as usize % 4], RU22, 5, |request, right| {
            let pairs: Vec<(No, No)> = right.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
            let bye = right.bye.as_ref().map(|bye| bye.no);
            assert_eq!(check(request, &pairs, bye), [], "{seed}");
            let last = pairs.len() - 1;
            let mut mutants = vec![pairs.clone(); 4];
            mutants[0].pop();
            mutants[1][0] = (pairs[0].1, pairs[0].0);
            (mutants[2][0].1, mutants[2][last].1) = (pairs[last].1, pairs[0].1);
            mutants[3][last].0 = pairs[0].0;
            for (which, mutant) in mutants.iter().enumerate() {
                assert!(!check(request, mutant, bye).is_empty(), "{seed}: {which}");
            }
        });
    }
}

#[test]
fn ru22_5_4_10_9_pairs_set_by_the_regulation() {
    set_by_regulation(RU22, "RU22:5.4.10.9", "RU22:5.4.10.2.a");
}

/// Forced pairs are used and marked, unless the two have met.
pub(super) fn set_by_regulation(edition: Edition, article: &str, met: &str) {
    let table = hall(8, &[]);
    let forced = [(No(1), No(2)), (No(7), No(8))];
    let pairing = paired(&Request { forced: &forced, ..ask(&table, System::Individual, edition) });
    assert_eq!(meetings(&pairing), "1-2 3-5 4-6 7-8");
    assert!(cites(&pairing, 1, article) && cites(&pairing, 8, article) && !cites(&pairing, 3, article));
    let reason = &pairing.pairs[0].because[0];
    assert_eq!((reason.by.name(), reason.what.as_str()), (article, "by regulation"));
    let table = hall(8, &["1>2 3>4 5>6 7>8"]);
    let pairing = paired(&Request {
        forced: &[(No(1), No(2)), (No(1), No(8))],
        ..ask(&table, System::Individual, edition)
    });
    assert!(pairing.pairs.iter().any(|pair| pair.has(No(1)) && pair.has(No(8))));
    assert_eq!(pairing.notes[0].by.name(), met);
    // Pairs ruled out are not made.
    let pairing =
        paired(&Request { forbidden: &[(No(1), No(5))], ..ask(&hall(8, &[]), System::Individual, edition) });
    assert_eq!(meetings(&pairing), "1-6 2-5 3-7 4-8");
}
