//! Articles about entries.
