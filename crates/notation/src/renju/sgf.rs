//! SGF with `GM[4]`, gomoku and renju: a tree of moves, points as two letters from the top left corner.
//!
//! ```
//! use notation::renju::sgf;
//! let games = sgf::read(b"(;GM[4]SZ[15]PB[Ivanov];B[hh];W[ig](;B[hg])(;B[]))").unwrap();
//! assert_eq!((games[0].len(), games[0].tag("Black")), (4, Some("Ivanov")));
//! assert!(sgf::write(&games[0]).ends_with(";B[hh];W[ig](;B[hg])(;B[]))\n"));
//! ```

use renju::{Board, Colour, Move, Point, SIDE};

use super::game::{Game, NodeId};
use super::{Dialect, Problem, ReadError, Setup};
use crate::pdn::decode;

/// Properties of the root and the tags they become.
const TAGS: [(&str, &str); 13] = [
    ("EV", "Event"),
    ("PC", "Site"),
    ("DT", "Date"),
    ("RO", "Round"),
    ("PB", "Black"),
    ("PW", "White"),
    ("BR", "BlackRank"),
    ("WR", "WhiteRank"),
    ("RU", "Rule"),
    ("GN", "Name"),
    ("ON", "Opening"),
    ("TM", "TimeLimit"),
    ("SO", "Source"),
];

/// The games of a file. Properties that have no meaning for renju are left out.
///
/// # Errors
/// With the byte that is wrong.
pub fn read(bytes: &[u8]) -> Result<Vec<Game>, ReadError> {
    let mut reader =
        Reader { bytes, at: 0, games: Vec::new(), game: Game::default(), node: Game::ROOT, turn: None };
    reader.read()?;
    Ok(reader.games)
}

/// A game with all its variations as SGF.
#[must_use]
pub fn write(game: &Game) -> String {
    let mut text = "(;FF[4]GM[4]CA[UTF-8]SZ[15]AP[damka]\n".to_owned();
    for (property, key) in TAGS {
        if let Some(value) = game.tag(key) {
            text += &format!("{property}[{}]", escape(value));
        }
    }
    if let Some(result) = game.tag("Result").filter(|&result| result != "*") {
        text += &format!("RE[{}]", escape(result_of_score(result)));
    }
    if let Some(setup) = game.setup() {
        for (property, colour) in [("AB", Colour::Black), ("AW", Colour::White)] {
            let stones: String =
                setup.board.stones(colour).map(|point| format!("[{}]", letters(point))).collect();
            if !stones.is_empty() {
                text += &format!("{property}{stones}");
            }
        }
        text += if setup.turn == Colour::Black { "PL[B]" } else { "PL[W]" };
    }
    comment(&mut text, game, Game::ROOT);
    text.push('\n');
    write_moves(&mut text, game);
    text + ")\n"
}

/// What is written next; a stack of these, for a tree may be as deep as a file is long.
enum Step {
    Node(NodeId),
    Open(NodeId),
    Close,
}

fn write_moves(text: &mut String, game: &Game) {
    let follow = |steps: &mut Vec<Step>, at: NodeId| {
        let children: Vec<_> = game.children(at).collect();
        match children[..] {
            [only] => steps.push(Step::Node(only)),
            _ => steps.extend(children.into_iter().rev().flat_map(|child| [Step::Close, Step::Open(child)])),
        }
    };
    let mut steps = Vec::new();
    follow(&mut steps, Game::ROOT);
    while let Some(step) = steps.pop() {
        let at = match step {
            Step::Close => {
                text.push(')');
                continue;
            }
            Step::Open(at) => {
                text.push('(');
                at
            }
            Step::Node(at) => at,
        };
        let side = if game.turn(game.parent(at)) == Colour::Black { 'B' } else { 'W' };
        let point = match game.played(at) {
            Some(Move::Stone(point)) => letters(point),
            Some(Move::Pass) | None => String::new(),
        };
        *text += &format!(";{side}[{point}]");
        comment(text, game, at);
        follow(&mut steps, at);
    }
}

fn comment(text: &mut String, game: &Game, at: NodeId) {
    if let Some(comment) = game.comment_at(at) {
        *text += &format!("C[{}]", escape(comment));
    }
}

