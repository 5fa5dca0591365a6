//! A board as cells, row by row from the top as White sees it.

use draughts::{AnyPosition, Colour, Square};
use game::Board;
use notation::moves::{Form, Style};
use notation::renju::Dialect;

/// Columns and rows.
pub(super) fn size(board: &Board) -> (u8, u8) {
    match board {
        Board::Draughts(position) => {
            let board = position.rules().board.value;
            (board.columns(), board.rows())
        }
        Board::Renju(_) => (renju::SIDE, renju::SIDE),
    }
}

/// The name of each cell; empty for squares that are not used.
pub(super) fn names(board: &Board) -> Vec<String> {
    let (columns, rows) = size(board);
    let mut names = vec![String::new(); usize::from(columns) * usize::from(rows)];
    let mut put = |cell: u16, name| {
        if let Some(place) = names.get_mut(usize::from(cell)) {
            *place = name;
        }
    };
    match board {
        Board::Draughts(position) => {
            let naming = Style::of_rules(position.rules(), Form::Full).names;
            for square in position.rules().board.value.squares() {
                put(cell(position, square), naming.name(position.rules().board.value, square));
            }
        }
        Board::Renju(_) => {
            renju::Point::all().for_each(|point| put(point_cell(point), Dialect::World.write(point)));
        }
    }
    names
}

/// A character a cell: what stands there.
pub(super) fn cells(board: &Board) -> String {
    let (columns, rows) = size(board);
    let mut cells = vec![b'.'; usize::from(columns) * usize::from(rows)];
    let mut put = |cell: u16, sign| {
        if let Some(place) = cells.get_mut(usize::from(cell)) {
            *place = sign;
        }
    };
    match board {
        Board::Draughts(position) => {
            for (colour, [man, king]) in [(Colour::White, *b"wW"), (Colour::Black, *b"bB")] {
                for square in position.side(colour) {
                    let sign = if position.kings().contains(square) { king } else { man };
                    put(cell(position, square), sign);
                }
            }
        }
        Board::Renju(stones) => {
            for (colour, sign) in [(renju::Colour::Black, b'x'), (renju::Colour::White, b'o')] {
                for point in stones.position().board().stones(colour) {
                    put(point_cell(point), sign);
                }
            }
        }
    }
    String::from_utf8(cells).unwrap_or_default()
}

/// The cell of a square.
pub(super) fn cell(position: &AnyPosition, square: Square) -> u16 {
    let board = position.rules().board.value;
    let at = board.coordinates(square);
    let row = u16::from(board.rows()) - 1 - u16::from(at.row);
    row * u16::from(board.columns()) + u16::from(at.column)
}

/// The cell of a point.
pub(super) fn point_cell(point: renju::Point) -> u16 {
    let size = u16::from(renju::SIDE);
    (size - 1 - u16::from(point.row())) * size + u16::from(point.column())
}
