//! UA24: time controls (III.clockuse.2, III.timecontrol).

use article::Article;
use clock::{Millis, Stage};

use crate::law::{ControlLaw, Limit, Preset, Shape, Span, TempoLaw};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: ControlLaw = ControlLaw {
    fixed: Article::new("UA24:III.clockuse.2"),
    increment: Some(Article::new("UA24:III.clockuse.11")),
    other: Article::new("UA24:III.timecontrol.7"),
    longest: None,
    electronic: None,
    classical: TempoLaw {
        presets: &[
            Preset::fischer("UA24:III.timecontrol.4.1.a", 45, 10).by_default(),
            Preset::fischer("UA24:III.timecontrol.4.1.b", 40, 10),
            Preset::fischer("UA24:III.timecontrol.4.1.c", 30, 10),
            Preset::fischer("UA24:III.timecontrol.4.1.d", 25, 10),
            Preset::fischer("UA24:III.timecontrol.4.1.d", 25, 5),
            Preset::fischer("UA24:III.timecontrol.4.1.e", 20, 10),
        ],
        ..TempoLaw::new("UA24:III.timecontrol.3.1")
    },
    rapid: TempoLaw {
        limits: &[Limit::minutes("UA24:III.timecontrol.5.1.d", 10, 20).on(Shape::WithoutIncrement)],
        presets: &[
            Preset::fischer("UA24:III.timecontrol.5.1.a", 10, 3).by_default(),
            Preset::fischer("UA24:III.timecontrol.5.1.a", 10, 5),
            Preset::fischer("UA24:III.timecontrol.5.1.b", 7, 3),
            Preset::fischer("UA24:III.timecontrol.5.1.b", 7, 5),
            Preset::fischer("UA24:III.timecontrol.5.1.c", 5, 3),
            Preset::fischer("UA24:III.timecontrol.5.1.c", 5, 5),
            Preset::minutes("UA24:III.timecontrol.5.1.d", 10).up_to(20),
        ],
        ..TempoLaw::new("UA24:III.timecontrol.3.2")
    },
    blitz: TempoLaw {
        limits: &[
            Limit::minutes("UA24:III.timecontrol.6.1.a", 3, 5).on(Shape::WithoutIncrement),
            Limit::minutes("UA24:III.timecontrol.6.1.c", 3, 5).on(Shape::WithIncrement),
        ],
        presets: &[
            Preset::minutes("UA24:III.timecontrol.6.1.a", 3).up_to(5),
            Preset::fischer("UA24:III.timecontrol.6.1.b", 3, 2).by_default(),
            Preset::fischer("UA24:III.timecontrol.6.1.b", 3, 3),
        ],
        ..TempoLaw::new("UA24:III.timecontrol.3.3")
    },
};

/// International draughts.
pub(super) const INTERNATIONAL: ControlLaw = ControlLaw {
    classical: TempoLaw {
        limits: &[
            Limit::game("UA24:III.timecontrol.4.3.a", None, Some(Millis::hours(2))).on(Shape::WithIncrement),
            Limit::game("UA24:III.timecontrol.4.3.g", Some(Millis::seconds(30)), None)
                .on(Shape::WithIncrement)
                .of(Span::Increment),
            Limit::game("UA24:III.timecontrol.4.3.g", Some(Millis::hours(2)), None)
                .on(Shape::WithIncrement)
                .of(Span::FirstMovesOfBoth(60)),
        ],
        presets: &[
            Preset::fischer("UA24:III.timecontrol.4.3.a", 80, 30).up_to(120).by_default(),
            Preset::fischer("UA24:III.timecontrol.4.3.b", 80, 60),
            Preset::fischer("UA24:III.timecontrol.4.3.c", 60, 30),
            Preset::new(
                "UA24:III.timecontrol.4.3.d",
                &[
                    Stage::for_moves(45, Millis::minutes(90)),
                    Stage::to_end(Millis::minutes(30)).plus(Millis::seconds(30)),
                ],
            ),
            Preset::new(
                "UA24:III.timecontrol.4.3.e",
                &[Stage::for_moves(50, Millis::hours(2)), Stage::for_moves(25, Millis::hours(1)).repeating()],
            ),
            Preset::new(
                "UA24:III.timecontrol.4.3.f",
                &[Stage::for_moves(50, Millis::minutes(90)), Stage::to_end(Millis::minutes(30))],
            ),
        ],
        ..TempoLaw::new("UA24:III.timecontrol.3.1")
    },
    rapid: TempoLaw {
        limits: &[
            Limit::minutes("UA24:III.timecontrol.5.2.a", 15, 30).on(Shape::WithoutIncrement),
            Limit::minutes("UA24:III.timecontrol.5.2.b", 15, 30)
                .on(Shape::WithIncrement)
                .of(Span::FirstMoves(60)),
        ],
        presets: &[Preset::minutes("UA24:III.timecontrol.5.2.a", 15).up_to(30).by_default()],
        ..TempoLaw::new("UA24:III.timecontrol.3.2")
    },
    blitz: TempoLaw {
        limits: &[
            Limit::minutes("UA24:III.timecontrol.6.2.a", 5, 15).on(Shape::WithoutIncrement),
            Limit::minutes("UA24:III.timecontrol.6.2.b", 5, 15)
                .on(Shape::WithIncrement)
                .of(Span::FirstMoves(60)),
        ],
        presets: &[Preset::minutes("UA24:III.timecontrol.6.2.a", 5).up_to(15).by_default()],
        ..TempoLaw::new("UA24:III.timecontrol.3.3")
    },
    ..DRAUGHTS64
};

/// Checkers has a control of its own in classical play; all others are the organiser's.
pub(super) const CHECKERS: ControlLaw = ControlLaw {
    classical: TempoLaw {
        presets: &[Preset::new(
            "UA24:III.timecontrol.4.2",
            &[Stage::for_moves(30, Millis::hours(1)), Stage::for_moves(15, Millis::minutes(30)).repeating()],
        )
        .by_default()],
        ..TempoLaw::new("UA24:III.timecontrol.3.1")
    },
    rapid: TempoLaw::new("UA24:III.timecontrol.3.2"),
    blitz: TempoLaw::new("UA24:III.timecontrol.3.3"),
    ..DRAUGHTS64
};
