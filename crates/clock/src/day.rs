//! Calendar days, and the days a reply by correspondence costs.
//!
//! ```
//! use clock::{Day, Leave, days_used};
//! let october = |day| Day::of(2002, 10, day).unwrap();
//! let leave = Leave { first: october(10), last: october(25) };
//! assert_eq!(leave.days(), 16);
//! assert_eq!(days_used(october(8), october(27), &[leave]), 3);
//! ```

use core::fmt;

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Day(pub i32);

/// Days of leave, the first and the last included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// Its first day.
    pub first: Day,
    /// Its last day.
    pub last: Day,
}

/// Days for every so many moves, unused days carried over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many days.
    pub days: u32,
    /// For how many moves.
    pub moves: u32,
}

/// The dates on a reply as they were stated and as the post stamped them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dates {
    /// Written by the sender.
    pub stated: Option<Day>,
    /// On the postmark, or on the receipt of a registered letter.
    pub stamped: Option<Day>,
}

impl Day {
    /// The day of a date, if there is such a date.
    #[must_use]
    pub fn of(year: i32, month: u8, day: u8) -> Option<Self> {
        let fits = (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
        if !fits || !(1..=9999).contains(&year) {
            return None;
        }
        // Years begin in March here, so that the leap day is the last of its year.
        let (month, year) = (i32::from(month), if month <= 2 { year - 1 } else { year });
        let shifted = (month + 9) % 12;
        let days =
            365 * year + year / 4 - year / 100 + year / 400 + (153 * shifted + 2) / 5 + i32::from(day) - 1;
        Some(Self(days - 719_468))
    }

    /// Its year, month and day.
    #[must_use]
    pub fn date(self) -> (i32, u8, u8) {
        // The same years from March to February, in cycles of 400 years.
        let days = i64::from(self.0) + 719_468;
        let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let shifted = (5 * day + 2) / 153;
        let day = day - (153 * shifted + 2) / 5 + 1;
        let month = (shifted + 2) % 12 + 1;
        let year = year + 400 * cycle + i64::from(month <= 2);
        let small = |number: i64| u8::try_from(number).unwrap_or(1);
        (i32::try_from(year).unwrap_or(i32::MAX), small(month), small(day))
    }

    /// So many days later.
    #[must_use]
    pub const fn after(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// The same day of the next month, or the last day of it.
    #[must_use]
    pub fn next_month(self) -> Self {
        let (year, month, day) = self.date();
        let (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
        Self::of(year, month, day.min(days_in(year, month))).unwrap_or(self)
    }
}

impl Leave {
    /// How many days it has.
    #[must_use]
    pub const fn days(&self) -> u32 {
        if self.last.0 < self.first.0 { 0 } else { self.last.0.abs_diff(self.first.0) + 1 }
    }

    /// Whether a day belongs to it.
    #[must_use]
    pub fn has(&self, day: Day) -> bool {
        (self.first..=self.last).contains(&day)
    }
}

impl Budget {
    /// The days allowed for so many moves.
    #[must_use]
    pub const fn allowed(&self, moves: u32) -> u32 {
        let parts = if self.moves == 0 { 0 } else { moves.div_ceil(self.moves) };
        self.days.saturating_mul(if parts == 0 { 1 } else { parts })
    }

    /// Whether the time is overstepped. Moves of an offered variation count only if they are obligatory, so they are
    /// not among these.
    #[must_use]
    pub const fn is_overstepped(&self, moves: u32, used: u32) -> bool {
        used > self.allowed(moves)
    }
}

impl Dates {
    /// The date that counts: the stamp, or where there is none the stated one.
    #[must_use]
    pub fn counts(&self) -> Option<Day> {
        self.stamped.or(self.stated)
    }

    /// How many days the partner's total grows when the stamp is later than he stated.
    #[must_use]
    pub fn difference(&self) -> u32 {
        match (self.stated, self.stamped) {
            (Some(stated), Some(stamped)) if stamped > stated => stamped.0.abs_diff(stated.0),
            _ => 0,
        }
    }

    /// The date of receipt of a letter sent on a day, taken from the usual time of the post where none is known.
    #[must_use]
    pub fn received(&self, sent: Day, usual: u32) -> Day {
        self.counts().unwrap_or_else(|| sent.after(i32::try_from(usual).unwrap_or(i32::MAX)))
    }
}

/// The days between receipt and reply that are charged: those after the receipt up to the reply, without leave.
/// Leaves do not overlap: a player has one at a time.
#[must_use]
pub fn days_used(received: Day, sent: Day, leaves: &[Leave]) -> u32 {
    let charged = Leave { first: received.after(1), last: sent };
    let free = leaves.iter().map(|leave| {
        let both = Leave { first: leave.first.max(charged.first), last: leave.last.min(charged.last) };
        both.days()
    });
    charged.days().saturating_sub(free.fold(0, u32::saturating_add))
}

/// The day a player's time begins: the start date, or the day after a start list that came later.
#[must_use]
pub fn start_day(start: Day, list_received: Day) -> Day {
    if list_received > start { list_received.after(1) } else { start }
}

const fn days_in(year: i32, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{day:02}.{month:02}.{year}")
    }
}
