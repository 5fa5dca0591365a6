//! The editions article by article, and what a valid regulation is.
