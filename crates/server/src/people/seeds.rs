//! Seeds of second factors, in the vault: what may have to be forgotten is in no journal.

use std::sync::Arc;

use people::{AccountId, FactorId, Home, Seed};
use store::{Error, Journal, Secret, Stream};

/// What the keys of seeds begin with.
const KEY: &str = "second-factor/";
/// Secrets of one account that are read at a time: a seed that holds, one that was begun, and what a crash has left.
const PAGE: usize = 100;

/// Seeds of second factors, in the vault.
pub(super) struct Seeds {
    journal: Arc<dyn Journal>,
}

impl Seeds {
    pub(super) fn new(journal: Arc<dyn Journal>) -> Self {
        Self { journal }
    }

    /// Keeps a seed. The answer comes when it is on the disk.
    pub(super) async fn keep(&self, account: AccountId, factor: FactorId, seed: &Seed) -> Result<(), Error> {
        let secret = Secret::new(&stream(account)?, &key(factor), &seed.text());
        self.journal.keep(vec![secret]).await
    }

    /// The seed of a factor, if it is there.
    pub(super) async fn find(&self, account: AccountId, factor: FactorId) -> Result<Option<Seed>, Error> {
        let secrets = self.journal.secrets(Some(&stream(account)?), None, PAGE).await?;
        let found = secrets.iter().find(|secret| secret.key == key(factor));
        Ok(found.and_then(|secret| Seed::parse(&secret.body)))
    }

    /// Erases a seed that opens nothing any more. If that fails it is of no use to anybody, and the log says so.
    pub(super) async fn forget(&self, account: AccountId, factor: FactorId) {
        let erased = match stream(account) {
            Ok(stream) => self.journal.erase(&stream, &key(factor)).await,
            Err(error) => Err(error),
        };
        if let Err(error) = erased {
            tracing::warn!(%account, %error, "the seed of a second factor was not erased");
        }
    }
}

/// The key of a factor's seed in the vault.
pub(crate) fn key(factor: FactorId) -> String {
    format!("{KEY}{factor}")
}

fn stream(account: AccountId) -> Result<Stream, Error> {
    let home = Home::Person(account);
    Ok(Stream::new(home.kind(), &home.id())?)
}
