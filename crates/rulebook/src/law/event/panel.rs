//! Who the officials are and what they see to.

/// Who the officials are and what they see to.
#[derive(Clone, Copy, Debug)]
pub struct PanelLaw {}
