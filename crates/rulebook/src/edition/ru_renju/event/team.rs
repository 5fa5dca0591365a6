//! RU-RENJU says nothing about teams beyond their matches: RU22 governs.

use crate::edition::ru22;
use crate::law::event::TeamLaw;

/// Teams.
pub(super) const LAW: TeamLaw = ru22::event::EVENT.team;
