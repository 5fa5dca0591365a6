//! Files that are read as streams and appear only when they are complete.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crate::stop::{Refusal, Stop};

/// What is read: a file or standard input.
pub(crate) struct Source {
    /// The bytes.
    pub(crate) bytes: Box<dyn Read + Send>,
    /// How many there will be, if that is known.
    pub(crate) length: Option<u64>,
}

/// A file being written under a temporary name; [`Draft::keep`] gives it its own. What is dropped before that leaves
/// nothing behind. A device or a pipe is written straight to.
pub(crate) struct Draft {
    file: BufWriter<File>,
    path: PathBuf,
    /// The temporary name, as long as the file has it.
    draft: Option<PathBuf>,
}

impl Source {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Self, Stop> {
        if path == Path::new("-") {
            return Ok(Self { bytes: Box::new(io::stdin()), length: None });
        }
        let file = File::open(path).map_err(|error| Stop::file("read", path, &error))?;
        let about = file.metadata().map_err(|error| Stop::file("read", path, &error))?;
        if about.is_dir() {
            return Err(Stop::WrongUse(format!("cannot read {}: it is a folder", path.display())));
        }
        Ok(Self { length: about.is_file().then_some(about.len()), bytes: Box::new(file) })
    }

    /// Shows each line with its number; blank ones and those that begin with `#` are passed over.
    pub(crate) fn each_line(
        self,
        path: &Path,
        longest: u64,
        mut each: impl FnMut(u64, &str) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut input = BufReader::new(self.bytes);
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            let read = input.by_ref().take(longest).read_until(b'\n', &mut line);
            let count = read.map_err(|error| Stop::file("read", path, &error))?;
            if count == 0 {
                break;
            }
            if count as u64 == longest && !line.ends_with(b"\n") {
                return Err(Refusal::new(format!("line {number} is longer than {longest} bytes")).into());
            }
            let text = String::from_utf8_lossy(&line);
            let text = text.trim_start_matches('\u{feff}').trim();
            if !text.is_empty() && !text.starts_with('#') {
                each(number, text)?;
            }
        }
        Ok(())
    }
}

impl Draft {
    /// Begins a file next to the place where it will stand.
    pub(crate) fn begin(path: &Path) -> Result<Self, Stop> {
        Self::begin_with(path, File::options().write(true).create_new(true))
    }

    /// The same for a file that nobody but its owner may read, where the system knows owners.
    pub(crate) fn begin_secret(path: &Path) -> Result<Self, Stop> {
        let mut options = File::options();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        Self::begin_with(path, options.write(true).create_new(true))
    }

    fn begin_with(path: &Path, options: &OpenOptions) -> Result<Self, Stop> {
        let fail = |error| Stop::file("write", path, &error);
        // A link stays a link: the file it leads to is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            let file = File::options().write(true).open(&path).map_err(fail)?;
            return Ok(Self { file: BufWriter::new(file), path, draft: None });
        }
        let no_name = || Stop::WrongUse(format!("cannot write {}: this is no file name", path.display()));
        let mut name = OsString::from(".");
        name.push(path.file_name().ok_or_else(no_name)?);
        name.push(format!(".{}.part", std::process::id()));
        let draft = path.with_file_name(name);
        let file = options.open(&draft).map_err(fail)?;
        Ok(Self { file: BufWriter::new(file), path, draft: Some(draft) })
    }

    /// Gives the complete file its name, in place of what stood there.
    pub(crate) fn keep(mut self) -> Result<(), Stop> {
        let path = self.path.clone();
        self.finish().map_err(|error| Stop::file("write", &path, &error))
    }

    fn finish(&mut self) -> io::Result<()> {
        self.file.flush()?;
        if let Some(draft) = &self.draft {
            self.file.get_ref().sync_all()?;
            fs::rename(draft, &self.path)?;
            self.draft = None;
        }
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(draft) = &self.draft {
            // An unfinished file is of no use to anybody; if it cannot be removed, it says by its name what it is.
            let _ = fs::remove_file(draft);
        }
    }
}

/// Writes a whole file, or leaves everything as it was.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let mut draft = Draft::begin(path)?;
    draft.write_all(bytes).map_err(|error| Stop::file("write", path, &error))?;
    draft.keep()
}
