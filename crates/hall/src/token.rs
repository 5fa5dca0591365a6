//! Names and secrets nobody can guess.

use sha2::{Digest, Sha256};

/// Signs that are not taken for one another when read aloud.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The name of a table: 60 bits.
#[must_use]
pub fn name() -> String {
    write(12)
}

/// A secret: 160 bits.
#[must_use]
pub fn secret() -> String {
    write(32)
}

/// A number below another one.
#[must_use]
pub fn number(end: u64) -> u64 {
    let mut bytes = [0_u8; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    u64::from_le_bytes(bytes) % end.max(1)
}

/// What a secret is known by, so that nobody who reads the journal learns it.
#[must_use]
pub fn known_by(secret: &str) -> String {
    let hash = Sha256::digest(secret.as_bytes());
    hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a text can be such a secret.
#[must_use]
pub fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|sign| SIGNS.contains(&sign))
}

fn write(length: usize) -> String {
    let mut bytes = vec![0_u8; length];
    // Without random numbers nothing here is safe: better to stop than to go on.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.into_iter().map(|byte| char::from(SIGNS[usize::from(byte) % 32])).collect()
}
