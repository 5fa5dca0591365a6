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
    let numbers = drawn.lines().filter(|line| !line.starts_with("warning: ")).count();
    assert_eq!(numbers, 5, "{drawn}");
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
    lines[1] = "[{\"step\":3,";
    fs::write(&desk.journal, lines.join("\n") + "\n").expect("an editor");
    let run = desk.run("standings", &[]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("line 2"), "{}", run.stderr);
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

#[test]
fn who_comes_after_the_lots_gets_the_next_number_and_is_paired() {
    let desk = Desk::drawn("late");
    desk.well("pair", &[]);
    desk.draw_all();
    let told = desk.well("add", &["Усик З", "--rating", "2300"]);
    assert_eq!(told, "9 registered, 9 admitted\n  Усик З: number 9, from round 2\n");
    desk.well("pair", &[]);
    let round = desk.run("explain", &["--json"]).json();
    let seated = |no: u16| {
        let both = round["pairs"].as_array().expect("a list").iter();
        both.flat_map(|pair| [&pair["white"], &pair["black"]]).chain([&round["bye"]]).any(|seat| *seat == no)
    };
    assert!((1..=9).all(seated), "{round}");
    let table = desk.run("standings", &["--json"]).json();
    let late = table["standings"].as_array().expect("a list").iter().find(|place| place["no"] == 9);
    assert_eq!(late.expect("his place")["name"], "Усик З");
}

#[test]
fn nobody_is_added_to_a_table_that_is_played() {
    let desk = Desk::new("full");
    desk.well("new", &["--system", "round-robin"]);
    desk.well("add", &["A", "B", "C"]);
    desk.well("lots", &["--seed", "1"]);
    // Nobody has played: the numbers can be drawn once more.
    let told = desk.well("add", &["D"]);
    assert_eq!(
        told,
        "4 registered, 4 admitted\nthe numbers were drawn without 1; draw them again: damka event lots\n"
    );
    assert_eq!(desk.well("lots", &["--seed", "2"]).lines().count(), 5);
    desk.well("pair", &[]);
    let before = desk.text();
    let refused = desk.run("add", &["E"]);
    assert_eq!((refused.code, refused.stdout.as_str()), (1, ""));
    assert!(refused.stderr.contains("nobody can be added to this table [RU22:12.2.e]"), "{}", refused.stderr);
    assert_eq!(desk.text(), before, "he is not registered either");
}

#[test]
fn the_numbers_are_not_drawn_again_because_somebody_does_not_like_them() {
    let desk = Desk::drawn("again");
    let again = desk.run("lots", &["--seed", "8"]);
    assert_eq!(again.code, 1);
    assert!(again.stderr.contains("the lots were drawn [RU22:12.2.e]; undo the drawing"), "{}", again.stderr);
    desk.well("undo", &["--reason", "a wrong seed was typed"]);
    desk.well("lots", &["--seed", "8"]);
}

#[test]
fn rounds_that_may_not_be_pairable_are_told_before_the_first() {
    let desk = Desk::new("rounds");
    desk.well("new", &["--edition", "UA24", "--system", "median-solkoff", "--rounds", "9"]);
    desk.well("add", &["A", "B", "C", "D", "E", "--seen"]);
    let told =
        "warning: 5 players cannot play 9 rounds without meeting twice; at most 5 [UA24:III.swiss.1]\n";
    assert!(desk.well("lots", &["--seed", "1"]).ends_with(told));
    assert!(desk.well("pair", &[]).ends_with(told));
    desk.draw_all();
    assert!(!desk.well("pair", &[]).contains("warning"), "once the event has begun nothing more is said");
}

#[test]
fn everything_a_trf_says_of_a_player_is_kept_and_a_broken_one_registers_nobody() {
    let desk = Desk::new("trf");
    desk.well("new", &["--system", "individual", "--rounds", "3"]);
    let good = "012 Cup\n\
        013 Alpha                               2\n\
        001    1 m  g Kim, Yuri                         2100 RUS    12345678 2009/03/05  0.0    1\n\
        001    2 w wm Orlova, Anna                      2000 UKR    12345679 2010        0.0    2\n";
    let add = ["event", "add", &desk.journal, "--from", "-"];
    let before = desk.text();
    for (broken, told) in [
        (good.replace("001    1", "001    x"), "line 3, column 8: the start number is x"),
        (
            good.replace("Kim, Yuri", "         "),
            "line 3: there is no name; expected one in columns 15 to 47",
        ),
    ] {
        let run = damka_reading(&add, broken.as_bytes());
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{told}");
        assert!(run.stderr.contains(told), "{}", run.stderr);
        assert_eq!(desk.text(), before, "nobody is registered");
    }
    let run = damka_reading(&[&add[..], &["--json"]].concat(), good.as_bytes()).json();
    let person = |at: usize| run["events"][at]["fact"]["entry"]["registered"]["person"].clone();
    let (kim, anna) = (person(0), person(1));
    assert_eq!((&kim["sex"], &kim["title"]), (&json!("male"), &json!("grandmaster")));
    assert_eq!((&kim["birth"], &kim["federation"]), (&json!({ "day": 14_308 }), &json!("RUS")));
    assert_eq!((&anna["sex"], &anna["title"]), (&json!("female"), &json!("womens-international-master")));
    assert_eq!((&anna["birth"], &anna["organisation"]), (&json!({ "year": 2010 }), &json!("Alpha")));
    desk.well("lots", &["--seed", "1"]);
    let exported = desk.well("export", &["-"]);
    let line = |name: &str| {
        let found = exported.lines().find(|line| line.contains(name)).expect("his line");
        found.split_whitespace().skip(2).map(str::to_owned).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line("Kim"), "m GM Kim, Yuri 2100 RUS 12345678 2009/03/05 0.0 1");
    assert_eq!(line("Orlova"), "wWIM Orlova, Anna 2000 UKR 12345679 2010/00/00 0.0 1");
}

