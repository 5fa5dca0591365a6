//! RU-CODEX: time controls (3.8.1, 3.9, 3.20.1). The edition knows no increments.

use article::Article;
use clock::{Millis, Stage};

use crate::law::{ControlLaw, Limit, Preset, Span, TempoLaw};

/// Draughts on 64 squares.
pub(super) const RUSSIAN: ControlLaw = ControlLaw {
    fixed: Article::new("RU-CODEX:3.8.1"),
    increment: None,
    other: Article::new("RU-CODEX:3.9.5"),
    longest: Some(Limit::game("RU-CODEX:3.9.5", None, Some(Millis::hours(6))).of(Span::GameOfBoth)),
    electronic: None,
    classical: TempoLaw {
        presets: &[
            Preset::minutes("RU-CODEX:3.9.1.a", 45).by_default(),
            Preset::minutes("RU-CODEX:3.9.1.b", 60),
            Preset::new(
                "RU-CODEX:3.9.1.c",
                &[Stage::for_moves(35, Millis::minutes(70)), Stage::to_end(Millis::minutes(15))],
            ),
        ],
        ..TempoLaw::new("RU-CODEX:3.8.1")
    },
    rapid: TempoLaw {
        one_stage: Some(Article::new("RU-CODEX:3.20.1")),
        limits: &[Limit::minutes("RU-CODEX:3.9.4", 10, 30)],
        presets: &[Preset::minutes("RU-CODEX:3.9.4", 10).up_to(30).by_default()],
        ..TempoLaw::new("RU-CODEX:3.9.4")
    },
    blitz: TempoLaw {
        one_stage: Some(Article::new("RU-CODEX:3.20.1")),
        limits: &[Limit::minutes("RU-CODEX:3.9.3", 3, 5)],
        presets: &[Preset::minutes("RU-CODEX:3.9.3", 3).up_to(5).by_default()],
        ..TempoLaw::new("RU-CODEX:3.9.3")
    },
};

/// International draughts.
pub(super) const INTERNATIONAL: ControlLaw = ControlLaw {
    classical: TempoLaw {
        presets: &[Preset::new(
            "RU-CODEX:3.9.2",
            &[Stage::for_moves(50, Millis::minutes(90)), Stage::to_end(Millis::minutes(30))],
        )
        .by_default()],
        ..TempoLaw::new("RU-CODEX:3.9.2")
    },
    ..RUSSIAN
};
