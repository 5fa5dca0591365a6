//! The counts of moves without progress, all running at once.

use article::Article;
use draughts::{AnyPosition, Colour, Move, Rank};
use rulebook::law::{Army, Balance, DrawRule, Road, Stir, Whose};

/// More rules than any edition has for one game.
const RULES_MAX: usize = 12;

/// How many moves each side has made under each rule.
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
}

/// What a rule needs to know of a position.
struct Forces {
    white: Army,
    black: Army,
}

impl Counters {
    /// The counts at the start of a game.
    #[must_use]
    pub fn begin(position: &AnyPosition, rules: &[DrawRule]) -> Self {
        let mut counters = Self::default();
        let forces = Forces::of(position);
        for (slot, rule) in counters.0.iter_mut().zip(rules) {
            *slot = rule_holds(rule, position, &forces).then_some([0; 2]);
        }
        counters
    }

    /// The counts after a move.
    #[must_use]
    pub fn after(&self, before: &AnyPosition, played: &Move, after: &AnyPosition, rules: &[DrawRule]) -> Self {
        let man = before.piece(played.from()).is_some_and(|piece| piece.rank == Rank::Man);
        let change = played.is_capture() || played.crowns();
        let stirred = |stir| match stir {
            Stir::Balance => change,
            Stir::ManMove => man || change,
        };
        self.next(before.turn(), stirred, after, rules)
    }

    /// The counts after something that was no legal move: all begin anew.
    #[must_use]
    pub fn next(
        &self,
        mover: Colour,
        stirred: impl Fn(Stir) -> bool,
        after: &AnyPosition,
        rules: &[DrawRule],
    ) -> Self {
        let forces = Forces::of(after);
        let mut counters = Self::default();
        for ((slot, earlier), rule) in counters.0.iter_mut().zip(self.0).zip(rules) {
            if !rule_holds(rule, after, &forces) {
                continue;
            }
            *slot = Some([0; 2]);
            if let (Some(mut made), false) = (earlier, stirred(rule.stir)) {
                let own = &mut made[index(mover)];
                *own = own.saturating_add(1);
                *slot = Some(made);
            }
        }
        counters
    }

    /// Every count that runs.
    #[must_use]
    pub fn running(&self, position: &AnyPosition, rules: &[DrawRule]) -> Vec<Count> {
        let forces = Forces::of(position);
        let running = rules.iter().zip(self.0).filter_map(|(rule, made)| Some((rule, made?)));
        running.map(|(rule, made)| count(rule, made, &forces)).collect()
    }

    /// The first rule whose count is complete.
    #[must_use]
    pub fn complete(&self, position: &AnyPosition, rules: &[DrawRule]) -> Option<Count> {
        if self.0.iter().flatten().all(|made| made[0] < 5 && made[1] < 5) {
            return None;
        }
        let forces = Forces::of(position);
        let active = |by: Article| {
            let over = rules.iter().zip(self.0).filter(|(_, made)| made.is_some());
            over.filter_map(|(rule, _)| rule.overrides).any(|overridden| overridden == by)
        };
        let running = rules.iter().zip(self.0).filter_map(|(rule, made)| Some((rule, made?)));
        running
            .filter(|(rule, _)| !active(rule.by))
            .filter(|(rule, _)| rule.road != Road::StrongerHolds || forces.stronger_holds(position))
            .map(|(rule, made)| count(rule, made, &forces))
            .find(|count| count.made >= count.of)
    }

    /// Whether a rule that is not played on without increment speaks of this position.
    #[must_use]
    pub fn at_once(&self, position: &AnyPosition, rules: &[DrawRule]) -> bool {
        let forces = Forces::of(position);
        rules.iter().any(|rule| rule.at_once && rule_holds(rule, position, &forces))
    }
}

impl Forces {
    fn of(position: &AnyPosition) -> Self {
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
    fn stronger(&self) -> Option<Colour> {
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
        Balance::ThreeKingsOrMore => Colour::ALL.into_iter().any(|side| {
            forces.army(side).kings >= 3 && forces.army(side.other()) == Army::new(1, 0)
        }),
        Balance::Against(stronger, weaker) => Colour::ALL.into_iter().any(|side| {
            stronger.contains(&forces.army(side)) && weaker.contains(&forces.army(side.other()))
        }),
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
    let made = whose.map_or_else(|| made[0].min(made[1]), |side| made[index(side)]);
    Count { by: rule.by, made, of: rule.moves, whose }
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
