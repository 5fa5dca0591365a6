//! Pages.

pub(crate) mod layout;
pub(crate) mod lobby;
pub(crate) mod table;
