//! Articles about officials.
