//! Positions as PDN FEN.
