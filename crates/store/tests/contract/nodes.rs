//! Several nodes on one database: equal, and of one mind.

use std::sync::Arc;

use store::{Append, Error, Journal, Position};

use crate::kit::{Home, append, bodies, entry, everything, health, run, stream};

#[test]
fn races_between_nodes_have_one_winner_and_positions_have_no_holes() {
    let home = Home::database();
    run(async {
        let mut nodes: Vec<Arc<dyn Journal>> = Vec::new();
        for _ in 0..3 {
            nodes.push(home.open().await.into());
        }
        let writer = |number: usize| {
            let node = Arc::clone(&nodes[number % 3]);
            tokio::spawn(async move {
                let (mut won, mut lost) = (0, 0);
                while won < 15 {
                    let expected = node.head(&stream("game/a")).await.expect("a head").sequence;
                    let append = Append { expected, entries: vec![entry("x")], ..append("game/a", 0, &[]) };
                    match node.append(append).await {
                        Ok(_) => won += 1,
                        Err(Error::Conflict(_)) => lost += 1,
                        Err(error) => panic!("{error}"),
                    }
                }
                lost
            })
        };
        let writers: Vec<_> = (0..9).map(writer).collect();
        let mut seen = 0;
        while seen < 9 * 15 {
            // A fourth node follows and never sees a hole.
            for entry in nodes[0].since(Position(seen), 10).await.expect("a page") {
                seen += 1;
                assert_eq!(entry.position, Position(seen));
            }
        }
        let mut lost = 0;
        for writer in writers {
            lost += writer.await.expect("no panic");
        }
        assert!(lost > 0, "they have met");
        for node in &nodes {
            assert_eq!(bodies(&**node, "game/a").await.len(), 135);
            assert!(health(&**node).await.is_sound());
        }
    });
}

#[test]
fn nodes_that_start_together_make_one_journal() {
    let home = Home::database();
    run(async {
        let start = |_| {
            let place = home.place.clone();
            tokio::spawn(async move { place.open(Arc::new(store::LocalBus::new())).await.map(drop) })
        };
        for started in (0..6).map(start).collect::<Vec<_>>() {
            started.await.expect("no panic").expect("opened");
        }
        assert_eq!(everything(&*home.open().await).await, []);
    });
}
