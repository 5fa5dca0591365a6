//! How pairs of a Swiss event are made.

use crate::law::event::SwissLaw;

pub(super) const LAW: SwissLaw = SwissLaw {};
