//! Opening regulations: who acts at each step of the first moves, and what is allowed.
//!
//! A regulation is a list of steps that a player can lay beside its text; one machine runs them all.
//!
//! ```
//! use renju::opening::{Act, Choice, Opening, Player, Regulation, Task};
//! use renju::Point;
//! let mut opening = Opening::new(Regulation::Tarannikov);
//! opening.act(Player::First, Act::Place(Point::CENTRE)).unwrap();
//! let turn = opening.turn().unwrap();
//! assert_eq!(turn.player, Player::Second);
//! assert_eq!(turn.task, Task::Choose([Choice::Keep, Choice::Swap].into()));
//! opening.act(Player::Second, Act::Choose(Choice::Swap)).unwrap();
//! assert_eq!(opening.holder(renju::Colour::Black), Player::Second);
//! ```

mod free;
mod pattern;
mod regulation;
mod rif;
mod sakata;
mod sheet;
mod soosyrv;
mod step;
mod swap;
mod swap2;
mod taraguchi;
mod tarannikov;
mod yamaguchi;

use alloc::vec::Vec;
use core::fmt;

pub use pattern::Pattern;
pub use regulation::{Offers, Regulation, UnknownRegulation};
pub use sheet::{Misstep, Wrong, sheet};
pub use step::{Choice, Player};

use crate::{Article, Board, Colour, Congruence, Point, Points, Position, Rules};
use step::{Actor, Area, Count, Step, Then};

/// The first moves of a game under a regulation.
#[derive(Clone, Debug)]
pub struct Opening {
    regulation: Regulation,
    steps: &'static [Step],
    moves: Vec<Point>,
    black: Player,
    declared: u8,
    offers: Vec<Point>,
}

/// Who acts, and what they may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who acts.
    pub player: Player,
    /// What is asked of them.
    pub task: Task,
}

/// What is asked of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// A stone of this colour on one of these points.
    Place(Colour, Points),
    /// One of these choices.
    Choose(Vec<Choice>),
    /// A number of fifth moves, from one to this.
    Declare(u8),
    /// A fifth move on one of these points, which are unlike those offered; so many are still to come.
    Offer(Points, u8),
    /// One of the offered fifth moves.
    Pick(Points),
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Act {
    /// Puts a stone.
    Place(Point),
    /// Makes a choice.
    Choose(Choice),
    /// Says how many fifth moves there will be.
    Declare(u8),
    /// Offers a fifth move.
    Offer(Point),
    /// Takes one of the offered fifth moves.
    Pick(Point),
    /// Presses the clock without a stone: keeps the colours where a choice is open, else it would be a pass.
    Press,
}

/// An act that the regulation does not allow, and what it allows instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningRefused {
    /// What is wrong.
    pub why: OpeningRefusal,
    /// The article that gives the regulation its force.
    pub by: Article,
    /// Who may do what; nothing once the opening is over.
    pub allowed: Option<Turn>,
}

/// What is wrong with an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpeningRefusal {
    /// The other player acts.
    NotYourTurn,
    /// Something else is asked for.
    NotThisAct,
    /// A stone lies there.
    Occupied(Point),
    /// The point lies outside the area of this move.
    OutsideArea(Point),
    /// The opening this stone makes is excluded.
    ExcludedPattern(Pattern),
    /// The offer equals another one under a symmetry of the stones.
    SameAs(Point),
    /// The point was not offered.
    NotOffered(Point),
    /// The number is not allowed.
    WrongNumber(u8),
    /// A pass is not allowed before the opening is over.
    NoPass,
    /// The opening is over.
    Over,
}

impl Opening {
    /// The beginning of a game.
    #[must_use]
    pub const fn new(regulation: Regulation) -> Self {
        Self {
            regulation,
            steps: regulation.steps(),
            moves: Vec::new(),
            black: Player::First,
            declared: 0,
            offers: Vec::new(),
        }
    }

