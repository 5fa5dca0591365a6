//! The gate from outside, over real connections: what it answers, and what it bears.

mod described;
mod ending;
mod http;
mod kit;
mod limits;
mod origin;
mod schema;
mod slow;
mod socket;
