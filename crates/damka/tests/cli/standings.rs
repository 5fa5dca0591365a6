//! `damka standings`: the places of a TRF file.

use serde_json::{Value, json};

use crate::pair::CUP;
use crate::{damka, damka_reading};

const REAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../competition/tests/real");

#[test]
fn places_are_answered_with_exact_numbers() {
    let answer =
        damka(&["standings", CUP, "--edition", "RU22", "--tiebreaks", "buchholz,wins", "--json"]).json();
    let standings = answer["standings"].as_array().expect("a list");
    let first = json!({
        "place": 1, "shared": false, "no": 2, "name": "Ґедзь-Їжакевич, Єлизавета", "points": 2.5,
        "tiebreaks": { "buchholz": 5.5, "wins": 2 },
    });
    assert_eq!(standings[0], first);
    let order: Vec<u64> = standings.iter().filter_map(|standing| standing["no"].as_u64()).collect();
    assert_eq!(order, [2, 3, 6, 5, 1, 7, 4]);
}

#[test]
fn points_may_count_two_and_one() {
    let points = |more: &[&str]| -> Vec<Value> {
        let answer = damka(&[&["standings", CUP, "--tiebreaks", "wins", "--json"], more].concat()).json();
        answer["standings"].as_array().expect("a list").iter().map(|place| place["points"].clone()).collect()
    };
    assert_eq!(points(&[])[..3], [json!(2.5), json!(2), json!(2)]);
    assert_eq!(points(&["--points", "2-1-0"])[..3], [json!(5), json!(4), json!(4)]);
}

#[test]
fn a_place_is_shared_where_nothing_decides() {
    let text = "001    1      One                                                                             2 w =\n\
                001    2      Two                                                                             1 b =\n\
                001    3      Three                                                                        0000 - H\n";
    let run = damka_reading(&["standings", "-", "--tiebreaks", "buchholz", "--json"], text.as_bytes());
    let answer = run.json();
    let place =
        |at: usize| (answer["standings"][at]["place"].clone(), answer["standings"][at]["shared"].clone());
    assert_eq!((place(0), place(1)), ((json!(1), json!(true)), (json!(1), json!(true))));
    let shown = damka_reading(&["standings", "-", "--tiebreaks", "buchholz"], text.as_bytes());
    assert!(shown.stdout.contains("  1-2   1  One"), "{}", shown.stdout);
}

