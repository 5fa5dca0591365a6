//! Groups by age and sex.

/// Groups by age and sex.
#[derive(Clone, Copy, Debug)]
pub struct AgeLaw {}
