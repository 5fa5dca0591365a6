//! Games replayed by the rules: every move of the main line and of the variations is checked.
//!
//! ```
//! use draughts::AnyVariant;
//! use notation::pdn::Reader;
//! use notation::replay::{Assume, Replay};
//!
//! let text = "[GameType \"25\"] 1. e3-d4 d6-c5 2. c3-b4 f6-g5 *";
//! let mut replay = Replay::new(Assume::Is(AnyVariant::International));
//! let report = Reader::new(text.as_bytes()).read_game(&mut replay).unwrap().unwrap();
//! assert_eq!((report.moves, report.legal), (4, 3));
//! let trouble = report.trouble.unwrap();
//! assert_eq!((trouble.place.line, trouble.place.column), (1, 41));
//! assert!(trouble.to_string().contains("RU22:6.1.5.3"), "a capture is mandatory: {trouble}");
//! ```

use std::io::{self, Read};

use draughts::{AnyPosition, AnyVariant, Ending};

use crate::pdn::{self, Interest, Place, Reader, Score, SyntaxError, Text, Visitor};
use crate::track::Track;
pub use crate::track::{Assume, Reason, Trouble};

/// What came out of replaying a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Where the game begins.
    pub place: Place,
    /// Who plays white, and who plays black, where the game says it.
    pub players: [Option<String>; 2],
    /// The start position; none if the variant or the position could not be read.
    pub start: Option<AnyPosition>,
    /// Moves of the main line read.
    pub moves: u32,
    /// Moves of the main line that were legal: all before the first trouble.
    pub legal: u32,
    /// Moves in variations read.
    pub side_moves: u32,
    /// Moves in variations that were legal.
    pub side_legal: u32,
    /// The first thing wrong, if anything is.
    pub trouble: Option<Trouble>,
    /// The position after the last legal move of the main line.
    pub position: Option<AnyPosition>,
    /// The result the game claims, in its tag or at its end.
    pub claimed: Option<Score>,
    /// What the board says: how the game has ended by the rules, if it has.
    pub ending: Option<Ending>,
}

/// A visitor that replays games.
#[derive(Clone, Debug)]
pub struct Replay {
    track: Track,
    report: Report,
    tag: Option<Score>,
}

impl Report {
    /// The variant, if it is known.
    #[must_use]
    pub fn variant(&self) -> Option<AnyVariant> {
        self.start.map(|start| start.variant())
    }

    /// Whether the claimed result is possible: when the board says who has won, it must say the same.
    #[must_use]
    pub fn agrees(&self) -> bool {
        match (self.claimed, self.ending) {
            (Some(claimed), Some(ending)) if claimed != Score::Open => {
                claimed.winner() == Some(ending.winner)
            }
            _ => true,
        }
    }

    const fn begin(place: Place) -> Self {
        Self {
            place,
            players: [None, None],
            start: None,
            moves: 0,
            legal: 0,
            side_moves: 0,
            side_legal: 0,
            trouble: None,
            position: None,
            claimed: None,
            ending: None,
        }
    }
}

impl Replay {
    /// A visitor that takes games without a `GameType` for this variant.
    #[must_use]
    pub fn new(assume: Assume) -> Self {
        let report = Report::begin(Place { line: 1, column: 1 });
        Self { track: Track::new(assume), report, tag: None }
    }

    /// The report of the next game of a stream; `None` when there is no more. What [`Reader::read_game`] does, compiled in this room
    /// and not once more in every program that replays games.
    ///
    /// # Errors
    /// Only those of the stream.
    pub fn read(&mut self, from: &mut Reader<&mut dyn Read>) -> io::Result<Option<Report>> {
        from.read_game(self)
    }

    fn note(&mut self, trouble: Option<Trouble>) {
        if self.report.trouble.is_none() {
            self.report.trouble = trouble;
        }
    }
}

impl Visitor for Replay {
    type Output = Report;

    fn begin_game(&mut self, at: Place) {
        self.track.begin();
        self.report = Report::begin(at);
        self.tag = None;
    }

    fn tag(&mut self, key: &str, value: Text<'_>) {
        match key {
            "Result" => self.tag = Score::read(value.bytes.trim_ascii()),
            "White" => self.report.players[0] = Some(pdn::value(value).into_owned()),
            "Black" => self.report.players[1] = Some(pdn::value(value).into_owned()),
            _ => {
                self.track.tag(key, value);
            }
        }
    }

    fn end_tags(&mut self) -> Interest {
        let trouble = self.track.end_tags();
        self.note(trouble);
        Interest::Read
    }

    #[inline]
    fn played(&mut self, text: Text<'_>) {
        let played = self.track.play(text);
        let (moves, legal) = if self.track.is_main() {
            (&mut self.report.moves, &mut self.report.legal)
        } else {
            (&mut self.report.side_moves, &mut self.report.side_legal)
        };
        *moves = moves.saturating_add(1);
        match played {
            Some(Ok(_)) => *legal = legal.saturating_add(1),
            Some(Err(trouble)) => self.note(Some(trouble)),
            None => {}
        }
    }

    fn setup(&mut self, fen: Text<'_>) {
        if let Some(Err(trouble)) = self.track.setup(fen) {
            self.note(Some(trouble));
        }
    }

    fn begin_variation(&mut self) -> Interest {
        let trouble = self.track.begin_variation();
        self.note(trouble);
        Interest::Read
    }

    fn end_variation(&mut self) {
        self.track.end_variation();
    }

    fn result(&mut self, score: Score) {
        self.report.claimed = Some(score);
    }

    fn error(&mut self, error: SyntaxError) {
        self.note(Some(error.into()));
    }

    fn end_game(&mut self) -> Report {
        let trouble = self.track.end_game();
        self.note(trouble);
        self.report.start = self.track.start();
        self.report.position = self.report.start.map(|_| *self.track.position());
        self.report.ending = self.report.position.and_then(|position| position.ending());
        if matches!(self.report.claimed, None | Some(Score::Open)) {
            self.report.claimed = self.tag.or(self.report.claimed);
        }
        std::mem::replace(&mut self.report, Report::begin(Place { line: 1, column: 1 }))
    }
}
