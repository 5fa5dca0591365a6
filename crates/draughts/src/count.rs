//! Counting the legal moves without listing them.

use crate::Variant;
use crate::chain::Tally;
use crate::geometry::{DOWN_LEFT, DOWN_RIGHT, Geometry, UP_LEFT, UP_RIGHT, back, onward_directions, union};
use crate::jumps::{Hops, Jumps};
use crate::rules::Choice;
use crate::side::Side;
use crate::view::View;

impl<V: Variant, S: Side> View<V, S> {
    pub(crate) const MAJORITY: bool = matches!(V::RULES.choice.value, Choice::Majority);

    /// The number of legal moves.
    #[inline(always)]
    pub(crate) fn count(self) -> u64 {
        if self.own_kings() != 0 {
            return self.count_with_kings();
        }
        let Jumps { landings, onward, .. } = self.jumps();
        let landed = union(landings);
        let crowned = if Self::MAY_FLY { landed & Self::KING_ROW } else { 0 };
        if landed == 0 {
            self.count_man_moves()
        } else if onward | crowned == 0 {
            count(landings[0]) + count(landings[1]) + count(landings[2]) + count(landings[3])
        } else {
            self.count_man_captures()
        }
    }

    #[inline(never)]
    fn count_with_kings(self) -> u64 {
        if self.king_can_capture() {
            self.count_list()
        } else if self.man_can_capture() {
            self.count_man_captures()
        } else {
            self.count_quiet()
        }
    }

    #[inline(always)]
    pub(crate) fn count_man_moves(self) -> u64 {
        let (men, empty) = (self.men(), self.empty());
        let [left, right] = Self::FORWARD;
        count(Geometry::<V>::step(men, left) & empty) + count(Geometry::<V>::step(men, right) & empty)
    }

    #[inline(always)]
    fn count_quiet(self) -> u64 {
        let mut moves = self.count_man_moves();
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            moves += count(self.king_targets(king));
        }
        moves
    }

    /// Counts when no king captures: up to three jumps for all men at once, longer captures one by one.
    #[inline(always)]
    pub(crate) fn count_man_captures(self) -> u64 {
        Self::count_man_captures_of(self.own, self.enemy, self.kings)
    }

    /// As above, out of line; three words travel in registers where a view would not.
    #[inline(never)]
    fn count_man_captures_of(own: u64, enemy: u64, kings: u64) -> u64 {
        Self::new(own, enemy, kings).count_short_captures()
    }

    #[inline(always)]
    fn count_short_captures(self) -> u64 {
        let jumps = self.jumps();
        let Jumps { landings, onward, .. } = jumps;
        let [left, right] = Self::FORWARD;
        let mut found = Found { crowned: [landings[left], landings[right]], ..Found::default() };
        if onward != 0 {
            self.follow::<UP_LEFT>(&jumps, &mut found);
            self.follow::<UP_RIGHT>(&jumps, &mut found);
            self.follow::<DOWN_LEFT>(&jumps, &mut found);
            self.follow::<DOWN_RIGHT>(&jumps, &mut found);
        }
        if found.longer || self.flies_on(found.crowned) {
            return self.count_list();
        }
        let ones = || {
            count(landings[0] & !onward)
                + count(landings[1] & !onward)
                + count(landings[2] & !onward)
                + count(landings[3] & !onward)
        };
        if !Self::MAJORITY {
            ones() + found.twos + found.threes
        } else if found.threes != 0 {
            found.threes
        } else if onward != 0 {
            found.twos
        } else {
            ones()
        }
    }

    /// Finds the captures of two and three pieces that begin in one direction.
    #[inline(always)]
    fn follow<const FIRST: usize>(self, jumps: &Jumps, found: &mut Found) {
        let between = jumps.landings[FIRST] & jumps.onward;
        if between != 0 {
            let [ahead, left, right] = onward_directions(FIRST);
            self.follow_second(FIRST, ahead, between, &jumps.hops, found);
            self.follow_second(FIRST, left, between, &jumps.hops, found);
            self.follow_second(FIRST, right, between, &jumps.hops, found);
        }
    }

    /// Finds those that go on in another direction, given the squares between both jumps.
    #[inline(always)]
    fn follow_second(self, first: usize, second: usize, between: u64, hops: &Hops, found: &mut Found) {
        let landed = Self::land(between & hops[second], second);
        if landed == 0 {
            return;
        }
        for (crowned, forward) in found.crowned.iter_mut().zip(Self::FORWARD) {
            *crowned |= if second == forward { landed } else { 0 };
        }
        let [ahead, left, right] = onward_directions(second);
        let onward = landed & (hops[ahead] | hops[left] | hops[right]);
        found.twos += count(landed & !onward);
        if onward != 0 {
            match Self::count_third(first, second, onward, self.enemy, hops) {
                Some(threes) => found.threes += threes,
                None => found.longer = true,
            }
        }
    }

    /// The number of captures of three pieces, given the squares before the third jump; `None` if there may be longer
    /// ones, in which a jump can depend on the ones before.
    #[inline(never)]
    fn count_third(first: usize, second: usize, between: u64, enemy: u64, hops: &Hops) -> Option<u64> {
        let crowned = if Self::MAY_FLY { Self::KING_ROW } else { 0 };
        let mut threes = 0;
        for third in onward_directions(second) {
            let landed = Self::land(between & hops[third], third);
            let [ahead, left, right] = onward_directions(third);
            // Round to where it began: hops do not know that this square is free.
            let round = if third == back(first) { Geometry::<V>::step(enemy, second) } else { 0 };
            if landed & (hops[ahead] | hops[left] | hops[right] | round | crowned) != 0 {
                return None;
            }
            threes += count(landed);
        }
        Some(threes)
    }

    #[inline(always)]
    fn count_list(self) -> u64 {
        Self::count_list_of(self.own, self.enemy, self.kings)
    }

    #[inline(never)]
    fn count_list_of(own: u64, enemy: u64, kings: u64) -> u64 {
        let mut tally = Tally::default();
        Self::new(own, enemy, kings).captures(&mut tally);
        tally.count()
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn can_move(self) -> bool {
        self.can_capture() || self.count_quiet() != 0
    }
}

/// Captures of two and three pieces.
#[derive(Default)]
struct Found {
    twos: u64,
    threes: u64,
    /// Where men land that jump forward, left and right.
    crowned: [u64; 2],
    /// Whether there may be longer ones.
    longer: bool,
}

/// How many squares, in the type in which moves are counted.
#[inline(always)]
pub(crate) fn count(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}
