//! Moves in raised dots.

/// What announces digits: the letters `a` to `j` after it are `1` to `9` and `0`.
const NUMBER: char = '\u{283C}';

/// The dots of the letters `a` to `z`.
const LETTERS: [u8; 26] = [
    0x01, 0x03, 0x09, 0x19, 0x11, 0x0B, 0x1B, 0x13, 0x0A, 0x1A, 0x05, 0x07, 0x0D, 0x1D, 0x15, 0x0F, 0x1F,
    0x17, 0x0E, 0x1E, 0x25, 0x27, 0x3A, 0x2D, 0x3D, 0x35,
];

/// A written move in Braille, or nothing if a sign in it has none here.
///
/// ```
/// assert_eq!(game::form::braille("c3-d4").as_deref(), Some("⠉⠼⠉⠤⠙⠼⠙"));
/// assert_eq!(game::form::braille("32-28").as_deref(), Some("⠼⠉⠃⠤⠼⠃⠓"));
/// ```
#[must_use]
pub fn braille(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len() * 4);
    let mut in_number = false;
    for sign in text.chars() {
        if sign.is_ascii_digit() && !in_number {
            out.push(NUMBER);
        }
        in_number = sign.is_ascii_digit();
        out.push(cell(sign)?);
    }
    Some(out)
}

fn cell(sign: char) -> Option<char> {
    let letter = |index: u32| {
        let dots = LETTERS.get(usize::try_from(index).ok()?)?;
        char::from_u32(0x2800 + u32::from(*dots))
    };
    match sign.to_ascii_lowercase() {
        letters @ 'a'..='z' => letter(u32::from(letters) - u32::from('a')),
        '0' => letter(9),
        digit @ '1'..='9' => letter(u32::from(digit) - u32::from('1')),
        '-' => Some('⠤'),
        ':' => Some('⠒'),
        ' ' => Some('\u{2800}'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::braille;

    #[test]
    fn captures_and_letters_are_written() {
        assert_eq!(braille("a1:h8").as_deref(), Some("⠁⠼⠁⠒⠓⠼⠓"));
        assert_eq!(braille("E10").as_deref(), Some("⠑⠼⠁⠚"));
        assert_eq!(braille("c3→d4"), None);
    }
}
