//! A commit whose answer is lost has happened once, and its author is told so.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use store::{LocalBus, Place, Position};

use crate::cluster;
use crate::kit::{Folder, Home, append, bodies, health, run};

/// How many answers to commits are lost.
const LOST: u32 = 5;

#[test]
fn a_commit_whose_answer_is_lost_has_happened_once() {
    let home = Home::database();
    let Place::Database(address) = &home.place else { panic!("a database") };
    let folder = Folder::new();
    let name = address.rsplit('/').next().expect("a database");
    let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).expect("a socket");
    let lost = Arc::new(AtomicU32::new(0));
    let (server, counter) = (cluster::socket(address), Arc::clone(&lost));
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let server = UnixStream::connect(Path::new(&server)).expect("the server");
            pass(client, server, &counter);
        }
    });
    let socket = folder.path().to_string_lossy().replace('/', "%2F");
    let place = Place::Database(format!("postgres://damka@{socket}/{name}"));
    run(async {
        let journal = place.open(Arc::new(LocalBus::new())).await.expect("opened");
        for i in 0..10 {
            let done = journal.append(append("game/a", i, &["x"])).await.expect("written, and known to be");
            assert_eq!(done.position, Position(i + 1));
        }
        assert_eq!(lost.load(Ordering::Relaxed), LOST, "answers were lost");
        let direct = home.open().await;
        assert_eq!(bodies(&*direct, "game/a").await.len(), 10);
        assert!(health(&*direct).await.is_sound());
    });
}

/// Passes bytes between a client and the server; the answer to every other commit is lost together with the connection.
fn pass(client: UnixStream, server: UnixStream, lost: &Arc<AtomicU32>) {
    let (mut from_client, mut to_server) =
        (client.try_clone().expect("a socket"), server.try_clone().expect("a socket"));
    let (mut from_server, mut to_client) = (server, client);
    let deaf = Arc::new(AtomicU32::new(0));
    let (lost, hears) = (Arc::clone(lost), Arc::clone(&deaf));
    thread::spawn(move || {
        let mut bytes = [0; 65_536];
        while let Ok(count @ 1..) = from_client.read(&mut bytes) {
            // The migration commits too; only batches insert.
            let batch = bytes[..count].windows(6).any(|word| word == b"COMMIT")
                && bytes[..count].windows(6).any(|word| word == b"game/a");
            if batch && lost.fetch_add(1, Ordering::Relaxed) < LOST {
                hears.store(1, Ordering::Relaxed);
            } else if batch {
                lost.fetch_sub(1, Ordering::Relaxed);
            }
            if to_server.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = to_server.shutdown(Shutdown::Both);
    });
    thread::spawn(move || {
        let mut bytes = [0; 65_536];
        while let Ok(count @ 1..) = from_server.read(&mut bytes) {
            // By now the server has answered, so it has committed.
            if deaf.load(Ordering::Relaxed) == 1 || to_client.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = to_client.shutdown(Shutdown::Both);
    });
}
