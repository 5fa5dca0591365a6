//! What a player line says about one round.

use draughts::Colour;

use super::columns::{Columns, Row};

/// What stands in the columns of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The start number of the opponent; none is written 0000.
    pub opponent: Option<u16>,
    /// The colour, if there is one.
    pub colour: Option<Colour>,
    /// What came of it.
    pub outcome: Outcome,
}

/// The codes of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Nothing yet.
    Open,
    /// `1`: won.
    Win,
    /// `=`: drawn.
    Draw,
    /// `0`: lost.
    Loss,
    /// `+`: won because the opponent did not come.
    ForfeitWin,
    /// `-`: lost because he did not come.
    ForfeitLoss,
    /// `W`: won before a move was made; not rated.
    ShortWin,
    /// `D`: drawn before a move was made; not rated.
    ShortDraw,
    /// `L`: lost before a move was made; not rated.
    ShortLoss,
    /// `H`: half a point for a round missed.
    HalfBye,
    /// `F`: a whole point for a round missed.
    FullBye,
    /// `U`: the point of the odd player.
    PairingBye,
    /// `Z`: nothing for a round missed.
    ZeroBye,
}

/// A round begins in column 92, 102 and so on, and takes ten columns.
const FIRST: usize = 92;
const STEP: usize = 10;

impl Outcome {
    /// Every code that is written.
    pub const CODES: [(char, Self); 12] = [
        ('1', Self::Win),
        ('=', Self::Draw),
        ('0', Self::Loss),
        ('+', Self::ForfeitWin),
        ('-', Self::ForfeitLoss),
        ('W', Self::ShortWin),
        ('D', Self::ShortDraw),
        ('L', Self::ShortLoss),
        ('H', Self::HalfBye),
        ('F', Self::FullBye),
        ('U', Self::PairingBye),
        ('Z', Self::ZeroBye),
    ];

    /// How some programs write what is still to be played.
    const AHEAD: char = '*';

    /// How it is written.
    #[must_use]
    pub fn code(self) -> char {
        Self::CODES.iter().find(|(_, outcome)| *outcome == self).map_or(' ', |(code, _)| *code)
    }

    fn of(code: char) -> Option<Self> {
        if code.is_whitespace() || code == Self::AHEAD {
            return Some(Self::Open);
        }
        let code = code.to_ascii_uppercase();
        Self::CODES.iter().find(|(known, _)| *known == code).map(|(_, outcome)| *outcome)
    }

    /// Whether it is given to somebody who has no opponent.
    #[must_use]
    pub const fn is_bye(self) -> bool {
        matches!(self, Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye)
    }

    /// Whether two players sat down to a game.
    #[must_use]
    pub const fn was_played(self) -> bool {
        matches!(
            self,
            Self::Win | Self::Draw | Self::Loss | Self::ShortWin | Self::ShortDraw | Self::ShortLoss
        )
    }

    /// Whether two players of one game can have these.
    #[must_use]
    pub const fn agrees(self, other: Self) -> bool {
        use Outcome::{Draw, ForfeitLoss, ForfeitWin, Loss, Open, ShortDraw, ShortLoss, ShortWin, Win};
        match self {
            Open => matches!(other, Open),
            // A half point for one alone, or a loss for both, is a verdict an arbiter may give.
            Win => matches!(other, Loss),
            Draw => matches!(other, Draw | Loss),
            Loss => matches!(other, Win | Draw | Loss),
            ForfeitWin => matches!(other, ForfeitLoss),
            ForfeitLoss => matches!(other, ForfeitWin | ForfeitLoss),
            ShortWin => matches!(other, ShortLoss),
            ShortDraw => matches!(other, ShortDraw | ShortLoss),
            ShortLoss => matches!(other, ShortWin | ShortDraw | ShortLoss),
            Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye => false,
        }
    }
}

impl Slot {
    /// A round without an opponent.
    #[must_use]
    pub const fn bye(outcome: Outcome) -> Self {
        Self { opponent: None, colour: None, outcome }
    }

    /// The column in which a round begins.
    #[must_use]
    pub const fn column(round: usize) -> usize {
        FIRST + STEP * round.saturating_sub(1)
    }

    /// Reads a round, from 1; nothing if its columns are blank or say only that it is ahead.
    pub(crate) fn read(columns: &mut Columns, round: usize) -> Option<Self> {
        let from = Self::column(round);
        if (from - 1..from + 9).all(|column| columns.sign(column).is_whitespace()) {
            return None;
        }
        let opponent = columns.number((from..=from + 3, "opponent")).filter(|number| *number != 0);
        let mut blank = |column: usize| {
            if !columns.sign(column).is_whitespace() {
                columns
                    .fault(column, format!("a blank was expected in round {round}: the columns are shifted"));
            }
        };
        blank(from + 4);
        blank(from + 6);
        blank(from + 8);
        let colour = match columns.sign(from + 5) {
            'w' | 'W' => Some(Colour::White),
            'b' | 'B' => Some(Colour::Black),
            '-' => None,
            other if other.is_whitespace() => None,
            other => {
                columns
                    .fault(from + 5, format!("the colour in round {round} is {other}; expected w, b or -"));
                None
            }
        };
        let outcome = Outcome::of(columns.sign(from + 7)).unwrap_or_else(|| {
            let expected = "expected one of 1 = 0 + - W D L H F U Z or a blank";
            let found = columns.sign(from + 7);
            columns.fault(from + 7, format!("the result in round {round} is {found}; {expected}"));
            Outcome::Open
        });
        let is_ahead = opponent.is_none() && columns.sign(from + 7) == Outcome::AHEAD;
        (!is_ahead).then_some(Self { opponent, colour, outcome })
    }

    /// Writes a round, from 1.
    pub(crate) fn write(self, row: &mut Row, round: usize) {
        let from = Self::column(round);
        let opponent = self.opponent.map_or_else(|| "0000".to_owned(), |number| number.to_string());
        row.right(from..=from + 3, &opponent);
        let colour = match self.colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None => "-",
        };
        row.left(from + 5..=from + 5, colour);
        row.left(from + 7..=from + 7, &self.outcome.code().to_string());
    }
}
