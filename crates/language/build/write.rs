//! Writes the messages down as Rust: a table of all, and a method for each that code names.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

use crate::catalogue::{Joined, Key, Kind, Part, Pattern};

/// Topics whose keys are made of other names at run time: they get no methods.
const LOOKED_UP: [&str; 3] = ["article", "objection", "refusal"];

/// The whole file.
pub(crate) fn code(messages: &[Joined<'_>]) -> Result<String, fmt::Error> {
    let mut code = String::new();
    topics(messages, &mut code)?;
    writeln!(code, "pub(crate) static MESSAGES: &[Message] = &[")?;
    for message in messages {
        let names: Vec<_> = message.variables.keys().collect();
        writeln!(
            code,
            "    Message {{ key: {:?}, topic: Topic::{}, variables: &{names:?}, patterns: [",
            message.key,
            camel(message.topic)
        )?;
        for pattern in message.patterns {
            code.push_str("        &");
            write_pattern(pattern, &names, &mut code)?;
            code.push_str(",\n");
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n\nimpl Text {\n");
    for (index, message) in messages.iter().enumerate() {
        if !LOOKED_UP.iter().any(|topic| message.topic.starts_with(topic)) {
            method(index, message, &mut code)?;
        }
    }
    code.push_str("}\n");
    Ok(code)
}

fn topics(messages: &[Joined<'_>], code: &mut String) -> fmt::Result {
    let topics: BTreeSet<&str> = messages.iter().map(|message| message.topic).collect();
    code.push_str("/// What messages are about: a file of `text/en` each.\n");
    code.push_str("#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]\npub enum Topic {\n");
    for topic in &topics {
        writeln!(code, "    /// The messages of `{topic}.ftl`.\n    {},", camel(topic))?;
    }
    code.push_str("}\n\nimpl Topic {\n    /// All topics.\n    pub const ALL: &'static [Self] = &[");
    for topic in &topics {
        write!(code, "Self::{}, ", camel(topic))?;
    }
    code.push_str("];\n}\n\n");
    Ok(())
}

fn write_pattern(pattern: &Pattern, names: &[&&str], code: &mut String) -> fmt::Result {
    let index = |name: &str| names.iter().position(|own| **own == name).unwrap_or_default();
    code.push('[');
    for part in pattern {
        match part {
            Part::Text(text) => write!(code, "Part::Text({text:?}), ")?,
            Part::Variable(name) => write!(code, "Part::Variable({}), ", index(name))?,
            Part::Choice { by, of, otherwise } => {
                write!(code, "Part::Choice {{ by: {}, of: &[", index(by))?;
                for (key, pattern) in of {
                    match key {
                        Key::Number(number) => write!(code, "(Key::Number({number}), &")?,
                        Key::Plural(category) => {
                            write!(code, "(Key::Plural(Plural::{}), &", camel(category))?;
                        }
                        Key::Word(word) => write!(code, "(Key::Word({word:?}), &")?,
                    }
                    write_pattern(pattern, names, code)?;
                    code.push_str("), ");
                }
                code.push_str("], otherwise: &");
                write_pattern(otherwise, names, code)?;
                code.push_str(" }, ");
            }
        }
    }
    code.push(']');
    Ok(())
}

fn method(index: usize, message: &Joined<'_>, code: &mut String) -> fmt::Result {
    let [english, ..] = message.patterns;
    for line in shown(english).lines() {
        writeln!(code, "    /// {}", line.trim().replace('[', "\\[").replace('<', "\\<").replace('`', "'"))?;
    }
    let name = message.key.replace('-', "_");
    if message.variables.is_empty() {
        return writeln!(
            code,
            "    #[must_use]\n    pub fn {name}(self) -> &'static str {{\n        self.plain({index})\n    }}\n"
        );
    }
    write!(code, "    #[must_use]\n    pub fn {name}(self")?;
    for (variable, kind) in &message.variables {
        let kind = match kind {
            Kind::Shown => "impl Display",
            Kind::Number => "impl Into<Number>",
            Kind::Word => "&str",
        };
        write!(code, ", {}: {kind}", variable.replace('-', "_"))?;
    }
    write!(code, ") -> String {{\n        self.filled({index}, &[")?;
    for (variable, kind) in &message.variables {
        let variable = variable.replace('-', "_");
        match kind {
            Kind::Shown => write!(code, "Value::Shown(&{variable}), ")?,
            Kind::Number => write!(code, "Value::Number({variable}.into()), ")?,
            Kind::Word => write!(code, "Value::Word({variable}), ")?,
        }
    }
    code.push_str("])\n    }\n\n");
    Ok(())
}

/// A pattern as its writer sees it, the default of each choice.
fn shown(pattern: &Pattern) -> String {
    let mut text = String::new();
    for part in pattern {
        match part {
            Part::Text(part) => text.push_str(part),
            Part::Variable(name) => text.push_str(&format!("{{{name}}}")),
            Part::Choice { otherwise, .. } => text.push_str(&shown(otherwise)),
        }
    }
    text
}

fn camel(kebab: &str) -> String {
    let mut camel = String::new();
    for word in kebab.split(['-', '_']) {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel
}
