//! Pictures of renju positions and games: text for terminals, SVG for pages and print.
//!
//! A numbered diagram is the record RU22 9.3.2.1 asks for: each stone with the number of its move, passes in the margin.
//!
//! ```
//! use notation::renju::{Diagram, Dialect, Look, moves};
//! let played = moves::read("h8 i9 -", Dialect::World).unwrap();
//! let diagram = Diagram::of_moves(&played).look(Look::Circles).dialect(Dialect::Rulebook);
//! assert!(diagram.text().contains("3 -"));
//! assert!(diagram.svg().starts_with("<svg "));
//! ```

use std::collections::BTreeMap;

use renju::{Board, Colour, Foul, Fouls, Move, Point, SIDE};

use super::{Dialect, Game, Setup};
use crate::diagram::Theme;

/// A picture of stones and everything shown with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    pub(super) board: Board,
    pub(super) numbers: BTreeMap<Point, u32>,
    pub(super) passes: Vec<u32>,
    pub(super) last: Option<Point>,
    pub(super) forbidden: BTreeMap<Point, Foul>,
    pub(super) look: Look,
    pub(super) dialect: Dialect,
    pub(super) theme: Theme,
    pub(super) title: Option<String>,
    pub(super) caption: Option<String>,
}

/// How a diagram of stones is told in some language. Notation itself speaks English; whoever has readers of others brings theirs.
pub trait Tongue {
    /// What the picture is of, where it has no title.
    fn heading(&self) -> String;
    /// The stones of a side, `1 h8`; none if it has none.
    fn side(&self, side: Colour, stones: &[String]) -> String;
    /// The numbers of the moves that were passes.
    fn passes(&self, numbers: &[u32]) -> String;
    /// The points that are forbidden to Black, and why.
    fn forbidden(&self, points: &[(String, Foul)]) -> String;
}

pub(super) struct English;

impl Tongue for English {
    fn heading(&self) -> String {
        "Renju position".to_owned()
    }

    fn side(&self, side: Colour, stones: &[String]) -> String {
        let stones = if stones.is_empty() { "no stones".to_owned() } else { stones.join(", ") };
        format!("{}: {stones}", if side == Colour::Black { "Black" } else { "White" })
    }

    fn passes(&self, numbers: &[u32]) -> String {
        let numbers: Vec<_> = numbers.iter().map(u32::to_string).collect();
        format!("Passes: {}", numbers.join(", "))
    }

    fn forbidden(&self, points: &[(String, Foul)]) -> String {
        let points: Vec<_> = points.iter().map(|(point, foul)| format!("{point} ({foul})")).collect();
        format!("Forbidden to Black: {}", points.join(", "))
    }
}

/// How numbered stones are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// Black and white stones with their numbers.
    #[default]
    Stones,
    /// Numbers in two colours: Black's in black, White's in red.
    TwoColours,
    /// Numbers in one colour: Black's in circles.
    Circles,
}

