//! Time controls and a two-faced clock as pure functions of a given now.
