//! What results count: `162`, `362`, and the older `XXS` and `BBW` to `BBU`.
//!
//! ```
//! use competition::trf::{Document, Scoring};
//! let document = Document::read(b"162  W 2.0    D 1.0").unwrap();
//! assert_eq!(document.scoring().scale(), Some(rulebook::Scale::TwoOneZero));
//! ```

use draughts::Colour;
use rulebook::Scale;

use super::columns::{Columns, Row};
use super::score::Score;
use super::slot::{Outcome, Slot};

/// A line that says what some results count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ScoringLine {
    /// Which kind of line.
    pub tag: ScoringTag,
    /// The results by their codes, each with what it counts.
    pub values: Vec<(String, Score)>,
}

/// A kind of line about what results count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoringTag {
    /// `162`: games.
    Games,
    /// `362`: matches of teams.
    Matches,
    /// `XXS`: JaVaFo's.
    JaVaFo,
    /// `BB` and one letter: bbpPairings'.
    Bbp,
}

/// What each result counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    win: [Score; 2],
    draw: [Score; 2],
    loss: [Score; 2],
    forfeit_win: Score,
    forfeit_loss: Score,
    half_bye: Score,
    full_bye: Score,
    pairing_bye: Score,
    zero_bye: Score,
}

impl ScoringTag {
    const fn codes(self) -> &'static [&'static str] {
        match self {
            Self::Games => &["W", "D", "L", "A", "P", "X"],
            Self::Matches => &["TW", "TD", "TL"],
            Self::JaVaFo => {
                &["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D", "L"]
            }
            Self::Bbp => &["W", "D", "L", "Z", "F", "U"],
        }
    }
}

impl ScoringLine {
    /// Reads the line; the code of a `BB` line is the last letter of its tag.
    pub(crate) fn read(columns: &mut Columns, tag: ScoringTag) -> Self {
        let mut values = Vec::new();
        let mut at = if tag == ScoringTag::Bbp { 3 } else { 4 };
        while let Some((from, code)) = columns.take(&mut at, char::is_alphabetic, &[]) {
            let code = code.to_uppercase();
            if !tag.codes().contains(&code.as_str()) {
                let known = tag.codes().join(", ");
                columns.fault(from, format!("no result is called {code}; expected one of {known}"));
            }
            let is_number = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | ',' | '-');
            let Some((from, text)) = columns.take(&mut at, is_number, &['=']) else {
                columns.fault(at, format!("there is no number after {code}; expected points such as 1.5"));
                continue;
            };
            match text.parse() {
                Ok(score) => values.push((code, score)),
                Err(_) => columns.fault(from, format!("{code} counts {text}; expected points such as 1.5")),
            }
        }
        if at <= columns.width() {
            columns.fault(at, "expected the code of a result, then what it counts");
        }
        Self { tag, values }
    }

    /// The whole line.
    pub(crate) fn write(&self) -> String {
        let mut row = Row::new(match self.tag {
            ScoringTag::Games => "162",
            ScoringTag::Matches => "362",
            ScoringTag::JaVaFo => "XXS",
            ScoringTag::Bbp => "BB",
        });
        let (start, step, width) = match self.tag {
            ScoringTag::Games => (6, 9, 1),
            ScoringTag::Matches => (5, 10, 2),
            ScoringTag::JaVaFo => {
                let each = self.values.iter().map(|(code, score)| format!(" {code}={score}"));
                return row.finish() + &each.collect::<String>();
            }
            ScoringTag::Bbp => (3, 9, 1),
        };
        for (i, (code, score)) in self.values.iter().enumerate() {
            let from = start + i * step;
            row.left(from..=from + width - 1, code);
            let to = from
                + if width == 2 {
                    6
                } else if start == 3 {
                    5
                } else {
                    4
                };
            row.right(to - 3..=to, &score.in_columns(4).unwrap_or_default());
        }
        row.finish()
    }
}

impl Default for Scoring {
    fn default() -> Self {
        Self::of(Scale::OneHalfZero)
    }
}

impl Scoring {
    /// What results count on a scale.
    #[must_use]
    pub const fn of(scale: Scale) -> Self {
        let (one, half, zero) = match scale {
            Scale::OneHalfZero => (Score::whole(1), Score::halves(1), Score::ZERO),
            Scale::TwoOneZero => (Score::whole(2), Score::whole(1), Score::ZERO),
        };
        Self {
            win: [one; 2],
            draw: [half; 2],
            loss: [zero; 2],
            forfeit_win: one,
            forfeit_loss: zero,
            half_bye: half,
            full_bye: one,
            pairing_bye: one,
            zero_bye: zero,
        }
    }

    /// The scale this is, if it is one.
    #[must_use]
    pub fn scale(&self) -> Option<Scale> {
        [Scale::OneHalfZero, Scale::TwoOneZero].into_iter().find(|scale| Self::of(*scale) == *self)
    }

