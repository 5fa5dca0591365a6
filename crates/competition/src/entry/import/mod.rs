//! Entries from a table: a CSV file, or lines pasted from a sheet or a message.
//!
//! With a first line of names the columns may stand in any order; without one each field is known by what it looks
//! like. Whatever cannot be read is told with its line and what was expected, and is kept.
//!
//! ```
//! use competition::entry::{Rank, import};
//! let read = import("Фамилия Имя;Год рожд.;Разряд\nКим Юрий;2009;КМС\nОрлова Анна;20099;I\n");
//! assert_eq!(read.people[0].person.rank, Some(Rank::Candidate));
//! assert_eq!(read.complaints[0].to_string(), "line 3: birth is \"20099\"; expected a year or a date such as 31.12.2009");
//! let pasted = import("1. Ким Юрий  2009  КМС  Самара");
//! assert_eq!((&*pasted.people[0].person.name, &*pasted.people[0].person.organisation), ("Ким Юрий", "Самара"));
//! ```

mod column;
mod fields;
mod guess;

use core::fmt;

use super::Person;
use column::Column;
use fields::{Record, records};

/// What was read from a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// The people, in their order.
    pub people: Vec<Imported>,
    /// What could not be read.
    pub complaints: Vec<Complaint>,
}

/// Somebody and the line he was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The line, from 1.
    pub line: usize,
    /// Who; what could not be read about him is kept among the rest.
    pub person: Person,
}

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The line, from 1.
    pub line: usize,
    /// What it was to be.
    pub column: String,
    /// What is written there.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

/// Reads players from a table.
#[must_use]
pub fn import(text: &str) -> Import {
    let mut read = Import::default();
    let all = records(text);
    let Some(first) = all.first() else { return read };
    let mut header: Vec<Option<Column>> = Vec::new();
    for name in &first.fields {
        // What a second column of the same kind holds is kept under its name.
        let column = Column::named(name);
        header.push(column.filter(|_| !header.contains(&column)));
    }
    let is_header = header.iter().flatten().any(|column| column.is_name());
    let body = if is_header { all.get(1..).unwrap_or_default() } else { &all };
    if is_header {
        for (name, _) in
            first.fields.iter().zip(&header).filter(|(name, column)| column.is_none() && !name.is_empty())
        {
            read.complain(
                first.line,
                "column",
                name,
                "a known column, each once; its values are kept under this name",
            );
        }
    }
    for record in body {
        if record.unclosed {
            read.complain(record.line, "line", &record.raw, "a closing quote");
            continue;
        }
        let person =
            if is_header { named(&mut read, record, &first.fields, &header) } else { guess::guess(record) };
        if person.name.is_empty() {
            read.complain(record.line, "line", &record.raw, "a name");
        } else {
            read.people.push(Imported { line: record.line, person });
        }
    }
    read
}

/// Somebody whose columns have names.
fn named(read: &mut Import, record: &Record, names: &[String], header: &[Option<Column>]) -> Person {
    let mut person = Person::player("");
    for (at, field) in record.fields.iter().enumerate().filter(|(_, field)| !field.is_empty()) {
        let kept = |person: &mut Person, name: &str| person.other.push((name.to_owned(), field.clone()));
        match (header.get(at), names.get(at)) {
            (Some(Some(column)), Some(name)) => {
                if let Err(expected) = column.put(&mut person, field) {
                    read.complain(record.line, column.title(), field, expected);
                    kept(&mut person, name);
                }
            }
            (_, Some(name)) if !name.is_empty() => kept(&mut person, name),
            _ => {
                read.complain(record.line, "field", field, "no more fields than there are columns");
                kept(&mut person, "");
            }
        }
    }
    person.name = person.name.trim().to_owned();
    person
}

impl Import {
    fn complain(&mut self, line: usize, column: &str, found: &str, expected: &'static str) {
        let (column, found) = (column.to_owned(), found.to_owned());
        self.complaints.push(Complaint { line, column, found, expected });
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {} is {:?}; expected {}", self.line, self.column, self.found, self.expected)
    }
}

#[cfg(test)]
mod tests {
    use rulebook::law::event::Sex;

    use super::import;
    use crate::entry::{Birth, Person, Rank, Title};

    #[track_caller]
    fn one(text: &str) -> Person {
        let read = import(text);
        assert_eq!((read.people.len(), &read.complaints), (1, &Vec::new()), "{text}");
        read.people[0].person.clone()
    }

    #[test]
    fn headers_are_known_in_three_languages_and_with_three_separators() {
        for text in [
            "Name,Born,Sex,Rating,Rank,Club\nKim Yuri,17.05.2009,m,2100,I,Samara",
            "\u{feff}\"ФИО\";\"Дата рождения\";Пол;Рейтинг;Разряд;Организация\r\n\"Kim Yuri\";17.05.2009;м;2100;1;Samara\r\n",
            "ПІБ\tДата народження\tСтать\tРейтинг\tРозряд\tКлуб\nKim Yuri\t17.05.2009\tч\t2100\tI\tSamara",
        ] {
            let person = one(text);
            assert_eq!((&*person.name, person.sex, person.rating), ("Kim Yuri", Some(Sex::Male), Some(2100)));
            assert_eq!((person.rank, &*person.organisation), (Some(Rank::First), "Samara"));
            assert!(
                matches!(person.birth, Some(Birth::Day(day)) if day.to_string() == "17.05.2009"),
                "{text}"
            );
        }
    }

