//! Games as Portable Draughts Notation.
