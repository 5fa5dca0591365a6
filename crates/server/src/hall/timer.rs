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
    of: HashMap<String, Moment>,
}

impl Timer {
    /// When a table looks next; nothing if it does not.
    pub fn set(&self, table: &str, at: Option<Moment>) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = due.of.remove(table) {
            due.order.remove(&(before, table.to_owned()));
        }
        let Some(at) = at else { return };
        let is_first = due.order.first().is_none_or(|(first, _)| at < *first);
        due.of.insert(table.to_owned(), at);
        due.order.insert((at, table.to_owned()));
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
                match due.order.first() {
                    Some((at, _)) if *at <= now => {
                        if let Some((_, table)) = due.order.pop_first() {
                            due.of.remove(&table);
                            return table;
                        }
                        None
                    }
                    next => next.map(|(at, _)| *at),
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
