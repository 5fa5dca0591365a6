//! RU-RENJU: how pairs of a Swiss event are made (5.3.14-5.3.16).

use article::{Article, Stated, stated};
use draughts::Colour;

use crate::law::event::{
    ColourRule, End, FirstColour, FirstRound, History, Inside, Key, Limit, Meeting, Numbering, Order, Relief,
    Rounds, Side, SwissLaw, SwissPage, SwissSystem, Walk,
};

pub(super) const LAW: SwissLaw = SwissLaw {
    purpose: Article::new("RU-RENJU:5.3.14.1"),
    once: Article::new("RU-RENJU:5.3.14.2"),
    meeting: stated(Meeting::Paired, "RU-RENJU:5.3.14.2"),
    plus_once: Article::new("RU-RENJU:5.3.15.2"),
    // The older rules of renju leave these three to the rules of the sport.
    absent: Article::new("RU22:5.4.10.2.e"),
    complete: Article::new("RU22:5.4.10.8"),
    by_regulation: Some(Article::new("RU22:5.4.10.9")),
    rounds: &[rounds(18, 30, 7, 9), rounds(30, 50, 9, 11), rounds(51, u16::MAX, 11, 13)],
    systems: &[RATING, LOT],
};

const fn rounds(from: u16, to: u16, least: u16, most: u16) -> Stated<Rounds> {
    Stated {
        value: Rounds { players: from..=to, rounds: least..=most, odd: true },
        by: Article::new("RU-RENJU:5.3.14.1"),
    }
}

const LIMITS: &[Stated<Limit>] =
    &[stated(Limit::Run(2), "RU-RENJU:5.3.14.2"), stated(Limit::Difference(2), "RU-RENJU:5.3.14.2")];

const RATING: SwissPage = SwissPage {
    system: SwissSystem::RenjuRating,
    numbers: stated(Numbering::RatingThenTitle, "RU-RENJU:5.3.15.1"),
    odd: Article::new("RU-RENJU:5.3.15.2"),
    first: FirstRound {
        inside: stated(Inside::Halves, "RU-RENJU:5.3.15.3"),
        unrated: None,
        colour: stated(FirstColour::Lot(Colour::Black), "RU-RENJU:5.3.14.2"),
        unrated_colour: None,
    },
    order: &[Order { from: 1, keys: &[stated(Key::Ascending, "RU-RENJU:5.3.15.3")] }],
    walk: stated(Walk::MiddleLast, "RU-RENJU:5.3.15.3"),
    down: DOWN,
    up: UP,
    forced_floats: None,
    limits: LIMITS,
    relief: Some(stated(Relief::LastRound, "RU-RENJU:5.3.14.2")),
    run: None,
    even: COLOURS,
    odd_rounds: COLOURS,
};

const COLOURS: &[Stated<ColourRule>] = &[
    stated(ColourRule::Limits, "RU-RENJU:5.3.14.2"),
    stated(ColourRule::Equalise, "RU-RENJU:5.3.14.2"),
    stated(ColourRule::Alternate, "RU-RENJU:5.3.14.2"),
    stated(ColourRule::HigherDue, "RU-RENJU:5.3.14.2"),
    stated(ColourRule::Lot, "RU-RENJU:5.3.14.2"),
];

const DOWN: Side = Side {
    floater: stated(End::Last, "RU-RENJU:5.3.15.4.b"),
    opponent: stated(End::First, "RU-RENJU:5.3.15.4.c"),
    further: Article::new("RU-RENJU:5.3.15.4.d"),
    majority: Some(Article::new("RU-RENJU:5.3.15.4.a")),
    history: None,
    together: Some(stated(End::First, "RU-RENJU:5.3.15.4.e")),
    inside: stated(Inside::Halves, "RU-RENJU:5.3.15.3"),
    begin: End::First,
};

const UP: Side = Side {
    floater: stated(End::First, "RU-RENJU:5.3.15.4.b"),
    opponent: stated(End::Last, "RU-RENJU:5.3.15.4.c"),
    together: Some(stated(End::Last, "RU-RENJU:5.3.15.4.e")),
    ..DOWN
};

const LOT: SwissPage = SwissPage {
    system: SwissSystem::RenjuLot,
    numbers: stated(Numbering::Lot, "RU-RENJU:5.3.16.1"),
    first: FirstRound {
        inside: stated(Inside::Neighbours, "RU-RENJU:5.3.16.1"),
        unrated: None,
        colour: stated(FirstColour::Fixed(Colour::Black), "RU-RENJU:5.3.16.1"),
        unrated_colour: None,
    },
    order: &[
        Order { from: 1, keys: &[stated(Key::Ascending, "RU-RENJU:5.3.16.1")] },
        Order { from: 2, keys: &[stated(Key::Lot, "RU-RENJU:5.3.16.1")] },
    ],
    walk: stated(Walk::Down, "RU-RENJU:5.3.16.1"),
    down: DRAWN,
    up: DRAWN,
    even: &[
        stated(ColourRule::Limits, "RU-RENJU:5.3.14.2"),
        stated(ColourRule::Equalise, "RU-RENJU:5.3.16.1.2"),
        stated(ColourRule::Alternate, "RU-RENJU:5.3.16.1.2"),
        stated(ColourRule::CompareBack, "RU-RENJU:5.3.16.1.2"),
        stated(ColourRule::Lot, "RU-RENJU:5.3.16.1.2"),
    ],
    odd_rounds: &[
        stated(ColourRule::Limits, "RU-RENJU:5.3.14.2"),
        stated(ColourRule::Alternate, "RU-RENJU:5.3.16.1.2"),
        stated(ColourRule::Equalise, "RU-RENJU:5.3.16.1.2"),
        stated(ColourRule::CompareBack, "RU-RENJU:5.3.16.1.2"),
        stated(ColourRule::Lot, "RU-RENJU:5.3.16.1.2"),
    ],
    ..RATING
};

const DRAWN: Side = Side {
    floater: stated(End::Last, "RU-RENJU:5.3.16.1"),
    opponent: stated(End::First, "RU-RENJU:5.3.16.1"),
    further: Article::new("RU-RENJU:5.3.16.1.1"),
    majority: Some(Article::new("RU-RENJU:5.3.16.1")),
    history: Some(stated(History::Net, "RU-RENJU:5.3.16.1.3")),
    together: None,
    inside: stated(Inside::Neighbours, "RU-RENJU:5.3.16.1"),
    begin: End::First,
};
