//! Annotation signs.
