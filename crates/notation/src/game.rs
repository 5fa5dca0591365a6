//! A game as a value: tags, start position, moves with their notes and variations, result.
//!
//! The moves are [`Step`]s in [`Line`]s, and both lie in two flat lists of the game, so that a deep tree of
//! variations is no deeper in memory. Every step knows the position before it.
//!
//! ```
//! use draughts::AnyVariant;
//! use notation::game::Game;
//! use notation::replay::Assume;
//!
//! let text = "[White \"Ivanov\"][GameType \"25\"] 1. e3-d4! (1. c3-d4 {also good}) d6-c5 *";
//! let read = Game::read(text.as_bytes(), Assume::Is(AnyVariant::International)).unwrap().unwrap();
//! assert_eq!(read.trouble, None);
//! let game = read.game;
//! assert_eq!(game.tag("White"), Some("Ivanov"));
//! let moves: Vec<String> = game.main_line().map(|step| step.text()).collect();
//! assert_eq!(moves, ["e3-d4", "d6-c5"]);
//! let varied = game.main_line().next().unwrap().variations()[0];
//! assert_eq!(game.steps(varied).next().unwrap().comments(), ["also good"]);
//! ```

use std::io::{self, Read};

use draughts::{AnyPosition, AnyVariant, Colour, Move};

use crate::moves::{self, Form, Style};
use crate::pdn::{Clock, Reader, Score, clocks, roster_rank};
use crate::replay::{Assume, Trouble};
use crate::track::Track;

mod build;
mod walk;

pub use build::Builder;
pub use walk::{Event, Walk};

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    tags: Vec<(String, String)>,
    start: AnyPosition,
    /// The main line is the first.
    lines: Vec<Line>,
    steps: Vec<Step>,
    /// How the game ended.
    pub score: Score,
}

/// A line of play: the main line or a variation.
#[derive(Clone, Debug, Default)]
pub struct Line {
    first: Option<StepId>,
    last: Option<StepId>,
    comments: Vec<String>,
    variations: Vec<LineId>,
    /// The position a variation starts from; the main line's is the game's.
    from: Option<(AnyPosition, u32)>,
}

/// One move, or a new position in the midst of a game.
#[derive(Clone, Debug)]
pub struct Step {
    before: AnyPosition,
    action: Action,
    number: u32,
    next: Option<StepId>,
    glyphs: Vec<u16>,
    comments: Vec<String>,
    variations: Vec<LineId>,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move.
    Move(Move),
    /// A new position: after an illegal move, or to show something.
    Setup(AnyPosition),
}

/// A line of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u32);

/// A step of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId(u32);

/// A game as it was read, as far as it could be.
#[derive(Clone, Debug)]
pub struct GameRead {
    /// The game, up to the first trouble of each line.
    pub game: Game,
    /// The first trouble.
    pub trouble: Option<Trouble>,
}

impl LineId {
    /// The main line.
    pub const MAIN: Self = Self(0);
}

impl Game {
    /// A game without moves from this position.
    #[must_use]
    pub fn new(start: AnyPosition) -> Self {
        Self { tags: Vec::new(), start, lines: vec![Line::default()], steps: Vec::new(), score: Score::Open }
    }

