//! What keeps the fast rooms honest: a slow oracle in the rulebook's words, random positions and the rule suites.
//!
//! ```
//! use draughts::AnyVariant;
//! use testkit::{Oracle, Recipe};
//! let rules = AnyVariant::Checkers.rules();
//! let setup = Recipe::Scattered.positions(rules, 1)[0];
//! let position = AnyVariant::Checkers.position(setup).unwrap();
//! assert_eq!(Oracle::new(rules, &setup).moves().unwrap().len(), position.moves().len());
//! ```

pub mod ask;
pub mod diagram;
pub mod renju;
pub mod suite;
pub mod swiss;
pub mod text;

mod oracle;
mod positions;

pub use oracle::{JUMPS_MAX, Oracle, OracleMove, Reason, TooManyRoutes, Verdict};
pub use positions::Recipe;

/// A number asked for by an environment variable, such as `DAMKA_POSITIONS=1000000` for a long run.
///
/// # Panics
/// If the variable is set to something else: a mistyped setting must not pass for a long run.
#[must_use]
pub fn setting(variable: &str) -> Option<u64> {
    let value = std::env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{variable}={value} is not a number")))
}
