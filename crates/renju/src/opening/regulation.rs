//! The opening regulations by name.
//!
//! ```
//! use renju::opening::{Offers, Regulation};
//! let regulation: Regulation = "taraguchi-10".parse().unwrap();
//! assert_eq!(regulation, Regulation::Taraguchi(Offers::new(10).unwrap()));
//! assert_eq!(regulation.to_string(), "taraguchi-10");
//! ```

use core::fmt;
use core::str::FromStr;

use super::step::Step;
use super::{free, rif, sakata, soosyrv, swap, swap2, taraguchi, tarannikov, yamaguchi};

/// An opening regulation an event can choose (RU22 9.2.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Regulation {
    /// None: Black begins in the centre.
    Free,
    /// The classical regulation: one of 26 openings, a swap, two fifth moves.
    Rif,
    /// The number of fifth moves is declared with the opening, up to this many.
    Yamaguchi(Offers),
    /// Three stones and two stones, then a choice of colours.
    Sakata,
    /// A swap after each of five stones.
    Tarannikov,
    /// As Tarannikov, or this many fifth moves.
    Taraguchi(Offers),
    /// The number of fifth moves, up to this many, is declared with the fourth stone.
    Soosyrv(Offers),
    /// Three stones by turns, a swap, two fifth moves.
    Swap,
    /// Three stones anywhere, then a colour or two stones more.
    Swap2,
}

/// A number of fifth moves that can be offered in every position of four stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offers(u8);

/// A name that no regulation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRegulation;

impl Offers {
    /// The largest number: four stones have at most four symmetries, so 221 points are at least 56 different ones.
    pub const MOST: u8 = 56;

    /// A number from 1 to [`Offers::MOST`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST { Some(Self(number)) } else { None }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Regulation {
    /// All regulations with their usual numbers.
    pub const ALL: [Self; 9] = [
        Self::Free,
        Self::Rif,
        Self::Yamaguchi(Offers(12)),
        Self::Sakata,
        Self::Tarannikov,
        Self::Taraguchi(Offers(10)),
        Self::Soosyrv(Offers(8)),
        Self::Swap,
        Self::Swap2,
    ];

    /// The name without a number.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Rif => "rif",
            Self::Yamaguchi(_) => "yamaguchi",
            Self::Sakata => "sakata",
            Self::Tarannikov => "tarannikov",
            Self::Taraguchi(_) => "taraguchi",
            Self::Soosyrv(_) => "soosyrv",
            Self::Swap => "swap",
            Self::Swap2 => "swap2",
        }
    }

    /// The number it is named after.
    #[must_use]
    pub const fn number(self) -> Option<Offers> {
        match self {
            Self::Yamaguchi(offers) | Self::Taraguchi(offers) | Self::Soosyrv(offers) => Some(offers),
            Self::Free | Self::Rif | Self::Sakata | Self::Tarannikov | Self::Swap | Self::Swap2 => None,
        }
    }

    pub(super) const fn steps(self) -> &'static [Step] {
        match self {
            Self::Free => free::STEPS,
            Self::Rif => rif::STEPS,
            Self::Yamaguchi(_) => yamaguchi::STEPS,
            Self::Sakata => sakata::STEPS,
            Self::Tarannikov => tarannikov::STEPS,
            Self::Taraguchi(_) => taraguchi::STEPS,
            Self::Soosyrv(_) => soosyrv::STEPS,
            Self::Swap => swap::STEPS,
            Self::Swap2 => swap2::STEPS,
        }
    }
}

impl fmt::Display for Regulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.number().map_or(Ok(()), |Offers(number)| write!(f, "-{number}"))
    }
}

impl FromStr for Regulation {
    type Err = UnknownRegulation;

    /// Reads a name with or without its number: `taraguchi` alone is Taraguchi-5, `soosyrv` Soosyrv-4.
    fn from_str(text: &str) -> Result<Self, UnknownRegulation> {
        let (name, number) = match text.split_once('-') {
            Some((name, number)) => {
                (name, Some(number.parse().ok().and_then(Offers::new).ok_or(UnknownRegulation)?))
            }
            None => (text, None),
        };
        Ok(match (name, number) {
            ("free", None) => Self::Free,
            ("rif", None) => Self::Rif,
            ("yamaguchi", number) => Self::Yamaguchi(number.unwrap_or(Offers(12))),
            ("sakata", None) => Self::Sakata,
            ("tarannikov", None) => Self::Tarannikov,
            ("taraguchi", number) => Self::Taraguchi(number.unwrap_or(Offers(5))),
            ("soosyrv", number) => Self::Soosyrv(number.unwrap_or(Offers(4))),
            ("swap", None) => Self::Swap,
            ("swap2", None) => Self::Swap2,
            _ => return Err(UnknownRegulation),
        })
    }
}

impl fmt::Display for UnknownRegulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such opening regulation; there are")?;
        Regulation::ALL.iter().try_for_each(|regulation| write!(f, " {regulation}"))?;
        write!(f, ", the numbers being 1 to {}", Offers::MOST)
    }
}

impl core::error::Error for UnknownRegulation {}
