//! Every article about events, by name.

mod ages;
mod contests;
mod desk;
mod entries;
mod officials;
mod organisation;
mod pairing;
mod pairing_codex;
mod pairing_hall;
mod pairing_renju;
mod pairing_ua24;
mod papers;
mod play_offs;
mod protests;
mod protests_afar;
mod results;
mod rounds;
mod standings;
mod standings_codex;
mod standings_renju;
mod standings_ua24;
mod stories;
mod systems;
mod teams;
mod teams_standing;
mod withdrawals;
