//! The interface for programs, and for our own pages.

pub(crate) mod ballots;
pub(crate) mod body;
pub(crate) mod description;
pub(crate) mod draft;
pub(crate) mod error;
pub(crate) mod event;
pub(crate) mod files;
pub(crate) mod health;
pub(crate) mod lines;
pub(crate) mod lobby;
pub(crate) mod metrics;
pub(crate) mod missing;
pub(crate) mod origin;
pub(crate) mod own;
pub(crate) mod pace;
pub(crate) mod papers;
pub(crate) mod plain;
pub(crate) mod preset;
pub(crate) mod roll;
pub(crate) mod rules;
pub(crate) mod socket;
pub(crate) mod stream;
pub(crate) mod tables;
pub(crate) mod watch;
