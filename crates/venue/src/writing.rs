//! What people write: a name on a line of its own, or a text of several lines. Signs that nobody sees are refused: they would
//! begin a line of their own in a journal, or turn around what stands beside them.

use serde_json::Value;

use hall::table::No;

/// Letters of a name, a place, a number.
pub const LINE_MAX: usize = 200;
/// Letters of a reason, a protest, a programme.
const TEXT_MAX: usize = 4_000;
/// Marks on one letter; no language has more.
const MARKS_MAX: usize = 4;
/// What is written on several lines, by the names of the fields.
const TEXTS: [&str; 3] = ["reason", "text", "position"];

/// What somebody wrote on a line, without the blanks around it.
pub fn line(text: &str, most: usize) -> Result<&str, No> {
    let text = text.trim();
    is_short(text, most, is_unseen).then_some(text).ok_or_else(|| refused(most))
}

/// What somebody wrote on several lines.
pub fn lines(text: &str, most: usize) -> Result<(), No> {
    // What is pasted from a page has places where its words may break.
    let unseen = |sign| is_unseen(sign) && !matches!(sign, '\n' | '\r' | '\t' | '\u{ad}');
    is_short(text, most, unseen).then_some(()).ok_or_else(|| refused(most))
}

/// Everything that is written in a command.
pub fn all(command: &Value) -> Result<(), No> {
    match command {
        Value::String(text) => line(text, LINE_MAX).map(drop),
        Value::Array(values) => values.iter().try_for_each(all),
        Value::Object(fields) => fields.iter().try_for_each(|(name, value)| match value {
            _ if line(name, LINE_MAX).is_err() => Err(refused(LINE_MAX)),
            Value::String(text) if TEXTS.contains(&name.as_str()) => lines(text, TEXT_MAX),
            _ => all(value),
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn is_short(text: &str, most: usize, unseen: impl Fn(char) -> bool) -> bool {
    text.chars().count() <= most && !text.chars().any(unseen) && joins_and_marks(text)
}

/// Signs that move or turn what is written, letters that look like blanks, and blanks without width. Those that join letters
/// belong to scripts.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}'
                | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
                | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether what joins stands behind something, and no letter has so many marks that they cover the lines above and below.
fn joins_and_marks(text: &str) -> bool {
    let (mut before, mut marks) = (' ', 0);
    text.chars().all(|sign| {
        let joins = matches!(sign, '\u{200c}' | '\u{200d}');
        let hangs = joins && (before.is_whitespace() || matches!(before, '\u{200c}' | '\u{200d}'));
        marks = if is_mark(sign) { marks + 1 } else { 0 };
        before = sign;
        !hangs && marks <= MARKS_MAX
    })
}

/// Marks above and below letters, of any script.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

fn refused(most: usize) -> No {
    No::new("malformed", "a text is too long, or has signs that are none")
        .instead(format!("at most {most} letters"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_name_is_one_line_that_can_be_seen() {
        for name in
            ["Олена Ґудзь", "Zoë O’Neill-2", "علی\u{200c}رضا", "Nguye\u{302}\u{303}n", "❤\u{fe0f}", ""]
        {
            assert_eq!(line(&format!("  {name} "), LINE_MAX).expect(name), name);
        }
        for name in ["Ann\n2026", "Ann\0", "\u{202e}nimda", "ad\u{200b}min", "a\u{2028}b", "a\u{feff}b"] {
            assert_eq!(line(name, LINE_MAX).expect_err(name).code, "malformed");
        }
        let marks = format!("Z{}", "\u{301}".repeat(5));
        for name in [
            "\u{3164}",
            "\u{2800}",
            "\u{200d}",
            "a \u{200c}",
            "a\u{ad}b",
            "a\u{61c}b",
            "a\u{e0041}",
            marks.as_str(),
        ] {
            assert_eq!(line(name, LINE_MAX).expect_err(name).code, "malformed");
        }
        assert!(line(&"я".repeat(30), 30).is_ok() && line(&"я".repeat(31), 30).is_err());
    }

    #[test]
    fn every_text_of_a_command_is_looked_at_however_deep_and_reasons_have_several_lines() {
        let register =
            |name: &str| json!({ "entry": { "register": { "person": { "name": name, "birth": 1990 } } } });
        assert!(all(&register("Ann")).is_ok());
        assert!(all(&register("Ann\nBob")).is_err());
        assert!(all(&register(&"a".repeat(201))).is_err());
        assert!(all(&json!({ "x": [["a"], ["a\u{7}"]] })).is_err());
        let protest = |text: &str| json!({ "protest": { "file": { "text": text } } });
        assert!(all(&protest("first\r\n\tsecond")).is_ok());
        assert!(all(&protest("\u{202e}")).is_err());
        assert!(all(&protest(&"a".repeat(4_001))).is_err());
    }
}
