//! What Damka says in one language: a method a message.

use std::fmt::Display;

use crate::message::{Key, Message, Number, Part, Plural, Value};
use crate::{Language, slug};

// `Topic`, `MESSAGES` sorted by key, and the methods of `Text`.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What Damka says in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    language: Language,
}

impl Text {
    pub(crate) const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language it is said in.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// A message by its key, if there is one and it has no gaps to fill.
    ///
    /// ```
    /// use language::Language;
    /// assert_eq!(Language::Russian.text().find("offer-draw"), Some("Предложить ничью"));
    /// assert_eq!(Language::Russian.text().find("no-such-thing"), None);
    /// ```
    #[must_use]
    pub fn find(self, key: &str) -> Option<&'static str> {
        let index = MESSAGES.binary_search_by(|message| message.key.cmp(key)).ok()?;
        let message = MESSAGES.get(index).filter(|message| message.variables.is_empty())?;
        Some(whole(message, self.language))
    }

    /// The word for one of a family: `named("cause", "time")`, `named("right", "claim-repetition")`,
    /// `named("discipline", "russian")`. The message is `FAMILY-NAME`.
    #[must_use]
    pub fn named(self, family: &str, name: &str) -> Option<&'static str> {
        self.find(&format!("{family}-{}", slug(name)))
    }

    /// A message without gaps; the build has seen to it that it is one piece of text.
    // Inlined into the hundreds of methods it would cost ten seconds of every build.
    #[inline(never)]
    fn plain(self, index: usize) -> &'static str {
        MESSAGES.get(index).map_or("", |message| whole(message, self.language))
    }

    #[inline(never)]
    fn filled(self, index: usize, values: &[Value<'_>]) -> String {
        MESSAGES.get(index).map_or_else(String::new, |message| message.say(self.language, values))
    }
}

fn whole(message: &Message, language: Language) -> &'static str {
    match message.pattern(language) {
        [Part::Text(text)] => text,
        _ => "",
    }
}