    /// The regulation.
    #[must_use]
    pub const fn regulation(&self) -> Regulation {
        self.regulation
    }

    /// The stones put so far, in order; Black's are the odd ones.
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// The fifth moves on offer.
    #[must_use]
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// How many fifth moves were declared.
    #[must_use]
    pub const fn declared(&self) -> Option<u8> {
        if self.declared == 0 { None } else { Some(self.declared) }
    }

    /// The canonical opening of the first three stones.
    #[must_use]
    pub fn pattern(&self) -> Option<Pattern> {
        let first: [Point; 3] = self.moves.get(..3)?.try_into().ok()?;
        Pattern::of(first)
    }

    /// Who holds a colour now.
    #[must_use]
    pub const fn holder(&self, colour: Colour) -> Player {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.black.other(),
        }
    }

    /// The stones.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for (point, colour) in self.moves.iter().zip(Colour::ALL.into_iter().cycle()) {
            board.put(*point, colour);
        }
        board
    }

    /// The position, with the side whose stone is next.
    #[must_use]
    pub fn position(&self, rules: Rules) -> Position {
        Position::of(self.board(), self.colour_to_place(), rules)
    }

    /// Who acts and what they may do, or nothing once play is free.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        let step = self.steps.first()?;
        let empty = self.board().empty();
        let (actor, task) = match *step {
            Step::Stone(actor, area) => {
                let points = (area.points() & empty).filter(|&point| self.excluded(area, point).is_none());
                (actor, Task::Place(self.colour_to_place(), points.collect()))
            }
            Step::Choose(actor, options) => {
                (actor, Task::Choose(options.iter().map(|option| option.0).collect()))
            }
            Step::Declare(actor) => (actor, Task::Declare(self.most())),
            Step::Offer(count) => {
                let points = empty.filter(|&point| self.same_offer(point).is_none()).collect();
                let left = self.count(count).saturating_sub(self.offers.len() as u8);
                (Actor::Holder(Colour::Black), Task::Offer(points, left))
            }
            Step::Pick => (Actor::Holder(Colour::White), Task::Pick(self.offers.iter().copied().collect())),
        };
        Some(Turn { player: self.player(actor), task })
    }

    /// Does something.
    ///
    /// # Errors
    /// If the regulation does not allow it now, with what it allows.
    pub fn act(&mut self, player: Player, act: Act) -> Result<(), OpeningRefused> {
        match self.try_act(player, act) {
            Ok(next) => {
                *self = next;
                Ok(())
            }
            Err(why) => Err(OpeningRefused { why, by: why.article(), allowed: self.turn() }),
        }
    }

    fn try_act(&self, player: Player, act: Act) -> Result<Self, OpeningRefusal> {
        let turn = self.turn().ok_or(OpeningRefusal::Over)?;
        if turn.player != player {
            return Err(OpeningRefusal::NotYourTurn);
        }
        let (Some(step), Some(rest)) = (self.steps.first(), self.steps.get(1..)) else {
            return Err(OpeningRefusal::Over);
        };
        let mut next = Self { steps: rest, ..self.clone() };
        match (*step, act) {
            (Step::Stone(_, area), Act::Place(point)) => {
                self.may_place(area, point)?;
                next.moves.push(point);
            }
            (Step::Choose(_, options), Act::Choose(choice)) => next.choose(options, choice)?,
            (Step::Choose(_, options), Act::Press) => next.choose(options, Choice::Keep)?,
            (Step::Declare(_), Act::Declare(number)) => {
                if !(1..=self.most()).contains(&number) {
                    return Err(OpeningRefusal::WrongNumber(number));
                }
                next.declared = number;
            }
            (Step::Offer(count), Act::Offer(point)) => {
                self.may_place(Area::Anywhere, point)?;
                if let Some(other) = self.same_offer(point) {
                    return Err(OpeningRefusal::SameAs(other));
                }
                next.offers.push(point);
                if next.offers.len() < usize::from(self.count(count)) {
                    next.steps = self.steps;
                }
            }
            (Step::Pick, Act::Pick(point)) => {
                if !self.offers.contains(&point) {
                    return Err(OpeningRefusal::NotOffered(point));
                }
                next.moves.push(point);
            }
            (_, Act::Press) => return Err(OpeningRefusal::NoPass),
            _ => return Err(OpeningRefusal::NotThisAct),
        }
        Ok(next)
    }

    fn choose(&mut self, options: &[(Choice, Then)], choice: Choice) -> Result<(), OpeningRefusal> {
        let (_, then) = options.iter().find(|option| option.0 == choice).ok_or(OpeningRefusal::NotThisAct)?;
        if choice == Choice::Swap {
            self.black = self.black.other();
        }
        if let Then::Steps(steps) = then {
            self.steps = steps;
        }
        Ok(())
    }

    fn may_place(&self, area: Area, point: Point) -> Result<(), OpeningRefusal> {
        if self.moves.contains(&point) {
            Err(OpeningRefusal::Occupied(point))
        } else if !area.points().contains(point) {
            Err(OpeningRefusal::OutsideArea(point))
        } else {
            self.excluded(area, point).map_or(Ok(()), |pattern| Err(OpeningRefusal::ExcludedPattern(pattern)))
        }
    }

    fn excluded(&self, area: Area, third: Point) -> Option<Pattern> {
        let (Area::SquareOf24, [first, second]) = (area, &self.moves[..]) else {
            return None;
        };
        Pattern::of([*first, *second, third]).filter(|pattern| matches!(pattern.code(), "13D" | "13I"))
    }

    /// The offer that equals a point under a symmetry of the stones.
    fn same_offer(&self, point: Point) -> Option<Point> {
        let symmetries = Congruence::of(&self.board());
        self.offers
            .iter()
            .copied()
            .find(|&offer| symmetries.iter().any(|symmetry| symmetry.apply(offer) == Some(point)))
    }

    fn colour_to_place(&self) -> Colour {
        if self.moves.len() % 2 == 0 { Colour::Black } else { Colour::White }
    }

    const fn player(&self, actor: Actor) -> Player {
        match actor {
            Actor::The(player) => player,
            Actor::Holder(colour) => self.holder(colour),
        }
    }

    fn most(&self) -> u8 {
        self.regulation.number().map_or(1, Offers::get)
    }

    fn count(&self, count: Count) -> u8 {
        match count {
            Count::Exactly(number) => number,
            Count::Named => self.most(),
            Count::Declared => self.declared,
        }
    }
}

