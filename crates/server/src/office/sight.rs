//! An event as some see it: those who conduct it or play at once, those who only watch perhaps later. What is made of it is made once
//! for all who see the same.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use axum::body::Bytes;

use super::live::Live;
use venue::{Fact, Venue};

/// Pages that are kept of one version.
const KEPT_MAX: usize = 200;

/// An event as some see it.
pub struct Sight {
    venue: RwLock<Arc<Venue>>,
    kept: Mutex<Kept>,
    pub(super) live: Live,
}

/// What was made of a version, so that it is made once for all who look.
#[derive(Default)]
struct Kept {
    version: u64,
    made: HashMap<String, Bytes>,
}

impl Sight {
    pub(super) fn new(venue: Arc<Venue>) -> Self {
        Self { venue: RwLock::new(venue), kept: Mutex::default(), live: Live::default() }
    }

    /// The event as it is seen now. Whoever holds it sees this version and keeps nobody from changing the next.
    #[must_use]
    pub fn now(&self) -> Arc<Venue> {
        self.venue.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks at the event as it is seen now.
    pub fn read<T>(&self, look: impl FnOnce(&Venue) -> T) -> T {
        look(&self.now())
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.venue.read().unwrap_or_else(PoisonError::into_inner).version()
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

    /// Takes in entries of the journal.
    pub(super) fn apply(&self, entries: &[Vec<Fact>]) -> Arc<Venue> {
        let mut venue = self.venue.write().unwrap_or_else(PoisonError::into_inner);
        // Copied only while somebody looks at it.
        let changed = Arc::make_mut(&mut venue);
        entries.iter().for_each(|facts| changed.apply(facts));
        venue.clone()
    }
}
