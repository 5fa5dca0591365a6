//! Reads the Fluent files of a language.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern as Parsed, PatternElement, VariantKey,
};

use crate::catalogue::{Catalogue, Key, Message, Part, Pattern};

/// References deeper than this go round in a circle.
const DEPTH_MAX: usize = 8;

/// The catalogue of a language from its files, each with its topic.
pub(crate) fn catalogue(
    language: &'static str,
    files: &[(String, String)],
    faults: &mut Vec<String>,
) -> Catalogue {
    let mut patterns: BTreeMap<String, (&str, Parsed<&str>)> = BTreeMap::new();
    for (topic, text) in files {
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = text.get(..error.pos.start).unwrap_or_default().lines().count().max(1);
                faults.push(format!("{language}/{topic}.ftl:{line}: {}", error.kind));
            }
            resource
        });
        for entry in resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) if !message.attributes.is_empty() => {
                    faults.push(format!("{language}/{topic}.ftl: {}: no attributes here", message.id.name));
                    continue;
                }
                Entry::Message(message) => (message.id.name.to_owned(), message.value),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                _ => continue,
            };
            let Some(pattern) = pattern else { continue };
            if let Some((other, _)) = patterns.insert(key.clone(), (topic, pattern)) {
                faults.push(format!("{language}/{topic}.ftl: {key} is also in {other}.ftl"));
            }
        }
    }
    let mut messages = BTreeMap::new();
    for (key, (topic, parsed)) in patterns.iter().filter(|(key, _)| !key.starts_with('-')) {
        let reader = Reader { language, patterns: &patterns };
        match reader.pattern(parsed, 0) {
            Ok(pattern) => {
                messages.insert(key.clone(), Message { topic: (*topic).to_owned(), pattern });
            }
            Err(fault) => faults.push(format!("{language}/{topic}.ftl: {key}: {fault}")),
        }
    }
    Catalogue { language, messages }
}

struct Reader<'a> {
    language: &'static str,
    patterns: &'a BTreeMap<String, (&'a str, Parsed<&'a str>)>,
}

impl Reader<'_> {
    fn pattern(&self, parsed: &Parsed<&str>, depth: usize) -> Result<Pattern, String> {
        let mut parts = Pattern::new();
        for element in &parsed.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(Part::Text((*value).to_owned())),
                PatternElement::Placeable { expression } => parts.extend(self.expression(expression, depth)?),
            }
        }
        Ok(joined(parts))
    }

    fn expression(&self, expression: &Expression<&str>, depth: usize) -> Result<Pattern, String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, depth),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err("a choice is made by a variable".to_owned());
        };
        let (mut of, mut otherwise) = (Vec::new(), Pattern::new());
        for variant in variants {
            let pattern = self.pattern(&variant.value, depth)?;
            if variant.default {
                otherwise = pattern;
            } else {
                of.push((self.key(&variant.key)?, pattern));
            }
        }
        let by = id.name.to_owned();
        self.covers(&by, &of)?;
        Ok(vec![Part::Choice { by, of, otherwise }])
    }

    fn inline(&self, inline: &InlineExpression<&str>, depth: usize) -> Result<Pattern, String> {
        let reference = match inline {
            InlineExpression::StringLiteral { value } => {
                return Ok(vec![Part::Text(
                    fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned(),
                )]);
            }
            InlineExpression::NumberLiteral { value } => return Ok(vec![Part::Text((*value).to_owned())]),
            InlineExpression::VariableReference { id } => {
                return Ok(vec![Part::Variable(id.name.to_owned())]);
            }
            InlineExpression::Placeable { expression } => return self.expression(expression, depth),
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                format!("-{}", id.name)
            }
            InlineExpression::MessageReference { id, attribute: None } => id.name.to_owned(),
            _ => return Err("no functions, attributes or arguments here".to_owned()),
        };
        let (_, parsed) = self.patterns.get(&reference).ok_or(format!("{reference} is not defined"))?;
        if depth == DEPTH_MAX {
            return Err(format!("{reference} refers to itself"));
        }
        self.pattern(parsed, depth + 1)
    }

    fn key(&self, key: &VariantKey<&str>) -> Result<Key, String> {
        match key {
            VariantKey::NumberLiteral { value } => {
                value.parse().map(Key::Number).map_err(|_| format!("{value} is no whole number"))
            }
            VariantKey::Identifier { name } => match *name {
                "zero" | "two" => Err(format!("{} has no plural category [{name}]", self.language)),
                "one" => Ok(Key::Plural("one")),
                "few" => Ok(Key::Plural("few")),
                "many" => Ok(Key::Plural("many")),
                "other" => Err("[other] is the default: *[other]".to_owned()),
                word => Ok(Key::Word(word.to_owned())),
            },
        }
    }

    /// A choice that names a plural category has to name all its language has, the last one as the default.
    fn covers(&self, by: &str, of: &[(Key, Pattern)]) -> Result<(), String> {
        let has = |category| of.iter().any(|(key, _)| *key == Key::Plural(category));
        let needed: &[&str] = if self.language == "en" { &["one"] } else { &["one", "few"] };
        let plural = of.iter().any(|(key, _)| matches!(key, Key::Plural(_)));
        if let Some(lacking) = needed.iter().find(|category| plural && !has(category)) {
            return Err(format!("the choice by ${by} lacks [{lacking}]"));
        }
        if self.language == "en" && (has("few") || has("many")) {
            return Err(format!("the choice by ${by}: English has [one] and *[other] only"));
        }
        if has("many") {
            return Err(format!("the choice by ${by}: [many] is the default: *[many]"));
        }
        let first_plural = of.iter().position(|(key, _)| matches!(key, Key::Plural(_)));
        let last_number = of.iter().rposition(|(key, _)| matches!(key, Key::Number(_)));
        match (first_plural, last_number) {
            (Some(first), Some(last)) if first < last => {
                Err(format!("the choice by ${by}: numbers come before plurals"))
            }
            _ => Ok(()),
        }
    }
}

/// Neighbouring texts as one.
fn joined(parts: Pattern) -> Pattern {
    let mut joined = Pattern::new();
    for part in parts {
        match (joined.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => joined.push(part),
        }
    }
    joined
}
