//! `damka restore`: a journal from its backup, or nothing at all.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::ProgressBar;
use store::backup::{self, Trouble};
use store::{Fresh, Place};

use crate::command::place::{self, PlaceArgs};
use crate::file::Source;
use crate::stop::Stop;

/// Restore a journal from a backup.
///
/// The folder or the database must be empty. Every hash is made anew and compared with the backup; a file that was changed or
/// cut short restores nothing.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka restore damka-2026-11-16.jsonl --data /var/lib/damka
  zstd -dc damka.jsonl.zst | damka restore - --data new
  damka restore damka-2026-11-16.jsonl --database postgres://damka@db/damka")]
pub(crate) struct RestoreArgs {
    /// The backup; `-` is standard input, for folders only.
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Runs the command.
pub(crate) fn run(args: &RestoreArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let place = args.place.place()?;
    let bar = place::progress();
    // A database is written as the backup is read, so the backup is read once before; a folder is kept only when complete.
    if let Place::Database(_) = place {
        if args.file.as_os_str() == "-" {
            return Err(Stop::WrongUse("a database can only be restored from a file".to_owned()));
        }
        let input = File::open(&args.file).map_err(|error| Stop::file("read", &args.file, &error))?;
        bar.set_length(backup::check(BufReader::new(input)).map_err(|trouble| fail(&args.file, trouble))?);
    }
    let source = Source::open(&args.file)?;
    let entries = place::wait(async {
        let fresh = Fresh::begin(&place).await?;
        let input = BufReader::with_capacity(1 << 16, source.bytes);
        let restored = backup::restore(fresh.journal(), input, |done| show(&bar, done)).await;
        match restored {
            Ok(entries) => {
                fresh.keep().await?;
                Ok(entries)
            }
            Err(trouble) => {
                fresh.discard().await;
                Err(fail(&args.file, trouble))
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
