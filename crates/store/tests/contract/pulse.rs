//! The pulse: the last moment the place was known to work, and nothing that grows.

use store::limits::{AT_MS_MAX, NODE_LETTERS_MAX};
use store::{Beat, Error, Journal, Limit, NewEntry};

use crate::kit::{Home, append, contract, entry};

contract! {
    the_last_beat_is_the_latest_of_beats_and_of_the_last_entry,
    beats_do_not_grow,
    a_beat_that_cannot_be_one_is_refused,
}

const NOW: u64 = 1_790_000_000_000;
const DAY: u64 = 24 * 60 * 60 * 1_000;

async fn nodes(journal: &dyn Journal) -> Vec<(String, u64)> {
    let beats = journal.beats().await.expect("beats");
    beats.into_iter().map(|Beat { node, at_ms }| (node, at_ms)).collect()
}

fn named(nodes: &[(&str, u64)]) -> Vec<(String, u64)> {
    nodes.iter().map(|(node, at_ms)| ((*node).to_owned(), *at_ms)).collect()
}

async fn the_last_beat_is_the_latest_of_beats_and_of_the_last_entry(home: Home) {
    let journal = home.open().await;
    assert_eq!(journal.last_beat().await, Ok(None));
    assert_eq!(nodes(&*journal).await, []);
    let at = |at_ms: u64, expected: u64| {
        let entries = vec![NewEntry { at_ms, ..entry("x") }];
        store::Append { entries, ..append("game/a", expected, &[]) }
    };
    journal.append(at(NOW, 0)).await.expect("written");
    assert_eq!(journal.last_beat().await, Ok(Some(NOW)), "the entry alone");
    journal.beat("north", NOW - 5).await.expect("noted");
    assert_eq!(journal.last_beat().await, Ok(Some(NOW)));
    journal.beat("south", NOW + 7).await.expect("noted");
    journal.beat("north", NOW + 3).await.expect("noted");
    assert_eq!(journal.last_beat().await, Ok(Some(NOW + 7)));
    assert_eq!(nodes(&*journal).await, named(&[("south", NOW + 7), ("north", NOW + 3)]));
    // The last entry counts, not the one with the latest moment.
    journal.append(at(NOW + 90, 1)).await.expect("written");
    journal.append(at(NOW + 9, 2)).await.expect("written");
    assert_eq!(journal.last_beat().await, Ok(Some(NOW + 9)));
    journal.close().await;
    drop(journal);
    let journal = home.open().await;
    journal.beat("north", NOW + 20).await.expect("noted");
    assert_eq!(nodes(&*journal).await, named(&[("north", NOW + 20), ("south", NOW + 7)]));
    assert_eq!(journal.last_beat().await, Ok(Some(NOW + 20)));
}

async fn beats_do_not_grow(home: Home) {
    let journal = home.open().await;
    for i in 0..100 {
        journal.beat("north", NOW + i * 1_000).await.expect("noted");
        // A node that gets a new name whenever it starts, once an hour.
        journal.beat(&format!("node-{i}"), NOW + i * DAY / 24).await.expect("noted");
    }
    let kept = nodes(&*journal).await;
    assert!(kept.len() <= 26, "a day of them and no more: {kept:?}");
    assert_eq!(kept.first(), named(&[("node-99", NOW + 99 * DAY / 24)]).first());
    // A clock that was wrong is forgotten as soon as somebody knows better.
    journal.beat("wrong", NOW + 500 * DAY).await.expect("noted");
    journal.beat("north", NOW + 5 * DAY).await.expect("noted");
    assert_eq!(nodes(&*journal).await, named(&[("north", NOW + 5 * DAY)]));
    assert_eq!(journal.last_beat().await, Ok(Some(NOW + 5 * DAY)));
}

async fn a_beat_that_cannot_be_one_is_refused(home: Home) {
    let journal = home.open().await;
    let long = "x".repeat(NODE_LETTERS_MAX);
    for node in ["", "a b", "ї", "a\0", &format!("{long}x")] {
        assert_eq!(journal.beat(node, NOW).await, Err(Error::Limit(Limit::Node)), "{node:?}");
    }
    assert_eq!(journal.beat("a", AT_MS_MAX + 1).await, Err(Error::Limit(Limit::Moment)));
    assert_eq!(nodes(&*journal).await, []);
    journal.beat(&long, AT_MS_MAX).await.expect("as much as fits");
    journal.beat("a", 0).await.expect("as little as there is");
    journal.close().await;
    assert_eq!(journal.beat("a", NOW).await, Err(Error::Closed));
}
