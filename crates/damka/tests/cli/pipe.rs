//! A reader that goes away is no error.

use std::io::Read;
use std::process::{Command, Stdio};

/// Runs the binary, reads one byte of its answer, closes the pipe; gives the exit code and stderr.
fn cut_short(arguments: &[&str]) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damka"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdout = child.stdout.take().expect("a pipe");
    let _ = stdout.read(&mut [0]).expect("a byte");
    drop(stdout);
    let mut stderr = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut stderr).expect("text");
    (child.wait().expect("the binary ends").code(), stderr)
}

#[test]
fn a_closed_pipe_is_no_error_and_no_panic() {
    let calls: [&[&str]; 6] = [
        &["bench", "--quick"],
        &["variants"],
        &["completions", "zsh"],
        &["moves", "international", "--json"],
        &["help"],
        &[],
    ];
    for arguments in calls {
        assert_eq!(cut_short(arguments), (Some(0), String::new()), "{arguments:?}");
    }
}
