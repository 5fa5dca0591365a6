//! Random legal positions, rich in kings and in long captures. The same seed always gives the same positions.
//!
//! ```
//! use draughts::AnyVariant;
//! use testkit::Recipe;
//! let rules = AnyVariant::Russian.rules();
//! for recipe in Recipe::ALL {
//!     assert_eq!(recipe.positions(rules, 7), recipe.positions(rules, 7));
//! }
//! ```

use draughts::rules::{KingRange, RuleSet};
use draughts::{Colour, Piece, Rank, Setup};
use fastrand::Rng;

use crate::Oracle;
use crate::diagram::{DIAGONALS, Diagonal, Diagram, Place};

/// A way to come by positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipe {
    /// Every position of a game of random moves from the start.
    Played,
    /// Pieces strewn over the board, from nearly empty to crowded, from no kings to nothing else.
    Scattered,
    /// Enemy pieces laid along an imagined capture that likes to turn back on itself.
    Threaded,
    /// Enemy pieces on every second square of every second row, so that captures go round and round.
    Latticed,
}

/// Games of random moves are broken off here.
const PLIES_MAX: usize = 160;

impl Recipe {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Played, Self::Scattered, Self::Threaded, Self::Latticed];

    /// The positions this seed gives; at least one.
    #[must_use]
    pub fn positions(self, rules: &'static RuleSet, seed: u64) -> Vec<Setup> {
        let mut random = Rng::with_seed(seed);
        match self {
            Self::Played => played(rules, &mut random),
            Self::Scattered => {
                let (density, kings) = (random.f64(), random.f64());
                vec![scattered(rules, density, kings, &mut random)]
            }
            Self::Threaded => vec![threaded(rules, &mut random)],
            Self::Latticed => vec![latticed(rules, &mut random)],
        }
    }
}

/// Every position of one game of random moves.
fn played(rules: &'static RuleSet, random: &mut Rng) -> Vec<Setup> {
    let mut setup = start(rules);
    let mut game = vec![setup];
    for _ in 0..PLIES_MAX {
        let oracle = Oracle::new(rules, &setup);
        let Some(next) = oracle.moves().ok().and_then(|moves| random.choice(moves)) else { break };
        setup = oracle.after(&next);
        game.push(setup);
    }
    game
}

/// Pieces strewn over the board: this share of what a side may have, this share of them kings.
fn scattered(rules: &RuleSet, density: f64, kings: f64, random: &mut Rng) -> Setup {
    let mut diagram = Diagram::empty(rules.board.value, colour(random));
    for side in Colour::ALL {
        let count = (density * f64::from(rules.men())) as usize;
        strew(&mut diagram, side, count.max(1), kings, random);
    }
    diagram.setup()
}

/// A capturer and the enemy pieces of a route it could take, with a few bystanders.
fn threaded(rules: &RuleSet, random: &mut Rng) -> Setup {
    let mut diagram = Diagram::empty(rules.board.value, colour(random));
    let (own, enemy) = (diagram.turn, diagram.turn.other());
    let capturer = random_piece(own, 0.7, random);
    let kings = random.f64();
    let flies = capturer.rank == Rank::King && rules.king.value == KingRange::Flying;
    let stride = if flies { rules.board.value.rows() / 2 } else { 1 };
    let origin = any_place(&diagram, capturer, random);
    let mut at = origin;
    let mut passed = vec![at];
    let mut direction = DIAGONALS[random.usize(..4)];
    let length = random.usize(2..=usize::from(rules.men()));
    // Many a jump leads nowhere, so there are more attempts than jumps.
    for _ in 0..6 * length {
        // Mostly turn to the same hand, to come round again.
        direction = match random.u8(..6) {
            0 => direction,
            1 => turned(turned(turned(direction))),
            _ => turned(direction),
        };
        let approach = walk(at, direction, random.u8(..stride));
        let over = approach.last().unwrap_or(&at).beyond(direction);
        let landing = walk(over, direction, 1 + random.u8(..stride));
        let piece = random_piece(enemy, kings, random);
        let fits = diagram.is_free(over) && !passed.contains(&over) && diagram.suits(piece, over);
        let is_clear = approach.iter().chain(&landing).all(|&place| diagram.is_free(place));
        if diagram.count(enemy) < length && fits && is_clear {
            diagram.pieces.insert(over, piece);
            at = *landing.last().unwrap_or(&at);
            passed.extend(approach);
            passed.extend(landing);
        }
    }
    diagram.pieces.insert(origin, capturer);
    for side in Colour::ALL {
        strew(&mut diagram, side, random.usize(..4), kings, random);
    }
    keep_within(&mut diagram, rules);
    diagram.setup()
}

