//! The views of one version of an event that are dear and asked for often: each is made once.

use std::sync::OnceLock;

use competition::Competition;

use super::{Crosstable, Progress, Standings, crosstable, progress, standings};

/// The views of one version of an event. Whoever asks brings the event along, so that nothing here holds it.
#[derive(Debug, Default)]
pub struct Views {
    version: u64,
    standings: OnceLock<Standings>,
    crosstable: OnceLock<Crosstable>,
    progress: OnceLock<Progress>,
}

impl Views {
    /// The views of a version, none of them made as yet.
    #[must_use]
    pub fn of(version: u64) -> Self {
        Self { version, ..Self::default() }
    }

    /// Of which version.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The standings.
    pub fn standings(&self, event: &Competition) -> &Standings {
        self.standings.get_or_init(|| standings(event))
    }

    /// The crosstable.
    pub fn crosstable(&self, event: &Competition) -> &Crosstable {
        self.crosstable.get_or_init(|| crosstable(event, self.standings(event)))
    }

    /// How everybody came on.
    pub fn progress(&self, event: &Competition) -> &Progress {
        self.progress.get_or_init(|| progress(event))
    }
}
