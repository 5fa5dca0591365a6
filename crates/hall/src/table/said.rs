//! What officials write to those who play: shown to whom it was written, and to nobody else.

use clock::Moment;
use game::micromatch::Contender;
use serde::Serialize;

use super::Table;

/// What was written.
#[derive(Clone, Debug)]
pub(super) struct Words {
    /// To whom; to both, if to nobody in particular.
    pub(super) to: Option<Contender>,
    pub(super) at: Moment,
    pub(super) text: String,
}

/// What was written, as one who plays is shown it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The how manieth it is that he is shown, from 1.
    pub n: usize,
    /// When, in milliseconds after 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

impl Table {
    /// What was written to who sits on a seat, the first first.
    #[must_use]
    pub fn said_to(&self, seat: Contender) -> Vec<Said> {
        let his = self.said.iter().filter(|words| words.to.is_none_or(|to| to == seat));
        his.enumerate()
            .map(|(at, words)| Said { n: at + 1, at: words.at.0, text: words.text.clone() })
            .collect()
    }

    /// How much was written to each of them.
    #[must_use]
    pub fn said(&self) -> [usize; 2] {
        Contender::BOTH
            .map(|seat| self.said.iter().filter(|words| words.to.is_none_or(|to| to == seat)).count())
    }
}
