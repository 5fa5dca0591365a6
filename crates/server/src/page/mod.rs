//! Pages.

pub(crate) mod boards;
pub(crate) mod console;
pub(crate) mod control;
pub(crate) mod docs;
pub(crate) mod event;
pub(crate) mod layout;
pub(crate) mod lobby;
pub(crate) mod missing;
pub(crate) mod rules;
pub(crate) mod table;
pub(crate) mod trouble;
