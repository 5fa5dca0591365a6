//! Sports titles and categories, and international titles.
//!
//! ```
//! use competition::entry::{Rank, Title};
//! let read = |text: &str| text.parse::<Rank>();
//! assert_eq!(read("кмс"), Ok(Rank::Candidate));
//! assert_eq!(read("МС міжн."), Ok(Rank::InternationalMaster));
//! assert_eq!(read("1 разряд"), Ok(Rank::First));
//! assert!(Rank::Master > Rank::Candidate && Rank::Third > Rank::FirstJunior);
//! assert_eq!("GMI".parse(), Ok(Title::Grandmaster));
//! ```

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::twin::letters;

/// A sports category or title of the national classification, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The third category of the young.
    ThirdJunior,
    /// The second category of the young.
    SecondJunior,
    /// The first category of the young.
    FirstJunior,
    /// The third category.
    Third,
    /// The second category.
    Second,
    /// The first category.
    First,
    /// Candidate for master of sport.
    Candidate,
    /// Master of sport.
    Master,
    /// Master of sport of international class.
    InternationalMaster,
    /// Grandmaster of the country.
    Grandmaster,
    /// Honoured master of sport.
    HonouredMaster,
}

/// A title of an international federation, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// Candidate master among women.
    WomensCandidate,
    /// Candidate master.
    Candidate,
    /// Master of the federation among women.
    WomensMaster,
    /// Master of the federation.
    Master,
    /// International master among women.
    WomensInternationalMaster,
    /// International master.
    InternationalMaster,
    /// International grandmaster among women.
    WomensGrandmaster,
    /// International grandmaster.
    Grandmaster,
}

/// A text that names no category and no title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRank(String);

impl Rank {
    /// Every category and title, the lowest first.
    pub const ALL: [Self; 11] = [
        Self::ThirdJunior,
        Self::SecondJunior,
        Self::FirstJunior,
        Self::Third,
        Self::Second,
        Self::First,
        Self::Candidate,
        Self::Master,
        Self::InternationalMaster,
        Self::Grandmaster,
        Self::HonouredMaster,
    ];

    /// Its place among all, the lowest first, from 1.
    #[must_use]
    pub const fn order(self) -> u8 {
        self as u8 + 1
    }

    /// Whether it is a title; the others are categories.
    #[must_use]
    pub fn is_title(self) -> bool {
        self >= Self::Master
    }

    /// How it is written in Russian.
    #[must_use]
    pub const fn russian(self) -> &'static str {
        self.forms()[0]
    }

    /// How it is written in Ukrainian.
    #[must_use]
    pub const fn ukrainian(self) -> &'static str {
        self.forms()[1]
    }

    /// How it is written: in Russian, in Ukrainian, and otherwise.
    const fn forms(self) -> &'static [&'static str] {
        match self {
            Self::ThirdJunior => &["III юн.", "III юн.", "3 юн", "3 юношеский", "3 юнацький", "3 junior"],
            Self::SecondJunior => &["II юн.", "II юн.", "2 юн", "2 юношеский", "2 юнацький", "2 junior"],
            Self::FirstJunior => &["I юн.", "I юн.", "1 юн", "1 юношеский", "1 юнацький", "1 junior"],
            Self::Third => &["III", "III", "3", "third"],
            Self::Second => &["II", "II", "2", "second"],
            Self::First => &["I", "I", "1", "first"],
            Self::Candidate => &["КМС", "КМСУ", "кандидат", "кандидат в мастера спорта", "CM", "candidate"],
            Self::Master => {
                &["МС", "МСУ", "мастер", "мастер спорта", "мастер спорта россии", "майстер спорту", "master"]
            }
            Self::InternationalMaster => {
                &["МСМК", "МСУМК", "МС межд", "МС міжн", "МС міжнародного класу", "международный мастер"]
            }
            Self::Grandmaster => &["ГР", "ГУ", "гроссмейстер", "гроссмейстер россии", "гросмейстер україни"],
            Self::HonouredMaster => {
                &["ЗМС", "ЗМСУ", "заслуженный мастер спорта", "заслужений майстер спорту"]
            }
        }
    }
}

