//! What players do under an opening regulation, as words: `h8 keep h9 swap i10`, `1:h8 2:swap`.
//!
//! A point is whatever is asked for at that moment: a stone, an offer of a fifth move or the pick of one. `keep`, `swap`,
//! `offer` (several fifth moves) and `two` (two stones more) are choices, a number declares how many fifth moves there
//! will be, and `press` or `-` presses the clock without a stone. `1:` or `2:` before a word says which player acts.
//!
//! ```
//! use notation::renju::{Dialect, acts};
//! use renju::opening::{Opening, Regulation};
//! let mut opening = Opening::new(Regulation::Tarannikov);
//! for said in acts::read("1:h8 2:swap h9", Dialect::World).unwrap() {
//!     let (player, act) = said.meant(&opening);
//!     opening.act(player, act).unwrap();
//! }
//! assert_eq!(opening.moves().len(), 2);
//! ```

use renju::Point;
use renju::opening::{Act, Choice, Opening, Player, Task};

use super::{Dialect, Problem, ReadError};

/// Something a player was heard to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who, if it was said.
    pub player: Option<Player>,
    /// What.
    pub word: Word,
}

/// A word of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// A stone, an offer or a pick.
    Point(Point),
    /// A choice.
    Choice(Choice),
    /// A number of fifth moves.
    Number(u8),
    /// The clock pressed without a stone.
    Press,
}

const CHOICES: [(&str, Choice); 4] = [
    ("keep", Choice::Keep),
    ("swap", Choice::Swap),
    ("offer", Choice::OfferFifths),
    ("two", Choice::PlaceTwo),
];

/// The acts of a text, separated by blanks, commas or semicolons.
///
/// # Errors
/// With the place of a word that is no act.
pub fn read(text: &str, dialect: Dialect) -> Result<Vec<Said>, ReadError> {
    let mut acts = Vec::new();
    let mut at = 0;
    for part in text.split_inclusive(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';')) {
        let word = part.trim_end_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';'));
        if !word.is_empty() {
            acts.push(read_one(word, dialect).map_err(|problem| ReadError::in_text(text, at, problem))?);
        }
        at += part.len();
    }
    Ok(acts)
}

/// The word of a choice, such as `swap`.
#[must_use]
pub fn choice(choice: Choice) -> &'static str {
    CHOICES.iter().find(|(_, known)| *known == choice).map_or("", |(word, _)| word)
}

impl Said {
    /// Who does what: without a name the player who is to act, and with a point what is asked for.
    #[must_use]
    pub fn meant(self, opening: &Opening) -> (Player, Act) {
        let turn = opening.turn();
        let player = self.player.or_else(|| turn.as_ref().map(|turn| turn.player)).unwrap_or(Player::First);
        let act = match (self.word, turn.map(|turn| turn.task)) {
            (Word::Point(point), Some(Task::Offer(..))) => Act::Offer(point),
            (Word::Point(point), Some(Task::Pick(_))) => Act::Pick(point),
            (Word::Point(point), _) => Act::Place(point),
            (Word::Choice(choice), _) => Act::Choose(choice),
            (Word::Number(number), _) => Act::Declare(number),
            (Word::Press, _) => Act::Press,
        };
        (player, act)
    }
}

fn read_one(text: &str, dialect: Dialect) -> Result<Said, Problem> {
    let (player, word) = match text.split_once(':') {
        Some(("1", word)) => (Some(Player::First), word),
        Some(("2", word)) => (Some(Player::Second), word),
        Some(_) => return Err(Problem::Expected("1: or 2: before what a player does")),
        None => (None, text),
    };
    let known = CHOICES.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    let word = match (known, word) {
        (Some(&(_, choice)), _) => Word::Choice(choice),
        (None, "-" | "--" | "press") => Word::Press,
        (None, number) if number.bytes().all(|sign| sign.is_ascii_digit()) && !number.is_empty() => {
            Word::Number(number.parse().map_err(|_| Problem::Expected("a smaller number of fifth moves"))?)
        }
        (None, point) => match dialect.read(point) {
            Ok(point) => Word::Point(point),
            Err(error) if point.bytes().any(|sign| sign.is_ascii_digit()) => {
                return Err(Problem::NoPoint(error));
            }
            Err(_) => {
                return Err(Problem::Expected(
                    "a point, keep, swap, offer, two, press or a number of fifth moves",
                ));
            }
        },
    };
    Ok(Said { player, word })
}
