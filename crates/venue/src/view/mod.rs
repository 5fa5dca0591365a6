//! What is shown of an event: tables as plain values, in no language and without HTML.
//!
//! Every function is pure: a competition in, a value out. The same values answer programs as JSON and are what pages are
//! made of. Nothing here is private: no birthday, no papers, no sanctions, no reasons that somebody gave in confidence.

mod ballots;
mod card;
mod cross;
mod front;
mod game;
mod pairings;
mod part;
mod players;
mod progress;
mod ratings;
mod sheet;
mod standings;
mod statistics;
mod tally;
mod teams;
#[cfg(test)]
mod tests;
mod views;
mod who;

pub use ballots::{ballot_cell, ballot_head, ballots};
pub use card::{Card, CardRound, card};
pub use cross::{CrossRow, Crosstable, Form, crosstable};
pub use front::{Front, Next, front};
pub use game::{Game, Met};
pub use pairings::{BoardRow, Cause, Free, NameRow, Pairings, SeatRow, Side, Why, by_name, pairings};
pub use part::{Kind, Part, is_last, parts, told};
pub use players::{PlayerRow, Players, players};
pub use progress::{Progress, Step, progress};
pub use ratings::{RatingRow, Ratings, ratings};
pub use sheet::{Columns, Patch, Sheet, Window, patch};
pub use standings::{Above, Criterion, PlaceRow, Places, Sort, Standings, standings};
pub use statistics::{Bar, RoundFigures, Statistics, statistics};
pub use tally::Tally;
pub use teams::{Member, MemberRow, TeamRow, Teams, teams};
pub use views::Views;
pub use who::Who;

use competition::Competition;
use competition::round::Competitor;

/// How many rounds were paired.
fn last(event: &Competition) -> u16 {
    event.stage().rounds().len() as u16
}

/// Whether those who have numbers are teams.
fn is_of_teams(event: &Competition) -> bool {
    let mut numbers = event.stage().numbers();
    numbers.next().is_some_and(|(_, who)| matches!(who, Competitor::Team(_)))
}
