//! Groups by age and sex.

use crate::law::event::AgeLaw;

pub(super) const LAW: AgeLaw = AgeLaw {};
