//! Swiss systems.
