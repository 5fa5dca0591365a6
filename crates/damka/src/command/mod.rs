//! The commands, one a file.

pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod convert;
pub(crate) mod event;
pub(crate) mod moves;
pub(crate) mod pair;
pub(crate) mod perft;
pub(crate) mod place;
pub(crate) mod referee;
pub(crate) mod regulation;
pub(crate) mod renju;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod rulebook;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod standings;
pub(crate) mod variants;
pub(crate) mod verify;
