//! Every article about printed papers, by name.

mod applications;
mod desk;
mod documents;
mod pdf;
mod protocols;
mod refusals;
mod regulation;
mod tables;
mod words;
