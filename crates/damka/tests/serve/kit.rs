//! Places that vanish, and the time of day.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio_postgres::NoTls;

use crate::cluster::{self, Cluster};

/// A folder that vanishes.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

/// Where a server keeps its journal, as the command line names it.
#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) arguments: [String; 2],
    _folder: Option<Folder>,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("damka-serve-{}-{}", std::process::id(), number()));
        // Left behind by an earlier process of the same number.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).expect("a folder");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Home {
    pub(crate) fn folder() -> Self {
        let folder = Folder::new();
        let data = folder.path().join("data").to_string_lossy().into_owned();
        Self { arguments: ["--data".to_owned(), data], _folder: Some(folder) }
    }

    pub(crate) fn database() -> Self {
        let address = cluster::shared();
        let name = format!("s{}_{}", std::process::id(), number());
        run(cluster::execute(address, &format!("DROP DATABASE IF EXISTS {name}")));
        run(cluster::execute(address, &format!("CREATE DATABASE {name}")));
        Self { arguments: ["--database".to_owned(), Cluster::database(address, &name)], _folder: None }
    }
}

/// Verifies hash chains and replays every stream, while no server runs.
pub(crate) fn verify(home: &Home) {
    let verified =
        Command::new(env!("CARGO_BIN_EXE_damka")).arg("verify").args(&home.arguments).output().expect("runs");
    let said = String::from_utf8_lossy(&verified.stderr);
    assert!(verified.status.success(), "{}{said}", String::from_utf8_lossy(&verified.stdout));
}

/// Runs to the end.
pub(crate) fn run<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(future)
}

/// Opens a connection of its own.
pub(crate) async fn connect(address: &str) -> Result<tokio_postgres::Client, tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await?;
    tokio::spawn(async move {
        let _ = connection.await;
    });
    Ok(client)
}

/// Milliseconds after the beginning of 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    i64::try_from(since.as_millis()).expect("before the end of time")
}

fn number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
