//! RU22: time controls (5.4.2.1, 6.1.9, 7.6, 8.3, 9.4.1).

use article::Article;
use clock::Millis;

use crate::law::{ControlLaw, Limit, Preset, Span, TempoLaw};

const fn at_least(by: &'static str, minutes: u64) -> Limit {
    Limit::game(by, Some(Millis::minutes(minutes)), None)
}

/// Russian draughts and draughts-64.
pub(super) const RUSSIAN: ControlLaw = ControlLaw {
    fixed: Article::new("RU22:5.4.2.1"),
    increment: Some(Article::new("RU22:5.4.2.1")),
    other: Article::new("RU22:6.1.9.4"),
    longest: None,
    electronic: Some(Article::new("RU22:4.2.par6")),
    classical: TempoLaw {
        limits: &[at_least("RU22:6.1.9.1", 20)],
        presets: &[
            Preset::fischer("RU22:6.1.9.1.a", 20, 30).or_more(),
            Preset::fischer("RU22:6.1.9.1.b", 30, 30).by_default(),
        ],
        ..TempoLaw::new("RU22:6.1.9.1")
    },
    rapid: TempoLaw {
        one_stage: Some(Article::new("RU22:6.1.9.2")),
        limits: &[Limit::minutes("RU22:6.1.9.2", 7, 15)],
        presets: &[
            Preset::fischer("RU22:6.1.9.2.a", 8, 4).by_default(),
            Preset::fischer("RU22:6.1.9.2.b", 7, 5),
        ],
        ..TempoLaw::new("RU22:6.1.10.1")
    },
    blitz: TempoLaw {
        one_stage: Some(Article::new("RU22:6.1.9.3")),
        limits: &[Limit::minutes("RU22:6.1.9.3", 3, 5)],
        presets: &[Preset::fischer("RU22:6.1.9.3", 3, 2).by_default()],
        ..TempoLaw::new("RU22:6.1.10.1")
    },
};

/// International draughts.
pub(super) const INTERNATIONAL: ControlLaw = ControlLaw {
    other: Article::new("RU22:7.6.4"),
    classical: TempoLaw {
        limits: &[
            Limit::minutes("RU22:7.6.1", 30, 120),
            Limit::game("RU22:7.6.1", Some(Millis::seconds(30)), Some(Millis::seconds(60)))
                .of(Span::Increment)
                .advised(),
        ],
        presets: &[
            Preset::fischer("RU22:7.6.1.a", 60, 30).by_default(),
            Preset::fischer("RU22:7.6.1.a", 80, 60),
        ],
        ..TempoLaw::new("RU22:7.6.1")
    },
    rapid: TempoLaw {
        one_stage: Some(Article::new("RU22:7.6.2")),
        limits: &[Limit::minutes("RU22:7.6.2", 15, 30)],
        presets: &[Preset::fischer("RU22:7.6.2", 15, 5).by_default()],
        ..TempoLaw::new("RU22:7.7.1")
    },
    blitz: TempoLaw {
        one_stage: Some(Article::new("RU22:7.6.3")),
        limits: &[Limit::minutes("RU22:7.6.3", 5, 15)],
        presets: &[Preset::fischer("RU22:7.6.3", 5, 3).by_default()],
        ..TempoLaw::new("RU22:7.7.1")
    },
    ..RUSSIAN
};

/// Giveaway knows one tempo only.
pub(super) const GIVEAWAY: ControlLaw = {
    let tempo = TempoLaw {
        limits: &[at_least("RU22:8.3", 20)],
        presets: &[
            Preset::fischer("RU22:8.3.a", 20, 30).or_more(),
            Preset::fischer("RU22:8.3.b", 30, 30).by_default(),
        ],
        ..TempoLaw::new("RU22:8.3")
    };
    ControlLaw { other: Article::new("RU22:8.3"), classical: tempo, rapid: tempo, blitz: tempo, ..RUSSIAN }
};

/// Renju knows one tempo only.
pub(super) const RENJU: ControlLaw = {
    let tempo = TempoLaw {
        floor: Some(Article::new("RU22:9.4.1")),
        presets: &[
            Preset::fischer("RU22:9.4.1.a", 120, 30),
            Preset::fischer("RU22:9.4.1.b", 90, 30).by_default(),
            Preset::minutes("RU22:9.4.1.c", 90),
            Preset::fischer("RU22:9.4.1.d", 45, 10),
        ],
        ..TempoLaw::new("RU22:9.4.1")
    };
    ControlLaw {
        fixed: Article::new("RU22:9.3.1.1"),
        increment: Some(Article::new("RU22:9.3.1.1")),
        other: Article::new("RU22:9.4.1"),
        classical: tempo,
        rapid: tempo,
        blitz: tempo,
        ..RUSSIAN
    }
};