impl OpeningRefusal {
    /// The article that gives it force.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Occupied(_) => Article::new("RU22:9.2.4.1"),
            Self::NoPass => Article::new("RU22:9.3.1.5"),
            Self::NotYourTurn
            | Self::NotThisAct
            | Self::OutsideArea(_)
            | Self::ExcludedPattern(_)
            | Self::SameAs(_)
            | Self::NotOffered(_)
            | Self::WrongNumber(_)
            | Self::Over => Article::new("RU22:9.2.4.3"),
        }
    }
}

impl fmt::Display for OpeningRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("the other player acts"),
            Self::NotThisAct => f.write_str("something else is asked for"),
            Self::Occupied(point) => write!(f, "a stone lies on {point}"),
            Self::OutsideArea(point) => write!(f, "{point} lies outside the area of this move"),
            Self::ExcludedPattern(pattern) => write!(f, "the opening {} is excluded", pattern.code()),
            Self::SameAs(point) => write!(f, "the offer equals {point} under a symmetry of the stones"),
            Self::NotOffered(point) => write!(f, "{point} was not offered"),
            Self::WrongNumber(number) => write!(f, "{number} fifth moves are not allowed"),
            Self::NoPass => f.write_str("no pass before the opening is over"),
            Self::Over => f.write_str("the opening is over"),
        }
    }
}

impl fmt::Display for OpeningRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.by)
    }
}

impl core::error::Error for OpeningRefused {}
