//! Steps that bring an older journal to the form of today.

use crate::error::Error;

/// One step, in the words of one database.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Migration {
    /// The version the journal has afterwards: 1, 2, 3 and so on.
    pub(crate) version: u32,
    /// What to do.
    pub(crate) sql: &'static str,
}

/// The steps that are left to do for a journal of some version, 0 being none at all.
pub(crate) fn left(steps: &[Migration], found: u32) -> Result<impl Iterator<Item = &Migration>, Error> {
    let known = steps.iter().map(|step| step.version).max().unwrap_or(0);
    if found > known {
        return Err(Error::Newer { found, known });
    }
    Ok(steps.iter().filter(move |step| step.version > found))
}
