//! The seed of one-time codes: what a telephone and the house both know, and the codes of RFC 6238 that follow from it.
//!
//! ```
//! use clock::Moment;
//! use people::{Seed, Step};
//! let seed = Seed::new(*b"12345678901234567890");
//! let now = Moment(59_000);
//! assert_eq!(seed.code(Step::of(now)), "287082");
//! assert_eq!(seed.find("287 082", now), Some(Step::of(now)));
//! assert_eq!(seed.find("287083", now), None);
//! assert_eq!(format!("{seed:?}"), "Seed(..)");
//! ```

use core::fmt;

use clock::{Millis, Moment};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha1::Sha1;

use crate::base32;

/// How long a code is the one that a telephone shows.
const STEP: Millis = Millis::seconds(30);
/// Steps by which the clocks of a telephone and of the house may differ, either way.
const DRIFT: u64 = 1;
/// Digits of a code.
const DIGITS: usize = 6;

/// Random bytes from which codes follow. They are kept where they can be forgotten, and never in a journal.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 20]);

/// The half minute that a code is for, counted from 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Step(u64);

impl Step {
    /// The step of a moment.
    #[must_use]
    pub fn of(now: Moment) -> Self {
        Self((now - Moment(0)).as_millis() / STEP.as_millis())
    }

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl Seed {
    /// A seed of random bytes.
    #[must_use]
    pub const fn new(random: [u8; 20]) -> Self {
        Self(random)
    }

    /// The seed of a text, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        base32::read(text).map(Self)
    }

    /// The seed as text: for its owner, and for where it is kept.
    #[must_use]
    pub fn text(&self) -> String {
        base32::write(&self.0)
    }

    /// The link by which programs on a telephone take the seed in: whose house it is, and who its owner is there.
    #[must_use]
    pub fn link(&self, house: &str, owner: &str) -> String {
        let (house, owner) = (escape(house), escape(owner));
        format!("otpauth://totp/{house}:{owner}?secret={}&issuer={house}", self.text())
    }

    /// The code of a step.
    #[must_use]
    pub fn code(&self, step: Step) -> String {
        format!("{:0DIGITS$}", self.number(step))
    }

    /// The step that a typed code is for, if it is for one of now: this one, or one that a clock that is a little wrong
    /// takes for it. How long it takes does not tell how right the code is.
    #[must_use]
    pub fn find(&self, typed: &str, now: Moment) -> Option<Step> {
        let digits: Vec<u8> = typed.bytes().filter(|sign| *sign != b' ').collect();
        if digits.len() != DIGITS || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let typed = digits.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
        let now = Step::of(now).0;
        let steps = (now.saturating_sub(DRIFT)..=now.saturating_add(DRIFT)).map(Step);
        steps.fold(None, |found, step| if self.number(step) == typed { Some(step) } else { found })
    }

    /// Of the last bytes four, from where the very last says (RFC 4226, 5.3).
    fn number(&self, step: Step) -> u32 {
        let Ok(mut mac) = Hmac::<Sha1>::new_from_slice(&self.0) else { unreachable!("keys have any length") };
        mac.update(&step.0.to_be_bytes());
        let hash: [u8; 20] = mac.finalize().into_bytes().into();
        let from = usize::from(hash[19] & 15);
        let bytes = [hash[from] & 0x7f, hash[from + 1], hash[from + 2], hash[from + 3]];
        u32::from_be_bytes(bytes) % 10_u32.pow(DIGITS as u32)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// A text within a link: whatever is no ASCII letter or digit by the numbers of its bytes.
fn escape(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seed of the examples in RFC 6238.
    const RFC: Seed = Seed(*b"12345678901234567890");

    fn at(seconds: i64) -> Moment {
        Moment(1_000 * seconds)
    }

    #[test]
    fn rfc_6238_appendix_b_codes() {
        for (seconds, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(RFC.code(Step::of(at(seconds))), code, "{seconds}");
            assert_eq!(RFC.find(code, at(seconds)), Some(Step::of(at(seconds))), "{seconds}");
        }
    }

    #[test]
    fn rfc_4226_appendix_d_codes() {
        let codes = [
            "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871",
            "520489",
        ];
        for (step, code) in codes.into_iter().enumerate() {
            assert_eq!(RFC.code(Step(step as u64)), code);
        }
    }

    #[test]
    fn a_code_is_good_one_step_before_and_after_and_no_longer() {
        let code = RFC.code(Step::of(at(1_000_020)));
        let good: Vec<i64> =
            (999_900..1_000_200).filter(|seconds| RFC.find(&code, at(*seconds)).is_some()).collect();
        assert_eq!((good.first(), good.last(), good.len()), (Some(&999_990), Some(&1_000_079), 90));
        assert_eq!(RFC.find(&RFC.code(Step(0)), Moment(-5)), Some(Step(0)), "a clock before 1970");
    }

    #[test]
    fn what_is_no_code_is_none() {
        for wrong in ["", "28708", "2870820", "28708a", "+87082", "２８７０８２", "287082\u{0}", "-28708"]
        {
            assert_eq!(RFC.find(wrong, at(59)), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_seed_is_read_as_it_was_written() {
        assert_eq!(RFC.text(), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(Seed::parse("gezd gnbv gy3t qojq gezd gnbv gy3t qojq"), Some(RFC));
        assert_eq!(Seed::parse("GEZDGNBVGY3TQOJQ"), None);
    }

    #[test]
    fn names_in_a_link_are_escaped() {
        let link = RFC.link("Damka", "Ол&я@127.0.0.1:8064");
        assert_eq!(
            link,
            format!(
                "otpauth://totp/Damka:%D0%9E%D0%BB%26%D1%8F%40127.0.0.1%3A8064?secret={}&issuer=Damka",
                RFC.text()
            )
        );
    }
}
