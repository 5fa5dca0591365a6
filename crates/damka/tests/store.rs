//! `damka backup`, `restore` and `verify`, from the command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;
use store::{Append, Journal, LocalBus, NewEntry, Reader, Secret, Sequence, Sqlite, Stream, Vault};

/// What a run of the binary gave.
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

/// Runs the binary.
fn damka(arguments: &[&str]) -> Run {
    let output =
        Command::new(env!("CARGO_BIN_EXE_damka")).args(arguments).output().expect("the binary starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Run { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// A folder that vanishes, with a journal of ten entries in `data`.
struct Home(PathBuf);

impl Home {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let home = Self(std::env::temp_dir().join(format!("damka-cli-{}-{number}", std::process::id())));
        let _ = fs::remove_dir_all(&home.0);
        fs::create_dir(&home.0).expect("a folder");
        home.with_journal(|journal, runtime| {
            for game in ["a", "b"] {
                let entry = NewEntry { at_ms: 1, actor: "white".to_owned(), body: "{}".to_owned() };
                let stream = Stream::new("game", game).expect("a name");
                let append = Append { stream, expected: Sequence::START, entries: vec![entry; 5] };
                runtime.block_on(journal.append(append)).expect("written");
            }
        });
        home
    }

    fn with_journal(&self, act: impl FnOnce(&Sqlite, &tokio::runtime::Runtime)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let folder = self.0.join("data");
        let open = Sqlite::open(&folder, Arc::new(LocalBus::new()));
        let journal = runtime.block_on(open).expect("opened");
        act(&journal, &runtime);
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_journal_goes_out_and_comes_back() {
    let home = Home::new();
    let (data, file, new) = (home.path("data"), home.path("b.jsonl"), home.path("new"));
    let run = damka(&["backup", "--data", &data, &file]);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert!(run.stdout.starts_with("10 entries in "), "{}", run.stdout);
    let run = damka(&["restore", &file, "--data", &new]);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    let run = damka(&["verify", "--data", &new]);
    assert_eq!(run.code, Some(0));
    assert!(run.stdout.starts_with("10 entries in 2 streams, all sound"), "{}", run.stdout);
    let run = damka(&["backup", "--data", &new, "-"]);
    assert_eq!(run.stdout, fs::read_to_string(&file).expect("text"), "the same file again");
}

#[test]
fn the_vault_goes_out_and_comes_back_and_is_verified() {
    let home = Home::new();
    let (data, file, new) = (home.path("data"), home.path("b.jsonl"), home.path("new"));
    let game = Stream::new("game", "a").expect("a name");
    let secrets = ["1/x", "2/x"].map(|key| Secret::new(&game, key, "\u{44f}"));
    home.with_journal(|journal, runtime| {
        runtime.block_on(journal.keep(secrets.to_vec())).expect("kept");
    });
    assert_eq!(damka(&["backup", "--data", &data, &file]).code, Some(0));
    assert_eq!(damka(&["restore", &file, "--data", &new]).code, Some(0));
    let run = damka(&["verify", "--data", &new]);
    assert!(
        run.stdout.starts_with("10 entries in 2 streams, 2 secrets in the vault, all sound"),
        "{}",
        run.stdout
    );
    fs::rename(&new, home.path("moved")).expect("moved");
    fs::remove_dir_all(&data).expect("removed");
    fs::rename(home.path("moved"), &data).expect("moved");
    home.with_journal(|journal, runtime| {
        let kept = runtime.block_on(journal.secrets(None, None, 10)).expect("secrets");
        assert_eq!(kept, secrets);
    });
    let database = rusqlite::Connection::open(Sqlite::file(Path::new(&data))).expect("the file");
    database.execute_batch("UPDATE vault SET stream = '??' WHERE key = '2/x'").expect("changed");
    let run = damka(&["verify", "--data", &data, "--json"]);
    assert_eq!(run.code, Some(1));
    let answer: Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!(answer["faults"][0]["flaw"], "unreadable", "{answer}");
}

#[test]
fn a_backup_is_made_while_the_journal_is_in_use() {
    let home = Home::new();
    home.with_journal(|_, _| {
        let run = damka(&["backup", "--data", &home.path("data"), &home.path("b.jsonl")]);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        assert_eq!(damka(&["verify", "--data", &home.path("data")]).code, Some(0));
    });
}

#[cfg(unix)]
#[test]
fn nobody_but_its_owner_reads_a_journal_or_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let (data, file) = (home.path("data"), home.path("b.jsonl"));
    damka(&["backup", "--data", &data, &file]);
    let journal = Sqlite::file(Path::new(&data));
    for path in [journal.as_path(), Path::new(&file)] {
        let mode = fs::metadata(path).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", path.display());
    }
}

#[test]
fn only_an_empty_folder_is_restored() {
    let home = Home::new();
    let (data, file) = (home.path("data"), home.path("b.jsonl"));
    damka(&["backup", "--data", &data, &file]);
    let run = damka(&["restore", &file, "--data", &data]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("not empty"), "{}", run.stderr);
}

#[test]
fn a_changed_backup_is_refused() {
    let home = Home::new();
    let (data, file, new) = (home.path("data"), home.path("b.jsonl"), home.path("new"));
    damka(&["backup", "--data", &data, &file]);
    let text = fs::read_to_string(&file).expect("text").replacen("white", "black", 1);
    fs::write(&file, text).expect("written");
    let run = damka(&["restore", &file, "--data", &new]);
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains("line 12: the file was changed"), "{}", run.stderr);
    assert_eq!(damka(&["verify", "--data", &new]).code, Some(2), "there is no journal");
}

#[test]
fn what_was_changed_is_found_and_not_backed_up() {
    let home = Home::new();
    let data = home.path("data");
    let database = rusqlite::Connection::open(Sqlite::file(Path::new(&data))).expect("the file");
    database.execute_batch("UPDATE entry SET body = '[]' WHERE position = 3").expect("changed");
    let run = damka(&["verify", "--data", &data]);
    assert_eq!(run.code, Some(1));
    assert!(run.stdout.starts_with("game/a, entry 3: the hash does not follow"), "{}", run.stdout);
    let run = damka(&["verify", "--data", &data, "--json"]);
    assert_eq!(run.code, Some(1));
    let answer: Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!(answer["sound"], false);
    assert_eq!(answer["faults"][0]["stream"], "game/a");
    assert_eq!(answer["faults"][0]["sequence"], 3);
    assert_eq!(answer["faults"][0]["flaw"], "hash");
    let run = damka(&["backup", "--data", &data, &home.path("b.jsonl")]);
    assert_eq!(run.code, Some(1));
    assert!(!Path::new(&home.path("b.jsonl")).exists(), "no backup of a damaged journal");
}

#[test]
fn wrong_use_is_told() {
    let home = Home::new();
    let (data, none) = (home.path("data"), home.path("none"));
    for (arguments, word) in [
        (vec!["verify"], "--data"),
        (vec!["verify", "--data", &none], "no journal"),
        (vec!["backup", "--data", &none, "x"], "no journal"),
        (vec!["restore", &none, "--data", &none], "cannot read"),
        (vec!["verify", "--data", &data, "--contains", "12:ab"], "64 hexadecimal digits"),
        (vec!["verify", "--data", &data, "--database", "postgres://a"], "cannot be used with"),
    ] {
        let run = damka(&arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.stderr.contains(word), "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn a_database_is_named_where_nobody_else_reads_its_password() {
    let home = Home::new();
    let verify = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damka"));
        command.arg("verify").args(arguments);
        let output = command.env("DAMKA_DATABASE", "postgres://damka:secret@127.0.0.1:1/none").output();
        let output = output.expect("the binary starts");
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    };
    let (code, said) = verify(&[]);
    assert!(code == Some(2) && said.contains("out of reach") && !said.contains("secret"), "{code:?} {said}");
    let (code, said) = verify(&["--data", &home.path("data")]);
    assert_eq!(code, Some(0), "what is typed holds: {said}");
}

#[test]
fn what_was_cut_off_is_found_by_a_milestone_and_by_a_backup() {
    let home = Home::new();
    let (data, file) = (home.path("data"), home.path("b.jsonl"));
    let run = damka(&["backup", "--data", &data, &file]);
    let milestone = run.stdout.lines().find_map(|line| line.strip_prefix("milestone ")).expect("a milestone");
    let run = damka(&["verify", "--data", &data]);
    assert!(run.stdout.ends_with(&format!("\nmilestone {milestone}\n")), "{}", run.stdout);
    for noted in [milestone, &file] {
        let run = damka(&["verify", "--data", &data, "--contains", noted]);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    }
    let database = rusqlite::Connection::open(Sqlite::file(Path::new(&data))).expect("the file");
    let cut = "DELETE FROM entry WHERE position > 7; UPDATE head SET position = 7";
    database.execute_batch(cut).expect("changed");
    assert_eq!(damka(&["verify", "--data", &data]).code, Some(0), "what is left is sound");
    for noted in [milestone, &file] {
        let run = damka(&["verify", "--data", &data, "--contains", noted, "--json"]);
        assert_eq!(run.code, Some(1));
        let answer: Value = serde_json::from_str(&run.stdout).expect("JSON");
        assert_eq!(answer["faults"][0]["flaw"], "milestone", "{answer}");
        assert!(answer["milestone"].as_str().is_some_and(|text| text.starts_with("7:")), "{answer}");
    }
    let cut = fs::read_to_string(&file).expect("text").replacen("white", "black", 1);
    fs::write(&file, cut).expect("written");
    let run = damka(&["verify", "--data", &data, "--contains", &file]);
    assert_eq!(run.code, Some(1), "a changed backup proves nothing: {}", run.stdout);
}

#[cfg(unix)]
#[test]
fn who_interrupts_a_backup_or_a_restore_leaves_nothing_behind() {
    let home = Home::new();
    home.with_journal(|journal, runtime| {
        for number in 0..20 {
            let entry = NewEntry { at_ms: 1, actor: "white".to_owned(), body: "x".repeat(1_000) };
            let stream = Stream::new("game", &format!("long-{number}")).expect("a name");
            let append = Append { stream, expected: Sequence::START, entries: vec![entry; 4_000] };
            runtime.block_on(journal.append(append)).expect("written");
        }
    });
    let (data, file, new) = (home.path("data"), home.path("b.jsonl"), home.path("new"));
    let whole = home.path("whole.jsonl");
    assert_eq!(damka(&["backup", "--data", &data, &whole]).code, Some(0));
    let (here, there) = (home.0.clone(), PathBuf::from(&new));
    for (arguments, folder, left) in [
        (["backup", "--data", &data, &file], here, vec!["data", "whole.jsonl"]),
        (["restore", &whole, "--data", &new], there, vec![]),
    ] {
        let mut child =
            Command::new(env!("CARGO_BIN_EXE_damka")).args(arguments).spawn().expect("the binary starts");
        let names = || {
            let inside = fs::read_dir(&folder).into_iter().flatten().map(|entry| entry.expect("a name"));
            let mut names: Vec<_> =
                inside.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
            names.sort_unstable();
            names
        };
        let begun = std::time::Instant::now();
        while !names().iter().any(|name| name.ends_with(".part")) {
            assert!(begun.elapsed() < std::time::Duration::from_secs(60), "{arguments:?} does not begin");
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(sent.expect("it runs").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(2), "{arguments:?} was interrupted");
        assert_eq!(names(), left, "{arguments:?}");
    }
}
