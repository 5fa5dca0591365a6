//! Every article about events, by name.

mod ages;
mod desk;
mod entries;
mod officials;
mod pairing;
mod results;
mod standings;
mod systems;
mod teams;
