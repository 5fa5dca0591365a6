//! `damka restore`: a journal from its backup, or nothing at all.

use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::ProgressBar;
use store::Fresh;
use store::backup::{self, Trouble};

use crate::command::place::{self, PlaceArgs};
use crate::file::Source;
use crate::stop::Stop;

/// Restore a journal from a backup.
///
/// The folder or the database must be empty. Every hash is made anew and compared with the backup; a file that was changed or
/// cut short restores nothing. What a restore that was broken off leaves behind is never served.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka restore damka-2026-11-16.jsonl --data /var/lib/damka
  zstd -dc damka.jsonl.zst | damka restore - --data new
  damka restore damka-2026-11-16.jsonl --database postgres://damka@db/damka")]
pub(crate) struct RestoreArgs {
    /// The backup; `-` is standard input.
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Runs the command.
pub(crate) fn run(args: &RestoreArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let place = args.place.place()?;
    let bar = place::progress();
    let source = Source::open(&args.file)?;
    let entries = place::wait(async {
        // Whoever writes the input ends when he is interrupted, and so does this.
        let interrupted = (args.file.as_os_str() != "-").then(place::interrupted);
        let fresh = Fresh::begin(&place).await?;
        let input = BufReader::with_capacity(1 << 16, source.bytes);
        let restore = async {
            let restored = backup::restore(fresh.journal(), input, |done| show(&bar, done)).await;
            restored.map_err(|trouble| fail(&args.file, trouble))
        };
        match place::unless(interrupted, restore).await {
            Ok(milestone) => {
                fresh.keep().await?;
                Ok(milestone.position.0)
            }
            Err(stop) => {
                fresh.discard().await;
                Err(stop)
            }
        }
    })?;
    bar.finish_and_clear();
    writeln!(out, "{} restored in {place}", place::count(entries, "entry", "entries"))?;
    Ok(())
}

fn show(bar: &ProgressBar, done: u64) {
    bar.set_length(bar.length().unwrap_or(0).max(done));
    bar.set_position(done);
}

fn fail(file: &Path, trouble: Trouble) -> Stop {
    Stop::backup("read", file, trouble)
}
