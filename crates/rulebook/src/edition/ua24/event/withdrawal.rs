//! What becomes of those who leave.

use crate::law::event::WithdrawalLaw;

pub(super) const LAW: WithdrawalLaw = WithdrawalLaw {};
