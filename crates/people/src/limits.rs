//! How often somebody may try: first by account, then by address.
//!
//! Wrong passwords for one name make the next try wait longer and longer, wherever it comes from. A hall full of players
//! behind one address signs in freely: what counts for an address is wrong tries only, and many are allowed. An address
//! from which an account was signed in to has a count of its own for it, so that strangers cannot lock its owner out.
//!
//! A try counts as wrong as soon as it begins, so that many at once are no way around; a right one takes it back.
//!
//! ```
//! use clock::Moment;
//! use people::{Limited, Limits};
//! let mut limits = Limits::new();
//! let address = "192.0.2.7".parse().unwrap();
//! for _ in 0..5 {
//!     assert!(limits.attempt("Olena", address, Moment(0)).is_ok());
//! }
//! assert_eq!(limits.attempt("olena", address, Moment(0)).unwrap_err().by, Limited::Account);
//! assert!(limits.attempt("Taras", address, Moment(0)).is_ok());
//! ```

use std::collections::BTreeMap;
use std::net::IpAddr;

use clock::{Millis, Moment};

use crate::Hash;
use crate::name::fold;

/// Wrong tries for an account that cost no waiting.
const FREE: u32 = 5;
/// The first wait for an account; each further one is twice as long.
const WAIT_FIRST: Millis = Millis::seconds(2);
/// The longest wait for an account.
const WAIT_MAX: Millis = Millis::minutes(15);
/// Wrong tries for an account are forgotten after so much quiet.
const FORGET: Millis = Millis::days(1);
/// Wrong tries from one address at once, and how soon one of them is forgotten.
const SIGN_IN: Allowance = Allowance { burst: 200, refill: Millis::seconds(3) };
/// New accounts from one address at once, and how soon one of them is forgotten.
const REGISTER: Allowance = Allowance { burst: 60, refill: Millis::minutes(1) };
/// How many accounts, addresses, and pairs of both are remembered.
const REMEMBERED_MAX: usize = 20_000;

/// Who has tried, and how often. Memory is bounded: when there are too many the mildest are forgotten.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    accounts: BTreeMap<(Key, Option<Net>), Tries>,
    addresses: BTreeMap<Net, Bucket>,
    registrations: BTreeMap<Net, Bucket>,
    /// From where an account was signed in to, and when last.
    known: BTreeMap<(Key, Net), Moment>,
}

/// What the limit is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limited {
    /// Tries for one account.
    Account,
    /// Tries from one address.
    Address,
}

/// A try that comes too soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// What it is too soon for.
    pub by: Limited,
    /// How long to wait.
    pub time: Millis,
}

/// A name, whether there is such an account or not.
type Key = Hash;

/// An address; of a long one the part that a provider gives to one customer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Net(u128);

#[derive(Clone, Copy, Debug)]
struct Tries {
    count: u32,
    last: Moment,
}

#[derive(Clone, Copy, Debug)]
struct Allowance {
    burst: u64,
    refill: Millis,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    used: u64,
    at: Moment,
}

impl Limits {
    /// Nobody has tried yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Somebody tries a password for a name, or a code of its second factor. It counts as wrong until [`Limits::succeeded`] is told.
    ///
    /// # Errors
    /// How long to wait; then nothing was counted.
    pub fn attempt(&mut self, name: &str, address: IpAddr, now: Moment) -> Result<(), Wait> {
        let (key, net) = (key(name), Net::of(address));
        let seat = self.seat(key, net, now);
        let tries = self.accounts.get(&seat).filter(|tries| now - tries.last < FORGET);
        if let Some(tries) = tries {
            let time = tries.wait(now);
            if !time.is_zero() {
                return Err(Wait { by: Limited::Account, time });
            }
        }
        let count = tries.map_or(0, |tries| tries.count).saturating_add(1);
        SIGN_IN.take(&mut self.addresses, net, now)?;
        make_room(&mut self.accounts, |tries| (tries.count, tries.last));
        self.accounts.insert(seat, Tries { count, last: now });
        Ok(())
    }

    /// All that was asked for was right.
    pub fn succeeded(&mut self, name: &str, address: IpAddr, now: Moment) {
        let (key, net) = (key(name), Net::of(address));
        let seat = self.seat(key, net, now);
        self.accounts.remove(&seat);
        self.give_back(net);
        make_room(&mut self.known, |at| *at);
        self.known.insert((key, net), now);
    }

    /// The password was right, and a code is still to come: the try does not count, and those before it are not forgotten.
    pub fn half_way(&mut self, name: &str, address: IpAddr, now: Moment) {
        let (key, net) = (key(name), Net::of(address));
        let seat = self.seat(key, net, now);
        if let Some(tries) = self.accounts.get_mut(&seat) {
            tries.count = tries.count.saturating_sub(1);
        }
        self.give_back(net);
    }

    /// Somebody opens an account.
    ///
    /// # Errors
    /// How long to wait; then nothing was counted.
    pub fn register(&mut self, address: IpAddr, now: Moment) -> Result<(), Wait> {
        REGISTER.take(&mut self.registrations, Net::of(address), now)
    }

