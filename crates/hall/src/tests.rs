//! Tables are in memory while somebody needs them, and no longer; the journal remembers them all.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use clock::Millis;
use game::micromatch::Contender;
use rulebook::{Draft, Edition};
use store::{LocalBus, Sqlite};

use crate::hall::{Hall, Nodes};
use crate::table::{Audience, Command, Guest, Opened, Own};
use crate::time::Time;

static HALLS: AtomicU32 = AtomicU32::new(0);

/// A hall over a journal of its own.
struct Place {
    hall: Hall,
    folder: PathBuf,
}

impl Place {
    async fn open() -> Self {
        let number = HALLS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("damka-hall-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await.expect("a journal");
        Self { hall: Hall::new(Arc::new(journal), Nodes::One, Time::start(), None), folder }
    }

    /// Anna waits for somebody.
    async fn table(&self) -> String {
        let discipline = "russian blitz".parse().expect("a discipline");
        let draft = Draft::usual(Edition::Ru22, discipline, "3m+2s".parse().expect("a control"));
        let draft = Draft { lag: Millis(500), ..draft.expect("known").remote() };
        let (seat, audience) = (Contender::A, Audience::Link);
        let opened =
            Opened { draft, host: anna(), seat, audience, follows: None, guest: None, booking: None };
        self.hall.open(opened).await.expect("written")
    }

    async fn does(&self, id: &str, by: &Guest, command: Command) {
        let desk = self.hall.desk(id).await.expect("it is there");
        self.hall.command(&desk, by, &command, self.hall.time().now()).await.expect("allowed");
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn anna() -> Guest {
    Guest::visitor("anna")
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_the_memory_and_comes_back_as_it_was() {
    let place = Place::open().await;
    let (waits, watched, played) = (place.table().await, place.table().await, place.table().await);
    place.does(&played, &Guest::visitor("boris"), Command::Sit).await;
    let desk = place.hall.desk(&played).await.expect("it is there");
    for seat in Contender::BOTH {
        let now = place.hall.time().now();
        place.hall.own(&desk, &Own::Came(seat), now).await.expect("written");
    }
    drop(desk);
    let listener = place.hall.desk(&watched).await.expect("it is there");
    assert_eq!(place.hall.count(), 3);
    place.hall.tidy();
    assert_eq!(place.hall.count(), 2, "the one that waits is forgotten: nobody looks at it");
    drop(listener);
    place.hall.tidy();
    assert_eq!(place.hall.count(), 1, "a game that is on stays, whoever looks");
    place.does(&played, &anna(), Command::Game(game::Command::Abort)).await;
    place.hall.tidy();
    assert_eq!(place.hall.count(), 0, "when it is over it goes");
    let again = place.hall.desk(&waits).await.expect("the journal remembers");
    assert!(again.lock().await.is_open());
    let again = place.hall.desk(&played).await.expect("the journal remembers");
    assert!(again.lock().await.is_over());
}
