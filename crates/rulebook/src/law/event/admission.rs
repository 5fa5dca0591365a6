//! Who is admitted, with which papers.

/// Who is admitted, with which papers.
#[derive(Clone, Copy, Debug)]
pub struct AdmissionLaw {}
