//! The rule suites of `testdata/rules`, put to the generator and to the oracle.

use std::collections::{BTreeMap, BTreeSet};

use draughts::Setup;
use testkit::suite::{Case, cases};
use testkit::text::{Written, list};
use testkit::{Oracle, ask};

#[test]
fn the_generator_answers_every_case() {
    for case in cases() {
        let position = case.variant().position(case.setup()).unwrap_or_else(|e| panic!("{}: {e}", case.id));
        let routes = ask::routes(&position);
        expect_legal(&case, routes.keys().cloned().collect());
        assert_eq!(position.moves().len(), case.moves(), "{}", case.id);
        assert_eq!(position.ending().map(|ending| ending.winner), case.winner(), "{}", case.id);
        let after = routes.into_iter().map(|(route, played)| (route, position.play(&played).setup()));
        expect_after(&case, &after.collect());
    }
}

#[test]
fn the_oracle_answers_every_case() {
    for case in cases() {
        let oracle = Oracle::new(case.rules(), &case.setup());
        let moves = oracle.moves().expect("no case has that many routes");
        let mut after = BTreeMap::new();
        for played in &moves {
            for squares in played.routes.iter().cloned() {
                after.insert(Written { capture: !played.captured.is_empty(), squares }, oracle.after(played));
            }
        }
        expect_legal(&case, after.keys().cloned().collect());
        assert_eq!(moves.len(), case.moves(), "{}", case.id);
        assert_eq!(oracle.ending().map(|verdict| verdict.winner), case.winner(), "{}", case.id);
        expect_after(&case, &after);
    }
}

fn expect_legal(case: &Case, found: BTreeSet<Written>) {
    let (rules, legal) = (case.rules(), case.legal());
    assert!(
        found == legal,
        "{}: {}\n  listed: {}\n   found: {}",
        case.id,
        case.fen,
        list(rules, &legal),
        list(rules, &found)
    );
}

fn expect_after(case: &Case, found: &BTreeMap<Written, Setup>) {
    for (played, setup) in case.after() {
        assert_eq!(
            found.get(&played),
            Some(&setup),
            "{}: after {}",
            case.id,
            list(case.rules(), &[played].into())
        );
    }
}
