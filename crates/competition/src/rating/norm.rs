//! What counts for norms and qualification: games that were played, in events where titles are won.

use article::Article;
use rulebook::Points;
use rulebook::law::{Occasion, Scoring};

use crate::{No, Table};

/// What counts of a player's results for norms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Norm {
    /// How many games count.
    pub games: u32,
    /// The points in them.
    pub points: Points,
    /// The rounds that do not count, from 1, each with the article.
    pub left_out: Vec<(u16, Article)>,
}

/// What counts of a player's results for norms in such an event.
#[must_use]
pub fn norm(table: &Table, no: No, scoring: &Scoring, occasion: Occasion) -> Norm {
    let mut norm = Norm { games: 0, points: Points::default(), left_out: Vec::new() };
    for (round, cell) in table.cells(no).iter().enumerate() {
        let Some(mark) = cell.mark else { continue };
        match scoring.counts_for_norms(mark, occasion) {
            Ok(()) => {
                norm.games += 1;
                norm.points = norm.points + table.scale.points(mark);
            }
            Err(by) => norm.left_out.push((round as u16 + 1, by)),
        }
    }
    norm
}
