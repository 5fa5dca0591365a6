//! One game conducted under a regulation, from arrival to signed result.
