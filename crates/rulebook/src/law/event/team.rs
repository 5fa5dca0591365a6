//! How teams play and are ranked.

/// How teams play and are ranked.
#[derive(Clone, Copy, Debug)]
pub struct TeamLaw {}
