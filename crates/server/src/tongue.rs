//! Diagrams told in the language of whoever reads them, to those who hear them.

use ::renju::Foul;
use draughts::{AnyVariant, Colour, Rank};
use language::Text;
use notation::diagram::{self, Mark};
use notation::renju;

/// Whoever reads a diagram: what it shows is told in his language, in the words of the board on the page.
pub(crate) struct Tongue(pub(crate) Text);

impl diagram::Tongue for Tongue {
    fn heading(&self, variant: AnyVariant) -> String {
        self.0.named("discipline", variant.name()).unwrap_or(variant.name()).to_owned()
    }

    fn side(&self, side: Colour, pieces: &[(Rank, Vec<String>)]) -> String {
        let ranks: Vec<String> = pieces
            .iter()
            .map(|(rank, squares)| match rank {
                Rank::Man => self.0.board_men_on(squares.join(", ")),
                Rank::King => self.0.board_kings_on(squares.join(", ")),
            })
            .collect();
        let text = if ranks.is_empty() { self.0.board_none().to_owned() } else { ranks.join("; ") };
        match side {
            Colour::White => self.0.board_white_pieces(text),
            Colour::Black => self.0.board_black_pieces(text),
        }
    }

    fn turn(&self, side: Colour) -> String {
        self.0.turn_of(if side == Colour::White { "white" } else { "black" })
    }

    fn marked(&self, mark: Mark, squares: &[String]) -> Option<String> {
        // The arrow says where the move went.
        (mark == Mark::Cross).then(|| self.0.diagram_captured(squares.join(", ")))
    }

    fn arrow(&self, route: &[String]) -> String {
        self.0.diagram_last(route.join(", "))
    }
}

impl renju::Tongue for Tongue {
    fn heading(&self) -> String {
        self.0.discipline_renju().to_owned()
    }

    fn side(&self, side: ::renju::Colour, stones: &[String]) -> String {
        let text = if stones.is_empty() { self.0.board_no_stones().to_owned() } else { stones.join(", ") };
        match side {
            ::renju::Colour::White => self.0.board_white_pieces(text),
            ::renju::Colour::Black => self.0.board_black_pieces(text),
        }
    }

    fn passes(&self, numbers: &[u32]) -> String {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        self.0.diagram_passes(numbers.join(", "))
    }

    fn forbidden(&self, points: &[(String, Foul)]) -> String {
        let why = |foul: &Foul| self.0.named("foul", &foul.to_string()).unwrap_or_default();
        let points: Vec<String> =
            points.iter().map(|(point, foul)| self.0.point_forbidden(point, why(foul))).collect();
        points.join("; ")
    }
}

#[cfg(test)]
mod tests {
    use language::Language;

    use super::*;

    #[test]
    fn a_diagram_is_told_in_the_language_of_its_reader() {
        let start = AnyVariant::Russian.start();
        let first = start.moves()[0];
        let next = start.play(&first);
        let drawn = diagram::Diagram::of(&next).played(&start, &first);
        for (language, words) in [
            (Language::English, ["<title>Russian draughts</title>", "White: men on a1, ", "Last move: "]),
            (
                Language::Ukrainian,
                ["<title>Російські шашки</title>", "Білі: прості на a1, ", "Останній хід: "],
            ),
            (
                Language::Russian,
                ["<title>Русские шашки</title>", "Белые: простые на a1, ", "Последний ход: "],
            ),
        ] {
            let svg = drawn.svg_in(&Tongue(language.text()));
            for word in words {
                assert!(svg.contains(word), "{word}: {svg}");
            }
        }
        let stones = renju::moves::read("h8 i9 -", renju::Dialect::World).expect("they are moves");
        let svg = renju::Diagram::of_moves(&stones).svg_in(&Tongue(Language::Ukrainian.text()));
        assert!(svg.contains("<title>Рендзю</title>"), "{svg}");
        assert!(svg.contains("<desc>Чорні: 1 h8. Білі: 2 i9. Ходи, на яких пасували: 3.</desc>"), "{svg}");
    }
}
