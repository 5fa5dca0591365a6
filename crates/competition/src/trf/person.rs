//! Who stands behind the line of a player.
//!
//! ```
//! use competition::entry::{Birth, Title};
//! use competition::trf::Document;
//! let line = "001    2 w wm Orlova, Anna                      2000 UKR    12345679 2010/02/28  0.0    2";
//! let document = Document::read(line.as_bytes()).unwrap();
//! let (_, anna) = document.people().next().unwrap();
//! assert_eq!((&*anna.name, anna.title), ("Orlova, Anna", Some(Title::WomensInternationalMaster)));
//! assert_eq!(anna.birth.map(Birth::year), Some(2010));
//! ```

use std::collections::BTreeMap;

use clock::Day;
use rulebook::law::event::Sex;

use super::record::Record;
use super::{Document, Player, Team};
use crate::entry::{Birth, Person};

impl Document {
    /// Who plays, each with the number of his line; the team a player stands in is his organisation.
    pub fn people(&self) -> impl Iterator<Item = (usize, Person)> {
        let mut teams: BTreeMap<u16, &str> = BTreeMap::new();
        for (_, record) in self.records() {
            let team: &Team = match record {
                Record::OldTeam(team) => team,
                Record::Team(team) => team,
                _ => continue,
            };
            teams.extend(team.players.iter().map(|number| (*number, team.name.as_str())));
        }
        self.players().map(move |(line, player)| {
            let team = teams.get(&player.number).copied().unwrap_or_default();
            (line, player.person().of(team))
        })
    }
}

impl Player {
    /// Tells of a person what the line has room for; the name and the rating are those of the table.
    pub fn tell_of(&mut self, person: &Person) {
        self.sex = person.sex.map(|sex| match sex {
            Sex::Male => 'm',
            Sex::Female => 'w',
        });
        self.title = person.title.map(|title| title.abroad().to_owned()).unwrap_or_default();
        self.federation.clone_from(&person.federation);
        self.id.clone_from(&person.number);
        self.birth = person.birth.map_or_else(String::new, |birth| match birth {
            Birth::Year(year) => format!("{year:04}/00/00"),
            Birth::Day(day) => {
                let (year, month, day) = day.date();
                format!("{year:04}/{month:02}/{day:02}")
            }
        });
    }

    /// Who this is. What has another meaning here, or none, is kept among the rest under its name.
    #[must_use]
    pub fn person(&self) -> Person {
        let mut person = Person {
            rating: self.rating.filter(|rating| *rating > 0),
            federation: self.federation.clone(),
            number: self.id.clone(),
            sex: self.sex.and_then(sex),
            birth: birth(&self.birth),
            title: self.title.parse().ok(),
            ..Person::player(&self.name)
        };
        if person.title.is_none() {
            person.rank = self.title.parse().ok();
        }
        let mut keep = |name: &str, text: &str| person.other.push((name.to_owned(), text.to_owned()));
        if let Some(sign) = self.sex.filter(|sign| sex(*sign).is_none()) {
            keep("sex", &sign.to_string());
        }
        if person.title.is_none() && person.rank.is_none() && !self.title.is_empty() {
            keep("title", &self.title);
        }
        if person.birth.is_none() && !self.birth.is_empty() {
            keep("birth", &self.birth);
        }
        person
    }
}

fn sex(sign: char) -> Option<Sex> {
    match sign.to_ascii_lowercase() {
        'm' => Some(Sex::Male),
        'w' | 'f' => Some(Sex::Female),
        _ => None,
    }
}

/// A date such as 2010/02/28; the year alone where the rest is not said or is no day.
fn birth(text: &str) -> Option<Birth> {
    let mut parts = text.split(['/', '.', '-']).map(|part| part.trim().parse::<i32>().ok());
    let year = parts.next().flatten().filter(|year| (1900..=2100).contains(year))?;
    let mut small = || parts.next().flatten().and_then(|number| u8::try_from(number).ok());
    let day = small().zip(small()).and_then(|(month, day)| Day::of(year, month, day));
    Some(day.map_or(Birth::Year(year), Birth::Day))
}

#[cfg(test)]
mod tests {
    use clock::Day;

    use super::birth;
    use crate::entry::{Birth, Rank, Title};
    use crate::trf::{Document, Player};

    #[test]
    fn a_date_is_read_and_else_the_year() {
        let day = Day::of(2009, 3, 5).map(Birth::Day);
        assert_eq!(birth("2009/03/05"), day);
        assert_eq!(birth("2009.03.05"), day);
        for text in ["2009", "2009/00/00", "2009/02/30", "2009/13/01", "2009/xx"] {
            assert_eq!(birth(text), Some(Birth::Year(2009)), "{text}");
        }
        for text in ["", "0000/00/00", "05/03/2009", "unknown"] {
            assert_eq!(birth(text), None, "{text}");
        }
    }

    #[test]
    fn nothing_a_line_says_of_somebody_is_lost() {
        let told = |sex: char, title: &str, birth: &str| {
            let (title, birth) = (title.to_owned(), birth.to_owned());
            Player { sex: Some(sex), title, birth, ..Player::default() }.person()
        };
        assert_eq!(told('m', "g", "2009").title, Some(Title::Grandmaster));
        assert_eq!(told('m', "КМС", "2009").rank, Some(Rank::Candidate));
        assert!(told('m', "g", "2009").other.is_empty());
        let kept = told('x', "zzz", "long ago").other;
        assert_eq!(
            kept,
            [("sex", "x"), ("title", "zzz"), ("birth", "long ago")]
                .map(|(name, text)| { (name.to_owned(), text.to_owned()) })
        );
    }

    #[test]
    fn what_is_told_of_somebody_is_read_back() {
        for line in [
            "001    1 m GM Kim, Yuri                         2100 RUS    12345678 2009/03/05",
            "001    2 wWIM Orlova, Anna                      2000 UKR    12345679 2010/00/00",
            "001    3      Unknown, Nobody",
        ] {
            let read = Document::read(line.as_bytes()).expect("a good line");
            let (_, player) = read.players().next().expect("a player");
            let mut told = Player { number: player.number, name: player.name.clone(), ..Player::default() };
            told.rating = player.rating;
            told.tell_of(&player.person());
            assert_eq!((told.person(), told.sex), (player.person(), player.sex), "{line}");
            assert_eq!(told.birth, player.birth);
        }
    }

    #[test]
    fn a_player_of_a_team_comes_from_it() {
        let text = "\
013 Alpha                               1
310   2 Beta                                                                    2
001    1      One
001    2      Two
001    3      Three
";
        let document = Document::read(text.as_bytes()).expect("a good file");
        let from: Vec<String> = document.people().map(|(_, person)| person.organisation).collect();
        assert_eq!(from, ["Alpha", "Beta", ""]);
    }
}
