//! What every handler can use.

use std::sync::Arc;

use hall::Hall;
use hall::Limits;
use hall::index::Shared;
use tokio::sync::{Semaphore, watch};

use crate::api::lobby::Seen;
use crate::api::pace::Pace;
use crate::office::{Events, Office};
use crate::people::House;
use crate::site::Site;

/// What every handler can use.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) hall: Arc<Hall>,
    pub(crate) index: Shared,
    pub(crate) office: Arc<Office>,
    /// The list of events.
    pub(crate) events: Arc<Events>,
    pub(crate) house: Arc<House>,
    /// The address under which people reach this server.
    pub(crate) site: Site,
    pub(crate) limits: Limits,
    pub(crate) pace: Pace,
    /// The boards of the lobby.
    pub(crate) boards: Seen,
    /// Room for large bodies, in KiB.
    pub(crate) room: Semaphore,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(
        hall: Arc<Hall>,
        index: Shared,
        (office, events): (Arc<Office>, Arc<Events>),
        house: Arc<House>,
        site: Site,
        limits: Limits,
    ) -> Self {
        let (pace, stopping) = (Pace::new(&limits), watch::Sender::new(false));
        let boards = Seen::default();
        let room = Semaphore::new(limits.large_bytes >> 10);
        Self(Arc::new(Inner {
            hall,
            index,
            office,
            events,
            house,
            site,
            limits,
            pace,
            boards,
            room,
            stopping,
        }))
    }

    /// Tells everybody that the server ends.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Whether the server ends, and when it does.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Waits until the server ends; not at all if it does already.
    pub(crate) async fn stopped(&self) {
        let _ = self.stopping().wait_for(|stopping| *stopping).await.is_ok();
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
