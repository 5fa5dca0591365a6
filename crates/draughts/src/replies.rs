//! The replies to all quiet moves at once.
//!
//! A quiet move of a man changes what the opponent can do only around the two squares it leaves and enters. So what
//! the opponent could do if the turn were passed is worked out once, and what each move changes in it follows for
//! sets of moves: after which of them nothing can be captured, and which of them offer what. They are counted as
//! sets, or shown with the replies they force.

use crate::Variant;
use crate::count::count;
use crate::geometry::{Geometry, across, back, each_way, union};
use crate::side::Side;
use crate::view::View;

/// What the opponent could do if the turn were passed: nothing but quiet moves.
pub(crate) struct Passed {
    empty: u64,
    /// How many quiet moves.
    quiet: u64,
    /// For each direction, the squares next to an enemy man.
    beside: [u64; 4],
    /// Those of them where a man could be jumped: the square behind is free.
    exposed: [u64; 4],
    /// For each direction, the squares next to an own man next to an enemy man: free, they would let it be jumped.
    behind: [u64; 4],
    /// The squares from which a capture may go on.
    onward: u64,
    /// Those of them from which it may go on in more than one way, or by more than one piece.
    forks: u64,
}

/// The quiet moves in one direction, sorted by the replies. A set of moves is the set of squares they go to.
struct Sorted {
    /// Those that offer nothing.
    safe: u64,
    /// Those that offer the man itself to one ahead, which can land where it came from.
    met: u64,
    /// Those that offer it to one at its side, by the direction in which that one would jump: left and right.
    beside: [u64; 2],
    /// Those that uncover another man, by the direction in which it would be jumped: ahead, left and right.
    uncovering: [u64; 3],
    /// Those that may offer two or more pieces to one man.
    longer: u64,
    /// Those of them that may have another number of replies than they offer men.
    uneven: u64,
}

/// Which man a move offers.
enum Offered {
    Itself,
    Uncovered,
}

/// Somebody to whom all quiet moves are shown, each with what it leads to.
pub(crate) trait Forecast<V, S: Side> {
    /// There are no kings and nothing can be captured.
    fn quiet(&mut self, next: View<V, S::Other>);
    /// There are no kings and something must be captured.
    fn captures(&mut self, next: View<V, S::Other>);
    /// The man was crowned.
    fn crowned(&mut self, next: View<V, S::Other>);
    /// One of the captures that the move allows, shown in its stead, has been made.
    fn exchange(&mut self, next: View<V, S>);
}

impl<V: Variant, S: Side> View<V, S> {
    /// Where enemy men are crowned in passing and may fly on.
    const FLIGHTS: u64 = if Self::MAY_FLY { View::<V, S::Other>::KING_ROW } else { 0 };

    /// What the opponent could do if the turn were passed, where there are no kings and nothing can be captured now;
    /// `None` if the opponent could capture.
    #[inline(always)]
    pub(crate) fn passed(self) -> Option<Passed> {
        let step = Geometry::<V>::step;
        let (own, empty) = (self.own, self.empty());
        let beside = each_way(|direction| step(self.enemy, direction));
        let if_captures = |direction, squares| {
            if View::<V, S::Other>::man_captures_in(direction) { squares } else { 0 }
        };
        let exposed =
            each_way(|direction| if_captures(direction, beside[direction] & step(empty, back(direction))));
        if own & union(exposed) != 0 {
            return None;
        }
        let behind = each_way(|direction| if_captures(direction, step(own & beside[direction], direction)));
        let hops = each_way(|direction| {
            let back = back(direction);
            if_captures(direction, step(own & step(empty, back), back))
        });
        let onward = union(hops) | Self::FLIGHTS;
        let forks = View::<V, S::Other>::forks(&hops) | Self::FLIGHTS;
        let [left, right] = View::<V, S::Other>::FORWARD;
        let quiet = count(beside[left] & empty) + count(beside[right] & empty);
        Some(Passed { empty, quiet, beside, exposed, behind, onward, forks })
    }

    /// The number of replies to all moves.
    #[inline(always)]
    pub(crate) fn count_replies(self, passed: &Passed) -> u64 {
        let [left, right] = Self::FORWARD;
        self.count_replies_to(left, passed) + self.count_replies_to(right, passed)
    }

    /// Shows all moves.
    #[inline(always)]
    pub(crate) fn forecast<F: Forecast<V, S>>(self, passed: &Passed, mut shown: F) -> F {
        let [left, right] = Self::FORWARD;
        self.forecast_to(left, passed, &mut shown);
        self.forecast_to(right, passed, &mut shown);
        shown
    }

