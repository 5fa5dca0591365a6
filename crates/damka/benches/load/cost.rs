//! What the server and this process cost, as Linux tells.

use std::time::Instant;

/// What was used until now.
pub(crate) struct Cost {
    at: Instant,
    server: f64,
    player: f64,
}

/// Cores that were busy.
pub(crate) struct Spent {
    pub(crate) server: f64,
    pub(crate) player: f64,
}

/// A process, as Linux tells.
pub(crate) struct Process {
    /// Its number and its name.
    pub(crate) name: String,
    /// The process that began it.
    pub(crate) parent: u32,
    /// Seconds of CPU it has used.
    pub(crate) cpu: f64,
}

impl Cost {
    pub(crate) fn of(server: u32) -> Self {
        Self { at: Instant::now(), server: cpu(server), player: cpu(std::process::id()) }
    }

    pub(crate) fn until(&self, later: &Self) -> Spent {
        let time = (later.at - self.at).as_secs_f64();
        Spent { server: (later.server - self.server) / time, player: (later.player - self.player) / time }
    }
}

impl Process {
    /// A process, as long as it is there.
    pub(crate) fn of(number: u32) -> Option<Self> {
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        // The name, in brackets, may hold anything; the fields after it are numbered from 3, ticks are hundredths.
        let (name, fields) = stat.rsplit_once(')')?;
        let mut fields = fields.split_whitespace().skip(1);
        let parent = fields.next()?.parse().ok()?;
        let ticks: f64 = fields.skip(9).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        Some(Self { name: name.to_owned(), parent, cpu: ticks / 100.0 })
    }
}

/// Seconds of CPU that a process has used.
fn cpu(process: u32) -> f64 {
    Process::of(process).expect("Linux tells").cpu
}

/// Resident memory of a process, in MB of 1024 KB.
pub(crate) fn memory_mb(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kilobytes / 1024.0
}
