//! How places are found.

use crate::law::event::StandingLaw;

pub(super) const LAW: StandingLaw = StandingLaw {};