    /// Reads the first game of a text in PDN; `None` if there is none.
    ///
    /// # Errors
    /// Only those of the stream; what is wrong with the game is told beside it.
    pub fn read(from: impl Read, assume: Assume) -> io::Result<Option<GameRead>> {
        Reader::new(from).read_game(&mut Builder::new(assume))
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> AnyVariant {
        self.start.variant()
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position at the end of the main line.
    #[must_use]
    pub fn end(&self) -> AnyPosition {
        self.position_of(LineId::MAIN).0
    }

    /// The tags, those every game should have first, without those the game itself tells: `GameType`, `Variant`, `FEN`, `Result`.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Sets a tag. Those the game itself tells cannot be set, but for a `Result` that is no score. Line ends in the value become blanks; a key that PDN cannot write is not taken, nor
    /// more tags than any game has.
    pub fn set_tag(&mut self, key: &str, value: &str) {
        let mut letters = key.bytes();
        let is_key = letters.next().is_some_and(|first| first.is_ascii_alphabetic())
            && letters.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
            && key.len() <= 64;
        let is_told = matches!(key, "GameType" | "Variant" | "FEN" | "SetUp" | "Setup")
            || key == "Result" && Score::read(value.trim().as_bytes()).is_some();
        if !is_key || is_told {
            return;
        }
        let value = value.replace(['\n', '\r'], " ");
        let is_full = self.tags.len() == TAGS_MAX;
        match self.tags.iter_mut().find(|(name, _)| name == key) {
            Some(tag) => tag.1 = value,
            None if is_full => {}
            None => {
                let rank = |key: &str| roster_rank(key).unwrap_or(usize::MAX);
                let at = self.tags.partition_point(|(name, _)| rank(name) <= rank(key));
                self.tags.insert(at, (key.to_owned(), value));
            }
        }
    }

    /// The steps of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &Step> {
        self.steps(LineId::MAIN)
    }

    /// The steps of a line.
    pub fn steps(&self, line: LineId) -> impl Iterator<Item = &Step> {
        let first = self.line(line).and_then(|line| line.first);
        std::iter::successors(first.and_then(|id| self.step(id)), |step| {
            step.next.and_then(|id| self.step(id))
        })
    }

    /// A line.
    #[must_use]
    pub fn line(&self, id: LineId) -> Option<&Line> {
        self.lines.get(id.0 as usize)
    }

    /// A step.
    #[must_use]
    pub fn step(&self, id: StepId) -> Option<&Step> {
        self.steps.get(id.0 as usize)
    }

    /// Everything in the order of the text.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }

    /// Adds a move to the end of a line; `None` if it is not legal there.
    pub fn play(&mut self, line: LineId, played: Move) -> Option<StepId> {
        let (before, _) = self.position_of(line);
        before.is_legal(&played).then(|| self.push(line, Action::Move(played)))?
    }

    /// Goes to another position of the variant at the end of a line.
    pub fn set_up(&mut self, line: LineId, position: AnyPosition) -> Option<StepId> {
        (position.variant() == self.variant()).then(|| self.push(line, Action::Setup(position)))?
    }

    /// Begins a variation: other moves instead of this step.
    pub fn vary(&mut self, instead_of: StepId) -> Option<LineId> {
        let step = self.step(instead_of)?;
        let from = (step.before, step.number_before());
        let id = LineId(u32::try_from(self.lines.len()).ok()?);
        self.lines.push(Line { from: Some(from), ..Line::default() });
        self.steps.get_mut(instead_of.0 as usize)?.variations.push(id);
        Some(id)
    }

    /// Adds a comment to a step.
    pub fn comment(&mut self, step: StepId, text: &str) {
        if let (Some(step), Some(text)) = (self.steps.get_mut(step.0 as usize), clean(text)) {
            step.comments.push(text);
        }
    }

    /// Adds a clock's reading to a step.
    pub fn note_clock(&mut self, step: StepId, clock: Clock) {
        self.comment(step, &clock.to_string());
    }

    /// Adds a numeric annotation glyph to a step: 1 is `!`.
    pub fn annotate(&mut self, step: StepId, glyph: u16) {
        if let Some(step) = self.steps.get_mut(step.0 as usize) {
            step.glyphs.push(glyph);
        }
    }

    /// Adds a comment before the first step of a line.
    pub fn add_comment(&mut self, line: LineId, text: &str) {
        if let (Some(line), Some(text)) = (self.lines.get_mut(line.0 as usize), clean(text)) {
            line.comments.push(text);
        }
    }

    /// Takes the comments before the first step of a line out.
    pub(crate) fn take_comments(&mut self, line: LineId) -> Vec<String> {
        self.lines.get_mut(line.0 as usize).map(|line| std::mem::take(&mut line.comments)).unwrap_or_default()
    }

    /// Keeps only some of the comments behind the last step of the main line.
    pub(crate) fn retain_last_comments(&mut self, keep: impl Fn(&str) -> bool) {
        let last = self.line(LineId::MAIN).and_then(|line| line.last);
        if let Some(last) = last.and_then(|last| self.steps.get_mut(last.0 as usize)) {
            last.comments.retain(|comment| keep(comment));
        }
    }

    /// The position at the end of a line, and the number of its last move.
    fn position_of(&self, line: LineId) -> (AnyPosition, u32) {
        let line = self.line(line);
        match line.and_then(|line| self.step(line.last?)) {
            Some(last) => (last.after(), last.number),
            None => line.and_then(|line| line.from).unwrap_or((self.start, 0)),
        }
    }

    /// Adds a step to the end of a line.
    fn push(&mut self, line: LineId, action: Action) -> Option<StepId> {
        let (before, number) = self.position_of(line);
        let first = before.rules().first.value;
        // A pair of moves has one number; a line may begin with its second half.
        let follows = number > 0 && before.turn() != first;
        let number = match action {
            Action::Move(_) if !follows => number + 1,
            _ => number,
        };
        let id = StepId(u32::try_from(self.steps.len()).ok()?);
        let line = self.lines.get_mut(line.0 as usize)?;
        let last = line.last.replace(id);
        line.first = line.first.or(Some(id));
        if let Some(last) = last.and_then(|last| self.steps.get_mut(last.0 as usize)) {
            last.next = Some(id);
        }
        self.steps.push(Step {
            before,
            action,
            number,
            next: None,
            glyphs: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        Some(id)
    }
}

/// Games are equal when they tell the same: tags, start, every line with its notes, result.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
            && self.start == other.start
            && self.score == other.score
            && self.walk().eq(other.walk())
    }
}

impl Eq for Game {}

impl Line {
    /// The position a variation starts from; none for the main line, which starts from the game's.
    #[must_use]
    pub fn start(&self) -> Option<AnyPosition> {
        self.from.map(|(position, _)| position)
    }

