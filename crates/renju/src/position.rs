//! A game on the board: stones, whose turn it is and how it has ended.
//!
//! ```
//! use renju::{Move, Point, Position, Refusal, Rules};
//! let start = Position::start(Rules::default());
//! let refused = start.play(Move::Stone(Point::named("g7").unwrap())).unwrap_err();
//! assert_eq!(refused.by.name(), "RU22:9.2.4.1");
//! assert_eq!(refused.allowed.to_string(), "h8");
//! let next = start.play(Move::Stone(Point::CENTRE)).unwrap();
//! assert_eq!(next.turn().name(), "white");
//! ```

use core::fmt;

use crate::drawn;
use crate::rules::{FoulConsequence, Rules};
use crate::{Article, Board, Colour, Direction, Foul, Fouls, Point, Points, Verdict};

/// A move: a stone or the declaration that none is put (RU22 9.2.4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Move {
    /// A stone on a free point.
    Stone(Point),
    /// No stone.
    Pass,
}

/// A position of a game. A small value: copy it freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Colour,
    moves: u32,
    last: Option<Move>,
    previous: Option<Move>,
    foul: Option<Foul>,
    rules: Rules,
    ending: Option<Ending>,
}

/// How a game has ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who has won; nobody in a draw.
    pub winner: Option<Colour>,
    /// By what.
    pub reason: EndingReason,
    /// The article that says so.
    pub by: Article,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndingReason {
    /// A five.
    Five,
    /// White's long row.
    Overline,
    /// Black's foul, where a foul loses.
    Foul(Foul),
    /// Both players declined to put a stone.
    TwoPasses,
    /// Nobody can build a five any more, nor White a long row.
    NoFivePossible,
}

/// A move that may not be made, the article that forbids it, and the points where a stone may be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong.
    pub why: Refusal,
    /// The article that says so.
    pub by: Article,
    /// The points that are allowed instead.
    pub allowed: Points,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    /// A stone lies there.
    Occupied(Point),
    /// Black begins in the centre.
    NotTheCentre,
    /// The point is forbidden to Black.
    Foul(Point, Foul),
    /// The game is over.
    GameOver,
    /// There is no foul to be declared.
    NoFoul,
}

impl Position {
    /// The empty board, Black to begin.
    #[must_use]
    pub const fn start(rules: Rules) -> Self {
        Self {
            board: Board::EMPTY,
            turn: Colour::Black,
            moves: 0,
            last: None,
            previous: None,
            foul: None,
            rules,
            ending: None,
        }
    }

