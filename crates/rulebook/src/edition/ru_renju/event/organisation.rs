//! What an event is and how it is announced.

use crate::law::event::OrganisationLaw;

pub(super) const LAW: OrganisationLaw = OrganisationLaw {};
