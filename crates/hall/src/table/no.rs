//! Why something was not done, as the browser gets it.

use std::borrow::Cow;

use article::Article;
use rulebook::Refusal;
use serde::Serialize;

/// A no. Its code is for programs; a refusal by the rules has an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct No {
    /// One word that stays the same.
    pub code: &'static str,
    /// The article that refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// What is wrong.
    pub why: Cow<'static, str>,
    /// What would be allowed.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub instead: Cow<'static, str>,
    /// The moves that may be meant.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
}

impl No {
    /// A no without an article.
    #[must_use]
    pub fn new(code: &'static str, why: impl Into<Cow<'static, str>>) -> Self {
        Self { code, by: None, why: why.into(), instead: Cow::Borrowed(""), candidates: Vec::new() }
    }

    /// A message that cannot be read, by what its reader says in English. What it holds that is not known is named, with what would be known there.
    #[must_use]
    pub fn unread(error: &str) -> Self {
        let quoted =
            |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
        let after = |words: &str| error.find(words).and_then(|at| error.get(at..)).map(quoted);
        let no = |why: String| Self::new("malformed", why);
        for (words, why) in
            [("unknown variant ", "is not known here"), ("unknown field ", "is no field here")]
        {
            if let Some([name, known @ ..]) = after(words).as_deref() {
                let known = known.join(" ");
                return no(format!("{name:?} {why}")).instead(known);
            }
        }
        match after("missing field ").as_deref() {
            Some([name, ..]) => no(format!("the field {name:?} is missing")),
            _ => no(error.to_owned()),
        }
    }

    /// The same with what would be allowed.
    #[must_use]
    pub fn instead(self, instead: impl Into<Cow<'static, str>>) -> Self {
        Self { instead: instead.into(), ..self }
    }

    /// The same with its article.
    #[must_use]
    pub fn by(self, by: Article) -> Self {
        Self { by: Some(by.name()), ..self }
    }

    /// A game of an event is not the players' own affair.
    #[must_use]
    pub fn booked() -> Self {
        Self::new("of-an-event", "this game belongs to an event").instead("call the arbiter")
    }

    /// Only officials do this.
    #[must_use]
    pub fn no_office() -> Self {
        Self::new("no-seat", "only officials of this event do that").instead("call the arbiter")
    }

    /// The guest sits at no seat of this table.
    #[must_use]
    pub fn not_seated() -> Self {
        Self::new("not-your-seat", "only the players of this table do that")
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self {
            code: "refused",
            by: Some(refusal.by.name()),
            why: Cow::Borrowed(refusal.why),
            instead: refusal.instead,
            candidates: Vec::new(),
        }
    }
}

impl std::fmt::Display for No {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)?;
        self.by.map_or(Ok(()), |by| write!(f, " [{by}]"))?;
        if self.instead.is_empty() { Ok(()) } else { write!(f, "; {}", self.instead) }
    }
}

impl std::error::Error for No {}