    /// The comments before the first step.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }
}

impl Step {
    /// The position before the step.
    #[must_use]
    pub fn before(&self) -> &AnyPosition {
        &self.before
    }

    /// The position after it.
    #[must_use]
    pub fn after(&self) -> AnyPosition {
        match &self.action {
            Action::Move(played) => self.before.play(played),
            Action::Setup(position) => *position,
        }
    }

    /// What it does.
    #[must_use]
    pub fn action(&self) -> &Action {
        &self.action
    }

    /// The move, if it is one.
    #[must_use]
    pub fn played(&self) -> Option<&Move> {
        match &self.action {
            Action::Move(played) => Some(played),
            Action::Setup(_) => None,
        }
    }

    /// Who moves.
    #[must_use]
    pub fn colour(&self) -> Colour {
        self.before.turn()
    }

    /// The number of the pair of moves it belongs to.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The numeric annotation glyphs: 1 is `!`.
    #[must_use]
    pub fn glyphs(&self) -> &[u16] {
        &self.glyphs
    }

    /// The comments behind it, blanks in them made single.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// What its comments say about the clocks.
    pub fn clocks(&self) -> impl Iterator<Item = Clock> {
        self.comments.iter().flat_map(|comment| clocks(comment))
    }

    /// The variations: other moves instead of this one.
    #[must_use]
    pub fn variations(&self) -> &[LineId] {
        &self.variations
    }

    /// The move as the records of its variant write it, in the form of PDN; empty for a setup.
    #[must_use]
    pub fn text(&self) -> String {
        self.text_in(Style::of_rules(self.before.rules(), Form::FromTo))
    }

    /// The move in a style; empty for a setup.
    #[must_use]
    pub fn text_in(&self, style: Style) -> String {
        match &self.action {
            Action::Move(played) => moves::write_any(&self.before, played, style),
            Action::Setup(_) => String::new(),
        }
    }

    /// The number of the move before this one.
    fn number_before(&self) -> u32 {
        let is_first = self.before.turn() == self.before.rules().first.value;
        match self.action {
            Action::Move(_) if is_first => self.number.saturating_sub(1),
            _ => self.number,
        }
    }
}

/// More tags than any game has.
const TAGS_MAX: usize = 512;

/// A comment as PDN can write it: blanks made single, and `)` for `}`, which would end it. `None` if nothing is left.
fn clean(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" ").replace('}', ")"))
}