    /// A try of an address was no wrong one.
    fn give_back(&mut self, net: Net) {
        if let Some(bucket) = self.addresses.get_mut(&net) {
            bucket.used = bucket.used.saturating_sub(1);
        }
    }

    /// Where tries are counted: apart for addresses the owner has come from.
    fn seat(&self, key: Key, net: Net, now: Moment) -> (Key, Option<Net>) {
        let known = self.known.get(&(key, net)).is_some_and(|at| now - *at < crate::SESSION_LIFE);
        (key, known.then_some(net))
    }
}

impl Tries {
    /// How long the next try has to wait.
    fn wait(self, now: Moment) -> Millis {
        let Some(over) = self.count.checked_sub(FREE) else { return Millis::ZERO };
        let wait = WAIT_FIRST.0.saturating_mul(1 << over.min(20)).min(WAIT_MAX.0);
        Millis(wait) - (now - self.last)
    }
}

impl Allowance {
    fn take(self, buckets: &mut BTreeMap<Net, Bucket>, net: Net, now: Moment) -> Result<(), Wait> {
        let bucket = buckets.get(&net).copied().unwrap_or(Bucket { used: 0, at: now });
        let refilled = (now - bucket.at).0 / self.refill.0;
        let used = bucket.used.saturating_sub(refilled);
        let at = if used == 0 { now } else { bucket.at + Millis(refilled.saturating_mul(self.refill.0)) };
        if used >= self.burst {
            return Err(Wait { by: Limited::Address, time: self.refill - (now - at) });
        }
        make_room(buckets, |bucket| (bucket.used, bucket.at));
        buckets.insert(net, Bucket { used: used + 1, at });
        Ok(())
    }
}

impl Net {
    fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(u128::from(u32::from(address))),
            IpAddr::V6(address) => Self(u128::from(address) >> 64 << 64 | 1 << 63),
        }
    }
}

fn key(name: &str) -> Key {
    Hash::of(fold(name).as_bytes())
}

