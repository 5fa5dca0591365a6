//! News that the journal has grown, for those who show it.
//!
//! A bus is fast and forgetful. It says how far the journal has come, not what is in it: who hears it reads
//! [`since`](crate::Reader::since) the last position seen, so that nothing a bus loses stays lost. A
//! [`Follower`](crate::Follower) does it.
//!
//! ```
//! use store::{Bus, LocalBus, Position};
//! let bus = LocalBus::new();
//! let news = bus.listen();
//! bus.tell(Position(7));
//! bus.tell(Position(5));
//! assert_eq!(*news.borrow(), Position(7));
//! ```

use tokio::sync::watch;

use crate::sequence::Position;

/// News that the journal has grown.
pub trait Bus: Send + Sync {
    /// Says how far the journal has come. Never waits; may be lost on the way.
    fn tell(&self, position: Position);

    /// How far the journal is known to have come, now and from now on.
    fn listen(&self) -> watch::Receiver<Position>;

    /// Whether news of other nodes arrive now, as far as is known.
    fn is_connected(&self) -> bool;
}

/// A bus within one process.
#[derive(Debug)]
pub struct LocalBus {
    reached: watch::Sender<Position>,
}

impl LocalBus {
    /// A bus that has heard of nothing.
    #[must_use]
    pub fn new() -> Self {
        Self { reached: watch::Sender::new(Position::START) }
    }
}

impl Default for LocalBus {
    fn default() -> Self {
        Self::new()
    }
}

impl Bus for LocalBus {
    fn tell(&self, position: Position) {
        self.reached.send_if_modified(|reached| {
            let is_news = position > *reached;
            *reached = position.max(*reached);
            is_news
        });
    }

    fn listen(&self) -> watch::Receiver<Position> {
        self.reached.subscribe()
    }

    fn is_connected(&self) -> bool {
        true
    }
}
