//! No regulation: Black begins in the centre and play is free (RU22 9.2.4.1, 9.2.4.3).

use super::step::{Area, BLACK, Step};

/// The steps.
pub(super) const STEPS: &[Step] = &[Step::Stone(BLACK, Area::Centre)];
