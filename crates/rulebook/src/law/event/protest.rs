//! How decisions are protested and appealed.

/// How decisions are protested and appealed.
#[derive(Clone, Copy, Debug)]
pub struct ProtestLaw {}
