//! The interface for programs, and for our own pages.

pub(crate) mod error;
pub(crate) mod files;
pub(crate) mod health;
pub(crate) mod lobby;
pub(crate) mod origin;
pub(crate) mod rules;
pub(crate) mod socket;
pub(crate) mod stream;
pub(crate) mod tables;
