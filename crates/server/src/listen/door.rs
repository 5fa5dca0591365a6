//! Who is let in: so many connections from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use hall::Local;

use crate::address;

/// Counts those who are inside by where they come from.
#[derive(Clone)]
pub(super) struct Door {
    inside: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most: u32,
    local: Local,
}

/// A place inside; it is free again when this is dropped.
pub(super) struct Place {
    door: Door,
    net: Option<IpAddr>,
}

impl Door {
    pub(super) fn new(most: u32, local: Local) -> Self {
        Self { inside: Arc::default(), most, local }
    }

    /// A place for a connection from an address, if there is one.
    pub(super) fn enter(&self, from: IpAddr) -> Option<Place> {
        if self.local == Local::Free && address::is_local(from) {
            return Some(Place { door: self.clone(), net: None });
        }
        let net = address::net(from);
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let there = inside.get(&net).copied().unwrap_or(0);
        if there >= self.most {
            return None;
        }
        inside.insert(net, there + 1);
        Some(Place { door: self.clone(), net: Some(net) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(net) = self.net else { return };
        let mut inside = self.door.inside.lock().unwrap_or_else(PoisonError::into_inner);
        match inside.get_mut(&net) {
            Some(there) if *there > 1 => *there -= 1,
            _ => {
                inside.remove(&net);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_others_have_theirs() {
        let door = Door::new(2, Local::Free);
        let [one, two, near] = ["203.0.113.7", "203.0.113.8", "127.0.0.1"].map(|text| text.parse().unwrap());
        let first = door.enter(one);
        let second = door.enter(one);
        assert!(first.is_some() && second.is_some());
        assert!(door.enter(one).is_none());
        assert!(door.enter(two).is_some());
        let local: Vec<_> = (0..9).map(|_| door.enter(near)).collect();
        assert!(local.iter().all(Option::is_some));
        drop(first);
        assert!(door.enter(one).is_some());
        drop(second);
        assert!(door.inside.lock().unwrap().is_empty());
    }
}
