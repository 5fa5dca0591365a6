//! RU-RENJU says nothing about groups by age and sex: RU22 governs.

use crate::edition::ru22;
use crate::law::event::AgeLaw;

pub(super) const LAW: AgeLaw = ru22::event::EVENT.ages;
