//! RU-CODEX: games with blind players (3.21).

use article::{Article, stated};
use clock::Millis;

use crate::law::{BlindLaw, FormLaw};

/// Every draughts variant.
pub(super) const DRAUGHTS: FormLaw = FormLaw {
    blind: Some(BlindLaw {
        announce: Article::new("RU-CODEX:3.21.2"),
        lift: Article::new("RU-CODEX:3.21.3"),
        press: Article::new("RU-CODEX:3.21.4"),
        braille: Article::new("RU-CODEX:3.21.5"),
        told: stated(Millis::minutes(5), "RU-CODEX:3.21.6"),
    }),
    second_board: Some(Article::new("RU-CODEX:3.21.1")),
    special_board: Some(Article::new("RU-CODEX:3.21.1")),
    ..FormLaw::ORDINARY
};
