//! The same person twice: names written in another order, with other letters, or without a patronymic.
//!
//! ```
//! use competition::entry::{Person, Twin, twin};
//! let one = Person::player("Семёнов Пётр").born_in(2009);
//! let other = Person::player("ПЕТР СЕМЕНОВ").born_in(2009);
//! assert_eq!(twin(&one, &other), Some(Twin::Same));
//! assert_eq!(twin(&one, &Person::player("Семенов П.")), Some(Twin::Likely));
//! assert_eq!(twin(&one, &Person::player("Семёнов Пётр").born_in(1980)), None);
//! ```

use std::collections::{BTreeMap, BTreeSet};

use super::Person;

/// How sure it is that two entries mean one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Twin {
    /// The names agree as far as they are written, and no year of birth speaks against it.
    Likely,
    /// The same name and year of birth.
    Same,
}

/// Whether two entries mean one person.
#[must_use]
pub fn twin(one: &Person, other: &Person) -> Option<Twin> {
    compare(&Known::of(one), &Known::of(other))
}

/// The entries of a list that mean one person, by their places, each pair once.
#[must_use]
pub fn twins(people: &[Person]) -> Vec<(usize, usize, Twin)> {
    let known: Vec<Known> = people.iter().map(Known::of).collect();
    let mut by_word: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut pairs = BTreeSet::new();
    for (at, each) in known.iter().enumerate() {
        for word in each.words.iter().filter(|word| word.chars().count() > 1) {
            let before = by_word.entry(word).or_default();
            pairs.extend(before.iter().map(|&earlier| (earlier, at)));
            before.push(at);
        }
    }
    let sure = |(one, other): (usize, usize)| {
        let twin = compare(known.get(one)?, known.get(other)?)?;
        Some((one, other, twin))
    };
    pairs.into_iter().filter_map(sure).collect()
}

/// What a person is recognised by.
struct Known {
    words: Vec<String>,
    born: Option<i32>,
}

impl Known {
    fn of(person: &Person) -> Self {
        let mut words = letters(&person.name);
        words.sort_unstable();
        Self { words, born: person.birth.map(super::Birth::year) }
    }
}

fn compare(one: &Known, other: &Known) -> Option<Twin> {
    let years = (one.born, other.born);
    if matches!(years, (Some(one), Some(other)) if one != other) {
        return None;
    }
    if one.words == other.words {
        let known = one.born.is_some() && other.born.is_some();
        return Some(if known { Twin::Same } else { Twin::Likely });
    }
    let (fewer, more) = if one.words.len() <= other.words.len() { (one, other) } else { (other, one) };
    is_short_for(&fewer.words, &more.words).then_some(Twin::Likely)
}

/// Whether each word stands for another one, a single letter for any that begins with it; one at least in full.
fn is_short_for(fewer: &[String], more: &[String]) -> bool {
    let mut left: Vec<&String> = more.iter().collect();
    let mut in_full = 0;
    let mut take = |means: &dyn Fn(&String) -> bool| {
        let at = left.iter().position(|word| means(word));
        at.map(|at| left.remove(at)).is_some()
    };
    let (initials, names): (Vec<&String>, Vec<&String>) = fewer.iter().partition(|word| is_initial(word));
    let named = names.iter().all(|name| {
        let exact = take(&|word: &String| word == *name);
        in_full += usize::from(exact);
        exact || names.len() > 1 && take(&|word: &String| is_initial(word) && name.starts_with(word.as_str()))
    });
    named
        && in_full > 0
        && fewer.len() > 1
        && initials.iter().all(|letter| take(&|word: &String| word.starts_with(letter.as_str())))
}

fn is_initial(word: &str) -> bool {
    word.chars().count() == 1
}

/// The words of a text in small letters, without what is often left out, with look-alikes made one.
pub(super) fn letters(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            '\'' | '’' | 'ʼ' | '`' | 'ь' | 'ъ' => {}
            letter if letter.is_alphanumeric() => {
                if let Some(word) = words.last_mut() {
                    word.push(one_of(letter));
                }
            }
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// One letter for all that are taken for one another.
const fn one_of(letter: char) -> char {
    match letter {
        'ё' | 'є' | 'э' | 'e' => 'е',
        'і' | 'ї' | 'й' | 'ы' | 'i' => 'и',
        'ґ' => 'г',
        'a' => 'а',
        'b' => 'в',
        'c' => 'с',
        'h' => 'н',
        'k' => 'к',
        'm' => 'м',
        'o' => 'о',
        'p' => 'р',
        't' => 'т',
        'x' => 'х',
        'y' => 'у',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{Twin, twin, twins};
    use crate::entry::Person;

    #[test]
    fn names_are_known_again_however_they_are_written() {
        let same = [
            ("Иванов Пётр Ильич", "пётр ильич ИВАНОВ"),
            ("Іванов Петро", "Иванов Петро"),
            // The second is written with Latin letters that look alike.
            ("Сом Анна", "Coм Aннa"),
            ("Семёнова Дарья", "Семенова Даря"),
            ("Петренко-Бойко Олег", "Бойко Петренко Олег"),
            ("Мар'яна Гнатюк", "Мар’яна Гнатюк"),
        ];
        for (one, other) in same {
            let (one, other) = (Person::player(one).born_in(2010), Person::player(other).born_in(2010));
            assert_eq!(twin(&one, &other), Some(Twin::Same), "{} {}", one.name, other.name);
        }
    }

    #[test]
    fn what_may_be_two_people_is_only_likely_and_what_is_two_is_not_noticed() {
        let told = |one: &str, other: &str| twin(&Person::player(one), &Person::player(other));
        assert_eq!(told("Иванов Пётр Ильич", "Иванов Петр"), Some(Twin::Likely));
        assert_eq!(told("Иванов П. И.", "Иванов Петр Ильич"), Some(Twin::Likely));
        assert_eq!(told("Иванов П.", "Иванов Иван"), None);
        assert_eq!(told("Иванов Пётр", "Иванов Павел"), None);
        assert_eq!(told("Иванов", "Петров"), None);
        assert_eq!(told("Иванов", "Иванов Петр"), None);
    }

    #[test]
    fn a_list_tells_each_pair_once() {
        let names = ["Орлова Анна", "Ким Юрий", "Анна Орлова", "Ким Юрий Сергеевич", "Орлова Анна"];
        let people: Vec<Person> = names.into_iter().map(|name| Person::player(name).born_in(2008)).collect();
        let found = twins(&people);
        let expected = [(0, 2, Twin::Same), (0, 4, Twin::Same), (1, 3, Twin::Likely), (2, 4, Twin::Same)];
        assert_eq!(found, expected);
    }
}
