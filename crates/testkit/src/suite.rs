//! The rule suites: positions with all their legal moves, each with the articles it illustrates.
//!
//! They are data (`testdata/rules/*.toml`), so that every implementation can be asked the same questions.
//!
//! ```
//! let cases = testkit::suite::cases();
//! let figure = cases.iter().find(|case| case.id == "FIG4").unwrap();
//! assert_eq!(figure.legal, ["a5:e1:g3:e5"]);
//! ```

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use draughts::rules::RuleSet;
use draughts::{AnyVariant, Colour, Setup};
use serde::Deserialize;

use crate::text::{self, Written};

/// A position and all its legal moves.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// A name, the same in no other case.
    pub id: String,
    /// The variant's name.
    pub variant: String,
    /// What it is about, in a few words.
    pub theme: String,
    /// The articles it illustrates, `RU22:6.1.5.3`.
    pub articles: Vec<String>,
    /// The position.
    pub fen: String,
    /// Every route of every legal move, in full notation.
    pub legal: Vec<String>,
    /// How many moves these are, where several routes make one move.
    pub moves: Option<usize>,
    /// Positions after some of the moves.
    #[serde(default)]
    pub after: Vec<After>,
    /// Who has won, if there is no legal move: `white` or `black`.
    pub winner: Option<String>,
}

/// The position after a move.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// The move, as in [`Case::legal`].
    pub play: String,
    /// What is on the board then.
    pub fen: String,
}

/// A known number of move sequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerftCount {
    /// The variant.
    pub variant: AnyVariant,
    /// The name of the position.
    pub name: String,
    /// The position.
    pub setup: Setup,
    /// The length of the sequences.
    pub depth: u32,
    /// How many there are.
    pub nodes: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Suite {
    case: Vec<Case>,
}

/// All cases of `testdata/rules`, file by file.
///
/// # Panics
/// If a file cannot be read; the message names it.
#[must_use]
pub fn cases() -> Vec<Case> {
    let folder = testdata().join("rules");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a directory entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let read = |file: &PathBuf| -> Vec<Case> {
        let suite: Suite =
            toml::from_str(&read(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        suite.case
    };
    files.iter().flat_map(read).collect()
}

/// The known counts of `testdata/perft.tsv`.
///
/// # Panics
/// If the file or a line of it cannot be read; the message says which.
#[must_use]
pub fn perft_counts() -> Vec<PerftCount> {
    let file = testdata().join("perft.tsv");
    let text = read(&file);
    let count = |line| PerftCount::read(line).unwrap_or_else(|| panic!("{}: {line}", file.display()));
    text.lines().skip(1).map(count).collect()
}

impl Case {
    /// The variant.
    ///
    /// # Panics
    /// If there is none of this name.
    #[must_use]
    pub fn variant(&self) -> AnyVariant {
        self.variant.parse().unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }

    /// The rules of the variant.
    #[must_use]
    pub fn rules(&self) -> &'static RuleSet {
        self.variant().rules()
    }

    /// The position.
    ///
    /// # Panics
    /// If it cannot be read.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.read_setup(&self.fen)
    }

    /// The legal moves, every route.
    ///
    /// # Panics
    /// If one cannot be read or stands there twice.
    #[must_use]
    pub fn legal(&self) -> BTreeSet<Written> {
        let legal: BTreeSet<Written> = self.legal.iter().map(|text| self.written(text)).collect();
        assert_eq!(legal.len(), self.legal.len(), "{}: a move is listed twice", self.id);
        legal
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.moves.unwrap_or(self.legal.len())
    }

    /// The moves whose result is known, and the results.
    #[must_use]
    pub fn after(&self) -> Vec<(Written, Setup)> {
        self.after.iter().map(|after| (self.written(&after.play), self.read_setup(&after.fen))).collect()
    }

    /// Who has won, if the game is over.
    ///
    /// # Panics
    /// If it is no colour's name.
    #[must_use]
    pub fn winner(&self) -> Option<Colour> {
        let named = |name: &str| Colour::ALL.into_iter().find(|colour| colour.name() == name);
        self.winner
            .as_ref()
            .map(|name| named(name).unwrap_or_else(|| panic!("{}: no colour {name}", self.id)))
    }

    fn read_setup(&self, fen: &str) -> Setup {
        text::setup(self.rules().board.value, fen).unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }

    fn written(&self, text: &str) -> Written {
        text::written(self.rules().board.value, text)
            .unwrap_or_else(|| panic!("{}: cannot read {text}", self.id))
    }
}

impl PerftCount {
    fn read(line: &str) -> Option<Self> {
        let [variant, name, fen, depth, nodes] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
        let variant: AnyVariant = variant.parse().ok()?;
        let setup = text::setup(variant.rules().board.value, fen).ok()?;
        Some(Self {
            variant,
            name: name.into(),
            setup,
            depth: depth.parse().ok()?,
            nodes: nodes.parse().ok()?,
        })
    }
}

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::cases;

    #[test]
    fn every_case_is_readable_and_has_its_own_id() {
        let cases = cases();
        let mut ids = BTreeSet::new();
        for case in &cases {
            assert!(ids.insert(&case.id), "two cases are called {}", case.id);
            assert!(!case.articles.is_empty(), "{} illustrates no article", case.id);
            assert_eq!(case.winner().is_some(), case.legal().is_empty(), "{}", case.id);
            let _ = (case.setup(), case.after());
        }
        assert!(cases.len() > 100, "only {} cases", cases.len());
    }
}
