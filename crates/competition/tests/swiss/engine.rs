//! The engine asked in the words of the reference.

use competition::swiss::{self, Fault, Request};
use competition::{Cell, Line, No, Table};
use rulebook::{Edition, Mark, Scale};
use testkit::swiss::{Ask, Book, Number, Score, System};

/// The classification, the pairs (White first) and the bye of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) order: Vec<Number>,
    pub(crate) pairs: Vec<(Number, Number)>,
    pub(crate) bye: Option<Number>,
}

/// The round as the engine pairs it, or nothing if it finds no pairing.
pub(crate) fn pair(ask: &Ask) -> Option<Round> {
    with_request(ask, |request| {
        let pairing = swiss::pair(request).ok()?;
        assert_eq!(pairing.round, ask.round);
        Some(Round {
            order: pairing.order.iter().map(|no| no.0).collect(),
            pairs: pairing.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).collect(),
            bye: pairing.bye.as_ref().map(|bye| bye.no.0),
        })
    })
}

/// The faults the engine finds in a pairing.
pub(crate) fn faults(ask: &Ask, pairs: &[(Number, Number)], bye: Option<Number>) -> Vec<Fault> {
    let pairs: Vec<(No, No)> = pairs.iter().map(|&(white, black)| (No(white), No(black))).collect();
    with_request(ask, |request| swiss::check(request, &pairs, bye.map(No)))
}

fn with_request<T>(ask: &Ask, then: impl FnOnce(&Request<'_>) -> T) -> T {
    let table = table(ask);
    let numbers = |pairs: &[(Number, Number)]| -> Vec<(No, No)> {
        pairs.iter().map(|&(one, other)| (No(one), No(other))).collect()
    };
    let absent: Vec<No> = ask.absent.iter().map(|&no| No(no)).collect();
    let (forced, forbidden) = (numbers(&ask.forced), numbers(&ask.forbidden));
    let mut request = Request::new(&table, system(ask.system));
    request.edition = edition(ask.book);
    request.round = ask.round;
    request.rounds = ask.rounds;
    request.absent = &absent;
    request.forced = &forced;
    request.forbidden = &forbidden;
    request.seed = ask.seed;
    request.first = ask.first;
    request.parity = ask.parity;
    then(&request)
}

fn table(ask: &Ask) -> Table {
    let scale = if ask.table.win == 2 { Scale::OneHalfZero } else { Scale::TwoOneZero };
    let lines = ask.table.players.iter().map(|player| Line {
        rating: player.rating,
        withdrawn_after: player.withdrawn_after,
        cells: player.cells.iter().map(cell).collect(),
        ..Line::default()
    });
    Table::new(scale, lines.collect())
}

fn cell(cell: &testkit::swiss::Cell) -> Cell {
    use testkit::swiss::Cell as Told;
    match *cell {
        Told::Played { opponent, colour, score } => Cell::game(No(opponent), colour, mark(score)),
        Told::Plus { opponent, colour } => Cell::game(No(opponent), colour, Mark::Plus),
        Told::Minus { opponent, colour } => Cell::game(No(opponent), colour, Mark::Minus),
        Told::Bye => Cell::BYE,
        Told::Absent => Cell::ABSENT,
    }
}

fn mark(score: Score) -> Mark {
    match score {
        Score::Win => Mark::Win,
        Score::Draw => Mark::Draw,
        Score::Loss => Mark::Loss,
    }
}

fn system(system: System) -> swiss::System {
    match system {
        System::Individual => swiss::System::Individual,
        System::TruncatedSolkoff => swiss::System::TruncatedSolkoff,
        System::CurrentBuchholz => swiss::System::CurrentBuchholz,
        System::MedianSolkoff => swiss::System::MedianSolkoff,
        System::BlindLot => swiss::System::BlindLot,
        System::RenjuRating => swiss::System::RenjuRating,
        System::RenjuLot => swiss::System::RenjuLot,
    }
}

fn edition(book: Book) -> Edition {
    match book {
        Book::Ru22 => Edition::Ru22,
        Book::RuCodex => Edition::RuCodex,
        Book::Ua24 => Edition::Ua24,
        Book::RuRenju => Edition::RuRenju,
    }
}
