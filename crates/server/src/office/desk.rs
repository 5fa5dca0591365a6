//! An event in memory: one at a time changes it, many look at it, everybody who watches is told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::broadcast;

use super::live::Live;
use super::news;
use crate::table::Guest;
use crate::venue::{Fact, Venue};

/// News that a slow listener can be behind before he is told to look again.
const BEHIND_MAX: usize = 64;
/// Pages that are kept of one version.
const KEPT_MAX: usize = 200;

/// An event in memory.
pub struct VenueDesk {
    /// One at a time decides and writes.
    pub(super) turn: tokio::sync::Mutex<()>,
    venue: RwLock<Arc<Venue>>,
    /// For everybody, and for those who conduct the event.
    news: [broadcast::Sender<Utf8Bytes>; 2],
    kept: Mutex<Kept>,
    pub(super) live: Live,
}

/// What was made of a version, so that it is made once for all who look.
#[derive(Default)]
struct Kept {
    version: u64,
    made: HashMap<String, Bytes>,
}

/// Who is told of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Circle {
    /// Everybody.
    Public,
    /// Those who conduct the event.
    Desk,
}

impl VenueDesk {
    /// A desk for an event.
    #[must_use]
    pub fn new(venue: Venue) -> Self {
        Self {
            turn: tokio::sync::Mutex::default(),
            venue: RwLock::new(Arc::new(venue)),
            news: [broadcast::Sender::new(BEHIND_MAX), broadcast::Sender::new(BEHIND_MAX)],
            kept: Mutex::default(),
            live: Live::default(),
        }
    }

    /// The event as it is now. Whoever holds it sees this version and keeps nobody from changing the next.
    #[must_use]
    pub fn now(&self) -> Arc<Venue> {
        self.venue.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks at the event as it is now.
    pub fn read<T>(&self, look: impl FnOnce(&Venue) -> T) -> T {
        look(&self.now())
    }

    /// What is made of the event as everybody may see it, once a version for all who ask for it. The key names what it is and in which
    /// language. What is made for somebody alone is not kept here.
    pub fn once(&self, key: &str, make: impl FnOnce(&Venue) -> Bytes) -> Bytes {
        let venue = self.now();
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = {
            let kept = lock();
            kept.made.get(key).filter(|_| kept.version == venue.version()).cloned()
        };
        if let Some(made) = known {
            return made;
        }
        let made = make(&venue);
        let mut kept = lock();
        if kept.version < venue.version() {
            *kept = Kept { version: venue.version(), made: HashMap::new() };
        }
        if kept.version == venue.version() && kept.made.len() < KEPT_MAX {
            kept.made.insert(key.to_owned(), made.clone());
        }
        made
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.venue.read().unwrap_or_else(PoisonError::into_inner).version()
    }

    /// What happens from now on.
    #[must_use]
    pub fn listen(&self, circle: Circle) -> broadcast::Receiver<Utf8Bytes> {
        self.news(circle).subscribe()
    }

    /// In which circle somebody is.
    #[must_use]
    pub fn circle(&self, guest: &Guest) -> Circle {
        if self.read(|venue| venue.conducts(guest)) { Circle::Desk } else { Circle::Public }
    }

    /// Whether nobody looks at it.
    pub(super) fn is_idle(&self) -> bool {
        self.news.iter().all(|news| news.receiver_count() == 0)
    }

    /// Takes in entries that are in the journal, and tells everybody.
    pub(super) fn apply(&self, entries: &[Vec<Fact>]) {
        let venue = {
            let mut venue = self.venue.write().unwrap_or_else(PoisonError::into_inner);
            // Copied only while somebody looks at it.
            let changed = Arc::make_mut(&mut venue);
            entries.iter().for_each(|facts| changed.apply(facts));
            venue.clone()
        };
        for circle in [Circle::Public, Circle::Desk] {
            let news = self.news(circle);
            if news.receiver_count() > 0 {
                let _ = news.send(news::of(&venue, entries, circle));
            }
        }
    }

    const fn news(&self, circle: Circle) -> &broadcast::Sender<Utf8Bytes> {
        let [public, desk] = &self.news;
        match circle {
            Circle::Public => public,
            Circle::Desk => desk,
        }
    }
}
