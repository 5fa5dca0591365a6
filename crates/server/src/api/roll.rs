//! A list of names as somebody pastes it, a table, or a TRF file: who is meant, what cannot be read, and who is there twice.

use axum::extract::{Path, State};
use competition::entry::{self, Import, Imported, Person, Twin, twin, twins};
use competition::trf::{Document, Fault};
use hall::table::No;
use serde::{Deserialize, Serialize};

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;

/// A list to be read.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Roll {
    text: String,
}

/// What was read.
#[derive(Serialize)]
pub(crate) struct Read {
    people: Vec<Line>,
    complaints: Vec<Complaint>,
}

#[derive(Serialize)]
struct Line {
    line: usize,
    person: Person,
    /// Who seems to be the same person: of the register, or earlier in the list.
    twins: Vec<Same>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Same {
    name: String,
    sure: bool,
    registered: bool,
}

#[derive(Serialize)]
struct Complaint {
    line: usize,
    column: String,
    found: String,
    /// What was expected there; nothing where `why` says all of it.
    expected: &'static str,
    /// What is wrong with a line of a TRF file, whose column is a number.
    why: String,
}

/// Reads a list beside the register of an event. Nothing is kept.
pub(crate) async fn post(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    roll: Result<Json<Roll>, Error>,
) -> Result<Json<Read>, Error> {
    let venue = app.office.venue(&id).await?.now();
    if !venue.admits(&caller.guest) {
        let no = No::new("not-allowed", "somebody else does this");
        return Err(no.instead("by those who admit players").into());
    }
    let Json(roll) = roll?;
    let entries = venue.competition().entries().all();
    let registered: Vec<Person> = entries.map(|(_, entry)| entry.person.clone()).collect();
    Ok(Json(roll.read(&registered)))
}

impl Roll {
    /// Reads it beside those who are registered already.
    pub(crate) fn read(&self, registered: &[Person]) -> Read {
        let (Import { people, complaints }, faults) =
            self.trf().unwrap_or_else(|| (entry::import(&self.text), Vec::new()));
        let people: Vec<_> = people.into_iter().map(|each| (each.line, each.person)).collect();
        let persons: Vec<Person> = people.iter().map(|(_, person)| person.clone()).collect();
        let inside = twins(&persons);
        let line = |(at, (line, person)): (usize, (usize, Person))| {
            let known = registered.iter().filter_map(|other| Some((other, twin(other, &person)?, true)));
            let before = inside.iter().filter(|(_, later, _)| *later == at);
            let before = before.filter_map(|(earlier, _, twin)| Some((persons.get(*earlier)?, *twin, false)));
            let same = |(other, twin, registered): (&Person, Twin, bool)| Same {
                name: other.name.clone(),
                sure: twin == Twin::Same || other.name == person.name && other.birth == person.birth,
                registered,
            };
            Line { line, twins: known.chain(before).map(same).collect(), person }
        };
        Read {
            people: people.into_iter().enumerate().map(line).collect(),
            complaints: complaints
                .into_iter()
                .map(|each| Complaint {
                    line: each.line,
                    column: each.column,
                    found: each.found,
                    expected: each.expected,
                    why: String::new(),
                })
                .chain(faults)
                .collect(),
        }
    }

    /// The players of a TRF file, line by line: one that is wrong does not hide the others.
    fn trf(&self) -> Option<(Import, Vec<Complaint>)> {
        let (mut read, mut faults) = (Import::default(), Vec::new());
        for (at, line) in (1..).zip(self.text.lines()).filter(|(_, line)| line.starts_with("001 ")) {
            let found: String = line.chars().take(60).collect();
            let document = match Document::read(line.as_bytes()) {
                Ok(document) => document,
                Err(all) => {
                    faults.extend(all.into_iter().filter(Fault::is_error).map(|fault| Complaint {
                        line: at,
                        column: fault.column.to_string(),
                        found: found.clone(),
                        expected: "",
                        why: fault.what,
                    }));
                    continue;
                }
            };
            match document.players().next().filter(|(_, player)| !player.name.is_empty()) {
                Some((_, player)) => read.people.push(Imported { line: at, person: player.person() }),
                None => read.complaints.push(entry::Complaint {
                    line: at,
                    column: "001".to_owned(),
                    found,
                    expected: "a player as TRF has him, the name in columns 15 to 47",
                }),
            }
        }
        let is_trf = !(read.people.is_empty() && read.complaints.is_empty() && faults.is_empty());
        is_trf.then_some((read, faults))
    }
}

#[cfg(test)]
mod tests {
    use language::Language;
    use serde_json::json;