    #[inline(always)]
    fn sorted(self, ahead: usize, passed: &Passed) -> Sorted {
        let step = Geometry::<V>::step;
        let moves = step(self.own, ahead) & passed.empty;
        let [left, right] = across(ahead);
        let met = moves & passed.beside[back(ahead)];
        let (from_left, from_right) = (moves & passed.exposed[left], moves & passed.exposed[right]);
        let uncovering = |side: usize| moves & step(passed.behind[side], ahead);
        let uncovering = [uncovering(ahead), uncovering(left), uncovering(right)];
        let uncovers = uncovering[0] | uncovering[1] | uncovering[2];
        // Captures that go on: as they would have before, or over the man that uncovered another one.
        let onward = step(passed.onward, ahead);
        let over = step(passed.empty, back(ahead));
        let aside = |landings| from_left & step(landings, right) | from_right & step(landings, left);
        let longer = aside(passed.onward) | met & onward | uncovers & (onward | over);
        // Where any capture may be chosen, one that goes on in one way, by one piece, is one reply as a short one is.
        let uneven = if Self::MAJORITY {
            longer
        } else {
            aside(passed.forks)
                | (met | uncovers) & step(passed.forks, ahead)
                | uncovers & over & (onward | step(passed.onward, back(ahead)))
        };
        let safe = moves & !(met | from_left | from_right | uncovers);
        Sorted { safe, met, beside: [from_left, from_right], uncovering, longer, uneven }
    }

    /// The number of replies to all moves in one direction.
    #[inline(always)]
    fn count_replies_to(self, ahead: usize, passed: &Passed) -> u64 {
        let Sorted { safe, met, beside, uncovering, uneven, .. } = self.sorted(ahead, passed);
        // An enemy man is never on both sides of a free square that both expose.
        let singles = [met, beside[0] | beside[1], uncovering[0], uncovering[1], uncovering[2]];
        let captures: u64 = singles.into_iter().map(|offers| count(offers & !uneven)).sum();

        // Enemy men that go forward, not towards this move, lose the square it enters and win the one it leaves.
        let [forward, other] = View::<V, S::Other>::FORWARD;
        let beside = passed.beside[if forward == back(ahead) { other } else { forward }];
        let step = Geometry::<V>::step;
        let quiet = passed.quiet * count(safe) + count(safe & step(beside, ahead)) - count(safe & beside);

        let mut replies = captures + quiet;
        self.each_move_to(uneven, ahead, |next| replies += next.count_man_captures());
        replies
    }

    /// Shows all moves in one direction.
    #[inline(always)]
    fn forecast_to(self, ahead: usize, passed: &Passed, shown: &mut impl Forecast<V, S>) {
        let Sorted { safe, met, beside, uncovering, longer, .. } = self.sorted(ahead, passed);
        let [left, right] = across(ahead);
        let row = Self::KING_ROW;
        self.each_move_to(safe & !row, ahead, |next| shown.quiet(next));
        self.each_move_to(longer & !row, ahead, |next| shown.captures(next));
        let short = !(longer | row);
        self.each_exchange(met & short, ahead, back(ahead), Offered::Itself, shown);
        self.each_exchange(beside[0] & short, ahead, left, Offered::Itself, shown);
        self.each_exchange(beside[1] & short, ahead, right, Offered::Itself, shown);
        self.each_exchange(uncovering[0] & short, ahead, ahead, Offered::Uncovered, shown);
        self.each_exchange(uncovering[1] & short, ahead, left, Offered::Uncovered, shown);
        self.each_exchange(uncovering[2] & short, ahead, right, Offered::Uncovered, shown);
        let mut crowned = Geometry::<V>::step(self.own, ahead) & passed.empty & row;
        while crowned != 0 {
            let to = crowned & crowned.wrapping_neg();
            crowned ^= to;
            shown.crowned(self.after_crowned(Geometry::<V>::step(to, back(ahead)), to));
        }
    }

    /// Shows what these moves in one direction lead to.
    #[inline(always)]
    fn each_move_to(self, mut moves: u64, ahead: usize, mut show: impl FnMut(View<V, S::Other>)) {
        while moves != 0 {
            let to = moves & moves.wrapping_neg();
            moves ^= to;
            show(self.after_man(Geometry::<V>::step(to, back(ahead)), to));
        }
    }

    /// Shows what these moves lead to with the capture they offer, by a jump in this direction.
    #[inline(always)]
    fn each_exchange(
        self,
        mut moves: u64,
        ahead: usize,
        by: usize,
        offered: Offered,
        shown: &mut impl Forecast<V, S>,
    ) {
        let step = Geometry::<V>::step;
        while moves != 0 {
            let to = moves & moves.wrapping_neg();
            moves ^= to;
            let from = step(to, back(ahead));
            let captured = match offered {
                Offered::Itself => to,
                Offered::Uncovered => step(from, back(by)),
            };
            let (origin, landing) = (step(captured, back(by)), step(captured, by));
            let crowns = landing & View::<V, S::Other>::KING_ROW != 0;
            shown.exchange(self.after_man(from, to).after_man_captures(origin, landing, captured, crowns));
        }
    }
}
