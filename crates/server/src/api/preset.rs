//! What is chosen most often, in one list: wishes, with which the wizard fills its form and of which programs get regulations.

use competition::Draft;
use rulebook::{Discipline, Edition};
use serde::Serialize;
use serde_json::{Value, json};

use super::draft::Wish;
use crate::json::{Json, read};

/// Disciplines programs get regulations for.
const DISCIPLINES: [&str; 8] = [
    "russian",
    "russian rapid",
    "russian blitz",
    "international",
    "international rapid",
    "international blitz",
    "renju",
    "renju blitz",
];

/// A regulation to begin with.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Preset {
    /// What it is: `swiss`, `round-robin` ...
    pub(crate) id: &'static str,
    /// The regulation.
    pub(crate) draft: Draft,
}

/// The wishes, by what they are.
pub(crate) fn wishes() -> [(&'static str, Value); 6] {
    let teams = json!({
        "character": "team", "system": "round-robin", "tempo": "rapid", "boards": 4, "reserves": 1, "order": "reserves",
    });
    let micromatch = json!({
        "edition": "UA24", "system": "swiss", "tempo": "rapid", "games": 2, "ballot": "UA24-App.3", "players": 12,
    });
    let championship = json!({
        "system": "swiss", "tempo": "classical", "status": "regional", "papers": "edition", "players": 40,
    });
    [
        ("swiss", json!({ "system": "swiss", "tempo": "rapid", "players": 12 })),
        ("round-robin", json!({ "system": "round-robin", "tempo": "blitz", "players": 8 })),
        ("knockout", json!({ "system": "third-place-knockout", "tempo": "rapid", "players": 16 })),
        ("teams", teams),
        ("micromatch", micromatch),
        ("championship", championship),
    ]
}

/// Each wish for each edition and discipline, as far as the edition has nothing grave against it.
pub(crate) fn presets() -> Vec<Preset> {
    let disciplines = || DISCIPLINES.into_iter().filter_map(|name| name.parse::<Discipline>().ok());
    let each = Edition::ALL.into_iter().flat_map(|edition| disciplines().map(move |one| (edition, one)));
    each.flat_map(|(edition, discipline)| {
        let made = move |(id, wish)| Some(Preset { id, draft: made(wish, edition, discipline)? });
        wishes().into_iter().filter_map(made)
    })
    .collect()
}

/// Answers with all of them.
pub(crate) async fn get() -> Json<Vec<Preset>> {
    Json(presets())
}

fn made(mut wish: Value, edition: Edition, discipline: Discipline) -> Option<Draft> {
    // First moves are drawn from a table of the edition the wish was made for.
    if wish.get("edition").is_some_and(|own| own != edition.name()) {
        wish.as_object_mut()?.remove("ballot");
    }
    for (key, value) in
        [("edition", edition.name()), ("kind", discipline.kind.name()), ("tempo", discipline.tempo.name())]
    {
        wish.as_object_mut()?.insert(key.to_owned(), json!(value));
    }
    let draft = read::<Wish>(&wish).ok()?.draft().ok()?;
    draft.clone().check().is_ok().then_some(draft)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_is_a_regulation_as_the_wizard_sends_it() {
        for (id, wish) in wishes() {
            let draft = serde_json::from_value::<Wish>(wish).expect(id).draft().expect(id);
            assert!(draft.check().is_ok(), "{id}");
        }
    }

    #[test]
    fn every_edition_has_a_few_and_nothing_grave_stands_against_any() {
        let all = presets();
        for edition in Edition::ALL {
            let own: Vec<_> = all.iter().filter(|preset| preset.draft.edition == edition).collect();
            assert!(own.len() >= 3, "{edition}: {}", own.len());
            assert!(own.iter().any(|preset| preset.id == "round-robin"), "{edition}");
        }
        for (id, _) in wishes() {
            assert!(
                all.iter().any(|preset| preset.id == id && preset.draft.edition == Edition::Ru22),
                "{id}"
            );
        }
        for preset in all {
            let told = format!("{} {} {}", preset.draft.edition, preset.draft.discipline, preset.id);
            assert!(preset.draft.game.is_some(), "{told}");
            assert!(preset.draft.check().is_ok(), "{told}");
        }
    }
}