impl Diagram {
    /// Stones without numbers.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self {
            board: setup.board,
            numbers: BTreeMap::new(),
            passes: Vec::new(),
            last: None,
            forbidden: BTreeMap::new(),
            look: Look::default(),
            dialect: Dialect::default(),
            theme: Theme::Print,
            title: None,
            caption: None,
        }
    }

    /// The stones of these moves with their numbers.
    #[must_use]
    pub fn of_moves(moves: &[Move]) -> Self {
        Self::new(&Setup { board: Board::EMPTY, turn: Colour::Black })
            .played(Colour::Black, moves.iter().copied())
    }

    /// The main line of a game: its moves with their numbers, stones set up before them without.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let setup = game.setup().copied().unwrap_or(Setup { board: Board::EMPTY, turn: Colour::Black });
        Self::new(&setup).played(setup.turn, game.main_line())
    }

    /// Drawn like this.
    #[must_use]
    pub fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// Columns lettered like this.
    #[must_use]
    pub fn dialect(mut self, dialect: Dialect) -> Self {
        self.dialect = dialect;
        self
    }

    /// In these colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Words above the board.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Words below the board.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<String>) -> Self {
        self.caption = Some(caption.into());
        self
    }

    /// With the points forbidden to Black marked `33`, `44` and `6`.
    #[must_use]
    pub fn forbidden(mut self, fouls: &Fouls) -> Self {
        self.forbidden = fouls.all().filter_map(|point| fouls.at(point).map(|foul| (point, foul))).collect();
        self
    }

    /// Without numbers.
    #[must_use]
    pub fn plain(mut self) -> Self {
        self.numbers.clear();
        self
    }

    /// The diagram as text: Black's numbers in brackets, White's without; `X` and `O` are stones without numbers, `+` the marked
    /// points, `!33` forbidden ones.
    #[must_use]
    pub fn text(&self) -> String {
        let cells: Vec<Vec<String>> = (0..SIDE)
            .rev()
            .map(|row| {
                (0..SIDE).filter_map(|column| Point::new(column, row)).map(|point| self.cell(point)).collect()
            })
            .collect();
        let width = cells.iter().flatten().map(String::len).max().unwrap_or(1).max(2) + 1;
        let mut lines: Vec<String> =
            self.title.iter().flat_map(|title| title.lines()).map(str::to_owned).collect();
        for (row, cells) in (0..SIDE).rev().zip(&cells) {
            let cells: String = cells.iter().map(|cell| format!("{cell:^width$}")).collect();
            lines.push(format!("{:>2} {cells}", row + 1));
        }
        let letters: String =
            self.dialect.letters().chars().map(|letter| format!("{letter:^width$}")).collect();
        lines.push(format!("   {letters}"));
        lines.extend(self.passes.iter().map(|number| format!("{number} -")));
        lines.extend(self.caption.iter().flat_map(|caption| caption.lines()).map(str::to_owned));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    /// What the diagram shows, in English sentences.
    #[must_use]
    pub fn words(&self) -> String {
        self.told(&English)
    }

    /// The same in another language.
    #[must_use]
    pub fn told(&self, tongue: &dyn Tongue) -> String {
        let mut sentences: Vec<String> =
            Colour::ALL.into_iter().map(|side| tongue.side(side, &self.stones(side))).collect();
        if !self.passes.is_empty() {
            sentences.push(tongue.passes(&self.passes));
        }
        if !self.forbidden.is_empty() {
            let points = self.forbidden.iter().map(|(&point, &foul)| (self.dialect.write(point), foul));
            sentences.push(tongue.forbidden(&points.collect::<Vec<_>>()));
        }
        sentences.join(". ") + "."
    }

    /// The stones of a side in the order in which they were put, each after its number.
    fn stones(&self, side: Colour) -> Vec<String> {
        let mut stones: Vec<_> = self.board.stones(side).collect();
        stones.sort_by_key(|point| self.numbers.get(point).copied().unwrap_or(0));
        let name = |point: &Point| match self.numbers.get(point) {
            Some(number) => format!("{number} {}", self.dialect.write(*point)),
            None => self.dialect.write(*point),
        };
        stones.iter().map(name).collect()
    }

    fn cell(&self, point: Point) -> String {
        let number = self.numbers.get(&point);
        match (self.board.stone(point), number) {
            (Some(Colour::Black), Some(number)) => format!("({number})"),
            (Some(Colour::White), Some(number)) => number.to_string(),
            (Some(Colour::Black), None) => "X".to_owned(),
            (Some(Colour::White), None) => "O".to_owned(),
            (None, _) => match self.forbidden.get(&point) {
                Some(foul) => format!("!{}", foul.code()),
                None if Point::MARKED.contains(&point) => "+".to_owned(),
                None => ".".to_owned(),
            },
        }
    }

    fn played(mut self, first: Colour, moves: impl Iterator<Item = Move>) -> Self {
        let mut turn = first;
        for (played, number) in moves.zip(1..) {
            match played {
                Move::Stone(point) => {
                    self.board.put(point, turn);
                    self.numbers.insert(point, number);
                    self.last = Some(point);
                }
                Move::Pass => self.passes.push(number),
            }
            turn = !turn;
        }
        self
    }
}
