//! RU-RENJU: time controls (5.3.1.1, 5.4.1).

use article::Article;

use crate::law::{ControlLaw, Preset, TempoLaw};

const TEMPO: TempoLaw = TempoLaw {
    floor: Some(Article::new("RU-RENJU:5.4.1")),
    presets: &[
        Preset::fischer("RU-RENJU:5.4.1.a", 120, 30),
        Preset::fischer("RU-RENJU:5.4.1.b", 90, 30).by_default(),
        Preset::minutes("RU-RENJU:5.4.1.c", 90),
        Preset::fischer("RU-RENJU:5.4.1.d", 45, 10),
    ],
    ..TempoLaw::new("RU-RENJU:5.4.1")
};

/// Renju knows one tempo only.
pub(super) const RENJU: ControlLaw = ControlLaw {
    fixed: Article::new("RU-RENJU:5.3.1.1"),
    increment: Some(Article::new("RU-RENJU:5.3.1.1")),
    other: Article::new("RU-RENJU:5.4.1"),
    longest: None,
    electronic: None,
    classical: TEMPO,
    rapid: TEMPO,
    blitz: TEMPO,
};
