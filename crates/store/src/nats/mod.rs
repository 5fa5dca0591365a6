//! News by NATS, for nodes that share a database.
//!
//! Every journal has a subject of its own, so that several can share a server. When NATS cannot be reached nothing stops:
//! the bus tries again, and a [`Follower`](crate::Follower) meanwhile asks the journal.

mod address;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

use crate::bus::{Bus, LocalBus};
use crate::error::Error;
use crate::postgres::{self, Backoff, Link};
use crate::sequence::Position;
use address::Address;

/// A bus between the nodes of one database, by a NATS server.
#[derive(Debug)]
pub struct NatsBus {
    /// What this node has told.
    told: LocalBus,
    /// What is known here, from this node and the others.
    known: Arc<LocalBus>,
    connected: Arc<AtomicBool>,
    /// It ends with the bus.
    task: tokio::task::JoinHandle<()>,
}

/// What the task of a bus has in hand.
struct Member {
    address: Address,
    database: Link,
    /// The subject of the journal, once it is known.
    subject: Option<String>,
    telling: watch::Receiver<Position>,
    known: Arc<LocalBus>,
    connected: Arc<AtomicBool>,
}

impl NatsBus {
    /// Joins the nodes of a database, by the server at `nats://[user:password@|token@]host[:port]`. Lost connections come
    /// back by themselves. It must be called within a tokio runtime that can wait for sockets and time.
    pub fn join(nats: &str, database: &str) -> Result<Self, Error> {
        let told = LocalBus::new();
        let telling = told.listen();
        let known = Arc::new(LocalBus::new());
        let connected = Arc::new(AtomicBool::new(false));
        let member = Member {
            address: nats.parse()?,
            database: postgres::link(database)?,
            subject: None,
            telling,
            known: Arc::clone(&known),
            connected: Arc::clone(&connected),
        };
        Ok(Self { told, known, connected, task: tokio::spawn(member.stay()) })
    }
}

impl Bus for NatsBus {
    fn tell(&self, position: Position) {
        self.known.tell(position);
        self.told.tell(position);
    }

    fn listen(&self) -> watch::Receiver<Position> {
        self.known.listen()
    }

    fn is_connected(&self) -> bool {
        self.connected.load(Ordering::Relaxed)
    }
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Member {
    /// Takes part for as long as there is a bus.
    async fn stay(mut self) {
        let mut backoff = Backoff::new();
        loop {
            // How a connection ended does not matter: the next one is tried all the same.
            let _ = self.take_part().await;
            if self.connected.swap(false, Ordering::Relaxed) {
                backoff = Backoff::new();
            }
            backoff.wait().await;
        }
    }

    /// Takes part until the connection is lost.
    async fn take_part(&mut self) -> Result<(), Error> {
        let subject = match &self.subject {
            Some(subject) => subject,
            None => {
                let name = postgres::name(&self.database.connect().await?).await?;
                self.subject.insert(format!("damka.journal.{name}"))
            }
        };
        let (mut hearing, mut saying) = wire::connect(&self.address, subject).await?;
        self.connected.store(true, Ordering::Relaxed);
        // What was told while nobody listened here.
        self.known.tell(postgres::position(&self.database.connect().await?).await?);
        // What was told here while nobody could hear it.
        self.telling.mark_changed();
        let known = &self.known;
        let hear = hearing.hear(|news| {
            let position = std::str::from_utf8(news).ok().and_then(|text| text.parse().ok());
            position.into_iter().for_each(|position| known.tell(Position(position)));
        });
        tokio::try_join!(hear, saying.say(&mut self.telling)).map(drop)
    }
}
