//! Articles about results.
