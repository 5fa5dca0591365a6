//! Why a text is no solution.

use core::fmt;

use draughts::Article;

use crate::moves::MoveError;
use crate::pdn::Place;

/// Where and why a text is no solution of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionError {
    /// Where.
    pub place: Place,
    /// Why.
    pub fault: Fault,
}

/// What is wrong with a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A text that is no move.
    Move {
        /// The text.
        text: String,
        /// Why.
        error: Box<MoveError>,
    },
    /// A move is expected.
    NoMove,
    /// A bracket is not closed.
    OpenBracket,
    /// A bracket where White is to move.
    WhiteInBrackets,
    /// Black's move is left out, and it is no capture.
    BlackMissing,
    /// Black's capture is left out, and there are several after which the play differs.
    ChoiceMatters {
        /// The captures, in full.
        choices: Vec<String>,
    },
    /// Something follows the sign of the end.
    AfterTheEnd,
    /// A line ends with a sign that is neither a win nor a draw.
    NoOutcome,
    /// The variation is given, but nothing says where it begins.
    Unmarked(String),
    /// The place of the variation is marked, but it is not given.
    NotGiven(String),
    /// The label stands for two places or two variations.
    Twice(String),
    /// Tries begin before a move of White, defences and illusory play in a bracket of Black, the latter in its try.
    Misplaced(String),
    /// A variation begins where there is no move, or repeats what it cannot repeat.
    NoPlace,
    /// A move of a variation is not legal.
    Illegal,
}

impl Fault {
    /// The article behind the refusal, if it is one.
    #[must_use]
    pub fn by(&self) -> Option<Article> {
        match self {
            Self::Move { error, .. } => error.by(),
            Self::OpenBracket | Self::WhiteInBrackets | Self::BlackMissing | Self::ChoiceMatters { .. } => {
                Some(Article::new("UA24:VIII.layout.3.1"))
            }
            Self::AfterTheEnd | Self::NoOutcome => Some(Article::new("UA24:VIII.layout.3.5")),
            Self::Unmarked(_) | Self::NotGiven(_) | Self::Twice(_) => {
                Some(Article::new("UA24:VIII.layout.4"))
            }
            Self::Misplaced(_) => Some(Article::new("UA24:VIII.layout.6")),
            Self::NoMove | Self::NoPlace | Self::Illegal => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The reason of a move names its article itself.
            Self::Move { text, error } => return write!(f, "{text}: {error}"),
            Self::NoMove => f.write_str("a move is expected"),
            Self::OpenBracket => f.write_str("the bracket is not closed"),
            Self::WhiteInBrackets => f.write_str("in brackets stand Black's moves, and White is to move"),
            Self::BlackMissing => f.write_str("Black's move is left out, and it is no capture"),
            Self::ChoiceMatters { choices } => {
                write!(f, "Black has a choice that matters here, write the capture: {}", choices.join(", "))
            }
            Self::AfterTheEnd => f.write_str("nothing follows the sign of a win or a draw"),
            Self::NoOutcome => f.write_str("a line ends with + for a win or = for a draw"),
            Self::Unmarked(label) => write!(f, "nothing says where {label} begins"),
            Self::NotGiven(label) => write!(f, "{label} is named here, but its moves are not given"),
            Self::Twice(label) => write!(f, "{label} is already another variation"),
            Self::Misplaced(label) => write!(
                f,
                "{label} does not belong here: tries stand before White's move, defences in Black's bracket, \
                 illusory play in a bracket of its try"
            ),
            Self::NoPlace => f.write_str("there is no such place to begin, or no such variation to repeat"),
            Self::Illegal => f.write_str("a move of the variation is not legal"),
        }?;
        self.by().map_or(Ok(()), |by| write!(f, " ({by})"))
    }
}

impl fmt::Display for SolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl core::error::Error for Fault {}
impl core::error::Error for SolutionError {}
