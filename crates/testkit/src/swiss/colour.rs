//! Who of a pair has White, by the book.

use draughts::Colour;

use super::limit::{Limit, difference, whites};
use super::lots::Lots;
use super::renju::due;
use super::{Ask, Book, System};

/// The colours of two who meet: the higher in the classification and the other.
pub(super) struct Couple<'a> {
    pub(super) high: &'a [Colour],
    pub(super) low: &'a [Colour],
}

/// The colour of the higher player. The limit is the one that the pairs of the round had to keep.
pub(super) fn of_higher(ask: &Ask, couple: &Couple<'_>, limit: Limit, lots: &mut Lots) -> Colour {
    let decided = match ask.book {
        Book::Ru22 => ru22(couple),
        Book::RuCodex => ru_codex(couple),
        // III.swiss.9.14.d in the median system; III.swiss.7 in the general text: equal conditions by lot.
        Book::Ua24 if ask.system == System::MedianSolkoff => {
            ua24(couple, limit).or_else(|| couple.high_alternates())
        }
        Book::Ua24 => ua24(couple, limit),
        Book::RuRenju if ask.system == System::RenjuRating => renju_rating(couple),
        Book::RuRenju => renju_lot(couple, ask.round),
    };
    decided.unwrap_or_else(|| if lots.below(2) == 0 { Colour::White } else { Colour::Black })
}

/// 5.4.10.2.c as read: no fourth in a row, equalise, alternate, the higher alternates, lot.
fn ru22(couple: &Couple<'_>) -> Option<Colour> {
    couple
        .keep(Limit::Row(4))
        .or_else(|| couple.equalise())
        .or_else(|| couple.alternate())
        .or_else(|| couple.high_alternates())
}

/// 3.18.2.c and 3.18.2.e: no fourth in a row, fewer Whites, backwards game by game, the higher has White.
fn ru_codex(couple: &Couple<'_>) -> Option<Colour> {
    couple
        .keep(Limit::Row(4))
        .or_else(|| couple.fewer_whites())
        .or_else(|| couple.backwards())
        .or(Some(Colour::White))
}

/// III.swiss.3 and III.swiss.9.14: the limit, a difference of one, no third in a row, then a, b and c.
fn ua24(couple: &Couple<'_>, limit: Limit) -> Option<Colour> {
    couple
        .keep(limit)
        .or_else(|| couple.keep(Limit::Difference(1)))
        .or_else(|| couple.keep(Limit::Row(3)))
        .or_else(|| couple.fewer_whites())
        .or_else(|| couple.backwards())
}

/// 5.3.14.2: the limits, as equal as possible, alternating; then the higher has what he is due.
fn renju_rating(couple: &Couple<'_>) -> Option<Colour> {
    couple
        .keep(Limit::RowOrMore)
        .or_else(|| couple.equalise())
        .or_else(|| couple.alternate())
        .or_else(|| due(couple.high))
}

/// 5.3.14.2 and 5.3.16.1.2: the limits; even rounds equalise, odd rounds alternate; then the history.
fn renju_lot(couple: &Couple<'_>, round: u16) -> Option<Colour> {
    let limited = couple.keep(Limit::RowOrMore);
    let aims = if round % 2 == 0 {
        couple.equalise().or_else(|| couple.alternate())
    } else {
        couple.alternate().or_else(|| couple.equalise())
    };
    limited.or(aims).or_else(|| couple.backwards())
}

impl Couple<'_> {
    /// If only one way keeps a limit, that way.
    fn keep(&self, limit: Limit) -> Option<Colour> {
        match (limit.both_keep(self.high, self.low), limit.both_keep(self.low, self.high)) {
            (true, false) => Some(Colour::White),
            (false, true) => Some(Colour::Black),
            _ => None,
        }
    }

    /// Black to who had White more often than the other.
    fn equalise(&self) -> Option<Colour> {
        less(difference(self.high), difference(self.low))
    }

    /// White to who had it less often.
    fn fewer_whites(&self) -> Option<Colour> {
        less(whites(self.high), whites(self.low))
    }

    /// Each the opposite of his last, if that goes together.
    fn alternate(&self) -> Option<Colour> {
        match (self.high.last(), self.low.last()) {
            (Some(high), Some(low)) if high == low => None,
            (Some(high), _) => Some(high.other()),
            (None, low) => low.copied(),
        }
    }

    /// Where the colours differ the last time, each gets the opposite of what he had there.
    fn backwards(&self) -> Option<Colour> {
        let games = self.high.iter().rev().zip(self.low.iter().rev());
        let mut different = games.filter(|(high, low)| high != low);
        different.next().map(|(high, _)| high.other())
    }

    /// The higher gets the opposite of his last.
    fn high_alternates(&self) -> Option<Colour> {
        self.high.last().map(|last| last.other())
    }
}

/// White to the higher if his count is less, Black if it is more.
fn less(high: i32, low: i32) -> Option<Colour> {
    match high.cmp(&low) {
        std::cmp::Ordering::Less => Some(Colour::White),
        std::cmp::Ordering::Greater => Some(Colour::Black),
        std::cmp::Ordering::Equal => None,
    }
}
