//! The name of an account.
//!
//! Two to thirty letters of one alphabet, digits, and single `-`, `_` and `.` between them. Names that look alike (in
//! small letters, in capitals, or as written) count as the same name; which letters look alike says Unicode (UTS 39).
//!
//! ```
//! use people::{Name, Refusal};
//! let olena = Name::new("Олена-2")?;
//! assert_eq!(olena.as_str(), "Олена-2");
//! assert_eq!(olena.fold(), "олена-2");
//! assert_eq!(Name::new("pаypal"), Err(Refusal::NameScripts), "the first a is Cyrillic");
//! assert!(Name::new("ВОВА")?.looks_like(&Name::new("boba")?));
//! # Ok::<(), Refusal>(())
//! ```

use core::fmt;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

use crate::{Hash, Refusal};

/// Letters of a name.
const LETTERS: core::ops::RangeInclusive<usize> = 2..=30;
/// Bytes beyond which no name is looked at.
const BYTES_MAX: usize = 400;

/// Names that would let their owner pass for somebody of the house, or for nobody.
#[rustfmt::skip]
const RESERVED: [&str; 65] = [
    "account", "admin", "administrator", "administration", "anonym", "anonymous", "api", "arbiter", "bot",
    "chief-arbiter", "computer", "damka", "deleted", "everyone", "federation", "guest", "help", "house",
    "info", "judge", "login", "mail", "me", "mod", "moderator", "nobody", "null", "official", "operator",
    "organiser", "organizer", "owner", "postmaster", "referee", "register", "root", "security", "server",
    "staff", "support", "system", "team", "undefined", "user", "visitor", "webmaster", "адмін",
    "адміністратор", "админ", "администратор", "анонім", "аноним", "арбітр", "арбитр", "гість", "гость",
    "дамка", "модератор", "організатор", "организатор", "підтримка", "поддержка", "система", "суддя",
    "судья",
];

