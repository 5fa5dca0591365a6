//! `damka event` on a journal: an event from its regulation to its places, crashes and other writers included.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::{Run, damka, damka_reading};

/// A folder of its own with a journal in it.
pub(crate) struct Desk {
    pub(crate) folder: PathBuf,
    pub(crate) journal: String,
}

impl Desk {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("damka-journal-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let journal = folder.join("event.jsonl").to_str().expect("a name").to_owned();
        Self { folder, journal }
    }

    /// An event of eight players by individual coefficients, 2-1-0, numbers drawn.
    pub(crate) fn drawn(name: &str) -> Self {
        let desk = Self::new(name);
        desk.well("new", &["--name", "Кубок", "--system", "individual", "--rounds", "3"]);
        let players = "name;rating\nБондар А;2200\nГончар Б;2150\nДорош В;2100\nЖук Г;2050\nКоваль Д;2000\nЛисенко Е;1950\n\
                       Мороз Є;1900\nТкач Ж;1850\n";
        let add = ["event", "add", &desk.journal, "--from", "-"];
        let run = damka_reading(&add, players.as_bytes());
        assert_eq!((run.code, run.stdout.as_str()), (0, "8 registered, 8 admitted\n"), "{}", run.stderr);
        desk.well("lots", &["--seed", "7", "--words", "red kettle"]);
        desk
    }

    pub(crate) fn run(&self, command: &str, more: &[&str]) -> Run {
        damka(&[&["event", command, &self.journal], more].concat())
    }

    #[track_caller]
    pub(crate) fn well(&self, command: &str, more: &[&str]) -> String {
        let run = self.run(command, more);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{command} {more:?}");
        run.stdout
    }

    /// The same where a crash is told of.
    #[track_caller]
    pub(crate) fn well_after_crash(&self, command: &str, more: &[&str]) {
        let run = self.run(command, more);
        assert_eq!(run.code, 0, "{}", run.stderr);
    }

    /// Gives every pair of the last round a draw.
    pub(crate) fn draw_all(&self) {
        let round: Value = self.run("explain", &["--json"]).json();
        let pairs = round["pairs"].as_array().expect("a list").clone();
        let results: Vec<String> = pairs.iter().map(|pair| format!("{}=1-1", pair["white"])).collect();
        let results: Vec<&str> = results.iter().map(String::as_str).collect();
        self.well("result", &results);
    }

