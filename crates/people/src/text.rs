//! One line of text that a person wrote, to be shown to others.

use crate::Refusal;
use crate::lifetime::{LABEL_LETTERS_MAX, REASON_LETTERS_MAX};

/// A label: one line, not empty.
pub(crate) fn label(text: &str) -> Result<String, Refusal> {
    line(text, LABEL_LETTERS_MAX).ok_or(Refusal::Label)
}

/// A reason: one line, not empty.
pub(crate) fn reason(text: &str) -> Result<String, Refusal> {
    line(text, REASON_LETTERS_MAX).ok_or(Refusal::Reason)
}

/// What a device calls itself: never a reason to refuse.
pub(crate) fn device(text: &str) -> String {
    text.chars()
        .filter(|&letter| is_shown(letter))
        .take(LABEL_LETTERS_MAX)
        .collect::<String>()
        .trim()
        .to_owned()
}

fn line(text: &str, letters_max: usize) -> Option<String> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= letters_max && text.chars().all(is_shown);
    fits.then(|| text.to_owned())
}

/// Neither a control character nor one that turns the direction of writing or takes no place.
fn is_shown(letter: char) -> bool {
    let hides = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !letter.is_control() && !hides
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_and_shows_all_of_itself() {
        assert_eq!(label("  наш сервер "), Ok("наш сервер".to_owned()));
        for wrong in ["", "  ", "a\nb", "a\u{202e}b", "a\0b", "a\u{200b}b", &"x".repeat(61)] {
            assert_eq!(label(wrong), Err(Refusal::Label), "{wrong:?}");
        }
        assert_eq!(device("Fire\nfox\u{202e}"), "Firefox");
        assert_eq!(device(&"я".repeat(500)).chars().count(), LABEL_LETTERS_MAX);
    }
}
