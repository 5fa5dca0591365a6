//! `damka bench`: speeds of all variants and the signature of the generator.
//!
//! The signature is a digest of node counts. A change that keeps the rules keeps the signature.

use std::io::Write;
use std::num::NonZeroUsize;
use std::time::Instant;

use draughts::{AnyPosition, AnyVariant, Leaves};
use serde::Serialize;

use super::perft::{count, speed};
use super::renju;
use crate::cli::BenchArgs;
use crate::position;
use crate::stop::{Refusal, Stop};

/// A position and how deep it is counted.
struct Course {
    variant: AnyVariant,
    /// The start position if there is none.
    fen: Option<&'static str>,
    depth: u32,
}

/// The answer.
#[derive(Serialize)]
struct Answer {
    signature: String,
    nodes: u64,
    seconds: f64,
    variants: Vec<Speed>,
    renju: renju::bench::Speed,
}

/// The speeds of one variant.
#[derive(Serialize)]
struct Speed {
    variant: &'static str,
    nodes: u64,
    nodes_per_second: u64,
    nodes_per_second_no_bulk: u64,
}

/// For each variant the opening, and a middle game or an ending where kings capture at length.
const COURSES: [Course; 12] = [
    Course { variant: AnyVariant::Russian, fen: None, depth: 11 },
    Course { variant: AnyVariant::Russian, fen: Some(KINGS_64), depth: 7 },
    Course { variant: AnyVariant::Brazilian, fen: None, depth: 11 },
    Course { variant: AnyVariant::Brazilian, fen: Some(KINGS_64), depth: 7 },
    Course { variant: AnyVariant::International, fen: None, depth: 10 },
    Course { variant: AnyVariant::International, fen: Some(KINGS_100), depth: 6 },
    Course { variant: AnyVariant::Giveaway, fen: None, depth: 11 },
    Course { variant: AnyVariant::Giveaway, fen: Some(KINGS_64), depth: 7 },
    Course { variant: AnyVariant::Checkers, fen: None, depth: 11 },
    Course { variant: AnyVariant::Checkers, fen: Some(KINGS_64), depth: 9 },
    Course { variant: AnyVariant::Spantsireti, fen: None, depth: 10 },
    Course { variant: AnyVariant::Spantsireti, fen: Some(KINGS_64), depth: 7 },
];
/// Three kings and two men against the same, far from each other.
const KINGS_64: &str = "W:Wa3,h2,Kc1,Kf2,Kb6:Ba5,h6,Kd8,Kg5,Kc7";
/// The same idea on the larger board.
const KINGS_100: &str = "W:W36,45,K46,K48,K31:B6,15,K5,K3,K20";

/// Runs the command.
pub(crate) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let begun = Instant::now();
    let mut digest = Digest::default();
    let mut variants = Vec::new();
    for &variant in AnyVariant::ALL {
        let speed = measure(variant, if args.quick { 2 } else { 0 }, &mut digest)?;
        if !args.json {
            writeln!(
                out,
                "{:<14} {:>11} nodes {:>8.1} million nodes/s {:>8.1} no bulk",
                speed.variant,
                speed.nodes,
                speed.nodes_per_second as f64 / 1e6,
                speed.nodes_per_second_no_bulk as f64 / 1e6,
            )?;
            out.flush()?;
        }
        variants.push(speed);
    }
    let renju = renju::bench::measure(args.quick);
    renju.counts.iter().for_each(|&count| digest.add(count));
    if !args.json {
        writeln!(
            out,
            "{:<14} {:>11} nodes {:>8.1} million nodes/s of vcf, all fouls of a position in {:.2} microseconds",
            "renju",
            renju.vcf_nodes,
            renju.vcf_nodes_per_second as f64 / 1e6,
            renju.microseconds_per_position,
        )?;
    }
    let nodes = variants.iter().map(|speed| speed.nodes).sum();
    let seconds = begun.elapsed().as_secs_f64();
    let answer = Answer { signature: digest.text(), nodes, seconds, variants, renju };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        writeln!(out, "signature {}, {nodes} nodes, {seconds:.1} s", answer.signature)?;
    }
    Ok(())
}

fn measure(variant: AnyVariant, shallower: u32, digest: &mut Digest) -> Result<Speed, Stop> {
    let (mut nodes, mut bulk, mut no_bulk) = (0, 0.0, 0.0);
    for course in COURSES.iter().filter(|course| course.variant == variant) {
        let start = match course.fen {
            Some(fen) => position::parse(variant, fen)?,
            None => variant.start(),
        };
        let depth = course.depth - shallower;
        let (counted, seconds) = timed(&start, depth, Leaves::Counted);
        let (played, seconds_played) = timed(&start, depth, Leaves::Played);
        if counted != played {
            let name = variant.name();
            let message =
                format!("{name}: {counted} moves were counted but {played} were played; this is a defect");
            return Err(Refusal::new(message).into());
        }
        nodes += counted;
        bulk += seconds;
        no_bulk += seconds_played;
        digest.add(counted);
    }
    Ok(Speed {
        variant: variant.name(),
        nodes,
        nodes_per_second: speed(nodes, bulk),
        nodes_per_second_no_bulk: speed(nodes, no_bulk),
    })
}

fn timed(position: &AnyPosition, depth: u32, leaves: Leaves) -> (u64, f64) {
    let begun = Instant::now();
    let nodes = count(position, depth, leaves, NonZeroUsize::MIN).iter().sum();
    (nodes, begun.elapsed().as_secs_f64())
}

/// An FNV-1a digest of numbers.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}