    #[test]
    fn names_in_several_columns_become_one() {
        let person = one("Имя,Отчество,Фамилия,Тренер,№\nЮрий,Ильич,Ким,\"Орлова, А.\",7");
        assert_eq!((&*person.name, &*person.trainer), ("Ким Юрий Ильич", "Орлова, А."));
    }

    #[test]
    fn quotes_hold_separators_quotes_and_line_ends() {
        let read = import("name,club\n\"Kim \"\"Y\"\"\",\"a,\nb\"\nOrlova,c\n");
        let found: Vec<_> = read
            .people
            .iter()
            .map(|each| (each.line, &*each.person.name, &*each.person.organisation))
            .collect();
        assert_eq!(found, [(2, "Kim \"Y\"", "a,\nb"), (4, "Orlova", "c")]);
    }

    #[test]
    fn every_bad_line_is_told_and_nothing_is_lost() {
        let text = "ФИО;Год;Рейтинг;Разряд;Пол;Цвет\n\
            Ким Юрий;31.02.2010;сто;магистр;х;синий\n\
            ;2009;;;;\n\
            Орлова Анна;2009;1800;;ж;;лишнее\n\
            \"Сом;2008";
        let read = import(text);
        let told: Vec<String> = read.complaints.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 8, "{told:#?}");
        for (line, of) in [(1, 1), (2, 4), (3, 1), (4, 1), (5, 1)] {
            let start = format!("line {line}: ");
            assert_eq!(told.iter().filter(|told| told.starts_with(&start)).count(), of, "{told:#?}");
        }
        assert_eq!(read.people.len(), 2);
        let kept: Vec<&str> = read.people[0].person.other.iter().map(|(_, value)| &**value).collect();
        assert_eq!(kept, ["31.02.2010", "сто", "магистр", "х", "синий"]);
        assert!(read.complaints.iter().any(|complaint| complaint.found == "\"Сом;2008"));
    }

    #[test]
    fn pasted_lines_are_known_by_what_they_look_like() {
        let text = "1. Ким Юрий Ильич 17.05.2009 КМС 2105 Самара\n\
            2) Орлова Анна\t2008\tж\tI разряд\tМосква\tЗеленоград\n\
            3 Сом Пётр; 1950; 2010; GMI\n\
            Гнатюк Мар'яна";
        let read = import(text);
        assert_eq!(read.complaints, []);
        let people: Vec<&Person> = read.people.iter().map(|each| &each.person).collect();
        let names: Vec<&str> = people.iter().map(|person| &*person.name).collect();
        assert_eq!(names, ["Ким Юрий Ильич", "Орлова Анна", "Сом Пётр", "Гнатюк Мар'яна"]);
        assert_eq!((people[0].rank, people[0].rating), (Some(Rank::Candidate), Some(2105)));
        assert_eq!(&*people[0].organisation, "Самара");
        assert_eq!((people[1].sex, people[1].rank), (Some(Sex::Female), Some(Rank::First)));
        assert_eq!((&*people[1].organisation, &*people[1].city), ("Москва", "Зеленоград"));
        // The first year is that of the birth, what follows is the rating.
        assert_eq!((people[2].birth, people[2].rating), (Some(Birth::Year(1950)), Some(2010)));
        assert_eq!(people[2].title, Some(Title::Grandmaster));
    }

    #[test]
    fn whatever_is_written_is_found_again() {
        let mut random = fastrand::Rng::with_seed(7);
        let headers = ["ФИО", "Год", "Пол", "Рейтинг", "Разряд", "Клуб", "Цвет", "Титул", ""];
        for round in 0..400 {
            let separator = *random.choice([";", ",", "\t", "  "].iter()).expect("one");
            let mut text = String::new();
            if round % 2 == 0 {
                let columns = random.usize(1..7);
                let names: Vec<&str> = (0..columns).filter_map(|_| random.choice(headers)).collect();
                text = names.join(separator) + "\n";
            }
            let mut words = Vec::new();
            for line in 0..random.usize(0..5) {
                for field in 0..random.usize(1..8) {
                    let word = format!("слово{line}х{field}");
                    let quote = if random.u8(0..6) == 0 { "\"" } else { "" };
                    text +=
                        &format!("{quote}{word}{}{separator}", if random.u8(0..9) == 0 { "" } else { quote });
                    words.push(word);
                }
                text += "\r\n";
            }
            let read = format!("{:?}", import(&text));
            for word in words {
                assert!(read.contains(&word), "{word} of {text:?} in {read}");
            }
        }
    }

    #[test]
    fn nonsense_is_read_without_a_crash() {
        let mut random = fastrand::Rng::with_seed(11);
        let letters: Vec<char> = "\"\";,\t\n\r .№1209ФИО0юI\u{feff}ї'".chars().collect();
        for _ in 0..3_000 {
            let text: String = (0..random.usize(0..40)).filter_map(|_| random.choice(&letters)).collect();
            let read = import(&text);
            assert!(read.people.iter().all(|each| !each.person.name.is_empty()), "{text:?}");
        }
    }

    #[test]
    fn nothing_is_read_from_nothing() {
        for text in ["", "\n\n", "\u{feff}", "ФИО;Год\n"] {
            let read = import(text);
            assert_eq!((read.people, read.complaints), (Vec::new(), Vec::new()), "{text:?}");
        }
    }
}
