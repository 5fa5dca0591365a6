//! A PostgreSQL server of our own: made in a temporary folder, run by an ordinary user, gone with the tests.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::kit::{self, Folder};

/// The address of a server that runs already, as `./test` brings it.
const GIVEN: &str = "DAMKA_TEST_POSTGRES";

/// A running server.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: Folder,
    user: Option<(u32, u32)>,
    /// The shell that ends the server when its input ends, that is with this process, however it ends.
    keeper: Option<Child>,
    server: u32,
}

impl Cluster {
    pub(crate) fn start() -> Self {
        let programs = programs();
        let folder = Folder::new();
        let user = ordinary_user();
        if let Some((user, group)) = user {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group))
                .expect("the folder changes hands");
        }
        let mut cluster = Self { programs, folder, user, keeper: None, server: 0 };
        let mut initdb = cluster.command(&cluster.programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=damka", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
        let made = initdb.arg(cluster.data()).output().expect("initdb starts");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        cluster.run();
        cluster
    }

    /// Starts the server and waits until it answers.
    pub(crate) fn run(&mut self) {
        let script = r#""$0/postgres" -D "$1" -k "$2" -c listen_addresses= >"$2/log" 2>&1 &
            echo $!; read -r word; kill -INT $! 2>/dev/null; wait; [ "$word" = keep ] || { cd / && rm -rf "$2"; }"#;
        let mut keeper = self.command(Path::new("sh"));
        keeper.args(["-c", script]).arg(&self.programs).arg(self.data()).arg(self.folder.path());
        let mut keeper = keeper.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("sh starts");
        let mut line = String::new();
        let out = keeper.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("the number of the server");
        self.server = line.trim().parse().expect("the number of the server");
        self.keeper = Some(keeper);
        let begun = Instant::now();
        while let Err(error) = kit::run(kit::connect(&self.address())) {
            assert!(begun.elapsed() < Duration::from_secs(60), "no answer ({error}): {}", self.log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Ends every process of the server at once, as a power failure would.
    pub(crate) fn kill(&mut self) {
        // While it is stopped nobody is born whom nobody would kill.
        signal("-STOP", &[self.server]);
        let all: Vec<u32> = std::iter::once(self.server).chain(children(self.server)).collect();
        signal("-KILL", &all);
        // The next server refuses to start while one of them still holds the memory they share.
        while are_alive(&all) {
            std::thread::sleep(Duration::from_millis(1));
        }
        // A dead server is in the way of the next until its parent, the keeper, has taken notice.
        if let Some(mut keeper) = self.keeper.take() {
            let mut word = keeper.stdin.take().expect("a pipe");
            word.write_all(b"keep\n").expect("the keeper listens");
            keeper.wait().expect("the keeper ends");
        }
    }

    pub(crate) fn address(&self) -> String {
        let socket = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://damka@{socket}/postgres")
    }

    /// The address of another database of the same server.
    pub(crate) fn database(address: &str, name: &str) -> String {
        let (server, _) = address.rsplit_once('/').expect("an address");
        format!("{server}/{name}")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }
}

/// The address of a server that all tests of this process share.
pub(crate) fn shared() -> &'static str {
    static SHARED: OnceLock<(String, Option<Cluster>)> = OnceLock::new();
    let (address, _) = SHARED.get_or_init(|| match std::env::var(GIVEN) {
        Ok(address) if !address.is_empty() => (address, None),
        _ => {
            let cluster = Cluster::start();
            (cluster.address(), Some(cluster))
        }
    });
    address
}

/// The socket that an address leads to.
pub(crate) fn socket(address: &str) -> PathBuf {
    let host =
        address.split(['@', '/']).find(|part| part.starts_with("%2F")).expect("an address of a socket");
    PathBuf::from(host.replace("%2F", "/")).join(".s.PGSQL.5432")
}

pub(crate) async fn execute(address: &str, sql: &str) {
    let client = kit::connect(address).await.expect("a connection");
    client.batch_execute(sql).await.expect("the statement is right");
}

/// Where Debian, or whoever installed it, keeps the programs of PostgreSQL.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = versions.into_iter().rev().chain(std::env::split_paths(&path));
    folders
        .find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
        .expect("PostgreSQL is missing. Run ./test, which installs it, or: apt-get install postgresql")
}

/// PostgreSQL refuses to run as root; then it is run by the user its package brings, or by nobody.
fn ordinary_user() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    let user = |name: &str| id(&["-u", name]).zip(id(&["-g", name]));
    user("postgres").or_else(|| user("nobody"))
}

/// Sends a signal.
fn signal(which: &str, whom: &[u32]) {
    let whom = whom.iter().map(u32::to_string);
    let sent = Command::new("sh").args(["-c", r#"kill "$@""#, "sh", which]).args(whom).status();
    sent.expect("sh starts");
}

/// Whether one of these processes has not ended yet; one of which nobody has taken notice has.
fn are_alive(all: &[u32]) -> bool {
    let list: Vec<String> = all.iter().map(u32::to_string).collect();
    let output = Command::new("ps").args(["-o", "stat=", "-p", &list.join(",")]).output().expect("ps starts");
    String::from_utf8_lossy(&output.stdout).split_whitespace().any(|state| !state.starts_with('Z'))
}

/// The processes that a process has started.
fn children(of: u32) -> Vec<u32> {
    let output = Command::new("ps").args(["-o", "pid=", "--ppid", &of.to_string()]).output();
    let text = String::from_utf8(output.expect("ps starts").stdout).expect("text");
    text.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}
