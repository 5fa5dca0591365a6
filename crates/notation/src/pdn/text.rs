//! A piece of a file, not yet decoded.
//!
//! PDN is written in UTF-8; older files are in Windows-1251 or Latin-1. What is valid UTF-8 is taken as
//! such. Anything else is Windows-1251 if more of its words are written wholly in letters
//! outside ASCII than mix them with ASCII letters, and Latin-1 otherwise: `Иванов` against `Größe`.
//!
//! ```
//! use notation::pdn::decode;
//! assert_eq!(decode("Иванов".as_bytes()), "Иванов");
//! assert_eq!(decode(b"\xC8\xE2\xE0\xED\xEE\xE2"), "Иванов");
//! assert_eq!(decode(b"Gr\xF6\xDFe, 40\xB0"), "Größe, 40°");
//! ```

use std::borrow::Cow;

use super::Place;

/// A piece of the text and where it starts. Nothing is decoded or copied until it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<'a> {
    /// The bytes as they stand in the file.
    pub bytes: &'a [u8],
    /// Where they start.
    pub place: Place,
}

impl<'a> Text<'a> {
    /// The characters.
    #[must_use]
    pub fn decode(&self) -> Cow<'a, str> {
        decode(self.bytes)
    }
}

/// Decodes UTF-8, else Windows-1251 or Latin-1, whichever the words look like.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) if looks_cyrillic(bytes) => bytes.iter().map(|&byte| windows_1251(byte)).collect(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

fn looks_cyrillic(bytes: &[u8]) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || is_cyrillic(*byte);
    let (mut whole, mut mixed) = (0u32, 0u32);
    for word in bytes.split(|byte| !is_letter(byte)) {
        let high = word.iter().filter(|byte| !byte.is_ascii()).count();
        if high > 1 && high == word.len() {
            whole += 1;
        } else if high > 0 && high < word.len() {
            mixed += 1;
        }
    }
    whole > mixed
}

/// Whether a byte is a Russian or Ukrainian letter in Windows-1251.
const fn is_cyrillic(byte: u8) -> bool {
    matches!(byte, 0xC0..=0xFF | 0xA5 | 0xA8 | 0xAA | 0xAF | 0xB2 | 0xB3 | 0xB4 | 0xB8 | 0xBA | 0xBF)
}

fn windows_1251(byte: u8) -> char {
    /// The characters of the bytes 0x80 to 0xBF.
    const UPPER: [char; 64] = [
        'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', 'ђ', '‘', '’', '“',
        '”', '•', '–', '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', '\u{A0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ',
        '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{AD}', '®', 'Ї', '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё',
        '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
    ];
    match byte {
        0..=0x7F => char::from(byte),
        0x80..=0xBF => UPPER[usize::from(byte - 0x80)],
        0xC0..=0xFF => char::from_u32(0x410 + u32::from(byte - 0xC0)).unwrap_or(char::REPLACEMENT_CHARACTER),
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn ukrainian_and_russian_letters_of_windows_1251() {
        assert_eq!(decode(b"\xAF\xE6\xE0\xEA \xB3 \xBA\xE2\xF0\xEE, \xB8\xEB\xEA\xE0"), "Їжак і євро, ёлка");
        assert_eq!(decode(b"\xFF\xDF\xC0\xE0\x97"), "яЯАа—");
    }

    #[test]
    fn a_latin_word_with_accents_is_not_cyrillic() {
        assert_eq!(decode(b"Fran\xE7ois P\xE9ch\xE9"), "François Péché");
        assert_eq!(decode(b"69\xB0 ASSOLUTO"), "69° ASSOLUTO");
    }
}
