//! Articles about teams.
