//! A connection that comes back.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio_postgres::{Client, Config, NoTls};

use super::said;
use crate::error::Error;

/// How long a connection may take.
const CONNECT_TIME_MAX: Duration = Duration::from_secs(5);
/// What every session promises: commits are on the disk, and nobody is blocked by one whose client has gone.
const SESSION: &str = "SET synchronous_commit = on; SET lock_timeout = '10s'; SET statement_timeout = '60s';
    SET idle_in_transaction_session_timeout = '5s'";

/// A connection that is made when it is needed, and again when it was lost.
#[derive(Debug)]
pub(crate) struct Link {
    config: Config,
    client: Mutex<Option<Arc<Client>>>,
}

/// How long to wait before the next try: twice as long each time, up to a second.
#[derive(Debug)]
pub(crate) struct Backoff {
    next: Duration,
}

impl Link {
    /// A connection to be.
    pub(super) fn new(config: Config) -> Self {
        Self { config, client: Mutex::new(None) }
    }

    /// The connection, made anew if it was lost.
    pub(super) async fn client(&self) -> Result<Arc<Client>, Error> {
        let mut kept = self.client.lock().await;
        if let Some(client) = kept.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let client = Arc::new(self.connect().await?);
        *kept = Some(Arc::clone(&client));
        Ok(client)
    }

    /// A new connection of its own.
    pub(crate) async fn connect(&self) -> Result<Client, Error> {
        let connect = async {
            let (client, connection) = self.config.connect(NoTls).await?;
            // How a connection ended is seen by the client when it is used next.
            tokio::spawn(async move { drop(connection.await) });
            client.batch_execute(SESSION).await?;
            Ok(client)
        };
        match tokio::time::timeout(CONNECT_TIME_MAX, connect).await {
            Ok(made) => made.map_err(said),
            Err(_) => Err(Error::Unavailable("no answer to a connection".to_owned())),
        }
    }

    /// Where it leads.
    pub(super) fn config(&self) -> &Config {
        &self.config
    }
}

impl Backoff {
    const FIRST: Duration = Duration::from_millis(20);
    const LONGEST: Duration = Duration::from_secs(1);

    /// The first wait is short.
    pub(crate) fn new() -> Self {
        Self { next: Self::FIRST }
    }

    /// Waits, and will wait longer the next time.
    pub(crate) async fn wait(&mut self) {
        tokio::time::sleep(self.next).await;
        self.next = self.next.saturating_mul(2).min(Self::LONGEST);
    }
}
