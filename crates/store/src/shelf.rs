//! The shelf: what is read often, made from the journal and made again at any time.
//!
//! A model is a table of texts under texts, ordered by their keys, and the [`Position`] up to which the journal has gone
//! into it. Rows and position change together or not at all, so whoever goes on from [`Shelf::reached`] leaves nothing
//! out and counts nothing twice, also after a crash. A model is never ahead of the journal; after a loss of power it
//! may be behind.
//!
//! What a model says follows from the journal alone, whoever makes it. So several nodes may keep the same one, each from
//! its own memory and in its own steps: whoever is further is right, and the others need not care.
//!
//! ```
//! use std::collections::BTreeMap;
//! use std::sync::Arc;
//! use store::{Error, Journal, Keys, LocalBus, Position, Shelf, Sqlite, Update};
//!
//! # let folder = std::env::temp_dir().join(format!("damka-shelf-{}", std::process::id()));
//! # let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
//! # runtime.block_on(async {
//! let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await?;
//! let rows = ["open/5m", "open/9m", "over/1"].map(|key| (key.to_owned(), Some("{}".to_owned())));
//! let update = Update {
//!     model: "lobby-1".into(),
//!     after: journal.reached("lobby-1").await?,
//!     reached: Position::START, // as far as the journal itself: it is empty
//!     rows: BTreeMap::from(rows),
//! };
//! journal.shelve(update).await?;
//!
//! let open = journal.rows("lobby-1", Keys::prefix("open/").backwards(), 10).await?;
//! assert_eq!(open.iter().map(|row| &*row.key).collect::<Vec<_>>(), ["open/9m", "open/5m"]);
//! assert_eq!(journal.row("lobby-1", "over/1").await?.as_deref(), Some("{}"));
//! journal.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Error>(()) }).unwrap();
//! ```

use std::collections::BTreeMap;
use std::ops::Bound;

use crate::error::Error;
use crate::journal::Answer;
use crate::limits::Limit;
use crate::sequence::Position;

/// What a model becomes: rows put and removed, and how far the journal has gone into it then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// The name of the model, of `a`-`z`, digits and `-`. Who changes what rows mean gives it another name.
    pub model: String,
    /// The position after which the rows may have changed; the model must have reached it.
    pub after: Position,
    /// The position up to which the journal has gone into the rows; not before `after`, and not ahead of the journal.
    pub reached: Position,
    /// All rows that have changed between the two: by their keys the values, and `None` for those that are removed.
    pub rows: BTreeMap<String, Option<String>>,
}

/// A row of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Where it stands.
    pub key: String,
    /// What it says.
    pub value: String,
}

/// Which rows are asked for, and in which order. Keys are ordered by their bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// The first key.
    low: Option<String>,
    /// The key before which they end.
    high: Option<String>,
    /// The key after which they begin, in the order of reading.
    after: Option<String>,
    order: Order,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Order {
    #[default]
    Forwards,
    Backwards,
}

/// Models that are kept beside the journal.
pub trait Shelf: Send + Sync {
    /// Updates a model, all or nothing; nothing if it is further already. [`Error::Stale`](crate::Error::Stale) if it has
    /// not reached `after`, so that something would be left out.
    ///
    /// Updates that are under way at the same time are done in the order in which they were first polled.
    fn shelve(&self, update: Update) -> Answer<'_, ()>;

    /// Removes a model. It has then reached [`Position::START`] and can be made anew.
    fn clear<'a>(&'a self, model: &'a str) -> Answer<'a, ()>;

    /// The position a model has reached; [`Position::START`] if there is none of this name.
    fn reached<'a>(&'a self, model: &'a str) -> Answer<'a, Position>;

    /// The models and the positions they have reached, in the order of their names.
    fn models(&self) -> Answer<'_, Vec<(String, Position)>>;

    /// The value under a key.
    fn row<'a>(&'a self, model: &'a str, key: &'a str) -> Answer<'a, Option<String>>;

    /// The rows under some keys: at most so many as asked for (and [`PAGE_MAX`](crate::limits::PAGE_MAX)), fewer when they
    /// are long ([`PAGE_BYTES`](crate::limits::PAGE_BYTES)). Only an empty page says that there is no more.
    fn rows<'a>(&'a self, model: &'a str, keys: Keys, limit: usize) -> Answer<'a, Vec<Row>>;
}

/// What to do with an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fits {
    /// Write it.
    Now,
    /// The model is further already.
    Over,
}

impl Update {
    /// What to do with it when the model and the journal have reached these positions.
    pub(crate) fn fits(&self, actual: Position, journal: Position) -> Result<Fits, Error> {
        if self.reached > journal {
            Err(Limit::Reached.into())
        } else if self.after > actual {
            Err(Error::Stale { model: self.model.clone(), expected: self.after, actual })
        } else if self.reached > actual || self.after == actual {
            Ok(Fits::Now)
        } else {
            Ok(Fits::Over)
        }
    }
}

