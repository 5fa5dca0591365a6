//! Moves of played games, as they are entered from the score sheets.

use article::Article;
use draughts::{AnyPosition, AnyVariant, Move, Square};
use renju::opening;
use rulebook::law::event::Act;
use rulebook::{BallotEntry, Cell, Kind, Refusal};
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::round::Competitor;
use crate::{Actor, Competition, Regulation};

/// The moves of a played game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Record {
    /// In which round.
    pub round: u16,
    /// At which board; in a team event counted through all matches.
    pub board: u16,
    /// Which game of a micromatch, from 1.
    #[serde(default = "first")]
    pub game: u8,
    /// The cell of the regulation's table that was drawn for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<u16>,
    /// The moves by the squares of the board: `c3-d4`, `d4:f6:h4`, or by their numbers: `32-28`; in renju
    /// the points `h8`, and `-` for a pass.
    pub moves: Vec<String>,
}

const fn first() -> u8 {
    1
}

impl Record {
    /// Where the game begins: drawn first moves are moves of the record, pieces that the draw put elsewhere are not.
    #[must_use]
    pub fn start(&self, regulation: &Regulation, variant: AnyVariant) -> AnyPosition {
        let cell = self.cell(regulation).filter(|cell| cell.cell == Cell::Transfer);
        cell.and_then(|cell| cell.start(variant)).unwrap_or_else(|| variant.start())
    }

    fn cell(&self, regulation: &Regulation) -> Option<BallotEntry> {
        regulation.game.as_ref()?.ballot?.entry(self.ballot?)
    }

    /// The record with the first moves that were drawn, if they are not written down.
    fn completed(&self, regulation: &Regulation) -> Self {
        let Kind::Draughts(variant) = regulation.discipline.kind else { return self.clone() };
        let Some(cell) = self.cell(regulation) else { return self.clone() };
        let Some((drawn, _)) = cell.replay(variant) else { return self.clone() };
        let head = Self { moves: self.moves.iter().take(drawn.len()).cloned().collect(), ..self.clone() };
        if head.played(variant.start()).is_ok_and(|played| played == drawn) {
            return self.clone();
        }
        let written = drawn.iter().map(|played| written(variant, &cell, played));
        Self { moves: written.chain(self.moves.iter().cloned()).collect(), ..self.clone() }
    }

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
            Kind::Draughts(variant) => {
                self.played(self.start(regulation, variant)).map(drop).map_err(illegal)
            }
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
    must_be_played(event, record, article)?;
    let record = record.completed(&event.regulation);
    record.check(&event.regulation, article)?;
    Ok(Fact::Recorded(record))
}

/// There is such a game: its round has the board, the meeting the game, and the table the cell.
fn must_be_played(event: &Competition, record: &Record, article: Article) -> Result<(), Refusal> {
    let Some(boards) = boards(event, record.round) else {
        return Err(Refusal::new(article, "this round is not paired", "after the round is paired"));
    };
    if !(1..=boards).contains(&record.board) {
        let instead = format!("boards 1 to {boards}");
        return Err(Refusal::new(article, "there is no such board in this round", instead));
    }
    let games = event.regulation.game.as_ref().map_or(1, |game| {
        let micromatches = game.additional.saturating_add(1);
        game.games.saturating_mul(micromatches)
    });
    if !(1..=games).contains(&record.game) {
        let instead = format!("games 1 to {games}");
        return Err(Refusal::new(article, "there is no such game in this meeting", instead));
    }
    let Some(number) = record.ballot else { return Ok(()) };
    let table = event.regulation.game.as_ref().and_then(|game| game.ballot);
    let begins = |cell: BallotEntry| cell.cell != Cell::NewDraw;
    match table {
        None => {
            Err(Refusal::new(article, "no first moves are drawn at this event", "without a cell of a table"))
        }
        Some(table) if table.entry(number).is_some_and(begins) => Ok(()),
        Some(table) => {
            let instead = format!("cells 1 to {} that begin a game", table.size());
            Err(Refusal::new(table.article(), "the table has no such cell", instead))
        }
    }
}

/// How many boards a round has; those of teams are counted through all matches.
fn boards(event: &Competition, round: u16) -> Option<u16> {
    let stage = event.stage();
    let boards = stage.round(round)?.boards.iter().map(|board| match stage.competitor(board.white) {
        Some(Competitor::Team(team)) => event.team_match(round, team).map_or(0, |played| played.seats.len()),
        _ => 1,
    });
    u16::try_from(boards.sum::<usize>()).ok()
}

/// A move by its squares, in figures or letters as its cell has them.
fn written(variant: AnyVariant, cell: &BallotEntry, played: &Move) -> String {
    let board = variant.rules().board.value;
    let in_figures = cell.text.starts_with(|first: char| first.is_ascii_digit());
    let square = |square: Square| {
        let at = board.coordinates(square);
        if in_figures {
            board.number(square).to_string()
        } else {
            format!("{}{}", char::from(b'a' + at.column), at.row + 1)
        }
    };
    let joined = if played.is_capture() { ':' } else { '-' };
    format!("{}{joined}{}", square(played.from()), square(played.to()))
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