#[test]
fn every_place_explains_itself() {
    let run = damka(&["standings", CUP, "--edition", "UA24", "--explain"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let reasons: Vec<&str> = run.stdout.lines().filter(|line| line.contains(" above ")).collect();
    assert!(reasons.iter().all(|line| line.contains("[UA24:")), "{}", run.stdout);
    assert!(reasons[0].contains("above 3: 2.5 to 2 by points"), "{}", run.stdout);
}

/// World championships of renju as they were published: the last columns of a line before the rounds are the place.
#[test]
fn real_events_get_the_places_they_had() {
    for year in ["1989", "1991", "1993", "1997", "2001"] {
        let file = format!("{REAL}/renju-world-{year}.trf");
        let answer = damka(&["standings", &file, "--edition", "RU-RENJU", "--json"]).json();
        let found: Vec<(u64, bool, String)> =
            serde_json::from_value::<Vec<Value>>(answer["standings"].clone())
                .expect("a list")
                .iter()
                .map(|place| {
                    let name = place["name"].as_str().expect("a name").to_owned();
                    (place["place"].as_u64().expect("a place"), place["shared"] == true, name)
                })
                .collect();
        let text = std::fs::read_to_string(&file).expect("the file");
        let mut published: Vec<(u64, bool, String)> = text
            .lines()
            .filter(|line| line.starts_with("001"))
            .map(|line| {
                let column = |from: usize, to: usize| -> String {
                    line.chars().skip(from - 1).take(to + 1 - from).collect::<String>().trim().to_owned()
                };
                (column(86, 89).parse().expect("a place"), false, column(15, 47))
            })
            .collect();
        published.sort();
        assert_eq!(found, published, "{year}");
    }
}

#[test]
fn an_unknown_criterion_is_told_the_known_ones() {
    let run = damka(&["standings", CUP, "--tiebreaks", "luck"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("solkoff-truncated-full"), "{}", run.stderr);
}

#[test]
fn every_criterion_of_the_list_has_a_value() {
    let names = "sonneborn-berger,sonneborn-berger-double,shmulyan,buchholz,buchholz-median,buchholz-cut1,\
                 solkoff-truncated-full,solkoff-plus,solkoff-balyakin,riga,wins,head-to-head,results-by-place,\
                 opponents-rating";
    let answer = damka(&["standings", CUP, "--tiebreaks", names, "--json"]).json();
    let first = answer["standings"][0]["tiebreaks"].as_object().expect("an object").clone();
    assert_eq!(first.len(), names.split(',').count());
    assert!(names.split(',').all(|name| first.contains_key(name.trim())), "{first:?}");
}

/// Four rounds of seven: 7 stopped after two with 1 point, and those who had 1 point then scored 1 and 0 later.
const LEFT: &str = "\
XXR 4
001    1      A                                                                  3.0    1     2 w 1     3 b 1     4 w 1     5 b 0
001    2      B                                                                  2.0    1     1 b 0     7 w 1     3 w 1     6 b 0
001    3      C                                                                  1.0    1     7 b 1     1 w 0     2 b 0  0000 - Z
001    4      D                                                                  1.0    1     5 w 0     6 b 1     1 b 0  0000 - Z
001    5      E                                                                  4.0    1     4 b 1  0000 - U     6 w 1     1 w 1
001    6      F                                                                  2.0    1  0000 - U     4 w 0     5 b 0     2 w 1
001    7      G                                                                  0.0    1     3 w 0     2 b 0
";

#[test]
fn who_left_counts_for_his_opponents_as_the_edition_says() {
    let found = |text: &str, edition: &str| -> Vec<String> {
        let args = ["standings", "-", "--edition", edition, "--tiebreaks", "buchholz", "--json"];
        let answer = damka_reading(&args, text.as_bytes()).json();
        let mut places = answer["standings"].as_array().expect("a list").clone();
        places.sort_by_key(|place| place["no"].as_u64());
        places.iter().map(|place| place["tiebreaks"]["buchholz"].to_string()).collect()
    };
    // 3 and 4 had 1 point after three rounds, as 6 had, who won the last: each counts 2. Nobody else had 0 when 7
    // stopped. The partner of a bye has the fewest points of all, or of those who played to the end.
    assert_eq!(found(LEFT, "RU22"), ["8", "6", "5", "9", "6", "7", "3"]);
    assert_eq!(found(LEFT, "RU-CODEX"), ["10", "7", "5", "9", "7", "8", "4"]);
    assert_eq!(found(LEFT, "UA24"), ["10", "7", "5", "9", "9", "10", "4"]);
    // While a round is ahead nobody is taken to have left.
    let ahead = LEFT.replace("XXR 4", "XXR 5");
    assert_eq!(found(&ahead, "RU-CODEX"), ["8", "6", "5", "9", "6", "7", "3"]);
    let shown = damka_reading(&["standings", "-", "--edition", "UA24", "--explain"], LEFT.as_bytes());
    assert!(shown.stdout.contains("\n7 left after round 2 and counts for"), "{}", shown.stdout);
    assert!(shown.stdout.ends_with("[UA24:III.standings.5]\n"), "{}", shown.stdout);
}

#[test]
fn a_criterion_decides_once_and_where_its_edition_has_it() {
    let twice = damka(&["standings", CUP, "--tiebreaks", "wins,buchholz,wins"]);
    assert_eq!(twice.code, 2);
    assert!(twice.stderr.contains("wins is named twice"), "{}", twice.stderr);
    let foreign = damka(&["standings", CUP, "--tiebreaks", "shmulyan", "--json"]);
    assert_eq!(foreign.code, 0);
    let warning: Value = serde_json::from_str(foreign.stderr.trim()).expect("one line of JSON");
    assert_eq!(warning["warning"]["article"], "RU22:5.4.8.4.3");
    assert_eq!(damka(&["standings", CUP, "--tiebreaks", "buchholz"]).stderr, "");
}