impl Keys {
    /// All keys.
    #[must_use]
    pub fn all() -> Self {
        Self::default()
    }

    /// The keys that begin with a text.
    #[must_use]
    pub fn prefix(prefix: impl Into<String>) -> Self {
        let low = prefix.into();
        Self { high: end_of_prefix(&low), low: Some(low), ..Self::default() }
    }

    /// The keys from one on and before another.
    #[must_use]
    pub fn between(low: impl Into<String>, high: impl Into<String>) -> Self {
        Self { low: Some(low.into()), high: Some(high.into()), ..Self::default() }
    }

    /// Those of them that come after a key in the order of reading, as the last one of the page before.
    #[must_use]
    pub fn after(self, key: impl Into<String>) -> Self {
        Self { after: Some(key.into()), ..self }
    }

    /// The same keys from the last to the first.
    #[must_use]
    pub fn backwards(self) -> Self {
        Self { order: Order::Backwards, ..self }
    }

    /// The lowest and the highest key.
    fn bounds(&self) -> (Bound<&str>, Bound<&str>) {
        let (low, high, after) = (self.low.as_deref(), self.high.as_deref(), self.after.as_deref());
        let (from, to) = match (after, self.order) {
            (Some(after), Order::Forwards) if low.is_none_or(|low| after >= low) => {
                (Bound::Excluded(after), high.map_or(Bound::Unbounded, Bound::Excluded))
            }
            (Some(after), Order::Backwards) if high.is_none_or(|high| after < high) => {
                (low.map_or(Bound::Unbounded, Bound::Included), Bound::Excluded(after))
            }
            _ => (
                low.map_or(Bound::Unbounded, Bound::Included),
                high.map_or(Bound::Unbounded, Bound::Excluded),
            ),
        };
        (without_nul(from, Bound::Excluded), without_nul(to, Bound::Included))
    }

    /// What follows `WHERE model = ...` up to the order, and the values in it: the first is number `first`, and `mark` is
    /// what the database writes before numbers.
    pub(crate) fn sql(&self, mark: char, first: usize) -> (String, Vec<&str>) {
        let (mut sql, mut values) = (String::new(), Vec::new());
        let (low, high) = self.bounds();
        for (bound, closed, open) in [(low, ">=", ">"), (high, "<=", "<")] {
            let (operator, value) = match bound {
                Bound::Included(value) => (closed, value),
                Bound::Excluded(value) => (open, value),
                Bound::Unbounded => continue,
            };
            sql += &format!(" AND key {operator} {mark}{}", first + values.len());
            values.push(value);
        }
        (sql, values)
    }

    /// The order as the databases call it.
    pub(crate) fn direction(&self) -> &'static str {
        match self.order {
            Order::Forwards => "ASC",
            Order::Backwards => "DESC",
        }
    }
}

/// The same bound in words that every database can read: no key has U+0000, so all that begins with a text and this
/// character lies right behind the text.
fn without_nul<'a>(bound: Bound<&'a str>, cut: fn(&'a str) -> Bound<&'a str>) -> Bound<&'a str> {
    match bound {
        Bound::Included(text) | Bound::Excluded(text) => {
            text.split_once('\0').map_or(bound, |(before, _)| cut(before))
        }
        Bound::Unbounded => bound,
    }
}

/// The first text after all that begin with this one, if there is any.
fn end_of_prefix(prefix: &str) -> Option<String> {
    let mut letters: Vec<char> = prefix.chars().collect();
    while let Some(last) = letters.pop() {
        // The order of letters is the order of their bytes in UTF-8.
        if let Some(next) = (last..=char::MAX).nth(1) {
            letters.push(next);
            return Some(letters.into_iter().collect());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_ends_before_the_first_text_that_does_not_begin_with_it() {
        for (prefix, end) in [
            ("", None),
            ("open/", Some("open0")),
            ("ї", Some("ј")),
            ("a\u{D7FF}", Some("a\u{E000}")),
            ("a\u{10FFFF}", Some("b")),
            ("\u{10FFFF}", None),
        ] {
            assert_eq!(end_of_prefix(prefix).as_deref(), end, "{prefix:?}");
        }
    }

    #[test]
    fn a_page_begins_after_the_last_one_and_never_outside_the_range() {
        let keys = Keys::between("c", "m");
        assert_eq!(keys.clone().after("f").bounds(), (Bound::Excluded("f"), Bound::Excluded("m")));
        assert_eq!(keys.clone().after("a").bounds(), (Bound::Included("c"), Bound::Excluded("m")));
        assert_eq!(
            keys.clone().backwards().after("f").bounds(),
            (Bound::Included("c"), Bound::Excluded("f"))
        );
        assert_eq!(keys.after("z").backwards().bounds(), (Bound::Included("c"), Bound::Excluded("m")));
        assert_eq!(Keys::prefix("a\0b").bounds(), (Bound::Excluded("a"), Bound::Included("a")));
    }
}
