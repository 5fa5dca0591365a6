//! What an event is and how it is announced.

/// What an event is and how it is announced.
#[derive(Clone, Copy, Debug)]
pub struct OrganisationLaw {}
