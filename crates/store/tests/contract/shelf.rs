//! Models: rows and position together, in the order of keys, never ahead and never backwards.

use std::collections::BTreeMap;
use std::sync::Arc;

use fastrand::Rng;
use store::limits::{BODY_BYTES_MAX, KEY_BYTES_MAX, MODEL_LETTERS_MAX, PAGE_BYTES, UPDATE_ROWS_MAX};
use store::{Error, Journal, Keys, Limit, Position, Row, Update};

use crate::kit::{Home, append, contract, run};

contract! {
    rows_are_read_in_the_order_of_keys_both_ways,
    random_updates_and_questions_are_answered_like_the_model,
    an_update_with_a_gap_is_stale_and_an_old_one_changes_nothing,
    a_model_is_never_ahead_of_the_journal,
    updates_under_way_are_done_in_order,
    a_cleared_model_is_gone_and_made_anew,
    models_survive_closing,
    long_rows_come_in_short_pages,
    what_does_not_fit_is_refused,
    appends_and_updates_do_not_disturb_each_other,
}

/// An update that does not move.
fn still(model: &str, at: u64, rows: &[(&str, Option<&str>)]) -> Update {
    let row = |(key, value): &(&str, Option<&str>)| ((*key).to_owned(), value.map(str::to_owned));
    Update {
        model: model.to_owned(),
        after: Position(at),
        reached: Position(at),
        rows: rows.iter().map(row).collect(),
    }
}

fn update(model: &str, after: u64, reached: u64, rows: &[(&str, Option<&str>)]) -> Update {
    Update { reached: Position(reached), ..still(model, after, rows) }
}

async fn keys(journal: &dyn Journal, model: &str, keys: Keys) -> Vec<String> {
    let rows = journal.rows(model, keys, 100).await.expect("a page");
    rows.into_iter().map(|row| row.key).collect()
}

async fn rows_are_read_in_the_order_of_keys_both_ways(home: Home) {
    let journal = home.open().await;
    let names = ["a", "B", "aa", "a/1", "a/2", "a0", "ab", "ї/1", "ї/2", "я", "白", "🙂", "a b", "\"'%_\\"];
    let rows: Vec<_> = names.iter().map(|name| (*name, Some("1"))).collect();
    journal.shelve(still("one", 0, &rows)).await.expect("shelved");
    journal.shelve(still("two", 0, &[("a/9", Some("2"))])).await.expect("shelved");

    let mut sorted = names.map(str::to_owned).to_vec();
    sorted.sort_unstable();
    assert_eq!(keys(&*journal, "one", Keys::all()).await, sorted);
    assert_eq!(keys(&*journal, "one", Keys::prefix("a/")).await, ["a/1", "a/2"]);
    assert_eq!(keys(&*journal, "one", Keys::prefix("ї").backwards()).await, ["ї/2", "ї/1"]);
    assert_eq!(keys(&*journal, "one", Keys::between("a/2", "ab")).await, ["a/2", "a0", "aa"]);
    assert_eq!(keys(&*journal, "one", Keys::between("ab", "a")).await, [""; 0]);
    assert_eq!(keys(&*journal, "one", Keys::prefix("a").after("a/2")).await, ["a0", "aa", "ab"]);
    assert_eq!(keys(&*journal, "one", Keys::prefix("a").after("a/2").backwards()).await, ["a/1", "a b", "a"]);
    assert_eq!(keys(&*journal, "one", Keys::prefix("a\0")).await, [""; 0]);
    assert_eq!(keys(&*journal, "one", Keys::all().after("白\0")).await, ["🙂"]);
    assert_eq!(keys(&*journal, "none", Keys::all()).await, [""; 0]);
    assert_eq!(keys(&*journal, "one' OR 1=1 --", Keys::all()).await, [""; 0]);
    assert_eq!(journal.rows("one", Keys::all(), 0).await, Ok(vec![]));

    // Page after page, there and back.
    for backwards in [false, true] {
        let mut seen: Vec<String> = Vec::new();
        loop {
            let mut asked = if backwards { Keys::all().backwards() } else { Keys::all() };
            if let Some(last) = seen.last() {
                asked = asked.after(last);
            }
            let page = journal.rows("one", asked, 3).await.expect("a page");
            assert!(page.len() <= 3);
            if page.is_empty() {
                break;
            }
            seen.extend(page.into_iter().map(|row| row.key));
        }
        if backwards {
            seen.reverse();
        }
        assert_eq!(seen, sorted);
    }
    assert_eq!(journal.row("one", "\"'%_\\").await, Ok(Some("1".to_owned())));
    assert_eq!(journal.row("two", "a/1").await, Ok(None));
    assert_eq!(journal.row("two", "a/1\0").await, Ok(None));
}