/// Enemy pieces on every second square of every second row inside the board, own pieces anywhere else.
fn latticed(rules: &RuleSet, random: &mut Rng) -> Setup {
    let board = rules.board.value;
    let mut diagram = Diagram::empty(board, colour(random));
    let enemy = diagram.turn.other();
    let (kings, fill, parity) = (random.f64(), 0.4 + 0.6 * random.f64(), random.i8(0..2));
    let inside = |place: &Place| {
        let (last_column, last_row) = (board.columns() as i8 - 1, board.rows() as i8 - 1);
        (1..last_column).contains(&place.column) && (1..last_row).contains(&place.row)
    };
    let lattice = diagram.places().into_iter().filter(|place| inside(place) && place.row % 2 == parity);
    for place in lattice.collect::<Vec<_>>() {
        if random.f64() < fill {
            diagram.pieces.insert(place, random_piece(enemy, kings, random));
        }
    }
    let own_kings = random.f64();
    strew(&mut diagram, enemy.other(), random.usize(1..4), own_kings, random);
    strew(&mut diagram, enemy, random.usize(..3), kings, random);
    keep_within(&mut diagram, rules);
    diagram.setup()
}

/// The start position.
fn start(rules: &RuleSet) -> Setup {
    let board = rules.board.value;
    let mut setup = Setup::empty(board, rules.first.value);
    for colour in Colour::ALL {
        for square in board.home_rows(colour, rules.men_rows.value) {
            setup.put(square, Piece::man(colour));
        }
    }
    setup
}

/// Puts pieces of one side on free squares, as long as there are any.
fn strew(diagram: &mut Diagram, side: Colour, count: usize, kings: f64, random: &mut Rng) {
    for _ in 0..count {
        let piece = random_piece(side, kings, random);
        let places = diagram.places().into_iter();
        let free = places.filter(|&place| diagram.is_free(place) && diagram.suits(piece, place));
        if let Some(place) = random.choice(free.collect::<Vec<_>>()) {
            diagram.pieces.insert(place, piece);
        }
    }
}

/// Takes pieces off until no side has more than it starts with.
fn keep_within(diagram: &mut Diagram, rules: &RuleSet) {
    for side in Colour::ALL {
        while diagram.count(side) > usize::from(rules.men()) {
            let first =
                diagram.pieces.iter().find(|(_, piece)| piece.colour == side).map(|(&place, _)| place);
            if let Some(place) = first {
                diagram.pieces.remove(&place);
            }
        }
    }
}

fn any_place(diagram: &Diagram, piece: Piece, random: &mut Rng) -> Place {
    let places: Vec<Place> =
        diagram.places().into_iter().filter(|&place| diagram.suits(piece, place)).collect();
    places[random.usize(..places.len())]
}

fn colour(random: &mut Rng) -> Colour {
    Colour::ALL[random.usize(..2)]
}

fn random_piece(colour: Colour, kings: f64, random: &mut Rng) -> Piece {
    Piece { colour, rank: if random.f64() < kings { Rank::King } else { Rank::Man } }
}

/// A quarter turn.
fn turned((sideways, upwards): Diagonal) -> Diagonal {
    (upwards, -sideways)
}

/// So many steps in a direction.
fn walk(from: Place, direction: Diagonal, steps: u8) -> Vec<Place> {
    let mut at = from;
    let step = |_| {
        at = at.beyond(direction);
        at
    };
    (0..steps).map(step).collect()
}
