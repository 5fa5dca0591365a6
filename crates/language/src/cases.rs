//! Everything Damka can say, with numbers and words put in, to compare with others who say it.
#![expect(clippy::disallowed_methods, reason = "tests read the sources")]

use std::collections::BTreeSet;

use crate::Language;
use crate::message::{Key, Message, Part, Pattern, Value};
use crate::text::MESSAGES;

/// A message in a language with something put in, and what Rust says.
pub(crate) struct Case {
    pub(crate) language: Language,
    pub(crate) message: &'static Message,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) said: String,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Argument {
    Number(u64),
    Word(&'static str),
    Shown(&'static str),
}

impl Argument {
    pub(crate) const fn number(&self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) const fn text(&self) -> &'static str {
        match self {
            Self::Number(_) => "",
            Self::Word(text) | Self::Shown(text) => text,
        }
    }

    fn value(&self) -> Value<'_> {
        match self {
            Self::Number(number) => Value::Number((*number).into()),
            Self::Word(word) => Value::Word(word),
            Self::Shown(text) => Value::Shown(text),
        }
    }
}

/// Every message in every language, with numbers 0 to 25 and 100 to 125, every word a choice knows and one it does not.
pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for message in MESSAGES {
        for arguments in arguments(message) {
            for language in Language::ALL {
                let values: Vec<_> = arguments.iter().map(Argument::value).collect();
                let said = message.say(language, &values);
                cases.push(Case { language, message, arguments: arguments.clone(), said });
            }
        }
    }
    cases
}

/// Lists of arguments: each variable goes through all it can be while the others keep their first.
fn arguments(message: &Message) -> Vec<Vec<Argument>> {
    let all: Vec<Vec<Argument>> =
        (0..message.variables.len()).map(|index| possible(message, index)).collect();
    let usual: Vec<Argument> = all.iter().map(|possible| possible[0].clone()).collect();
    let mut lists = vec![usual.clone()];
    for (index, possible) in all.iter().enumerate() {
        for argument in &possible[1..] {
            let mut list = usual.clone();
            list[index] = argument.clone();
            lists.push(list);
        }
    }
    lists
}

fn possible(message: &Message, index: usize) -> Vec<Argument> {
    let mut keys = Vec::new();
    for pattern in message.patterns {
        gather(pattern, index, &mut keys);
    }
    if keys.is_empty() {
        return vec![Argument::Shown("\"d4\" <&> \\ {x}")];
    }
    let words: BTreeSet<&str> =
        keys.iter().filter_map(|key| if let Key::Word(word) = key { Some(*word) } else { None }).collect();
    if words.is_empty() {
        return (0..=25).chain(100..=125).map(Argument::Number).collect();
    }
    words.into_iter().chain(["Оленка"]).map(Argument::Word).collect()
}

fn gather(pattern: Pattern, index: usize, keys: &mut Vec<&'static Key>) {
    for part in pattern {
        if let Part::Choice { by, of, otherwise } = part {
            keys.extend(of.iter().filter(|_| *by == index).map(|(key, _)| key));
            of.iter().for_each(|(_, pattern)| gather(pattern, index, keys));
            gather(otherwise, index, keys);
        }
    }
}

/// The build reads Fluent by itself; whoever else reads it must come to the same texts.
#[test]
fn fluent_says_what_damka_says() {
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
    let mut compared = 0;
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        let folder = format!("{}/text/{language}", env!("CARGO_MANIFEST_DIR"));
        for file in std::fs::read_dir(folder).expect("a folder") {
            let text = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
            let resource = FluentResource::try_new(text).expect("no faults");
            bundle.add_resource(resource).expect("no key twice");
        }
        for case in cases().into_iter().filter(|case| case.language == language) {
            let mut arguments = FluentArgs::new();
            for (name, argument) in case.message.variables.iter().zip(&case.arguments) {
                match argument.number() {
                    Some(number) => arguments.set(*name, number),
                    None => arguments.set(*name, argument.text()),
                }
            }
            let message = bundle.get_message(case.message.key).expect("the same keys");
            let mut errors = Vec::new();
            let said =
                bundle.format_pattern(message.value().expect("a value"), Some(&arguments), &mut errors);
            assert_eq!((said.as_ref(), errors.len()), (case.said.as_str(), 0), "{}", case.message.key);
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared}");
}
