//! What a password must not be.
//!
//! Eight letters or more, of any kind. Refused is what a stranger would try first: one of the 3,000 most used passwords;
//! one of the words everybody takes, with digits or signs around it or for its letters; walks over the keyboard or the
//! alphabet; few letters over and over; a date; the name of the account with less than a password beside it.
//!
//! ```
//! use people::{Refusal, password};
//! assert!(password::check("кінь їсть вівса", "Olena").is_ok());
//! assert_eq!(password::check("P@ssw0rd2024!", "Olena"), Err(Refusal::PasswordCommon));
//! assert_eq!(password::check("olena_99", "Olena"), Err(Refusal::PasswordOfName));
//! ```

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;

use crate::Refusal;

mod words;

use words::{WALKS, WORDS};

/// The most used passwords, one a line, in order.
const COMMON: &str = include_str!("password/common.txt");

/// The fewest letters of a password.
pub const LETTERS_MIN: usize = 8;
/// The most letters of a password.
pub const LETTERS_MAX: usize = 128;
/// The fewest different letters.
const DIFFERENT_MIN: usize = 4;
/// The fewest letters in a row that are a walk.
const WALK_MIN: usize = 3;

/// The password as it is to be hashed (the same for every way of typing its letters), if it is good enough.
///
/// # Errors
/// What is wrong with it.
pub fn check(text: &str, name: &str) -> Result<String, Refusal> {
    let password = prepare(text)?;
    let letters = password.chars().count();
    if letters < LETTERS_MIN {
        return Err(Refusal::PasswordShort);
    }
    let low: Vec<char> = password.to_lowercase().chars().collect();
    if is_of_name(&low, name) {
        Err(Refusal::PasswordOfName)
    } else if is_common(&low) {
        Err(Refusal::PasswordCommon)
    } else {
        Ok(password)
    }
}

/// The password as it is to be verified.
///
/// # Errors
/// If it is longer than any password.
pub fn prepare(text: &str) -> Result<String, Refusal> {
    // Letters have at most four bytes, and marks can be many: nothing beyond this is looked at.
    if text.len() > LETTERS_MAX * 8 {
        return Err(Refusal::PasswordLong);
    }
    let password: String = text.nfc().collect();
    if password.chars().count() > LETTERS_MAX { Err(Refusal::PasswordLong) } else { Ok(password) }
}

fn is_of_name(low: &[char], name: &str) -> bool {
    let name = name.to_lowercase();
    let low: String = low.iter().collect();
    let rest: Vec<char> = low.replace(&name, "").chars().collect();
    // The name counts for nothing: what is left is a password of its own.
    let holds = name.chars().count() >= WALK_MIN && low.contains(&name);
    holds && (rest.len() < LETTERS_MIN || is_common(&rest))
}

fn is_common(low: &[char]) -> bool {
    let different: BTreeSet<&char> = low.iter().collect();
    different.len() < DIFFERENT_MIN
        || is_most_used(low)
        || is_repetition(low)
        || is_walk(low)
        || is_date(low)
        || is_made_of_words(low)
}

/// One of the list.
fn is_most_used(low: &[char]) -> bool {
    let low: String = low.iter().collect();
    listed().any(|common| common == low)
}

/// The list without what is said about it.
fn listed() -> impl Iterator<Item = &'static str> {
    COMMON.lines().filter(|line| !line.starts_with("# "))
}

/// A few letters over and over.
fn is_repetition(low: &[char]) -> bool {
    (1..=4).any(|length| low.iter().zip(low.iter().skip(length)).all(|(a, b)| a == b))
}

/// At most two walks over the keyboard or the alphabet, and at most two letters besides.
fn is_walk(low: &[char]) -> bool {
    let (mut at, mut walks, mut others) = (0, 0, 0);
    while let Some(rest) = low.get(at..).filter(|rest| !rest.is_empty()) {
        let length = WALKS.iter().map(|walk| walked(rest, walk)).max().unwrap_or(0);
        if length >= WALK_MIN {
            walks += 1;
            at += length;
        } else {
            others += 1;
            at += 1;
        }
    }
    walks <= 2 && others <= 2
}

/// How many letters follow each other along a walk, there or back.
fn walked(letters: &[char], walk: &str) -> usize {
    let there: Vec<char> = walk.chars().collect();
    let back: Vec<char> = walk.chars().rev().collect();
    let along = |walk: &[char]| {
        let start = walk.iter().position(|letter| letters.first() == Some(letter));
        let walk = start.and_then(|start| walk.get(start..)).unwrap_or_default();
        walk.iter().zip(letters).take_while(|(a, b)| a == b).count()
    };
    along(&there).max(along(&back))
}

/// A day of our time, in whatever order it is written.
fn is_date(low: &[char]) -> bool {
    let digits: Vec<u32> = low
        .iter()
        .filter(|letter| !matches!(letter, '.' | '-' | '/' | ' '))
        .map_while(|l| l.to_digit(10))
        .collect();
    let [a, b, c, d, e, f, g, h] = digits[..] else { return false };
    let written = low.iter().filter(|letter| letter.is_ascii_digit()).count();
    let (ab, cd, ef, gh) = (10 * a + b, 10 * c + d, 10 * e + f, 10 * g + h);
    let day = |day: u32, month: u32| (1..=31).contains(&day) && (1..=12).contains(&month);
    let year = |year: u32| (1900..=2099).contains(&year);
    let is_day = |x, y| day(x, y) || day(y, x);
    written == 8
        && low.len() <= 10
        && ((year(100 * ef + gh) && is_day(ab, cd)) || (year(100 * ab + cd) && is_day(ef, gh)))
}

