//! Moves of played games, as they are entered from the score sheets.

use article::Article;
use draughts::{AnyPosition, Move};
use renju::opening;
use rulebook::law::event::Act;
use rulebook::{Kind, Refusal};
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::{Actor, Competition, Regulation};

/// The moves of a played game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Record {
    /// In which round.
    pub round: u16,
    /// At which board.
    pub board: u16,
    /// The moves by the squares of the board: `c3-d4`, `d4:f6:h4`, or by their numbers: `32-28`; in renju
    /// the points `h8`, and `-` for a pass.
    pub moves: Vec<String>,
}

impl Record {
    /// The moves as the board knows them, from a position.
    ///
    /// # Errors
    /// The first move that is not legal, from 0.
    pub fn played(&self, from: AnyPosition) -> Result<Vec<Move>, usize> {
        let mut position = from;
        let next = |(at, text): (usize, &String)| {
            let played = find(&position, text).ok_or(at)?;
            position = position.play(&played);
            Ok(played)
        };
        self.moves.iter().enumerate().map(next).collect()
    }

    /// The stones and passes of renju.
    ///
    /// # Errors
    /// The first text that is neither, from 0.
    pub fn stones(&self) -> Result<Vec<renju::Move>, usize> {
        let stone = |(at, text): (usize, &String)| match text.to_lowercase().as_str() {
            "-" | "–" | "—" | "pass" | "пас" => Ok(renju::Move::Pass),
            name => renju::Point::named(name).map(renju::Move::Stone).ok_or(at),
        };
        self.moves.iter().enumerate().map(stone).collect()
    }

    /// Whether such a game can have been played under a regulation, from the moves alone.
    fn check(&self, regulation: &Regulation, article: Article) -> Result<(), Refusal> {
        let text = |at: usize| self.moves.get(at).map_or("", String::as_str);
        let why = "a move of the record is not legal";
        let illegal =
            |at: usize| Refusal::new(article, why, format!("{:?} is no legal move {}", text(at), at + 1));
        match regulation.discipline.kind {
            Kind::Draughts(variant) => self.played(variant.start()).map(drop).map_err(illegal),
            Kind::Renju => {
                let stones = self.stones().map_err(illegal)?;
                let (opening, rules) = regulation
                    .game
                    .as_ref()
                    .map_or((opening::Regulation::Free, renju::Rules::default()), |game| {
                        (game.opening, game.fouls)
                    });
                opening::sheet(opening, rules, stones).map(drop).map_err(|wrong| {
                    let (text, number) = (text(wrong.at), wrong.at + 1);
                    let instead = format!("{text:?} is no legal move {number}: {}", wrong.why);
                    Refusal::new(wrong.by, why, instead)
                })
            }
        }
    }
}

pub(super) fn record(event: &Competition, by: Actor, record: &Record) -> Result<Fact, Refusal> {
    let article = event.may_at(by, Act::Moves, record.board)?;
    record.check(&event.regulation, article)?;
    Ok(Fact::Recorded(record.clone()))
}

/// A move that is written by its squares.
fn find(position: &AnyPosition, text: &str) -> Option<Move> {
    let board = position.variant().rules().board.value;
    // Sheets of some disciplines have letters, those of others numbers.
    let square = |name: &str| board.square_named(name).or_else(|| board.square(name.parse().ok()?));
    let squares: Vec<_> = text.split(['-', ':', 'x']).map(square).collect::<Option<_>>()?;
    let [from, via @ .., to] = squares.as_slice() else { return None };
    let moves = position.moves();
    let played = moves.iter().find(|played| {
        played.from() == *from && played.to() == *to && (via.is_empty() || position.passes(played, via))
    })?;
    Some(*played)
}
