//! The variants, one page each.

mod brazilian;
mod checkers;
mod giveaway;
mod international;
mod russian;
mod spantsireti;

pub use brazilian::Brazilian;
pub use checkers::Checkers;
pub use giveaway::Giveaway;
pub use international::International;
pub use russian::Russian;
pub use spantsireti::Spantsireti;

use crate::rules::RuleSet;

/// A draughts variant: a type that carries its rules as constants.
pub trait Variant: Copy + Eq + core::fmt::Debug + core::hash::Hash + Send + Sync + 'static {
    /// The rules.
    const RULES: RuleSet;
}
