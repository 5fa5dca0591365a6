//! How high an event stands.

use core::fmt;

/// How high an event stands, from the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Status {
    /// Of a club, a school or another organisation.
    #[default]
    Club,
    /// Of a district.
    District,
    /// Of a city or another municipality.
    Municipal,
    /// Of a region.
    Regional,
    /// Of several regions: a zone, a federal district.
    Interregional,
    /// Of the whole country.
    National,
    /// Of several countries.
    International,
}

impl Status {
    /// Every status, the lowest first.
    pub const ALL: [Self; 7] = [
        Self::Club,
        Self::District,
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
            Self::District => "district",
            Self::Municipal => "municipal",
            Self::Regional => "regional",
            Self::Interregional => "interregional",
            Self::National => "national",
            Self::International => "international",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