async fn random_updates_and_questions_are_answered_like_the_model(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/a", 0, &["x"; 200])).await.expect("written");
    let mut random = Rng::with_seed(8064);
    let mut model: BTreeMap<String, String> = BTreeMap::new();
    let mut reached = 0;
    for round in 0..150 {
        let mut rows = BTreeMap::new();
        for _ in 0..random.usize(0..12) {
            let value = random.bool().then(|| format!("{round}"));
            rows.insert(format!("{}/{}", random.lowercase(), random.u8(0..6)), value);
        }
        for (key, value) in &rows {
            match value {
                Some(value) => drop(model.insert(key.clone(), value.clone())),
                None => drop(model.remove(key)),
            }
        }
        let next = reached + random.u64(0..2);
        let update = Update { rows, ..update("random", reached, next, &[]) };
        journal.shelve(update).await.expect("shelved");
        reached = next;
        assert_eq!(journal.reached("random").await, Ok(Position(reached)));

        let (low, high) = (random.lowercase().to_string(), random.lowercase().to_string());
        let limit = random.usize(1..20);
        let found = journal.rows("random", Keys::between(&*low, &*high), limit).await.expect("a page");
        let inside = model.iter().filter(|(key, _)| **key >= low && **key < high);
        let expected: Vec<Row> =
            inside.map(|(key, value)| Row { key: key.clone(), value: value.clone() }).collect();
        assert_eq!(found, expected.into_iter().take(limit).collect::<Vec<_>>());
    }
    let all = journal.rows("random", Keys::all(), 1_000).await.expect("a page");
    assert_eq!(all.into_iter().map(|row| (row.key, row.value)).collect::<BTreeMap<_, _>>(), model);
}

async fn an_update_with_a_gap_is_stale_and_an_old_one_changes_nothing(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/a", 0, &["x"; 9])).await.expect("written");
    journal.shelve(update("list", 0, 5, &[("a", Some("1")), ("b", Some("1"))])).await.expect("shelved");
    for after in [6, 7, 9] {
        let refused = journal.shelve(update("list", after, 9, &[("a", None), ("c", Some("2"))])).await;
        let (expected, actual) = (Position(after), Position(5));
        assert_eq!(refused, Err(Error::Stale { model: "list".to_owned(), expected, actual }));
    }
    let refused = journal.shelve(update("new", 3, 4, &[])).await.expect_err("a model begins at the start");
    assert!(matches!(refused, Error::Stale { actual: Position::START, .. }), "{refused}");
    assert_eq!(journal.shelve(update("list", 5, 4, &[("a", None)])).await, Err(Limit::Reached.into()));
    for (after, reached) in [(0, 3), (4, 5), (0, 5), (0, 0), (3, 3)] {
        let old = update("list", after, reached, &[("a", None), ("c", Some("2"))]);
        journal.shelve(old).await.expect("it is further already");
    }
    assert_eq!(keys(&*journal, "list", Keys::all()).await, ["a", "b"]);
    assert_eq!(journal.models().await, Ok(vec![("list".to_owned(), Position(5))]));
    journal.shelve(update("list", 5, 6, &[("a", None)])).await.expect("from where it stands");
    assert_eq!(keys(&*journal, "list", Keys::all()).await, ["b"]);
    journal.shelve(update("list", 3, 8, &[("c", Some("3"))])).await.expect("from before, and further");
    assert_eq!(keys(&*journal, "list", Keys::all()).await, ["b", "c"]);
    assert_eq!(journal.reached("list").await, Ok(Position(8)));
}

async fn a_model_is_never_ahead_of_the_journal(home: Home) {
    let journal = home.open().await;
    let early = update("list", 0, 1, &[("a", Some("1"))]);
    assert_eq!(journal.shelve(early.clone()).await, Err(Limit::Reached.into()));
    assert_eq!(journal.reached("list").await, Ok(Position::START));
    journal.append(append("game/a", 0, &["x"])).await.expect("written");
    journal.shelve(early).await.expect("shelved");
    let refused = journal.shelve(update("list", 1, u64::MAX, &[])).await;
    assert_eq!(refused, Err(Limit::Reached.into()));
    assert_eq!(journal.reached("list").await, Ok(Position(1)));
}

