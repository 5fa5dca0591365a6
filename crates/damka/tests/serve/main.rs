//! `damka serve` as a process of its own, played at over its sockets and killed without warning.
//!
//! `DAMKA_CRASHES=300 cargo test -p damka --test serve` asks for more deaths than the few of an ordinary run.

mod child;
mod clocks;
#[path = "../../../store/tests/contract/cluster.rs"]
#[expect(dead_code, reason = "shared with the tests of the journal, which also kill the database")]
mod cluster;
mod crash;
mod discreet;
mod event;
mod games;
mod kit;
mod nodes;
mod pair;
mod player;
mod rescue;
