//! Counting the legal moves without listing them.

use crate::Variant;
use crate::chain::Tally;
use crate::geometry::Geometry;
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
        let left = (Geometry::<V>::step(men, left) & empty).count_ones();
        let right = (Geometry::<V>::step(men, right) & empty).count_ones();
        u64::from(left + right)
    }

    #[inline(always)]
    fn count_quiet(self) -> u64 {
        let mut count = self.count_man_moves();
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            count += u64::from(self.king_targets(king).count_ones());
        }
        count
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
        let short = self.short(&self.hops());
        if short.longer != 0 {
            return self.count_list();
        }
        let singles_count = !Self::MAJORITY || short.doubles == 0;
        u64::from(short.doubles + if singles_count { short.singles } else { 0 })
    }

    #[inline(never)]
    fn count_list(self) -> u64 {
        let mut tally = Tally::default();
        self.captures(&mut tally);
        tally.count()
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn can_move(self) -> bool {
        self.can_capture() || self.count_quiet() != 0
    }
}
