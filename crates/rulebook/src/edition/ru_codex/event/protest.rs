//! How decisions are protested and appealed.

use crate::law::event::ProtestLaw;

pub(super) const LAW: ProtestLaw = ProtestLaw {};
