//! A diagram in words, for those who hear it instead of seeing it.

use draughts::rules::SquareNames;
use draughts::{AnyVariant, Colour, Piece, Rank, Square};

use super::{Diagram, Mark, Theme, TurnSign};

/// How a diagram is told in some language. Notation itself speaks English; whoever has readers of others brings theirs.
pub trait Tongue {
    /// Of which game the position is, where the diagram has no title.
    fn heading(&self, variant: AnyVariant) -> String;
    /// The pieces of a side with their squares, rank by rank; none if it has none.
    fn side(&self, side: Colour, pieces: &[(Rank, Vec<String>)]) -> String;
    /// Who is to move.
    fn turn(&self, side: Colour) -> String;
    /// The squares with a mark; nothing if it needs no words.
    fn marked(&self, mark: Mark, squares: &[String]) -> Option<String>;
    /// The squares of an arrow.
    fn arrow(&self, route: &[String]) -> String;
}

/// English, with the sides called by the colours of a theme.
pub(super) struct English(pub(super) Theme);

impl Tongue for English {
    fn heading(&self, variant: AnyVariant) -> String {
        format!("Draughts position, {variant}")
    }

    fn side(&self, side: Colour, pieces: &[(Rank, Vec<String>)]) -> String {
        let kinds: Vec<String> = pieces
            .iter()
            .map(|(rank, squares)| {
                let word = match (rank, squares.len()) {
                    (Rank::Man, 1) => "man",
                    (Rank::Man, _) => "men",
                    (Rank::King, 1) => "king",
                    (Rank::King, _) => "kings",
                };
                format!("{word} {}", squares.join(", "))
            })
            .collect();
        let kinds = if kinds.is_empty() { "no pieces".to_owned() } else { kinds.join("; ") };
        format!("{}: {kinds}", self.0.side(side))
    }

    fn turn(&self, side: Colour) -> String {
        format!("{} to move", self.0.side(side))
    }

    fn marked(&self, mark: Mark, squares: &[String]) -> Option<String> {
        let word = match mark {
            Mark::Highlight => "Highlighted",
            Mark::Outline => "Outlined",
            Mark::Circle => "Circled",
            Mark::Cross => "Crossed",
        };
        Some(format!("{word}: {}", squares.join(", ")))
    }

    fn arrow(&self, route: &[String]) -> String {
        format!("Arrow: {}", route.join(" to "))
    }
}

impl Diagram {
    /// What the diagram shows, in English sentences: pieces by side, side to move, marks and arrows.
    #[must_use]
    pub fn words(&self) -> String {
        self.told(&English(self.theme))
    }

    /// The same in another language.
    #[must_use]
    pub fn told(&self, tongue: &dyn Tongue) -> String {
        let mut sentences: Vec<String> =
            Colour::ALL.into_iter().map(|side| tongue.side(side, &self.pieces(side))).collect();
        if self.turn_sign == TurnSign::Shown {
            sentences.push(tongue.turn(self.setup.turn));
        }
        for mark in [Mark::Highlight, Mark::Outline, Mark::Circle, Mark::Cross] {
            let squares = self.in_order(self.board().squares().filter(|&at| self.marked(at, mark)));
            if !squares.is_empty() {
                sentences.extend(tongue.marked(mark, &squares));
            }
        }
        sentences.extend(self.arrows.iter().map(|route| tongue.arrow(&self.named(route))));
        sentences.join(". ") + "."
    }

    /// The title, or which game it is.
    pub(super) fn heading(&self, tongue: &dyn Tongue) -> String {
        self.title.clone().unwrap_or_else(|| tongue.heading(self.variant))
    }

    pub(super) fn turn_in_words(&self) -> String {
        English(self.theme).turn(self.setup.turn)
    }

    fn pieces(&self, side: Colour) -> Vec<(Rank, Vec<String>)> {
        [Piece::man(side), Piece::king(side)]
            .into_iter()
            .map(|piece| (piece.rank, self.in_order(self.setup.squares(piece))))
            .filter(|(_, squares)| !squares.is_empty())
            .collect()
    }

    /// Squares as the variant counts them: a1, a3, b2 or 1, 2, 3.
    fn in_order(&self, squares: impl Iterator<Item = Square>) -> Vec<String> {
        let mut squares: Vec<_> = squares.collect();
        match self.names() {
            SquareNames::Algebraic => squares.sort_by_key(|&at| self.board().coordinates(at)),
            SquareNames::Numeric => squares.sort_by_key(|&at| self.board().number(at)),
        }
        self.named(&squares)
    }

    fn named(&self, squares: &[Square]) -> Vec<String> {
        squares.iter().map(|&at| self.name(at)).collect()
    }
}
