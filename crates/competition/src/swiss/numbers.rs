//! The numbers of a Swiss event, given before the first round and kept to the end.
//!
//! ```
//! use competition::swiss::{Entrant, System, numbers};
//! use rulebook::Edition;
//! let entrant = |rating| Entrant { rating, title: 0 };
//! let entrants = [entrant(None), entrant(Some(2100)), entrant(Some(2200))];
//! let (order, by) = numbers(Edition::Ru22, System::Individual, &entrants, 1).unwrap();
//! assert_eq!((order, by.name()), (vec![2, 1, 0], "RU22:5.4.10.5.1"));
//! ```

use core::cmp::Reverse;

use article::Article;
use rulebook::law::event::Numbering;
use rulebook::{Edition, Lots, event_law};

use super::System;

/// What numbers are given by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The rating, if ratings are used and there is one.
    pub rating: Option<u16>,
    /// The rank of the title or category, the higher the better.
    pub title: u8,
}

/// The places of the entrants in the order of their numbers, and the article that says so; nothing if the edition
/// does not know the system. All are shuffled by the lots of the seed first, so that lots decide among equals.
#[must_use]
pub fn numbers(
    edition: Edition,
    system: System,
    entrants: &[Entrant],
    seed: u64,
) -> Option<(Vec<usize>, Article)> {
    let rule = event_law(edition).swiss.page(system)?.numbers;
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    let mut lots = Lots::new(seed);
    for last in (1..order.len()).rev() {
        order.swap(last, lots.below(last as u64 + 1) as usize);
    }
    match rule.value {
        Numbering::Lot => {}
        Numbering::Rating => order.sort_by_key(|&i| Reverse(entrants[i].rating)),
        Numbering::RatingThenTitle => {
            order.sort_by_key(|&i| Reverse((entrants[i].rating, entrants[i].title)));
        }
    }
    Some((order, rule.by))
}
