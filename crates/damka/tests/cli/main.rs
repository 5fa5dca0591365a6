//! The real binary, called as people and programs call it.

mod bench;
mod convert;
mod event;
mod journal;
mod moves;
mod pair;
mod perft;
mod pipe;
mod referee;
mod refusals;
mod regulation;
mod renju;
mod replay;
mod rulebook;
mod show;
mod stages;
mod standings;
mod variants;

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

/// What a run of the binary gave.
#[derive(Debug)]
struct Run {
    code: i32,
    stdout: String,
    stderr: String,
}

impl Run {
    /// The answer as JSON, from a run that went well.
    #[track_caller]
    fn json(&self) -> Value {
        assert_eq!(self.code, 0, "{}", self.stderr);
        serde_json::from_str(&self.stdout).expect("one JSON value")
    }

    /// The error as JSON, from a run that did not.
    #[track_caller]
    fn error(&self) -> Value {
        assert_ne!(self.code, 0, "{}", self.stdout);
        let error: Value = serde_json::from_str(&self.stderr).expect("one JSON value");
        error["error"].clone()
    }
}

/// Runs the binary.
fn damka(arguments: &[&str]) -> Run {
    damka_reading(arguments, b"")
}

/// Runs the binary with something on its standard input.
fn damka_reading(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damka"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // It may stop reading at any time; that is its right.
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code().expect("no signal"),
        stdout: String::from_utf8(output.stdout).expect("text"),
        stderr: String::from_utf8(output.stderr).expect("text"),
    }
}
