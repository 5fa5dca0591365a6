//! `damka renju` and the renju side of `damka moves`, `show` and `bench`.

pub(crate) mod bench;
pub(crate) mod cli;
mod forbidden;
pub(crate) mod moves;
mod opening;
mod position;
mod regulation;
pub(crate) mod show;
mod threats;
pub(crate) mod why;

use std::io::Write;

use crate::stop::Stop;
use cli::RenjuCommand;
pub(crate) use position::refuse;

/// Runs a command of renju alone.
pub(crate) fn run(command: &RenjuCommand, out: &mut dyn Write) -> Result<(), Stop> {
    match command {
        RenjuCommand::Forbidden(args) => forbidden::run(args, out),
        RenjuCommand::Opening(args) => opening::run(args, out),
        RenjuCommand::Vcf(args) => threats::run(args, threats::Kind::Fours, out),
        RenjuCommand::Vct(args) => threats::run(args, threats::Kind::Threats, out),
    }
}
