//! What a list shows of a game: the board and the clocks, and not a word about what may be played.

use clock::Moment;
use game::Phase;
use game::micromatch::Contender;
use serde::Serialize;

use super::Table;
use super::cells::{cells, size};
use super::view::{Clocks, Seats, letter};

/// A game as somebody sees it who passes by.
#[derive(Clone, Debug, Serialize)]
pub struct Glance {
    /// The name of the table in links.
    pub id: String,
    /// What is played.
    pub kind: &'static str,
    /// The time control, as it is written.
    pub control: String,
    /// Who plays; a nameless guest has an empty name.
    pub names: Seats<String>,
    /// The colours.
    pub colours: Seats<&'static str>,
    /// Columns of the board.
    pub columns: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The board, a character a cell.
    pub cells: String,
    /// The cells of the last move.
    pub last: Vec<u16>,
    /// Whose turn it is.
    pub turn: Option<&'static str>,
    /// The clocks.
    pub clock: Clocks,
}

impl Table {
    /// What passers-by see at a moment, while a game is on. A board of an event is seen where the event shows it.
    #[must_use]
    pub fn glance(&self, now: Moment) -> Option<Glance> {
        let game = self.game().filter(|_| self.booking().is_none() && !self.is_over())?;
        let (columns, rows) = size(game.board());
        let name = |seat| self.guest(seat).map(|guest| guest.name.clone()).unwrap_or_default();
        let colour = |seat| game.board().colour(self.player(seat)).name();
        let left = |seat| game.left(self.player(seat), now).as_millis();
        Some(Glance {
            id: self.id().to_owned(),
            kind: self.regulation().discipline.kind.name(),
            control: self.regulation().control.to_string(),
            names: Seats { a: name(Contender::A), b: name(Contender::B) },
            colours: Seats { a: colour(Contender::A), b: colour(Contender::B) },
            columns,
            rows,
            cells: cells(game.board()),
            last: self.last_way().unwrap_or_default(),
            turn: (game.phase() == Phase::Playing).then(|| letter(self.seat(game.turn()))),
            clock: Clocks {
                left: Seats { a: left(Contender::A), b: left(Contender::B) },
                running: game.running().map(|player| letter(self.seat(player))),
            },
        })
    }
}
