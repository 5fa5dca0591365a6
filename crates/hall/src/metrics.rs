//! What the server counts of itself, as Prometheus reads it.
//!
//! ```
//! use hall::metrics::Metrics;
//! let metrics = Metrics::default();
//! metrics.appended(std::time::Duration::from_millis(3));
//! assert!(metrics.write(&[]).contains("damka_append_seconds_bucket{le=\"0.005\"} 1\n"));
//! ```

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The upper ends of the classes of a histogram, in microseconds.
const CLASSES: [u64; 14] = [
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
    5_000_000, 10_000_000,
];

/// The code of a no that is said when the journal could not be written or read.
pub const UNAVAILABLE: &str = "unavailable";
/// How long a server counts as one that cannot write after it has said so to somebody: beats may be written when entries are not.
const REMEMBERED: Duration = Duration::from_secs(10);

/// What the server counts.
#[derive(Debug, Default)]
pub struct Metrics {
    requests: Mutex<BTreeMap<Request, u64>>,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
    answers: Histogram,
    appends: Histogram,
    moves: AtomicU64,
    /// How old the last entry was when it was followed, in milliseconds.
    behind: AtomicI64,
    /// Whether the last beat could not be written.
    stuck: AtomicBool,
    /// Whether news of other servers do not arrive.
    cut_off: AtomicBool,
    /// When somebody was told last that the journal could not be written or read.
    failed: Mutex<Option<Instant>>,
    connections: AtomicI64,
    sockets: AtomicI64,
    streams: AtomicI64,
}

/// What requests are told apart by: never by what a client chooses freely.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Request {
    /// The method, one of those that are known.
    pub method: &'static str,
    /// The route as the router writes it.
    pub route: String,
    /// The status of the answer.
    pub status: u16,
}

/// Something that is open; it is counted until this is dropped.
#[derive(Debug)]
pub struct Open {
    metrics: Arc<Metrics>,
    what: What,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Connection,
    Socket,
    Stream,
}

#[derive(Debug, Default)]
struct Histogram {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, request: Request, time: Duration) {
        *self.requests.lock().unwrap_or_else(PoisonError::into_inner).entry(request).or_default() += 1;
        self.answers.add(time);
    }

    /// Something was refused, by the code of the no.
    pub fn refused(&self, code: &'static str) {
        if code == UNAVAILABLE {
            *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
        *self.refusals.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_default() += 1;
    }

    /// An entry is on the disk.
    pub fn appended(&self, time: Duration) {
        self.appends.add(time);
    }

    /// A move was acknowledged.
    pub fn moved(&self) {
        self.moves.fetch_add(1, Relaxed);
    }

    /// The journal was followed up to an entry of this age.
    pub fn followed(&self, age_ms: i64) {
        self.behind.store(age_ms, Relaxed);
    }

    /// The journal was asked to write, as it is every second, and did or did not.
    pub fn beaten(&self, written: bool) {
        self.stuck.store(!written, Relaxed);
    }

    /// News of other servers arrive at once, or they do not.
    pub fn connected_to_others(&self, connected: bool) {
        self.cut_off.store(!connected, Relaxed);
    }

    /// Whether the journal wrote when it was last asked to, and failed nobody a moment ago.
    #[must_use]
    pub fn is_written(&self) -> bool {
        let failed = *self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        !self.stuck.load(Relaxed) && failed.is_none_or(|at| at.elapsed() > REMEMBERED)
    }

    /// A connection is open.
    #[must_use]
    pub fn connected(self: &Arc<Self>) -> Open {
        self.open(What::Connection)
    }

    /// A socket is open.
    #[must_use]
    pub fn socket(self: &Arc<Self>) -> Open {
        self.open(What::Socket)
    }

    /// A stream is open.
    #[must_use]
    pub fn stream(self: &Arc<Self>) -> Open {
        self.open(What::Stream)
    }

    /// All of it, with other numbers that stand elsewhere.
    #[must_use]
    pub fn write(&self, others: &[(&str, &str, f64)]) -> String {
        let mut out = String::new();
        head(&mut out, "damka_requests_total", "counter", "Requests that were answered.");
        for (request, count) in &*self.requests.lock().unwrap_or_else(PoisonError::into_inner) {
            let Request { method, route, status } = request;
            let _ = writeln!(
                out,
                "damka_requests_total{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}"
            );
        }
        head(&mut out, "damka_refusals_total", "counter", "What was refused, by its code.");
        for (code, count) in &*self.refusals.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = writeln!(out, "damka_refusals_total{{code=\"{code}\"}} {count}");
        }
        head(&mut out, "damka_moves_total", "counter", "Moves that were acknowledged.");
        let _ = writeln!(out, "damka_moves_total {}", self.moves.load(Relaxed));
        self.answers.write(&mut out, "damka_request_seconds", "Time from a request to its answer.");
        self.appends.write(
            &mut out,
            "damka_append_seconds",
            "Time until an entry of a table is on the disk.",
        );
        for (name, help, number) in [
            ("damka_connections", "Open connections.", &self.connections),
            ("damka_sockets", "Open WebSockets.", &self.sockets),
            ("damka_streams", "Open streams.", &self.streams),
        ] {
            head(&mut out, name, "gauge", help);
            let _ = writeln!(out, "{name} {}", number.load(Relaxed));
        }
        head(&mut out, "damka_follow_delay_seconds", "gauge", "Age of the last entry when it was followed.");
        let behind = Duration::from_millis(u64::try_from(self.behind.load(Relaxed)).unwrap_or(0));
        let _ = writeln!(out, "damka_follow_delay_seconds {}", behind.as_secs_f64());
        head(
            &mut out,
            "damka_journal_written",
            "gauge",
            "Whether the journal wrote when it was last asked to, and failed nobody in the last ten seconds.",
        );
        let _ = writeln!(out, "damka_journal_written {}", u8::from(self.is_written()));
        head(
            &mut out,
            "damka_bus_connected",
            "gauge",
            "Whether news of other servers arrive at once; if not, they are looked for once a second.",
        );
        let _ = writeln!(out, "damka_bus_connected {}", u8::from(!self.cut_off.load(Relaxed)));
        for (name, help, value) in others {
            head(&mut out, name, "gauge", help);
            let _ = writeln!(out, "{name} {value}");
        }
        out
    }

    fn open(self: &Arc<Self>, what: What) -> Open {
        self.number(what).fetch_add(1, Relaxed);
        Open { metrics: self.clone(), what }
    }

    const fn number(&self, what: What) -> &AtomicI64 {
        match what {
            What::Connection => &self.connections,
            What::Socket => &self.sockets,
            What::Stream => &self.streams,
        }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.metrics.number(self.what).fetch_sub(1, Relaxed);
    }
}

