//! Counting the legal moves without listing them.

use crate::Variant;
use crate::chain::Tally;
use crate::geometry::{Geometry, onward_directions};
use crate::jumps::Jumps;
use crate::rules::Choice;
use crate::side::Side;
use crate::view::View;

impl<V: Variant, S: Side> View<V, S> {
    pub(crate) const MAJORITY: bool = matches!(V::RULES.choice.value, Choice::Majority);

    /// The number of legal moves.
    #[inline(always)]
    pub(crate) fn count(self) -> u64 {
        if self.own_kings() != 0 {
            self.count_with_kings()
        } else if self.man_can_capture() {
            self.count_man_captures()
        } else {
            self.count_man_moves()
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
    fn count_man_moves(self) -> u64 {
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

    /// Counts when no king captures: one or two jumps for all men at once, longer captures one by one.
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
        if self.captures_many(&jumps) {
            return self.count_list();
        }
        let Jumps { hops, landings, onward } = jumps;
        let singles = || {
            count(landings[0] & !onward)
                + count(landings[1] & !onward)
                + count(landings[2] & !onward)
                + count(landings[3] & !onward)
        };
        if onward == 0 {
            return singles();
        }
        let doubles = |first: usize| {
            let onward = landings[first] & onward;
            if onward == 0 {
                return 0;
            }
            let [ahead, left, right] = onward_directions(first);
            count(onward & hops[ahead]) + count(onward & hops[left]) + count(onward & hops[right])
        };
        let doubles = doubles(0) + doubles(1) + doubles(2) + doubles(3);
        if Self::MAJORITY { doubles } else { singles() + doubles }
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

/// How many squares, in the type in which moves are counted.
#[inline(always)]
pub(crate) fn count(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}
