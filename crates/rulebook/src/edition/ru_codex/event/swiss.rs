//! RU-CODEX: how pairs of a Swiss event are made (3.18).

use article::{Article, Stated, stated};
use draughts::Colour;

use crate::law::event::{
    ColourRule, End, FirstColour, FirstRound, Inside, Key, Limit, Meeting, Numbering, Order, Side, SwissLaw,
    SwissPage, SwissSystem, Walk,
};

pub(super) const LAW: SwissLaw = SwissLaw {
    purpose: Article::new("RU-CODEX:3.18.1"),
    once: Article::new("RU-CODEX:3.18.2.a"),
    meeting: stated(Meeting::Played, "RU-CODEX:3.18.2.a"),
    plus_once: Article::new("RU-CODEX:3.18.2.b"),
    absent: Article::new("RU-CODEX:3.18.2.f"),
    complete: Article::new("RU-CODEX:3.18.8"),
    by_regulation: Some(Article::new("RU-CODEX:3.18.9")),
    rounds: &[],
    systems: &[BLIND_LOT, INDIVIDUAL, TRUNCATED_SOLKOFF, CURRENT_BUCHHOLZ],
};

const LIMITS: &[Stated<Limit>] = &[stated(Limit::Run(3), "RU-CODEX:3.18.2.c")];

const COLOURS: &[Stated<ColourRule>] = &[
    stated(ColourRule::Limits, "RU-CODEX:3.18.2.c"),
    stated(ColourRule::FewerWhites, "RU-CODEX:3.18.2.e"),
    stated(ColourRule::CompareBack, "RU-CODEX:3.18.2.e"),
    stated(ColourRule::HigherWhite, "RU-CODEX:3.18.2.e"),
];

const INDIVIDUAL: SwissPage = SwissPage {
    system: SwissSystem::Individual,
    numbers: stated(Numbering::Rating, "RU-CODEX:3.18.5.1"),
    odd: Article::new("RU-CODEX:3.18.2.g"),
    first: FirstRound {
        inside: stated(Inside::Halves, "RU-CODEX:3.18.5.2"),
        unrated: None,
        colour: stated(FirstColour::Lot(Colour::White), "RU-CODEX:3.18.5.2"),
        unrated_colour: None,
    },
    order: &[Order { from: 1, keys: &[stated(Key::Parity, "RU-CODEX:3.18.5.3")] }],
    walk: stated(Walk::Down, "RU-CODEX:3.18.5.4"),
    down: HALVES,
    up: HALVES,
    forced_floats: None,
    limits: LIMITS,
    relief: None,
    run: None,
    even: COLOURS,
    odd_rounds: COLOURS,
};

const HALVES: Side = Side {
    floater: stated(End::Last, "RU-CODEX:3.18.5.4"),
    opponent: stated(End::First, "RU-CODEX:3.18.5.4"),
    further: Article::new("RU-CODEX:3.18.5.4"),
    majority: None,
    history: None,
    together: None,
    inside: stated(Inside::Halves, "RU-CODEX:3.18.5.5"),
    begin: End::First,
};

const TRUNCATED_SOLKOFF: SwissPage = SwissPage {
    system: SwissSystem::TruncatedSolkoff,
    numbers: stated(Numbering::Rating, "RU-CODEX:3.18.6.1"),
    order: &[
        Order { from: 1, keys: &[stated(Key::Parity, "RU-CODEX:3.18.6.1")] },
        Order {
            from: 3,
            keys: &[
                stated(Key::Truncated, "RU-CODEX:3.18.6.2"),
                stated(Key::AscendingOrParity, "RU-CODEX:3.18.6.2"),
            ],
        },
    ],
    ..INDIVIDUAL
};

const CURRENT_BUCHHOLZ: SwissPage = SwissPage {
    system: SwissSystem::CurrentBuchholz,
    numbers: stated(Numbering::Rating, "RU-CODEX:3.18.7.1"),
    first: FirstRound {
        inside: stated(Inside::FirstLast, "RU-CODEX:3.18.7.2"),
        unrated: None,
        colour: stated(FirstColour::Lot(Colour::White), "RU-CODEX:3.18.7.2"),
        unrated_colour: None,
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Ascending, "RU-CODEX:3.18.7.3")] },
        Order {
            from: 3,
            keys: &[
                stated(Key::Solkoff, "RU-CODEX:3.18.7.6.b"),
                stated(Key::Ascending, "RU-CODEX:3.18.7.6.b"),
            ],
        },
    ],
    walk: stated(Walk::Down, "RU-CODEX:3.18.7.4"),
    down: FIRST_LAST,
    up: FIRST_LAST,
    ..INDIVIDUAL
};

const FIRST_LAST: Side = Side {
    floater: stated(End::First, "RU-CODEX:3.18.7.4"),
    opponent: stated(End::Last, "RU-CODEX:3.18.7.4"),
    further: Article::new("RU-CODEX:3.18.7.4"),
    inside: stated(Inside::FirstLast, "RU-CODEX:3.18.7.5"),
    ..HALVES
};

const BLIND_LOT: SwissPage = SwissPage {
    system: SwissSystem::BlindLot,
    numbers: stated(Numbering::Lot, "RU-CODEX:3.18.4"),
    first: FirstRound {
        inside: stated(Inside::Neighbours, "RU-CODEX:3.18.4"),
        unrated: None,
        colour: stated(FirstColour::Fixed(Colour::White), "RU-CODEX:3.18.4"),
        unrated_colour: None,
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Ascending, "RU-CODEX:3.18.4")] },
        Order { from: 2, keys: &[stated(Key::Lot, "RU-CODEX:3.18.4")] },
    ],
    walk: stated(Walk::Down, "RU-CODEX:3.18.4"),
    down: DRAWN,
    up: DRAWN,
    ..INDIVIDUAL
};

const DRAWN: Side = Side {
    floater: stated(End::Last, "RU-CODEX:3.18.4"),
    opponent: stated(End::First, "RU-CODEX:3.18.4"),
    further: Article::new("RU-CODEX:3.18.4"),
    inside: stated(Inside::Neighbours, "RU-CODEX:3.18.4"),
    ..HALVES
};
