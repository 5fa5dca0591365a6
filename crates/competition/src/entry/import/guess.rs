//! Somebody on a line without names of columns: each field is known by what it looks like.

use super::column::{Column, birth, rating, sex};
use super::fields::Record;
use crate::entry::{Person, Rank, Title};

/// Whoever a line tells of.
pub(super) fn guess(record: &Record) -> Person {
    let parted: Vec<&str> = match record.fields.as_slice() {
        [line] => spaced(line),
        fields => fields.iter().map(String::as_str).collect(),
    };
    let mut fields = parted.into_iter().map(str::trim).filter(|field| !field.is_empty()).peekable();
    // A number of its own, or one before the name, counts the lines.
    if fields.peek().is_some_and(|field| without_count(field).is_empty()) {
        fields.next();
    }
    let mut person = Person::player(fields.next().map(without_count).unwrap_or_default());
    for field in fields {
        place(&mut person, field);
    }
    person
}

/// The parts of a line that nothing but spaces parts: the name is all words before the first that is something else.
fn spaced(line: &str) -> Vec<&str> {
    let wide: Vec<&str> = line.split("  ").filter(|part| !part.trim().is_empty()).collect();
    if wide.len() > 1 {
        return wide;
    }
    let line = without_count(line);
    let mut parts = vec![line];
    let mut rest = line;
    while let Some((at, word)) = telling(rest) {
        let (before, after) =
            (rest.get(..at).unwrap_or_default(), rest.get(at + word.len()..).unwrap_or_default());
        parts.pop();
        parts.extend([before, word, after]);
        rest = after;
    }
    parts
}

/// The first word after another that is a birth, a rating, a category or a title.
fn telling(text: &str) -> Option<(usize, &str)> {
    let mut at = 0;
    for word in text.split(' ') {
        let is_first = at == 0 && !text.starts_with(' ');
        if !is_first && tells(word) {
            return Some((at, word));
        }
        at += word.len() + 1;
    }
    None
}

fn tells(word: &str) -> bool {
    let number = word.len() >= 3 && rating(word).is_some_and(|rating| rating.is_some());
    let titled = word.chars().count() > 1 && (word.parse::<Rank>().is_ok() || word.parse::<Title>().is_ok());
    birth(word).is_some() || number || titled
}

/// A field without the number of its line: `12. Name`, `12) Name`, `12 Name`.
fn without_count(field: &str) -> &str {
    let name = field.trim().trim_start_matches(|letter: char| letter.is_ascii_digit());
    name.trim_start_matches(['.', ')', ' ']).trim()
}

/// Puts a field where it seems to belong, and where nothing is yet.
fn place(person: &mut Person, field: &str) {
    let known: [(bool, Column); 4] = [
        (person.birth.is_none() && birth(field).is_some(), Column::Birth),
        (person.rating.is_none() && rating(field).is_some(), Column::Rating),
        (person.sex.is_none() && sex(field).is_some(), Column::Sex),
        (person.rank.is_none() && field.parse::<Rank>().is_ok(), Column::Rank),
    ];
    let seems = known.into_iter().find(|(seems, _)| *seems).map(|(_, column)| column);
    let titled = person.title.is_none() && field.parse::<Title>().is_ok();
    let texts = [
        (person.organisation.is_empty(), Column::Organisation),
        (person.city.is_empty(), Column::City),
        (person.trainer.is_empty(), Column::Trainer),
    ];
    let free = texts.into_iter().find(|(free, _)| *free).map(|(_, column)| column);
    let column = seems.or(titled.then_some(Column::Title)).or(free);
    let put = column.is_some_and(|column| column.put(person, field).is_ok());
    if !put {
        person.other.push((String::new(), field.to_owned()));
    }
}
