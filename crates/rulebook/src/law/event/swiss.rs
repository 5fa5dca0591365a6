//! How pairs of a Swiss event are made.

/// How pairs of a Swiss event are made.
#[derive(Clone, Copy, Debug)]
pub struct SwissLaw {}
