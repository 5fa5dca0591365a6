//! Who comes to a table.

use serde::{Deserialize, Serialize};

/// Somebody at a browser: known by an account, or only by what his browser keeps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Guest {
    /// What his browser is known by; never shown to others.
    pub visitor: String,
    /// His account, if he has signed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// What the others see; nothing for somebody without a name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

impl Guest {
    /// Somebody without an account.
    #[must_use]
    pub fn visitor(visitor: impl Into<String>) -> Self {
        Self { visitor: visitor.into(), account: None, name: String::new() }
    }

    /// Whether this is the same person: the same account, or without one the same browser.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        match (&self.account, &other.account) {
            (Some(one), Some(another)) => one == another,
            (None, None) => self.visitor == other.visitor,
            // He has signed in or out since: the browser is the same.
            _ => self.visitor == other.visitor,
        }
    }
}
