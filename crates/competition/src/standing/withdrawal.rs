//! What the table becomes when somebody leaves.

use std::sync::Arc;

use article::Article;
use rulebook::Mark;
use rulebook::law::event::{Format, Played, Unfinished, WithdrawalLaw};

use crate::{Cell, No, Table};

/// A table with those who left, as it is shown and as it counts: one and the same as long as nobody did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// As it is shown.
    pub shown: Arc<Table>,
    /// As it counts for places.
    pub places: Arc<Table>,
    /// As it counts for ratings, where only games that were played do.
    pub ratings: Arc<Table>,
    /// Those who left.
    pub leavers: Vec<Leaver>,
    /// Games that were begun and are to be adjudicated.
    pub adjudicate: Vec<Open>,
}

/// Somebody who left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaver {
    /// Who.
    pub no: No,
    /// How many games he played, unfinished ones included.
    pub played: usize,
    /// Whether he keeps a place.
    pub counts: Counts,
    /// The article.
    pub by: Article,
}

/// Whether somebody who left keeps a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// He is ranked with the others.
    Ranked,
    /// He has no place, and games against him count for nobody's.
    Out,
}

/// A game that was begun and not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Who left.
    pub leaver: No,
    /// Against whom.
    pub opponent: No,
    /// In which round, from 1.
    pub round: u16,
    /// The article by which it is adjudicated.
    pub by: Article,
}

/// Settles the games of those who left by the law, in an event of so many games for everybody.
///
/// A pair of a round after somebody left was not played; a pair without a result of a round before was begun and not
/// finished.
#[must_use]
pub fn settle(table: Table, law: &WithdrawalLaw, format: Format, games: u16) -> Settled {
    let leavers: Vec<Leaver> =
        table.numbers().filter_map(|no| leaver(&table, no, law, format, games)).collect();
    let table = Arc::new(table);
    let mut settled = Settled {
        shown: table.clone(),
        places: table.clone(),
        ratings: table.clone(),
        leavers,
        adjudicate: Vec::new(),
    };
    // Who is out is settled last: a game against him counts for nobody, whoever else left.
    for counts in [Counts::Ranked, Counts::Out] {
        let these: Vec<Leaver> =
            settled.leavers.iter().copied().filter(|each| each.counts == counts).collect();
        for leaver in these {
            settled.leave(&table, leaver, law, format);
        }
    }
    settled
}

impl Settled {
    /// Those who have no place.
    pub fn out(&self) -> impl Iterator<Item = No> {
        self.leavers.iter().filter(|leaver| leaver.counts == Counts::Out).map(|leaver| leaver.no)
    }

    fn leave(&mut self, table: &Table, leaver: Leaver, law: &WithdrawalLaw, format: Format) {
        let unfinished = if format == Format::Swiss { law.swiss_unfinished } else { law.unfinished.value };
        for (round, cell) in table.cells(leaver.no).iter().enumerate() {
            let Some(opponent) = cell.opponent else { continue };
            let game = (round, leaver.no, opponent);
            match (state(table, leaver.no, round, cell), leaver.counts) {
                (State::Played | State::Forfeited, Counts::Ranked) => {}
                (State::Begun, _) if unfinished == Unfinished::Adjudicated => {
                    let by = law.unfinished.by;
                    self.adjudicate.push(Open { leaver: leaver.no, opponent, round: round as u16 + 1, by });
                    self.drop_if_out(game, leaver, law);
                }
                (State::Begun, _) => {
                    self.mark_all(game, Some(Mark::Loss), Some(Mark::Win));
                    self.drop_if_out(game, leaver, law);
                }
                (State::Unplayed, Counts::Ranked) if format == Format::RoundRobin => {
                    let both = gone(table, opponent).is_some_and(|stop| round >= stop);
                    let reply = if both { Mark::Minus } else { Mark::Plus };
                    self.mark_all(game, Some(Mark::Minus), Some(reply));
                }
                (State::Unplayed, Counts::Ranked) => {}
                (State::Unplayed, Counts::Out) => {
                    self.mark_all(game, Some(Mark::Minus), Some(Mark::Minus));
                    self.drop_if_out(game, leaver, law);
                }
                (State::Played | State::Forfeited, Counts::Out) => self.drop_if_out(game, leaver, law),
            }
        }
    }

    /// A game against somebody who is out counts for no place, and where it is annulled for nothing at all.
    fn drop_if_out(&mut self, game: (usize, No, No), leaver: Leaver, law: &WithdrawalLaw) {
        if leaver.counts == Counts::Ranked {
            return;
        }
        mark(&mut self.places, game, None, None);
        if law.early.played == Played::Annulled {
            mark(&mut self.shown, game, None, None);
            mark(&mut self.ratings, game, None, None);
        }
    }

    fn mark_all(&mut self, game: (usize, No, No), own: Option<Mark>, reply: Option<Mark>) {
        for table in [&mut self.shown, &mut self.places, &mut self.ratings] {
            mark(table, game, own, reply);
        }
    }
}

/// What there is of a pair of somebody who left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Played,
    /// Not played while he was still there.
    Forfeited,
    Begun,
    Unplayed,
}

fn state(table: &Table, no: No, round: usize, cell: &Cell) -> State {
    let was_there = gone(table, no).is_none_or(|stop| round < stop);
    match (cell.was_played(), cell.mark.is_some(), was_there) {
        (true, ..) => State::Played,
        (false, true, true) => State::Forfeited,
        (false, false, true) => State::Begun,
        (false, _, false) => State::Unplayed,
    }
}

fn leaver(table: &Table, no: No, law: &WithdrawalLaw, format: Format, games: u16) -> Option<Leaver> {
    gone(table, no)?;
    let count = |(round, cell): (usize, &Cell)| {
        cell.opponent.is_some() && matches!(state(table, no, round, cell), State::Played | State::Begun)
    };
    let played = table.cells(no).iter().enumerate().filter(|each| count(*each)).count();
    let (counts, by) = match format {
        Format::RoundRobin if 2 * played < usize::from(games) => (Counts::Out, law.early.by),
        Format::RoundRobin => (Counts::Ranked, law.late),
        Format::Swiss | Format::Other => (Counts::Ranked, law.swiss),
    };
    Some(Leaver { no, played, counts, by })
}

fn gone(table: &Table, no: No) -> Option<usize> {
    table.line(no)?.withdrawn_after.map(usize::from)
}

/// Writes what both have of a game.
fn mark(
    table: &mut Arc<Table>,
    (round, one, other): (usize, No, No),
    own: Option<Mark>,
    reply: Option<Mark>,
) {
    let table = Arc::make_mut(table);
    for (no, opponent, mark) in [(one, other, own), (other, one, reply)] {
        let cell = table.line_mut(no).and_then(|line| line.cells.get_mut(round));
        if let Some(cell) = cell.filter(|cell| cell.opponent == Some(opponent)) {
            cell.mark = mark;
        }
    }
}
