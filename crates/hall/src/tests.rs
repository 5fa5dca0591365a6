//! Tables are in memory while somebody needs them, and no longer; the journal remembers them all.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use clock::Millis;
use game::micromatch::Contender;
use rulebook::{Draft, Edition};
use store::{LocalBus, Sqlite};

use crate::hall::{Hall, Nodes, Trouble};
use crate::index::{Index, Shelf, Summary};
use crate::table::{Audience, Command, Guest, Opened, Own};
use crate::time::Time;

static HALLS: AtomicU32 = AtomicU32::new(0);

/// A hall over a journal of its own.
struct Place {
    hall: Arc<Hall>,
    folder: PathBuf,
}

impl Place {
    async fn open() -> Self {
        let number = HALLS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("damka-hall-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await.expect("a journal");
        let hall = Hall::new(Arc::new(journal), Nodes::One, Time::start(), None);
        Self { hall: Arc::new(hall), folder }
    }

    /// Anna waits for somebody.
    async fn table(&self) -> String {
        self.table_of(anna(), Audience::Link).await
    }

    async fn table_of(&self, host: Guest, audience: Audience) -> String {
        self.meeting(Edition::Ru22, 1, host, audience).await
    }

    async fn meeting(&self, edition: Edition, games: u8, host: Guest, audience: Audience) -> String {
        let discipline = "russian blitz".parse().expect("a discipline");
        let draft = Draft::usual(edition, discipline, "3m+2s".parse().expect("a control"));
        let draft = Draft { games, lag: Millis(500), ..draft.expect("known").remote() };
        let seat = Contender::A;
        let opened = Opened { draft, host, seat, audience, follows: None, guest: None, booking: None };
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
    place.hall.tidy();
    assert_eq!(place.hall.count(), 3, "who has opened it is on his way");
    place.hall.desk(&waits).await.expect("it is there").present(|present| present.seen = None);
    listener.present(|present| present.seen = None);
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

#[tokio::test]
async fn who_has_gone_waits_in_the_lobby_no_longer() {
    let mut place = Place::open().await;
    let id = place.table_of(anna(), Audience::Lobby).await;
    let desk = place.hall.desk(&id).await.expect("it is there");
    let ago = |seconds| Instant::now().checked_sub(Duration::from_secs(seconds)).expect("the machine is on");
    let gone = |seconds| desk.present(|present| present.seen = Some(ago(seconds)));
    gone(100);
    assert!(place.hall.is_attended(&id), "after a start all are believed to be there");
    Arc::get_mut(&mut place.hall).expect("nobody else has it").since = ago(100);
    assert!(!place.hall.is_attended(&id), "he is gone");
    gone(50);
    assert!(place.hall.is_attended(&id), "a line broke");
    gone(100);
    let (_open, closing) = tokio::sync::watch::channel(false);
    let mut seat = crate::Place::enter(place.hall.clone(), desk.clone(), closing);
    assert!(!place.hall.is_attended(&id), "somebody looks on");
    seat.take(Some(Contender::A));
    assert!(place.hall.is_attended(&id), "he is back");
    drop(seat);
    assert!(place.hall.is_attended(&id), "he was here just now");
}

/// The next game is there as soon as the first is over, long before it begins: what happens meanwhile happens then and not later.
#[tokio::test]
async fn nothing_ends_a_break_between_two_games_before_its_time() {
    let place = Place::open().await;
    for edition in [Edition::RuCodex, Edition::Ua24] {
        let id = place.meeting(edition, 2, anna(), Audience::Link).await;
        let boris = Guest::visitor("boris");
        place.does(&id, &boris, Command::Sit).await;
        let desk = place.hall.desk(&id).await.expect("it is there");
        let now = place.hall.time().now();
        let own = async |own: Own, at| place.hall.own(&desk, &own, at).await.expect("written");
        for seat in Contender::BOTH {
            own(Own::Came(seat), now).await;
        }
        let began = now + Millis::seconds(3);
        own(Own::Tick, began).await;
        let resign = Command::Game(game::Command::Resign);
        place.hall.command(&desk, &anna(), &resign, began + Millis::seconds(1)).await.expect("allowed");
        let end = began + Millis::seconds(1);
        for event in [Own::Went(Contender::A), Own::Came(Contender::A), Own::Tick] {
            own(event, end + Millis::seconds(2)).await;
        }
        let (before, until) = (end + Millis::seconds(299), end + Millis::minutes(5));
        let view = desk.lock().await.view(before);
        let (begins, by) = view.begins.map(|begins| (begins.at, begins.by)).expect("it is to come");
        assert_eq!((view.game, begins, by.is_some()), (2, until.0, true));
        let play = Command::Move { text: "c3-d4".into(), offer: false, ply: Some(0), delay: None };
        let early = place.hall.command(&desk, &boris, &play, before).await;
        assert!(matches!(early, Err(Trouble::No(_))), "{edition}: the break lasts");
        own(Own::Tick, until).await;
        place.hall.command(&desk, &boris, &play, until).await.expect("the break is over");
        let view = desk.lock().await.view(until);
        assert_eq!((view.ply, view.begins, view.clock.left.b), (1, None, 182_000));
    }
}

/// A table as the test has made it.
#[derive(Clone)]
struct Made {
    id: String,
    shelf: Shelf,
    public: bool,
    players: Vec<usize>,
}

#[tokio::test]
async fn the_lobby_shows_what_is_newest_and_everybody_his_own() {
    let place = Place::open().await;
    let mut random = fastrand::Rng::with_seed(5);
    // The last of them has signed in after he sat down without an account.
    let guests: Vec<Guest> = (0..4).map(|no| Guest::visitor(format!("guest {no}"))).collect();
    let mut seen = guests.clone();
    seen[3].account = Some("account".to_owned());
    let mut made: Vec<Made> = Vec::new();
    for _ in 0..150 {
        // Which is newer is told by the millisecond.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        let (act, who, public) = (random.usize(..5), random.usize(..guests.len()), random.bool());
        let on = |shelf| (0..made.len()).filter(|at| made[*at].shelf == shelf).collect::<Vec<_>>();
        let (open, live) = (random.choice(on(Shelf::Open)), random.choice(on(Shelf::Live)));
        if let (0 | 1, Some(at)) = (act, open.filter(|at| !made[*at].players.contains(&who))) {
            place.does(&made[at].id, &guests[who], Command::Sit).await;
            let desk = place.hall.desk(&made[at].id).await.expect("it is there");
            for seat in Contender::BOTH {
                place.hall.own(&desk, &Own::Came(seat), place.hall.time().now()).await.expect("written");
            }
            made[at].shelf = Shelf::Live;
            made[at].players.push(who);
        } else if let (2, Some(at)) = (act, live) {
            let player = &guests[made[at].players[0]];
            place.does(&made[at].id, player, Command::Game(game::Command::Abort)).await;
            let mut over = made.remove(at);
            over.shelf = Shelf::Past;
            made.push(over);
        } else {
            let audience = if public { Audience::Lobby } else { Audience::Link };
            let id = place.table_of(guests[who].clone(), audience).await;
            made.push(Made { id, shelf: Shelf::Open, public, players: vec![who] });
        }
    }
    assert!([Shelf::Open, Shelf::Live, Shelf::Past].iter().all(|shelf| {
        let on = made.iter().filter(|table| table.shelf == *shelf);
        on.clone().count() > 9
            && on.clone().any(|table| table.public)
            && on.clone().any(|table| !table.public)
    }));
    // Once told from the journal, and once from the shelf.
    for _ in 0..2 {
        let (index, _) = Index::read(place.hall.journal()).await.expect("read");
        let ids = |tables: Vec<Summary>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
        for shelf in [Shelf::Open, Shelf::Live, Shelf::Past] {
            let newest = made.iter().rev().filter(|table| table.shelf == shelf);
            for (no, guest) in seen.iter().enumerate() {
                let mine = |table: &&Made| table.players.contains(&no);
                let shown = |table: &&Made| match shelf {
                    Shelf::Past => table.public || mine(table),
                    _ => table.public && !mine(table),
                };
                for most in [3, 50] {
                    let expected = newest.clone().filter(shown).take(most).map(|table| table.id.clone());
                    let expected: Vec<_> = expected.collect();
                    assert_eq!(
                        ids(index.lobby(shelf, guest, most, |_| true)),
                        expected,
                        "{shelf:?} for {no}"
                    );
                }
            }
            if shelf != Shelf::Past {
                let public =
                    newest.clone().filter(|table| table.public).take(5).map(|table| table.id.clone());
                assert_eq!(index.newest(shelf, 5), public.collect::<Vec<_>>());
                assert_eq!(index.count(shelf), newest.clone().count());
            }
        }
        for (no, guest) in seen.iter().enumerate() {
            let own = |shelf: Shelf| {
                let of = move |table: &&Made| table.shelf == shelf && table.players.contains(&no);
                made.iter().rev().filter(of).map(|table| table.id.clone())
            };
            let found = index.own(guest).into_iter().map(|(_, table)| table).collect();
            assert_eq!(ids(found), own(Shelf::Open).chain(own(Shelf::Live)).collect::<Vec<_>>());
            assert_eq!(index.waiting(guest), own(Shelf::Open).count());
        }
        let live = made.iter().filter(|table| table.shelf == Shelf::Live).map(|table| table.id.clone());
        assert_eq!(BTreeSet::from_iter(index.live()), live.collect());
    }
}

#[tokio::test]
async fn what_could_not_be_put_on_the_shelf_is_put_there_the_next_time() {
    let (place, closed) = (Place::open().await, Place::open().await);
    closed.hall.journal().close().await;
    let (index, reached) = Index::read(place.hall.journal()).await.expect("read");
    let first = place.table().await;
    let entries = place.hall.journal().since(reached, 9).await.expect("entries");
    index.fold(closed.hall.journal(), &entries).await.expect_err("it is closed");
    let second = place.table().await;
    let entries = place.hall.journal().since(entries[0].position, 9).await.expect("entries");
    index.fold(place.hall.journal(), &entries).await.expect("written");
    let (again, _) = Index::read(place.hall.journal()).await.expect("read");
    for index in [index, again] {
        let own = index.own(&anna()).into_iter().map(|(_, table)| table.id);
        assert_eq!(own.collect::<BTreeSet<_>>(), BTreeSet::from([first.clone(), second.clone()]));
    }
}

#[tokio::test]
async fn lists_are_made_of_more_tables_than_the_shelf_takes_at_once() {
    let place = Place::open().await;
    let many = store::limits::UPDATE_ROWS_MAX + 200;
    for _ in 0..many {
        place.table().await;
    }
    // Once told from the journal, and once from the shelf.
    for _ in 0..2 {
        let (index, _) = Index::read(place.hall.journal()).await.expect("read");
        assert_eq!(index.count(Shelf::Open), many);
    }
}