async fn updates_under_way_are_done_in_order(home: Home) {
    let journal: Arc<dyn Journal> = home.open().await.into();
    journal.append(append("game/a", 0, &["x"; 300])).await.expect("written");
    let mut under_way = Vec::new();
    for i in 0..300 {
        let journal = Arc::clone(&journal);
        let value = i.to_string();
        let name = if i % 2 == 0 { "even" } else { "odd" };
        let after = if i < 2 { 0 } else { i - 1 };
        let update = update(name, after, i + 1, &[("same", Some(&value)), (&value, Some("x"))]);
        under_way.push(tokio::spawn(async move { journal.shelve(update).await }));
    }
    for shelved in under_way {
        shelved.await.expect("no panic").expect("shelved");
    }
    assert_eq!(journal.row("even", "same").await, Ok(Some("298".to_owned())));
    assert_eq!(journal.row("odd", "same").await, Ok(Some("299".to_owned())));
    assert_eq!(keys(&*journal, "odd", Keys::all()).await.len(), 100, "of 151, as many as asked for");
}

async fn fill(journal: &dyn Journal, model: &str, count: usize) {
    let keys: Vec<String> = (0..count).map(|i| format!("{i:05}")).collect();
    for chunk in keys.chunks(UPDATE_ROWS_MAX) {
        let rows = chunk.iter().map(|key| (key.as_str(), Some("x"))).collect::<Vec<_>>();
        journal.shelve(still(model, 0, &rows)).await.expect("shelved");
    }
}

async fn count(journal: &dyn Journal, model: &str) -> usize {
    journal.rows(model, Keys::all(), 10_000).await.expect("a page").len()
}

async fn a_cleared_model_is_gone_and_made_anew(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/a", 0, &["x"])).await.expect("written");
    for (model, rows) in [("lobby", 3_500), ("lobby-2", 10), ("lobb", UPDATE_ROWS_MAX)] {
        fill(&*journal, model, rows).await;
    }
    journal.shelve(update("lobby", 0, 1, &[])).await.expect("shelved");
    // What is asked for behind the clearing is done behind it.
    let anew = still("lobby", 0, &[("new", Some("1"))]);
    let (cleared, made) = tokio::join!(journal.clear("lobby"), journal.shelve(anew));
    cleared.expect("cleared");
    made.expect("behind the clearing");
    assert_eq!(keys(&*journal, "lobby", Keys::all()).await, ["new"]);
    assert_eq!((count(&*journal, "lobby-2").await, count(&*journal, "lobb").await), (10, UPDATE_ROWS_MAX));
    journal.clear("lobb").await.expect("cleared");
    journal.clear("lobb").await.expect("there is nothing, and nothing to do");
    let names: Vec<_> = journal.models().await.expect("models").into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["lobby", "lobby-2"]);
    assert_eq!(count(&*journal, "lobb").await, 0);
}

async fn models_survive_closing(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/a", 0, &["1", "2"])).await.expect("written");
    journal.shelve(update("list", 0, 2, &[("a", Some("1"))])).await.expect("shelved");
    journal.close().await;
    assert_eq!(journal.shelve(still("list", 2, &[])).await, Err(Error::Closed));
    assert_eq!(journal.clear("list").await, Err(Error::Closed));
    assert_eq!(journal.reached("list").await, Err(Error::Closed));
    drop(journal);
    let journal = home.open().await;
    assert_eq!(journal.reached("list").await, Ok(Position(2)));
    assert_eq!(journal.row("list", "a").await, Ok(Some("1".to_owned())));
}

/// A process may die while it removes rows; the next one goes on.
#[test]
fn a_clearing_that_was_cut_short_is_finished_by_the_next_start() {
    let home = Home::folder();
    run(async {
        let journal = home.open().await;
        fill(&*journal, "lobby", 2_500).await;
        journal.close().await;
        drop(journal);
        home.sql("UPDATE {}model SET position = -1").await;
        let journal = home.open().await;
        assert_eq!(journal.reached("lobby").await, Ok(Position::START));
        journal.shelve(still("lobby", 0, &[("new", Some("1"))])).await.expect("behind the clearing");
        assert_eq!(keys(&*journal, "lobby", Keys::all()).await, ["new"]);
    });
}

