//! A place, and why it is above the next.

use core::fmt;

use article::Article;
use rulebook::law::event::Tiebreak;

use crate::{Exact, No};

/// What somebody has in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place<T = Tiebreak> {
    /// Who.
    pub no: No,
    /// The place; the first of them, if it is shared.
    pub first: u32,
    /// The last place of those that are shared.
    pub last: u32,
    /// The points places follow.
    pub points: Exact,
    /// What each criterion says, in their order: one value, of a series as many as were needed, and none where the
    /// criterion was not asked or does not apply.
    pub values: Vec<(T, Vec<Exact>)>,
    /// Why the next stands lower; nothing, if he does not.
    pub above_next: Option<Reason<T>>,
}

/// Why one stands above another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason<T = Tiebreak> {
    /// The criterion; nothing for the points themselves.
    pub tiebreak: Option<T>,
    /// The article.
    pub by: Article,
    /// What the one has.
    pub own: Exact,
    /// What the other has.
    pub next: Exact,
    /// Of a series, which value decided, from 1.
    pub step: usize,
    /// Results by places: against whom.
    pub against: Option<No>,
}

impl<T> Place<T> {
    /// Whether others have the same place.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.first != self.last
    }

    /// The place as a table shows it: `3` or `3-5`.
    #[must_use]
    pub fn text(&self) -> String {
        if self.is_shared() { format!("{}-{}", self.first, self.last) } else { self.first.to_string() }
    }

    /// The place as a number; the middle of those that are shared.
    #[must_use]
    pub fn middle(&self) -> Exact {
        Exact::ratio(i64::from(self.first) + i64::from(self.last), 2)
    }
}

impl<T: fmt::Display> fmt::Display for Reason<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {} by ", self.own, self.next)?;
        match &self.tiebreak {
            Some(tiebreak) => write!(f, "{tiebreak}")?,
            None => write!(f, "points")?,
        }
        if self.step > 1 {
            write!(f, ", value {}", self.step)?;
        }
        if let Some(no) = self.against {
            write!(f, " against {no}")?;
        }
        write!(f, " [{}]", self.by)
    }
}
