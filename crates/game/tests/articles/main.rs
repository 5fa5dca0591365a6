//! The articles about conducting a game, each exercised with its numbers.

mod adjournments;
mod adjournments_renju;
mod ballots;
mod clocks;
mod corrections;
mod draws;
mod draws_codex;
mod draws_renju;
mod draws_ru22;
mod draws_ua24;
mod forms;
mod hall;
mod irregularities;
mod irregularities_elsewhere;
mod lateness;
mod micromatches;
mod records;
mod remote;
mod results;
mod sanctions;
mod start;