impl Title {
    /// Every title, the lowest first.
    pub const ALL: [Self; 8] = [
        Self::WomensCandidate,
        Self::Candidate,
        Self::WomensMaster,
        Self::Master,
        Self::WomensInternationalMaster,
        Self::InternationalMaster,
        Self::WomensGrandmaster,
        Self::Grandmaster,
    ];

    /// How the draughts federation writes it, and how others do.
    const fn forms(self) -> &'static [&'static str] {
        match self {
            Self::WomensCandidate => &["CFF", "WCM", "wc"],
            Self::Candidate => &["CMF", "CM", "c"],
            Self::WomensMaster => &["MFF", "WFM", "wf"],
            Self::Master => &["MF", "FM", "f"],
            Self::WomensInternationalMaster => &["MIF", "WIM", "wm"],
            Self::InternationalMaster => &["MI", "IM", "m"],
            Self::WomensGrandmaster => &["GMIF", "WGM", "wg"],
            Self::Grandmaster => &["GMI", "GM", "MG", "g"],
        }
    }

    /// How the draughts federation writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.forms()[0]
    }

    /// How other federations write it, in three letters at most.
    #[must_use]
    pub const fn abroad(self) -> &'static str {
        self.forms()[1]
    }
}

/// A form without points, spaces, look-alikes and the word for a category.
fn plain(text: &str) -> String {
    let mut form = String::new();
    for word in letters(text) {
        let ending =
            form.ends_with(|letter: char| letter.is_ascii_digit()) && ["и", "ии", "я"].contains(&&*word);
        if !ending && !["разряд", "розряд", "р", "сп", "сатегору"].contains(&&*word) {
            form.push_str(roman(&word));
        }
    }
    form
}

/// A Roman number up to three as a figure; look-alikes have been made Cyrillic by now.
fn roman(word: &str) -> &str {
    match word {
        "и" => "1",
        "ии" => "2",
        "иии" => "3",
        other => other,
    }
}

impl FromStr for Rank {
    type Err = UnknownRank;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let asked = plain(text);
        let is_it = |rank: &Self| rank.forms().iter().any(|form| plain(form) == asked);
        Self::ALL.into_iter().find(is_it).ok_or_else(|| UnknownRank(text.to_owned()))
    }
}

impl FromStr for Title {
    type Err = UnknownRank;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let asked = text.trim();
        let is_it = |title: &Self| title.forms().iter().any(|form| form.eq_ignore_ascii_case(asked));
        Self::ALL.into_iter().find(is_it).ok_or_else(|| UnknownRank(text.to_owned()))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.russian())
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no category or title is called {:?}; known are", self.0)?;
        Rank::ALL.iter().try_for_each(|rank| write!(f, " {rank}"))?;
        Title::ALL.iter().try_for_each(|title| write!(f, " {title}"))
    }
}

impl core::error::Error for UnknownRank {}

#[cfg(test)]
mod tests {
    use super::{Rank, Title};

    #[test]
    fn every_form_is_read_and_none_means_two_ranks() {
        for rank in Rank::ALL {
            for form in rank.forms() {
                assert_eq!(form.parse(), Ok(rank), "{form}");
            }
        }
        for title in Title::ALL {
            for form in title.forms() {
                assert_eq!(form.parse(), Ok(title), "{form}");
            }
        }
    }

    #[test]
    fn people_write_ranks_in_many_ways() {
        for (text, rank) in [
            ("KMC", Rank::Candidate),
            ("к.м.с.", Rank::Candidate),
            ("II разряд", Rank::Second),
            ("ІІІ розряд", Rank::Third),
            ("1-й юношеский", Rank::FirstJunior),
            ("1 сп. юн.", Rank::FirstJunior),
            ("Мастер спорта", Rank::Master),
        ] {
            assert_eq!(text.parse(), Ok(rank), "{text}");
        }
        assert!("wizard".parse::<Rank>().is_err() && "".parse::<Rank>().is_err());
    }
}