    pub(crate) fn text(&self) -> String {
        fs::read_to_string(&self.journal).expect("the journal")
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn an_event_goes_from_its_regulation_to_its_places() {
    let desk = Desk::drawn("whole");
    let before = desk.text();
    let paired = desk.well("pair", &["--seed", "3"]);
    assert!(paired.starts_with("Round 1\n") && paired.contains("Бондар А"), "{paired}");
    assert!(desk.text().starts_with(&before), "a journal is only added to");
    let round = desk.run("explain", &["--json"]).json();
    assert_eq!(round["pairs"].as_array().map(Vec::len), Some(4));
    assert!(round["because"][0].as_str().expect("words").contains("[RU22:5.4.10."), "{round}");
    let white = round["pairs"][0]["white"].to_string();
    desk.well("result", &[&format!("{white}=2-0")]);
    let twice = desk.run("pair", &["--json"]);
    assert_eq!(twice.code, 1, "the round is not over");
    assert!(twice.error()["article"].as_str().is_some_and(|article| article.starts_with("RU22:")));
    for pair in round["pairs"].as_array().expect("a list").iter().skip(1) {
        desk.well("result", &[&format!("{}=1-1", pair["white"])]);
    }
    desk.well("pair", &["--seed", "3"]);
    desk.draw_all();
    desk.well("pair", &["--seed", "3"]);
    desk.draw_all();
    let standings = desk.run("standings", &["--json"]).json();
    let first = &standings["standings"][0];
    assert_eq!((first["no"].to_string(), &first["points"]), (white, &json!(4)));
    let trf = desk.well("export", &["-"]);
    let check =
        damka_reading(&["event", "check", "-", "--system", "individual", "--seed", "3"], trf.as_bytes());
    assert_eq!((check.code, check.stdout.as_str()), (0, "3 rounds of 8 players, no faults\n"), "{trf}");
    assert_eq!(desk.run("pair", &[]).code, 1, "no rounds are left");
}

#[test]
fn lots_are_bound_before_they_are_drawn() {
    let desk = Desk::new("lots");
    desk.well("new", &["--system", "individual", "--rounds", "3"]);
    desk.well("add", &["Бондар", "Гончар", "Дорош", "Жук"]);
    let published = desk.well("lots", &["--seed", "5", "--words", "red kettle", "--commit"]);
    assert_eq!(published.trim().len(), "publish before the drawing: ".len() + 64, "{published}");
    let other = desk.run("lots", &["--seed", "6", "--words", "red kettle", "--json"]).error();
    assert!(other["message"].as_str().expect("words").contains("another seed was bound"), "{other}");
    let drawn = desk.well("lots", &["--seed", "5", "--words", "red kettle"]);
    assert_eq!(drawn.lines().count(), 5, "{drawn}");
}

#[test]
fn a_wrong_result_is_refused_and_a_command_is_undone() {
    let desk = Desk::drawn("undo");
    desk.well("pair", &[]);
    let before = desk.text();
    let refused = |more: &[&str]| desk.run("result", &[more, &["--json"]].concat()).error();
    let nobody = refused(&["99=1-1"]);
    assert!(nobody["article"].as_str().is_some(), "{nobody}");
    assert!(
        refused(&["1=3-0"])["message"].as_str().expect("words").contains("2-0"),
        "what can be written is told"
    );
    assert_eq!(desk.run("result", &["one"]).code, 2);
    assert_eq!(desk.text(), before, "nothing was kept");
    desk.well("result", &["1=1-1"]);
    desk.well("undo", &["--reason", "wrong board"]);
    let open = desk.well("result", &["1=2-0"]);
    assert_eq!(open, "round 1: 1 kept, 3 without a result\n");
    assert_eq!(desk.run("undo", &["--reason", " "]).code, 1, "not without a reason");
}

#[test]
fn a_line_cut_short_is_left_out_with_its_command_and_told() {
    let desk = Desk::drawn("torn");
    desk.well("pair", &[]);
    let whole = desk.text();
    let torn: String = whole.chars().take(whole.chars().count() - 40).collect();
    fs::write(&desk.journal, &torn).expect("a crash");
    let run = desk.run("standings", &[]);
    assert_eq!(run.code, 0);
    assert!(run.stderr.contains("was cut short"), "{}", run.stderr);
    assert_eq!(desk.text(), torn, "who only reads changes nothing");
    assert_eq!(desk.run("pair", &[]).code, 0, "the command is given again");
    assert_eq!(desk.run("explain", &[]).stderr, "");
    let step = |text: &str| text.lines().count();
    assert_eq!(step(&desk.text()), step(&whole));
}

#[test]
fn what_was_asked_at_once_is_kept_whole_or_not_at_all() {
    let desk = Desk::drawn("atomic");
    let before = desk.text();
    desk.well("pair", &["--absent", "2,5"]);
    let whole = desk.text();
    assert_eq!(whole.lines().count(), before.lines().count() + 1, "three events, one line");
    // Wherever the line is cut, nothing of it is kept: neither an absence without the pairs, nor half of them.
    let added = whole.len() - before.len();
    let ends = (1..added).filter(|cut| whole.is_char_boundary(before.len() + cut));
    for cut in ends.step_by(97).chain([added - 1]) {
        fs::write(&desk.journal, &whole[..before.len() + cut]).expect("a crash");
        let run = desk.run("explain", &[]);
        assert_eq!(run.code, 1, "{cut}: {}", run.stdout);
        assert!(run.stderr.contains("was cut short") && run.stderr.contains("paired are 0 rounds"));
    }
    desk.well_after_crash("pair", &["--absent", "2,5"]);
    assert_eq!(desk.text().lines().count(), whole.lines().count());
    // One of several is refused: none is kept.
    let kept = desk.text();
    assert_eq!(desk.run("result", &["1=1-1", "99=1-1"]).code, 1);
    assert_eq!(desk.text(), kept);
    let list = "name\nНовий А\nБондар А\n";
    let add = damka_reading(&["event", "add", &desk.journal, "--from", "-"], list.as_bytes());
    assert_eq!((add.code, desk.text() == kept), (1, true), "{}", add.stdout);
}

#[test]
fn a_journal_of_the_first_form_is_read_and_continued() {
    let desk = Desk::drawn("first-form");
    desk.well("pair", &["--absent", "2,5"]);
    let mut lines = Vec::new();
    for line in desk.text().lines() {
        match serde_json::from_str(line).expect("JSON") {
            Value::Array(events) => lines.extend(events.iter().map(Value::to_string)),
            mut head => {
                head["journal"] = json!(1);
                lines.push(head.to_string());
            }
        }
    }
    let told = desk.well("explain", &["--json"]);
    // The first form had the step first; a value sorts its keys.
    let old: Vec<String> = lines.iter().map(|line| step_first(line)).collect();
    fs::write(&desk.journal, old.join("\n") + "\n").expect("an old file");
    assert_eq!(desk.well("explain", &["--json"]), told);
    // Cut short, the whole command goes: its line and the lines before it.
    let text = desk.text();
    let cut: String = text.chars().take(text.chars().count() - 40).collect();
    fs::write(&desk.journal, cut).expect("a crash");
    assert_eq!(desk.run("explain", &[]).code, 1);
    fs::write(&desk.journal, text).expect("the old file");
    desk.draw_all();
    desk.well("pair", &[]);
    assert!(desk.text().starts_with(old[0].as_str()));
    let newer = desk.text().replacen("\"journal\":1", "\"journal\":3", 1);
    fs::write(&desk.journal, newer).expect("a file of a later program");
    assert!(desk.run("explain", &[]).stderr.contains("form 3 is not known"));
}

/// A line of the first form as it was written: the step stands first.
fn step_first(line: &str) -> String {
    let event: Value = serde_json::from_str(line).expect("JSON");
    let Some(step) = event.get("step") else { return line.to_owned() };
    let mut rest = event.clone();
    rest.as_object_mut().expect("an object").remove("step");
    format!("{{\"step\":{step},{}", &rest.to_string()[1..])
}

#[test]
fn a_broken_line_in_the_middle_is_refused_with_its_number() {
    let desk = Desk::drawn("broken");
    let text = desk.text();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2] = "[{\"step\":3,";
    fs::write(&desk.journal, lines.join("\n") + "\n").expect("an editor");
    let run = desk.run("standings", &[]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("line 3"), "{}", run.stderr);
    fs::write(&desk.journal, "").expect("an editor");
    assert_eq!(desk.run("standings", &[]).code, 1);
}

#[test]
fn one_writes_at_a_time() {
    let desk = Desk::drawn("lock");
    let lock = format!("{}.lock", desk.journal);
    fs::write(&lock, std::process::id().to_string()).expect("a lock");
    let run = desk.run("pair", &[]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("somebody else writes"), "{}", run.stderr);
    assert_eq!(desk.run("standings", &[]).code, 0, "reading needs no lock");
    if std::path::Path::new("/proc/self").exists() {
        // No process has this number.
        fs::write(&lock, u32::MAX.to_string()).expect("a lock");
        desk.well("pair", &[]);
    }
    assert!(!std::path::Path::new(&lock).exists() || cfg!(not(target_os = "linux")));
}

#[test]
fn a_journal_is_begun_once_and_only_by_a_good_regulation() {
    let desk = Desk::drawn("new");
    let text = desk.text();
    let again = desk.run("new", &["--system", "individual", "--rounds", "3"]);
    assert_eq!(again.code, 1);
    assert!(again.stderr.contains("is there already"), "{}", again.stderr);
    assert_eq!(desk.text(), text);
    let other = Desk::new("refused");
    assert_eq!(other.run("new", &["--system", "individual"]).code, 2, "a Swiss needs rounds");
    assert_eq!(other.run("standings", &[]).code, 2, "there is no such file");
    let copy = other.run("new", &["--regulation", &desk.journal, "--json"]).json();
    assert!(copy["advice"].is_array(), "{copy}");
    assert_eq!(text.lines().next(), other.text().lines().next());
}
