//! Negative controls: a pairing with one thing wrong is caught, by the engine's checker and by the slow one.

use testkit::swiss::{Ask, Event, Lots, Number, check};

use crate::engine::{self, Round};

type Pairs = Vec<(Number, Number)>;

/// Two pairs exchange their Blacks.
fn exchanged(round: &Round, lots: &mut Lots) -> Option<(Pairs, Option<Number>)> {
    let mut pairs = round.pairs.clone();
    let (one, other) = two_places(pairs.len(), lots)?;
    (pairs[one].1, pairs[other].1) = (pairs[other].1, pairs[one].1);
    Some((pairs, round.bye))
}

/// One pair has its colours turned.
fn turned(round: &Round, lots: &mut Lots) -> Option<(Pairs, Option<Number>)> {
    let mut pairs = round.pairs.clone();
    let place = lots.below(pairs.len());
    let pair = pairs.get_mut(place)?;
    *pair = (pair.1, pair.0);
    Some((pairs, round.bye))
}

/// Somebody else has the bye, and who had it plays for him.
fn other_bye(round: &Round, lots: &mut Lots) -> Option<(Pairs, Option<Number>)> {
    let mut pairs = round.pairs.clone();
    let place = lots.below(pairs.len());
    let pair = pairs.get_mut(place)?;
    let bye = pair.0;
    pair.0 = round.bye?;
    Some((pairs, Some(bye)))
}

/// Two who met before meet again, and their opponents meet each other.
fn repeated(ask: &Ask, round: &Round) -> Option<(Pairs, Option<Number>)> {
    let opponent = |no: Number| {
        let pair = round.pairs.iter().find(|pair| pair.0 == no || pair.1 == no)?;
        Some(if pair.0 == no { pair.1 } else { pair.0 })
    };
    let (one, other) = round.pairs.iter().find_map(|&(one, _)| {
        let others = round.pairs.iter().flat_map(|&(white, black)| [white, black]);
        let mut met = others.filter(|&other| ask.have_met(one, other));
        Some((one, met.next()?))
    })?;
    let (ones, others) = (opponent(one)?, opponent(other)?);
    let mut pairs = round.pairs.clone();
    pairs.retain(|&(white, _)| ![one, other, ones, others].contains(&white));
    pairs.extend([(one, other), (ones, others)]);
    Some((pairs, round.bye))
}

/// One player is missing, and his opponent has nobody.
fn missing(round: &Round, lots: &mut Lots) -> Option<(Pairs, Option<Number>)> {
    let mut pairs = round.pairs.clone();
    let place = lots.below(pairs.len());
    (place < pairs.len()).then(|| pairs.remove(place))?;
    Some((pairs, round.bye))
}

/// One player stands in for somebody else and so plays twice.
fn twice(round: &Round, lots: &mut Lots) -> Option<(Pairs, Option<Number>)> {
    let mut pairs = round.pairs.clone();
    let (one, other) = two_places(pairs.len(), lots)?;
    pairs[one].1 = pairs[other].1;
    Some((pairs, round.bye))
}

fn two_places(count: usize, lots: &mut Lots) -> Option<(usize, usize)> {
    let one = lots.below(count);
    let other = (one + 1 + lots.below(count.checked_sub(1)?)) % count;
    (one != other).then_some((one, other))
}

#[test]
fn every_wrong_pairing_is_caught() {
    let mut made = [0; 6];
    for (system, book) in crate::ALL {
        for seed in 0..testkit::setting("DAMKA_EVENTS").unwrap_or(40).min(500) {
            let mut lots = Lots::new(seed);
            let mut event = Event::new(system, book, 1_000_000 + seed);
            while let Some(ask) = event.ask() {
                let Some(round) = engine::pair(&ask) else { break };
                assert_eq!(engine::faults(&ask, &round.pairs, round.bye), [], "{ask:?} {round:?}");
                assert_eq!(check(&ask, &round.pairs, round.bye), [], "{ask:?} {round:?}");
                let wrong = [
                    exchanged(&round, &mut lots),
                    turned(&round, &mut lots),
                    other_bye(&round, &mut lots),
                    repeated(&ask, &round),
                    missing(&round, &mut lots),
                    twice(&round, &mut lots),
                ];
                for (kind, (pairs, bye)) in
                    wrong.into_iter().enumerate().filter_map(|(kind, it)| Some((kind, it?)))
                {
                    made[kind] += 1;
                    assert_ne!(engine::faults(&ask, &pairs, bye), [], "{ask:?}\n{pairs:?} {bye:?}");
                    assert_ne!(check(&ask, &pairs, bye), [], "{ask:?}\n{pairs:?} {bye:?}");
                }
                event.play(&round.pairs, round.bye);
            }
        }
    }
    println!("wrong pairings by kind: {made:?}");
    assert!(made.iter().all(|&count| count > 200), "{made:?}");
}