/// Somebody leaves, somebody misses a round, the field is odd: the file tells other programs the same event.
#[test]
fn the_places_of_a_journal_are_those_of_its_file() {
    for (edition, system) in [("UA24", "median-solkoff"), ("RU-CODEX", "individual"), ("RU22", "individual")]
    {
        let desk = Desk::new(&format!("file-{edition}"));
        let criteria = ["--edition", edition, "--tiebreaks", "buchholz,buchholz-median,wins"];
        desk.well("new", &[&criteria[..], &["--system", system, "--rounds", "4"]].concat());
        desk.well("add", &["A", "B", "C", "D", "E", "F", "G", "H", "I", "--seen"]);
        desk.well("lots", &["--seed", "5"]);
        for round in 1..=4 {
            let absent: &[&str] = if round == 2 { &["--absent", "4"] } else { &[] };
            desk.well("pair", &[&["--seed", "2"], absent].concat());
            let pairs = desk.run("explain", &["--json"]).json()["pairs"].as_array().expect("a list").clone();
            let result = |(at, pair): (usize, &Value)| {
                format!("{}={}", pair["white"], ["2-0", "1-1", "0-2", "+/-"][(at + round) % 4])
            };
            let results: Vec<String> = pairs.iter().enumerate().map(result).collect();
            desk.well("result", &results.iter().map(String::as_str).collect::<Vec<_>>());
            if round == 2 {
                desk.well("leave", &["3", "--reason", "ill"]);
            }
        }
        let own = desk.run("standings", &["--json"]).json();
        let exported = desk.well("export", &["-"]);
        let args = [&["standings", "-", "--json"], &criteria[..]].concat();
        assert_eq!(damka_reading(&args, exported.as_bytes()).json(), own, "{edition}\n{exported}");
        let places = |text: &str, from: usize, to: usize| -> Vec<String> {
            let lines = text.lines().filter(|line| line.starts_with("001"));
            lines.map(|line| line.chars().skip(from).take(to - from).collect()).collect()
        };
        let mut ranks: Vec<u64> =
            places(&exported, 85, 89).iter().map(|rank| rank.trim().parse().expect("a place")).collect();
        ranks.sort_unstable();
        let mut found: Vec<u64> = own["standings"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|place| place["place"].as_u64())
            .collect();
        found.sort_unstable();
        assert_eq!(ranks, found, "the places of the file are those of the event");
    }
}

#[test]
fn results_are_taken_from_a_file_that_was_filled_in() {
    let desk = Desk::drawn("filled");
    desk.well("pair", &["--seed", "3"]);
    let round = desk.run("explain", &["--json"]).json();
    let number = |side: &str| round["pairs"][0][side].as_u64().expect("a number");
    let (white, black) = (number("white"), number("black"));
    // Player lines end with the opponent and the colour; the result stands two columns after it.
    let fill = |text: &str, results: &[(u64, char)]| -> String {
        let line = |line: &str| {
            let own = results.iter().find(|(no, _)| line.starts_with(&format!("001 {no:>4} ")));
            own.map_or_else(|| line.to_owned(), |(_, sign)| format!("{line} {sign}"))
        };
        text.lines().map(|each| line(each) + "\n").collect()
    };
    let exported = desk.well("export", &["-"]);
    let take = |text: &str, more: &[&str]| {
        damka_reading(&[&["event", "result", &desk.journal, "--from", "-"], more].concat(), text.as_bytes())
    };
    let before = desk.text();
    let refused = |text: &str, told: &str| {
        let run = take(text, &[]);
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{told}");
        assert!(run.stderr.contains(told), "{}", run.stderr);
        assert_eq!(desk.text(), before);
    };
    refused(&exported, "the file has no result of round 1");
    refused(&fill(&exported, &[(white, '1')]), "and");
    refused(&fill(&exported, &[(white, '='), (black, '0')]), "has a result of its own; results are 2-0");
    let turned: String = exported.replace(" w\n", " x\n").replace(" b\n", " w\n").replace(" x\n", " b\n");
    refused(&fill(&turned, &[(white, '1'), (black, '0')]), "the event has not (RU22:5.4.7.1)");
    let good = fill(&exported, &[(white, '1'), (black, '0')]);
    assert_eq!(take(&good, &[]).stdout, "round 1: 1 kept, 3 without a result\n");
    assert_eq!(take(&good, &[]).code, 1, "nothing is kept twice");
    let other = fill(&exported, &[(white, '='), (black, '=')]);
    let known = take(&other, &[]);
    assert!(known.stderr.contains("this result is known [RU22:"), "{}", known.stderr);
    assert_eq!(take(&other, &["--correct", "the sheet says so"]).code, 0);
    let table = desk.run("standings", &["--json"]).json();
    assert_eq!(table["standings"][0]["points"], 1);
}
