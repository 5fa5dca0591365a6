//! `damka rulebook`: the editions article by article.

pub(crate) mod cli;
mod conformance;
mod diff;
mod lines;
mod list;
mod show;

use std::io::Write;

use rulebook::Entry;

use crate::stop::Stop;
use cli::{PartArgs, RulebookCommand};

/// Runs a question to the rulebook.
pub(crate) fn run(command: &RulebookCommand, out: &mut dyn Write) -> Result<(), Stop> {
    match command {
        RulebookCommand::Show(args) => show::run(args, out),
        RulebookCommand::Search(args) => list::search(args, out),
        RulebookCommand::List(args) => list::run(args, out),
        RulebookCommand::Diff(args) => diff::run(args, out),
        RulebookCommand::Conformance(args) => conformance::run(args, out),
    }
}

impl PartArgs {
    /// Whether an entry belongs to the part.
    fn has(self, entry: &Entry) -> bool {
        self.edition.is_none_or(|edition| entry.edition() == edition)
            && self.area.is_none_or(|area| entry.area == area)
    }
}
