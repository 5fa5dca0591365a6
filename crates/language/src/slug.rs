//! The key made of a few English words.

/// Letters and digits in lower case, everything between them as one hyphen: the part of a key that stands for
/// words said elsewhere in the program.
///
/// ```
/// assert_eq!(language::slug("the player's time is over"), "the-player-s-time-is-over");
/// assert_eq!(language::slug("RU22:6.1.5.3"), "ru22-6-1-5-3");
/// // Letters of other alphabets count: what somebody wrote behind words of the program is not taken for nothing.
/// assert_eq!(language::slug("the game goes on: Ґудзь"), "the-game-goes-on-xxxxx");
/// ```
#[must_use]
pub fn slug(words: &str) -> String {
    let mut slug = String::new();
    for letter in words.chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if letter.is_alphabetic() {
            slug.push('x');
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}
