//! Games of correspondence play that are not finished in time: settled from what the players send.

use article::{Article, Stated};
use clock::Day;

use crate::Mark;

/// How an unfinished game is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjudication {
    /// Both players think alike of the position.
    pub agreed: Article,
    /// The arbiter has a month from the day the analyses came.
    pub month: Article,
    /// Neither player sent the record.
    pub no_record: Article,
}

impl Adjudication {
    /// RU-CODEX 5.5.
    pub const RU_CODEX: Self = Self {
        agreed: Article::new("RU-CODEX:5.5.4"),
        month: Article::new("RU-CODEX:5.5.5"),
        no_record: Article::new("RU-CODEX:5.5.8"),
    };

    /// The mark of the first player that both evaluations agree on, each told for the one who sent it; nothing if
    /// they differ or one is missing: the arbiter decides from the analyses.
    #[must_use]
    pub fn proposed(&self, first: Option<Mark>, second: Option<Mark>) -> Option<Stated<Mark>> {
        let agree = matches!(
            (first?, second?),
            (Mark::Win, Mark::Loss) | (Mark::Draw, Mark::Draw) | (Mark::Loss, Mark::Win)
        );
        first.filter(|_| agree).map(|value| Stated { value, by: self.agreed })
    }

    /// The last day for the arbiter's decision.
    #[must_use]
    pub fn due(&self, analyses_came: Day) -> Stated<Day> {
        Stated { value: analyses_came.next_month(), by: self.month }
    }

    /// The marks of both when neither sent the record: a minus, which counts as a loss.
    #[must_use]
    pub const fn without_records(&self) -> Stated<[Mark; 2]> {
        Stated { value: [Mark::Minus, Mark::Minus], by: self.no_record }
    }
}