/// A name that an account can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// A name, if the text can be one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(text: &str) -> Result<Self, Refusal> {
        if text.len() > BYTES_MAX {
            return Err(Refusal::NameLength);
        }
        let name = Self(text.trim().nfkc().collect());
        if !LETTERS.contains(&name.0.chars().count()) {
            return Err(Refusal::NameLength);
        }
        if !name.is_spelt() {
            return Err(Refusal::NameLetters);
        }
        if !name.0.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive) {
            return Err(Refusal::NameScripts);
        }
        if is_reserved(&name.looks()) { Err(Refusal::NameReserved) } else { Ok(name) }
    }

    /// What a text claims that is no name of an account, as that of one who has none: others could take it for such a name.
    ///
    /// # Errors
    /// If it would let him pass for somebody of the house.
    pub(crate) fn claims_of(text: &str) -> Result<Vec<Hash>, Refusal> {
        let looks = looks(&text.nfkc().collect::<String>());
        if is_reserved(&looks) { Err(Refusal::NameReserved) } else { Ok(claims(&looks)) }
    }

    /// The name as its owner writes it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name in small letters: by it an account is found.
    #[must_use]
    pub fn fold(&self) -> String {
        fold(&self.0)
    }

    /// What no other name may share: hashes of what it looks like.
    #[must_use]
    pub fn claims(&self) -> Vec<Hash> {
        claims(&self.looks())
    }

    /// Whether one could be taken for the other.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        !self.looks().is_disjoint(&other.looks())
    }

    fn looks(&self) -> BTreeSet<String> {
        looks(&self.0)
    }

    fn is_spelt(&self) -> bool {
        let is_sign = |letter: char| matches!(letter, '-' | '_' | '.');
        let is_letter = |letter: char| letter.is_alphabetic() && letter.identifier_allowed();
        let fits = |letter: char| letter.is_ascii_digit() || is_sign(letter) || is_letter(letter);
        let signs_stand_apart =
            !self.0.chars().zip(self.0.chars().skip(1)).any(|(a, b)| is_sign(a) && is_sign(b));
        let (first, last) = (self.0.chars().next(), self.0.chars().next_back());
        self.0.chars().all(fits)
            && self.0.chars().any(is_letter)
            && signs_stand_apart
            && !first.is_some_and(is_sign)
            && !last.is_some_and(is_sign)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a name looks like in small letters, in capitals, and as written whatever the case: each may look like another name.
fn looks(name: &str) -> BTreeSet<String> {
    let small: String = skeleton(&name.to_lowercase()).collect();
    let capital: String = skeleton(&name.to_uppercase()).collect();
    let written: String = skeleton(name).collect();
    // Signs are easily overlooked.
    [small, capital.to_lowercase(), written.to_lowercase()]
        .into_iter()
        .map(|look| look.chars().filter(|letter| letter.is_alphanumeric()).collect())
        .collect()
}

fn claims(looks: &BTreeSet<String>) -> Vec<Hash> {
    looks.iter().map(|look| Hash::of(look.as_bytes())).collect()
}

fn is_reserved(its: &BTreeSet<String>) -> bool {
    RESERVED.iter().any(|word| !looks(word).is_disjoint(its))
}

/// A text in the small letters by which accounts are found, whether it is a name or not.
pub(crate) fn fold(text: &str) -> String {
    text.trim().chars().take(BYTES_MAX).nfkc().collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        Name::new(text).unwrap_or_else(|refusal| panic!("{text:?}: {refusal}"))
    }

    #[test]
    fn names_of_many_alphabets_are_names() {
        for text in [
            "Ян",
            "Марія_К",
            "x9",
            "Jose.Garcia-7",
            "Łukasz",
            "Ґанна",
            "Їжак",
            "Ünal",
            "Νίκος",
            "דוד",
            "王小明",
            "さくらABC",
        ] {
            assert_eq!(name(text).as_str(), text);
        }
    }

    #[test]
    fn a_text_that_is_no_name_is_refused_for_its_reason() {
        for (text, refusal) in [
            ("", Refusal::NameLength),
            ("я", Refusal::NameLength),
            (&*"я".repeat(31), Refusal::NameLength),
            (&*"я".repeat(5_000), Refusal::NameLength),
            ("Ян Ян", Refusal::NameLetters),
            ("-ab", Refusal::NameLetters),
            ("ab.", Refusal::NameLetters),
            ("a--b", Refusal::NameLetters),
            ("a@b", Refusal::NameLetters),
            ("12345", Refusal::NameLetters),
            ("a\u{202e}b", Refusal::NameLetters),
            ("a\u{200d}b", Refusal::NameLetters),
            ("a\0b", Refusal::NameLetters),
            ("😀😀", Refusal::NameLetters),
            ("a/../b", Refusal::NameLetters),
            ("Oлена", Refusal::NameScripts),
            ("Admin", Refusal::NameReserved),
            ("АДМІН", Refusal::NameReserved),
            ("adm1n", Refusal::NameReserved),
            ("a.d.m.i.n", Refusal::NameReserved),
            ("Судья", Refusal::NameReserved),
        ] {
            assert_eq!(Name::new(text), Err(refusal), "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same_name() {
        for (one, other) in [
            ("Olena", "oLENA"),
            ("paypal", "paypaI"),
            ("PAYPAL", "paypaI"),
            ("аре", "ape"),
            ("ВОВА", "boba"),
            ("ВОВА", "BOBA"),
            ("Ян-1", "Ян1"),
            ("ab0", "abo"),
            ("corn", "com"),
            ("гВ", "rB"),
        ] {
            assert!(name(one).looks_like(&name(other)), "{one} {other}");
        }
        for (one, other) in [("Олена", "Олеся"), ("Ян1", "Ян2"), ("Іван", "Иван")] {
            assert!(!name(one).looks_like(&name(other)), "{one} {other}");
        }
    }

    #[test]
    fn one_way_of_typing_a_letter_is_as_good_as_another() {
        assert_eq!(name("Сергі\u{438}\u{306}"), name("Сергій"));
        assert_eq!(name("ＡＢＣ").as_str(), "ABC");
        assert_eq!(fold(" СЕРГІЙ "), name("Сергій").fold());
    }
}
