//! What is appended comes back, in order, and only what fits is appended.

use store::{Error, Head, NewEntry, Position, Sequence};

use crate::kit::{Home, append, bodies, contract, entry, everything, health, stream};

contract! {
    entries_come_back_as_they_were_in_order,
    a_wrong_expectation_is_a_conflict_and_changes_nothing,
    several_streams_are_all_or_nothing,
    streams_are_listed_by_kind_in_the_order_of_names,
    pages_end_where_they_are_asked_to,
    large_batches_and_long_bodies_come_back,
    what_is_kept_survives_closing_and_dropping,
    closing_writes_what_waits_and_refuses_the_rest,
    who_looks_sees_what_others_write,
}

async fn entries_come_back_as_they_were_in_order(home: Home) {
    let journal = home.open().await;
    let strange = NewEntry {
        at_ms: store::limits::AT_MS_MAX,
        actor: String::new(),
        body: "Хід «білих»\n\t\"\\ \u{1}\u{7f} 白🙂".to_owned(),
    };
    let first = journal.append(append("game/a", 0, &["1", "2"])).await.expect("written");
    assert_eq!((first.sequence, first.position), (Sequence(2), Position(2)));
    let other = store::Append { entries: vec![strange.clone()], ..append("game/b", 0, &[]) };
    journal.append(other).await.expect("written");
    let last = journal.append(append("game/a", 2, &["", "4"])).await.expect("written");

    assert_eq!(bodies(&*journal, "game/a").await, ["1", "2", "", "4"]);
    let all = everything(&*journal).await;
    let places: Vec<_> =
        all.iter().map(|entry| (entry.position.0, entry.stream.id(), entry.sequence.0)).collect();
    assert_eq!(places, [(1, "a", 1), (2, "a", 2), (3, "b", 1), (4, "a", 3), (5, "a", 4)]);
    assert_eq!(all[2].what, strange);
    assert_eq!(all[0].what, entry("1"));
    assert_eq!(all[4].hash, last.hash);
    assert_eq!(journal.head(&stream("game/a")).await, Ok(Head { sequence: Sequence(4), hash: last.hash }));
    assert_eq!(journal.head(&stream("game/c")).await, Ok(Head::START));
    assert_eq!(journal.position().await, Ok(Position(5)));
    let rest = journal.read(&stream("game/a"), Sequence(3), 10).await.expect("a page");
    assert_eq!(rest, all[4..]);
    assert!(health(&*journal).await.is_sound());
    journal.close().await;
}

async fn a_wrong_expectation_is_a_conflict_and_changes_nothing(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/a", 0, &["1", "2"])).await.expect("written");
    for expected in [0, 1, 3, 7, u64::MAX] {
        let refused = journal.append(append("game/a", expected, &["x"])).await.expect_err("refused");
        let Error::Conflict(conflict) = refused else { panic!("{refused}") };
        assert_eq!(conflict.stream, stream("game/a"));
        assert_eq!((conflict.expected, conflict.actual), (Sequence(expected), Sequence(2)));
    }
    let refused = journal.append(append("game/b", 1, &["x"])).await.expect_err("refused");
    assert!(matches!(refused, Error::Conflict(conflict) if conflict.actual == Sequence::START));
    assert_eq!(journal.position().await, Ok(Position(2)));
    assert_eq!(bodies(&*journal, "game/a").await, ["1", "2"]);
    journal.append(append("game/a", 2, &["3"])).await.expect("the right expectation still holds");
}

async fn several_streams_are_all_or_nothing(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/b", 0, &["1"])).await.expect("written");
    let refused = journal.append_all(vec![append("game/a", 0, &["x"]), append("game/b", 0, &["x"])]).await;
    assert!(matches!(refused, Err(Error::Conflict(conflict)) if conflict.stream == stream("game/b")));
    assert_eq!(bodies(&*journal, "game/a").await, [""; 0]);

    let together =
        vec![append("game/a", 0, &["1"]), append("game/b", 1, &["2"]), append("game/a", 1, &["2", "3"])];
    let done = journal.append_all(together).await.expect("written");
    let reached: Vec<_> = done.iter().map(|done| (done.sequence.0, done.position.0)).collect();
    assert_eq!(reached, [(1, 2), (2, 3), (3, 5)]);
    assert_eq!(bodies(&*journal, "game/a").await, ["1", "2", "3"]);
    assert!(health(&*journal).await.is_sound());
}

async fn streams_are_listed_by_kind_in_the_order_of_names(home: Home) {
    let journal = home.open().await;
    let names =
        ["game/b", "game/a", "gam/z", "games/a", "game-x/a", "game/A", "game/a.1", "game/a-1", "user/1"];
    for name in names {
        journal.append(append(name, 0, &["1", "2"])).await.expect("written");
    }
    let listed = |page: Vec<store::Stream>| page.iter().map(ToString::to_string).collect::<Vec<_>>();
    let games = journal.streams(Some("game"), None, 100).await.expect("a page");
    assert_eq!(listed(games.clone()), ["game/A", "game/a", "game/a-1", "game/a.1", "game/b"]);
    let page = journal.streams(Some("game"), Some(&games[1]), 2).await.expect("a page");
    assert_eq!(listed(page), ["game/a-1", "game/a.1"]);
    let none = journal.streams(Some("game"), Some(&stream("zebra/1")), 2).await.expect("a page");
    assert_eq!(none, []);
    let all = listed(journal.streams(None, None, 100).await.expect("a page"));
    let mut sorted = names.to_vec();
    sorted.sort_unstable();
    assert_eq!(all, sorted);
    // A kind that cannot be one has no streams.
    assert_eq!(journal.streams(Some("game' OR 1=1 --"), None, 9).await, Ok(vec![]));
}

