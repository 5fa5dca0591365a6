//! Games as a score sheet tells them: the moves in their order, without the choices, numbers and offers of the opening.
//!
//! ```
//! use renju::opening::{Regulation, sheet};
//! use renju::{Move, Point, Rules};
//! let moves = ["h8", "h9", "l8"].map(|name| Move::Stone(Point::named(name).unwrap()));
//! let wrong = sheet(Regulation::Rif, Rules::default(), moves).unwrap_err();
//! assert_eq!((wrong.at, wrong.by.name()), (2, "RU22:9.2.4.3"));
//! assert!(sheet(Regulation::Free, Rules::default(), moves).is_ok());
//! ```

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use super::{Act, Opening, OpeningRefusal, OpeningRefused, Regulation, Task, Turn};
use crate::{Article, Move, Position, Refusal, Refused, Rules};

/// A move of a score sheet that cannot have been made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misstep {
    /// Which, from 0.
    pub at: usize,
    /// What is wrong with it.
    pub why: Wrong,
    /// The article that says so.
    pub by: Article,
}

/// What is wrong with a move of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The regulation does not allow it, whatever was chosen before.
    Opening(OpeningRefusal),
    /// The board does not.
    Board(Refusal),
}

/// One of the ways in which the moves can have come about.
enum Way {
    Opening(Opening),
    Free(Box<Position>),
}

/// The position after the moves of a score sheet. What it does not tell is taken as it fits: colours may have been
/// exchanged or not, and a fifth move was one of those offered.
///
/// # Errors
/// The first move that cannot have been made.
pub fn sheet(
    regulation: Regulation,
    rules: Rules,
    moves: impl IntoIterator<Item = Move>,
) -> Result<Position, Misstep> {
    let mut ways = ready(Opening::new(regulation), rules);
    for (at, played) in moves.into_iter().enumerate() {
        let (mut next, mut wrong) = (Vec::new(), None);
        for way in ways {
            match way.play(played, rules) {
                Ok(after) => next.extend(after),
                Err(found) => wrong = wrong.or(Some(found)),
            }
        }
        if let Some((why, by)) = wrong.filter(|_| next.is_empty()) {
            return Err(Misstep { at, why, by });
        }
        // Once play is free it no longer matters how the opening came about.
        if next.iter().all(|way| matches!(way, Way::Free(_))) {
            next.truncate(1);
        }
        ways = next;
    }
    let position = ways.first().map(|way| match way {
        Way::Opening(opening) => opening.position(rules),
        Way::Free(position) => **position,
    });
    Ok(position.unwrap_or_else(|| Position::start(rules)))
}

/// The ways from an opening to the next stone: through every choice, and with one fifth move where a number is declared.
fn ready(from: Opening, rules: Rules) -> Vec<Way> {
    let (mut open, mut ways) = (alloc::vec![from], Vec::new());
    while let Some(opening) = open.pop() {
        let Some(turn) = opening.turn() else {
            ways.push(Way::Free(Box::new(opening.position(rules))));
            continue;
        };
        let acts: Vec<Act> = match &turn.task {
            Task::Choose(choices) => choices.iter().map(|choice| Act::Choose(*choice)).collect(),
            Task::Declare(_) => alloc::vec![Act::Declare(1)],
            Task::Place(..) | Task::Offer(..) | Task::Pick(_) => {
                ways.push(Way::Opening(opening));
                continue;
            }
        };
        for act in acts {
            let mut next = opening.clone();
            if next.act(turn.player, act).is_ok() {
                open.push(next);
            }
        }
    }
    ways
}

impl Way {
    fn play(self, played: Move, rules: Rules) -> Result<Vec<Self>, (Wrong, Article)> {
        match self {
            Self::Free(position) => Ok(alloc::vec![Self::Free(Box::new(position.play(played)?))]),
            Self::Opening(mut opening) => {
                put(&mut opening, played)?;
                Ok(ready(opening, rules))
            }
        }
    }
}

/// Puts the next stone; a fifth move is offered among as many as there must be, and taken.
fn put(opening: &mut Opening, played: Move) -> Result<(), OpeningRefused> {
    let Some(Turn { player, task }) = opening.turn() else { return Ok(()) };
    let point = match (played, task) {
        (Move::Pass, _) => return opening.act(player, Act::Press),
        (Move::Stone(point), Task::Offer(..)) => point,
        (Move::Stone(point), _) => return opening.act(player, Act::Place(point)),
    };
    opening.act(player, Act::Offer(point))?;
    while let Some(Turn { player, task }) = opening.turn() {
        match task {
            Task::Offer(mut others, _) => match others.next() {
                Some(other) => opening.act(player, Act::Offer(other))?,
                None => break,
            },
            _ => return opening.act(player, Act::Pick(point)),
        }
    }
    Ok(())
}

impl From<OpeningRefused> for (Wrong, Article) {
    fn from(refused: OpeningRefused) -> Self {
        (Wrong::Opening(refused.why), refused.by)
    }
}

impl From<Refused> for (Wrong, Article) {
    fn from(refused: Refused) -> Self {
        (Wrong::Board(refused.why), refused.by)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening(why) => why.fmt(f),
            Self::Board(why) => why.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::{Regulation, Wrong, sheet};
    use crate::{Move, Point, Rules};

    fn moves(text: &str) -> impl Iterator<Item = Move> + '_ {
        text.split(' ').map(|name| Point::named(name).map_or(Move::Pass, Move::Stone))
    }

    #[track_caller]
    fn wrong(regulation: Regulation, text: &str, at: usize, by: &str) -> Wrong {
        let found = sheet(regulation, Rules::default(), moves(text)).expect_err("a misstep");
        assert_eq!((found.at, found.by.name()), (at, by), "{text}");
        found.why
    }

    #[test]
    fn every_regulation_takes_a_game_it_allows_and_refuses_what_no_choice_allows() {
        for regulation in Regulation::ALL {
            let after = sheet(regulation, Rules::default(), moves("h8 h9 g9 g8 i7 j6 - i9"));
            let after = after.unwrap_or_else(|wrong| panic!("{regulation}: {wrong:?}"));
            assert_eq!(after.moves(), 8, "{regulation}");
            wrong(regulation, "h8 h9 g9 g8 i7 h9", 5, "RU22:9.2.4.1");
            wrong(regulation, "h8 h8", 1, "RU22:9.2.4.1");
        }
        wrong(Regulation::Rif, "h8 h10", 1, "RU22:9.2.4.3");
        wrong(Regulation::Rif, "h8 h9 h9", 2, "RU22:9.2.4.1");
        wrong(Regulation::Rif, "h8 -", 1, "RU22:9.3.1.5");
        wrong(Regulation::Tarannikov, "h8 h9 g9 d4", 3, "RU22:9.2.4.3");
    }

    #[test]
    fn fouls_and_moves_after_the_end_are_found() {
        let three = "h8 a1 g8 a3 i9 a5 i10 o15 i8";
        assert_eq!(
            wrong(Regulation::Free, three, 8, "RU22:9.2.4.2.a").to_string(),
            "i8 is forbidden to Black: double three"
        );
        let five = "h8 a1 g8 a3 i8 a5 j8 o15 k8 o13";
        assert_eq!(wrong(Regulation::Free, five, 9, "RU22:9.2.5.1").to_string(), "the game is over");
    }
}
