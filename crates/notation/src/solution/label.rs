//! Labels of variations: `VP1`, `A`, `A1`, `II`, `II-1`, `II-A`.

use core::fmt;

use super::{Departure, Role};

/// The letters of Black's defences (UA24:VIII.layout.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// А Б В Г Д …
    Ukrainian,
    /// A B C D E …
    Latin,
}

/// What stands at the head of a variation, and at the place where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) name: Name,
    /// Which repeat of the variation of this name, from 1; 0 for the variation itself.
    pub(super) repeat: usize,
}

/// The name of a variation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    Main(usize),
    Defence(Letter),
    Try(usize),
    /// Of the try with this number.
    Illusory(usize, Letter),
}

/// A letter, doubled or more where the alphabet was not enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    sign: char,
    times: usize,
}

/// Cyrillic capitals that look like Latin ones: printed texts mix them.
const LOOK_ALIKES: [(char, char); 12] = [
    ('А', 'A'),
    ('В', 'B'),
    ('С', 'C'),
    ('Е', 'E'),
    ('Н', 'H'),
    ('І', 'I'),
    ('К', 'K'),
    ('М', 'M'),
    ('О', 'O'),
    ('Р', 'P'),
    ('Т', 'T'),
    ('Х', 'X'),
];

const UNITS: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

impl Alphabet {
    /// The letter with this index, from 0. Letters that look like Roman numerals are left out, and of the
    /// Ukrainian ones those that lists do not use.
    pub(super) fn letter(self, index: usize) -> Letter {
        let letters = match self {
            Self::Ukrainian => "АБВГДЕЖИКЛМНПРСТУФЦШЩЮЯ",
            Self::Latin => "ABCDEFGHJKLMNOPQRSTUWYZ",
        };
        let count = letters.chars().count();
        Letter { sign: letters.chars().nth(index % count).unwrap_or('A'), times: index / count + 1 }
    }
}

impl Label {
    /// The label a word is. Letters that look alike are the same letter.
    pub(super) fn read(word: &str) -> Option<Self> {
        let folded: String = word.chars().map(fold).collect();
        if let Some(number) = folded.strip_prefix("VP") {
            return Some(Self { name: Name::Main(positive(number)?), repeat: 0 });
        }
        if let Some((roman, rest)) = folded.split_once('-') {
            let number = read_roman(roman)?;
            if let Some(repeat) = positive(rest) {
                return Some(Self { name: Name::Try(number), repeat });
            }
            let (letter, repeat) = read_letter(rest)?;
            return Some(Self { name: Name::Illusory(number, letter), repeat });
        }
        if let Some(number) = read_roman(&folded) {
            return Some(Self { name: Name::Try(number), repeat: 0 });
        }
        let (letter, repeat) = read_letter(&folded)?;
        Some(Self { name: Name::Defence(letter), repeat })
    }

    /// What a variation with this label is, if it begins here.
    pub(super) const fn role(&self, at: Departure) -> Role {
        match self.name {
            Name::Main(_) => Role::Main,
            Name::Defence(_) => Role::Defence(at),
            Name::Try(_) => Role::Try(at),
            Name::Illusory(..) => Role::Illusory(at),
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Name::Main(number) => write!(f, "VP{number}")?,
            Name::Defence(letter) => write!(f, "{letter}")?,
            Name::Try(number) => write_roman(f, number)?,
            Name::Illusory(number, letter) => {
                write_roman(f, number)?;
                write!(f, "-{letter}")?;
            }
        }
        match (self.repeat, self.name) {
            (0, _) => Ok(()),
            (repeat, Name::Try(_)) => write!(f, "-{repeat}"),
            (repeat, _) => write!(f, "{repeat}"),
        }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.times).try_for_each(|_| write!(f, "{}", self.sign))
    }
}

fn fold(sign: char) -> char {
    LOOK_ALIKES.iter().find(|(cyrillic, _)| *cyrillic == sign).map_or(sign, |&(_, latin)| latin)
}

fn positive(digits: &str) -> Option<usize> {
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| is_number)
}

/// A letter and the number of its repeat.
fn read_letter(text: &str) -> Option<(Letter, usize)> {
    let letters = text.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let sign = letters.chars().next().filter(|sign| sign.is_uppercase() && !"IVX".contains(*sign))?;
    let repeat = match text.get(letters.len()..).unwrap_or_default() {
        "" => 0,
        digits => positive(digits)?,
    };
    let times = letters.chars().count();
    letters.chars().all(|other| other == sign).then_some((Letter { sign, times }, repeat))
}

/// Tens are written with X alone: L, C, D and M are letters of defences.
fn write_roman(f: &mut fmt::Formatter<'_>, number: usize) -> fmt::Result {
    (0..number / 10).try_for_each(|_| f.write_str("X"))?;
    f.write_str(UNITS[number % 10])
}

fn read_roman(text: &str) -> Option<usize> {
    let units = text.trim_start_matches('X');
    let tens = text.len() - units.len();
    let units = UNITS.iter().position(|&unit| unit == units)?;
    Some(tens * 10 + units).filter(|&number| number > 0)
}
