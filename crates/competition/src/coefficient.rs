//! Coefficients that part players with equal points, computed once for a whole table.
//!
//! ```
//! use competition::{Cell, Coefficients, Line, No, Table};
//! use draughts::Colour;
//! use rulebook::law::event::Tiebreak;
//! use rulebook::{Mark, Scale};
//! let mut table = Table::new(Scale::TwoOneZero, vec![Line::default(), Line::default()]);
//! table.line_mut(No(1)).unwrap().cells.push(Cell::game(No(2), Colour::White, Mark::Win));
//! table.line_mut(No(2)).unwrap().cells.push(Cell::game(No(1), Colour::Black, Mark::Loss));
//! let coefficients = Coefficients::of(&table);
//! assert_eq!(coefficients.value(Tiebreak::Buchholz, No(2)).to_string(), "2");
//! ```

use core::ops::Range;
use std::collections::BTreeMap;

use rulebook::law::event::{Partner, Tiebreak};
use rulebook::{Mark, Scale};

use crate::{Exact, No, Table};

/// The numbers from which every coefficient is made.
#[derive(Clone, Debug)]
pub struct Coefficients {
    scale: Scale,
    players: Vec<Player>,
    /// The games of everybody, one player's after the other's.
    meetings: Vec<Meeting>,
}

/// What unplayed games count for coefficients.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unplayed {
    /// Everybody counts with the points of the table; a round without an opponent adds nothing.
    #[default]
    AsInTheTable,
    /// A plus without an opponent is a win against somebody with so many points, and who withdrew counts as if he had
    /// scored the average of his score group in the rounds he missed.
    Virtual(Partner),
}

#[derive(Clone, Debug, Default)]
struct Player {
    /// Where his games stand among those of everybody.
    games: Range<usize>,
    solkoff: Exact,
    wins: u32,
    pluses: u32,
    ratings: i64,
}

/// A game in the eyes of one side.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    /// Nobody where a partner is only thought of.
    opponent: Option<No>,
    mark: Mark,
    /// What the opponent's points count.
    points: Exact,
}

impl Coefficients {
    /// The coefficients of a table as it stands.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self::with(table, Unplayed::AsInTheTable)
    }

    /// The coefficients of a table where unplayed games count so.
    #[must_use]
    pub fn with(table: &Table, unplayed: Unplayed) -> Self {
        let counted = counted(table, unplayed);
        let partner = match unplayed {
            Unplayed::AsInTheTable => None,
            Unplayed::Virtual(partner) => lowest(table, partner),
        };
        let mut meetings = Vec::with_capacity(table.len() * table.rounds());
        let player = |no| Player::new(table, no, &counted, partner, &mut meetings);
        let players = table.numbers().map(player).collect();
        Self { scale: table.scale, players, meetings }
    }

    /// The value of a coefficient; of a series the first one. Criteria that are no numbers of their own, such as the
    /// games among the tied, are zero.
    #[must_use]
    pub fn value(&self, which: Tiebreak, no: No) -> Exact {
        let Some(player) = self.players.get(no.index()).filter(|_| no.0 > 0) else { return Exact::ZERO };
        let (half, two) = (Exact::ratio(1, 2), Exact::from(2));
        match which {
            Tiebreak::SonnebornBerger => self.weighed(player, Exact::ONE, half, Exact::ZERO),
            Tiebreak::SonnebornBergerDouble => self.weighed(player, two, Exact::ONE, Exact::ZERO),
            Tiebreak::Shmulyan => self.weighed(player, Exact::ONE, Exact::ZERO, -Exact::ONE),
            Tiebreak::Riga => self.weighed(player, two, Exact::ratio(3, 2), Exact::ONE),
            Tiebreak::BeatenPoints => self.weighed(player, Exact::ONE, Exact::ZERO, Exact::ZERO),
            Tiebreak::Buchholz => player.solkoff,
            Tiebreak::BuchholzCut1 | Tiebreak::SolkoffTruncatedFull => self.without(player, 1, 0),
            Tiebreak::BuchholzMedian | Tiebreak::BuchholzMedianFull => self.without(player, 1, 1),
            Tiebreak::SolkoffPlus => self.met(player).map(|(opponent, _)| self.solkoff(opponent)).sum(),
            Tiebreak::SolkoffBalyakin => {
                self.met(player).map(|(opponent, game)| game.points * self.solkoff(opponent)).sum()
            }
            Tiebreak::SolkoffBalyakinScored => {
                let scored = |mark| Exact::from(self.scale.points(mark));
                self.met(player).map(|(opponent, game)| scored(game.mark) * self.solkoff(opponent)).sum()
            }
            Tiebreak::Wins => Exact::from(i64::from(player.wins)),
            Tiebreak::WinsAndPluses => Exact::from(i64::from(player.wins) + i64::from(player.pluses)),
            Tiebreak::OpponentsRating => Exact::from(player.ratings),
            Tiebreak::HeadToHead | Tiebreak::ResultsByPlace | Tiebreak::PlayOff => Exact::ZERO,
        }
    }

    /// The values that are compared one after the other; nearly always one.
    #[must_use]
    pub fn values(&self, which: Tiebreak, no: No) -> Vec<Exact> {
        let best = match which {
            Tiebreak::SolkoffTruncatedFull => 0,
            Tiebreak::BuchholzMedianFull => 1,
            single => return vec![self.value(single, no)],
        };
        let Some(player) = self.players.get(no.index()).filter(|_| no.0 > 0) else {
            return vec![Exact::ZERO];
        };
        let sorted = self.sorted(player);
        let end = sorted.len().saturating_sub(best);
        let mut sum = Exact::ZERO;
        let mut series: Vec<Exact> = Vec::with_capacity(end);
        for points in sorted.get(1..end).unwrap_or_default().iter().rev() {
            sum = sum + *points;
            series.push(sum);
        }
        series.reverse();
        if series.is_empty() {
            series.push(Exact::ZERO);
        }
        series
    }

    fn solkoff(&self, no: No) -> Exact {
        self.players.get(no.index()).map_or(Exact::ZERO, |player| player.solkoff)
    }

    fn games(&self, player: &Player) -> &[Meeting] {
        self.meetings.get(player.games.clone()).unwrap_or_default()
    }

    fn met(&self, player: &Player) -> impl Iterator<Item = (No, &Meeting)> {
        self.games(player).iter().filter_map(|game| Some((game.opponent?, game)))
    }

    /// The points of the opponents, the worst first.
    fn sorted(&self, player: &Player) -> Vec<Exact> {
        let mut sorted: Vec<Exact> = self.games(player).iter().map(|game| game.points).collect();
        sorted.sort_unstable();
        sorted
    }

    /// The sum of the opponents' points, weighed by what came of the games.
    fn weighed(&self, player: &Player, won: Exact, drawn: Exact, lost: Exact) -> Exact {
        let games = self.games(player);
        let sum = |marks: [Mark; 2]| -> Exact {
            games.iter().filter(|game| marks.contains(&game.mark)).map(|game| game.points).sum()
        };
        won * sum([Mark::Win, Mark::Plus])
            + drawn * sum([Mark::Draw, Mark::Draw])
            + lost * sum([Mark::Loss, Mark::Minus])
    }

    /// The sum of the opponents' points without so many of the worst and of the best.
    fn without(&self, player: &Player, worst: usize, best: usize) -> Exact {
        let sorted = self.sorted(player);
        let end = sorted.len().saturating_sub(best);
        sorted.get(worst..end).unwrap_or_default().iter().copied().sum()
    }
}