fn letters(point: Point) -> String {
    [b'a' + point.column(), b'a' + SIDE - 1 - point.row()].map(char::from).iter().collect()
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}

/// `B+Time` as `1-0`: Black is named first.
fn score_of_result(result: &str) -> &str {
    match result.as_bytes() {
        [b'B' | b'b', b'+', rest @ ..] if rest.eq_ignore_ascii_case(b"draw") => "1/2-1/2",
        [b'B' | b'b', b'+', ..] => "1-0",
        [b'W' | b'w', b'+', ..] => "0-1",
        b"0" => "1/2-1/2",
        _ if result.eq_ignore_ascii_case("draw") => "1/2-1/2",
        _ => result,
    }
}

fn result_of_score(score: &str) -> &str {
    match score {
        "1-0" => "B+",
        "0-1" => "W+",
        "1/2-1/2" => "0",
        _ => score,
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    games: Vec<Game>,
    game: Game,
    node: NodeId,
    /// The side to move that the root names.
    turn: Option<Colour>,
}

impl<'a> Reader<'a> {
    fn read(&mut self) -> Result<(), ReadError> {
        // Where each open bracket began.
        let mut outer: Vec<NodeId> = Vec::new();
        // Whatever stands before the first game is no part of it.
        self.at = self.bytes.windows(2).position(|pair| pair == b"(;").unwrap_or(self.bytes.len());
        while let Some(&byte) = self.bytes.get(self.at) {
            let start = self.at;
            self.at += 1;
            match byte {
                b'(' => {
                    if outer.is_empty() {
                        (self.game, self.node, self.turn) = (Game::default(), Game::ROOT, None);
                    }
                    outer.push(self.node);
                }
                b')' => {
                    self.node =
                        outer.pop().ok_or(ReadError::byte(start, Problem::Expected("( or the end")))?;
                    if outer.is_empty() {
                        self.games.push(std::mem::take(&mut self.game));
                    }
                }
                b';' if outer.is_empty() => return Err(ReadError::byte(start, Problem::Expected("("))),
                b';' => {}
                byte if byte.is_ascii_alphabetic() && !outer.is_empty() => {
                    self.at = start;
                    self.property()?;
                }
                byte if byte.is_ascii_whitespace() || byte == 0 => {}
                // Remarks between games.
                _ if outer.is_empty() => {}
                _ => return Err(ReadError::byte(start, Problem::Expected("a property, ; or )"))),
            }
        }
        if !outer.is_empty() {
            return Err(ReadError::byte(self.at, Problem::Unclosed("a game")));
        }
        if self.games.is_empty() {
            return Err(ReadError::byte(0, Problem::Expected("(; and a game")));
        }
        Ok(())
    }

    fn property(&mut self) -> Result<(), ReadError> {
        let start = self.at;
        let rest = self.bytes.get(start..).unwrap_or_default();
        let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        self.at += length;
        // Small letters in names are padding of old files.
        let name: String = rest
            .iter()
            .take(length.min(32))
            .filter(|byte| !byte.is_ascii_lowercase())
            .map(|&byte| char::from(byte))
            .collect();
        let mut is_first = true;
        while let Some((at, value)) = self.value()? {
            self.take(&name, value, at)?;
            is_first = false;
        }
        if is_first {
            return Err(ReadError::byte(self.at, Problem::Expected("[ and the value of a property")));
        }
        Ok(())
    }

    /// The next value in brackets, as it stands there.
    fn value(&mut self) -> Result<Option<(usize, &'a [u8])>, ReadError> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if rest.get(blanks) != Some(&b'[') {
            return Ok(None);
        }
        let open = self.at + blanks;
        let inside = rest.get(blanks + 1..).unwrap_or_default();
        let mut is_escaped = false;
        let length = inside.iter().position(|&byte| {
            let closes = byte == b']' && !is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            closes
        });
        let length = length.ok_or(ReadError::byte(open, Problem::Unclosed("a value")))?;
        self.at = open + length + 2;
        Ok(Some((open + 1, inside.get(..length).unwrap_or_default())))
    }

    fn take(&mut self, name: &str, value: &[u8], at: usize) -> Result<(), ReadError> {
        let fail = |problem| ReadError::byte(at, problem);
        match name {
            "GM" if value.trim_ascii() != b"4" => return Err(fail(Problem::OtherGame)),
            "SZ" if !matches!(value.trim_ascii(), b"15" | b"15:15") => return Err(fail(Problem::OtherBoard)),
            "B" => self.play(Colour::Black, value, at)?,
            "W" => self.play(Colour::White, value, at)?,
            "AB" | "AW" | "AE" | "PL" if self.node != Game::ROOT => {
                return Err(fail(Problem::Expected("stones set up before the first move only")));
            }
            "AB" => self.set_up(Colour::Black, value, at)?,
            "AW" => self.set_up(Colour::White, value, at)?,
            "PL" => {
                self.turn = Some(if matches!(value, b"W" | b"w") { Colour::White } else { Colour::Black });
                if let (Some(turn), Some(&setup)) = (self.turn, self.game.setup()) {
                    self.game.set_up(Setup { turn, ..setup });
                }
            }
            "C" => self.game.comment(self.node, &plain(value)),
            "RE" => self.game.set_tag("Result", score_of_result(plain(value).trim())),
            _ => {
                let tag = TAGS.iter().find(|(property, _)| *property == name && self.node == Game::ROOT);
                if let Some((_, key)) = tag {
                    self.game.set_tag(key, plain(value).trim());
                }
            }
        }
        Ok(())
    }

    fn play(&mut self, colour: Colour, value: &[u8], at: usize) -> Result<(), ReadError> {
        if self.game.turn(self.node) != colour {
            return Err(ReadError::byte(at, Problem::OutOfTurn));
        }
        let played = match value.trim_ascii() {
            b"" | b"tt" | b"TT" => Move::Pass,
            &[x, y] => Move::Stone(point(x, y, at)?),
            _ => return Err(ReadError::byte(at, Problem::Expected("a point of two letters a..o"))),
        };
        let next = self.game.play(self.node, played);
        self.node = next.ok_or(ReadError::byte(at, Problem::TooManyMoves))?;
        Ok(())
    }

    /// A stone of the set-up position, or a rectangle of them, `aa:bb`.
    fn set_up(&mut self, colour: Colour, value: &[u8], at: usize) -> Result<(), ReadError> {
        let (from, to) = match *value.trim_ascii() {
            [x, y] => (point(x, y, at)?, point(x, y, at)?),
            [x, y, b':', u, v] => (point(x, y, at)?, point(u, v, at)?),
            _ => return Err(ReadError::byte(at, Problem::Expected("a point of two letters a..o"))),
        };
        let mut board = self.game.setup().map_or(Board::EMPTY, |setup| setup.board);
        for point in Point::all() {
            let is_inside = |a: u8, b: u8, c: u8| (a.min(b)..=a.max(b)).contains(&c);
            if is_inside(from.column(), to.column(), point.column())
                && is_inside(from.row(), to.row(), point.row())
            {
                if board.stone(point).is_some() {
                    return Err(ReadError::byte(at, Problem::Occupied(Dialect::World.write(point))));
                }
                board.put(point, colour);
            }
        }
        // Without a word about it, White moves where Black has a stone more.
        let [black, white] = Colour::ALL.map(|colour| board.count(colour));
        let usual = if black > white { Colour::White } else { Colour::Black };
        self.game.set_up(Setup { board, turn: self.turn.unwrap_or(usual) });
        Ok(())
    }
}

fn point(x: u8, y: u8, at: usize) -> Result<Point, ReadError> {
    let [column, down] = [x, y].map(|letter| letter.to_ascii_lowercase().wrapping_sub(b'a'));
    let row = (SIDE - 1).checked_sub(down);
    let point = row.and_then(|row| Point::new(column, row));
    point.ok_or(ReadError::byte(at, Problem::Expected("a point of two letters a..o")))
}

/// A value without its escapes.
fn plain(value: &[u8]) -> String {
    let text = decode(value);
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars().filter(|&sign| sign != '\r');
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => plain.extend(signs.next().filter(|&sign| sign != '\n')),
            sign => plain.push(sign),
        }
    }
    plain
}
