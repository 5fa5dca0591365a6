//! People over real HTTP: who gets in, what they may do, and what is refused to everybody else.

mod desk;
mod door;
mod factor;
mod games;
mod gate;
mod own;
mod safe;
pub(crate) mod site;
