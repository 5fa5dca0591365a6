//! Lateness: how late is too late, what is lost by it, and what less of it costs.

use article::Article;
use clock::{Millis, Moment};
use rulebook::LateCost;
use rulebook::law::{Bound, Measure};

use super::{Fact, fact};
use crate::outcome::{Cause, Outcome, Score};
use crate::state::Phase;
use crate::{Event, Game, PLAYERS, Player, Refusal, sanction};

impl Game {
    /// How late a player is or was, counted from the signal.
    #[must_use]
    pub fn lateness(&self, player: Player, now: Moment) -> Millis {
        let came = self.start.came[player].unwrap_or(now);
        self.start.signal.map_or(Millis::ZERO, |signal| came - signal)
    }
}

/// The outcome if players are too late by now.
pub(crate) fn absence(game: &Game, now: Moment) -> Option<Outcome> {
    let missing = PLAYERS.into_iter().any(|player| game.start.came[player].is_none());
    if game.phase != Phase::Playing || !missing {
        return None;
    }
    match PLAYERS.map(|player| is_too_late(game, player, now)) {
        [false, false] => None,
        [true, true] => Some(Outcome::new(Score::BothLose, Cause::Absence, game.law.start.both_late)),
        [first, _] => {
            let winner = if first { Player::Second } else { Player::First };
            Some(Outcome::win(winner, Cause::Absence, game.regulation.lateness_limit().by))
        }
    }
}

/// The outcome if the time of a player is over who never came: the game was not played.
pub(crate) fn missing(game: &Game, player: Player) -> Option<Outcome> {
    if game.start.came[player].is_some() || game.start.excused[player] {
        return None;
    }
    let both = game.start.came[player.other()].is_none() && !game.start.excused[player.other()];
    Some(if both {
        Outcome::new(Score::BothLose, Cause::Absence, game.law.start.both_late)
    } else {
        Outcome::win(player.other(), Cause::Absence, game.regulation.lateness_limit().by)
    })
}

/// The loss of absent players, if it is time.
pub(super) fn declare(game: &Game, now: Moment) -> Result<Vec<Event>, Refusal> {
    match absence(game, now) {
        Some(outcome) => Ok(vec![crate::Fact::Ended(outcome).at(now)]),
        None => {
            let limit = game.regulation.lateness_limit();
            Err(Refusal::new(
                limit.by,
                "nobody is too late",
                format!("when a player is {} late", limit.value),
            ))
        }
    }
}

/// When a player who has not come will have lost.
pub(super) fn deadline(game: &Game) -> Option<Moment> {
    let waited_for =
        PLAYERS.into_iter().any(|player| game.start.came[player].is_none() && !game.start.excused[player]);
    let signal = game.start.signal.filter(|_| waited_for)?;
    let beyond = if bound(game) == Bound::Reached { Millis::ZERO } else { Millis(1) };
    Some(signal + game.regulation.lateness_limit().value + beyond)
}

/// What the regulation makes a player pay who comes now.
pub(super) fn proposal(game: &Game, player: Player, now: Moment) -> Option<Fact> {
    let late = game.lateness(player, now);
    let reached = game.regulation.late_steps.iter().filter(|step| step.from <= late && !late.is_zero());
    let step = reached.max_by_key(|step| step.from).filter(|_| !game.start.excused[player])?;
    Some(Fact::Proposed { player, late, costs: step.costs, by: article(game, step.costs) })
}

pub(super) fn impose(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    let (costs, by) = owed(game, player)?;
    let measure = match costs {
        LateCost::Remark => Measure::Remark,
        LateCost::Warning => Measure::Warning,
        LateCost::Time(time) => Measure::OpponentTime(time),
    };
    Ok(vec![sanction::imposed(player, measure, by).at(now), fact(Fact::Settled(player), now)])
}

pub(super) fn waive(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    owed(game, player).map(|_| vec![fact(Fact::Settled(player), now)])
}

fn owed(game: &Game, player: Player) -> Result<(LateCost, Article), Refusal> {
    let by = game.regulation.lateness_limit().by;
    game.start.proposed[player]
        .ok_or_else(|| Refusal::new(by, "lateness costs this player nothing", "his time alone"))
}

fn article(game: &Game, costs: LateCost) -> Article {
    let limit = game.regulation.lateness_limit().by;
    game.law.start.late_costs.map_or(limit, |by| match costs {
        LateCost::Remark => by.remark,
        LateCost::Warning => by.warning,
        LateCost::Time(_) => by.other,
    })
}

fn is_too_late(game: &Game, player: Player, now: Moment) -> bool {
    let (late, limit) = (game.lateness(player, now), game.regulation.lateness_limit().value);
    let over = match bound(game) {
        Bound::Reached => late >= limit,
        Bound::Exceeded => late > limit,
    };
    over && !game.start.excused[player]
}

/// Where the limit is the time of the control the edition says which it is; any other limit has to be exceeded.
fn bound(game: &Game) -> Bound {
    let is_control = game.regulation.lateness_limit().value == game.regulation.control.first();
    if is_control { game.law.start.bound } else { Bound::Exceeded }
}
