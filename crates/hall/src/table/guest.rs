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

    /// Whether he is the one who comes: by the account he sat down with, or without one by his browser, also when he has
    /// signed in since. Who has signed out, or whose account was closed to him, is not the account any more.
    #[must_use]
    pub fn is(&self, who_comes: &Self) -> bool {
        who_comes.is_known_by(self.account.as_deref(), &self.visitor)
    }

    /// The same for somebody of whom only the account or the browser was kept.
    #[must_use]
    pub fn is_known_by(&self, account: Option<&str>, visitor: &str) -> bool {
        match account {
            Some(account) => self.account.as_deref() == Some(account),
            None => !visitor.is_empty() && self.visitor == visitor,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_signed_out_has_left_the_seat_of_his_account_and_who_has_none_keeps_it_by_his_browser() {
        let visitor = Guest::visitor("b");
        let signed_in = Guest { account: Some("7".into()), ..visitor.clone() };
        let elsewhere = Guest { visitor: "c".into(), ..signed_in.clone() };
        let another = Guest { account: Some("8".into()), ..visitor.clone() };
        assert!(signed_in.is(&signed_in) && signed_in.is(&elsewhere));
        assert!(!signed_in.is(&visitor) && !signed_in.is(&another));
        assert!(visitor.is(&visitor) && visitor.is(&signed_in) && !visitor.is(&elsewhere));
    }
}
