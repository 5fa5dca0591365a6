//! RU-RENJU says nothing about admission: RU22 governs.

use crate::edition::ru22;
use crate::law::event::AdmissionLaw;

pub(super) const LAW: AdmissionLaw = ru22::event::EVENT.admission;
