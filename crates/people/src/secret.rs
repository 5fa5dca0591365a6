//! Secrets: random bytes that open something, and the hash that is kept of them.
//!
//! ```
//! use people::Secret;
//! let secret = Secret::new([0xab; 20]);
//! let text = secret.text();
//! assert_eq!(text, "ab".repeat(20));
//! assert_eq!(Secret::parse(&text).map(|secret| secret.hash()), Some(secret.hash()));
//! assert_eq!(format!("{secret:?}"), "Secret(..)");
//! ```

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// Random bytes that open something: the text of a cookie, a token or a link. It is never stored or shown.
#[derive(Clone)]
pub struct Secret([u8; 20]);

/// The SHA-256 of a secret or of a name: what is kept instead of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

/// A password as the caller's slow hash tells it (a PHC text). It is stored, and not shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PasswordHash(String);

impl Secret {
    /// A secret of random bytes.
    #[must_use]
    pub const fn new(random: [u8; 20]) -> Self {
        Self(random)
    }

    /// The secret of a text, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    /// The secret as text, for its owner only.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }
}

impl Hash {
    /// The hash of bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Its first eight bytes.
    pub(crate) fn first(&self) -> [u8; 8] {
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        [a, b, c, d, e, f, g, h]
    }
}

impl PasswordHash {
    /// The hash as the caller's function wrote it.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text that the caller's function reads.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(..)")
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        from_hex(&text).map(Self).ok_or_else(|| de::Error::custom("a hash is 64 of 0-9 and a-f"))
    }
}

pub(crate) fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// The bytes of exactly as many pairs of small hexadecimal digits.
pub(crate) fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        let &[high, low] = pair else { return None };
        *byte = digit(high)? << 4 | digit(low)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_way_to_write_a_secret_is_read() {
        let text = Secret::new([0x0f; 20]).text();
        assert!(Secret::parse(&text).is_some());
        for wrong in [
            "",
            "0f",
            &text.to_uppercase(),
            &format!("{text}0f"),
            &text[1..],
            &format!(" {}", &text[1..]),
            &text.replace("0f", "ї"),
        ] {
            assert!(Secret::parse(wrong).is_none(), "{wrong:?}");
        }
    }

    #[test]
    fn what_is_kept_does_not_tell_the_secret() {
        let secret = Secret::new([0xcd; 20]);
        let kept = format!("{} {:?} {:?}", secret.hash(), secret, PasswordHash::new("$argon2id$abc"));
        assert!(!kept.contains("cdcdcd") && !kept.contains("argon2"), "{kept}");
    }
}
