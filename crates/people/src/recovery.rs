//! Recovery codes: words on paper for when the telephone is lost. Each opens once.
//!
//! ```
//! use people::Recovery;
//! let code = Recovery::new([7; 15]);
//! assert_eq!(code.text(), "a4dq-obyh-a4dq-obyh-a4dq-obyh");
//! assert_eq!(Recovery::parse(" A4DQ OBYH a4dq obyh a4dqobyh").map(|code| code.hash()), Some(code.hash()));
//! assert_eq!(format!("{code:?}"), "Recovery(..)");
//! ```

use core::fmt;

use crate::{Hash, base32};

/// A recovery code of random bytes: 120 bits, more than can be tried, so that its hash needs no salt and no time.
#[derive(Clone)]
pub struct Recovery([u8; 15]);

impl Recovery {
    /// A code of random bytes.
    #[must_use]
    pub const fn new(random: [u8; 15]) -> Self {
        Self(random)
    }

    /// The code of a text, if it can be one, in whatever case and groups it is typed.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        base32::read(text).map(Self)
    }

    /// The code as its owner keeps it: six groups of four.
    #[must_use]
    pub fn text(&self) -> String {
        let letters = base32::write(&self.0).to_ascii_lowercase();
        let groups = letters.as_bytes().chunks(4).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join("-")
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }
}

impl fmt::Debug for Recovery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Recovery(..)")
    }
}
