//! The position a game has reached, followed through its moves, setups and variations.

use std::fmt;

use draughts::{AnyPosition, AnyVariant, Article, Colour, IllegalSetup, Move, with_position};

use crate::fen::{self, FenError};
use crate::moves::{self, Gaps, MoveError, Reading};
use crate::pdn::{self, GameType, GameTypeError, Place, Problem, SyntaxError, Text};

/// Which variant a game without a `GameType` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assume {
    /// This one. PDN itself says [`International`](AnyVariant::International).
    Is(AnyVariant),
    /// Without a position: Russian if the first move is written with letters or starts on one of the squares 21 to
    /// 24, checkers if it starts on 1 to 12, else international. With a position: Russian if it or the first move is
    /// written with letters, international if it has a square above 32, else checkers; but if that has no such
    /// position or first move, another that has.
    Guess,
}

/// The first thing wrong with a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    /// Where.
    pub place: Place,
    /// What.
    pub reason: Reason,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// It is no PDN.
    Syntax(Problem),
    /// Its variant is not known.
    GameType(GameTypeError),
    /// Its position cannot be read.
    Fen(FenError),
    /// Its position is not possible.
    Setup {
        /// What is wrong with it.
        illegal: IllegalSetup,
        /// The article it breaks, if it is one.
        by: Option<Article>,
    },
    /// A move is not legal, or cannot be read.
    Move {
        /// The move as written.
        text: String,
        /// Why not.
        error: MoveError,
    },
}

/// The position of a game as it is read.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    assume: Assume,
    game_type: Option<Result<AnyVariant, (Place, GameTypeError)>>,
    variant_tag: Option<AnyVariant>,
    fen: Option<(Place, String)>,
    start: Start,
    /// Whether any line has gone on from the start position.
    has_moved: bool,
    at: Line,
    outer: Vec<Line>,
}

/// One line of a game: the main line or a variation.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The position reached.
    now: AnyPosition,
    /// The position before the last move, where a variation starts.
    before: AnyPosition,
    state: State,
}

/// Whether the start position is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    /// It is.
    Known(AnyPosition),
    /// The first move will tell.
    Pending,
}

/// Whether a line can be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Yes.
    Followed,
    /// No: there was trouble before.
    Lost,
}

/// How texts of moves are read in files.
const READING: Reading = Reading { gaps: Gaps::ForcedCapture, ..Reading::FILE };

impl Track {
    pub(crate) fn new(assume: Assume) -> Self {
        let position = AnyVariant::International.start();
        let at = Line { now: position, before: position, state: State::Followed };
        Self {
            assume,
            game_type: None,
            variant_tag: None,
            fen: None,
            start: Start::Pending,
            has_moved: false,
            at,
            outer: Vec::new(),
        }
    }

    /// What a game without a `GameType` is taken for.
    pub(crate) fn assume(&self) -> Assume {
        self.assume
    }

    /// Forgets the last game.
    pub(crate) fn begin(&mut self) {
        self.outer.clear();
        self.game_type = None;
        self.variant_tag = None;
        self.fen = None;
        self.start = Start::Pending;
        self.has_moved = false;
        self.at.state = State::Followed;
    }

    /// Notes what a tag says about variant and start position; whether it says any.
    pub(crate) fn tag(&mut self, key: &str, text: Text<'_>) -> bool {
        match key {
            "GameType" => {
                let read = pdn::game_type(&pdn::value(text));
                self.game_type = Some(read.map_err(|error| (text.place, error)));
            }
            "FEN" => self.fen = Some((text.place, pdn::value(text).into_owned())),
            "Variant" => {
                let name = pdn::value(text).trim().to_lowercase();
                let name = if name == "поддавки" { "giveaway" } else { &name };
                self.variant_tag = name.parse().ok();
                return self.variant_tag.is_some();
            }
            "SetUp" | "Setup" => {}
            _ => return false,
        }
        true
    }

    /// Goes to the start position, if the tags tell it.
    pub(crate) fn end_tags(&mut self) -> Option<Trouble> {
        let variant = match (&self.game_type, self.variant_tag, self.assume) {
            (Some(Err((place, error))), _, _) => {
                let trouble = Trouble { place: *place, reason: Reason::GameType(error.clone()) };
                self.at.state = State::Lost;
                return Some(trouble);
            }
            (Some(Ok(read)), Some(named), _) if GameType::of(named).number == GameType::of(*read).number => {
                named
            }
            (Some(Ok(read)), _, _) => *read,
            (None, Some(named), _) => named,
            (None, None, Assume::Is(variant)) => variant,
            (None, None, Assume::Guess) => return None,
        };
        self.begin_with(variant)
    }

