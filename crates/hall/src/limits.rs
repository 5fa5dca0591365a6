//! How much of everything: the bounds that keep one visitor from harming the others, all in one place.
//!
//! ```
//! use hall::Limits;
//! let limits = Limits { open_tables: 3, ..Limits::default() };
//! assert!(limits.body_bytes > limits.message_bytes);
//! ```

use std::time::Duration;

/// The bounds of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the line and the headers of a request; hyper takes no less than 8 KiB.
    pub head_bytes: usize,
    /// How long they may take to come, and how long a connection may wait for its next request.
    pub head_time: Duration,
    /// Bytes of a body.
    pub body_bytes: usize,
    /// Bytes of a body with commands for an event.
    pub event_bytes: usize,
    /// Bytes of the file of an event that is brought along.
    pub archive_bytes: usize,
    /// Bytes of all bodies together that are larger than others: who brings more waits.
    pub large_bytes: usize,
    /// How long it may take to come.
    pub body_time: Duration,
    /// How long a client may refuse to read what it is sent.
    pub write_time: Duration,
    /// Open connections from one address.
    pub connections: u32,
    /// Requests from one address.
    pub requests: Allowance,
    /// Requests of one visitor that change something.
    pub changes: Allowance,
    /// Tables one visitor opens.
    pub openings: Allowance,
    /// Tables and events opened from one address.
    pub openings_from: Allowance,
    /// Tables of one visitor that wait for an opponent.
    pub open_tables: usize,
    /// Bytes of a message on a socket.
    pub message_bytes: usize,
    /// Messages on a socket.
    pub messages: Allowance,
    /// Messages above that before the socket is closed.
    pub messages_refused: u32,
    /// How often a quiet socket is asked whether it is still there.
    pub ask_time: Duration,
    /// How long a socket may be silent, though it is asked, before it is closed.
    pub silence: Duration,
    /// How long what was begun may take when the server ends.
    pub end_time: Duration,
    /// Whether this machine itself is counted as an address.
    pub local: Local,
}

/// So many at once, and so many more every minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At once.
    pub burst: u32,
    /// Every minute after that.
    pub per_minute: u32,
}

/// What holds for connections and requests from this machine itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Local {
    /// They are not counted by their address: it is a proxy, or who runs the server.
    Free,
    /// They are counted like all others.
    Counted,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head_bytes: 16 << 10,
            head_time: Duration::from_secs(30),
            body_bytes: 64 << 10,
            event_bytes: 2 << 20,
            archive_bytes: 15 << 20,
            large_bytes: 64 << 20,
            body_time: Duration::from_secs(10),
            write_time: Duration::from_secs(30),
            // A school or a club with all its boards may sit behind one address.
            connections: 2_000,
            requests: Allowance { burst: 2_000, per_minute: 12_000 },
            changes: Allowance { burst: 60, per_minute: 1_200 },
            openings: Allowance { burst: 20, per_minute: 20 },
            // Who keeps no cookie is a new visitor every time: he would push everybody else's tables out of the lobby.
            openings_from: Allowance { burst: 200, per_minute: 120 },
            open_tables: 20,
            message_bytes: 4 << 10,
            messages: Allowance { burst: 40, per_minute: 1_200 },
            messages_refused: 200,
            ask_time: Duration::from_secs(5),
            silence: Duration::from_secs(35),
            end_time: Duration::from_secs(5),
            local: Local::Free,
        }
    }
}
