//! Many at once: one is first, nobody is lost, and who follows misses nothing.

use std::collections::BTreeSet;
use std::sync::Arc;

use store::{Append, Error, Journal, Position, Sequence};

use crate::kit::{Home, append, bodies, contract, entry, everything, health, stream};

contract! {
    of_many_writers_one_is_first_each_time,
    streams_do_not_disturb_each_other,
    who_follows_misses_nothing,
    what_is_acknowledged_can_be_read_at_once,
}

/// Appends to a stream that others want too; gives back how often somebody else was first.
async fn push(journal: &dyn Journal, name: &str, body: &str) -> usize {
    for lost in 0.. {
        let head = journal.head(&stream(name)).await.expect("a head");
        let append = Append { expected: head.sequence, ..append(name, 0, &[body]) };
        match journal.append(append).await {
            Ok(done) => {
                assert_eq!(done.sequence, head.sequence.next());
                return lost;
            }
            Err(Error::Conflict(conflict)) => assert!(conflict.actual > head.sequence),
            Err(error) => panic!("{error}"),
        }
    }
    unreachable!("nobody loses for ever")
}

async fn of_many_writers_one_is_first_each_time(home: Home) {
    let journal: Arc<dyn Journal> = home.open().await.into();
    let writer = |writer: u32| {
        let journal = Arc::clone(&journal);
        tokio::spawn(async move {
            let mut lost = 0;
            for i in 0..10 {
                lost += push(&*journal, "game/a", &format!("{writer}-{i}")).await;
            }
            lost
        })
    };
    let writers: Vec<_> = (0..16).map(writer).collect();
    let mut lost = 0;
    for writer in writers {
        lost += writer.await.expect("no panic");
    }
    assert!(lost > 0, "they have met");
    let written = bodies(&*journal, "game/a").await;
    assert_eq!(written.len(), 160);
    assert_eq!(written.iter().collect::<BTreeSet<_>>().len(), 160);
    // Each writer's own entries are in the order it wrote them.
    for writer in 0..16 {
        let own: Vec<_> = written.iter().filter(|body| body.starts_with(&format!("{writer}-"))).collect();
        assert_eq!(
            own,
            (0..10).map(|i| format!("{writer}-{i}")).collect::<Vec<_>>().iter().collect::<Vec<_>>()
        );
    }
    assert!(health(&*journal).await.is_sound());
}

async fn streams_do_not_disturb_each_other(home: Home) {
    let journal: Arc<dyn Journal> = home.open().await.into();
    let writer = |game: u32| {
        let journal = Arc::clone(&journal);
        tokio::spawn(async move {
            let name = format!("game/{game}");
            for i in 0..20 {
                journal.append(append(&name, i, &[&i.to_string()])).await.expect("nobody else is here");
            }
        })
    };
    for writer in (0..100).map(writer).collect::<Vec<_>>() {
        writer.await.expect("no panic");
    }
    let health = health(&*journal).await;
    assert!(health.is_sound(), "{:?}", health.faults);
    assert_eq!((health.streams, health.entries, health.position), (100, 2_000, Position(2_000)));
}

async fn who_follows_misses_nothing(home: Home) {
    const WRITERS: u64 = 8;
    const EACH: u64 = 60;
    let journal: Arc<dyn Journal> = home.open().await.into();
    let writer = |game: u64| {
        let journal = Arc::clone(&journal);
        tokio::spawn(async move {
            for i in 0..EACH {
                let count = usize::try_from(i % 3 + 1).expect("small");
                let append = Append {
                    expected: journal.head(&stream(&format!("game/{game}"))).await.expect("a head").sequence,
                    entries: vec![entry("x"); count],
                    ..append(&format!("game/{game}"), 0, &[])
                };
                journal.append(append).await.expect("nobody else is here");
            }
        })
    };
    let writers: Vec<_> = (0..WRITERS).map(writer).collect();
    let mut followed = Vec::new();
    while followed.len() < usize::try_from(WRITERS * EACH * 2).expect("small") {
        let after = Position(followed.len() as u64);
        let page = journal.since(after, 50).await.expect("a page");
        for entry in &page {
            assert_eq!(entry.position.0, followed.len() as u64 + 1, "no hole, ever");
            followed.push(entry.clone());
        }
        if page.is_empty() {
            tokio::task::yield_now().await;
        }
    }
    for writer in writers {
        writer.await.expect("no panic");
    }
    assert_eq!(followed, everything(&*journal).await);
}

async fn what_is_acknowledged_can_be_read_at_once(home: Home) {
    let journal = home.open().await;
    let looking = home.place.look().await.expect("a journal");
    for i in 0..30 {
        let done = journal.append(append("game/a", i, &["x"])).await.expect("written");
        let seen = looking.read(&stream("game/a"), Sequence(i), 10).await.expect("a page");
        assert_eq!(seen.iter().map(|entry| entry.hash).collect::<Vec<_>>(), [done.hash]);
        assert_eq!(looking.position().await, Ok(done.position));
    }
}