    /// Goes to the start position if only the end of the game can tell that no move will.
    pub(crate) fn end_game(&mut self) -> Option<Trouble> {
        while !self.outer.is_empty() {
            self.end_variation();
        }
        self.settle()
    }

    fn begin_with(&mut self, variant: AnyVariant) -> Option<Trouble> {
        let (position, trouble) = match self.fen.take() {
            None => (variant.start(), None),
            Some((place, text)) => match read_fen(variant, &text, None) {
                Ok(position) => (position, None),
                Err(reason) => (variant.start(), Some(Trouble { place, reason })),
            },
        };
        let state = if trouble.is_none() { State::Followed } else { State::Lost };
        self.at = Line { now: position, before: position, state };
        if trouble.is_none() {
            self.start = Start::Known(position);
        }
        trouble
    }

    /// The start position, if it is known.
    pub(crate) fn start(&self) -> Option<AnyPosition> {
        match self.start {
            Start::Known(position) => Some(position),
            Start::Pending => None,
        }
    }

    /// The position of the line.
    pub(crate) fn position(&self) -> &AnyPosition {
        &self.at.now
    }

    /// Whether this is the main line.
    pub(crate) fn is_main(&self) -> bool {
        self.outer.is_empty()
    }

    /// Whether a setup here tells the start position: no line has a step yet, and this is the main line.
    pub(crate) fn is_at_start(&self) -> bool {
        !self.has_moved && self.is_main()
    }

    /// Makes a move; `None` if the line was lost before.
    #[inline]
    pub(crate) fn play(&mut self, text: Text<'_>) -> Option<Result<Move, Trouble>> {
        if self.at.state == State::Lost {
            return None;
        }
        if self.start == Start::Pending {
            if let Some(trouble) = self.guess(Some(text)) {
                return Some(Err(trouble));
            }
        }
        with_position!(self.at.now, position => {
            if let Some(found) = moves::read_plain(&position, text.bytes) {
                self.has_moved = true;
                self.at.before = self.at.now;
                self.at.now = position.play(&found).into();
                return Some(Ok(found));
            }
        });
        Some(self.play_unusual(text))
    }

    /// A move that is not written plainly as two squares, or not legal.
    #[cold]
    fn play_unusual(&mut self, text: Text<'_>) -> Result<Move, Trouble> {
        let written = text.decode();
        match moves::read_any_as(&self.at.now, &written, READING) {
            Ok(found) => {
                self.has_moved = true;
                self.at.before = self.at.now;
                self.at.now = self.at.now.play(&found);
                Ok(found)
            }
            Err(error) => {
                self.at.state = State::Lost;
                let reason = Reason::Move { text: written.into_owned(), error };
                Err(Trouble { place: text.place, reason })
            }
        }
    }

    /// Goes to the start position of the likeliest game that can be so and has this first move.
    #[cold]
    fn guess(&mut self, first: Option<Text<'_>>) -> Option<Trouble> {
        let fen = self.fen.as_ref().map(|(_, fen)| fen.as_str());
        let variant = match candidates(first.map_or(b"", |text| text.bytes), fen) {
            [only] => only,
            several => {
                let text = first.map(|text| text.decode());
                let is_it = several.iter().find(|variant| can_be(**variant, fen, text.as_deref()));
                is_it.unwrap_or(&several[0])
            }
        };
        self.begin_with(*variant)
    }

    /// Goes to another position. Before the first legal move it is the start position.
    pub(crate) fn setup(&mut self, fen: Text<'_>) -> Option<Result<AnyPosition, Trouble>> {
        if let Some(trouble) = self.settle() {
            return Some(Err(trouble));
        }
        if self.start == Start::Pending {
            return None;
        }
        let now = &self.at.now;
        let current = (self.at.state == State::Followed).then_some(now);
        match read_fen(now.variant(), &fen.decode(), current) {
            Ok(position) => {
                self.at = Line { now: position, before: position, state: State::Followed };
                if self.is_at_start() {
                    self.start = Start::Known(position);
                } else {
                    self.has_moved = true;
                }
                Some(Ok(position))
            }
            Err(reason) => {
                self.at.state = State::Lost;
                Some(Err(Trouble { place: fen.place, reason }))
            }
        }
    }

