//! The choice of a language for a visitor.

use crate::Language;

/// Ranges of a header beyond these are not read.
const RANGES_MAX: usize = 32;
/// A header counts its qualities in thousandths.
const WHOLE: u16 = 1_000;

impl Language {
    /// The language for a visitor: what the address asks for, else what a cookie remembers, else what the browser
    /// prefers (`Accept-Language`, RFC 9110 12.5.4), else English. What is not understood is passed over.
    ///
    /// ```
    /// use language::Language;
    /// let accept = Some("de, ru;q=0.5, uk-UA;q=0.9");
    /// assert_eq!(Language::choose(None, None, accept), Language::Ukrainian);
    /// assert_eq!(Language::choose(None, Some("ru"), accept), Language::Russian);
    /// assert_eq!(Language::choose(Some("en"), Some("ru"), accept), Language::English);
    /// assert_eq!(Language::choose(Some("xx"), None, None), Language::English);
    /// ```
    #[must_use]
    pub fn choose(asked: Option<&str>, remembered: Option<&str>, accepted: Option<&str>) -> Self {
        let said = [asked, remembered].into_iter().flatten().find_map(|code| code.trim().parse().ok());
        said.or_else(|| preferred(accepted?)).unwrap_or_default()
    }
}

/// The language of the highest quality; the first one named where several have it.
fn preferred(header: &str) -> Option<Language> {
    let mut best: Option<(Language, u16)> = None;
    for range in header.split(',').take(RANGES_MAX) {
        let (code, parameters) = range.split_once(';').unwrap_or((range, ""));
        let Some(quality) = quality(parameters).filter(|&quality| quality > 0) else { continue };
        let language = match code.trim() {
            "*" => Language::default(),
            code => match code.parse() {
                Ok(language) => language,
                Err(_) => continue,
            },
        };
        if best.is_none_or(|(_, highest)| quality > highest) {
            best = Some((language, quality));
        }
    }
    best.map(|(language, _)| language)
}

/// `q=0.8` in thousandths; the whole where nothing is said, nothing where it is no quality.
fn quality(parameters: &str) -> Option<u16> {
    let text = parameters.trim();
    if text.is_empty() {
        return Some(WHOLE);
    }
    let value = text.strip_prefix("q=").or(text.strip_prefix("Q="))?;
    let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
    if decimals.len() > 3 || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let decimals = format!("{decimals:0<3}").parse::<u16>().ok()?;
    match whole {
        "0" => Some(decimals),
        "1" if decimals == 0 => Some(WHOLE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, preferred, quality};
    use Language::{English, Russian, Ukrainian};

    #[test]
    fn the_highest_quality_wins_and_the_first_of_equals() {
        for (header, expected) in [
            ("uk", Some(Ukrainian)),
            ("UK-ua", Some(Ukrainian)),
            ("ru-UA,ru;q=0.9,uk;q=0.8", Some(Russian)),
            ("de;q=1.0, ru;q=0.7, uk;q=0.701", Some(Ukrainian)),
            ("en;q=0.5,uk;q=0.5", Some(English)),
            ("uk;q=0, ru;q=0.001", Some(Russian)),
            ("uk;q=0", None),
            ("fr, *;q=0.1", Some(English)),
            ("pl;q=1, cs", None),
            ("", None),
            (",,;;q=,uk;q=2,ru;q=0.12345", None),
            ("ukr, russian", None),
        ] {
            assert_eq!(preferred(header), expected, "{header}");
        }
    }

    #[test]
    fn a_quality_is_read_in_thousandths() {
        for (text, thousandths) in [
            ("", Some(1_000)),
            (" q=0.5 ", Some(500)),
            ("q=0.", Some(0)),
            ("q=1.000", Some(1_000)),
            ("q=1.001", None),
            ("q=-1", None),
            ("q=0.5x", None),
            ("level=1", None),
        ] {
            assert_eq!(quality(text), thousandths, "{text}");
        }
    }

    #[test]
    fn nonsense_is_passed_over() {
        let long = "uk,".repeat(100_000);
        assert_eq!(Language::choose(Some(""), Some("\u{0}"), Some(&long)), Ukrainian);
        assert_eq!(Language::choose(Some("рус"), Some("ru_RU.UTF-8"), None), Russian);
    }
}
