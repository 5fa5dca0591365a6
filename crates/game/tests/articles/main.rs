//! The articles about conducting a game, each exercised with its numbers.

mod draws;
mod hall;
