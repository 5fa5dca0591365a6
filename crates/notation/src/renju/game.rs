//! A game of renju as it is recorded: a tree of moves with tags and comments.
//!
//! ```
//! use notation::renju::Game;
//! use renju::{Move, Point, Rules};
//! let mut game = Game::default();
//! let first = game.play(Game::ROOT, Move::Stone(Point::CENTRE)).unwrap();
//! game.comment(first, "the centre");
//! assert_eq!(game.end(Rules::default()).unwrap().moves(), 1);
//! ```

use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZeroU32;

use renju::{Colour, Move, Position, Refused, Rules};

use super::{Dialect, Setup, words};

/// A recorded game. Nothing is known about its moves but their order; the first move of each node is the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    tags: Vec<(String, String)>,
    setup: Option<Setup>,
    nodes: Vec<Node>,
    comments: BTreeMap<NodeId, String>,
}

/// The place in a game after a move, or before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(
    /// One more than the index, so that no node at all takes no room.
    NonZeroU32,
);

/// A move of a game that may not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The number of the move.
    pub number: u32,
    /// The move.
    pub played: Move,
    /// Why not.
    pub refused: Refused,
}

/// A move in its place. Moves that could be played instead form a list, so that a node has a fixed size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    played: Option<Move>,
    ply: u32,
    parent: NodeId,
    first: Option<NodeId>,
    last: Option<NodeId>,
    next: Option<NodeId>,
}

/// More tags than any game has.
const TAGS_MAX: usize = 512;
/// More moves than this are not kept: two hundred megabytes of them.
const NODES_MAX: usize = 1 << 23;
const _: () = assert!(size_of::<Node>() <= 24);

impl Default for Game {
    fn default() -> Self {
        let root = Node { played: None, ply: 0, parent: Self::ROOT, first: None, last: None, next: None };
        Self { tags: Vec::new(), setup: None, nodes: vec![root], comments: BTreeMap::new() }
    }
}

impl Game {
    /// The place before the first move.
    pub const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// A game of these moves.
    #[must_use]
    pub fn of_moves(moves: &[Move]) -> Self {
        let mut game = Self::default();
        let mut at = Self::ROOT;
        for &played in moves {
            let Some(next) = game.play(at, played) else { break };
            at = next;
        }
        game
    }

    /// A game that begins with these stones.
    #[must_use]
    pub fn of_setup(setup: Setup) -> Self {
        Self { setup: Some(setup), ..Self::default() }
    }

    /// The tags in their order.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == key).map(|(_, value)| value.as_str())
    }

    /// The stones it begins with, if not with an empty board.
    #[must_use]
    pub const fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// The move that leads to a place.
    #[must_use]
    pub fn played(&self, at: NodeId) -> Option<Move> {
        self.node(at).and_then(|node| node.played)
    }

    /// How many moves lead to a place.
    #[must_use]
    pub fn ply(&self, at: NodeId) -> u32 {
        self.node(at).map_or(0, |node| node.ply)
    }

    /// Who is to move at a place.
    #[must_use]
    pub fn turn(&self, at: NodeId) -> Colour {
        let first = self.setup.map_or(Colour::Black, |setup| setup.turn);
        if self.ply(at) % 2 == 0 { first } else { !first }
    }

    /// The place before the last move.
    #[must_use]
    pub fn parent(&self, at: NodeId) -> NodeId {
        self.node(at).map_or(Self::ROOT, |node| node.parent)
    }

    /// The places after each recorded next move, the main one first.
    pub fn children(&self, at: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(at).and_then(|node| node.first);
        std::iter::successors(first, |&child| self.next(child))
    }

    /// The place after the move recorded as the next one to be played instead.
    #[must_use]
    pub fn next(&self, at: NodeId) -> Option<NodeId> {
        self.node(at).and_then(|node| node.next)
    }

    /// The comment of a place.
    #[must_use]
    pub fn comment_at(&self, at: NodeId) -> Option<&str> {
        self.comments.get(&at).map(String::as_str)
    }

    /// How many moves there are in all lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = Move> {
        let after = |&at: &NodeId| self.children(at).next();
        std::iter::successors(Some(Self::ROOT), after).filter_map(|at| self.played(at))
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self, rules: Rules) -> Position {
        self.setup.map_or_else(|| Position::start(rules), |setup| setup.position(rules))
    }

    /// The position after the main line.
    ///
    /// # Errors
    /// With the first move that the rules do not allow.
    pub fn end(&self, rules: Rules) -> Result<Position, Trouble> {
        let mut position = self.start(rules);
        for (played, number) in self.main_line().zip(1..) {
            position = position.play(played).map_err(|refused| Trouble { number, played, refused })?;
        }
        Ok(position)
    }

    /// Plays a move at a place; a move that is recorded there already is only gone to. Nothing if the game is full.
    pub fn play(&mut self, at: NodeId, played: Move) -> Option<NodeId> {
        if let Some(known) = self.children(at).find(|&child| self.played(child) == Some(played)) {
            return Some(known);
        }
        if self.nodes.len() > NODES_MAX {
            return None;
        }
        let id = NodeId(u32::try_from(self.nodes.len() + 1).ok().and_then(NonZeroU32::new)?);
        let ply = self.node(at)?.ply + 1;
        self.nodes.push(Node { played: Some(played), ply, parent: at, first: None, last: None, next: None });
        let parent = self.nodes.get_mut(at.index())?;
        let before = parent.last.replace(id);
        match before {
            None => parent.first = Some(id),
            Some(before) => self.nodes.get_mut(before.index())?.next = Some(id),
        }
        Some(id)
    }

    /// Adds to the comment of a place, on a line of its own.
    pub fn comment(&mut self, at: NodeId, comment: &str) {
        let comment = comment.trim().replace("\r\n", "\n").replace('\r', "\n");
        if comment.is_empty() || self.node(at).is_none() {
            return;
        }
        let all = self.comments.entry(at).or_default();
        if !all.is_empty() {
            all.push('\n');
        }
        all.push_str(&comment);
    }

    /// Sets a tag. Line ends in the value become blanks; more tags than any game has are not taken.
    pub fn set_tag(&mut self, key: &str, value: &str) {
        let value = value.replace(['\n', '\r'], " ");
        let is_full = self.tags.len() == TAGS_MAX;
        match self.tags.iter_mut().find(|(own, _)| own == key) {
            Some((_, old)) => *old = value,
            None if is_full => {}
            None => self.tags.push((key.to_owned(), value)),
        }
    }

    /// Sets the stones it begins with.
    pub fn set_up(&mut self, setup: Setup) {
        self.setup = Some(setup);
    }

    fn node(&self, at: NodeId) -> Option<&Node> {
        self.nodes.get(at.index())
    }
}

impl NodeId {
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Trouble {
    /// The trouble in words, with points in this dialect.
    #[must_use]
    pub fn text(&self, dialect: Dialect) -> String {
        format!("move {}: {}", self.number, words::refusal(self.refused.why, dialect))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text(Dialect::World), self.refused.by)
    }
}

impl std::error::Error for Trouble {}