/// What goes wrong with a model is told to who keeps it, and to nobody else.
#[test]
fn a_model_that_cannot_be_written_does_not_stop_the_journal() {
    let home = Home::folder();
    run(async {
        let journal = home.open().await;
        fill(&*journal, "lobby", 2_500).await;
        home.sql("CREATE TRIGGER full BEFORE INSERT ON shelf BEGIN SELECT RAISE(ABORT, 'full'); END").await;
        home.sql(
            "CREATE TRIGGER stuck BEFORE DELETE ON shelf WHEN old.key > '01500'
            BEGIN SELECT RAISE(ABORT, 'stuck'); END",
        )
        .await;
        for i in 0..3 {
            let row = [("new", Some("1"))];
            let (shelved, cleared, written, noted) = tokio::join!(
                journal.shelve(still("list", 0, &row)),
                journal.clear("lobby"),
                journal.append(append("game/a", i, &["x"])),
                journal.beat("north", i),
            );
            assert!(matches!(shelved, Err(Error::Storage(_))), "{shelved:?}");
            assert!(matches!(cleared, Err(Error::Storage(_))), "{cleared:?}");
            written.expect("the journal goes on");
            drop(noted);
            journal.beat("north", i).await.expect("noted");
        }
        home.sql("DROP TRIGGER full").await;
        journal.shelve(still("list", 0, &[("new", Some("1"))])).await.expect("shelved");
        journal.clear("lobby").await.expect_err("stuck in the middle");
        let refused = journal.shelve(still("lobby", 0, &[("new", Some("1"))])).await;
        assert!(matches!(refused, Err(Error::Storage(_))), "nothing is put among old rows: {refused:?}");
        home.sql("DROP TRIGGER stuck").await;
        journal.clear("lobby").await.expect("cleared");
        journal.shelve(still("lobby", 0, &[("new", Some("1"))])).await.expect("shelved");
        assert_eq!(keys(&*journal, "lobby", Keys::all()).await, ["new"]);
        assert_eq!(journal.last_beat().await, Ok(Some(1_790_000_000_000)));
    });
}

async fn long_rows_come_in_short_pages(home: Home) {
    let journal = home.open().await;
    let long = "x".repeat(BODY_BYTES_MAX - 1);
    for i in 0..9 {
        journal.shelve(still("long", 0, &[(&*i.to_string(), Some(&*long))])).await.expect("shelved");
    }
    let fits = PAGE_BYTES / long.len() + 1;
    assert_eq!(keys(&*journal, "long", Keys::all()).await, ["0", "1", "2", "3", "4"][..fits]);
    assert_eq!(keys(&*journal, "long", Keys::all().backwards()).await, ["8", "7", "6", "5", "4"][..fits]);
    assert_eq!(keys(&*journal, "long", Keys::all().after("6")).await, ["7", "8"]);
}

async fn what_does_not_fit_is_refused(home: Home) {
    let journal = home.open().await;
    let long = |bytes: usize| "x".repeat(bytes);
    let row = |key: &str, value: &str| still("list", 0, &[(key, Some(value))]);
    let many = |count: usize, value: &str| {
        let rows = (0..count).map(|i| (i.to_string(), Some(value.to_owned())));
        Update { rows: rows.collect(), ..still("list", 0, &[]) }
    };
    let cases = [
        (still("", 0, &[]), Limit::Model),
        (still("List", 0, &[]), Limit::Model),
        (still(&long(MODEL_LETTERS_MAX + 1), 0, &[]), Limit::Model),
        (row("", "x"), Limit::Key),
        (row(&long(KEY_BYTES_MAX + 1), "x"), Limit::Key),
        (row("a\0", "x"), Limit::Nul),
        (row("a", "x\0"), Limit::Nul),
        (row("a", &long(BODY_BYTES_MAX + 1)), Limit::Body),
        (many(UPDATE_ROWS_MAX + 1, "x"), Limit::Update),
        (many(5, &long(BODY_BYTES_MAX)), Limit::Update),
    ];
    for (update, limit) in cases {
        assert_eq!(journal.shelve(update).await, Err(Error::Limit(limit)));
    }
    assert_eq!(journal.clear("a b").await, Err(Error::Limit(Limit::Model)));
    assert_eq!(journal.models().await, Ok(vec![]));
    journal.shelve(row(&long(KEY_BYTES_MAX), &long(BODY_BYTES_MAX))).await.expect("as much as fits");
    journal.shelve(many(UPDATE_ROWS_MAX, "x")).await.expect("as many as fit");
}

