//! Solutions of compositions in the shortened notation (UA24:VIII.layout.3.0 to UA24:VIII.layout.7).
//!
//! Moves stand between commas and name the arrival, Black's in brackets; Black's captures are left out where
//! nothing else could be played or the choice changes nothing. A defence begins at the bracket that has its
//! letter, a try before the move that has its Roman numeral; their own moves follow on lines of their own.
//! Labels are capitals, columns are not.
//!
//! ```
//! use draughts::Russian;
//! use notation::fen;
//! use notation::solution::{Alphabet, Outcome, Solution};
//! let diagram = fen::read(draughts::Board::new(8, 8), "W:Wa1,b2,c3:Be5").unwrap();
//! let diagram = diagram.into_position::<Russian>().unwrap();
//! let solution = Solution::read(diagram, "d4, d4+").unwrap();
//! let main = &solution.variations()[0];
//! assert_eq!((main.steps.len(), main.outcome), (3, Some(Outcome::Win)), "Black's capture is there again");
//! assert_eq!(solution.write(Alphabet::Latin), "d4, d4+");
//! let why = Solution::read(diagram, "d4, c5+").unwrap_err();
//! assert_eq!(why.place.to_string(), "line 1, column 5");
//! ```

mod course;
mod error;
mod label;
mod read;
mod write;

use draughts::{Colour, Position, Variant};

pub use error::{Fault, SolutionError};
pub use label::Alphabet;

use crate::moves::{self, Annotated, Form, Reading, Style};
use crate::sign::Sign;

/// A tree of variations on a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<V: Variant> {
    diagram: Position<V>,
    variations: Vec<Variation>,
    /// The position each variation begins with.
    starts: Vec<Position<V>>,
}

/// A line of play, from the diagram or from a place in another line to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// What it shows, and where it begins.
    pub role: Role,
    /// The variation of the same role whose play it repeats from another place.
    pub repeats: Option<usize>,
    /// Its moves, also the captures that are not written.
    pub steps: Vec<Annotated>,
    /// How it ends, if that is said.
    pub outcome: Option<Outcome>,
}

/// What a variation shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// How the task is fulfilled, from the diagram on: `VP1`.
    Main,
    /// Another reply of Black: `A`.
    Defence(Departure),
    /// A move of White that fails: `I`.
    Try(Departure),
    /// A reply of Black in a try that lets it succeed: `I-A`.
    Illusory(Departure),
}

/// The place in another variation where one begins: instead of which move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The other variation.
    pub variation: usize,
    /// The move of it, counted from 0.
    pub ply: usize,
}

/// How a variation ends (UA24:VIII.layout.3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// `+`
    Win,
    /// `=`
    Draw,
}

impl<V: Variant> Solution<V> {
    /// A diagram without a solution.
    #[must_use]
    pub const fn new(diagram: Position<V>) -> Self {
        Self { diagram, variations: Vec::new(), starts: Vec::new() }
    }

    /// The position to be solved.
    #[must_use]
    pub const fn diagram(&self) -> Position<V> {
        self.diagram
    }

    /// All variations; each stands after the one it begins in.
    #[must_use]
    pub fn variations(&self) -> &[Variation] {
        &self.variations
    }

    /// The position of a variation after so many of its moves.
    #[must_use]
    pub fn position(&self, variation: usize, plies: usize) -> Option<Position<V>> {
        let steps = self.variations.get(variation)?.steps.get(..plies)?;
        Some(steps.iter().fold(*self.starts.get(variation)?, |position, step| position.play(&step.played)))
    }

    /// Adds a variation and gives its number. The error that a try or illusory play begins with gets its `?`
    /// (UA24:VIII.layout.7).
    ///
    /// # Errors
    /// If it cannot begin where it says, if a move is not legal, or if it has none.
    pub fn add(&mut self, mut variation: Variation) -> Result<usize, Fault> {
        let start = self.start(variation.role)?;
        if let Some(base) = variation.repeats {
            let base = self.variations.get(base).filter(|base| base.repeats.is_none());
            base.filter(|base| base.role.is_like(variation.role)).ok_or(Fault::NoPlace)?;
        }
        let mut position = start;
        for step in &mut variation.steps {
            if !position.moves().contains(&step.played) {
                return Err(Fault::Illegal);
            }
            position = position.play(&step.played);
            // The end of a line is its outcome.
            step.signs.retain(|sign| !sign.is_result());
        }
        let first = variation.steps.first_mut().ok_or(Fault::NoMove)?;
        let is_called_weak = first.signs.iter().any(|sign| matches!(sign, Sign::Weak | Sign::VeryWeak));
        if matches!(variation.role, Role::Try(_) | Role::Illusory(_)) && !is_called_weak {
            first.signs.retain(|sign| sign.nag().is_none());
            first.signs.insert(0, Sign::Weak);
        }
        self.variations.push(variation);
        self.starts.push(start);
        Ok(self.variations.len() - 1)
    }

    /// The position a variation of this role begins with.
    fn start(&self, role: Role) -> Result<Position<V>, Fault> {
        let Some(at) = role.departure() else { return Ok(self.diagram) };
        let has_move = self.variations.get(at.variation).is_some_and(|parent| at.ply < parent.steps.len());
        let start = self.position(at.variation, at.ply).filter(|_| has_move).ok_or(Fault::NoPlace)?;
        let fits = match role {
            Role::Try(_) => start.turn() == Colour::White,
            Role::Illusory(_) => start.turn() == Colour::Black && self.enclosing_try(at.variation).is_some(),
            Role::Main | Role::Defence(_) => start.turn() == Colour::Black,
        };
        if fits { Ok(start) } else { Err(Fault::NoPlace) }
    }

    /// The try a variation is or belongs to.
    fn enclosing_try(&self, mut variation: usize) -> Option<usize> {
        loop {
            variation = match self.variations.get(variation)?.role {
                Role::Main => return None,
                Role::Try(_) => return Some(variation),
                Role::Defence(at) | Role::Illusory(at) => at.variation,
            };
        }
    }
}

impl Role {
    /// Where the variation begins; a main one does with the diagram.
    #[must_use]
    pub const fn departure(self) -> Option<Departure> {
        match self {
            Self::Main => None,
            Self::Defence(at) | Self::Try(at) | Self::Illusory(at) => Some(at),
        }
    }

    /// Whether both show the same, wherever they begin.
    fn is_like(self, other: Self) -> bool {
        core::mem::discriminant(&self) == core::mem::discriminant(&other)
    }
}

/// The moves that are written like these ones, but from another position, if they can be played there.
fn replay<V: Variant>(
    mut from: Position<V>,
    steps: &[Annotated],
    mut to: Position<V>,
) -> Option<Vec<Annotated>> {
    let mut replayed = Vec::new();
    for step in steps {
        let text = moves::write(&from, &step.played, style::<V>());
        let played = moves::read_as(&to, &text, Reading::SOLUTION).ok()?;
        from = from.play(&step.played);
        to = to.play(&played);
        replayed.push(Annotated { played, signs: step.signs.clone() });
    }
    Some(replayed)
}

/// The arrival alone; captures have a colon on all boards (UA24:VIII.layout.3.4).
fn style<V: Variant>() -> Style {
    Style { capture: ':', ..Style::of::<V>(Form::Arrival) }
}
