//! Articles about systems.
