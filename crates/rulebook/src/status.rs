//! The status of an event: who holds it, and for whom.

use core::fmt;
use core::str::FromStr;

/// The status of an event, the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Status {
    /// Of a club or another organisation.
    #[default]
    Club,
    /// Of a town or district.
    Municipal,
    /// Of a region.
    Regional,
    /// Of several regions.
    Interregional,
    /// Of the country.
    National,
    /// Of an international federation.
    International,
}

/// A text that names no status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownStatus(String);

impl Status {
    /// Every status, the lowest first.
    pub const ALL: [Self; 6] = [
        Self::Club,
        Self::Municipal,
        Self::Regional,
        Self::Interregional,
        Self::National,
        Self::International,
    ];

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Municipal => "municipal",
            Self::Regional => "regional",
            Self::Interregional => "interregional",
            Self::National => "national",
            Self::International => "international",
        }
    }
}

impl FromStr for Status {
    type Err = UnknownStatus;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|status| status.name() == text);
        found.ok_or_else(|| UnknownStatus(text.to_owned()))
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no status is called {:?}; known are", self.0)?;
        Status::ALL.iter().try_for_each(|status| write!(f, " {status}"))
    }
}

impl core::error::Error for UnknownStatus {}
