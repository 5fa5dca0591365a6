//! Text from files, made harmless for a terminal.

use std::borrow::Cow;

/// The text with every control character replaced: a file cannot move the cursor, change colours or forge lines.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_control) {
        text.chars().map(|sign| if is_control(sign) { char::REPLACEMENT_CHARACTER } else { sign }).collect()
    } else {
        text.into()
    }
}

/// Control characters, and those that turn the direction of text around.
fn is_control(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn escape_sequences_lose_their_power() {
        assert_eq!(printable("Иванов\u{1b}[2J\r\n\u{202e}x"), "Иванов\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}x");
        assert_eq!(printable("обычный текст"), "обычный текст");
    }
}
