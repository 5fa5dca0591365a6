//! People at the door: who they are, what they may do, and the pages and calls by which they look after their accounts.
//!
//! What may be done is decided by the room `people`; here it is written down, passwords are hashed, and cookies are set.

pub(crate) mod desk;
pub(crate) mod door;
pub(crate) mod factor;
pub(crate) mod games;
pub(crate) mod gate;
mod hasher;
mod house;
pub(crate) mod known;
pub(crate) mod own;
pub(crate) mod page;
mod proof;
mod routes;
pub(crate) mod seeds;
mod trouble;

pub(crate) use house::House;
pub(crate) use routes::routes;
pub(crate) use trouble::{Trouble, no, status};

#[cfg(test)]
pub(crate) mod tests;
