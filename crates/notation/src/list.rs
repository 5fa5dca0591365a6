//! Positions as the rulebooks list them.
