//! What the tests are made of: places that vanish, entries, and questions to the tables behind the journal's back.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::{
    Append, Entry, Health, Journal, LocalBus, NewEntry, Place, Position, Reader, Sequence, Sqlite, Stream,
};
use tokio_postgres::NoTls;

use crate::cluster::{self, Cluster};

/// Runs each case in both databases.
macro_rules! contract {
    ($($case:ident),* $(,)?) => {
        mod in_sqlite {
            $(#[test] fn $case() { $crate::kit::run(super::$case($crate::kit::Home::folder())); })*
        }
        mod in_postgres {
            $(#[test] fn $case() { $crate::kit::run(super::$case($crate::kit::Home::database())); })*
        }
    };
}
pub(crate) use contract;

/// A folder that vanishes.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

/// A place for one journal.
#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) place: Place,
    _folder: Option<Folder>,
}

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("damka-store-{}-{number}", std::process::id()));
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
        Self { place: Place::Folder(folder.path().join("data")), _folder: Some(folder) }
    }

    pub(crate) fn database() -> Self {
        Self::database_of(cluster::shared())
    }

    pub(crate) fn database_of(address: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("t{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        run(cluster::execute(address, &format!("DROP DATABASE IF EXISTS {name}")));
        run(cluster::execute(address, &format!("CREATE DATABASE {name}")));
        Self { place: Place::Database(Cluster::database(address, &name)), _folder: None }
    }

    pub(crate) async fn open(&self) -> Box<dyn Journal> {
        self.place.open(Arc::new(LocalBus::new())).await.expect("the journal opens")
    }

    /// Changes the tables behind the journal's back; `{}` stands before the name of a table.
    pub(crate) async fn sql(&self, sql: &str) {
        match &self.place {
            Place::Folder(folder) => {
                fs::create_dir_all(folder).expect("a folder");
                let database = rusqlite::Connection::open(Sqlite::file(folder)).expect("a file");
                database.execute_batch(&sql.replace("{}", "")).expect("the statement is right");
            }
            Place::Database(address) => cluster::execute(address, &sql.replace("{}", "damka_")).await,
        }
    }
}

/// Runs to the end.
pub(crate) fn run<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(future)
}

pub(crate) fn stream(name: &str) -> Stream {
    name.parse().expect("a name")
}

pub(crate) fn entry(body: &str) -> NewEntry {
    NewEntry { at_ms: 1_790_000_000_000, actor: "white".to_owned(), body: body.to_owned() }
}

pub(crate) fn append(name: &str, expected: u64, bodies: &[&str]) -> Append {
    Append {
        stream: stream(name),
        expected: Sequence(expected),
        entries: bodies.iter().map(|body| entry(body)).collect(),
    }
}

/// All entries, page by page.
pub(crate) async fn everything<R: Reader + ?Sized>(reader: &R) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    loop {
        let after = all.last().map_or(Position::START, |entry| entry.position);
        let page = reader.since(after, 1_000).await.expect("a page");
        if page.is_empty() {
            return all;
        }
        all.extend(page);
    }
}

/// All bodies of a stream, page by page.
pub(crate) async fn bodies<R: Reader + ?Sized>(reader: &R, name: &str) -> Vec<String> {
    let (mut all, mut after) = (Vec::new(), Sequence::START);
    loop {
        let page = reader.read(&stream(name), after, 1_000).await.expect("a page");
        let Some(last) = page.last() else { return all };
        after = last.sequence;
        all.extend(page.into_iter().map(|entry| entry.what.body));
    }
}

pub(crate) async fn health<R: Reader + ?Sized>(reader: &R) -> Health {
    store::verify(reader, |_, _| ()).await.expect("the journal can be read")
}

/// Opens a connection of its own.
pub(crate) async fn connect(address: &str) -> Result<tokio_postgres::Client, tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await?;
    tokio::spawn(async move {
        let _ = connection.await;
    });
    Ok(client)
}
