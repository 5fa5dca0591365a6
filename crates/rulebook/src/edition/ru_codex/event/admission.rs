//! Who is admitted, with which papers.

use crate::law::event::AdmissionLaw;

pub(super) const LAW: AdmissionLaw = AdmissionLaw {};
