//! Whatever was acknowledged is there after the server was killed in the middle, again and again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use crate::child::Server;
use crate::kit::{Home, verify};
use crate::pair::{Pair, World};

/// Tables that are played at once.
const PAIRS: usize = 24;

#[test]
fn nothing_acknowledged_is_lost_in_sqlite_when_the_server_is_killed() {
    play_and_kill(&Home::folder(), deaths(8));
}

#[test]
fn nothing_acknowledged_is_lost_in_postgres_when_the_server_is_killed() {
    play_and_kill(&Home::database(), deaths(8));
}

/// How often a server dies: a few times, or as often as asked for.
pub(crate) fn deaths(few: u64) -> u64 {
    std::env::var("DAMKA_CRASHES").ok().and_then(|text| text.parse().ok()).unwrap_or(few)
}

/// Waits until so many more moves were acknowledged.
pub(crate) fn progress(world: &World, moves: u64) {
    let (begun, before) = (Instant::now(), world.acknowledged.load(Ordering::Relaxed));
    while world.acknowledged.load(Ordering::Relaxed) < before + moves {
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody plays");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Pairs that play, until they are told to stop; a panic of one of them is a panic here.
pub(crate) fn with_pairs(world: &Arc<World>, pairs: usize, happen: impl FnOnce()) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let playing: Vec<_> =
        (0..pairs).map(|number| runtime.spawn(Pair::new(number, Arc::clone(world)).play())).collect();
    happen();
    world.over.store(true, Ordering::Relaxed);
    for pair in playing {
        runtime.block_on(pair).expect("no panic");
    }
}

fn play_and_kill(home: &Home, deaths: u64) {
    let mut random = fastrand::Rng::with_seed(deaths);
    let world = Arc::new(World::default());
    let mut server = None;
    with_pairs(&world, PAIRS, || {
        for death in 0..deaths {
            let victim = Server::start(&home.arguments, "north");
            world.up(0, &victim.address);
            // Every fifth dies at any moment; the others after some moves.
            if death % 5 != 4 {
                progress(&world, 20);
            }
            thread::sleep(Duration::from_millis(random.u64(0..400)));
            world.down(0);
            victim.kill();
            if death % 10 == 9 || death + 1 == deaths {
                verify(home);
            }
            thread::sleep(Duration::from_millis(random.u64(0..300)));
        }
        let last = server.insert(Server::start(&home.arguments, "north"));
        world.up(0, &last.address);
    });
    if let Some(server) = server {
        server.kill();
    }
    let [acknowledged, unheard, resent] =
        [&world.acknowledged, &world.unheard, &world.resent].map(|count| count.load(Ordering::Relaxed));
    println!(
        "{deaths} deaths, {acknowledged} moves acknowledged, none lost; {unheard} more stood unheard, {resent} were sent again"
    );
    assert!(acknowledged > deaths * 15, "too few to tell: {acknowledged}");
    assert!(unheard + resent > 0, "nobody died in the middle of a move");
}
