//! News reach those who listen, and what is lost on the way is caught up.

use std::sync::Arc;
use std::time::Duration;

use store::{Journal, Place, Position};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::cluster;
use crate::kit::{Home, append, contract, everything, run};

contract! {
    whoever_listens_hears_how_far_the_journal_has_come,
}

async fn reach(news: &mut watch::Receiver<Position>, position: u64) {
    let heard = timeout(Duration::from_secs(20), news.wait_for(|reached| *reached >= Position(position)));
    heard.await.expect("the news come in time").expect("the bus is there");
}

async fn whoever_listens_hears_how_far_the_journal_has_come(home: Home) {
    let bus = home.place.bus().expect("a bus");
    let mut early = bus.listen();
    let journal = home.place.open(Arc::clone(&bus)).await.expect("opened");
    journal.append(append("game/a", 0, &["1", "2"])).await.expect("written");
    reach(&mut early, 2).await;
    let mut late = bus.listen();
    reach(&mut late, 2).await;
    bus.tell(Position(1));
    assert_eq!(*late.borrow(), Position(2), "old news are no news");
}

#[test]
fn news_reach_other_nodes_also_after_the_bus_was_cut() {
    let home = Home::database();
    let Place::Database(address) = &home.place else { panic!("a database") };
    run(async {
        let (here, there) = (home.place.bus().expect("a bus"), home.place.bus().expect("a bus"));
        let journal = home.place.open(Arc::clone(&here)).await.expect("opened");
        let other = home.place.open(Arc::clone(&there)).await.expect("opened");
        let mut news = there.listen();
        journal.append(append("game/a", 0, &["1"])).await.expect("written");
        reach(&mut news, 1).await;
        // Everybody loses the connection; what is written meanwhile is heard of nevertheless.
        for round in 1..4 {
            cluster::execute(address, CUT).await;
            journal.append(append("game/a", round, &["x"])).await.expect("written");
            reach(&mut news, round + 1).await;
        }
        assert_eq!(everything(&*other).await.len(), 4);
    });
}

/// Ends every connection to the database but the one that says so.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// Kept beside the other test, which shares its way of cutting.
#[test]
fn a_lost_connection_loses_and_doubles_nothing() {
    let home = Home::database();
    let Place::Database(address) = &home.place else { panic!("a database") };
    run(async {
        let journal: Arc<dyn Journal> = home.open().await.into();
        let writer = |game: u32| {
            let journal = Arc::clone(&journal);
            tokio::spawn(async move {
                for i in 0..40 {
                    // Whether a transaction was committed when its connection was lost is the writer's doubt, not ours.
                    journal.append(append(&format!("game/{game}"), i, &["x"])).await.expect("written once");
                }
            })
        };
        let writers: Vec<_> = (0..8).map(writer).collect();
        let cutting = async {
            for _ in 0..12 {
                tokio::time::sleep(Duration::from_millis(15)).await;
                cluster::execute(address, CUT).await;
            }
        };
        cutting.await;
        for writer in writers {
            writer.await.expect("no panic");
        }
        let health = crate::kit::health(&*journal).await;
        assert!(health.is_sound(), "{:?}", health.faults);
        assert_eq!((health.streams, health.entries), (8, 320));
    });
}