    /// Any stones, with a side to move: the end of an opening, a problem, a position set up by hand.
    /// A row that wins, or the proof that none can be built, ends the game at once.
    #[must_use]
    pub fn of(board: Board, turn: Colour, rules: Rules) -> Self {
        let moves = (board.count(Colour::Black) + board.count(Colour::White)) as u32;
        let won = Colour::ALL
            .into_iter()
            .find_map(|colour| board.stones(colour).find_map(|point| winning_row(&board, point, colour)));
        let ending = won.or_else(|| drawn_ending(&board));
        Self { board, turn, moves, ending, ..Self::start(rules) }
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[must_use]
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// How many moves were made, passes included.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The last move.
    #[must_use]
    pub const fn last(&self) -> Option<Move> {
        self.last
    }

    /// The rules of the event.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How the game has ended.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The foul just made, which the opponent may declare; only where fouls are corrected.
    #[must_use]
    pub const fn foul(&self) -> Option<Foul> {
        self.foul
    }

    /// The points forbidden to Black, whoever is to move.
    #[must_use]
    pub fn fouls(&self) -> Fouls {
        Fouls::of(&self.board, self.rules.three)
    }

    /// The points where the side to move may put a stone. Fouls are never among them.
    #[must_use]
    pub fn allowed(&self) -> Points {
        if self.ending.is_some() {
            Points::EMPTY
        } else if self.moves == 0 {
            Point::CENTRE.into()
        } else {
            match self.turn {
                Colour::Black => self.board.empty() - self.fouls().all(),
                Colour::White => self.board.empty(),
            }
        }
    }

    /// The position after a move.
    ///
    /// # Errors
    /// With the article and what is allowed, if the move may not be made.
    pub fn play(&self, played: Move) -> Result<Self, Refused> {
        let mut next = Self {
            turn: !self.turn,
            moves: self.moves.saturating_add(1),
            last: Some(played),
            previous: self.last,
            foul: None,
            ..*self
        };
        if self.ending.is_some() {
            return Err(self.refuse(Refusal::GameOver));
        }
        match played {
            Move::Stone(point) => {
                next.foul = self.judge(point)?;
                next.board.put(point, self.turn);
                next.ending = self.ending_by(&next.board, point, next.foul);
            }
            Move::Pass if self.moves == 0 => return Err(self.refuse(Refusal::NotTheCentre)),
            Move::Pass if self.last == Some(Move::Pass) => {
                let by = const { Article::new("RU22:9.2.7.1.b") };
                next.ending = Some(Ending { winner: None, reason: EndingReason::TwoPasses, by });
            }
            Move::Pass => {}
        }
        Ok(next)
    }

    /// The position before a foul that the opponent declares: the stone is taken back, Black moves again.
    ///
    /// # Errors
    /// If the last move was no foul, or fouls are not corrected in this event.
    pub fn declare_foul(&self) -> Result<Self, Refused> {
        let (Some(Move::Stone(point)), Some(_), None) = (self.last, self.foul, self.ending) else {
            return Err(self.refuse(Refusal::NoFoul));
        };
        let mut before = Self {
            turn: Colour::Black,
            moves: self.moves.saturating_sub(1),
            last: self.previous,
            previous: None,
            foul: None,
            ..*self
        };
        before.board.take(point);
        Ok(before)
    }

    /// Whether a stone may be put, and the foul it is where fouls are let through.
    fn judge(&self, point: Point) -> Result<Option<Foul>, Refused> {
        if self.board.stone(point).is_some() {
            return Err(self.refuse(Refusal::Occupied(point)));
        }
        if self.moves == 0 && point != Point::CENTRE {
            return Err(self.refuse(Refusal::NotTheCentre));
        }
        if self.turn == Colour::White {
            return Ok(None);
        }
        match (Verdict::of(&self.board, point, self.rules.three).foul(), self.rules.foul) {
            (Some(foul), FoulConsequence::Refused) => Err(self.refuse(Refusal::Foul(point, foul))),
            (foul, _) => Ok(foul),
        }
    }

    fn ending_by(&self, board: &Board, point: Point, foul: Option<Foul>) -> Option<Ending> {
        if let (Some(foul), FoulConsequence::Loses) = (foul, self.rules.foul) {
            let (winner, reason) = (Some(Colour::White), EndingReason::Foul(foul));
            return Some(Ending { winner, reason, by: FoulConsequence::Loses.article() });
        }
        winning_row(board, point, self.turn).or_else(|| drawn_ending(board))
    }

    fn refuse(&self, why: Refusal) -> Refused {
        Refused { why, by: why.article(), allowed: self.allowed() }
    }
}

impl Refusal {
    /// The article that forbids the move.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Occupied(_) | Self::NotTheCentre => Article::new("RU22:9.2.4.1"),
            Self::Foul(_, foul) => foul.article(),
            Self::GameOver => Article::new("RU22:9.2.5.1"),
            Self::NoFoul => Article::new("RU-RENJU:5.3.8.2"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Occupied(point) => write!(f, "a stone lies on {point}"),
            Self::NotTheCentre => f.write_str("Black begins in the centre, h8"),
            Self::Foul(point, foul) => write!(f, "{point} is forbidden to Black: {foul}"),
            Self::GameOver => f.write_str("the game is over"),
            Self::NoFoul => f.write_str("the last move was no foul that can be corrected"),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.by)
    }
}

impl core::error::Error for Refused {}

/// The end of a game by the row through a stone on the board.
fn winning_row(board: &Board, point: Point, colour: Colour) -> Option<Ending> {
    let longest = |exact: bool| {
        Direction::ALL.into_iter().any(|direction| {
            let length = run(board, point, direction, colour);
            if exact { length == 5 } else { length > 5 }
        })
    };
    let (reason, by) = if longest(true) {
        (EndingReason::Five, const { Article::new("RU22:9.2.6.1") })
    } else if colour == Colour::White && longest(false) {
        (EndingReason::Overline, const { Article::new("RU22:9.2.6.2") })
    } else {
        return None;
    };
    Some(Ending { winner: Some(colour), reason, by })
}

fn drawn_ending(board: &Board) -> Option<Ending> {
    let by = const { Article::new("RU22:9.2.7.1.c") };
    drawn::is_drawn(board).then_some(Ending { winner: None, reason: EndingReason::NoFivePossible, by })
}

/// How many stones of a colour lie unbroken around a point, the point itself counted as one.
pub(crate) fn run(board: &Board, point: Point, direction: Direction, colour: Colour) -> usize {
    let side = |sign: i8| {
        (1..15)
            .map_while(|k| point.step(direction, sign * k))
            .take_while(|&next| board.stone(next) == Some(colour))
            .count()
    };
    1 + side(-1) + side(1)
}
