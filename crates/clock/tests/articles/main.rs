//! Articles that the clock alone enacts, with the numbers of their requirement.

mod codex;
mod hall;
mod renju;
mod ru22;
mod ua24;
