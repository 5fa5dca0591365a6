//! RenLib's `.lib`: a tree of moves in two bytes each, with comments.
//!
//! A move is a byte with the column (1 to 15) below and the row from the top (0 to 14) above, then a byte of flags. The
//! children of a move follow it, then its brothers. Texts are byte pairs that a zero ends, in whatever encoding
//! their author used; [`decode`] guesses.
//!
//! ```
//! use notation::renju::renlib;
//! let mut file = b"\xffRenLib\xff\x03\x04".to_vec();
//! file.resize(20, 0xff);
//! file.extend([0x00, 0x00, 0x78, 0x00, 0x69, 0x40]);
//! let game = renlib::read(&file).unwrap();
//! assert_eq!(game.len(), 2);
//! ```

use renju::{Move, Point};

use super::game::{Game, NodeId};
use super::{Dialect, Problem, ReadError};
use crate::pdn::decode;

const MAGIC: &[u8] = b"\xffRenLib\xff";
const HEADER: usize = 20;
/// The newest known version.
const VERSION: [u8; 2] = [3, 4];
/// Files older than the header begin with this move, the centre.
const CENTRE: u8 = 0x78;
/// Between the one-line part of a comment and the rest of it.
const BREAK: char = '\u{8}';

/// Flags of a move.
const HAS_BROTHER: u8 = 0x80;
const HAS_NO_CHILD: u8 = 0x40;
const OLD_COMMENT: u8 = 0x20;
const COMMENT: u8 = 0x08;
const NO_MOVE: u8 = 0x02;
const EXTENDED: u8 = 0x01;
/// A flag in the second of the two further bytes of an extended move.
const BOARD_TEXT: u8 = 0x01;

/// The game tree of a file. Texts written on the board become comments.
///
/// # Errors
/// With the byte that is wrong.
pub fn read(bytes: &[u8]) -> Result<Game, ReadError> {
    let mut reader = Reader { bytes, at: 0 };
    reader.header()?;
    let mut game = Game::default();
    // Where the brothers still to come belong.
    let mut parents: Vec<NodeId> = Vec::new();
    let mut parent = Game::ROOT;
    let mut is_first = true;
    while reader.at < bytes.len() {
        let start = reader.at;
        let [cell, flags] = reader.pair()?;
        let has_text = flags & EXTENDED != 0 && reader.pair()?[1] & BOARD_TEXT != 0;
        let point = point(cell).ok_or(ReadError::byte(start, Problem::Expected("a point of the board")))?;
        let is_root = std::mem::take(&mut is_first) && point.is_none();
        let node = if is_root || flags & NO_MOVE != 0 {
            parent
        } else {
            let played = point.map_or(Move::Pass, Move::Stone);
            game.play(parent, played).ok_or(ReadError::byte(start, Problem::TooManyMoves))?
        };
        if flags & OLD_COMMENT != 0 {
            game.comment(node, &reader.old_text()?);
        } else if flags & COMMENT != 0 {
            game.comment(node, &reader.text()?.replace(BREAK, "\n"));
        }
        if has_text {
            let text = reader.text()?;
            let place = point.map_or_else(|| "-".to_owned(), |point| Dialect::World.write(point));
            game.comment(node, &format!("[{place}: {text}]"));
        }
        if flags & HAS_BROTHER != 0 {
            parents.push(parent);
        }
        parent = if flags & HAS_NO_CHILD == 0 {
            node
        } else if let Some(parent) = parents.pop() {
            parent
        } else {
            break;
        };
    }
    Ok(game)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn header(&mut self) -> Result<(), ReadError> {
        if self.bytes.first() == Some(&CENTRE) {
            return Ok(());
        }
        if !self.bytes.starts_with(MAGIC) {
            return Err(ReadError::byte(0, Problem::Expected("a RenLib header")));
        }
        match self.bytes.get(MAGIC.len()..HEADER) {
            None => Err(ReadError::byte(self.bytes.len(), Problem::Unclosed("the header"))),
            Some([major, minor, ..]) if [*major, *minor] <= VERSION => {
                self.at = HEADER;
                Ok(())
            }
            Some(_) => Err(ReadError::byte(MAGIC.len(), Problem::Expected("a version up to 3.4"))),
        }
    }

    fn pair(&mut self) -> Result<[u8; 2], ReadError> {
        let Some(&[first, second, ..]) = self.bytes.get(self.at..) else {
            return Err(ReadError::byte(self.bytes.len(), Problem::Unclosed("a move or its comment")));
        };
        self.at += 2;
        Ok([first, second])
    }

    /// A text that a zero ends; the pair that has it is the last.
    fn text(&mut self) -> Result<String, ReadError> {
        let mut text = Vec::new();
        loop {
            let [first, second] = self.pair()?;
            if first == 0 {
                break;
            }
            text.push(first);
            if second == 0 {
                break;
            }
            text.push(second);
        }
        Ok(decode(&text).into_owned())
    }

    /// A text of early versions, where the last character has the highest bit set.
    fn old_text(&mut self) -> Result<String, ReadError> {
        let mut text = String::new();
        loop {
            for byte in self.pair()? {
                text.push(char::from(byte & 0x7f));
                if byte & 0x80 != 0 {
                    return Ok(text.replace(BREAK, "\n"));
                }
            }
        }
    }
}

/// The point of a byte; zero is none.
fn point(cell: u8) -> Option<Option<Point>> {
    if cell == 0 {
        return Some(None);
    }
    let column = (cell & 15).checked_sub(1)?;
    let row = 14_u8.checked_sub(cell >> 4)?;
    Point::new(column, row).map(Some)
}
