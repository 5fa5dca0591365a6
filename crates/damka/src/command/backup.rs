//! `damka backup`: the journal as a file that restores it anywhere.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use store::backup;

use crate::command::place::{self, PlaceArgs};
use crate::file::Draft;
use crate::stop::{Refusal, Stop};

/// Write the journal into a file from which it can be restored.
///
/// The journal may be in use: what is written while the backup is made is left for the next one. Every hash chain is
/// checked first, so that a backup is never the copy of a damaged journal. The file appears under its name only when it is
/// complete. It is made of lines of JSON that fit SQLite and PostgreSQL alike; its last line holds the hash of all others.
/// The milestone that is printed stands for everything in it: damka verify --contains asks for it later.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka backup --data /var/lib/damka damka-2026-11-16.jsonl
  damka backup --database postgres://damka@db/damka - | zstd > damka.jsonl.zst")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// The file to write; `-` is standard output.
    file: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let place = args.place.place()?;
    let back_up = async {
        let reader = place.look().await?;
        let bar = place::progress();
        let tell = |done: u64, all: u64| {
            bar.set_length(all.saturating_mul(2));
            bar.set_position(done);
        };
        let health = store::verify(&*reader, tell).await?;
        if let Some(fault) = health.faults.first() {
            let found = place::count(health.faults_count, "fault", "faults");
            let what =
                format!("the journal is damaged ({found}; the first: {fault}); damka verify shows all");
            return Err(Refusal::new(what).into());
        }
        let tell = |done: u64, all: u64| bar.set_position(all.saturating_add(done));
        let fail = |trouble| Stop::backup("write", &args.file, trouble);
        if args.file.as_os_str() == "-" {
            backup::write(&*reader, out, tell).await.map_err(fail)?;
            bar.finish_and_clear();
            return Ok(());
        }
        // It holds what passwords are checked by.
        let mut draft = Draft::begin_secret(&args.file)?;
        let milestone = backup::write(&*reader, &mut draft, tell).await.map_err(fail)?;
        draft.keep()?;
        bar.finish_and_clear();
        let entries = place::count(milestone.position.0, "entry", "entries");
        writeln!(out, "{entries} in {}\nmilestone {milestone}", args.file.display())?;
        Ok(())
    };
    // Whoever reads the output ends when he is interrupted, and so does this.
    let is_piped = args.file.as_os_str() == "-";
    place::wait(async { place::unless((!is_piped).then(place::interrupted), back_up).await })
}