/// One or two of the words, with digits and signs around them or for their letters.
fn is_made_of_words(low: &[char]) -> bool {
    let start = low.iter().position(|letter| letter.is_alphabetic()).unwrap_or(low.len());
    let end = low.iter().rposition(|letter| letter.is_alphabetic()).map_or(start, |last| last + 1);
    let inner = low.get(start..end).unwrap_or_default();
    let letters = |part: &[char]| part.iter().filter(|letter| letter.is_alphabetic()).collect::<String>();
    let plainly = |part: &[char]| letters(&part.iter().map(|letter| plain(*letter)).collect::<Vec<_>>());
    [letters(inner), plainly(inner), plainly(low)].iter().any(|core| {
        let is_word = |text: &str| WORDS.contains(&text);
        let mut splits = core.char_indices().map(|(at, _)| core.split_at(at));
        is_word(core) || splits.any(|(one, other)| is_word(one) && is_word(other))
    })
}

/// The letter that a digit or a sign is taken for.
fn plain(letter: char) -> char {
    match letter {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        '8' => 'b',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_anybody_would_try_first_is_refused() {
        for text in [
            "password",
            "Password1",
            "P@ssw0rd",
            "p4$$w0rd!!",
            "passwordpassword",
            "iloveyou",
            "ILOVEYOU2",
            "qwertyuiop",
            "qwerty123",
            "qwerty12345",
            "1q2w3e4r",
            "1q2w3e4r5t",
            "12345678",
            "123456789",
            "1234567890",
            "87654321",
            "abcdefgh",
            "abcd1234",
            "asdfghjkl",
            "zxcvbnm1",
            "1qaz2wsx",
            "11111111",
            "aaaaaaaa",
            "abababab",
            "abcabcabc",
            "12121212",
            "letmein1",
            "welcome1",
            "sunshine",
            "football1",
            "trustno1",
            "йцукенгш",
            "йцукен123",
            "пароль123",
            "Пароль2024",
            "привет123",
            "gfhjkm123",
            "наташа1990",
            "19901231",
            "31.12.1990",
            "01/02/2003",
            "damka2024",
            "шашки123",
            "password!",
            "administrator",
            "admin1234",
            "dragon123",
            "monkey123",
            "q1w2e3r4",
            "987654321",
            "asdf1234",
            "qwer1234",
        ] {
            assert_eq!(check(text, "olena"), Err(Refusal::PasswordCommon), "{text}");
        }
    }

    #[test]
    fn the_most_used_passwords_are_refused_however_they_are_written() {
        assert_eq!(listed().count(), 3_000);
        for common in listed() {
            assert!(common.chars().count() >= LETTERS_MIN && common.to_lowercase() == common, "{common}");
            assert_eq!(check(common, "olena"), Err(Refusal::PasswordCommon), "{common}");
            assert_eq!(check(&common.to_uppercase(), "olena"), Err(Refusal::PasswordCommon), "{common}");
        }
        // The rule alone does not know all of them.
        let low: Vec<char> = "blink182".chars().collect();
        assert!(is_most_used(&low) && !is_made_of_words(&low) && !is_walk(&low));
    }

    #[test]
    fn what_nobody_would_try_first_is_taken() {
        for text in [
            "correct horse battery",
            "кінь їсть вівса",
            "xK9#mQ2v",
            "moon-river-17",
            "Zähne putzen",
            "шість тигрів",
            "blue42spoon",
            "🦊🐻🐼🐨🐯🦁🐮🐷",
            "9405172386",
        ] {
            assert!(check(text, "olena").is_ok(), "{text}");
        }
    }

    #[test]
    fn length_is_counted_in_letters() {
        assert_eq!(check("xK9#mQ2", "olena"), Err(Refusal::PasswordShort));
        assert_eq!(check("їжґєхщш", "olena"), Err(Refusal::PasswordShort), "seven letters of two bytes");
        let long = "xK9#mQ2v".repeat(16);
        assert_eq!(check(&long, "olena"), Ok(long.clone()));
        assert_eq!(check(&format!("{long}x"), "olena"), Err(Refusal::PasswordLong));
        assert_eq!(check(&"x".repeat(10_000_000), "olena"), Err(Refusal::PasswordLong));
    }

    #[test]
    fn the_name_is_no_password() {
        for text in [
            "Olena123",
            "olenaolena",
            "!!olena!OLENA",
            "Olena1985",
            "olena_kyiv",
            "olena12345678",
            "qwerty-olena-2024",
        ] {
            assert_eq!(check(text, "Olena"), Err(Refusal::PasswordOfName), "{text}");
        }
        assert_eq!(check("_Shevchenko_", "shevchenko"), Err(Refusal::PasswordOfName));
        assert!(check("shevchenko plays well", "shevchenko").is_ok());
    }

    #[test]
    fn every_way_of_typing_a_letter_gives_the_same_password() {
        assert_eq!(check("сер\u{438}\u{306}-xyz-9", "a"), check("сер\u{439}-xyz-9", "a"));
    }

    #[test]
    fn words_are_what_they_are_looked_up_by() {
        assert!(
            WORDS.iter().all(|word| word.chars().all(char::is_alphabetic) && word.to_lowercase() == *word)
        );
        let different: BTreeSet<&&str> = WORDS.iter().collect();
        assert_eq!(different.len(), WORDS.len());
    }
}
