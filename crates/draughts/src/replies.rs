//! Counting the replies to all quiet moves at once.
//!
//! A quiet move of a man changes what the opponent can do only around the two squares it leaves and enters. So what
//! the opponent could do if the turn were passed is worked out once, and what each move changes in it is added for
//! sets of moves. Only moves that offer a capture of two or more pieces are played.

use crate::Variant;
use crate::count::count;
use crate::geometry::{Geometry, across, back};
use crate::rules::Promotion;
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
}

impl<V: Variant, S: Side> View<V, S> {
    /// What the opponent could do if the turn were passed, where there are no kings and nothing can be captured now;
    /// `None` if the opponent could capture.
    #[inline(always)]
    pub(crate) fn passed(self) -> Option<Passed> {
        let step = Geometry::<V>::step;
        let (own, empty) = (self.own, self.empty());
        let beside = [0, 1, 2, 3].map(|direction| step(self.enemy, direction));
        let if_captures = |direction, squares| {
            if View::<V, S::Other>::man_captures_in(direction) { squares } else { 0 }
        };
        let exposed = [0, 1, 2, 3]
            .map(|direction| if_captures(direction, beside[direction] & step(empty, back(direction))));
        if own & (exposed[0] | exposed[1] | exposed[2] | exposed[3]) != 0 {
            return None;
        }
        let behind =
            [0, 1, 2, 3].map(|direction| if_captures(direction, step(own & beside[direction], direction)));
        let hops = [0, 1, 2, 3].map(|direction| {
            let back = back(direction);
            if_captures(direction, step(own & step(empty, back), back))
        });
        // A man crowned in passing may fly on.
        let flights = match V::RULES.promotion.value {
            Promotion::InPassing => View::<V, S::Other>::KING_ROW,
            Promotion::AtRest | Promotion::EndsTheMove => 0,
        };
        let onward = hops[0] | hops[1] | hops[2] | hops[3] | flights;
        let [left, right] = View::<V, S::Other>::FORWARD;
        let quiet = count(beside[left] & empty) + count(beside[right] & empty);
        Some(Passed { empty, quiet, beside, exposed, behind, onward })
    }

    /// The number of replies to all moves.
    #[inline(always)]
    pub(crate) fn count_replies(self, passed: &Passed) -> u64 {
        let [left, right] = Self::FORWARD;
        self.count_replies_to(left, passed) + self.count_replies_to(right, passed)
    }

    /// The number of replies to all moves in one direction. A set of moves is the set of squares they go to.
    #[inline(always)]
    fn count_replies_to(self, ahead: usize, passed: &Passed) -> u64 {
        let step = Geometry::<V>::step;
        let moves = step(self.own, ahead) & passed.empty;
        let [left, right] = across(ahead);

        // The man itself is offered: to an enemy man ahead, which can land where it came from, or to one at its side.
        let met = moves & passed.beside[back(ahead)];
        let [from_left, from_right] = [left, right].map(|side| moves & passed.exposed[side]);
        // The man uncovers another one.
        let uncovering = [ahead, left, right].map(|side| moves & step(passed.behind[side], ahead));
        let uncovers = uncovering[0] | uncovering[1] | uncovering[2];

        // Captures that go on: as they would have before, or over the man that uncovered another one.
        let onward = step(passed.onward, ahead);
        let longer = met & onward
            | from_left & step(passed.onward, right)
            | from_right & step(passed.onward, left)
            | uncovers & (onward | step(passed.empty, back(ahead)));
        // An enemy man is never on both sides of a free square that both expose.
        let singles = [met, from_left | from_right, uncovering[0], uncovering[1], uncovering[2]];
        let captures: u64 = singles.into_iter().map(|offers| count(offers & !longer)).sum();

        // Enemy men that go forward, not towards this move, lose the square it enters and win the one it leaves.
        let [forward, other] = View::<V, S::Other>::FORWARD;
        let beside = passed.beside[if forward == back(ahead) { other } else { forward }];
        let safe = moves & !(met | from_left | from_right | uncovers);
        let quiet = passed.quiet * count(safe) + count(safe & step(beside, ahead)) - count(safe & beside);

        captures + quiet + self.count_longer(longer, ahead)
    }

    /// The number of replies to moves that offer captures of two or more pieces, counted one by one.
    #[inline(always)]
    fn count_longer(self, mut moves: u64, ahead: usize) -> u64 {
        let mut replies = 0;
        while moves != 0 {
            let to = moves & moves.wrapping_neg();
            moves ^= to;
            replies += self.after_man(Geometry::<V>::step(to, back(ahead)), to).count_man_captures();
        }
        replies
    }
}
