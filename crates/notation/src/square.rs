//! Names of squares.
