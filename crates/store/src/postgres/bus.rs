//! News by PostgreSQL's notifications, sent outside the transactions that are the news.
//!
//! A notification inside a transaction would make all commits of the server wait in one line. Here a task of its own
//! sends the highest position told since the last time; how many were told meanwhile does not matter.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;
use tokio_postgres::{AsyncMessage, NoTls};

use super::link::{Backoff, Link};
use super::{config, rows, said};
use crate::bus::{Bus, LocalBus};
use crate::error::Error;
use crate::sequence::Position;

/// The channel of notifications.
const CHANNEL: &str = "damka_journal";

/// A bus between the nodes of one database.
#[derive(Debug)]
pub struct PostgresBus {
    /// What this node has told.
    told: LocalBus,
    /// What is known here, from this node and the others.
    known: Arc<LocalBus>,
    connected: Arc<AtomicBool>,
    /// The tasks that end with the bus.
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl PostgresBus {
    /// Joins the nodes of a database. Lost connections come back by themselves.
    pub fn join(address: &str) -> Result<Self, Error> {
        let link = Arc::new(Link::new(config(address)?));
        let told = LocalBus::new();
        let telling = told.listen();
        let known = Arc::new(LocalBus::new());
        let connected = Arc::new(AtomicBool::new(false));
        let tasks = vec![
            tokio::spawn(send(Arc::clone(&link), telling)),
            tokio::spawn(receive(link, Arc::clone(&known), Arc::clone(&connected))),
        ];
        Ok(Self { told, known, connected, tasks })
    }
}

impl Bus for PostgresBus {
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

impl Drop for PostgresBus {
    fn drop(&mut self) {
        self.tasks.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

/// Sends what is told, the latest only.
async fn send(link: Arc<Link>, mut telling: watch::Receiver<Position>) {
    let mut backoff = Backoff::new();
    while telling.changed().await.is_ok() {
        loop {
            let position = *telling.borrow_and_update();
            match notify(&link, position).await {
                Ok(()) => break backoff = Backoff::new(),
                Err(_) => backoff.wait().await,
            }
        }
    }
}

async fn notify(link: &Link, position: Position) -> Result<(), Error> {
    let client = link.client().await?;
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 2] = [&CHANNEL, &position.to_string()];
    client.execute("SELECT pg_notify($1, $2)", &values).await.map(drop).map_err(said)
}

/// Passes on what is heard, for as long as there is a bus.
async fn receive(link: Arc<Link>, known: Arc<LocalBus>, connected: Arc<AtomicBool>) {
    let mut backoff = Backoff::new();
    loop {
        // How a connection ended does not matter: the next one is tried all the same.
        let _ = hear(&link, &known, &connected).await;
        if connected.swap(false, Ordering::Relaxed) {
            backoff = Backoff::new();
        }
        backoff.wait().await;
    }
}

/// Listens until the connection is lost.
async fn hear(link: &Link, known: &LocalBus, connected: &AtomicBool) -> Result<(), Error> {
    let (client, mut connection) = link.config().connect(NoTls).await.map_err(said)?;
    let begin = async {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await.map_err(said)?;
        // What was told while nobody listened here.
        known.tell(rows::position(&client).await?);
        connected.store(true, Ordering::Relaxed);
        Ok(())
    };
    let listen = async {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(news) = message {
                news.payload().parse().into_iter().for_each(|position| known.tell(Position(position)));
            }
        }
        Ok(())
    };
    tokio::try_join!(begin, listen).map(drop)
}