impl Player {
    fn new(
        table: &Table,
        no: No,
        counted: &[Exact],
        partner: Option<Exact>,
        meetings: &mut Vec<Meeting>,
    ) -> Self {
        let first = meetings.len();
        let mut player = Self::default();
        for cell in table.cells(no) {
            let Some(mark) = cell.mark else { continue };
            player.wins += u32::from(mark == Mark::Win);
            player.pluses += u32::from(mark == Mark::Plus);
            let points = match cell.opponent {
                Some(opponent) => counted.get(opponent.index()).copied().filter(|_| opponent.0 > 0),
                None => partner.filter(|_| mark == Mark::Plus),
            };
            let Some(points) = points else { continue };
            let rating = cell.opponent.and_then(|opponent| table.line(opponent)?.rating);
            player.ratings += rating.map_or(0, i64::from);
            player.solkoff = player.solkoff + points;
            meetings.push(Meeting { opponent: cell.opponent, mark, points });
        }
        player.games = first..meetings.len();
        player
    }
}

/// What everybody's points count for those who met him.
fn counted(table: &Table, unplayed: Unplayed) -> Vec<Exact> {
    let points = |no| Exact::from(table.points(no));
    let mut counted: Vec<Exact> = table.numbers().map(points).collect();
    if unplayed == Unplayed::AsInTheTable {
        return counted;
    }
    let rounds = table.rounds();
    let mut stops: BTreeMap<usize, Vec<No>> = BTreeMap::new();
    for no in table.numbers() {
        if let Some(stop) = stopped(table, no).filter(|stop| *stop < rounds) {
            stops.entry(stop).or_default().push(no);
        }
    }
    for (stop, leavers) in stops {
        let groups = gains(table, stop);
        for no in leavers {
            let before = points_after(table, no, stop);
            let average =
                groups.get(&before).map_or(Exact::ZERO, |(sum, count)| Exact::ratio(*sum, 2 * count));
            if let Some(own) = counted.get_mut(no.index()) {
                *own = Exact::ratio(i64::from(before), 2) + average;
            }
        }
    }
    counted
}

/// By score group after so many rounds: what those who played on scored later, in halves, and how many they are.
fn gains(table: &Table, stop: usize) -> BTreeMap<u32, (i64, i64)> {
    let mut groups: BTreeMap<u32, (i64, i64)> = BTreeMap::new();
    let went_on = |no: &No| came(table, *no) && stopped(table, *no).is_none_or(|other| other > stop);
    for no in table.numbers().filter(went_on) {
        let before = points_after(table, no, stop);
        let all = table.points(no).in_halves();
        let group = groups.entry(before).or_default();
        *group = (group.0 + i64::from(all.saturating_sub(before)), group.1 + 1);
    }
    groups
}

fn points_after(table: &Table, no: No, rounds: usize) -> u32 {
    let scored = table.scale.sum(table.cells(no).iter().take(rounds).filter_map(|cell| cell.mark));
    (table.carried(no) + scored).in_halves()
}

/// Whether a number belongs to somebody who took part, and is no gap.
fn came(table: &Table, no: No) -> bool {
    !table.cells(no).is_empty()
}

fn stopped(table: &Table, no: No) -> Option<usize> {
    table.line(no)?.withdrawn_after.map(usize::from)
}

/// The points of the partner a plus is thought to have.
fn lowest(table: &Table, partner: Partner) -> Option<Exact> {
    let rounds = table.rounds();
    let finished = |no: &No| stopped(table, *no).is_none_or(|stop| stop >= rounds);
    let counts = |no: &No| came(table, *no) && (partner == Partner::Lowest || finished(no));
    table.numbers().filter(counts).map(|no| table.points(no)).min().map(Exact::from)
}
