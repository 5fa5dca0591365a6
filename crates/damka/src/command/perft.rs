//! `damka perft`: counts move sequences, on one thread or several.
//!
//! The tree is cut a few plies down into branches; threads take them one after another. Nothing is
//! remembered between branches.

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use draughts::{AnyPosition, Leaves};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::PerftArgs;
use crate::position;
use crate::stop::Stop;

/// The answer.
#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<Share>>,
}

/// How many sequences begin with one move.
#[derive(Serialize)]
struct Share {
    text: String,
    nodes: u64,
}

/// A part of the tree below one of the root's moves.
struct Branch {
    root_move: usize,
    position: AnyPosition,
    depth: u32,
}

/// Branches for each thread: enough for all to end at nearly the same time.
const BRANCHES_A_THREAD: usize = 128;
/// A branch is at least this deep, or handing it out costs more than counting it.
const BRANCH_DEPTH: u32 = 3;
/// Runs shorter than this show no progress.
const PATIENCE: Duration = Duration::from_millis(700);
/// How often the progress is looked at when nothing happens.
const TICK: Duration = Duration::from_millis(100);

/// Runs the command.
pub(crate) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let position = position::read(&args.position)?;
    let leaves = if args.no_bulk { Leaves::Played } else { Leaves::Counted };
    let threads = NonZeroUsize::new(args.threads.into()).unwrap_or(NonZeroUsize::MIN);
    let begun = Instant::now();
    let shares = count(&position, args.depth, leaves, threads);
    let seconds = begun.elapsed().as_secs_f64();
    let nodes = if args.depth == 0 { 1 } else { shares.iter().sum() };
    let moves = args.divide.then(|| {
        let moves = position.moves();
        let share = |(played, &nodes)| Share { text: position::text(&position, played), nodes };
        moves.iter().zip(&shares).map(share).collect()
    });
    let answer = Answer {
        variant: position.variant().name(),
        fen: position::fen(&position),
        depth: args.depth,
        nodes,
        seconds,
        nodes_per_second: speed(nodes, seconds),
        moves,
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    for Share { text, nodes } in answer.moves.iter().flatten() {
        writeln!(out, "{text:<16} {nodes}")?;
    }
    let millions = answer.nodes_per_second as f64 / 1e6;
    writeln!(out, "{nodes} nodes, {seconds:.3} s, {millions:.1} million nodes/s")?;
    Ok(())
}

/// The number of sequences that begin with each of the position's moves.
pub(crate) fn count(position: &AnyPosition, depth: u32, leaves: Leaves, threads: NonZeroUsize) -> Vec<u64> {
    let roots = position.moves().len();
    let branches = branches(position, depth, threads.get() * BRANCHES_A_THREAD);
    let shares: Vec<AtomicU64> = (0..roots).map(|_| AtomicU64::new(0)).collect();
    let next = AtomicUsize::new(0);
    let work = &|done: &Sender<()>| {
        while let Some(branch) = branches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let nodes = branch.position.perft(branch.depth, leaves);
            if let Some(share) = shares.get(branch.root_move) {
                share.fetch_add(nodes, Ordering::Relaxed);
            }
            // Only the progress bar listens.
            let _ = done.send(());
        }
    };
    thread::scope(|scope| {
        let (done, listener) = mpsc::channel();
        let spawn = |_| {
            let done = done.clone();
            thread::Builder::new().spawn_scoped(scope, move || work(&done)).ok()
        };
        // A system that is out of threads makes the count slower, not wrong.
        if (0..threads.get()).map_while(spawn).count() == 0 {
            work(&done);
        }
        drop(done);
        watch(&listener, branches.len());
    });
    shares.into_iter().map(AtomicU64::into_inner).collect()
}

/// Shows the progress of a long run, on a terminal, until every sender is gone.
fn watch(listener: &Receiver<()>, branches: usize) {
    let begun = Instant::now();
    let mut bar = None;
    let mut done = 0;
    loop {
        match listener.recv_timeout(TICK) {
            Ok(()) => done += 1,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if begun.elapsed() > PATIENCE {
            bar.get_or_insert_with(|| progress(branches)).set_position(done);
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}

/// Nodes in a second.
pub(crate) fn speed(nodes: u64, seconds: f64) -> u64 {
    if seconds > 0.0 { (nodes as f64 / seconds) as u64 } else { 0 }
}

/// The tree cut into at least `wanted` branches, if it is deep enough.
fn branches(position: &AnyPosition, depth: u32, wanted: usize) -> Vec<Branch> {
    let Some(mut depth) = depth.checked_sub(1) else { return Vec::new() };
    let first = position.moves();
    let after = |(root_move, played)| Branch { root_move, position: position.play(played), depth };
    let mut branches: Vec<Branch> = first.iter().enumerate().map(after).collect();
    while !branches.is_empty() && branches.len() < wanted && depth > BRANCH_DEPTH {
        depth -= 1;
        let below = |branch: &Branch| {
            let Branch { root_move, position, .. } = *branch;
            let moves = position.moves();
            moves.into_iter().map(move |m| Branch { root_move, position: position.play(&m), depth })
        };
        branches = branches.iter().flat_map(below).collect();
    }
    branches
}

fn progress(length: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{elapsed} {wide_bar} {percent} %, {eta} left");
    ProgressBar::new(length as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
