//! Which table has to be looked at next.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use clock::Moment;
use tokio::sync::Notify;

use crate::time::Time;

/// The moments at which tables look by themselves, one a table.
#[derive(Default)]
pub struct Timer {
    due: Mutex<Due>,
    earlier: Notify,
}

#[derive(Default)]
struct Due {
    order: BTreeSet<(Moment, String)>,
    of: HashMap<String, Look>,
}

/// When a table looks.
struct Look {
    /// Where it stands in the order: not later than it looks.
    listed: Moment,
    /// When it looks. With every move that becomes later; then it is put off when its turn comes, and not before.
    at: Moment,
}

impl Timer {
    /// When a table looks next; nothing if it does not.
    pub fn set(&self, table: &str, at: Option<Moment>) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        let due = &mut *due;
        if let Some(look) = due.of.get_mut(table) {
            if let Some(at) = at.filter(|at| *at >= look.listed) {
                look.at = at;
                return;
            }
            due.order.remove(&(look.listed, table.to_owned()));
            due.of.remove(table);
        }
        let Some(at) = at else { return };
        let is_first = due.order.first().is_none_or(|(first, _)| at < *first);
        due.list(table.to_owned(), at);
        if is_first {
            self.earlier.notify_one();
        }
    }

    /// Waits for the next table that is due, and takes it off the list.
    pub async fn due(&self, time: Time) -> String {
        loop {
            let next = {
                let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
                let now = time.now();
                match due.take(now) {
                    Ok(table) => return table,
                    Err(next) => next,
                }
            };
            match next {
                Some(at) => {
                    tokio::select! {
                        () = tokio::time::sleep(time.until(at)) => {}
                        () = self.earlier.notified() => {}
                    }
                }
                None => self.earlier.notified().await,
            }
        }
    }
}

impl Due {
    fn list(&mut self, table: String, at: Moment) {
        self.of.insert(table.clone(), Look { listed: at, at });
        self.order.insert((at, table));
    }

    /// Takes a table that is due off the list; otherwise says when the next one may be.
    fn take(&mut self, now: Moment) -> Result<String, Option<Moment>> {
        loop {
            let (listed, table) = self.order.pop_first().ok_or(None)?;
            if listed > now {
                self.order.insert((listed, table));
                return Err(Some(listed));
            }
            match self.of.remove(&table) {
                Some(Look { at, .. }) if at > now => self.list(table, at),
                _ => return Ok(table),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is due at a moment, in order.
    fn due(timer: &Timer, now: i64) -> Vec<String> {
        let mut due = timer.due.lock().expect("whole");
        std::iter::from_fn(|| due.take(Moment(now)).ok()).collect()
    }

    #[test]
    fn a_table_looks_at_the_moment_it_was_given_last_however_often_it_was_changed() {
        let timer = Timer::default();
        for (table, at) in [("one", 50), ("two", 40), ("three", 30), ("four", 20)] {
            timer.set(table, Some(Moment(at)));
        }
        timer.set("one", Some(Moment(10)));
        timer.set("two", Some(Moment(90)));
        timer.set("two", Some(Moment(70)));
        timer.set("three", None);
        timer.set("four", None);
        timer.set("four", Some(Moment(60)));
        assert_eq!(due(&timer, 9), [""; 0]);
        assert_eq!(due(&timer, 10), ["one"]);
        assert_eq!(due(&timer, 59), [""; 0]);
        assert_eq!(due(&timer, 69), ["four"]);
        assert_eq!(due(&timer, 100), ["two"]);
        timer.set("one", Some(Moment(110)));
        assert_eq!(due(&timer, 200), ["one"]);
        assert!(timer.due.lock().expect("whole").of.is_empty());
    }

    #[test]
    fn tables_look_as_often_and_as_late_as_if_each_change_were_listed() {
        let mut random = fastrand::Rng::with_seed(1);
        let (timer, mut plain) = (Timer::default(), HashMap::new());
        for now in 0..20_000 {
            let table = random.u8(0..40).to_string();
            let at = random.bool().then(|| Moment(now + random.i64(0..300)));
            timer.set(&table, at);
            match at {
                Some(at) => drop(plain.insert(table, at)),
                None => drop(plain.remove(&table)),
            }
            let mut looking = due(&timer, now);
            looking.sort_unstable();
            let mut expected: Vec<String> =
                plain.iter().filter(|(_, at)| at.0 <= now).map(|(table, _)| table.clone()).collect();
            expected.sort_unstable();
            plain.retain(|_, at| at.0 > now);
            assert_eq!(looking, expected);
        }
    }
}
