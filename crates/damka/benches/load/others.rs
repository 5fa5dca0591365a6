//! What others take of the machine's processors, as Linux tells: neighbours on the same hardware, other programs, and the
//! kernel where it looks after memory whether somebody plays or not.
//!
//! Who measures on a machine that is shared measures its neighbours as well. So it is noted when they took time away, and the
//! moves of the moments in which they did not are also shown by themselves. What the kernel does for the server and the
//! players (the network, the disk) is theirs.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::cost::Process;

/// How finely time is divided.
const SLICE: Duration = Duration::from_millis(250);
/// The least that Linux counts, in seconds.
const TICK: f64 = 0.01;

/// Threads of the kernel that look through the memory: it can take them a tenth of a second, and they are not interrupted.
const KEEPERS: [&str; 2] = ["kdamond", "khugepaged"];
/// The process that all threads of the kernel belong to.
const KERNEL: u32 = 2;

/// Somebody who watches the others.
pub(crate) struct Others {
    begun: Instant,
    stop: Sender<()>,
    watching: JoinHandle<Vec<f64>>,
}

/// Seconds of processor time they took, slice by slice.
pub(crate) struct Taken {
    begun: Instant,
    slices: Vec<f64>,
}

impl Others {
    /// Begins to watch everybody but the server and this process.
    pub(crate) fn watch(server: u32) -> Self {
        let taken = move || stolen() + used([server, std::process::id()]);
        let (stop, stopped) = mpsc::channel();
        let begun = Instant::now();
        let watching = thread::spawn(move || {
            let (mut slices, mut before) = (Vec::new(), taken());
            loop {
                let next = begun + SLICE * u32::try_from(slices.len() + 1).expect("a short time");
                let ended = stopped.recv_timeout(next.saturating_duration_since(Instant::now()));
                let now = taken();
                // Who has ended is not counted any more.
                slices.push(f64::max(now - before, 0.0));
                before = now;
                if !matches!(ended, Err(RecvTimeoutError::Timeout)) {
                    return slices;
                }
            }
        });
        Self { begun, stop, watching }
    }

    /// What they took until now.
    pub(crate) fn end(self) -> Taken {
        drop(self.stop);
        Taken { begun: self.begun, slices: self.watching.join().expect("no panic") }
    }
}

impl Taken {
    /// Cores that they had, on average.
    pub(crate) fn cores(&self) -> f64 {
        self.slices.iter().sum::<f64>() / (SLICE.as_secs_f64() * self.slices.len() as f64)
    }

    /// Whether they took nothing to speak of around a moment.
    pub(crate) fn is_quiet(&self, at: Instant) -> bool {
        let slice = at.saturating_duration_since(self.begun).as_millis() / SLICE.as_millis();
        let slice = usize::try_from(slice).expect("a short time");
        let around = slice.saturating_sub(1)..=slice + 1;
        self.slices.get(around).is_some_and(|around| around.iter().all(|taken| *taken < 1.5 * TICK))
    }
}

/// Seconds of processor time that neighbours have taken since the machine was started.
fn stolen() -> f64 {
    let stat = std::fs::read_to_string("/proc/stat").expect("Linux tells");
    // The first line sums up all processors: user, nice, system, idle, iowait, irq, softirq, steal.
    let ticks = stat.lines().next().and_then(|all| all.split_whitespace().nth(8));
    ticks.and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0) * TICK
}

/// Seconds of processor time that all others on this machine have used.
fn used(ours: [u32; 2]) -> f64 {
    let all = std::fs::read_dir("/proc").expect("Linux tells").filter_map(Result::ok);
    let numbers = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let others = numbers.filter(|number| !ours.contains(number)).filter_map(Process::of);
    others.filter(|process| !serves(process)).map(|process| process.cpu).sum()
}

/// Whether it is a thread by which the kernel works for others.
fn serves(process: &Process) -> bool {
    process.parent == KERNEL && !KEEPERS.iter().any(|keeper| process.name.contains(keeper))
}
