//! A proven win as a tree: a move, and an answer to everything the other side can do.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::Point;

/// A winning move and what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// The move.
    pub point: Point,
    /// What follows.
    pub next: Next,
}

/// What follows a winning move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing: the move makes the winning row.
    Row,
    /// A reply of the other side, who cannot make a winning row at once.
    Reply {
        /// Replies that need their own answer.
        answers: Vec<(Point, Win)>,
        /// The answer to every other reply, a pass included.
        otherwise: Box<Win>,
    },
}

impl Win {
    /// The move that makes the winning row.
    #[must_use]
    pub(super) const fn row(point: Point) -> Self {
        Self { point, next: Next::Row }
    }

    /// A move with its answers.
    pub(super) fn reply(point: Point, answers: Vec<(Point, Self)>, otherwise: Self) -> Self {
        Self { point, next: Next::Reply { answers, otherwise: Box::new(otherwise) } }
    }

    /// The answer to a reply, or to a pass.
    #[must_use]
    pub fn answer(&self, reply: Option<Point>) -> Option<&Self> {
        match &self.next {
            Next::Row => None,
            Next::Reply { answers, otherwise } => {
                let own = answers.iter().find(|(point, _)| Some(*point) == reply).map(|(_, win)| win);
                Some(own.unwrap_or(otherwise))
            }
        }
    }

    /// How many moves of the winner the longest defence takes.
    #[must_use]
    pub fn depth(&self) -> usize {
        match &self.next {
            Next::Row => 1,
            Next::Reply { answers, otherwise } => {
                1 + answers.iter().map(|(_, win)| win.depth()).fold(otherwise.depth(), usize::max)
            }
        }
    }

    /// How many moves of the winner the tree has.
    #[must_use]
    pub fn size(&self) -> usize {
        match &self.next {
            Next::Row => 1,
            Next::Reply { answers, otherwise } => {
                1 + otherwise.size() + answers.iter().map(|(_, win)| win.size()).sum::<usize>()
            }
        }
    }

    /// The longest defence, move by move; `None` stands for any other reply.
    #[must_use]
    pub fn main_line(&self) -> Vec<Option<Point>> {
        let mut line = Vec::new();
        let mut win = self;
        loop {
            line.push(Some(win.point));
            let Next::Reply { answers, otherwise } = &win.next else {
                return line;
            };
            let longest = answers.iter().max_by_key(|(_, win)| win.depth());
            let (reply, next) = longest.map_or((None, &**otherwise), |(point, win)| (Some(*point), win));
            line.push(reply);
            win = next;
        }
    }
}
