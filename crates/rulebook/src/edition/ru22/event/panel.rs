//! Who the officials are and what they see to.

use crate::law::event::PanelLaw;

pub(super) const LAW: PanelLaw = PanelLaw {};
