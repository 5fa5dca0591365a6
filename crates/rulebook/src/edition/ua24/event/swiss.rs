//! UA24: how pairs of a Swiss event are made (II.systems.6.3, III.swiss).

use article::{Article, Stated, stated};
use draughts::Colour;

use crate::law::event::{
    ColourRule, End, FirstColour, FirstRound, History, Inside, Key, Limit, Meeting, Numbering, Order, Relief,
    Rounds, Side, SwissLaw, SwissPage, SwissSystem, Walk,
};

pub(super) const LAW: SwissLaw = SwissLaw {
    purpose: Article::new("UA24:III.swiss.0"),
    once: Article::new("UA24:III.swiss.1"),
    meeting: stated(Meeting::Paired, "UA24:III.swiss.1"),
    plus_once: Article::new("UA24:III.swiss.6"),
    absent: Article::new("UA24:III.withdrawal.2"),
    complete: Article::new("UA24:III.swiss.2"),
    by_regulation: None,
    rounds: &[
        rounds(2, 30, 7, 9, "UA24:II.systems.6.3.a"),
        rounds(30, 70, 8, 11, "UA24:II.systems.6.3.b"),
        rounds(71, u16::MAX, 9, 13, "UA24:II.systems.6.3.c"),
    ],
    systems: &[MEDIAN_SOLKOFF, LOTS],
};

const fn rounds(from: u16, to: u16, least: u16, most: u16, by: &'static str) -> Stated<Rounds> {
    Stated { value: Rounds { players: from..=to, rounds: least..=most, odd: false }, by: Article::new(by) }
}

const LIMITS: &[Stated<Limit>] = &[stated(Limit::Mendable(1, 2), "UA24:III.swiss.3")];

const MEDIAN_SOLKOFF: SwissPage = SwissPage {
    system: SwissSystem::MedianSolkoff,
    numbers: stated(Numbering::Rating, "UA24:III.swiss.9.3"),
    odd: Article::new("UA24:III.swiss.9.1"),
    first: FirstRound {
        inside: stated(Inside::Halves, "UA24:III.swiss.9.4"),
        unrated: Some(stated(Inside::Neighbours, "UA24:III.swiss.9.5")),
        colour: stated(FirstColour::Lot(Colour::White), "UA24:III.swiss.9.4"),
        unrated_colour: Some(stated(FirstColour::Fixed(Colour::White), "UA24:III.swiss.9.5")),
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Parity, "UA24:III.swiss.9.6")] },
        Order {
            from: 3,
            keys: &[
                stated(Key::Solkoff, "UA24:III.swiss.9.7.b"),
                stated(Key::Median, "UA24:III.swiss.9.7.c"),
                stated(Key::Ascending, "UA24:III.swiss.9.7.d"),
            ],
        },
    ],
    walk: stated(Walk::DownThenUp, "UA24:III.swiss.9.9"),
    down: UPPER,
    up: LOWER,
    forced_floats: Some(Article::new("UA24:III.swiss.5")),
    limits: LIMITS,
    relief: Some(stated(Relief::Round, "UA24:III.swiss.3")),
    run: Some(stated(2, "UA24:III.swiss.9.13")),
    even: COLOURS,
    odd_rounds: COLOURS,
};

const COLOURS: &[Stated<ColourRule>] = &[
    stated(ColourRule::Limits, "UA24:III.swiss.3"),
    stated(ColourRule::Difference(1), "UA24:III.swiss.9.14"),
    stated(ColourRule::Run(2), "UA24:III.swiss.9.13"),
    stated(ColourRule::FewerWhites, "UA24:III.swiss.9.14.a"),
    stated(ColourRule::CompareLast, "UA24:III.swiss.9.14.b"),
    stated(ColourRule::CompareBack, "UA24:III.swiss.9.14.c"),
    stated(ColourRule::HigherAlternates, "UA24:III.swiss.9.14.d"),
    stated(ColourRule::Lot, "UA24:III.swiss.7"),
];

const EARLIEST: Option<Stated<History>> =
    Some(stated(History::Earliest(End::Last, End::First), "UA24:III.swiss.9.11"));

/// From half of the points up.
const UPPER: Side = Side {
    floater: stated(End::First, "UA24:III.swiss.9.8.a"),
    opponent: stated(End::Last, "UA24:III.swiss.9.8.a"),
    further: Article::new("UA24:III.swiss.9.8.a"),
    majority: None,
    history: EARLIEST,
    together: None,
    inside: stated(Inside::Halves, "UA24:III.swiss.9.8.b"),
    begin: End::First,
};

/// Below half of the points everything is reversed.
const LOWER: Side = Side {
    floater: stated(End::Last, "UA24:III.swiss.9.10"),
    opponent: stated(End::First, "UA24:III.swiss.9.10"),
    inside: stated(Inside::Halves, "UA24:III.swiss.9.10"),
    begin: End::Last,
    ..UPPER
};

/// The general items, with lots before every round.
const LOTS: SwissPage = SwissPage {
    system: SwissSystem::BlindLot,
    numbers: stated(Numbering::Lot, "UA24:III.swiss.7"),
    odd: Article::new("UA24:III.swiss.6"),
    first: FirstRound {
        inside: stated(Inside::Neighbours, "UA24:III.swiss.7"),
        unrated: None,
        colour: stated(FirstColour::Fixed(Colour::White), "UA24:III.swiss.7"),
        unrated_colour: None,
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Ascending, "UA24:III.swiss.7")] },
        Order { from: 2, keys: &[stated(Key::Lot, "UA24:III.swiss.7")] },
    ],
    walk: stated(Walk::Down, "UA24:III.swiss.2"),
    down: DRAWN,
    up: DRAWN,
    run: Some(stated(2, "UA24:III.swiss.3")),
    even: DRAWN_COLOURS,
    odd_rounds: DRAWN_COLOURS,
    ..MEDIAN_SOLKOFF
};

const DRAWN: Side = Side {
    floater: stated(End::Last, "UA24:III.swiss.7"),
    opponent: stated(End::First, "UA24:III.swiss.7"),
    further: Article::new("UA24:III.swiss.2"),
    majority: None,
    history: Some(stated(History::Net, "UA24:III.swiss.4")),
    together: None,
    inside: stated(Inside::Neighbours, "UA24:III.swiss.7"),
    begin: End::First,
};

const DRAWN_COLOURS: &[Stated<ColourRule>] = &[
    stated(ColourRule::Limits, "UA24:III.swiss.3"),
    stated(ColourRule::Difference(1), "UA24:III.swiss.3"),
    stated(ColourRule::Run(2), "UA24:III.swiss.3"),
    stated(ColourRule::FewerWhites, "UA24:III.swiss.3"),
    stated(ColourRule::CompareBack, "UA24:III.swiss.3"),
    stated(ColourRule::Lot, "UA24:III.swiss.7"),
];
