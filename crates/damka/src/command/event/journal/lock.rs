//! One writer at a time: a file beside the journal with the number of the process that writes.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::stop::{Refusal, Stop};

/// A lock that is held until it is dropped.
pub(super) struct Lock(PathBuf);

impl Lock {
    /// Takes the lock of a journal, if nobody has it.
    pub(super) fn take(journal: &Path) -> Result<Self, Stop> {
        let mut name = OsString::from(journal);
        name.push(".lock");
        let path = PathBuf::from(name);
        if !fs::exists(journal).unwrap_or(false) {
            return Err(Stop::file("read", journal, &ErrorKind::NotFound.into()));
        }
        if holder(&path).is_some_and(is_gone) {
            // Whoever held it has ended without giving it back.
            let _ = fs::remove_file(&path);
        }
        match File::create_new(&path) {
            Ok(mut file) => {
                let kept = write!(file, "{}", std::process::id());
                kept.map_err(|error| Stop::file("write", &path, &error))?;
                Ok(Self(path))
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(Refusal::new(format!(
                "somebody else writes to {}; try again, or remove {} if nobody does",
                journal.display(),
                path.display()
            ))
            .into()),
            Err(error) => Err(Stop::file("write", &path, &error)),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If it cannot be removed, the next writer sees that its holder has gone.
        let _ = fs::remove_file(&self.0);
    }
}

fn holder(path: &Path) -> Option<u32> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

/// Whether a process has ended, where the system tells.
fn is_gone(process: u32) -> bool {
    let processes = Path::new("/proc");
    processes.join("self").exists() && !processes.join(process.to_string()).exists()
}
