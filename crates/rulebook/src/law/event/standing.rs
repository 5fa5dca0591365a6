//! How places are found.

/// How places are found.
#[derive(Clone, Copy, Debug)]
pub struct StandingLaw {}
