//! The columns of a table, by their names in three languages.

use clock::Day;
use rulebook::law::event::Sex;

use crate::entry::{Birth, Person, Rank, Title};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Name,
    Surname,
    First,
    Patronymic,
    Birth,
    Sex,
    Organisation,
    Federation,
    City,
    Rating,
    Rank,
    Title,
    Trainer,
    Arbiter,
    Number,
    Line,
}

/// The columns with their names: English first, then Russian and Ukrainian.
const NAMES: [(Column, &[&str]); 16] = [
    (
        Column::Name,
        &[
            "name",
            "player",
            "full name",
            "фио",
            "ф и о",
            "участник",
            "имя фамилия",
            "фамилия имя",
            "фамилия имя отчество",
            "игрок",
            "спортсмен",
            "піб",
            "п і б",
            "учасник",
            "прізвище ім'я",
            "прізвище та ім'я",
            "прізвище ім'я по батькові",
            "гравець",
            "спортсменка",
        ],
    ),
    (Column::Surname, &["surname", "last name", "family name", "фамилия", "прізвище"]),
    (Column::First, &["first name", "given name", "имя", "ім'я"]),
    (Column::Patronymic, &["patronymic", "отчество", "по батькові"]),
    (
        Column::Birth,
        &[
            "birth",
            "born",
            "birthday",
            "date of birth",
            "year of birth",
            "birth date",
            "birth year",
            "year",
            "дата рождения",
            "год рождения",
            "год рожд",
            "год",
            "д р",
            "г р",
            "дата народження",
            "рік народження",
            "рік",
            "д н",
            "р н",
        ],
    ),
    (Column::Sex, &["sex", "gender", "пол", "стать"]),
    (
        Column::Organisation,
        &[
            "organisation",
            "organization",
            "region",
            "club",
            "team",
            "school",
            "организация",
            "регион",
            "клуб",
            "команда",
            "школа",
            "субъект",
            "область",
            "організація",
            "регіон",
            "субъект рф",
            "територія",
        ],
    ),
    (Column::Federation, &["federation", "country", "fed", "федерация", "страна", "федерація", "країна"]),
    (Column::City, &["city", "town", "город", "місто", "населенный пункт"]),
    (Column::Rating, &["rating", "elo", "рейтинг", "рейт"]),
    (
        Column::Rank,
        &[
            "rank",
            "category",
            "разряд",
            "звание",
            "разряд звание",
            "звание разряд",
            "квалификация",
            "розряд",
            "звання",
            "розряд звання",
            "кваліфікація",
            "спортивный разряд",
            "спортивное звание",
        ],
    ),
    (Column::Title, &["title", "international title", "титул", "международное звание", "міжнародне звання"]),
    (Column::Trainer, &["trainer", "coach", "тренер", "личный тренер", "особистий тренер"]),
    (Column::Arbiter, &["arbiter", "судейская категория", "суддівська категорія"]),
    (Column::Number, &["id", "fmjd", "fmjd id", "id fmjd", "код", "ид"]),
    (Column::Line, &["no", "n", "nr", "number", "номер", "№", "№ п п", "п п", "№ з п", "з п"]),
];

impl Column {
    /// The column of a name.
    pub(super) fn named(name: &str) -> Option<Self> {
        let asked = plain(name);
        let is_it = |(_, names): &&(Self, &[&str])| names.iter().any(|known| plain(known) == asked);
        NAMES.iter().find(is_it).map(|(column, _)| *column)
    }

    /// Whether it holds a name.
    pub(super) const fn is_name(self) -> bool {
        matches!(self, Self::Name | Self::Surname | Self::First)
    }