    use super::{Person, Roll};

    fn read(text: &str, registered: &[Person]) -> serde_json::Value {
        serde_json::to_value(Roll { text: text.to_owned() }.read(registered)).expect("an answer")
    }

    #[test]
    fn names_are_known_again_in_the_list_and_in_the_register() {
        let known = [Person::player("Ким Юрий").born_in(2009)];
        let read = read("Орлова Анна\nЮРИЙ КИМ;2009\nОрлова Анна", &known);
        let people = read["people"].as_array().expect("people");
        assert_eq!(people.len(), 3);
        assert_eq!(people[0]["twins"].as_array().map(Vec::len), Some(0));
        assert_eq!(people[1]["twins"][0]["registered"], true);
        assert_eq!(people[1]["twins"][0]["sure"], true);
        assert_eq!(people[2]["twins"][0]["name"], "Орлова Анна");
        assert_eq!(people[2]["twins"][0]["registered"], false);
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        let read = read("name;rating\nKim;many", &[]);
        assert_eq!(read["complaints"][0]["line"], 2);
        assert_eq!(read["people"][0]["person"]["name"], "Kim");
    }

    #[test]
    fn a_trf_file_is_read_as_one() {
        let line =
            "001    1      Kim, Yuri                         2100 RUS     12345678 2009/01/01  0.0    1";
        let read = read(&format!("012 Cup\n{line}\n"), &[]);
        assert_eq!(read["people"][0]["person"]["name"], "Kim, Yuri");
        assert_eq!(read["people"][0]["person"]["rating"], 2100);
        assert_eq!(read["people"][0]["person"]["birth"], json!({ "day": 14_245 }), "the whole date");
    }

    #[test]
    fn a_line_of_a_trf_file_that_is_wrong_is_told_and_the_others_are_read() {
        let line =
            "001    2      Orlova, Anna                      2000 RUS     12345679 2009/01/01  0.0    1";
        let read = read(&format!("012 Cup\n001    x      Kim, Yuri\n{line}\n"), &[]);
        let wrong = &read["complaints"][0];
        assert_eq!((&wrong["line"], &wrong["column"]), (&json!(2), &json!("8")));
        assert_eq!(wrong["why"], "the start number is x; expected a number from 1 to 65535");
        assert_eq!(read["people"][0]["person"]["name"], "Orlova, Anna");
        assert_eq!(read["people"].as_array().map(Vec::len), Some(1));
    }

    #[test]
    fn whatever_cannot_be_read_is_told_in_every_language() {
        let slots = |rest: &str| {
            format!(
                "001    1      Kim, Yuri                         2100 RUS     12345678 2009/01/01  0.0    1  {rest}"
            )
        };
        let texts = [
            "name;rating\nKim;many".to_owned(),
            "name;born;sex;rank;title;colour\nKim;x;x;x;x;x\n;2009".to_owned(),
            "name;club\n\"Kim;2008".to_owned(),
            "name\nKim;more".to_owned(),
            "001    x      Kim".to_owned(),
            "001           Kim".to_owned(),
            "001    1    \tKim".to_owned(),
            "001    1".to_owned(),
            "001    1      Kim, Yuri                         MANY RUS".to_owned(),
            "001    1      KIM, YURI, WHO HAS A NAME THAT IS FAR LONGER THAN IT MAY BE".to_owned(),
            "001    1      Kim, Yuri                         2100 RUS     12345678 2009/01/01  x.0    x"
                .to_owned(),
            slots("   2 x 1"),
            slots("   2 w ?"),
            slots("   2xw 1"),
        ];
        for text in texts {
            let read = read(&text, &[]);
            let complaints = read["complaints"].as_array().expect("complaints");
            assert!(!complaints.is_empty(), "{text}");
            for complaint in complaints {
                let english = ["why", "expected"].map(|key| complaint[key].as_str().expect("words"));
                let english = english.into_iter().find(|words| !words.is_empty()).expect("something is said");
                for language in [Language::Ukrainian, Language::Russian] {
                    let said = language.text().said(english);
                    assert!(said.chars().any(|sign| ('а'..='я').contains(&sign)), "{english}: {said}");
                    let own =
                        |word: &str| word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
                    assert!(!said.split([' ', ',', ';', ':']).any(own), "{english}: {said}");
                }
            }
        }
    }
}
