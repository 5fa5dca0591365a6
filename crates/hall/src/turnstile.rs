//! How often somebody may come: an allowance for each address and each visitor, in bounded memory.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::Allowance;

/// How many are remembered; when there are more, those who have not come for a while are forgotten first.
const REMEMBERED_MAX: usize = 50_000;

/// Counts how often each of many comes.
pub struct Turnstile<K> {
    allowance: Allowance,
    used: Mutex<HashMap<K, Bucket>>,
}

/// What one of them has left.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl<K: Hash + Eq> Turnstile<K> {
    /// For so many each.
    #[must_use]
    pub fn new(allowance: Allowance) -> Self {
        Self { allowance, used: Mutex::default() }
    }

    /// Lets somebody through.
    ///
    /// # Errors
    /// How long to wait.
    pub fn pass(&self, who: K, now: Instant) -> Result<(), Duration> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= REMEMBERED_MAX {
            let allowance = self.allowance;
            used.retain(|_, bucket| !bucket.is_full(allowance, now));
            if used.len() >= REMEMBERED_MAX {
                used.clear();
            }
        }
        used.entry(who).or_insert_with(|| Bucket::full(self.allowance, now)).take(self.allowance, now)
    }
}

impl Bucket {
    /// Somebody who has not come yet.
    pub fn full(allowance: Allowance, now: Instant) -> Self {
        Self { left: f64::from(allowance.burst), at: now }
    }

    /// Comes once more.
    ///
    /// # Errors
    /// How long to wait.
    pub fn take(&mut self, allowance: Allowance, now: Instant) -> Result<(), Duration> {
        self.left = self.left_at(allowance, now);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        let a_second = f64::from(allowance.per_minute.max(1)) / 60.0;
        Err(Duration::from_secs_f64((1.0 - self.left) / a_second))
    }

    fn left_at(&self, allowance: Allowance, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        let more = passed * f64::from(allowance.per_minute) / 60.0;
        (self.left + more).min(f64::from(allowance.burst))
    }

    fn is_full(&self, allowance: Allowance, now: Instant) -> bool {
        self.left_at(allowance, now) >= f64::from(allowance.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_so_many_a_minute_each_for_himself() {
        let turnstile = Turnstile::new(Allowance { burst: 3, per_minute: 60 });
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(turnstile.pass("one", start), Ok(()));
        }
        assert_eq!(turnstile.pass("one", start), Err(Duration::from_secs(1)));
        assert_eq!(turnstile.pass("another", start), Ok(()));
        let later = start + Duration::from_millis(1_100);
        assert_eq!(turnstile.pass("one", later), Ok(()));
        assert!(turnstile.pass("one", later).is_err());
    }

    #[test]
    fn memory_is_bounded() {
        let turnstile = Turnstile::new(Allowance { burst: 3, per_minute: 60 });
        let start = Instant::now();
        for number in 0..REMEMBERED_MAX + 10 {
            assert_eq!(turnstile.pass(number, start), Ok(()));
        }
        assert!(turnstile.used.lock().unwrap().len() <= REMEMBERED_MAX);
    }
}