async fn appends_and_updates_do_not_disturb_each_other(home: Home) {
    const EACH: u64 = 60;
    let journal: Arc<dyn Journal> = home.open().await.into();
    let writer = |game: u64| {
        let journal = Arc::clone(&journal);
        tokio::spawn(async move {
            for i in 0..EACH {
                journal.append(append(&format!("game/{game}"), i, &["x"])).await.expect("written");
            }
        })
    };
    let writers: Vec<_> = (0..5).map(writer).collect();
    // A keeper counts the entries of every stream, and a reader never sees it ahead.
    let (mut counts, mut reached) = (BTreeMap::<String, u64>::new(), Position::START);
    while reached.0 < 5 * EACH {
        let page = journal.since(reached, 7).await.expect("a page");
        let mut rows = BTreeMap::new();
        let after = reached;
        for entry in page {
            let count = counts.entry(entry.stream.to_string()).or_default();
            *count += 1;
            rows.insert(entry.stream.to_string(), Some(count.to_string()));
            reached = entry.position;
        }
        journal.shelve(Update { model: "counts".to_owned(), after, reached, rows }).await.expect("shelved");
        let model = journal.reached("counts").await.expect("a position");
        assert_eq!(model, reached);
        assert!(model <= journal.position().await.expect("a position"));
    }
    for writer in writers {
        writer.await.expect("no panic");
    }
    let rows = journal.rows("counts", Keys::all(), 100).await.expect("a page");
    assert_eq!(rows.len(), 5);
    assert!(rows.iter().all(|row| row.value == EACH.to_string()), "{rows:?}");
}

#[test]
fn nodes_that_keep_one_model_in_their_own_steps_agree() {
    const ENTRIES: u64 = 400;
    let home = Home::database();
    run(async {
        let nodes: [Arc<dyn Journal>; 3] =
            [home.open().await.into(), home.open().await.into(), home.open().await.into()];
        // How far each game has come, and which one was the last: rows that are put, put again and removed.
        let keeper = |(node, step): (Arc<dyn Journal>, usize)| {
            tokio::spawn(async move {
                let (mut reached, mut last) = (Position::START, None::<String>);
                while reached.0 < ENTRIES {
                    let page = node.since(reached, step).await.expect("a page");
                    let (after, mut rows) = (reached, BTreeMap::new());
                    for entry in &page {
                        rows.extend(last.take().map(|last| (last, None)));
                        let name = entry.stream.to_string();
                        rows.insert(format!("last/{name}"), Some(entry.sequence.to_string()));
                        last = Some(format!("last/{name}"));
                        rows.insert(name, Some(entry.sequence.to_string()));
                        reached = entry.position;
                    }
                    let update = Update { model: "games".to_owned(), after, reached, rows };
                    node.shelve(update).await.expect("shelved, or over");
                    // One of them goes away in the middle.
                    if step == 7 && reached.0 > ENTRIES / 2 {
                        break;
                    }
                }
            })
        };
        let keepers: Vec<_> = nodes.clone().into_iter().zip([1, 7, 13]).map(keeper).collect();
        let mut random = Rng::with_seed(3);
        let mut games = BTreeMap::<String, u64>::new();
        let mut last = String::new();
        for _ in 0..ENTRIES {
            last = format!("game/{}", random.u8(0..20));
            let sequence = games.entry(last.clone()).or_default();
            nodes[0].append(append(&last, *sequence, &["x"])).await.expect("written");
            *sequence += 1;
        }
        for keeper in keepers {
            keeper.await.expect("no panic");
        }
        let mut expected: Vec<Row> =
            games.iter().map(|(key, value)| Row { key: key.clone(), value: value.to_string() }).collect();
        expected.push(Row { key: format!("last/{last}"), value: games[&last].to_string() });
        assert_eq!(nodes[0].rows("games", Keys::all(), 100).await, Ok(expected));
        assert_eq!(nodes[0].reached("games").await, Ok(Position(ENTRIES)));
    });
}
