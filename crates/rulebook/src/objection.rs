//! What an edition has against a draft.

use core::fmt;

use article::Article;
use clock::Millis;

/// What an edition has against a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The article.
    pub by: Article,
    /// How grave it is.
    pub weight: Gravity,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub allowed: String,
}

/// How grave an objection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// Against a recommendation: the organiser is told.
    Advice,
    /// Against the rules: refused.
    Refusal,
}

impl Gravity {
    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Advice => "advice",
            Self::Refusal => "refusal",
        }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]; allowed: {}", self.what, self.by, self.allowed)
    }
}

/// A time as people say it: `1 h 20 min`, `45 s`.
pub(crate) fn spoken(time: Millis) -> String {
    let (seconds, rest) = (time.as_seconds(), time.as_millis() % 1_000);
    let mut parts = Vec::new();
    for (number, unit) in
        [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"), (rest, "ms")]
    {
        if number > 0 {
            parts.push(format!("{number} {unit}"));
        }
    }
    if parts.is_empty() { "no time".to_owned() } else { parts.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::{Millis, spoken};

    #[test]
    fn times_are_said_as_people_say_them() {
        for (millis, said) in
            [(0, "no time"), (45_000, "45 s"), (4_800_000, "1 h 20 min"), (3_661_001, "1 h 1 min 1 s 1 ms")]
        {
            assert_eq!(spoken(Millis(millis)), said);
        }
    }
}
