//! The ballot: first moves or a position, drawn in the presence of both players and binding in every game of a
//! micromatch.

use clock::Moment;
use draughts::AnyPosition;
use rulebook::law::BallotLaw;
use rulebook::{BallotEntry, BallotTable, Cell, Kind};

use crate::state::Phase;
use crate::{Board, Event, Game, Refusal, start};

/// How a lot is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// By the program from a seed, so that anyone can draw it again.
    Seed(u64),
    /// By hand: the number of the cell.
    Hand(u16),
}

/// What was drawn, with everything needed to check it.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ballot {
    /// From which table.
    pub table: BallotTable,
    /// How.
    pub lot: Lot,
    /// The cells drawn before that say to draw again.
    pub again: Vec<u16>,
    /// The cell.
    pub number: u16,
    /// What stands on the board after it.
    pub position: AnyPosition,
}

impl Ballot {
    /// The cell of the table.
    #[must_use]
    pub fn entry(&self) -> Option<BallotEntry> {
        self.table.entry(self.number)
    }

    /// As a protocol names it: the table, the place in it, and what it says.
    #[must_use]
    pub fn words(&self) -> String {
        let text = self.entry().map_or("", |entry| entry.text);
        format!("{} {} {text}", self.table, self.table.place(self.number))
    }
}

impl Game {
    /// What was drawn for this game.
    #[must_use]
    pub const fn ballot(&self) -> Option<&Ballot> {
        self.start.ballot.as_ref()
    }
}

/// Whether something is still to be drawn.
pub(crate) fn is_pending(game: &Game) -> bool {
    game.regulation.ballot.is_some() && game.start.ballot.is_none()
}

/// Refuses a move before the ballot.
pub(crate) fn may_move(game: &Game) -> Result<(), Refusal> {
    if is_pending(game) { Err(not_drawn(game)) } else { Ok(()) }
}

/// The refusal of what comes after the ballot only.
pub(crate) fn not_drawn(game: &Game) -> Refusal {
    let by = game.law.start.ballot.map_or(game.law.start.signal, |law| law.before_play);
    Refusal::new(by, "the first moves are not drawn yet", "draw them from the table of the regulation")
}

/// Draws; if one player was late, the clock has run for him until now.
pub(crate) fn draw(game: &Game, lot: Lot, now: Moment) -> Result<Vec<Event>, Refusal> {
    let (law, table) = rule(game)?;
    if !game.both_here() {
        return Err(Refusal::new(law.present, "a player is absent", "when both are here"));
    }
    if game.start.ballot.is_some() || !game.plies.is_empty() {
        return Err(Refusal::new(law.present, "the ballot has been drawn", "once, before the game"));
    }
    if let Some(earliest) = law.earliest {
        let left = game.beginning - now;
        if game.phase == Phase::Waiting && left > earliest.value {
            let instead = format!("not more than {} before the game", earliest.value);
            return Err(Refusal::new(earliest.by, "it is too early to draw", instead));
        }
    }
    let ballot = drawn(game, law, table, lot)?;
    let mut events = Vec::with_capacity(2);
    let running = match (game.phase, &ballot.position) {
        (Phase::Playing, position) => Some(Board::Draughts(*position).turn()),
        _ => None,
    };
    events.push(crate::Fact::Start(start::Fact::Drawn(ballot)).at(now));
    events.extend(running.map(|running| crate::Fact::Start(start::Fact::Handed { running }).at(now)));
    Ok(events)
}

/// Puts what was drawn on the board.
pub(crate) fn apply(game: &mut Game, ballot: &Ballot) {
    let board = Board::Draughts(ballot.position);
    game.origin = board.clone();
    game.set_board(board);
    game.start.ballot = Some(ballot.clone());
}

fn rule(game: &Game) -> Result<(BallotLaw, BallotTable), Refusal> {
    match (game.law.start.ballot, game.regulation.ballot) {
        (Some(law), Some(table)) => Ok((law, table)),
        (Some(law), None) => {
            Err(Refusal::new(law.table, "the regulation names no table", "the usual start position"))
        }
        (None, _) => Err(Refusal::new(
            game.law.start.signal,
            "no first moves are drawn in this game",
            "the usual start position",
        )),
    }
}

fn drawn(game: &Game, law: BallotLaw, table: BallotTable, lot: Lot) -> Result<Ballot, Refusal> {
    let (again, number) = match lot {
        Lot::Seed(seed) => {
            let draw = table.draw(seed);
            (draw.again, draw.number)
        }
        Lot::Hand(number) => (Vec::new(), number),
    };
    let outside = || {
        let instead = format!("a number from 1 to {} of {table}", table.size());
        Refusal::new(law.table, "not in the table of the regulation", instead)
    };
    let entry = table.entry(number).ok_or_else(outside)?;
    if entry.cell == Cell::NewDraw {
        return Err(Refusal::new(table.article(), "this cell says to draw again", "another lot"));
    }
    let Kind::Draughts(variant) = game.regulation.discipline.kind else { return Err(outside()) };
    let position = entry.start(variant).ok_or_else(outside)?;
    Ok(Ballot { table, lot, again, number, position })
}