impl Histogram {
    fn add(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let class = CLASSES.partition_point(|&end| end < micros);
        if let Some(class) = self.classes.get(class) {
            class.fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        head(out, name, "histogram", help);
        let mut below = 0;
        for (end, class) in CLASSES.iter().zip(&self.classes) {
            below += class.load(Relaxed);
            let end = Duration::from_micros(*end).as_secs_f64();
            let _ = writeln!(out, "{name}_bucket{{le=\"{end}\"}} {below}");
        }
        let count = self.count.load(Relaxed);
        let sum = Duration::from_micros(self.micros.load(Relaxed)).as_secs_f64();
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

fn head(out: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_what_is_below_each_end() {
        let metrics = Metrics::default();
        for millis in [1, 3, 3, 60, 20_000] {
            metrics.appended(Duration::from_millis(millis));
        }
        let text = metrics.write(&[]);
        for line in [
            "damka_append_seconds_bucket{le=\"0.0005\"} 0",
            "damka_append_seconds_bucket{le=\"0.001\"} 1",
            "damka_append_seconds_bucket{le=\"0.005\"} 3",
            "damka_append_seconds_bucket{le=\"0.1\"} 4",
            "damka_append_seconds_bucket{le=\"10\"} 4",
            "damka_append_seconds_bucket{le=\"+Inf\"} 5",
            "damka_append_seconds_sum 20.067",
            "damka_append_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }

    #[test]
    fn a_journal_that_does_not_write_is_told_of_until_it_does() {
        let metrics = Metrics::default();
        assert!(metrics.is_written());
        for (written, line) in [(false, "\ndamka_journal_written 0\n"), (true, "\ndamka_journal_written 1\n")]
        {
            metrics.beaten(written);
            assert_eq!(metrics.is_written(), written);
            assert!(metrics.write(&[]).contains(line));
        }
    }

    #[test]
    fn a_journal_that_has_failed_somebody_is_told_of_for_a_moment() {
        let metrics = Metrics::default();
        metrics.beaten(true);
        metrics.refused("not-your-turn");
        assert!(metrics.is_written());
        metrics.refused(UNAVAILABLE);
        assert!(!metrics.is_written());
        assert!(metrics.write(&[]).contains("\ndamka_journal_written 0\n"));
        *metrics.failed.lock().unwrap() = Instant::now().checked_sub(REMEMBERED * 2);
        assert!(metrics.is_written());
    }

    #[test]
    fn what_is_open_is_counted_until_it_is_closed() {
        let metrics = Arc::new(Metrics::default());
        let first = metrics.socket();
        let _second = metrics.socket();
        drop(first);
        assert!(metrics.write(&[]).contains("\ndamka_sockets 1\n"));
    }
}
