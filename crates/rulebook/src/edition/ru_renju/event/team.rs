//! How teams play and are ranked.

use crate::law::event::TeamLaw;

pub(super) const LAW: TeamLaw = TeamLaw {};
