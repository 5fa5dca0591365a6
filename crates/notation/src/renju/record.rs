//! Records as text in the manner of PDN: tags, numbered moves, comments and variations.
//!
//! Every stone has its number, Black's are odd (RU22 9.3.2.1), and a pass is written `65 -`. The tag `Letters` says how
//! points are spelt. Black is named first, so `1-0` is Black's win.
//!
//! ```
//! use notation::renju::{Dialect, record};
//! let text = "[Black \"Ivanov\"]\n[Letters \"a-o\"]\n\n1 h8 2 i9 (2 h9) 3 - {declined} *\n";
//! let game = record::read(text, None).unwrap();
//! assert_eq!(game.len(), 4);
//! assert_eq!(record::write(&game, Dialect::World), "[Black \"Ivanov\"]\n[Result \"*\"]\n[Letters \"a-o\"]\n\n\
//! 1 h8 2 i9 (2 h9) 3 - {declined} *\n");
//! ```

use super::game::{Game, NodeId};
use super::lexer::{Lexer, Token};
use super::moves::{Numbers, write_one};
use super::{Dialect, Problem, ReadError, Setup};
use crate::pdn::escape;

/// Tags that every record should have, in their order.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "Black", "White"];
/// Tags that follow from the game.
const OWN: [&str; 3] = ["Result", "Letters", "FEN"];
/// The longest line.
const LINE_MAX: usize = 79;

/// The game of a record, read in this dialect or in the one its tag names.
///
/// # Errors
/// With the place of the trouble; if neither names a dialect or they differ, too.
pub fn read(text: &str, dialect: Option<Dialect>) -> Result<Game, ReadError> {
    let mut lexer = Lexer::new(text);
    let mut reader = Reader { game: Game::default(), at: Game::ROOT, outer: Vec::new(), dialect };
    let mut numbers = Numbers::default();
    let mut is_over = false;
    while let Some((at, token)) = lexer.next(reader.dialect)? {
        let fail = |problem| lexer.fail(at, problem);
        match token {
            Token::Comment(words) => reader.game.comment(reader.at, words),
            _ if is_over => return Err(fail(Problem::Expected("nothing after the result"))),
            Token::Tag(key, value) => reader.tag(key, &value).map_err(fail)?,
            Token::Number(number) => {
                numbers.check(number, reader.game.ply(reader.at) + 1).map_err(fail)?;
            }
            Token::Move(played) => {
                let next = reader.game.play(reader.at, played);
                reader.at = next.ok_or_else(|| fail(Problem::TooManyMoves))?;
            }
            Token::Open if reader.at == Game::ROOT => return Err(fail(Problem::Expected("a move"))),
            Token::Open => {
                reader.outer.push(reader.at);
                reader.at = reader.game.parent(reader.at);
            }
            Token::Close => {
                reader.at = reader.outer.pop().ok_or_else(|| fail(Problem::Expected("a move")))?;
            }
            Token::Result(result) => {
                if !reader.outer.is_empty() {
                    return Err(fail(Problem::Unclosed("a variation")));
                }
                if reader.game.tag("Result").is_none() {
                    reader.game.set_tag("Result", result);
                }
                is_over = true;
            }
        }
    }
    if !reader.outer.is_empty() {
        return Err(lexer.fail(text.len(), Problem::Unclosed("a variation")));
    }
    Ok(reader.game)
}

/// A game as a record.
#[must_use]
pub fn write(game: &Game, dialect: Dialect) -> String {
    let mut text = String::new();
    let mut tag = |key: &str, value: &str| text.extend(["[", key, " \"", &escape(value), "\"]\n"]);
    for key in ROSTER {
        if let Some(value) = game.tag(key) {
            tag(key, value);
        }
    }
    let result = game.tag("Result").unwrap_or("*");
    tag("Result", result);
    tag("Letters", dialect.span());
    if let Some(setup) = game.setup() {
        tag("FEN", &setup.write(dialect));
    }
    for (key, value) in game.tags() {
        if !ROSTER.contains(&key.as_str()) && !OWN.contains(&key.as_str()) {
            tag(key, value);
        }
    }
    text.push('\n');
    let mut words = moves(game, dialect);
    let known = ["1-0", "0-1", "1/2-1/2", "0-0"];
    words.push(if known.contains(&result) { result } else { "*" }.to_owned());
    wrap(&mut text, &words);
    text
}

struct Reader {
    game: Game,
    at: NodeId,
    /// Where each open variation was left.
    outer: Vec<NodeId>,
    dialect: Option<Dialect>,
}

impl Reader {
    fn tag(&mut self, key: &str, value: &str) -> Result<(), Problem> {
        if !self.game.is_empty() {
            return Err(Problem::Expected("a move: tags stand before all moves"));
        }
        match key {
            "Letters" => {
                let named = Dialect::ALL.into_iter().find(|dialect| dialect.span() == value);
                let named = named.ok_or(Problem::NoDialect)?;
                if self.dialect.is_some_and(|dialect| dialect != named) {
                    return Err(Problem::OtherDialect);
                }
                self.dialect = Some(named);
            }
            "FEN" => {
                let dialect = self.dialect.ok_or(Problem::NoDialect)?;
                self.game.set_up(Setup::read(value, dialect).map_err(|error| error.problem)?);
            }
            _ => self.game.set_tag(key, value),
        }
        Ok(())
    }
}

/// What is written next; a stack of these instead of recursion, for variations may be as deep as files are long.
enum Step {
    /// A move; after the main one its alternatives follow.
    Main(NodeId),
    Other(NodeId),
    Close,
}

/// The moves with all that belongs to them, a word each.
fn moves(game: &Game, dialect: Dialect) -> Vec<String> {
    let mut words = Vec::new();
    comment(&mut words, game, Game::ROOT);
    let mut steps: Vec<Step> = game.children(Game::ROOT).next().map(Step::Main).into_iter().collect();
    let mut open = "";
    while let Some(step) = steps.pop() {
        let (Step::Main(at) | Step::Other(at)) = step else {
            if let Some(last) = words.last_mut() {
                last.push(')');
            }
            continue;
        };
        let Some(played) = game.played(at) else { continue };
        if matches!(step, Step::Other(_)) {
            open = "(";
        }
        words.push(format!("{open}{} {}", game.ply(at), write_one(played, dialect)));
        open = "";
        comment(&mut words, game, at);
        steps.extend(game.children(at).next().map(Step::Main));
        if matches!(step, Step::Main(_)) {
            let others: Vec<_> = std::iter::successors(game.next(at), |&at| game.next(at)).collect();
            steps.extend(others.into_iter().rev().flat_map(|at| [Step::Close, Step::Other(at)]));
        }
    }
    words
}

/// Braces cannot stand inside a comment.
fn comment(words: &mut Vec<String>, game: &Game, at: NodeId) {
    if let Some(comment) = game.comment_at(at) {
        words.push(format!("{{{}}}", comment.replace('{', "[").replace('}', "]")));
    }
}

fn wrap(text: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > LINE_MAX {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
}
