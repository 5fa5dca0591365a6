//! The interface for programs, and for our own pages.

pub(crate) mod error;
pub(crate) mod health;
pub(crate) mod origin;
pub(crate) mod socket;
pub(crate) mod tables;