    /// What it is called in English.
    pub(super) fn title(self) -> &'static str {
        let names = NAMES.iter().find(|(column, _)| *column == self);
        names.and_then(|(_, names)| names.first()).copied().unwrap_or_default()
    }

    /// Puts what is written there where it belongs, or says what was expected.
    pub(super) fn put(self, person: &mut Person, field: &str) -> Result<(), &'static str> {
        let text = || field.to_owned();
        match self {
            Self::Name | Self::Patronymic => {
                person.name = format!("{} {field}", person.name).trim().to_owned();
            }
            Self::Surname => person.name = format!("{field} {}", person.name).trim().to_owned(),
            // The given name stands before the patronymic and after the family name, whatever came first.
            Self::First => person.name = first(&person.name, field),
            Self::Birth => person.birth = Some(birth(field).ok_or("a year or a date such as 31.12.2009")?),
            Self::Sex => person.sex = Some(sex(field).ok_or("m or f")?),
            Self::Organisation => person.organisation = text(),
            Self::Federation => person.federation = text(),
            Self::City => person.city = text(),
            Self::Rating => person.rating = rating(field).ok_or("a number up to 4000")?,
            Self::Rank => match (field.parse::<Rank>(), field.parse::<Title>()) {
                (Ok(rank), _) => person.rank = Some(rank),
                (_, Ok(title)) => person.title = Some(title),
                _ if is_none(field) => {}
                _ => return Err("a category or a title such as КМС"),
            },
            Self::Title => match field.parse::<Title>() {
                Ok(title) => person.title = Some(title),
                Err(_) => person.rank = Some(field.parse().map_err(|_| "a title such as MI or МС")?),
            },
            Self::Trainer => person.trainer = text(),
            Self::Arbiter => person.arbiter = text(),
            Self::Number => person.number = text(),
            Self::Line => {}
        }
        Ok(())
    }
}

fn first(name: &str, given: &str) -> String {
    match name.split_once(' ') {
        Some((surname, rest)) => format!("{surname} {given} {rest}"),
        None => format!("{name} {given}").trim().to_owned(),
    }
}

/// A date or a year.
pub(super) fn birth(field: &str) -> Option<Birth> {
    let field = field.trim().trim_end_matches(['г', 'р', '.', ' ']);
    let numbers: Option<Vec<i32>> =
        field.split(['.', '/', '-']).map(|part| part.trim().parse().ok()).collect();
    let fits = |year: &i32| (1900..=2100).contains(year);
    match *numbers?.as_slice() {
        [year] if fits(&year) => Some(Birth::Year(year)),
        [year, month, day] if fits(&year) => date(year, month, day),
        [day, month, year] if fits(&year) => date(year, month, day),
        _ => None,
    }
}

fn date(year: i32, month: i32, day: i32) -> Option<Birth> {
    Day::of(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?).map(Birth::Day)
}

/// The sex, in three languages.
pub(super) fn sex(field: &str) -> Option<Sex> {
    const MALE: [&str; 10] = ["m", "male", "м", "муж", "мужской", "ч", "чол", "чоловіча", "юноша", "хлопець"];
    const FEMALE: [&str; 11] =
        ["f", "female", "w", "ж", "жен", "женский", "жін", "жіноча", "девушка", "дівчина", "д"];
    let asked = plain(field);
    let among = |names: &[&str]| names.iter().any(|name| plain(name) == asked);
    if among(&MALE) { Some(Sex::Male) } else { among(&FEMALE).then_some(Sex::Female) }
}

/// A rating; nothing where none is said.
pub(super) fn rating(field: &str) -> Option<Option<u16>> {
    if is_none(field) || field == "0" {
        return Some(None);
    }
    let number: u16 = field.parse().ok()?;
    (number <= 4000).then_some(Some(number))
}

fn is_none(field: &str) -> bool {
    ["", "-", "—", "–", "нет", "ні", "немає", "none", "б/р", "бр"].contains(&field.to_lowercase().as_str())
}

/// A name in small letters, with one space wherever there is something else.
fn plain(name: &str) -> String {
    let mut words = String::new();
    for letter in name.trim().chars().flat_map(char::to_lowercase) {
        match letter {
            '\'' | '’' | 'ʼ' | '`' => {}
            '№' => words.push(letter),
            letter if letter.is_alphanumeric() => words.push(letter),
            _ if words.is_empty() || words.ends_with(' ') => {}
            _ => words.push(' '),
        }
    }
    words.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Column, NAMES, plain};

    #[test]
    fn no_name_means_two_columns() {
        for (column, names) in NAMES {
            for name in names {
                assert_eq!(Column::named(name), Some(column), "{name}");
                assert_eq!(Column::named(&format!(" {}. ", name.to_uppercase())), Some(column), "{name}");
                assert!(!plain(name).is_empty());
            }
        }
    }
}
