//! Why a command stopped before it was done, and what the shell is told.
//!
//! Exit codes are part of the contract: 0 fine, 1 refused, 2 wrong use.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use article::Article;
use serde::Serialize;

use crate::printable::printable;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Stop {
    /// What was given breaks a rule or could not be understood: exit code 1.
    Refused(Refusal),
    /// Trouble was found and has been reported already: exit code 1, nothing more to say.
    TroubleFound,
    /// The command cannot be carried out as it was called: exit code 2.
    WrongUse(String),
    /// Whoever read our output has gone away: no error at all.
    ReaderGone,
}

/// A no, in words, with the article it follows from.
#[derive(Debug, Serialize)]
pub(crate) struct Refusal {
    /// What was wrong and what is allowed.
    pub(crate) message: String,
    /// The article that says so, if a rule was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) article: Option<&'static str>,
    /// The moves that would have been possible, if the message is about a move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) allowed: Vec<String>,
}

/// How a refusal is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Voice {
    /// In words for a person.
    Words,
    /// As one line of JSON for a program.
    Json,
}

impl Refusal {
    /// A refusal that rests on no article.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), article: None, allowed: Vec::new() }
    }

    /// The article it follows from.
    pub(crate) fn by(mut self, article: Option<Article>) -> Self {
        self.article = article.map(Article::name);
        self
    }
}

impl Stop {
    /// A file that could not be read or written.
    pub(crate) fn file(doing: &str, path: &Path, error: &io::Error) -> Self {
        Self::WrongUse(format!("cannot {doing} {}: {error}", path.display()))
    }

    /// Tells the user, on stderr, and gives the exit code.
    pub(crate) fn tell(&self, voice: Voice) -> ExitCode {
        let told = match self {
            Self::Refused(refusal) => Some((refusal.to_string(), Some(refusal), 1)),
            Self::TroubleFound => return ExitCode::from(1),
            Self::WrongUse(message) => Some((message.clone(), None, 2)),
            Self::ReaderGone => None,
        };
        let Some((words, refusal, code)) = told else { return ExitCode::SUCCESS };
        match voice {
            Voice::Words => complain(&printable(&format!("damka: {words}"))),
            Voice::Json => {
                let plain = Refusal::new(words);
                let error = serde_json::json!({ "error": refusal.unwrap_or(&plain) });
                complain(&error.to_string());
            }
        }
        ExitCode::from(code)
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// An error of writing to standard output.
impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::WrongUse(format!("cannot write the answer: {error}")),
        }
    }
}

impl From<serde_json::Error> for Stop {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match self.article {
            Some(article) if !self.message.contains(article) => write!(f, " ({article})"),
            _ => Ok(()),
        }
    }
}

/// A line on stderr; if even that is closed there is nobody left to tell.
fn complain(line: &str) {
    use io::Write;
    let _ = writeln!(io::stderr(), "{line}");
}
