//! What becomes of those who leave.

/// What becomes of those who leave.
#[derive(Clone, Copy, Debug)]
pub struct WithdrawalLaw {}