/// Forgets the quarter that matters least, if there is no room for one more.
fn make_room<K: Ord + Clone, V, W: Ord>(map: &mut BTreeMap<K, V>, weight: impl Fn(&V) -> W) {
    if map.len() < REMEMBERED_MAX {
        return;
    }
    let mut all: Vec<(W, K)> = map.iter().map(|(key, value)| (weight(value), key.clone())).collect();
    all.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    for (_, key) in all.into_iter().take(REMEMBERED_MAX / 4) {
        map.remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALL: &str = "192.0.2.7";
    const STRANGER: &str = "198.51.100.9";

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn at(seconds: i64) -> Moment {
        Moment(1_790_000_000_000 + 1_000 * seconds)
    }

    /// Tries until it has to wait.
    fn exhaust(limits: &mut Limits, name: &str, address: &str, now: Moment) -> Wait {
        (0..10_000).find_map(|_| limits.attempt(name, ip(address), now).err()).expect("there is a limit")
    }

    #[test]
    fn waiting_doubles_up_to_its_end_and_is_forgotten_after_a_day() {
        let mut limits = Limits::new();
        let mut now = at(0);
        let mut waits = Vec::new();
        exhaust(&mut limits, "olena", HALL, now);
        for _ in 0..12 {
            let wait = limits.attempt("olena", ip(HALL), now).expect_err("too soon");
            assert_eq!(
                limits.attempt("olena", ip(HALL), now + (wait.time - Millis(1))).map_err(|w| w.time),
                Err(Millis(1))
            );
            waits.push(wait.time.as_seconds());
            now = now + wait.time;
            limits.attempt("olena", ip(HALL), now).expect("it has waited");
        }
        assert_eq!(waits, [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
        assert!(limits.attempt("olena", ip(HALL), now + FORGET).is_ok());
        assert!(
            limits.attempt("olena", ip(HALL), now + FORGET).is_ok(),
            "it counts from the beginning again"
        );
    }

    #[test]
    fn a_hall_behind_one_address_signs_in() {
        let mut limits = Limits::new();
        for player in 0..2_000 {
            let name = format!("player{player}");
            limits.attempt(&name, ip(HALL), at(player / 40)).expect("there is room");
            limits.succeeded(&name, ip(HALL), at(player / 40));
        }
        for player in 0..200 {
            let name = format!("other{player}");
            limits.attempt(&name, ip(HALL), at(100)).expect("one mistake each");
        }
        assert_eq!(exhaust(&mut limits, "last", HALL, at(100)).by, Limited::Address);
        assert!(limits.attempt("last", ip(STRANGER), at(100)).is_ok());
        assert!(limits.attempt("last", ip(HALL), at(103)).is_ok(), "a try comes back every three seconds");
        assert!(limits.attempt("last", ip(HALL), at(103)).is_err());
    }

    #[test]
    fn the_account_is_asked_before_the_address() {
        let mut limits = Limits::new();
        exhaust(&mut limits, "olena", HALL, at(0));
        let spent = limits.addresses.values().map(|bucket| bucket.used).sum::<u64>();
        assert_eq!(spent, u64::from(FREE), "tries that had to wait cost the address nothing");
        for player in 0..195 {
            limits.attempt(&format!("p{player}"), ip(HALL), at(0)).expect("there is room");
        }
        assert_eq!(limits.attempt("olena", ip(HALL), at(0)).map_err(|wait| wait.by), Err(Limited::Account));
        assert_eq!(limits.attempt("taras", ip(HALL), at(0)).map_err(|wait| wait.by), Err(Limited::Address));
    }

    #[test]
    fn strangers_do_not_lock_the_owner_out() {
        let mut limits = Limits::new();
        limits.attempt("olena", ip(HALL), at(0)).expect("the first try");
        limits.succeeded("olena", ip(HALL), at(0));
        exhaust(&mut limits, "olena", STRANGER, at(10));
        assert!(limits.attempt("olena", ip("203.0.113.5"), at(11)).is_err(), "all strangers are one");
        assert!(limits.attempt("olena", ip(HALL), at(11)).is_ok());
        assert_eq!(exhaust(&mut limits, "olena", HALL, at(11)).by, Limited::Account, "nor is the owner free");
    }

    #[test]
    fn success_clears_the_account() {
        let mut limits = Limits::new();
        for _ in 0..FREE {
            limits.attempt("olena", ip(HALL), at(0)).expect("free");
        }
        for _ in 0..3 {
            limits.succeeded("OLENA", ip(HALL), at(0));
            assert!((0..FREE).all(|_| limits.attempt("olena", ip(HALL), at(0)).is_ok()));
        }
    }

    #[test]
    fn a_right_password_without_a_code_makes_no_guess_at_the_code_free() {
        let mut limits = Limits::new();
        for _ in 0..FREE {
            limits.attempt("olena", ip(HALL), at(0)).expect("a guess at the code");
            for _ in 0..3 {
                // Who has the password asks again and again for nothing.
                if limits.attempt("olena", ip(HALL), at(0)).is_ok() {
                    limits.half_way("olena", ip(HALL), at(0));
                }
            }
        }
        assert_eq!(limits.attempt("olena", ip(HALL), at(0)).map_err(|wait| wait.by), Err(Limited::Account));
        let mut limits = Limits::new();
        for _ in 0..1_000 {
            limits.attempt("taras", ip(HALL), at(0)).expect("it costs nothing");
            limits.half_way("taras", ip(HALL), at(0));
        }
    }

    #[test]
    fn one_customer_of_the_long_addresses_is_one() {
        assert_eq!(Net::of(ip("2001:db8:1:2::1")), Net::of(ip("2001:db8:1:2:ffff::9")));
        assert_ne!(Net::of(ip("2001:db8:1:2::1")), Net::of(ip("2001:db8:1:3::1")));
        assert_eq!(Net::of(ip("::ffff:192.0.2.7")), Net::of(ip(HALL)));
        assert_ne!(Net::of(ip("::")), Net::of(ip("0.0.0.0")));
    }

    #[test]
    fn accounts_opened_from_one_address_are_counted() {
        let mut limits = Limits::new();
        assert!((0..60).all(|_| limits.register(ip(HALL), at(0)).is_ok()), "a school class at once");
        assert_eq!(limits.register(ip(HALL), at(0)).map_err(|wait| wait.time), Err(Millis::minutes(1)));
        assert!(limits.register(ip(STRANGER), at(0)).is_ok());
        assert!(limits.register(ip(HALL), at(60)).is_ok());
    }

    #[test]
    fn memory_is_bounded_and_the_worst_are_remembered() {
        let mut limits = Limits::new();
        let wait = exhaust(&mut limits, "olena", STRANGER, at(0));
        for i in 0..3 * REMEMBERED_MAX {
            let address = IpAddr::from((0x0a00_0000_u32 + i as u32).to_be_bytes());
            limits.attempt(&format!("nobody{i}"), address, at(1)).expect("its first try");
            limits.succeeded(&format!("somebody{i}"), address, at(1));
            limits.register(address, at(1)).expect("its first account");
        }
        let sizes =
            [limits.accounts.len(), limits.addresses.len(), limits.registrations.len(), limits.known.len()];
        assert!(sizes.iter().all(|size| *size <= REMEMBERED_MAX), "{sizes:?}");
        assert_eq!(
            limits.attempt("olena", ip(STRANGER), at(1)).map_err(|w| w.time),
            Err(wait.time - Millis::seconds(1))
        );
    }

    #[test]
    fn a_clock_that_is_put_back_harms_nobody() {
        let mut limits = Limits::new();
        exhaust(&mut limits, "olena", HALL, at(1_000));
        assert!(limits.attempt("olena", ip(HALL), at(0)).is_err());
        assert!(limits.attempt("taras", ip(HALL), at(0)).is_ok());
    }
}
