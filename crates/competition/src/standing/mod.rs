//! Standings: tie-breaks, places and their explanations.
