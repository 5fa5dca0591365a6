//! The journal as it grows: what other nodes have written is shown here, and the lists are kept up to date.

use std::sync::Arc;
use std::time::Duration;

use hall::index::Shared;
use hall::{Hall, KIND};
use store::{Entry, Error, Follower, Journal};
use tokio::time::{sleep, timeout};

use crate::office::{self, Events, Office};
use crate::online::Online;
use crate::people::House;

/// How long entries are waited for to be read together.
const TOGETHER: Duration = Duration::from_millis(50);
/// How long nobody tries what has just failed.
const REST: Duration = Duration::from_secs(1);

/// Shows here what other nodes have written about tables and accounts, and keeps the list of tables up to date.
pub(crate) async fn tables(
    mut follower: Follower<dyn Journal>,
    journal: Arc<dyn Journal>,
    hall: Arc<Hall>,
    house: Arc<House>,
    index: Shared,
) {
    let mut behind = false;
    loop {
        let followed = async {
            let entries = next(&mut follower, behind).await?;
            for entry in &entries {
                if let Err(error) = patiently(|| house.heard(entry)).await {
                    tracing::error!(%error, "somebody could not be brought up to date");
                }
            }
            for entry in entries.iter().filter(|entry| entry.stream.kind() == KIND) {
                if let Err(trouble) = patiently(|| hall.heard(entry)).await {
                    tracing::error!(
                        table = entry.stream.id(),
                        ?trouble,
                        "a table could not be brought up to date"
                    );
                }
            }
            if let Some(last) = entries.last() {
                let at = i64::try_from(last.what.at_ms).unwrap_or(i64::MAX);
                hall.metrics().followed(hall.time().now().0.saturating_sub(at));
            }
            index.fold(&*journal, &entries).await
        };
        match rest_after(followed.await).await {
            Ok(is_behind) => behind = is_behind,
            Err(Closed) => return,
        }
    }
}

/// Shows here what other nodes have written about events, and keeps their list up to date.
pub(crate) async fn events(
    mut follower: Follower<dyn Journal>,
    journal: Arc<dyn Journal>,
    office: Arc<Office>,
    list: Arc<Events>,
    online: Arc<Online>,
) {
    for id in list.by_clock() {
        if let Err(trouble) = office.venue(&id).await {
            tracing::error!(event = %id, ?trouble, "an event cannot be read");
        }
    }
    let mut behind = false;
    loop {
        let followed = async {
            let entries = next(&mut follower, behind).await?;
            for entry in entries.iter().filter(|entry| entry.stream.kind() == office::KIND) {
                if let Err(trouble) = patiently(|| office.heard(entry)).await {
                    tracing::error!(
                        event = entry.stream.id(),
                        ?trouble,
                        "an event could not be brought up to date"
                    );
                }
                online.heard(entry.stream.id());
            }
            list.fold(&*journal, &office, &entries).await
        };
        match rest_after(followed.await).await {
            Ok(is_behind) => behind = is_behind,
            Err(Closed) => return,
        }
    }
}

/// The journal is closed.
struct Closed;

/// The next entries. Whose lists are behind is not kept waiting for them.
async fn next(follower: &mut Follower<dyn Journal>, behind: bool) -> Result<Vec<Entry>, Error> {
    if behind {
        return timeout(TOGETHER, follower.next()).await.unwrap_or(Ok(Vec::new()));
    }
    follower.next().await
}

/// Tries again for as long as the database is out of reach: what is passed over here does not come a second time.
async fn patiently<E: Trouble, F: Future<Output = Result<(), E>>>(hear: impl Fn() -> F) -> Result<(), E> {
    loop {
        match hear().await {
            Err(trouble) if trouble.is_out_of_reach() => sleep(REST).await,
            heard => return heard,
        }
    }
}

/// Why something was not heard.
trait Trouble {
    fn is_out_of_reach(&self) -> bool;
}

impl Trouble for Error {
    fn is_out_of_reach(&self) -> bool {
        matches!(self, Self::Unavailable(_))
    }
}

impl Trouble for hall::Trouble {
    fn is_out_of_reach(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_out_of_reach())
    }
}

impl Trouble for office::Trouble {
    fn is_out_of_reach(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_out_of_reach())
    }
}

/// Waits a little: lists may be a moment behind, and what comes meanwhile is read together. Says whether they could not be kept.
async fn rest_after(followed: Result<(), Error>) -> Result<bool, Closed> {
    match followed {
        Ok(()) => {
            sleep(TOGETHER).await;
            Ok(false)
        }
        Err(Error::Closed) => Err(Closed),
        Err(error) => {
            tracing::error!(%error, "the journal cannot be followed");
            sleep(REST).await;
            Ok(true)
        }
    }
}
