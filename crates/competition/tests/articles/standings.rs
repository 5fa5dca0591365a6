//! Articles about standings.
