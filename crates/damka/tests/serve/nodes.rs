//! Two servers on one database: when one is killed, the other goes on, and its players come over.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use crate::child::Server;
use crate::crash::{deaths, progress, with_pairs};
use crate::kit::{Home, verify};
use crate::pair::World;

/// Tables that are played at once: a quarter at each node, half of them across.
const PAIRS: usize = 16;
const NODES: [&str; 2] = ["north", "south"];

#[test]
fn when_one_of_two_nodes_is_killed_the_other_goes_on_and_nothing_is_lost() {
    let home = Home::database();
    let mut random = fastrand::Rng::with_seed(2);
    let world = Arc::new(World::default());
    let mut nodes = NODES.map(|node| Some(Server::start(&home.arguments, node)));
    for (number, node) in nodes.iter().flatten().enumerate() {
        world.up(number, &node.address);
    }
    with_pairs(&world, PAIRS, || {
        for _ in 0..deaths(4) {
            let number = random.usize(0..2);
            progress(&world, 60);
            thread::sleep(Duration::from_millis(random.u64(0..300)));
            world.down(number);
            nodes[number].take().expect("it lives").kill();
            progress(&world, 60);
            let again = nodes[number].insert(Server::start(&home.arguments, NODES[number]));
            world.up(number, &again.address);
        }
    });
    nodes.into_iter().flatten().for_each(Server::kill);
    verify(&home);
    println!("{} moves acknowledged, none lost", world.acknowledged.load(Ordering::Relaxed));
}
