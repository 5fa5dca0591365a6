//! An event in memory: one at a time changes it, many look at it, everybody who watches is told.

use std::sync::{Arc, PoisonError, RwLock};

use axum::extract::ws::Utf8Bytes;
use hall::table::Guest;
use tokio::sync::broadcast;

use super::{Sight, news};
use venue::{Fact, Venue};

/// News that a slow listener can be behind before he is told to look again.
const BEHIND_MAX: usize = 64;

/// An event in memory.
pub struct VenueDesk {
    /// One at a time decides and writes.
    pub(super) turn: tokio::sync::Mutex<()>,
    sight: Arc<Sight>,
    /// What those see who only watch, while they see it later.
    late: RwLock<Option<Arc<Sight>>>,
    /// For each circle.
    news: [broadcast::Sender<Utf8Bytes>; 3],
}

/// Who is told of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Circle {
    /// Everybody, perhaps later.
    Public,
    /// Those who play, and their captains: what everybody may know, at once.
    Players,
    /// Those who conduct the event.
    Desk,
}

impl VenueDesk {
    /// A desk for an event.
    #[must_use]
    pub fn new(venue: Venue) -> Self {
        Self {
            turn: tokio::sync::Mutex::default(),
            sight: Arc::new(Sight::new(Arc::new(venue))),
            late: RwLock::default(),
            news: std::array::from_fn(|_| broadcast::Sender::new(BEHIND_MAX)),
        }
    }

    /// The same, of which those who only watch see what was told until an earlier moment.
    pub(super) fn with_late(venue: Venue, late: Option<Venue>) -> Self {
        let late = late.map(|late| Arc::new(Sight::new(Arc::new(late))));
        Self { late: RwLock::new(late), ..Self::new(venue) }
    }

    /// The event as it is now. Whoever holds it sees this version and keeps nobody from changing the next.
    #[must_use]
    pub fn now(&self) -> Arc<Venue> {
        self.sight.now()
    }

    /// Looks at the event as it is now.
    pub fn read<T>(&self, look: impl FnOnce(&Venue) -> T) -> T {
        self.sight.read(look)
    }

    /// The event as somebody sees it: who only watches sees it later, if the event says so.
    #[must_use]
    pub fn seen_by(&self, guest: &Guest) -> Arc<Sight> {
        let late = self.late().filter(|_| self.circle(guest) == Circle::Public);
        late.unwrap_or_else(|| self.sight.clone())
    }

    /// What those see who only watch, while they see it later.
    pub(super) fn late(&self) -> Option<Arc<Sight>> {
        self.late.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether something has happened that those who only watch do not know yet.
    pub(super) fn is_ahead(&self) -> bool {
        self.late().is_some_and(|late| late.version() < self.version())
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.sight.version()
    }

    /// What happens from now on.
    #[must_use]
    pub fn listen(&self, circle: Circle) -> broadcast::Receiver<Utf8Bytes> {
        self.news[circle as usize].subscribe()
    }

    /// In which circle somebody is.
    #[must_use]
    pub fn circle(&self, guest: &Guest) -> Circle {
        self.read(|venue| match () {
            () if venue.conducts(guest) => Circle::Desk,
            () if venue.takes_part(guest) => Circle::Players,
            () => Circle::Public,
        })
    }

    /// Whether nobody looks at it.
    pub(super) fn is_idle(&self) -> bool {
        self.news.iter().all(|news| news.receiver_count() == 0) && !self.is_ahead()
    }

    /// Takes in entries that are in the journal, and tells everybody who may know at once.
    pub(super) fn apply(&self, entries: &[Vec<Fact>]) {
        let mut late = self.late.write().unwrap_or_else(PoisonError::into_inner);
        // Held only where it may be needed: what somebody holds is copied before it is changed.
        let arranged = || entries.iter().flatten().any(|fact| matches!(fact, Fact::Arranged(_)));
        let may_begin = late.is_none() && (self.read(|venue| venue.terms().delay > 0) || arranged());
        let before = may_begin.then(|| self.now());
        let venue = self.sight.apply(entries);
        match venue.delay() {
            None => *late = None,
            // Nobody unlearns what he has seen.
            Some(_) => *late = late.take().or_else(|| before.map(|seen| Arc::new(Sight::new(seen)))),
        }
        let at_once = late.is_none();
        drop(late);
        for circle in [Circle::Public, Circle::Players, Circle::Desk] {
            if at_once || circle != Circle::Public {
                self.tell(&venue, entries, circle);
            }
        }
    }

    /// Takes in entries that have come of age for those who only watch, and tells them.
    pub(super) fn apply_late(&self, late: &Sight, entries: &[Vec<Fact>]) {
        self.tell(&late.apply(entries), entries, Circle::Public);
    }

    fn tell(&self, venue: &Venue, entries: &[Vec<Fact>], circle: Circle) {
        let news = &self.news[circle as usize];
        if news.receiver_count() > 0 {
            let _ = news.send(news::of(venue, entries, circle));
        }
    }
}
