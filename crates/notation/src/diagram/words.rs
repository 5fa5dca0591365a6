//! A diagram in words, for those who hear it instead of seeing it.

use draughts::rules::SquareNames;
use draughts::{Colour, Piece, Square};

use super::{Diagram, Mark, TurnSign};

impl Diagram {
    /// What the diagram shows, in sentences: pieces by side, side to move, marks and arrows.
    #[must_use]
    pub fn words(&self) -> String {
        let mut sentences: Vec<String> =
            Colour::ALL.into_iter().map(|side| self.side_in_words(side)).collect();
        if self.turn_sign == TurnSign::Shown {
            sentences.push(self.turn_in_words());
        }
        let marks = [
            (Mark::Highlight, "Highlighted"),
            (Mark::Outline, "Outlined"),
            (Mark::Circle, "Circled"),
            (Mark::Cross, "Crossed"),
        ];
        for (mark, word) in marks {
            let squares = self.in_order(self.board().squares().filter(|&at| self.marked(at, mark)));
            if !squares.is_empty() {
                sentences.push(format!("{word}: {}", self.list(&squares, ", ")));
            }
        }
        sentences.extend(self.arrows.iter().map(|route| format!("Arrow: {}", self.list(route, " to "))));
        sentences.join(". ") + "."
    }

    /// The title, or which game it is.
    pub(super) fn heading(&self) -> String {
        self.title.clone().unwrap_or_else(|| format!("Draughts position, {}", self.variant))
    }

    pub(super) fn turn_in_words(&self) -> String {
        format!("{} to move", self.theme.side(self.setup.turn))
    }

    fn side_in_words(&self, side: Colour) -> String {
        let kinds = [(Piece::man(side), ["man", "men"]), (Piece::king(side), ["king", "kings"])];
        let kinds: Vec<String> = kinds
            .into_iter()
            .filter_map(|(piece, [one, many])| {
                let squares = self.in_order(self.setup.squares(piece));
                let word = if squares.len() == 1 { one } else { many };
                (!squares.is_empty()).then(|| format!("{word} {}", self.list(&squares, ", ")))
            })
            .collect();
        let kinds = if kinds.is_empty() { "no pieces".to_owned() } else { kinds.join("; ") };
        format!("{}: {kinds}", self.theme.side(side))
    }

    /// Squares as the variant counts them: a1, a3, b2 or 1, 2, 3.
    fn in_order(&self, squares: impl Iterator<Item = Square>) -> Vec<Square> {
        let mut squares: Vec<_> = squares.collect();
        match self.names() {
            SquareNames::Algebraic => squares.sort_by_key(|&at| self.board().coordinates(at)),
            SquareNames::Numeric => squares.sort_by_key(|&at| self.board().number(at)),
        }
        squares
    }

    fn list(&self, squares: &[Square], between: &str) -> String {
        squares.iter().map(|&at| self.name(at)).collect::<Vec<_>>().join(between)
    }
}
