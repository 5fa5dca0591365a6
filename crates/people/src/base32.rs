//! Bytes as letters that people read to each other and type: base 32 of RFC 4648, without padding.

const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// Bytes as capital letters and digits, eight for every five bytes.
pub(crate) fn write(bytes: &[u8]) -> String {
    let (mut text, mut held, mut bits) = (String::new(), 0_u16, 0);
    for byte in bytes {
        held = held << 8 | u16::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(letter(held >> bits));
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        text.push(letter(held << (5 - bits)));
    }
    text
}

/// Exactly so many bytes of letters in any case; spaces and dashes between them say nothing. A number of bytes that five divides
/// is written in one way only.
pub(crate) fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    const { assert!(N % 5 == 0) };
    let (mut bytes, mut held, mut bits) = ([0; N], 0_u16, 0);
    let mut places = bytes.iter_mut();
    for sign in text.bytes().filter(|sign| !matches!(sign, b' ' | b'-')) {
        let value = LETTERS.iter().position(|letter| *letter == sign.to_ascii_uppercase())?;
        held = held << 5 | u16::try_from(value).ok()?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            *places.next()? = u8::try_from(held >> bits).ok()?;
            held &= (1 << bits) - 1;
        }
    }
    (bits == 0 && places.next().is_none()).then_some(bytes)
}

fn letter(value: u16) -> char {
    LETTERS.get(usize::from(value & 31)).map_or('A', |letter| char::from(*letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_rfc() {
        for (bytes, text) in [
            ("", ""),
            ("f", "MY"),
            ("fo", "MZXQ"),
            ("foo", "MZXW6"),
            ("foob", "MZXW6YQ"),
            ("fooba", "MZXW6YTB"),
        ] {
            assert_eq!(write(bytes.as_bytes()), text);
        }
        assert_eq!(read::<5>("mzxw 6YTB"), Some(*b"fooba"));
        assert_eq!(read::<5>("mz-xw-6y-tb"), Some(*b"fooba"));
    }

    #[test]
    fn what_is_too_short_too_long_or_no_letter_is_not_read() {
        for wrong in ["", "MZXW6YT", "MZXW6YTBA", "MZXW6YTBMZXW6YTB", "MZXW6YT1", "MZXW6YT=", "їжак"] {
            assert_eq!(read::<5>(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for seed in 0..=255_u8 {
            let bytes: [u8; 20] =
                core::array::from_fn(|i| seed.wrapping_mul(i as u8 ^ 0x5b).wrapping_add(i as u8));
            assert_eq!(read(&write(&bytes)), Some(bytes));
        }
    }
}
