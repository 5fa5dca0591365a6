//! RU22: how pairs of a Swiss event are made (5.4.10).

use article::{Article, Stated, stated};
use draughts::Colour;

use crate::law::event::{
    ColourRule, End, FirstColour, FirstRound, Inside, Key, Limit, Meeting, Numbering, Order, Side, SwissLaw,
    SwissPage, SwissSystem, Walk,
};

pub(super) const LAW: SwissLaw = SwissLaw {
    purpose: Article::new("RU22:5.4.10.1"),
    once: Article::new("RU22:5.4.10.2.a"),
    meeting: stated(Meeting::Paired, "RU22:5.4.10.2.a"),
    plus_once: Article::new("RU22:5.4.10.2.b"),
    absent: Article::new("RU22:5.4.10.2.e"),
    complete: Article::new("RU22:5.4.10.8"),
    by_regulation: Some(Article::new("RU22:5.4.10.9")),
    rounds: &[],
    systems: &[BLIND_LOT, INDIVIDUAL, TRUNCATED_SOLKOFF, CURRENT_BUCHHOLZ],
};

const LIMITS: &[Stated<Limit>] = &[stated(Limit::Run(3), "RU22:5.4.10.2.c")];

const COLOURS: &[Stated<ColourRule>] = &[
    stated(ColourRule::Limits, "RU22:5.4.10.2.c"),
    stated(ColourRule::Equalise, "RU22:5.4.10.2.c"),
    stated(ColourRule::Alternate, "RU22:5.4.10.2.c"),
    stated(ColourRule::HigherAlternates, "RU22:5.4.10.2.c"),
    stated(ColourRule::Lot, "RU22:5.4.10.2.c"),
];

const INDIVIDUAL: SwissPage = SwissPage {
    system: SwissSystem::Individual,
    numbers: stated(Numbering::Rating, "RU22:5.4.10.5.1"),
    odd: Article::new("RU22:5.4.10.2.f"),
    first: FirstRound {
        inside: stated(Inside::Halves, "RU22:5.4.10.5.2"),
        unrated: None,
        colour: stated(FirstColour::Lot(Colour::White), "RU22:5.4.10.5.2"),
        unrated_colour: None,
    },
    order: &[Order { from: 1, keys: &[stated(Key::Parity, "RU22:5.4.10.5.3")] }],
    walk: stated(Walk::Down, "RU22:5.4.10.5.4"),
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
    floater: stated(End::Last, "RU22:5.4.10.5.4"),
    opponent: stated(End::First, "RU22:5.4.10.5.4"),
    further: Article::new("RU22:5.4.10.5.4"),
    majority: None,
    history: None,
    together: None,
    inside: stated(Inside::Halves, "RU22:5.4.10.5.5"),
    begin: End::First,
};

const TRUNCATED_SOLKOFF: SwissPage = SwissPage {
    system: SwissSystem::TruncatedSolkoff,
    numbers: stated(Numbering::Rating, "RU22:5.4.10.6.1"),
    order: &[
        Order { from: 1, keys: &[stated(Key::Parity, "RU22:5.4.10.6.1")] },
        Order {
            from: 3,
            keys: &[
                stated(Key::Truncated, "RU22:5.4.10.6.2.b"),
                stated(Key::AscendingOrParity, "RU22:5.4.10.6.2.c"),
            ],
        },
    ],
    ..INDIVIDUAL
};

const CURRENT_BUCHHOLZ: SwissPage = SwissPage {
    system: SwissSystem::CurrentBuchholz,
    numbers: stated(Numbering::Rating, "RU22:5.4.10.7.1"),
    first: FirstRound {
        inside: stated(Inside::FirstLast, "RU22:5.4.10.7.2"),
        unrated: None,
        colour: stated(FirstColour::Lot(Colour::White), "RU22:5.4.10.7.2"),
        unrated_colour: None,
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Ascending, "RU22:5.4.10.7.3")] },
        Order {
            from: 3,
            keys: &[stated(Key::Solkoff, "RU22:5.4.10.7.6.b"), stated(Key::Ascending, "RU22:5.4.10.7.6.b")],
        },
    ],
    walk: stated(Walk::Down, "RU22:5.4.10.7.4"),
    down: FIRST_LAST,
    up: FIRST_LAST,
    ..INDIVIDUAL
};

const FIRST_LAST: Side = Side {
    floater: stated(End::First, "RU22:5.4.10.7.4"),
    opponent: stated(End::Last, "RU22:5.4.10.7.4"),
    further: Article::new("RU22:5.4.10.7.4"),
    inside: stated(Inside::FirstLast, "RU22:5.4.10.7.5"),
    ..HALVES
};

const BLIND_LOT: SwissPage = SwissPage {
    system: SwissSystem::BlindLot,
    numbers: stated(Numbering::Lot, "RU22:5.4.10.4"),
    first: FirstRound {
        inside: stated(Inside::Neighbours, "RU22:5.4.10.4"),
        unrated: None,
        colour: stated(FirstColour::Fixed(Colour::White), "RU22:5.4.10.4"),
        unrated_colour: None,
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Ascending, "RU22:5.4.10.4")] },
        Order { from: 2, keys: &[stated(Key::Lot, "RU22:5.4.10.4")] },
    ],
    walk: stated(Walk::Down, "RU22:5.4.10.4"),
    down: DRAWN,
    up: DRAWN,
    ..INDIVIDUAL
};

const DRAWN: Side = Side {
    floater: stated(End::Last, "RU22:5.4.10.4"),
    opponent: stated(End::First, "RU22:5.4.10.4"),
    further: Article::new("RU22:5.4.10.4"),
    inside: stated(Inside::Neighbours, "RU22:5.4.10.4"),
    ..HALVES
};