    /// What a round counts.
    #[must_use]
    pub fn score(&self, slot: Slot) -> Score {
        let [white, black] = [0, 1];
        let side = if slot.colour == Some(Colour::Black) { black } else { white };
        match slot.outcome {
            Outcome::Open => Score::ZERO,
            Outcome::Win | Outcome::ShortWin => self.win[side],
            // Some write half a point for a round missed as a draw with nobody.
            Outcome::Draw | Outcome::ShortDraw if slot.opponent.is_none() => self.half_bye,
            Outcome::Draw | Outcome::ShortDraw => self.draw[side],
            Outcome::Loss | Outcome::ShortLoss => self.loss[side],
            Outcome::ForfeitWin if slot.opponent.is_none() => self.pairing_bye,
            Outcome::ForfeitWin => self.forfeit_win,
            Outcome::ForfeitLoss => self.forfeit_loss,
            Outcome::HalfBye => self.half_bye,
            Outcome::FullBye => self.full_bye,
            Outcome::PairingBye => self.pairing_bye,
            Outcome::ZeroBye => self.zero_bye,
        }
    }

    /// Takes in a line.
    pub(crate) fn apply(&mut self, line: &ScoringLine) {
        for (code, score) in &line.values {
            self.set(line.tag, code, *score);
        }
        let allocated = |code: &str| line.values.iter().any(|(other, _)| other == code);
        // In these forms the odd player has what a win counts unless it is said otherwise.
        if matches!(line.tag, ScoringTag::Games) && allocated("W") && !allocated("P") {
            self.pairing_bye = self.win[0];
        }
    }

    fn set(&mut self, tag: ScoringTag, code: &str, score: Score) {
        match (tag, code) {
            (ScoringTag::Matches, _) | (ScoringTag::Games, "X") => {}
            (_, "W") => {
                (self.win, self.forfeit_win, self.full_bye) = ([score; 2], score, score);
                if tag == ScoringTag::Bbp {
                    self.pairing_bye = score;
                }
            }
            (_, "D") => (self.draw, self.half_bye) = ([score; 2], score),
            (_, "L") => self.loss = [score; 2],
            (_, "A") => (self.zero_bye, self.forfeit_loss) = (score, score),
            (_, "P" | "U" | "PAB") => self.pairing_bye = score,
            (_, "Z" | "ZPB") => self.zero_bye = score,
            (_, "F" | "FL") => self.forfeit_loss = score,
            (_, "WW") => self.win[0] = score,
            (_, "BW") => self.win[1] = score,
            (_, "WD") => self.draw[0] = score,
            (_, "BD") => self.draw[1] = score,
            (_, "WL") => self.loss[0] = score,
            (_, "BL") => self.loss[1] = score,
            (_, "HPB") => self.half_bye = score,
            (_, "FPB") => self.full_bye = score,
            (_, "FW") => self.forfeit_win = score,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use rulebook::Scale;

    use super::Scoring;
    use crate::trf::{Document, Outcome, Score, Slot};

    fn scoring(text: &str) -> Scoring {
        Document::read(text.as_bytes()).expect("a good file").scoring()
    }

    #[test]
    fn the_two_scales_are_known_in_every_spelling() {
        for text in [
            "162  W 2.0    D 1.0    L 0.0",
            "162 W2 D1",
            "XXS W=2 D=1 PAB=2",
            "XXS WW=2 BW=2 WD=1 BD=1\nXXS FW=2 FPB=2 HPB=1 PAB=2",
            "BBW  2.0\nBBD  1.0",
        ] {
            assert_eq!(scoring(text).scale(), Some(Scale::TwoOneZero), "{text}");
        }
        assert_eq!(scoring("012 Cup").scale(), Some(Scale::OneHalfZero));
        assert_eq!(scoring("XXS W=3 D=1").scale(), None);
        // JaVaFo's short form leaves the odd player with one point.
        assert_eq!(scoring("XXS W=2 D=1").scale(), None);
    }

    #[test]
    fn a_result_without_a_number_is_a_fault_with_its_column() {
        let faults = Document::read(b"XXS W=2 D= Q=1").unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.column).collect::<Vec<_>>(), [12]);
        let faults = Document::read(b"XXS Q=1 W").unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.column).collect::<Vec<_>>(), [5, 10]);
        assert_eq!(Document::read(b"XXS ?").unwrap_err()[0].column, 5);
    }

    #[test]
    fn byes_count_what_is_said_of_them() {
        let scoring = scoring("XXS HPB=.25 PAB=.5");
        assert_eq!(scoring.score(Slot::bye(Outcome::HalfBye)).to_string(), "0.25");
        assert_eq!(scoring.score(Slot::bye(Outcome::PairingBye)), Score::halves(1));
        assert_eq!(scoring.score(Slot::bye(Outcome::FullBye)), Score::whole(1));
    }
}
