//! A server as a child of the test: started, killed, started again.

use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use serde_json::Value;

/// A running server. It dies with its owner.
pub(crate) struct Server {
    child: Child,
    /// Where it answers, as `127.0.0.1:1234`.
    pub(crate) address: String,
    /// What the link for an administrator holds, if one was printed.
    pub(crate) link: Option<String>,
    /// What it complained of; complete when it is dead.
    complaints: mpsc::Receiver<String>,
    /// Everything it logged.
    log: Arc<Mutex<String>>,
}

impl Server {
    /// Starts a node over a journal, as the command line names it, and waits until it serves.
    pub(crate) fn start(place: &[String; 2], node: &str) -> Self {
        Self::logging(place, node, "info")
    }

    /// The same, telling this much.
    pub(crate) fn logging(place: &[String; 2], node: &str, level: &str) -> Self {
        Self::with(place, &["--node", node, "--log", level])
    }

    /// Starts one with options of its own.
    pub(crate) fn with(place: &[String; 2], options: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_damka"))
            .args(["serve", "--json", "--listen", "127.0.0.1:0"])
            .args(place)
            .args(options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let lines = BufReader::new(child.stderr.take().expect("a pipe"));
        let log = Arc::new(Mutex::new(String::new()));
        let logged = log.clone();
        let (serves, served) = mpsc::channel();
        let (complain, complaints) = mpsc::channel();
        std::thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                if let Ok(mut log) = logged.lock() {
                    log.push_str(&line);
                    log.push('\n');
                }
                let said: Value = serde_json::from_str(&line).unwrap_or_default();
                if let Some(address) = said["fields"]["address"].as_str() {
                    let _ = serves.send(address.trim_start_matches("http://").to_owned());
                }
                // What is no line of the log is a panic.
                if !matches!(said["level"].as_str(), Some("INFO" | "WARN" | "DEBUG" | "TRACE")) {
                    let _ = complain.send(line);
                }
            }
        });
        let Ok(address) = served.recv_timeout(Duration::from_secs(60)) else {
            let _ = child.kill();
            panic!("the server does not serve: {:?}", complaints.iter().collect::<Vec<_>>());
        };
        // It is printed before anything can be asked, and only until somebody has used it.
        let mut printed = BufReader::new(child.stdout.take().expect("a pipe"));
        let (print, prints) = mpsc::channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            while printed.read_line(&mut line).is_ok_and(|length| length > 0) {
                if let Some((_, link)) = line.trim().split_once("/invitation#") {
                    let _ = print.send(link.to_owned());
                }
                line.clear();
            }
        });
        let link = prints.recv_timeout(Duration::from_millis(500)).ok();
        Self { child, address, link, complaints, log }
    }

    /// Its number.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().map(|log| log.clone()).unwrap_or_default()
    }

    /// Ends it at once, as a power failure would, and looks whether it had complained before.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("killed");
        let end = self.child.wait().expect("dead");
        assert_eq!(end.signal(), Some(9), "server {} lived until it was killed", self.id());
        let complaints: Vec<String> = self.complaints.iter().collect();
        assert!(complaints.is_empty(), "the server complained: {complaints:#?}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
