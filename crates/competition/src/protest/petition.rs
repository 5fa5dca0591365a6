//! What somebody asks for in a protest or an appeal.
//!
//! It names a decision by its number, or a game by its round and board:
//!
//! ```
//! use competition::protest::{Game, Petition, Subject};
//! let text = r#"{"game": {"round": 2, "board": 7}, "to": "chief-arbiter", "text": "he touched the piece"}"#;
//! let petition: Petition = serde_json::from_str(text).unwrap();
//! assert_eq!(petition.about, Subject::Game(Game { round: 2, board: 7, game: None }));
//! let text = r#"{"decision": 3, "to": "chief-arbiter", "text": "the position was repeated twice only"}"#;
//! assert_eq!(serde_json::from_str::<Petition>(text).unwrap().about, Subject::Decision(3));
//! ```

use article::Article;
use clock::{Day, Moment};
use rulebook::law::event::Court;
use serde::{Deserialize, Serialize};

use super::{Game, Subject};

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Petition {
    /// About what.
    pub about: Subject,
    /// Which instance is asked.
    pub to: Court,
    /// What is said against it, in writing.
    pub text: String,
    /// The articles that are considered violated.
    pub articles: Vec<Article>,
    /// On which day the decision was received, where terms are in days.
    pub received: Option<Day>,
    /// What was paid with it.
    pub deposit: u32,
    /// What it claims about the game itself.
    pub claim: Option<Claim>,
}

/// A claim about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// A move was illegal; the result was confirmed at this moment, if it was.
    Move(Option<Moment>),
    /// The flag did not work; the time expired at this moment, if it did.
    Flag(Option<Moment>),
    /// An adjudication was wrong; whether the player sent his analysis in time.
    Analysis(bool),
}

/// A petition as it is written: one of the first two.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decision: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<Game>,
    to: Court,
    text: String,
    #[serde(default)]
    articles: Vec<Article>,
    received: Option<Day>,
    #[serde(default)]
    deposit: u32,
    claim: Option<Claim>,
}

impl TryFrom<Written> for Petition {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let Written { decision, game, to, text, articles, received, deposit, claim } = written;
        let about = match (decision, game) {
            (Some(decision), None) => Subject::Decision(decision),
            (None, Some(game)) => Subject::Game(game),
            _ => return Err("a protest is about one thing: name either `decision` or `game`"),
        };
        Ok(Self { about, to, text, articles, received, deposit, claim })
    }
}

impl From<Petition> for Written {
    fn from(petition: Petition) -> Self {
        let Petition { about, to, text, articles, received, deposit, claim } = petition;
        let (decision, game) = match about {
            Subject::Decision(decision) => (Some(decision), None),
            Subject::Game(game) => (None, Some(game)),
        };
        Self { decision, game, to, text, articles, received, deposit, claim }
    }
}
