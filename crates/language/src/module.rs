//! The messages of a language for the browser.

use std::fmt::Write as _;

use crate::message::{Key, Part, Pattern, Plural};
use crate::said::templates;
use crate::text::MESSAGES;
use crate::{Language, Topic};

/// An ES module with the messages of some topics, for `web/language.js`:
/// `export const language = "uk"; export const messages = {...}; export const templates = [...];`.
///
/// A message is a text, or a list of parts: a text, `{"put": NAME}`, or `{"by": NAME, "of": [[KEY, MESSAGE], ...], "or": MESSAGE}` where a
/// key is a number, a plural category or a word. The templates are the English patterns of what [`Text::said`](crate::Text::said) translates, each
/// with its key, in the order in which they are tried.
///
/// ```
/// use language::{Language, Topic, module};
/// let module = module(Language::English, &[Topic::Table]);
/// assert!(module.starts_with("export const language = \"en\";\n"));
/// assert!(module.contains("\n\"offer-draw\": \"Offer a draw\",\n"));
/// ```
#[must_use]
pub fn module(language: Language, topics: &[Topic]) -> String {
    let mut code = format!("export const language = \"{language}\";\nexport const messages = {{\n");
    for message in MESSAGES.iter().filter(|message| topics.contains(&message.topic)) {
        write_text(message.key, &mut code);
        code.push_str(": ");
        write_pattern(message.pattern(language), message.variables, &mut code);
        code.push_str(",\n");
    }
    code.push_str("};\nexport const templates = [\n");
    for template in templates().iter().filter(|template| topics.contains(&template.topic)) {
        code.push('[');
        write_text(template.key, &mut code);
        code.push_str(", ");
        write_pattern(template.pattern(Language::English), template.variables, &mut code);
        code.push_str("],\n");
    }
    code.push_str("];\n");
    code
}

fn write_pattern(pattern: Pattern, variables: &[&str], code: &mut String) {
    if let [Part::Text(text)] = pattern {
        return write_text(text, code);
    }
    let name = |index: usize| variables.get(index).copied().unwrap_or_default();
    code.push('[');
    for (i, part) in pattern.iter().enumerate() {
        if i > 0 {
            code.push(',');
        }
        match part {
            Part::Text(text) => write_text(text, code),
            Part::Variable(index) => {
                code.push_str("{\"put\":");
                write_text(name(*index), code);
                code.push('}');
            }
            Part::Choice { by, of, otherwise } => {
                code.push_str("{\"by\":");
                write_text(name(*by), code);
                code.push_str(",\"of\":[");
                for (i, (key, pattern)) in of.iter().enumerate() {
                    code.push_str(if i > 0 { ",[" } else { "[" });
                    match key {
                        Key::Number(number) => code.push_str(&number.to_string()),
                        Key::Plural(Plural::One) => code.push_str("\"one\""),
                        Key::Plural(Plural::Few) => code.push_str("\"few\""),
                        Key::Word(word) => write_text(word, code),
                    }
                    code.push(',');
                    write_pattern(pattern, variables, code);
                    code.push(']');
                }
                code.push_str("],\"or\":");
                write_pattern(otherwise, variables, code);
                code.push('}');
            }
        }
    }
    code.push(']');
}

