//! What the commands about the journal share: where it is, how far they are, and why they stop.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use store::backup::Trouble;
use store::{Error, Place};

use crate::stop::{Refusal, Stop};

/// Where the address of a database may stand that holds a password.
const DATABASE: &str = "DAMKA_DATABASE";

/// Where the journal is kept.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub(crate) struct PlaceArgs {
    /// The folder of the journal.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address of a PostgreSQL database, such as postgres://user@host/database. Where it stands in the variable
    /// DAMKA_DATABASE instead, nobody else on the machine reads the password in it.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl PlaceArgs {
    /// The place that was named.
    pub(crate) fn place(&self) -> Result<Place, Stop> {
        let where_is = "where is the journal? --data DIR, or --database URL or DAMKA_DATABASE";
        self.named().ok_or_else(|| Stop::WrongUse(where_is.to_owned()))
    }

    /// The place, if one was named.
    pub(crate) fn named(&self) -> Option<Place> {
        if let Some(folder) = &self.data {
            return Some(Place::Folder(folder.clone()));
        }
        let outside = || std::env::var(DATABASE).ok().filter(|address| !address.is_empty());
        self.database.clone().or_else(outside).map(Place::Database)
    }
}

/// Waits for a journal's answer.
pub(crate) fn wait<T>(work: impl Future<Output = Result<T, Stop>>) -> Result<T, Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Stop::WrongUse(format!("cannot start: {error}")))?.block_on(work)
}

/// Does some work to its end, or until somebody interrupts it.
pub(crate) async fn unless<T>(
    interrupted: Option<impl Future<Output = ()>>,
    work: impl Future<Output = Result<T, Stop>>,
) -> Result<T, Stop> {
    let Some(interrupted) = interrupted else { return work.await };
    tokio::select! {
        done = work => done,
        () = interrupted => Err(Stop::WrongUse("interrupted".to_owned())),
    }
}

/// Ctrl-C, or a polite end from the system. It is listened for from the call on, which must be within a runtime.
pub(crate) fn interrupted() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        async move {
            let (Ok(mut interrupt), Ok(mut term)) = signals else { return std::future::pending().await };
            tokio::select! { _ = interrupt.recv() => {}, _ = term.recv() => {} }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// A bar of entries, on a terminal only.
pub(crate) fn progress() -> ProgressBar {
    let template = "{wide_bar} {human_pos} of {human_len} entries, {eta} left";
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(0).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A number of things, in words.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// What is stored is wrong: refused. What could not be reached or used: wrong use.
impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        match error {
            Error::Damaged(_)
            | Error::Foreign(_)
            | Error::Newer { .. }
            | Error::Limit(_)
            | Error::Conflict(_)
            | Error::Stale { .. } => Refusal::new(error.to_string()).into(),
            Error::Absent(_)
            | Error::Closed
            | Error::InUse { .. }
            | Error::NotEmpty(_)
            | Error::Unfinished(_)
            | Error::Storage(_)
            | Error::Unavailable(_) => Self::WrongUse(error.to_string()),
        }
    }
}

impl Stop {
    /// Trouble with a backup in a file.
    pub(crate) fn backup(doing: &str, path: &std::path::Path, trouble: Trouble) -> Self {
        match trouble {
            Trouble::Journal(error) => error.into(),
            Trouble::File(error) => Self::file(doing, path, &error),
            Trouble::Line { .. } => Refusal::new(format!("{}: {trouble}", path.display())).into(),
        }
    }
}
