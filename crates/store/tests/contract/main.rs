//! One contract for every journal, held against SQLite and PostgreSQL for real.

mod backup;
mod basics;
mod bus;
mod cluster;
mod crash;
mod doubt;
mod kit;
mod limits;
mod model;
mod nats;
mod nodes;
mod opening;
mod pulse;
mod race;
mod shelf;
mod tamper;
mod vault;
