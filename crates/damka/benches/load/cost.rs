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

impl Cost {
    pub(crate) fn of(server: u32) -> Self {
        Self { at: Instant::now(), server: cpu(server), player: cpu(std::process::id()) }
    }

    pub(crate) fn until(&self, later: &Self) -> Spent {
        let time = (later.at - self.at).as_secs_f64();
        Spent { server: (later.server - self.server) / time, player: (later.player - self.player) / time }
    }
}

/// Seconds of CPU that a process has used.
fn cpu(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("Linux tells");
    // The name, in brackets, may hold anything; the fields after it are numbered from 3, ticks are hundredths.
    let (_, fields) = stat.rsplit_once(')').expect("a name");
    let ticks = fields.split_whitespace().skip(11).take(2);
    ticks.map(|ticks| ticks.parse::<f64>().expect("a number")).sum::<f64>() / 100.0
}

/// Resident memory of a process, in MB of 1024 KB.
pub(crate) fn memory_mb(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kilobytes / 1024.0
}
