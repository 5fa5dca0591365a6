//! `damka event`: whole events, in TRF files and in journals.

mod check;
pub(crate) mod cli;
pub(crate) mod columns;
mod field;
mod journal;
mod simulate;
pub(crate) mod source;
pub(crate) mod words;

use std::io::Write;

use crate::stop::Stop;
use cli::EventCommand;

/// Runs a command about an event.
pub(crate) fn run(command: &EventCommand, out: &mut dyn Write) -> Result<(), Stop> {
    match command {
        EventCommand::Check(args) => check::run(args, out),
        EventCommand::Simulate(args) => simulate::run(args, out),
        command => journal::run(command, out),
    }
}
