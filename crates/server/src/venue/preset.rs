//! Regulations to begin with: a few for each edition and game, each one that its edition has nothing grave against.
//!
//! ```
//! use rulebook::Edition;
//! let presets = server::venue::presets();
//! assert!(presets.iter().any(|preset| preset.draft.edition == Edition::Ua24 && preset.id == "swiss"));
//! ```

use competition::knockout::{self, Kind};
use competition::regulation::{System, TableOrder};
use competition::{Draft, standing, swiss};
use rulebook::law::event::{Character, TieWay, Whom};
use rulebook::{Discipline, Edition, event_law};
use serde::Serialize;

/// Rounds of a Swiss for a club evening.
const ROUNDS: u16 = 7;
/// Disciplines that are offered.
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
pub struct Preset {
    /// What it is: `swiss`, `round-robin`, `knockout`, `teams`, `micromatch`.
    pub id: &'static str,
    /// The regulation.
    pub draft: Draft,
}

/// All of them.
#[must_use]
pub fn presets() -> Vec<Preset> {
    let disciplines = || DISCIPLINES.into_iter().filter_map(|name| name.parse::<Discipline>().ok());
    let each = Edition::ALL.into_iter().flat_map(|edition| disciplines().map(move |one| (edition, one)));
    each.flat_map(|(edition, discipline)| of(edition, discipline)).collect()
}

fn of(edition: Edition, discipline: Discipline) -> Vec<Preset> {
    let Ok(game) = rulebook::Draft::preset(edition, discipline) else { return Vec::new() };
    let with = |system: System| {
        let mut draft = Draft::usual(edition, discipline);
        draft.standing = standing::Terms::usual(edition, &system);
        draft.system = system;
        draft.game = Some(Box::new(game.clone()));
        draft
    };
    let is_sound = |draft: &Draft| draft.clone().check().is_ok();
    let swiss = |draft: &dyn Fn(System) -> Draft| {
        swiss::System::ALL.into_iter().map(|by| draft(System::Swiss { by, rounds: ROUNDS })).find(is_sound)
    };
    let teams = |system: System| {
        let mut draft = with(system);
        draft.organisation.character = Some(Character::Team);
        draft
    };
    let table = || System::RoundRobin { cycles: 1, order: TableOrder::Printed };
    let law = &event_law(edition).systems.knockout;
    let has = |way: &TieWay| knockout::permitted(law, *way, Whom::Players).is_ok();
    let ways: Vec<TieWay> = [TieWay::ExtraGame, TieWay::Lot].into_iter().filter(has).collect();
    let mut micromatch = with(table());
    if let Some(game) = &mut micromatch.game {
        game.games = 2;
    }
    let all = [
        ("swiss", swiss(&with)),
        ("round-robin", Some(with(table()))),
        ("knockout", Some(with(System::Knockout { losers: Kind::Elimination, ways }))),
        ("teams", swiss(&teams).or_else(|| Some(teams(table())))),
        ("micromatch", Some(micromatch)),
    ];
    let sound = all.into_iter().filter_map(|(id, draft)| Some(Preset { id, draft: draft.filter(is_sound)? }));
    sound.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_a_few_and_nothing_grave_stands_against_any() {
        let all = presets();
        for edition in Edition::ALL {
            let own: Vec<_> = all.iter().filter(|preset| preset.draft.edition == edition).collect();
            assert!(own.len() >= 3, "{edition}: {}", own.len());
            assert!(own.iter().any(|preset| preset.id == "round-robin"), "{edition}");
        }
        for preset in all {
            let told = format!("{} {} {}", preset.draft.edition, preset.draft.discipline, preset.id);
            assert!(preset.draft.check().is_ok(), "{told}");
        }
    }
}
