//! Articles about pairing.
