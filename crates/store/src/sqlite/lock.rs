//! A folder belongs to one writing process at a time.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::Path;

use fs4::{FileExt, TryLockError};

use super::cannot;
use crate::error::Error;

/// The name of the locked file in the folder.
const NAME: &str = "lock";

/// The right to write a folder, until it is dropped or the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock, and leaves the number of this process for those who come later.
    pub(super) fn take(folder: &Path) -> Result<Self, Error> {
        let path = folder.join(NAME);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&path).map_err(|error| cannot("open", &path, &error))?;
        match FileExt::try_lock(&file) {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                // Not every system lets others read a locked file; then the number stays unknown.
                let _ = file.take(16).read_to_string(&mut text);
                return Err(Error::InUse { folder: folder.to_owned(), process: text.trim().parse().ok() });
            }
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
        }
        let sign = |file: &mut File| {
            file.set_len(0)?;
            file.rewind()?;
            writeln!(file, "{}", std::process::id())
        };
        sign(&mut file).map_err(|error| cannot("write", &path, &error))?;
        Ok(Self { _file: file })
    }
}