    /// Goes to where the last move started from. The start position must be known by then.
    pub(crate) fn begin_variation(&mut self) -> Option<Trouble> {
        let trouble = self.settle();
        self.outer.push(self.at);
        self.at.now = self.at.before;
        trouble
    }

    /// Goes to the start position though no move has told the variant.
    fn settle(&mut self) -> Option<Trouble> {
        if self.start == Start::Pending && self.at.state == State::Followed {
            return self.guess(None);
        }
        None
    }

    pub(crate) fn end_variation(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.at = line;
        }
    }
}

/// What a game may be that does not say it, the likeliest first.
fn candidates(first: &[u8], fen: Option<&str>) -> &'static [AnyVariant] {
    use AnyVariant::{Checkers, International, Russian, Spantsireti};
    let number = |digits: &[u8]| {
        let digits = digits.iter().take_while(|byte| byte.is_ascii_digit()).take(3);
        digits.fold(0u32, |number, digit| number * 10 + u32::from(digit - b'0'))
    };
    let has_letters = !matches!(first.first(), None | Some(b'0'..=b'9' | b'-'));
    match (fen, number(first)) {
        (None, _) if has_letters => &[Russian],
        (None, 1..=12) => &[Checkers],
        (None, 21..=24) => &[Russian],
        (None, _) => &[International],
        (Some(fen), _) if has_letters || names_squares(fen) => &[Russian, Spantsireti, International],
        (Some(fen), _) if fen.split(|c: char| !c.is_ascii_digit()).any(|run| number(run.as_bytes()) > 32) => {
            &[International]
        }
        (Some(_), _) => &[Checkers, International, Russian],
    }
}

/// Whether a FEN names squares by letters. The letter of a colour or a counter follows a colon.
fn names_squares(fen: &str) -> bool {
    let bytes: Vec<u8> = fen.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    let is_name = |three: &[u8]| {
        three[0] != b':' && matches!(three[1] | 0x20, b'a'..=b'j') && three[2].is_ascii_digit()
    };
    bytes.windows(3).any(is_name)
}

/// Whether a game of this variant can start so, and with this move.
fn can_be(variant: AnyVariant, fen: Option<&str>, first: Option<&str>) -> bool {
    let start = fen.map_or_else(|| Ok(variant.start()), |fen| read_fen(variant, fen, None));
    let is_move = |position: AnyPosition, text: &str| {
        let read = moves::read_any_as(&position, text, READING);
        matches!(read, Ok(_) | Err(MoveError::Ambiguous { .. }))
    };
    start.is_ok_and(|position| first.is_none_or(|text| is_move(position, text)))
}

/// The position a FEN describes. `B::` is the position reached with Black to move: the null move.
fn read_fen(variant: AnyVariant, text: &str, current: Option<&AnyPosition>) -> Result<AnyPosition, Reason> {
    let board = variant.rules().board.value;
    let turn = match text.trim() {
        "W::" => Some(Colour::White),
        "B::" => Some(Colour::Black),
        _ => None,
    };
    let setup = match (turn, current) {
        (Some(turn), Some(current)) => {
            let mut setup = current.setup();
            setup.turn = turn;
            setup
        }
        _ => fen::read(board, text).map_err(Reason::Fen)?,
    };
    variant.position(setup).map_err(|illegal| {
        let by = illegal.faults.iter().find_map(|fault| fault.by(variant.rules()));
        Reason::Setup { illegal, by }
    })
}

impl Reason {
    /// The article behind it, if a rule is broken.
    #[must_use]
    pub fn by(&self) -> Option<Article> {
        match self {
            Self::Setup { by, .. } => *by,
            Self::Move { error, .. } => error.by(),
            Self::Syntax(_) | Self::GameType(_) | Self::Fen(_) => None,
        }
    }
}

impl From<SyntaxError> for Trouble {
    fn from(error: SyntaxError) -> Self {
        Self { place: error.place, reason: Reason::Syntax(error.problem) }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(problem) => problem.fmt(f),
            Self::GameType(error) => error.fmt(f),
            Self::Fen(error) => write!(f, "the position cannot be read: {error}"),
            Self::Setup { illegal, .. } => write!(f, "the position is not possible: {illegal}"),
            Self::Move { text, error } => write!(f, "{text}: {error}"),
        }
    }
}

impl std::error::Error for Trouble {}