/// A string literal of JavaScript that is also one of JSON and harmless inside HTML.
fn write_text(text: &str, code: &mut String) {
    code.push('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => code.extend(['\\', sign]),
            '\n' => code.push_str("\\n"),
            '<' | '\u{2028}' | '\u{2029}' | '\0'..='\x1f' => {
                // A string takes every text.
                let _ = write!(code, "\\u{:04x}", u32::from(sign));
            }
            _ => code.push(sign),
        }
    }
    code.push('"');
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "the test asks where node is")]

    use std::fmt::Write as _;
    use std::io::Write as _;
    use std::process::{Command, Stdio};

    use super::{module, write_text};
    use crate::cases::{Case, cases};
    use crate::{Language, Topic};

    /// Compares with `web/language.js` run by node, where there is one; `DAMKA_TEST_NODE` names it and makes it a must.
    #[test]
    fn the_browser_says_what_rust_says() {
        let required = std::env::var("DAMKA_TEST_NODE").ok();
        let node = required.as_deref().unwrap_or("node");
        let child = Command::new(node)
            .args(["--input-type=module", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = match child {
            Ok(child) => child,
            Err(error) if required.is_none() => {
                eprintln!("not compared with JavaScript: {node}: {error}");
                return;
            }
            Err(error) => panic!("{node}: {error}"),
        };
        child.stdin.take().expect("piped").write_all(program().as_bytes()).expect("node reads");
        let output = child.wait_with_output().expect("node ends");
        let output = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!(output, format!("{} alike\n", cases().len() + said().len()));
    }

    /// The English of every message that stands for words of another room, and some that fit none, with what Rust makes of them.
    fn said() -> Vec<(String, Language, String)> {
        let cases = cases().into_iter().filter(|case| case.language == Language::English);
        let mut words: Vec<String> =
            cases.filter(|case| case.message.key.starts_with("said-")).map(|case| case.said).collect();
        let more = [
            "x",
            "x, y",
            " (x)",
            "in ",
            "a (b) (c)",
            "1-0, time [A], 22 moves counted",
            "remark, x, removal",
            "from 5 min to 15 min for the game, without increment; recommended: 5m up to 15 min",
            "the clocks are stopped: Ґудзь",
            "Ґудзь, remark",
        ];
        words.extend(more.map(str::to_owned));
        let in_all = |words: String| {
            Language::ALL.map(|language| (words.clone(), language, language.text().said(&words).into_owned()))
        };
        words.into_iter().flat_map(in_all).collect()
    }

    /// Says everything in JavaScript and prints what differs.
    fn program() -> String {
        let face = concat!("file://", env!("CARGO_MANIFEST_DIR"), "/../../web/language.js");
        let mut code = format!("import {{ speaker, slug }} from {face:?};\nlet alike = 0;\n");
        code.push_str("const spoken = {};\n");
        for language in Language::ALL {
            code.push_str(
                "{ const { language, messages, templates } = await import('data:text/javascript,' + encodeURIComponent(",
            );
            write_text(&module(language, Topic::ALL), &mut code);
            code.push_str("));\n  spoken[language] = speaker(language, messages, templates); }\n");
        }
        code.push_str("const check = (language, key, values, said) => {\n  const own = spoken[language](key, values);\n");
        code.push_str(
            "  if (own === said) alike++; else console.log(language, key, values, own, said);\n};\n",
        );
        code.push_str("const checkSaid = (english, language, said) => {\n  const own = spoken[language].said(english);\n");
        code.push_str("  if (own === said) alike++; else console.log(language, english, own, said);\n};\n");
        for Case { language, message, arguments, said } in cases() {
            write!(code, "check(\"{language}\", \"{}\", {{", message.key).expect("a string");
            for (name, argument) in message.variables.iter().zip(&arguments) {
                write_text(name, &mut code);
                code.push(':');
                match argument.number() {
                    Some(number) => write!(code, "{number},").expect("a string"),
                    None => {
                        write_text(argument.text(), &mut code);
                        code.push(',');
                    }
                }
            }
            code.push_str("}, ");
            write_text(&said, &mut code);
            code.push_str(");\n");
        }
        for (english, language, said) in said() {
            code.push_str("checkSaid(");
            for (text, end) in [(english.as_str(), ", "), (language.code(), ", "), (said.as_str(), ");\n")] {
                write_text(text, &mut code);
                code.push_str(end);
            }
        }
        code.push_str(
            "if (slug(\"RU22:6.1, the player's.\") !== \"ru22-6-1-the-player-s\") console.log(\"slug\");\n",
        );
        code.push_str("if (spoken.en(\"no-such-key\") !== \"no-such-key\") console.log(\"missing\");\n");
        code.push_str("if (!spoken.uk.article(\"RU22:6.1.5.3\") || spoken.uk.article(\"RU22:0\")) console.log(\"article\");\n");
        code.push_str("console.log(`${alike} alike`);\n");
        code
    }
}
