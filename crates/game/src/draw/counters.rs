//! The counts of moves without progress, all running at once.

use article::Article;
use draughts::{AnyPosition, Colour, Move, Rank};
use rulebook::law::{Army, Balance, DrawRule, Escape, Road, Stir, Whose};

/// More rules than any edition has for one game.
const RULES_MAX: usize = 12;
/// No rule draws a game in fewer moves.
const LEAST: u16 = 5;

/// How many moves each side has made under each rule that speaks of the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters([Option<[u16; 2]>; RULES_MAX]);

/// A count that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The article.
    pub by: Article,
    /// Moves made.
    pub made: u16,
    /// Moves that make a draw.
    pub of: u16,
    /// Whose moves are counted; none means those of each side.
    pub whose: Option<Colour>,
    /// What saves the game from the draw.
    pub escape: Escape,
}

/// What a rule needs to know of a position.
pub(super) struct Forces {
    white: Army,
    black: Army,
}

impl Counters {
    /// The counts that begin with a position.
    #[must_use]
    pub fn begin(position: &AnyPosition, rules: &[DrawRule]) -> Self {
        let mut counters = Self::default();
        let forces = Forces::of(position);
        for (slot, rule) in counters.0.iter_mut().zip(rules) {
            *slot = rule_holds(rule, position, &forces).then_some([0; 2]);
        }
        counters
    }

    /// The counts after a move. A count begins at the move after the one that brought its position about.
    #[must_use]
    pub fn after(
        &self,
        before: &AnyPosition,
        played: &Move,
        after: &AnyPosition,
        rules: &[DrawRule],
    ) -> Self {
        let mover = index(before.turn());
        let change = played.is_capture() || played.crowns();
        let man = change || before.piece(played.from()).is_some_and(|piece| piece.rank == Rank::Man);
        let forces = Forces::of(after);
        let mut counters = Self::default();
        for ((slot, earlier), rule) in counters.0.iter_mut().zip(&self.0).zip(rules) {
            let stirred = match rule.stir {
                Stir::Balance => change,
                Stir::ManMove => man,
            };
            if rule_holds(rule, after, &forces) {
                let mut made = earlier.filter(|_| !stirred).unwrap_or_default();
                if let (Some(own), Some(_), false) = (made.get_mut(mover), earlier, stirred) {
                    *own = own.saturating_add(1);
                }
                *slot = Some(made);
            }
        }
        counters
    }

    /// Every count that runs.
    #[must_use]
    pub fn running(&self, position: &AnyPosition, rules: &[DrawRule]) -> Vec<Count> {
        self.each(position, rules, &Forces::of(position)).collect()
    }

    /// The first rule whose count is complete: first those that nothing saves from, then those that a won
    /// position does.
    #[must_use]
    pub fn complete(&self, position: &AnyPosition, rules: &[DrawRule]) -> Option<Count> {
        if self.0.iter().flatten().all(|made| made.iter().all(|&moves| moves < LEAST)) {
            return None;
        }
        let forces = Forces::of(position);
        let complete = |escape| {
            self.each(position, rules, &forces)
                .find(move |count| count.escape == escape && count.made >= count.of)
        };
        complete(Escape::Capture).or_else(|| complete(Escape::WonPosition))
    }

    /// Whether the position is one that is not played on without increment.
    #[must_use]
    pub fn at_once(&self, rules: &[DrawRule]) -> bool {
        rules.iter().zip(&self.0).any(|(rule, made)| rule.at_once && made.is_some())
    }

    /// The counts of the rules that apply: their place held where it must be, and no other rule in their stead.
    fn each<'a>(
        self,
        position: &'a AnyPosition,
        rules: &'a [DrawRule],
        forces: &'a Forces,
    ) -> impl Iterator<Item = Count> + 'a {
        let running = move || rules.iter().zip(self.0).filter_map(|(rule, made)| Some((rule, made?)));
        let overridden = move |by: Article| running().any(|(rule, _)| rule.overrides == Some(by));
        running()
            .filter(|(rule, _)| rule.road != Road::StrongerHolds || forces.stronger_holds(position))
            .filter(move |(rule, _)| !overridden(rule.by))
            .map(|(rule, made)| count(rule, made, forces))
    }
}

impl Forces {
    pub(super) fn of(position: &AnyPosition) -> Self {
        let army = |colour| {
            let pieces = position.side(colour);
            let kings = pieces & position.kings();
            Army::new(size(kings.len()), size(pieces.len() - kings.len()))
        };
        Self { white: army(Colour::White), black: army(Colour::Black) }
    }

    const fn army(&self, colour: Colour) -> Army {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The side with more pieces, or with more kings among as many.
    pub(super) fn stronger(&self) -> Option<Colour> {
        let weight = |army: Army| (army.pieces(), army.kings);
        match weight(self.white).cmp(&weight(self.black)) {
            core::cmp::Ordering::Greater => Some(Colour::White),
            core::cmp::Ordering::Less => Some(Colour::Black),
            core::cmp::Ordering::Equal => None,
        }
    }

    fn stronger_holds(&self, position: &AnyPosition) -> bool {
        let Some(stronger) = self.stronger() else { return false };
        on_road(position, stronger)
    }
}

fn rule_holds(rule: &DrawRule, position: &AnyPosition, forces: &Forces) -> bool {
    let total = forces.white.pieces() + forces.black.pieces();
    let within = |least, most| (least..=most).contains(&total);
    let balance = match rule.balance {
        Balance::Any => true,
        Balance::Pieces(least, most) => within(least, most),
        Balance::PiecesWithKings(least, most) => {
            within(least, most) && forces.white.kings > 0 && forces.black.kings > 0
        }
        Balance::ThreeKingsOrMore => Colour::ALL
            .into_iter()
            .any(|side| forces.army(side).kings >= 3 && forces.army(side.other()) == Army::new(1, 0)),
        Balance::Against(stronger, weaker) => Colour::ALL
            .into_iter()
            .any(|side| stronger.contains(&forces.army(side)) && weaker.contains(&forces.army(side.other()))),
    };
    balance
        && match rule.road {
            Road::Anywhere | Road::StrongerHolds => true,
            Road::LoneKingHolds => lone_king_holds(position, forces),
            Road::LoneKingAloneHolds => {
                lone_king_holds(position, forces)
                    && forces.stronger().is_some_and(|stronger| !on_road(position, stronger))
            }
        }
}

fn lone_king_holds(position: &AnyPosition, forces: &Forces) -> bool {
    forces.stronger().is_some_and(|stronger| on_road(position, stronger.other()))
}

fn on_road(position: &AnyPosition, side: Colour) -> bool {
    let board = position.rules().board.value;
    position.side(side).into_iter().any(|square| board.is_main_road(square))
}

fn count(rule: &DrawRule, made: [u16; 2], forces: &Forces) -> Count {
    let whose = match rule.whose {
        Whose::Stronger => forces.stronger(),
        Whose::Each => None,
    };
    let [white, black] = made;
    let made = match whose {
        Some(Colour::White) => white,
        Some(Colour::Black) => black,
        None => white.min(black),
    };
    Count { by: rule.by, made, of: rule.moves, whose, escape: rule.escape }
}

const fn index(side: Colour) -> usize {
    match side {
        Colour::White => 0,
        Colour::Black => 1,
    }
}

fn size(pieces: usize) -> u8 {
    u8::try_from(pieces).unwrap_or(u8::MAX)
}
