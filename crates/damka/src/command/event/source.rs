//! The TRF file of an event, read with everything that is wrong with it.

use std::fmt::Display;
use std::io::Read;
use std::path::Path;

use article::Article;
use competition::trf::{Document, Fault, Import};
use serde_json::json;

use super::cli::TrfArgs;
use crate::file::Source;
use crate::printable::printable;
use crate::stop::{Refusal, Stop, Voice};

/// An event of ten thousand players and a hundred rounds has a tenth of this.
const LONGEST: u64 = 1 << 27;
/// So many faults are told; who has more looks at the file anyway.
const TOLD: usize = 50;

/// Reads the event of a file; what somebody should look at is told on standard error.
pub(crate) fn read(args: &TrfArgs, voice: Voice) -> Result<Import, Stop> {
    let document = document(&args.file, voice)?;
    let import = document.import(args.points).map_err(|faults| refuse(&faults, voice))?;
    let warnings = document.check();
    warn(warnings.iter().filter(|fault| !fault.is_error()).chain(&import.unsaid), voice);
    Ok(import)
}

fn document(path: &Path, voice: Voice) -> Result<Document, Stop> {
    let mut bytes = Vec::new();
    let read = Source::open(path)?.bytes.take(LONGEST).read_to_end(&mut bytes);
    read.map_err(|error| Stop::file("read", path, &error))?;
    if bytes.len() as u64 == LONGEST {
        return Err(Refusal::new(format!("{} is too long for a TRF", path.display())).into());
    }
    Document::read(&bytes).map_err(|faults| refuse(&faults, voice))
}

/// Tells what is wrong, a line each.
pub(crate) fn refuse(faults: &[Fault], voice: Voice) -> Stop {
    let more = faults.len().saturating_sub(TOLD);
    let rest = (more > 0).then(|| format!("and {more} more"));
    let told = faults.iter().take(TOLD).map(ToString::to_string).chain(rest);
    match voice {
        Voice::Json => Refusal::new(told.collect::<Vec<_>>().join("; ")).into(),
        Voice::Words => {
            told.for_each(|line| complain(&line));
            Stop::TroubleFound
        }
    }
}

/// Tells what somebody should look at.
pub(crate) fn warn<'a>(warnings: impl Iterator<Item = &'a Fault>, voice: Voice) {
    for warning in warnings {
        match voice {
            Voice::Words => complain(&format!("warning: {warning}")),
            Voice::Json => say(
                &json!({ "warning": { "line": warning.line, "column": warning.column, "message": warning.what } }),
            ),
        }
    }
}

/// Tells what an article has to say about something that is done all the same.
pub(crate) fn advise(what: &str, by: Article, voice: Voice) {
    match voice {
        Voice::Words => complain(&format!("warning: {what} [{by}]")),
        Voice::Json => say(&json!({ "warning": { "message": what, "article": by.name() } })),
    }
}

fn complain(line: &str) {
    say(&printable(&format!("damka: {line}")));
}

/// A line on standard error; if even that is closed there is nobody left to tell.
fn say(line: &dyn Display) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "{line}");
}
