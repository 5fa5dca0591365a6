//! What a regulation says about the event as such: how it is played, for whose places, under which name.

use article::Article;
use rulebook::law::event::{Character, Entrants, EventKind, Play};
use rulebook::{Gravity, Objection, Status, event_law};
use serde::{Deserialize, Serialize};

use crate::Draft;

/// What the event is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Terms {
    /// At the board, by correspondence, of composing or solving.
    pub play: Play,
    /// Whose places it decides. Every event says so.
    pub character: Option<Character>,
    /// What it is called.
    pub kind: Option<EventKind>,
    /// Its discipline in the official register, by name.
    pub registered: Option<String>,
    /// An official event of the international federation, where its regulation comes first.
    pub federation: Option<Vec<Instead>>,
    /// The organisers.
    pub organisers: Vec<String>,
    /// Where it is held.
    pub place: String,
}

/// A rule of an international federation in the place of an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instead {
    /// Which article gives way.
    pub article: Article,
    /// What holds.
    pub text: String,
}

impl Terms {
    /// An individual event at the board.
    #[must_use]
    pub fn usual() -> Self {
        Self { character: Some(Character::Individual), ..Self::default() }
    }

    /// Whose places are decided.
    #[must_use]
    pub fn character(&self) -> Character {
        self.character.unwrap_or_default()
    }

    /// What holds in the place of an article, at an official event of the international federation.
    #[must_use]
    pub fn instead(&self, article: Article) -> Option<&Instead> {
        self.federation.iter().flatten().find(|rule| rule.article == article)
    }
}

/// What the edition has against it.
pub(crate) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let (law, terms) = (event_law(draft.edition).organisation, &draft.organisation);
    let mut against = |by: Article, what: String, allowed: String| {
        objections.push(Objection { by, weight: Gravity::Refusal, what, allowed });
    };
    if let Some(limit) = law.not_for.filter(|limit| draft.status >= limit.value) {
        let what = format!("{} does not govern {} events", draft.edition, draft.status);
        against(limit.by, what, format!("events up to {}", Status::National));
    }
    let characters = || {
        let names: Vec<_> = law.characters.iter().map(|character| character.value.name()).collect();
        names.join(", ")
    };
    match terms.character {
        None => against(law.character, "no character is said".to_owned(), characters()),
        Some(character) if !law.characters.iter().any(|known| known.value == character) => {
            against(law.character, format!("no event is {}", character.name()), characters());
        }
        Some(_) => {}
    }
    if let Some((kind, by)) = terms.kind.and_then(|kind| Some((kind, law.kind(kind, 0).err()?))) {
        let names: Vec<_> = law.kinds.iter().map(|known| known.value.name()).collect();
        against(by, format!("no event is a {}", kind.name()), names.join(", "));
    }
    if let (Some(name), Some(register)) = (&terms.registered, law.register) {
        match law.registered(name) {
            None => {
                let names: Vec<_> = register.entries.iter().map(|entry| entry.name).collect();
                against(register.by, format!("no discipline is called {name:?}"), names.join("; "));
            }
            Some(entry) => {
                let plays = entry.kinds.is_empty() || entry.kinds.contains(&draft.discipline.kind);
                let paces = entry.tempo.is_none_or(|tempo| tempo == draft.discipline.tempo);
                let teams = entry.entrants == Entrants::Teams;
                let persons = terms.character() == Character::Individual;
                if !plays || !paces || entry.play != terms.play || (teams && persons) {
                    let what = format!("{} is not {name:?}", draft.discipline);
                    against(entry.by, what, "what the register says of the discipline".to_owned());
                }
            }
        }
    }
    if terms.federation.is_some() {
        match law.overrides.filter(|over| over.kind == draft.discipline.kind) {
            None => {
                let what = "no regulation of another federation comes first".to_owned();
                against(law.system, what, "the articles of the edition".to_owned());
            }
            Some(over) => {
                for rule in terms.federation.iter().flatten().filter(|rule| rule.text.trim().is_empty()) {
                    let what = format!("nothing holds instead of {}", rule.article);
                    against(over.by, what, format!("the rule of the {}", over.source));
                }
            }
        }
    }
}
