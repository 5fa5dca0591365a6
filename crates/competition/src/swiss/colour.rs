//! The colours a player had, which he may get, and who of a pair gets which.

use article::Stated;
use draughts::Colour;
use rulebook::Lots;
use rulebook::law::event::{ColourRule, Limit};

use super::Request;
use crate::Cell;

/// White may be given.
pub(super) const WHITE: u8 = 1;
/// Black may be given.
pub(super) const BLACK: u8 = 2;
/// Either may be given.
pub(super) const EITHER: u8 = WHITE | BLACK;

/// The colours of the games a player really played, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Past {
    colours: Vec<Colour>,
    whites: i32,
}

impl Past {
    /// The colours of these rounds.
    pub(super) fn new(cells: &[Cell]) -> Self {
        let colours: Vec<Colour> = cells.iter().filter_map(Cell::played_colour).collect();
        let whites = colours.iter().filter(|&&colour| colour == Colour::White).count() as i32;
        Self { colours, whites }
    }

    /// The last colour.
    fn last(&self) -> Option<Colour> {
        self.colours.last().copied()
    }

    /// How many times White was had more often than Black.
    fn difference(&self) -> i32 {
        2 * self.whites - self.colours.len() as i32
    }

    /// How many games of a colour stand at the end.
    fn run(&self, colour: Colour) -> usize {
        self.colours.iter().rev().take_while(|&&had| had == colour).count()
    }

    /// The difference after another game.
    fn after(&self, colour: Colour) -> i32 {
        self.difference() + if colour == Colour::White { 1 } else { -1 }
    }

    /// The colour had less often, else the opposite of the last.
    pub(super) fn due(&self) -> Option<Colour> {
        match self.difference() {
            0 => self.last().map(Colour::other),
            more if more > 0 => Some(Colour::Black),
            _ => Some(Colour::White),
        }
    }

    /// The colours that keep all limits.
    pub(super) fn within(&self, limits: &[Stated<Limit>], request: &Request<'_>) -> u8 {
        self.allowed(|colour| limits.iter().all(|limit| self.keeps(limit.value, colour, request)))
    }

    /// The colours that do not lengthen a row beyond this.
    pub(super) fn within_run(&self, most: u8) -> u8 {
        self.allowed(|colour| self.run(colour) < usize::from(most))
    }

    fn allowed(&self, fits: impl Fn(Colour) -> bool) -> u8 {
        let bit = |colour, bit| if fits(colour) { bit } else { 0 };
        bit(Colour::White, WHITE) | bit(Colour::Black, BLACK)
    }

    fn keeps(&self, limit: Limit, colour: Colour, request: &Request<'_>) -> bool {
        let difference = self.after(colour).unsigned_abs();
        match limit {
            Limit::Run(most) => self.run(colour) < usize::from(most),
            Limit::Difference(most) => difference <= u32::from(most),
            Limit::Mendable(odd, even) => request.rounds.is_none_or(|rounds| {
                let most = if rounds % 2 == 1 { odd } else { even };
                difference <= u32::from(most) + u32::from(rounds.saturating_sub(request.round))
            }),
        }
    }
}

/// Whether two players can be given colours from these.
pub(super) const fn compatible(one: u8, other: u8) -> bool {
    one & WHITE != 0 && other & BLACK != 0 || one & BLACK != 0 && other & WHITE != 0
}

/// The colour of the higher of two players, and the rule that decided.
pub(super) fn colour(
    rules: &'static [Stated<ColourRule>],
    (higher, higher_may): (&Past, u8),
    (lower, lower_may): (&Past, u8),
    lots: &mut Lots,
) -> (Colour, Option<Stated<ColourRule>>) {
    let decided = rules.iter().find_map(|rule| {
        let found = match rule.value {
            ColourRule::Limits => only(higher_may, lower_may),
            ColourRule::Run(most) => only(higher.within_run(most), lower.within_run(most)),
            ColourRule::Difference(most) => {
                let within =
                    |past: &Past| past.allowed(|colour| past.after(colour).unsigned_abs() <= u32::from(most));
                only(within(higher), within(lower))
            }
            ColourRule::Equalise => less(higher.difference(), lower.difference()),
            ColourRule::FewerWhites => less(higher.whites, lower.whites),
            ColourRule::Alternate => match (higher.last(), lower.last()) {
                (Some(one), Some(other)) => (one != other).then_some(one.other()),
                (one, other) => one.map(Colour::other).or(other),
            },
            ColourRule::CompareLast => match (higher.last(), lower.last()) {
                (Some(one), Some(other)) => (one != other).then_some(one.other()),
                _ => None,
            },
            ColourRule::CompareBack => {
                let mut both = higher.colours.iter().rev().zip(lower.colours.iter().rev());
                both.find(|(one, other)| one != other).map(|(one, _)| one.other())
            }
            ColourRule::HigherAlternates => higher.last().map(Colour::other),
            ColourRule::HigherDue => higher.due(),
            ColourRule::HigherWhite => Some(Colour::White),
            ColourRule::Lot => Some(if lots.below(2) == 0 { Colour::White } else { Colour::Black }),
        };
        found.map(|colour| (colour, Some(*rule)))
    });
    decided.unwrap_or((Colour::White, None))
}

/// The colour of the first if only one way round is allowed to both.
fn only(one: u8, other: u8) -> Option<Colour> {
    let white = one & WHITE != 0 && other & BLACK != 0;
    let black = one & BLACK != 0 && other & WHITE != 0;
    (white != black).then_some(if white { Colour::White } else { Colour::Black })
}

/// White to the first if he had less.
fn less(one: i32, other: i32) -> Option<Colour> {
    match one.cmp(&other) {
        core::cmp::Ordering::Less => Some(Colour::White),
        core::cmp::Ordering::Greater => Some(Colour::Black),
        core::cmp::Ordering::Equal => None,
    }
}

/// What a rule does, in words.
pub(super) const fn words(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::Limits => "only these colours keep the limits of both",
        ColourRule::Run(_) => "the other way somebody would have one colour too often in a row",
        ColourRule::Difference(_) => "the other way somebody's colours would differ too much",
        ColourRule::Equalise => "White goes to the one who had it less often than Black",
        ColourRule::FewerWhites => "White goes to the one who had it less often",
        ColourRule::Alternate => "both alternate",
        ColourRule::CompareLast => "White goes to the one who had Black in his last game",
        ColourRule::CompareBack => {
            "compared backwards, White goes to the one who had Black where they first differ"
        }
        ColourRule::HigherAlternates => "the higher in the classification alternates",
        ColourRule::HigherDue => "the higher in the classification has the colour due to him",
        ColourRule::HigherWhite => "the higher in the classification has White",
        ColourRule::Lot => "colours by lot",
    }
}
