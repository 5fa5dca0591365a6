//! Figures of an event: results, colours, how points are spread, how long rounds took.

use std::collections::BTreeMap;

use competition::round::{Competitor, Outcome, Round};
use competition::{Competition, No};
use serde::Serialize;

use super::{Part, part};

/// Figures of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Statistics {
    /// Of which part.
    #[serde(flatten)]
    pub part: Part,
    /// How many play.
    pub players: usize,
    /// How many of them have a rating.
    pub rated: usize,
    /// The middle of their ratings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<u16>,
    /// How many left.
    pub left: usize,
    /// All rounds together.
    pub all: RoundFigures,
    /// Round by round.
    pub rounds: Vec<RoundFigures>,
    /// How many have so many points, the most first.
    pub points: Vec<Bar>,
    /// How many had White so many times more often than Black, in the games that were played.
    pub colours: Vec<Bar>,
}

/// Figures of a round, or of all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RoundFigures {
    /// Which; 0 for all together.
    pub round: u16,
    /// Games that were played.
    pub played: usize,
    /// Won by White.
    pub white: usize,
    /// Drawn.
    pub drawn: usize,
    /// Won by Black.
    pub black: usize,
    /// Lost by both.
    pub both_lost: usize,
    /// Decided without play.
    pub forfeited: usize,
    /// Without a result.
    pub open: usize,
    /// How long it took, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<i64>,
}

/// How many of a kind there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Bar {
    /// Of what.
    pub label: String,
    /// How many.
    pub count: usize,
}

/// Figures of the part that is being played.
#[must_use]
pub fn statistics(event: &Competition) -> Statistics {
    let (stage, table) = (event.stage(), event.table());
    let ratings: Vec<u64> = table.numbers().filter_map(|no| table.line(no)?.rating).map(u64::from).collect();
    let average = ratings.iter().sum::<u64>().checked_div(ratings.len() as u64);
    let rounds: Vec<RoundFigures> =
        event.stage().rounds().iter().map(|round| of_round(event, round)).collect();
    let mut points: BTreeMap<u32, usize> = BTreeMap::new();
    let mut colours: BTreeMap<i32, usize> = BTreeMap::new();
    for no in table.numbers() {
        *points.entry(table.points(no).in_halves()).or_default() += 1;
        let played = || table.cells(no).iter().filter_map(competition::Cell::played_colour);
        if played().next().is_some() {
            let more = |sum: i32, colour| if colour == draughts::Colour::White { sum + 1 } else { sum - 1 };
            *colours.entry(played().fold(0, more)).or_default() += 1;
        }
    }
    let label = |halves: u32| rulebook::Points::halves(halves).to_string();
    Statistics {
        part: part::now(event),
        players: stage.len(),
        rated: ratings.len(),
        average: average.and_then(|average| u16::try_from(average).ok()),
        left: table.numbers().filter(|no: &No| stage.left(*no).is_some()).count(),
        all: rounds.iter().fold(RoundFigures::default(), together),
        rounds,
        points: points.into_iter().rev().map(|(halves, count)| Bar { label: label(halves), count }).collect(),
        colours: colours.into_iter().rev().map(|(more, count)| Bar { label: signed(more), count }).collect(),
    }
}

fn of_round(event: &Competition, round: &Round) -> RoundFigures {
    let mut figures = RoundFigures { round: round.round, ..RoundFigures::default() };
    for outcome in outcomes(event, round) {
        let count = match outcome {
            Some(Outcome::White) => &mut figures.white,
            Some(Outcome::Black) => &mut figures.black,
            Some(Outcome::Draw) => &mut figures.drawn,
            Some(Outcome::BothLost) => &mut figures.both_lost,
            Some(Outcome::WhitePlus | Outcome::BlackPlus | Outcome::NeitherCame) => &mut figures.forfeited,
            None => &mut figures.open,
        };
        *count += 1;
    }
    figures.played = figures.white + figures.drawn + figures.black + figures.both_lost;
    let first_stage = event.earlier().is_empty() && event.play_off().is_none();
    let times = event.round_began_at(round.round).zip(event.round_ended_at(round.round));
    figures.minutes = times.filter(|_| first_stage).map(|(from, to)| (to.0 - from.0) / 60_000);
    figures
}

/// The games of a round: boards, the games of micromatches, the boards of matches between teams.
fn outcomes(event: &Competition, round: &Round) -> Vec<Option<Outcome>> {
    let mut all = Vec::new();
    for board in &round.boards {
        match event.stage().competitor(board.white) {
            Some(Competitor::Team(team)) => {
                let seats =
                    event.team_match(round.round, team).map(|played| played.seats).unwrap_or_default();
                all.extend(seats.into_iter().map(|seat| seat.outcome));
            }
            _ if board.games.is_empty() => all.push(board.outcome),
            _ => all.extend(board.games.iter().copied().map(Some)),
        }
    }
    all
}

fn together(sum: RoundFigures, each: &RoundFigures) -> RoundFigures {
    RoundFigures {
        round: 0,
        played: sum.played + each.played,
        white: sum.white + each.white,
        drawn: sum.drawn + each.drawn,
        black: sum.black + each.black,
        both_lost: sum.both_lost + each.both_lost,
        forfeited: sum.forfeited + each.forfeited,
        open: sum.open + each.open,
        minutes: match (sum.minutes, each.minutes) {
            (Some(one), Some(other)) => Some(one + other),
            (one, other) => one.or(other),
        },
    }
}

fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        less if less < 0 => format!("−{}", -less),
        more => format!("+{more}"),
    }
}