async fn pages_end_where_they_are_asked_to(home: Home) {
    let journal = home.open().await;
    journal.append(append("game/a", 0, &["x"; 50])).await.expect("written");
    let page = journal.read(&stream("game/a"), Sequence(10), 7).await.expect("a page");
    assert_eq!(page.iter().map(|entry| entry.sequence.0).collect::<Vec<_>>(), (11..18).collect::<Vec<_>>());
    let page = journal.since(Position(48), 7).await.expect("a page");
    assert_eq!(page.iter().map(|entry| entry.position.0).collect::<Vec<_>>(), [49, 50]);
    assert_eq!(journal.since(Position(50), 7).await, Ok(vec![]));
    assert_eq!(journal.since(Position(u64::MAX), 7).await, Ok(vec![]));
    assert_eq!(journal.since(Position(0), 0).await, Ok(vec![]));
}

async fn large_batches_and_long_bodies_come_back(home: Home) {
    let journal = home.open().await;
    let many = store::Append {
        entries: (0..store::limits::TOGETHER_MAX).map(|i| entry(&i.to_string())).collect(),
        ..append("game/many", 0, &[])
    };
    let done = journal.append(many).await.expect("written");
    assert_eq!(done.sequence.0, store::limits::TOGETHER_MAX as u64);
    let long = "x".repeat(store::limits::BODY_BYTES_MAX);
    let long = store::Append { entries: vec![entry(&long); 10], ..append("game/long", 0, &[]) };
    journal.append(long).await.expect("written");
    // Long entries come in short pages, but all of them come.
    let page = journal.read(&stream("game/long"), Sequence::START, 100).await.expect("a page");
    assert_eq!(page.len(), store::limits::PAGE_BYTES / store::limits::BODY_BYTES_MAX);
    let all = everything(&*journal).await;
    assert_eq!(all.len(), store::limits::TOGETHER_MAX + 10);
    let places: Vec<u64> = all.iter().map(|entry| entry.position.0).collect();
    assert_eq!(places, (1..=all.len() as u64).collect::<Vec<_>>());
    assert!(all.iter().take(10_000).enumerate().all(|(i, entry)| entry.what.body == i.to_string()));
    let health = health(&*journal).await;
    assert!(health.is_sound());
    assert_eq!((health.streams, health.entries), (2, 10_010));
}

async fn what_is_kept_survives_closing_and_dropping(home: Home) {
    for round in 0..6 {
        let journal = home.open().await;
        assert_eq!(journal.position().await, Ok(Position(round)));
        journal.append(append("game/a", round, &[&round.to_string()])).await.expect("written");
        if round % 2 == 0 {
            journal.close().await;
            assert_eq!(journal.position().await, Err(Error::Closed));
            assert_eq!(journal.append(append("game/b", 0, &["x"])).await, Err(Error::Closed));
        }
    }
    let journal = home.open().await;
    assert_eq!(bodies(&*journal, "game/a").await, ["0", "1", "2", "3", "4", "5"]);
    assert!(health(&*journal).await.is_sound());
}

async fn closing_writes_what_waits_and_refuses_the_rest(home: Home) {
    let journal: std::sync::Arc<dyn store::Journal> = home.open().await.into();
    let write = |i: u32| {
        let journal = std::sync::Arc::clone(&journal);
        tokio::spawn(async move { journal.append(append(&format!("game/{i}"), 0, &["x"])).await })
    };
    let mut writers: Vec<_> = (0..200).map(write).collect();
    tokio::task::yield_now().await;
    let closing = tokio::spawn({
        let journal = std::sync::Arc::clone(&journal);
        async move { journal.close().await }
    });
    writers.extend((200..300).map(write));
    closing.await.expect("closed");
    let mut written = Vec::new();
    for (i, writer) in writers.into_iter().enumerate() {
        match writer.await.expect("no panic") {
            Ok(_) => written.push(format!("game/{i}")),
            Err(error) => assert_eq!(error, Error::Closed),
        }
    }
    drop(journal);
    let journal = home.open().await;
    let mut kept: Vec<String> =
        everything(&*journal).await.iter().map(|entry| entry.stream.to_string()).collect();
    kept.sort_unstable();
    written.sort_unstable();
    assert_eq!(kept, written);
    assert!(written.len() >= 200, "what waited before the end was written, not only {}", written.len());
}

async fn who_looks_sees_what_others_write(home: Home) {
    assert!(matches!(home.place.look().await.err(), Some(Error::Absent(_))));
    let journal = home.open().await;
    let looking = home.place.look().await.expect("there is a journal now");
    assert_eq!(looking.position().await, Ok(Position(0)));
    journal.append(append("game/a", 0, &["1"])).await.expect("written");
    assert_eq!(bodies(&*looking, "game/a").await, ["1"]);
    journal.close().await;
    drop(journal);
    let looking = home.place.look().await.expect("there is a journal still");
    assert_eq!(bodies(&*looking, "game/a").await, ["1"]);
    let journal = home.open().await;
    journal.append(append("game/a", 1, &["2"])).await.expect("who looks is in nobody's way");
    assert_eq!(bodies(&*looking, "game/a").await, ["1", "2"]);
}
