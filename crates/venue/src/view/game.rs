//! A game in the eyes of one side, as crosstables and cards have it.

use competition::{Cell, No};
use draughts::Colour;
use rulebook::{Mark, Scale};
use serde::Serialize;

/// What somebody has in one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Game {
    /// The round.
    pub round: u16,
    /// What it was.
    pub met: Met,
    /// The number of the opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u16>,
    /// The colour, `white` or `black`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<&'static str>,
    /// The own side of the result as tables have it, `1`, `½`, `+`; of a match between teams the points of all boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// All of it in the usual short form, `12w1`.
    pub text: String,
}

/// What a round was to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Met {
    /// A game that was played.
    Played,
    /// A pair that was decided without play.
    Forfeited,
    /// A pair without a result as yet.
    Open,
    /// A point without a partner.
    Bye,
    /// A round missed.
    Absent,
    /// A round without a partner and without a point.
    Free,
}

impl Game {
    /// What a cell of a table says.
    #[must_use]
    pub fn of(round: u16, cell: &Cell, scale: Scale) -> Self {
        let met = match (cell.opponent, cell.mark) {
            (Some(_), Some(mark)) if mark.was_played() => Met::Played,
            (Some(_), Some(_)) => Met::Forfeited,
            (Some(_), None) => Met::Open,
            (None, Some(Mark::Plus)) => Met::Bye,
            (None, Some(_)) => Met::Absent,
            (None, None) => Met::Free,
        };
        let result = cell.mark.map(|mark| mark.text(scale).to_owned());
        Self::new(round, met, cell.opponent, cell.colour, result)
    }

    pub(super) fn new(
        round: u16,
        met: Met,
        opponent: Option<No>,
        colour: Option<Colour>,
        result: Option<String>,
    ) -> Self {
        let letter = match colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None => "",
        };
        let number = opponent.map(|no| no.to_string()).unwrap_or_default();
        let text = format!("{number}{letter}{}", result.as_deref().unwrap_or_default());
        let colour = colour.map(|colour| match colour {
            Colour::White => "white",
            Colour::Black => "black",
        });
        Self { round, met, opponent: opponent.map(|no| no.0), colour, result, text }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Colour, Game, Mark, Met, No, Scale};

    #[test]
    fn the_short_form_names_opponent_colour_and_result() {
        let text = |cell: Cell| Game::of(1, &cell, Scale::OneHalfZero).text;
        assert_eq!(text(Cell::game(No(12), Colour::White, Mark::Win)), "12w1");
        assert_eq!(text(Cell::game(No(3), Colour::Black, Mark::Draw)), "3b½");
        assert_eq!(text(Cell::game(No(3), Colour::Black, Mark::Minus)), "3b-");
        assert_eq!(text(Cell { mark: None, ..Cell::game(No(7), Colour::White, Mark::Win) }), "7w");
        assert_eq!(
            (text(Cell::BYE), text(Cell::ABSENT), text(Cell::default())),
            ("+".into(), "-".into(), String::new())
        );
        assert_eq!(Game::of(1, &Cell::BYE, Scale::TwoOneZero).met, Met::Bye);
    }
}
